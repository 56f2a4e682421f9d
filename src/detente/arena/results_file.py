"""The results of an arena in a file: a header line, then a line for each finished game.

Lines are JSON. Each is on the disk before further games are awaited, so an arena that was stopped
or killed continues with the games that are missing. When more is asked of an arena than before,
another header follows; the last one counts.
"""

import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

import detente
from detente import InvalidInput
from detente.arena.files import file_name, writing
from detente.arena.match import Folders, GameResult
from detente.arena.schedule import Lineup, Schedule
from detente.bots import bot_hash

_FORMAT: Final = "detente arena"
_VERSION: Final = 4
_OLDEST: Final = 2
"""The oldest version that is read. It has no revision, for all its games follow revision 1."""
_HEADER_LINE: Final = b'{"format":'


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an arena was asked for beside its games, so that resuming it does the same."""

    jobs: int | None = None
    stats: bool = False
    json: str | None = None
    plot: str | None = None
    records: str | None = None


class PlayedWith(msgspec.Struct, frozen=True):
    """What the results depend on beside the schedule: with anything else they would be others.

    `revision` is that of the game's rules, `detente` the version of the program, and `bots` has for
    each spec the hash of its modules and data files. A file before version 4 does not tell that.
    """

    revision: int
    detente: str
    bots: dict[str, str] | None


class Header(msgspec.Struct, frozen=True, rename={"schedule": "plan", "bots": "bot_hashes"}):
    """The first line: what `PlayedWith` has, the schedule (`plan` in JSON) and what is asked."""

    format: str
    version: int
    detente: str
    schedule: Schedule
    revision: int = 1
    bots: dict[str, str] | None = None
    asked: Asked = Asked()


def playing_with(schedule: Schedule) -> PlayedWith:
    """What games of a schedule depend on if they are played now."""
    hashes = {spec: bot_hash(spec, schedule.game) for spec in dict.fromkeys(schedule.bots)}
    return PlayedWith(schedule.rules().revision, detente.__version__, hashes)


class ResultsFile:
    """A file that is open for the results of this schedule, with the results that it has."""

    def __init__(self, path: Path, schedule: Schedule, asked: Asked | None = None) -> None:
        self.path = path
        self.schedule = schedule
        self.asked = asked = asked or Asked()
        self.results: dict[tuple[int, Lineup], GameResult] = {}
        now = playing_with(schedule)
        lines = read_lines(path) if path.exists() else []
        header = None
        if lines:
            header = self._check(_header(path, _last_header(lines)), now)
            self._read(lines)
            if header.bots is None and self.missing():
                raise InvalidInput("arena-unknown-bots", file=str(path))
        self.taken = len(self.played())
        """How many games the file had."""
        with writing(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(sum(len(line) + 1 for line in lines))  # without a torn last line
            plan = replace(schedule, revision=None)
            if header is None or (header.bots and (header.schedule, header.asked) != (plan, asked)):
                self._write(
                    [
                        Header(
                            _FORMAT,
                            _VERSION,
                            now.detente,
                            plan,
                            now.revision,
                            now.bots,
                            asked,
                        )
                    ]
                )

    def _check(self, header: Header, now: PlayedWith) -> Header:
        """Refuse a file whose games cannot be mixed with those of this schedule."""
        wanted = self.schedule
        same = replace(header.schedule, games=wanted.games, revision=wanted.revision) == wanted
        file = str(self.path)
        if same and header.revision != now.revision:
            raise InvalidInput(
                "arena-other-revision",
                file=file,
                game=self.schedule.game,
                revision=header.revision,
                played=now.revision,
            )
        if not same or header.detente != now.detente:
            raise InvalidInput("arena-other-journal", file=file)
        for bot, found in (now.bots or {}).items():
            if header.bots is not None and header.bots.get(bot) != found:
                raise InvalidInput("arena-other-bot", file=file, bot=bot)
        return header

    def _read(self, lines: list[bytes]) -> None:
        decoder = msgspec.json.Decoder(GameResult)
        for number, line in enumerate(lines, 1):
            if number == 1 or line.startswith(_HEADER_LINE):
                continue
            try:
                result = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise InvalidInput("arena-bad-journal", file=str(self.path), line=number) from error
            self.results[result.deal, result.lineup] = result

    @property
    def folders(self) -> Folders:
        """Where records go: those of bots that failed lie in a folder named like the file."""
        records = None if self.asked.records is None else Path(self.asked.records)
        return Folders(self.path.with_suffix(""), records)

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
    """The file of a schedule in a folder; its name does not depend on the number of games.

    It depends on what the games are played with, so a bot that has changed gets a new file.
    """
    same = replace(schedule, games=0)
    digest = sha256(msgspec.json.encode((same, playing_with(schedule)))).hexdigest()[:8]
    return folder / f"arena-{file_name((schedule.game, *schedule.bots))}-{digest}.jsonl"


def read_header(path: Path) -> Header:
    """The schedule of the arena that wrote a file, by its own rules, and what was asked for."""
    header = _header(path, _last_header(read_lines(path)))
    newest = header.schedule.rules().revision
    revision = None if header.revision == newest else header.revision
    return replace(header, schedule=replace(header.schedule, revision=revision))


def stored_games(path: Path) -> int:
    """How many games are in a file."""
    return sum(not line.startswith(_HEADER_LINE) for line in read_lines(path))


def _last_header(lines: list[bytes]) -> bytes:
    """The last line that is a header, else the first line."""
    headers = [line for line in lines if line.startswith(_HEADER_LINE)]
    return headers[-1] if headers else lines[0] if lines else b""


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
