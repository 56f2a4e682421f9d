"""Python's garbage collector, kept from stopping the game.

A full collection looks at every object of every table: among a thousand tables that takes half a
second, in which nobody hears anything. So the collector by itself looks only at what is new, and a
full collection waits for a quiet moment, though not for ever.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

_NEW_OBJECTS: Final = 10_000
_NEVER: Final = 1_000_000_000
_BETWEEN_LOOKS: Final = 10.0
_NOT_FOR_EVER: Final = 600.0


async def collect_in_quiet_moments(quiet: Callable[[], bool]) -> None:
    """Take over from the collector's own timing, in a process that does nothing but serve."""
    gc.collect()
    gc.freeze()  # modules, routes, texts: all this stays
    gc.set_threshold(_NEW_OBJECTS, 10, _NEVER)
    last = time.monotonic()
    while True:
        await asyncio.sleep(_BETWEEN_LOOKS)
        if quiet() or time.monotonic() - last > _NOT_FOR_EVER:
            gc.collect()
            last = time.monotonic()
