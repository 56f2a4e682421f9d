"""The value of a position of Secret Power, in points and as a probability of winning."""

from typing import Final

from detente.bots.evaluation import terminal_values
from detente.bots.mixed import softmax
from detente.games.secret_power.bot.weights import EvaluationWeights
from detente.games.secret_power.rules.counting import agents_on_objects, interest, meets, signs
from detente.games.secret_power.rules.objects import (
    ALL_TYPES,
    CIRCLE,
    COLOURS,
    CORPORATIONS,
    CRIME_SYNDICATES,
    GROUP,
    INNER_CIRCLE,
    MULTIPLIER,
    POWER,
    SUPPORT,
    TYPES_OF,
)
from detente.games.secret_power.rules.projects import (
    COMINTERN,
    ESPIONAGE,
    FOUR,
    LAST_STAGE,
    UNIFIED_NATIONS,
)
from detente.games.secret_power.rules.scoring import counts, discarded, effect_counts, leader, total
from detente.games.secret_power.rules.state import Conspiracy

READY: Final[tuple[float, ...]] = (
    *(0.0, 1.3, 2.6, 3.8, 5.0, 6.1, 7.2),
    *(8.2, 9.1, 9.9, 10.6, 11.2, 11.7),
)
"""What so many agents in active are worth in points while there is time to use them.

They follow from how much more than now players of 450 games had at the end, by what they had on the
way; the weight of agents that are ready multiplies them.
"""
FALCON_SHARE: Final = 3.5
"""How many times as much they are worth to the Falcon, whom nothing else holds back."""
NOT_ALONE: Final = 0.4
"""The share of a full set that a card completes only together with others."""
LASTING: Final = 1.2
"""What a lasting effect is worth a round."""
SIGN_WORTH: Final = 1.2
SPREAD: Final = 4.0
MORE_SPREAD: Final = 3.5
"""How far apart two players' final points can come, at the end and for each round before."""
MARGIN: Final = 0.002
"""A point counts a little even where the game is decided."""


def time_left(s: Conspiracy) -> float:
    """Rounds still to play, the current one by the cards left in its zone."""
    here = len(s.zone) / s.rules.zone_size(s.seats)
    return s.rules.rounds(s.seats) - s.round + here


def value(s: Conspiracy, player: int, left: float, w: EvaluationWeights) -> float:
    """The points a player can expect."""
    worth = w.point * total(s, player)
    if left <= 0:
        return worth
    soon = min(1.0, left)
    worth += soon * w.ready * READY[s.active[player]]
    worth += soon * w.returning * agents_on_objects(s, player)
    worth += _growth(s, player, w) * left
    if s.is_falcon(player):
        worth += FALCON_SHARE * _benefits(s, player, w) * left
    else:
        worth += _benefits(s, player, w) * left + _advances(s, player, left, w)
    concludable, not_yet = in_hand(s, player, left)
    return worth + w.concludable * concludable + w.not_yet * not_yet


def _growth(s: Conspiracy, player: int, w: EvaluationWeights) -> float:
    """What power cards will count in a round to come, beyond what they count now."""
    worth = 0.0
    for number in TYPES_OF[POWER]:
        worth += growing(s, player, number) * w.growth[number]
    return worth


def growing(s: Conspiracy, player: int, number: int) -> int:
    """How much a player's power cards of a type count for each thing that they count."""
    at = player * ALL_TYPES
    have = s.have[at + number]
    return have * s.tables.each[number] + s.joined[at + number] if have else 0


def _benefits(s: Conspiracy, player: int, w: EvaluationWeights) -> float:
    """What the stages bring in every round."""
    return sum([benefit(s, project, s.stage[player * 4 + project], w) for project in FOUR])


def benefit(s: Conspiracy, project: int, stage: int, w: EvaluationWeights) -> float:
    """What a stage brings in every round to come; Secret Power acts at once."""
    if project == COMINTERN:
        return w.shadow * gains(s, project, stage)
    if project == UNIFIED_NATIONS:
        return w.recall * gains(s, project, stage)
    if project == ESPIONAGE:
        return w.position * gains(s, project, stage)
    return 0.0


def gains(s: Conspiracy, project: int, stage: int) -> int:
    """How many shadows, recalls or open positions a stage gives beyond the first."""
    tables = s.tables
    if project == COMINTERN:
        return tables.shadows[stage]
    if project == UNIFIED_NATIONS:
        return tables.more_recalls[stage]
    if project == ESPIONAGE:
        return tables.open_positions[stage] - tables.open_positions[0]
    return 0


def _advances(s: Conspiracy, player: int, left: float, w: EvaluationWeights) -> float:
    """The value of signs and special interest, with which projects are advanced."""
    return w.interest * useful_interest(s, player, left) + w.sign * useful_signs(s, player, left)


