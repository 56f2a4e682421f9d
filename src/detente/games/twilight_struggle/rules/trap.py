"""Quagmire and Bear Trap: a round in a trap (TS-QB)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import MISSILE_ENVY, TRAP_CARD, cards_in
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import ENVY_OWED, TRAP
from detente.games.twilight_struggle.rules.outcomes import TRAP_DIE
from detente.games.twilight_struggle.rules.sides import US
from detente.games.twilight_struggle.rules.state import ColdWar

LEAST_VALUE: Final = 2
ESCAPE: Final = 4
_NOT_IN_HAND: Final = Reason("TS-QB-1", "refused-not-in-hand")
_TOO_LITTLE: Final = Reason("TS-QB-4", "refused-trap-value")
_ENVY_FIRST: Final = Reason("TS-QB-5", "refused-envy-first")
_IN_LINE: Final = Reason("TS-AA-3", "refused-not-next-in-line")


def eligible(s: ColdWar, side: int) -> list[int]:
    """TS-QB-1, TS-QB-4: the hand cards worth 2 or more now; scoring cards never are."""
    return [card for card in cards_in(s.hand[side]) if s.card_value(side, card) >= LEAST_VALUE]


class DiscardInTrap(SideDecision):
    """TS-QB-1: discard a card of value 2 or more, then roll; 1 to 4 ends the trap."""

    __slots__ = ()
    auto_resolve: ClassVar[bool] = False  # How many cards would do is the hand's secret.
    rule: ClassVar[str] = "TS-QB-1"
    prompt: ClassVar[str] = "prompt-trap"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The hand."""
        return cards_in(s.hand[seat])

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Value, an owed Missile Envy first, Aldrich Ames's line."""
        if not s.hand[seat] >> action & 1:
            return _NOT_IN_HAND
        if s.card_value(seat, action) < LEAST_VALUE:
            return _TOO_LITTLE
        if s.effects & ENVY_OWED[seat] and s.card_value(seat, MISSILE_ENVY) >= LEAST_VALUE:
            return None if action == MISSILE_ENVY else _ENVY_FIRST
        if seat == US and s.line:
            good = [card for card in s.line if s.card_value(US, card) >= LEAST_VALUE]
            if good and action != good[0]:
                return _IN_LINE
        return None

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Discard and roll."""
        s.discard_from_hand(seat, action)
        die = s.roll(TRAP_DIE, seat)
        s.log_public(log.TRAP_ROLLED, seat, action, die)
        if die <= ESCAPE:
            s.log_public(log.TRAP_ESCAPED, seat)
            s.end_effect(TRAP[seat], TRAP_CARD[seat])
        else:
            s.log_public(log.TRAP_HOLDS, seat)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the discard."""
        return "do-discard"
