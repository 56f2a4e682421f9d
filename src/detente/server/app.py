"""The server as an ASGI application: routes, limits, headers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import detente
from detente.server.api import ROUTES, provide_house, set_cookie
from detente.server.errors import answer_problem
from detente.server.guests import COOKIE
from detente.server.house import House
from detente.server.limits import LARGEST_REQUEST
from detente.server.socket import live
from detente.server.static import HEADERS, STATIC, game_file, health, metrics, page, texts

_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_KEEP_NOTHING: Final = (b"cache-control", b"no-store")
_PERSONAL: Final = ("/api/tables", "/api/me")
"""What holds somebody's secrets: not compressed, for the size would tell; nor kept by caches."""

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


def application(house: House) -> ASGIApp:
    """The whole server around a house."""

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[ROUTES, live, page, texts, health, metrics, game_file, STATIC],
        dependencies={"house": Provide(provide_house)},
        exception_handlers={Exception: answer_problem},
        state=AppState({"house": house}),
        lifespan=[open_house],
        before_send=[set_cookie],
        compression_config=CompressionConfig("gzip", exclude=[f"^{path}" for path in _PERSONAL]),
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
    return guarded(app)


def guarded(app: ASGIApp) -> ASGIApp:
    """Put the security headers on every answer, errors included."""

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        personal = scope.get("path", "").startswith(_PERSONAL)
        headers = [*_HEADERS, _KEEP_NOTHING] if personal else _HEADERS

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        plain: Any = send_guarded if scope["type"] == "http" else send  # type: ignore[comparison-overlap]
        await app(scope, receive, plain)

    return with_headers
