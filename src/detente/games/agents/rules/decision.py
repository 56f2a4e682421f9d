"""What decisions of one seat have in common."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision
from detente.games.agents.rules.codes import CODES, FIRST_REGION, PASS, is_region, is_token
from detente.games.agents.rules.movement import where
from detente.games.agents.rules.regions import NOWHERE, REGIONS
from detente.games.agents.rules.services import KINDS
from detente.games.agents.rules.state import Espionage

NO_COINS: Final = Reason("ASW-FIN-03", "refused-no-coins")
NO_OPERATIVE: Final = Reason("ASW-AMB-10", "refused-no-operative")
NO_ACTIVE_REGION: Final = Reason("ASW-P3-14", "refused-no-active-region")
_NOT_IN_PLAY: Final = Reason("ASW-3P-01", "refused-region-not-in-play")
_NO_REGION: Final = Reason("ASW-P3-01", "refused-no-region")


class PlayerDecision(SeatDecision[Espionage]):
    """A decision of one seat, resolved without asking if there is at most one legal move.

    Everything that makes a move legal is open to all, so that shows nobody anything new. Where
    a mask says what is forbidden, `legal_actions` is written out for speed.
    """

    __slots__ = ()
    auto_resolve: ClassVar[bool] = True

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names a move."""
        return "do-pass" if action == PASS else "do-choose"

    def hint(self, s: Espionage, seat: int, action: int) -> dict[str, object]:
        """Where a closed token lies, and what the seat knows of it."""
        if not is_token(action) or s.region_of(action) == NOWHERE:
            return {}
        region = REGIONS[s.region_of(action)]
        if s.known[seat] >> action & 1:
            return {"kind": "token-seen", "region": region, "face": KINDS[s.kind(action)]}
        return {"kind": "token-unseen", "region": region}


class AllLegalDecision(PlayerDecision):
    """A decision all of whose candidates are legal, which need not be asked one by one."""

    __slots__ = ()

    def legal_actions(self, s: Espionage, seat: int) -> list[int]:
        """All of them."""
        return self.candidates(s, seat)


class RegionDecision(AllLegalDecision):
    """A decision for a region in play."""

    __slots__ = ()

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """Every region in play."""
        return [FIRST_REGION + region for region in s.regions]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Regions that are not in play (ASW-3P-01, ASW-2P-02)."""
        if not is_region(action):
            return _NO_REGION
        return None if action - FIRST_REGION in s.regions else _NOT_IN_PLAY


class DestinationDecision(RegionDecision):
    """An agent moves to another region; `elsewhere` is the rule that wants another one."""

    __slots__ = ("agent",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "agent")
    elsewhere: ClassVar[str] = ""

    def __init__(self, seat: int, agent: int) -> None:
        super().__init__(seat)
        self.agent = agent

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """The region where the agent is."""
        if action == FIRST_REGION + where(s, self.agent):
            return Reason(self.elsewhere, "refused-same-region")
        return super().forbids(s, seat, action)

    def legal_actions(self, s: Espionage, seat: int) -> list[int]:
        """All but one."""
        here = where(s, self.agent)
        return [FIRST_REGION + region for region in s.regions if region != here]

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The agent that moves."""
        return {"agent": CODES[self.agent]}
