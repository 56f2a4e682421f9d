"""The result of importing one log."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from detente.core.errors import DetenteError
from detente.core.record_file import ENDING
from detente.importing.importer import Log, LogImporter, ReplayedLog
from detente.texts import printable

DIFFERS: Final = 1
UNUSABLE: Final = 2


class Source(NamedTuple):
    """A log that has been read, and the game and importer it belongs to."""

    game: str
    importer: LogImporter
    log: Log


@dataclass
class ImportResult:
    """A log file, and the results of reading, replaying and writing it so far."""

    path: Path
    lines: Sequence[str] = ()
    source: Source | None = None
    """What was read from it."""
    replayed: ReplayedLog | None = None
    written: Path | None = None
    """The file of its record."""
    error: DetenteError | None = None
    """Why it could not be read, replayed or written."""

    @property
    def name(self) -> str:
        """The name of the file, printable."""
        return printable(str(self.path))

    @property
    def record_name(self) -> str:
        """The name of its record's file."""
        return self.path.stem + ENDING

    @property
    def code(self) -> int:
        """Its exit code."""
        if self.source is not None and (self.replayed is None or self.replayed.unexplained):
            return DIFFERS
        return UNUSABLE if self.error else 0
