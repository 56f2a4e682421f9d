"""Placing influence with Operations points, one marker at a time (TS-6.1)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.games.twilight_struggle.rules.cards import DONE, is_country
from detente.games.twilight_struggle.rules.countries import IN_ASIA, REGIONS, in_reach
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import ANY_CHERNOBYL, CHERNOBYL
from detente.games.twilight_struggle.rules.sides import USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import NOTHING_YET, bonus, bonus_open, narrowed

_NOT_A_COUNTRY: Final = Reason("TS-6.1.1", "refused-not-a-country")
_OUT_OF_REACH: Final = Reason("TS-6.1.1", "refused-out-of-reach")
_TOO_DEAR: Final = Reason("TS-6.1.2", "refused-too-dear")
_CHERNOBYL: Final = Reason("TS-CH-E1", "refused-chernobyl")
_POINTS_LEFT: Final = Reason("TS-G-01", "refused-points-left")


def price(s: ColdWar, side: int, place: int) -> int:
    """TS-6.1.2: what a marker costs there now."""
    return 2 if s.controls(1 - side, place) else 1


def closed_by_chernobyl(s: ColdWar, side: int, place: int) -> bool:
    """TS-CH-E1: the region in which the USSR may not place influence with Operations."""
    if side == USSR:
        for effect, region in zip(CHERNOBYL, REGIONS, strict=True):
            if s.effects & effect and region >> place & 1:
                return True
    return False


def can_place(s: ColdWar, side: int, value: int, terms: int) -> bool:
    """Whether there is any legal placement."""
    if value > 1 and not s.effects & ANY_CHERNOBYL:
        return True  # what is adjacent to the own superpower is always in reach
    placement = PlaceInfluence(side, value, terms, 0, NOTHING_YET)
    for place in s.reach_of(side):  # noqa: SIM110, a generator is slow when compiled
        if placement.bars(s, side, place) is None:
            return True
    return False


class PlaceInfluence(SideDecision):
    """TS-6.1: the next marker; `spent` points are gone, `so_far` says where all of them went."""

    __slots__ = ("so_far", "spent", "terms", "value")
    __match_args__ = ("seat", "value", "terms", "spent", "so_far")

    rule: ClassVar[str] = "TS-6.1.1"
    prompt: ClassVar[str] = "prompt-place-influence"

    def __init__(self, seat: int, value: int, terms: int, spent: int, so_far: int) -> None:
        super().__init__(seat)
        self.value = value
        self.terms = terms
        self.spent = spent
        self.so_far = so_far

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The countries in reach, and done."""
        if self.spent < self.value:
            return [*s.reach_of(seat), DONE]
        if not bonus_open(s, seat, self.terms, self.so_far):
            return []
        return [*[place for place in s.reach_of(seat) if IN_ASIA[place]], DONE]

    def unbarred(self, s: ColdWar, seat: int) -> list[int]:
        """All in reach, or for the last point what the enemy does not control; else as usual."""
        left = self.value - self.spent
        if left < 1 or s.effects & ANY_CHERNOBYL:
            return super().unbarred(s, seat)
        if left > 1:
            return list(s.reach_of(seat))
        if bonus_open(s, seat, self.terms, self.so_far):
            return super().unbarred(s, seat)
        enemy = 1 - seat
        cheap = [place for place in s.reach_of(seat) if not s.controls(enemy, place)]
        return cheap or [DONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """TS-6.1.1 reach, TS-6.1.2 price, TS-G-04 bonus; no stopping while points fit."""
        if action == DONE:
            return _POINTS_LEFT if self._must_go_on(s) else None
        if not is_country(action):
            return _NOT_A_COUNTRY
        if not in_reach(seat, s.began[seat], action):
            return _OUT_OF_REACH
        left = self.value - self.spent
        if left < 2:
            left += bonus(s, seat, self.terms, self.so_far, action)
            if left < 2 and (left < 1 or s.controls(1 - seat, action)):
                return _TOO_DEAR
        closed = s.effects & ANY_CHERNOBYL and closed_by_chernobyl(s, seat, action)
        return _CHERNOBYL if closed else None

    def _must_go_on(self, s: ColdWar) -> bool:
        """TS-G-01: while a placement fits the value without bonus, it must be made."""
        left = self.value - self.spent
        if left <= 0:
            return False
        seat = self.seat
        for place in s.reach_of(seat):
            if (left > 1 or not s.controls(1 - seat, place)) and not closed_by_chernobyl(
                s, seat, place
            ):
                return True
        return False

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Pay, place, go on."""
        if action == DONE:
            return
        spent = self.spent + price(s, seat, action)
        s.add(seat, action)
        so_far = narrowed(self.so_far, action)
        if spent < self.value or bonus_open(s, seat, self.terms, so_far):
            s.push(PlaceInfluence(seat, self.value, self.terms, spent, so_far))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The Operations points left."""
        return {"left": max(0, self.value - self.spent), "ops": self.value}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country with its price, or the end."""
        if action == DONE:
            return "do-done"
        return "do-place" if price(s, seat, action) == 1 else "do-place-dear"
