"""Hostile inputs: each is refused with a reason, nothing changes, and nobody sees a traceback."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as any_
from websockets.exceptions import ConnectionClosed

from detente.server.app import application
from detente.server.limits import (
    LARGEST_REQUEST,
    LONGEST_ID,
    LONGEST_NAME,
    LONGEST_TEXT,
    Limits,
    Rate,
    TooFast,
)
from detente.texts import LANGUAGES, Texts
from tests.server.company import Company, company, refused, run
from tests.server.inside import boundless, positions, rows
from tests.server.player import Guest, live
from tests.server.test_security import unmoved

DEEP = 30_000
VALUES = {
    "nothing": "null",
    "truth": "true",
    "half": "1.5",
    "nan": "NaN",
    "infinite": "-Infinity",
    "too large a float": "1e999",
    "negative": "-7",
    "64 bits": str(2**63),
    "65 bits": str(2**64),
    "100 bits": "9" * 30,
    "endless digits": "9" * 5000,
    "list": "[]",
    "object": "{}",
    "list of lists": "[[], {}]",
    "deep lists": "[" * DEEP,
    "deep closed lists": "[" * (DEEP // 2) + "]" * (DEEP // 2),
    "deep objects": '{"a":' * (DEEP // 5),
    "long": json.dumps("x" * 20_000),
    "NUL": r'"\u0000"',
    "half a letter": r'"\ud800"',
    "half a letter inside": r'"a\udc00b"',
    "bell": r'"\u0007"',
    "raw control": '"\x01"',
    "right to left": r'"\u202e"',
    "sql": json.dumps("'; DROP TABLE tables; --"),
    "more sql": json.dumps("x' OR '1'='1"),
    "script": json.dumps("<script>alert(1)</script>"),
    "path": json.dumps("../../../etc/passwd"),
    "format": json.dumps("{0.__class__} %s %n {$what}"),
    "unfinished": '"abc',
    "words": "abc",
}
"""Raw JSON for where something else is wanted."""

BODIES = {
    "empty": b"",
    "blank": b" \n",
    "number": b"7",
    "text": b'"text"',
    "list": b"[]",
    "null": b"null",
    "two": b"{}{}",
    "unfinished": b'{"id": "a", "version": 0',
    "not UTF-8": b'{"id": "\xff\xfe", "version": 0, "move": "\xc3"}',
    "UTF-16": '{"id": "a"}'.encode("utf-16"),
    "NUL": b"\x00" * 100,
    "deep": b"[" * DEEP,
    "deep in an unknown field": b'{"unknown": ' + b"[" * DEEP,
    "deep and closed in an unknown field": b'{"unknown": ' + b"[" * 9999 + b"]" * 9999 + b"}",
    "unknown field": b'{"unknown": 1}',
    "form": b"id=a&version=0&move=assassin",
    "XML": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
}

FIELDS: dict[str, dict[str, Any]] = {
    "moves": {"id": "a", "version": 0, "move": "assassin"},
    "undo": {"id": "a", "version": 0},
    "chat": {"id": "a", "text": ""},
    "join": {"token": "a", "seat": "cia"},
    "bot-takeover": {"seat": "kgb", "bot": "recruit"},
    "invitations": {"seat": "kgb"},
    "": {"game": "cia_vs_kgb", "seats": ["me"], "settings": {}, "pace": "live"},
}
"""Requests with a body, all of which are refused as they stand or with any field replaced."""


@pytest.fixture(autouse=True)
def calm(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever comes in, the server has nothing to log."""
    yield
    logged = "".join(capfd.readouterr()) + caplog.text
    assert "Traceback" not in logged and "ERROR" not in logged, logged


