"""How the bots play Twilight Struggle."""

from detente.bots.twilight_struggle.thumb import TwilightThumb as Thumb

__all__ = ["Thumb"]
