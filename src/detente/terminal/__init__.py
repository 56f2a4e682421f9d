"""Play in a terminal: a board in 80 columns, numbered moves, every answer a line of text."""
