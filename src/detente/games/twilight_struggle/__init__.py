"""Twilight Struggle, 2nd edition (2 players)."""

from detente.registry import GamePackage

PACKAGE = GamePackage(
    name="twilight_struggle",
    module=__name__,
    game="rules.game:TwilightStruggle",
    bot="bot.policy:TwilightPolicy",
    terminal="terminal:BOARD",
    stories="stories:STORIES",
    importer="importer.replayed:IMPORTER",
    referee="referee.referee:REFEREE",
)
