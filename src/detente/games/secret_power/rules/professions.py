"""Professionals are played before the main action (SP-PRO-03 to 10)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.core.deck import without
from detente.core.shared import added
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.advancing import Advance, can_advance
from detente.games.secret_power.rules.codes import (
    FIRST_PROFESSIONAL,
    FIRST_TREATY,
    is_object,
    names_one_of,
)
from detente.games.secret_power.rules.concluding import gain_object
from detente.games.secret_power.rules.decision import PlayerDecision
from detente.games.secret_power.rules.infiltration import bars_operation, run_operation
from detente.games.secret_power.rules.objects import ALL_OBJECTS, TYPE
from detente.games.secret_power.rules.people import (
    ASSASSIN,
    EMISSARY,
    GREY_CARDINAL,
    KIND,
    MEDIATOR,
    RECRUITER,
)
from detente.games.secret_power.rules.places import DISCARDED, ZONE
from detente.games.secret_power.rules.recruiting import Recruit, can_recruit, dismiss
from detente.games.secret_power.rules.scoring import standings, tell_points
from detente.games.secret_power.rules.state import Conspiracy

_NOT_HELD: Final = Reason("SP-PRO-03", "refused-not-held")
_ONE_A_TURN: Final = Reason("SP-PRO-03", "refused-one-a-turn")
_IDLE: Final = Reason("SP-RUL-29", "refused-idle-professional")
_NO_TARGET: Final = Reason("SP-PRO-07", "refused-no-target")
_NOT_DISCARDED: Final = Reason("SP-PRO-09", "refused-not-in-discard")
_TOO_DEAR: Final = Reason("SP-PRO-09", "refused-too-dear")
_NOT_SEEN: Final = Reason("SP-PRO-10", "refused-not-looked-at")


def bars_professional(s: Conspiracy, seat: int, card: int) -> Reason | None:
    """What keeps a professional from being played."""
    if card not in s.crew[seat]:
        return _NOT_HELD
    if not s.may_play:
        return _ONE_A_TURN
    return None if _can_happen(s, seat, KIND[card]) else _IDLE


def _can_happen(s: Conspiracy, seat: int, kind: int) -> bool:
    """SP-RUL-29: whether a professional would have an effect."""
    if kind == RECRUITER:
        return can_recruit(s, seat)
    if kind == GREY_CARDINAL:
        return can_advance(s, seat, s.tables.cardinal_discount)
    if kind == EMISSARY:
        return bars_operation(s, seat, len(s.operations), s.tables.emissary_discount) is None
    if kind == ASSASSIN:
        return any(s.agents)
    if kind == MEDIATOR:
        return len(affordable(s, seat)) > 0
    return not s.treaties.empty()


def play(s: Conspiracy, seat: int, card: int) -> None:
    """Discard the card and do what it says; only after an Assassin may another follow."""
    tables = s.tables
    kind = KIND[card]
    dismiss(s, seat, card)
    s.may_play = kind == ASSASSIN
    s.log_public(log.PROFESSIONAL_PLAYED, seat, FIRST_PROFESSIONAL + card, len(s.crew[seat]))
    if kind == RECRUITER:
        s.push(Recruit(seat, tables.most_recruited, 0, 1))
    elif kind == GREY_CARDINAL:
        s.push(Advance(seat, tables.cardinal_discount))
    elif kind == EMISSARY:
        run_operation(s, seat, tables.emissary_discount)
    elif kind == ASSASSIN:
        s.push(Assassinate(seat))
    elif kind == MEDIATOR:
        s.push(Mediate(seat))
    else:
        look(s, seat)


def strike(s: Conspiracy, card: int, killer: int) -> None:
    """SP-PRO-07: an agent on an object goes to its owner's pool; an infiltration may fail."""
    victim = s.owner(card)
    s.agents = added(s.agents, card, -1)
    s.pool = added(s.pool, victim, 1)
    s.log_public(log.KILLED, victim, card, killer, s.pool[victim])
    if s.place[card] == ZONE and not s.agents[card]:
        s.free(card)
        s.log_public(log.INFILTRATION_FAILED, victim, card)


