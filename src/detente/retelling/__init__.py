"""Real games told again: what was played elsewhere goes move by move through our rules."""
