"""The value of the map: who controls how much, and how much each region counts.

A rollout asks for it at each of its decisions, and for hundreds of changes of it. So countries are
counted by region, and the counts of a region are packed into one machine integer: who holds another
country adds to it and subtracts from it, and what the region counts then is soon worked out.
"""

from typing import Final

from mypy_extensions import i64

from detente.games.twilight_struggle.bot.weights import (
    DISCARDED,
    IN_OWN_HAND,
    LATER,
    REGION_OF,
    UNSEEN,
    PhaseWeights,
)
from detente.games.twilight_struggle.rules.cards import code
from detente.games.twilight_struggle.rules.countries import (
    ASIA,
    AT_BORDER,
    BATTLEGROUNDS,
    COUNT,
    EUROPE,
    IS_BATTLEGROUND,
    REGION_NAMES,
    REGIONS,
    STABILITY,
    TAIWAN,
    in_mask,
)
from detente.games.twilight_struggle.rules.effects import FORMOSAN
from detente.games.twilight_struggle.rules.regions import CONTROL, DOMINATION, NOTHING, PRESENCE
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

EUROPE_CONTROL: Final = 15.0
"""The price of control of Europe, beside its points."""

_EUROPE: Final = REGIONS.index(EUROPE)
_ASIA: Final = REGIONS.index(ASIA)
_BATTLEGROUNDS_IN: Final[tuple[int, ...]] = tuple(
    [(BATTLEGROUNDS & region).bit_count() for region in REGIONS]
)

# Counts of a region in one integer: the bits of a side are those of the US, moved up by SIDE.
_SIDE: Final = 12
_HELD: Final = 0
"""Countries that the side controls: below 32."""
_KEY: Final = 5
"""Battlegrounds among them: below 8."""
_BORDER: Final = 8
"""Those among them at the enemy's border: below 8."""


def _units(side: int) -> tuple[int, ...]:
    """What each country adds to the counts of its region if a side controls it."""
    return tuple(
        [
            (1 << _HELD | IS_BATTLEGROUND[p] << _KEY | AT_BORDER[1 - side][p] << _BORDER)
            << side * _SIDE
            for p in range(COUNT)
        ]
    )


_UNITS: Final[tuple[tuple[int, ...], ...]] = (_units(US), _units(USSR))

_CODES: Final[tuple[int, ...]] = tuple([code(f"{name}_scoring") for name in REGION_NAMES])
_BYTE: Final[bytes] = bytes([card >> 3 for card in _CODES])
_BIT: Final[bytes] = bytes([1 << (card & 7) for card in _CODES])
_BYTES: Final = 32
"""Where the scoring card of each region stands in a mask of cards that is written as bytes.

A mask has so many bits that it is a big integer, and each operation on it makes another one.
"""


class MapValue:
    """The value of the map for the US.

    The weight of a region depends on where its scoring card is, as the seat knows it.
    """

    __slots__ = ("counts", "nets", "tables", "taiwan", "w", "weights")

    def __init__(self, s: ColdWar, seat: int, w: PhaseWeights) -> None:
        self.w = w
        self.tables = s.tables
        self.taiwan = s.effects & FORMOSAN != 0 and s.controls(US, TAIWAN)
        self.counts = [0] * len(REGIONS)
        us, ussr = s.influence
        place: i64
        for place in in_mask(s.present[US] | s.present[USSR]):
            holder = holder_of(US, us[place] - ussr[place], STABILITY[place])
            if holder != NOBODY:
                region: i64 = REGION_OF[place]
                self.counts[region] = self.counts[region] + self._unit(place, holder)
        self.weights = [w.scoring[where] for where in scoring_places(s, seat)]
        self.nets = [self._net(region, counts) for region, counts in enumerate(self.counts)]

    def _unit(self, place: i64, side: i64) -> i64:
        """What a country adds to the counts if a side controls it."""
        unit: i64 = _UNITS[side][place]
        if place == TAIWAN and self.taiwan:
            unit += 1 << (_KEY + _SIDE * side)
        return unit

    def _net(self, region: i64, counts: i64) -> float:
        """What scoring a region would give the US."""
        us = counts & ((1 << _SIDE) - 1)
        ussr = counts >> _SIDE
        us_level = self._level(region, us, ussr)
        ussr_level = self._level(region, ussr, us)
        points = self._level_points(region, us_level) - self._level_points(region, ussr_level)
        points += (us >> _KEY & 7) - (ussr >> _KEY & 7)
        net = float(points + (us >> _BORDER) - (ussr >> _BORDER))
        if region == _EUROPE:
            if us_level == CONTROL:
                net += EUROPE_CONTROL * self.w.price
            elif ussr_level == CONTROL:
                net -= EUROPE_CONTROL * self.w.price
        return net

    def _level(self, region: i64, own: i64, other: i64) -> i64:
        """TS-10.1.1: `regions.level_of` by the counts of both sides instead of masks."""
        held = own & 31
        if held == 0:
            return NOTHING
        if held > other & 31:
            battlegrounds = own >> _KEY & 7
            every: i64 = _BATTLEGROUNDS_IN[region]
            if region == _ASIA and self.taiwan:
                every += 1
            if battlegrounds == every:
                return CONTROL
            if battlegrounds > other >> _KEY & 7 and held > battlegrounds:
                return DOMINATION
        return PRESENCE

    def _level_points(self, region: i64, level: i64) -> i64:
        if level == CONTROL:
            return self.tables.control_vp[region]
        if level == DOMINATION:
            return self.tables.domination_vp[region]
        return self.tables.presence_vp[region] if level == PRESENCE else 0

    def swing(self, side: i64, place: i64, was: i64, becomes: i64) -> float:
        """What it is worth to a side in scoring if a country has another holder."""
        region: i64 = REGION_OF[place]
        counts: i64 = self.counts[region]
        if was != NOBODY:
            counts -= self._unit(place, was)
        if becomes != NOBODY:
            counts += self._unit(place, becomes)
        swing = self.weights[region] * (self._net(region, counts) - self.nets[region])
        return swing if side == US else -swing

    def regions(self) -> float:
        """What all regions together are worth to the US."""
        total = 0.0
        for region in range(len(REGIONS)):
            total += self.weights[region] * self.nets[region]
        return total


def holder_of(side: i64, lead: i64, stability: i64) -> i64:
    """TS-2.1.7: who controls a country in which a side leads by so much."""
    if lead >= stability:
        return side
    if -lead >= stability:
        return 1 - side
    return NOBODY


def scoring_places(s: ColdWar, seat: int) -> list[int]:
    """For each region where its scoring card is, as a seat knows it: an index of `w.scoring`."""
    held = s.hand[seat].to_bytes(_BYTES, "little")
    discarded = s.discard.to_bytes(_BYTES, "little")
    later = s.box.to_bytes(_BYTES, "little")
    found = [UNSEEN] * len(REGIONS)
    for region in range(len(REGIONS)):
        byte = _BYTE[region]
        bit = _BIT[region]
        if held[byte] & bit:
            found[region] = IN_OWN_HAND
        elif discarded[byte] & bit:
            found[region] = DISCARDED
        elif later[byte] & bit:
            found[region] = LATER
    return found
