"""The API over HTTP; docs/api.md is its manual."""

from typing import Final

from litestar import Router
from litestar.di import Provide

from detente.server.routes import games, guests, lessons, outdated, play, tables
from detente.server.routes.dependencies import provide_client, provide_table

ROUTES: Final = Router(
    "/api",
    route_handlers=[
        *guests.HANDLERS,
        *games.HANDLERS,
        *lessons.HANDLERS,
        *tables.HANDLERS,
        *play.HANDLERS,
        *outdated.HANDLERS,
    ],
    dependencies={"client": Provide(provide_client), "table": Provide(provide_table)},
)
