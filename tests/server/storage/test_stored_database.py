"""A database that an earlier server has left is used as if nothing had happened.

The folder `stored` has such databases; stored/wire.py has the server's words for what is in them.
"""

import hashlib
from typing import Any

import pytest
from sqlalchemy import Connection, text, update

from detente import parse_record
from detente.core.record import commitment
from detente.server.storage import schema
from tests.server.company import refused, until, wired
from tests.server.storage.stored import wire
from tests.server.storage.stored.loaded import FOLDER, Here, Stored, Visit, all_rows, work

HASHES = {
    "0002.json": "d2e2f066b4f71db4c4aa4282252f92b6b8bc13fedd8508162cfe0f445721cefc",
    "0002.sql": "f377fb19001e44d4f9d375850d3f8142bc544a9da68c68382102142c5c74d774",
    "0003.json": "06d818a0bfbccf4602ac8c602e0b4342674f76e40dfe424a10368b09d4a46f73",
    "0003.sql": "01f816a0a054e0163337537e23a5fc4b4a4e20c8bdbc42b702dc916415d51375",
}


# --- nothing is lost --------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("0*")))
def test_the_stored_files_are_never_written_again(name: str) -> None:
    assert hashlib.sha256((FOLDER / name).read_bytes()).hexdigest() == HASHES[name]


def test_a_migration_keeps_every_value(stored: Stored) -> None:
    then = work(stored.url, all_rows)
    assert len(then["entries"]) > 400 and all(then.values())
    stored.migrate()
    now = work(stored.url, all_rows)
    for name in then.keys() - wire.REWRITTEN:
        table, called = wire.TABLES.get(name, name), wire.COLUMNS.get(name, {})
        expected = [
            {called.get(column, column): value for column, value in row.items()}
            for row in then[name]
        ]
        for column, values in wire.VALUES.get(table, {}).items():
            for row in expected:
                row[column] = values.get(row[column], row[column])
        kept = [{column: row[column] for column in expected[0]} for row in now[table]]
        assert sorted(map(repr, kept)) == sorted(map(repr, expected)), name


def test_everybody_sees_what_they_saw(stored: Stored) -> None:
    async def story(visit: Visit) -> None:
        await sees_the_same(visit)
        for key, known in stored.guests.items():
            guest = visit.guest(key)
            assert await wire.lobby(guest) == known["lobby"], key
            assert (await guest.get("/me"))["name"] == known["name"]

    stored.tell(story)


@pytest.mark.parametrize("stored", ["0002"], indirect=True)  # which differs from 0001 by records
def test_a_table_from_before_there_were_records_is_none(stored: Stored) -> None:
    def forget_records(c: Connection) -> None:
        c.execute(text("ALTER TABLE tables DROP COLUMN record"))
        c.execute(text("UPDATE alembic_version SET version_num = '0001'"))

    async def story(visit: Visit) -> None:
        kept = stored.tables["half_answered"]
        news = await wire.look(visit.guest("ann"), kept["id"])
        assert wire.of_table(news)["notes"] is None
        assert wire.of_table(news) == kept["table"]
        assert wire.of_seat(news) == kept["seen"]["cia"]

    work(stored.url, forget_records)
    stored.tell(story)


def test_the_game_is_the_same_without_its_snapshot(stored: Stored) -> None:
    stored.migrate()
    snapshots = wire.TABLES.get("snapshots", "snapshots")
    work(stored.url, lambda c: c.execute(text(f"DELETE FROM {snapshots}")))

    async def story(visit: Visit) -> None:
        await sees_the_same(visit)

    stored.tell(story)


async def sees_the_same(visit: Visit) -> None:
    """Look at all tables through all eyes, and at the positions behind them."""
    stranger = await visit.everybody.guest("Stranger")
    for name, kept in visit.stored.tables.items():
        news = await wire.look(stranger, kept["id"])
        assert wire.of_table(news) == kept["table"], name
        assert wire.of_seat(news) == kept["seen"]["spectator"], name
        state = (await visit.everybody.table(kept["id"])).state
        assert wire.fingerprint_then(state) == kept["position"], name
        for after, digest in kept["moments"].items():
            then = await wire.moment(stranger, kept["id"], int(after))
            assert wire.digest(then) == digest, (name, after)
        for place, tokens in kept["tokens"].items():
            for number in range(len(tokens)):
                news = await wire.look(visit.seat(name, place, number), kept["id"])
                assert wire.of_seat(news) == kept["seen"][place], (name, place)
        for place, key in kept["guests"].items():
            news = await wire.look(visit.guest(key), kept["id"], place)
            assert wire.of_seat(news)["view"]["seat"] == wire.called(news, place), (name, place)


