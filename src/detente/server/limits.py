"""How much a client may ask of the server: rates by address and by seat, sizes, sockets, times."""

import re
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from detente.core.errors import InvalidInput

LARGEST_REQUEST: Final = 32 * 1024
LARGEST_RECORD: Final = 256 * 1024
MOST_RECORDED: Final = 3000
"""Moves in a record; no game comes near, but one from a made-up position could have no end."""
MOST_NOTES: Final = 12
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 500
LONGEST_ID: Final = 64
ID: Final = re.compile(rf"[\w-]{{1,{LONGEST_ID}}}", re.ASCII)
"""What a client may use as the id of a request."""
LONG_ID: Final = 32
"""Letters of an id that nobody guesses: without a cookie it alone proves whose request it is."""
_MOST_REMEMBERED: Final = 20_000


class TooFast(InvalidInput):
    """A client asks more often than is allowed; `seconds` says how long to wait."""


class Rate:
    """A token bucket for each key: so many a second in the long run, with a reserve for bursts."""

    def __init__(self, per_second: float, reserve: int) -> None:
        self.per_second = per_second
        self.reserve = reserve
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, key: str, now: float | None = None) -> None:
        """Count one request; TooFast if the key has used up its reserve."""
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


@dataclass(frozen=True)
class SocketLimits:
    """How many sockets there may be, and how long the server waits for what must come from them."""

    per_address: int = 300
    in_all: int = 4000
    refused: int = 200
    """So many that are too many get an answer at a time; the others are closed without one."""
    head_bytes: int = 16 * 1024
    """A request without its body."""
    pipelined: int = 16
    """Requests that wait for the answer to an earlier one of the same socket."""
    fragments: int = 1024
    """Parts of one message of a live connection."""
    send_buffer: int = 128 * 1024
    """Bytes that the system keeps for a client that does not read; Linux takes twice as much."""
    head_seconds: float = 10
    """From the opening of the socket or the first byte of a request to the end of its head."""
    body_seconds: float = 30
    between_seconds: float = 5
    """From an answer to the next request."""
    subscribe_seconds: float = 15
    """From the opening of a live connection to its first valid message."""
    ping_seconds: float = 20
    """Between two pings of a live connection, and from a ping to its answer."""
    room_seconds: float = 30
    """For how long a client may leave what is sent to it unread, once there is no more room."""
    close_seconds: float = 5
    """From the end of a socket until what is still to be sent is given up."""


@dataclass
class Limits:
    """The limits of one server; benchmarks raise them."""

    requests: Rate = field(default_factory=lambda: Rate(20, 200))
    """HTTP requests and new connections, by address."""
    tables: Rate = field(default_factory=lambda: Rate(1 / 10, 20))
    """New tables, by address."""
    moves: Rate = field(default_factory=lambda: Rate(10, 60))
    """Moves and undos, by seat."""
    chat: Rate = field(default_factory=lambda: Rate(1 / 2, 10))
    """Chat messages, by seat."""
    hints: Rate = field(default_factory=lambda: Rate(1 / 2, 10))
    """Hints, by address."""
    reports: Rate = field(default_factory=lambda: Rate(1 / 60, 5))
    """Reports of chat messages, by address."""
    sockets: SocketLimits = field(default_factory=SocketLimits, kw_only=True)


def clean(text: str, longest: int) -> str:
    """Text without control characters and surplus blanks, cut to a length."""
    kept = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(kept.split())[:longest].strip()
