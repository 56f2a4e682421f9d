"""Records as text that people can read: docs/records.md describes the format.

Format 2 is written. Format 1 is read and verified: it used other words for some header lines, and
its fingerprint was that of a position of version 1.
"""

import json
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from detente.core import legacy
from detente.core.errors import InvalidInput
from detente.core.event_log import MOVE, entries
from detente.core.outcomes import OutcomeKind
from detente.core.record import Record, VerificationError, fingerprint, position_fingerprint

if TYPE_CHECKING:
    from detente.core.game import Game
    from detente.core.state import State

FORMAT: Final = 2
_TITLE: Final = "detente record"
_LARGEST: Final = 16 << 20
"""No game comes near 16 MiB; a larger file is not read into memory."""

ENDING: Final = ".detente"
"""How the names of record files end."""

_WORDS_OF_FORMAT_1: Final = {"option": "setting", "chance": "outcomes", "final": "fingerprint"}
_NEW_IN_FORMAT_2: Final = ("revision", *_WORDS_OF_FORMAT_1.values())
_CLAIMS: Final = {"result": "record-result-differs", "fingerprint": "record-final-differs"}


@dataclass
class RecordFile:
    """A record as found in a file; `claims` is what the file says about the end, if anything."""

    record: Record
    claims: dict[str, Any] = field(default_factory=dict)
    format: int = FORMAT

    def verify(self, game: "Game | None" = None) -> "State":
        """Replay, and compare with what the file claims; VerificationError says what differs."""
        state = self.record.replay(game)
        if self.record.commitment is not None:
            self.record.check_commitment(self.record.commitment)
        truth = {"result": state.result, "fingerprint": self._fingerprint(state)}
        for name, message in _CLAIMS.items():
            if name in self.claims and self.claims[name] != truth[name]:
                found, claimed = json.dumps(truth[name]), json.dumps(self.claims[name])
                raise VerificationError(message, found=found, claimed=claimed)
        return state

    def _fingerprint(self, state: "State") -> str:
        """The fingerprint of a state as this format takes it."""
        if self.format > 1:
            return fingerprint(state)
        return position_fingerprint(legacy.position_to_v1(state.dump(), state.game.action_of))


def record_text(record: Record, state: "State | None" = None, outcomes: bool = False) -> str:
    """A record as text; with the final state also its result and fingerprint.

    With `outcomes`, comments between the moves name the random outcomes: `# die coup:iran:ussr 5`.
    Where the state has no event log of them, or none is given, the record is replayed for it.
    """
    lines = [f"{_TITLE} {FORMAT}", f"game: {record.game}", f"revision: {record.revision}"]
    lines += [f"setting {name}: {json.dumps(value)}" for name, value in record.settings.items()]
    lines += [f"seats: {record.seats}"]
    lines += [f"{name}: {json.dumps(value)}" for name, value in record.origin.items()]
    if record.commitment is not None:
        lines += [f"commitment: {record.commitment}"]
    lines += [f"note {name}: {' '.join(note.split())}" for name, note in record.notes.items()]
    lines += ["", *(_moves_and_outcomes(record, state) if outcomes else _wrapped(record.moves)), ""]
    if state is not None:
        lines += [f"result: {json.dumps(state.result)}", f"fingerprint: {fingerprint(state)}"]
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


def _wrapped(moves: list[tuple[int, str]]) -> list[str]:
    text = " ".join(f"{seat}:{move}" for seat, move in moves)
    return textwrap.wrap(text, 96, break_on_hyphens=False)


def _moves_and_outcomes(record: Record, end: "State | None") -> list[str]:
    """The moves of a record, and a comment for each random outcome between them."""
    state = end
    if state is None or (state.origin, state.history) != (record.origin, record.moves):
        state = record.replay(end.game if end is not None else None)
    game = state.game
    lines: list[str] = []
    moves: list[tuple[int, str]] = []
    for entry in entries(state.event_log):
        kind = entry.kind
        if kind is MOVE:
            moves.append((cast(int, entry.values[0]), game.codes[cast(int, entry.values[1])]))
        elif isinstance(kind, OutcomeKind):
            lines += [*_wrapped(moves), f"# {kind.text(game, entry.values)}"]
            moves = []
    return lines + _wrapped(moves)


