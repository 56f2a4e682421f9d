"""The object cards, their groups and signs: what they are called and which there are.

Codes depend on everything here, so no correction changes it. Costs, points and the numbers of
set-up, which a correction may change, are in tables.py.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.secret_power.rules.revisions import LATEST

_DATA: Final[dict[str, Any]] = read_data("detente.games.secret_power", "objects.yaml", LATEST)

SIGNS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["signs"])
AGITATORS: Final = 0
PEACEMAKERS: Final = 1
SPIES: Final = 2
"""These three stand on support cards and treaties; the fourth is special interest."""
THREE_SIGNS: Final[tuple[int, ...]] = (AGITATORS, PEACEMAKERS, SPIES)

GROUPS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["groups"])
CONTROL: Final = 0
FINANCE: Final = 1
SCIENCE: Final = 2
SUPPORT: Final = 3
POWER: Final = 4
INNER_CIRCLE: Final = 5
COLOURS: Final[tuple[int, ...]] = (CONTROL, FINANCE, SCIENCE)

_ROWS: Final[list[dict[str, Any]]] = _DATA["cards"]
TYPES: Final[tuple[str, ...]] = tuple(row["id"] for row in _ROWS)
ALL_TYPES: Final = 18
GROUP: Final[tuple[int, ...]] = tuple(GROUPS.index(row["group"]) for row in _ROWS)
TYPES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(t for t in range(len(_ROWS)) if GROUP[t] == group) for group in range(len(GROUPS))
)


def multipliers_in(data: dict[str, Any]) -> tuple[int, ...]:
    """The type that counts the cards of each colour, in data/objects.yaml."""
    return tuple(TYPES.index(data["groups"][group]["multiplier_card"]) for group in COLOURS)


MULTIPLIER: Final[tuple[int, ...]] = multipliers_in(_DATA)
"""Governments, Exchanges and Universities: they count control, finance and science."""
CRIME_SYNDICATES: Final[int] = TYPES.index("crime_syndicates")
CORPORATIONS: Final[int] = TYPES.index("corporations")
CIRCLE: Final[int] = TYPES.index("inner_circle")

_MOST: Final = "5"
TYPE: Final[tuple[int, ...]] = tuple(
    number for number, row in enumerate(_ROWS) for _ in range(row["copies"][_MOST])
)
"""The type of each of the 66 cards; those of one type stand side by side."""
ALL_OBJECTS: Final = 66
FIRST_CIRCLE: Final[int] = TYPE.index(CIRCLE)
ALL_CIRCLES: Final[int] = TYPE.count(CIRCLE)
COPY: Final[tuple[int, ...]] = tuple(card - TYPE.index(number) for card, number in enumerate(TYPE))
"""Which copy of its type a card is, from 0."""

MINOR_GROUPS: Final[tuple[int, ...]] = (CONTROL, FINANCE, SCIENCE, POWER)
MINOR_OF: Final[tuple[int, ...]] = (0, 1, 2, -1, 3, -1)
"""The number of a group's minor objects among the four kinds; -1 where there are none."""

assert len(_ROWS) == ALL_TYPES
assert len(TYPE) == ALL_OBJECTS
