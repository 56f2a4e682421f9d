"""The corrections of the rules, counted: a game is played to its end by the revision it began with.

A correction that changes play adds one to LATEST and gets a constant here, with its rule and the
date; code that differs asks `if s.game.revision >= THE_CONSTANT:`. A corrected value of a data file
is written there as `!revised {1: old, 2: new}` and reaches the rules through `Tables`.

1. The game as it was first published.
2. SP-AL-61, SP-OP-01, SP-PRJ-02, SP-PRJ-03, SP-PRJ-05, SP-PRJ-06, SP-SET-06, November 2026: the
   appendix was read again, and all that changed are values in data/. A treaty shows points or a
   symbol, never both; operations 2 to 6 take more agents; stages 3 to 5 of the three ordinary
   projects take less, and all four projects have other points; Secret Power takes more special
   interest; the second of three players starts with an agent more, nobody of four.
"""

from typing import Final

ONE_CORNER: Final = 2  # SP-AL-61 and the numbers above, 2026-11: only `!revised` values ask for it
LATEST: Final = ONE_CORNER
