"""One module for each step, numbered; a step that was released never changes."""
