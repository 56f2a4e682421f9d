"""The live connection: what is told, when, and that nothing is lost on the way."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from detente.server.table.subscriber import Subscriber
from tests.server.company import choose_dully, company, hear_until, run, seat_of, until, wired


def test_hello_is_answered_with_what_is_new(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            table = await server.table(id)
            await choose_dully(table, until=4)
            async with ann.sit(id) as seat:
                whole = await seat.subscribe()
                assert (whole["events_from"], whole["events"]) == (0, wired(table.state.events(0)))
                assert whole["view"] == wired(table.state.view(0))
                assert [line["number"] for line in whole["messages"]] == [1]
            await choose_dully(table, until=7)
            await bob.post(f"/tables/{id}/chat", {"id": "s", "text": "Still there?"})
            async with ann.sit(id) as seat:
                rest = await seat.subscribe(version=4, after_message=1)
                assert rest["events_from"] == 5
                assert rest["events"] == wired(table.state.events(0, 5))
                assert rest["view"] == wired(table.state.view(0))
                assert [line["text"] for line in rest["messages"]] == ["Still there?"]
            async with ann.sit(id) as seat:
                nothing = await seat.subscribe(version=7, after_message=2)
                assert (nothing["view"], nothing["events"], nothing["messages"]) == (None, [], [])
            for number in (99, -5):  # from another life of the table
                async with ann.sit(id) as seat:
                    assert (await seat.subscribe(version=number))["events_from"] == 0

    run(work())


def test_everybody_hears_of_a_choice_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            carl = await server.guest("Carl")
            async with ann.sit(id) as a, bob.sit(id) as b, carl.sit(id) as c:
                for seat in (a, b, c):
                    await seat.subscribe()
                await hear_until(a, lambda m: seat_of(m, "kgb")["connected"])
                assert (await a.play("analyst"))["version"] == 1
                for seat in (a, b, c):
                    await hear_until(seat, lambda m: m["table"]["version"] == 1)
                    assert seat.update["table"]["to_act"] == ["kgb"]
                assert (a.codes, len(b.codes), c.codes) == ([], 6, [])
                await b.socket.close()
                await hear_until(a, lambda m: not seat_of(m, "kgb")["connected"])

    run(work())


def test_of_two_who_race_one_wins_and_the_other_sees_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            async with ann.sit(id) as one, ann.sit(id) as two:
                await one.subscribe()
                await two.subscribe()
                for seat, code in ((one, "analyst"), (two, "director")):
                    choice = {"type": "play", "id": code, "version": 0, "move": code}
                    await seat.socket.send(json.dumps(choice))
                answers = [
                    await hear_until(seat, lambda m: m["type"] != "update") for seat in (one, two)
                ]
                assert sorted(answer["type"] for answer in answers) == ["accepted", "rejected"]
                lost = answers.index(next(a for a in answers if a["type"] == "rejected"))
                assert answers[lost]["id"] == ["analyst", "director"][lost]
                assert answers[lost]["problem"]["error"] == "table-stale"
                loser = (one, two)[lost]
                fresh = await loser.receive()
                while fresh["events_from"] != 0 or fresh["view"] is None:
                    fresh = await loser.receive()
                assert fresh["table"]["version"] == 1
            table = await server.table(id)
            assert table.state.record().moves == [(0, ["director", "analyst"][lost])]

    run(work())


def test_a_demand_without_an_answer_is_sent_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            table = await server.table(id)
            choice = {"type": "play", "id": "once", "version": 0, "move": "analyst"}
            async with ann.sit(id) as seat:
                await seat.socket.send(json.dumps(choice))  # nor is a hello needed to be heard
                seat.socket.transport.abort()
            await until(lambda: not table.presence.subscribers)
            async with ann.sit(id) as seat:
                await seat.subscribe()
                for _ in range(2):
                    answer = await seat.request("play", id="once", version=0, move="analyst")
                    assert answer == {"type": "accepted", "id": "once", "version": 1}
            assert (table.version, table.state.move_number) == (1, 1)

    run(work())


def test_a_refusal_over_the_live_connection(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            async with ann.sit(id) as seat:
                await seat.subscribe()
                refusal = await seat.play("recruit")
                assert refusal["type"] == "rejected"
                assert refusal["problem"]["rule"].startswith("CVK-")
                assert refusal["problem"]["text"]
                assert (await seat.play("analyst"))["type"] == "accepted", "one goes on"
                taken = await seat.request("undo", version=1)
                assert taken["version"] == 2
                again = await seat.request("undo", version=2)
                assert again["problem"]["error"] == "table-no-undo"
                said = await seat.request("chat", text="Oops")
                assert said["type"] == "accepted"
                await hear_until(seat, lambda m: m["type"] == "update" and m["messages"])

    run(work())


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann = await server.guest("Ann")
            async with ann.sit("nowhere") as seat:
                refusal = await seat.receive()
                assert refusal["problem"]["error"] == "table-unknown"
                with pytest.raises(ConnectionClosed):
                    await seat.receive()
                assert seat.socket.close_code == 4403

    run(work())


def test_whoever_talks_nonsense_is_told_so_and_then_sent_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, _, id = await server.pair()
            async with ann.sit(id) as seat:
                for _ in range(20):
                    await seat.socket.send('{"type": "win"}')
                    refusal = await seat.receive()
                    assert (refusal["id"], refusal["problem"]["error"]) == (None, "request-invalid")
                with pytest.raises(ConnectionClosed):
                    await seat.receive()
            table = await server.table(id)
            await until(lambda: not table.presence.subscribers)

    run(work())


def test_a_connection_that_can_tell_nothing_more_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The client comes back then; one that stayed would wait for ever."""

    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            async with ann.sit(id) as seat:
                await seat.subscribe()

                def broken(*_: Any) -> None:
                    raise RuntimeError("a defect")

                with monkeypatch.context() as defect:
                    defect.setattr("detente.server.table.subscriber.table_update", broken)
                    await bob.post(f"/tables/{id}/chat", {"id": "1", "text": "Hello?"})
                    with pytest.raises(ConnectionClosed):
                        await hear_until(seat, lambda _: False)
            assert not (await server.table(id)).presence.subscribers
            async with ann.sit(id) as seat:
                assert (await seat.subscribe())["messages"][-1]["text"] == "Hello?"

    run(work())
    assert "a defect" in caplog.text, "it was not hushed up"


