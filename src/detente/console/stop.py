"""Ctrl-C, SIGTERM and SIGHUP: they stop the program, except while something is being saved."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any, Final

_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Windows has no SIGHUP."""


class Stopped(KeyboardInterrupt):
    """A signal asked the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = 128 + number


class Stop:
    """While entered, these signals raise Stopped, at once or at the end of `held`."""

    def __init__(self) -> None:
        self._holding = False
        self._asked: int | None = None
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Stop":
        self._before = {number: signal.signal(number, self._ask) for number in _SIGNALS}
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Delay a signal until the block is finished."""
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
            if self._asked is not None:
                raise Stopped(self._asked)

    def _ask(self, number: int, frame: FrameType | None) -> None:
        if not self._holding:
            raise Stopped(number)
        self._asked = number
