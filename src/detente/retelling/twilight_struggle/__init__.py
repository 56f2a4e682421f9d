"""Twilight Struggle told again: from the text logs of another program, or by people at a board."""
