"""The rollout policy of Twilight Struggle for its bots, and the value of a position."""
