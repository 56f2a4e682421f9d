"""Projects, covert operations and world wars (data/projects.yaml, data/operations.yaml)."""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.secret_power.rules.objects import REACH, SIGNS

ROWS: Final[list[dict[str, Any]]] = read_data("detente.games.secret_power", "projects.yaml")[
    "projects"
]
PROJECTS: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)
COMINTERN: Final = 0
UNIFIED_NATIONS: Final = 1
ESPIONAGE: Final = 2
SECRET_POWER: Final = 3
FOUR: Final = (COMINTERN, UNIFIED_NATIONS, ESPIONAGE, SECRET_POWER)
OF_FALCON: Final = (COMINTERN, UNIFIED_NATIONS, ESPIONAGE)
"""The number of a project is that of its sign."""
LAST_STAGE: Final = 5

_STAGES: Final[list[list[dict[str, Any]]]] = [row["stages"] for row in ROWS]


def _table(key: str) -> tuple[tuple[int, ...], ...]:
    """Project → stage → number; stage 0 is before joining."""
    return tuple((0, *[stage[key] for stage in stages]) for stages in _STAGES)


def _benefits(project: int, key: str, without: int) -> tuple[int, ...]:
    return (without, *[stage["benefit"][key] for stage in _STAGES[project]])


STAGE_AGENTS: Final[tuple[tuple[int, ...], ...]] = _table("agents")
STAGE_SIGNS: Final[tuple[tuple[int, ...], ...]] = _table("signs")
STAGE_POINTS: Final[tuple[tuple[int, ...], ...]] = _table("points")
SHADOWS: Final[tuple[int, ...]] = _benefits(COMINTERN, "shadow_agents", 0)
MORE_RECALLS: Final[tuple[int, ...]] = _benefits(UNIFIED_NATIONS, "extra_recall", 0)
OPEN_POSITIONS: Final[tuple[int, ...]] = _benefits(ESPIONAGE, "open_positions", REACH)
TREATIES_DRAWN: Final[tuple[int, ...]] = _benefits(SECRET_POWER, "draw", 0)

_OPERATIONS: Final[dict[str, Any]] = read_data("detente.games.secret_power", "operations.yaml")
OPERATION_ROWS: Final[list[dict[str, Any]]] = _OPERATIONS["operations"]
OPERATIONS: Final[tuple[str, ...]] = tuple(row["id"] for row in OPERATION_ROWS)
ALL_OPERATIONS: Final = 6
OPERATION_AGENTS: Final[tuple[int, ...]] = tuple(row["agents"] for row in OPERATION_ROWS)
OPERATION_POINTS: Final[tuple[int, ...]] = tuple(row["points"] for row in OPERATION_ROWS)

WAR_ROWS: Final[list[dict[str, Any]]] = _OPERATIONS["world_wars"]
WARS: Final[tuple[str, ...]] = tuple(row["id"] for row in WAR_ROWS)
WAR_ROUNDS: Final[tuple[int, ...]] = tuple(row["starts_at_round"] for row in WAR_ROWS)
EARLIEST_WAR_ROUNDS: Final[tuple[int, ...]] = tuple(row["shuffled_from_round"] for row in WAR_ROWS)
"""SP-RUL-41: shuffled, a war may come into force before its round."""
SURCHARGE: Final[tuple[int, ...]] = tuple(row["project_agents_surcharge"] for row in WAR_ROWS)

assert all(SIGNS.index(row["sign"]) == number for number, row in enumerate(ROWS))
assert all(len(stages) == LAST_STAGE for stages in _STAGES)
assert len(OPERATION_ROWS) == ALL_OPERATIONS
