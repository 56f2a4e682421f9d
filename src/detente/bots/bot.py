"""What a bot is, and the one way to ask it."""

from typing import Protocol

from detente.core.state import State


class Bot(Protocol):
    """A program that plays; `name` is the spec it was made from."""

    name: str

    def decide(self, knowledge: State, seat: int) -> str:
        """Choose one of the seat's options.

        `knowledge` is a state drawn by `imagine`: whatever the seat cannot know is a random draw
        in it, and `knowledge.imagine` draws anew.
        """


def ask(bot: Bot, state: State, seat: int, seed: int | str) -> str:
    """The bot's choice in a true state, of which it is shown only what its seat knows."""
    return bot.decide(state.imagine(seat, seed), seat)
