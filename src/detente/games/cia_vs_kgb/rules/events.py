"""The six event objectives: when their owner may use them, and what they do (CVK-8)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision, Step
from detente.core.deck import cards_in
from detente.core.shared import changed
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.arrange import OrderBenefit, OrderObjectives, arrange, look
from detente.games.cia_vs_kgb.rules.cards import (
    CIA,
    DECLINE,
    DEPUTY_DIRECTOR,
    EVENT_MASK,
    FIRST_OBJECTIVE,
    FIRST_ROLE,
    KGB,
    LIVE_BENEFIT,
    NOBEL_PEACE_PRIZE,
    NONE,
    NUCLEAR_ESCALATION,
    OLYMPIC_GAMES,
    SPACE_RACE,
    SUMMIT,
    is_event,
)
from detente.games.cia_vs_kgb.rules.influence import profile_winner
from detente.games.cia_vs_kgb.rules.state import ColdWar

_NO_EVENT: Final = Reason("CVK-8.5", "refused-no-event")
_NOT_OWNED: Final = Reason("CVK-8.1", "refused-event-not-owned")
_OTHER_PHASE: Final = Reason("CVK-8.1", "refused-event-phase")
_SAME_ROUND: Final = Reason("CVK-8.2", "refused-event-same-round")
_NO_EFFECT: Final = Reason("CVK-8.5", "refused-event-no-effect")
_NO_ROOM: Final = Reason("CVK-4.3", "refused-population")
_NO_GROUPS_LEFT: Final = Reason("CVK-A1", "refused-group-deck-empty")
_NOTHING_TO_ORDER: Final = Reason("CVK-A33", "refused-no-further-objective")
_NO_OBJECTIVE_LEFT: Final = Reason("CVK-A34", "refused-no-further-objective")
_NO_DISORDER: Final = Reason("CVK-8.6", "refused-nobel-no-disorder")
_DEPUTY_SAFE: Final = Reason("CVK-A12", "refused-nobel-deputy")
_NO_LOST_TIE: Final = Reason("CVK-8.6", "refused-olympic-no-lost-tie")


def owned_events(s: ColdWar, seat: int) -> list[int]:
    """The events in a player's claimed pile."""
    return cards_in(s.claimed[seat] & EVENT_MASK)


def forbids_event(s: ColdWar, seat: int, card: int) -> Reason | None:
    """What forbids the seat to use this event now, or None."""
    reason = _forbids_openly(s, seat, card)
    if reason is None and card == NOBEL_PEACE_PRIZE and s.field[seat] == DEPUTY_DIRECTOR:
        return _DEPUTY_SAFE  # CVK-A12
    return reason


def _forbids_openly(s: ColdWar, seat: int, card: int) -> Reason | None:
    """The same from public knowledge only: being asked must not reveal Agent X."""
    if not is_event(card):
        return _NO_EVENT
    if not s.claimed[seat] >> card & 1:
        return _NOT_OWNED
    if s.tables.event_phase[card - FIRST_OBJECTIVE] != s.phase:
        return _OTHER_PHASE
    if s.claimed_now >> card & 1 and not s.rules.event_same_round:
        return _SAME_ROUND
    return _forbids_effect(s, seat, card)


def _forbids_effect(s: ColdWar, seat: int, card: int) -> Reason | None:
    """CVK-8.5: an event without any effect may not be used."""
    if card == SPACE_RACE:
        return None if s.objectives.cards else _NOTHING_TO_ORDER
    if card == SUMMIT:
        return None if s.objectives.cards else _NO_OBJECTIVE_LEFT
    if card == NOBEL_PEACE_PRIZE:
        return None if s.disorder >> seat & 1 else _NO_DISORDER
    if card == OLYMPIC_GAMES:
        return None if _lost_tie(s, seat) else _NO_LOST_TIE
    if card == LIVE_BENEFIT:
        if s.count(seat) >= s.population:
            return _NO_ROOM
        return None if s.groups.cards else _NO_GROUPS_LEFT
    if card == NUCLEAR_ESCALATION:
        return None if s.count(0) + s.count(1) > 0 else _NO_EFFECT
    return _NO_EFFECT


def _lost_tie(s: ColdWar, seat: int) -> bool:
    """Equal influence, nobody over S, and the profile decides for the other."""
    tied = s.disorder == 0 and s.influence(0) == s.influence(1)
    return tied and profile_winner(s) == 1 - seat


class OfferEvents(Step[ColdWar]):
    """CVK-8.5: the balance holder may use an event, then the other, until both decline in turn.

    A player who, as far as anybody can see, has no event to use declines by himself.
    """

    __slots__ = ("declines", "phase", "seat")
    __match_args__ = ("seat", "phase", "declines")

    def __init__(self, seat: int, phase: int, declines: int) -> None:
        self.seat = seat
        self.phase = phase
        self.declines = declines

    def run(self, s: ColdWar) -> None:
        """Ask a player who has an event for this phase."""
        s.phase = self.phase
        if not (s.claimed[CIA] | s.claimed[KGB]) & EVENT_MASK:
            return
        seat = CIA if self.seat == NONE else self.seat
        for declines in range(self.declines, 2):
            for card in owned_events(s, seat):
                if _forbids_openly(s, seat, card) is None:
                    s.push(UseEvent(seat, self.phase, declines))
                    return
            seat = 1 - seat


