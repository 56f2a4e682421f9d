"""How good a position of Secret Power is for a player, in points and as a chance to win."""

from typing import Final

from detente.bots.evaluation import shares
from detente.bots.mixed import soft_best
from detente.games.secret_power.rules.counting import agents_on_objects, interest, meets, signs
from detente.games.secret_power.rules.objects import (
    ALL_TYPES,
    CIRCLE,
    COLOURS,
    CORPORATIONS,
    CRIME_SYNDICATES,
    EACH,
    GROUP,
    INNER_CIRCLE,
    INTEREST,
    MULTIPLIER,
    POWER,
    SIGN,
    SUPPORT,
    TYPES_OF,
)
from detente.games.secret_power.rules.projects import (
    FOUR,
    LAST_STAGE,
    MORE_RECALLS,
    OPEN_POSITIONS,
    SHADOWS,
    STAGE_POINTS,
)
from detente.games.secret_power.rules.scoring import counts, discarded, effect_counts, leader, total
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import (
    EFFECT_GROUP,
    EFFECT_POINTS,
    END_POINTS,
    MAJORITY,
    PER,
    SCORCHED_EARTH,
    SYMBOL_GROUP,
    SYMBOL_SIGN,
    TREATY_POINTS,
)

READY: Final[tuple[float, ...]] = (
    *(0.0, 1.3, 2.6, 3.8, 5.0, 6.1, 7.2),
    *(8.2, 9.1, 9.9, 10.6, 11.2, 11.7),
)
"""What so many agents in active are worth in points while there is time to use them.

These weights follow from how much more than now players of 450 games had at the end, by what they
had on the way.
"""
RETURNING: Final = 0.9
"""An agent on a captured object."""
SHADOW: Final = 1.15
RECALL: Final = 0.35
POSITION: Final = 0.15
"""One more shadow, recall or open position, for each round to come."""
BENEFIT: Final[tuple[tuple[float, ...], ...]] = (
    tuple([SHADOW * number for number in SHADOWS]),
    tuple([RECALL * number for number in MORE_RECALLS]),
    tuple([POSITION * (number - OPEN_POSITIONS[0]) for number in OPEN_POSITIONS]),
    (0.0,) * (LAST_STAGE + 1),
)
"""Project → stage → what the stage brings in every round to come; Secret Power acts at once."""
FALCON_SHARE: Final = 3.5
"""How many times as much they are worth to the Falcon, whom nothing else holds back."""
COLOUR_GROWTH: Final = 1.0
SET_GROWTH: Final = 0.25
POWER_GROWTH: Final = 0.85
GROWTH: Final[dict[int, float]] = {
    **dict.fromkeys(MULTIPLIER, COLOUR_GROWTH),
    CRIME_SYNDICATES: SET_GROWTH,
    CORPORATIONS: POWER_GROWTH,
}
"""How many more things a power card will count after each round to come."""
USEFUL_SIGN: Final = 0.55
USEFUL_INTEREST: Final = 0.9
"""A sign, for each of the next rounds, and a special interest, while there is time."""
CONCLUDABLE: Final = 0.8
NOT_YET: Final = 0.25
"""The share of a treaty's worth that it has in hand, with its requirement met or not."""
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


def value(s: Conspiracy, player: int, left: float) -> float:
    """The points a player can expect."""
    worth = float(total(s, player))
    if left <= 0:
        return worth
    soon = min(1.0, left)
    worth += soon * READY[s.active[player]]
    worth += soon * RETURNING * agents_on_objects(s, player)
    worth += _growth(s, player) * left
    if s.is_falcon(player):
        worth += FALCON_SHARE * _benefits(s, player) * left
    else:
        worth += _benefits(s, player) * left + _advances(s, player, left)
    return worth + _in_hand(s, player, left)


def _growth(s: Conspiracy, player: int) -> float:
    """What power cards will count in a round to come, beyond what they count now."""
    at = player * ALL_TYPES
    worth = 0.0
    for number in TYPES_OF[POWER]:
        have = s.have[at + number]
        if have:
            worth += (have * EACH[number] + s.joined[at + number]) * GROWTH[number]
    return worth


def _benefits(s: Conspiracy, player: int) -> float:
    """What the stages bring in every round."""
    return sum([BENEFIT[project][s.stage[player * 4 + project]] for project in FOUR])


