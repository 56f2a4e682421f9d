"""What pyproject.toml cannot say: compile the hot modules with mypyc.

DETENTE_COMPILE=0 leaves everything uncompiled, =1 makes a failure to compile fatal. Unset: compile
if this machine can, otherwise use the same sources uncompiled. `detente.compiled` says which.

DETENTE_BUILD names how: `quick` compiles soon, and an edit of one game again sooner; `release` runs
faster, and is what wheels have; `profile` and `trained` are the two halves of `make pgo`. What each
costs and brings is in docs/speed.md.
"""

import ast
import os
import re
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

CORE = ("agenda", "deck", "event_log", "game", "position", "rng", "shared", "state", "view")
BOTS = ("evaluation", "ismcts", "margins", "mixed", "one_ply", "racing", "rollouts")
PARTS = ("rules", "bot")
HARNESS = "detente.server.harness"  # for developers; wheels do not have it
LEFT_OUT: set[str] = set()  # modules of games that mypyc cannot compile, each with its reason

COMPILE = os.environ.get("DETENTE_COMPILE", "")
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}.intersection(sys.argv)

BUILD = os.environ.get("DETENTE_BUILD") or ("release" if "bdist_wheel" in sys.argv else "quick")
ONE_LIBRARY = ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Nobody replaces a function of a library from outside, so calls inside of it may be direct."""
FLAGS = {
    "quick": [],
    "release": ONE_LIBRARY,
    "profile": [*ONE_LIBRARY, "-fprofile-generate"],
    "trained": [*ONE_LIBRARY, "-fprofile-use", "-Wno-missing-profile"],
}
"""No -march: a wheel runs on other machines, too."""
TARGET = Path("build") if BUILD == "quick" else Path("build", "release")


def libraries() -> dict[str, list[str]]:
    """Name the shared libraries to build, with their modules: the core's hot ones, and each game.

    A change in one game then leaves the others as they are, and they compile side by side. The
    rules of a game and its bot are two libraries, so that an edit of the bot leaves the rules.
    All but quick builds have one library, in which games call the core and the bots directly.
    """
    found = {
        "core": [f"src/detente/core/{name}.py" for name in CORE],
        "bots": [f"src/detente/bots/{name}.py" for name in BOTS],
    }
    for game in sorted(Path("src/detente/games").iterdir()):
        for part in PARTS:
            modules = [path.as_posix() for path in sorted((game / part).rglob("*.py"))]
            hot = [path for path in modules if not path.endswith("__init__.py")]
            if hot:
                found[f"{game.name}_{part}"] = [path for path in hot if path not in LEFT_OUT]
    return found if BUILD == "quick" else {"all": [*chain(*found.values())]}


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
    """Say why nothing is compiled, or stop if DETENTE_COMPILE=1 requires it."""
    if COMPILE == "1":
        sys.exit(f"detente: cannot compile: {reason}.")
    line = f"detente: not compiled, so slower: {reason}."
    frame = "*" * len(line)
    print(*([frame, line, frame] if loud else [line]), sep="\n", file=sys.stderr, flush=True)


def extensions() -> list[Any]:
    """Translate the modules to C; an empty list means uncompiled."""
    if COMPILE == "0" or not BUILDING:
        return []
    if BUILD not in FLAGS:
        sys.exit(f"detente: DETENTE_BUILD is {BUILD}, but must be one of {', '.join(FLAGS)}.")
    if reason := missing_tool():
        stay_uncompiled(reason)
        return []
    from mypyc.build import mypycify

    modules = libraries()
    options = [
        "--config-file=",
        f"--cache-dir={TARGET}/mypyc",
        "--ignore-missing-imports",  # an isolated build has none of our dependencies
    ]
    try:
        compiled = mypycify(
            [*options, *chain(*modules.values())],
            separate=[(paths, f"detente_{name}") for name, paths in modules.items()],
            opt_level="1" if BUILD == "quick" else "2",
            debug_level="0",
            target_dir=str(TARGET),
        )
    except SystemExit:
        stay_uncompiled("mypyc refuses our own source, see above; please report it", loud=True)
        return []
    if sys.platform != "win32":
        for library in compiled:  # mypyc gives all of them the same list of flags
            library.extra_compile_args = [*library.extra_compile_args, *FLAGS[BUILD]]
            library.extra_link_args = [flag for flag in FLAGS[BUILD] if "profile" in flag]
    add_docstrings(compiled, modules)
    return compiled


class Docstrings:
    """The docstrings of some modules, by the C names that mypyc gives to what they describe.

    mypyc leaves them out: its tables of modules, classes, methods and properties hold a signature
    at most. They are put into the table entries of these names, so that `help()` shows them.
    """

    literal = r'NULL|"(?:[^"\\]|\\.)*"'
    entries = (
        rf"(\(PyCFunction\)CPyPy_(\w+),\s+METH_[\w |]+, PyDoc_STR\()({literal})(?=\))",
        rf"(PyTypeObject CPyType_(\w+)_template_ = {{[^}}]*? PyDoc_STR\()({literal})(?=\))",
        r"(\(getter\)(\w+),\s+(?:NULL|\(setter\)\w+),\s+)(NULL)(?=, NULL})",
        r"(struct PyModuleDef (\w+)module = {[^}]*?)(NULL)(?=, /\* docstring \*/)",
    )
    """What stands before a docstring in C, the name within it, and what is there now."""

    def __init__(self, paths: list[str]) -> None:
        self.by_name: dict[str, str] = {}
        self.written: set[str] = set()
        for path in paths:
            module = ".".join(Path(path).relative_to("src").with_suffix("").parts)
            self.read(module, ast.parse(Path(path).read_text("utf-8")))

    def read(self, name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> None:
        """Keep the docstring of a module, class or function, and those inside of it."""
        if docstring := ast.get_docstring(node):
            self.by_name[name.replace("___", "___3_").replace(".", "___")] = docstring
        for part in [] if isinstance(node, ast.FunctionDef) else node.body:
            if isinstance(part, ast.ClassDef | ast.FunctionDef):
                is_property = "property" in map(ast.unparse, part.decorator_list)
                self.read(name + ("_get_" if is_property else ".") + part.name, part)

    def write_into(self, c: str) -> str:
        """Generated C with the docstrings in it; `missing` then says which have no place."""
        for entry in self.entries:
            c = re.sub(entry, self.written_entry, c)
        return c

    def written_entry(self, entry: re.Match[str]) -> str:
        """An entry with its docstring after the signature, which Python expects first."""
        before, name, signature = entry.groups()
        if name not in self.by_name:
            return entry[0]
        self.written.add(name)
        return before + signature.removeprefix("NULL") + c_string(self.by_name[name])

    @property
    def missing(self) -> list[str]:
        """The C names of what has a docstring that was not written."""
        return sorted(set(self.by_name) - self.written)


def c_string(text: str) -> str:
    """A text as a literal of C: UTF-8, in which everything but letters and the like is a number."""
    plain = re.compile(r"[\w .,:;()`'-]", re.ASCII)
    parts = (chr(b) if plain.match(chr(b)) else f"\\{b:03o}" for b in text.encode())
    return '"' + "".join(parts) + '"'


def add_docstrings(compiled: list[Any], modules: dict[str, list[str]]) -> None:
    """Let copies of the generated C be compiled, with the docstrings in them.

    The C itself stays as it is: by its hash mypyc knows what it need not translate again. A copy
    that is up to date is not written, so nothing is compiled again. Another mypyc may write C that
    has no place for a docstring; then a line says so, and what is built runs all the same.
    """
    for name, paths in modules.items():
        c = TARGET / f"__native_detente_{name}.c"
        libraries = [library for library in compiled if str(c) in library.sources]
        docstrings = Docstrings(paths)
        if libraries:
            documented = docstrings.write_into(c.read_text("utf-8"))
            copy = c.parent / "documented" / c.name
            copy.parent.mkdir(exist_ok=True)
            if not copy.exists() or copy.read_text("utf-8") != documented:
                copy.write_text(documented, "utf-8")
        for library in libraries:
            library.sources = [str(copy) if s == str(c) else s for s in library.sources]
        if missing := docstrings.missing:
            line = f"detente: {len(missing)} docstrings missing in {c}, such as {missing[0]}."
            print(line, file=sys.stderr, flush=True)


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
    """Wheels go without the harness; nothing compiled earlier stays beside a newer source."""

    def finalize_options(self) -> None:
        """Leave the harness out of wheels."""
        super().finalize_options()
        if "bdist_wheel" in sys.argv:
            self.packages = [name for name in self.packages if name != HARNESS]
            left_out = HARNESS.replace(".", "/").removeprefix("detente/")
            self.exclude_package_data.setdefault("detente", []).append(f"{left_out}/*")

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
