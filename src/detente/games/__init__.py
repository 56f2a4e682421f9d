"""The games, found by name. Others can add theirs as entry points of the group `detente.games`."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from detente.core.errors import BadInput
from detente.core.game import Game

_OURS = {
    "agents": "detente.games.agents.rules.game:Agents",
    "cia_vs_kgb": "detente.games.cia_vs_kgb.rules.game:CiaVsKgb",
    "secret_power": "detente.games.secret_power.rules.game:SecretPower",
    "twilight_struggle": "detente.games.twilight_struggle.rules.game:TwilightStruggle",
}


@cache
def _all() -> dict[str, str]:
    return {**{point.name: point.value for point in entry_points(group="detente.games")}, **_OURS}


def names() -> list[str]:
    """All games, sorted."""
    return sorted(_all())


def game_class(name: str) -> type[Game]:
    """The class of a game."""
    where = _all().get(name)
    if where is None:
        raise BadInput("unknown-game", game=name, allowed=names())
    module, _, attribute = where.partition(":")
    found: type[Game] = getattr(import_module(module), attribute)
    return found


def package_of(name: str) -> str:
    """The package of a game, in which its texts and data lie."""
    return game_class(name).__module__.rpartition(".")[0].removesuffix(".rules")
