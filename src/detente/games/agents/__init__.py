"""Agents: Shield and Sword (2–4 players)."""
