"""A migration of a stored database is done whole or not at all, and loses nothing."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, inspect, text

import detente
from detente.server.storage.database import Database
from tests.server.storage.stored import wire
from tests.server.storage.stored.loaded import Stored, Visit, work

only_0002 = pytest.mark.parametrize("stored", ["0002"], indirect=True)
CHANGES = ("ALTER", "CREATE", "DROP", "INSERT", "UPDATE", "DELETE")


class Interrupted(Exception):
    """The migration was cut off."""


@contextmanager
def cut_off(after: int) -> Iterator[list[str]]:
    """Let the migration fail after so many changes; those that were made."""
    made: list[str] = []

    def see(c: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.lstrip().startswith(CHANGES):
            if len(made) == after:
                raise Interrupted
            made.append(statement)

    event.listen(Engine, "before_cursor_execute", see)
    try:
        yield made
    finally:
        event.remove(Engine, "before_cursor_execute", see)


def everything(c: Connection) -> dict[str, Any]:
    """The columns and rows of all tables."""
    found = {
        name: c.execute(text(f'SELECT * FROM "{name}"')) for name in inspect(c).get_table_names()
    }
    return {name: (list(rows.keys()), sorted(map(repr, rows))) for name, rows in found.items()}


@pytest.mark.slow
@only_0002
def test_an_interrupted_migration_has_done_nothing_and_can_be_repeated(stored: Stored) -> None:
    before = work(stored.url, everything)
    for after in range(100):
        with cut_off(after) as made:
            try:
                stored.migrate()
            except Interrupted:
                assert work(stored.url, everything) == before, made
            else:
                break
    assert after == len(made) > 15
    once = work(stored.url, everything)
    assert once["alembic_version"] != before["alembic_version"] and once.keys() != before.keys()
    stored.migrate()
    assert work(stored.url, everything) == once


def migrate_and_die(url: str, after: int) -> None:
    """Begin to migrate, then end this process as a power cut would: nothing can be rolled back."""

    def see(c: Any, cursor: Any, statement: str, *_: Any) -> None:
        nonlocal after
        after -= statement.lstrip().startswith(CHANGES)
        if after < 0:
            os._exit(9)

    event.listen(Engine, "before_cursor_execute", see)
    Database(url).migrate()


@pytest.mark.slow
@only_0002
def test_a_server_that_dies_while_migrating_has_changed_nothing(stored: Stored) -> None:
    before = work(stored.url, everything)
    server = get_context("spawn").Process(target=migrate_and_die, args=(stored.url, 15))
    server.start()
    server.join(60)
    assert server.exitcode == 9
    assert work(stored.url, everything) == before
    stored.migrate()
    assert work(stored.url, everything).keys() != before.keys()


@only_0002
def test_forced_outcomes_of_a_record_keep_their_effect(stored: Stored) -> None:
    """In 0002 they were called chance; no stored table has any, so one is given to it."""
    game = detente.game("twilight_struggle", revision=1)
    top = game.start(2, 5).view(1)["board"]["sides"]["ussr"]["hand"]
    state = game.start(2, "seed", outcomes=[top])
    seat = state.to_act[0]
    move = state.legal_moves(seat)[0]
    state.play(seat, move)
    id = stored.tables["shown"]["id"]
    record = {"origin": {"seed": "seed", "chance": [top]}, "notes": {}, "commitment": None}
    row = {
        "id": id,
        "game": game.name,
        "options": json.dumps(game.settings),
        "to_act": json.dumps(list(state.to_act)),
        "record": json.dumps(record),
    }

    def plant(c: Connection) -> None:
        changes = "game = :game, options = :options, to_act = :to_act, record = :record"
        c.execute(
            text(f"UPDATE tables SET {changes}, number = 1, result = NULL WHERE id = :id"), row
        )
        c.execute(text('DELETE FROM entries WHERE "table" = :id AND number > 1'), {"id": id})
        changed = text('UPDATE entries SET seat = :seat, code = :code WHERE "table" = :id')
        c.execute(changed, {"seat": seat, "code": move, "id": id})

    async def story(visit: Visit) -> None:
        table = await visit.everybody.table(id)
        assert table.row.origin == {"seed": "seed", "outcomes": [top]}
        assert table.state.dump() == state.dump()
        written = detente.parse_record(await wire.record(visit.guest("ann"), id))
        assert written.verify().dump() == state.dump()
        assert written.record.origin == table.row.origin

    work(stored.url, plant)
    stored.tell(story)
