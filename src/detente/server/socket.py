"""The live connection: updates as soon as there are any, moves without a new request for each."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from detente.core.errors import DetenteError, InvalidInput
from detente.server.acting import acting_seat, check_acting, post_chat, viewing_seat
from detente.server.client import Client, Outdated
from detente.server.errors import problem
from detente.server.limits import TooFast
from detente.server.messages import (
    ClientMessage,
    PlayMove,
    PostChat,
    RequestAccepted,
    RequestRejected,
    Subscribe,
    UndoMove,
)
from detente.server.metrics import CONNECTIONS, MOVE_SECONDS
from detente.server.storage.database import StoreFailed
from detente.server.table.moves import VersionConflict
from detente.server.table.subscriber import Subscriber
from detente.server.table.table import Table
from detente.server.tables import TableRegistry

_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_LOG: Final = logging.getLogger(__name__)
_REFUSED: Final = 4403
_SILENT: Final = 4408
_FAILED: Final = 1011
_LATER: Final = 1013
_OLD_MESSAGES: Final = ("hello", "choose", "undo", "say")
_BAD_MESSAGES: Final = 20
"""So many messages that are invalid, or come too fast, end a connection."""


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Play or watch live."""
    tables: TableRegistry = socket.app.state.tables
    client = Client(tables, socket)
    await socket.accept()  # A browser shows no page the reason for a refused handshake.
    try:
        tables.limits.requests.spend(client.address)
        client.check_socket()
        table = await tables.get(table_id)
        await client.seats(table)
    except DetenteError as error:
        refusal = RequestRejected(None, problem(error, client.texts))
        with suppress(OSError, RuntimeError):  # it has hung up: uvicorn then takes nothing more
            await _send(socket, refusal)
            code = _LATER if isinstance(error, StoreFailed) else _REFUSED
            await socket.close(code, error.message)
        return
    await Connection(client, table, socket).run()


async def _send(socket: WebSocket[Any, Any, Any], message: msgspec.Struct) -> None:
    await socket.send_data(msgspec.json.encode(message), mode="text", encoding="utf-8")


def _is_old(text: str | None) -> bool:
    """Whether a message is of before: its field `do` says what `type` says now."""
    try:
        message = msgspec.json.decode(text or "")
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return False
    return isinstance(message, dict) and message.get("do") in _OLD_MESSAGES


class Connection:
    """One live connection: it executes the client's messages and sends updates."""

    def __init__(
        self,
        client: Client,
        table: Table,
        socket: WebSocket[Any, Any, Any],
    ) -> None:
        self.client = client
        self.table = table
        self.socket = socket
        self.subscriber = Subscriber(table, client.device, self.send)
        self.patience = _BAD_MESSAGES
        wait = client.tables.limits.sockets.subscribe_seconds
        self.silent_until: float | None = asyncio.get_running_loop().time() + wait
        """When a client that has said nothing valid is sent away; None: it has."""

    async def run(self) -> None:
        """Receive messages and send updates until the connection ends, or one of the two fails."""
        self.table.presence.add(self.subscriber)
        CONNECTIONS.inc()
        try:
            async with asyncio.TaskGroup() as both:
                sending = both.create_task(self.subscriber.send_updates())
                await self.receive_all()
                sending.cancel()
        except* (WebSocketDisconnect, OSError):  # OSError: it ended while we were sending
            pass
        except* Exception as failure:
            _LOG.error("a live connection failed", exc_info=failure)
            await self.socket.close(_FAILED)
        finally:
            CONNECTIONS.dec()
            await self.table.presence.remove(self.subscriber)

    async def receive_all(self) -> None:
        """Receive messages until too many were invalid, or no valid one came in time."""
        while self.patience:
            try:
                async with asyncio.timeout_at(self.silent_until):
                    event = await self.socket.receive()
            except TimeoutError:
                wait = self.client.tables.limits.sockets.subscribe_seconds
                await self.reject(None, InvalidInput("request-too-slow", seconds=round(wait)))
                await self.socket.close(_SILENT)
                return
            await self.receive(event)
        await self.socket.close(_REFUSED)

    async def receive(self, event: Any) -> None:
        """Execute one message and answer it."""
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="")
        message = None
        try:
            message = self.decode(event)
            self.silent_until = None
            with MOVE_SECONDS.time():
                answer = await self.execute(message)
        except Outdated as error:
            await self.dismiss(error)
        except DetenteError as error:
            await self.reject(message, error)
        else:
            if answer is not None:
                await self.send(msgspec.json.encode(answer))

    def decode(self, event: Any) -> ClientMessage:
        """The message in an event; InvalidInput if there is none."""
        text = event.get("text")
        try:
            if text is None:
                raise InvalidInput("request-not-text")
            message: ClientMessage = _DECODER.decode(text)
            return message
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            if _is_old(text):
                raise Outdated("request-outdated") from error
            raise InvalidInput("request-invalid", what=str(error)[:200]) from error

    async def execute(self, message: ClientMessage) -> RequestAccepted | None:
        """Do what a message asks for; the answer to it, if it has one."""
        table, own = self.table, self.subscriber.own_seats
        if not own or isinstance(message, Subscribe):
            self.client.tables.limits.requests.spend(self.client.address)
        if isinstance(message, Subscribe):
            seat = viewing_seat(table, own, message.seat)
            self.subscriber.subscribe(message.version, message.after_message, seat)
            return None
        if isinstance(message, PostChat):
            seat = viewing_seat(table, own, message.seat)
            accepted = await post_chat(table, self.client, seat, message.id, message.text)
            return RequestAccepted(accepted.id, accepted.version, accepted.message)
        seat = acting_seat(table, own, message.seat)
        check_acting(table, self.client, seat)
        grant = table.seats.grant(self.client.device, [seat])
        if isinstance(message, UndoMove):
            accepted = await table.moves.undo(seat, message.id, message.version, grant)
        else:
            assert isinstance(message, PlayMove)
            played = table.moves.play(seat, message.id, message.version, message.move, grant)
            accepted = await played
        return RequestAccepted(accepted.id, accepted.version)

    async def reject(self, message: ClientMessage | None, error: DetenteError) -> None:
        """Send the reason; a client with an old version gets the whole table again."""
        id = None if message is None or isinstance(message, Subscribe) else message.id
        answer = RequestRejected(id, problem(error, self.client.texts))
        await self.send(msgspec.json.encode(answer))
        if message is None or isinstance(error, TooFast):
            self.patience -= 1
        if isinstance(error, VersionConflict):
            self.subscriber.resend()

    async def dismiss(self, error: Outdated) -> None:
        """Tell a client of before to reload its page, in the words that it knows, and hang up."""
        answer = {"kind": "refused", "id": None, "problem": problem(error, self.client.texts)}
        await self.send(msgspec.json.encode(answer))
        self.patience = 0

    async def send(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        await self.socket.send_data(message, mode="text")
