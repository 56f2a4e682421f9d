"""The regions with their cities (data/regions.yaml), and what the sectors are called."""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.agents.rules.revisions import LATEST
from detente.games.agents.rules.services import SERVICES

DATA: Final[dict[str, Any]] = read_data("detente.games.agents", "regions.yaml")
ROWS: Final[list[dict[str, Any]]] = DATA["regions"]

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

SECTORS: Final[tuple[str, ...]] = tuple(
    read_data("detente.games.agents", "sectors.yaml", LATEST)["names"]
)
NORTHERN: Final[int] = SECTORS.index("northern")
THIRD_WORLD: Final[int] = SECTORS.index("third_world")
ALL_INFLUENCE: Final = 11
"""Influence tokens: the seven regions, then the four sectors."""
