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
from detente.core.record import parse_record
from detente.core.state import State
from detente.core.view import Event
from detente.server.house import House
from detente.server.storage import store
from detente.server.table import Play, load_game, snapshot
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
from tests.terminal.program import surroundings


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table gets the secret with which a dull game is short."""
    monkeypatch.setattr("secrets.token_hex", lambda _: SHORT)


# --- choosing ---------------------------------------------------------------------------------


def test_a_choice_counts_up_and_everybody_sees_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            assert (await bob.get(f"/tables/{id}"))["table"]["to_act"] == ["cia", "kgb"]
            choice = {"id": "first", "number": 0, "code": "analyst"}
            assert await ann.post(f"/tables/{id}/choices", choice) == {"id": "first", "number": 1}
            news = await bob.get(f"/tables/{id}")
            assert (news["table"]["number"], news["table"]["to_act"]) == (1, ["kgb"])
            assert (await ann.get(f"/tables/{id}"))["view"]["prompt"]["options"] == []

    run(work())


def test_a_refusal_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            table = await house.table(id)
            await choose_dully(table, until=1)
            before = table.state.dump()
            for code, error in (
                ("pass", "refused-not-asked"),
                ("no_such_code", "refused-no-such-code"),
            ):
                choice = {"id": code, "number": 1, "code": code}
                problem = await refused(ann.post(f"/tables/{id}/choices", choice), 422, error)
                assert problem["rule"].startswith("CVK-")
                why = await ann.get(f"/tables/{id}/why", code=code)
                assert why == {"allowed": False, "problem": problem}
            assert (table.state.dump(), table.number) == (before, 1)
            assert await house.house.database.read(lambda c: len(store.entries(c, id))) == 1

    run(work())


def test_why_says_what_may_be_chosen(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            for option in (await ann.get(f"/tables/{id}"))["view"]["prompt"]["options"]:
                why = await ann.get(f"/tables/{id}/why", code=option["code"])
                assert why == {"allowed": True, "problem": None}

    run(work())


def test_a_resend_is_answered_and_not_applied(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            path, choice = f"/tables/{id}/choices", {"id": "x", "number": 0, "code": "analyst"}
            done = await ann.post(path, choice)
            await bob.post(path, {"id": "y", "number": 1, "code": "director"})
            assert await ann.post(path, choice) == done
            assert await ann.post(path, {**choice, "number": 1}) == done
            # The same id from another seat is no resend.
            await refused(bob.post(path, choice), 409, "table-stale")
            table = await house.table(id)
            assert table.number == 2
            # Nor does a number that is right, and a choice that is legal, make an id new.
            await choose_dully(table, until=3)
            before = table.state.dump()
            guest = [ann, bob][seat := table.state.to_act[0]]
            again = {"id": "xy"[seat], "number": 3, "code": table.state.options(seat)[0]}
            assert (await guest.post(path, again))["number"] == seat + 1
            assert (table.state.dump(), table.number) == (before, 3)

    run(work())


def test_ids_are_short_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            for bad in ("", "x" * 65, "a b", "'; drop table entries;--", "é"):
                choice = {"id": bad, "number": 0, "code": "analyst"}
                await refused(ann.post(f"/tables/{id}/choices", choice), 400, "table-bad-id")
            assert (await house.table(id)).number == 0

    run(work())


def test_old_and_invented_numbers_are_stale(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            for number in (-1, 1, 7, 2**40):
                choice = {"id": f"n{number}", "number": number, "code": "analyst"}
                await refused(ann.post(f"/tables/{id}/choices", choice), 409, "table-stale")

    run(work())


def test_both_seats_choose_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            path = f"/api/tables/{id}/choices"
            codes = {ann: "analyst", bob: "director"}

            def choose(guest: Guest, number: int) -> Any:
                choice = {"id": codes[guest], "number": number, "code": codes[guest]}
                return guest.http.post(path, json=choice)

            answers = await asyncio.gather(choose(ann, 0), choose(bob, 0))
            assert sorted(answer.status_code for answer in answers) == [201, 409]
            late = bob if answers[0].is_success else ann
            news = await late.get(f"/tables/{id}")
            assert len(news["view"]["prompt"]["options"]) == 6, "it is still asked"
            assert (await choose(late, 1)).is_success
            assert (await house.table(id)).state.choices == 2

    run(work())


def test_another_server_on_the_same_database(database_url: str) -> None:
    async def work() -> None:
        async with company(database_url) as here, company(database_url) as there:
            ann, bob, id = await here.pair()
            assert (await here.table(id)).number == 0
            elsewhere = there.returning(bob)
            choice = {"id": "b", "number": 0, "code": "director"}
            await elsewhere.post(f"/tables/{id}/choices", choice)

            path = f"/tables/{id}/choices"
            own = {"id": "a", "number": 0, "code": "analyst"}
            await refused(ann.post(path, own), 409, "table-stale")
            news = await ann.get(f"/tables/{id}")
            assert (news["table"]["number"], news["table"]["to_act"]) == (1, ["cia"])
            done = await ann.post(path, {**own, "number": 1})
            assert done["number"] == 2

    run(work())


# --- taking back ------------------------------------------------------------------------------


def test_one_takes_back_ones_own_last_choice(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            undo, path = f"/tables/{id}/undo", f"/tables/{id}/choices"
            await refused(ann.post(undo, {"id": "u0", "number": 0}), 400, "table-no-undo")
            start = await ann.get(f"/tables/{id}")
            await ann.post(path, {"id": "1", "number": 0, "code": "analyst"})
            assert (await ann.get(f"/tables/{id}"))["undo"]
            await refused(bob.post(undo, {"id": "u1", "number": 1}), 400, "table-no-undo")
            assert await ann.post(undo, {"id": "u2", "number": 1}) == {"id": "u2", "number": 2}
            assert await ann.post(undo, {"id": "u2", "number": 1}) == {"id": "u2", "number": 2}
            back = await ann.get(f"/tables/{id}")
            assert back["view"] == start["view"] and back["events"] == start["events"]

            await ann.post(path, {"id": "2", "number": 2, "code": "director"})
            await bob.post(path, {"id": "3", "number": 3, "code": "director"})
            assert not (await ann.get(f"/tables/{id}"))["undo"]
            await refused(ann.post(undo, {"id": "u3", "number": 4}), 400, "table-no-undo")

    run(work())


def test_what_was_revealed_cannot_be_taken_back(tmp_path: Path, short: None) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            _, _, id = await house.pair()
            table = await house.table(id)
            revealed = 0
            while not table.state.over:
                reveals, seat = table.state.reveals, table.state.to_act[0]
                await choose_dully(table, table.state.choices + 1)
                if table.state.reveals > reveals and not table.state.over:
                    revealed += 1
                    with pytest.raises(detente.BadInput, match="cannot be taken back"):
                        await table.undo(seat, f"u{table.number}", table.number)
            assert revealed > 3

    run(work())


def test_the_end_cannot_be_taken_back(tmp_path: Path, short: None) -> None:
    """With the end the secret is told: whoever went on after it would know all chance."""

    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            table = await house.table(id)
            await choose_dully(table)
            going_on = table.state.clone()
            going_on.result = None
            assert going_on.can_undo(0), "nothing but the end forbids it"
            news = await ann.get(f"/tables/{id}")
            assert news["table"]["secret"] == SHORT and not news["undo"]
            undo = ann.post(f"/tables/{id}/undo", {"id": "u", "number": table.number})
            await refused(undo, 400, "table-no-undo")

    run(work())


class Reader:
    """Somebody who comes by now and then and is told what is new."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.number = -1
        self.log: list[Event] = []

    def hear(self, number: int, since: int, events: list[Event]) -> None:
        self.log = [event for event in self.log if event["number"] < since] + events
        self.number = number


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), length=st.integers(1, 80), undos=st.floats(0, 0.6))
def test_what_readers_know_is_always_the_log(seed: int, length: int, undos: float) -> None:
    luck = random.Random(seed)
    play = Play(detente.game("cia_vs_kgb").start(2, str(seed)), [0])
    readers = [Reader(seat) for seat in (None, 0, 1, 0, 1)]
    for _ in range(length):
        if not play.state.over:
            play.advance(_step(play.state, luck, undos))
        for reader in luck.sample(readers, luck.randrange(3)):
            since = play.first_change_after(reader.number)
            events = play.state.events(reader.seat, since)
            assert reader.number < 0 or all(event["number"] >= since for event in events)
            reader.hear(play.number, since, events)
            assert reader.log == play.state.events(reader.seat)