def check_problem(answer: httpx.Response) -> None:
    """A refusal with a reason, in the words of the .ftl files."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    reasoned(answer.json())


def reasoned(problem: dict[str, Any]) -> None:
    assert set(problem) == {"error", "args", "text", "rule"}
    assert all(Texts(language, "cia_vs_kgb").knows(problem["error"]) for language in LANGUAGES)
    assert problem["text"] and problem["text"] != problem["error"]
    assert "Traceback" not in problem["text"] and "line " not in problem["text"]
    assert len(problem["text"]) < 1000


def path_of(what: str, table: str) -> str:
    return f"/api/tables/{table}/{what}" if what else "/api/tables"


# --- over HTTP --------------------------------------------------------------------------------


def test_bodies_that_make_no_sense(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            async with unmoved(here.tables):
                for what in FIELDS:
                    for body in BODIES.values():
                        check_problem(await ann.http.post(path_of(what, table), content=body))
                for body in BODIES.values():
                    check_problem(await ann.http.patch("/api/me", content=body))

    run(story())


@pytest.mark.parametrize("what", FIELDS)
def test_fields_that_make_no_sense(what: str, database_url: str) -> None:
    async def story() -> None:
        async with company(database_url) as here:
            ann, _, table = await here.pair()
            eve = await here.guest("Eve")
            guest = eve if what == "join" else ann
            async with unmoved(here.tables):
                for field in FIELDS[what]:
                    for value in VALUES.values() if field != "text" else []:
                        body = with_field(what, field, value)
                        check_problem(await guest.http.post(path_of(what, table), content=body))

    run(story())


def with_field(what: str, field: str, value: str) -> str:
    """A body whose other fields are in order."""
    fields = {name: json.dumps(good) for name, good in FIELDS[what].items()} | {field: value}
    if what == "join":
        fields = {field: value}
    return "{" + ", ".join(f'"{name}": {raw}' for name, raw in fields.items()) + "}"


def test_options_that_make_no_sense(tmp_path: Path) -> None:
    """Names of options become arguments inside; none may be mistaken for another argument."""

    async def story() -> None:
        async with company(tmp_path) as here:
            ann = await here.guest("Ann")
            names = ["self", "name", "game", "chosen", "__class__", "", "é", "a b", "x" * 9999]
            async with unmoved(here.tables):
                for name in names:
                    settings = {name: "ru2014"}
                    body = {"game": "cia_vs_kgb", "seats": ["me", "open"], "settings": settings}
                    await refused(ann.http.post("/api/tables", json=body), 400, "unknown-option")
                for value in VALUES.values():
                    body_ = with_field("", "settings", f'{{"edition": {value}}}')
                    check_problem(await ann.http.post("/api/tables", content=body_))
                for word in ("", "me'", "director:9999", "search", "__import__", "\u0000"):
                    body = {"game": "cia_vs_kgb", "seats": ["me", word]}
                    await refused(ann.http.post("/api/tables", json=body), 400, "table-bad-seat")
                for game in ("", "..", "os", "cia_vs_kgb/../x", "\u0000", "detente.games"):
                    body = {"game": game, "seats": ["me", "open"]}
                    await refused(ann.http.post("/api/tables", json=body), 404, "unknown-game")

    run(story())


def test_of_a_repeated_key_the_last_one_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            body = '{"id": "a", "version": 0, "move": "assassin", "move": "nobody"}'
            async with unmoved(here.tables):
                asking = ann.http.post(path_of("moves", table), content=body)
                problem = await refused(asking, 422, "refused-no-such-code")
                assert problem["args"]["choice"] == "nobody"

    run(story())


def test_addresses_that_make_no_sense(database_url: str) -> None:
    async def story() -> None:
        async with company(database_url) as here:
            ann, _, table = await here.pair()
            ids = [
                *("%00", f"{table}%00", "%ff%fe", "%ed%a0%80", "%0a", "%E2%80%AE", "x" * 5000),
                *(
                    "'%20OR%201=1--",
                    "%3Cscript%3E",
                    "..",
                    "%2e%2e",
                    f"{table}%27",
                    table.swapcase(),
                ),
            ]
            async with unmoved(here.tables):
                for id in ids:
                    for path in ("", "/explain?move=a", "/log", "/positions/0", "/record"):
                        check_problem(await ann.http.get(f"/api/tables/{id}{path}"))
                    check_problem(await ann.http.post(f"/api/tables/{id}/leave"))
                for query in (
                    *("?version=x", "?version=1.5", "?version=", "?version=%00"),
                    *("?after_message=" + "9" * 5000, "?number=0", "?line=0"),
                    *("/positions", "/positions/-1", "/positions/1", "/positions/1e9"),
                    *(f"/positions/{2**63}", "/positions/" + "9" * 30, "/positions/" + "9" * 5000),
                    *("/positions/0?seat=kgb", "/positions/0?seat=%00"),
                    *("/log?form=xml", "/log?form=text&language=..", "/log?events_from=x"),
                    *("/log?form=text&language=%00", "/explain"),
                ):
                    check_problem(await ann.http.get(f"/api/tables/{table}{query}"))
                for code in ("%00", "%ff", "x" * 5000, "%27;--", "name", "self", ""):
                    why = (await ann.http.get(f"/api/tables/{table}/explain?move={code}")).json()
                    assert why["allowed"] is False
                    reasoned(why["problem"])
                for query in (f"?version={2**63}", f"?version=-{2**64}&after_message=" + "9" * 30):
                    update = (await ann.http.get(f"/api/tables/{table}{query}")).json()
                    assert update["view"] and update["events_from"] == 0

    run(story())


@pytest.mark.parametrize(
    "path",
    [
        "/static/../table/serve.py",
        "/static/%2e%2e/table/serve.py",
        "/static/..%2ftable%2fserve.py",
        "/static/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/..%5ctable%5cserve.py",
        "/static/%00",
        "/static/index.html%00.js",
        "/static/texts",
        "/static/%c0%ae%c0%ae/table/serve.py",
        "/static/" + "a" * 300,
        "/static/" + "a/" * 90 + "b",
        "/games/agents/../game.py",
        "/games/agents/%2e%2e/game.py",
        "/games/agents/..%2ftexts/board.js",
        "/games/agents/%2e%2e%2f%2e%2e%2fcia_vs_kgb%2fweb%2fboard.js",
        "/games/agents/../../cia_vs_kgb/web/board.js",
        "/games/agents//etc/passwd.js",
        "/games/agents/..%5cboard.js",
        "/games/agents/board.js%00",
        "/games/agents/%00.js",
        "/games/agents/board.js/board.js",
        "/games/agents/.board.js",
        "/games/agents/texts/en.ftl",
        "/games/agents/types.d.ts",
        "/games/agents/texts",
        "/games/agents/",
        "/games/agents",
        "/games/os/board.js",
        "/games/..%2fgames%2fagents/board.js",
        "/games/../web/board.js",
        "/games/%00/board.js",
        "/games/agents/" + "a" * 300 + ".js",
        "/texts/en/..%2f..%2fserve.ftl",
        "/texts/..%2f..%2fen/shared.ftl",
        "/texts/en/os.ftl",
        "/texts/en/detente.table",
        "/texts/xx/shared.ftl",
        "/texts/%00/shared.ftl",
        "/texts/en/%00",
        "/api/games/..%2fcore/cards",
        "/api/games/os/cards",
        "/api/games/%00/cards",
        "/api/games/cia_vs_kgb/rules/..%2fen",
        "/api/games/cia_vs_kgb/rules/%00",
        "/api/games/os/rules/en",
        "/schema/../api",
        "/etc/passwd",
        "/" + "x" * 5000,
    ],
)
def test_no_path_leads_out(path: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            reader, writer = await asyncio.open_connection(*here.address[7:].split(":"))
            request = f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
            writer.write(request.encode())
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
            writer.close()
            assert head.split()[1] in (b"400", b"404"), head
            reasoned(json.loads(body))

    run(story())


def test_headers_that_make_no_sense(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            harmless: list[dict[str, Any]] = [
                {"Accept-Language": "x" * 5000},
                {"Accept-Language": b"\xff;q=\xfe,,;;"},
                {"Cookie": b"detente_guest=\xff\xfe.\xff"},
                {"Cookie": "detente_guest"},
                {"Cookie": ";;;=;detente_guest=;="},
                {"Content-Type": "application/json; charset=no-such"},
                {"X-Forwarded-For": "127.0.0.1, '"},
                {"Authorization": "Basic eDp5"},
            ]
            for headers in harmless:
                answer = await ann.http.get(f"/api/tables/{table}", headers=headers)
                assert answer.status_code == 200, (headers, answer.text)
            for proof in (b"Bearer \xff\xfe", b"Bearer a b c", b"bearer " + b"x" * 5000):
                asking = ann.http.get(f"/api/tables/{table}", headers={b"Authorization": proof})
                await refused(asking, 403, "request-bad-token")
            check_problem(await ann.http.get("/api/me", headers={"Host": "a b/<>"}))
            for verb in ("DELETE", "PUT", "TRACE", "PROPFIND"):
                asking = ann.http.request(verb, f"/api/tables/{table}")
                await refused(asking, 405, "request-bad-method")

    run(story())


def test_what_is_too_large(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, table = await here.pair()

            async def stream() -> AsyncIterator[bytes]:
                for _ in range(100):
                    yield b"[" * 1000

            async with unmoved(here.tables):
                for what in FIELDS:
                    for content in (b"[" * 100_000, b" " * (LARGEST_REQUEST + 1), stream()):
                        asking = ann.http.post(path_of(what, table), content=content)
                        await refused(asking, 413, "request-too-large")
                for id in ("x" * (LONGEST_ID + 1), "", "a b", "é", "a\n"):
                    body = {"id": id, "version": 0, "move": "assassin"}
                    asking = ann.http.post(path_of("moves", table), json=body)
                    await refused(asking, 400, "table-bad-id")
            named = await ann.http.patch("/api/me", json={"name": "N" * 9999})
            assert named.json()["name"] == "N" * LONGEST_NAME
            await ann.post(f"/tables/{table}/chat", {"id": "a", "text": "t" * 9999})
            update = await bob.get(f"/tables/{table}")
            assert update["table"]["seats"][0]["name"] == "N" * LONGEST_NAME
            assert update["messages"][-1]["text"] == "t" * LONGEST_TEXT

    run(story())


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "'; DROP TABLE tables; --",
        '" OR ""="',
        "{ $name } { 1 } %s {0}",
        "</script><!--",
        "javascript:alert(1)",
        "Ünïcødé 名前 😀",
    ],
)
def test_names_and_chat_are_data(text: str, database_url: str) -> None:
    """Kept and given back letter by letter, as JSON that no browser takes for a page."""

    async def story() -> None:
        async with company(database_url) as here:
            ann, bob, table = await here.pair()
            assert (await ann.http.patch("/api/me", json={"name": text})).json()["name"] == text
            await ann.post(f"/tables/{table}/chat", {"id": "a", "text": text})
            answer = await bob.http.get(f"/api/tables/{table}")
            assert answer.headers["content-type"] == "application/json"
            update = answer.json()
            assert update["table"]["seats"][0]["name"] == text
            assert (update["messages"][-1]["name"], update["messages"][-1]["text"]) == (text, text)
            kept = await rows(here.tables)
            assert text in [row[1] for row in kept["guests"]]
            assert len(kept["tables"]) == 1

    run(story())


def test_control_characters_do_not_get_into_names_and_chat(database_url: str) -> None:
    async def story() -> None:
        async with company(database_url) as here:
            ann, bob, table = await here.pair()
            dirty = "\u0000 a\u202eb\r\n\u001b[2Jc\u200b \ufeff"
            clean = "a b [2Jc"
            assert (await ann.http.patch("/api/me", json={"name": dirty})).json()["name"] == clean
            await ann.post(f"/tables/{table}/chat", {"id": "a", "text": dirty})
            assert (await bob.get(f"/tables/{table}"))["messages"][-1]["text"] == clean
            asking = ann.http.post(path_of("chat", table), json={"id": "b", "text": "\u0000\n "})
            await refused(asking, 400, "table-nothing-said")

    run(story())


# --- out of turn ------------------------------------------------------------------------------


def test_only_the_seat_to_act_can_act(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, table = await here.pair()
            eve, nobody = await here.guest("Eve"), here.stranger()
            path = path_of("moves", table)

            def choice(number: int = 0, code: str = "assassin") -> dict[str, Any]:
                return {"id": "a", "version": number, "move": code}

            async with unmoved(here.tables):
                for watching in (eve.http, nobody):
                    asking = watching.post(path, json=choice())
                    await refused(asking, 403, "table-only-watching")
                for number in (-1, 1, 7, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30):
                    asking = ann.http.post(path, json=choice(number))
                    await refused(asking, 409, "table-stale")
                    asking = ann.http.post(
                        path_of("undo", table), json={"id": "a", "version": number}
                    )
                    await refused(asking, 409, "table-stale")
                asking = ann.http.post(path_of("undo", table), json={"id": "a", "version": 0})
                await refused(asking, 400, "table-no-undo")
                for code in ("pass", "", "ASSASSIN", " assassin", "mil_1"):
                    answer = await ann.http.post(path, json=choice(code=code))
                    assert answer.status_code == 422
                    check_problem(answer)
            await ann.post(f"/tables/{table}/moves", choice())
            async with unmoved(here.tables):
                again = {"id": "b", "version": 1, "move": "director"}
                await refused(ann.http.post(path, json=again), 422, "refused-not-asked")
                asking = bob.http.post(path_of("undo", table), json={"id": "b", "version": 1})
                await refused(asking, 400, "table-no-undo")
                # Ann's own id is no key to Ann's answer.
                await refused(bob.http.post(path, json=choice()), 409, "table-stale")

    run(story())


def test_nobody_acts_beside_the_bot_that_stands_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, table = await here.pair()
            vanished = await here.table(table)
            vanished.seats.rows[1].seen = vanished.seats.running_since = 0.0
            vanished.row.asked = [0.0, 0.0]
            await ann.post(f"/tables/{table}/bot-takeover", {"seat": "kgb", "bot": "recruit"})
            async with unmoved(here.tables):
                body = {"id": "a", "version": 0, "move": "assassin"}
                asking = bob.http.post(path_of("moves", table), json=body)
                await refused(asking, 403, "table-bot-stands-in")
                asking = bob.http.post(path_of("undo", table), json={"id": "a", "version": 0})
                await refused(asking, 403, "table-bot-stands-in")

    run(story())


# --- over a live connection -------------------------------------------------------------------

MESSAGES: dict[str, str | bytes] = {
    "binary": b"\x00\xff",
    "binary JSON": b'{"type": "subscribe"}',
    "empty": "",
    "no JSON": "hello",
    "list": "[]",
    "null": "null",
    "no verb": "{}",
    "unknown verb": '{"type": "cheat"}',
    "server's word": '{"type": "update"}',
    "verb of another kind": '{"type": 7}',
    "unknown field": '{"type": "subscribe", "side": "cia"}',
    "number for a seat": '{"type": "undo", "id": "a", "version": 0, "seat": 1}',
    "missing field": '{"type": "play", "id": "a", "version": 0}',
    "text for a number": '{"type": "subscribe", "version": "0"}',
    "huge number": '{"type": "subscribe", "version": ' + "9" * 5000 + "}",
    "NaN": '{"type": "subscribe", "version": NaN}',
    "half a letter": r'{"type": "chat", "id": "a", "text": "\ud800"}',
    "deep": "[" * DEEP,
    "deep in a field": '{"type": "chat", "id": ' + "[" * DEEP,
    "deep in an unknown field": '{"type": "subscribe", "unknown": ' + "[" * DEEP,
}


def test_messages_that_make_no_sense(tmp_path: Path) -> None:
    """Each is answered; so many of them end the connection."""

    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            *messages, last = MESSAGES.values()
            async with ann.sit(table) as seat:
                await seat.subscribe()
                async with unmoved(here.tables):
                    for message in messages:
                        await seat.socket.send(message)
                        answer = await seat.receive()
                        assert answer["type"] == "rejected" and answer["id"] is None
                        reasoned(answer["problem"])
                assert (await seat.subscribe())["seat"] == "cia"
                await seat.socket.send(last)
                reasoned((await seat.receive())["problem"])
                with pytest.raises(ConnectionClosed):
                    await seat.receive()
                assert seat.socket.close_code == 4403

    run(story())


def test_requests_that_make_no_sense(database_url: str) -> None:
    async def story() -> None:
        async with company(database_url) as here:
            ann, _, table = await here.pair()
            requests: list[tuple[str, str, dict[str, Any]]] = [
                ("table-stale", "play", {"version": 2**64, "move": "assassin"}),
                ("table-stale", "undo", {"version": -1}),
                ("refused-no-such-code", "play", {"version": 0, "move": "\u0000"}),
                ("refused-no-such-code", "play", {"version": 0, "move": "'; DROP TABLE tables;"}),
                ("refused-not-an-agent", "play", {"version": 0, "move": "mil_1"}),
                ("table-no-undo", "undo", {"version": 0}),
                ("table-bad-id", "play", {"id": "é", "version": 0, "move": "assassin"}),
                ("table-nothing-said", "chat", {"text": "\u0000 \n"}),
            ]
            async with ann.sit(table) as seat:
                await seat.subscribe()
                async with unmoved(here.tables):
                    for error, do, fields in requests:
                        answer = await seat.request(do, **fields)
                        assert answer["problem"]["error"] == error, (do, fields, answer)
                        reasoned(answer["problem"])
            eve = await here.guest("Eve")
            async with eve.sit(table) as seat:
                await seat.subscribe()
                async with unmoved(here.tables):
                    for do in ("play", "undo"):
                        fields = {"move": "assassin"} if do == "play" else {}
                        answer = await seat.request(do, version=0, **fields)
                        assert answer["problem"]["error"] == "table-only-watching"

    run(story())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("x" * (LARGEST_REQUEST + 1), 1009),
        (b"x" * (LARGEST_REQUEST + 1), 1009),
        (b"\xff\xfe", 1007),
    ],
    ids=["too long", "too long and binary", "not UTF-8"],
)
def test_frames_that_end_the_connection(
    message: str | bytes, code: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            before = positions(here.tables)
            async with ann.sit(table) as seat:
                await seat.subscribe()
                await seat.socket.send(message, text=code == 1007 or None)
                with pytest.raises(ConnectionClosed):
                    await seat.socket.recv()
                assert seat.socket.close_code == code
            assert positions(here.tables) == before
            async with ann.sit(table) as seat:
                assert (await seat.subscribe())["seat"] == "cia"

    run(story())
    written = "".join(capfd.readouterr())
    assert code == 1007 or not written, "uvicorn itself has a word to say about bad UTF-8"


def test_live_connections_to_nowhere(database_url: str) -> None:
    async def story() -> None:
        async with company(database_url) as here:
            for table in ("nothing", "%00", "%ff", "..", "x" * 3000, "'--"):
                async with live(here.address, table) as seat:
                    answer = await seat.receive()
                    assert answer["problem"]["error"] == "table-unknown"
                    with pytest.raises(ConnectionClosed):
                        await seat.socket.recv()

    run(story())


# --- too much ---------------------------------------------------------------------------------

_HOUR = 1 / 3600


def limits(**few: int) -> Limits:
    """So many and then, within a test's time, no more; of all else as much as one likes."""
    rates = boundless()
    for name, reserve in few.items():
        setattr(rates, name, Rate(_HOUR, reserve))
    return rates


