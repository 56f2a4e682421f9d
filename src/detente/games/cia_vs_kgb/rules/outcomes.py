"""The random outcomes of Cold War: CIA vs KGB."""

from typing import Final

from detente.core.event_log import SEAT
from detente.core.outcomes import Draw, Shuffle

BALANCE: Final = Draw("balance", SEAT)
"""CVK-2.2: who holds the balance token in the first round."""
OBJECTIVES: Final = Shuffle("objectives")
GROUPS_DECK: Final = Shuffle("groups")
