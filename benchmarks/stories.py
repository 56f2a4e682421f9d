"""What stories cost: a move on the server with and without them, and how much an update grows.

At each table a random game is played by two people; after each move the updates of both and of a
spectator are made and encoded. Tables with stories and tables without take turns in one process.

    python -m benchmarks.stories
"""

import argparse
import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from statistics import median
from tempfile import TemporaryDirectory
from unittest.mock import patch

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Rows

from detente import registry
from detente.server.bot_workers import BotWorkers
from detente.server.create import create_table
from detente.server.messages import NewTable
from detente.server.storage import store
from detente.server.storage.database import Database
from detente.server.table.projection import table_update
from detente.server.table.recaps import Recap, Recaps
from detente.server.table.table import Table
from detente.server.tables import TableRegistry

MOST_TIME = 1.05
MOST_BYTES = 1.3
"""What is to be kept: with stories divided by without, at most."""
MOVES = 120
GUEST = "guest"


@contextmanager
def without_stories() -> Iterator[None]:
    """Updates say nothing of stories, as before there were any."""
    nothing = Recap([], 0, 0, [])
    with patch.object(Recaps, "since", lambda *_: nothing):
        yield


async def played(tables: TableRegistry, game: str, seed: int) -> tuple[float, int]:
    """The processor time of a move, and the bytes of a seat's update, on an average of one game."""
    with patch("secrets.token_hex", return_value=f"{seed:064}"):  # the same chance twice
        grant = await create_table(tables, NewTable(game, ["me", "me"]), GUEST)
    table, rng, size, moves = await tables.get(grant.table), random.Random(seed), 0, 0
    _update(table, 0)
    begun = time.process_time()
    while moves < MOVES and not table.state.over:
        seat = rng.choice(table.state.to_act)
        move = rng.choice(table.state.legal_moves(seat))
        await table.moves.play(seat, f"move-{moves}", table.version, move)
        moves += 1
        size += len(_update(table, 0))
        for other in (1, None):
            _update(table, other)
    return (time.process_time() - begun) / moves, size // moves


def _update(table: Table, seat: int | None) -> bytes:
    own = () if seat is None else (seat,)
    return msgspec.json.encode(table_update(table, own, seat, table.version - 1))


async def measure(game: str, rounds: int) -> tuple[float, float]:
    """How many times the time and the bytes are with stories what they are without."""
    times, bytes_ = [], []
    with TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{folder}/detente.db")
        database.migrate()
        tables = TableRegistry(database, BotWorkers())
        await tables.open()
        await database.write(partial(store.add_guest, guest=GUEST, name="Guest", at=0.0))
        for seed in range(rounds):
            with_them = await played(tables, game, seed)
            with without_stories():
                without = await played(tables, game, seed)
            times.append(with_them[0] / without[0])
            bytes_.append(with_them[1] / without[1])
        await tables.close()
    return median(times), median(bytes_)


def main() -> None:
    """Measure all games, and say whether the limits are kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="games with and without, each")
    rounds = parser.parse_args().rounds
    rows = Rows("game", "time of a move", "bytes of an update", box=SIMPLE_HEAD)
    kept = True
    for game in registry.names():
        if game in ("agents", "cia_vs_kgb", "secret_power", "twilight_struggle"):
            slower, larger = asyncio.run(measure(game, rounds))
            kept = kept and slower <= MOST_TIME and larger <= MOST_BYTES
            rows.add_row(game, f"× {slower:.3f}", f"× {larger:.2f}")
    Console().print(rows)
    print(f"At most × {MOST_TIME} and × {MOST_BYTES}: {'kept' if kept else 'not kept'}.")


if __name__ == "__main__":
    main()
