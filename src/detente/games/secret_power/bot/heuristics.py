"""Heuristics: an action for every decision of Secret Power, without search."""

from typing import Any, Final

from detente.core.agenda import Decision
from detente.games.secret_power.bot.evaluation import (
    benefit,
    minor_worth,
    object_worth,
    time_left,
    treaty_worth,
)
from detente.games.secret_power.bot.weights import EvaluationWeights
from detente.games.secret_power.rules.advancing import Advance, PayInterest
from detente.games.secret_power.rules.codes import (
    AGENT,
    DONE,
    FIRST_MINOR,
    FIRST_PROFESSIONAL,
    FIRST_PROJECT,
    FIRST_TREATY,
    PASS,
    PROFESSIONAL,
    TRAIN,
    is_attaching,
    is_minor,
    is_number,
    is_object,
    is_operation,
    is_professional,
    is_project,
    is_treaty,
)
from detente.games.secret_power.rules.concluding import BurnCards, GiveCard, MayConclude
from detente.games.secret_power.rules.counting import meets, stage_agents
from detente.games.secret_power.rules.falcon_cards import LoseAgent
from detente.games.secret_power.rules.infiltration import agents_needed, operation_agents
from detente.games.secret_power.rules.inner_circle import AttachTo, bars_host
from detente.games.secret_power.rules.objects import (
    ALL_TYPES,
    CIRCLE,
    CORPORATIONS,
    GROUP,
    MINOR_GROUPS,
    POWER,
    TYPE,
)
from detente.games.secret_power.rules.people import ASSASSIN, KIND
from detente.games.secret_power.rules.places import NOBODY, ZONE
from detente.games.secret_power.rules.professions import Assassinate, PutOnTop
from detente.games.secret_power.rules.projects import SECRET_POWER
from detente.games.secret_power.rules.recalling import FalconRecalls, RecallMore
from detente.games.secret_power.rules.scoring import counts
from detente.games.secret_power.rules.setup import PutBack
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaty_phase import DiscardTreaty
from detente.games.secret_power.rules.turn import Act

PLACED: Final = 0.35
"""What it costs to place an agent on an object."""
LOST: Final = 1.1
"""What it costs to send an agent to the pool."""
TRAINING: Final = 0.9
TRAINED_ENOUGH: Final = 7
RIVAL_LOSES: Final = 0.6
UNKNOWN_TREATY: Final = 4.0
TREATY_GIVEN: Final = 1.0
"""What an intercepted player loses, less the treaty drawn for it."""


def heuristic_action(
    s: Conspiracy,
    seat: int,
    decision: Decision[Any],
    actions: tuple[int, ...],
    w: EvaluationWeights,
) -> int:
    """The action with the highest heuristic value."""
    left = time_left(s)
    best = actions[0]
    most = -1e9
    for action in actions:
        merit = action_worth(s, seat, decision, action, left, w)
        if merit > most:
            best, most = action, merit
    return best


def action_worth(
    s: Conspiracy,
    seat: int,
    decision: Decision[Any],
    action: int,
    left: float,
    w: EvaluationWeights,
) -> float:
    """The heuristic value of an action."""
    if is_attaching(action):
        return -1.0 if left else best_host_worth(s, seat)
    if isinstance(decision, Act):
        return act_worth(s, seat, action, left, w)
    if isinstance(decision, MayConclude):
        return 0.0 if action == PASS else treaty_worth(s, seat, action - FIRST_TREATY, left)
    if is_number(action):
        return -float(action)
    if isinstance(decision, Advance):
        return advance_worth(s, seat, action - FIRST_PROJECT, decision.discount, left, w)
    if isinstance(decision, PayInterest):
        return -loss(s, seat, TYPE[action], left, w) / min(
            decision.left, s.tables.interest[TYPE[action]]
        )
    if isinstance(decision, AttachTo):
        return host_worth(s, seat, action)
    if isinstance(decision, GiveCard):
        own = seat == decision.giver
        given = _card_worth(s, decision.giver, action, left, w)
        return -given if own else given
    if isinstance(decision, BurnCards):
        if not is_object(action):
            return 0.0 if action == DONE else -1.0
        return s.tables.effect_points[decision.treaty] - loss(s, seat, TYPE[action], left, w)
    if isinstance(decision, (RecallMore, FalconRecalls, LoseAgent)):
        return 1.0 if is_operation(action) else 0.5 if is_object(action) else 0.0
    if isinstance(decision, Assassinate):
        return strike_worth(s, seat, action, left, w)
    if isinstance(decision, (DiscardTreaty, PutBack)):
        return -treaty_worth(s, seat, action - FIRST_TREATY, left)
    if isinstance(decision, PutOnTop):
        return 0.0
    return _other(s, seat, action, left, w)


