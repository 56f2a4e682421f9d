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
    DEPUTY_DIRECTOR,
    DIRECTOR,
    DOUBLE_AGENT,
    ECONOMIC,
    FACTION,
    FIRST_OBJECTIVE,
    GROUPS,
    INFLUENCE,
    MASTER_SPY,
    MEDIA,
    MILITARY,
    NONE,
    PASS,
    POLITICAL,
    STRUGGLE,
    TARGET_VP,
    VICTORY_POINTS,
)
from detente.games.cia_vs_kgb.influence import ahead
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
WITH_INFLUENCE: Final = tuple(
    [sum([1 << g for g in range(GROUPS) if INFLUENCE[g] == value]) for value in range(7)]
)


class Struggle:
    """Who is ahead in a struggle, and how likely the one behind turns it round."""

    def __init__(self, s: ColdWar) -> None:
        self.s = s
        self.influence = (s.influence(0), s.influence(1))
        self.over = (self.influence[0] > s.stability, self.influence[1] > s.stability)

    def end_now(self, seat: int) -> int:
        """How the struggle ends for the seat if nobody acts any more."""
        mine, theirs = self.over[seat], self.over[1 - seat]
        if mine or theirs:
            if mine and theirs:
                return BOTH_IN_DISORDER
            return IN_DISORDER if mine else ENEMY_IN_DISORDER
        return DOMINANT if ahead(self.s) == seat else BEATEN


