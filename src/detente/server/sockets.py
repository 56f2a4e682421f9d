"""The sockets of the server: how many there may be, and how long it waits for what must come.

A client that connects and says nothing never reaches the application. So these limits stand in
uvicorn's protocols, which see every byte.
"""

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import inf
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from detente.server import refusals
from detente.server.limits import SocketLimits
from detente.server.metrics import SOCKETS
from detente.server.proxy import Proxies, network_of
from detente.server.refusals import Refusal

_BETWEEN_LOOKS: Final = 0.1
_ENDED_AT_ONCE: Final = 30
"""More that are late end at the next look: thousands at once would hold up the players."""
_QUIET: Final = logging.getLogger(f"{__name__}.uvicorn")
_QUIET.setLevel(logging.ERROR)
"""Or uvicorn would write a line about every malformed request, and fill the disk with them."""


class Peer:
    """One socket: whose it is, and until when something must happen on it."""

    def __init__(self, transport: asyncio.Transport, host: str) -> None:
        self.transport = transport
        self.host = host
        self.network = network_of(host)
        self.counted = False
        self.due = inf
        """When the client must have sent what is waited for."""
        self._late: Callable[[], None] = transport.abort
        self._room_due = inf
        self._close_due = inf
        self._clock = asyncio.get_running_loop().time

    def expect(self, seconds: float, late: Callable[[], None]) -> None:
        """Wait so long for the client, then call `late`."""
        self.due, self._late = self._clock() + seconds, late

    def satisfied(self) -> None:
        """Wait for nothing."""
        self.due = inf

    def has_room(self, seconds: float = inf) -> None:
        """There is room for more to be sent, or there must be in so many seconds."""
        self._room_due = self._clock() + seconds

    def end_if_late(self, now: float, limits: SocketLimits) -> bool:
        """End the socket if the client is late; whether it was."""
        if self.transport.is_closing() and self._close_due == inf:
            self._close_due = now + limits.close_seconds
        if now > min(self._close_due, self._room_due):
            self.transport.abort()
            return True
        if now > self.due and not self.transport.is_closing():
            self.due = inf
            self._late()
            return True
        return False


class Sockets:
    """All sockets of a server, counted by address."""

    def __init__(self, limits: SocketLimits, proxies: Proxies) -> None:
        self.limits = limits
        self._proxies = proxies
        self._peers: dict[Peer, None] = {}
        """All there are, the oldest first."""
        self._silent: dict[Peer, None] = {}
        """Those that have not sent a whole head of a request, the oldest first."""
        self._counted = 0
        self._by_network: Counter[str] = Counter()
        self._behind_proxies: Counter[str] = Counter()
        self._looking = False

    def open(self, peer: Peer) -> Refusal | None:
        """Keep a new socket; why it is refused, if it is.

        When there are as many as there may be, the oldest that has said nothing gives way.
        """
        self._peers[peer] = None
        if not self._looking:
            self._look_again()
        as_many_as_allowed = self._by_network[peer.network] >= self.limits.per_address
        if as_many_as_allowed and peer.host not in self._proxies:
            return self._refused(peer, refusals.too_many_sockets(self.limits))
        if self._counted >= self.limits.in_all and not self._end_silent():
            return self._refused(peer, refusals.full())
        peer.counted = True
        self._counted += 1
        self._by_network[peer.network] += 1
        self._silent[peer] = None
        SOCKETS.set(self._counted)
        return None

    def _refused(self, peer: Peer, why: Refusal) -> Refusal:
        if len(self._peers) - self._counted > self.limits.refused:
            peer.transport.abort()
        return why

    def _end_silent(self) -> bool:
        """End the oldest socket that has said nothing; whether there was one."""
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        oldest.transport.abort()
        self._forget(oldest)
        return True

    def spoke(self, peer: Peer) -> None:
        """A whole head of a request has come from a socket."""
        self._silent.pop(peer, None)

    def closed(self, peer: Peer) -> None:
        """A socket has ended."""
        self._peers.pop(peer, None)
        self._forget(peer)

    def _forget(self, peer: Peer) -> None:
        if not peer.counted:
            return
        peer.counted = False
        self._silent.pop(peer, None)
        self._counted -= 1
        _count_down(self._by_network, peer.network)
        SOCKETS.set(self._counted)

    @contextmanager
    def through_proxy(self, address: str) -> Iterator[Refusal | None]:
        """Count a request from behind a proxy while it lasts; why it is refused, if it is."""
        network = network_of(address)
        if self._behind_proxies[network] >= self.limits.per_address:
            yield refusals.too_many_sockets(self.limits)
            return
        self._behind_proxies[network] += 1
        try:
            yield None
        finally:
            _count_down(self._behind_proxies, network)

    def _look_again(self) -> None:
        self._looking = True
        asyncio.get_running_loop().call_later(_BETWEEN_LOOKS, self._look)

    def _look(self) -> None:
        """End those that are late, again and again while there are sockets."""
        self._looking = False
        now, ended = asyncio.get_running_loop().time(), 0
        for peer in tuple(self._peers):
            ended += peer.end_if_late(now, self.limits)
            if ended == _ENDED_AT_ONCE:
                break
        if self._peers:
            self._look_again()


