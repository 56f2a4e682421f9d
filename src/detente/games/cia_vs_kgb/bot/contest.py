"""The struggle for influence: who leads, and how likely the follower wins after all."""

from math import exp
from typing import Final

from detente.core.deck import cards_in
from detente.games.cia_vs_kgb.bot.agents import (
    BEATEN,
    BOTH_DISORDER,
    DISORDER,
    DOMINANT,
    ENEMY_DISORDER,
)
from detente.games.cia_vs_kgb.rules.cards import (
    FACTION,
    FIRST_OBJECTIVE,
    GROUPS,
    MILITARY,
    POLITICAL,
)
from detente.games.cia_vs_kgb.rules.state import ColdWar

_OF_FACTION: Final = tuple(
    [sum([1 << g for g in range(GROUPS) if FACTION[g] == faction]) for faction in range(4)]
)

# What helps the follower to win after all: weights of evidence (log odds), found by logistic
# regression over 6,700 struggles of `greedy` against itself.
_AT_FIRST: Final = -1.9
_TO_ACT: Final = 0.2
_WINNING_RECRUIT: Final = 0.9  # if every unseen group would win, else a share of it
_STRIKE: Final = 0.8
_FULL: Final = -0.8
_SPENT: Final = -2.6
_FREE_PLACE: Final = 0.5
_READY: Final[tuple[float, ...]] = (0.8, 0.0, 0.6, 0.15)  # by faction
# The same for the leader.
_ENEMY_FREE_PLACE: Final = -0.2
_ENEMY_READY: Final[tuple[float, ...]] = (-0.4, -0.4, -0.6, -0.1)


class Contest:
    """A struggle as it stands, with a leader and a follower.

    If both are above S, the side to act is the follower, since it can still leave disorder.
    """

    __slots__ = ("follower", "free", "groups", "influence", "leader", "profile", "s", "stability")

    def __init__(self, s: ColdWar) -> None:
        self.s = s
        self.stability = s.stability
        self.profile = s.tables.profile[s.objective - FIRST_OBJECTIVE]
        self.groups = (s.groups_of(0), s.groups_of(1))
        self.influence = (s.influence(0), s.influence(1))
        self.free = (s.population - s.count(0), s.population - s.count(1))
        mover = s.to_act[0]
        other = 1 - mover
        ahead = self.beats(
            self.groups[mover], self.influence[mover], self.groups[other], self.influence[other]
        )
        self.leader = mover if ahead else other
        self.follower = 1 - self.leader

    def beats(self, mine: int, influence: int, theirs: int, other: int) -> bool:
        """Whether these groups would win against those (CVK-5.1 to CVK-5.4)."""
        if influence > self.stability:
            return False
        if influence != other:
            return influence > other or other > self.stability
        for faction in self.profile:
            best, best_other = mine & _OF_FACTION[faction], theirs & _OF_FACTION[faction]
            if best != best_other:
                return best > best_other  # the highest bit is the highest influence
        return False

    def end(self, seat: int, winner: int) -> int:
        """How it ends for a seat if this one wins with the groups as they are."""
        mine = self.influence[seat] > self.stability
        theirs = self.influence[1 - seat] > self.stability
        if mine and theirs:
            return BOTH_DISORDER
        if winner == seat:
            return ENEMY_DISORDER if theirs else DOMINANT
        return DISORDER if mine else BEATEN

    def turning(self) -> float:
        """The probability that the follower wins in the end."""
        s = self.s
        ready, enemy_ready = s.ready[self.follower], s.ready[self.leader]
        free = self.free[self.follower]
        weight = _AT_FIRST + _FREE_PLACE * free + _ENEMY_FREE_PLACE * self.free[self.leader]
        if s.to_act[0] == self.follower:
            weight += _TO_ACT
        if free > 0:
            weight += _WINNING_RECRUIT * self.winning_share()
        else:
            weight += _FULL if ready else _FULL + _SPENT
        if self.can_strike():
            weight += _STRIKE
        for faction in range(4):
            weight += _READY[faction] * (ready & _OF_FACTION[faction]).bit_count()
            weight += _ENEMY_READY[faction] * (enemy_ready & _OF_FACTION[faction]).bit_count()
        return 1 / (1 + exp(-weight))

    def winning_share(self) -> float:
        """The share of the unseen groups with which the follower would take the lead."""
        mine, theirs = self.groups[self.follower], self.groups[self.leader]
        influence, other = self.influence[self.follower], self.influence[self.leader]
        unseen = self.s.groups.cards
        winning = 0
        for group in unseen:
            after = influence + self.s.tables.influence[group]
            if after >= other and self.beats(mine | 1 << group, after, theirs, other):
                winning += 1
        return winning / len(unseen) if unseen else 0.0

    def can_strike(self) -> bool:
        """Whether one military or political group would give the follower the lead at once."""
        ready = self.s.ready[self.follower]
        military, political = ready & _OF_FACTION[MILITARY], ready & _OF_FACTION[POLITICAL]
        if military == 0 and political == 0:
            return False
        mine, theirs = self.groups[self.follower], self.groups[self.leader]
        influence, other = self.influence[self.follower], self.influence[self.leader]
        may_take = political != 0 and self.free[self.follower] > 0
        for group in cards_in(theirs):
            value, rest = self.s.tables.influence[group], theirs & ~(1 << group)
            if military and self.beats(mine, influence, rest, other - value):
                return True
            if may_take and self.beats(mine | 1 << group, influence + value, rest, other - value):
                return True
        if influence > self.stability and military:
            for group in cards_in(mine):
                value, rest = self.s.tables.influence[group], mine & ~(1 << group)
                if military != 1 << group and self.beats(rest, influence - value, theirs, other):
                    return True
        return False
