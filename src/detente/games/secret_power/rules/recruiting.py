"""Recruiting agents, or taking a professional instead (SP-VOC-05, SP-PRO-02, SP-RUL-42)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.core.deck import cards_in, without
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import (
    AGENT,
    FIRST_PROFESSIONAL,
    PASS,
    PROFESSIONAL,
    is_professional,
)
from detente.games.secret_power.rules.decision import PlayerDecision
from detente.games.secret_power.rules.state import Conspiracy

_NO_POOL: Final = Reason("SP-VOC-05", "refused-empty-pool")
_ONE_CARD: Final = Reason("SP-PRO-02", "refused-one-professional")
_NO_CARD: Final = Reason("SP-PRO-02", "refused-no-professional")
_MUST: Final = Reason("SP-SUP-02", "refused-must-recruit")
_OTHER: Final = Reason("SP-PRO-02", "refused-no-recruit")
_NOT_HELD: Final = Reason("SP-PRO-02", "refused-not-held")


def recruit(s: Conspiracy, player: int, count: int) -> None:
    """A player must recruit; with professionals each agent may be one of those (SP-PRO-02)."""
    if s.rules.professionals:
        s.push(Recruit(player, count, 0, 0))
    else:
        came = s.from_pool(player, count)
        if came:
            s.log_public(log.RECRUITED, player, came, s.active[player], s.pool[player])


def can_recruit(s: Conspiracy, player: int) -> bool:
    """Whether recruiting would bring anything (SP-TRN-01, SP-RUL-29)."""
    return s.pool[player] > 0 or (s.rules.professionals and not s.professionals.empty())


def gained(s: Conspiracy, player: int, group: int) -> None:
    """A player gained a card of a group: treaties such as CIA let recruit (SP-AL-16, SP-RUL-33)."""
    tables = s.tables
    served = s.concluded[player] & tables.recruit_on_gain
    if served and not s.is_falcon(player):
        for treaty in cards_in(served):
            if tables.effect_group[treaty] == group:
                s.push(Recruit(player, tables.effect_count[treaty], 0, 1))


class Recruit(PlayerDecision):
    """SP-RUL-42: agents are recruited one by one.

    `free` says that it may be left, `taken` that one of them was a professional.
    """

    __slots__ = ("free", "left", "taken")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left", "taken", "free")
    rule: ClassVar[str] = "SP-VOC-05"
    prompt: ClassVar[str] = "prompt-recruit"
    verb: ClassVar[str] = "do-take-professional"

    def __init__(self, seat: int, left: int, taken: int, free: int) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken
        self.free = free

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """An agent, a professional, or nothing more."""
        return [AGENT, PROFESSIONAL, PASS]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """SP-PRO-02: one professional at most; agents that can come must come (SP-SUP-02)."""
        if action == AGENT:
            return None if s.pool[seat] else _NO_POOL
        if action == PROFESSIONAL:
            if not s.rules.professionals or s.professionals.empty():
                return _NO_CARD
            return _ONE_CARD if self.taken else None
        if action == PASS:
            return None if self.free or not s.pool[seat] else _MUST
        return _OTHER

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """One agent or card, then the next."""
        if action == PASS:
            return
        if self.left > 1:
            taken = int(self.taken or action == PROFESSIONAL)
            s.push(Recruit(seat, self.left - 1, taken, self.free))
        if action == AGENT:
            s.from_pool(seat, 1)
            s.log_public(log.RECRUITED, seat, 1, s.active[seat], s.pool[seat])
        else:
            take_professional(s, seat)

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """How often the player may still recruit, and the agents in the pool."""
        return {"left": self.left, "pool": s.pool[seat]}

    def label(self, s: Conspiracy, seat: int, action: int) -> str:
        """The message that names an agent or a card."""
        return "do-recruit-agent" if action == AGENT else super().label(s, seat, action)


def take_professional(s: Conspiracy, seat: int) -> None:
    """Draw the top professional; beyond the limit one is discarded at once."""
    card = s.professionals.draw(s)
    s.crew[seat] = (*s.crew[seat], card)
    s.professionals.know(seat, 1 << card)
    s.log_public(log.PROFESSIONAL_TAKEN, seat, len(s.crew[seat]))
    s.log_private(seat, log.OWN_PROFESSIONAL, FIRST_PROFESSIONAL + card)
    if len(s.crew[seat]) > s.tables.most_professionals:
        s.push(DismissProfessional(seat))


def dismiss(s: Conspiracy, seat: int, card: int) -> None:
    """A professional goes from the hand to the open discard."""
    s.crew[seat] = without(s.crew[seat], card)
    s.professionals.leave(card, s.crew[seat])
    s.professionals.discard |= 1 << card
    s.revelations += 1


class DismissProfessional(PlayerDecision):
    """SP-PRO-02, SP-RUL-42: more than three professionals, one is discarded."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-PRO-02"
    prompt: ClassVar[str] = "prompt-dismiss-professional"
    verb: ClassVar[str] = "do-discard"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """The professionals in hand."""
        return [FIRST_PROFESSIONAL + card for card in s.crew[seat]]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Professionals that are not in hand."""
        held = is_professional(action) and action - FIRST_PROFESSIONAL in s.crew[seat]
        return None if held else _NOT_HELD

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Discard the professional face up."""
        dismiss(s, seat, action - FIRST_PROFESSIONAL)
        s.log_public(log.PROFESSIONAL_DISMISSED, seat, action, len(s.crew[seat]))
