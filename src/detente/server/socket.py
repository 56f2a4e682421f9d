"""The live connection: news as soon as there are any, choices without a new request for each."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from detente.core.errors import BadInput, DetenteError
from detente.server.api import check_acting, say_as
from detente.server.client import Visitor, acting_seat, seat_meant
from detente.server.errors import problem
from detente.server.house import House
from detente.server.limits import TooFast
from detente.server.messages import Choose, Declined, Demand, Hello, Say, Stored, TakeBack
from detente.server.metrics import SECONDS, WATCHERS
from detente.server.subscriber import Watcher
from detente.server.table import Stale, Table

_DECODER: Final = msgspec.json.Decoder(Demand)
_LOG: Final = logging.getLogger(__name__)
_REFUSED: Final = 4403
_FAILED: Final = 1011
_BAD_MESSAGES: Final = 20
"""So many messages that make no sense, or come too fast, end a connection."""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Play or watch live."""
    house: House = socket.app.state.house
    visitor = Visitor(house, socket)
    await socket.accept()  # A browser shows no page the reason for a refused handshake.
    try:
        house.limits.requests.spend(visitor.address)
        visitor.check_socket()
        table = await house.table(table_id)
        own = await visitor.seats(table)
    except DetenteError as error:
        await _send(socket, Declined(None, problem(error, visitor.texts)))
        await socket.close(_REFUSED, error.message)
        return
    await _Conversation(house, visitor, table, own[0] if visitor.token else None, socket).hold()


async def _send(socket: WebSocket[Any, Any, Any], message: msgspec.Struct) -> None:
    await socket.send_data(msgspec.json.encode(message), mode="text", encoding="utf-8")


class _Conversation:
    """One connection from its first message to its last."""

    def __init__(
        self,
        house: House,
        visitor: Visitor,
        table: Table,
        proved: int | None,
        socket: WebSocket[Any, Any, Any],
    ) -> None:
        self.house = house
        self.visitor = visitor
        self.table = table
        self.socket = socket
        self.watcher = Watcher(table, visitor.guest, proved, self.send)
        self.patience = _BAD_MESSAGES

    async def send(self, message: bytes) -> None:
        await self.socket.send_data(message, mode="text")

    async def hold(self) -> None:
        """Listen and tell until the connection ends, or one of the two fails."""
        self.table.enter(self.watcher)
        WATCHERS.inc()
        try:
            async with asyncio.TaskGroup() as both:
                telling = both.create_task(self.watcher.keep_telling())
                await self.listen()
                telling.cancel()
        except* (WebSocketDisconnect, OSError):  # OSError: it ended while we were sending
            pass
        except* Exception as failure:
            _LOG.error("a live connection failed", exc_info=failure)
            await self.socket.close(_FAILED)
        finally:
            WATCHERS.dec()
            await self.table.depart(self.watcher)

    async def listen(self) -> None:
        """Hear the client out, unless it talks nonsense."""
        while self.patience:
            await self.hear(await self.socket.receive())
        await self.socket.close(_REFUSED)

    async def hear(self, event: Any) -> None:
        """Do what a message demands, and answer it."""
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="")
        demand = None
        try:
            demand = self.read(event)
            with SECONDS.time():
                answer = await self.obey(demand)
        except DetenteError as error:
            await self.refuse(demand, error)
        else:
            if answer is not None:
                await self.send(msgspec.json.encode(answer))

    def read(self, event: Any) -> Demand:
        text = event.get("text")
        try:
            if text is None:
                raise BadInput("request-not-text")
            demand: Demand = _DECODER.decode(text)
            return demand
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise BadInput("request-invalid", what=str(error)[:200]) from error

    async def obey(self, demand: Demand) -> Stored | None:
        table, own = self.table, self.watcher.own
        if not own or isinstance(demand, Hello):
            self.house.limits.requests.spend(self.visitor.address)
        if isinstance(demand, Hello):
            seat = seat_meant(table, own, demand.seat)
            self.watcher.greet(demand.number, demand.line, seat)
            return None
        if isinstance(demand, Say):
            seat = seat_meant(table, own, demand.seat)
            said = await say_as(self.house, table, self.visitor, seat, demand.id, demand.text)
            return Stored(said.id, said.number)
        seat = acting_seat(table, own, demand.seat)
        check_acting(self.house, table, seat)
        if isinstance(demand, TakeBack):
            done = await table.undo(seat, demand.id, demand.number)
        else:
            assert isinstance(demand, Choose)
            done = await table.choose(seat, demand.id, demand.number, demand.code)
        return Stored(done.id, done.number)

    async def refuse(self, demand: Demand | None, error: DetenteError) -> None:
        """Say why not; a client whose number was old gets the whole table again."""
        id = None if demand is None or isinstance(demand, Hello) else demand.id
        answer = Declined(id, problem(error, self.visitor.texts))
        await self.send(msgspec.json.encode(answer))
        if demand is None or isinstance(error, TooFast):
            self.patience -= 1
        if isinstance(error, Stale):
            self.watcher.begin_again()
