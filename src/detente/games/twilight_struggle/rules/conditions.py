"""Whether an event can occur: barred by another one, or its own condition not met (TS-5.2)."""

from collections.abc import Callable
from typing import Final

from detente.core.agenda import Reason
from detente.games.twilight_struggle.rules.cards import (
    DELUXE_PREVENTED_BY,
    PREVENTED_BY,
    REQUIRES_ANY,
    STAR_WARS,
    code,
)
from detente.games.twilight_struggle.rules.countries import (
    BATTLEGROUNDS,
    MIDDLE_EAST,
    UNITED_KINGDOM,
)
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import LATE_WAR_TURN

_BARRED: Final = Reason("TS-5.2c", "refused-event-barred")
_UNMET: Final = Reason("TS-5.2b", "refused-event-condition")

WARGAMES_DEFCON: Final = 2


def _leads_in_battlegrounds(s: ColdWar, side: int) -> bool:
    """Kitchen Debates: the US controls more battlegrounds on the whole map."""
    ours = s.controlled(US, BATTLEGROUNDS).bit_count()
    return ours > s.controlled(USSR, BATTLEGROUNDS).bit_count()


def _behind_in_space(s: ColdWar, side: int) -> bool:
    """One Small Step: the player's marker is behind."""
    return s.space[side] < s.space[1 - side]


def _brink_of_war(s: ColdWar, side: int) -> bool:
    """Wargames: DEFCON is 2."""
    return s.defcon == WARGAMES_DEFCON


def _before_late_war(s: ColdWar, side: int) -> bool:
    """The Cambridge Five: not on turns 8 to 10."""
    return s.turn < LATE_WAR_TURN


def _controls_the_united_kingdom(s: ColdWar, side: int) -> bool:
    """Special Relationship: the US controls the United Kingdom."""
    return s.controls(US, UNITED_KINGDOM)


def _controls_in_the_middle_east(s: ColdWar, side: int) -> bool:
    """Our Man in Tehran: the US controls a country in the Middle East."""
    return s.controlled(US, MIDDLE_EAST) != 0


CONDITIONS: Final[dict[int, Callable[[ColdWar, int], bool]]] = {
    code("kitchen_debates"): _leads_in_battlegrounds,
    code("one_small_step"): _behind_in_space,
    code("wargames"): _brink_of_war,
    code("the_cambridge_five"): _before_late_war,
    code("special_relationship"): _controls_the_united_kingdom,
    code("our_man_in_tehran"): _controls_in_the_middle_east,
}


def ahead_in_space(s: ColdWar) -> bool:
    """Star Wars: the US marker is strictly ahead."""
    return s.space[US] > s.space[USSR]


def is_barred(s: ColdWar, card: int) -> bool:
    """TS-5.2c: whether another event has made this one impossible for good."""
    prevented = PREVENTED_BY[card]
    if s.rules.deluxe_links:
        prevented |= DELUXE_PREVENTED_BY[card]
    return s.occurred & prevented != 0


def forbids_event(s: ColdWar, card: int, side: int) -> Reason | None:
    """Why a card's event, carried out by this side, cannot occur now, or None."""
    if is_barred(s, card):
        return _BARRED
    required = REQUIRES_ANY[card]
    if required and not s.occurred & required:
        return _UNMET
    if card == STAR_WARS and s.rules.star_wars_discarded and not ahead_in_space(s):
        return _UNMET  # TS-K-03: else it counts as played even without effect.
    condition = CONDITIONS.get(card)
    return _UNMET if condition is not None and not condition(s, side) else None


def can_occur(s: ColdWar, card: int, side: int) -> bool:
    """Whether a card's event would occur now."""
    return forbids_event(s, card, side) is None
