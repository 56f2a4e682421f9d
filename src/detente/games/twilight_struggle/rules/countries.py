"""The map of data/countries.yaml as integers, tables and masks.

A country's integer is also the integer action of its code, and its bit in a mask of countries. The
order of the file is append-only: records and trained programs depend on it.
"""

from typing import Any, Final

from detente.core.data import read_data
from detente.core.deck import cards_in

DATA: Final[dict[str, Any]] = read_data("detente.games.twilight_struggle", "countries.yaml")
ROWS: Final[list[dict[str, Any]]] = DATA["countries"]
_SUPERPOWERS: Final[dict[str, list[str]]] = {
    row["id"]: row["adjacent"] for row in DATA["superpowers"]
}

COUNTRIES: Final[tuple[str, ...]] = tuple(row["id"] for row in ROWS)
COUNT: Final = 84
ANYWHERE: Final[int] = (1 << COUNT) - 1

STABILITY: Final[tuple[int, ...]] = tuple(row["stability"] for row in ROWS)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(COUNTRIES.index(name) for name in row["adjacent"] if name not in _SUPERPOWERS)
    for row in ROWS
)


def country(name: str) -> int:
    """The integer of a country."""
    return COUNTRIES.index(name)


def mask(*names: str) -> int:
    """The mask of some countries."""
    return sum(1 << COUNTRIES.index(name) for name in names)


def in_mask(countries: int) -> list[int]:
    """The countries of a mask, in the order of the map."""
    return cards_in(countries)


def is_in(countries: int) -> tuple[int, ...]:
    """For each country whether it is in a mask, 1 or 0: quicker to ask than the mask itself."""
    return tuple([countries >> place & 1 for place in range(COUNT)])


def _region(name: str) -> int:
    return mask(*[row["id"] for row in ROWS if row["region"] == name or name in row["subregions"]])


NEIGHBOUR_MASK: Final[tuple[int, ...]] = tuple(
    sum(1 << neighbour for neighbour in neighbours) for neighbours in NEIGHBOURS
)
NEARBY: Final[tuple[int, ...]] = tuple(
    neighbours | 1 << place for place, neighbours in enumerate(NEIGHBOUR_MASK)
)
"""A country and its neighbours."""
BATTLEGROUNDS: Final[int] = mask(*[row["id"] for row in ROWS if row["battleground"]])
BORDERS: Final[tuple[int, ...]] = (mask(*_SUPERPOWERS["usa"]), mask(*_SUPERPOWERS["ussr"]))
"""The countries adjacent to each superpower (TS-2.1.5)."""

REGION_NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in DATA["regions"])
REGIONS: Final[tuple[int, ...]] = tuple(_region(name) for name in REGION_NAMES)
EUROPE: Final[int] = _region("europe")
ASIA: Final[int] = _region("asia")
MIDDLE_EAST: Final[int] = _region("middle_east")
AFRICA: Final[int] = _region("africa")
CENTRAL_AMERICA: Final[int] = _region("central_america")
SOUTH_AMERICA: Final[int] = _region("south_america")
AMERICAS: Final[int] = CENTRAL_AMERICA | SOUTH_AMERICA
WESTERN_EUROPE: Final[int] = _region("western_europe")
EASTERN_EUROPE: Final[int] = _region("eastern_europe")
SOUTHEAST_ASIA: Final[int] = _region("southeast_asia")
SUBREGIONS: Final[dict[str, int]] = {row["id"]: _region(row["id"]) for row in DATA["subregions"]}

IN_EUROPE: Final[tuple[int, ...]] = is_in(EUROPE)
IN_ASIA: Final[tuple[int, ...]] = is_in(ASIA)
IN_SOUTHEAST_ASIA: Final[tuple[int, ...]] = is_in(SOUTHEAST_ASIA)
IN_AMERICAS: Final[tuple[int, ...]] = is_in(AMERICAS)
IS_BATTLEGROUND: Final[tuple[int, ...]] = is_in(BATTLEGROUNDS)
AT_BORDER: Final[tuple[tuple[int, ...], ...]] = tuple([is_in(places) for places in BORDERS])
"""For each superpower and country whether they are adjacent."""


def around(name: str) -> int:
    """The mask of the countries adjacent to one."""
    return NEIGHBOUR_MASK[country(name)]


def in_reach(side: int, presence: int, place: int) -> bool:
    """TS-6.1.1, TS-6.1.4: whether a side present in these countries may place influence in one."""
    return presence & NEARBY[place] != 0 or AT_BORDER[side][place] == 1


def _nearby_bytes() -> list[list[int]]:
    tables: list[list[int]] = []
    for first in range(0, COUNT, 8):
        table = [0] * 256
        for byte in range(256):
            for place in cards_in(byte << first & ANYWHERE):
                table[byte] |= NEARBY[place]
        tables.append(table)
    return tables


_NEARBY_BYTES: Final[list[list[int]]] = _nearby_bytes()
"""Byte of a mask of countries → its value → those countries and their neighbours.

So a reach is put together of at most eleven masks instead of one for each country.
"""


def reach_from(side: int, presence: int) -> tuple[int, ...]:
    """TS-6.1.1, TS-6.1.4: all places in reach, in the order of the map."""
    reach = BORDERS[side]
    for index, byte in enumerate(presence.to_bytes(len(_NEARBY_BYTES), "little")):
        if byte:
            reach |= _NEARBY_BYTES[index][byte]
    return tuple(in_mask(reach))


FRANCE: Final[int] = country("france")
WEST_GERMANY: Final[int] = country("west_germany")
EAST_GERMANY: Final[int] = country("east_germany")
UNITED_KINGDOM: Final[int] = country("united_kingdom")
CANADA: Final[int] = country("canada")
TURKEY: Final[int] = country("turkey")
POLAND: Final[int] = country("poland")
ROMANIA: Final[int] = country("romania")
JAPAN: Final[int] = country("japan")
SOUTH_KOREA: Final[int] = country("south_korea")
TAIWAN: Final[int] = country("taiwan")
VIETNAM: Final[int] = country("vietnam")
ISRAEL: Final[int] = country("israel")
EGYPT: Final[int] = country("egypt")
IRAN: Final[int] = country("iran")
LIBYA: Final[int] = country("libya")
LEBANON: Final[int] = country("lebanon")
SAUDI_ARABIA: Final[int] = country("saudi_arabia")
JORDAN: Final[int] = country("jordan")
ANGOLA: Final[int] = country("angola")
SOUTH_AFRICA: Final[int] = country("south_africa")
SE_AFRICAN_STATES: Final[int] = country("se_african_states")
CUBA: Final[int] = country("cuba")
NICARAGUA: Final[int] = country("nicaragua")
PANAMA: Final[int] = country("panama")
COSTA_RICA: Final[int] = country("costa_rica")
VENEZUELA: Final[int] = country("venezuela")
CHILE: Final[int] = country("chile")
ARGENTINA: Final[int] = country("argentina")

CRISIS_BASES: Final[tuple[tuple[int, ...], ...]] = ((WEST_GERMANY, TURKEY), (CUBA,))
"""From where each side may take influence to end the Cuban Missile Crisis (TS-CMC-1)."""
