"""Secret Power: New World Order."""
