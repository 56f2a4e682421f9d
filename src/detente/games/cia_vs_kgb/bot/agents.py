"""The duel of the Agents X: what they are worth, and how likely each should be sent."""

from math import exp
from typing import Final

from detente.bots.mixed import against, soft_best, turned
from detente.core.deck import cards_in
from detente.games.cia_vs_kgb.bot.race import chance_to_win
from detente.games.cia_vs_kgb.rules.cards import (
    ANALYST,
    ASSASSIN,
    DIRECTOR,
    DOUBLE_AGENT,
    FIRST_OBJECTIVE,
    MASTER_SPY,
    TARGET_VP,
    VICTORY_POINTS,
)
from detente.games.cia_vs_kgb.rules.state import ColdWar

# In points, by role: what a side misses without the agent for good, and for a round.
WORTH: Final[tuple[float, ...]] = (16.0, 0.0, 2.0, 2.0, 3.0, 9.0)
ABSENCE: Final[tuple[float, ...]] = (5.0, 0.0, 0.5, 0.5, 0.5, 3.0)
# In points: a pending effect of the Double Agent or the Analyst.
FAVOUR: Final = 2.0

# How a struggle can end for a side, and what that is for the other one.
DOMINANT: Final = 0
BEATEN: Final = 1
DISORDER: Final = 2
ENEMY_DISORDER: Final = 3
BOTH_DISORDER: Final = 4
ENDS: Final = 5
MIRRORED: Final[tuple[int, ...]] = (BEATEN, DOMINANT, ENEMY_DISORDER, DISORDER, BOTH_DISORDER)

# How often a struggle ends in disorder, by side, and how much wanting it helps to dominate.
_DISORDERLY: Final = 0.08
_WILL: Final = 0.4
# In chances to win: how soft the choice of an agent is, and that between fighting and yielding.
_HEAT: Final = 0.01
_DOUBT: Final = 0.03
_TURNS: Final = 40


def standing(s: ColdWar, seat: int) -> float:
    """Points, agents and prospects of a side between two rounds, all counted as points."""
    total = float(s.score[seat])
    for role in cards_in(s.eliminated[seat]):
        total -= WORTH[role]
    for role in cards_in(s.leave[seat]):
        total -= ABSENCE[role]
    for holder in (s.analyst, s.double_agent, s.spy_look):
        if holder == seat:
            total += FAVOUR
    return total


class Duel:
    """The agents of one round.

    `mixes` says how likely each side should send each of its `roles`. They are a logit equilibrium
    (McKelvey and Palfrey 1995): each side answers the other's mix, and answers softly, so that
    nothing is certain. `worth[seat][role][end]` is the chance to win that a side sees in an end of
    the struggle with its own agent in the field, against the mix of the other.
    """

    __slots__ = ("ends", "mixes", "payoffs", "roles", "worth")

    def __init__(self, s: ColdWar, mine: int, theirs: int) -> None:
        first, second = cards_in(mine), cards_in(theirs)
        ends = _ends(s, first, second)
        x = [1 / len(first)] * len(first)
        y = [1 / len(second)] * len(second)
        payoffs = _payoffs(ends, x, y)
        for turn in range(_TURNS):
            step = 1 / min(turn + 2, 16)
            answer = soft_best(against(payoffs, y), _HEAT)
            reply = soft_best([-value for value in against(turned(payoffs), x)], _HEAT)
            x = [old + (new - old) * step for old, new in zip(x, answer, strict=True)]
            y = [old + (new - old) * step for old, new in zip(y, reply, strict=True)]
            payoffs = _payoffs(ends, x, y)
        self.ends = ends
        self.roles = (first, second)
        self.mixes = (x, y)
        self.payoffs = payoffs
        self.worth = [[[0.5] * ENDS for _ in range(6)] for _ in (0, 1)]
        for end in range(ENDS):
            for role, value in zip(first, against(ends[end], y), strict=True):
                self.worth[0][role][end] = value
            for role, value in zip(second, against(turned(ends[end]), x), strict=True):
                self.worth[1][role][MIRRORED[end]] = 1 - value

    def answer(self, seat: int, seen: int) -> list[float]:
        """The mix of a seat that has seen the enemy's agent."""
        x, y = self.mixes
        certain = [1.0 if role == seen else 0.0 for role in self.roles[1 - seat]]
        if seat == 0:
            return soft_best(against(_payoffs(self.ends, x, certain), certain), _HEAT)
        losses = against(turned(_payoffs(self.ends, certain, y)), certain)
        return soft_best([-loss for loss in losses], _HEAT)

    def worth_against(self, seat: int, role: int, seen: int) -> list[float]:
        """What the ends are worth to a seat that has seen the enemy's agent."""
        if seat == 0:
            row, column = self.roles[0].index(role), self.roles[1].index(seen)
            return [end[row][column] for end in self.ends]
        row, column = self.roles[0].index(seen), self.roles[1].index(role)
        return [1 - self.ends[MIRRORED[end]][row][column] for end in range(ENDS)]


