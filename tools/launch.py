"""What `.venv/bin/detente` runs in a checkout: the compiled copy while it is up to date, else src.

Only make installs it; the command that `pip install` writes calls `detente.cli.main` itself.
Processes that the program starts with multiprocessing inherit its sys.path, and so import the same
variant.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

SHIPPED = ("src/detente", "setup.py", "pyproject.toml")
"""What the compiled copy is made of; the Makefile has the same list."""


def shipped(checkout: Path) -> dict[str, int]:
    """Every file that the copy is made of, and when it was changed last, in nanoseconds."""
    found: dict[str, int] = {}
    for name in SHIPPED:
        path = checkout / name
        if path.is_dir():
            found.update(_files(str(path), name))
        elif path.is_file():
            found[name] = path.stat().st_mtime_ns
    return found


def _files(folder: str, name: str) -> Iterator[tuple[str, int]]:
    with os.scandir(folder) as entries:  # several times as fast as Path.rglob
        for entry in entries:
            inner = f"{name}/{entry.name}"
            if entry.is_dir(follow_symlinks=False):
                if entry.name != "__pycache__":
                    yield from _files(entry.path, inner)
            elif not entry.name.endswith((".pyc", ".so")):
                yield inner, entry.stat().st_mtime_ns


def up_to_date(checkout: Path, compiled: Path) -> bool:
    """Whether the copy was made of these files as they are: none is newer, missing or added."""
    try:
        done = compiled / "done"
        made, made_of = done.stat().st_mtime_ns, done.read_text(encoding="utf-8")
    except OSError:
        return False  # never compiled, or there is no C compiler
    found = shipped(checkout)
    return found.keys() == set(made_of.splitlines()) and max(found.values()) <= made


def main() -> None:
    """Put the copy before src on sys.path, but after PYTHONPATH, and run the program."""
    checkout = Path(__file__).resolve().parents[1]
    compiled = Path(sys.prefix, "compiled")
    fresh = up_to_date(checkout, compiled)
    if fresh:
        source = str(checkout / "src")
        sys.path.insert(sys.path.index(source) if source in sys.path else 0, str(compiled))
    from detente.cli.main import main

    main(compile_hint=not fresh)


if __name__ == "__main__":
    main()
