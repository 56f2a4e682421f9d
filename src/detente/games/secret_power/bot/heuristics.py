"""Secret Power by rules of thumb: a reasonable choice at once, for any decision."""

from typing import Any, Final

from detente.core.agenda import Decision
from detente.games.secret_power.bot.evaluation import (
    BENEFIT,
    CONCLUDABLE,
    minor_worth,
    object_worth,
    time_left,
    treaty_worth,
)
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
    EACH,
    GROUP,
    INTEREST,
    MINOR_GROUPS,
    POWER,
    TYPE,
)
from detente.games.secret_power.rules.people import ASSASSIN, KIND
from detente.games.secret_power.rules.places import NOBODY, ZONE
from detente.games.secret_power.rules.professions import Assassinate, PutOnTop
from detente.games.secret_power.rules.projects import (
    OPERATION_POINTS,
    SECRET_POWER,
    STAGE_POINTS,
    STAGE_SIGNS,
)
from detente.games.secret_power.rules.recalling import FalconRecalls, RecallMore
from detente.games.secret_power.rules.scoring import counts
from detente.games.secret_power.rules.setup import PutBack
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import EFFECT_POINTS
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


def pick(s: Conspiracy, seat: int, decision: Decision[Any], actions: tuple[int, ...]) -> int:
    """The action that looks best."""
    left = time_left(s)
    best = actions[0]
    most = -1e9
    for action in actions:
        merit = judge(s, seat, decision, action, left)
        if merit > most:
            best, most = action, merit
    return best


def judge(s: Conspiracy, seat: int, decision: Decision[Any], action: int, left: float) -> float:
    """How good an action looks."""
    if is_attaching(action):
        return -1.0 if left else best_host_worth(s, seat)
    if isinstance(decision, Act):
        return act_worth(s, seat, action, left)
    if isinstance(decision, MayConclude):
        return 0.0 if action == PASS else treaty_worth(s, seat, action - FIRST_TREATY, left)
    if is_number(action):
        return -float(action)
    if isinstance(decision, Advance):
        return advance_worth(s, seat, action - FIRST_PROJECT, decision.discount, left)
    if isinstance(decision, PayInterest):
        return -loss(s, seat, TYPE[action], left) / min(decision.left, INTEREST[TYPE[action]])
    if isinstance(decision, AttachTo):
        return host_worth(s, seat, action)
    if isinstance(decision, GiveCard):
        own = seat == decision.giver
        given = _card_worth(s, decision.giver, action, left)
        return -given if own else given
    if isinstance(decision, BurnCards):
        if not is_object(action):
            return 0.0 if action == DONE else -1.0
        return EFFECT_POINTS[decision.treaty] - loss(s, seat, TYPE[action], left)
    if isinstance(decision, (RecallMore, FalconRecalls, LoseAgent)):
        return 1.0 if is_operation(action) else 0.5 if is_object(action) else 0.0
    if isinstance(decision, Assassinate):
        return strike_worth(s, seat, action, left)
    if isinstance(decision, (DiscardTreaty, PutBack)):
        return -treaty_worth(s, seat, action - FIRST_TREATY, left)
    if isinstance(decision, PutOnTop):
        return 0.0
    return _other(s, seat, action, left)


def _other(s: Conspiracy, seat: int, action: int, left: float) -> float:
    """Take rather than leave."""
    if action in (AGENT, PROFESSIONAL):
        return 1.0 if action == AGENT else 0.6
    if action in (PASS, DONE):
        return 0.0
    if is_treaty(action):
        return treaty_worth(s, seat, action - FIRST_TREATY, left) + 0.1
    if is_object(action) or is_minor(action):
        return _card_worth(s, seat, action, left)
    return 0.1


def _card_worth(s: Conspiracy, player: int, action: int, left: float) -> float:
    if is_minor(action):
        return minor_worth(s, player, MINOR_GROUPS[action - FIRST_MINOR])
    if not is_object(action):
        return 0.0
    return object_worth(s, player, TYPE[action], left) + 0.2 * s.agents[action]


