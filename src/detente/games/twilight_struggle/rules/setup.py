"""Set-up (TS-3): the first hands, the fixed markers, and those that the sides place."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules.cards import is_country
from detente.games.twilight_struggle.rules.countries import (
    CANADA,
    EASTERN_EUROPE,
    STABILITY,
    WESTERN_EUROPE,
    in_mask,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import FREE_SETUP, SETUP
from detente.games.twilight_struggle.rules.turn import Deal, Turn

HALF_OF_EUROPE: Final[tuple[int, ...]] = (WESTERN_EUROPE, EASTERN_EUROPE)
ABOVE_CONTROL: Final = 2
_NOT_A_COUNTRY: Final[tuple[Reason, ...]] = (
    Reason("TS-3.3", "refused-not-a-country"),
    Reason("TS-3.2", "refused-not-a-country"),
)
_WRONG_HALF: Final[tuple[Reason, ...]] = (
    Reason("TS-3.3", "refused-western-europe"),
    Reason("TS-3.2", "refused-eastern-europe"),
)
_BONUS: Final[tuple[Reason, ...]] = (
    Reason("TS-O-03", "refused-bonus-place"),
    Reason("TS-O-04", "refused-bonus-place"),
)
_BONUS_ENOUGH: Final[tuple[Reason, ...]] = (
    Reason("TS-O-03", "refused-bonus-enough"),
    Reason("TS-O-04", "refused-bonus-enough"),
)


class SetUp(Step[ColdWar]):
    """TS-3.1 to TS-3.3: hands first, then the USSR, then the US, then what the options add."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Plan the set-up and the first turn."""
        steps: list[Step[ColdWar]] = [Deal()]
        for side in (USSR, US):
            steps += [FixedMarkers(side), set_up_influence(side, FREE_SETUP[side])]
        for side in (USSR, US):
            if s.rules.bonus[side]:
                steps.append(bonus_influence(side, s.rules.bonus[side]))
        s.push_all([*steps, Turn()])


class FixedMarkers(Step[ColdWar]):
    """TS-3.2, TS-3.3: what every game begins with."""

    __slots__ = ("side",)
    __match_args__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: ColdWar) -> None:
        """Put it on the map."""
        for place, count in SETUP[self.side].items():
            s.add(self.side, place, count)
        if self.side == US:
            s.add(US, CANADA, s.rules.canada)


class SetUpInfluence(SideDecision):
    """TS-3.2: a marker anywhere in the own half of Europe."""

    __slots__ = ("left",)
    __match_args__ = ("seat", "left")

    rule: ClassVar[str] = "TS-3.2"
    prompt: ClassVar[str] = "prompt-set-up"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Western Europe for the US, Eastern Europe for the USSR."""
        return in_mask(HALF_OF_EUROPE[seat])

    def unbarred(self, s: ColdWar, seat: int) -> list[int]:
        """All of it."""
        return self.listed(s, seat)

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Nothing outside the own half; Austria and Finland lie in both (TS-2.1.1a)."""
        if not is_country(action):
            return _NOT_A_COUNTRY[seat]
        return None if HALF_OF_EUROPE[seat] >> action & 1 else _WRONG_HALF[seat]

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Place it, and go on."""
        s.add(seat, action)
        if self.left > 1:
            s.push(set_up_influence(seat, self.left - 1))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """How many markers are left."""
        return {"left": self.left}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country."""
        return "do-add"


class SetUpAmericanInfluence(SetUpInfluence):
    """TS-3.3: the same for the US."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-3.3"


def set_up_influence(side: int, left: int) -> SetUpInfluence:
    """The question for a side, under its own rule."""
    return SetUpAmericanInfluence(side, left) if side == US else SetUpInfluence(side, left)


class BonusInfluence(SideDecision):
    """TS-O-03: a handicap, where the side already is, at most 2 above control."""

    __slots__ = ("left",)
    __match_args__ = ("seat", "left")

    rule: ClassVar[str] = "TS-O-03"
    prompt: ClassVar[str] = "prompt-bonus"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Where the side already has influence."""
        return in_mask(s.present[seat])

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Not where it has none, nor more than 2 above what control needs."""
        if not is_country(action):
            return _NOT_A_COUNTRY[seat]
        own = s.influence[seat][action]
        if not own:
            return _BONUS[seat]
        needed = s.influence[1 - seat][action] + STABILITY[action]
        return _BONUS_ENOUGH[seat] if own >= needed + ABOVE_CONTROL else None

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Place it, and go on."""
        s.add(seat, action)
        if self.left > 1:
            s.push(bonus_influence(seat, self.left - 1))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """How many markers are left."""
        return {"left": self.left}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country."""
        return "do-add"


class SovietBonusInfluence(BonusInfluence):
    """TS-O-04: the same for the USSR."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-O-04"


def bonus_influence(side: int, left: int) -> BonusInfluence:
    """The question for a side, under its own rule."""
    return BonusInfluence(side, left) if side == US else SovietBonusInfluence(side, left)
