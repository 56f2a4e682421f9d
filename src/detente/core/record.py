"""Record: a game as its origin and its moves, enough to play it all again.

record_file.py reads and writes records as text; docs/records.md describes that format.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, SupportsIndex

from detente.core import hooks
from detente.core.errors import DetenteError, IllegalMove, InvalidInput
from detente.core.validation import plain, read_seed, whole_number

if TYPE_CHECKING:
    from detente.core.game import Game
    from detente.core.state import State


class VerificationError(InvalidInput):
    """A record that can be replayed, but did not begin or does not end as it should have."""


@dataclass
class Record:
    """A game from its origin (seed or position) on; `notes` are free header lines.

    `revision` is that of the rules by which it was played. `commitment` is what the players were
    shown of the seed before the first move.
    """

    game: str
    settings: dict[str, Any]
    seats: int
    origin: dict[str, Any]
    moves: list[tuple[int, str]]
    notes: dict[str, str] = field(default_factory=dict)
    commitment: str | None = None
    revision: int = field(kw_only=True)

    def __post_init__(self) -> None:
        self.seats = whole_number("seats", self.seats)
        self.revision = whole_number("revision", self.revision)
        self.settings = {name: plain(value) for name, value in self.settings.items()}
        self.moves = [(whole_number("seat", seat), move) for seat, move in self.moves]
        if "seed" in self.origin:
            self.origin = {**self.origin, "seed": read_seed(self.origin["seed"])}

    def start(self, game: "Game | None" = None) -> "State":
        """The state in which this record begins; a game that is not registered must be given."""
        rules = game or hooks.find_game(self.game, revision=self.revision, **self.settings)
        if rules.revision != self.revision:
            found = str(self.revision)
            raise InvalidInput(
                "other-revision", game=self.game, revision=rules.revision, found=found
            )
        if "position" in self.origin:
            return rules.load(self.origin["position"])
        return rules.start(self.seats, self.origin["seed"], self.origin.get("outcomes"))

    def replay(self, game: "Game | None" = None) -> "State":
        """The state after all moves; InvalidInput names the first one that is illegal."""
        state = self.start(game)
        for number, (seat, move) in enumerate(self.moves, 1):
            self.apply_move(state, number, seat, move)
        return state

    def apply_move(
        self, state: "State", move_number: SupportsIndex, seat: SupportsIndex, move: str
    ) -> None:
        """Apply the `move_number`-th move of this record, or say what is wrong with it."""
        try:
            state.play(seat, move)
        except IllegalMove as refusal:
            number = whole_number("move_number", move_number)
            written = f"{whole_number('seat', seat)}:{move}"
            raise InvalidInput(
                "bad-record-choice", number=number, choice=written, rule=refusal.rule
            ) from refusal
        except DetenteError:
            raise
        except Exception as error:
            # From a seed this is a defect of ours. A position, however, can be one that no game
            # reaches, and only playing on from it shows that.
            if "position" not in self.origin:
                raise
            what = f"{type(error).__name__}: {error}"
            raise InvalidInput("bad-position", game=self.game, what=what) from error

    def check_commitment(self, promised: str) -> None:
        """Raise VerificationError unless all outcomes came from the committed seed."""
        claimed = json.dumps(promised)
        if set(self.origin) != {"seed"}:
            raise VerificationError("record-chance-fixed", claimed=claimed)
        found = commitment(self.origin["seed"])
        if found != promised:
            raise VerificationError(
                "record-commitment-differs", found=json.dumps(found), claimed=claimed
            )

    def text(self, state: "State | None" = None, outcomes: bool = False) -> str:
        """The record as text; with the final state also its result and fingerprint.

        With `outcomes`, comments between the moves name the random outcomes. Where the state has
        no event log of them, or none is given, the record is replayed for it.
        """
        from detente.core.record_file import record_text  # which reads into this class

        return record_text(self, state, outcomes)


def commitment(seed: int | str) -> str:
    """The hash of a seed, shown while the seed is secret, so that nobody can exchange it later."""
    return _sha256(str(seed))


def fingerprint(state: "State") -> str:
    """A hash of the whole position."""
    return position_fingerprint(state.dump())


def position_fingerprint(position: dict[str, Any]) -> str:
    """A hash of a position that was dumped."""
    return _sha256(json.dumps(position, sort_keys=True, separators=(",", ":")))


def _sha256(text: str) -> str:
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()
