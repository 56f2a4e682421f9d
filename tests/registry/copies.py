"""Copies of nim under other names, with faults."""

import shutil
from collections.abc import Callable
from pathlib import Path

from tests.registry.conftest import EXAMPLE

Fault = Callable[[Path], None]


def copy_of_nim(folder: Path, module: str, name: str = "nim", *faults: Fault) -> Path:
    """Write a package like nim's into a folder, with another name of module and game."""
    package = folder / module
    shutil.copytree(EXAMPLE / "src" / "detente_nim", package)
    for path in package.rglob("*.py"):
        text = path.read_text("utf-8").replace("detente_nim", module)
        if path.name in ("__init__.py", "game.py"):
            text = text.replace('"nim"', f'"{name}"')
        path.write_text(text, "utf-8")
    for fault in faults:
        fault(package)
    return package


def changed(file: str, old: str, new: str) -> Fault:
    """Another text in a file."""

    def change(package: Path) -> None:
        text = (package / file).read_text("utf-8")
        assert old in text, old
        (package / file).write_text(text.replace(old, new), "utf-8")

    return change


def added(file: str, text: str) -> Fault:
    """More text at the end of a file."""

    def add(package: Path) -> None:
        path = package / file
        path.write_text((path.read_text("utf-8") if path.exists() else "") + text, "utf-8")

    return add


def removed(file: str) -> Fault:
    """A file or folder less."""

    def remove(package: Path) -> None:
        path = package / file
        shutil.rmtree(path) if path.is_dir() else path.unlink()

    return remove


def garbled(file: str) -> Fault:
    """A file that is no text."""
    return lambda package: void((package / file).write_bytes(b"\xff\xfe\x80 nothing"))


def void(_: object) -> None:
    """Nothing."""


def announce(folder: Path, distribution: str, games: dict[str, str]) -> None:
    """Let a folder look as if a distribution with these entry points were installed in it."""
    about = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n"
    (about / "METADATA").write_text(metadata)
    points = "".join(f"{name} = {module}\n" for name, module in games.items())
    (about / "entry_points.txt").write_text(f"[detente.games]\n{points}")
