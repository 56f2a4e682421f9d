"""Play in a terminal: a board in 80 columns, numbered options, every answer a line of text."""
