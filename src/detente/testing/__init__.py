"""A kit for the tests of any game."""
