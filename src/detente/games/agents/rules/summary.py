"""Phase 5: one-shot agent cards before the recount (ASW-P5-01, ASW-AC-05 to 10)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.core.deck import cards_in
from detente.games.agents.rules import log
from detente.games.agents.rules.cards import (
    BLIZZARD,
    ELDERBERRY,
    JACKAL,
    KOSCHEI,
    LASTING,
    SHADOW,
    VISE,
)
from detente.games.agents.rules.codes import (
    DONE,
    FIRST_CARD,
    FIRST_REGION,
    FIRST_SERVICE,
    NUMBERS,
    ONE,
    TOKENS_OF,
    TWO,
    is_card,
    is_token,
)
from detente.games.agents.rules.control import NOBODY
from detente.games.agents.rules.decision import (
    AllLegalDecision,
    DestinationDecision,
    PlayerDecision,
    RegionDecision,
)
from detente.games.agents.rules.infiltration import bag_of, rivals
from detente.games.agents.rules.liquidation import remove
from detente.games.agents.rules.movement import agents_in, bars_agent, transit
from detente.games.agents.rules.regions import NOWHERE
from detente.games.agents.rules.state import Espionage

_NOT_HELD: Final = Reason("ASW-AC-T1", "refused-card-not-held")
_IS_LASTING: Final = Reason("ASW-AC-G4", "refused-card-lasting")
_NO_EFFECT: Final = Reason("ASW-AC-T2", "refused-card-no-effect")
_NO_TOKEN: Final = Reason("ASW-AC-08", "refused-no-closed-token")
_OWN: Final = Reason("ASW-AC-08", "refused-own-token")
_TOO_FEW: Final = Reason("ASW-AMB-35", "refused-too-few-operatives")
_NOT_WAITING: Final = Reason("ASW-AMB-38", "refused-bag-not-waiting")


class PlayCard(PlayerDecision):
    """ASW-P5-01: any number of one-shot cards, in any order, or none."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P5-01"
    prompt: ClassVar[str] = "prompt-play-card"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The one-shot cards held, and an end."""
        return [*[FIRST_CARD + card for card in cards_in(s.cards[seat] & ~LASTING)], DONE]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Cards not held, lasting ones, and those that could do nothing."""
        if action == DONE:
            return None
        if not is_card(action) or not s.cards[seat] >> action - FIRST_CARD & 1:
            return _NOT_HELD
        if LASTING >> action - FIRST_CARD & 1:
            return _IS_LASTING
        return None if has_effect(s, seat, 1 << action - FIRST_CARD) else _NO_EFFECT

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names playing the card, or ending."""
        return "do-end-summary" if action == DONE else "do-play-card"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """The card is used and discarded; more may follow."""
        if action == DONE:
            return
        card = 1 << action - FIRST_CARD
        s.cards[seat] ^= card
        s.discard |= card
        s.log_public(log.CARD_PLAYED, seat, action)
        s.push(self)
        use(s, seat, card)


def has_effect(s: Espionage, seat: int, card: int) -> bool:
    """ASW-AC-T2: a card that could do nothing may not be played."""
    service = s.services[seat]
    if card & BLIZZARD:
        return any(s.agents)
    if card & VISE:
        return s.supply[service] > 0
    if card & (SHADOW | ELDERBERRY):
        return s.operatives[service] > 0
    if card & JACKAL:
        return s.finance[seat] >= s.tables.jackal_price and recallable(s, seat) != 0
    return s.bank > 0 or s.rules.unlimited


def use(s: Espionage, seat: int, card: int) -> None:
    """What the card does, or asks."""
    if card & BLIZZARD:
        s.push(ChooseAgent(seat))
    elif card & VISE:
        s.push(PlaceDiplomat(seat))
    elif card & SHADOW:
        s.push(SendToOwnBag(seat))
    elif card & JACKAL:
        s.push(Recall(seat))
    elif card & KOSCHEI:
        s.earn(seat, s.tables.koschei_income, log.KOSCHEI_EARNED)
    elif s.seats == 2:
        s.push(SendToRival(seat))
    else:
        send_to_all(s, seat)


class ChooseAgent(AllLegalDecision):
    """ASW-AC-05: Blizzard moves any agent of any service."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-AC-05"
    prompt: ClassVar[str] = "prompt-choose-agent"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """Every agent on the map."""
        found: list[int] = []
        for region in s.regions:
            found += agents_in(s, region, s.present())
        return found

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Everything that is not on the map."""
        return bars_agent(s, action)

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Ask for the region to which the agent moves."""
        s.push(ChooseDestination(seat, action))


