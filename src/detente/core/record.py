"""Records: a whole game as a short text that people can read and programs can replay."""

import hashlib
import json
import textwrap
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from detente.core.errors import BadInput, Refused

if TYPE_CHECKING:
    from detente.core.game import Game
    from detente.core.state import State

VERSION = 1
_TITLE = "detente record"


@dataclass
class Record:
    """A game from its origin (seed or position) on; `notes` are free header lines."""

    game: str
    options: dict[str, Any]
    seats: int
    origin: dict[str, Any]
    choices: list[tuple[int, str]]
    notes: dict[str, str] = field(default_factory=dict)

    def start(self, game: "Game | None" = None) -> "State":
        """The state in which this record begins; a game that is not registered must be given."""
        import detente

        rules = game or detente.game(self.game, **self.options)
        if "position" in self.origin:
            return rules.load(self.origin["position"])
        return rules.start(self.seats, self.origin["seed"], self.origin.get("chance"))

    def replay(self, game: "Game | None" = None) -> "State":
        """The state after all choices; BadInput names the first choice that is not legal."""
        state = self.start(game)
        for number, (seat, code) in enumerate(self.choices, 1):
            try:
                state.choose(seat, code)
            except Refused as refusal:
                raise BadInput(
                    "bad-record-choice",
                    number=number,
                    choice=f"{seat}:{code}",
                    rule=refusal.rule,
                ) from refusal
        return state

    def text(self, state: "State | None" = None) -> str:
        """The record as text; with the final state also its result and fingerprint."""
        lines = [f"{_TITLE} {VERSION}", f"game: {self.game}"]
        lines += [f"option {name}: {json.dumps(value)}" for name, value in self.options.items()]
        lines += [f"seats: {self.seats}"]
        lines += [f"{name}: {json.dumps(value)}" for name, value in self.origin.items()]
        lines += [f"note {name}: {value}" for name, value in self.notes.items()]
        moves = " ".join(f"{seat}:{code}" for seat, code in self.choices)
        lines += ["", *textwrap.wrap(moves, 96, break_on_hyphens=False), ""]
        if state is not None:
            lines += [f"result: {json.dumps(state.result)}", f"final: {fingerprint(state)}"]
        return "\n".join(lines).rstrip() + "\n"


@dataclass
class Written:
    """A record as found in a file, with what the file claims about the end."""

    record: Record
    result: Any = None
    final: str | None = None

    def verify(self, game: "Game | None" = None) -> "State":
        """Replay, and compare with what the file claims; BadInput says what differs."""
        state = self.record.replay(game)
        if self.final is not None and self.final != fingerprint(state):
            raise BadInput("record-final-differs", found=fingerprint(state), claimed=self.final)
        if self.final is not None and self.result != state.result:
            raise BadInput(
                "record-result-differs",
                found=json.dumps(state.result),
                claimed=json.dumps(self.result),
            )
        return state


def fingerprint(state: "State") -> str:
    """A hash of the whole position."""
    data = json.dumps(state.dump(), sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(data.encode()).hexdigest()


def read_record(path: str | Path) -> Written:
    """The record in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("cannot-read", file=str(path), why=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise BadInput("not-a-record", file=str(path)) from error
    return parse_record(text, str(path))


def parse_record(text: str, file: str = "-") -> Written:
    """The record written in a text."""
    lines = text.splitlines()
    title, _, version = (lines[0] if lines else "").strip().rpartition(" ")
    if title != _TITLE or not version.isdigit():
        raise BadInput("not-a-record", file=file)
    if int(version) > VERSION:
        raise BadInput("newer-record", file=file, version=version, known=VERSION)
    reader = _Reader(file)
    for number, line in enumerate(lines[1:], 2):
        reader.line(number, line.strip())
    return reader.written()


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.head: dict[str, Any] = {}
        self.options: dict[str, Any] = {}
        self.notes: dict[str, str] = {}
        self.choices: list[tuple[int, str]] = []

    def line(self, number: int, line: str) -> None:
        if not line or line.startswith("#"):
            return
        name, colon, value = line.partition(": ")
        try:
            if not colon:
                self.choices += [self._choice(word) for word in line.split()]
            elif name.startswith("option "):
                self.options[name.removeprefix("option ")] = json.loads(value)
            elif name.startswith("note "):
                self.notes[name.removeprefix("note ")] = value
            elif name in ("game", "final"):
                self.head[name] = value
            elif name in ("seats", "seed", "chance", "position", "result"):
                self.head[name] = json.loads(value)
            else:
                raise ValueError(name)
        except ValueError as error:
            raise BadInput("bad-record-line", file=self.file, line=number, text=line[:60]) from error

    def _choice(self, word: str) -> tuple[int, str]:
        seat, colon, code = word.partition(":")
        if not (colon and seat.isdigit() and code):
            raise ValueError(word)
        return int(seat), code

    def written(self) -> Written:
        head = self.head
        origin: dict[str, Any] = {name: head[name] for name in ("seed", "chance", "position") if name in head}
        if "game" not in head or not isinstance(head.get("seats"), int) or not origin:
            raise BadInput("incomplete-record", file=self.file, needed=["game", "seats", "seed"])
        record = Record(
            head["game"], self.options, head["seats"], origin, self.choices, self.notes
        )
        return Written(record, head.get("result"), head.get("final"))
