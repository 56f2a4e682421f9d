"""Choosing and taking back, what is told of it, what is kept of it."""

import asyncio
import hashlib
import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import detente
from detente.core.record_file import parse_record
from detente.core.view_types import Event
from detente.server.storage import store
from detente.server.table import projection
from detente.server.table.game_log import GameLog
from detente.server.table.loading import load_game, snapshot
from detente.server.tables import TableRegistry
from detente.texts import Texts
from tests.server.company import (
    SHORT,
    Company,
    choose_dully,
    company,
    dull,
    hear_until,
    notices,
    refused,
    run,
    until,
    wired,
)
from tests.server.player import Guest
from tests.server.random_games import step
from tests.terminal.program import surroundings


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table gets the secret with which a dull game is short."""
    monkeypatch.setattr("secrets.token_hex", lambda _: SHORT)


# --- choosing ---------------------------------------------------------------------------------


def test_a_choice_counts_up_and_everybody_sees_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            assert (await bob.get(f"/tables/{id}"))["table"]["to_act"] == ["cia", "kgb"]
            choice = {"id": "first", "version": 0, "move": "analyst"}
            assert await ann.post(f"/tables/{id}/moves", choice) == {"id": "first", "version": 1}
            update = await bob.get(f"/tables/{id}")
            assert (update["table"]["version"], update["table"]["to_act"]) == (1, ["kgb"])
            assert (await ann.get(f"/tables/{id}"))["view"]["prompt"]["moves"] == []

    run(work())


def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table = await server.table(id)
            await choose_dully(table, until=1)
            before = table.state.dump()
            for code, error in (
                ("pass", "refused-not-asked"),
                ("no_such_code", "refused-no-such-code"),
            ):
                choice = {"id": code, "version": 1, "move": code}
                problem = await refused(ann.post(f"/tables/{id}/moves", choice), 422, error)
                assert problem["rule"].startswith("CVK-")
                why = await ann.get(f"/tables/{id}/explain", move=code)
                assert why == {"allowed": False, "problem": problem}
            assert (table.state.dump(), table.version) == (before, 1)
            assert await server.tables.database.read(lambda c: len(store.entries(c, id))) == 1

    run(work())


def test_why_says_what_may_be_chosen(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            for move in (await ann.get(f"/tables/{id}"))["view"]["prompt"]["moves"]:
                why = await ann.get(f"/tables/{id}/explain", move=move["move"])
                assert why == {"allowed": True, "problem": None}

    run(work())


def test_a_resend_is_answered_and_not_applied(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            path, choice = f"/tables/{id}/moves", {"id": "x", "version": 0, "move": "analyst"}
            done = await ann.post(path, choice)
            await bob.post(path, {"id": "y", "version": 1, "move": "director"})
            assert await ann.post(path, choice) == done
            assert await ann.post(path, {**choice, "version": 1}) == done
            # The same id from another seat is no resend.
            await refused(bob.post(path, choice), 409, "table-stale")
            table = await server.table(id)
            assert table.version == 2
            # Nor does a number that is right, and a choice that is legal, make an id new.
            await choose_dully(table, until=3)
            before = table.state.dump()
            guest = [ann, bob][seat := table.state.to_act[0]]
            again = {"id": "xy"[seat], "version": 3, "move": table.state.legal_moves(seat)[0]}
            assert (await guest.post(path, again))["version"] == seat + 1
            assert (table.state.dump(), table.version) == (before, 3)

    run(work())


def test_ids_are_short_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            for bad in ("", "x" * 65, "a b", "'; drop table entries;--", "é"):
                choice = {"id": bad, "version": 0, "move": "analyst"}
                await refused(ann.post(f"/tables/{id}/moves", choice), 400, "table-bad-id")
            assert (await server.table(id)).version == 0

    run(work())


def test_old_and_invented_numbers_are_stale(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            for number in (-1, 1, 7, 2**40):
                choice = {"id": f"n{number}", "version": number, "move": "analyst"}
                await refused(ann.post(f"/tables/{id}/moves", choice), 409, "table-stale")

    run(work())


def test_both_seats_choose_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            path = f"/api/tables/{id}/moves"
            codes = {ann: "analyst", bob: "director"}

            def choose(guest: Guest, number: int) -> Any:
                choice = {"id": codes[guest], "version": number, "move": codes[guest]}
                return guest.http.post(path, json=choice)

            answers = await asyncio.gather(choose(ann, 0), choose(bob, 0))
            assert sorted(answer.status_code for answer in answers) == [201, 409]
            late = bob if answers[0].is_success else ann
            update = await late.get(f"/tables/{id}")
            assert len(update["view"]["prompt"]["moves"]) == 6, "it is still asked"
            assert (await choose(late, 1)).is_success
            assert (await server.table(id)).state.move_number == 2

    run(work())


def test_another_server_on_the_same_database(database_url: str) -> None:
    async def work() -> None:
        async with company(database_url) as here, company(database_url) as there:
            ann, bob, id = await here.pair()
            assert (await here.table(id)).version == 0
            elsewhere = there.returning(bob)
            choice = {"id": "b", "version": 0, "move": "director"}
            await elsewhere.post(f"/tables/{id}/moves", choice)

            path = f"/tables/{id}/moves"
            own = {"id": "a", "version": 0, "move": "analyst"}
            await refused(ann.post(path, own), 409, "table-stale")
            update = await ann.get(f"/tables/{id}")
            assert (update["table"]["version"], update["table"]["to_act"]) == (1, ["cia"])
            done = await ann.post(path, {**own, "version": 1})
            assert done["version"] == 2

    run(work())


# --- taking back ------------------------------------------------------------------------------


def test_one_takes_back_ones_own_last_choice(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            undo, path = f"/tables/{id}/undo", f"/tables/{id}/moves"
            await refused(ann.post(undo, {"id": "u0", "version": 0}), 400, "table-no-undo")
            start = await ann.get(f"/tables/{id}")
            await ann.post(path, {"id": "1", "version": 0, "move": "analyst"})
            assert (await ann.get(f"/tables/{id}"))["undo_seat"]
            await refused(bob.post(undo, {"id": "u1", "version": 1}), 400, "table-no-undo")
            assert await ann.post(undo, {"id": "u2", "version": 1}) == {"id": "u2", "version": 2}
            assert await ann.post(undo, {"id": "u2", "version": 1}) == {"id": "u2", "version": 2}
            back = await ann.get(f"/tables/{id}")
            assert back["view"] == start["view"] and back["events"] == start["events"]

            await ann.post(path, {"id": "2", "version": 2, "move": "director"})
            await bob.post(path, {"id": "3", "version": 3, "move": "director"})
            assert not (await ann.get(f"/tables/{id}"))["undo_seat"]
            await refused(ann.post(undo, {"id": "u3", "version": 4}), 400, "table-no-undo")

    run(work())


def test_what_was_revealed_cannot_be_taken_back(tmp_path: Path, short: None) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            _, _, id = await server.pair()
            table = await server.table(id)
            revealed = 0
            while not table.state.over:
                revelations, seat = table.state.revelations, table.state.to_act[0]
                await choose_dully(table, table.state.move_number + 1)
                if table.state.revelations > revelations and not table.state.over:
                    revealed += 1
                    with pytest.raises(detente.InvalidInput, match="cannot be undone"):
                        await table.moves.undo(seat, f"u{table.version}", table.version)
            assert revealed > 3

    run(work())


def test_the_end_cannot_be_taken_back(tmp_path: Path, short: None) -> None:
    """With the end the secret is told: whoever went on after it would know all chance."""

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table = await server.table(id)
            await choose_dully(table)
            going_on = table.state.clone()
            going_on.result = None
            assert going_on.can_undo(0), "nothing but the end forbids it"
            update = await ann.get(f"/tables/{id}")
            assert update["table"]["secret"] == SHORT and not update["undo_seat"]
            undo = ann.post(f"/tables/{id}/undo", {"id": "u", "version": table.version})
            await refused(undo, 400, "table-no-undo")

    run(work())


class Reader:
    """Somebody who comes by now and then and is told what is new."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.number = -1
        self.log: list[Event] = []

    def read(self, number: int, since: int, events: list[Event]) -> None:
        self.log = [event for event in self.log if event["move_number"] < since] + events
        self.number = number


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), length=st.integers(1, 80), undos=st.floats(0, 0.6))
def test_what_readers_know_is_always_the_log(seed: int, length: int, undos: float) -> None:
    rng = random.Random(seed)
    log = GameLog(detente.game("cia_vs_kgb").start(2, str(seed)), [0])
    readers = [Reader(seat) for seat in (None, 0, 1, 0, 1)]
    for _ in range(length):
        if not log.state.over:
            log.advance(step(log.state, rng, undos))
        for reader in rng.sample(readers, rng.randrange(3)):
            since = log.events_from(reader.number)
            events = log.state.events(reader.seat, since)
            assert reader.number < 0 or all(event["move_number"] >= since for event in events)
            reader.read(log.version, since, events)
            assert reader.log == log.state.events(reader.seat)


