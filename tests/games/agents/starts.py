"""Games of Agents from their very beginning, with as much of set-up fixed as a test needs."""

from collections.abc import Sequence

import detente
from detente.games.agents.rules.state import Espionage

EVERY_COUNT = (
    (["kgb", "cia"], "mossad"),
    (["kgb", "cia", "mi6"], None),
    (["kgb", "cia", "mi6", "mossad"], None),
)
"""Players and virtual service, for two, three and four."""


def start(
    players: Sequence[str] = ("kgb", "cia", "mi6", "mossad"),
    virtual: str | None = None,
    *,
    first: int = 0,
    reserves: Sequence[Sequence[str]] = (),
    deck: Sequence[str] = (),
    missions: Sequence[str] = (),
    **settings: object,
) -> Espionage:
    """A new game: seats have these services in order, the rest is drawn where it is not given.

    `reserves` are in turn order, the virtual one first; all lists begin with what lies on top.
    """
    services = [*players, *([virtual] if virtual else [])]
    piles = [list(reserve) for reserve in reserves]
    piles += [[] for _ in range(len(services) - len(piles))]
    lots: list[object] = [first, services, *piles, list(deck), list(missions)]
    s = detente.game("agents", **settings).start(len(players), seed=1, outcomes=lots)
    assert isinstance(s, Espionage)
    return s


def keep_missions(s: Espionage) -> Espionage:
    """Let everybody take the first mission on offer."""
    while s.to_act and s.decision().prompt == "prompt-choose-missions":
        s.play(s.to_act[0], s.legal_moves(s.to_act[0])[0])
    return s
