"""What all decisions of one seat have in common."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision
from detente.games.agents.codes import (
    CODES,
    FIRST_KIND,
    FIRST_REGION,
    FIRST_SERVICE,
    PASS,
    is_region,
    is_token,
)
from detente.games.agents.regions import NOWHERE
from detente.games.agents.state import Espionage

_NOT_IN_PLAY: Final = Reason("ASW-3P-01", "refused-region-not-in-play")
_NO_REGION: Final = Reason("ASW-P3-01", "refused-no-region")


class Choice(SeatDecision[Espionage]):
    """A decision of one seat. Where nothing is left to choose it settles itself.

    Everything that makes an option legal is open to all, so that gives nothing away.
    """

    __slots__ = ()
    automatic: ClassVar[bool] = True

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names an option."""
        return "do-pass" if action == PASS else "do-choose"

    def hint(self, s: Espionage, seat: int, action: int) -> dict[str, object]:
        """Where a closed token lies, and what the seat knows of it."""
        if not is_token(action) or s.region_of(action) == NOWHERE:
            return {}
        where = CODES[FIRST_REGION + s.region_of(action)]
        if s.known[seat] >> action & 1:
            kind = CODES[FIRST_KIND + s.kind(action)]
            return {"kind": "token-seen", "region": where, "face": kind}
        return {"kind": "token-unseen", "region": where}


def region_choices(s: Espionage) -> list[int]:
    """The codes of the regions in play."""
    return [FIRST_REGION + region for region in s.regions]


def bars_region(s: Espionage, action: int) -> Reason | None:
    """What forbids choosing this as a region."""
    if not is_region(action):
        return _NO_REGION
    return None if action - FIRST_REGION in s.regions else _NOT_IN_PLAY


def own_service(s: Espionage, seat: int) -> int:
    """The code of the seat's own service."""
    return FIRST_SERVICE + s.services[seat]
