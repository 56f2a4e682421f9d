"""A table is played to its end by the revision of the rules with which it was created."""

import random
from collections.abc import Awaitable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

import detente
from detente import read_record
from detente.core.record import fingerprint
from detente.server.storage import schema, store
from detente.server.table.table import Table
from tests.server.company import Company, Held, company, refused, run
from tests.server.player import Guest
from tests.server.storage.stored import wire

NEWEST = detente.game("twilight_struggle").revision
RECORDS = Path("tests/games/twilight_struggle/records")


def set_revision(c: Connection, id: str, revision: int) -> None:
    c.execute(update(schema.tables).filter_by(id=id).values(revision=revision))


def rows_of(c: Connection, id: str) -> dict[str, Any]:
    """Everything that is stored of a table."""
    found = {
        relation.name: c.execute(select(relation).filter_by(table=id)).all()
        for relation in schema.metadata.sorted_tables
        if "table" in relation.columns
    }
    return {**found, "tables": c.execute(select(schema.tables).filter_by(id=id)).all()}


async def new_table(guest: Guest, *seats: str, **more: Any) -> Any:
    return await wire.create(guest, "twilight_struggle", *seats, **more)


def test_a_new_table_has_the_newest_revision(database_url: str) -> None:
    async def work() -> None:
        async with company(database_url) as server:
            id = (await new_table(await server.guest("Ann"), "me", "link"))["table"]
            table = await server.table(id)
            assert NEWEST > 1
            assert (table.row.revision, table.game.revision) == (NEWEST, NEWEST)
        async with company(database_url) as server:
            table = await server.table(id)
            assert (table.row.revision, table.game.revision) == (NEWEST, NEWEST)

    run(work())


@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_table_is_loaded_with_its_own_revision(database_url: str, with_snapshot: bool) -> None:
    async def work(name: str, revision: int) -> None:
        written = read_record(RECORDS / f"r{revision}" / name)
        state = written.verify()
        async with company(database_url) as server:
            id = await wire.show(await server.guest("Ann"), written.record.text(state))
            if not with_snapshot:
                await server.tables.database.write(lambda c: store.drop_snapshot(c, id))
        async with company(database_url) as server:
            table = await server.table(id)
            assert (table.row.revision, table.game.revision) == (revision, revision)
            assert fingerprint(table.state) == fingerprint(state)

    for revision in range(1, NEWEST + 1):
        run(work("second.whole.detente", revision))


@pytest.mark.slow
@pytest.mark.parametrize("revision", [1, 2])
def test_an_undo_that_only_an_older_revision_allows_is_replayed(
    tmp_path: Path, revision: int
) -> None:
    """Agents: by revision 1 the choice of the card to keep can be taken back.

    With this seed and these moves a card is offered soon; with others the game may end before.
    """

    def set_seed_and_revision(id: str, c: Connection) -> None:
        c.execute(update(schema.tables).filter_by(id=id).values(secret="0", revision=revision))
        store.drop_snapshot(c, id)

    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            id = (await wire.create(ann, "agents", "me", "me"))["table"]
            await server.tables.database.write(partial(set_seed_and_revision, id))
        async with company(tmp_path) as server:
            table = await server.table(id)
            rng = random.Random(1)
            while not getattr(table.state, "offer", ()):
                await play(table, rng)
            before, seat = table.state.key(), table.state.to_act[0]
            await play(table, rng)
            undoing = table.moves.undo(seat, "undo", table.version)
            if revision == 1:
                await undoing
                assert table.state.key() == before
            else:
                with pytest.raises(detente.InvalidInput, match="cannot be undone"):
                    await undoing
            left = table.version, table.state.key()
        async with company(tmp_path) as server:
            table = await server.table(id)
            assert (table.version, table.state.key()) == left

    async def play(table: Table, rng: random.Random) -> None:
        seat = table.state.to_act[0]
        move = rng.choice(table.state.legal_moves(seat))
        await table.moves.play(seat, f"m{table.version}", table.version, move)

    run(work())


def test_players_cannot_choose_the_revision(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            asking = new_table(ann, "me", "link", settings={"revision": 1})
            problem = await refused(asking, 400, "unknown-option")
            assert problem["args"]["option"] == "revision"
            assert "revision" not in problem["args"]["allowed"]

    run(work())


def everything_about(guest: Guest, id: str) -> list[Awaitable[Any]]:
    """Every request about a table."""
    return [
        wire.look(guest, id),
        wire.moment(guest, id, 0),
        wire.record(guest, id),
        wire.play(guest, id, "a", 0, "poland"),
        wire.undo(guest, id, "b", 0),
        wire.say(guest, id, "c", "Hello"),
        wire.join(guest, id, seat="ussr"),
        wire.invite(guest, id, "ussr"),
        wire.device_link(guest, id),
        wire.take_over(guest, id, "ussr", "recruit"),
        wire.come_back(guest, id),
        wire.leave(guest, id),
    ]


def test_a_table_of_a_newer_revision_is_refused_and_left_alone(database_url: str) -> None:
    async def work() -> None:
        async with company(database_url, Held()) as server:
            ann = await server.guest("Ann")
            newer = await new_table(ann, "me", "recruit")
            other = await new_table(ann, "recruit", "me")
            database = server.tables.database
            await database.write(partial(set_revision, id=newer["table"], revision=99))
            before = await database.read(partial(rows_of, id=newer["table"]))
        async with company(database_url, Held()) as server:
            again = server.returning(ann)
            await refuses_everything(server, again, newer)
            lobby = await wire.lobby(again)
            assert set(lobby["mine"]) == {newer["table"], other["table"]}
            shown = await wire.look(again, other["table"])
            move = wire.moves(shown)[0]
            assert await wire.play(again, other["table"], "a", wire.version(shown), move) == 1
            assert list(server.tables.loaded) == [other["table"]]
            kept = await server.tables.database.read(partial(rows_of, id=newer["table"]))
            assert kept == before

    run(work())


async def refuses_everything(server: Company, ann: Guest, newer: dict[str, Any]) -> None:
    """See that a table answers by cookie, by token and live with one and the same sentence."""
    id = newer["table"]
    for guest in (ann, server.program(newer["token"])):
        for asking in everything_about(guest, id):
            problem = await refused(asking, 400, "newer-revision")
            assert problem["text"] == (
                "This needs revision 99 of the rules of twilight_struggle, but this Détente has "
                f"them only up to revision {NEWEST}. Update Détente."
            )
    async with ann.sit(id) as seat:
        assert (await seat.receive())["problem"]["error"] == "newer-revision"


def test_cards_are_described_by_the_revision_of_a_table(tmp_path: Path) -> None:
    """A page asks for the revision of its table, for a correction may have changed a number."""
    path = "/games/twilight_struggle/cards"

    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            newest = await ann.get(path)
            assert newest == await ann.get(path, revision=NEWEST)
            assert newest == await ann.get(path, revision=1), "no card was corrected yet"
            await refused(ann.http.get(f"/api{path}?revision=99"), 400, "newer-revision")
            await refused(ann.http.get(f"/api{path}?revision=0"), 400, "bad-revision")
            answer = await ann.http.get(f"/api{path}?revision=x")
            assert answer.status_code == 400

    run(work())
