"""Comparing influence: the one place that decides who is ahead (CVK-5.1 to CVK-5.3)."""

from detente.core.deck import cards_in
from detente.games.cia_vs_kgb.rules.cards import FACTION, FIRST_OBJECTIVE, NONE
from detente.games.cia_vs_kgb.rules.state import ColdWar


def in_disorder(s: ColdWar) -> int:
    """CVK-0.8: the mask of players whose influence is above S."""
    mask = 0
    for seat in (0, 1):
        if s.influence(seat) > s.stability:
            mask |= 1 << seat
    return mask


def ahead(s: ColdWar) -> int:
    """CVK-5.2, CVK-5.3: who is dominant when nobody is above S, or NONE (CVK-A22)."""
    first, second = s.influence(0), s.influence(1)
    if first != second:
        return 0 if first > second else 1
    return profile_winner(s)


def profile_winner(s: ColdWar) -> int:
    """CVK-5.3: the first faction of the profile in which the best groups differ, or NONE."""
    for faction in s.tables.profile[s.objective - FIRST_OBJECTIVE]:
        first = _best(s, 0, faction)
        second = _best(s, 1, faction)
        if first != second:
            return 0 if first > second else 1
    return NONE


def _best(s: ColdWar, seat: int, faction: int) -> int:
    influence = s.tables.influence
    best = 0
    for group in cards_in(s.groups_of(seat)):
        if FACTION[group] == faction and influence[group] > best:
            best = influence[group]
    return best
