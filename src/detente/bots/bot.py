"""What a bot is, and the one way to ask it."""

from typing import Literal, NamedTuple, Protocol, runtime_checkable

from detente.core.state import State

Scale = Literal["chance", "points", "order"]
"""What a bot's estimates are: chances to win, victory points that a choice is worth, or numbers of
which nothing but the order means anything."""


class Advice(NamedTuple):
    """What a bot would choose, and its estimates for the choices that it has compared.

    The estimate of the choice itself comes first, then those of the others, best first. That need
    not be the highest: where estimates are too uncertain to tell, a bot stays with what it knows.
    """

    code: str
    estimates: tuple[tuple[str, float], ...] = ()
    scale: Scale = "order"


class Bot(Protocol):
    """A program that plays; `name` is the spec it was made from."""

    name: str

    def decide(self, knowledge: State, seat: int) -> str:
        """Choose one of the seat's options.

        `knowledge` is a state drawn by `imagine`: whatever the seat cannot know is a random draw
        in it, and `knowledge.imagine` draws anew.
        """


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say what it makes of the choices; it chooses what it advises."""

    def advise(self, knowledge: State, seat: int) -> Advice:
        """Choose like `decide`, and tell the estimates."""


def ask(bot: Bot, state: State, seat: int, seed: int | str) -> str:
    """The bot's choice in a true state, of which it is shown only what its seat knows."""
    return bot.decide(state.imagine(seat, seed), seat)


def advice(bot: Bot, knowledge: State, seat: int) -> Advice:
    """What a bot chooses that knows this much, with its estimates if it has any."""
    if isinstance(bot, Adviser):
        return bot.advise(knowledge, seat)
    return Advice(bot.decide(knowledge, seat))


def estimated(codes: list[str], estimates: list[float], chosen: int, scale: Scale) -> Advice:
    """The advice to take the choice with this index."""
    ranked = sorted(range(len(codes)), key=lambda index: (index != chosen, -estimates[index]))
    listed = tuple([(codes[index], estimates[index]) for index in ranked])
    return Advice(codes[chosen], listed, scale)