class Assassinate(PlayerDecision):
    """SP-PRO-07: any agent on an object, in the zone or captured."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-PRO-07"
    prompt: ClassVar[str] = "prompt-assassinate"
    verb: ClassVar[str] = "do-strike"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """All objects with agents."""
        return [card for card in range(ALL_OBJECTS) if s.agents[card]]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Objects without agents."""
        return None if is_object(action) and s.agents[action] else _NO_TARGET

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Remove one agent."""
        strike(s, action, seat)

    def hint(self, s: Conspiracy, seat: int, action: int) -> dict[str, object]:
        """The owner of the agents there."""
        if not is_object(action):
            return {}
        owner = s.seat_name(s.owner(action))
        return {"kind": "agents-of", "owner": owner, "agents": s.agents[action]}


def affordable(s: Conspiracy, seat: int) -> list[int]:
    """SP-PRO-09: the objects in the discard that a player can pay for."""
    return [card for card in s.lying(DISCARDED) if s.tables.cost[TYPE[card]] <= s.active[seat]]


class Mediate(PlayerDecision):
    """SP-PRO-09: an object is bought back from the discard."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-PRO-09"
    prompt: ClassVar[str] = "prompt-mediate"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """What can be paid for."""
        return affordable(s, seat)

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """What is not there, or too dear."""
        if not is_object(action) or s.place[action] != DISCARDED:
            return _NOT_DISCARDED
        return None if s.tables.cost[TYPE[action]] <= s.active[seat] else _TOO_DEAR

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Pay the printed cost; the object arrives without agents."""
        before = standings(s)
        cost = s.tables.cost[TYPE[action]]
        s.to_pool(seat, cost)
        gain_object(s, seat, action)
        s.log_public(log.MEDIATED, seat, action, cost, s.active[seat], s.pool[seat])
        tell_points(s, before)

    def hint(self, s: Conspiracy, seat: int, action: int) -> dict[str, object]:
        """The agents that it takes."""
        return {"kind": "cost", "agents": s.tables.cost[TYPE[action]]} if is_object(action) else {}


def look(s: Conspiracy, seat: int) -> None:
    """SP-PRO-10: look at the top treaties; the others lose track of them."""
    cards = s.treaties.draw_several(s, s.tables.looked_at)
    s.looked = tuple(cards)
    s.treaties.looked(seat, cards)
    s.log_private(seat, log.LOOKED_AT, [FIRST_TREATY + card for card in cards])
    s.push(KeepTreaty(seat))


class KeepTreaty(PlayerDecision):
    """SP-PRO-10: one of the treaties that were looked at is kept."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-PRO-10"
    prompt: ClassVar[str] = "prompt-keep-treaty"
    verb: ClassVar[str] = "do-keep"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """The treaties that the seat looks at."""
        return [FIRST_TREATY + treaty for treaty in s.looked]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Other treaties."""
        return None if names_one_of(action, s.looked) else _NOT_SEEN

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Keep it; the others go back."""
        treaty = action - FIRST_TREATY
        s.looked = without(s.looked, treaty)
        s.hands[seat] = (*s.hands[seat], treaty)
        s.log_public(log.TREATY_KEPT, seat, len(s.looked), len(s.hands[seat]))
        s.log_private(seat, log.OWN_TREATY, action)
        if s.looked:
            s.push(PutOnTop(seat))


class PutOnTop(KeepTreaty):
    """SP-PRO-10: the others are put back one by one, the last one on top."""

    __slots__ = ()
    prompt: ClassVar[str] = "prompt-put-on-top"
    verb: ClassVar[str] = "do-put-on-top"

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """This one lies under those that follow."""
        treaty = action - FIRST_TREATY
        s.looked = without(s.looked, treaty)
        s.treaties.cards = (*s.treaties.cards, treaty)
        if s.looked:
            s.push(PutOnTop(seat))
