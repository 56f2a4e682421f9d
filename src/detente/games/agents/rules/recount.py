"""The recount, and the guards of the virtual service (ASW-CTL-06, ASW-2P-07 to 09)."""

from detente.core.agenda import Step
from detente.games.agents.rules import log
from detente.games.agents.rules.cards import TITAN
from detente.games.agents.rules.codes import FIRST_SERVICE
from detente.games.agents.rules.control import (
    GUARDED,
    NOBODY,
    heir,
    influence_code,
    leaders,
    open_halves,
)
from detente.games.agents.rules.services import NO_SERVICE
from detente.games.agents.rules.state import Espionage


class Recount(Step[Espionage]):
    """ASW-CTL-06: once, at the end of a turn, every influence token goes where it belongs."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Hand the tokens over; then Titan and Boss pay for those that were lost (ASW-AC-02)."""
        lost = [0] * s.seats
        for token, leading in leaders(s):
            old, new = s.influence[token], heir(s, token, leading)
            if new == old:
                continue
            s.influence[token] = new
            if old >= 0:
                lost[old] += 1
            _log_change(s, token, old, new)
            if old == GUARDED:
                s.put_operative(s.virtual, new)
        for seat in s.clockwise(s.active):
            if lost[seat] and s.cards[seat] & TITAN:
                for _ in range((s.cards[seat] & TITAN).bit_count()):
                    s.earn(seat, lost[seat] * s.tables.titan_each, log.TITAN_EARNED)


def _log_change(s: Espionage, token: int, old: int, new: int) -> None:
    if not s.keep_events:
        return
    code, worth = influence_code(token), s.tables.control_halves
    if new == NOBODY:
        s.log_public(log.LOST, old, code, worth, open_halves(s, old))
        return
    gained = open_halves(s, new)
    if old == GUARDED:
        s.log_public(log.GUARD_CLAIMED, new, code, FIRST_SERVICE + s.virtual, worth, gained)
    elif old == NOBODY:
        s.log_public(log.TAKEN_OVER, new, code, worth, gained)
    else:
        s.log_public(log.TAKEN_FROM, new, code, old, worth, gained, open_halves(s, old))


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
        s.log_public(log.GUARDS_SET, FIRST_SERVICE + s.virtual, codes)
