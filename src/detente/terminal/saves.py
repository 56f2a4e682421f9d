"""Games in progress and finished games, as records in the player's data folder."""

import os
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
    """A file for a new game, named by the game and the time."""
    started = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for number in count(1):
        again = f"-{number}" if number > 1 else ""
        path = home() / "saves" / f"{game}-{started}{again}{ENDING}"
        if not path.exists():
            return path
    raise AssertionError


def newest_save(refereed: bool = False) -> Path:
    """The game in progress that was played last, here or, `refereed`, on a real table."""
    folder = home() / "saves"
    saves = sorted(folder.glob("*" + ENDING), key=lambda path: path.stat().st_mtime_ns)
    saves = [path for path in saves if path.name.startswith(REFEREED) == refereed]
    if not saves:
        missing = "referee-no-saves" if refereed else "terminal-no-saves"
        raise InvalidInput(missing, folder=str(folder))
    return saves[-1]


def finished(save: Path) -> Path:
    """The file for the record of a finished game."""
    return home() / "records" / save.name


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all, for its owner only; InvalidInput if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text, 0o600)
    except OSError as error:
        raise InvalidInput(
            "terminal-cannot-save", file=str(path), why=error.strerror or ""
        ) from error
