"""The API over HTTP: create, join, view, choose, log, record. docs/api.md is its manual."""

import time
from functools import partial
from typing import Any, Final, Literal

import litestar
import msgspec
from litestar import MediaType, Request, Response, Router
from litestar.datastructures import State as AppState
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Message, Scope

import detente
from detente.core.errors import BadInput
from detente.lessons import follow, lesson, lessons
from detente.rulebook import rules
from detente.server import guests, limits
from detente.server.client import Forbidden, Visitor, acting_seat, seat_meant
from detente.server.errors import PROBLEMS, problem
from detente.server.house import LEVELS, House, games
from detente.server.messages import (
    Advice,
    Choice,
    Done,
    GameInfo,
    Join,
    Learnt,
    LessonInfo,
    Link,
    Lobby,
    Me,
    Moment,
    NewRecord,
    News,
    NewTable,
    Place,
    Rename,
    Said,
    SeatName,
    TakeOver,
    Taught,
    Undo,
    Why,
)
from detente.server.metrics import SECONDS
from detente.server.storage import store
from detente.server.table import Table
from detente.texts import Texts

TheHouse = NamedDependency[House]
TheVisitor = NamedDependency[Visitor]
TheTable = NamedDependency[Table]
_NEW_GUEST: Final = "new_guest"

get = partial(litestar.get, responses=PROBLEMS)
patch = partial(litestar.patch, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)


async def provide_house(state: AppState) -> House:
    """The house of this server."""
    house: House = state.house
    return house


async def provide_visitor(house: TheHouse, request: Request[Any, Any, Any]) -> Visitor:
    """Who asks; refused if too often, or if another site's page does."""
    visitor = Visitor(house, request)
    house.limits.requests.spend(visitor.address)
    if request.method in ("GET", "HEAD"):
        visitor.check_origin()
    else:
        visitor.check_change()
    return visitor


async def provide_table(house: TheHouse, visitor: TheVisitor, table_id: FromPath[str]) -> Table:
    """The table that the path names."""
    return await house.table(table_id)


async def guest_of(visitor: Visitor, request: Request[Any, Any, Any]) -> str:
    """The guest who asks; somebody new is given an identity, in a cookie."""
    if visitor.guest is None or await _name(visitor.house, visitor.guest) is None:
        guest = visitor.guest = guests.new_guest()
        name = guests.code_name()
        await visitor.house.database.write(lambda c: store.add_guest(c, guest, name, time.time()))
        request.state[_NEW_GUEST] = visitor.house.guests.cookie(guest, visitor.secure)
    return visitor.guest


async def set_cookie(message: Message, scope: Scope) -> None:
    """Give a new guest the cookie."""
    cookie = scope["state"].get(_NEW_GUEST)
    if cookie and message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))


# --- guests and games -------------------------------------------------------------------------


@get("/me")
async def me(house: TheHouse, visitor: TheVisitor, request: Request[Any, Any, Any]) -> Me:
    """Say who you are here; a new visitor becomes a guest."""
    guest = await guest_of(visitor, request)
    return Me(await _name(house, guest) or "", house.guests.csrf(guest))


@patch("/me")
async def rename(
    house: TheHouse, visitor: TheVisitor, request: Request[Any, Any, Any], data: JSONBody[Rename]
) -> Me:
    """Change your name."""
    guest = await guest_of(visitor, request)
    name = limits.clean(data.name, limits.LONGEST_NAME) or guests.code_name()
    await house.rename(guest, name)
    return Me(name, house.guests.csrf(guest))


@get("/games", sync_to_thread=False)
def list_games(visitor: TheVisitor) -> list[GameInfo]:
    """List the games and their options."""
    return games()


@get("/games/{game:str}/cards", sync_to_thread=False)
def cards(visitor: TheVisitor, game: FromPath[str]) -> dict[str, dict[str, Any]]:
    """Everything a game has on its table, by code, with where each value comes from."""
    rulebook = detente.game(game)
    described = {code: rulebook.describe(code) for code in (*rulebook.codes, *rulebook.terms)}
    return {code: about for code, about in described.items() if about}


@get("/games/{game:str}/rules/{language:str}", sync_to_thread=False)
def ledger(visitor: TheVisitor, game: FromPath[str], language: FromPath[str]) -> dict[str, str]:
    """The rules of a game, by their ids, in Markdown."""
    detente.game(game)
    return rules(game, Texts(language).language)


# --- lessons ----------------------------------------------------------------------------------


@get("/games/{game:str}/lessons", sync_to_thread=False)
def list_lessons(visitor: TheVisitor, game: FromPath[str]) -> list[LessonInfo]:
    """List the lessons of a game in their order."""
    return [LessonInfo(it.id, it.start.seat_name(it.seat), len(it.steps)) for it in lessons(game)]