async def exhausted(asking: Any) -> None:
    answer = await asking
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 1
    reasoned(answer.json())


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(requests=5)) as here:
            app: Any = application(here.tables)

            def come_from(address: str) -> httpx.AsyncClient:
                door = httpx.ASGITransport(app, client=(address, 1))
                return httpx.AsyncClient(transport=door, base_url="http://here")

            async with come_from("192.0.2.1") as one, come_from("192.0.2.2") as two:
                for _ in range(5):
                    assert (await one.get("/api/games")).is_success
                await exhausted(one.get("/api/games"))
                await exhausted(one.post("/api/tables", json={}))
                await exhausted(one.get("/api/me", headers={"X-Forwarded-For": "192.0.2.9"}))
                assert (await two.get("/api/games")).is_success

    run(story())


def test_new_tables_are_limited(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(tables=2)) as here:
            ann = await here.guest("Ann")
            for _ in range(2):
                await ann.create_table("me", "link")
            request = {"game": "cia_vs_kgb", "seats": ["me", "link"]}
            await exhausted(ann.http.post("/api/tables", json=request))

    run(story())


def test_choices_are_limited_by_seat(tmp_path: Path) -> None:
    """On whatever way they come, and whether they are allowed or not."""

    async def story() -> None:
        async with company(tmp_path, limits=limits(moves=4)) as here:
            ann, bob, table = await here.pair()
            body = {"id": "a", "version": 9, "move": "assassin"}
            for _ in range(2):
                await refused(ann.http.post(path_of("moves", table), json=body), 409, "table-stale")
            async with ann.sit(table) as seat:
                await seat.subscribe()
                for error in ("table-stale", "table-no-undo", "request-too-fast"):
                    number = 9 if error == "table-stale" else 0
                    answer = await seat.request("undo", version=number)
                    assert answer["problem"]["error"] == error
            await exhausted(ann.http.post(path_of("moves", table), json=body))
            await bob.post(f"/tables/{table}/moves", {**body, "version": 0})

    run(story())