def test_the_same_over_http_with_undos_and_reconnections(tmp_path: Path) -> None:
    rng = random.Random(20)

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            table = await server.table(id)
            carl = await server.guest("Carl")
            readers = {ann: Reader(0), bob: Reader(1), carl: Reader(None)}
            lengths = []
            for turn in range(60):
                undoing = [seat for seat in (0, 1) if table.moves.can_undo(seat)]
                if undoing and rng.random() < 0.5:
                    await table.moves.undo(undoing[0], f"t{turn}", table.version)
                else:
                    seat = rng.choice(table.state.to_act)
                    code = rng.choice(table.state.legal_moves(seat))
                    await table.moves.play(seat, f"t{turn}", table.version, code)
                lengths.append(table.state.move_number)
                guest = rng.choice(list(readers))
                reader = readers[guest]
                update = await guest.get(f"/tables/{id}", version=reader.number)
                assert (update["view"] is None) == (reader.number == table.version)
                reader.read(update["table"]["version"], update["events_from"], update["events"])
                assert reader.log == wired(table.state.events(reader.seat))
            assert any(after < before for before, after in pairwise(lengths))

    run(work())


# --- looking back -----------------------------------------------------------------------------


def test_a_moment_is_what_one_saw_then(tmp_path: Path, short: None) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            table, path = await server.table(id), f"/tables/{id}/positions"
            seen: list[list[Any]] = []
            while not table.state.over:
                seen.append([wired(table.state.view(seat)) for seat in (0, 1, None)])
                await choose_dully(table, table.state.move_number + 1)
            seen.append([wired(table.state.view(seat)) for seat in (0, 1, None)])
            # To and fro: what was worked out for one moment must not spoil another.
            order = list(range(len(seen)))
            random.Random(1).shuffle(order)
            whole = wired(table.state.events(0))
            for choice in order:
                moment = await ann.get(f"{path}/{choice}")
                assert (moment["move_number"], moment["last_move_number"]) == (
                    choice,
                    len(seen) - 1,
                )
                assert moment["view"] == seen[choice][0]
                assert moment["events"] == [e for e in whole if e["move_number"] == choice]
                other = wired(projection.position_at(table, choice, 1))
                assert other["view"] == seen[choice][1]
            assert (await bob.get(f"{path}/9", seat="cia"))["view"] == seen[9][0]
            assert (await bob.get(f"{path}/9", seat=""))["view"] == seen[9][2]

    run(work())


