"""The space race (TS-6.4)."""

from typing import Final

from detente.core.agenda import Reason, Step
from detente.core.shared import changed
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import IS_SCORING
from detente.games.twilight_struggle.rules.outcomes import SPACE_DIE
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import LAST_BOX

_SCORING: Final = Reason("TS-6.4.1", "refused-scoring-not-ops")
_LAST_BOX: Final = Reason("TS-6.4.6", "refused-last-box")
_USED_UP: Final = Reason("TS-6.4.2", "refused-space-used")
_TOO_LITTLE: Final = Reason("TS-6.4.1", "refused-space-value")


def forbids_space(s: ColdWar, side: int, card: int) -> Reason | None:
    """What keeps a side from spending a card on the space race now, or None."""
    if IS_SCORING[card]:
        return _SCORING
    box = s.space[side] + 1
    if box > LAST_BOX:
        return _LAST_BOX
    if s.space_used[side] >= s.space_cards(side):
        return _USED_UP
    return _TOO_LITTLE if s.card_value(side, card) < s.tables.box_ops[box] else None


class SpaceAttempt(Step[ColdWar]):
    """TS-6.4.1: roll for the next box; the card has no event (TS-6.4.5)."""

    __slots__ = ("side",)
    __match_args__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: ColdWar) -> None:
        """Roll for the next box."""
        side = self.side
        s.space_used = changed(s.space_used, side, s.space_used[side] + 1)
        most = s.tables.box_roll[s.space[side] + 1]
        die = s.roll(SPACE_DIE, side)
        s.log_public(log.SPACE_ROLLED, side, die, most)
        if die <= most:
            s.advance_in_space(side, 1)
        else:
            s.log_public(log.SPACE_FAILED, side)
