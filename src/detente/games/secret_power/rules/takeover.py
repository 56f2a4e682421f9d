"""The Takeover Phase: objects are captured, then agents recalled (SP-CAP, SP-SOLO-31)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import DONE, is_attaching
from detente.games.secret_power.rules.decision import PlayerDecision, PlayerStep
from detente.games.secret_power.rules.falcon_projects import FalconCaptured
from detente.games.secret_power.rules.inner_circle import attachable, bars_host
from detente.games.secret_power.rules.objects import (
    ALL_OBJECTS,
    CIRCLE,
    GROUP,
    INNER_CIRCLE,
    POWER,
    SUPPORT,
    TYPE,
)
from detente.games.secret_power.rules.places import ALONE, FALCON
from detente.games.secret_power.rules.recalling import Recall
from detente.games.secret_power.rules.recruiting import gained
from detente.games.secret_power.rules.scoring import standings, tell_points
from detente.games.secret_power.rules.state import Conspiracy

_NOTHING_ELSE: Final = Reason("SP-IC-04", "refused-attach-or-go-on")


class Takeover(Step[Conspiracy]):
    """SP-CAP-06: all capture, clockwise from the Supervisor, then all recall."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Put the captures and recalls of all players on the agenda."""
        s.log_public(log.TAKEOVER)
        order = s.clockwise(s.supervisor)
        steps: list[Step[Conspiracy]] = [Capture(player) for player in order]
        steps += [Recall(player) for player in order]
        if s.solo:
            steps += [FalconCaptured(card) for card in s.zone if s.occupant[card] == FALCON]
        s.push_all(steps)


class Capture(PlayerStep):
    """SP-CAP-01, SP-CAP-05: the cards with a player's agents are taken, and gained."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Shadows return; the zone closes up to the left."""
        player = self.player
        cards = [card for card in s.zone if s.occupant[card] == player]
        if not cards:
            return
        s.zone = tuple([card for card in s.zone if s.occupant[card] != player])
        if not s.is_falcon(player) and any(_can_merge(card) for card in cards):
            s.push(AttachEarly(player))
        before = standings(s)
        for card in cards:
            s.free(card)
            s.capture(card, player)
            s.log_public(log.CAPTURED, player, card)
            gained(s, player, GROUP[TYPE[card]])
        tell_points(s, before)


class AttachEarly(PlayerDecision):
    """SP-RUL-36: attaching before the recall would keep agents on objects, so it is asked."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-IC-07"
    prompt: ClassVar[str] = "prompt-attach-early"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """Attach now, or go on."""
        return [*attachable(s, seat), DONE] if self.is_asked(s, seat) else [DONE]

    def is_asked(self, s: Conspiracy, seat: int) -> bool:
        """Whether waiting would make a difference."""
        return _would_merge(s, seat)

    def candidates(self, s: Conspiracy, seat: int) -> list[int]:
        """The inner circles are among what is listed already."""
        return self.listed(s, seat)

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Everything but going on."""
        return None if action == DONE or is_attaching(action) else _NOTHING_ELSE

    def legal_actions(self, s: Conspiracy, seat: int) -> list[int]:
        """The inner circles are what this is about."""
        return self.listed(s, seat)

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Go on to the recall."""


def _can_merge(card: int) -> bool:
    """Whether a card is an inner circle, or of a group that one can go under."""
    return GROUP[TYPE[card]] in (SUPPORT, POWER, INNER_CIRCLE)


def _would_merge(s: Conspiracy, seat: int) -> bool:
    """Whether agents stand on an inner circle and on a card it can go under."""
    circles = hosts = False
    for card in range(ALL_OBJECTS):
        if s.place[card] == seat and s.agents[card]:
            if TYPE[card] == CIRCLE:
                circles = circles or s.partner[card] == ALONE
            elif bars_host(s, seat, card) is None:
                hosts = True
    return circles and hosts
