"""The protocol of a bot, and the functions by which every front end asks one."""

from math import inf
from typing import Literal, NamedTuple, Protocol, runtime_checkable

from detente.core.state import State

Scale = Literal["probability", "points", "order"]
"""What a bot's estimates are: probabilities of winning, victory points, or numbers that only rank.

With "order" nothing but the order of the estimates means anything.
"""


class Estimate(NamedTuple):
    """A bot's estimate of a move, and how sure it is of the difference from the advised move.

    `margin` is half the 95 % confidence interval of that difference (`detente.bots.margins`), in
    the unit of the value; 0 for the advised move itself.
    """

    move: str
    value: float
    margin: float


class Advice(NamedTuple):
    """The move that a bot decides on, and its estimates for the moves that it has compared.

    The estimate of the decided move comes first, then those of the others, best first. No other is
    higher by more than its margin.
    """

    move: str
    estimates: tuple[Estimate, ...] = ()
    scale: Scale = "order"

    def about_equal(self, estimate: Estimate) -> bool:
        """Whether the numbers do not tell the estimated move from the advised one."""
        return abs(estimate.value - self.estimates[0].value) <= estimate.margin


class Bot(Protocol):
    """A program that plays; `name` is the spec it was made from."""

    name: str

    def decide(self, sampled_state: State, seat: int) -> str:
        """Return one of the seat's legal moves.

        `sampled_state` is a determinization of what the seat knows, never the true state: hidden
        information in it is a random sample, and from it other samples can be drawn.
        """


@runtime_checkable
class Adviser(Protocol):
    """A bot that also gives its estimates; it decides on the move that it advises."""

    def advise(self, sampled_state: State, seat: int) -> Advice:
        """Return the move that `decide` returns, with the estimates."""


def ask(bot: Bot, state: State, seat: int, seed: int | str) -> str:
    """The bot's move in a true state, of which it is given a determinization for its seat."""
    return bot.decide(state.determinize(seat, seed), seat)


def advice(bot: Bot, sampled_state: State, seat: int) -> Advice:
    """The bot's move in a determinization, with estimates if the bot has any."""
    if isinstance(bot, Adviser):
        return bot.advise(sampled_state, seat)
    return Advice(bot.decide(sampled_state, seat))


def ranked_advice(
    moves: list[str], values: list[float], margins: list[float], best: int, scale: Scale
) -> Advice:
    """The advice to play the move with the index `best`, with the estimates of all moves.

    Without any estimate where their noise is unknown, or where one speaks against the decision by
    more than its margin: then the search has ended before its numbers and its decision agreed.
    """
    ranked = sorted(range(len(moves)), key=lambda index: (index != best, -values[index]))
    for index in ranked[1:]:
        if margins[index] == inf or values[index] - values[best] > margins[index]:
            return Advice(moves[best])
    listed = [Estimate(moves[index], values[index], margins[index]) for index in ranked[1:]]
    return Advice(moves[best], (Estimate(moves[best], values[best], 0.0), *listed), scale)
