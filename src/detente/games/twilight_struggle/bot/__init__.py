"""How the bots play Twilight Struggle."""

from detente.games.twilight_struggle.bot.policy import TwilightThumb as Thumb

__all__ = ["Thumb"]
