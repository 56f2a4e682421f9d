"""Rules of thumb: a reasonable choice in every decision of Agents, at once."""

from typing import Final

from detente.bots.agents.evaluation import CARD_VALUES, turns_left
from detente.bots.agents.swing import grudges, move_swing, swing
from detente.core.agenda import Decision
from detente.core.pile import cards_in
from detente.games.agents.cards import BLIZZARD, JACKAL, VISE
from detente.games.agents.codes import (
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
    TRANSIT,
    is_card,
)
from detente.games.agents.deployment import (
    BuyDiplomat,
    ChooseRegion,
    DeployDiplomat,
    DeployOperative,
    ForcedDestination,
    RetouchLook,
    own_agents,
)
from detente.games.agents.infiltration import Infiltrate, PayOperative, bag_of
from detente.games.agents.liquidation import KeepCard, Liquidate, SetTrap, targets
from detente.games.agents.missions import ChooseMissions
from detente.games.agents.movement import owner, where
from detente.games.agents.operation import ChooseExtra, ChooseOperation, Look, Transit
from detente.games.agents.regions import HOME, NEUTRAL
from detente.games.agents.state import Espionage
from detente.games.agents.summary import (
    ChooseAgent,
    ChooseDestination,
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
COIN: Final = 0.22
LIQUIDATION_WORTH: Final = 2.0
"""Half a point, a card, and an opponent's agent less."""
LOOK_WORTH: Final = 0.18
UNKNOWN_IS_INFORMANT: Final = 0.4


def pick(s: Espionage, seat: int, decision: Decision[Espionage], actions: tuple[int, ...]) -> int:
    """A reasonable action, at once."""
    if isinstance(decision, Infiltrate):
        return infiltrate(s, seat, actions)
    if isinstance(decision, PayOperative):
        return pay_operative(s, seat, actions)
    if isinstance(decision, ChooseRegion):
        return deploy(s, seat, decision, actions)
    if isinstance(decision, BuyDiplomat):
        return buy_diplomat(s, seat)
    if isinstance(decision, ChooseOperation):
        return operate(s, seat, actions)
    if isinstance(decision, Liquidate):
        return best(actions, [target_worth(s, seat, action) for action in actions])
    if isinstance(decision, (Look, RetouchLook)):
        return look(s, seat, actions)
    if isinstance(decision, Transit):
        return best(actions, transit_worths(s, seat, list(actions)))
    if isinstance(decision, ChooseExtra):
        return extra(s, seat, actions)
    if isinstance(decision, KeepCard):
        return best(actions, [card_value(1 << action - FIRST_CARD) for action in actions])
    if isinstance(decision, PlayCard):
        return play_card(s, seat, actions)
    return pick_for_card(s, seat, decision, actions)


def pick_for_card(
    s: Espionage, seat: int, decision: Decision[Espionage], actions: tuple[int, ...]
) -> int:
    """What cards, reactions and set-up ask."""
    hurts = grudges(s, seat)
    if isinstance(decision, ChooseAgent):
        return best(actions, [blizzard(s, seat, action, hurts) for action in actions])
    if isinstance(decision, ChooseDestination):
        agent = decision.agent
        old = where(s, agent)
        worths = [
            move_swing(s, seat, owner(agent), old, action - FIRST_REGION, hurts)
            for action in actions
        ]
        return best(actions, worths)
    if isinstance(decision, PlaceDiplomat):
        service = s.services[seat]
        worths = [swing(s, seat, a - FIRST_REGION, service, 1, hurts) for a in actions]
        return best(actions, worths)
    if isinstance(decision, Recall):
        return best(actions, [recall_worth(s, seat, action, hurts) for action in actions])
    if isinstance(decision, SendOperatives):
        return actions[len(actions) - 1]
    if isinstance(decision, SetTrap):
        return OPERATIVE if OPERATIVE in actions else PASS
    if isinstance(decision, ChooseMissions):
        return best(actions, [mission_worth(s, seat, action) for action in actions])
    return actions[0]


def best(actions: tuple[int, ...], merits: list[float]) -> int:
    """The action with the highest merit."""
    found = 0
    for index in range(1, len(actions)):
        if merits[index] > merits[found]:
            found = index
    return actions[found]


def infiltrate(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """The fewer tokens in a bag, the sooner the own one comes out."""
    return best(actions, [-float(s.bag_size(bag_of(s, action))) for action in actions])


def pay_operative(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """An operative more, while there is time for it to come out."""
    if s.finance[seat] < 3 or turns_left(s, seat) < 2:
        return PASS
    own = FIRST_SERVICE + s.services[seat]
    return own if own in actions else actions[0]


def deploy(s: Espionage, seat: int, decision: ChooseRegion, actions: tuple[int, ...]) -> int:
    """Where the agent does most good, or least harm, and something can be done there."""
    hurts = grudges(s, seat)
    if isinstance(decision, ForcedDestination):
        agent = decision.agent
        old = where(s, agent)
        worths = [move_swing(s, seat, owner(agent), old, a - FIRST_REGION, hurts) for a in actions]
        return best(actions, worths)
    if isinstance(decision, (DeployOperative, DeployDiplomat)):
        service = s.services[seat]
    else:
        service = s.drawn // NUMBERS
    worths = []
    for action in actions:
        region = action - FIRST_REGION
        worth = swing(s, seat, region, service, 1, hurts)
        worths.append(worth + prospects(s, seat, region, service, hurts))
    return best(actions, worths)


def prospects(s: Espionage, seat: int, region: int, service: int, hurts: list[float]) -> float:
    """What the best operation in a region would bring, about."""
    own = ((1 << NUMBERS) - 1) << s.services[seat] * NUMBERS
    closed = s.closed[region] & ~own
    funds = s.agents[region * 4 + s.services[seat]] + (service == s.services[seat])
    worth = COIN * min(funds, max(0, 6 - s.finance[seat]))
    if closed & s.known[seat] & s.informants:
        worth = max(worth, LIQUIDATION_WORTH)
    elif closed & ~s.known[seat]:
        unseen = (closed & ~s.known[seat]).bit_count()
        worth = max(worth, LOOK_WORTH * min(3, unseen))
    return worth


def buy_diplomat(s: Espionage, seat: int) -> int:
    """For control that it brings, or with coins to spare."""
    gain = swing(s, seat, s.region, s.services[seat], 1, grudges(s, seat))
    spare = s.finance[seat] >= 5 or turns_left(s, seat) <= 2
    return DIPLOMAT if gain > (0.2 if spare else WORTH_COINS) else PASS


def operate(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """The operation that seems to bring most."""
    worths: list[float] = []
    for action in actions:
        if action == FUNDING:
            funds = s.agents[s.region * 4 + s.services[seat]]
            useful = min(funds, max(0, 2 * turns_left(s, seat) + 1 - s.finance[seat]))
            worths.append(COIN * useful)
        elif action == RECONNAISSANCE:
            unseen = (s.closed[s.region] & ~s.known[seat]).bit_count()
            worths.append(LOOK_WORTH * min(3, unseen) if turns_left(s, seat) > 1 else 0.0)
        elif action == TRANSIT:
            agents = own_agents(s, seat, s.region)
            worths.append(max(transit_worths(s, seat, agents)))
        elif action == LIQUIDATION:
            marks = cards_in(targets(s, seat))
            worths.append(max([target_worth(s, seat, mark) for mark in marks]))
        else:
            worths.append(0.0)
    return best(actions, worths)


def target_worth(s: Espionage, seat: int, token: int) -> float:
    """A known informant is worth it, a known operative never, an unknown one is a gamble."""
    loss = swing(s, seat, s.region, token // NUMBERS, -1, grudges(s, seat))
    if s.known[seat] >> token & 1:
        return LIQUIDATION_WORTH + loss if s.informants >> token & 1 else -1.0
    risk = 1 - UNKNOWN_IS_INFORMANT
    gift = 0.0 if s.seat_of[token // NUMBERS] < 0 else 1.0
    return UNKNOWN_IS_INFORMANT * (LIQUIDATION_WORTH + loss) - risk * gift - 0.3


def look(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """At what is unknown, first of others, then nothing more."""
    for action in actions:
        unseen = action < FIRST_SERVICE and not s.known[seat] >> action & 1
        if unseen and action // NUMBERS != s.services[seat]:
            return action
    for stop in (DONE, PASS):
        if stop in actions:
            return stop
    return actions[0]


def transit_worths(s: Espionage, seat: int, agents: list[int]) -> list[float]:
    """What it brings to move each of the own agents into the active region."""
    hurts = grudges(s, seat)
    service = s.services[seat]
    found: list[float] = []
    regions: dict[int, float] = {}
    for agent in agents:
        old = where(s, agent)
        if old not in regions:
            regions[old] = move_swing(s, seat, service, old, s.region, hurts)
        found.append(regions[old])
    return found


def extra(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """A transit that pays, a look, or a coin."""
    if TRANSIT in actions:
        agents = own_agents(s, seat, s.region)
        if max(transit_worths(s, seat, agents)) > 2 * COIN + 0.4:
            return TRANSIT
    if LOOK in actions and s.closed[s.region] & ~s.known[seat] and s.finance[seat] >= 2:
        return LOOK
    return GAIN


def card_value(card: int) -> float:
    """What holding a card is worth."""
    for cards, worth in CARD_VALUES:
        if card & cards:
            return worth
    return 0.0


def play_card(s: Espionage, seat: int, actions: tuple[int, ...]) -> int:
    """Cards that bring control wait for their moment, the others are played at once."""
    hurts = grudges(s, seat)
    last = turns_left(s, seat) == 0
    for action in actions:
        if not is_card(action):
            continue
        card = 1 << action - FIRST_CARD
        if card & VISE:
            service = s.services[seat]
            gain = max([swing(s, seat, region, service, 1, hurts) for region in s.regions])
        elif card & JACKAL:
            marks = cards_in(recallable(s, seat))
            gain = max([recall_worth(s, seat, mark, hurts) for mark in marks])
        elif card & BLIZZARD:
            gain = max([blizzard(s, seat, agent, hurts) for agent in movers(s)])
        else:
            gain = 1.0
        if gain > (0.0 if last else card_value(card) * 0.8 + WORTH_A_CARD):
            return action
    return DONE


def movers(s: Espionage) -> list[int]:
    """One agent of each service in each region is enough to think about."""
    found: list[int] = []
    for region in s.regions:
        seen = 0
        for token in cards_in(s.closed[region]):
            if not seen >> token // NUMBERS & 1:
                seen |= 1 << token // NUMBERS
                found.append(token)
    return found


def blizzard(s: Espionage, seat: int, agent: int, hurts: list[float]) -> float:
    """What moving an agent can bring at best."""
    old = where(s, agent)
    service = owner(agent)
    gains = [
        move_swing(s, seat, service, old, region, hurts) for region in s.regions if region != old
    ]
    return max(gains)


def recall_worth(s: Espionage, seat: int, token: int, hurts: list[float]) -> float:
    """What it brings to send a token back, less the coin its owner gets."""
    return swing(s, seat, s.region_of(token), token // NUMBERS, -1, hurts) - 2 * COIN


def mission_worth(s: Espionage, seat: int, action: int) -> float:
    """Neutral regions are easier to win than another's home; two players name what to return."""
    region = action - FIRST_REGION
    worth = 1.0 if region in NEUTRAL else 0.0
    if region == HOME[s.services[seat]]:
        worth = -1.0
    return worth if s.seats > 2 else -worth
