"""Wars (TS-7.6): a die against the neighbours' influence."""

from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.countries import AT_BORDER, NEIGHBOURS
from detente.games.twilight_struggle.rules.outcomes import WAR_DIE
from detente.games.twilight_struggle.rules.state import ColdWar


def resistance(s: ColdWar, side: int, place: int, itself: bool = False) -> int:
    """TS-WAR-1: one for every adjacent enemy-controlled country, the superpower included.

    TS-AI-1: with `itself` the country attacked counts, too, if the enemy controls it.
    """
    enemy = 1 - side
    total = AT_BORDER[enemy][place]
    for neighbour in NEIGHBOURS[place]:
        if s.controls(enemy, neighbour):
            total += 1
    if itself and s.controls(enemy, place):
        total += 1
    return total


def wage_war(
    s: ColdWar, side: int, place: int, needed: int, points: int, military: int, itself: bool = False
) -> None:
    """TS-7.6: Military Operations in any case; with `needed` or more VP, and the influence."""
    s.count_military(side, military)
    less = resistance(s, side, place, itself)
    die = s.roll(WAR_DIE, place, side)
    total = die - less
    s.log_public(log.WAR_ROLLED, side, place, die, -less, total, needed)
    if total < needed:
        s.log_public(log.WAR_LOST, side, place)
        return
    s.log_public(log.WAR_WON, side, place)
    s.add(side, place, s.clear(1 - side, place))
    s.gain(side, points)