def _step(state: State, luck: random.Random, undos: float) -> State:
    """What a choice leads to, or an undo if one can be."""
    for seat in range(state.seats):
        if state.can_undo(seat) and luck.random() < undos:
            back = state.undo(seat)
            assert back is not None
            return back
    ahead = state.clone()
    seat = luck.choice(ahead.to_act)
    ahead.choose(seat, luck.choice(ahead.options(seat)))
    return ahead


def test_the_same_over_http_with_undos_and_reconnections(tmp_path: Path) -> None:
    luck = random.Random(20)

    async def work() -> None:
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            table = await house.table(id)
            carl = await house.guest("Carl")
            readers = {ann: Reader(0), bob: Reader(1), carl: Reader(None)}
            lengths = []
            for turn in range(60):
                undoing = [seat for seat in (0, 1) if table.can_undo(seat)]
                if undoing and luck.random() < 0.5:
                    await table.undo(undoing[0], f"t{turn}", table.number)
                else:
                    seat = luck.choice(table.state.to_act)
                    code = luck.choice(table.state.options(seat))
                    await table.choose(seat, f"t{turn}", table.number, code)
                lengths.append(table.state.choices)
                guest = luck.choice(list(readers))
                reader = readers[guest]
                news = await guest.get(f"/tables/{id}", number=reader.number)
                assert (news["view"] is None) == (reader.number == table.number)
                reader.hear(news["table"]["number"], news["since"], news["events"])
                assert reader.log == wired(table.state.events(reader.seat))
            assert any(after < before for before, after in pairwise(lengths))

    run(work())


