"""The agent cards and the missions: what they are called and which there are.

The numbers on them, which a correction may change, are in tables.py.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.agents.rules.revisions import LATEST

_DATA: Final[dict[str, Any]] = read_data("detente.games.agents", "agent_cards.yaml", LATEST)
_EFFECTS: Final[list[dict[str, Any]]] = _DATA["effects"]
CARDS: Final[tuple[str, ...]] = tuple(card["id"] for row in _EFFECTS for card in row["cards"])
"""Twenty agent cards; those with the same effect stand side by side."""
ALL_CARDS: Final = 20


def mission_regions(data: dict[str, Any]) -> tuple[str, ...]:
    """The region on each mission card of data/secret_missions.yaml."""
    return tuple(row["region"] for row in data["deck"] for _ in range(row["copies"]))


MISSION_REGIONS: Final[tuple[str, ...]] = mission_regions(
    read_data("detente.games.agents", "secret_missions.yaml", LATEST)
)
"""The region on each of the ten mission cards."""


def both(effect: str) -> int:
    """The mask of the two cards with an effect."""
    cards = next(row["cards"] for row in _EFFECTS if row["id"] == effect)
    return sum(1 << CARDS.index(card["id"]) for card in cards)


RETOUCH: Final[int] = both("retouch_coquette")
TITAN: Final[int] = both("titan_boss")
TRAP: Final[int] = both("trap_prince")
RAVEN: Final[int] = both("raven_handsome")
BLIZZARD: Final[int] = both("blizzard_benefit")
VISE: Final[int] = both("vise_plague")
SHADOW: Final[int] = both("shadow_silhouette")
JACKAL: Final[int] = both("jackal_gadfly")
KOSCHEI: Final[int] = both("koschei_fox")
ELDERBERRY: Final[int] = both("elder_marshmallow")
LASTING: Final[int] = RETOUCH | TITAN | TRAP | RAVEN