def test_other_eyes_are_closed_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table, path = await server.table(id), f"/tables/{id}/positions"
            await choose_dully(table, until=6)
            await refused(ann.get(f"{path}/3", seat="kgb"), 403, "table-eyes-later")
            own = await ann.get(f"{path}/3", seat="cia")
            assert own == await ann.get(f"{path}/3")
            spectator = await (await server.guest("Carl")).get(f"{path}/3")
            assert spectator == await ann.get(f"{path}/3", seat="")
            for choice in (-1, 7, 10**9):
                await refused(ann.get(f"{path}/{choice}"), 400, "table-no-such-choice")
            await refused(ann.get(f"{path}/3", seat="mi6"), 400, "table-no-such-seat")

    run(work())


def test_a_moment_after_an_undo(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table = await server.table(id)
            await choose_dully(table, until=2)
            (seat,) = table.state.to_act
            await table.moves.play(seat, "1", 2, "cia")
            first = await ann.get(f"/tables/{id}/positions/3")
            await table.moves.undo(seat, "2", 3)
            await table.moves.play(seat, "3", 4, "kgb")
            again = await ann.get(f"/tables/{id}/positions/3")
            assert again["view"] == wired(table.state.view(0)) != first["view"]

    run(work())


def test_the_log_as_data_and_in_three_languages(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table, path = await server.table(id), f"/api/tables/{id}/log"
            await choose_dully(table, until=12)
            data = await ann.http.get(path)
            assert data.json() == wired(table.state.events(0))
            assert (await ann.http.get(path, params={"events_from": 9})).json() == wired(
                table.state.events(0, 9)
            )
            assert "attachment" in data.headers["content-disposition"]
            texts = {}
            for language in ("en", "ru", "fr"):
                answer = await ann.http.get(path, params={"form": "text", "language": language})
                say = Texts(language, "cia_vs_kgb").say
                lines = [f"{e['move_number']:4} {say(e['id'], **e['args'])}" for e in data.json()]
                assert answer.text.splitlines() == lines
                texts[language] = answer.text
            assert len(set(texts.values())) == 3
            wanted = await ann.http.get(
                path, params={"form": "text"}, headers={"Accept-Language": "de, fr;q=0.5"}
            )
            assert wanted.text == texts["fr"]

    run(work())


def test_the_record_proves_that_chance_was_settled(tmp_path: Path, short: None) -> None:
    async def work() -> tuple[str, str]:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            shown = (await bob.get(f"/tables/{id}"))["table"]["commitment"]
            table = await server.table(id)
            await choose_dully(table, until=46)
            for guest in (ann, await server.guest("Carl")):
                assert SHORT not in (await guest.http.get(f"/api/tables/{id}")).text
                assert SHORT not in (await guest.http.get("/api/tables")).text
                await refused(guest.http.get(f"/api/tables/{id}/record"), 400, "table-record-later")
            await choose_dully(table)
            update = await bob.get(f"/tables/{id}")
            assert update["table"]["commitment"] == shown
            secret = update["table"]["secret"]
            assert "sha256:" + hashlib.sha256(secret.encode()).hexdigest() == shown
            answer = await ann.http.get(f"/api/tables/{id}/record")
            assert ".detente" in answer.headers["content-disposition"]
            written = parse_record(answer.text)
            assert written.record.notes == {"cia": "Ann", "kgb": "Bob"}
            assert wired(written.verify().result) == update["table"]["result"]
            return answer.text, shown

    record, shown = run(work())
    file = tmp_path / "game.detente"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "detente.cli", "verify", str(file), "--commitment"]
    for commitment, code in ((shown, 0), (shown[:-4] + "0000", 1)):
        proof = subprocess.run(
            [*command, commitment], env=surroundings(), capture_output=True, text=True, timeout=60
        )
        assert proof.returncode == code, proof.stderr


# --- talking ----------------------------------------------------------------------------------


def test_what_is_said_is_heard_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            path = f"/tables/{id}/chat"
            said = {"id": "1", "text": "  Hello\x00\n<b>Bob</b> " + "!" * 600}
            done = await ann.post(path, said)
            assert await ann.post(path, said) == done
            lines = (await bob.get(f"/tables/{id}"))["messages"]
            assert [line["number"] for line in lines] == [1, 2]
            assert (lines[1]["seat"], lines[1]["name"]) == ("cia", "Ann")
            assert lines[1]["text"].startswith("Hello <b>Bob</b> !!!")
            assert len(lines[1]["text"]) == 500
            assert (await bob.get(f"/tables/{id}", after_message=2))["messages"] == []
            await refused(ann.post(path, {"id": "2", "text": " \n "}), 400, "table-nothing-said")
            await bob.post(path, {"id": "3", "text": "Hi"})
            (new,) = (await ann.get(f"/tables/{id}", after_message=2))["messages"]
            assert (new["number"], new["text"]) == (3, "Hi")

    run(work())


# --- keeping ----------------------------------------------------------------------------------


async def play_with_undos(server: Company, id: str, changes: int) -> None:
    """A game in which things are taken back now and then."""
    rng, table = random.Random(5), await server.table(id)
    while table.version < changes:
        undoing = [seat for seat in (0, 1) if table.moves.can_undo(seat)]
        if undoing and rng.random() < 0.4:
            await table.moves.undo(undoing[0], f"c{table.version}", table.version)
        else:
            seat = rng.choice(table.state.to_act)
            code = rng.choice(table.state.legal_moves(seat))
            await table.moves.play(seat, f"c{table.version}", table.version, code)


def test_a_snapshot_leads_to_the_same_game(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.table.moves.SNAPSHOT_EVERY", 8)

    async def work() -> None:
        async with company(database_url) as server:
            database = server.tables.database
            _, _, id = await server.pair()
            _, _, other = await server.pair()
            await play_with_undos(server, id, 30)
            table, stranger = await server.table(id), await server.table(other)
            while (number := stranger.version) < table.log.move_counts[24]:
                seat = stranger.state.to_act[0]
                await stranger.moves.play(
                    seat, f"c{number}", number, stranger.state.legal_moves(seat)[0]
                )
            kept = await database.read(lambda c: store.snapshot(c, id))
            assert kept is not None and kept[0] == 24
            truth = [table.state.dump(), table.state.dump_event_log(), table.log.move_counts]

            async def loaded() -> list[Any]:
                row, log = await database.read(lambda c: load_game(c, id))
                assert row == table.row
                return [log.state.dump(), log.state.dump_event_log(), log.move_counts]

            assert await loaded() == truth
            for version, kept_state in (
                (24, {}),
                (24, {"position": 7, "event_log": []}),
                (24, {"position": kept[1]["position"]}),
                (24, {**kept[1], "position": {**kept[1]["position"], "board": {}}}),
                (
                    24,
                    {**kept[1], "event_log": {"origin": None, "entries": [[1, "unknown", 0, []]]}},
                ),
                (24, (await foreign(server.tables, other, table.log.move_counts[24]))),
                (23, kept[1]),
                (3000, kept[1]),
            ):
                await database.write(lambda c: store.keep_snapshot(c, id, version, kept_state))  # noqa: B023
                assert await loaded() == truth, (version, kept_state)
            await database.write(lambda c: store.drop_snapshot(c, id))
            assert await loaded() == truth

    run(work())


async def foreign(tables: TableRegistry, id: str, moves: int) -> dict[str, Any]:
    """A snapshot of another table after so many moves."""
    return dict(wired(snapshot((await tables.get(id)).log.position_after(moves))))


def test_a_table_is_put_away_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.tables._UNLOAD_AFTER", 0.1)

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            await play_with_undos(server, id, 15)
            before = await ann.get(f"/tables/{id}")
            tables = server.tables.loaded
            await until(lambda: id not in tables)
            assert await ann.get(f"/tables/{id}") == before
            async with ann.sit(id) as silent, bob.sit(id) as seat:
                await seat.subscribe()
                table = tables[id]
                await asyncio.sleep(0.4)
                assert tables[id] is table, "somebody watches"
                await seat.socket.close()
                await until(lambda: len(table.presence.subscribers) == 1)
                await asyncio.sleep(0.4)
                assert tables[id] is table, "somebody is there who has not said hello yet"
                assert (await silent.subscribe())["view"] == before["view"]
            await until(lambda: id not in tables)

    run(work())


def test_a_restart_loses_nothing(database_url: str) -> None:
    async def first() -> tuple[Guest, str, dict[str, Any], dict[str, str], dict[str, Any]]:
        async with company(database_url) as server:
            ann, _, id = await server.pair()
            await ann.post(f"/tables/{id}/chat", {"id": "s", "text": "See you later."})
            await play_with_undos(server, id, 20)
            invitation = (await ann.create_table("me", "link"))["invitations"]
            lobby = await ann.get("/tables")
            return ann, id, await ann.get(f"/tables/{id}"), invitation, lobby

    async def second() -> None:
        old, id, update, invitation, lobby = await first()
        async with company(database_url) as server:
            ann = server.returning(old)
            assert (await ann.get("/me"))["name"] == "Ann"
            assert await ann.get(f"/tables/{id}") == update
            assert await ann.get("/tables") == lobby
            waiting = next(t["id"] for t in lobby["mine"] if t["id"] != id)
            bob = await server.guest("Bob")
            place = await bob.post(f"/tables/{waiting}/join", {"token": invitation["kgb"]})
            assert place["seat"] == "kgb"
            async with ann.sit(id) as seat:
                assert notices(await seat.subscribe()) == ["notice-joined"]
                number, codes = update["table"]["version"], seat.codes
                if not codes:
                    await choose_dully(await server.table(id), update["view"]["move_number"] + 1)
                else:
                    await seat.play(dull(codes))
                await hear_until(seat, lambda m: seat.update["table"]["version"] == number + 1)

    run(second())
