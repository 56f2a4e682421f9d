"""An action that people say they took, and the hands that are needed for it."""

from dataclasses import dataclass, field
from typing import cast

from detente.core.agenda import Reason
from detente.core.errors import IllegalMove
from detente.core.outcomes import ForcedOutcome
from detente.games.twilight_struggle.reconstruction.assignment import HiddenAssignment
from detente.games.twilight_struggle.reconstruction.hidden_decisions import holder
from detente.games.twilight_struggle.rules.cards import THE_CHINA_CARD, is_card
from detente.games.twilight_struggle.rules.outcomes import FROM_HAND
from detente.games.twilight_struggle.rules.state import ColdWar


@dataclass
class Attempt:
    """An action that is being tried, its outcomes so far, and conditions on the hands.

    `holds` and `lacks` are (side, card) as `HiddenAssignment.reassign` takes them.
    """

    seat: int
    action: int
    outcomes: list[ForcedOutcome] = field(default_factory=list)
    holds: list[tuple[int, int]] = field(default_factory=list)
    lacks: list[tuple[int, int]] = field(default_factory=list)

    def named(self, state: ColdWar) -> list[tuple[int, int]]:
        """(holder, card) if the action names a hidden card."""
        asked = holder(state, self.seat)
        if asked is None or not is_card(self.action) or self.action == THE_CHINA_CARD:
            return []
        return [(asked, self.action)]

    @property
    def drawn(self) -> list[tuple[int, int]]:
        """(side, card) of what was drawn from hands."""
        drawn = [outcome for outcome in self.outcomes if outcome.kind is FROM_HAND]
        return [(outcome.args[0], cast(int, outcome.value)) for outcome in drawn]

    def reassign(self, assignment: HiddenAssignment, later: ColdWar | None = None) -> bool:
        """Reassign the hidden cards under the conditions; False if no assignment fits."""
        return assignment.reassign(self.holds, self.lacks, later)


def cannot_hold(state: ColdWar, side: int, card: int) -> IllegalMove:
    """The refusal that a side cannot hold a card, though people say so."""
    return doubt(state, side, card, "referee-cannot-hold")


def doubt(state: ColdWar, side: int, card: int, message: str) -> IllegalMove:
    """The refusal that people cannot be right about a card of a side."""
    return state.refused(side, state.game.codes[card], Reason(state.rule(), message))
