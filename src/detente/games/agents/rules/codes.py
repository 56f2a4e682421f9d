"""Every code of the game. The order is append-only: records and trained programs depend on it.

A closed token on the map has a number of its own, from `kgb_1` on, which says nothing about its
kind and is never used again (ASW-AMB-80). Its integer is also its bit in a mask of tokens.
"""

from typing import Any, Final

from detente.games.agents.rules.cards import CARDS, MISSION_REGIONS
from detente.games.agents.rules.regions import ALL_REGIONS, CITIES, REGIONS, SECTORS
from detente.games.agents.rules.regions import ROWS as REGION_ROWS
from detente.games.agents.rules.services import FOUR, KINDS, SERVICES
from detente.games.agents.rules.tables import Tables

NUMBERS: Final = 32
"""Tokens a service can have on the map in one game: at most one a turn, and those of set-up."""
TOKENS_OF: Final[tuple[int, ...]] = tuple(
    (1 << NUMBERS) - 1 << service * NUMBERS for service in FOUR
)
"""The mask of all numbers of a service."""


def _missions() -> list[str]:
    """The two copies of a mission have different codes, which only forced outcomes use."""
    return [
        f"mission_{region}" + "_2" * (region in MISSION_REGIONS[:number])
        for number, region in enumerate(MISSION_REGIONS)
    ]


CODES: Final[tuple[str, ...]] = (
    *[f"{service}_{number + 1}" for service in SERVICES for number in range(NUMBERS)],
    *SERVICES,
    *REGIONS,
    *SECTORS,
    *[f"{service}_diplomat_{region}" for service in SERVICES for region in REGIONS],
    *CARDS,
    *_missions(),
    *KINDS,
    *("funding", "reconnaissance", "transit", "liquidation"),
    *("look", "gain"),
    *("one", "two"),
    *("operative", "pass", "done"),
)


def code(name: str) -> int:
    """The integer of a code."""
    return CODES.index(name)


FIRST_SERVICE: Final[int] = code(SERVICES[0])
FIRST_REGION: Final[int] = code(REGIONS[0])
FIRST_SECTOR: Final[int] = code(SECTORS[0])
FIRST_DIPLOMAT: Final[int] = FIRST_SECTOR + len(SECTORS)
FIRST_CARD: Final[int] = code(CARDS[0])
FIRST_MISSION: Final[int] = FIRST_CARD + len(CARDS)
FIRST_KIND: Final[int] = FIRST_MISSION + len(MISSION_REGIONS)
END_TOKENS: Final = NUMBERS * 4

FUNDING: Final[int] = code("funding")
RECONNAISSANCE: Final[int] = code("reconnaissance")
TRANSIT: Final[int] = code("transit")
LIQUIDATION: Final[int] = code("liquidation")
LOOK: Final[int] = code("look")
GAIN: Final[int] = code("gain")
ONE: Final[int] = code("one")
TWO: Final[int] = code("two")
OPERATIVE: Final[int] = code("operative")
DIPLOMAT: Final[int] = code("diplomat")
PASS: Final[int] = code("pass")
DONE: Final[int] = code("done")

MISSION_REGION: Final[tuple[int, ...]] = tuple(REGIONS.index(name) for name in MISSION_REGIONS)


def is_token(action: int) -> bool:
    """Whether a code names a closed token."""
    return 0 <= action < END_TOKENS


def is_diplomat(action: int) -> bool:
    """Whether a code names the diplomats of a service in a region."""
    return FIRST_DIPLOMAT <= action < FIRST_CARD


def is_region(action: int) -> bool:
    """Whether a code names a region."""
    return FIRST_REGION <= action < FIRST_SECTOR


def is_service(action: int) -> bool:
    """Whether a code names a service."""
    return FIRST_SERVICE <= action < FIRST_REGION


def is_card(action: int) -> bool:
    """Whether a code names an agent card."""
    return FIRST_CARD <= action < FIRST_MISSION


def diplomat_code(service: int, region: int) -> int:
    """The code of a service's diplomats in a region."""
    return FIRST_DIPLOMAT + service * ALL_REGIONS + region


def describe(tables: Tables, name: str) -> dict[str, Any]:
    """What people read of a service, a region or a card; empty for any other code."""
    for row in tables.service_rows:
        if row["id"] == name:
            return {"kind": "service", "home": row["home_region"], "rule": row["ability"]["rule"]}
    for region, row in enumerate(REGION_ROWS):
        if row["id"] == name:
            owner = {"service": row["home_of"]} if row["home_of"] else {}
            cities = {"slots": CITIES[region], "source": {"cities": row["cities"]["source"]}}
            return {"kind": "region", **owner, **cities}
    for row in tables.effect_rows:
        if name in [card["id"] for card in row["cards"]]:
            translated = {"name_en": "translated", "name_fr": "translated"}
            about = {"duration": row["duration"], "rule": row["rule"]}
            return {"kind": "card", **about, "source": translated}
    return {}
