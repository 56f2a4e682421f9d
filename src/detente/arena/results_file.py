"""The results of an arena in a file: a header line, then a line for each finished game.

Lines are JSON. Each is on the disk before further games are awaited, so an arena that was stopped
or killed continues with the games that are missing.
"""

import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

import detente
from detente import InvalidInput
from detente.arena.files import file_name, writing
from detente.arena.match import GameResult
from detente.arena.schedule import Lineup, Schedule

_FORMAT: Final = "detente arena"
_VERSION: Final = 3
_OLDEST: Final = 2
"""The oldest version that is read. It has no revision, for all its games follow revision 1."""


class Header(msgspec.Struct, frozen=True, rename={"schedule": "plan"}):
    """The first line. `revision` is that of the game's rules.

    `detente` is the version of the program, for bots of another version may play differently. In
    JSON the schedule is called `plan`.
    """

    format: str
    version: int
    detente: str
    schedule: Schedule
    revision: int = 1


class ResultsFile:
    """A file that is open for the results of this schedule, with the results that it has."""

    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path = path
        self.schedule = schedule
        self.results: dict[tuple[int, Lineup], GameResult] = {}
        revision = schedule.rules().revision
        lines = read_lines(path) if path.exists() else []
        if lines:
            self._check(_header(path, lines[0]), revision)
            self._read(lines[1:])
        with writing(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(sum(len(line) + 1 for line in lines))  # without a torn last line
            if not lines:
                header = Header(_FORMAT, _VERSION, detente.__version__, schedule, revision)
                self._write([header])

    def _check(self, header: Header, revision: int) -> None:
        """Refuse a file whose games cannot be mixed with those of this schedule."""
        same = msgspec.structs.replace(header.schedule, games=self.schedule.games) == self.schedule
        if same and header.revision != revision:
            raise InvalidInput(
                "arena-other-revision",
                file=str(self.path),
                game=self.schedule.game,
                revision=header.revision,
                played=revision,
            )
        if not same or header.detente != detente.__version__:
            raise InvalidInput("arena-other-journal", file=str(self.path))

    def _read(self, lines: list[bytes]) -> None:
        decoder = msgspec.json.Decoder(GameResult)
        for number, line in enumerate(lines, 2):
            try:
                result = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise InvalidInput("arena-bad-journal", file=str(self.path), line=number) from error
            self.results[result.deal, result.lineup] = result

    @property
    def failures(self) -> Path:
        """The folder for the records of bots that failed."""
        return self.path.with_suffix("")

    def missing(self) -> list[tuple[int, list[Lineup]]]:
        """The games that are still to be played, by deal."""
        todo = [
            (deal, [lineup for lineup in lineups if (deal, lineup) not in self.results])
            for deal, lineups in self.schedule.deals()
        ]
        return [(deal, lineups) for deal, lineups in todo if lineups]

    def played(self) -> list[GameResult]:
        """The finished games of the schedule, in its order."""
        return [
            self.results[deal, lineup]
            for deal, lineups in self.schedule.deals()
            for lineup in lineups
            if (deal, lineup) in self.results
        ]

    def add(self, results: Iterable[GameResult]) -> None:
        """Store finished games."""
        finished = list(results)
        with writing(self.path):
            self._write(finished)
        self.results.update({(result.deal, result.lineup): result for result in finished})

    def _write(self, values: Iterable[Any]) -> None:
        for value in values:
            self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def results_path(schedule: Schedule, folder: Path) -> Path:
    """The file of a schedule in a folder; its name does not depend on the number of games."""
    same = msgspec.json.encode(msgspec.structs.replace(schedule, games=0))
    digest = sha256(same).hexdigest()[:8]
    return folder / f"arena-{file_name((schedule.game, *schedule.bots))}-{digest}.jsonl"


def read_schedule(path: Path) -> Schedule:
    """The schedule of the arena that wrote a file."""
    lines = read_lines(path)
    return _header(path, lines[0] if lines else b"").schedule


def read_lines(path: Path) -> list[bytes]:
    """The complete lines of a file; a last line that was torn off does not count."""
    try:
        return path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise InvalidInput("cannot-read", file=str(path), why=error.strerror or "") from error


def _header(path: Path, line: bytes) -> Header:
    try:
        stamp = msgspec.json.decode(line, type=dict[str, Any])
        version = stamp.get("version")
        if stamp.get("format") == _FORMAT and version not in range(_OLDEST, _VERSION + 1):
            raise InvalidInput(
                "arena-newer-journal",
                file=str(path),
                version=str(version),
                oldest=_OLDEST,
                newest=_VERSION,
            )
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidInput("arena-not-a-journal", file=str(path)) from error
    if header.format != _FORMAT:
        raise InvalidInput("arena-not-a-journal", file=str(path))
    return header
