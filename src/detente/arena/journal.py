"""The journal of an arena: a line about the arena, then a line for each finished game.

Lines are JSON and are on the disk before the next games are awaited, so an arena that was stopped,
in whatever way, goes on where it was.
"""

import os
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

import detente
from detente import BadInput
from detente.arena.files import file_name, writing
from detente.arena.match import Outcome
from detente.arena.plan import Lineup, Plan

_FORMAT: Final = "detente arena"
_VERSION: Final = 2


class Header(msgspec.Struct, frozen=True):
    """The first line. Bots of another Détente may play differently, hence its version."""

    format: str
    version: int
    detente: str
    plan: Plan


class Journal:
    """A journal that is open for this plan, with the games that it holds."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.outcomes: dict[tuple[int, Lineup], Outcome] = {}
        lines = read_lines(path) if path.exists() else []
        if lines:
            self._continue(lines)
        with writing(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab")
            self._file.truncate(sum(len(line) + 1 for line in lines))  # without a torn last line
            if not lines:
                self._write([Header(_FORMAT, _VERSION, detente.__version__, plan)])

    def _continue(self, lines: list[bytes]) -> None:
        header = _header(self.path, lines[0])
        same = msgspec.structs.replace(header.plan, games=self.plan.games) == self.plan
        if not same or header.detente != detente.__version__:
            raise BadInput("arena-other-journal", file=str(self.path))
        decoder = msgspec.json.Decoder(Outcome)
        for number, line in enumerate(lines[1:], 2):
            try:
                outcome = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadInput("arena-bad-journal", file=str(self.path), line=number) from error
            self.outcomes[outcome.deal, outcome.lineup] = outcome

    @property
    def failures(self) -> Path:
        """The folder for the records of bots that failed."""
        return self.path.with_suffix("")

    def missing(self) -> list[tuple[int, list[Lineup]]]:
        """The games that are still to be played, by deal."""
        todo = [
            (deal, [lineup for lineup in lineups if (deal, lineup) not in self.outcomes])
            for deal, lineups in self.plan.deals()
        ]
        return [(deal, lineups) for deal, lineups in todo if lineups]

    def played(self) -> list[Outcome]:
        """The games of the plan that are finished, in the order of the plan."""
        return [
            self.outcomes[deal, lineup]
            for deal, lineups in self.plan.deals()
            for lineup in lineups
            if (deal, lineup) in self.outcomes
        ]

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Keep finished games."""
        finished = list(outcomes)
        with writing(self.path):
            self._write(finished)
        self.outcomes.update({(outcome.deal, outcome.lineup): outcome for outcome in finished})

    def _write(self, values: Iterable[Any]) -> None:
        for value in values:
            self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def journal_path(plan: Plan, folder: Path) -> Path:
    """Where the journal of a plan lies unless somebody says otherwise."""
    same = msgspec.json.encode(msgspec.structs.replace(plan, games=0))
    digest = sha256(same).hexdigest()[:8]
    return folder / f"arena-{file_name((plan.game, *plan.bots))}-{digest}.jsonl"


def read_plan(path: Path) -> Plan:
    """The plan of the arena that wrote a journal."""
    lines = read_lines(path)
    return _header(path, lines[0] if lines else b"").plan


def read_lines(path: Path) -> list[bytes]:
    """The whole lines of a file; a last line that was torn off does not count."""
    try:
        return path.read_bytes().split(b"\n")[:-1]
    except OSError as error:
        raise BadInput("cannot-read", file=str(path), why=error.strerror or "") from error


def _header(path: Path, line: bytes) -> Header:
    try:
        stamp = msgspec.json.decode(line, type=dict[str, Any])
        if stamp.get("format") == _FORMAT and stamp.get("version") != _VERSION:
            version = str(stamp.get("version"))
            raise BadInput("arena-newer-journal", file=str(path), version=version, known=_VERSION)
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("arena-not-a-journal", file=str(path)) from error
    if header.format != _FORMAT:
        raise BadInput("arena-not-a-journal", file=str(path))
    return header
