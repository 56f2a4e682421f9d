"""Text for a terminal: screen, lines, tables, and the boards of games. Rich, no game loop."""