@post("/lessons/{game:str}/{lesson_id:str}", status_code=200, sync_to_thread=False)
def learn(
    visitor: TheVisitor, game: FromPath[str], lesson_id: FromPath[str], data: JSONBody[Learnt]
) -> Taught:
    """Show where your choices in a lesson lead; nothing of it is kept here."""
    taught = lesson(game, lesson_id)
    choices = [code[: limits.LONGEST_ID] for code in data.choices]
    progress = follow(taught, choices)
    done = progress.step == len(taught.steps)
    return Taught(
        say=taught.message("end" if done else progress.step + 1),
        step=progress.step,
        steps=len(taught.steps),
        done=done,
        expect=[] if done else list(taught.steps[progress.step].expect),
        wrong=progress.wrong,
        since=progress.since,
        view=progress.state.view(taught.seat),
        events=progress.state.events(taught.seat),
    )


# --- tables -----------------------------------------------------------------------------------


@get("/tables")
async def lobby(house: TheHouse, visitor: TheVisitor) -> Lobby:
    """List tables to join, your own ones, and tables to watch."""
    return await house.lobby(visitor.guest)


@post("/tables")
async def create(
    house: TheHouse, visitor: TheVisitor, request: Request[Any, Any, Any], data: JSONBody[NewTable]
) -> Place:
    """Lay a new table."""
    house.limits.tables.spend(visitor.address)
    return await house.lay(data, await guest_of(visitor, request))


@post("/records", request_max_body_size=limits.LARGEST_RECORD)
async def show(
    house: TheHouse, visitor: TheVisitor, request: Request[Any, Any, Any], data: JSONBody[NewRecord]
) -> Place:
    """Lay a table that shows a record, which is proved first."""
    house.limits.tables.spend(visitor.address)
    return await house.show(data, await guest_of(visitor, request))


@get("/tables/{table_id:str}")
async def view(
    table: TheTable,
    visitor: TheVisitor,
    number: FromQuery[int] = -1,
    line: FromQuery[int] = 0,
    seat: FromQuery[str | None] = None,
) -> News:
    """Show the table as your seat sees it, complete or what is new since a number and a line."""
    own = await visitor.seats(table)
    return table.news(own, seat_meant(table, own, seat), number, line)


@post("/tables/{table_id:str}/join")
async def join(
    table: TheTable, visitor: TheVisitor, request: Request[Any, Any, Any], data: JSONBody[Join]
) -> Place:
    """Sit down at the table."""
    return await table.join(await guest_of(visitor, request), data.token, data.seat)


@post("/tables/{table_id:str}/choices")
async def choose(
    house: TheHouse, table: TheTable, visitor: TheVisitor, data: JSONBody[Choice]
) -> Done:
    """Make a choice."""
    seat = await _acting(house, table, visitor, data.seat)
    with SECONDS.time():
        return await table.choose(seat, data.id, data.number, data.code)


@post("/tables/{table_id:str}/undo")
async def undo(house: TheHouse, table: TheTable, visitor: TheVisitor, data: JSONBody[Undo]) -> Done:
    """Take back your last choice."""
    seat = await _acting(house, table, visitor, data.seat)
    return await table.undo(seat, data.id, data.number)


@post("/tables/{table_id:str}/say")
async def say(house: TheHouse, table: TheTable, visitor: TheVisitor, data: JSONBody[Said]) -> Done:
    """Say something at the table."""
    seat = seat_meant(table, await visitor.seats(table), data.seat)
    return await say_as(house, table, visitor, seat, data.id, data.text)


@get("/tables/{table_id:str}/why")
async def why(
    table: TheTable, visitor: TheVisitor, code: FromQuery[str], seat: FromQuery[str | None] = None
) -> Why:
    """Say whether you may choose a code now, and if not, why."""
    asking = acting_seat(table, await visitor.seats(table), seat)
    refusal = table.state.explain(asking, code[: limits.LONGEST_ID])
    return Why(refusal is None, problem(refusal, visitor.texts) if refusal else None)


@post("/tables/{table_id:str}/hint")
async def hint(
    house: TheHouse, table: TheTable, visitor: TheVisitor, seat: FromQuery[str | None] = None
) -> Advice:
    """Say what the strongest bot would choose in your place, in a game against bots only."""
    house.limits.hints.spend(visitor.address)
    return await table.hints.give(await _acting(house, table, visitor, seat))


