"""What pyproject.toml cannot say: compile the hot modules with mypyc, ship the rules ledgers.

DETENTE_COMPILE=0 leaves everything uncompiled, =1 makes a failure to compile fatal. Unset: compile
if this machine can, otherwise use the same sources uncompiled. `detente.compiled` tells which.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CORE = ("agenda", "chance", "events", "game", "pile", "state")
GAMES = sorted(Path("src/detente/games").glob("*/*.py"))
LEFT_OUT: set[str] = set()  # modules of games that mypyc cannot compile, and why

COMPILE = os.environ.get("DETENTE_COMPILE", "")
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}.intersection(sys.argv)


def sources() -> list[str]:
    """List the modules to compile: the core's hot ones, and every game."""
    games = {path.as_posix() for path in GAMES if path.name != "__init__.py"} - LEFT_OUT
    return [*(f"src/detente/core/{name}.py" for name in CORE), *sorted(games)]


def missing_tool() -> str | None:
    """Name what this machine lacks to compile an extension module; None if nothing."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is missing (pip install mypy)"
    if sys.platform == "win32":
        return None  # setuptools searches; building fails soon enough if it finds none
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = ["-I", sysconfig.get_path("include")]
    try:
        subprocess.run(
            [*compiler, *include, "-fsyntax-only", "-x", "c", "-"],
            input=b"#include <Python.h>\n",
            capture_output=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "no C compiler with Python headers (Debian, Ubuntu: apt install gcc python3-dev)"
    return None


def stay_uncompiled(reason: str, *, loud: bool = False) -> None:
    """Say why nothing is compiled, or stop if compiling was demanded."""
    if COMPILE == "1":
        sys.exit(f"detente: cannot compile: {reason}.")
    line = f"detente: not compiled, so slower: {reason}."
    frame = "*" * len(line)
    print(*([frame, line, frame] if loud else [line]), sep="\n", file=sys.stderr, flush=True)


def extensions() -> list[Extension]:
    """Translate the modules to C; an empty list means uncompiled."""
    if COMPILE == "0" or not BUILDING:
        return []
    if reason := missing_tool():
        stay_uncompiled(reason)
        return []
    from mypyc.build import mypycify

    # The isolated environment of a build has none of our dependencies, hence the second option.
    options = ["--config-file=", "--ignore-missing-imports"]
    try:
        return mypycify([*options, *sources()], group_name="detente", debug_level="0")
    except SystemExit:
        stay_uncompiled("mypyc refuses our own source, see above; please report it", loud=True)
        return []


class BuildExtensions(build_ext):
    """All modules compiled or none: a half-compiled package does not run."""

    def run(self) -> None:
        """Build, and clear away what was built if something was not."""
        try:
            super().run()
        except Exception as error:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            stay_uncompiled(f"the C compiler failed, {error}", loud=True)


class BuildPython(build_py):
    """The ledgers live in docs/rules; an installed detente finds them in its folder `rules`."""

    def run(self) -> None:
        """Copy the modules, their data and the ledgers; drop what an earlier build compiled."""
        super().run()
        if not self.distribution.has_ext_modules():  # Python prefers a .so to the .py beside it
            for stale in Path("src" if self.editable_mode else self.build_lib).rglob("*.so"):
                stale.unlink()
        if not self.editable_mode:
            rules = Path(self.build_lib, "detente", "rules")
            shutil.copytree("docs/rules", rules, dirs_exist_ok=True)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions, "build_py": BuildPython},
    )
