"""What bots think of CIA vs KGB."""

from detente.games.cia_vs_kgb.bot.rounds import ColdWarJudgement as Judge

__all__ = ["Judge"]
