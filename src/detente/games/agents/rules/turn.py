"""A turn and its five phases, the victory check, the end (ASW-T01, ASW-P1-01, ASW-END-01 to 05)."""

from typing import Final

from detente.core.agenda import Step
from detente.core.deck import mask_of
from detente.games.agents.rules import log
from detente.games.agents.rules.codes import FIRST_REGION
from detente.games.agents.rules.control import agents_on_map, all_halves, fulfilled, open_halves
from detente.games.agents.rules.deployment import BuyDiplomat, Deploy
from detente.games.agents.rules.infiltration import Infiltrate
from detente.games.agents.rules.operation import ChooseOperation
from detente.games.agents.rules.recount import Recount
from detente.games.agents.rules.regions import NOWHERE
from detente.games.agents.rules.state import NO_TOKEN, Espionage
from detente.games.agents.rules.summary import PlayCard

WINNING_HALVES: Final = 10


class Turn(Step[Espionage]):
    """ASW-T01: end by reserve, victory check, then phases 2 to 5."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Begin the active player's turn, unless the game ends here."""
        seat = s.active
        if s.reserve_size(s.services[seat]) == 0:
            end_by_reserve(s)
            return
        if all_halves(s, seat) >= WINNING_HALVES:
            win(s, seat, "five_points")
            return
        rule_out_missions(s, seat)
        s.turn += 1
        s.region = NOWHERE
        s.drawn = NO_TOKEN
        s.log_public(log.TURN_STARTED, seat, (s.turn - 1) // s.seats + 1)
        s.push_all(
            [
                Infiltrate(seat),
                Deploy(seat),
                BuyDiplomat(seat),
                ChooseOperation(seat),
                PlayCard(seat),
                Recount(),
                NextTurn(),
            ]
        )


def rule_out_missions(s: Espionage, seat: int) -> None:
    """ASW-AMB-81: a region that would have won the game for this seat is not its mission."""
    if open_halves(s, seat) + s.tables.mission_halves >= WINNING_HALVES:
        s.revelations += 1
        held = mask_of([region for region in s.regions if s.influence[region] == seat])
        ruled_out = list(s.ruled_out)
        ruled_out[seat] |= held
        s.ruled_out = tuple(ruled_out)


class NextTurn(Step[Espionage]):
    """ASW-P5-03: the turn passes clockwise."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """The next seat is active."""
        s.active = (s.active + 1) % s.seats
        s.push(Turn())


def end_by_reserve(s: Espionage) -> None:
    """ASW-END-02 to 05: most points, then fewest agents on the map, then last in turn order."""
    best = s.first
    for seat in s.clockwise(s.first):
        if _standing(s, seat) >= _standing(s, best):
            best = seat
    win(s, best, "reserve")


def _standing(s: Espionage, seat: int) -> tuple[int, int]:
    return all_halves(s, seat), -agents_on_map(s, s.services[seat])


def win(s: Espionage, winner: int, reason: str) -> None:
    """Open everything, count, and end the game; scores are half points (ASW-VOC-09)."""
    for closed in s.closed:
        s.open(closed)
    scores = [all_halves(s, seat) for seat in range(s.seats)]
    for seat in s.clockwise(s.first):
        regions = [FIRST_REGION + region for region in s.missions[seat]]
        s.log_public(log.MISSION_REVEALED, seat, regions, int(fulfilled(s, seat)))
        s.log_public(log.FINAL_SCORE, seat, scores[seat])
    s.finish([winner], scores, reason)
