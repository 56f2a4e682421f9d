"""Every code of the game. The order is append-only: records and trained programs depend on it.

An object card is its own integer, from 0 to 65, and so is its bit in a mask.
"""

from typing import Any, Final

from detente.games.secret_power.rules.objects import (
    ALL_CIRCLES,
    ALL_OBJECTS,
    COPY,
    FIRST_CIRCLE,
    GROUPS,
    MINOR_GROUPS,
    SIGNS,
    TYPE,
    TYPES,
)
from detente.games.secret_power.rules.people import ACTION, ACTIONS, KIND, PROFESSIONALS, RANKS
from detente.games.secret_power.rules.projects import OPERATIONS, PROJECTS, WARS
from detente.games.secret_power.rules.tables import Tables
from detente.games.secret_power.rules.treaties import TREATIES

NUMBERS: Final = 12
"""So many agents can be sent at once: those of a player."""
CODES: Final[tuple[str, ...]] = (
    *[f"{TYPES[TYPE[card]]}_{COPY[card] + 1}" for card in range(ALL_OBJECTS)],
    *TREATIES,
    *PROFESSIONALS,
    *PROJECTS,
    *OPERATIONS,
    *[f"minor_{GROUPS[group]}" for group in MINOR_GROUPS],
    *[f"attach_{number + 1}" for number in range(ALL_CIRCLES)],
    *[str(number + 1) for number in range(NUMBERS)],
    *("train", "agent", "professional", "pass", "done"),
    *ACTIONS,
    *TYPES,
    *GROUPS[:-1],
    *SIGNS,
    *WARS,
    *RANKS,
)


def code(name: str) -> int:
    """The integer of a code."""
    return CODES.index(name)


FIRST_TREATY: Final[int] = ALL_OBJECTS
FIRST_PROFESSIONAL: Final[int] = code(PROFESSIONALS[0])
FIRST_PROJECT: Final[int] = code(PROJECTS[0])
FIRST_OPERATION: Final[int] = code(OPERATIONS[0])
FIRST_MINOR: Final[int] = code("minor_control")
FIRST_ATTACH: Final[int] = code("attach_1")
FIRST_NUMBER: Final[int] = code("1")
TRAIN: Final[int] = code("train")
AGENT: Final[int] = code("agent")
PROFESSIONAL: Final[int] = code("professional")
PASS: Final[int] = code("pass")
DONE: Final[int] = code("done")
FIRST_ACTION: Final[int] = code(ACTIONS[0])
FIRST_TYPE: Final[int] = code(TYPES[0])
FIRST_WAR: Final[int] = code(WARS[0])


def is_object(action: int) -> bool:
    """Whether a code names an object card."""
    return 0 <= action < ALL_OBJECTS


def is_treaty(action: int) -> bool:
    """Whether a code names a treaty."""
    return FIRST_TREATY <= action < FIRST_PROFESSIONAL


def is_professional(action: int) -> bool:
    """Whether a code names a professional."""
    return FIRST_PROFESSIONAL <= action < FIRST_PROJECT


def is_project(action: int) -> bool:
    """Whether a code names a project."""
    return FIRST_PROJECT <= action < FIRST_OPERATION


def is_operation(action: int) -> bool:
    """Whether a code names a covert operation."""
    return FIRST_OPERATION <= action < FIRST_MINOR


def is_minor(action: int) -> bool:
    """Whether a code names a kind of minor objects."""
    return FIRST_MINOR <= action < FIRST_ATTACH


def is_attaching(action: int) -> bool:
    """Whether a code means to attach an inner circle."""
    return FIRST_ATTACH <= action < FIRST_NUMBER


def is_number(action: int) -> bool:
    """Whether a code is a number of agents."""
    return FIRST_NUMBER <= action < TRAIN


def names_one_of(action: int, treaties: tuple[int, ...]) -> bool:
    """Whether a code names one of these treaties."""
    return is_treaty(action) and action - FIRST_TREATY in treaties


def circle_of(action: int) -> int:
    """The inner circle that an attaching code means."""
    return FIRST_CIRCLE + action - FIRST_ATTACH


def number_of(action: int) -> int:
    """The number that a code means."""
    return action - FIRST_NUMBER + 1


def describe(tables: Tables, name: str) -> dict[str, Any]:
    """What the data files say about a card; empty for any other code. Names are in the texts."""
    action = CODES.index(name)
    if is_object(action) or FIRST_TYPE <= action < FIRST_TYPE + len(TYPES):
        number = TYPE[action] if is_object(action) else action - FIRST_TYPE
        return _of("object", tables.object_rows[number])
    if is_treaty(action):
        return _treaty(tables.treaty_rows[action - FIRST_TREATY])
    if is_professional(action):
        return _of("professional", tables.professional_rows[KIND[action - FIRST_PROFESSIONAL]])
    if FIRST_ACTION <= action < FIRST_TYPE:
        return _of("action", tables.action_rows[ACTION[action - FIRST_ACTION]])
    if is_project(action):
        return _of("project", tables.project_rows[action - FIRST_PROJECT])
    if is_operation(action):
        return _of("operation", tables.operation_rows[action - FIRST_OPERATION])
    return {}


_UNSAID: Final = (
    *("id", "name", "copies", "effect", "main_card", "is_extra_action", "chain", "provenance"),
)
"""What is said in the texts or in other words, or of no use to a reader."""


def _of(kind: str, row: dict[str, Any]) -> dict[str, Any]:
    return {"kind": kind, **_readable(row)}


def _treaty(row: dict[str, Any]) -> dict[str, Any]:
    """A treaty with what is in its corner: points unless there are none, a symbol by its code."""
    about = _of("treaty", row)
    if not about.get("points"):
        about.pop("points", None)
    symbol = about["symbol"]
    if symbol:
        about["symbol"] = symbol["sign"] if "sign" in symbol else f"minor_{symbol['minor']}"
    return about


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    """A row of the data files, its stages and `source`: where its values come from."""
    about = {key: row[key] for key in row if key not in _UNSAID}
    if "stages" in row:
        about["stages"] = [_readable(stage) for stage in row["stages"]]
    if "provenance" in row:
        about["source"] = _source(row["provenance"])
    return about


def _source(provenance: Any) -> Any:
    """In the words that all games use, without our reasons."""
    if isinstance(provenance, dict):
        return {field: _source(provenance[field]) for field in provenance if field != "why"}
    origin = str(provenance).split(":")[0]
    return "inferred" if origin == "derived" else origin
