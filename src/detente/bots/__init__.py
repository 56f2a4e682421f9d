"""Players that are programs. A bot gets its seat's knowledge, never the true state."""

import re
from typing import Final, Protocol

from detente.bots.greedy import Greedy
from detente.bots.judgement import judgement_for
from detente.bots.search import Budget, Search
from detente.bots.uniform import Uniform
from detente.core.errors import BadInput
from detente.core.state import State

LEVELS: Final = {"recruit": "search:20it", "officer": "greedy", "director": "search:250ms"}
KINDS: Final = ("random", "greedy", "search")
ENDLESS: Final = 1 << 62


class Bot(Protocol):
    """A program that plays; `name` is the spec it was made from."""

    name: str

    def decide(self, knowledge: State, seat: int) -> str:
        """Choose one of the seat's options.

        `knowledge` is a state drawn by `imagine`: what the seat cannot know is a random draw in
        it, and `knowledge.imagine` draws again.
        """
        ...


def ask(bot: Bot, state: State, seat: int, seed: int | str) -> str:
    """The bot's choice in a true state, of which it is shown only what its seat knows."""
    return bot.decide(state.imagine(seat, seed), seat)


def names() -> list[str]:
    """The levels, then the kinds of bots; `search` also takes a budget, as in search:50ms."""
    return [*LEVELS, *KINDS]


def make(spec: str, game: str, seed: int | str) -> Bot:
    """The bot that a spec names, for a game; its choices are determined by the seed."""
    kind, _, budget = LEVELS.get(spec, spec).partition(":")
    if kind == "random" and not budget:
        return Uniform(spec, seed)
    if kind == "greedy" and not budget:
        return Greedy(spec, judgement_for(game), seed)
    if kind == "search":
        return Search(spec, judgement_for(game), read_budget(budget or "50ms"), seed)
    raise BadInput("unknown-bot", bot=spec, allowed=names())


def read_budget(text: str) -> Budget:
    """Read 50ms, 2s or 200it."""
    found = re.fullmatch(r"([1-9][0-9]{0,6})(ms|s|it)", text)
    if found is None:
        raise BadInput("bad-budget", budget=text, allowed=["50ms", "2s", "200it"])
    amount = int(found[1])
    if found[2] == "it":
        return Budget(float("inf"), amount)
    return Budget(amount / 1000 if found[2] == "ms" else float(amount), ENDLESS)