def _payoffs(ends: list[list[list[float]]], x: list[float], y: list[float]) -> list[list[float]]:
    """The first side's chance, agent against agent, if each fights for what suits his agent.

    Whether dominance suits an agent depends on how likely the enemy's is the Master Spy, so the
    payoffs follow the mixes.
    """
    prize = [
        [won - lost for won, lost in zip(wins, losses, strict=True)]
        for wins, losses in zip(ends[DOMINANT], ends[BEATEN], strict=True)
    ]
    my_will = [_likely(gain / _DOUBT) for gain in against(prize, y)]
    their_will = [_likely(gain / _DOUBT) for gain in against(turned(prize), x)]
    table = []
    for i in range(len(x)):
        row = []
        for j in range(len(y)):
            dominant = 0.5 + _WILL * (my_will[i] - their_will[j])
            order = dominant * ends[DOMINANT][i][j] + (1 - dominant) * ends[BEATEN][i][j]
            disorder = ends[DISORDER][i][j] + ends[ENEMY_DISORDER][i][j]
            row.append((1 - 2 * _DISORDERLY) * order + _DISORDERLY * disorder)
        table.append(row)
    return table


def _likely(weight: float) -> float:
    """A weight of evidence as a probability."""
    return 1 / (1 + exp(-min(max(weight, -30.0), 30.0)))


def _ends(s: ColdWar, first: list[int], second: list[int]) -> list[list[list[float]]]:
    """The first side's chance to win after each end of the struggle, agent against agent."""
    prize = VICTORY_POINTS[s.objective - FIRST_OBJECTIVE]
    bottom = _bottom(s)
    return [
        [[_after(s, end, mine, theirs, prize, bottom) for theirs in second] for mine in first]
        for end in range(ENDS)
    ]


def _bottom(s: ColdWar) -> float:
    """What a Director may expect under the deck: the card all know, or an average one."""
    cards = s.objectives.cards
    if not cards:
        return 0.0
    if s.objectives.placed[s.seats] >> cards[0] & 1:
        return float(VICTORY_POINTS[cards[0] - FIRST_OBJECTIVE])
    return sum([VICTORY_POINTS[card - FIRST_OBJECTIVE] for card in cards]) / len(cards)


def _after(s: ColdWar, end: int, mine: int, theirs: int, prize: int, bottom: float) -> float:
    """Seat 0's chance to win after an end of the struggle, by both agents (CVK-5, CVK-6)."""
    if end == BOTH_DISORDER:
        return chance_to_win(s.score[0] - WORTH[mine], s.score[1] - WORTH[theirs])
    if end in (BEATEN, DISORDER):
        up, down = _settle(end == DISORDER, theirs, mine, prize, bottom)
        gains = (down, up)
    else:
        gains = _settle(end == ENEMY_DISORDER, mine, theirs, prize, bottom)
    first, second = s.score[0] + gains[0][0], s.score[1] + gains[1][0]
    if first != second and max(first, second) >= TARGET_VP:
        return 1.0 if first > second else 0.0
    return chance_to_win(first + gains[0][1], second + gains[1][1])


def _settle(
    disorder: bool, winner: int, loser: int, prize: int, bottom: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Points, and prospects counted as points, for the winner of a struggle and for the loser."""
    spied = not disorder and (winner == MASTER_SPY or loser == MASTER_SPY)
    killed = not disorder and winner == ASSASSIN
    points = bottom if winner == DIRECTOR else 0.0
    consolation = 0.0
    if spied:
        consolation += prize
    elif not killed:
        points += prize
    prospects = -ABSENCE[winner]
    if winner == DOUBLE_AGENT or (winner == ANALYST and (disorder or loser != ANALYST)):
        prospects += FAVOUR
    if disorder:
        return (points, prospects), (0.0, -WORTH[loser])
    left = -WORTH[loser] if killed else -ABSENCE[loser]
    if loser == ANALYST or (loser == DOUBLE_AGENT and winner != DOUBLE_AGENT):
        left += FAVOUR
    return (points, prospects), (consolation, left)
