"""The house: all tables, loaded when somebody wants them and put away when nobody does."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Collection
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection

import detente
from detente import bots, registry
from detente.core.errors import BadInput
from detente.core.game import Game
from detente.lessons import lessons
from detente.registry import PackageProblem
from detente.server import guests, shown_records
from detente.server.bot_workers import Thinkers
from detente.server.guests import Guests
from detente.server.limits import Limits
from detente.server.messages import (
    GameInfo,
    Lobby,
    NewRecord,
    NewTable,
    OptionInfo,
    Place,
    SeatInfo,
    TableInfo,
)
from detente.server.metrics import BOT_FAILURES, TABLES, THINKING
from detente.server.seats import Seats
from detente.server.storage import store
from detente.server.storage.database import Database
from detente.server.storage.store import LineRow, SeatRow, TableRow
from detente.server.table import Play, Table, describe, load_game, snapshot

_LOG: Final = logging.getLogger(__name__)
LEVELS: Final = list(bots.LEVELS)
_PUT_AWAY_AFTER: Final = 120.0
_QUIET_AFTER: Final = 3.0
_KINDS: Final = {"me": "person", "open": "open", "link": "link"}


class House:
    """Tables in memory in front of the store, the bots, and whoever may come in."""

    def __init__(
        self,
        database: Database,
        thinkers: Thinkers,
        limits: Limits | None = None,
        pause: float = 0.7,
    ) -> None:
        self.database = database
        self.thinkers = thinkers
        self.limits = limits or Limits()
        self.pause = pause
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._proving = asyncio.Lock()
        self.guests: Guests

    async def open(self) -> None:
        """Begin: read the key, and let bots go on that were thinking when the server stopped."""
        self.guests = Guests(await self.database.write(store.signing_key))
        waiting = await self.database.read(store.tables_with_bots)
        self._chores = [
            asyncio.create_task(self._tidy()),
            asyncio.create_task(self._resume(waiting)),
        ]

    async def close(self) -> None:
        """Stop; everything that matters is stored."""
        for chore in self._chores:
            chore.cancel()
        for table in self.tables.values():
            table.stop()
        await self.thinkers.close()
        self.database.close()

    async def _resume(self, tables: list[str]) -> None:
        for id in tables:
            try:
                (await self.table(id)).let_think()
            except Exception as error:  # one table that cannot be read must not stop the others
                _LOG.error("table %s cannot go on", id, exc_info=error)

    async def _tidy(self) -> None:
        """Put away tables that nobody has wanted for a while."""
        while True:
            await asyncio.sleep(_PUT_AWAY_AFTER / 4)
            now = time.monotonic()
            for id, table in list(self.tables.items()):
                if table.idle and now - table.touched > _PUT_AWAY_AFTER:
                    table.stop()
                    del self.tables[id]

    def quiet(self) -> bool:
        """Whether nothing has happened at any table for some seconds."""
        now = time.monotonic()
        return all(now - table.touched > _QUIET_AFTER for table in self.tables.values())

    def measure(self) -> None:
        """Bring the gauges up to date."""
        TABLES.set(len(self.tables))
        THINKING.set(self.thinkers.waiting + self.thinkers.working)
        BOT_FAILURES.set(self.thinkers.failures)

    # --- tables -------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table with this id."""
        if table := self.tables.get(id):
            table.touched = time.monotonic()
            return table
        if not (id.isascii() and id.isprintable()):  # PostgreSQL would not even compare it
            raise BadInput("table-unknown", table=id[:40])
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Table:
        def read(c: Connection) -> tuple[TableRow, Seats, Play, list[LineRow]]:
            row, play = load_game(c, id)
            seats = Seats(row.pace, store.seats(c, id), store.holders(c, id))
            return row, seats, play, store.lines(c, id)

        return self._put(*await self.database.read(read))

    def _put(self, row: TableRow, seats: Seats, play: Play, lines: list[LineRow]) -> Table:
        """Keep a table in memory from now on."""
        table = Table(self.database, self.thinkers, row, seats, play, lines, self.pause)
        self.tables[row.id] = table
        return table

    async def lay(self, wish: NewTable, guest: str) -> Place:
        """A new table, as somebody wishes it."""
        game = detente.game(wish.game, **wish.options)
        words = self._words(game, wish)
        secret = secrets.token_hex(32)
        state = game.start(len(words), secret)
        now = time.time()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            options=dict(game.settings),
            seats=len(words),
            pace=wish.pace,
            secret=secret,
            host=guest,
            started=now,
            changed=now,
            number=0,
            to_act=list(state.to_act),
            result=state.result,
            closed=False,
            listed="open" in words,
        )
        rows = [_seat_row(row.id, seat, word, now) for seat, word in enumerate(words)]
        own = [seat for seat, word in enumerate(words) if word == "me"]
        token = guests.new_token()
        invitations = {s: guests.new_token() for s, word in enumerate(words) if word == "link"}

        def lay(c: Connection) -> Seats:
            store.add_table(c, row, rows)
            for seat in own:
                store.hold(c, row.id, seat, guest)
            if own:
                store.add_token(c, guests.token_hash(token), row.id, own[0], "seat", now)
            for seat, invitation in invitations.items():
                digest = guests.token_hash(invitation)
                store.add_token(c, digest, row.id, seat, "invitation", now)
            return Seats(row.pace, rows, store.holders(c, row.id))

        seats = await self.database.write(lay)
        self._put(row, seats, Play(state, [0]), []).let_think()
        return Place(
            table=row.id,
            seat=game.seat_name(own[0]) if own else None,
            token=token if own else None,
            invitations={game.seat_name(seat): token for seat, token in invitations.items()},
        )

    async def show(self, wish: NewRecord, guest: str) -> Place:
        """A table that shows a record from elsewhere, once that is proved."""
        async with self._proving:  # it is a whole game; one at a time leaves room for the others
            record, state = await asyncio.to_thread(shown_records.proved, wish.text, wish.file)
        row = shown_records.table_row(record, state, guest, time.time())

        def keep(c: Connection) -> None:
            store.add_table(c, row, shown_records.seat_rows(row))
            store.add_entries(c, shown_records.entry_rows(row, record))
            store.keep_snapshot(c, row.id, row.number, snapshot(state))

        await self.database.write(keep)
        return Place(table=row.id, seat=None, token=None)

    def _words(self, game: Game, wish: NewTable) -> list[str]:
        """Who shall sit where, checked."""
        words = list(wish.seats)
        game.check_seats(len(words))
        for word in words:
            if word not in _KINDS and word not in LEVELS:
                raise BadInput("table-bad-seat", word=word[:40], allowed=[*_KINDS, *LEVELS])
        if wish.lot:
            random.SystemRandom().shuffle(words)
        return words

    # --- the lobby ----------------------------------------------------------------------------

    async def lobby(self, guest: str | None) -> Lobby:
        """Tables one can join, one's own, and those one can watch."""
        found = await self.database.read(partial(_find_tables, guest=guest))
        own = {
            row.id: [registry.game_class(row.game).seat_names[seat] for seat in found.held[row.id]]
            for row in found.mine
        }
        waiting = {row.id for row in found.open}

        def infos(rows: list[TableRow], left_out: Collection[str] = ()) -> list[TableInfo]:
            return [self._info(row, found) for row in rows if row.id not in left_out]

        return Lobby(
            open=infos(found.open, own),
            mine=infos(found.mine),
            public=infos(found.public, waiting.union(own)),
            seats=own,
        )

    def _info(self, row: TableRow, found: "_Found") -> TableInfo:
        if table := self.tables.get(row.id):
            return table.info()
        seat_names = registry.game_class(row.game).seat_names
        infos = [
            SeatInfo(
                seat=seat_names[seat.seat],
                place=seat_names[seat.seat],
                kind=seat.kind,  # type: ignore[arg-type]
                name=found.names.get((row.id, seat.seat)),
                bot=seat.bot,
                here=False,
                thinking=False,
                replaceable=False,
                consents=[],
            )
            for seat in found.seats.get(row.id, [])
        ]
        return describe(row, seat_names, infos, watchers=0)

    async def rename(self, guest: str, name: str) -> None:
        """A guest is called otherwise from now on, at every table."""
        await self.database.write(lambda c: store.rename_guest(c, guest, name))
        for table in self.tables.values():
            if table.seats.of_guest(guest):
                table.seats.rename(guest, name)
                table.wake()