# --- looking back -----------------------------------------------------------------------------


def test_a_moment_is_what_one_saw_then(tmp_path: Path, short: None) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            table, path = await house.table(id), f"/tables/{id}/moment"
            seen: list[list[Any]] = []
            while not table.state.over:
                seen.append([wired(table.state.view(seat)) for seat in (0, 1, None)])
                await choose_dully(table, table.state.choices + 1)
            seen.append([wired(table.state.view(seat)) for seat in (0, 1, None)])
            # To and fro: what was worked out for one moment must not spoil another.
            order = list(range(len(seen)))
            random.Random(1).shuffle(order)
            whole = wired(table.state.events(0))
            for choice in order:
                moment = await ann.get(path, choice=choice)
                assert (moment["choice"], moment["last"]) == (choice, len(seen) - 1)
                assert moment["view"] == seen[choice][0]
                assert moment["events"] == [e for e in whole if e["number"] == choice]
                other = wired(table.moment(choice, 1))
                assert other["view"] == seen[choice][1]
            assert (await bob.get(path, choice=9, seat="cia"))["view"] == seen[9][0]
            assert (await bob.get(path, choice=9, seat=""))["view"] == seen[9][2]

    run(work())


def test_other_eyes_are_closed_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            table, path = await house.table(id), f"/tables/{id}/moment"
            await choose_dully(table, until=6)
            await refused(ann.get(path, choice=3, seat="kgb"), 403, "table-eyes-later")
            own = await ann.get(path, choice=3, seat="cia")
            assert own == await ann.get(path, choice=3)
            spectator = await (await house.guest("Carl")).get(path, choice=3)
            assert spectator == await ann.get(path, choice=3, seat="")
            for choice in (-1, 7, 10**9):
                await refused(ann.get(path, choice=choice), 400, "table-no-such-choice")
            await refused(ann.get(path, choice=3, seat="mi6"), 400, "table-no-such-seat")

    run(work())


