"""The corrections of the rules, counted: a game is played to its end by the revision it began with.

A correction that changes play adds one to LATEST and gets a constant here, with its rule and the
date; code that differs asks `if s.game.revision >= THE_CONSTANT:`. A corrected number of a data
file is written there as `!revised {1: old, 2: new}` and reaches the rules through `Tables`.

1. The game as it was first published.
2. ASW-AC-G1, ASW-AMB-26, November 2026: a choice of the agent card to keep cannot be taken back,
   since the cards not kept are shown to all. Before, it could.
"""

from typing import Final

KEEPING_REVEALS: Final = 2  # ASW-AC-G1, ASW-AMB-26, 2026-11: the choice could be taken back
LATEST: Final = KEEPING_REVEALS
