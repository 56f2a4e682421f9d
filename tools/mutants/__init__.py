"""`make mutants GAME=…`: faults planted in the rules of a game, to see whether its tests notice.

docs/testing.md tells how it works and what it found.
"""
