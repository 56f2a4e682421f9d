"""What a side must play: scoring cards in time, Missile Envy, Aldrich Ames's line (TS-G-08)."""

from typing import Final

from detente.core.agenda import Reason
from detente.games.twilight_struggle.rules.cards import (
    ALDRICH_AMES,
    ASK_NOT,
    FIVE_YEAR_PLAN,
    IS_SCORING,
    MISSILE_ENVY,
    PASS,
    SCORING,
    THE_CHINA_CARD,
    cards_in,
)
from detente.games.twilight_struggle.rules.effects import ENVY_OWED, NORTH_SEA_OIL_ROUND, TRAP
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import EIGHT_ROUNDS, EXTRA_ROUND

_NOT_IN_HAND: Final = Reason("TS-5.1", "refused-not-in-hand")
_NO_PASSING: Final = Reason("TS-5.1", "refused-no-passing")
_CHINA_NOT_YOURS: Final = Reason("TS-9.3", "refused-china-not-yours")
_CHINA_FACE_DOWN: Final = Reason("TS-9.3", "refused-china-face-down")
_CHINA_SCORING: Final = Reason("TS-9.5b", "refused-china-scoring")
_SCORING_FIRST: Final = Reason("TS-SC-1", "refused-scoring-first")
_ENVY_FIRST: Final = Reason("TS-ME-2", "refused-envy-first")
_IN_LINE: Final = Reason("TS-AA-1", "refused-not-next-in-line")
_TRAPPED: Final = Reason("TS-QB-3", "refused-trapped")
_SCORE_IN_TRAP: Final = Reason("TS-QB-3", "refused-trap-scoring")
_CHINA_TRAPPED: Final = Reason("TS-QB-6", "refused-china-trapped")


def has_extra_round(s: ColdWar, side: int) -> bool:
    """TS-AR-3: the right to an eighth round."""
    if s.has_ability(side, EIGHT_ROUNDS):
        return True
    return side == US and s.effects & NORTH_SEA_OIL_ROUND != 0


def rounds_left(s: ColdWar, side: int) -> int:
    """TS-G-12: the side's rounds still to come this turn, the present one included."""
    if s.round >= EXTRA_ROUND:
        return 1
    return s.tables.rounds[s.turn] - s.round + 1 + (1 if has_extra_round(s, side) else 0)


def must_score(s: ColdWar, side: int) -> bool:
    """TS-SC-1: whether the side has no round to lose if it is not to hold a scoring card."""
    scoring = s.hand[side] & SCORING
    return scoring != 0 and scoring.bit_count() >= rounds_left(s, side)


def is_trapped(s: ColdWar, side: int) -> bool:
    """Quagmire for the US, Bear Trap for the USSR."""
    return s.effects & TRAP[side] != 0


def must_score_in_trap(s: ColdWar, side: int) -> bool:
    """TS-QB-3: whether a side without a card to discard must play a scoring card that it holds."""
    return s.rules.trap_forces_scoring and is_trapped(s, side) and s.hand[side] & SCORING != 0


def may_shed_scoring(s: ColdWar, side: int, card: int) -> bool:
    """TS-SC-1: whether a card's event may take a scoring card out of the own hand."""
    if is_trapped(s, side) or s.effects & ENVY_OWED[side]:
        return False
    if side == USSR:
        return card == FIVE_YEAR_PLAN
    return card == ASK_NOT or (card == ALDRICH_AMES and s.rules.ames_discards)


def sheds_scoring(s: ColdWar, side: int, card: int) -> bool:
    """TS-SC-1: the outlets, where a scoring card is sure to go."""
    if not may_shed_scoring(s, side, card):
        return False
    return card == ASK_NOT or s.hand[side] & ~SCORING == 1 << card


def forbids_china(s: ColdWar, side: int) -> Reason | None:
    """TS-9.3, TS-9.5b: when The China Card cannot be played."""
    if s.china != side:
        return _CHINA_NOT_YOURS
    if not s.china_up:
        return _CHINA_FACE_DOWN
    return _CHINA_SCORING if must_score(s, side) else None


def forbids_card(s: ColdWar, side: int, card: int) -> Reason | None:
    """TS-G-08: why a side may not play a card, The China Card or `pass` in its round, or None."""
    if card == PASS:
        return _forbids_pass(s, side)
    china = card == THE_CHINA_CARD
    if china:
        reason = forbids_china(s, side)
        if reason is not None:
            return reason
    elif not s.hand[side] >> card & 1:
        return _NOT_IN_HAND
    must = must_score(s, side)
    if IS_SCORING[card] and (must or is_trapped(s, side)):
        return None if side == USSR or card in next_scoring(s) else _IN_LINE
    if must:
        return None if sheds_scoring(s, side, card) else _SCORING_FIRST
    if is_trapped(s, side):
        if china:
            return _CHINA_TRAPPED
        return _SCORE_IN_TRAP if must_score_in_trap(s, side) else _TRAPPED
    if s.effects & ENVY_OWED[side]:
        return None if card == MISSILE_ENVY else _ENVY_FIRST
    if s.line and side == US and not china:
        return None if card == s.line[0] else _IN_LINE
    return None


def _forbids_pass(s: ColdWar, side: int) -> Reason | None:
    """TS-5.1, TS-QB-3: who has nothing to play passes, or is trapped with nothing to discard."""
    if not s.hand[side]:
        return None
    if not is_trapped(s, side) or must_score(s, side):
        return _NO_PASSING
    return _SCORE_IN_TRAP if must_score_in_trap(s, side) else None


def next_scoring(s: ColdWar) -> list[int]:
    """TS-AA-5: the first scoring card in Aldrich Ames's line, or all if none stands there."""
    for card in s.line:
        if IS_SCORING[card]:
            return [card]
    return cards_in(s.hand[US] & SCORING)
