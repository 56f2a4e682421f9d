"""Professionals, levels and cards of the Falcon: what they are called and which there are.

Codes depend on everything here, so no correction changes it. What they do, which a correction may
change, is in tables.py.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.games.secret_power.rules.revisions import LATEST

_PROFESSIONALS: Final[list[dict[str, Any]]] = read_data(
    "detente.games.secret_power", "professionals.yaml", LATEST
)["cards"]
KINDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _PROFESSIONALS)
RECRUITER: Final = 0
GREY_CARDINAL: Final = 1
EMISSARY: Final = 2
ASSASSIN: Final = 3
MEDIATOR: Final = 4
INFORMANT: Final = 5


def kinds_in(rows: list[dict[str, Any]]) -> tuple[int, ...]:
    """The kind of each card, if the rows are the kinds."""
    return tuple(number for number, row in enumerate(rows) for _ in range(row["copies"]))


KIND: Final[tuple[int, ...]] = kinds_in(_PROFESSIONALS)
"""The kind of each professional; those of one kind stand side by side."""
PROFESSIONALS: Final[tuple[str, ...]] = tuple(
    f"{KINDS[kind]}_{card - KIND.index(kind) + 1}" for card, kind in enumerate(KIND)
)
ALL_PROFESSIONALS: Final = 18
assert len(PROFESSIONALS) == ALL_PROFESSIONALS

_FALCON: Final[dict[str, Any]] = read_data("detente.games.secret_power", "falcon.yaml", LATEST)
_ACTIONS: Final[list[dict[str, Any]]] = [*_FALCON["action_cards"], *_FALCON["personal_cards"]]
COMMON_ACTIONS: Final[int] = len(_FALCON["action_cards"])
"""So many kinds of action cards are for every personality; the others are personal."""
ACTION_KINDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _ACTIONS)
ACTION: Final[tuple[int, ...]] = kinds_in(_ACTIONS)
"""The kind of each of the 14 action cards."""
ACTIONS: Final[tuple[str, ...]] = tuple(
    f"falcon_{ACTION_KINDS[kind]}_{card - ACTION.index(kind) + 1}"
    for card, kind in enumerate(ACTION)
)
LEVELS: Final[tuple[str, ...]] = tuple(row["id"] for row in _FALCON["levels"])
PERSONALITIES: Final[tuple[str, ...]] = tuple(row["id"] for row in _FALCON["personalities"])
RANKS: Final[tuple[str, ...]] = tuple(row["id"] for row in _FALCON["ranking"])

WANTS_SUPPORT: Final = 0
WANTS_CIRCLE: Final = 1
WANTS_POWER: Final = 2
WANTS_OPERATION: Final = 3
WANTS_MATCHING: Final = 4
WANTS_COLOUR: Final = 5
CATEGORIES: Final = (
    *("support", "inner_circle", "power"),
    *("covert_operation", "colour_with_matching_power", "colour"),
)
"""What the Falcon may look for (SP-SOLO-20)."""


def action_deck(size: int, personality: dict[str, Any]) -> list[int]:
    """SP-SOLO-03: the common cards and the personality's own; none at the lowest level.

    The high card is in the deck where the size leaves room for it.
    """
    if not size:
        return []
    own = [personality["card"]]
    common = [card for card, kind in enumerate(ACTION) if kind < COMMON_ACTIONS]
    if size > len(common) + 1:
        own.append(personality["high_card"])
    return [*common, *[card for card, kind in enumerate(ACTION) if ACTION_KINDS[kind] in own]]
