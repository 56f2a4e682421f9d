"""Cold War: CIA vs KGB (2 players)."""

from detente.registry import GamePackage

PACKAGE = GamePackage(
    name="cia_vs_kgb",
    module=__name__,
    game="rules.game:CiaVsKgb",
    bot="bot.rounds:ColdWarEvaluation",
    terminal="terminal:BOARD",
    stories="stories:STORIES",
)
