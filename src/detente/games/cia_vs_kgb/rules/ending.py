"""The end of the game: the higher score wins (CVK-7.5, CVK-A4)."""

from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.state import ColdWar


def end_game(s: ColdWar, reason: str) -> None:
    """The higher score wins; equal scores are a draw, won by both."""
    best = max(s.score)
    winners = [seat for seat in (0, 1) if s.score[seat] == best]
    if len(winners) == 1:
        s.log_public(log.GAME_WON, winners[0], best)
    else:
        s.log_public(log.GAME_DRAWN, best)
    s.finish(winners, list(s.score), reason)
