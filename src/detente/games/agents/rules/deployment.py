"""Phase 3, deployment: a token activates a region, a diplomat is bought (ASW-P3-01 to 14)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.core.deck import cards_in
from detente.games.agents.rules import log
from detente.games.agents.rules.cards import RETOUCH
from detente.games.agents.rules.codes import (
    CODES,
    DIPLOMAT,
    FIRST_KIND,
    FIRST_REGION,
    NUMBERS,
    PASS,
    is_token,
)
from detente.games.agents.rules.control import NOBODY, agents_on_map
from detente.games.agents.rules.decision import (
    NO_ACTIVE_REGION,
    NO_COINS,
    AllLegalDecision,
    DestinationDecision,
    PlayerDecision,
    RegionDecision,
)
from detente.games.agents.rules.movement import agents_in, bars_agent, move, owner, where
from detente.games.agents.rules.regions import NOWHERE, REGIONS
from detente.games.agents.rules.services import DARK, KINDS
from detente.games.agents.rules.state import Espionage

_NOT_OWN: Final = Reason("ASW-P3-13", "refused-not-own")
_NO_DIPLOMAT: Final = Reason("ASW-P3-03", "refused-no-diplomat")
_DIPLOMAT_OR_PASS: Final = Reason("ASW-P3-03", "refused-not-offered-here")
_NOT_THERE: Final = Reason("ASW-AC-01", "refused-not-in-active-region")


class Deploy(Step[Espionage]):
    """ASW-P3-01: draw a token from the own bag; ASW-P3-10 to 14: what to do without one."""

    __slots__ = ("seat",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Espionage) -> None:
        """Draw, or go down the list of what replaces the draw."""
        seat = self.seat
        service = s.services[seat]
        if s.bag_size(seat):
            s.drawn = s.draw_token(seat)
            s.log_private(seat, log.TOKEN_DRAWN, s.drawn, FIRST_KIND + s.kind(s.drawn), seat)
            s.push(ChooseRegion(seat))
        elif s.operatives[service]:
            s.push(DeployOperative(seat))
        elif s.supply[service]:
            s.push(DeployDiplomat(seat))
        elif agents_on_map(s, service):
            s.push(ForcedTransit(seat))
        else:
            s.log_public(log.NOTHING_TO_DEPLOY, seat)


def activate(s: Espionage, region: int, service: int) -> None:
    """ASW-VOC-07: the region is active; Retouch and Coquette look at once (ASW-AC-01)."""
    s.region = region
    offer_looks(s, service)


def offer_looks(s: Espionage, service: int) -> None:
    """ASW-AC-01, ASW-AC-T4: one look a card for the holder whose agent was placed."""
    holder = s.seat_of[service]
    if holder != NOBODY:
        for _ in range((s.cards[holder] & RETOUCH).bit_count()):
            s.push(RetouchLook(holder))


class ChooseRegion(RegionDecision):
    """ASW-P3-01: the token drawn goes face down into any region in play."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P3-01"
    prompt: ClassVar[str] = "prompt-deploy"

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The token in hand, with its face."""
        return {"token": CODES[s.drawn], "kind": KINDS[s.kind(s.drawn)]}

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Put the token there face down; the region becomes active."""
        region = action - FIRST_REGION
        s.lay(s.drawn, region)
        s.log_public(log.DEPLOYED, seat, s.drawn, action)
        activate(s, region, s.drawn // NUMBERS)


class DeployOperative(ChooseRegion):
    """ASW-P3-11: with an empty bag an own open operative goes face down."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P3-11"
    prompt: ClassVar[str] = "prompt-deploy-operative"

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """How many open operatives are left."""
        return {"count": s.operatives[s.services[seat]]}

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Everybody knows what it is (ASW-HID-06)."""
        region = action - FIRST_REGION
        service = s.services[seat]
        s.drawn = lay_open_operative(s, service, region)
        s.log_public(log.OPERATIVE_DEPLOYED, seat, s.drawn, action)
        activate(s, region, service)


def lay_open_operative(s: Espionage, service: int, region: int) -> int:
    """ASW-HID-06: an open operative goes face down, and everybody knows what it is."""
    s.operatives[service] -= 1
    token = s.new_token(service, DARK)
    s.lay(token, region)
    s.open(1 << token)
    return token


class DeployDiplomat(ChooseRegion):
    """ASW-P3-12: without open operatives an own diplomat activates a region."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P3-12"
    prompt: ClassVar[str] = "prompt-deploy-diplomat"

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """How many diplomats are left."""
        return {"count": s.supply[s.services[seat]]}

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """The diplomat lies openly in the zone."""
        region = action - FIRST_REGION
        service = s.services[seat]
        s.place_diplomat(service, region)
        s.log_public(log.DIPLOMAT_DEPLOYED, seat, action)
        activate(s, region, service)


class ForcedTransit(AllLegalDecision):
    """ASW-P3-13: with nothing to place, an own agent moves to the region to be activated."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P3-13"
    prompt: ClassVar[str] = "prompt-forced-transit"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The own agents on the map."""
        return own_agents(s, seat, NOWHERE)

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Everything that is no own agent on the map."""
        return bars_agent(s, action) or (None if owner(action) == s.services[seat] else _NOT_OWN)

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Ask for the region to which the agent moves."""
        s.push(ForcedDestination(seat, action))


def own_agents(s: Espionage, seat: int, besides: int) -> list[int]:
    """A seat's agents on the map, those in one region left out."""
    found: list[int] = []
    for region in s.regions:
        if region != besides:
            found += agents_in(s, region, [s.services[seat]])
    return found


class ForcedDestination(DestinationDecision):
    """ASW-P3-13, ASW-AMB-13: the agent moves to a different region, which becomes active."""

    __slots__ = ()
    elsewhere: ClassVar[str] = "ASW-AMB-13"
    rule: ClassVar[str] = "ASW-P3-13"
    prompt: ClassVar[str] = "prompt-forced-destination"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """A move is no placement, so nobody looks (ASW-AMB-30)."""
        origin = FIRST_REGION + where(s, self.agent)
        s.log_public(log.FORCED_TRANSIT, seat, self.agent, action, origin)
        move(s, self.agent, action - FIRST_REGION)
        s.region = action - FIRST_REGION


class RetouchLook(AllLegalDecision):
    """ASW-AC-01: the holder may look at one closed token in the region just activated."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-AC-01"
    prompt: ClassVar[str] = "prompt-retouch"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """Every closed token there, also of the KGB."""
        return [*cards_in(s.closed[s.region]), PASS]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Tokens in other regions."""
        if action == PASS or (is_token(action) and s.region_of(action) == s.region):
            return None
        return _NOT_THERE

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The active region."""
        return {"region": REGIONS[s.region]}

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Look at the token, or pass."""
        if action != PASS:
            s.show(seat, action)


class BuyDiplomat(PlayerDecision):
    """ASW-P3-03: once, for 2 finance, an own diplomat into the active region."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P3-03"
    prompt: ClassVar[str] = "prompt-buy-diplomat"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """To buy a diplomat, or to pass."""
        return [DIPLOMAT, PASS]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """No coins, no diplomat, no active region."""
        if action == PASS:
            return None
        if action != DIPLOMAT:
            return _DIPLOMAT_OR_PASS
        if s.region == NOWHERE:
            return NO_ACTIVE_REGION
        if s.finance[seat] < s.tables.diplomat_price:
            return NO_COINS
        return None if s.supply[s.services[seat]] else _NO_DIPLOMAT

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """What it costs, what there is, and where."""
        region = REGIONS[s.region] if s.region != NOWHERE else ""
        return {"cost": s.tables.diplomat_price, "finance": s.finance[seat], "region": region}

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names the purchase, or passing."""
        return "do-pass" if action == PASS else "do-buy-diplomat"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Pay, and the diplomat comes; Retouch counts it as placed (ASW-AMB-30)."""
        if action == DIPLOMAT:
            service = s.services[seat]
            price, region = s.tables.diplomat_price, FIRST_REGION + s.region
            s.pay(seat, price)
            s.place_diplomat(service, s.region)
            s.log_public(log.DIPLOMAT_BOUGHT, seat, region, price, s.finance[seat])
            offer_looks(s, service)
