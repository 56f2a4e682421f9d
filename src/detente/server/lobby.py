"""What the lobby lists: tables to join, to go on with and to watch, and the games."""

from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection

import detente
from detente import registry
from detente.core.game import Game
from detente.lessons import lessons
from detente.look import look
from detente.registry import PackageProblem
from detente.server.messages import GameInfo, Lobby, OptionInfo, ProposalInfo, SeatInfo, TableInfo
from detente.server.storage import lists
from detente.server.storage.rows import SeatRow, TableRow
from detente.server.table.projection import describe, table_info
from detente.server.tables import TableRegistry


async def list_tables(tables: TableRegistry, guest: str | None) -> Lobby:
    """The tables that a guest can join, those where he has a seat, and those he can watch."""
    found = await tables.database.read(partial(_find_tables, guest=guest))
    own = {
        row.id: [registry.game_class(row.game).seat_names[seat] for seat in found.held[row.id]]
        for row in found.mine
    }
    waiting = {row.id for row in found.open}

    def infos(rows: list[TableRow], left_out: Collection[str] = ()) -> list[TableInfo]:
        return [_table_info(tables, row, found) for row in rows if row.id not in left_out]

    return Lobby(
        open=infos(found.open, own),
        mine=infos(found.mine),
        public=infos(found.public, waiting.union(own)),
        my_seats=own,
    )


class _Found(NamedTuple):
    """What the store has for the lobby of one guest."""

    open: list[TableRow]
    mine: list[TableRow]
    public: list[TableRow]
    held: dict[str, list[int]]
    seats: dict[str, list[SeatRow]]
    names: dict[tuple[str, int], str]


def _find_tables(c: Connection, guest: str | None) -> _Found:
    playable = detente.games()  # tables of a game that is no longer installed are left out
    mine = lists.tables_of(c, guest) if guest else []
    held = lists.seats_held(c, guest) if guest else {}
    open_, mine, public = [
        [row for row in rows if row.game in playable]
        for rows in (lists.open_tables(c), mine, lists.public_tables(c))
    ]
    ids = list({row.id for row in [*open_, *mine, *public]})
    return _Found(open_, mine, public, held, lists.seats_of(c, ids), lists.names_of(c, ids))


def _table_info(tables: TableRegistry, row: TableRow, found: _Found) -> TableInfo:
    """The info of a table, which is not loaded for it."""
    if table := tables.loaded.get(row.id):
        return table_info(table)
    seat_names = registry.game_class(row.game).seat_names
    seats = [
        SeatInfo(
            seat=seat_names[seat.seat],
            seat_id=seat_names[seat.seat],
            kind=seat.kind,  # type: ignore[arg-type]
            name=found.names.get((row.id, seat.seat)),
            bot=seat.bot,
            connected=False,
            thinking=False,
            replaceable=False,
            consents=[],
            newcomer="yes" if seat.kind in ("open", "link") else "no",
            admits=[],
        )
        for seat in found.seats.get(row.id, [])
    ]
    return describe(row, seat_names, seats, spectators=0)


def list_games(tables: TableRegistry) -> list[GameInfo]:
    """Every game that can be played here."""
    return [_game_info(detente.game(name), tables.workers.levels(name)) for name in detente.games()]


def _game_info(game: Game, levels: list[str]) -> GameInfo:
    options = [
        OptionInfo(
            name=option.name,
            allowed=list(option.allowed),
            default=option.default,
            values_for={
                seats: game.option_values_for(option.name, seats) for seats in game.seat_counts
            },
        )
        for option in game.options.values()
    ]
    return GameInfo(
        name=game.name,
        revision=game.revision,
        seats=list(game.seat_names),
        seat_counts=list(game.seat_counts),
        options=options,
        editions=game.editions,
        proposals=[
            ProposalInfo(
                option=proposal.option,
                value=proposal.value,
                seats=list(proposal.seats),
                given={name: list(values) for name, values in proposal.given.items()},
            )
            for proposal in game.proposals
        ],
        levels=levels,
        lessons=_lesson_count(game.name),
        board=(registry.package(game.name).files("web") / "board.js").is_file(),
        tone=look(game.name).tone,
        signs=dict(look(game.name).signs),
    )


def _lesson_count(game: str) -> int:
    """How many lessons a game has; 0 if they are broken, which the log says at the start."""
    try:
        return len(lessons(game))
    except PackageProblem:
        return 0
