"""How each game looks in a terminal: one module a game, named like the game."""
