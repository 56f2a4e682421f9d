"""Projects, covert operations and world wars: what they are called and which there are.

What they cost and bring, which a correction may change, is in tables.py.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.secret_power.rules.revisions import LATEST

_PROJECTS: Final[list[dict[str, Any]]] = read_data(
    "detente.games.secret_power", "projects.yaml", LATEST
)["projects"]
PROJECTS: Final[tuple[str, ...]] = tuple(row["id"] for row in _PROJECTS)
COMINTERN: Final = 0
UNIFIED_NATIONS: Final = 1
ESPIONAGE: Final = 2
SECRET_POWER: Final = 3
FOUR: Final[tuple[int, ...]] = (COMINTERN, UNIFIED_NATIONS, ESPIONAGE, SECRET_POWER)
OF_FALCON: Final[tuple[int, ...]] = (COMINTERN, UNIFIED_NATIONS, ESPIONAGE)
"""The number of a project is that of its sign."""
LAST_STAGE: Final = 5

_OPERATIONS: Final[dict[str, Any]] = read_data(
    "detente.games.secret_power", "operations.yaml", LATEST
)
OPERATIONS: Final[tuple[str, ...]] = tuple(row["id"] for row in _OPERATIONS["operations"])
ALL_OPERATIONS: Final = 6
WARS: Final[tuple[str, ...]] = tuple(row["id"] for row in _OPERATIONS["world_wars"])

assert len(OPERATIONS) == ALL_OPERATIONS
