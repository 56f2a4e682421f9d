"""What the bots know of Agents: rules of thumb, since a game has hundreds of choices."""

from detente.bots.agents.thumb import AgentsThumb as Thumb

__all__ = ["Thumb"]