class ChooseDestination(DestinationDecision):
    """ASW-AC-05, ASW-AMB-33: to another region."""

    __slots__ = ()
    elsewhere: ClassVar[str] = "ASW-AC-05"
    rule: ClassVar[str] = "ASW-AC-05"
    prompt: ClassVar[str] = "prompt-choose-destination"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Move the agent there."""
        transit(s, seat, self.agent, action - FIRST_REGION)


class PlaceDiplomat(RegionDecision):
    """ASW-AC-06: Vise puts an own diplomat into any region."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-AC-06"
    prompt: ClassVar[str] = "prompt-place-diplomat"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Put the diplomat into that region."""
        s.place_diplomat(s.services[seat], action - FIRST_REGION)
        s.log_public(log.DIPLOMAT_DEPLOYED, seat, action)


def recallable(s: Espionage, seat: int) -> int:
    """ASW-AC-08: the closed tokens of opponents on the map, as a mask."""
    closed = 0
    for region in s.regions:
        closed |= s.closed[region]
    return closed & ~TOKENS_OF[s.services[seat]]


class Recall(AllLegalDecision):
    """ASW-AC-08: Jackal sends an opposing agent back to its owner's bag, for 1 finance."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-AC-08"
    prompt: ClassVar[str] = "prompt-recall"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The opponents' closed tokens."""
        return cards_in(recallable(s, seat))

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Own agents, diplomats, and what is not on the map."""
        if not is_token(action) or s.region_of(action) == NOWHERE:
            return _NO_TOKEN
        return _OWN if action // NUMBERS == s.services[seat] else None

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The price."""
        return {"cost": s.tables.jackal_price}

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """ASW-FIN-01, ASW-2P-11: its owner is paid, for the virtual service the bank."""
        s.log_public(log.RECALLED, seat, action, FIRST_REGION + s.region_of(action))
        paid = s.seat_of[action // NUMBERS]
        remove(s, action, seat)
        price = s.tables.jackal_price
        s.pay(seat, price)
        if paid != NOBODY:
            s.pay(paid, -price)
            s.log_public(log.RECALL_PAID, seat, paid, price, s.finance[seat], s.finance[paid])
        else:
            s.log_public(log.RECALL_PAID_TO_BANK, seat, price, s.finance[seat])


class SendOperatives(PlayerDecision):
    """One or two of the own open operatives go into a bag."""

    __slots__ = ()

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """One operative or two."""
        return [ONE, TWO]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Two, if only one is left."""
        if action not in (ONE, TWO):
            return Reason(self.rule, "refused-one-or-two")
        return _TOO_FEW if action - ONE >= s.operatives[s.services[seat]] else None

    def bag(self, s: Espionage, seat: int) -> int:
        """The seat into whose bag they go."""
        raise NotImplementedError

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The owner of the bag, and how many operatives there are."""
        bag = s.seat_name(self.bag(s, seat))
        return {"bag": bag, "count": s.operatives[s.services[seat]]}

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names the number."""
        return "do-send-operatives"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Move them into the bag."""
        send(s, seat, self.bag(s, seat), action - ONE + 1)


class SendToOwnBag(SendOperatives):
    """ASW-AC-07: Shadow puts one or two of the own open operatives into the own bag."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-AC-07"
    prompt: ClassVar[str] = "prompt-send-to-own-bag"

    def bag(self, s: Espionage, seat: int) -> int:
        """The own seat."""
        return seat


class SendToRival(SendOperatives):
    """ASW-AC-10: with two players Elderberry puts one or two into the opponent's bag."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-AC-10"
    prompt: ClassVar[str] = "prompt-send-to-rival"

    def bag(self, s: Espionage, seat: int) -> int:
        """The opponent's seat."""
        return 1 - seat


def send(s: Espionage, seat: int, bag: int, count: int) -> None:
    """Own open operatives go into a bag."""
    for _ in range(count):
        s.recruit(s.services[seat], bag)
    s.log_public(log.OPERATIVES_SENT, seat, bag, count)


def send_to_all(s: Espionage, seat: int) -> None:
    """ASW-AC-10: one to every opponent; if there are too few, the holder says who gets them."""
    others = s.clockwise(seat)[1:]
    if s.operatives[s.services[seat]] >= len(others):
        for bag in others:
            send(s, seat, bag, 1)
    else:
        s.push(SendOne(seat, 0))


class SendOne(PlayerDecision):
    """ASW-AMB-38: with too few operatives the holder chooses who gets one; `served` is a mask."""

    __slots__ = ("served",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "served")
    rule: ClassVar[str] = "ASW-AC-10"
    prompt: ClassVar[str] = "prompt-send-one"

    def __init__(self, seat: int, served: int) -> None:
        super().__init__(seat)
        self.served = served

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The opponents."""
        return rivals(s, seat)

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Bags of seats that have one already, and the own bag."""
        bag = bag_of(s, action)
        return _NOT_WAITING if bag in (NOBODY, seat) or self.served >> bag & 1 else None

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """How many operatives are left."""
        return {"count": s.operatives[s.services[seat]]}

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """One goes there, and on while there are any."""
        bag = s.seat_of[action - FIRST_SERVICE]
        send(s, seat, bag, 1)
        if s.operatives[s.services[seat]]:
            s.push(SendOne(seat, self.served | 1 << bag))
