"""What the page of the harness asks for."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody

from detente import registry
from detente.server.errors import problem
from detente.server.harness.feed import SPECTATOR, Company, RecordedTable
from detente.server.harness.fullest import FullPosition, fullest
from detente.server.harness.games import find, keep, stored, whole
from detente.server.messages import MoveCheck, NewRecord, PositionAt
from detente.server.routes.dependencies import TheClient, provide_client
from detente.server.static import front_page
from detente.server.table.projection import position_at

_SCRIPT: Final = Path(__file__).with_name("harness.js")
_JSON: Final = "application/json"


@lru_cache(maxsize=8)
def _recorded(
    game: str, record: str | None, seed: str | None, company: Company
) -> tuple[RecordedTable, dict[str, list[bytes]]]:
    """A recorded table at its end, and the encoded updates of each seat on the way there."""
    recorded = RecordedTable(find(game, record, seed), company)
    encoded: dict[str, list[bytes]] = {}
    for updates in recorded.steps():
        for name, update in updates.items():
            encoded.setdefault(name, []).append(msgspec.json.encode(update))
    return recorded, encoded


def _asked(game: str, query: Mapping[str, str]) -> tuple[RecordedTable, dict[str, list[bytes]]]:
    """What the address of a page of the harness asks for."""
    company = Company(query.get("others", "person"), query.get("name", ""))
    return _recorded(game, query.get("record"), query.get("seed"), company)


@get("/{game:str}", include_in_schema=False)
async def page(game: FromPath[str]) -> Response[str]:
    """The page with the script of the harness in it, which runs before all others."""
    registry.package(game)
    answer = front_page()
    script = '<script src="/harness/files/harness.js"></script></head>'
    answer.content = answer.content.replace("</head>", script)
    return answer


@get("/files/harness.js", include_in_schema=False, sync_to_thread=True)
def script() -> Response[str]:
    """The script of the harness."""
    return Response(_SCRIPT.read_text(encoding="utf-8"), media_type="text/javascript")


@get("/{game:str}/records", include_in_schema=False, sync_to_thread=True)
def records(client: TheClient, game: FromPath[str]) -> list[str]:
    """The names of the stored records of a game."""
    return [*stored(game)]


@post("/{game:str}/records", include_in_schema=False, sync_to_thread=True)
def send(client: TheClient, game: FromPath[str], data: JSONBody[NewRecord]) -> dict[str, str]:
    """Keep a record until the server ends; it may begin at a position that was made."""
    return {"record": keep(game, data.text)}


@get("/{game:str}/updates", include_in_schema=False, sync_to_thread=True)
def updates(
    request: Request[Any, Any, Any], game: FromPath[str], seat: FromQuery[str | None] = None
) -> Response[bytes]:
    """The updates of all seats (or of one) from the start to the end of a recorded game."""
    recorded, encoded = _asked(game, request.query_params)
    names = [seat] if seat in encoded else [name for name in encoded if name != SPECTATOR]
    moves = msgspec.json.encode(recorded.record.moves)
    parts = [f'"{name}":['.encode() + b",".join(encoded[name]) + b"]" for name in names]
    content = b'{"moves":' + moves + b',"updates":{' + b",".join(parts) + b"}}"
    return Response(content, media_type=_JSON)


@get("/{game:str}/fullest", include_in_schema=False, sync_to_thread=True)
def full_positions(
    client: TheClient, game: FromPath[str], count: FromQuery[int] = 12
) -> list[FullPosition]:
    """The fullest positions of the stored games that were played to the end by today's rules."""
    return fullest({name: find(game, name, None) for name in whole(game)}, count)


@get("/{game:str}/positions/{move_number:int}", include_in_schema=False, sync_to_thread=True)
def position(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    move_number: FromPath[int],
    eyes: FromQuery[str] = SPECTATOR,
    all_seats: FromQuery[bool] = False,
) -> PositionAt:
    """The board as it was after a move, for a seat."""
    table = _asked(game, request.query_params)[0].table
    viewer = None if all_seats or eyes in ("", SPECTATOR) else table.find_seat(eyes)
    return position_at(table, move_number, viewer, all_seats)


@get("/{game:str}/explain", include_in_schema=False, sync_to_thread=True)
def explain(
    client: TheClient,
    request: Request[Any, Any, Any],
    game: FromPath[str],
    at: FromQuery[int],
    eyes: FromQuery[str],
    move: FromQuery[str],
) -> MoveCheck:
    """Whether a move was legal for a seat after a move of the recorded game, and if not, why."""
    table = _asked(game, request.query_params)[0].table
    refusal = table.log.position_after(at).explain(table.find_seat(eyes), move)
    return MoveCheck(refusal is None, problem(refusal, client.texts) if refusal else None)


ROUTES: Final = Router(
    "/harness",
    route_handlers=[
        page,
        script,
        records,
        send,
        updates,
        full_positions,
        position,
        explain,
    ],
    dependencies={"client": Provide(provide_client)},
)
