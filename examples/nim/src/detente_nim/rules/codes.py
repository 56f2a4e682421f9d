"""The moves: so many pieces from a heap."""

from typing import Final

HEAPS: Final = ("a", "b", "c", "d")
MOST: Final = 7
"""How many pieces a heap has at most."""

CODES: Final = tuple([f"{heap}_{count}" for heap in HEAPS for count in range(1, MOST + 1)])
"""`b_3` takes three pieces from heap b. The place in this tuple is the integer action."""


def action(heap: int, count: int) -> int:
    """The integer for taking so many pieces from a heap."""
    return heap * MOST + count - 1


def heap_and_count(action: int) -> tuple[int, int]:
    """The heap that an action takes from, and how many pieces it takes."""
    heap, rest = divmod(action, MOST)
    return heap, rest + 1
