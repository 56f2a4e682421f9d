"""The server is killed again and again in the middle of play, and nothing is lost or doubled."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from functools import partial
from math import ceil, inf
from multiprocessing import Pipe
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import Connection
from websockets.exceptions import WebSocketException

import detente
from detente.core.state import State
from detente.server.storage import store
from detente.server.storage.database import Database
from detente.server.storage.rows import ChatMessageRow, EntryRow, TableRow
from tests.server.player import Guest, Live, live
from tests.server.serving import Server, serving

PAIRS = 6
PATIENCE = 60.0
AGAIN_AFTER = 0.05
_UNSAVED = ("table-store-failed", "table-store-away", "table-store-closed")
"""The server's database was away: the request is sent again."""
_NO_SERVER = (OSError, EOFError, WebSocketException)


class Player:
    """Somebody who plays at random as fast as they can, whatever becomes of the server.

    A request is kept until it is answered, and sent again over every new connection; what the
    server tells is put together to a log, as a page does.
    """

    def __init__(self, server: Server, place: dict[str, Any], seat: int, seed: int) -> None:
        self.server = server
        self.table: str = place["table"]
        self.token: str = place["token"]
        self.seat = seat
        self.rng = random.Random(seed)
        self.pause = 0.0
        """For about how many seconds they think before each request."""
        self.playing = True
        self.request: dict[str, Any] | None = None
        self.sent: dict[str, dict[str, Any]] = {}
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.resent = 0
        self.unsaved = 0
        self.number, self.line = -1, 0
        self.view: dict[str, Any] = {}
        self.can_undo = False
        self.events: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.told = asyncio.Event()

    async def play(self) -> None:
        """Stay connected, or try to."""
        while True:
            try:
                async with self.connected() as seat:
                    await self.stay(seat)
            except _NO_SERVER:
                await asyncio.sleep(0.05)

    def connected(self) -> Any:
        return live(self.server.address, self.table, Authorization=f"Bearer {self.token}")

    async def stay(self, seat: Live) -> None:
        await self.subscribe(seat)
        if self.request is not None:
            self.resent += 1
            await self.send(seat)
        while True:
            if self.request is None and self.playing and self.prepare():
                await asyncio.sleep(self.rng.uniform(0, 2 * self.pause))
                await self.send(seat)
            message = await seat.receive()
            if message["type"] == "rejected" and message["problem"]["error"] in _UNSAVED:
                self.unsaved += 1
                await asyncio.sleep(AGAIN_AFTER)
                await self.send(seat)
            else:
                self.handle(message)

    async def subscribe(self, seat: Live) -> None:
        """Say what was seen before, and receive what is new."""
        seen = {"type": "subscribe", "version": self.number, "after_message": self.line}
        await seat.socket.send(json.dumps(seen))
        message = await seat.receive()
        if message["type"] != "update":  # the server cannot even say whose seat it is
            raise ConnectionError
        self.handle(message)
        self.told.set()

    async def send(self, seat: Live) -> None:
        await seat.socket.send(json.dumps(self.request))

    def prepare(self) -> bool:
        """Prepare a request, if there is anything to ask for."""
        prompt = self.view["prompt"]
        codes = [move["move"] for move in prompt["moves"]] if prompt else []
        wanted: list[dict[str, Any]] = []
        if self.rng.random() < 0.05:
            wanted.append({"type": "chat", "text": f"Comrade, this is line {len(self.sent)}."})
        if self.can_undo and self.rng.random() < 0.3:
            wanted.append({"type": "undo", "version": self.number})
        if codes:
            code = self.rng.choice(codes)
            wanted.append({"type": "play", "version": self.number, "move": code})
        if not wanted:
            return False
        self.request = {**wanted[0], "id": str(uuid4())}
        self.sent[self.request["id"]] = self.request
        return True

    def handle(self, message: dict[str, Any]) -> None:
        """Add an update to what is known, or note the answer to the request."""
        if message["type"] == "update":
            self.number = message["table"]["version"]
            self.view = message["view"] or self.view
            self.can_undo = message["undo_seat"]
            kept = [event for event in self.events if event["move_number"] < message["events_from"]]
            self.events = kept + message["events"]
            self.lines += message["messages"]
            self.line = max([self.line, *(line["number"] for line in message["messages"])])
            return
        assert self.request is not None and message["id"] == self.request["id"]
        if message["type"] == "accepted":
            self.done[message["id"]] = message.get("message", message["version"])
        else:
            self.refused[message["id"]] = message["problem"]["error"]
        self.request = None


async def killed_often(
    server: Server, players: list[Player], bots: str, kills: int, until: float = inf, seed: int = 0
) -> int:
    """Kill the server at all sorts of moments and start it again; at the end it runs.

    How often it was killed while it served: as often as asked for, if there was the time for it.
    """
    done = 0
    rng = random.Random(seed)
    database = Database(server.url)
    early = [True] * ceil(kills / 16) + [False] * kills  # some while it starts
    rng.shuffle(early)
    for count, while_starting in enumerate(early):
        if time.monotonic() > until:
            break
        server.launch()
        if while_starting:
            await asyncio.sleep(rng.uniform(0, 0.3))
        else:
            await somebody_told(server, players)
            await asyncio.sleep(rng.choice([0.0, rng.uniform(0, 0.03), rng.uniform(0, 0.6)]))
            if count % 6 == 0:
                bots = await bots_moved(server, database, bots)
            done += 1
        server.kill()
    server.launch()
    await bots_moved(server, database, bots)
    database.close()
    return done


async def somebody_told(server: Server, players: list[Player]) -> None:
    """Wait for the first update from a new server."""
    for player in players:
        player.told.clear()
    await until(server, lambda: any(player.told.is_set() for player in players))


