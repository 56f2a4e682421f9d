"""Records: a whole game as a short text that people can read and programs can replay.

docs/records.md describes the format.
"""

import hashlib
import json
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from detente.core import hooks
from detente.core.errors import BadInput, DetenteError, Refused

if TYPE_CHECKING:
    from detente.core.game import Game
    from detente.core.state import State

VERSION: Final = 1
_TITLE: Final = "detente record"
_LARGEST: Final = 16 << 20
"""No game comes near 16 MiB; whatever does is not read into memory."""

ENDING: Final = ".detente"
"""How the names of record files end."""


class WrongClaim(BadInput):
    """A record that can be replayed, but did not begin or does not end as it should have."""


@dataclass
class Record:
    """A game from its origin (seed or position) on; `notes` are free header lines.

    `commitment` is what the players were shown of the seed before the first choice.
    """

    game: str
    options: dict[str, Any]
    seats: int
    origin: dict[str, Any]
    choices: list[tuple[int, str]]
    notes: dict[str, str] = field(default_factory=dict)
    commitment: str | None = None

    def start(self, game: "Game | None" = None) -> "State":
        """The state in which this record begins; a game that is not registered must be given."""
        rules = game or hooks.find_game(self.game, **self.options)
        if "position" in self.origin:
            return rules.load(self.origin["position"])
        return rules.start(self.seats, self.origin["seed"], self.origin.get("chance"))

    def replay(self, game: "Game | None" = None) -> "State":
        """The state after all choices; BadInput names the first choice that is not legal."""
        state = self.start(game)
        for number, (seat, code) in enumerate(self.choices, 1):
            self.repeat(state, number, seat, code)
        return state

    def repeat(self, state: "State", number: int, seat: int, code: str) -> None:
        """Apply the `number`-th choice of this record, or say what is wrong with it."""
        try:
            state.choose(seat, code)
        except Refused as refusal:
            choice = f"{seat}:{code}"
            raise BadInput(
                "bad-record-choice", number=number, choice=choice, rule=refusal.rule
            ) from refusal
        except DetenteError:
            raise
        except Exception as error:
            # From a seed this is a defect of ours. A position, however, can be one that no game
            # reaches, and nothing less than playing on from it shows that.
            if "position" not in self.origin:
                raise
            what = f"{type(error).__name__}: {error}"
            raise BadInput("bad-position", game=self.game, what=what) from error

    def check_chance(self, promised: str) -> None:
        """Raise WrongClaim unless all chance came from the seed of which this is the commitment."""
        claimed = json.dumps(promised)
        if set(self.origin) != {"seed"}:
            raise WrongClaim("record-chance-fixed", claimed=claimed)
        found = commitment(self.origin["seed"])
        if found != promised:
            raise WrongClaim("record-commitment-differs", found=json.dumps(found), claimed=claimed)

    def text(self, state: "State | None" = None) -> str:
        """The record as text; with the final state also its result and fingerprint."""
        lines = [f"{_TITLE} {VERSION}", f"game: {self.game}"]
        lines += [f"option {name}: {json.dumps(value)}" for name, value in self.options.items()]
        lines += [f"seats: {self.seats}"]
        lines += [f"{name}: {json.dumps(value)}" for name, value in self.origin.items()]
        if self.commitment is not None:
            lines += [f"commitment: {self.commitment}"]
        lines += [f"note {name}: {' '.join(note.split())}" for name, note in self.notes.items()]
        moves = " ".join(f"{seat}:{code}" for seat, code in self.choices)
        lines += ["", *textwrap.wrap(moves, 96, break_on_hyphens=False), ""]
        if state is not None:
            lines += [f"result: {json.dumps(state.result)}", f"final: {fingerprint(state)}"]
        return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


@dataclass
class Written:
    """A record as found in a file; `claims` is what the file says about the end, if anything."""

    record: Record
    claims: dict[str, Any] = field(default_factory=dict)

    def verify(self, game: "Game | None" = None) -> "State":
        """Replay, and compare with what the file claims; WrongClaim says what differs."""
        state = self.record.replay(game)
        if self.record.commitment is not None:
            self.record.check_chance(self.record.commitment)
        truth = {"result": state.result, "final": fingerprint(state)}
        for name, message in _CLAIMS.items():
            if name in self.claims and self.claims[name] != truth[name]:
                found, claimed = json.dumps(truth[name]), json.dumps(self.claims[name])
                raise WrongClaim(message, found=found, claimed=claimed)
        return state


