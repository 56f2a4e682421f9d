"""The expected value of coups, realignments and placements, with the true odds of the dice."""

from typing import Final

from detente.games.twilight_struggle.bot.danger import exposure
from detente.games.twilight_struggle.bot.evaluation import VICTORY, MapValue
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
DIFFERENCES: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
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
    lead = s.influence[side][place] - s.influence[1 - side][place]
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
    own = s.influence[side][place]
    enemy = s.influence[1 - side][place]
    lead = modifier(s, side, place) - modifier(s, 1 - side, place)
    total = 0.0
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


def _lead_change(map_: MapValue, side: int, place: int, before: int, after: int) -> float:
    """What a change of the own lead is worth to a side."""
    if side == US:
        return map_.change(place, before, after)
    return -map_.change(place, -before, -after)


def placement_worth(
    s: ColdWar, map_: MapValue, side: int, place: int, points: int, dear: bool
) -> float:
    """The best gain a point that so many points can make in a country, at the price it has."""
    lead = s.influence[side][place] - s.influence[1 - side][place]
    stability = STABILITY[place]
    best = -VICTORY * map_.w.price
    spent = 0
    added = 0
    while spent < points:
        spent += 2 if dear and -(lead + added) >= stability else 1
        added += 1
        if spent > points and added > 1:
            break
        gain = _lead_change(map_, side, place, lead, lead + added) / spent
        if gain > best:
            best = gain
    return best


def removal_worth(s: ColdWar, map_: MapValue, side: int, place: int, amount: int) -> float:
    """What it is worth to a side to remove so much enemy influence."""
    enemy = s.influence[1 - side][place]
    lead = s.influence[side][place] - enemy
    return _lead_change(map_, side, place, lead, lead + min(amount, enemy))
