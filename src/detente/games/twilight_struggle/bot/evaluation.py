"""What a position is worth, in victory points: a sum of features, each with its weight.

Everything is counted for the US; `worth` turns it around for the USSR. Only what the seat knows may
enter: the board, its own hand, and what lies open.
"""

from typing import Final

from detente.games.twilight_struggle.bot.danger import exposure
from detente.games.twilight_struggle.rules.cards import SCORING, cards_in, code
from detente.games.twilight_struggle.rules.countries import (
    ANYWHERE,
    ASIA,
    BATTLEGROUNDS,
    COUNT,
    EUROPE,
    REGION_NAMES,
    REGIONS,
    SOUTHEAST_ASIA,
    STABILITY,
    TAIWAN,
    in_mask,
)
from detente.games.twilight_struggle.rules.effects import (
    BURY_YOU,
    CRISIS,
    ENVY_OWED,
    FLOWER_POWER_FORCE,
    FORMOSAN,
    NATO,
    NORAD_FORCE,
    OPS_DOWN,
    OPS_UP,
    REFORMER,
    SHUTTLE,
    TRAP,
    US_JAPAN,
)
from detente.games.twilight_struggle.rules.obligations import rounds_left
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS, HEADLINE
from detente.games.twilight_struggle.rules.regions import CONTROL, level_of, points_of
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import ROUNDS

VICTORY: Final = 60.0
"""What the game itself is worth."""
EUROPE_CONTROL: Final = 15.0

# How likely a region is to be scored while the position is still alike, by where its card is.
IN_OWN_HAND: Final = 1.1
UNSEEN: Final = 0.65
DISCARDED: Final = 0.35
NOT_YET: Final = 0.4

BATTLEGROUND: Final = 0.9
COUNTRY: Final = 0.3
SOUTHEAST_ASIAN: Final = 0.25
FOOTHOLD: Final = 0.35
"""Influence without control, in shares of what control would be worth."""
RESERVE: Final = 0.08
"""Each of the first two points beyond control, likewise."""

SPACE_BOX: Final = 0.35
CHINA_CARD: Final = 1.2
MISSING_MILITARY: Final = 0.8
"""A point of Military Operations that is missing, when the turn is nearly over."""
OPS_IN_HAND: Final = 0.12
TRAPPED: Final = 2.5
MODIFIER: Final = 0.35
"""An Ops modifier, for every round that it still lasts."""
STANDING_EFFECTS: Final[tuple[tuple[int, float], ...]] = (
    (NATO, 0.6),
    (US_JAPAN, 0.4),
    (FORMOSAN, 0.4),
    (SHUTTLE, 1.0),
    (NORAD_FORCE, 0.8),
    (REFORMER, 0.3),
    (FLOWER_POWER_FORCE, -0.6),
    (BURY_YOU, -2.8),
    (CRISIS[US], -0.8),
    (CRISIS[USSR], 0.8),
    (ENVY_OWED[US], -0.4),
    (ENVY_OWED[USSR], 0.4),
)

_SCORING_CARDS: Final[tuple[int, ...]] = tuple(code(f"{name}_scoring") for name in REGION_NAMES)
_ASIA: Final = REGIONS.index(ASIA)
_EUROPE: Final = REGIONS.index(EUROPE)
REGION_OF: Final[tuple[int, ...]] = tuple(
    [
        next(region for region in range(len(REGIONS)) if REGIONS[region] >> place & 1)
        for place in range(COUNT)
    ]
)


def _weight(place: int) -> float:
    weight = BATTLEGROUND if BATTLEGROUNDS >> place & 1 else COUNTRY
    return weight + (SOUTHEAST_ASIAN if SOUTHEAST_ASIA >> place & 1 else 0.0)


WEIGHT: Final[tuple[float, ...]] = tuple([_weight(place) for place in range(COUNT)])


def standing_of(place: int, lead: int) -> float:
    """What a lead of US influence in a country is worth by itself."""
    stability = STABILITY[place]
    size = lead if lead >= 0 else -lead
    if size >= stability:
        share = 1.0 + RESERVE * min(2, size - stability)
    else:
        share = FOOTHOLD * size / stability
    return WEIGHT[place] * share if lead >= 0 else -WEIGHT[place] * share


