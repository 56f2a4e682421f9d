"""The Treaty Phase (SP-TRE-01, SP-TRE-06)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.core.deck import cards_in
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import FIRST_TREATY, names_one_of
from detente.games.secret_power.rules.concluding import BurnCards, MayConclude, ask_to_conclude
from detente.games.secret_power.rules.decision import AllLegalDecision, PlayerStep
from detente.games.secret_power.rules.falcon import FalconConcludes
from detente.games.secret_power.rules.state import Conspiracy

_NOT_HELD: Final = Reason("SP-TRE-06", "refused-not-in-hand")


class TreatyPhase(Step[Conspiracy]):
    """SP-TRE-01, SP-TRE-06: all conclude, then cards are burnt, then hands are cut down."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Clockwise from the Supervisor; the Falcon's temporary shadow goes (SP-FAL-05)."""
        s.temporary = 0
        s.log_public(log.TREATY_PHASE)
        order = s.clockwise(s.supervisor)
        steps: list[Step[Conspiracy]] = [PlayerConcludes(player) for player in order]
        s.push_all([*steps, *[Burn(p) for p in order], *[CutHand(p) for p in order]])


class PlayerConcludes(PlayerStep):
    """One player's Treaty Phase."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """The Falcon concludes all he can."""
        if s.is_falcon(self.player):
            s.push(FalconConcludes())
        else:
            ask_to_conclude(s, MayConclude(self.player))


class Burn(PlayerStep):
    """SP-TRE-06: what the Anarchists and their like may discard; never the Falcon (SP-SOLO-40)."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """One treaty after the other."""
        if not s.is_falcon(self.player):
            burners = cards_in(s.concluded[self.player] & s.tables.scorched_earth)
            s.push_all([BurnCards(self.player, t, s.tables.effect_count[t]) for t in burners])


class CutHand(PlayerStep):
    """SP-TRE-06: the limit of the hand, which the Falcon does not have (SP-SOLO-40)."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Discard what is too much."""
        if not s.is_falcon(self.player):
            for _ in range(len(s.hands[self.player]) - s.tables.hand_limit):
                s.push(DiscardTreaty(self.player))


class DiscardTreaty(AllLegalDecision):
    """SP-TRE-06: more than six treaties, one is discarded."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-TRE-06"
    prompt: ClassVar[str] = "prompt-discard-treaty"
    verb: ClassVar[str] = "do-discard"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """The hand."""
        return [FIRST_TREATY + treaty for treaty in s.hands[seat]]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Treaties that are not in hand."""
        return None if names_one_of(action, s.hands[seat]) else _NOT_HELD

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Discard the treaty face up."""
        treaty = action - FIRST_TREATY
        s.lay_down(seat, treaty)
        s.treaties.discard |= 1 << treaty
        s.revelations += 1
        s.log_public(log.TREATY_DISCARDED, seat, action, len(s.hands[seat]))
