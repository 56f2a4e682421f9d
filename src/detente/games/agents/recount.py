"""The recount, and the guards of the virtual service (ASW-CTL-06, ASW-2P-07 to 09)."""

from detente.core.agenda import Step
from detente.games.agents import log
from detente.games.agents.cards import TITAN, TITAN_EACH
from detente.games.agents.codes import FIRST_SERVICE
from detente.games.agents.control import GUARDED, NOBODY, influence_code, leaders
from detente.games.agents.services import NO_SERVICE
from detente.games.agents.state import Espionage


class Recount(Step[Espionage]):
    """ASW-CTL-06: once, at the end of a turn, every influence token goes where it belongs."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Hand the tokens over; then Titan and Boss pay for those that were lost (ASW-AC-02)."""
        lost = [0] * s.seats
        for token, leader in leaders(s):
            holder = s.influence[token]
            heir = NOBODY if leader == NO_SERVICE else s.seat_of[leader]
            if heir == holder or (holder == GUARDED and heir == NOBODY):
                continue
            s.influence[token] = heir
            if holder >= 0:
                lost[holder] += 1
            _tell(s, token, holder, heir)
            if holder == GUARDED:
                s.put_operative(s.virtual, heir)
        for seat in s.clockwise(s.active):
            if lost[seat] and s.cards[seat] & TITAN:
                for _ in range((s.cards[seat] & TITAN).bit_count()):
                    s.earn(seat, lost[seat] * TITAN_EACH, log.TITAN_EARNED)


def _tell(s: Espionage, token: int, holder: int, heir: int) -> None:
    if holder == GUARDED:
        s.tell(log.GUARD_CLAIMED, heir, influence_code(token), FIRST_SERVICE + s.virtual)
    elif heir == NOBODY:
        s.tell(log.LOST, holder, influence_code(token))
    else:
        s.tell(log.TAKEN_OVER, heir, influence_code(token))


class SetGuards(Step[Espionage]):
    """ASW-2P-07: after set-up the virtual service's operatives guard what it controls."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Put an operative on every influence token of the virtual service."""
        if s.virtual == NO_SERVICE:
            return
        guarded = [token for token, leading in leaders(s) if leading == s.virtual]
        for token in guarded:
            s.influence[token] = GUARDED
            s.operatives[s.virtual] -= 1
        codes = [influence_code(token) for token in guarded]
        s.tell(log.GUARDS_SET, FIRST_SERVICE + s.virtual, codes)