class Outlook:
    """The map as a seat sees it: who controls what, and how much each region counts."""

    __slots__ = ("battlegrounds", "controlled", "nets", "weights")

    def __init__(self, s: ColdWar, seat: int) -> None:
        self.controlled = [s.controlled(US, ANYWHERE), s.controlled(USSR, ANYWHERE)]
        self.battlegrounds = BATTLEGROUNDS
        if s.effects & FORMOSAN and self.controlled[US] >> TAIWAN & 1:
            self.battlegrounds |= 1 << TAIWAN
        self.weights = [_likely(s, seat, card) for card in _SCORING_CARDS]
        self.nets = [
            self.net(region, self.controlled[US], self.controlled[USSR])
            for region in range(len(REGIONS))
        ]

    def net(self, region: int, us: int, ussr: int) -> float:
        """What scoring a region would give the US, by masks of controlled countries."""
        mask = REGIONS[region]
        us &= mask
        ussr &= mask
        battlegrounds = self.battlegrounds & mask
        us_level = level_of(us, ussr, battlegrounds)
        ussr_level = level_of(ussr, us, battlegrounds)
        net = float(
            points_of(region, US, us, us_level, (us & battlegrounds).bit_count())
            - points_of(region, USSR, ussr, ussr_level, (ussr & battlegrounds).bit_count())
        )
        if region == _EUROPE:
            if us_level == CONTROL:
                net += EUROPE_CONTROL
            elif ussr_level == CONTROL:
                net -= EUROPE_CONTROL
        return net

    def change(self, place: int, before: int, after: int) -> float:
        """What it is worth to the US if its lead in a country changes."""
        worth = standing_of(place, after) - standing_of(place, before)
        stability = STABILITY[place]
        was = _holder(before, stability)
        becomes = _holder(after, stability)
        if was != becomes:
            bit = 1 << place
            us = self.controlled[US] & ~bit
            ussr = self.controlled[USSR] & ~bit
            if becomes > 0:
                us |= bit
            elif becomes < 0:
                ussr |= bit
            region = REGION_OF[place]
            worth += self.weights[region] * (self.net(region, us, ussr) - self.nets[region])
        return worth

    def regions(self) -> float:
        """What all regions together are worth to the US."""
        total = 0.0
        for region in range(len(REGIONS)):
            total += self.weights[region] * self.nets[region]
        return total


def _holder(lead: int, stability: int) -> int:
    if lead >= stability:
        return 1
    return -1 if -lead >= stability else 0


def _likely(s: ColdWar, seat: int, card: int) -> float:
    if s.hand[seat] >> card & 1:
        return IN_OWN_HAND
    if s.discard >> card & 1:
        return DISCARDED
    return NOT_YET if s.box >> card & 1 else UNSEEN


def worth(s: ColdWar, seat: int) -> float:
    """What the position is worth to a seat."""
    if s.result is not None:
        return _final(s, seat)
    total = float(s.vp) + Outlook(s, seat).regions() + _countries(s) + _tracks(s) + _effects(s)
    if seat == USSR:
        total = -total
    return total + _hand(s, seat)


def _final(s: ColdWar, seat: int) -> float:
    assert s.result is not None
    winners: list[int] = s.result["winners"]
    if len(winners) > 1:
        return 0.0
    return VICTORY if winners[0] == seat else -VICTORY


def _countries(s: ColdWar) -> float:
    total = 0.0
    us, ussr = s.influence
    for place in in_mask(s.present[US] | s.present[USSR]):
        total += standing_of(place, us[place] - ussr[place])
    return total


def _tracks(s: ColdWar) -> float:
    total = SPACE_BOX * (s.space[US] - s.space[USSR])
    total += CHINA_CARD if s.china == US else -CHINA_CARD
    rounds = ROUNDS[s.turn]
    share = min(1.0, s.round / rounds) if s.phase == ACTION_ROUNDS else 0.0
    missing = max(0, s.defcon - s.military[USSR]) - max(0, s.defcon - s.military[US])
    return total + MISSING_MILITARY * (0.4 + 0.6 * share) * missing


def _effects(s: ColdWar) -> float:
    effects = s.effects
    if not effects:
        return 0.0
    total = 0.0
    for effect, value in STANDING_EFFECTS:
        if effects & effect:
            total += value
    left = max(0, ROUNDS[s.turn] - s.round + 1)
    for side, sign in ((US, 1.0), (USSR, -1.0)):
        if effects & TRAP[side]:
            total -= sign * TRAPPED
        if effects & OPS_UP[side]:
            total += sign * MODIFIER * left
        if effects & OPS_DOWN[side]:
            total -= sign * MODIFIER * left
    return total


def _hand(s: ColdWar, seat: int) -> float:
    """Ops still to spend, and the danger of what must still be played."""
    total = 0.0
    for card in cards_in(s.hand[seat] & ~SCORING):
        total += OPS_IN_HAND * s.rules.ops[card]
    if s.phase in (ACTION_ROUNDS, HEADLINE):
        total -= exposure(s, seat, max(0, rounds_left(s, seat)))
    return total