def read_record(path: str | Path) -> RecordFile:
    """The record in a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        raise InvalidInput("cannot-read", file=str(path), why=why) from error
    if len(data) > _LARGEST:
        raise InvalidInput("not-a-record", file=str(path))
    try:
        return parse_record(data.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError as error:
        raise InvalidInput("not-a-record", file=str(path)) from error


def parse_record(text: str, file: str = "-") -> RecordFile:
    """The record written in a text."""
    lines = text.split("\n")
    title, _, version = lines[0].strip().rpartition(" ")
    if title != _TITLE or not _is_number(version) or version == "0":
        raise InvalidInput("not-a-record", file=file)
    if int(version) > FORMAT:
        raise InvalidInput("newer-record", file=file, version=version, known=FORMAT)
    reader = _Reader(file, int(version))
    for number, line in enumerate(lines[1:], 2):
        reader.line(number, line.strip())
    return reader.record_file()


def parse_moves(text: str) -> list[tuple[int, str]]:
    """Moves as records write them, `seat:code`; ValueError if there is anything else."""
    return [_parse_move(word) for word in text.split()]


def _parse_move(word: str) -> tuple[int, str]:
    seat, _, move = word.partition(":")
    if not (_is_number(seat) and move):
        raise ValueError(word)
    return int(seat), move


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 10


def _whole_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_HEADER: Final[dict[str, Callable[[Any], bool]]] = {
    "revision": lambda value: _whole_number(value) and value > 0,
    "game": lambda value: isinstance(value, str) and value != "",
    "seats": _whole_number,
    "seed": lambda value: isinstance(value, str) or _whole_number(value),
    "outcomes": lambda value: isinstance(value, list),
    "position": lambda value: isinstance(value, dict),
    "commitment": lambda value: isinstance(value, str) and value != "",
    "result": lambda value: value is None or isinstance(value, dict),
    "fingerprint": lambda value: isinstance(value, str),
}
_PLAIN: Final = ("game", "commitment", "fingerprint")
"""Header lines whose value is plain text; the others are JSON."""


class _Reader:
    def __init__(self, file: str, format: int) -> None:
        self.file = file
        self.format = format
        self.head: dict[str, Any] = {}
        self.settings: dict[str, Any] = {}
        self.notes: dict[str, str] = {}
        self.moves: list[tuple[int, str]] = []

    def line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        try:
            if line[0].isdigit():
                self.moves += parse_moves(line)
            else:
                self._header(*line.partition(":")[::2])
        except (ValueError, RecursionError) as error:
            raise InvalidInput(
                "bad-record-line", file=self.file, line=number, text=line[:60]
            ) from error

    def _header(self, name: str, value: str) -> None:
        kind, _, rest = name.partition(" ")
        value = value.strip()
        if self.format == 1:
            if kind in _NEW_IN_FORMAT_2:
                raise ValueError(name)
            kind = _WORDS_OF_FORMAT_1.get(kind, kind)
            name = kind if not rest else name
        if kind == "note" and rest:
            self.notes[rest] = value
        elif kind == "setting" and rest not in ("", "revision", *self.settings):
            self.settings[rest] = _json(value)
        else:
            found = value if name in _PLAIN else _json(value)
            if name not in _HEADER or name in self.head or not _HEADER[name](found):
                raise ValueError(name)
            self.head[name] = found

    def record_file(self) -> RecordFile:
        head = self.head
        origin: dict[str, Any] = {
            name: head[name] for name in ("seed", "outcomes", "position") if name in head
        }
        whole = set(origin) in ({"seed"}, {"seed", "outcomes"}, {"position"})
        if "game" not in head or "seats" not in head or not whole:
            raise InvalidInput(
                "incomplete-record", file=self.file, needed=["game", "seats", "seed"]
            )
        record = Record(
            game=head["game"],
            settings=self.settings,
            seats=head["seats"],
            origin=origin,
            moves=self.moves,
            notes=self.notes,
            commitment=head.get("commitment"),
            revision=head.get("revision", 1),
        )
        claims = {name: head[name] for name in _CLAIMS if name in head}
        return RecordFile(record, claims, self.format)


def _json(text: str) -> Any:
    """The value of a header line; ValueError also for infinity and halves of letters."""
    value = json.loads(text)
    json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    return value
