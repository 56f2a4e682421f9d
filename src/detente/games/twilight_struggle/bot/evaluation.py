"""The value of a position in victory points: a linear evaluation, a weight for each feature.

Everything is counted for the US; `evaluate` changes the sign for the USSR. Only what the seat knows
enters: the board, its own hand, and what lies open. The weights are data (weights.py); what is a
constant here and in danger.py, odds.py and heuristics.py is a guessed price, which the weight
`price` multiplies.
"""

from typing import Final

from detente.games.twilight_struggle.bot.danger import exposure
from detente.games.twilight_struggle.bot.weights import (
    DISCARDED,
    IN_OWN_HAND,
    LATER,
    REGION_OF,
    UNSEEN,
    PhaseWeights,
)
from detente.games.twilight_struggle.rules.cards import SCORING, cards_in, code
from detente.games.twilight_struggle.rules.countries import (
    ASIA,
    AT_BORDER,
    BATTLEGROUNDS,
    EUROPE,
    IS_BATTLEGROUND,
    REGION_NAMES,
    REGIONS,
    STABILITY,
    TAIWAN,
    in_mask,
)
from detente.games.twilight_struggle.rules.effects import FORMOSAN, OPS_DOWN, OPS_UP, TRAP
from detente.games.twilight_struggle.rules.obligations import rounds_left
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS, HEADLINE
from detente.games.twilight_struggle.rules.regions import CONTROL, DOMINATION, NOTHING, PRESENCE
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

VICTORY: Final = 60.0
"""The price of a won game."""
EUROPE_CONTROL: Final = 15.0
"""The price of control of Europe, beside its points."""

_SCORING_CARDS: Final[tuple[int, ...]] = tuple(code(f"{name}_scoring") for name in REGION_NAMES)
_EUROPE: Final = REGIONS.index(EUROPE)
_ASIA: Final = REGIONS.index(ASIA)


def _by_region(countries: int) -> tuple[int, ...]:
    """How many of the countries of a mask lie in each region."""
    return tuple([(countries & region).bit_count() for region in REGIONS])


_BATTLEGROUNDS_IN: Final[tuple[int, ...]] = _by_region(BATTLEGROUNDS)


class MapValue:
    """The value of the map for the US: who controls how much, and how much each region counts.

    For each region and side, at 2 × region + side, it counts the countries that the side controls,
    the battlegrounds among them, and those at the enemy's border: another holder of one country
    changes few of these numbers. The weight of a region depends on where its scoring card is, as
    the seat knows it.
    """

    __slots__ = (
        "battlegrounds",
        "borders",
        "held",
        "nets",
        "swings",
        "tables",
        "taiwan",
        "w",
        "weights",
    )

    def __init__(self, s: ColdWar, seat: int, w: PhaseWeights) -> None:
        self.w = w
        self.tables = s.tables
        self.held = [0] * (2 * len(REGIONS))
        self.battlegrounds = [0] * (2 * len(REGIONS))
        self.borders = [0] * (2 * len(REGIONS))
        self.taiwan = s.effects & FORMOSAN != 0 and s.controls(US, TAIWAN)
        us, ussr = s.influence
        for place in in_mask(s.present[US] | s.present[USSR]):
            holder = _holder(us[place] - ussr[place], STABILITY[place])
            if holder != NOBODY:
                self._count(place, holder, 1)
        self.weights = [w.scoring[scoring_place(s, seat, region)] for region in range(len(REGIONS))]
        self.nets = [self.net(region) for region in range(len(REGIONS))]
        self.swings: dict[int, float] = {}

    def _count(self, place: int, side: int, change: int) -> None:
        """Count a country that a side controls, or (-1) controls no more."""
        index = 2 * REGION_OF[place] + side
        self.held[index] += change
        if IS_BATTLEGROUND[place] or (self.taiwan and place == TAIWAN):
            self.battlegrounds[index] += change
        if AT_BORDER[1 - side][place]:
            self.borders[index] += change

    def net(self, region: int) -> float:
        """What scoring a region would give the US."""
        at_us = 2 * region + US
        at_ussr = 2 * region + USSR
        us_level = self._level(region, at_us, at_ussr)
        ussr_level = self._level(region, at_ussr, at_us)
        points = self._level_points(region, us_level) - self._level_points(region, ussr_level)
        points += self.battlegrounds[at_us] - self.battlegrounds[at_ussr]
        net = float(points + self.borders[at_us] - self.borders[at_ussr])
        if region == _EUROPE:
            if us_level == CONTROL:
                net += EUROPE_CONTROL * self.w.price
            elif ussr_level == CONTROL:
                net -= EUROPE_CONTROL * self.w.price
        return net

    def _level(self, region: int, own: int, other: int) -> int:
        """TS-10.1.1: `regions.level_of` by numbers of countries instead of masks."""
        held = self.held[own]
        if not held:
            return NOTHING
        if held > self.held[other]:
            battlegrounds = self.battlegrounds[own]
            every = _BATTLEGROUNDS_IN[region] + (1 if self.taiwan and region == _ASIA else 0)
            if battlegrounds == every:
                return CONTROL
            if battlegrounds > self.battlegrounds[other] and held > battlegrounds:
                return DOMINATION
        return PRESENCE

    def _level_points(self, region: int, level: int) -> int:
        if level == CONTROL:
            return self.tables.control_vp[region]
        if level == DOMINATION:
            return self.tables.domination_vp[region]
        return self.tables.presence_vp[region] if level == PRESENCE else 0

    def change(self, place: int, before: int, after: int) -> float:
        """What it is worth to the US if its lead in a country changes from what it is."""
        worth = self.w.standing(place, after) - self.w.standing(place, before)
        stability = STABILITY[place]
        was = _holder(before, stability)
        becomes = _holder(after, stability)
        if was != becomes:
            key = 3 * place + becomes
            swing = self.swings.get(key)
            if swing is None:
                swing = self.swings[key] = self._swing(place, was, becomes)
            worth += swing
        return worth

    def _swing(self, place: int, was: int, becomes: int) -> float:
        """What it is worth to the US in scoring if a country has another holder."""
        self._hand_over(place, was, becomes)
        region = REGION_OF[place]
        swing = self.weights[region] * (self.net(region) - self.nets[region])
        self._hand_over(place, becomes, was)
        return swing

    def _hand_over(self, place: int, was: int, becomes: int) -> None:
        if was != NOBODY:
            self._count(place, was, -1)
        if becomes != NOBODY:
            self._count(place, becomes, 1)

    def regions(self) -> float:
        """What all regions together are worth to the US."""
        total = 0.0
        for region in range(len(REGIONS)):
            total += self.weights[region] * self.nets[region]
        return total


