"""The places where cards and agents can be, and the numbers that mean nobody."""

from typing import Final

ZONE: Final = 5
IN_DECK: Final = 6
DISCARDED: Final = 7
GONE: Final = 8
"""Where an object card can be, beside with a player (0 to 4)."""
PLACES: Final = ("zone", "deck", "discard", "gone")
NOBODY: Final = 255
"""The occupant of a card in the zone without agents."""
ALONE: Final = 255
"""The partner of a card to which no inner circle is attached, or of one that is not attached."""
HUMAN: Final = 0
FALCON: Final = 1
"""The two players of a game with one seat."""
