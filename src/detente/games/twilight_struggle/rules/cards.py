"""The cards of data/cards.yaml as integers and tables, and every code of the game.

Their Operations values, which may be corrected, are in tables.py.

Codes are the countries, the cards, the regions and then the verbs. A card's integer is also the
integer action of its code, and its bit in a mask of cards; tables of cards are indexed by it.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.core.deck import cards_in as cards_in
from detente.games.twilight_struggle.rules.countries import COUNTRIES, REGION_NAMES
from detente.games.twilight_struggle.rules.revisions import LATEST
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES

ROWS: Final[list[dict[str, Any]]] = read_data(
    "detente.games.twilight_struggle", "cards.yaml", LATEST
)["cards"]

NO_CARD: Final = -1
FIRST_CARD: Final[int] = len(COUNTRIES)
END_CARDS: Final[int] = FIRST_CARD + len(ROWS)
FIRST_REGION: Final[int] = END_CARDS
END_REGIONS: Final[int] = FIRST_REGION + len(REGION_NAMES)

_VERBS: Final = (
    "done",
    "none",
    "pass",
    "event",
    "ops",
    "space",
    "event_first",
    "ops_first",
    "influence",
    "realign",
    "coup",
    "take",
    "decline",
    "remove",
    "add",
    "participate",
    "boycott",
    "play",
    "hand_back",
    "up",
    "down",
    "end",
    "defcon_1",
    "defcon_2",
    "defcon_3",
    "defcon_4",
    "defcon_5",
    "cmc_cancel_cuba",
    "cmc_cancel_west_germany",
    "cmc_cancel_turkey",
)
CODES: Final[tuple[str, ...]] = (
    *COUNTRIES,
    *[row["id"] for row in ROWS],
    *REGION_NAMES,
    *_VERBS,
)


def code(name: str) -> int:
    """The integer of a code."""
    return CODES.index(name)


DONE: Final[int] = code("done")
NONE: Final[int] = code("none")
PASS: Final[int] = code("pass")
EVENT: Final[int] = code("event")
OPS: Final[int] = code("ops")
SPACE: Final[int] = code("space")
EVENT_FIRST: Final[int] = code("event_first")
OPS_FIRST: Final[int] = code("ops_first")
INFLUENCE: Final[int] = code("influence")
REALIGN: Final[int] = code("realign")
COUP: Final[int] = code("coup")
TAKE: Final[int] = code("take")
DECLINE: Final[int] = code("decline")
REMOVE: Final[int] = code("remove")
ADD: Final[int] = code("add")
PARTICIPATE: Final[int] = code("participate")
BOYCOTT: Final[int] = code("boycott")
PLAY: Final[int] = code("play")
HAND_BACK: Final[int] = code("hand_back")
UP: Final[int] = code("up")
DOWN: Final[int] = code("down")
END: Final[int] = code("end")
DEFCON_1: Final[int] = code("defcon_1")
CANCEL_CRISIS: Final[dict[int, int]] = {
    code(f"cmc_cancel_{name}"): code(name) for name in ("cuba", "west_germany", "turkey")
}
"""Code that ends the Cuban Missile Crisis → the country that pays for it."""
FIRST_CANCEL: Final[int] = min(CANCEL_CRISIS)
"""These codes are the last of all."""


def _table(values: list[int]) -> tuple[int, ...]:
    return (*[0] * FIRST_CARD, *values)


def _where(field: str, value: object = True) -> int:
    return sum(1 << code(row["id"]) for row in ROWS if row[field] == value)


def _is_in(cards: int) -> tuple[int, ...]:
    """For each code whether it is in a mask, 1 or 0: quicker to ask than the mask itself."""
    return tuple([cards >> card & 1 for card in range(len(CODES))])


CARD_BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(len(CODES))])
"""The mask of each card alone, which has too many bits to be made anew at each use."""


def _links(field: str) -> tuple[int, ...]:
    return _table([sum(1 << code(name) for name in row.get(field, ())) for row in ROWS])


OWNER: Final[tuple[int, ...]] = _table(
    [SIDES.index(row["side"]) if row["side"] in SIDES else NOBODY for row in ROWS]
)
"""Whose event it is; NOBODY = the side that plays it (TS-2.2.2)."""
NUMBER: Final[tuple[int, ...]] = _table([row["number"] for row in ROWS])
SCORING: Final[int] = _where("scoring")
STARRED: Final[int] = _where("removed_after_event")
LASTING: Final[int] = _where("lasting")
WARS: Final[int] = _where("war")
HEADLINES: Final[int] = _where("headline_allowed")
IS_SCORING: Final[tuple[int, ...]] = _is_in(SCORING)
IS_STARRED: Final[tuple[int, ...]] = _is_in(STARRED)
IS_LASTING: Final[tuple[int, ...]] = _is_in(LASTING)
IS_WAR: Final[tuple[int, ...]] = _is_in(WARS)
IS_HEADLINE: Final[tuple[int, ...]] = _is_in(HEADLINES)
OWNED: Final[tuple[int, ...]] = (_where("side", "us"), _where("side", "ussr"))
"""The cards with each side's own event."""
PREVENTED_BY: Final[tuple[int, ...]] = _links("prevented_by")
DELUXE_PREVENTED_BY: Final[tuple[int, ...]] = _links("deluxe_prevented_by")
REQUIRES_ANY: Final[tuple[int, ...]] = _links("requires_any")

THE_CHINA_CARD: Final[int] = code("the_china_card")
BASE_SET: Final[int] = _where("set", "base")
OPTIONAL_SET: Final[int] = _where("set", "deluxe_optional")
EARLY_WAR: Final[int] = _where("era", "early") & ~(1 << THE_CHINA_CARD)
MID_WAR: Final[int] = _where("era", "mid")
LATE_WAR: Final[int] = _where("era", "late")

UN_INTERVENTION: Final[int] = code("un_intervention")
DEFECTORS: Final[int] = code("defectors")
FIVE_YEAR_PLAN: Final[int] = code("five_year_plan")
MISSILE_ENVY: Final[int] = code("missile_envy")
GRAIN_SALES: Final[int] = code("grain_sales_to_soviets")
ALDRICH_AMES: Final[int] = code("aldrich_ames")
ASK_NOT: Final[int] = code("ask_not_what_your_country")
STAR_WARS: Final[int] = code("star_wars")
SHUTTLE_DIPLOMACY: Final[int] = code("shuttle_diplomacy")
FORMOSAN_RESOLUTION: Final[int] = code("formosan_resolution")
WILLY_BRANDT: Final[int] = code("willy_brandt")
FLOWER_POWER: Final[int] = code("flower_power")
NORAD: Final[int] = code("norad")
TRAP_CARD: Final[tuple[int, ...]] = (code("quagmire"), code("bear_trap"))
"""The card whose effect traps each side."""


def is_card(action: int) -> bool:
    """Whether a code names a card."""
    return FIRST_CARD <= action < END_CARDS


def is_country(action: int) -> bool:
    """Whether a code names a country."""
    return 0 <= action < FIRST_CARD