@get("/tables/{table_id:str}/moment")
async def moment(
    table: TheTable,
    visitor: TheVisitor,
    choice: FromQuery[int],
    seat: FromQuery[str | None] = None,
    everybody: FromQuery[bool] = False,
) -> Moment:
    """Show the board as it was after a choice; other seats' eyes are open after the end."""
    own = await visitor.seats(table)
    if everybody:
        if not table.revealed:
            raise Forbidden("table-eyes-later")
        return table.moment(choice, None, all_seats=True)
    if seat is None:
        return table.moment(choice, seat_meant(table, own, None))
    eyes = table.seat_named(seat) if seat else None
    if eyes not in (None, *own) and not table.revealed:
        raise Forbidden("table-eyes-later")
    return table.moment(choice, eyes)


@get("/tables/{table_id:str}/log")
async def log(
    table: TheTable,
    visitor: TheVisitor,
    since: FromQuery[int] = 0,
    form: FromQuery[Literal["json", "text"]] = "json",
    language: FromQuery[str | None] = None,
    seat: FromQuery[str | None] = None,
) -> Response[Any]:
    """Tell what you saw happen, as data or in sentences."""
    eyes = seat_meant(table, await visitor.seats(table), seat)
    events = table.state.events(eyes, since)
    if form == "json":
        return _attached(msgspec.json.encode(events), table, "json", "application/json")
    texts = Texts(language or visitor.language, table.game.name)
    lines = [f"{e['number']:4} {texts.say(e['id'], **e['args'])}\n" for e in events]
    return _attached("".join(lines).encode(), table, "txt", "text/plain; charset=utf-8")


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table: TheTable, visitor: TheVisitor) -> Response[Any]:
    """Give the whole game as a file that `detente verify` and `detente replay` read."""
    text = table.record().text(table.state)
    return _attached(text.encode(), table, "detente", "text/plain; charset=utf-8")


@post("/tables/{table_id:str}/leave", status_code=204)
async def leave(table: TheTable, visitor: TheVisitor) -> None:
    """Give up your seat for good, or all of them."""
    await table.leave(await visitor.own_seats(table))


@post("/tables/{table_id:str}/takeover", status_code=204)
async def take_over(table: TheTable, visitor: TheVisitor, data: JSONBody[TakeOver]) -> None:
    """Agree that a bot takes over a seat that was left or whose person has vanished."""
    own = await visitor.own_seats(table)
    await table.take_over(own[0], data.seat, data.bot, LEVELS)


@post("/tables/{table_id:str}/return", status_code=204)
async def come_back(table: TheTable, visitor: TheVisitor) -> None:
    """Take your seat back, or all of them, from the bot that stood in for you."""
    await table.come_back(await visitor.own_seats(table))


@post("/tables/{table_id:str}/link")
async def link(table: TheTable, visitor: TheVisitor, seat: FromQuery[str | None] = None) -> Link:
    """Make a personal link for another device of yours."""
    return await table.link(acting_seat(table, await visitor.seats(table), seat))


@post("/tables/{table_id:str}/invite")
async def invite(table: TheTable, visitor: TheVisitor, data: JSONBody[SeatName]) -> Link:
    """Make an invitation to a seat that nobody has."""
    if visitor.token or visitor.guest != table.row.host:
        await visitor.own_seats(table)
    return await table.invite(data.seat)


# --- what the handlers share ------------------------------------------------------------------


async def say_as(
    house: House, table: Table, visitor: Visitor, seat: int | None, id: str, text: str
) -> Done:
    """Say something as a seat, or as a spectator with a name."""
    house.limits.lines.spend(f"{table.row.id} {visitor.address if seat is None else seat}")
    name = await _name(house, visitor.guest) if visitor.guest else None
    if seat is None and not name:
        raise BadInput("table-no-name")
    return await table.say(seat, name or "", id, text)


async def _acting(house: House, table: Table, visitor: Visitor, name: str | None) -> int:
    seat = acting_seat(table, await visitor.seats(table), name)
    check_acting(house, table, seat)
    return seat


def check_acting(house: House, table: Table, seat: int) -> None:
    """Refuse a seat that acts too often, or for which a bot stands in."""
    house.limits.demands.spend(f"{table.row.id} {seat}")
    if table.seats.rows[seat].kind == "bot":
        raise Forbidden("table-bot-stands-in")


async def _name(house: House, guest: str) -> str | None:
    return await house.database.read(lambda c: store.guest_name(c, guest))


def _attached(content: bytes, table: Table, ending: str, media_type: str) -> Response[bytes]:
    name = f"{table.row.game}-{table.row.id}.{ending}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        *(me, rename, list_games, cards, ledger),
        *(list_lessons, learn),
        *(lobby, create, show, view, join, choose, undo, say, why, hint, moment, log, record),
        *(leave, take_over, come_back, link, invite),
    ],
    dependencies={
        "visitor": Provide(provide_visitor),
        "table": Provide(provide_table),
    },
)
