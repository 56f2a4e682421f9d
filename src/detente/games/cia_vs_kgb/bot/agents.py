"""The duel of the Agents X: the values of a round's ends, and mixed strategies for both sides."""

from math import exp
from typing import Final

from detente.bots.mixed import expected_payoffs, softmax, transpose
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
)
from detente.games.cia_vs_kgb.rules.state import ColdWar

# In points, by role: the loss of an agent for the rest of the game, and for a round.
WORTH: Final[tuple[float, ...]] = (16.0, 0.0, 2.0, 2.0, 3.0, 9.0)
ABSENCE: Final[tuple[float, ...]] = (5.0, 0.0, 0.5, 0.5, 0.5, 3.0)
# In points: a pending effect of the Double Agent, the Analyst or the Master Spy.
FAVOUR: Final = 2.0

# How a struggle can end for a side; MIRRORED is the same end for the other side.
DOMINANT: Final = 0
BEATEN: Final = 1
DISORDER: Final = 2
ENEMY_DISORDER: Final = 3
BOTH_DISORDER: Final = 4
ENDS: Final = 5
MIRRORED: Final[tuple[int, ...]] = (BEATEN, DOMINANT, ENEMY_DISORDER, DISORDER, BOTH_DISORDER)

# How often a struggle ends in disorder, by side, and how much a side's will raises the probability.
_DISORDERLY: Final = 0.08
_WILL: Final = 0.4
# In probabilities of winning: the temperatures of the choice of an agent, and of fight or yield.
_TEMPERATURE: Final = 0.01
_DOUBT: Final = 0.03
_ITERATIONS: Final = 40


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
    """The agents of one round, as a matrix game.

    `strategies` has each side's mixed strategy over its `roles`. They are a logit equilibrium
    (McKelvey and Palfrey 1995): each side plays a softmax against the other's strategy, so that no
    agent is certain. `end_values[seat][role][end]` is a side's probability of winning after an end
    of the struggle with this agent of its own, against the strategy of the other side.
    """

    __slots__ = ("end_values", "ends", "payoffs", "roles", "strategies")

    def __init__(self, s: ColdWar, mine: int, theirs: int) -> None:
        first, second = cards_in(mine), cards_in(theirs)
        ends = _ends(s, first, second)
        x = [1 / len(first)] * len(first)
        y = [1 / len(second)] * len(second)
        payoffs = _payoffs(ends, x, y)
        for iteration in range(_ITERATIONS):
            step = 1 / min(iteration + 2, 16)
            losses = expected_payoffs(transpose(payoffs), x)
            x_reply = softmax(expected_payoffs(payoffs, y), _TEMPERATURE)
            y_reply = softmax([-loss for loss in losses], _TEMPERATURE)
            x = [old + (new - old) * step for old, new in zip(x, x_reply, strict=True)]
            y = [old + (new - old) * step for old, new in zip(y, y_reply, strict=True)]
            payoffs = _payoffs(ends, x, y)
        self.ends = ends
        self.roles = (first, second)
        self.strategies = (x, y)
        self.payoffs = payoffs
        self.end_values = [[[0.5] * ENDS for _ in range(6)] for _ in (0, 1)]
        for end in range(ENDS):
            for role, value in zip(first, expected_payoffs(ends[end], y), strict=True):
                self.end_values[0][role][end] = value
            columns = transpose(ends[end])
            for role, value in zip(second, expected_payoffs(columns, x), strict=True):
                self.end_values[1][role][MIRRORED[end]] = 1 - value

    def reply(self, seat: int, seen: int) -> list[float]:
        """The strategy of a seat that has seen the enemy's agent."""
        x, y = self.strategies
        certain = [1.0 if role == seen else 0.0 for role in self.roles[1 - seat]]
        if seat == 0:
            gains = expected_payoffs(_payoffs(self.ends, x, certain), certain)
            return softmax(gains, _TEMPERATURE)
        losses = expected_payoffs(transpose(_payoffs(self.ends, certain, y)), certain)
        return softmax([-loss for loss in losses], _TEMPERATURE)

    def end_values_against(self, seat: int, role: int, seen: int) -> list[float]:
        """The values of the ends for a seat that has seen the enemy's agent."""
        if seat == 0:
            row, column = self.roles[0].index(role), self.roles[1].index(seen)
            return [end[row][column] for end in self.ends]
        row, column = self.roles[0].index(seen), self.roles[1].index(role)
        return [1 - self.ends[MIRRORED[end]][row][column] for end in range(ENDS)]


def _payoffs(ends: list[list[list[float]]], x: list[float], y: list[float]) -> list[list[float]]:
    """The payoff matrix of the first side: its probability of winning, agent against agent.

    Each side fights for the end that suits its agent. Whether that is dominance depends on how
    likely the enemy's agent is the Master Spy, so the payoffs depend on both strategies.
    """
    prize = [
        [won - lost for won, lost in zip(wins, losses, strict=True)]
        for wins, losses in zip(ends[DOMINANT], ends[BEATEN], strict=True)
    ]
    my_will = [_logistic(gain / _DOUBT) for gain in expected_payoffs(prize, y)]
    their_will = [_logistic(gain / _DOUBT) for gain in expected_payoffs(transpose(prize), x)]
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


def _logistic(weight: float) -> float:
    """A weight of evidence (log odds) as a probability."""
    return 1 / (1 + exp(-min(max(weight, -30.0), 30.0)))


def _ends(s: ColdWar, first: list[int], second: list[int]) -> list[list[list[float]]]:
    """The first side's probability of winning after each end, agent against agent."""
    prize = s.tables.victory_points[s.objective - FIRST_OBJECTIVE]
    bottom = _bottom(s)
    return [
        [[_after(s, end, mine, theirs, prize, bottom) for theirs in second] for mine in first]
        for end in range(ENDS)
    ]


def _bottom(s: ColdWar) -> float:
    """The expected points of the card under the deck: the one all know, or the average."""
    cards = s.objectives.cards
    if not cards:
        return 0.0
    if s.objectives.placed[s.seats] >> cards[0] & 1:
        return float(s.tables.victory_points[cards[0] - FIRST_OBJECTIVE])
    return sum([s.tables.victory_points[card - FIRST_OBJECTIVE] for card in cards]) / len(cards)


def _after(s: ColdWar, end: int, mine: int, theirs: int, prize: int, bottom: float) -> float:
    """Seat 0's probability of winning after an end, by both agents (CVK-5, CVK-6)."""
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
