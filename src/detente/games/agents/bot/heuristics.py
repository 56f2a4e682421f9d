"""Heuristics: an action for every decision of Agents, without search."""

from typing import Final

from detente.core.agenda import Decision
from detente.core.deck import cards_in
from detente.games.agents.bot.balance import Balance
from detente.games.agents.bot.evaluation import MOST_COINS, turns_left
from detente.games.agents.bot.weights import EvaluationWeights
from detente.games.agents.rules.cards import BLIZZARD, JACKAL, VISE
from detente.games.agents.rules.codes import (
    DIPLOMAT,
    DONE,
    FIRST_CARD,
    FIRST_REGION,
    FIRST_SERVICE,
    FUNDING,
    GAIN,
    LIQUIDATION,
    LOOK,
    NUMBERS,
    OPERATIVE,
    PASS,
    RECONNAISSANCE,
    TOKENS_OF,
    TRANSIT,
    is_card,
)
from detente.games.agents.rules.decision import DestinationDecision
from detente.games.agents.rules.deployment import (
    BuyDiplomat,
    ChooseRegion,
    DeployDiplomat,
    DeployOperative,
    RetouchLook,
    own_agents,
)
from detente.games.agents.rules.infiltration import Infiltrate, PayOperative, bag_of
from detente.games.agents.rules.liquidation import KeepCard, Liquidate, SetTrap, targets
from detente.games.agents.rules.missions import ChooseMissions
from detente.games.agents.rules.movement import owner, where
from detente.games.agents.rules.operation import ChooseExtra, ChooseOperation, Look, Transit
from detente.games.agents.rules.regions import HOME, NEUTRAL
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import (
    ChooseAgent,
    PlaceDiplomat,
    PlayCard,
    Recall,
    SendOperatives,
    recallable,
)

WORTH_A_CARD: Final = 0.35
"""How much a card played now must bring at least."""
WORTH_COINS: Final = 0.5
"""How much a diplomat must bring to be bought."""
LIQUIDATION_WORTH: Final = 2.0
"""Half a point, a card, and an opponent's agent less."""
LOOK_WORTH: Final = 0.18
UNKNOWN_IS_INFORMANT: Final = 0.4


def heuristic_action(
    s: Espionage,
    seat: int,
    decision: Decision[Espionage],
    actions: tuple[int, ...],
    w: EvaluationWeights,
) -> int:
    """The action that the heuristics of a decision prefer."""
    if isinstance(decision, Infiltrate):
        return infiltrate(s, seat, actions)
    if isinstance(decision, PayOperative):
        return pay_operative(s, seat, actions)
    if isinstance(decision, ChooseRegion):
        return deploy(s, seat, decision, actions, w)
    if isinstance(decision, BuyDiplomat):
        return buy_diplomat(s, seat, w)
    if isinstance(decision, ChooseOperation):
        return operate(s, seat, actions, w)
    if isinstance(decision, Liquidate):
        balance = Balance(s, seat, w)
        return best(actions, [target_worth(s, seat, action, balance) for action in actions])
    if isinstance(decision, (Look, RetouchLook)):
        return look(s, seat, actions)
    if isinstance(decision, Transit):
        return best(actions, transit_worths(s, seat, list(actions), Balance(s, seat, w)))
    if isinstance(decision, ChooseExtra):
        return extra(s, seat, actions, w)
    if isinstance(decision, KeepCard):
        return best(actions, [w.card_value(1 << action - FIRST_CARD) for action in actions])
    if isinstance(decision, PlayCard):
        return play_card(s, seat, actions, w)
    return card_action(s, seat, decision, actions, w)


