"""What an agent more or less would change: majorities as one seat sees them."""

from typing import Final

from detente.games.agents.bot.evaluation import firmness, majority, two_most
from detente.games.agents.bot.weights import EvaluationWeights
from detente.games.agents.rules.control import open_halves
from detente.games.agents.rules.regions import ALL_REGIONS
from detente.games.agents.rules.state import Espionage

DANGEROUS: Final = 7
"""With so many half points an opponent is about to win."""
HURT: Final = 0.9
"""How much a half point of the others together hurts."""
HURT_BY_LEADER: Final = 1.6
_UNKNOWN: Final = 1e9


class Balance:
    """The majorities on the map, weighed by what they mean to a seat.

    An opponent's half point hurts, the more the nearer that one is to winning. Changes are worked
    out when they are first asked for.
    """

    __slots__ = (
        "agents",
        "changes",
        "mission",
        "seats",
        "sector",
        "sums",
        "wanted",
        "weights",
        "worths",
    )

    def __init__(self, s: Espionage, seat: int, w: EvaluationWeights) -> None:
        self.mission = w.mission
        self.agents = list(s.agents)
        self.sector = [0] * ALL_REGIONS
        self.sums = [0] * 16
        for sector in range(len(s.members)):
            for region in s.members[sector]:
                self.sector[region] = sector
                for service in range(4):
                    self.sums[sector * 4 + service] += s.agents[region * 4 + service]
        self.seats = s.services
        self.wanted = s.missions[seat]
        self.weights: list[float] = []
        self.worths: list[tuple[float, ...]] = []
        for other in range(s.seats):
            hurt = HURT_BY_LEADER if open_halves(s, other) >= DANGEROUS else HURT
            self.weights.append(1.0 if other == seat else -hurt / (s.seats - 1))
            self.worths.append(firmness(s, other, w))
        self.changes = [_UNKNOWN] * (2 * (ALL_REGIONS + 4) * 4)

    def more(self, region: int, service: int) -> float:
        """What one agent more of a service in a region would bring."""
        sector = ALL_REGIONS + self.sector[region]
        return self._change(region, service, 1) + self._change(sector, service, 1)

    def less(self, region: int, service: int) -> float:
        """What one agent less of a service in a region would bring."""
        sector = ALL_REGIONS + self.sector[region]
        return self._change(region, service, -1) + self._change(sector, service, -1)

    def move(self, service: int, old: int, new: int) -> float:
        """What moving an agent of a service from one region to another would bring."""
        if self.sector[old] == self.sector[new]:
            return self._change(old, service, -1) + self._change(new, service, 1)
        return self.less(old, service) + self.more(new, service)

    def _change(self, token: int, service: int, change: int) -> float:
        """What it brings if the counts for an influence token change by one."""
        known = (token * 4 + service) * 2 + (change > 0)
        found = self.changes[known]
        if found == _UNKNOWN:
            counts = self.agents if token < ALL_REGIONS else self.sums
            at = (token if token < ALL_REGIONS else token - ALL_REGIONS) * 4
            before = self._value(counts, at, token)
            counts[at + service] += change
            found = self._value(counts, at, token) - before
            counts[at + service] -= change
            self.changes[known] = found
        return found

    def _value(self, counts: list[int], at: int, token: int) -> float:
        """What the influence token with these counts is worth to the seat, less to the others."""
        most, second = two_most(counts, at)
        value = 0.0
        for seat in range(len(self.seats)):
            count = counts[at + self.seats[seat]]
            worth = self.weights[seat] * majority(self.worths[seat], count, most, second)
            value += worth * self.mission if worth > 0 and token in self.wanted else worth
        return value
