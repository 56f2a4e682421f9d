"""A game on a real table: people type what happens, the engine checks it."""