def test_a_moment_after_an_undo(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            table = await house.table(id)
            await choose_dully(table, until=2)
            (seat,) = table.state.to_act
            await table.choose(seat, "1", 2, "cia")
            first = await ann.get(f"/tables/{id}/moment", choice=3)
            await table.undo(seat, "2", 3)
            await table.choose(seat, "3", 4, "kgb")
            again = await ann.get(f"/tables/{id}/moment", choice=3)
            assert again["view"] == wired(table.state.view(0)) != first["view"]

    run(work())


def test_the_log_as_data_and_in_three_languages(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as house:
            ann, _, id = await house.pair()
            table, path = await house.table(id), f"/api/tables/{id}/log"
            await choose_dully(table, until=12)
            data = await ann.http.get(path)
            assert data.json() == wired(table.state.events(0))
            assert (await ann.http.get(path, params={"since": 9})).json() == wired(
                table.state.events(0, 9)
            )
            assert "attachment" in data.headers["content-disposition"]
            texts = {}
            for language in ("en", "ru", "fr"):
                answer = await ann.http.get(path, params={"form": "text", "language": language})
                say = Texts(language, "cia_vs_kgb").say
                lines = [f"{e['number']:4} {say(e['id'], **e['args'])}" for e in data.json()]
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
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            shown = (await bob.get(f"/tables/{id}"))["table"]["commitment"]
            table = await house.table(id)
            await choose_dully(table, until=46)
            for guest in (ann, await house.guest("Carl")):
                assert SHORT not in (await guest.http.get(f"/api/tables/{id}")).text
                assert SHORT not in (await guest.http.get("/api/tables")).text
                await refused(guest.http.get(f"/api/tables/{id}/record"), 400, "table-record-later")
            await choose_dully(table)
            news = await bob.get(f"/tables/{id}")
            assert news["table"]["commitment"] == shown
            secret = news["table"]["secret"]
            assert "sha256:" + hashlib.sha256(secret.encode()).hexdigest() == shown
            answer = await ann.http.get(f"/api/tables/{id}/record")
            assert ".detente" in answer.headers["content-disposition"]
            written = parse_record(answer.text)
            assert written.record.notes == {"cia": "Ann", "kgb": "Bob"}
            assert wired(written.verify().result) == news["table"]["result"]
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
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            path = f"/tables/{id}/say"
            said = {"id": "1", "text": "  Hello\x00\n<b>Bob</b> " + "!" * 600}
            done = await ann.post(path, said)
            assert await ann.post(path, said) == done
            lines = (await bob.get(f"/tables/{id}"))["lines"]
            assert [line["number"] for line in lines] == [1, 2]
            assert (lines[1]["seat"], lines[1]["name"]) == ("cia", "Ann")
            assert lines[1]["text"].startswith("Hello <b>Bob</b> !!!")
            assert len(lines[1]["text"]) == 500
            assert (await bob.get(f"/tables/{id}", line=2))["lines"] == []
            await refused(ann.post(path, {"id": "2", "text": " \n "}), 400, "table-nothing-said")
            await bob.post(path, {"id": "3", "text": "Hi"})
            (new,) = (await ann.get(f"/tables/{id}", line=2))["lines"]
            assert (new["number"], new["text"]) == (3, "Hi")

    run(work())


# --- keeping ----------------------------------------------------------------------------------


async def play_with_undos(house: Company, id: str, changes: int) -> None:
    """A game in which things are taken back now and then."""
    luck, table = random.Random(5), await house.table(id)
    while table.number < changes:
        undoing = [seat for seat in (0, 1) if table.can_undo(seat)]
        if undoing and luck.random() < 0.4:
            await table.undo(undoing[0], f"c{table.number}", table.number)
        else:
            seat = luck.choice(table.state.to_act)
            code = luck.choice(table.state.options(seat))
            await table.choose(seat, f"c{table.number}", table.number, code)


def test_a_snapshot_leads_to_the_same_game(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.table.SNAPSHOT_EVERY", 8)

    async def work() -> None:
        async with company(database_url) as house:
            database = house.house.database
            _, _, id = await house.pair()
            _, _, other = await house.pair()
            await play_with_undos(house, id, 30)
            table, stranger = await house.table(id), await house.table(other)
            while (number := stranger.number) < table.play.depths[24]:
                seat = stranger.state.to_act[0]
                await stranger.choose(seat, f"c{number}", number, stranger.state.options(seat)[0])
            kept = await database.read(lambda c: store.snapshot(c, id))
            assert kept is not None and kept[0] == 24
            truth = [table.state.dump(), table.state.dump_past(), table.play.depths]

            async def loaded() -> list[Any]:
                row, play = await database.read(lambda c: load_game(c, id))
                assert row == table.row
                return [play.state.dump(), play.state.dump_past(), play.depths]

            assert await loaded() == truth
            for number, position in (
                (24, {}),
                (24, {"position": 7, "past": []}),
                (24, {"position": kept[1]["position"]}),
                (24, {**kept[1], "position": {**kept[1]["position"], "board": {}}}),
                (24, {**kept[1], "past": {"origin": None, "entries": [[1, "unknown", 0, []]]}}),
                (24, (await foreign(house.house, other, table.play.depths[24]))),
                (23, kept[1]),
                (3000, kept[1]),
            ):
                await database.write(lambda c: store.keep_snapshot(c, id, number, position))  # noqa: B023
                assert await loaded() == truth, (number, position)
            await database.write(lambda c: store.drop_snapshot(c, id))
            assert await loaded() == truth

    run(work())


async def foreign(house: House, id: str, choices: int) -> dict[str, Any]:
    """A snapshot of another table after so many choices."""
    return dict(wired(snapshot((await house.table(id)).play.at(choices))))


def test_a_table_is_put_away_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("detente.server.house._PUT_AWAY_AFTER", 0.1)

    async def work() -> None:
        async with company(tmp_path) as house:
            ann, bob, id = await house.pair()
            await play_with_undos(house, id, 15)
            before = await ann.get(f"/tables/{id}")
            tables = house.house.tables
            await until(lambda: id not in tables)
            assert await ann.get(f"/tables/{id}") == before
            async with ann.sit(id) as silent, bob.sit(id) as seat:
                await seat.hello()
                table = tables[id]
                await asyncio.sleep(0.4)
                assert tables[id] is table, "somebody watches"
                await seat.socket.close()
                await until(lambda: len(table.watchers) == 1)
                await asyncio.sleep(0.4)
                assert tables[id] is table, "somebody is there who has not said hello yet"
                assert (await silent.hello())["view"] == before["view"]
            await until(lambda: id not in tables)

    run(work())


def test_a_restart_loses_nothing(database_url: str) -> None:
    async def first() -> tuple[Guest, str, dict[str, Any], dict[str, str], dict[str, Any]]:
        async with company(database_url) as house:
            ann, _, id = await house.pair()
            await ann.post(f"/tables/{id}/say", {"id": "s", "text": "See you later."})
            await play_with_undos(house, id, 20)
            invitation = (await ann.lay("me", "link"))["invitations"]
            lobby = await ann.get("/tables")
            return ann, id, await ann.get(f"/tables/{id}"), invitation, lobby

    async def second() -> None:
        old, id, news, invitation, lobby = await first()
        async with company(database_url) as house:
            ann = house.returning(old)
            assert (await ann.get("/me"))["name"] == "Ann"
            assert await ann.get(f"/tables/{id}") == news
            assert await ann.get("/tables") == lobby
            waiting = next(t["id"] for t in lobby["mine"] if t["id"] != id)
            bob = await house.guest("Bob")
            place = await bob.post(f"/tables/{waiting}/join", {"token": invitation["kgb"]})
            assert place["seat"] == "kgb"
            async with ann.sit(id) as seat:
                assert notices(await seat.hello()) == ["notice-joined"]
                number, codes = news["table"]["number"], seat.codes
                if not codes:
                    await choose_dully(await house.table(id), news["view"]["choices"] + 1)
                else:
                    await seat.choose(dull(codes))
                await hear_until(seat, lambda m: seat.news["table"]["number"] == number + 1)

    run(second())