def _advances(s: Conspiracy, player: int, left: float) -> float:
    """What signs and special interest are good for."""
    worth = USEFUL_INTEREST * min(1.0, left) * min(12, interest(s, player))
    for sign in range(3):
        if s.stage[player * 4 + sign] < LAST_STAGE:
            worth += USEFUL_SIGN * min(2.5, left) * min(4, signs(s, player, sign))
    return worth


def _in_hand(s: Conspiracy, player: int, left: float) -> float:
    """The treaties that can be concluded, one a round, then hopes."""
    ready: list[float] = []
    hopes = 0.0
    for treaty in s.hands[player]:
        worth = treaty_worth(s, player, treaty, left)
        if meets(s, player, treaty):
            ready.append(worth)
        else:
            hopes += NOT_YET * worth
    if s.is_falcon(player):
        return CONCLUDABLE * sum(ready) + hopes
    ready.sort(reverse=True)
    phases = s.rules.rounds(s.seats) - s.round + 1
    return CONCLUDABLE * sum(ready[:phases]) + hopes * min(1.0, left)


def treaty_worth(s: Conspiracy, player: int, treaty: int, left: float) -> float:
    """The points a treaty would bring if it were concluded now."""
    worth = float(TREATY_POINTS[treaty])
    if SYMBOL_GROUP[treaty] >= 0:
        worth += minor_worth(s, player, SYMBOL_GROUP[treaty])
    elif SYMBOL_SIGN[treaty] >= 0:
        worth += SIGN_WORTH * min(1.5, left)
    if s.is_falcon(player):
        return worth
    bit = 1 << treaty
    if bit & END_POINTS:
        for kind, what, each in PER[treaty]:
            worth += each * effect_counts(s, player, kind, what)
    elif bit & MAJORITY:
        ahead = leader(s, EFFECT_GROUP[treaty])
        if ahead == player:
            worth += EFFECT_POINTS[treaty] * 0.75
        elif ahead >= 0:
            worth -= EFFECT_POINTS[treaty] * 0.6
        worth += 1.0
    elif bit & SCORCHED_EARTH:
        worth += EFFECT_POINTS[treaty] * (discarded(s, EFFECT_GROUP[treaty]) + min(2.0, left))
    else:
        worth += LASTING * left
    return worth


def minor_worth(s: Conspiracy, player: int, group: int) -> float:
    """What one more card of a group brings."""
    at = player * ALL_TYPES
    if group == POWER:
        return 0.5 + EACH[CORPORATIONS] * s.have[at + CORPORATIONS]
    multiplier = MULTIPLIER[group]
    worth = 1.0 + s.have[at + multiplier] + s.joined[at + multiplier]
    crime = s.have[at + CRIME_SYNDICATES]
    if crime:
        numbers = [s.group_count(player, colour) for colour in COLOURS]
        least = min(numbers)
        if numbers[group] == least:
            share = 1.0 if numbers.count(least) == 1 else NOT_ALONE
            worth += crime * EACH[CRIME_SYNDICATES] * share
    return worth


def object_worth(s: Conspiracy, player: int, number: int, left: float) -> float:
    """What a card of a type would bring a player, about."""
    group = GROUP[number]
    more = INTEREST[number] * USEFUL_INTEREST * min(1.0, left)
    if group == SUPPORT:
        sign = SIGN[number]
        stage = s.stage[player * 4 + sign]
        if s.is_falcon(player):
            return 2.0 + (STAGE_POINTS[sign][stage + 1] if stage < LAST_STAGE else 0)
        return 1.0 + more + 1.6 * min(2.0, left)
    if group == INNER_CIRCLE:
        return EACH[CIRCLE] + 1.0
    if group == POWER:
        counted = counts(s, player, number) + (1 if number == CORPORATIONS else 0)
        others = EACH[CORPORATIONS] * s.have[player * ALL_TYPES + CORPORATIONS]
        return EACH[number] * (counted + GROWTH[number] * left) + others + more + 0.5
    return minor_worth(s, player, group) + 0.4 + more


def worth(s: Conspiracy, seat: int) -> float:
    """The chance to win, and a little for every point."""
    if s.over:
        return shares(s)[seat] + MARGIN * total(s, seat)
    left = time_left(s)
    values = [value(s, player, left) for player in range(s.players)]
    return soft_best(values, SPREAD + MORE_SPREAD * left)[seat] + MARGIN * values[seat]
