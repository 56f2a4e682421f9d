"""The value of a position of Agents for a seat, in half points and as a probability of winning."""

from typing import Final

from detente.bots.evaluation import terminal_values
from detente.bots.mixed import softmax
from detente.games.agents.bot.weights import FIRM, EvaluationWeights
from detente.games.agents.rules.control import all_halves
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import recallable
from detente.games.agents.rules.turn import WINNING_HALVES

MOST_COINS: Final = 6


def turns_left(s: Espionage, seat: int) -> int:
    """How many turns a seat still has."""
    return s.reserve_size(s.services[seat])


def firmness(s: Espionage, seat: int, w: EvaluationWeights) -> tuple[float, ...]:
    """What leads are worth now."""
    return w.late if turns_left(s, seat) <= 1 else w.early


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


def add_worths(
    s: Espionage, values: list[float], counts: list[int], region: int, w: EvaluationWeights
) -> None:
    """Add what a region (or, if negative, a sector) with these counts is worth to each seat."""
    most, second = two_most(counts, 0)
    for seat in range(s.seats):
        worth = majority(firmness(s, seat, w), counts[s.services[seat]], most, second)
        values[seat] += worth * w.mission if region in s.missions[seat] else worth


def strengths(s: Espionage, w: EvaluationWeights) -> list[float]:
    """Each seat's half points to be expected, and what else will help it."""
    values = [0.0] * s.seats
    sums = [[0, 0, 0, 0] for _ in s.members]
    for sector in range(len(s.members)):
        for region in s.members[sector]:
            counts = list(s.agents[region * 4 : region * 4 + 4])
            add_worths(s, values, counts, region, w)
            for service in range(4):
                sums[sector][service] += counts[service]
        add_worths(s, values, sums[sector], -1, w)
    for seat in range(s.seats):
        values[seat] += w.half_point * s.halves[seat] + resources(s, seat, w)
        if all_halves(s, seat) >= WINNING_HALVES:
            values[seat] += w.threat
    return values


def coins(s: Espionage, seat: int) -> int:
    """The coins of a seat, as far as there are turns to use them."""
    return min(s.finance[seat], MOST_COINS, 2 * turns_left(s, seat))


def prey(s: Espionage, seat: int) -> int:
    """The opponents' informants that a seat knows and has turns to liquidate."""
    known = (recallable(s, seat) & s.informants & s.known[seat]).bit_count()
    return min(known, turns_left(s, seat), s.tables.informants)


def resources(s: Espionage, seat: int, w: EvaluationWeights) -> float:
    """Coins, cards, and informants to liquidate, as far as there are turns to use them."""
    if not turns_left(s, seat):
        return 0.0
    value = w.coin * coins(s, seat)
    for cards, worth in w.cards:
        held = s.cards[seat] & cards
        if held:
            value += worth * held.bit_count()
    return value + w.prey * prey(s, seat)


def temperature(s: Espionage) -> float:
    """How uncertain the result is; with fewer turns left, a lead counts more."""
    return 0.8 + 0.22 * max([turns_left(s, seat) for seat in range(s.seats)])


def win_probabilities(s: Espionage, w: EvaluationWeights) -> list[float]:
    """Each seat's probability of winning."""
    if s.over:
        return terminal_values(s)
    return softmax(strengths(s, w), temperature=w.spread * temperature(s))
