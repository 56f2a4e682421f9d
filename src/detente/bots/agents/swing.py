"""What one agent more or less in a region would change for a seat."""

from typing import Final

from detente.bots.agents.evaluation import (
    FIRM,
    MISSION,
    firmness,
    lead,
    region_counts,
    sector_counts,
    sector_of,
)
from detente.games.agents.control import open_halves
from detente.games.agents.state import Espionage

DANGEROUS: Final = 7
"""With so many half points an opponent is about to win."""


def grudges(s: Espionage, seat: int) -> list[float]:
    """How much a half point of each other seat hurts: more, the nearer it is to winning."""
    even = 1.0 / (s.seats - 1)
    found: list[float] = []
    for other in range(s.seats):
        if other == seat:
            found.append(-1.0)
        else:
            found.append(even * (1.6 if open_halves(s, other) >= DANGEROUS else 0.9))
    return found


def merit(s: Espionage, seat: int, region: int, hurts: list[float]) -> float:
    """What a region and its sector are worth to a seat, less what they are worth to the others."""
    near = region_counts(s, region)
    wide = sector_counts(s, sector_of(s, region))
    value = 0.0
    for other in range(s.seats):
        service = s.services[other]
        worths = firmness(s, other)
        here = worths[lead(near, service) + FIRM]
        if other == seat and region in s.missions[seat]:
            here *= MISSION
        value -= hurts[other] * (here + worths[lead(wide, service) + FIRM])
    return value


def swing(
    s: Espionage, seat: int, region: int, service: int, change: int, hurts: list[float]
) -> float:
    """What it brings the seat if a service has so many agents more in a region."""
    before = merit(s, seat, region, hurts)
    at = region * 4 + service
    s.agents[at] += change
    after = merit(s, seat, region, hurts)
    s.agents[at] -= change
    return after - before


def move_swing(
    s: Espionage, seat: int, service: int, old: int, new: int, hurts: list[float]
) -> float:
    """What it brings the seat if an agent of a service moves from one region to another."""
    first = swing(s, seat, old, service, -1, hurts)
    s.agents[old * 4 + service] -= 1
    second = swing(s, seat, new, service, 1, hurts)
    s.agents[old * 4 + service] += 1
    return first + second
