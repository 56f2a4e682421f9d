"""The 46 treaties, and how their requirements and effects are written in data/treaties.yaml.

A requirement is a list of demands, all of which must be met, or any of which suffices. A demand is
a kind and two numbers. A set of treaties is a mask; families are masks, too. What each treaty says,
which a correction may change, is in tables.py.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.secret_power.rules.objects import GROUPS, SIGNS, TYPES
from detente.games.secret_power.rules.revisions import LATEST

TREATIES: Final[tuple[str, ...]] = tuple(
    row["id"]
    for row in read_data("detente.games.secret_power", "treaties.yaml", LATEST)["treaties"]
)
ALL_TREATIES: Final = 46
assert len(TREATIES) == ALL_TREATIES

CARDS_OF_GROUP: Final = 0
CARD: Final = 1
NO_CARD: Final = 2
SIGNS_SHOWN: Final = 3
STAGE: Final = 4
MOST: Final = 5
IN_POOL: Final = 0
ON_OBJECTS: Final = 1
IN_ACTIVE: Final = 2
_MEASURES: Final = ("agents_in_pool", "agents_on_captured_objects", "agents_in_active")


def demands_of(requirement: dict[str, Any]) -> tuple[tuple[int, int, int], ...]:
    """All demands of a requirement, or its only one."""
    listed = requirement.get("all") or requirement.get("any") or [requirement]
    return tuple(_demand(demand) for demand in listed)


def _demand(written: dict[str, Any]) -> tuple[int, int, int]:
    """One demand: its kind, what of, how many."""
    [(kind, value)] = written.items()
    if kind == "cards_of_group":
        return CARDS_OF_GROUP, GROUPS.index(value["group"]), value["count"]
    if kind == "card":
        return CARD, TYPES.index(value), 1
    if kind == "no_card":
        return NO_CARD, TYPES.index(value), 0
    if kind == "sign":
        return SIGNS_SHOWN, SIGNS.index(value["sign"]), value["count"]
    if kind == "stage":
        assert value["project"] == "any"
        return STAGE, 0, value["stage"]
    assert kind == "strictly_most"
    return MOST, _MEASURES.index(value), 0


def symbol_of(row: dict[str, Any], kind: str, names: tuple[str, ...]) -> int:
    """The sign or the group of the minor object in the corner of a treaty; -1 if it has none."""
    symbol = row.get("symbol") or {}
    return names.index(symbol[kind]) if kind in symbol else -1


PER_OPERATION: Final = 0
PER_COORDINATOR: Final = 1
PER_CARD: Final = 2
PER_GROUP: Final = 3
PER_SIGN: Final = 4
_PER: Final = ("operation", "coordinator", "card", "group", "sign")


def counted_by(effect: dict[str, Any]) -> tuple[tuple[int, int, int], ...]:
    """What a final effect counts: the kind of thing, which of them, and the points for each."""
    return tuple(_per(written) for written in effect.get("per", ()))


def _per(written: dict[str, Any]) -> tuple[int, int, int]:
    kind = _PER.index(written["what"])
    what = 0
    if kind == PER_CARD:
        what = TYPES.index(written["card"])
    elif kind == PER_GROUP:
        what = GROUPS.index(written["group"])
    elif kind == PER_SIGN:
        what = SIGNS.index(written["sign"])
    return kind, what, written["points"]
