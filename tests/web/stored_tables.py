"""Tables as they are after some play, put into the database as if they had been played there."""

import random
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

from sqlalchemy import create_engine

import detente
from detente import State
from detente.core.record import Record
from detente.server.guests import new_token, token_hash
from detente.server.shown_records import entry_rows
from detente.server.storage import store
from detente.server.storage.rows import SeatRow, TableRow, TokenRow


@dataclass
class StoredTable:
    """A table, and for each seat by its name the address that lets somebody sit down there."""

    id: str
    record: Record
    seats: dict[str, str]

    @property
    def address(self) -> str:
        """Where spectators look."""
        return f"/t/{self.id}"


def played(
    until: Callable[[State], bool], name: str = "cia_vs_kgb", seats: int = 2, **rules: Any
) -> State:
    """A game up to the first position of this kind, always the same one."""
    game = detente.game(name, **rules)
    for number in count():
        rng = random.Random(number)
        state = game.start(seats, f"seed {number}")
        while not until(state) and not state.over:
            seat = state.to_act[0]
            moves = state.legal_moves(seat)
            hasty = "pass" in moves and rng.random() < 0.5  # or it would be a long game
            state.play(seat, "pass" if hasty else rng.choice(moves))
        if until(state):
            return state
    raise AssertionError("unreachable")


def stored(
    database: str, state: State, absent_for: float = 0.0, bots: Mapping[int, str] | None = None
) -> StoredTable:
    """A table at which all this was played by people who have been away for some seconds.

    At some seats there may be bots instead, of these levels.
    """
    record = state.record()
    id, now = secrets.token_urlsafe(9), time.time()
    row = TableRow(
        id=id,
        game=record.game,
        revision=record.revision,
        settings=record.settings,
        seats=record.seats,
        pace="live",
        secret=str(record.origin["seed"]),
        host=None,
        started=now - absent_for,
        changed=now - absent_for,
        version=len(record.moves),
        to_act=list(state.to_act),
        result=state.result,
        closed=False,
        listed=False,
    )
    seats = range(record.seats)
    tokens = [new_token() for _ in seats]
    engine = create_engine(database, connect_args={"timeout": 30})
    with engine.begin() as c:
        levels = [(bots or {}).get(seat) for seat in seats]
        rows = [
            SeatRow(id, seat, "bot" if level else "person", level, [], now - absent_for)
            for seat, level in enumerate(levels)
        ]
        store.add_table(c, row, rows)
        for seat, token in enumerate(tokens):
            store.add_token(c, TokenRow(token_hash(token), id, seat, "seat", now))
        store.add_entries(c, entry_rows(row, record))
    engine.dispose()
    names = [state.game.seat_name(seat) for seat in seats]
    addresses = [f"/t/{id}#seat={token}" for token in tokens]
    return StoredTable(id, record, dict(zip(names, addresses, strict=True)))