class UseEvent(SeatDecision[ColdWar]):
    """Use an event in its phase, or decline."""

    __slots__ = ("declines", "phase")
    __match_args__ = ("seat", "phase", "declines")

    rule: ClassVar[str] = "CVK-8.1"
    prompt: ClassVar[str] = "prompt-use-event"

    def __init__(self, seat: int, phase: int, declines: int) -> None:
        super().__init__(seat)
        self.phase = phase
        self.declines = declines

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The own events, or to decline."""
        return [*owned_events(s, seat), DECLINE]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Declining is always allowed."""
        return None if action == DECLINE else forbids_event(s, seat, action)

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Resolve the event at once; then the other player is asked."""
        if action == DECLINE:
            s.push(OfferEvents(1 - seat, self.phase, self.declines + 1))
            return
        s.push(OfferEvents(1 - seat, self.phase, 0))
        use_event(s, seat, action)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the event, or declining."""
        return "do-decline-event" if action == DECLINE else "do-use-event"


def use_event(s: ColdWar, seat: int, card: int) -> None:
    """CVK-8.3: the card goes to the discard, its points are lost, its ability is carried out."""
    points = s.tables.victory_points[card - FIRST_OBJECTIVE]
    s.claimed = changed(s.claimed, seat, s.claimed[seat] & ~(1 << card))
    s.claimed_now &= ~(1 << card)
    s.score = changed(s.score, seat, s.score[seat] - points)
    s.objective_discard.append(card)
    s.log_public(log.EVENT_USED, seat, card, points, s.score[seat])
    if card == SPACE_RACE:
        _space_race(s, seat)
    elif card == NOBEL_PEACE_PRIZE:
        _nobel_peace_prize(s, seat)
    elif card == LIVE_BENEFIT:
        _live_benefit(s, seat)
    elif card == NUCLEAR_ESCALATION:
        sweep(s, seat)
    elif card == OLYMPIC_GAMES:
        s.olympic = seat  # Dominance is placed in cease_fire.py.
    elif card == SUMMIT:
        _summit(s)


def _space_race(s: ColdWar, seat: int) -> None:
    """CVK-8.6: look at the next 3 objectives (CVK-A33: or what is there), any order."""
    count = min(3, len(s.objectives.cards))
    look(s, s.objectives, seat, count)
    arrange(s, OrderObjectives(seat, 0, count))


def _nobel_peace_prize(s: ColdWar, seat: int) -> None:
    """CVK-8.6, CVK-A12: in disorder, Agent X goes on leave at once, face up."""
    s.saved |= 1 << seat
    s.revelations += 1
    s.log_public(log.AGENT_SAVED, seat, FIRST_ROLE + s.field[seat])
    s.send_agent_on_leave(seat)


def _summit(s: ColdWar) -> None:
    """CVK-8.6: the current objective goes under its deck, the next one is turned up."""
    s.bury_current()
    s.revelations += 1
    s.objective = s.objectives.take()
    s.log_public(log.OBJECTIVE_REPLACED, s.objective)


def _live_benefit(s: ColdWar, seat: int) -> None:
    """CVK-8.6: look at the top 3 groups, recruit one, put the others back in any order."""
    count = min(3, len(s.groups.cards))
    look(s, s.groups, seat, count)
    s.push(RecruitSeen(seat, count))


class RecruitSeen(SeatDecision[ColdWar]):
    """Live Benefit: which of the seen groups to recruit."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "count")

    rule: ClassVar[str] = "CVK-8.6"
    prompt: ClassVar[str] = "prompt-recruit-seen"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The seen groups."""
        return s.groups.top(self.count)

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Only a seen group can be recruited."""
        return None if action in s.groups.top(self.count) else _NOT_SEEN

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Recruit it from the top, and put the others back."""
        s.groups.move(action, 0)
        s.recruit(seat)
        arrange(s, OrderBenefit(seat, 0, self.count - 1))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """How many cards were seen."""
        return {"count": self.count}

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names recruiting this group."""
        return "do-recruit-seen"


_NOT_SEEN: Final = Reason("CVK-8.6", "refused-not-among-seen")
_NOT_IN_PLAY: Final = Reason("CVK-8.4", "refused-not-in-play")


def sweep(s: ColdWar, seat: int) -> None:
    """CVK-8.6, CVK-8.4: all groups are discarded, in the order the user picks."""
    left = cards_in(s.groups_in_play())
    if len(left) > 1:
        s.push(SweepNext(seat))
    elif left:
        _sweep_one(s, seat, left[0])


def _sweep_one(s: ColdWar, seat: int, group: int) -> None:
    s.remove_group(group)
    if s.keep_events:
        s.log_public(log.GROUP_SWEPT, seat, group, *s.influences)


class SweepNext(SeatDecision[ColdWar]):
    """Nuclear Escalation: which group to discard next; the last one goes by itself."""

    __slots__ = ()

    rule: ClassVar[str] = "CVK-8.4"
    prompt: ClassVar[str] = "prompt-sweep-next"

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """All groups still in play."""
        return cards_in(s.groups_in_play())

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Only a group in play can be discarded."""
        return None if s.in_play(action) else _NOT_IN_PLAY

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Discard it, and go on."""
        _sweep_one(s, seat, action)
        sweep(s, seat)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names discarding this group."""
        return "do-sweep"