def _holder(lead: int, stability: int) -> int:
    """TS-2.1.7: who controls a country in which the US leads by so much."""
    if lead >= stability:
        return US
    return USSR if -lead >= stability else NOBODY


def scoring_place(s: ColdWar, seat: int, region: int) -> int:
    """Where the scoring card of a region is, as a seat knows it: an index of `w.scoring`."""
    card = _SCORING_CARDS[region]
    if s.hand[seat] >> card & 1:
        return IN_OWN_HAND
    if s.discard >> card & 1:
        return DISCARDED
    return LATER if s.box >> card & 1 else UNSEEN


def evaluate(s: ColdWar, seat: int, w: PhaseWeights) -> float:
    """The value of the position for a seat, by the weights of its phase."""
    if s.result is not None:
        return final_value(s, seat) * w.price
    total = w.victory_point * s.vp + MapValue(s, seat, w).regions() + _countries(s, w)
    total += _tracks(s, w) + _effects(s, w)
    if seat == USSR:
        total = -total
    return total + _hand(s, seat, w)


def final_value(s: ColdWar, seat: int) -> float:
    """The price of the result for a seat."""
    assert s.result is not None
    winners: list[int] = s.result["winners"]
    if len(winners) > 1:
        return 0.0
    return VICTORY if winners[0] == seat else -VICTORY


def _countries(s: ColdWar, w: PhaseWeights) -> float:
    total = 0.0
    us, ussr = s.influence
    for place in in_mask(s.present[US] | s.present[USSR]):
        total += w.standing(place, us[place] - ussr[place])
    return total


def missing_military(s: ColdWar) -> float:
    """Military Operations that the USSR lacks beyond the US; they count more as the turn ends."""
    rounds = s.tables.rounds[s.turn]
    share = min(1.0, s.round / rounds) if s.phase == ACTION_ROUNDS else 0.0
    missing = max(0, s.defcon - s.military[USSR]) - max(0, s.defcon - s.military[US])
    return (0.4 + 0.6 * share) * missing


def _tracks(s: ColdWar, w: PhaseWeights) -> float:
    total = w.space_box * (s.space[US] - s.space[USSR])
    total += w.china_card if s.china == US else -w.china_card
    return total + w.missing_military * missing_military(s)


def _effects(s: ColdWar, w: PhaseWeights) -> float:
    effects = s.effects
    if not effects:
        return 0.0
    total = 0.0
    for effect, value in w.effects:
        if effects & effect:
            total += value
    return total + w.trapped * traps(s) + w.ops_modifier * ops_modifiers(s)


def traps(s: ColdWar) -> float:
    """1 if the USSR is trapped, less 1 if the US is."""
    return (1.0 if s.effects & TRAP[USSR] else 0.0) - (1.0 if s.effects & TRAP[US] else 0.0)


def ops_modifiers(s: ColdWar) -> float:
    """The modifiers of Ops in favour of the US, each for the rounds that it still lasts."""
    effects = s.effects
    left = max(0, s.tables.rounds[s.turn] - s.round + 1)
    total = 0.0
    for side, sign in ((US, 1.0), (USSR, -1.0)):
        if effects & OPS_UP[side]:
            total += sign * left
        if effects & OPS_DOWN[side]:
            total -= sign * left
    return total


def hand_ops(s: ColdWar, seat: int) -> int:
    """The Ops in a hand that are still to be spent."""
    total = 0
    for card in cards_in(s.hand[seat] & ~SCORING):
        total += s.rules.ops[card]
    return total


def _hand(s: ColdWar, seat: int, w: PhaseWeights) -> float:
    """Ops still to spend, and the danger of what must still be played."""
    total = w.ops_in_hand * hand_ops(s, seat)
    if s.phase in (ACTION_ROUNDS, HEADLINE):
        total -= w.price * exposure(s, seat, max(0, rounds_left(s, seat)))
    return total
