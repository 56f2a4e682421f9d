"""How both sides stand in a region, and what scoring it would give (TS-10.1)."""

from typing import TYPE_CHECKING, Final

from detente.games.twilight_struggle.rules.countries import (
    ASIA,
    BATTLEGROUNDS,
    BORDERS,
    REGIONS,
    SOUTHEAST_ASIA,
    TAIWAN,
    in_mask,
)
from detente.games.twilight_struggle.rules.effects import FORMOSAN
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.tables import Tables

if TYPE_CHECKING:
    from detente.games.twilight_struggle.rules.state import ColdWar

NOTHING: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3
LEVELS: Final = ("nothing", "presence", "domination", "control")

NO_COUNTRY: Final = -1
_ASIA: Final = REGIONS.index(ASIA)


class Standing:
    """How a side stands in a region: its level, all the VP a scoring would give it, and why."""

    __slots__ = ("battlegrounds", "countries", "level", "points")

    def __init__(self, level: int, countries: int, battlegrounds: int, points: int) -> None:
        self.level = level
        self.countries = countries
        self.battlegrounds = battlegrounds
        self.points = points


def level_of(own: int, other: int, battlegrounds: int) -> int:
    """TS-10.1.1: presence, domination or control by masks of controlled countries."""
    if not own:
        return NOTHING
    own_battlegrounds = own & battlegrounds
    more = own.bit_count() > other.bit_count()
    if more and own_battlegrounds == battlegrounds:
        return CONTROL
    if (
        more
        and own_battlegrounds.bit_count() > (other & battlegrounds).bit_count()
        and own != own_battlegrounds
    ):
        return DOMINATION
    return PRESENCE


def battlegrounds_of(s: "ColdWar", region: int) -> int:
    """The battlegrounds that a scoring counts: Taiwan may be one of them (TS-FR-1)."""
    battlegrounds = BATTLEGROUNDS & REGIONS[region]
    if region == _ASIA and s.effects & FORMOSAN and s.controls(US, TAIWAN):
        battlegrounds |= 1 << TAIWAN
    return battlegrounds


def standings(s: "ColdWar", region: int, ignored: int = NO_COUNTRY) -> tuple[Standing, Standing]:
    """TS-10.1: how both sides stand in a region, an ignored Soviet country apart (TS-SD-1)."""
    mask = REGIONS[region]
    controlled = (s.controlled(US, mask), s.controlled(USSR, mask))
    if ignored != NO_COUNTRY:
        controlled = (controlled[US], controlled[USSR] & ~(1 << ignored))
    battlegrounds = battlegrounds_of(s, region)
    return (
        _standing(s.tables, region, US, controlled[US], controlled[USSR], battlegrounds),
        _standing(s.tables, region, USSR, controlled[USSR], controlled[US], battlegrounds),
    )


def _standing(
    tables: Tables, region: int, side: int, own: int, other: int, battlegrounds: int
) -> Standing:
    level = level_of(own, other, battlegrounds)
    held = (own & battlegrounds).bit_count()
    points = points_of(tables, region, side, own, level, held)
    return Standing(level, own.bit_count(), held, points)


def points_of(tables: Tables, region: int, side: int, own: int, level: int, held: int) -> int:
    """TS-10.1.1d, TS-10.1.2: VP for the level, battlegrounds and borders of the enemy."""
    points = held + (own & BORDERS[1 - side]).bit_count()
    if level == CONTROL:
        points += tables.control_vp[region]
    elif level == DOMINATION:
        points += tables.domination_vp[region]
    elif level == PRESENCE:
        points += tables.presence_vp[region]
    return points


def dominates(s: "ColdWar", side: int, region: int) -> bool:
    """TS-SU-1: domination or control; Taiwan is a battleground for scoring only (TS-FR-1)."""
    mask = REGIONS[region]
    own, other = s.controlled(side, mask), s.controlled(1 - side, mask)
    return level_of(own, other, BATTLEGROUNDS & mask) >= DOMINATION


def southeast_asia_points(s: "ColdWar", side: int) -> int:
    """What Southeast Asia Scoring gives a side."""
    total = 0
    for place in in_mask(s.controlled(side, SOUTHEAST_ASIA)):
        total += s.tables.southeast_asia_vp[place]
    return total
