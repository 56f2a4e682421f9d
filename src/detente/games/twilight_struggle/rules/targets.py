"""Which countries may be couped or realigned (TS-8.1.5 and the events that protect countries)."""

from typing import Final

from detente.core.agenda import Reason
from detente.games.twilight_struggle.rules.cards import is_country
from detente.games.twilight_struggle.rules.countries import (
    EUROPE,
    FRANCE,
    IN_ASIA,
    IN_EUROPE,
    JAPAN,
    REGION_NAMES,
    REGIONS,
    WEST_GERMANY,
    in_mask,
)
from detente.games.twilight_struggle.rules.effects import (
    DE_GAULLE,
    NATO,
    US_JAPAN,
    WILLY_BRANDT_GAP,
)
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FREE, LIMITED, where
from detente.games.twilight_struggle.rules.tracks import CLOSED_REGIONS

_NOT_A_COUNTRY: Final = Reason("TS-6.0", "refused-not-a-country")
_ELSEWHERE: Final = Reason("TS-6.3.5", "refused-elsewhere")
_CLOSED_EUROPE: Final = Reason("TS-8.1.5b", "refused-defcon")
_CLOSED_ASIA: Final = Reason("TS-8.1.5c", "refused-defcon")
_CLOSED_MIDDLE_EAST: Final = Reason("TS-8.1.5d", "refused-defcon")
_NATO: Final = Reason("TS-NA-1", "refused-nato")
_US_JAPAN: Final = Reason("TS-CO-4", "refused-us-japan")

CLOSED: Final[tuple[int, ...]] = tuple(
    sum(REGIONS[REGION_NAMES.index(name)] for name in names) for names in CLOSED_REGIONS
)
"""DEFCON → the mask of the countries without coups and realignments."""


_ONLY_JAPAN: Final[int] = 1 << JAPAN


def shielded_by_nato(s: ColdWar, place: int) -> bool:
    """TS-NA-1: US-controlled Europe, but for France and West Germany after their events."""
    if not s.effects & NATO or not IN_EUROPE[place] or not s.controls(US, place):
        return False
    if place == FRANCE and s.effects & DE_GAULLE:
        return False
    return not (place == WEST_GERMANY and s.effects & WILLY_BRANDT_GAP)


def unprotected(s: ColdWar, side: int, places: int, terms: int) -> int:
    """The mask of those countries among these that `protects` lets pass, all at once for speed."""
    if terms & LIMITED:
        places &= where(terms)
    if not terms & FREE:
        places &= ~CLOSED[s.defcon]
    if side == USSR:
        if s.effects & NATO:
            for place in in_mask(places & s.present[US] & EUROPE):
                if shielded_by_nato(s, place):
                    places &= ~(1 << place)
        if s.effects & US_JAPAN:
            places &= ~_ONLY_JAPAN
    return places


def protects(
    s: ColdWar, side: int, place: int, terms: int, if_empty: Reason | None
) -> Reason | None:
    """What keeps a side from any coup or realignment in a country, or None.

    `if_empty` is the reason against a country without enemy influence.
    """
    if not is_country(place):
        return _NOT_A_COUNTRY
    if terms & LIMITED and not where(terms) >> place & 1:
        return _ELSEWHERE
    if if_empty is not None and not s.influence[1 - side][place]:
        return if_empty
    if CLOSED[s.defcon] >> place & 1 and not terms & FREE:
        if IN_EUROPE[place]:
            return _CLOSED_EUROPE
        return _CLOSED_ASIA if IN_ASIA[place] else _CLOSED_MIDDLE_EAST
    if side == USSR:
        if shielded_by_nato(s, place):
            return _NATO
        if place == JAPAN and s.effects & US_JAPAN:
            return _US_JAPAN
    return None
