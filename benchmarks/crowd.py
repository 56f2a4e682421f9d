"""Players at a server's tables, who connect, see what they may play, and play at random."""

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from random import Random
from statistics import quantiles

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.bridge import DECODER, Message, Prompt, Wire, version_of
from benchmarks.serving import PATIENCE, Server

UNDER_WAY = 32
"""So many moves are under way at a time when there shall be as many as go."""


@dataclass
class OpenTable:
    """A table and its players."""

    id: str
    tokens: list[str]
    version: int = 0
    """How many moves its players have sent."""
    random: Random = field(default_factory=lambda: Random(1))
    sent: list[str] = field(default_factory=list)
    sockets: list[ClientConnection] = field(default_factory=list)
    due: float = 0.0

    def __post_init__(self) -> None:
        self.seen = [-1 for _ in self.tokens]
        self.moves: list[list[str]] = [[] for _ in self.tokens]


def open_table(server: Server, game: str, seats: int = 2, seed: int = 1) -> OpenTable:
    """A new table with new guests; the seed is that of their moves."""
    grant = server.post("/tables", {"game": game, "seats": ["me"] + ["link"] * (seats - 1)})
    joined = [
        server.post(f"/tables/{grant['table']}/join", {"token": invitation})
        for invitation in grant["invitations"].values()
    ]
    tokens = [place["token"] for place in (grant, *joined)]
    return OpenTable(grant["table"], tokens, random=Random(seed))


@dataclass(frozen=True)
class Figures:
    """What was offered, what came of it, and milliseconds that half and 99 % of it stayed below."""

    offered: float
    made: float
    half: float
    most: float


class Crowd:
    """All who play."""

    def __init__(self, tables: list[OpenTable], wire: Wire) -> None:
        self.tables = tables
        self.wire = wire
        self.random = Random(1)
        self.ready: deque[OpenTable] = deque()
        self.under_way = 0
        self.arrived = asyncio.Event()
        self.times: list[float] = []
        self.accepted: defaultdict[str, list[Message]] = defaultdict(list)
        self.refused: list[Message] = []

    async def sit_down(
        self, table: OpenTable, server: Server, listening: asyncio.TaskGroup
    ) -> None:
        """Connect all players of a table."""
        for seat, token in enumerate(table.tokens):
            connection = await connect(
                f"ws://{server.address}/api/tables/{table.id}/live",
                additional_headers={"Authorization": f"Bearer {token}"},
                compression=None,
                ping_interval=None,
                proxy=None,
            )
            await connection.send(self.wire.subscribing(), text=True)
            table.sockets.append(connection)
            listening.create_task(self.listen(table, seat))

    async def get_up(self) -> None:
        """Disconnect everybody."""
        for table in self.tables:
            await asyncio.gather(*[connection.close() for connection in table.sockets])

    async def listen(self, table: OpenTable, seat: int) -> None:
        """Receive everything that is sent to a player."""
        async for text in table.sockets[seat]:
            message = DECODER.decode(text)
            if message.table is not None:
                if message.view is not None:
                    self.look(table, seat, version_of(message.table), message.view.prompt)
            elif message.problem is not None:
                self.refused.append(message)
            else:
                self.accepted[table.id].append(message)
                self.arrived.set()

    def look(self, table: OpenTable, seat: int, version: int, prompt: Prompt | None) -> None:
        """A player sees a new view; the table is ready again as soon as all do."""
        table.moves[seat] = prompt.legal_moves() if prompt else []
        table.seen[seat] = version
        if min(table.seen) < table.version:
            return
        if table.version:
            self.times.append(time.perf_counter() - table.due)
            self.under_way -= 1
        if any(table.moves):
            self.ready.append(table)
        self.arrived.set()

    async def until(self, satisfied: Callable[[], object]) -> None:
        """Wait for messages until they satisfy."""
        async with asyncio.timeout(PATIENCE):
            while not satisfied():
                self.arrived.clear()
                await self.arrived.wait()

    def everything_answered(self) -> bool:
        """Whether every move that was sent has its answer."""
        return all(len(self.accepted[table.id]) == table.version for table in self.tables)

    async def move(self, due: float) -> None:
        """One move at random, at the table that has waited longest."""
        table = self.ready.popleft()
        seat = table.random.choice([seat for seat, moves in enumerate(table.moves) if moves])
        move = table.random.choice(table.moves[seat])
        message = self.wire.playing(f"choice-{table.version}", table.version, move)
        table.sent.append(f"{seat} {move}")
        table.version += 1
        table.due = due
        self.under_way += 1
        await table.sockets[seat].send(message, text=True)

    async def play(
        self,
        rate: float,
        *,
        seconds: float = inf,
        moves: float = inf,
        under_way: int = UNDER_WAY,
        tick: Callable[[float], None] = lambda passed: None,
    ) -> Figures:
        """Play so long or so many moves: so many a second or, with rate 0, as many as go.

        It ends earlier when all games are over.
        """
        self.times.clear()
        begin = due = time.perf_counter()
        sent = 0
        while sent < moves:
            if rate:
                due += self.random.expovariate(rate)
                await asyncio.sleep(due - time.perf_counter())
            await self.until(lambda: self._may_move(under_way if rate == 0 else None))
            if not self.ready:
                break
            due = due if rate else time.perf_counter()
            if due - begin > seconds:
                break
            await self.move(due)
            sent += 1
            tick(due - begin)
        await self.until(lambda: not self.under_way)
        made = len(self.times) / (time.perf_counter() - begin)
        hundredths = quantiles(self.times, n=100) if len(self.times) > 1 else [0.0] * 99
        return Figures(rate, made, 1000 * hundredths[49], 1000 * hundredths[98])

    def _may_move(self, most: int | None) -> bool:
        """Whether a move can be sent now, or never again because all games are over."""
        if not self.ready:
            return not self.under_way
        return most is None or self.under_way < most
