"""On what terms Operations are conducted: where, at what value, with which bonus."""

from typing import Final

from detente.games.twilight_struggle.rules.countries import (
    AMERICAS,
    ANYWHERE,
    EUROPE,
    IN_ASIA,
    IN_SOUTHEAST_ASIA,
    around,
)
from detente.games.twilight_struggle.rules.effects import VIETNAM_BONUS
from detente.games.twilight_struggle.rules.sides import USSR
from detente.games.twilight_struggle.rules.state import ColdWar

# What is special about some Operations; bits of `terms`.
CHINA: Final = 1
"""The China Card: one point more if all are spent in Asia (TS-9.6)."""
MAY: Final = 2
"""They may be declined as a whole (TS-G-01)."""
NO_COUP: Final = 4
NO_INFLUENCE: Final = 8
NO_REALIGNMENT: Final = 16
FREE: Final = 32
"""A free coup or free realignments: any DEFCON, no Military Operations (TS-6.3.5, TS-8.2.5)."""
GRANTED: Final = 64
"""By an event, not by a card played for Operations (TS-OP-5)."""
IN_EUROPE: Final = 128
IN_AMERICAS: Final = 256
BY_NICARAGUA: Final = 512
FIXED: Final = 1024
"""The value was fixed when the card was played, before the enemy's event (TS-G-11)."""
BEFORE_VIETNAM: Final = 2048
"""The card was played before Vietnam Revolts, which gives it no bonus (TS-G-11)."""
LIMITED: Final = IN_EUROPE | IN_AMERICAS | BY_NICARAGUA

# Where all points so far have been spent; bits of `so_far`.
ALL_ASIA: Final = 1
ALL_SOUTHEAST_ASIA: Final = 2
NOTHING_YET: Final = ALL_ASIA | ALL_SOUTHEAST_ASIA

_BY_NICARAGUA: Final = around("nicaragua")


def where(terms: int) -> int:
    """The mask of the countries in which these Operations may be conducted."""
    if terms & IN_EUROPE:
        return EUROPE
    if terms & IN_AMERICAS:
        return AMERICAS
    return _BY_NICARAGUA if terms & BY_NICARAGUA else ANYWHERE


def bonus(s: ColdWar, side: int, terms: int, so_far: int, place: int) -> int:
    """TS-9.6, TS-7.4, TS-G-04: points on top of the value if the next one is spent there."""
    more = 0
    if terms & CHINA and so_far & ALL_ASIA and IN_ASIA[place]:
        more = 1
    if (
        s.effects & VIETNAM_BONUS
        and side == USSR
        and so_far & ALL_SOUTHEAST_ASIA
        and IN_SOUTHEAST_ASIA[place]
        and not terms & BEFORE_VIETNAM
        and (s.rules.event_ops_modified or not terms & GRANTED)
    ):
        more += 1
    return more


def bonus_open(s: ColdWar, side: int, terms: int, so_far: int) -> bool:
    """Whether some place could still bring a bonus."""
    return bool(terms & CHINA and so_far & ALL_ASIA) or bool(
        s.effects & VIETNAM_BONUS
        and side == USSR
        and so_far & ALL_SOUTHEAST_ASIA
        and not terms & BEFORE_VIETNAM
    )


def narrowed(so_far: int, place: int) -> int:
    """Where all points have been spent, this place included."""
    if not IN_ASIA[place]:
        return 0
    return so_far if IN_SOUTHEAST_ASIA[place] else so_far & ALL_ASIA
