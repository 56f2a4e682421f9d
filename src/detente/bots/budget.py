"""The budget of a search: processor time or iterations for one decision."""

import re
from typing import Final

from detente.core.errors import InvalidInput

_UNLIMITED: Final = 1 << 62


class Budget:
    """What a search may spend on one decision: seconds of its thread's processor time, iterations.

    The search stops at whichever limit is reached first.
    """

    __slots__ = ("iterations", "seconds")

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations


def read_budget(text: str) -> Budget:
    """The budget that a spec names: 50ms, 2s or 200it."""
    found = re.fullmatch(r"([1-9][0-9]{0,6})(ms|s|it)", text)
    if found is None:
        raise InvalidInput("bad-budget", budget=text)
    amount, unit = int(found[1]), found[2]
    if unit == "it":
        return Budget(float("inf"), amount)
    return Budget(amount / 1000 if unit == "ms" else float(amount), _UNLIMITED)
