"""Phase 3, the influence struggle: recruit, activate or pass, turn by turn (CVK-4)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision, Step
from detente.core.deck import cards_in
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.activation import activatable, activate, forbids_activation
from detente.games.cia_vs_kgb.rules.cards import (
    CIA,
    END_SIDES,
    EVENT_MASK,
    FACTION,
    FACTIONS,
    FIRST_SIDE,
    GROUPS,
    KGB,
    PASS,
    RECRUIT,
    STRUGGLE,
    is_event,
)
from detente.games.cia_vs_kgb.rules.events import forbids_event, owned_events, use_event
from detente.games.cia_vs_kgb.rules.recruit import forbids_recruit
from detente.games.cia_vs_kgb.rules.state import ColdWar
from detente.games.cia_vs_kgb.rules.superko import remember

# What an action logs is put together only where a log is kept: there are many actions in a game.

_NOT_A_SIDE: Final = Reason("CVK-4.1", "refused-not-a-side")
_NOT_AN_ACTION: Final = Reason("CVK-4.1", "refused-not-an-action")
_MUST_RECRUIT: Final = Reason("CVK-4.2", "refused-must-recruit")

MOST_ACTIONS: Final = 200


class Struggle(Step[ColdWar]):
    """Start the phase: the balance holder names who acts first."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Ask who begins."""
        s.phase = STRUGGLE
        s.passes = 0
        s.struggle_actions = 0
        s.positions = ()
        s.push(NameFirst(s.balance))


class NameFirst(SeatDecision[ColdWar]):
    """CVK-4.1: the balance holder names who acts first."""

    __slots__ = ()

    rule: ClassVar[str] = "CVK-4.1"
    prompt: ClassVar[str] = "prompt-name-first"

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """Either side."""
        return [FIRST_SIDE, FIRST_SIDE + 1]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Only a side can be named."""
        return None if FIRST_SIDE <= action < END_SIDES else _NOT_A_SIDE

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """That side begins."""
        first = action - FIRST_SIDE
        s.log_public(log.FIRST_NAMED, seat, first)
        s.push(NextTurn(first))

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names this side."""
        return "do-name-first"


class NextTurn(Step[ColdWar]):
    """CVK-4.9: the phase ends with two passes in a row, else it is this seat's turn."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: ColdWar) -> None:
        """Go on, or end the phase (CVK-A21: at the latest after 200 actions)."""
        if s.passes == 2:
            return
        if s.struggle_actions == MOST_ACTIONS:
            s.log_public(log.STRUGGLE_CUT_OFF, MOST_ACTIONS)
            return
        remember(s, self.seat)
        s.push(_TAKE_ACTION[self.seat])


class TakeAction(SeatDecision[ColdWar]):
    """One action: recruit, activate a group, pass; or an event in place of it (CVK-8.5)."""

    __slots__ = ()

    rule: ClassVar[str] = "CVK-4.1"
    prompt: ClassVar[str] = "prompt-take-action"

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The three actions and the own events."""
        return [RECRUIT, *cards_in(s.ready[seat]), *owned_events(s, seat), PASS]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Each kind of action has its own rule."""
        if action == RECRUIT:
            return forbids_recruit(s, seat)
        if action == PASS:
            return forbids_pass(s, seat)
        if action < GROUPS:
            return forbids_activation(s, seat, action)
        return forbids_event(s, seat, action) if is_event(action) else _NOT_AN_ACTION

    def legal_actions(self, s: ColdWar, seat: int) -> list[int]:
        """The same without asking about each group, for speed."""
        found = [RECRUIT] if forbids_recruit(s, seat) is None else []
        found += activatable(s, seat)
        if s.claimed[seat] & EVENT_MASK:
            found += [
                card for card in owned_events(s, seat) if forbids_event(s, seat, card) is None
            ]
        if forbids_pass(s, seat) is None:
            found.append(PASS)
        return found

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Carry it out; then it is the other's turn."""
        s.struggle_actions += 1
        s.push(_NEXT_TURN[1 - seat])
        if action == PASS:
            s.passes += 1
            if s.keep_events:
                s.log_public(log.PASSED, seat)
            return
        s.passes = 0
        if action == RECRUIT:
            s.recruit(seat)
        elif action < GROUPS:
            activate(s, seat, action)
        else:
            use_event(s, seat, action)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """Both sides' influence, the player's groups, and the limits."""
        return {
            "influence": s.influence(seat),
            "enemy": s.influence(1 - seat),
            "stability": s.stability,
            "count": s.count(seat),
            "population": s.population,
        }

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the action."""
        if action == RECRUIT:
            return "do-recruit"
        if action == PASS:
            return "do-pass"
        if action < GROUPS:
            return "do-activate-" + FACTIONS[FACTION[action]]
        return "do-use-event"


# Steps never change, so those of every turn are made once.
_NEXT_TURN: Final[tuple[NextTurn, ...]] = (NextTurn(CIA), NextTurn(KGB))
_TAKE_ACTION: Final[tuple[TakeAction, ...]] = (TakeAction(CIA), TakeAction(KGB))


def forbids_pass(s: ColdWar, seat: int) -> Reason | None:
    """CVK-4.2: without groups one must recruit; CVK-A2: unless the deck is empty."""
    must_recruit = not s.groups_of(seat) and len(s.groups.cards) > 0
    return _MUST_RECRUIT if must_recruit else None
