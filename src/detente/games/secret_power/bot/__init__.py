"""The rollout policy of Secret Power for its bots, and the value of a position."""
