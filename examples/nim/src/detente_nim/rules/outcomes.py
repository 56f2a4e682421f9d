"""The random outcomes of Nim."""

from detente.core.outcomes import Die
from detente_nim.rules.codes import MOST

HEAP_SIZE = Die("heap_size", MOST)
"""NIM-2: how many pieces a heap has at the start."""