def _count_down(counter: Counter[str], network: str) -> None:
    counter[network] -= 1
    if not counter[network]:
        del counter[network]


class _Refused(Exception):
    """Stops uvicorn's parser."""


class HttpConnection(HttpToolsProtocol):
    """A socket that speaks HTTP."""

    def __init__(self, sockets: Sockets, **settings: Any) -> None:
        super().__init__(**settings)
        self.logger = _QUIET
        self.sockets = sockets
        self.limits = sockets.limits
        self.peer: Peer
        self.refusal: Refusal | None = None
        """Why nothing of this socket is served."""
        self.answered = False
        self.in_head = False
        self.head_size = 0
        self.fed = 0
        """How many bytes of the present request have come, if its head is not complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the socket, and wait for a request."""
        super().connection_made(transport)
        self.peer = Peer(transport, self.client[0] if self.client else "")
        own: socket.socket = transport.get_extra_info("socket")
        own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.limits.send_buffer)
        self.peer.expect(self.limits.head_seconds, self.late)
        self.refusal = self.sockets.open(self.peer)
        self.ws_protocol_class = partial(LiveConnection, self.sockets, self.peer)  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the socket no more."""
        super().connection_lost(exc)
        self.sockets.closed(self.peer)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self.answered:
            return
        if self.peer.due == inf and (self.cycle is None or self.cycle.response_complete):
            self.peer.expect(self.limits.head_seconds, self.late)
        self.fed = self.fed + len(data) if self.in_head else len(data)
        super().data_received(data)
        if self.in_head and self.fed > self.limits.head_bytes:
            self.refuse(refusals.head_too_large(self.limits))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.in_head, self.head_size = True, 0
        if self.peer.due == inf:
            self.peer.expect(self.limits.head_seconds, self.late)

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        super().on_header(name, value)
        self._count_head(len(name) + len(value))

    def _count_head(self, size: int) -> None:
        self.head_size += size
        if self.head_size > self.limits.head_bytes:
            self._stop(refusals.head_too_large(self.limits))

    def on_headers_complete(self) -> None:
        """The head is there: serve the request, unless this socket is refused."""
        self.in_head = False
        if self.refusal:
            self._stop(self.refusal)
        if len(self.pipeline) >= self.limits.pipelined:
            self._stop(refusals.too_many_pipelined())
        self.sockets.spoke(self.peer)
        self.peer.expect(self.limits.body_seconds, self.late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is there."""
        self.peer.satisfied()
        self.fed = 0  # what follows in the same piece belongs to another request
        super().on_message_complete()

    def _stop(self, why: Refusal) -> None:
        self.refusal = why
        raise _Refused

    def send_400_response(self, msg: str) -> None:
        """Refuse a request at which the parser has stopped."""
        self.refuse(self.refusal or refusals.malformed())

    def late(self) -> None:
        """Refuse a request that does not come to its end; close a socket on which none began."""
        under_way = self.cycle is not None and not self.cycle.response_complete
        if under_way and (self.in_head or self.cycle.response_started):
            self.transport.abort()
        elif under_way:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.refuse(refusals.too_slow(self.limits.body_seconds))
        elif self.in_head:
            self.refuse(refusals.too_slow(self.limits.head_seconds))
        else:
            self.transport.close()

    def refuse(self, why: Refusal) -> None:
        """Answer, and wait a moment until the client has read it: a reset would take it away."""
        if self.answered or self.transport.is_closing():
            return
        self.answered = True
        self.transport.write(why.raw(self.headers or ()))
        self.transport.write_eof()
        self.peer.expect(self.limits.close_seconds, self.transport.abort)

    def pause_writing(self) -> None:
        """There is no more room: the client must make some."""
        super().pause_writing()
        self.peer.has_room(self.limits.room_seconds)

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.peer.has_room()


class LiveConnection(WebSocketsSansIOProtocol):
    """A socket that has become a live connection."""

    def __init__(self, sockets: Sockets, peer: Peer, **settings: Any) -> None:
        super().__init__(**settings)
        self.sockets = sockets
        self.peer = peer
        self.peer.satisfied()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the socket no more."""
        super().connection_lost(exc)
        self.sockets.closed(self.peer)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not even read what is there."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, of which there may be only so many."""
        if len(self.frames) >= self.sockets.limits.fragments:
            self.conn.send_close(CloseCode.MESSAGE_TOO_BIG)
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def pause_writing(self) -> None:
        """There is no more room: the client must make some."""
        super().pause_writing()
        self.peer.has_room(self.sockets.limits.room_seconds)

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        self.peer.has_room()
