"""Coups (TS-6.3)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.countries import (
    EUROPE,
    IN_AMERICAS,
    IN_EUROPE,
    IS_BATTLEGROUND,
    STABILITY,
    in_mask,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import (
    CRISIS,
    DEATH_SQUADS,
    NUCLEAR_SUBS_SHIELD,
    REFORMER,
    SALT,
    YURI_SAMANTHA,
)
from detente.games.twilight_struggle.rules.outcomes import COUP_DIE
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.targets import protects, unprotected
from detente.games.twilight_struggle.rules.terms import FREE, NOTHING_YET, bonus

_NO_ENEMY: Final = Reason("TS-CO-1", "refused-no-enemy-influence")
_REFORMER: Final = Reason("TS-RF-1", "refused-reformer")


def forbids_coup(s: ColdWar, side: int, place: int, terms: int) -> Reason | None:
    """What keeps a side from a coup in a country, or None."""
    reason = protects(s, side, place, terms, _NO_ENEMY)
    if reason is not None:
        return reason
    if side == USSR and s.effects & REFORMER and IN_EUROPE[place]:
        return _REFORMER
    return None


def can_coup(s: ColdWar, side: int, terms: int) -> bool:
    """Whether there is any legal target."""
    return coup_targets(s, side, terms) != 0


def coup_targets(s: ColdWar, side: int, terms: int) -> int:
    """The mask of all legal targets: what `forbids_coup` lets pass, all at once for speed."""
    places = unprotected(s, side, s.present[1 - side], terms)
    return places & ~EUROPE if side == USSR and s.effects & REFORMER else places


def die_modifier(s: ColdWar, side: int, place: int) -> int:
    """TS-CO-5: SALT and the Death Squads change the die only."""
    total = -1 if s.effects & SALT else 0
    if IN_AMERICAS[place]:
        if s.effects & DEATH_SQUADS[side]:
            total += 1
        if s.effects & DEATH_SQUADS[1 - side]:
            total -= 1
    return total


def lowers_defcon(s: ColdWar, side: int, place: int) -> bool:
    """TS-6.3.4, TS-NS-1: a coup in a battleground, unless Nuclear Subs cover it."""
    if not IS_BATTLEGROUND[place]:
        return False
    return not (side == US and s.effects & NUCLEAR_SUBS_SHIELD)


def result_of(modified_die: int, ops: int, place: int) -> int:
    """TS-6.3.2: by how much a coup succeeds; 0 if it fails."""
    return max(0, modified_die + ops - 2 * STABILITY[place])


class Coup(SideDecision):
    """TS-6.3.1: name the country to coup."""

    __slots__ = ("terms", "value")
    __match_args__ = ("seat", "value", "terms")

    rule: ClassVar[str] = "TS-6.3.1"
    prompt: ClassVar[str] = "prompt-coup"

    def __init__(self, seat: int, value: int, terms: int) -> None:
        super().__init__(seat)
        self.value = value
        self.terms = terms

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The countries with enemy influence."""
        return in_mask(s.present[1 - seat])

    def unbarred(self, s: ColdWar, seat: int) -> list[int]:
        """All targets at once."""
        return in_mask(coup_targets(s, seat, self.terms))

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Whatever protects a country."""
        return forbids_coup(s, seat, action, self.terms)

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Make the attempt."""
        attempt_coup(s, seat, action, self.ops(s, action), free=self.terms & FREE != 0)

    def ops(self, s: ColdWar, place: int) -> int:
        """The points that a coup there has."""
        return self.value + bonus(s, self.seat, self.terms, NOTHING_YET, place)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The Operations points."""
        return {"ops": self.value}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country; some may cost the game."""
        if lowers_defcon(s, seat, action):
            return "do-coup-battleground"
        return "do-coup-country"


def attempt_coup(s: ColdWar, side: int, place: int, ops: int, free: bool) -> int:
    """TS-6.3.2, TS-G-05: MilOps, DEFCON, die, result. Returns the enemy influence removed."""
    if not free:
        s.count_military(side, ops)
    if s.effects & CRISIS[side]:  # TS-DF-3
        s.log_public(log.CRISIS_LOST, side)
        s.win(1 - side, "cuban_missile_crisis")
    if lowers_defcon(s, side, place):
        s.degrade_defcon()
    if s.effects & YURI_SAMANTHA and side == US:  # After DEFCON: nuclear war goes before 20 VP.
        s.gain(USSR, 1)
    if s.over:
        return 0
    die = s.roll(COUP_DIE, place, side)
    more = die_modifier(s, side, place)
    result = result_of(die + more, ops, place)
    s.log_public(log.COUP_ROLLED, side, place, die, more, ops, STABILITY[place], result)
    removed = s.remove(1 - side, place, result)
    s.add(side, place, result - removed)
    return removed
