"""How good a position of Agents is for a seat, in half points and as a chance to win."""

from typing import Final

from detente.bots.evaluation import shares
from detente.bots.mixed import soft_best
from detente.games.agents.rules.cards import (
    BLIZZARD,
    ELDERBERRY,
    JACKAL,
    KOSCHEI,
    RAVEN,
    RETOUCH,
    SHADOW,
    TITAN,
    TRAP,
    VISE,
)
from detente.games.agents.rules.control import all_halves
from detente.games.agents.rules.services import INFORMANTS
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import recallable
from detente.games.agents.rules.turn import WINNING_HALVES

FIRM: Final = 4
"""A lead of so many agents is as good as sure, and such a gap as good as lost."""
EARLY: Final[tuple[float, ...]] = (0.0, 0.05, 0.12, 0.3, 0.7, 1.35, 1.7, 1.85, 1.95)
"""What a majority will be worth in half points, by lead from -4 to 4, with many turns to come."""
LATE: Final[tuple[float, ...]] = (0.0, 0.0, 0.02, 0.1, 0.3, 1.75, 1.95, 2.0, 2.0)
"""The same in the last round."""
MISSION: Final = 2.0
"""How much more a region counts for whom it is the mission."""
COIN: Final = 0.22
MOST_COINS: Final = 6
PREY: Final = 0.35
"""What an opponent's informant is worth to whoever knows where it lies."""
THREAT: Final = 3.0
"""What five points count in addition while their owner waits for the next turn."""
CARD_VALUES: Final[tuple[tuple[int, float], ...]] = (
    (BLIZZARD, 1.5),
    (VISE, 1.3),
    (JACKAL, 1.1),
    (KOSCHEI, 0.8),
    (ELDERBERRY, 0.6),
    (SHADOW, 0.5),
    (RETOUCH, 0.6),
    (TRAP, 0.5),
    (RAVEN, 0.4),
    (TITAN, 0.4),
)


def turns_left(s: Espionage, seat: int) -> int:
    """How many turns a seat still has."""
    return s.reserve_size(s.services[seat])


def firmness(s: Espionage, seat: int) -> tuple[float, ...]:
    """What leads are worth now."""
    return LATE if turns_left(s, seat) <= 1 else EARLY


def two_most(counts: list[int], at: int) -> tuple[int, int]:
    """The highest and the second highest of the four counts that begin here."""
    most = second = 0
    for index in range(at, at + 4):
        count = counts[index]
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    return most, second


def majority(worths: tuple[float, ...], count: int, most: int, second: int) -> float:
    """What so many agents are worth where the most and the second most are so many."""
    if not count:
        return 0.0
    lead = count - (second if count == most else most)
    return worths[FIRM + (FIRM if lead > FIRM else -FIRM if lead < -FIRM else lead)]


def add_worths(s: Espionage, values: list[float], counts: list[int], region: int) -> None:
    """Add what a region (or, if negative, a sector) with these counts is worth to each seat."""
    most, second = two_most(counts, 0)
    for seat in range(s.seats):
        worth = majority(firmness(s, seat), counts[s.services[seat]], most, second)
        values[seat] += worth * MISSION if region in s.missions[seat] else worth


def strengths(s: Espionage) -> list[float]:
    """Each seat's half points to be expected, and what else will help it."""
    values = [0.0] * s.seats
    sums = [[0, 0, 0, 0] for _ in s.members]
    for sector in range(len(s.members)):
        for region in s.members[sector]:
            counts = list(s.agents[region * 4 : region * 4 + 4])
            add_worths(s, values, counts, region)
            for service in range(4):
                sums[sector][service] += counts[service]
        add_worths(s, values, sums[sector], -1)
    for seat in range(s.seats):
        values[seat] += s.halves[seat] + means(s, seat)
        if all_halves(s, seat) >= WINNING_HALVES:
            values[seat] += THREAT
    return values


def means(s: Espionage, seat: int) -> float:
    """Coins, cards, and informants to liquidate, as far as there are turns to use them."""
    left = turns_left(s, seat)
    if not left:
        return 0.0
    value = COIN * min(s.finance[seat], MOST_COINS, 2 * left)
    for cards, worth in CARD_VALUES:
        held = s.cards[seat] & cards
        if held:
            value += worth * held.bit_count()
    prey = (recallable(s, seat) & s.informants & s.known[seat]).bit_count()
    return value + PREY * min(prey, left, INFORMANTS)


def chances(s: Espionage) -> list[float]:
    """Each seat's chance to win, the surer the fewer turns are left."""
    if s.over:
        return shares(s)
    left = max([turns_left(s, seat) for seat in range(s.seats)])
    return soft_best(strengths(s), heat=0.8 + 0.22 * left)