def act_worth(s: Conspiracy, seat: int, action: int, left: float) -> float:
    """What a main action brings, less what it costs."""
    if is_object(action):
        position = s.zone.index(action)
        worth = object_worth(s, seat, TYPE[action], left)
        if s.occupant[action] != NOBODY:
            rival = object_worth(s, s.occupant[action], TYPE[action], left) - TREATY_GIVEN
            worth += RIVAL_LOSES * rival / (s.players - 1)
        return worth - PLACED * agents_needed(s, seat, position)
    if is_operation(action):
        points = OPERATION_POINTS[len(s.operations)]
        return points - LOST * min(1.0, left) * (operation_agents(s, seat, 0) - 1)
    if is_project(action):
        return advance_worth(s, seat, action - FIRST_PROJECT, 0, left)
    if is_professional(action):
        return 8.0 if KIND[action - FIRST_PROFESSIONAL] != ASSASSIN else 3.0
    if action == TRAIN:
        return TRAINING if s.active[seat] < TRAINED_ENOUGH else 0.1
    return -1.0


def advance_worth(s: Conspiracy, seat: int, project: int, discount: int, left: float) -> float:
    """Points, benefit and treaty, less agents and discarded cards."""
    stage = s.stage[seat * 4 + project]
    gain = float(STAGE_POINTS[project][stage + 1] - STAGE_POINTS[project][stage])
    gain -= LOST * min(1.0, left) * stage_agents(s, seat, project, discount)
    if project == SECRET_POWER:
        need = STAGE_SIGNS[project][stage + 1]
        return gain + freed_worth(s, seat, left) - interest_price(s, seat, need, left)
    return gain + left * (BENEFIT[project][stage + 1] - BENEFIT[project][stage])


def freed_worth(s: Conspiracy, seat: int, left: float) -> float:
    """What it brings to draw a treaty and conclude one without its requirement."""
    best = UNKNOWN_TREATY
    for treaty in s.hands[seat]:
        worth = treaty_worth(s, seat, treaty, left)
        best = max(best, worth * (1.0 - CONCLUDABLE) if meets(s, seat, treaty) else worth)
    return best + 1.0


def interest_price(s: Conspiracy, seat: int, need: int, left: float) -> float:
    """What the cards are worth that have to be discarded for so much special interest."""
    prices: list[tuple[float, int]] = []
    for number in range(ALL_TYPES):
        if INTEREST[number]:
            price = loss(s, seat, number, left) / INTEREST[number]
            prices += [(price, INTEREST[number])] * s.have[seat * ALL_TYPES + number]
    prices.sort()
    paid = 0.0
    for price, interest in prices:
        if need <= 0:
            break
        paid += price * interest
        need -= interest
    return paid


def loss(s: Conspiracy, seat: int, number: int, left: float) -> float:
    """What a captured card of a type is worth, about."""
    lost = object_worth(s, seat, number, left)
    if number == CORPORATIONS:
        lost -= EACH[CORPORATIONS]
    return lost


def best_host_worth(s: Conspiracy, seat: int) -> float:
    """What an inner circle can bring beyond its own points."""
    hosts = [card for card in s.captured(seat) if bars_host(s, seat, card) is None]
    return max([host_worth(s, seat, card) for card in hosts], default=-1.0)


def host_worth(s: Conspiracy, seat: int, action: int) -> float:
    """What an inner circle adds there."""
    number = TYPE[action]
    if GROUP[number] == POWER:
        return counts(s, seat, number) - EACH[CIRCLE]
    return -1.0


def strike_worth(s: Conspiracy, seat: int, action: int, left: float) -> float:
    """The last agent of a rival on a card that I want."""
    victim = s.owner(action)
    if victim == seat:
        return -1.0
    if s.place[action] == ZONE and s.agents[action] == 1:
        return 1.0 + object_worth(s, victim, TYPE[action], left)
    return 0.5
