"""The random outcomes of Agents: Shield and Sword."""

from typing import Final

from detente.core.event_log import CODE, NUMBER, SEAT
from detente.core.outcomes import Draw, Shuffle

FIRST_PLAYER: Final = Draw("first_player", SEAT)
FROM_BAG: Final = Draw("bag", NUMBER, seat=SEAT)
"""A token of a seat's bag, as the number of its service times the kinds, plus its kind."""

SERVICES_DRAWN: Final = Shuffle("services")
RESERVE: Final = Shuffle("reserve", service=CODE)
MISSIONS: Final = Shuffle("missions")
AGENT_CARDS: Final = Shuffle("agent_cards")
