"""The server as an ASGI application: routes, limits, headers."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import detente
from detente.server.errors import answer_problem
from detente.server.guests import COOKIE
from detente.server.limits import LARGEST_REQUEST
from detente.server.proxy import Forwarded, Proxies
from detente.server.routes import ROUTES
from detente.server.routes.dependencies import provide_tables, set_cookie
from detente.server.socket import live
from detente.server.sockets import Sockets
from detente.server.static import (
    FOR_PARTS,
    HEADERS,
    PARTS,
    STATIC,
    VERSION_HEADER,
    game_file,
    health,
    metrics,
    page,
    page_version,
    texts,
)
from detente.server.tables import TableRegistry

_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_HEADERS_OF_PARTS: Final = [pair for pair in _HEADERS if pair[0].decode() in FOR_PARTS]
"""A first view has a hundred such files: all the headers would weigh more than the fonts."""
_KEEP_NOTHING: Final = (b"cache-control", b"no-store")
_PERSONAL: Final = ("/api/tables", "/api/me")
"""Answers with secrets: not compressed, because the size would tell something; not cached."""
_LARGE: Final = "/harness/"
"""Answers of some megabytes for a browser on the same machine: not compressed."""
_FILES: Final = ("/static/", "/games/", "/texts/")
"""The files of the page. A first visit asks for some sixty, so their headers are short."""
_NEEDLESS: Final = (b"content-disposition", b"last-modified")
"""The address says what a file is called, and its `etag` whether it has changed."""

_PROOFS: Final = {
    "seat": SecurityScheme(
        type="http", scheme="bearer", description="The token of a seat, for programs."
    ),
    "guest": SecurityScheme(
        type="apiKey",
        name=COOKIE,
        security_scheme_in="cookie",
        description="A guest's cookie; every change needs the header X-CSRF-Token as well.",
    ),
}


def application(tables: TableRegistry) -> ASGIApp:
    """The ASGI application that serves these tables."""
    return guarded(revalidated(routed(tables)))


def routed(tables: TableRegistry) -> Litestar:
    """All routes for these tables, without what is done to every answer."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            await tables.close()

    return Litestar(
        route_handlers=[ROUTES, live, page, texts, health, metrics, game_file, STATIC, *harness()],
        dependencies={"tables": Provide(provide_tables)},
        exception_handlers={Exception: answer_problem},
        state=AppState({"tables": tables}),
        lifespan=[lifespan],
        before_send=[set_cookie],
        compression_config=CompressionConfig(
            "gzip", exclude=[f"^{path}" for path in (*_PERSONAL, _LARGE)]
        ),
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Détente",
            version=detente.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(security_schemes=dict(_PROOFS)),
            security=[{"seat": []}, {"guest": []}, {}],
        ),
        logging_config=None,
    )


def harness() -> Sequence[Router]:
    """The routes of the harness, which only a source checkout has."""
    package = "detente.server.harness"
    return [import_module(f"{package}.routes").ROUTES] if find_spec(package) else []


def revalidated(app: ASGIApp) -> ASGIApp:
    """Answer with 304 and no content if a browser has the file that it asks for already."""

    async def without_content(scope: Scope, receive: Receive, send: Send) -> None:
        asked = dict(scope.get("headers", [])).get(b"if-none-match")
        if scope["type"] != ScopeType.HTTP or asked is None:
            await app(scope, receive, send)
            return
        etag = asked.removeprefix(b"W/")
        unchanged = False

        async def send_changed(message: Message) -> None:
            nonlocal unchanged
            if message["type"] == "http.response.start":
                unchanged = message["status"] == 200 and (b"etag", etag) in message["headers"]
                if unchanged:
                    kept = [item for item in message["headers"] if item[0] != b"content-length"]
                    message["status"], message["headers"] = 304, kept
            elif unchanged and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await app(scope, receive, send_changed)

    return without_content


def guarded(app: ASGIApp) -> ASGIApp:
    """Put the security headers on every answer, and the page's version on all but its files.

    A file that is no document is sent only those that matter for it.
    """
    version = (VERSION_HEADER.lower().encode(), page_version().encode())
    tls_only = (b"strict-transport-security", b"max-age=31536000")

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        is_file = path.startswith(_FILES)
        is_part = is_file and path.endswith(PARTS)
        headers = _HEADERS if is_file else [*_HEADERS, version]
        if path.startswith(_PERSONAL):
            headers = [*headers, _KEEP_NOTHING]
        if scope.get("scheme") == "https":
            headers = [*headers, tls_only]

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                if is_file:
                    own = [item for item in own if item[0] not in _NEEDLESS]
                found = message["status"] < 400
                message["headers"] = [*own, *(_HEADERS_OF_PARTS if is_part and found else headers)]
            await send(message)

        plain: Any = send_guarded if scope["type"] == "http" else send  # type: ignore[comparison-overlap]
        await app(scope, receive, plain)

    return with_headers


def behind_proxies(app: ASGIApp, proxies: Proxies, sockets: Sockets) -> ASGIApp:
    """Serve requests that came through a proxy as those of their clients, so many of each."""
    forwarded = Forwarded(proxies)

    async def of_client(scope: Scope, receive: Receive, send: Send) -> None:
        client = None if scope["type"] == "lifespan" else forwarded.client(scope)  # type: ignore[comparison-overlap]
        if client is None:
            await app(scope, receive, send)
            return
        with sockets.through_proxy(client) as refusal:
            if refusal:
                await refusal.send(scope, send)
            else:
                await app(scope, receive, send)

    return of_client
