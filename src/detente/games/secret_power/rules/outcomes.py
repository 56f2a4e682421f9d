"""The random outcomes of Secret Power."""

from typing import Final

from detente.core.event_log import NUMBER, SEAT
from detente.core.outcomes import Draw, Shuffle

FIRST_PLAYER: Final = Draw("first_player", SEAT)
WAR_ROUND: Final = Draw("war_round", NUMBER, war=NUMBER)
"""SP-RUL-41: the round in which a shuffled war comes into force; wars count from 1."""

OBJECTS_DECK: Final = Shuffle("objects")
TREATIES_DECK: Final = Shuffle("treaties")
PROFESSIONALS_DECK: Final = Shuffle("professionals")
ACTIONS_DECK: Final = Shuffle("actions")
"""The Falcon's action cards."""
PROJECT_ORDER: Final = Shuffle("project_order")
"""The Falcon's tokens for the order of his projects."""
