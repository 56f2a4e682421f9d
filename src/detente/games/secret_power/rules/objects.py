"""The object cards, their groups and signs, and the numbers of set-up (data/objects.yaml)."""

from typing import Any, Final

from detente.core.data import read_data
from detente.core.deck import mask_of

DATA: Final[dict[str, Any]] = read_data("detente.games.secret_power", "objects.yaml")

SIGNS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["signs"])
AGITATORS: Final = 0
PEACEMAKERS: Final = 1
SPIES: Final = 2
"""These three stand on support cards and treaties; the fourth is special interest."""
THREE_SIGNS: Final = (AGITATORS, PEACEMAKERS, SPIES)

GROUPS: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["groups"])
CONTROL: Final = 0
FINANCE: Final = 1
SCIENCE: Final = 2
SUPPORT: Final = 3
POWER: Final = 4
INNER_CIRCLE: Final = 5
COLOURS: Final = (CONTROL, FINANCE, SCIENCE)

ROWS: Final[list[dict[str, Any]]] = DATA["cards"]
TYPES: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)
ALL_TYPES: Final = 18
GROUP: Final[tuple[int, ...]] = tuple(GROUPS.index(row["group"]) for row in ROWS)
COST: Final[tuple[int, ...]] = tuple(row["cost"] for row in ROWS)
INTEREST: Final[tuple[int, ...]] = tuple(row["special_interest"] for row in ROWS)
SIGN: Final[tuple[int, ...]] = tuple(
    -1 if row["sign"] is None else SIGNS.index(row["sign"]) for row in ROWS
)
EACH: Final[tuple[int, ...]] = tuple(row["scoring"]["points"] for row in ROWS)
"""Points a card gives, or gives for each thing that it counts."""

TYPES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(t for t in range(len(ROWS)) if GROUP[t] == group) for group in range(len(GROUPS))
)
BEARER: Final[tuple[int, ...]] = tuple(SIGN.index(sign) for sign in THREE_SIGNS)
"""The type of support card that shows each sign."""
MULTIPLIER: Final[tuple[int, ...]] = tuple(
    TYPES.index(DATA["groups"][group]["multiplier_card"]) for group in COLOURS
)
"""Governments, Exchanges and Universities: they count control, finance and science."""
CRIME_SYNDICATES: Final[int] = TYPES.index("crime_syndicates")
CORPORATIONS: Final[int] = TYPES.index("corporations")
CIRCLE: Final[int] = TYPES.index("inner_circle")
STRENGTHENED: Final[int] = DATA["attached_circle"]["power_points"]
"""SP-IC-02: how many points more a power card with an inner circle gives for each thing."""

_MOST: Final = "5"
TYPE: Final[tuple[int, ...]] = tuple(
    number for number, row in enumerate(ROWS) for _ in range(row["copies"][_MOST])
)
"""The type of each of the 66 cards; those of one type stand side by side."""
ALL_OBJECTS: Final = 66
FIRST_CIRCLE: Final[int] = TYPE.index(CIRCLE)
ALL_CIRCLES: Final[int] = TYPE.count(CIRCLE)
COPY: Final[tuple[int, ...]] = tuple(card - TYPE.index(number) for card, number in enumerate(TYPE))
"""Which copy of its type a card is, from 0."""

SETUP: Final[dict[str, Any]] = DATA["setup"]
AGENTS: Final[int] = SETUP["agents_per_player"]
START_ACTIVE: Final[int] = SETUP["start_active"]
REACH: Final[int] = SETUP["open_positions"]
"""SP-VOC-08: the positions that are open to everybody."""
HAND_LIMIT: Final[int] = SETUP["treaty_hand_limit"]
FIRST_TREATIES: Final[int] = SETUP["treaty_hand_start"]
PUT_BACK: Final[int] = SETUP["treaties_put_back"]
SUPERVISOR_RECRUITS: Final[int] = SETUP["supervisor_recruit"]
HEADHUNTER_RECRUITS: Final[int] = SETUP["headhunter_recruit"]
HEADHUNTER_PLAYERS: Final[int] = SETUP["headhunter_players"]
HEADHUNTER_DISTANCE: Final[int] = SETUP["headhunter_distance"]
"""SP-SET-08, SP-RUL-21: the fourth seat from the Supervisor, always."""
TRAINED: Final[int] = SETUP["train_recruit"]
MOST_PHASES: Final[int] = SETUP["most_phases"]
"""SP-RUL-03: how many Action Phases a round can have."""

MINOR_GROUPS: Final = (CONTROL, FINANCE, SCIENCE, POWER)
MINOR_OF: Final = (0, 1, 2, -1, 3, -1)
"""The number of a group's minor objects among the four kinds; -1 where there are none."""
MINOR_SUPPLY: Final[tuple[int, ...]] = tuple(
    DATA["minor_objects"]["supply"][GROUPS[group]] for group in MINOR_GROUPS
)
MINOR_POINTS: Final[tuple[int, ...]] = tuple(
    DATA["minor_objects"]["points"][GROUPS[group]] for group in MINOR_GROUPS
)
assert len(ROWS) == ALL_TYPES
assert len(TYPE) == ALL_OBJECTS


def _in_play(players: str) -> int:
    cards = range(ALL_OBJECTS)
    return mask_of([card for card in cards if COPY[card] < ROWS[TYPE[card]]["copies"][players]])


IN_PLAY: Final[dict[str, int]] = {players: _in_play(players) for players in "2345"}
"""SP-SET-01: the mask of the object cards of a game, by the number of players."""
