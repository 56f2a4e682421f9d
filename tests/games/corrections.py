"""A game whose data files have been corrected, as a later program would have them."""

from importlib import import_module
from importlib.resources import files
from pathlib import Path
from shutil import copytree

import pytest

import detente
from detente.core import data

Edits = dict[str, list[tuple[str, str]]]
"""Data file → what is written there now, and what a correction makes of it."""


def correct(patch: pytest.MonkeyPatch, folder: Path, game: str, edits: Edits) -> None:
    """Let the next revision of a game be read from a copy of its data files with these edits."""
    package = f"detente.games.{game}"
    copied = Path(copytree(str(files(package).joinpath("data")), folder / game / "data"))
    for name, changes in edits.items():
        text = (copied / name).read_text(encoding="utf-8")
        for before, after in changes:
            assert text.count(before) == 1, (
                f"{name}: {before} stands there {text.count(before)} times"
            )
            text = text.replace(before, after)
        (copied / name).write_text(text, encoding="utf-8")
    tables = import_module(f"{package}.rules.tables").tables
    tables.cache_clear()
    data._parsed.cache_clear()
    patch.setattr(data, "files", lambda asked: folder / game if asked == package else files(asked))
    rules = type(detente.game(game))
    patch.setattr(rules, "latest_revision", rules.latest_revision + 1)


def forget(game: str) -> None:
    """Let the data files of a game be read anew, when `correct` is over."""
    import_module(f"detente.games.{game}.rules.tables").tables.cache_clear()
    data._parsed.cache_clear()