class _Found(NamedTuple):
    """What the store has for the lobby of one guest."""

    open: list[TableRow]
    mine: list[TableRow]
    public: list[TableRow]
    held: dict[str, list[int]]
    seats: dict[str, list[SeatRow]]
    names: dict[tuple[str, int], str]


def _find_tables(c: Connection, guest: str | None) -> _Found:
    playable = detente.games()  # a game that is gone takes only its own tables with it
    mine = store.tables_of(c, guest) if guest else []
    held = store.seats_held(c, guest) if guest else {}
    open_, mine, public = [
        [row for row in rows if row.game in playable]
        for rows in (store.open_tables(c), mine, store.public_tables(c))
    ]
    ids = list({row.id for row in [*open_, *mine, *public]})
    return _Found(open_, mine, public, held, store.seats_of(c, ids), store.names_of(c, ids))


def games() -> list[GameInfo]:
    """Every game that can be played here."""
    return [_game_info(detente.game(name)) for name in detente.games()]


def _game_info(game: Game) -> GameInfo:
    options = [
        OptionInfo(
            name=option.name,
            allowed=list(option.allowed),
            default=option.default,
            offered={seats: game.offered(option.name, seats) for seats in game.seat_counts},
        )
        for option in game.options.values()
    ]
    return GameInfo(
        name=game.name,
        seats=list(game.seat_names),
        seat_counts=list(game.seat_counts),
        options=options,
        editions=game.editions,
        levels=LEVELS,
        lessons=_lesson_count(game.name),
        board=(registry.package(game.name).files("web") / "board.js").is_file(),
    )


def _lesson_count(game: str) -> int:
    """How many lessons teach a game; none if they are broken, of which the log tells at start."""
    try:
        return len(lessons(game))
    except PackageProblem:
        return 0


def _seat_row(table: str, seat: int, word: str, now: float) -> SeatRow:
    kind = _KINDS.get(word, "bot")
    return SeatRow(table, seat, kind, word if kind == "bot" else None, [], now)
