"""The regions with their cities, and the sectors, from data/regions.yaml and data/sectors.yaml."""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.agents.rules.services import SERVICES

DATA: Final[dict[str, Any]] = read_data("detente.games.agents", "regions.yaml")
ROWS: Final[list[dict[str, Any]]] = DATA["regions"]
_SECTORS: Final[dict[str, Any]] = read_data("detente.games.agents", "sectors.yaml")

REGIONS: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)
ALL_REGIONS: Final = 7
NOWHERE: Final = -1
HOME: Final[tuple[int, ...]] = tuple(
    [row["home_of"] for row in ROWS].index(service) for service in SERVICES
)
"""Each service's home region (ASW-VOC-01)."""
NEUTRAL: Final[tuple[int, ...]] = tuple(
    region for region, row in enumerate(ROWS) if row["home_of"] is None
)

CITIES: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(city["id"] for city in row["cities"]["list"]) for row in ROWS
)
CITY_SLOTS: Final = 8
BESIDE: Final = CITY_SLOTS
"""The place of a token for which no city is left."""
PLACES: Final = CITY_SLOTS + 1

SECTOR_NAMES: Final[dict[str, dict[str, str]]] = _SECTORS["names"]
SECTORS: Final[tuple[str, ...]] = tuple(SECTOR_NAMES)
NORTHERN: Final[int] = SECTORS.index("northern")
THIRD_WORLD: Final[int] = SECTORS.index("third_world")
ALL_INFLUENCE: Final = 11
"""Influence tokens: the seven regions, then the four sectors."""

_FOUR: Final[dict[str, list[str]]] = _SECTORS["by_player_count"][4]["sectors"]
_SHARES: Final[dict[str, int]] = _SECTORS["influence_tokens"]
CONTROL_HALVES: Final[int] = _SHARES["region_or_sector_value_halves"]
LIQUIDATION_HALVES: Final[int] = _SHARES["successful_liquidation_value_halves"]


def sector_members(services: list[int]) -> tuple[tuple[int, ...], ...]:
    """The regions of each sector when these services, the virtual one included, take part.

    ASW-SET-02 for four; ASW-3P-01 and ASW-2P-02 for three homes. A sector not in play has none.
    """
    if len(services) == len(SERVICES):
        return tuple(
            tuple(REGIONS.index(name) for name in _FOUR.get(sector, ())) for sector in SECTORS
        )
    members: list[tuple[int, ...]] = [()] * len(SECTORS)
    members[NORTHERN] = tuple(sorted(HOME[service] for service in services))
    members[THIRD_WORLD] = NEUTRAL
    return tuple(members)