def test_chat_is_limited_by_seat_and_for_spectators_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path, limits=limits(chat=2)) as here:
            ann, bob, table = await here.pair()
            eve, zoe = await here.guest("Eve"), await here.guest("Zoe")
            path = path_of("chat", table)
            for number, guest in enumerate([ann, ann, bob, eve, zoe]):
                answer = await guest.http.post(path, json={"id": f"{number}", "text": "hello"})
                assert answer.is_success
            for guest in (ann, eve, zoe):
                await exhausted(guest.http.post(path, json={"id": "more", "text": "hello"}))
            assert (await bob.http.post(path, json={"id": "bob", "text": "hi"})).is_success

    run(story())


def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            eve = await here.guest("Eve")
            here.tables.limits.requests = Rate(_HOUR, 5)
            for guest, message in (
                (eve, '{"type": "play", "id": "a", "version": 0, "move": "assassin"}'),
                (ann, '{"type": "subscribe"}'),
            ):
                async with guest.sit(table) as seat:
                    for _ in range(100):
                        await seat.socket.send(message)
                    with suppress(ConnectionClosed):
                        while True:
                            await asyncio.wait_for(seat.receive(), 30)
                    assert seat.socket.close_code == 4403
                here.tables.limits.requests = Rate(_HOUR, 5)

    run(story())


