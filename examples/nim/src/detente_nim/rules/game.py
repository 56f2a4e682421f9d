"""The game of Nim and its options."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Step, by_name
from detente.core.event_log import EventKind, event_kinds_in
from detente.core.game import Game, Setting
from detente.core.outcomes import OutcomeKind, outcome_kinds_in
from detente.core.rng import Rng
from detente_nim.rules import log, outcomes
from detente_nim.rules.codes import CODES
from detente_nim.rules.state import Nim
from detente_nim.rules.turn import Take, Turn

_SIZES: Final = {"classic": (3, 4, 5), "marienbad": (1, 3, 5, 7), "drawn": ()}


class NimGame(Game):
    """Two players take pieces from heaps."""

    name: ClassVar[str] = "nim"
    codes: ClassVar[tuple[str, ...]] = CODES
    seat_names: ClassVar[tuple[str, ...]] = ("first", "second")
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    end_rule: ClassVar[str] = "NIM-7"
    perfect_information: ClassVar[bool] = True
    option_values: ClassVar[dict[str, tuple[Setting, ...]]] = {
        "heaps": ("classic", "marienbad", "drawn"),
        "misere": (False, True),
    }
    test_settings: ClassVar[tuple[dict[str, Setting], ...]] = (
        {},
        {"heaps": "marienbad", "misere": True},
        {"heaps": "drawn"},
    )
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(Turn, Take)
    event_kinds: ClassVar[dict[str, EventKind]] = event_kinds_in(log)
    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = outcome_kinds_in(outcomes)

    def __init__(self, /, **given: object) -> None:
        super().__init__(**given)
        self.misere = self.settings["misere"] is True

    @property
    def sizes(self) -> list[int]:
        """How many pieces the heaps have at first; empty if they are drawn at random."""
        return list(_SIZES[str(self.settings["heaps"])])

    def new_state(self, seats: int, rng: Rng) -> Nim:
        """A state whose fields are still to be filled in."""
        return Nim(self, seats, rng)

    def first_step(self) -> Turn:
        """The turn of the first player."""
        return Turn(0)
