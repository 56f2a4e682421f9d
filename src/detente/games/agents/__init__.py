"""Agents: Shield and Sword (2–4 players)."""

from detente.registry import GamePackage

PACKAGE = GamePackage(
    name="agents",
    module=__name__,
    game="rules.game:Agents",
    bot="bot.policy:AgentsPolicy",
    terminal="terminal:BOARD",
    stories="stories:STORIES",
)
