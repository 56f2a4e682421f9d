"""Moving agents on the map: which can be named, and what moving one does."""

from typing import TYPE_CHECKING, Final

from detente.core.agenda import Reason
from detente.core.deck import cards_in
from detente.games.agents.rules import log
from detente.games.agents.rules.codes import (
    FIRST_DIPLOMAT,
    FIRST_REGION,
    NUMBERS,
    TOKENS_OF,
    diplomat_code,
    is_diplomat,
    is_token,
)
from detente.games.agents.rules.regions import ALL_REGIONS, NOWHERE

if TYPE_CHECKING:
    from detente.games.agents.rules.state import Espionage

NO_AGENT: Final = Reason("ASW-VOC-02", "refused-no-agent")
NOT_ON_MAP: Final = Reason("ASW-AMB-80", "refused-not-on-map")


def agents_in(s: "Espionage", region: int, services: list[int]) -> list[int]:
    """The agents of some services in a region: closed tokens, then diplomats."""
    found: list[int] = []
    for service in services:
        found += cards_in(s.closed[region] & TOKENS_OF[service])
        if s.diplomats[region * 4 + service]:
            found.append(diplomat_code(service, region))
    return found


def bars_agent(s: "Espionage", action: int) -> Reason | None:
    """What forbids naming this as an agent on the map."""
    if not is_token(action) and not is_diplomat(action):
        return NO_AGENT
    return NOT_ON_MAP if where(s, action) == NOWHERE else None


def where(s: "Espionage", agent: int) -> int:
    """The region of an agent; NOWHERE if it is not on the map."""
    if is_token(agent):
        return s.region_of(agent)
    service, region = divmod(agent - FIRST_DIPLOMAT, ALL_REGIONS)
    return region if s.diplomats[region * 4 + service] else NOWHERE


def owner(agent: int) -> int:
    """The service of an agent."""
    return agent // NUMBERS if is_token(agent) else (agent - FIRST_DIPLOMAT) // ALL_REGIONS


def move(s: "Espionage", agent: int, region: int) -> None:
    """Move an agent: a closed token to a city, a diplomat from zone to zone."""
    if is_token(agent):
        s.lift(agent)
        s.lay(agent, region)
    else:
        service, old = divmod(agent - FIRST_DIPLOMAT, ALL_REGIONS)
        s.add_diplomats(service, old, -1)
        s.add_diplomats(service, region, 1)


def transit(s: "Espionage", seat: int, agent: int, region: int) -> None:
    """Move an agent and log it for everybody."""
    s.log_public(log.MOVED, seat, agent, FIRST_REGION + region, FIRST_REGION + where(s, agent))
    move(s, agent, region)
