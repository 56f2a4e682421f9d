"""The value of a position in victory points: a linear evaluation, a weight for each feature.

Everything is counted for the US; `evaluate` changes the sign for the USSR. Only what the seat knows
enters: the board, its own hand, and what lies open. The weights are data (weights.py); what is a
constant here and in danger.py, odds.py and heuristics.py is a guessed price, which the weight
`price` multiplies.
"""

from typing import Final

from detente.games.twilight_struggle.bot.danger import exposure
from detente.games.twilight_struggle.bot.map_value import MapValue
from detente.games.twilight_struggle.bot.weights import PhaseWeights
from detente.games.twilight_struggle.rules.cards import SCORING, cards_in
from detente.games.twilight_struggle.rules.countries import in_mask
from detente.games.twilight_struggle.rules.effects import OPS_DOWN, OPS_UP, TRAP
from detente.games.twilight_struggle.rules.obligations import rounds_left
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS, HEADLINE
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

VICTORY: Final = 60.0
"""The price of a won game."""


def evaluate(s: ColdWar, seat: int, w: PhaseWeights) -> float:
    """The value of the position for a seat, by the weights of its phase."""
    if s.result is not None:
        return final_value(s, seat) * w.price
    total = w.victory_point * s.vp + MapValue(s, seat, w).regions() + _countries(s, w)
    total += _tracks(s, w) + _effects(s, w)
    if seat == USSR:
        total = -total
    return total + _hand(s, seat, w)


def final_value(s: ColdWar, seat: int) -> float:
    """The price of the result for a seat."""
    assert s.result is not None
    winners: list[int] = s.result["winners"]
    if len(winners) > 1:
        return 0.0
    return VICTORY if winners[0] == seat else -VICTORY


def _countries(s: ColdWar, w: PhaseWeights) -> float:
    total = 0.0
    us, ussr = s.influence
    for place in in_mask(s.present[US] | s.present[USSR]):
        total += w.standing(place, us[place] - ussr[place])
    return total


def missing_military(s: ColdWar) -> float:
    """Military Operations that the USSR lacks beyond the US; they count more as the turn ends."""
    rounds = s.tables.rounds[s.turn]
    share = min(1.0, s.round / rounds) if s.phase == ACTION_ROUNDS else 0.0
    missing = max(0, s.defcon - s.military[USSR]) - max(0, s.defcon - s.military[US])
    return (0.4 + 0.6 * share) * missing


def _tracks(s: ColdWar, w: PhaseWeights) -> float:
    total = w.space_box * (s.space[US] - s.space[USSR])
    total += w.china_card if s.china == US else -w.china_card
    return total + w.missing_military * missing_military(s)


def _effects(s: ColdWar, w: PhaseWeights) -> float:
    effects = s.effects
    if not effects:
        return 0.0
    total = 0.0
    for effect, value in w.effects:
        if effects & effect:
            total += value
    return total + w.trapped * traps(s) + w.ops_modifier * ops_modifiers(s)


def traps(s: ColdWar) -> float:
    """1 if the USSR is trapped, less 1 if the US is."""
    return (1.0 if s.effects & TRAP[USSR] else 0.0) - (1.0 if s.effects & TRAP[US] else 0.0)


def ops_modifiers(s: ColdWar) -> float:
    """The modifiers of Ops in favour of the US, each for the rounds that it still lasts."""
    effects = s.effects
    left = max(0, s.tables.rounds[s.turn] - s.round + 1)
    total = 0.0
    for side, sign in ((US, 1.0), (USSR, -1.0)):
        if effects & OPS_UP[side]:
            total += sign * left
        if effects & OPS_DOWN[side]:
            total -= sign * left
    return total


def hand_ops(s: ColdWar, seat: int) -> int:
    """The Ops in a hand that are still to be spent."""
    total = 0
    for card in cards_in(s.hand[seat] & ~SCORING):
        total += s.rules.ops[card]
    return total


def _hand(s: ColdWar, seat: int, w: PhaseWeights) -> float:
    """Ops still to spend, and the danger of what must still be played."""
    total = w.ops_in_hand * hand_ops(s, seat)
    if s.phase in (ACTION_ROUNDS, HEADLINE):
        total -= w.price * exposure(s, seat, max(0, rounds_left(s, seat)))
    return total
