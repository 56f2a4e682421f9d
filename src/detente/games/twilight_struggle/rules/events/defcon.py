"""Mid War events about DEFCON that ask for a decision: peace, a step up or down, a level.

They are Cuban Missile Crisis, Summit and How I Learned to Stop Worrying.
"""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import DEFCON_1, DOWN, NONE, UP
from detente.games.twilight_struggle.rules.countries import REGIONS
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import CRISIS
from detente.games.twilight_struggle.rules.outcomes import SUMMIT_DIE
from detente.games.twilight_struggle.rules.regions import dominates
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import MOST_DEFCON, MOST_MILITARY

CRISIS_DEFCON: Final = 2

_LEVELS: Final = tuple(range(DEFCON_1, DEFCON_1 + MOST_DEFCON))

_PEACE_OR_NOT: Final = Reason("TS-G-07", "refused-peace-or-not")
_UP_OR_DOWN: Final = Reason("TS-SU-1", "refused-up-or-down")
_HIGHEST: Final = Reason("TS-8.1.2", "refused-defcon-highest")
_NOT_A_LEVEL: Final = Reason("TS-8.1.1", "refused-not-a-level")


@event("cuban_missile_crisis")
def cuban_missile_crisis(s: ColdWar, side: int, player: int) -> None:
    """DEFCON 2, and a coup of the enemy this turn loses the game unless it makes peace."""
    s.set_defcon(CRISIS_DEFCON)
    s.effects |= CRISIS[1 - side]
    s.push(OfferPeace(1 - side))


class OfferPeace(SideDecision):
    """TS-G-07: right after the event the crisis may be ended; every `SideDecision` knows how."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-G-07"
    prompt: ClassVar[str] = "prompt-offer-peace"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """To decline."""
        return [NONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Everything but declining."""
        return None if action == NONE else _PEACE_OR_NOT

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Nothing happens."""

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names declining."""
        return "do-decline"


@event("summit")
def summit(s: ColdWar, side: int, player: int) -> None:
    """Both roll, helped by the regions they dominate; the winner gets 2 VP and moves DEFCON."""
    totals = [0, 0]
    for roller in (side, 1 - side):
        regions = summit_bonus(s, roller)
        die = s.roll(SUMMIT_DIE, roller)
        totals[roller] = die + regions
        s.log_public(log.CONTEST_ROLLED, roller, die, regions, totals[roller])
    if totals[US] == totals[USSR]:
        s.log_public(log.CONTEST_TIED)
        return
    winner = US if totals[US] > totals[USSR] else USSR
    s.gain(winner, 2)
    s.push(MoveDefcon(winner))


def summit_bonus(s: ColdWar, side: int) -> int:
    """What a side adds to its die: 1 for every region it dominates or controls."""
    return sum(dominates(s, side, region) for region in range(len(REGIONS)))


class MoveDefcon(SideDecision):
    """TS-SU-1: the winner of Summit may move DEFCON by one; the phasing side is to blame."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-SU-1"
    prompt: ClassVar[str] = "prompt-move-defcon"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Either way, or not at all."""
        return [UP, DOWN, NONE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """To raise DEFCON above 5."""
        if action == UP:
            return _HIGHEST if s.defcon == MOST_DEFCON else None
        return None if action in (DOWN, NONE) else _UP_OR_DOWN

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Move DEFCON."""
        if action == UP:
            s.improve_defcon(1)
        elif action == DOWN:
            s.degrade_defcon()
        else:
            s.log_public(log.OFFER_DECLINED, seat)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The level of DEFCON."""
        return {"defcon": s.defcon}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the direction."""
        return (
            "do-defcon-up" if action == UP else "do-defcon-down" if action == DOWN else "do-decline"
        )


@event("how_i_learned_to_stop_worrying")
def how_i_learned_to_stop_worrying(s: ColdWar, side: int, player: int) -> None:
    """DEFCON as the player likes, and 5 Military Operations."""
    s.push(SetDefcon(side))


class SetDefcon(SideDecision):
    """TS-HL-W1: any level, even 1; then as many Military Operations as the track has."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-HL-W1"
    prompt: ClassVar[str] = "prompt-set-defcon"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The levels 1 to 5."""
        return list(_LEVELS)

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Everything but a level."""
        return None if action in _LEVELS else _NOT_A_LEVEL

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Set DEFCON, and add the Military Operations."""
        s.set_defcon(action - DEFCON_1 + 1)
        if not s.over:
            s.count_military(seat, MOST_MILITARY)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The level of DEFCON."""
        return {"defcon": s.defcon}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the level; one of them is war."""
        return "do-nuclear-war" if action == DEFCON_1 else "do-set-defcon"


STEPS: Final[tuple[type[Step[Any]], ...]] = (OfferPeace, MoveDefcon, SetDefcon)
