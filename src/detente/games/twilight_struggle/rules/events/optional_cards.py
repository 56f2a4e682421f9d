"""The events of the optional cards of the Deluxe edition, 104 to 110."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import DONE, is_country
from detente.games.twilight_struggle.rules.countries import (
    AFRICA,
    AMERICAS,
    BATTLEGROUNDS,
    SAUDI_ARABIA,
    WESTERN_EUROPE,
    around,
    in_mask,
)
from detente.games.twilight_struggle.rules.coup import attempt_coup, forbids_coup
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import NATO, NORAD_FORCE, YURI_SAMANTHA
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

_BY_THE_UNITED_KINGDOM: Final[int] = around("united_kingdom")
_GUERRILLA_COUNTRIES: Final[int] = (AFRICA | AMERICAS) & ~BATTLEGROUNDS
_CHE_OPS: Final = 3
_ORDINARY_COUP: Final = 0

_NOT_A_COUNTRY: Final = Reason("TS-CH-1", "refused-not-a-country")
_NOT_FOR_CHE: Final = Reason("TS-CH-1", "refused-not-for-che")
_ANOTHER_COUNTRY: Final = Reason("TS-CH-1", "refused-another-country")


@event("special_relationship")
def special_relationship(s: ColdWar, side: int, player: int) -> None:
    """Under NATO 2 influence in a country of Western Europe and 2 VP, else 1 near by."""
    if s.effects & NATO:
        s.push(AddInfluence(US, 1, WESTERN_EUROPE, amount=2))
        s.gain(US, 2)
    else:
        s.push(AddInfluence(US, 1, _BY_THE_UNITED_KINGDOM))


@event("norad")
def norad(s: ColdWar, side: int, player: int) -> None:
    """TS-NR-1: from now on the end of a round in which DEFCON moved to 2 may add influence."""
    s.effects |= NORAD_FORCE


@event("che")
def che(s: ColdWar, side: int, player: int) -> None:
    """TS-CH-1, TS-OP-5: the USSR may coup with 3 points, modified as any Ops of an event."""
    modified = s.rules.event_ops_modified
    s.push(GuerrillaCoup(USSR, s.value(USSR, _CHE_OPS) if modified else _CHE_OPS, 0))


class GuerrillaCoup(SideDecision):
    """TS-CH-1: a country for Che's first or second coup; `before` is the mask of the first."""

    __slots__ = ("before", "value")
    __match_args__ = ("seat", "value", "before")

    rule: ClassVar[str] = "TS-CH-1"
    prompt: ClassVar[str] = "prompt-che"

    def __init__(self, seat: int, value: int, before: int) -> None:
        super().__init__(seat)
        self.value = value
        self.before = before

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The countries with enemy influence that Che reaches, and done."""
        places = in_mask(_GUERRILLA_COUNTRIES & s.present[1 - seat] & ~self.before)
        return [*places, DONE] if places else []

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Battlegrounds, other regions, the same country again, and whatever bars any coup."""
        if action == DONE:
            return None
        if not is_country(action):
            return _NOT_A_COUNTRY
        if not _GUERRILLA_COUNTRIES >> action & 1:
            return _NOT_FOR_CHE
        if self.before >> action & 1:
            return _ANOTHER_COUNTRY
        return forbids_coup(s, seat, action, _ORDINARY_COUP)

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Make the attempt; if the first one removed influence, a second may follow."""
        if action == DONE:
            s.log_public(log.OFFER_DECLINED, seat)
            return
        removed = attempt_coup(s, seat, action, self.value, free=False)
        if removed and not self.before:
            s.push(GuerrillaCoup(seat, self.value, 1 << action))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The points, and whether this is the first or the second coup."""
        return {"ops": self.value, "number": 2 if self.before else 1}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country, or declining."""
        return "do-decline" if action == DONE else "do-coup-country"


@event("yuri_and_samantha")
def yuri_and_samantha(s: ColdWar, side: int, player: int) -> None:
    """TS-YS-1: 1 VP for the USSR for every US coup this turn."""
    s.effects |= YURI_SAMANTHA


@event("awacs_sale_to_saudis")
def awacs_sale_to_saudis(s: ColdWar, side: int, player: int) -> None:
    """2 US influence in Saudi Arabia; that it has occurred bars Muslim Revolution for good."""
    s.add(US, SAUDI_ARABIA, 2)


STEPS: Final[tuple[type[Step[Any]], ...]] = (GuerrillaCoup,)
