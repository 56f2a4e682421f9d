"""What the bots know of Agents: rules of thumb, since a game has hundreds of choices."""

from detente.games.agents.bot.policy import AgentsThumb as Thumb

__all__ = ["Thumb"]
