"""Answers to requests that never reach the application: too many of them, too slow, too large."""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Final, NamedTuple

import msgspec
from litestar.enums import ScopeType
from litestar.types import Scope, Send

from detente.core.errors import InvalidInput
from detente.server.client import accepted_language
from detente.server.errors import problem
from detente.server.limits import SocketLimits
from detente.server.static import HEADERS
from detente.texts import Texts

Headers = list[tuple[bytes, bytes]]
_RETRY: Final = 10
"""Seconds after which it is worth trying again."""


class Refusal(NamedTuple):
    """Why a request is not served, as a status and a sentence; after so many seconds it may be."""

    status: HTTPStatus
    error: InvalidInput
    retry_after: int | None = None

    def answer(self, request: Iterable[tuple[bytes, bytes]]) -> tuple[Headers, bytes]:
        """Headers and body of the answer, in the language for which the request asks."""
        asked = next((value for name, value in request if name == b"accept-language"), b"")
        texts = Texts(accepted_language(asked.decode("latin-1")))
        body = msgspec.json.encode(problem(self.error, texts))
        headers = {
            **HEADERS,
            "content-type": "application/json",
            "content-length": str(len(body)),
            "cache-control": "no-store",
            "connection": "close",
        }
        if self.retry_after is not None:
            headers["retry-after"] = str(self.retry_after)
        return [(name.encode(), value.encode()) for name, value in headers.items()], body

    def raw(self, request: Iterable[tuple[bytes, bytes]]) -> bytes:
        """The whole answer as it goes over the wire."""
        headers, body = self.answer(request)
        lines = [f"HTTP/1.1 {self.status.value} {self.status.phrase}".encode()]
        lines += [name + b": " + value for name, value in headers]
        return b"\r\n".join([*lines, b"", body])

    async def send(self, scope: Scope, send: Send) -> None:
        """Answer a request, or the handshake of a live connection, instead of the application."""
        headers, body = self.answer(scope["headers"])
        kind = (
            "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
        )
        start = {"type": f"{kind}.start", "status": self.status.value, "headers": headers}
        await send(start)  # type: ignore[arg-type]
        await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type,misc]


def too_many_sockets(limits: SocketLimits) -> Refusal:
    """For a socket of an address that has as many as it may."""
    error = InvalidInput("request-too-many-sockets", most=limits.per_address)
    return Refusal(HTTPStatus.TOO_MANY_REQUESTS, error, _RETRY)


def full() -> Refusal:
    """For a socket more than the server holds."""
    return Refusal(HTTPStatus.SERVICE_UNAVAILABLE, InvalidInput("request-server-full"), _RETRY)


def too_slow(seconds: float) -> Refusal:
    """For a request that has not arrived in time."""
    error = InvalidInput("request-too-slow", seconds=round(seconds))
    return Refusal(HTTPStatus.REQUEST_TIMEOUT, error)


def head_too_large(limits: SocketLimits) -> Refusal:
    """For a request whose address and headers are too long."""
    error = InvalidInput("request-head-too-large", most=limits.head_bytes)
    return Refusal(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, error)


def too_many_pipelined() -> Refusal:
    """For requests that are sent without waiting for the answers to those before."""
    error = InvalidInput("request-too-fast", seconds=_RETRY)
    return Refusal(HTTPStatus.TOO_MANY_REQUESTS, error, _RETRY)


def malformed() -> Refusal:
    """For what is not HTTP."""
    return Refusal(HTTPStatus.BAD_REQUEST, InvalidInput("request-invalid", what="HTTP"))
