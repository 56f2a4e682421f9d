"""What the bots know of Secret Power: rules of thumb, since a game has hundreds of choices."""

from detente.games.secret_power.bot.policy import SecretPowerThumb as Thumb

__all__ = ["Thumb"]
