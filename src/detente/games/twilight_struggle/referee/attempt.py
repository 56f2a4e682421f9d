"""A choice that people say they made, while hands are sought from which it can have been made."""

from dataclasses import dataclass, field

from detente.core.agenda import Reason
from detente.core.errors import Refused
from detente.games.twilight_struggle.reconstruction.assignment import Deal
from detente.games.twilight_struggle.reconstruction.hidden_decisions import holder
from detente.games.twilight_struggle.reconstruction.trajectory import Outcome
from detente.games.twilight_struggle.rules.cards import THE_CHINA_CARD, is_card
from detente.games.twilight_struggle.rules.state import ColdWar


@dataclass
class Attempt:
    """A choice that is being tried, what people told, and what has to be supposed for it."""

    seat: int
    action: int
    told: list[Outcome] = field(default_factory=list)
    holds: list[tuple[int, int]] = field(default_factory=list)
    lacks: list[tuple[int, int]] = field(default_factory=list)

    def named(self, state: ColdWar) -> list[tuple[int, int]]:
        """(holder, card) if the choice names a hidden card."""
        asked = holder(state, self.seat)
        if asked is None or not is_card(self.action) or self.action == THE_CHINA_CARD:
            return []
        return [(asked, self.action)]

    def suppose(self, deal: Deal, later: ColdWar | None = None) -> bool:
        """Suppose all that has to be; False if it cannot."""
        return deal.suppose(self.holds, self.lacks, later)


def cannot_hold(state: ColdWar, side: int, card: int) -> Refused:
    """That a side cannot have a card of which people say so."""
    return doubt(state, side, card, "referee-cannot-hold")


def doubt(state: ColdWar, side: int, card: int, message: str) -> Refused:
    """That people cannot be right about a card of a side."""
    return state.refused(side, state.game.codes[card], Reason(state.rule(), message))
