"""The random outcomes of Twilight Struggle."""

from typing import Final

from detente.core.event_log import CODE, SEAT
from detente.core.outcomes import Die, Draw, Shuffle

_FACES: Final = 6

COUP_DIE: Final = Die("coup", _FACES, place=CODE, seat=SEAT)
REALIGNMENT_DIE: Final = Die("realignment", _FACES, place=CODE, seat=SEAT)
WAR_DIE: Final = Die("war", _FACES, place=CODE, seat=SEAT)
SPACE_DIE: Final = Die("space", _FACES, seat=SEAT)
TRAP_DIE: Final = Die("trap", _FACES, seat=SEAT)
OLYMPICS_DIE: Final = Die("olympics", _FACES, seat=SEAT)
SUMMIT_DIE: Final = Die("summit", _FACES, seat=SEAT)

FROM_HAND: Final = Draw("hand", seat=SEAT)

DECK: Final = Shuffle("deck")
"""The draw deck: at the start, when an era's cards join it, after Our Man in Tehran."""
RESHUFFLE: Final = Shuffle("discard")
"""The discard pile, which becomes the draw deck."""
