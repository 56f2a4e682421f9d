"""What the bots know of Secret Power: rules of thumb, since a game has hundreds of choices."""

from detente.bots.secret_power.thumb import SecretPowerThumb as Thumb

__all__ = ["Thumb"]