def test_a_rate_recovers_with_time() -> None:
    rate = Rate(per_second=2, reserve=3)
    for _ in range(3):
        rate.spend("ann", now=100.0)
    with pytest.raises(TooFast) as refusal:
        rate.spend("ann", now=100.0)
    assert refusal.value.args_["seconds"] == 1
    rate.spend("bob", now=100.0)
    rate.spend("ann", now=100.5)
    with pytest.raises(TooFast):
        rate.spend("ann", now=100.6)
    for _ in range(3):
        rate.spend("ann", now=1000.0)
    with pytest.raises(TooFast):
        rate.spend("ann", now=1000.0)


# --- anything ---------------------------------------------------------------------------------

JSON = any_.recursive(
    any_.none()
    | any_.booleans()
    | any_.integers()
    | any_.floats(allow_nan=False, allow_infinity=False)
    | any_.text(any_.characters(codec="utf-8")),
    lambda inner: (
        any_.lists(inner, max_size=3)
        | any_.dictionaries(
            any_.sampled_from(["id", "version", "move", "seat", "a"]), inner, max_size=3
        )
    ),
    max_leaves=6,
)


def test_anything_at_all(tmp_path: Path) -> None:
    """Any JSON in any field of any request: an answer, never a failure."""
    with asyncio.Runner() as runner:
        door = company(tmp_path)
        here: Company = runner.run(door.__aenter__())
        ann, _, table = runner.run(here.pair())

        @settings(
            max_examples=150,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(any_.data())
        def ask(data: Any) -> None:
            what = data.draw(any_.sampled_from(sorted(FIELDS)))
            body = dict(FIELDS[what])
            for field in data.draw(any_.lists(any_.sampled_from(sorted(body)), min_size=1)):
                body[field] = data.draw(JSON)
            answer = runner.run(post(ann, path_of(what, table), body))
            if not answer.is_success:
                check_problem(answer)

        ask()
        assert runner.run(ann.get(f"/tables/{table}"))["seat"] == "cia"
        runner.run(door.__aexit__(None, None, None))


async def post(guest: Guest, path: str, body: Any) -> httpx.Response:
    return await guest.http.post(path, json=body)
