"""The services, their tokens and what abilities give them, from data/services.yaml."""

from typing import Any, Final

from detente.core.data import read_data

DATA: Final[dict[str, Any]] = read_data("detente.games.agents", "services.yaml")
ROWS: Final[list[dict[str, Any]]] = DATA["services"]
_TOKENS: Final[dict[str, Any]] = DATA["token_set_per_service"]
_VIRTUAL: Final[dict[str, int]] = DATA["virtual_service_2p"]["light_tokens"]

SERVICES: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)
KGB: Final[int] = SERVICES.index("kgb")
CIA: Final[int] = SERVICES.index("cia")
MI6: Final[int] = SERVICES.index("mi6")
MOSSAD: Final[int] = SERVICES.index("mossad")
FOUR: Final = (0, 1, 2, 3)
"""All services."""
NO_SERVICE: Final = -1

INFORMANT: Final = 0
LIGHT: Final = 1
DARK: Final = 2
KINDS: Final = ("informant", "light_operative", "dark_operative", "diplomat")
"""Light and dark operatives differ in nothing but their faces (ASW-AMB-76)."""
IN_BAG: Final = 3
"""How many kinds of tokens a bag tells apart: diplomats are never in one."""

INFORMANTS: Final[int] = _TOKENS["light"]["informant"]
LIGHT_OPERATIVES: Final[int] = _TOKENS["light"]["operative"]
DARK_OPERATIVES: Final[int] = _TOKENS["dark"]["operative"]
DIPLOMATS: Final[int] = _TOKENS["dark"]["diplomat"]
ALL_LIGHT: Final[int] = INFORMANTS + LIGHT_OPERATIVES

SET_UP: Final[dict[int, dict[str, int]]] = DATA["setup_per_player_count"]
"""Number of players → how many tokens go where (ASW-SET-06 to 09, ASW-3P-02, ASW-2P-04)."""
VIRTUAL_AT_HOME: Final[int] = _VIRTUAL["own_home"]
VIRTUAL_ELSEWHERE: Final[int] = _VIRTUAL["each_player_home"]
VIRTUAL_IN_BAG: Final[int] = _VIRTUAL["each_player_bag"]

_ABILITY: Final[dict[str, Any]] = {row["id"]: row["ability"] for row in ROWS}
CIA_FINANCE: Final[dict[int, int]] = _ABILITY["cia"]["extra_finance"]
MOSSAD_OPERATIVES: Final[int] = _ABILITY["mossad"]["setup_own_bag_open_operatives"]
MOSSAD_REWARD: Final[int] = _ABILITY["mossad"]["finance_per_successful_liquidation"]


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