# --- everybody goes on ------------------------------------------------------------------------


def test_a_decision_half_answered_is_completed(stored: Stored) -> None:
    kept = stored.tables["half_answered"]

    async def story(visit: Visit) -> None:
        ann, bob, id = visit.seat("half_answered", "cia"), visit.guest("bob"), kept["id"]
        assert wire.hidden_move(await wire.look(ann, id)) == kept["hidden"]
        news = await wire.look(bob, id)
        assert wire.hidden_move(news) is None and wire.moves(news)
        state = (await visit.everybody.table(id)).state.clone()
        move = wire.moves(news)[0]
        state.play(1, move)
        version = await wire.play(bob, id, "other-half", wire.version(news), move)
        after = await wire.look(ann, id)
        assert version == wire.version(after) == wire.version(news) + 1
        assert wire.hidden_move(after) is None
        assert wire.view(after) == wired(state.view(0))
        assert wire.events(after) == wired(state.events(0))

    stored.tell(story)


def test_a_decision_half_answered_is_still_secret(stored: Stored) -> None:
    """Everybody but Ann sees the same, whatever she has chosen."""
    kept = stored.tables["half_answered"]
    id = kept["id"]
    seen: list[Any] = []

    async def story(visit: Visit) -> None:
        assert wire.hidden_move(await wire.look(visit.guest("ann"), id)) == kept["hidden"]
        table = await visit.everybody.table(id)
        moves = table.log.position_after(table.state.move_number - 1).legal_moves(0)
        kept["hidden"] = next(code for code in moves if code != kept["hidden"])
        for guest in (visit.guest("bob"), visit.seat("half_answered", "kgb"), visit.guest("chloe")):
            seen.append([await wire.look(guest, id), await wire.lobby(guest)])
            seen.append(await wire.moment(guest, id, table.state.move_number))
            await refused(wire.record(guest, id), 400, "table-record-later")

    stored.tell(story)
    one = [*seen]
    seen.clear()
    entry = update(schema.entries).filter_by(table=id, id="hidden")
    work(stored.url, lambda c: c.execute(entry.values(move=kept["hidden"])))
    stored.tell(story)
    assert seen == one


def test_what_was_sent_before_is_not_done_twice(stored: Stored) -> None:
    kept = stored.tables["half_answered"]

    async def story(visit: Visit) -> None:
        ann, id = visit.guest("phone"), kept["id"]
        version = wire.version(await wire.look(ann, id))
        assert await wire.play(ann, id, "hidden", version - 1, kept["hidden"]) == version
        await refused(wire.play(ann, id, "new", version - 1, kept["hidden"]), 409, "table-stale")
        assert wire.version(await wire.look(ann, id)) == version

    stored.tell(story)


def test_a_choice_is_taken_back_and_another_made(stored: Stored) -> None:
    id = stored.tables["taken_back"]["id"]

    async def story(visit: Visit) -> None:
        ann = visit.guest("ann")
        news = await wire.look(ann, id)
        state = (await visit.everybody.table(id)).state
        before = state.undo(0)
        assert before is not None
        version = await wire.undo(ann, id, "undo-again", wire.version(news))
        back = await wire.look(ann, id)
        assert version == wire.version(back) == wire.version(news) + 1
        assert wire.view(back) == wired(before.view(0))
        await wire.play(ann, id, "another", version, wire.moves(back)[0])
        chloe = await wire.look(visit.guest("chloe"), id)
        assert wire.version(chloe) == version + 1
        # What is done now is stored beside everything before.
        visit.everybody.tables.loaded.clear()
        again = await wire.look(visit.guest("chloe"), id)
        assert wire.of_seat(again) == wire.of_seat(chloe)
        assert wire.of_table(again) == wire.of_table(chloe)

    stored.tell(story)


