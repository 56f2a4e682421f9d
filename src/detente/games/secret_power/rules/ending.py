"""The end: last attachments, points, the winner (SP-END-01, SP-SCO-01 to 04, SP-SOLO-43, 44)."""

from typing import ClassVar

from detente.core.agenda import Step
from detente.core.deck import mask_of
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import code
from detente.games.secret_power.rules.places import FALCON, HUMAN
from detente.games.secret_power.rules.scoring import attach_for_falcon, total
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import AttachEarly


class LastAttachments(Step[Conspiracy]):
    """SP-SCO-01: inner circles are attached for the last time, clockwise from the Supervisor."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """One player after another, then points count."""
        steps: list[Step[Conspiracy]] = [
            AttachLast(player) for player in s.clockwise(s.supervisor) if not s.is_falcon(player)
        ]
        s.push_all([*steps, End()])


class AttachLast(AttachEarly):
    """SP-SCO-01: any inner circle, or no more."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-SCO-01"
    prompt: ClassVar[str] = "prompt-attach-last"

    def is_asked(self, s: Conspiracy, seat: int) -> bool:
        """Whether there is anything to attach decides."""
        return True


class End(Step[Conspiracy]):
    """SP-SCO-02 to 04: most points; then most treaties; then most agents in active; then shared."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Count and finish; a game against the Falcon also gives a rank."""
        if s.solo and s.rules.attaches:
            for host in attach_for_falcon(s):
                s.log_public(log.ATTACHED, FALCON, host, s.partner[host])
        show_hands(s)
        points = [total(s, player) for player in range(s.players)]
        for player in s.clockwise(s.supervisor):
            s.log_public(log.FINAL_SCORE, player, points[player])
        if s.solo:
            s.log_public(log.FINAL_RANK, HUMAN, code(s.tables.rank(points[HUMAN])))
            if points[HUMAN] > points[FALCON]:
                s.finish([HUMAN], [points[HUMAN]], "outran_falcon")
            else:
                s.finish([], [points[HUMAN]], "falcon")
            return
        standings = [_standing(s, player, points[player]) for player in range(s.players)]
        best = max(standings)
        winners = [player for player in range(s.players) if standings[player] == best]
        s.finish(winners, points, "most_points")


def show_hands(s: Conspiracy) -> None:
    """After the end nothing that was held is a secret."""
    s.revelations += 1
    for player in range(s.players):
        s.treaties.show(mask_of(list(s.hands[player])))
        s.professionals.show(mask_of(list(s.crew[player])))


def _standing(s: Conspiracy, player: int, points: int) -> tuple[int, int, int]:
    return points, s.concluded[player].bit_count(), s.active[player]
