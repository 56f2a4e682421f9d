"""The features of the evaluation by name: what `make fit` finds weights for.

The weighted sum of a seat's features is its strength. Searching bots do not use this module.
"""

from typing import Final

from detente.games.agents.bot.evaluation import (
    coins,
    firmness,
    majority,
    prey,
    turns_left,
    two_most,
)
from detente.games.agents.bot.weights import CARDS, FEATURES, FIRM, LEADS, UNIT, EvaluationWeights
from detente.games.agents.rules.control import all_halves
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import WINNING_HALVES

_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(FEATURES)}


def features(s: Espionage, seat: int, w: EvaluationWeights) -> list[float]:
    """What a seat has, in the order of FEATURES."""
    found = [0.0] * len(FEATURES)
    found[_INDEX[UNIT]] = float(s.halves[seat])
    for sector in range(len(s.members)):
        sums = [0, 0, 0, 0]
        for region in s.members[sector]:
            counts = list(s.agents[region * 4 : region * 4 + 4])
            worth = _add_lead(found, s, seat, counts, w)
            if region in s.missions[seat]:
                found[_INDEX["mission"]] += worth
            for service in range(4):
                sums[service] += counts[service]
        _add_lead(found, s, seat, sums, w)
    if turns_left(s, seat):
        found[_INDEX["coin"]] = float(coins(s, seat))
        for name, cards in CARDS:
            found[_INDEX[name]] = float((s.cards[seat] & cards).bit_count())
        found[_INDEX["prey"]] = float(prey(s, seat))
    if all_halves(s, seat) >= WINNING_HALVES:
        found[_INDEX["threat"]] = 1.0
    return found


def _add_lead(
    found: list[float], s: Espionage, seat: int, counts: list[int], w: EvaluationWeights
) -> float:
    """Count the lead of a seat where there are so many agents; what it is worth."""
    count = counts[s.services[seat]]
    if not count:
        return 0.0
    most, second = two_most(counts, 0)
    lead = count - (second if count == most else most)
    time = "late" if turns_left(s, seat) <= 1 else "early"
    found[_INDEX[f"{time}.{LEADS[FIRM + max(-FIRM, min(FIRM, lead))]}"]] += 1.0
    return majority(firmness(s, seat, w), count, most, second)
