"""Bots. A bot is given a determinization of what its seat knows, never the true state.

>>> import detente
>>> from detente import bots
>>> state = detente.game("cia_vs_kgb").start(seed=7)
>>> bots.ask(bots.make("greedy", "cia_vs_kgb", seed=1), state, 0, seed=2) in state.legal_moves(0)
True
"""

import re
from typing import Final, cast

from detente import registry
from detente.bots import outside
from detente.bots.bot import Advice, Bot, Estimate, advice, ask
from detente.bots.budget import Budget, read_budget
from detente.bots.evaluation import Evaluation
from detente.bots.identity import bot_hash
from detente.bots.ismcts import Ismcts
from detente.bots.noise import EpsilonRandom, RandomBot
from detente.bots.one_ply import OnePly
from detente.bots.rollouts import OnePlyRollouts, RacingRollouts, RolloutPolicy
from detente.bots.weights import BadWeights, Weights, read_weights
from detente.core.errors import InvalidInput
from detente.core.state import State

__all__ = [
    "LEVELS",
    "STRONGEST",
    "Advice",
    "BadWeights",
    "Bot",
    "Estimate",
    "Evaluation",
    "RolloutPolicy",
    "Weights",
    "advice",
    "ask",
    "bot_hash",
    "bot_part",
    "description",
    "make",
    "names",
    "read_weights",
]

LEVELS: Final = {"recruit": "greedy:80%", "officer": "greedy", "director": "search:250ms"}
"""Level → the spec it stands for, weakest first."""
STRONGEST: Final = [*LEVELS][-1]

_KINDS: Final = ("random", "greedy", "search")
_DEFAULT_BUDGET: Final = "50ms"

Part = RolloutPolicy[State] | Evaluation[State]
"""What a game provides for its bots."""


def names() -> list[str]:
    """The levels, the kinds of bots, and the bots of other installed distributions."""
    ours = [*LEVELS, *_KINDS]
    return ours + sorted(name for name in outside.installed() if name not in ours)


def description(level: str) -> str:
    """The id of the sentence that says how a level plays."""
    return f"level-{level}"


def make(spec: str, game: str, seed: int | str, weights: Weights | None = None) -> Bot:
    """The bot that a spec names: a level, or random, greedy, search:50ms, search:200it.

    greedy:80% plays a random move a fifth of the time. Seed and sampled state determine every
    decision, except with a budget of time. Weights other than those that come with the game can be
    given to the bots of a game that has some.

    `my_module:MyBot`, `bot.py:MyBot:worlds=5` or the name of an installed bot makes a bot of
    somebody else's code (`detente.bots.outside`).
    """
    kind, colon, detail = LEVELS.get(spec, spec).partition(":")
    if kind == "random" and not colon:
        return RandomBot(spec, seed)
    if kind == "greedy":
        greedy = _greedy(spec, bot_part(game, weights), seed)
        return EpsilonRandom(spec, greedy, _epsilon(detail), seed) if colon else greedy
    if kind == "search":
        budget = read_budget(detail if colon else _DEFAULT_BUDGET)
        return _search(spec, bot_part(game, weights), budget, seed)
    own = outside.find(spec)
    if own is not None:
        return own.make(game, seed)
    raise InvalidInput("unknown-bot", bot=spec, allowed=names())


def _greedy(spec: str, part: Part, seed: int | str) -> Bot:
    if isinstance(part, RolloutPolicy):
        return OnePlyRollouts(spec, part, seed)
    return OnePly(spec, part, seed)


def _search(spec: str, part: Part, budget: Budget, seed: int | str) -> Bot:
    if isinstance(part, RolloutPolicy):
        return RacingRollouts(spec, part, budget, seed)
    return Ismcts(spec, part, budget, seed)


def bot_part(game: str, weights: Weights | None = None) -> Part:
    """A new instance of a game package's part `bot`, else of the general evaluation.

    PackageProblem if the part is of another type, or cannot be used; BadWeights if weights are
    given that are not its own.
    """
    package = registry.package(game)
    if package.bot is None:
        if weights is not None:
            raise BadWeights(f"{game} has no bot of its own")
        return Evaluation()
    kind = package.part("bot", type)
    if not issubclass(kind, RolloutPolicy | Evaluation):
        raise package.wrong_part("bot", "detente.bots.Evaluation, detente.bots.RolloutPolicy")
    if weights is not None:
        if not hasattr(kind, "feature_names"):
            raise BadWeights(f"the bot of {game} has no weights")
        return cast(Part, kind(weights))
    try:
        made: Part = kind()
    except Exception as error:
        raise package.broken_part("bot", error) from error
    return made


def _epsilon(detail: str) -> float:
    """The probability of a random move: 0.2 for 80%."""
    if not re.fullmatch(r"[1-9][0-9]?%", detail):
        raise InvalidInput("bad-care", care=detail)
    return 1 - int(detail[:-1]) / 100
