"""Kill the server 100 times during play by 20 clients, on each database: `make soak-server`.

Nothing that was acknowledged may be lost, nothing may be doubled. It takes at most a quarter of an
hour; a machine that is too slow for all kills in that time is told so.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.postgresql import Unavailable, server
from tests.server.serving import serving
from tests.server.test_crash import Player, check_what_is_stored, crash

PAIRS, ALONE = 9, 2
"""20 clients: pairs of people, and people against a bot."""
PAUSE = 0.1
"""Seconds that a client thinks, or they would keep a small machine from starting the server."""
SITTING = 10
"""After so many kills all begin new games; a game at random may be over after a few more."""
SECONDS = 15 * 60
ANSWERING = 60
"""Seconds of these in which everything is answered and compared."""


@contextmanager
def sqlite() -> Iterator[str]:
    """The URL of a new SQLite database."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{Path(folder) / 'table.db'}"


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a new PostgreSQL server."""
    with server() as running:
        yield running.url


def soak(url: str, kills: int, seconds: float) -> bool:
    """Play through the kills and print the figures; whether there was time for all."""
    started, killed = time.monotonic(), 0
    everybody: list[Player] = []
    with serving(url) as served:
        for sitting in range(0, kills, SITTING):
            left = seconds - (time.monotonic() - started)
            these = min(SITTING, kills - sitting)
            players, times = asyncio.run(
                crash(served, these, left, PAIRS, ALONE, PAUSE, seed=sitting)
            )
            everybody += players
            killed += times
            if times < these:
                break
    check_what_is_stored(everybody, url)
    refused = {error for player in everybody for error in player.refused.values()}
    assert refused <= {"table-stale"}, refused
    over = sum(player.view["result"] is not None for player in everybody)
    print(
        f"  {killed} kills during play by {2 * PAIRS + ALONE} clients: "
        f"{sum(len(player.done) for player in everybody)} requests acknowledged, "
        f"{sum(player.resent for player in everybody)} sent again after a kill, "
        f"{over} of {len(everybody)} seats' games over; "
        f"nothing lost, nothing doubled ({time.monotonic() - started:.0f} s)",
        flush=True,
    )
    return killed == kills


def mute_servers() -> None:
    """Keep off the screen what processes say about being killed while they start."""
    sys.stderr = os.fdopen(os.dup(2), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


def main() -> None:
    """Run it on both databases."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=100)
    arguments.add_argument("--seconds", type=float, default=SECONDS)
    given = arguments.parse_args()
    mute_servers()
    each = given.seconds / 2 - ANSWERING
    complete = True
    for name, database in (("SQLite", sqlite), ("PostgreSQL", postgresql)):
        print(name, flush=True)
        try:
            with database() as url:
                complete &= soak(url, given.kills, each)
        except Unavailable as reason:
            print(f"  not tested: {reason}")
    if not complete:
        sys.exit(f"There was no time for {given.kills} kills; --seconds gives more.")


if __name__ == "__main__":
    main()
