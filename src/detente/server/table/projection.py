"""What clients are shown of a table: its info, updates, positions of the past, the record."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from detente.core.errors import InvalidInput
from detente.core.record import Record, commitment
from detente.server.guests import token_hash
from detente.server.messages import ChatMessage, PositionAt, SeatInfo, TableInfo, TableUpdate
from detente.server.storage.rows import ChatMessageRow, SeatRow, TableRow
from detente.stories import moments_of

if TYPE_CHECKING:
    from detente.server.table.table import Table


def table_info(table: "Table") -> TableInfo:
    """What everybody may know of a table."""
    connected = table.presence.connected
    seats = [_seat_info(table, row, connected) for row in table.seats.rows]
    return describe(table.row, table.seat_names, seats, len(table.presence.audience.spectators))


def describe(
    row: TableRow, seat_names: Sequence[str], seats: list[SeatInfo], spectators: int
) -> TableInfo:
    """What everybody may know of a table, from its row; the table need not be loaded."""
    over = row.result is not None
    return TableInfo(
        id=row.id,
        game=row.game,
        settings=row.settings,
        pace=row.pace,  # type: ignore[arg-type]
        version=row.version,
        seats=seats,
        to_act=[seat_names[seat] for seat in row.to_act],
        over=over,
        closed=row.closed,
        ended=row.ended,  # type: ignore[arg-type]
        result=row.result,
        commitment=None if row.record else commitment(row.secret),
        secret=row.secret if (over or row.ended) and not row.record else None,
        first_move_number=row.first_move_number,
        notes=row.record["notes"] if row.record else None,
        spectators=spectators,
        started=row.started,
        changed=row.changed,
    )


def _seat_info(table: "Table", row: SeatRow, connected: set[int]) -> SeatInfo:
    fillable = table.seating.fillable(row.seat, connected)
    return SeatInfo(
        seat=table.seat_names[row.seat],
        seat_id=table.game.seat_name(row.seat),
        kind=row.kind,  # type: ignore[arg-type]
        name=table.seats.name(row.seat) or _noted_name(table, row.seat),
        bot=row.bot,
        connected=row.seat in connected,
        thinking=row.seat in table.bots.deciding,
        replaceable=fillable,
        consents=[table.seat_names[seat] for seat in row.consents],
        newcomer=table.seating.newcomer(row.seat, fillable),
        admits=[table.seat_names[seat] for seat in row.admits],
    )


def _noted_name(table: "Table", seat: int) -> str | None:
    """Who sat there, as the notes of a record from elsewhere say."""
    notes = table.row.record["notes"] if table.row.record else {}
    return notes.get(table.seat_names[seat]) or notes.get(table.game.seat_name(seat))


def table_update(
    table: "Table",
    own_seats: Sequence[int],
    seat: int | None,
    version: int = -1,
    after_message: int = 0,
    may_return: Sequence[int] = (),
    info: TableInfo | None = None,
) -> TableUpdate:
    """What a client does not know yet that has seen a version and the messages up to a number.

    `own_seats` are all seats of the client, `seat` is the one whose view it gets (None: that of a
    spectator), `may_return` are those that he has left and may take again. `info` is the table's,
    if it has been made already.
    """
    state, names = table.state, table.seat_names
    events_from = table.log.events_from(version)
    events = state.events(seat, events_from)
    recap = table.recaps.since(table.log, seat, version, events)
    concerned = own_seats if seat is None else (seat,)
    return TableUpdate(
        table=info or table_info(table),
        seat=None if seat is None else names[seat],
        my_seats=[names[one] for one in own_seats],
        undo_seat=next((names[one] for one in concerned if table.moves.can_undo(one)), None),
        bot_plays_for_me=any(table.seats.rows[one].kind == "bot" for one in concerned),
        may_return=[names[one] for one in may_return],
        can_ask_hint=seat is not None and table.seats.alone_with_bots(seat),
        view=None if version == table.version else state.view(seat),
        events_from=events_from,
        events=events,
        moments=recap.moments,
        moments_from=recap.moments_from,
        recap_from=recap.recap_from,
        story_starts=recap.story_starts,
        messages=[
            _chat_message(table, row) for row in table.chat.messages if row.number > after_message
        ],
    )


def _chat_message(table: "Table", row: ChatMessageRow) -> ChatMessage:
    seat = None if row.seat is None else table.seat_names[row.seat]
    args = dict(row.args)
    if "seat" in args:
        args["seat"] = table.seat_names[table.find_seat(args["seat"])]
    author = None if row.text is None else _author(row)
    return ChatMessage(row.number, row.at, seat, row.name, row.text, row.notice, args, author)


def _author(row: ChatMessageRow) -> str:
    """What tells the authors of a table's messages apart, and nothing else about them."""
    return token_hash(f"{row.table} {row.seat} {row.guest}")[:16]


def position_at(
    table: "Table", move_number: int, seat: int | None, all_seats: bool = False
) -> PositionAt:
    """The board after a move as a seat saw it, and with `all_seats` as each of them saw it."""
    last = table.state.move_number
    if not table.log.first_move_number <= move_number <= last:
        # As text, because no language can format a number of a thousand digits.
        raise InvalidInput("table-no-such-choice", number=str(move_number), last=last)
    then = table.log.position_after(move_number)
    events = [
        event for event in then.events(seat, move_number) if event["move_number"] == move_number
    ]
    moments = moments_of(then.game.name, events)
    views = [then.view(one) for one in range(then.seats)] if all_seats else []
    return PositionAt(move_number, last, then.view(seat), events, moments, views)


def record(table: "Table") -> Record:
    """The whole game, once it is over, or as it came from elsewhere."""
    if not table.revealed:
        raise InvalidInput("table-record-later")
    record = table.state.record()
    if kept := table.row.record:
        record.notes, record.commitment = kept["notes"], kept["commitment"]
        return record
    record.commitment = commitment(table.row.secret)
    for row in table.seats.rows:
        name = table.seats.name(row.seat) or row.bot or ""
        record.notes[table.seat_names[row.seat]] = name
    return record
