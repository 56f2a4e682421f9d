"""What pyproject.toml cannot say: compile the hot modules with mypyc.

DETENTE_COMPILE=0 leaves everything uncompiled, =1 makes a failure to compile fatal. Unset: compile
if this machine can, otherwise use the same sources uncompiled. `detente.compiled` tells which.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CORE = ("agenda", "deck", "event_log", "game", "rng", "state")
PARTS = ("rules", "bot")
LEFT_OUT: set[str] = set()  # modules of games that mypyc cannot compile, each with its reason

COMPILE = os.environ.get("DETENTE_COMPILE", "")
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}.intersection(sys.argv)


def libraries() -> dict[str, list[str]]:
    """Name the shared libraries to build, with their modules: the core's hot ones, and each game.

    A change in one game then leaves the others as they are, and they compile side by side. The
    rules of a game and its bot are two libraries, so that an edit of the bot leaves the rules.
    """
    found = {"core": [f"src/detente/core/{name}.py" for name in CORE]}
    for game in sorted(Path("src/detente/games").iterdir()):
        for part in PARTS:
            modules = [path.as_posix() for path in sorted((game / part).rglob("*.py"))]
            hot = [path for path in modules if not path.endswith("__init__.py")]
            if hot:
                found[f"{game.name}_{part}"] = [path for path in hot if path not in LEFT_OUT]
    return found


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


def extensions() -> list[Any]:
    """Translate the modules to C; an empty list means uncompiled."""
    if COMPILE == "0" or not BUILDING:
        return []
    if reason := missing_tool():
        stay_uncompiled(reason)
        return []
    from mypyc.build import mypycify

    modules = libraries()
    options = [
        "--config-file=",
        "--cache-dir=build/mypyc",
        "--ignore-missing-imports",  # an isolated build has none of our dependencies
    ]
    try:
        return mypycify(
            [*options, *chain(*modules.values())],
            separate=[(paths, f"detente_{name}") for name, paths in modules.items()],
            opt_level="1",  # 3 takes twice as long to compile and is 2 % faster
            debug_level="0",
        )
    except SystemExit:
        stay_uncompiled("mypyc refuses our own source, see above; please report it", loud=True)
        return []


class BuildExtensions(build_ext):
    """All modules compiled or none: a half-compiled package does not run."""

    def run(self) -> None:
        """Build, and clear away what was built if something was not."""
        self.parallel = True
        try:
            super().run()
        except Exception as error:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            print(error, file=sys.stderr)
            stay_uncompiled("the C compiler failed, see above", loud=True)


class BuildPython(build_py):
    """Nothing that an earlier build compiled stays beside a newer source."""

    def run(self) -> None:
        """Copy the modules and their data."""
        super().run()
        self.drop_stale()

    def drop_stale(self) -> None:
        """Remove what an earlier build compiled: Python prefers it to the source beside it."""
        folder = Path("src" if self.editable_mode else self.build_lib)
        builder: Any = self.get_finalized_command("build_ext")
        modules = self.distribution.ext_modules or []
        kept = {folder / builder.get_ext_filename(module.name) for module in modules}
        for stale in {*folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))} - kept:
            stale.unlink()


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions, "build_py": BuildPython},
    )
