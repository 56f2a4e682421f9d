"""Phase 4: one operation in the active region, and the extra of MI6 (ASW-P4-01, ASW-SA-MI6)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.core.deck import cards_in
from detente.games.agents.rules import log
from detente.games.agents.rules.codes import (
    DONE,
    FUNDING,
    GAIN,
    LIQUIDATION,
    LOOK,
    PASS,
    RECONNAISSANCE,
    TOKENS_OF,
    TRANSIT,
    is_token,
)
from detente.games.agents.rules.control import NOBODY, agents_on_map
from detente.games.agents.rules.decision import (
    NO_ACTIVE_REGION,
    NO_COINS,
    AllLegalDecision,
    PlayerDecision,
)
from detente.games.agents.rules.deployment import own_agents
from detente.games.agents.rules.liquidation import Liquidate, targets
from detente.games.agents.rules.movement import bars_agent, owner, transit, where
from detente.games.agents.rules.regions import NOWHERE, REGIONS
from detente.games.agents.rules.services import KGB, MI6
from detente.games.agents.rules.state import NO_TOKEN, Espionage

_LOOKS: Final = 3
_NO_OPERATION: Final = Reason("ASW-P4-01", "refused-no-operation")
_NO_OWN_AGENT: Final = Reason("ASW-P4-10", "refused-no-own-agent")
_NOTHING_TO_LOOK_AT: Final = Reason("ASW-P4-20", "refused-nothing-to-look-at")
_NOBODY_ELSEWHERE: Final = Reason("ASW-P4-30", "refused-nobody-elsewhere")
_NO_TARGET: Final = Reason("ASW-P4-40", "refused-no-target")
_NOT_THERE: Final = Reason("ASW-P4-20", "refused-not-in-active-region")
_IMMUNE: Final = Reason("ASW-SA-KGB", "refused-kgb-immune")
_SEEN_JUST_NOW: Final = Reason("ASW-AMB-19", "refused-seen-just-now")
_LOOK_FIRST: Final = Reason("ASW-AMB-19", "refused-look-first")
_NOT_OWN: Final = Reason("ASW-P4-30", "refused-not-own")
_THERE_ALREADY: Final = Reason("ASW-AMB-20", "refused-there-already")
_NO_EXTRA: Final = Reason("ASW-SA-MI6", "refused-no-extra")
_OPERATIONS: Final = {
    FUNDING: "do-funding",
    RECONNAISSANCE: "do-reconnaissance",
    TRANSIT: "do-transit",
    LIQUIDATION: "do-liquidation",
    PASS: "do-pass",
}
_EXTRAS: Final = {
    LOOK: "do-extra-look",
    GAIN: "do-extra-gain",
    TRANSIT: "do-extra-transit",
    PASS: "do-pass",
}


class ChooseOperation(PlayerDecision):
    """ASW-P4-01: at most one operation, in the active region, if its condition holds."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P4-01"
    prompt: ClassVar[str] = "prompt-operation"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The four operations, or none."""
        return [FUNDING, RECONNAISSANCE, TRANSIT, LIQUIDATION, PASS]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """An operation whose condition does not hold."""
        if action == PASS:
            return None
        if s.region == NOWHERE:
            return NO_ACTIVE_REGION
        if action == FUNDING:
            return None if own_count(s, seat) else _NO_OWN_AGENT
        if action == RECONNAISSANCE:
            return None if can_look(s, seat) else _NOTHING_TO_LOOK_AT
        if action == TRANSIT:
            return None if own_elsewhere(s, seat) else _NOBODY_ELSEWHERE
        if action == LIQUIDATION:
            return None if targets(s, seat) else _NO_TARGET
        return _NO_OPERATION

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """Where, and what funding would bring."""
        if s.region == NOWHERE:
            return {"region": "", "count": 0}
        return {"region": REGIONS[s.region], "count": own_count(s, seat)}

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names the operation."""
        return _OPERATIONS[action]

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Carry it out; MI6 may do a little more afterwards."""
        if action == PASS:
            s.log_public(log.PASSED, seat)
            return
        if s.has_ability(seat, MI6):
            s.push(ChooseExtra(seat))
        if action == FUNDING:
            s.earn(seat, own_count(s, seat) * s.tables.funding_each, log.FUNDED)
        elif action == RECONNAISSANCE:
            s.push(Look(seat, _LOOKS, NO_TOKEN, NO_TOKEN))
        elif action == TRANSIT:
            s.push(Transit(seat))
        else:
            s.push(Liquidate(seat))


def own_count(s: Espionage, seat: int) -> int:
    """ASW-P4-10: the seat's agents in the active region, diplomats included."""
    return s.agents[s.region * 4 + s.services[seat]]


