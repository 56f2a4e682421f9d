"""The loop guard: no activation may bring back a position of this struggle (CVK-A21)."""

from detente.games.cia_vs_kgb.state import ColdWar


def position_key(s: ColdWar, ready: list[int], mobilised: list[int], actor: int) -> int:
    """Both tableaus with states, both pile sizes and the player to act, as one number."""
    key = ready[0] | ready[1] << 24 | mobilised[0] << 48 | mobilised[1] << 72
    return key | len(s.groups.cards) << 96 | len(s.group_discard) << 101 | actor << 106


def remember(s: ColdWar, actor: int) -> None:
    """Note the position in which this seat is to act."""
    if s.rules.superko:
        s.positions = (*s.positions, position_key(s, s.ready, s.mobilised, actor))


def seen_before(s: ColdWar, ready: list[int], mobilised: list[int], actor: int) -> bool:
    """Whether the position has already been on the table in this struggle."""
    return s.rules.superko and position_key(s, ready, mobilised, actor) in s.positions
