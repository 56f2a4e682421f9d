"""The loop guard: no activation may bring back a position of this struggle (CVK-A21)."""

from detente.games.cia_vs_kgb.rules.cards import ECONOMIC_GROUPS
from detente.games.cia_vs_kgb.rules.state import ColdWar


def position_key(s: ColdWar, ready: tuple[int, ...], mobilised: tuple[int, ...], actor: int) -> int:
    """Both tableaus with states, both pile sizes and the player to act, as one number."""
    first = ready[0] | mobilised[0] << 24
    second = ready[1] | mobilised[1] << 24
    sizes = actor | len(s.groups.cards) << 1 | len(s.group_discard) << 6
    return first | second << 48 | sizes << 96


def remember(s: ColdWar, actor: int) -> None:
    """Note the position in which this seat is to act, unless no group could bring it back."""
    if s.rules.superko and (s.ready[0] | s.ready[1]) & ECONOMIC_GROUPS:
        s.positions = (*s.positions, position_key(s, s.ready, s.mobilised, actor))


def seen_before(s: ColdWar, ready: tuple[int, ...], mobilised: tuple[int, ...], actor: int) -> bool:
    """Whether the position has already been on the table in this struggle."""
    return s.rules.superko and position_key(s, ready, mobilised, actor) in s.positions