def own_elsewhere(s: Espionage, seat: int) -> bool:
    """ASW-P4-30: whether the seat has an agent in another region."""
    return agents_on_map(s, s.services[seat]) > own_count(s, seat)


def immune(s: Espionage, seat: int) -> int:
    """ASW-SA-KGB: the tokens this seat may not look at, as a mask."""
    holder = s.seat_of[KGB]
    if s.rules.abilities and holder != NOBODY and holder != seat:
        return TOKENS_OF[KGB]
    return 0


def can_look(s: Espionage, seat: int) -> bool:
    """ASW-P4-20: whether a closed token of an opponent that may be looked at is there."""
    return s.closed[s.region] & ~TOKENS_OF[s.services[seat]] & ~immune(s, seat) != 0


class Look(PlayerDecision):
    """ASW-P4-20: look at one to three closed tokens, one after another (ASW-AMB-19).

    `first` and `second` are those already looked at.
    """

    __slots__ = ("first", "left", "second")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "first", "second")
    rule: ClassVar[str] = "ASW-P4-20"
    prompt: ClassVar[str] = "prompt-look"

    def __init__(self, seat: int, left: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first
        self.second = second

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The closed tokens in the active region, and an end."""
        return [*cards_in(s.closed[s.region]), DONE]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Tokens elsewhere, of the KGB, looked at just now; to stop before the first."""
        if action == DONE:
            return _LOOK_FIRST if self.first == NO_TOKEN else None
        if not is_token(action) or s.region_of(action) != s.region:
            return _NOT_THERE
        if immune(s, seat) >> action & 1:
            return _IMMUNE
        return _SEEN_JUST_NOW if action in (self.first, self.second) else None

    def legal_actions(self, s: Espionage, seat: int) -> list[int]:
        """The tokens there but for those of the KGB and those seen; an end after the first."""
        tokens = cards_in(s.closed[s.region] & ~immune(s, seat))
        if self.first == NO_TOKEN:
            return tokens
        return [*[t for t in tokens if t != self.first and t != self.second], DONE]

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The active region, and how many looks are left."""
        return {"region": REGIONS[s.region], "left": self.left}

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names the look, or stopping."""
        return "do-stop-looking" if action == DONE else "do-look"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Look, and go on if looks are left."""
        if action == DONE:
            return
        s.show(seat, action)
        if self.left > 1:
            s.push(Look(seat, self.left - 1, action, self.first))


class Transit(AllLegalDecision):
    """ASW-P4-30: an own agent from another region moves into the active one."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P4-30"
    prompt: ClassVar[str] = "prompt-transit"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The own agents in other regions."""
        return own_agents(s, seat, s.region)

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Everything that is no own agent, or is in the active region."""
        reason = bars_agent(s, action)
        if reason is not None:
            return reason
        if owner(action) != s.services[seat]:
            return _NOT_OWN
        return _THERE_ALREADY if where(s, action) == s.region else None

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The active region."""
        return {"region": REGIONS[s.region]}

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Move the agent into the active region."""
        transit(s, seat, action, s.region)


class ChooseExtra(PlayerDecision):
    """ASW-SA-MI6: look at one token, take 1 finance, or pay 2 for a transit.

    It waits below the operation, until that and all it led to is done (ASW-SA-MI6-2).
    """

    __slots__ = ()
    rule: ClassVar[str] = "ASW-SA-MI6"
    prompt: ClassVar[str] = "prompt-extra"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """One of the three, or nothing."""
        return [LOOK, GAIN, TRANSIT, PASS]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """What an operation of that kind would need (ASW-SA-MI6-2)."""
        if action in (GAIN, PASS):
            return None
        if action == LOOK:
            return None if can_look(s, seat) else _NOTHING_TO_LOOK_AT
        if action != TRANSIT:
            return _NO_EXTRA
        if s.finance[seat] < s.tables.mi6_transit_price:
            return NO_COINS
        return None if own_elsewhere(s, seat) else _NOBODY_ELSEWHERE

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """Where, what a transit costs and what there is."""
        region = REGIONS[s.region]
        return {"region": region, "cost": s.tables.mi6_transit_price, "finance": s.finance[seat]}

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names the extra."""
        return _EXTRAS[action]

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Carry out the extra."""
        if action == LOOK:
            s.push(Look(seat, 1, NO_TOKEN, NO_TOKEN))
        elif action == GAIN:
            s.earn(seat, s.tables.mi6_income, log.MI6_EARNED)
        elif action == TRANSIT:
            price = s.tables.mi6_transit_price
            s.pay(seat, price)
            s.log_public(log.MI6_PAID, seat, price, s.finance[seat])
            s.push(Transit(seat))
