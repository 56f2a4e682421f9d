"""Games in progress and finished games, as records in the player's data folder."""

import os
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from detente.core.errors import InvalidInput
from detente.core.record_file import ENDING
from detente.files import write_whole

REFEREED: Final = "referee"
"""The note in the record of a game on a real table, and how the name of its file begins."""


def home() -> Path:
    """The folder of a player's games: DETENTE_HOME, or the usual place for data."""
    own = os.environ.get("DETENTE_HOME")
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "detente"


def new_save(game: str) -> Path:
    """A file for a new game, named by the game and the time; no other game gets the same name.

    An empty file keeps the name until the first move is saved.
    """
    started = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for name in _names(f"{game}-{started}"):
        path = _saves() / name
        if not (_records() / name).exists() and _claimed(path):
            return path
    raise AssertionError


def _saves() -> Path:
    return home() / "saves"


def _records() -> Path:
    return home() / "records"


def _names(stem: str) -> Iterator[str]:
    """Names for a file, until one is free."""
    yield stem + ENDING
    yield from (f"{stem}-{number}{ENDING}" for number in count(2))


def _claimed(path: Path) -> bool:
    """Make an empty file; False if there is one already."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600, exist_ok=False)
    except FileExistsError:
        return False
    except OSError:
        return True  # nothing can be saved here: the first attempt to save tells why
    return True


def newest_save(game: str | None = None, refereed: bool = False) -> Path:
    """The game in progress that was played last, here or, `refereed`, on a real table.

    With `game`, the last one of that game.
    """
    begin = f"{REFEREED}-" if refereed else ""
    saves = [
        path
        for path in _saves().glob(f"{begin}{game}-*{ENDING}" if game else f"{begin}*{ENDING}")
        if path.name.startswith(f"{REFEREED}-") == refereed and path.stat().st_size
    ]
    if not saves:
        folder = str(_saves())
        if game is None:
            missing = "referee-no-saves" if refereed else "terminal-no-saves"
            raise InvalidInput(missing, folder=folder)
        missing = "referee-no-saves-of-game" if refereed else "terminal-no-saves-of-game"
        raise InvalidInput(missing, folder=folder, game=game)
    return max(saves, key=lambda path: path.stat().st_mtime_ns)


def finished(save: Path) -> Path:
    """A new file for the record of a finished game."""
    return next(path for name in _names(save.stem) if not (path := _records() / name).exists())


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all, for its owner only; InvalidInput if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text, 0o600)
    except OSError as error:
        raise InvalidInput(
            "terminal-cannot-save", file=str(path), why=error.strerror or ""
        ) from error
