"""The rollout policy of Agents for its bots, and the value of a position."""
