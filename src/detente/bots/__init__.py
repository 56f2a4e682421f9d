"""Players that are programs. A bot gets its seat's knowledge, never the true state.

>>> import detente
>>> from detente import bots
>>> state = detente.game("cia_vs_kgb").start(seed=7)
>>> bots.ask(bots.make("greedy", "cia_vs_kgb", seed=1), state, 0, seed=2) in state.options(0)
True
"""

import re
from typing import Final

from detente import registry
from detente.bots.bot import Advice, Bot, advice, ask
from detente.bots.evaluation import Judgement
from detente.bots.ismcts import Budget, Search
from detente.bots.noise import Careless, Uniform
from detente.bots.one_ply import Greedy
from detente.bots.rollouts import Comparing, Thumb, Trying
from detente.core.errors import BadInput
from detente.core.state import State

__all__ = [
    "LEVELS",
    "STRONGEST",
    "Advice",
    "Bot",
    "Judgement",
    "Thumb",
    "advice",
    "ask",
    "description",
    "make",
    "names",
    "own_part",
]

LEVELS: Final = {"recruit": "greedy:80%", "officer": "greedy", "director": "search:250ms"}
"""Level → the spec it stands for, weakest first."""
STRONGEST: Final = [*LEVELS][-1]

_KINDS: Final = ("random", "greedy", "search")
_USUAL_BUDGET: Final = "50ms"
_ENDLESS: Final = 1 << 62


def names() -> list[str]:
    """The levels and the kinds of bots."""
    return [*LEVELS, *_KINDS]


def description(level: str) -> str:
    """The id of the sentence that says how a level plays."""
    return f"level-{level}"


def make(spec: str, game: str, seed: int | str) -> Bot:
    """The bot that a spec names: a level, or random, greedy, search:50ms, search:200it.

    greedy:80% makes a fifth of its choices at random. Seed and knowledge determine every choice,
    except for a budget of time.
    """
    kind, colon, detail = LEVELS.get(spec, spec).partition(":")
    if kind == "random" and not colon:
        return Uniform(spec, seed)
    if kind == "greedy":
        greedy = _greedy(spec, game, seed)
        return Careless(spec, greedy, _carelessness(detail), seed) if colon else greedy
    if kind == "search":
        return _search(spec, game, _budget(detail if colon else _USUAL_BUDGET), seed)
    raise BadInput("unknown-bot", bot=spec, allowed=names())


def _greedy(spec: str, game: str, seed: int | str) -> Bot:
    own = own_part(game)
    return Trying(spec, own, seed) if isinstance(own, Thumb) else Greedy(spec, own, seed)


def _search(spec: str, game: str, budget: Budget, seed: int | str) -> Bot:
    own = own_part(game)
    if isinstance(own, Thumb):
        return Comparing(spec, own, budget, seed)
    return Search(spec, own, budget, seed)


def own_part(game: str) -> Thumb[State] | Judgement[State]:
    """What a game's package brings for its bots, else the general judgement.

    PackageProblem if it brings something else, or something that cannot be used.
    """
    package = registry.package(game)
    if package.bot is None:
        return Judgement()
    kind = package.part("bot", type)
    if not issubclass(kind, Thumb | Judgement):
        raise package.wrong_part("bot", "detente.bots.Judgement, detente.bots.Thumb")
    try:
        made: Thumb[State] | Judgement[State] = kind()
    except Exception as error:
        raise package.broken_part("bot", error) from error
    return made


def _carelessness(detail: str) -> float:
    """The share of choices made at random: 0.2 for 80%."""
    if not re.fullmatch(r"[1-9][0-9]?%", detail):
        raise BadInput("bad-care", care=detail)
    return 1 - int(detail[:-1]) / 100


def _budget(detail: str) -> Budget:
    """How long to think: 50ms, 2s or 200it."""
    found = re.fullmatch(r"([1-9][0-9]{0,6})(ms|s|it)", detail)
    if found is None:
        raise BadInput("bad-budget", budget=detail)
    amount, unit = int(found[1]), found[2]
    if unit == "it":
        return Budget(float("inf"), amount)
    return Budget(amount / 1000 if unit == "ms" else float(amount), _ENDLESS)
