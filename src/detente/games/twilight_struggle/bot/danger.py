"""Cards that lose the game by DEFCON, and whether a hand can avoid playing them."""

from typing import Final

from detente.games.twilight_struggle.rules.cards import (
    EVENT,
    OWNED,
    SPACE,
    UN_INTERVENTION,
    cards_in,
    code,
)
from detente.games.twilight_struggle.rules.countries import CUBA
from detente.games.twilight_struggle.rules.dangers import event_endangers, play_endangers
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.space_race import forbids_space
from detente.games.twilight_struggle.rules.state import ColdWar


def _mask(*names: str) -> int:
    return sum(1 << code(name) for name in names)


LOWERING: Final[tuple[int, ...]] = (
    _mask("we_will_bury_you", "lone_gunman"),
    _mask(
        "duck_and_cover",
        "soviets_shoot_down_kal_007",
        "cia_created",
        "grain_sales_to_soviets",
        "tear_down_this_wall",
    ),
)
"""The enemy's events that lower DEFCON, or let the enemy coup, in this side's round (TS-DF-2)."""
_ORTEGA: Final = code("ortega_elected_in_nicaragua")
_FIVE_YEAR_PLAN: Final = code("five_year_plan")

NEUTRAL: Final[int] = _mask("olympic_games", "summit")
"""Neutral events in which the enemy may lower DEFCON."""
OWN: Final[tuple[int, ...]] = (
    _mask("duck_and_cover", "soviets_shoot_down_kal_007"),
    _mask("we_will_bury_you"),
)
"""The own events that lower DEFCON."""

FORCED_AT: Final[tuple[float, ...]] = (0.0, 0.0, 22.0, 8.0, 2.5, 0.8)
"""DEFCON → what each dangerous card costs a side that it must play."""
SUICIDE: Final = 40.0
"""What it costs to let the enemy end the game."""


def dangerous(s: ColdWar, side: int) -> int:
    """The hand cards that lose the game if the side plays them for Operations at DEFCON 2."""
    cards = LOWERING[side]
    if side == US and s.influence[US][CUBA]:
        cards |= 1 << _ORTEGA
    elif side == USSR and s.hand[USSR] & LOWERING[USSR]:
        cards |= 1 << _FIVE_YEAR_PLAN
    return s.hand[side] & cards & OWNED[1 - side]


def risk(s: ColdWar, side: int, card: int, mode: int) -> float:
    """TS-DF-2: what it costs that a card, used in this way, may bring DEFCON to 1."""
    if s.defcon != 2 or mode == SPACE:
        return 0.0
    if mode == EVENT:
        return SUICIDE if event_endangers(s, card, side, side) else 0.0
    return SUICIDE if play_endangers(s, card, side, side) else 0.0


def headline_risk(s: ColdWar, side: int, card: int) -> float:
    """The same for a headline, before which the other one may lower DEFCON, too."""
    lowering = 1 << card & (LOWERING[side] | NEUTRAL | OWN[side])
    if not lowering or s.defcon > 3:
        return 0.0
    return SUICIDE if s.defcon == 2 else SUICIDE / 4


def exposure(s: ColdWar, side: int, rounds: int) -> float:
    """TS-DF-2: the price of the dangerous cards that a side cannot keep from playing."""
    danger = dangerous(s, side)
    if not danger:
        return 0.0
    hand = s.hand[side].bit_count()
    harmless = hand - danger.bit_count()
    if s.china == side and s.china_up:
        harmless += 1
    left = danger.bit_count()
    if s.hand[side] >> UN_INTERVENTION & 1:
        left -= 1  # UN Intervention takes it along.
    if any(forbids_space(s, side, card) is None for card in cards_in(danger)):
        left -= 1
        harmless += 1
    forced = min(left, min(rounds, hand) - harmless)
    return FORCED_AT[s.defcon] * max(0, forced)