def useful_interest(s: Conspiracy, player: int, left: float) -> float:
    """The special interest that a player can still use."""
    return min(1.0, left) * min(12, interest(s, player))


def useful_signs(s: Conspiracy, player: int, left: float) -> float:
    """The signs that a player can still use, each for the rounds in which it helps."""
    found = 0.0
    for sign in range(3):
        if s.stage[player * 4 + sign] < LAST_STAGE:
            found += min(2.5, left) * min(4, signs(s, player, sign))
    return found


def in_hand(s: Conspiracy, player: int, left: float) -> tuple[float, float]:
    """The worth of treaties in hand: those that can be concluded, one a round, and the others."""
    ready: list[float] = []
    others = 0.0
    for treaty in s.hands[player]:
        worth = treaty_worth(s, player, treaty, left)
        if meets(s, player, treaty):
            ready.append(worth)
        else:
            others += worth
    if s.is_falcon(player):
        return sum(ready), others
    ready.sort(reverse=True)
    phases = s.rules.rounds(s.seats) - s.round + 1
    return sum(ready[:phases]), others * min(1.0, left)


def treaty_worth(s: Conspiracy, player: int, treaty: int, left: float) -> float:
    """The points a treaty would bring if it were concluded now."""
    tables = s.tables
    worth = float(tables.treaty_points[treaty])
    if tables.symbol_group[treaty] >= 0:
        worth += minor_worth(s, player, tables.symbol_group[treaty])
    elif tables.symbol_sign[treaty] >= 0:
        worth += SIGN_WORTH * min(1.5, left)
    if s.is_falcon(player):
        return worth
    bit = 1 << treaty
    if bit & tables.end_points:
        for kind, what, each in tables.per[treaty]:
            worth += each * effect_counts(s, player, kind, what)
    elif bit & tables.majority:
        ahead = leader(s, tables.effect_group[treaty])
        if ahead == player:
            worth += tables.effect_points[treaty] * 0.75
        elif ahead >= 0:
            worth -= tables.effect_points[treaty] * 0.6
        worth += 1.0
    elif bit & tables.scorched_earth:
        worth += tables.effect_points[treaty] * (
            discarded(s, tables.effect_group[treaty]) + min(2.0, left)
        )
    else:
        worth += LASTING * left
    return worth


def minor_worth(s: Conspiracy, player: int, group: int) -> float:
    """What one more card of a group brings."""
    at = player * ALL_TYPES
    if group == POWER:
        return 0.5 + s.tables.each[CORPORATIONS] * s.have[at + CORPORATIONS]
    multiplier = MULTIPLIER[group]
    worth = 1.0 + s.have[at + multiplier] + s.joined[at + multiplier]
    crime = s.have[at + CRIME_SYNDICATES]
    if crime:
        numbers = [s.group_count(player, colour) for colour in COLOURS]
        least = min(numbers)
        if numbers[group] == least:
            share = 1.0 if numbers.count(least) == 1 else NOT_ALONE
            worth += crime * s.tables.each[CRIME_SYNDICATES] * share
    return worth


def object_worth(
    s: Conspiracy, player: int, number: int, left: float, w: EvaluationWeights
) -> float:
    """What a card of a type would bring a player, about."""
    tables = s.tables
    group = GROUP[number]
    more = tables.interest[number] * w.interest * min(1.0, left)
    if group == SUPPORT:
        sign = tables.sign[number]
        stage = s.stage[player * 4 + sign]
        if s.is_falcon(player):
            return 2.0 + (tables.stage_points[sign][stage + 1] if stage < LAST_STAGE else 0)
        return 1.0 + more + 1.6 * min(2.0, left)
    if group == INNER_CIRCLE:
        return tables.each[CIRCLE] + 1.0
    if group == POWER:
        counted = counts(s, player, number) + (1 if number == CORPORATIONS else 0)
        others = tables.each[CORPORATIONS] * s.have[player * ALL_TYPES + CORPORATIONS]
        return tables.each[number] * (counted + w.growth[number] * left) + others + more + 0.5
    return minor_worth(s, player, group) + 0.4 + more


def temperature(left: float) -> float:
    """How uncertain the result is with so much time left."""
    return SPREAD + MORE_SPREAD * left


def evaluate(s: Conspiracy, seat: int, w: EvaluationWeights) -> float:
    """A seat's probability of winning, and a little for every point."""
    if s.over:
        return terminal_values(s)[seat] + MARGIN * total(s, seat)
    left = time_left(s)
    values = [value(s, player, left, w) for player in range(s.players)]
    return softmax(values, w.spread * temperature(left))[seat] + MARGIN * values[seat]
