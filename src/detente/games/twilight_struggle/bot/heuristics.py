"""Heuristics: an action for every decision of Twilight Struggle, without search."""

from typing import Final

from detente.games.twilight_struggle.bot.danger import headline_risk, risk
from detente.games.twilight_struggle.bot.evaluation import evaluate
from detente.games.twilight_struggle.bot.event_values import AFTER_OPS, EVENT_VALUE, SCORES
from detente.games.twilight_struggle.bot.map_value import MapValue
from detente.games.twilight_struggle.bot.odds import (
    coup_worth,
    placement_worth,
    realignment_worth,
    removal_worth,
)
from detente.games.twilight_struggle.bot.weights import PhaseWeights
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import (
    COUP,
    DONE,
    EVENT,
    EVENT_FIRST,
    FIRST_CANCEL,
    INFLUENCE,
    IS_SCORING,
    NONE,
    OPS,
    OPS_FIRST,
    OWNER,
    PASS,
    REALIGN,
    SPACE,
    THE_CHINA_CARD,
    is_card,
)
from detente.games.twilight_struggle.rules.conditions import can_occur
from detente.games.twilight_struggle.rules.countries import country, in_mask
from detente.games.twilight_struggle.rules.coup import Coup
from detente.games.twilight_struggle.rules.events.taken_cards import UseGiven
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence, RemoveInfluence
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.play import FROM_HAND, ChooseMode, ChooseOrder
from detente.games.twilight_struggle.rules.realignment import Realign, targets
from detente.games.twilight_struggle.rules.setup import BonusInfluence, SetUpInfluence
from detente.games.twilight_struggle.rules.sides import US
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.targets import unprotected
from detente.games.twilight_struggle.rules.terms import FREE, bonus
from detente.games.twilight_struggle.rules.trap import DiscardInTrap

OPENING: Final[tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]] = (
    ((country("west_germany"), 4), (country("italy"), 3), (country("france"), 9)),
    ((country("poland"), 4), (country("east_germany"), 4), (country("yugoslavia"), 9)),
)
"""Where each side's free markers go at the start: country, and up to how many."""

A_POINT: Final = 0.75
"""What an Operations point brings on average."""
SPACE_ATTEMPT: Final = 0.7
NOWHERE: Final = -1000.0


def heuristic_action(s: ColdWar, seat: int, w: PhaseWeights) -> int:
    """The action that the heuristics prefer; they never cancel the Cuban Missile Crisis."""
    actions = s.legal_actions(seat)
    if actions[-1] >= FIRST_CANCEL:
        actions = tuple([action for action in actions if action < FIRST_CANCEL])
    decision = s.decision()
    if isinstance(decision, PlaceInfluence):
        return _place(s, seat, decision, actions, w)
    if isinstance(decision, AddInfluence):
        points = decision.amount if decision.at_most == 1 else min(2, decision.left)
        return _add(s, seat, points, actions, w)
    if isinstance(decision, BonusInfluence):
        return _add(s, seat, 1, actions, w)
    if isinstance(decision, RemoveInfluence):
        return _remove(s, seat, decision.amount, actions, w)
    if isinstance(decision, ChooseCard):
        return _best(actions, [play_worth(s, seat, action, w) for action in actions])
    if isinstance(decision, ChooseMode):
        card = decision.card
        return _best(actions, [mode_worth(s, seat, card, mode, w) for mode in actions])
    if isinstance(decision, ChooseOperation):
        return _operation(s, seat, decision, actions, w)
    if isinstance(decision, Coup):
        return _best(actions, _coups(s, MapValue(s, seat, w), decision, list(actions)))
    if isinstance(decision, Realign):
        return _realign(s, seat, actions, w)
    if isinstance(decision, ChooseOrder):
        return OPS_FIRST if decision.card in AFTER_OPS else EVENT_FIRST
    if isinstance(decision, ChooseHeadline):
        return _best(actions, [headline_worth(s, seat, action, w) for action in actions])
    if isinstance(decision, DiscardInTrap):
        return _best(actions, [-keep_worth(s, seat, action) for action in actions])
    if isinstance(decision, SetUpInfluence):
        return _open(s, seat, actions)
    if isinstance(decision, UseGiven):
        return OPS  # a card that may go into space gives points worth more than the attempt
    return _try_all(s, seat, actions, w)


