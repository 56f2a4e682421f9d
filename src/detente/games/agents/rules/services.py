"""The services and the kinds of their tokens.

How many tokens there are and what abilities give, which a correction may change, is in tables.py.
"""

from typing import Final

from detente.core.data import read_data
from detente.games.agents.rules.revisions import LATEST

SERVICES: Final[tuple[str, ...]] = tuple(
    row["id"] for row in read_data("detente.games.agents", "services.yaml", LATEST)["services"]
)
KGB: Final[int] = SERVICES.index("kgb")
CIA: Final[int] = SERVICES.index("cia")
MI6: Final[int] = SERVICES.index("mi6")
MOSSAD: Final[int] = SERVICES.index("mossad")
FOUR: Final[tuple[int, ...]] = (0, 1, 2, 3)
"""All services."""
NO_SERVICE: Final = -1

INFORMANT: Final = 0
LIGHT: Final = 1
DARK: Final = 2
KINDS: Final = ("informant", "light_operative", "dark_operative", "diplomat")
"""Light and dark operatives differ in nothing but their faces (ASW-AMB-76)."""
IN_BAG: Final = 3
"""How many kinds of tokens are counted in a bag: diplomats are never in one."""


def in_bag(bag: int, service: int) -> int:
    """Where the counts of a service's tokens in a seat's bag begin, kind by kind."""
    return (bag * 4 + service) * IN_BAG


def reserve_of(kinds: list[int]) -> int:
    """A shuffled reserve: a bit for each token, 1 an informant, and a bit above that ends it.

    The next token to be taken is the last one here, and the lowest bit.
    """
    reserve = 1
    for kind in kinds:
        reserve = reserve << 1 | (kind == INFORMANT)
    return reserve
