"""The events of the five war cards (TS-7.6), of whatever era."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules.cards import code
from detente.games.twilight_struggle.rules.countries import (
    COUNT,
    ISRAEL,
    SOUTH_KOREA,
    STABILITY,
    in_mask,
    mask,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.sides import USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.targets import shielded_by_nato
from detente.games.twilight_struggle.rules.war import wage_war

_NOT_A_TARGET: Final = Reason("TS-7.6", "refused-not-a-war-target")
_NATO: Final = Reason("TS-BW-1", "refused-nato")

_MOST_STABILITY: Final = 2
UNSTABLE: Final[int] = sum(
    1 << place for place in range(COUNT) if STABILITY[place] <= _MOST_STABILITY
)
"""Where a Brush War may break out."""

LOCAL_WAR_NEEDED: Final = 4
"""What the wars that have only one target need."""
LOCAL_WARS: Final[dict[int, int]] = {
    code("korean_war"): SOUTH_KOREA,
    code("arab_israeli_war"): ISRAEL,
}
"""Card → that target; Israel helps itself (TS-AI-1)."""


class ChooseWarTarget(SideDecision):
    """TS-7.6: name the country to attack; what else there is to a war goes with the card."""

    __slots__ = ("military", "needed", "points", "where")
    __match_args__ = ("seat", "where", "needed", "points", "military")

    rule: ClassVar[str] = "TS-7.6"
    prompt: ClassVar[str] = "prompt-war-target"

    def __init__(self, seat: int, where: int, needed: int, points: int, military: int) -> None:
        super().__init__(seat)
        self.where = where
        self.needed = needed
        self.points = points
        self.military = military

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The countries the card names."""
        return in_mask(self.where)

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Influence does not matter; NATO does, for attackers of either side (TS-BW-1)."""
        if not self.where >> action & 1:
            return _NOT_A_TARGET
        return _NATO if shielded_by_nato(s, action) else None

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Attack the country."""
        wage_war(s, seat, action, self.needed, self.points, self.military)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The number needed for success, and what it brings."""
        return {"needed": self.needed, "points": self.points}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country."""
        return "do-attack"


@event("korean_war")
def korean_war(s: ColdWar, side: int, player: int) -> None:
    """The USSR attacks South Korea: 4 to 6, 2 VP, 2 Military Operations."""
    wage_war(s, USSR, SOUTH_KOREA, LOCAL_WAR_NEEDED, points=2, military=2)


@event("arab_israeli_war")
def arab_israeli_war(s: ColdWar, side: int, player: int) -> None:
    """The USSR attacks Israel, which helps itself (TS-AI-1): 4 to 6, 2 VP, 2 MilOps."""
    wage_war(s, USSR, ISRAEL, LOCAL_WAR_NEEDED, points=2, military=2, itself=True)


@event("indo_pakistani_war")
def indo_pakistani_war(s: ColdWar, side: int, player: int) -> None:
    """Attack India or Pakistan: 4 to 6, 2 VP, 2 Military Operations."""
    s.push(ChooseWarTarget(side, mask("india", "pakistan"), needed=4, points=2, military=2))


@event("iran_iraq_war")
def iran_iraq_war(s: ColdWar, side: int, player: int) -> None:
    """Attack Iran or Iraq: 4 to 6, 2 VP, 2 Military Operations."""
    s.push(ChooseWarTarget(side, mask("iran", "iraq"), needed=4, points=2, military=2))


@event("brush_war")
def brush_war(s: ColdWar, side: int, player: int) -> None:
    """Attack any country of stability 1 or 2: 3 to 6, 1 VP, 3 Military Operations."""
    s.push(ChooseWarTarget(side, UNSTABLE, needed=3, points=1, military=3))


STEPS: Final[tuple[type[Step[Any]], ...]] = (ChooseWarTarget,)
