"""How much anybody may ask of the server: rates by address and by seat, and sizes."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from detente.core.errors import BadInput

LARGEST_REQUEST: Final = 32 * 1024
LARGEST_RECORD: Final = 256 * 1024
MOST_RECORDED: Final = 3000
"""Choices in a record; no game comes near, but a position can be made that asks for ever."""
MOST_NOTES: Final = 12
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 500
LONGEST_ID: Final = 64
_MOST_REMEMBERED: Final = 20_000


class TooFast(BadInput):
    """Somebody asks more often than is allowed; `seconds` says how long to wait."""


class Rate:
    """So many a second in the long run, with a reserve for bursts, for each key by itself."""

    def __init__(self, per_second: float, reserve: int) -> None:
        self.per_second = per_second
        self.reserve = reserve
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, now: float | None = None) -> None:
        """Count one; TooFast if the key has used up what it may."""
        now = time.monotonic() if now is None else now
        left, since = self._left.pop(key, (float(self.reserve), now))
        left = min(self.reserve, left + (now - since) * self.per_second)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, now)
        if len(self._left) > _MOST_REMEMBERED:
            self._left.popitem(last=False)
        if not allowed:
            wait = max(1, round((1 - left) / self.per_second + 0.5))
            raise TooFast("request-too-fast", seconds=wait)


@dataclass
class Limits:
    """The rates of one server; a bench raises them."""

    requests: Rate = field(default_factory=lambda: Rate(20, 200))
    """HTTP requests and new connections, by address."""
    tables: Rate = field(default_factory=lambda: Rate(1 / 10, 20))
    """New tables, by address."""
    demands: Rate = field(default_factory=lambda: Rate(10, 60))
    """Choices and undos, by seat."""
    lines: Rate = field(default_factory=lambda: Rate(1 / 2, 10))
    """Chat, by seat."""
    hints: Rate = field(default_factory=lambda: Rate(1 / 2, 10))
    """What a bot would choose, by address."""


def clean(text: str, longest: int) -> str:
    """Text from outside without control characters and surplus blanks, not too long."""
    kept = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(kept.split())[:longest].strip()