async def bots_moved(server: Server, database: Database, table: str) -> str:
    """Wait for two bots, whom nobody watches, to go on by themselves.

    Their table; a new one if their game is over.
    """

    async def row() -> TableRow:
        row = await database.read(partial(store.table, id=table))
        assert row is not None
        return row

    before = await row()
    if before.result is not None:
        await asyncio.to_thread(server.wait)
        guest = await Guest(server.address).arrive()
        table = await bots_alone(guest)
        await guest.leave()
        return table
    async with asyncio.timeout(PATIENCE):
        while (await row()).version == before.version:
            assert server.alive
            await asyncio.sleep(0.05)
    return table


async def bots_alone(guest: Guest) -> str:
    """A table with two bots."""
    table: str = (await guest.create_table("recruit", "recruit"))["table"]
    return table


async def until(server: Server, satisfied: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not satisfied():
            assert server.alive
            await asyncio.sleep(0.005)


async def seated(server: Server, pairs: int = PAIRS, alone: int = 1) -> tuple[list[Player], str]:
    """Pairs of players, players against a bot, and a table with two bots."""
    guest = await Guest(server.address).arrive()
    players: list[Player] = []
    for _ in range(pairs):
        place = await guest.create_table("me", "link")
        players.append(Player(server, place, 0, len(players)))
        other = await Guest(server.address).arrive("Boris")
        joined = await other.post(
            f"/tables/{place['table']}/join", {"token": place["invitations"]["kgb"]}
        )
        players.append(Player(server, joined, 1, len(players)))
        await other.leave()
    for _ in range(alone):
        place = await guest.create_table("me", "recruit")
        players.append(Player(server, place, 0, len(players)))
    bots = await bots_alone(guest)
    await guest.leave()
    return players, bots


async def crash(
    server: Server,
    kills: int,
    seconds: float = inf,
    pairs: int = PAIRS,
    alone: int = 1,
    pause: float = 0.0,
    seed: int = 0,
) -> tuple[list[Player], int]:
    """Play through all the crashes, then let everything be answered, and compare.

    The players, and how often the server was killed while it served.
    """
    until_then = time.monotonic() + seconds
    players, bots = await seated(server, pairs, alone)
    for player in players:
        player.pause = pause
    server.kill()
    playing = [asyncio.ensure_future(player.play()) for player in players]
    try:
        killed = await killed_often(server, players, bots, kills, until_then, seed)
        for player in players:
            player.playing = False
        await until(server, lambda: not any(player.request for player in players))
    finally:
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(outcome, asyncio.CancelledError), outcome
    await asyncio.gather(*map(check_what_was_told, players))
    return players, killed


async def check_what_was_told(player: Player) -> None:
    """All that a player was told in bits and pieces is what a newcomer is told at once."""
    fresh = player
    while fresh is player or fresh.number != player.number:  # a bot may have moved in between
        place = {"table": player.table, "token": player.token}
        fresh = Player(player.server, place, player.seat, seed=0)
        for each in (player, fresh):
            async with each.connected() as seat:
                await each.subscribe(seat)
    assert player.view == fresh.view
    assert player.events == fresh.events
    assert player.lines == fresh.lines


def check_what_is_stored(players: list[Player], url: str) -> None:
    """The store holds what was acknowledged and nothing else that these players sent."""
    database = Database(url)
    for player in players:
        row, entries, lines = asyncio.run(database.read(partial(kept, table=player.table)))
        assert [entry.version for entry in entries] == list(range(1, row.version + 1))
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))
        mine = [entry for entry in entries if entry.seat == player.seat]
        said = [line for line in lines if line.seat == player.seat and line.text]
        stored = [(entry.id, entry.version) for entry in mine]
        stored += [(line.id, line.number) for line in said]
        assert sorted(stored) == sorted(player.done.items())
        for entry in mine:
            request = player.sent[entry.id]
            assert (entry.op, entry.move) == (request["type"], request.get("move"))
        for line in said:
            assert line.text == player.sent[line.id]["text"]
        shown = replayed(row, entries[: player.number]).view(player.seat)  # a bot may have gone on
        assert json.loads(json.dumps(shown)) == player.view
    database.close()


def kept(c: Connection, table: str) -> tuple[TableRow, list[EntryRow], list[ChatMessageRow]]:
    row = store.table(c, table)
    assert row is not None
    return row, store.entries(c, table), store.chat_messages(c, table)


def replayed(row: TableRow, entries: list[EntryRow]) -> State:
    """The game played again from its secret, without snapshots."""
    state = detente.game(row.game, revision=row.revision, **row.settings).start(
        row.seats, row.secret
    )
    for entry in entries:
        if entry.op == "undo":
            back = state.undo(entry.seat)
            assert back is not None
            state = back
        else:
            assert entry.move is not None
            state.play(entry.seat, entry.move)
    return state


@pytest.mark.parametrize("kills", [5, pytest.param(25, marks=pytest.mark.long)])
def test_nothing_is_lost_or_doubled_when_the_server_is_killed(
    database_url: str, kills: int
) -> None:
    # Whatever the servers start holds the other end of the pipe for as long as it lives.
    alive, held = Pipe(duplex=False)
    with held, serving(database_url, stdout=held) as server:
        players, _ = asyncio.run(crash(server, kills))
    check_what_is_stored(players, database_url)
    assert sum(player.resent for player in players) >= kills
    assert {error for player in players for error in player.refused.values()} <= {"table-stale"}
    with alive:
        assert alive.poll(PATIENCE), "a bot's process has outlived its server"
        with pytest.raises(EOFError):
            alive.recv_bytes()
