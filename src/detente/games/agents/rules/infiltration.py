"""Phase 2, infiltration (ASW-P2-01, ASW-P2-02)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.games.agents.rules import log
from detente.games.agents.rules.codes import FIRST_SERVICE, PASS, is_service
from detente.games.agents.rules.control import NOBODY
from detente.games.agents.rules.decision import (
    NO_COINS,
    NO_OPERATIVE,
    AllLegalDecision,
    PlayerDecision,
)
from detente.games.agents.rules.state import Espionage

_NO_BAG: Final = Reason("ASW-P2-01", "refused-no-bag")
_OWN_BAG: Final = Reason("ASW-P2-01", "refused-own-bag")
_OTHER_BAG: Final = Reason("ASW-P2-02", "refused-other-bag")


def bag_of(s: Espionage, action: int) -> int:
    """The seat whose bag a service's code names; NOBODY if there is no such bag."""
    return s.seat_of[action - FIRST_SERVICE] if is_service(action) else NOBODY


def rivals(s: Espionage, seat: int) -> list[int]:
    """The codes of the opponents who have a bag, clockwise."""
    return [FIRST_SERVICE + s.services[other] for other in s.clockwise(seat)[1:]]


class Infiltrate(AllLegalDecision):
    """ASW-P2-01: an unseen token from the own reserve goes into the bag of an opponent."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P2-01"
    prompt: ClassVar[str] = "prompt-infiltrate"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The opponents."""
        return rivals(s, seat)

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """The own bag, and the virtual service, which has none (ASW-AMB-59)."""
        bag = bag_of(s, action)
        if bag == NOBODY:
            return _NO_BAG
        return _OWN_BAG if bag == seat else None

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """The token moves, and an open operative may follow."""
        bag = bag_of(s, action)
        service = s.services[seat]
        s.infiltrate(service, bag)
        s.log_public(log.INFILTRATED, seat, bag, s.reserve_size(service))
        s.push(PayOperative(seat, bag))


class PayOperative(PlayerDecision):
    """ASW-P2-02, ASW-2P-12: for 1 finance an open operative into the same bag, or the own one."""

    __slots__ = ("bag",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "bag")
    rule: ClassVar[str] = "ASW-P2-02"
    prompt: ClassVar[str] = "prompt-pay-operative"

    def __init__(self, seat: int, bag: int) -> None:
        super().__init__(seat)
        self.bag = bag

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """That bag, with two players the own one too, or nothing."""
        same = FIRST_SERVICE + s.services[self.bag]
        return [same, FIRST_SERVICE + s.services[seat], PASS] if s.seats == 2 else [same, PASS]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Other bags; nothing to pay with; nobody to send."""
        if action == PASS:
            return None
        bag = bag_of(s, action)
        if bag != self.bag and (bag != seat or s.seats > 2):
            return _OTHER_BAG
        if s.finance[seat] < s.tables.operative_price:
            return NO_COINS
        return None if s.operatives[s.services[seat]] else NO_OPERATIVE

    def legal_actions(self, s: Espionage, seat: int) -> list[int]:
        """All or nothing, for both bags cost the same."""
        if s.finance[seat] < s.tables.operative_price or not s.operatives[s.services[seat]]:
            return [PASS]
        return self.candidates(s, seat)

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """What it costs and what there is."""
        return {
            "cost": s.tables.operative_price,
            "finance": s.finance[seat],
            "bag": s.seat_name(self.bag),
        }

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names the owner of the bag."""
        return "do-pass" if action == PASS else "do-into-bag"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Pay, and the operative moves."""
        if action != PASS:
            bag = bag_of(s, action)
            price = s.tables.operative_price
            s.pay(seat, price)
            s.recruit(s.services[seat], bag)
            s.log_public(log.OPERATIVE_PAID, seat, bag, price, s.finance[seat])
