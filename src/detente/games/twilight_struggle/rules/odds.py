"""Exact probabilities of whatever is rolled for, with the modifiers that the rules use.

A probability is a pair [favourable, of]; where one die decides, `results` has the result of each
number on it, 0 for a failure. What a function returns is ready for JSON; `kind` names it.
"""

from typing import Final

from detente.games.twilight_struggle.rules.countries import STABILITY
from detente.games.twilight_struggle.rules.coup import die_modifier, lowers_defcon, result_of
from detente.games.twilight_struggle.rules.events.defcon import summit_bonus
from detente.games.twilight_struggle.rules.events.early_war import HOST_BONUS
from detente.games.twilight_struggle.rules.realignment import modifier
from detente.games.twilight_struggle.rules.sides import SIDES
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import MOST_MILITARY
from detente.games.twilight_struggle.rules.trap import ESCAPE
from detente.games.twilight_struggle.rules.war import resistance

Odds = dict[str, object]

_FACES: Final = 6
_DIE: Final = range(1, _FACES + 1)
_PAIRS: Final = _FACES * _FACES


def coup_odds(s: ColdWar, side: int, place: int, ops: int, free: bool) -> Odds:
    """TS-6.3.2: the result for every number on the die, and what an attempt does in any case."""
    more = die_modifier(s, side, place)
    results = [result_of(die + more, ops, place) for die in _DIE]
    favourable = sum(result > 0 for result in results)
    lowers = lowers_defcon(s, side, place)
    return {
        "kind": "coup",
        "ops": ops,
        "stability": STABILITY[place],
        "modifier": more,
        "needed": _FACES + 1 - favourable,
        "probability": [favourable, _FACES],
        "results": results,
        "most": results[-1],
        "lowers": int(lowers),
        "defcon": s.defcon - int(lowers),
        "military": s.military[side] if free else min(MOST_MILITARY, s.military[side] + ops),
    }


def realignment_odds(s: ColdWar, side: int, place: int) -> Odds:
    """TS-6.2.2: how often either side wins the roll, and how much influence that costs."""
    enemy = 1 - side
    own, theirs = modifier(s, side, place), modifier(s, enemy, place)
    leads = _leads(own, theirs)
    removed = sum(min(lead, s.influence[enemy][place]) for lead in leads if lead > 0)
    lost = sum(min(-lead, s.influence[side][place]) for lead in leads if lead < 0)
    return {
        "kind": "realignment",
        "modifier": own,
        "against": theirs,
        **_contest(leads),
        "removed": round(removed / _PAIRS, 2),
        "lost": round(lost / _PAIRS, 2),
    }


def war_odds(s: ColdWar, side: int, place: int, needed: int, itself: bool = False) -> Odds:
    """TS-7.6: how often a war is won."""
    less = resistance(s, side, place, itself)
    results = [int(die - less >= needed) for die in _DIE]
    return {
        "kind": "war",
        "side": SIDES[side],
        "needed": needed,
        "modifier": -less,
        "probability": [sum(results), _FACES],
        "results": results,
    }


def space_odds(s: ColdWar, side: int) -> Odds:
    """TS-6.4.1: how often an attempt at the next box succeeds, and what the box is worth."""
    box = s.space[side] + 1
    first, second = s.tables.box_vp[box]
    return {
        "kind": "space",
        "box": box,
        "needed": s.tables.box_roll[box],
        **_at_most(s.tables.box_roll[box]),
        "points": second if s.space[1 - side] >= box else first,
    }


def trap_odds() -> Odds:
    """TS-QB-1: how often a discard sets a side free."""
    return {"kind": "trap", "needed": ESCAPE, **_at_most(ESCAPE)}


def summit_odds(s: ColdWar, side: int) -> Odds:
    """TS-SU-1: how often a side wins Summit."""
    own, theirs = summit_bonus(s, side), summit_bonus(s, 1 - side)
    return {
        "kind": "summit",
        "modifier": own,
        "against": theirs,
        **_contest(_leads(own, theirs)),
    }


def olympics_odds() -> Odds:
    """TS-OG-1: how often the guest wins; ties are rolled again."""
    leads = _leads(0, HOST_BONUS)
    decided = sum(lead != 0 for lead in leads)
    return {"kind": "olympics", "probability": [sum(lead > 0 for lead in leads), decided]}


def _at_most(number: int) -> Odds:
    """A die must not show more than this."""
    return {"probability": [number, _FACES], "results": [int(die <= number) for die in _DIE]}


def _leads(own: int, theirs: int) -> list[int]:
    """By how much the own roll is higher, for all pairs of dice."""
    return [die + own - other - theirs for die in _DIE for other in _DIE]


def _contest(leads: list[int]) -> Odds:
    return {
        "probability": [sum(lead > 0 for lead in leads), _PAIRS],
        "tie": [sum(lead == 0 for lead in leads), _PAIRS],
        "lose": [sum(lead < 0 for lead in leads), _PAIRS],
    }
