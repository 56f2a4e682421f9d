"""The phases of a turn as the view names them."""

from typing import Final

SETUP: Final = 0
HEADLINE: Final = 1
ACTION_ROUNDS: Final = 2
END_OF_TURN: Final = 3
FINAL_SCORING: Final = 4
PHASES: Final = ("setup", "headline", "action_rounds", "end_of_turn", "final_scoring")
