"""What bots think of CIA vs KGB."""

from detente.bots.cia_vs_kgb.rounds import ColdWarJudgement as Judge

__all__ = ["Judge"]
