"""What became of a log that somebody wants imported."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from detente.core.errors import DetenteError
from detente.core.record import ENDING
from detente.importing.importer import Log, LogImporter, Retold
from detente.texts import printable

DIFFERS: Final = 1
UNUSABLE: Final = 2


class Source(NamedTuple):
    """A log that has been read, and the game and importer it belongs to."""

    game: str
    importer: LogImporter
    log: Log


@dataclass
class Outcome:
    """A log, and what came of it as far as it came."""

    path: Path
    lines: Sequence[str] = ()
    source: Source | None = None
    """What was read from it."""
    retold: Retold | None = None
    written: Path | None = None
    trouble: DetenteError | None = None
    """Why it could not be read, driven or written."""

    @property
    def name(self) -> str:
        """The file as a screen can bear it."""
        return printable(str(self.path))

    @property
    def record_name(self) -> str:
        """What its record is called."""
        return self.path.stem + ENDING

    @property
    def code(self) -> int:
        """What it means for the exit code."""
        if self.source is not None and (self.retold is None or self.retold.unexplained):
            return DIFFERS
        return UNUSABLE if self.trouble else 0
