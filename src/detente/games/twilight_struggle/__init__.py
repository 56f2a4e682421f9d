"""Twilight Struggle, 2nd edition (2 players)."""
