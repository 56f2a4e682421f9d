"""A stored table becomes a game log: the last snapshot, then the entries after it."""

from typing import Any

from sqlalchemy import Connection

import detente
from detente.core.errors import InvalidInput
from detente.core.game import Game
from detente.core.record import Record
from detente.core.state import State
from detente.server import limits
from detente.server.storage import store
from detente.server.storage.rows import EntryRow, TableRow
from detente.server.table.game_log import GameLog


def snapshot(state: State) -> dict[str, Any]:
    """A position with its event log, from which a table loads fast."""
    return {"position": state.dump(), "event_log": state.dump_event_log()}


def load_game(c: Connection, id: str) -> tuple[TableRow, GameLog]:
    """A table and its game; InvalidInput if there is none, or none that this program can play."""
    row = store.table(c, id)
    if row is None:
        raise InvalidInput("table-unknown", table=id[: limits.LONGEST_ID])
    return row, _load_log(c, row)


def _load_log(c: Connection, row: TableRow) -> GameLog:
    """The game log from the snapshot, if that is still usable, and the entries after it."""
    game = detente.game(row.game, revision=row.revision, **row.settings)
    entries = store.entries(c, row.id)
    move_counts = [row.first_move_number]
    for entry in entries:
        move_counts.append(move_counts[-1] + (1 if entry.op == "play" else -1))
    version, state = 0, None
    if found := store.snapshot(c, row.id):
        version, kept = found
        state = _restore(game, kept, row, move_counts[version] if version <= len(entries) else -1)
    if state is None:
        record = Record(row.game, row.settings, row.seats, row.origin, [], revision=row.revision)
        version, state = 0, record.start(game)
    log = GameLog(state, move_counts[: version + 1], _bot_moves(entries[:version]))
    for entry in entries[version:]:
        log.advance(_apply(log.state, entry), entry.bot is not None)
    return log


def _bot_moves(entries: list[EntryRow]) -> list[bool]:
    """Whether a bot made it, of each move that was not taken back."""
    found: list[bool] = []
    for entry in entries:
        if entry.op == "play":
            found.append(entry.bot is not None)
        else:
            found.pop()
    return found


def _apply(state: State, entry: EntryRow) -> State:
    """The state after a stored move or undo; the state given is not to be used afterwards."""
    if entry.op == "play":
        state.play(entry.seat, entry.move or "")
        return state
    before = state.undo(entry.seat)
    assert before is not None, "an undo is stored only if it was possible"
    return before


def _restore(game: Game, kept: dict[str, Any], row: TableRow, move_count: int) -> State | None:
    """The state of a snapshot; None if it is damaged or another version of the game wrote it."""
    try:
        state = game.load(kept["position"])
        state.load_event_log(kept["event_log"])
    except (InvalidInput, KeyError, TypeError, ValueError):
        return None
    fits = state.origin == row.origin and state.move_number == move_count
    return state if fits else None
