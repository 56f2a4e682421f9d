"""Realignment: two dice for the influence in a country (TS-6.2)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import DONE
from detente.games.twilight_struggle.rules.countries import ANYWHERE, AT_BORDER, NEIGHBOURS, in_mask
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import IRAN_CONTRA
from detente.games.twilight_struggle.rules.outcomes import REALIGNMENT_DIE
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.targets import protects, unprotected
from detente.games.twilight_struggle.rules.terms import bonus, bonus_open, narrowed

_NO_ENEMY: Final = Reason("TS-RE-4", "refused-no-enemy-influence")
_NO_POINTS: Final = Reason("TS-6.2.2", "refused-no-points")
_POINTS_LEFT: Final = Reason("TS-G-01", "refused-points-left")


def modifier(s: ColdWar, side: int, place: int) -> int:
    """TS-6.2.2a to c, TS-IC-1: what a side adds to its realignment die."""
    total = 0
    for neighbour in NEIGHBOURS[place]:
        if s.controls(side, neighbour):
            total += 1
    if s.influence[side][place] > s.influence[1 - side][place]:
        total += 1
    if AT_BORDER[side][place]:
        total += 1
    if side == US and s.effects & IRAN_CONTRA:
        total -= 1
    return total


def targets(s: ColdWar, side: int) -> int:
    """The mask of the countries where a realignment may be legal."""
    return ANYWHERE if s.rules.realign_empty else s.present[1 - side]


def can_realign(s: ColdWar, side: int, terms: int) -> bool:
    """Whether there is any legal target."""
    return unprotected(s, side, targets(s, side), terms) != 0


def _protected(s: ColdWar, side: int, place: int, terms: int) -> Reason | None:
    return protects(s, side, place, terms, None if s.rules.realign_empty else _NO_ENEMY)


class Realign(SideDecision):
    """TS-6.2.1: name a country and roll; each roll costs a point, the next is named after it."""

    __slots__ = ("so_far", "spent", "terms", "value")
    __match_args__ = ("seat", "value", "terms", "spent", "so_far")

    rule: ClassVar[str] = "TS-6.2.1"
    prompt: ClassVar[str] = "prompt-realign"

    def __init__(self, seat: int, value: int, terms: int, spent: int, so_far: int) -> None:
        super().__init__(seat)
        self.value = value
        self.terms = terms
        self.spent = spent
        self.so_far = so_far

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The countries with enemy influence, and done."""
        if self.spent >= self.value and not bonus_open(s, seat, self.terms, self.so_far):
            return []
        return [*in_mask(targets(s, seat)), DONE]

    def unbarred(self, s: ColdWar, seat: int) -> list[int]:
        """With a point left, every target at once; none of them, and it is done."""
        if self.spent >= self.value:
            return super().unbarred(s, seat)
        return in_mask(unprotected(s, seat, targets(s, seat), self.terms)) or [DONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Whatever protects a country, and points that are not there."""
        if action == DONE:
            must = self.spent < self.value and can_realign(s, seat, self.terms)
            return _POINTS_LEFT if must else None
        reason = _protected(s, seat, action, self.terms)
        if reason is not None:
            return reason
        points = self.value + bonus(s, seat, self.terms, self.so_far, action)
        return _NO_POINTS if self.spent >= points else None

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Roll, then name the next."""
        if action == DONE:
            return
        roll_realignment(s, seat, action)
        so_far = narrowed(self.so_far, action)
        spent = self.spent + 1
        if spent < self.value or bonus_open(s, seat, self.terms, so_far):
            s.push(Realign(seat, self.value, self.terms, spent, so_far))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The rolls left."""
        return {"left": max(0, self.value - self.spent), "ops": self.value}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country, or the end."""
        return "do-done" if action == DONE else "do-realign-country"


def roll_realignment(s: ColdWar, side: int, place: int) -> None:
    """TS-6.2.2: the higher total removes enemy influence equal to the difference."""
    modifiers = [modifier(s, US, place), modifier(s, USSR, place)]
    dice = [0, 0]
    dice[side] = s.roll(REALIGNMENT_DIE, place, side)
    dice[1 - side] = s.roll(REALIGNMENT_DIE, place, 1 - side)
    us, ussr = dice[US] + modifiers[US], dice[USSR] + modifiers[USSR]
    s.log_public(
        log.REALIGNMENT_ROLLED,
        side,
        place,
        dice[US],
        modifiers[US],
        us,
        dice[USSR],
        modifiers[USSR],
        ussr,
    )
    lead = us - ussr
    if lead > 0:
        s.remove(USSR, place, lead)
    elif lead < 0:
        s.remove(US, place, -lead)
