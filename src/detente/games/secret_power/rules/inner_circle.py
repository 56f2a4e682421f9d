"""Inner circles are attached at any time (SP-IC-01 to 07, SP-RUL-36)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import CODES, FIRST_ATTACH, is_object
from detente.games.secret_power.rules.objects import (
    ALL_CIRCLES,
    ALL_TYPES,
    CIRCLE,
    FIRST_CIRCLE,
    GROUP,
    POWER,
    SUPPORT,
    TYPE,
    TYPES_OF,
)
from detente.games.secret_power.rules.places import ALONE
from detente.games.secret_power.rules.scoring import standings, tell_points
from detente.games.secret_power.rules.state import Conspiracy

_NOT_OWN: Final = Reason("SP-IC-04", "refused-not-own-circle")
_ATTACHED: Final = Reason("SP-IC-04", "refused-attached-already")
_NO_HOST: Final = Reason("SP-IC-04", "refused-no-host")
_NOT_A_HOST: Final = Reason("SP-IC-04", "refused-not-a-host")
_HOST_TAKEN: Final = Reason("SP-IC-04", "refused-host-taken")
_HOST_TYPES: Final[tuple[int, ...]] = (*TYPES_OF[SUPPORT], *TYPES_OF[POWER])


def has_host(s: Conspiracy, player: int) -> bool:
    """Whether a player has a power or support card without an inner circle."""
    at = player * ALL_TYPES
    for number in _HOST_TYPES:  # noqa: SIM110, a generator is slow when compiled
        if s.have[at + number] > s.joined[at + number]:
            return True
    return False


def attachable(s: Conspiracy, player: int) -> list[int]:
    """The codes that attach an inner circle of a player's."""
    if not s.have[player * ALL_TYPES + CIRCLE] or not has_host(s, player):
        return []
    return [
        FIRST_ATTACH + number
        for number in range(ALL_CIRCLES)
        if s.place[FIRST_CIRCLE + number] == player and s.partner[FIRST_CIRCLE + number] == ALONE
    ]


def bars_circle(s: Conspiracy, player: int, circle: int) -> Reason | None:
    """What keeps a player from attaching this inner circle."""
    if s.place[circle] != player:
        return _NOT_OWN
    if s.partner[circle] != ALONE:
        return _ATTACHED
    return None if has_host(s, player) else _NO_HOST


def bars_host(s: Conspiracy, player: int, card: int) -> Reason | None:
    """What keeps an inner circle from going under this card (SP-IC-04)."""
    group = GROUP[TYPE[card]]
    if s.place[card] != player or (group != SUPPORT and group != POWER):
        return _NOT_A_HOST
    return None if s.partner[card] == ALONE else _HOST_TAKEN


class AttachTo(SeatDecision[Conspiracy]):
    """SP-IC-04: a decision for the card above the inner circle."""

    __slots__ = ("circle",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "circle")
    rule: ClassVar[str] = "SP-IC-04"
    prompt: ClassVar[str] = "prompt-attach-to"
    auto_resolve: ClassVar[bool] = True

    def __init__(self, seat: int, circle: int) -> None:
        super().__init__(seat)
        self.circle = circle

    def candidates(self, s: Conspiracy, seat: int) -> list[int]:
        """All captured objects."""
        return s.lying(seat)

    def forbids(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Everything but a power or support card without an inner circle."""
        return bars_host(s, seat, action) if is_object(action) else _NOT_A_HOST

    def resolve(self, s: Conspiracy, seat: int, action: int) -> None:
        """Attach the inner circle; it stays there until the end."""
        before = standings(s)
        s.attach(self.circle, action)
        s.log_public(log.ATTACHED, seat, action, self.circle)
        tell_points(s, before)

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """The inner circle."""
        return {"circle": CODES[self.circle], "agents": s.agents[self.circle]}
