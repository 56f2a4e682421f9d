"""The corrections of the rules, counted: a game is played to its end by the revision it began with.

A correction that changes play adds one to LATEST and gets a constant here, with its rule and the
date; code that differs asks `if s.game.revision >= THE_CONSTANT:`. A corrected number of a data
file is written there as `!revised {1: old, 2: new}` and reaches the rules through `Tables`.

1. The game as it was first published.
2. TS-4.3, TS-RS-1, November 2026: the discard pile is shuffled as soon as a draw has used up the
   deck. Before, it was shuffled at the next draw. Source: rulebook, 4.3.
3. TS-G-11, TS-RS-P1, November 2026: the Operations value of a card is fixed when the card is
   played. Before, it was read when the Operations began, so the enemy's event, if it came first,
   could change it. Source: rulebook, 7.4.
4. TS-ME-5, November 2026: a card with the enemy's event that was taken with Missile Envy may go to
   the Space Race. Before, only the three other uses of Operations were open. Source: rulebook, 6.0.
5. TS-QB-3, November 2026: in the Deluxe edition a trapped side without a card to discard must play
   a scoring card that it holds. Before, it could pass, as it still can in the second edition.
   Source: the cards of the Deluxe edition.
"""

from typing import Final

RESHUFFLE_AT_ONCE: Final = 2  # TS-4.3, 2026-11: it waited for the next draw
VALUE_FIXED_IN_PLAY: Final = 3  # TS-G-11, 2026-11: it was read when the Operations began
GIVEN_CARD_TO_SPACE: Final = 4  # TS-ME-5, 2026-11: it could not go to the Space Race
TRAP_FORCES_SCORING: Final = 5  # TS-QB-3, 2026-11: it could pass in the Deluxe edition too
LATEST: Final = TRAP_FORCES_SCORING
