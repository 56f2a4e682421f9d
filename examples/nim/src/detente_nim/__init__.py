"""Nim (2 players): a complete game outside Détente's own package."""

from detente.registry import GamePackage

PACKAGE = GamePackage(
    name="nim",
    module=__name__,
    game="rules.game:NimGame",
    bot="bot:NimEvaluation",
    terminal="terminal:BOARD",
    stories="stories:STORIES",
)
