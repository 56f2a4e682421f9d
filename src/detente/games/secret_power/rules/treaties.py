"""The 46 treaties as ints and masks (data/treaties.yaml).

A requirement is a list of demands, all of which must be met, or any of which suffices. A demand is
a kind and two numbers. A set of treaties is a mask; families are masks, too.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.core.deck import mask_of
from detente.games.secret_power.rules.objects import GROUPS, MINOR_OF, SIGNS, TYPES

ROWS: Final[list[dict[str, Any]]] = read_data("detente.games.secret_power", "treaties.yaml")[
    "treaties"
]
TREATIES: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)
ALL_TREATIES: Final = 46
TREATY_POINTS: Final[tuple[int, ...]] = tuple(row["points"] for row in ROWS)

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


def _demands(written: dict[str, Any]) -> tuple[tuple[int, int, int], ...]:
    """All demands of a requirement, or its only one."""
    listed = written.get("all") or written.get("any") or [written]
    return tuple(_demand(demand) for demand in listed)


DEMANDS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(
    _demands(row["requirement"]) for row in ROWS
)
ANY_SUFFICES: Final[tuple[bool, ...]] = tuple("any" in row["requirement"] for row in ROWS)


def _symbol(row: dict[str, Any], kind: str, names: tuple[str, ...]) -> int:
    symbol = row["symbol"] or {}
    return names.index(symbol[kind]) if kind in symbol else -1


SYMBOL_SIGN: Final[tuple[int, ...]] = tuple(_symbol(row, "sign", SIGNS) for row in ROWS)
SYMBOL_GROUP: Final[tuple[int, ...]] = tuple(_symbol(row, "minor", GROUPS) for row in ROWS)
"""The sign that a treaty shows, or the group of the minor object that it gives; else -1."""
WITH_SIGN: Final[tuple[int, ...]] = tuple(
    mask_of([t for t in range(len(ROWS)) if SYMBOL_SIGN[t] == sign]) for sign in range(3)
)

_EFFECTS: Final[list[dict[str, Any]]] = [row["effect"] for row in ROWS]


def family(kind: str) -> int:
    """The mask of the treaties with this kind of effect."""
    return mask_of([t for t, effect in enumerate(_EFFECTS) if effect["kind"] == kind])


FREE_TREATY: Final[int] = family("conclude_now_ignoring_requirements")
DECK_SEARCH: Final[int] = family("reveal_and_take")
EXTORTION: Final[int] = family("opponents_without_sign_give_card")
RECLAIM: Final[int] = family("take_from_object_discard")
EXTRA_SIGN: Final[int] = family("support_card_extra_sign")
RECRUIT_ON_GAIN: Final[int] = family("recruit_when_gaining_group")
SYNDICATE: Final[int] = family("shadow_agents_at_position")
EXTRA_ADVANCE: Final[int] = family("extra_action_advance_on_infiltrate")
BIG_MOVE: Final[int] = family("minor_when_placing_agents")
STAGE_BONUS: Final[int] = family("minor_when_advancing")
END_POINTS: Final[int] = family("end_points")
MAJORITY: Final[int] = family("end_majority")
SCORCHED_EARTH: Final[int] = family("discard_for_end_points")
MAY_CONCLUDE_ANOTHER: Final[int] = mask_of(
    [t for t, effect in enumerate(_EFFECTS) if "then" in effect]
)


def _wanted(effect: dict[str, Any]) -> int:
    """The treaties that an effect lets through by their symbol."""
    found = 0
    for wanted in effect["filter"]["any"] if "filter" in effect else ():
        for t in range(len(ROWS)):
            sign = SYMBOL_SIGN[t] >= 0 and SIGNS[SYMBOL_SIGN[t]] == wanted.get("symbol_sign")
            minor = SYMBOL_GROUP[t] >= 0 and GROUPS[SYMBOL_GROUP[t]] == wanted.get("symbol_minor")
            found |= (sign or minor) << t
    return found


def _number(effect: dict[str, Any], *keys: str) -> int:
    return next((effect[key] for key in keys if key in effect), 0)


WANTED: Final[tuple[int, ...]] = tuple(_wanted(effect) for effect in _EFFECTS)
EFFECT_GROUP: Final[tuple[int, ...]] = tuple(
    GROUPS.index(effect["group"]) if "group" in effect else -1 for effect in _EFFECTS
)
EFFECT_GROUPS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(GROUPS.index(group) for group in effect.get("groups", ())) for effect in _EFFECTS
)
EFFECT_SIGN: Final[tuple[int, ...]] = tuple(
    SIGNS.index(effect["sign"]) if "sign" in effect else -1 for effect in _EFFECTS
)
EFFECT_TYPES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(TYPES.index(name) for name in effect.get("types", [effect.get("card")]) if name)
    for effect in _EFFECTS
)
EFFECT_COUNT: Final[tuple[int, ...]] = tuple(
    _number(effect, "reveal", "count", "threshold_tokens", "min_stage", "max_per_treaty_phase")
    for effect in _EFFECTS
)
"""Cards revealed, signs, shadows or agents given, tokens or stage needed, cards discarded."""
EFFECT_POSITION: Final[tuple[int, ...]] = tuple(_number(effect, "position") for effect in _EFFECTS)
EFFECT_POINTS: Final[tuple[int, ...]] = tuple(
    _number(effect, "points", "points_per_card_in_discard") for effect in _EFFECTS
)

PER_OPERATION: Final = 0
PER_COORDINATOR: Final = 1
PER_CARD: Final = 2
PER_GROUP: Final = 3
PER_SIGN: Final = 4
_PER: Final = ("operation", "coordinator", "card", "group", "sign")


def _per(written: dict[str, Any]) -> tuple[int, int, int]:
    """What is counted at the end, of what, and the points for each."""
    kind = _PER.index(written["what"])
    what = 0
    if kind == PER_CARD:
        what = TYPES.index(written["card"])
    elif kind == PER_GROUP:
        what = GROUPS.index(written["group"])
    elif kind == PER_SIGN:
        what = SIGNS.index(written["sign"])
    return kind, what, written["points"]


PER: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(
    tuple(_per(written) for written in effect.get("per", ())) for effect in _EFFECTS
)

assert len(ROWS) == ALL_TREATIES
assert all(MINOR_OF[group] >= 0 for group in SYMBOL_GROUP if group >= 0)