def _best(actions: tuple[int, ...], merits: list[float]) -> int:
    """The first action with the highest merit; `max` is slower when compiled."""
    best = 0
    highest = merits[0]
    for index in range(1, len(merits)):
        if merits[index] > highest:
            best, highest = index, merits[index]
    return actions[best]


def _try_all(s: ColdWar, seat: int, actions: tuple[int, ...], w: PhaseWeights) -> int:
    """The best action by a one-ply search, for rare decisions."""
    merits: list[float] = []
    for action in actions:
        trial = s.clone()
        trial.apply_action(seat, action)
        merits.append(evaluate(trial, seat, w))
    return _best(actions, merits)


# --- influence ------------------------------------------------------------------------------------


def _open(s: ColdWar, seat: int, actions: tuple[int, ...]) -> int:
    for place, most in OPENING[seat]:
        if s.influence[seat][place] < most and place in actions:
            return place
    return actions[0]


def _place(
    s: ColdWar, seat: int, decision: PlaceInfluence, actions: tuple[int, ...], w: PhaseWeights
) -> int:
    map_ = MapValue(s, seat, w)
    left = decision.value - decision.spent
    merits: list[float] = []
    for action in actions:
        if action == DONE:
            merits.append(0.0)
        else:
            points = left + bonus(s, seat, decision.terms, decision.so_far, action)
            merits.append(placement_worth(s, map_, seat, action, max(1, points), dear=True))
    return _best(actions, merits)


def _add(s: ColdWar, seat: int, points: int, actions: tuple[int, ...], w: PhaseWeights) -> int:
    map_ = MapValue(s, seat, w)
    return _best(
        actions,
        [
            0.0 if action == DONE else placement_worth(s, map_, seat, action, points, dear=False)
            for action in actions
        ],
    )


def _remove(s: ColdWar, seat: int, amount: int, actions: tuple[int, ...], w: PhaseWeights) -> int:
    map_ = MapValue(s, seat, w)
    return _best(
        actions,
        [
            0.0 if action == DONE else removal_worth(s, map_, seat, action, amount)
            for action in actions
        ],
    )


# --- operations -----------------------------------------------------------------------------------


def _operation(
    s: ColdWar, seat: int, decision: ChooseOperation, actions: tuple[int, ...], w: PhaseWeights
) -> int:
    map_ = MapValue(s, seat, w)
    merits: list[float] = []
    for action in actions:
        if action == INFLUENCE:
            merits.append(placing_worth(s, map_, seat, decision.value))
        elif action == COUP:
            merits.append(best_coup(s, map_, Coup(seat, decision.value, decision.terms)))
        elif action == REALIGN:
            merits.append(best_realignment(s, map_, seat, decision.terms) * decision.value)
        else:
            merits.append(0.0)
    return _best(actions, merits)


def placing_worth(s: ColdWar, map_: MapValue, seat: int, points: int) -> float:
    """What so many points bring as influence: the best use of all, taken for each point."""
    uses = [placement_worth(s, map_, seat, place, points, dear=True) for place in s.reach_of(seat)]
    return max(uses) * points


def best_coup(s: ColdWar, map_: MapValue, coup: Coup) -> float:
    """What the best coup is worth."""
    return max(_coups(s, map_, coup, coup.unbarred(s, coup.seat)))


def best_realignment(s: ColdWar, map_: MapValue, seat: int, terms: int) -> float:
    """What the best realignment roll is worth."""
    places = unprotected(s, seat, targets(s, seat), terms)
    return max([realignment_worth(s, map_, seat, place) for place in in_mask(places)])


