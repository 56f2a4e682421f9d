"""Which function carries out which card's event; the modules of `events` enter theirs."""

from collections.abc import Callable
from typing import Final

from detente.games.twilight_struggle.rules.cards import code
from detente.games.twilight_struggle.rules.state import ColdWar

Carry = Callable[[ColdWar, int, int], None]
"""What an event does; called with the state, the side it belongs to and the side that played it."""

EVENTS: Final[dict[int, Carry]] = {}


def event(card: str) -> Callable[[Carry], Carry]:
    """Enter a function as a card's event."""

    def enter(carry: Carry) -> Carry:
        EVENTS[code(card)] = carry
        return carry

    return enter
