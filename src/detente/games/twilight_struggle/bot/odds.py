"""The expected value of coups, realignments and placements, with the true odds of the dice."""

from typing import Final

from mypy_extensions import i64

from detente.games.twilight_struggle.bot.danger import exposure
from detente.games.twilight_struggle.bot.evaluation import VICTORY
from detente.games.twilight_struggle.bot.map_value import MapValue, holder_of
from detente.games.twilight_struggle.rules.countries import STABILITY
from detente.games.twilight_struggle.rules.coup import die_modifier, lowers_defcon, result_of
from detente.games.twilight_struggle.rules.effects import CRISIS, YURI_SAMANTHA
from detente.games.twilight_struggle.rules.obligations import rounds_left
from detente.games.twilight_struggle.rules.realignment import modifier
from detente.games.twilight_struggle.rules.sides import US
from detente.games.twilight_struggle.rules.state import ColdWar

MILITARY: Final = 0.8
"""A point of Military Operations that this turn still asks for."""
LAST_BATTLEGROUND_COUP: Final = 0.6
"""Lowering DEFCON to 2, so that the enemy cannot coup battlegrounds."""
DIFFERENCES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""Of 36, how often the own die is 5 less, 4 less, … 5 more than the other."""


def coup_worth(s: ColdWar, map_: MapValue, side: int, place: int, ops: int, free: bool) -> float:
    """What a coup is worth to the side that makes it."""
    price = map_.w.price
    if s.effects & CRISIS[side]:
        return -VICTORY * price
    total = 0.0
    if lowers_defcon(s, side, place):
        if s.defcon == 2:
            return VICTORY * price if s.phasing != side else -VICTORY * price
        if s.defcon == 3:
            total += LAST_BATTLEGROUND_COUP
            total -= _exposure_at_two(s, side)
    if not free:
        total += MILITARY * min(ops, max(0, s.defcon - s.military[side]))
    if side == US and s.effects & YURI_SAMANTHA:
        total -= 1.0
    lead: i64 = s.influence[side][place] - s.influence[1 - side][place]
    more = die_modifier(s, side, place)
    gain = 0.0
    for die in range(1, 7):
        gain += _lead_change(map_, side, place, lead, lead + result_of(die + more, ops, place))
    return total * price + gain / 6


def _exposure_at_two(s: ColdWar, side: int) -> float:
    """How much worse the own hand becomes if DEFCON falls to 2."""
    return 2 * exposure(s, side, rounds_left(s, side))


def realignment_worth(s: ColdWar, map_: MapValue, side: int, place: int) -> float:
    """What one realignment roll is worth to the side that makes it."""
    own: i64 = s.influence[side][place]
    enemy: i64 = s.influence[1 - side][place]
    lead: i64 = modifier(s, side, place) - modifier(s, 1 - side, place)
    after: i64
    total = 0.0
    index: i64
    for index in range(11):
        won = lead + index - 5
        if won > 0:
            after = own - max(0, enemy - won)
        elif won < 0:
            after = max(0, own + won) - enemy
        else:
            continue
        if after != own - enemy:
            change = _lead_change(map_, side, place, own - enemy, after)
            total += DIFFERENCES[index] * change
    return total / 36


def _lead_change(map_: MapValue, side: i64, place: i64, before: i64, after: i64) -> float:
    """What it is worth to a side if its own lead changes from what it is."""
    worth = map_.w.standing(place, after) - map_.w.standing(place, before)
    stability: i64 = STABILITY[place]
    was = holder_of(side, before, stability)
    becomes = holder_of(side, after, stability)
    return worth if was == becomes else worth + map_.swing(side, place, was, becomes)


def placement_worth(
    s: ColdWar, map_: MapValue, side: i64, place: i64, points: i64, dear: bool
) -> float:
    """The best gain a point that so many points can make in a country, at the price it has."""
    lead: i64 = s.influence[side][place] - s.influence[1 - side][place]
    standing = map_.w.standing(place, lead)
    stability: i64 = STABILITY[place]
    was = holder_of(side, lead, stability)
    holder = was
    swing = 0.0
    best = -VICTORY * map_.w.price
    spent: i64 = 0
    added: i64 = 0
    while spent < points:
        spent += 2 if dear and holder == 1 - side else 1
        added += 1
        if spent > points and added > 1:
            break
        becomes = holder_of(side, lead + added, stability)
        if becomes != holder:
            holder = becomes
            swing = map_.swing(side, place, was, becomes)
        gain = (map_.w.standing(place, lead + added) - standing + swing) / float(spent)
        if gain > best:
            best = gain
    return best


def removal_worth(s: ColdWar, map_: MapValue, side: int, place: int, amount: int) -> float:
    """What it is worth to a side to remove so much enemy influence."""
    enemy = s.influence[1 - side][place]
    lead = s.influence[side][place] - enemy
    return _lead_change(map_, side, place, lead, lead + min(amount, enemy))
