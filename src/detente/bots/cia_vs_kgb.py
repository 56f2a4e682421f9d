"""Judging CIA vs KGB: the race to 100 points, the duel of the agents, the struggle for influence."""

from math import exp
from random import Random
from typing import Final

from detente.bots.judgement import Judgement
from detente.bots.mixing import draw, soft_best
from detente.core.pile import cards_in
from detente.games.cia_vs_kgb.cards import (
    ANALYST,
    ASSASSIN,
    DIRECTOR,
    DOUBLE_AGENT,
    ECONOMIC,
    FACTION,
    FIRST_OBJECTIVE,
    GROUPS,
    INFLUENCE,
    MASTER_SPY,
    MILITARY,
    NONE,
    PASS,
    POLITICAL,
    PROFILE,
    STRUGGLE,
    TARGET_VP,
    VICTORY_POINTS,
)
from detente.games.cia_vs_kgb.activation import Inspect
from detente.games.cia_vs_kgb.planning import ChooseAgent
from detente.games.cia_vs_kgb.state import ColdWar
from detente.games.cia_vs_kgb.struggle import TakeAction

# --- the race ---------------------------------------------------------------------------------

STEP: Final = 5  # all objectives are worth multiples of it
FARTHEST: Final = 28


def _race() -> list[list[float]]:
    """Chance to be home first, by own and enemy steps to go, if each objective is a coin's toss."""
    won = [points // STEP for points in VICTORY_POINTS]
    table = [[0.5] * FARTHEST for _ in range(FARTHEST)]
    for mine in range(FARTHEST):
        for theirs in range(FARTHEST):
            if mine == 0 or theirs == 0:
                table[mine][theirs] = 0.5 if mine == theirs else float(mine == 0)
                continue
            chance = 0.0
            for steps in won:
                chance += table[max(mine - steps, 0)][theirs] + table[mine][max(theirs - steps, 0)]
            table[mine][theirs] = chance / (2 * len(won))
    return table


RACE: Final = _race()


def race(mine: float, theirs: float) -> float:
    """The chance to win, by the points of both sides, agents and prospects counted as points."""
    left = min(max((TARGET_VP - mine) / STEP, 0.2), FARTHEST - 1.01)
    other = min(max((TARGET_VP - theirs) / STEP, 0.2), FARTHEST - 1.01)
    row, column = int(left), int(other)
    x, y = left - row, other - column
    near = RACE[row][column] * (1 - y) + RACE[row][column + 1] * y
    far = RACE[row + 1][column] * (1 - y) + RACE[row + 1][column + 1] * y
    return near * (1 - x) + far * x


# --- the agents -------------------------------------------------------------------------------

# In points, by role: what the side would miss if the agent were gone for good, or for a round.
WORTH: Final = (12.0, 0.0, 4.0, 4.0, 4.0, 10.0)
ABSENCE: Final = (4.0, 0.0, 1.0, 1.0, 1.0, 3.0)
FAVOUR: Final = 3.0  # a pending Analyst or Double Agent

# How a struggle can end for a player.
DOMINANT: Final = 0
BEATEN: Final = 1
IN_DISORDER: Final = 2
ENEMY_IN_DISORDER: Final = 3
BOTH_IN_DISORDER: Final = 4
MIRRORED: Final = (BEATEN, DOMINANT, ENEMY_IN_DISORDER, IN_DISORDER, BOTH_IN_DISORDER)

GRIP: Final = 0.4
UPSET: Final = 0.06
HEAT: Final = 0.01
RESOLVE: Final = 0.03
ROUNDS: Final = 40


class Stakes:
    """What the end of a struggle is worth to both sides, whatever agents they sent."""

    __slots__ = ("bottom", "points", "score")

    def __init__(self, s: ColdWar) -> None:
        self.score = s.score
        self.points = VICTORY_POINTS[s.objective - FIRST_OBJECTIVE]
        self.bottom = _bottom(s)

    def chance(self, seat: int, end: int, mine: int, theirs: int) -> float:
        """The seat's chance to win the game after this end of the struggle."""
        gains = [0.0, 0.0]
        lasting = [0.0, 0.0]
        agents = (mine, theirs)
        if end == BOTH_IN_DISORDER:
            lasting = [-WORTH[mine], -WORTH[theirs]]
        else:
            top = 0 if end == DOMINANT or end == ENEMY_IN_DISORDER else 1
            strong, weak = agents[top], agents[1 - top]
            calm = end == DOMINANT or end == BEATEN
            spy = calm and MASTER_SPY in agents
            if spy:
                gains[1 - top] += self.points
            elif not (calm and strong == ASSASSIN):
                gains[top] += self.points
            if strong == DIRECTOR:
                gains[top] += self.bottom
            lost = not calm or strong == ASSASSIN
            lasting[1 - top] -= WORTH[weak] if lost else ABSENCE[weak]
            lasting[top] -= ABSENCE[strong]
            if strong == DOUBLE_AGENT or (strong == ANALYST and not (calm and weak == ANALYST)):
                lasting[top] += FAVOUR
            if calm and (weak == ANALYST or (weak == DOUBLE_AGENT and strong != DOUBLE_AGENT)):
                lasting[1 - top] += FAVOUR
        me = self.score[seat] + gains[0]
        they = self.score[1 - seat] + gains[1]
        if max(me, they) >= TARGET_VP and me != they:
            return float(me > they)
        return race(me + lasting[0], they + lasting[1])


def _bottom(s: ColdWar) -> float:
    """What the Director would find under the deck: known to all, or an average card."""
    cards = s.objectives.cards
    if not cards:
        return 0.0
    if s.objectives.placed[s.seats] >> cards[0] & 1:
        return VICTORY_POINTS[cards[0] - FIRST_OBJECTIVE]
    return sum([VICTORY_POINTS[card - FIRST_OBJECTIVE] for card in cards]) / len(cards)


class Duel:
    """The agents of one round: how likely each should be sent, and what each makes of an end.

    The mixes are a logit equilibrium (McKelvey and Palfrey, 1995): each side answers the other's
    mix softly. Whether an agent's owner wants to dominate depends on how much he must fear the
    enemy's spy, so the payoffs move with the mixes.
    """

    __slots__ = ("mixes", "payoffs", "roles", "worth")

    def __init__(self, s: ColdWar, available: tuple[int, int]) -> None:
        stakes = Stakes(s)
        self.roles = (cards_in(available[0]), cards_in(available[1]))
        first, second = self.roles
        ends = [
            [[stakes.chance(0, end, mine, theirs) for theirs in second] for mine in first]
            for end in range(5)
        ]
        x = [1 / len(first)] * len(first)
        y = [1 / len(second)] * len(second)
        for turn in range(ROUNDS):
            payoffs = _payoffs(ends, x, y)
            better_x = soft_best(_against(payoffs, y), HEAT)
            better_y = soft_best([-g for g in _against(_turned(payoffs), x)], HEAT)
            step = 1 / min(turn + 2, 16)
            x = [p + (q - p) * step for p, q in zip(x, better_x, strict=True)]
            y = [p + (q - p) * step for p, q in zip(y, better_y, strict=True)]
        self.mixes = (x, y)
        self.payoffs = _payoffs(ends, x, y)
        worth = [[[0.0] * 5 for _ in range(6)] for _ in range(2)]
        for i, role in enumerate(first):
            for end in range(5):
                worth[0][role][end] = sum([y[j] * ends[end][i][j] for j in range(len(y))])
        for j, role in enumerate(second):
            for end in range(5):
                worth[1][role][MIRRORED[end]] = 1 - sum(
                    [x[i] * ends[end][i][j] for i in range(len(x))]
                )
        self.worth = worth


def _payoffs(ends: list[list[list[float]]], x: list[float], y: list[float]) -> list[list[float]]:
    """What agent i brings against agent j, if both sides struggle for what suits their agents."""
    gain = [
        [won - lost for won, lost in zip(a, b, strict=True)]
        for a, b in zip(ends[DOMINANT], ends[BEATEN], strict=True)
    ]
    eager_x = [_sigmoid(g / RESOLVE) for g in _against(gain, y)]
    eager_y = [_sigmoid(g / RESOLVE) for g in _against(_turned(gain), x)]
    table = []
    for i in range(len(x)):
        row = []
        for j in range(len(y)):
            chance = 0.5 + GRIP * (eager_x[i] - eager_y[j])
            calm = chance * ends[DOMINANT][i][j] + (1 - chance) * ends[BEATEN][i][j]
            wild = ends[IN_DISORDER][i][j] + ends[ENEMY_IN_DISORDER][i][j]
            row.append((1 - 2 * UPSET) * calm + UPSET * wild)
        table.append(row)
    return table


def _against(table: list[list[float]], mix: list[float]) -> list[float]:
    return [sum([value * share for value, share in zip(row, mix, strict=True)]) for row in table]


def _turned(table: list[list[float]]) -> list[list[float]]:
    return [list(column) for column in zip(*table, strict=True)]


def _sigmoid(x: float) -> float:
    return 1 / (1 + exp(-min(max(x, -30.0), 30.0)))


# --- the struggle -----------------------------------------------------------------------------

OF_FACTION: Final = tuple(
    [sum([1 << g for g in range(GROUPS) if FACTION[g] == faction]) for faction in range(4)]
)

# Weights of a logistic regression over struggles of this bot against itself: what helps the one
# behind to turn the struggle round, and (resources of the leader) what helps to prevent it.
BASE: Final = -1.8
TO_ACT: Final = 0.15
LUCKY_RECRUIT: Final = 0.9
STRIKE: Final = 0.85
FULL: Final = -0.7
SPENT: Final = -3.4
HELPS: Final = (0.45, 0.8, 0.05, 0.7)
HINDERS: Final = (0.2, 0.45, 0.4, 0.7)


class Struggle:
    """Who is ahead in a struggle, and how likely the one behind turns it round."""

    def __init__(self, s: ColdWar) -> None:
        self.s = s
        self.stability = s.stability
        self.population = s.population
        self.profile = PROFILE[s.objective - FIRST_OBJECTIVE]
        self.groups = (s.groups_of(0), s.groups_of(1))
        self.influence = (s.influence(0), s.influence(1))

    def over(self, seat: int) -> bool:
        """Whether the seat is above S."""
        return self.influence[seat] > self.stability

    def end(self, seat: int, first: bool) -> int:
        """How it ends for the seat if it ends up first, or not."""
        mine, theirs = self.over(seat), self.over(1 - seat)
        if mine and theirs:
            return BOTH_IN_DISORDER
        if first:
            return ENEMY_IN_DISORDER if theirs else DOMINANT
        return IN_DISORDER if mine else BEATEN

    def leads(self, mine: int, influence: int, theirs: int, other: int) -> bool:
        """Whether groups with this influence would beat the others."""
        if influence > self.stability or other > self.stability:
            return influence <= self.stability
        if influence != other:
            return influence > other
        for faction in self.profile:
            best = mine & OF_FACTION[faction]
            if best != theirs & OF_FACTION[faction]:
                return best > theirs & OF_FACTION[faction]
        return False

    def leader(self) -> int:
        """Who would win now; if both are in disorder, whoever is not to act."""
        a, b = self.influence
        if a > self.stability and b > self.stability:
            return 1 - self.s.to_act[0]
        return 0 if self.leads(self.groups[0], a, self.groups[1], b) else 1

    def turning(self, seat: int) -> float:
        """The chance that the seat, which is behind, ends up first."""
        s = self.s
        other = 1 - seat
        mine, theirs = self.groups[seat], self.groups[other]
        free, free_other = self.population - mine.bit_count(), self.population - theirs.bit_count()
        weight = BASE
        if s.to_act[0] == seat:
            weight += TO_ACT
        if free == 0:
            weight += FULL if s.ready[seat] else FULL + SPENT
        else:
            weight += LUCKY_RECRUIT * self.lucky(seat)
        if self.can_strike(seat, free, free_other):
            weight += STRIKE
        weight += HELPS[0] * free - HINDERS[0] * free_other
        for faction in (MILITARY, POLITICAL, ECONOMIC):
            helps = (s.ready[seat] & OF_FACTION[faction]).bit_count()
            hinders = (s.ready[other] & OF_FACTION[faction]).bit_count()
            weight += HELPS[1 + faction] * helps - HINDERS[1 + faction] * hinders
        return _sigmoid(weight)

    def lucky(self, seat: int) -> float:
        """The share of unseen groups with which the seat would take the lead."""
        deck = self.s.groups.cards
        influence, other = self.influence[seat], self.influence[1 - seat]
        mine, theirs = self.groups[seat], self.groups[1 - seat]
        lucky = 0
        for group in deck:
            after = influence + INFLUENCE[group]
            if after >= other and self.leads(mine | 1 << group, after, theirs, other):
                lucky += 1
        return lucky / len(deck) if deck else 0.0

    def can_strike(self, seat: int, free: int, free_other: int) -> bool:
        """Whether a ready military or political group would put the seat ahead at once."""
        ready = self.s.ready[seat]
        military, political = ready & OF_FACTION[MILITARY], ready & OF_FACTION[POLITICAL]
        if not military and not political:
            return False
        influence, other = self.influence[seat], self.influence[1 - seat]
        mine, theirs = self.groups[seat], self.groups[1 - seat]
        for group in cards_in(theirs):
            rest, left = theirs & ~(1 << group), other - INFLUENCE[group]
            if military and self.leads(mine, influence, rest, left):
                return True
            gained = influence + INFLUENCE[group]
            if political and free and self.leads(mine | 1 << group, gained, rest, left):
                return True
        if influence <= self.stability:
            return False
        for group in cards_in(mine):
            rest, left = mine & ~(1 << group), influence - INFLUENCE[group]
            if military & ~(1 << group) and self.leads(rest, left, theirs, other):
                return True
            given = other + INFLUENCE[group]
            if political & ~(1 << group) and free_other and given <= self.stability:
                if self.leads(rest, left, theirs | 1 << group, given):
                    return True
        return False


# --- all together -----------------------------------------------------------------------------


class ColdWarJudgement(Judgement[ColdWar]):
    """Judges a round by its agents and its struggle, and a game by its rounds."""

    def __init__(self) -> None:
        self.duels: dict[tuple[int, ...], Duel] = {}

    def duel(self, s: ColdWar) -> Duel:
        """The duel of the present round."""
        available = (
            s.hq[0] if s.field[0] == NONE else s.possible[0],
            s.hq[1] if s.field[1] == NONE else s.possible[1],
        )
        key = (s.objective, s.score[0], s.score[1], *available, len(s.objectives.cards))
        duel = self.duels.get(key)
        if duel is None:
            if len(self.duels) > 200:
                self.duels.clear()
            duel = self.duels[key] = Duel(s, available)
        return duel

    def mix(self, world: ColdWar, seat: int) -> list[float] | None:
        """Agents X are drawn from the duel's mix, or answer the agent that was seen."""
        if not isinstance(world.agenda[-1], ChooseAgent):
            return None
        duel = self.duel(world)
        enemy = 1 - seat
        if world.field[enemy] == NONE or not world.knows_agent(seat, enemy):
            return duel.mixes[seat]
        seen = duel.roles[enemy].index(world.field[enemy])
        if seat == 0:
            return soft_best([row[seen] for row in duel.payoffs], HEAT)
        return soft_best([-value for value in duel.payoffs[seen]], HEAT)

    def believe(self, world: ColdWar, seat: int, random: Random) -> None:
        """The enemy's Agent X is what his mix says."""
        enemy = 1 - seat
        role = world.field[enemy]
        if role == NONE or world.knows_agent(seat, enemy):
            return
        duel = self.duel(world)
        drawn = duel.roles[enemy][draw(random, duel.mixes[enemy])]
        world.hq[enemy] = (world.hq[enemy] | 1 << role) & ~(1 << drawn)
        world.field[enemy] = drawn

    def mood(self, world: ColdWar, seat: int) -> int:
        """Whether the seat's agent wants to be beaten."""
        role = world.field[seat]
        if role == NONE or world.objective == NONE:
            return 0
        worth = self.duel(world).worth[seat][role]
        return int(worth[BEATEN] > worth[DOMINANT])

    def sight(self, world: ColdWar) -> int:
        """The groups in play, and a card that is being looked at."""
        seen = world.ready[0] | world.ready[1] << 24
        seen |= world.mobilised[0] << 48 | world.mobilised[1] << 72
        if isinstance(world.agenda[-1], Inspect):
            seen |= (1 + world.groups.cards[-1]) << 96
        return seen

    def settled(self, world: ColdWar, since: ColdWar) -> bool:
        """At every turn of a struggle, and when the next round has begun."""
        if world.over or world.round != since.round:
            return True
        return world.phase == STRUGGLE and isinstance(world.agenda[-1], TakeAction)

    def foresee(self, world: ColdWar, seat: int, action: int) -> list[float] | None:
        """The second pass in a row ends the struggle; nobody knows yet what the agents do."""
        if action != PASS or world.passes == 0:
            return None
        struggle = Struggle(world)
        leader = struggle.leader()
        return self._worth(world, struggle, leader, 1.0)

    def values(self, world: ColdWar) -> list[float]:
        """By the struggle if there is one, else by points and agents."""
        if world.over:
            return super().values(world)
        if world.phase == STRUGGLE and isinstance(world.agenda[-1], TakeAction):
            struggle = Struggle(world)
            leader = struggle.leader()
            if leader == world.to_act[0] and world.passes == 1:
                return self._worth(world, struggle, leader, 1.0)
            return self._worth(world, struggle, leader, 1 - struggle.turning(1 - leader))
        first = race(_standing(world, 0), _standing(world, 1))
        return [first, 1 - first]

    def _worth(
        self, world: ColdWar, struggle: Struggle, leader: int, chance: float
    ) -> list[float]:
        duel = self.duel(world)
        values = [0.0, 0.0]
        for seat in (0, 1):
            worth = duel.worth[seat][world.field[seat]]
            keeps = worth[struggle.end(seat, seat == leader)]
            turns = worth[struggle.end(seat, seat != leader)]
            values[seat] = chance * keeps + (1 - chance) * turns
        return values


def _standing(s: ColdWar, seat: int) -> float:
    """Points, agents and prospects between two rounds, all counted as points."""
    total = float(s.score[seat])
    for role in cards_in(s.eliminated[seat]):
        total -= WORTH[role]
    for role in cards_in(s.leave[seat]):
        total -= ABSENCE[role]
    for holder in (s.analyst, s.double_agent, s.spy_look):
        if holder == seat:
            total += FAVOUR
    return total


JUDGEMENT: Final = ColdWarJudgement