def _coups(s: ColdWar, map_: MapValue, coup: Coup, places: list[int]) -> list[float]:
    """What a coup is worth in each of these countries, where it is allowed."""
    seat = coup.seat
    free = coup.terms & FREE != 0
    return [coup_worth(s, map_, seat, place, coup.ops(s, place), free) for place in places]


def _realign(s: ColdWar, seat: int, actions: tuple[int, ...], w: PhaseWeights) -> int:
    map_ = MapValue(s, seat, w)
    return _best(
        actions,
        [0.0 if action == DONE else realignment_worth(s, map_, seat, action) for action in actions],
    )


# --- cards: what they are worth in prices ---------------------------------------------------------


def play_worth(s: ColdWar, seat: int, card: int, w: PhaseWeights) -> float:
    """What playing a card in this round is worth, against keeping it."""
    if card == PASS:
        return -1.0
    if not is_card(card):
        return NOWHERE
    if card == THE_CHINA_CARD:
        return A_POINT * s.value(seat, 4) - 2.0
    decision = ChooseMode(seat, card, FROM_HAND)
    best = NOWHERE
    for mode in [EVENT] if IS_SCORING[card] else decision.listed(s, seat):
        if decision.bars(s, seat, mode) is None:
            best = max(best, mode_worth(s, seat, card, mode, w))
    return best - keep_worth(s, seat, card)


def mode_worth(s: ColdWar, seat: int, card: int, mode: int, w: PhaseWeights) -> float:
    """What it is worth to use a card in this way."""
    if IS_SCORING[card]:
        return scoring_worth(s, seat, card, w)
    if mode == EVENT:
        return EVENT_VALUE[card] - risk(s, seat, card, mode)
    if mode == OPS:
        merit = A_POINT * s.card_value(seat, card)
        if OWNER[card] == 1 - seat and can_occur(s, card, 1 - seat):
            merit -= EVENT_VALUE[card] + risk(s, seat, card, mode)
        return merit
    return SPACE_ATTEMPT if mode == SPACE else 0.0


def action_risk(s: ColdWar, seat: int, action: int) -> float:
    """The price of letting the enemy end the game by DEFCON with an action."""
    decision = s.decision()
    if isinstance(decision, ChooseHeadline):
        return headline_risk(s, seat, action) if is_card(action) else 0.0
    if isinstance(decision, ChooseMode):
        return risk(s, seat, decision.card, action)
    if not isinstance(decision, ChooseCard) or not is_card(action) or s.defcon > 2:
        return 0.0
    mode = ChooseMode(seat, action, FROM_HAND)
    risks = [risk(s, seat, action, use) for use in mode.legal_actions(s, seat) if use <= SPACE]
    return min(risks, default=0.0)


def scoring_worth(s: ColdWar, seat: int, card: int, w: PhaseWeights) -> float:
    """What scoring now is worth, in prices; a bad region can wait a little."""
    region = SCORES.get(card)
    if region is None:
        return 0.0
    net = MapValue(s, seat, w).nets[region] / w.price
    return net if seat == US else -net


def keep_worth(s: ColdWar, seat: int, card: int) -> float:
    """What a card is worth in the hand for later."""
    if IS_SCORING[card]:
        return 0.0
    if OWNER[card] == 1 - seat:
        return -0.3
    return 0.2 * s.rules.ops[card]


def headline_worth(s: ColdWar, seat: int, card: int, w: PhaseWeights) -> float:
    """What a card is worth as headline: own events that are not worth many points otherwise."""
    if card == NONE:
        return 0.0
    if IS_SCORING[card]:
        return scoring_worth(s, seat, card, w)
    merit = EVENT_VALUE[card] - 0.4 * s.rules.ops[card]
    if OWNER[card] == 1 - seat:
        merit = -EVENT_VALUE[card] - 2.0
    return merit - headline_risk(s, seat, card)