def card_action(
    s: Espionage,
    seat: int,
    decision: Decision[Espionage],
    actions: tuple[int, ...],
    w: EvaluationWeights,
) -> int:
    """The same for the decisions of cards, reactions and set-up."""
    balance = Balance(s, seat, w)
    if isinstance(decision, ChooseAgent):
        return best(actions, [blizzard(s, action, balance) for action in actions])
    if isinstance(decision, DestinationDecision):
        return best(actions, destinations(s, decision.agent, actions, balance))
    if isinstance(decision, PlaceDiplomat):
        service = s.services[seat]
        return best(actions, [balance.more(a - FIRST_REGION, service) for a in actions])
    if isinstance(decision, Recall):
        return best(actions, [recall_worth(s, action, balance, w) for action in actions])
    if isinstance(decision, SendOperatives):
        return actions[len(actions) - 1]
    if isinstance(decision, SetTrap):
        return OPERATIVE if OPERATIVE in actions else PASS
    if isinstance(decision, ChooseMissions):
        return best(actions, [mission_worth(s, seat, action) for action in actions])
    return actions[0]


def best(actions: tuple[int, ...], merits: list[float]) -> int:
    """The action with the highest merit."""
    return actions[merits.index(max(merits))]


def infiltrate(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """The bag with the fewest tokens, from which the own one is drawn soonest."""
    return best(actions, [-float(s.bag_size(bag_of(s, action))) for action in actions])


def pay_operative(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """An operative more, while there is time for it to come out."""
    if s.finance[seat] < 3 or turns_left(s, seat) < 2:
        return PASS
    own = FIRST_SERVICE + s.services[seat]
    return own if own in actions else actions[0]


def destinations(
    s: Espionage, agent: int, actions: tuple[int, ...], balance: Balance
) -> list[float]:
    """What it brings to move an agent to each of these regions."""
    service = owner(agent)
    old = where(s, agent)
    return [balance.move(service, old, action - FIRST_REGION) for action in actions]


def deploy(
    s: Espionage, seat: int, decision: ChooseRegion, actions: tuple[int, ...], w: EvaluationWeights
) -> int:
    """Where the agent does most good, or least harm, and something can be done there."""
    balance = Balance(s, seat, w)
    if isinstance(decision, (DeployOperative, DeployDiplomat)):
        service = s.services[seat]
    else:
        service = s.drawn // NUMBERS
    worths: list[float] = []
    for action in actions:
        region = action - FIRST_REGION
        worths.append(balance.more(region, service) + prospects(s, seat, region, service, w))
    return best(actions, worths)


def prospects(s: Espionage, seat: int, region: int, service: int, w: EvaluationWeights) -> float:
    """What the best operation in a region would bring, about."""
    closed = s.closed[region] & ~TOKENS_OF[s.services[seat]]
    funds = s.agents[region * 4 + s.services[seat]] + (service == s.services[seat])
    worth = w.coin * min(funds, max(0, MOST_COINS - s.finance[seat]))
    if closed & s.known[seat] & s.informants:
        worth = max(worth, LIQUIDATION_WORTH)
    elif closed & ~s.known[seat]:
        unseen = (closed & ~s.known[seat]).bit_count()
        worth = max(worth, LOOK_WORTH * min(3, unseen))
    return worth


def buy_diplomat(s: Espionage, seat: int, w: EvaluationWeights) -> int:
    """For control that it brings, or with coins to spare."""
    gain = Balance(s, seat, w).more(s.region, s.services[seat])
    spare = s.finance[seat] >= 5 or turns_left(s, seat) <= 2
    return DIPLOMAT if gain > (0.2 if spare else WORTH_COINS) else PASS


def operate(s: Espionage, seat: int, actions: tuple[int, ...], w: EvaluationWeights) -> int:
    """The operation that seems to bring most."""
    balance = Balance(s, seat, w)
    worths: list[float] = []
    for action in actions:
        if action == FUNDING:
            funds = s.agents[s.region * 4 + s.services[seat]]
            useful = min(funds, max(0, 2 * turns_left(s, seat) + 1 - s.finance[seat]))
            worths.append(w.coin * useful)
        elif action == RECONNAISSANCE:
            unseen = (s.closed[s.region] & ~s.known[seat]).bit_count()
            worths.append(LOOK_WORTH * min(3, unseen) if turns_left(s, seat) > 1 else 0.0)
        elif action == TRANSIT:
            agents = own_agents(s, seat, s.region)
            worths.append(max(transit_worths(s, seat, agents, balance)))
        elif action == LIQUIDATION:
            marks = cards_in(targets(s, seat))
            worths.append(max([target_worth(s, seat, mark, balance) for mark in marks]))
        else:
            worths.append(0.0)
    return best(actions, worths)


def target_worth(s: Espionage, seat: int, token: int, balance: Balance) -> float:
    """The value of liquidating a token: known informant, known operative, or unknown."""
    loss = balance.less(s.region, token // NUMBERS)
    if s.known[seat] >> token & 1:
        return LIQUIDATION_WORTH + loss if s.informants >> token & 1 else -1.0
    risk = 1 - UNKNOWN_IS_INFORMANT
    gift = 0.0 if s.seat_of[token // NUMBERS] < 0 else 1.0
    return UNKNOWN_IS_INFORMANT * (LIQUIDATION_WORTH + loss) - risk * gift - 0.3


def look(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """Look at an unknown token of another service, else at nothing."""
    for action in actions:
        unseen = action < FIRST_SERVICE and not s.known[seat] >> action & 1
        if unseen and action // NUMBERS != s.services[seat]:
            return action
    for stop in (DONE, PASS):
        if stop in actions:
            return stop
    return actions[0]


def transit_worths(s: Espionage, seat: int, agents: list[int], balance: Balance) -> list[float]:
    """What it brings to move each of the own agents into the active region."""
    service = s.services[seat]
    return [balance.move(service, where(s, agent), s.region) for agent in agents]


def extra(s: Espionage, seat: int, actions: tuple[int, ...], w: EvaluationWeights) -> int:
    """A transit that pays, a look, or a coin."""
    if TRANSIT in actions:
        agents = own_agents(s, seat, s.region)
        if max(transit_worths(s, seat, agents, Balance(s, seat, w))) > 2 * w.coin + 0.4:
            return TRANSIT
    if LOOK in actions and s.closed[s.region] & ~s.known[seat] and s.finance[seat] >= 2:
        return LOOK
    return GAIN


def play_card(s: Espionage, seat: int, actions: tuple[int, ...], w: EvaluationWeights) -> int:
    """Play a card at once, unless it brings control and holding it is worth more."""
    balance = Balance(s, seat, w)
    last = turns_left(s, seat) == 0
    for action in actions:
        if not is_card(action):
            continue
        card = 1 << action - FIRST_CARD
        if card & VISE:
            gain = max([balance.more(region, s.services[seat]) for region in s.regions])
        elif card & JACKAL:
            marks = cards_in(recallable(s, seat))
            gain = max([recall_worth(s, mark, balance, w) for mark in marks])
        elif card & BLIZZARD:
            gain = max([blizzard(s, agent, balance) for agent in movers(s)])
        else:
            gain = 1.0
        if gain > (0.0 if last else w.card_value(card) * 0.8 + WORTH_A_CARD):
            return action
    return DONE


def movers(s: Espionage) -> list[int]:
    """One agent of each service in each region, since the others there are worth the same."""
    found: list[int] = []
    for region in s.regions:
        seen = 0
        for token in cards_in(s.closed[region]):
            if not seen >> token // NUMBERS & 1:
                seen |= 1 << token // NUMBERS
                found.append(token)
    return found


def blizzard(s: Espionage, agent: int, balance: Balance) -> float:
    """What moving an agent can bring at best."""
    old = where(s, agent)
    service = owner(agent)
    return max([balance.move(service, old, region) for region in s.regions if region != old])


def recall_worth(s: Espionage, token: int, balance: Balance, w: EvaluationWeights) -> float:
    """What it brings to send a token back, less the coin its owner gets."""
    return balance.less(s.region_of(token), token // NUMBERS) - 2 * w.coin


def mission_worth(s: Espionage, seat: int, action: int) -> float:
    """Neutral regions are easier to win than another's home; two players name what to return."""
    region = action - FIRST_REGION
    worth = 1.0 if region in NEUTRAL else 0.0
    if region == HOME[s.services[seat]]:
        worth = -1.0
    return worth if s.seats > 2 else -worth
