"""New tables: to play at, or to show a record from elsewhere."""

import asyncio
import random
import secrets
import time
from typing import Final

from sqlalchemy import Connection

import detente
from detente import registry
from detente.core.errors import InvalidInput
from detente.core.game import Game
from detente.server import guests, shown_records
from detente.server.messages import NewRecord, NewTable, SeatGrant
from detente.server.storage import store
from detente.server.storage.rows import SeatRow, TableRow, TokenRow
from detente.server.table.game_log import GameLog
from detente.server.table.loading import snapshot
from detente.server.table.seats import Seats, read_seats
from detente.server.tables import TableRegistry

_KINDS: Final = {"me": "person", "open": "open", "link": "link"}
"""What can be requested for a seat, beside a bot's level → the kind of seat."""


async def create_table(tables: TableRegistry, request: NewTable, guest: str) -> SeatGrant:
    """Create the table that a guest requests."""
    game = _newest_game(request)
    seat_requests = _seat_requests(game, request, tables.workers.levels(game.name))
    secret = secrets.token_hex(32)
    state = game.start(len(seat_requests), secret)
    now = time.time()
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.name,
        revision=game.revision,
        settings=dict(game.settings),
        seats=len(seat_requests),
        pace=request.pace,
        secret=secret,
        host=guest,
        started=now,
        changed=now,
        version=0,
        to_act=list(state.to_act),
        asked=[now] * len(state.to_act),
        result=state.result,
        closed=False,
        listed="open" in seat_requests,
    )
    rows = [_seat_row(row.id, seat, wanted, now) for seat, wanted in enumerate(seat_requests)]
    own = [seat for seat, wanted in enumerate(seat_requests) if wanted == "me"]
    token = guests.new_token()
    invitations = {s: guests.new_token() for s, one in enumerate(seat_requests) if one == "link"}

    def write(c: Connection) -> Seats:
        store.add_table(c, row, rows)
        for seat in own:
            store.hold(c, row.id, seat, guest, now)
        if own:
            opened = guests.token_hash(token)
            store.add_token(c, TokenRow(opened, row.id, own[0], "seat", now, guest=guest))
        for seat, invitation in invitations.items():
            digest = guests.token_hash(invitation)
            store.add_token(c, TokenRow(digest, row.id, seat, "invitation", now, guest=guest))
        return read_seats(c, row.id, row.pace, tables.running_since)

    seats = await tables.database.write(write)
    tables.add(row, seats, GameLog(state, [0]), []).bots.start()
    return SeatGrant(
        table=row.id,
        seat=game.seat_name(own[0]) if own else None,
        token=token if own else None,
        invitations={game.seat_name(seat): token for seat, token in invitations.items()},
    )


def _newest_game(request: NewTable) -> Game:
    """The game with the requested settings, by the newest revision of its rules."""
    if "revision" in request.settings:  # which is no option of the players
        allowed = list(registry.game_class(request.game).option_values)
        raise InvalidInput("unknown-option", game=request.game, option="revision", allowed=allowed)
    return detente.game(request.game, **request.settings)


def _seat_requests(game: Game, request: NewTable, levels: list[str]) -> list[str]:
    """What is requested for each seat, checked and, if so requested, shuffled."""
    seat_requests = list(request.seats)
    game.check_seats(len(seat_requests))
    for wanted in seat_requests:
        if wanted not in _KINDS and wanted not in levels:
            raise InvalidInput("table-bad-seat", word=wanted[:40], allowed=[*_KINDS, *levels])
    if request.shuffle_seats:
        random.SystemRandom().shuffle(seat_requests)
    return seat_requests


def _seat_row(table: str, seat: int, wanted: str, now: float) -> SeatRow:
    kind = _KINDS.get(wanted, "bot")
    return SeatRow(table, seat, kind, wanted if kind == "bot" else None, [], now)


async def show_record(tables: TableRegistry, request: NewRecord, guest: str) -> SeatGrant:
    """Create a table that shows a record from elsewhere, if the record can be verified."""
    async with tables.verifying:  # it replays a whole game; one at a time leaves room for others
        verifying = asyncio.to_thread(shown_records.verified, request.text, request.file)
        record, state = await verifying
    row = shown_records.table_row(record, state, guest, time.time())

    def write(c: Connection) -> None:
        store.add_table(c, row, shown_records.seat_rows(row))
        store.add_entries(c, shown_records.entry_rows(row, record))
        store.keep_snapshot(c, row.id, row.version, snapshot(state))

    await tables.database.write(write)
    return SeatGrant(table=row.id, seat=None, token=None)