def _other(s: Conspiracy, seat: int, action: int, left: float, w: EvaluationWeights) -> float:
    """The value of an action in any other decision: to take is better than to leave."""
    if action in (AGENT, PROFESSIONAL):
        return 1.0 if action == AGENT else 0.6
    if action in (PASS, DONE):
        return 0.0
    if is_treaty(action):
        return treaty_worth(s, seat, action - FIRST_TREATY, left) + 0.1
    if is_object(action) or is_minor(action):
        return _card_worth(s, seat, action, left, w)
    return 0.1


def _card_worth(
    s: Conspiracy, player: int, action: int, left: float, w: EvaluationWeights
) -> float:
    if is_minor(action):
        return minor_worth(s, player, MINOR_GROUPS[action - FIRST_MINOR])
    if not is_object(action):
        return 0.0
    return object_worth(s, player, TYPE[action], left, w) + 0.2 * s.agents[action]


def act_worth(s: Conspiracy, seat: int, action: int, left: float, w: EvaluationWeights) -> float:
    """What a main action brings, less what it costs."""
    if is_object(action):
        position = s.zone.index(action)
        worth = object_worth(s, seat, TYPE[action], left, w)
        if s.occupant[action] != NOBODY:
            rival = object_worth(s, s.occupant[action], TYPE[action], left, w) - TREATY_GIVEN
            worth += RIVAL_LOSES * rival / (s.players - 1)
        return worth - PLACED * agents_needed(s, seat, position)
    if is_operation(action):
        points = s.tables.operation_points[len(s.operations)]
        return points - LOST * min(1.0, left) * (operation_agents(s, seat, 0) - 1)
    if is_project(action):
        return advance_worth(s, seat, action - FIRST_PROJECT, 0, left, w)
    if is_professional(action):
        return 8.0 if KIND[action - FIRST_PROFESSIONAL] != ASSASSIN else 3.0
    if action == TRAIN:
        return TRAINING if s.active[seat] < TRAINED_ENOUGH else 0.1
    return -1.0


def advance_worth(
    s: Conspiracy, seat: int, project: int, discount: int, left: float, w: EvaluationWeights
) -> float:
    """Points, benefit and treaty, less agents and discarded cards."""
    tables = s.tables
    stage = s.stage[seat * 4 + project]
    gain = float(tables.stage_points[project][stage + 1] - tables.stage_points[project][stage])
    gain -= LOST * min(1.0, left) * stage_agents(s, seat, project, discount)
    if project == SECRET_POWER:
        need = tables.stage_signs[project][stage + 1]
        return gain + freed_worth(s, seat, left, w) - interest_price(s, seat, need, left, w)
    return gain + left * (benefit(s, project, stage + 1, w) - benefit(s, project, stage, w))


def freed_worth(s: Conspiracy, seat: int, left: float, w: EvaluationWeights) -> float:
    """What it brings to draw a treaty and conclude one without its requirement."""
    best = UNKNOWN_TREATY
    for treaty in s.hands[seat]:
        worth = treaty_worth(s, seat, treaty, left)
        best = max(best, worth * (1.0 - w.concludable) if meets(s, seat, treaty) else worth)
    return best + 1.0


def interest_price(s: Conspiracy, seat: int, need: int, left: float, w: EvaluationWeights) -> float:
    """What the cards are worth that have to be discarded for so much special interest."""
    tables = s.tables
    prices: list[tuple[float, int]] = []
    for number in range(ALL_TYPES):
        if tables.interest[number]:
            price = loss(s, seat, number, left, w) / tables.interest[number]
            prices += [(price, tables.interest[number])] * s.have[seat * ALL_TYPES + number]
    prices.sort()
    paid = 0.0
    for price, interest in prices:
        if need <= 0:
            break
        paid += price * interest
        need -= interest
    return paid


def loss(s: Conspiracy, seat: int, number: int, left: float, w: EvaluationWeights) -> float:
    """What a captured card of a type is worth, about."""
    lost = object_worth(s, seat, number, left, w)
    if number == CORPORATIONS:
        lost -= s.tables.each[CORPORATIONS]
    return lost


def best_host_worth(s: Conspiracy, seat: int) -> float:
    """What an inner circle can bring beyond its own points."""
    hosts = [card for card in s.captured(seat) if bars_host(s, seat, card) is None]
    return max([host_worth(s, seat, card) for card in hosts], default=-1.0)


def host_worth(s: Conspiracy, seat: int, action: int) -> float:
    """What an inner circle adds there."""
    number = TYPE[action]
    if GROUP[number] == POWER:
        return counts(s, seat, number) - s.tables.each[CIRCLE]
    return -1.0


def strike_worth(s: Conspiracy, seat: int, action: int, left: float, w: EvaluationWeights) -> float:
    """The value of a target for the Assassin: best the last agent of a rival on a card."""
    victim = s.owner(action)
    if victim == seat:
        return -1.0
    if s.place[action] == ZONE and s.agents[action] == 1:
        return 1.0 + object_worth(s, victim, TYPE[action], left, w)
    return 0.5