def test_people_who_come_and_go_leave_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            table = await server.table(id)

            async def visit(abrupt: bool) -> None:
                async with bob.sit(id) as seat:
                    await seat.socket.send('{"type": "subscribe"}')
                    if abrupt:
                        seat.socket.transport.abort()

            async with ann.sit(id) as seat:
                await seat.subscribe()
                visits = [visit(number % 2 == 0) for number in range(20)]
                playing = choose_dully(table, until=12)
                await asyncio.gather(*visits, playing)
                await hear_until(seat, lambda m: m["table"]["version"] == 12)
                await hear_until(seat, lambda m: not seat_of(m, "kgb")["connected"])
            await until(lambda: not table.presence.subscribers)

    with caplog.at_level(logging.WARNING):
        run(work())
    assert caplog.records == []


def test_a_slow_reader_skips_what_came_in_between(tmp_path: Path) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            _, _, id = await server.pair()
            table = await server.table(id)
            sent: list[dict[str, Any]] = []
            room = asyncio.Semaphore(0)

            async def send(message: bytes) -> None:
                await room.acquire()
                sent.append(json.loads(message))

            subscriber = Subscriber(table, table.seats.holders[0][1], send)
            sending = asyncio.create_task(subscriber.send_updates())
            table.presence.add(subscriber)
            subscriber.subscribe(-1, 0, None)
            await asyncio.sleep(0)
            await choose_dully(table, until=9)
            for _ in range(3):
                room.release()
            await until(lambda: len(sent) == 2)
            assert [update["table"]["version"] for update in sent] == [0, 9]
            assert sent[0]["events"] + sent[1]["events"] == wired(table.state.events(0))
            assert sent[1]["events_from"] == 1
            # Nothing is said twice.
            table.notify()
            await asyncio.sleep(0.05)
            table.notify()
            await asyncio.sleep(0.05)
            assert len(sent) <= 3
            sending.cancel()
            await table.presence.remove(subscriber)

    run(work())
