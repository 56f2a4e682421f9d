"""Comparing influence: the one place that decides who is ahead (CVK-5.1 to CVK-5.3)."""

from detente.core.deck import cards_in
from detente.games.cia_vs_kgb.rules.cards import FACTION, FIRST_OBJECTIVE, INFLUENCE, NONE, PROFILE
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
    for faction in PROFILE[s.objective - FIRST_OBJECTIVE]:
        first = _best(s.groups_of(0), faction)
        second = _best(s.groups_of(1), faction)
        if first != second:
            return 0 if first > second else 1
    return NONE


def _best(groups: int, faction: int) -> int:
    best = 0
    for group in cards_in(groups):
        if FACTION[group] == faction and INFLUENCE[group] > best:
            best = INFLUENCE[group]
    return best
