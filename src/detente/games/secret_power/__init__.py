"""Secret Power: New World Order."""

from detente.registry import GamePackage

PACKAGE = GamePackage(
    name="secret_power",
    module=__name__,
    game="rules.game:SecretPower",
    bot="bot.policy:SecretPowerPolicy",
    terminal="terminal:BOARD",
    stories="stories:STORIES",
)
