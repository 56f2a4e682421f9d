"""The corrections of the rules, counted: a game is played to its end by the revision it began with.

A correction that changes play adds one to LATEST and gets a constant here, with its rule and the
date; code that differs asks `if s.game.revision >= THE_CONSTANT:`. A corrected number of a data
file is written there as `!revised {1: old, 2: new}` and reaches the rules through `Tables`.

Revision 1 is the game as it was first published; there is no correction yet.
"""

from typing import Final

LATEST: Final = 1
