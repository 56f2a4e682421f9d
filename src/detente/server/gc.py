"""When Python's garbage collector runs, so that it does not interrupt the games.

A full collection looks at every object of every table: with a thousand tables that takes half a
second, in which no request is answered. So the collector by itself looks only at new objects, and a
full collection waits for a quiet moment, but at most ten minutes.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

_NEW_OBJECTS: Final = 10_000
_NEVER: Final = 1_000_000_000
_BETWEEN_LOOKS: Final = 10.0
_LONGEST_WAIT: Final = 600.0


async def collect_in_quiet_moments(quiet: Callable[[], bool]) -> None:
    """Run full collections when `quiet()` says so; for a process that does nothing but serve."""
    gc.collect()
    gc.freeze()  # modules, routes, texts: all this stays
    gc.set_threshold(_NEW_OBJECTS, 10, _NEVER)
    last = time.monotonic()
    while True:
        await asyncio.sleep(_BETWEEN_LOOKS)
        if quiet() or time.monotonic() - last > _LONGEST_WAIT:
            gc.collect()
            last = time.monotonic()