def test_invitations_and_open_seats_are_taken(stored: Stored) -> None:
    async def story(visit: Visit) -> None:
        invited, half = stored.tables["invited"], stored.tables["half_answered"]
        dora, id = await visit.everybody.guest("Dora"), invited["id"]
        used = wire.join(dora, half["id"], token=half["used"]["kgb"])
        await refused(used, 400, "table-seat-taken")
        token = await wire.join(dora, id, token=invited["invitations"]["third again"])
        news = await wire.look(visit.everybody.program(token), id)
        assert wire.kind(news, "third") == "person"
        await wire.play(dora, id, "first-move", wire.version(news), wire.moves(news)[0])
        eve = await visit.everybody.guest("Eve")
        late = wire.join(eve, id, token=invited["invitations"]["third"])
        await refused(late, 400, "table-seat-taken")
        open_seat = stored.tables["open_seat"]["id"]
        await wire.join(eve, open_seat, seat="gamma")
        assert wire.kind(await wire.look(eve, open_seat), "gamma") == "person"
        left = stored.tables["left"]["id"]
        for other in ("ann", "chloe"):
            await wire.admit(visit.guest(other), left, "second")
        await wire.join(eve, left, token=await wire.invite(visit.guest("ann"), left, "second"))
        assert wire.kind(await wire.look(eve, left), "second") == "person"
        await wire.say(eve, left, "hello", "Hello!")
        chat = wire.of_table(await wire.look(visit.guest("chloe"), left))["chat"]
        assert chat[:-5] == stored.tables["left"]["table"]["chat"]
        assert chat[-1][4] == "Hello!"

    stored.tell(story)


def test_bots_move_and_people_come_back(stored: Stored) -> None:
    async def story(visit: Visit) -> None:
        stood_in, left = stored.tables["stood_in"], stored.tables["left"]
        bob = visit.guest("bob")
        await wire.come_back(bob, stood_in["id"])
        assert wire.kind(await wire.look(bob, stood_in["id"]), "beta") == "person"
        await wire.take_over(visit.guest("chloe"), left["id"], "second", "recruit")
        assert wire.kind(await wire.look(bob, left["id"]), "second") == "bot"
        bot_to_move = stored.tables["bot_to_move"]
        before = bot_to_move["table"]["version"]
        table = await visit.everybody.table(bot_to_move["id"])
        await until(lambda: table.version > before)
        assert table.state.record().moves[before][0] == 1
        assert wire.version(await wire.look(visit.guest("ann"), bot_to_move["id"])) > before

    stored.tell(story, Here())


# --- what is over -----------------------------------------------------------------------------


def test_a_finished_game_is_proved_by_its_record(stored: Stored) -> None:
    async def story(visit: Visit) -> None:
        stranger = await visit.everybody.guest("Stranger")
        for name in ("finished", "shown", "shown_whole"):
            kept = stored.tables[name]
            written = parse_record(await wire.record(stranger, kept["id"]))
            assert set(written.claims) == {"result", "fingerprint"}
            assert (written.format, written.record.revision) == (2, kept.get("revision", 1))
            state = written.verify()
            assert wire.fingerprint_then(state) == kept["position"]
            assert state.result == kept["table"]["result"]
        finished = stored.tables["finished"]
        record = parse_record(await wire.record(stranger, finished["id"])).record
        record.check_commitment(finished["table"]["commitment"])
        assert commitment(finished["table"]["secret"]) == finished["table"]["commitment"]
        assert record.notes == {"cia": "Ann", "kgb": "Боб"}

    stored.tell(story)


def test_what_runs_keeps_its_secrets(stored: Stored) -> None:
    async def story(visit: Visit) -> None:
        stranger = await visit.everybody.guest("Stranger")
        for name, kept in stored.tables.items():
            if not kept["table"]["over"] and not kept["table"]["notes"]:
                await refused(wire.record(stranger, kept["id"]), 400, "table-record-later")
                assert kept["table"]["secret"] is None, name
        eve = await visit.everybody.guest("Eve")
        for name, problem in (("abandoned", "closed"), ("shown", "seat-taken")):
            join = wire.join(eve, stored.tables[name]["id"], seat="cia")
            await refused(join, 400, f"table-{problem}")

    stored.tell(story)