_CLAIMS: Final = {"result": "record-result-differs", "final": "record-final-differs"}


def commitment(seed: int | str) -> str:
    """What can be shown of a seed while it is secret, so that nobody can exchange it later."""
    return _sha256(str(seed))


def fingerprint(state: "State") -> str:
    """A hash of the whole position."""
    return _sha256(json.dumps(state.dump(), sort_keys=True, separators=(",", ":")))


def _sha256(text: str) -> str:
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def read_record(path: str | Path) -> Written:
    """The record in a file."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput("cannot-read", file=str(path), why=why) from error
    if len(data) > _LARGEST:
        raise BadInput("not-a-record", file=str(path))
    try:
        return parse_record(data.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError as error:
        raise BadInput("not-a-record", file=str(path)) from error


def parse_record(text: str, file: str = "-") -> Written:
    """The record written in a text."""
    lines = text.split("\n")
    title, _, version = lines[0].strip().rpartition(" ")
    if title != _TITLE or not _is_number(version) or version == "0":
        raise BadInput("not-a-record", file=file)
    if int(version) > VERSION:
        raise BadInput("newer-record", file=file, version=version, known=VERSION)
    reader = _Reader(file)
    for number, line in enumerate(lines[1:], 2):
        reader.line(number, line.strip())
    return reader.written()


def read_choices(text: str) -> list[tuple[int, str]]:
    """Choices as records write them, `seat:code`; ValueError if there is anything else."""
    return [_read_choice(word) for word in text.split()]


def _read_choice(word: str) -> tuple[int, str]:
    seat, _, code = word.partition(":")
    if not (_is_number(seat) and code):
        raise ValueError(word)
    return int(seat), code


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 10


def _whole_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_HEADER: Final[dict[str, Callable[[Any], bool]]] = {
    "game": lambda value: isinstance(value, str) and value != "",
    "seats": _whole_number,
    "seed": lambda value: isinstance(value, str) or _whole_number(value),
    "chance": lambda value: isinstance(value, list),
    "position": lambda value: isinstance(value, dict),
    "commitment": lambda value: isinstance(value, str) and value != "",
    "result": lambda value: value is None or isinstance(value, dict),
    "final": lambda value: isinstance(value, str),
}
_PLAIN: Final = ("game", "commitment", "final")
"""Header lines whose value is plain text; the others are JSON."""


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
        try:
            if line[0].isdigit():
                self.choices += read_choices(line)
            else:
                self._header(*line.partition(":")[::2])
        except (ValueError, RecursionError) as error:
            raise BadInput(
                "bad-record-line", file=self.file, line=number, text=line[:60]
            ) from error

    def _header(self, name: str, value: str) -> None:
        kind, _, rest = name.partition(" ")
        value = value.strip()
        if kind == "note" and rest:
            self.notes[rest] = value
        elif kind == "option" and rest not in ("", *self.options):
            self.options[rest] = _json(value)
        else:
            found = value if name in _PLAIN else _json(value)
            if name not in _HEADER or name in self.head or not _HEADER[name](found):
                raise ValueError(name)
            self.head[name] = found

    def written(self) -> Written:
        head = self.head
        origin: dict[str, Any] = {
            name: head[name] for name in ("seed", "chance", "position") if name in head
        }
        whole = set(origin) in ({"seed"}, {"seed", "chance"}, {"position"})
        if "game" not in head or "seats" not in head or not whole:
            raise BadInput("incomplete-record", file=self.file, needed=["game", "seats", "seed"])
        record = Record(
            game=head["game"],
            options=self.options,
            seats=head["seats"],
            origin=origin,
            choices=self.choices,
            notes=self.notes,
            commitment=head.get("commitment"),
        )
        return Written(record, {name: head[name] for name in _CLAIMS if name in head})


def _json(text: str) -> Any:
    """The value of a header line; ValueError also for infinity and halves of letters."""
    value = json.loads(text)
    json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    return value
