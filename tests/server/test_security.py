"""Who may do what: pages of other sites, cookies, tokens, and the headers of every answer."""

import asyncio
import base64
import hashlib
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed

from detente.server.app import application
from detente.server.guests import COOKIE
from detente.server.limits import LARGEST_REQUEST
from detente.server.static import FOR_PARTS, HEADERS, PARTS, POLICY, WEB
from detente.server.tables import TableRegistry
from tests.server.company import Company, company, refused, run
from tests.server.inside import positions, rows
from tests.server.player import Guest, live

FOREIGN: dict[str, Any] = {
    "another site": {"Origin": "https://evil.example"},
    "a subdomain": {"Origin": "http://evil.127.0.0.1"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "no site": {"Origin": "null"},
    "no address at all": {"Origin": "http://["},
    "a browser's own word": {"Sec-Fetch-Site": "cross-site"},
}
RECORD = "detente record 1\ngame: cia_vs_kgb\nseats: 2\nseed: 7\n"
NO_TOKEN: dict[str, Any] = {
    "no token": {"X-CSRF-Token": ""},
    "a wrong token": {"X-CSRF-Token": "A" * 43},
    "nonsense": {"X-CSRF-Token": b"\xff\xfe"},
}


@asynccontextmanager
async def unmoved(tables: TableRegistry) -> AsyncIterator[None]:
    """Nothing in the database or in memory changes in this block."""
    before = await rows(tables), positions(tables)
    yield
    assert (await rows(tables), positions(tables)) == before


def changes(table: str, lesson: str = "twilight_struggle/coup") -> list[tuple[str, str, Any]]:
    """Every request that changes something, or gives the server something to think about."""
    at = f"/api/tables/{table}"
    return [
        ("PATCH", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/tables", {"game": "cia_vs_kgb", "seats": ["me", "open"]}),
        ("POST", "/api/records", {"text": RECORD}),
        ("POST", f"/api/lessons/{lesson}", {"moves": []}),
        ("POST", f"{at}/join", {"seat": "cia"}),
        ("POST", f"{at}/moves", {"id": "a", "version": 0, "move": "assassin"}),
        ("POST", f"{at}/undo", {"id": "a", "version": 0}),
        ("POST", f"{at}/chat", {"id": "a", "text": "hello"}),
        ("POST", f"{at}/reports", {"message": 1}),
        ("POST", f"{at}/hint", None),
        ("POST", f"{at}/leave", None),
        ("POST", f"{at}/bot-takeover", {"seat": "kgb", "bot": "recruit"}),
        ("POST", f"{at}/reclaim", None),
        ("POST", f"{at}/device-links", None),
        ("POST", f"{at}/invitations", {"seat": "kgb"}),
        ("POST", f"{at}/successors", None),
        ("POST", f"{at}/admissions", {"seat": "kgb"}),
        ("POST", f"{at}/devices/revoke", {"device": "0"}),
    ]


def for_those_seated(table: str) -> list[tuple[str, str, Any]]:
    """Those that only somebody who sits at the table may ask for."""
    at, join = f"/api/tables/{table}/", f"/api/tables/{table}/join"
    return [change for change in changes(table) if change[1].startswith(at) and change[1] != join]


# --- pages of other sites ---------------------------------------------------------------------


def test_every_change_is_among_those_tested(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            schema = (await here.stranger().get("/schema/openapi.json")).json()
            asked = {
                (method.upper(), path)
                for path, methods in schema["paths"].items()
                for method in methods
                if method != "get"
            }
            tested = changes("{table_id}", "{game}/{lesson_id}")
            assert asked == {(method, path) for method, path, _ in tested}

    run(story())


@pytest.mark.parametrize("lie", [*FOREIGN.values(), *NO_TOKEN.values()], ids=[*FOREIGN, *NO_TOKEN])
def test_another_sites_page_changes_nothing(lie: dict[str, Any], tmp_path: Path) -> None:
    """A browser sends the cookie along, whoever asks; that must not be enough."""

    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            if lie in NO_TOKEN.values():
                del ann.http.headers["X-CSRF-Token"]
            async with unmoved(here.tables):
                for method, path, body in changes(table):
                    error = "request-csrf" if lie in NO_TOKEN.values() else "request-foreign-origin"
                    asking = ann.http.request(method, path, json=body, headers=lie)
                    await refused(asking, 403, error)

    run(story())


def test_another_guests_token_is_no_proof(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, table = await here.pair()
            stolen = {"X-CSRF-Token": str(bob.http.headers["X-CSRF-Token"])}
            async with unmoved(here.tables):
                for method, path, body in changes(table):
                    asking = ann.http.request(method, path, json=body, headers=stolen)
                    await refused(asking, 403, "request-csrf")

    run(story())


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_a_form_is_no_way_in(kind: str, tmp_path: Path) -> None:
    """A form of another site can send these without asking; an old browser without an Origin."""

    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            del ann.http.headers["X-CSRF-Token"]
            async with unmoved(here.tables):
                for method, path, body in changes(table):
                    asking = ann.http.request(
                        method,
                        path,
                        content=json.dumps(body),
                        headers={"Content-Type": kind},
                    )
                    await refused(asking, 403, "request-csrf")

    run(story())


@pytest.mark.parametrize("lie", FOREIGN.values(), ids=FOREIGN)
def test_another_sites_page_reads_nothing(lie: dict[str, Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            for path in ("/api/me", "/api/tables", f"/api/tables/{table}"):
                asking = ann.http.get(path, headers=lie)
                await refused(asking, 403, "request-foreign-origin")

    run(story())


async def refused_socket(address: str, table: str, **headers: str) -> str:
    """Why a live connection is refused; it must be closed after that."""
    async with live(address, table, **headers) as seat:
        message = await seat.receive()
        assert message["type"] == "rejected" and message["problem"]["text"]
        with pytest.raises(ConnectionClosed):
            await seat.socket.recv()
        assert seat.socket.close_code == 4403
        return str(message["problem"]["error"])


def test_live_connections_of_other_sites_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()
            cookie = f"{COOKIE}={ann.http.cookies[COOKIE]}"
            lies = [{"Origin": lie["Origin"]} for lie in FOREIGN.values() if "Origin" in lie]
            for lie in [*lies, {}]:  # Browsers always name the origin; who does not is none.
                error = await refused_socket(here.address, table, Cookie=cookie, **lie)
                assert error == "request-foreign-origin"
            assert not here.tables.loaded[table].presence.subscribers
            async with ann.sit(table) as seat:
                assert (await seat.subscribe())["seat"] == "cia"
            link = await ann.post(f"/tables/{table}/device-links")
            proof = f"Bearer {link['token']}"
            async with live(here.address, table, Authorization=proof) as seat:
                assert (await seat.subscribe())["seat"] == "cia"

    run(story())


# --- headers ----------------------------------------------------------------------------------


def test_every_answer_is_guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table = await here.pair()

            async def broken(tables: TableRegistry, guest: str | None) -> None:
                raise RuntimeError("canary")

            monkeypatch.setattr("detente.server.lobby.list_tables", broken)
            http, at = ann.http, f"/api/tables/{table}"
            large = b"[" * (LARGEST_REQUEST + 1)
            answers = {
                200: [
                    *("/", f"/t/{table}", "/rules/cia_vs_kgb", "/static/index.html"),
                    *("/games/agents/board.js", "/games/agents/style.css"),
                    *("/texts/en/shared.ftl", "/health", "/metrics", "/schema/openapi.json"),
                    *("/api/games", "/api/me", at, f"{at}/log", f"{at}/log?form=text"),
                ],
                400: [f"{at}/explain", f"{at}/record"],
                404: [
                    *("/nothing", "/static/nothing.js", "/api/nothing", "/api/tables/nothing"),
                    *("/games/agents/nothing.js", "/games/nothing/board.js"),
                ],
                500: ["/api/tables"],
            }
            found = [
                (status, await http.get(path))
                for status, paths in answers.items()
                for path in paths
            ]
            found += [
                (201, await http.post(f"{at}/chat", json={"id": "a", "text": "a"})),
                (204, await http.options("/api/games")),
                (403, await http.post(f"{at}/device-links", headers={"X-CSRF-Token": ""})),
                (405, await http.delete("/api/me")),
                (405, await http.post("/static/index.html")),
                (409, await http.post(f"{at}/undo", json={"id": "a", "version": 9})),
                (413, await http.post("/api/tables", content=large)),
                (422, await http.post(f"{at}/moves", json={"id": "a", "version": 0, "move": "a"})),
            ]
            for status, answer in found:
                assert answer.status_code == status, (answer.request.url, answer.text[:200])
                part = status == 200 and answer.request.url.path.endswith(PARTS)
                for name, value in HEADERS.items():
                    sent = [] if part and name not in FOR_PARTS else [value]
                    assert answer.headers.get_list(name) == sent, (answer.request.url, name)
                assert "server" not in answer.headers
                personal = answer.request.url.path.startswith(("/api/me", "/api/tables"))
                kept = answer.headers.get("cache-control") != "no-store"
                assert kept != personal, answer.request.url
                if status >= 400:
                    assert "canary" not in answer.text and "Traceback" not in answer.text
                    assert answer.json()["text"]

    run(story())


def test_the_policy_lets_no_foreign_or_inline_script_in() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'" and rules["script-src"] == "'self'"
    assert rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert {source for rule in rules.values() for source in rule.split()} == {
        *("'none'", "'self'", "data:"),
    }
    assert [name for name, rule in rules.items() if "data:" in rule] == ["img-src"]


def test_the_page_needs_no_inline_script() -> None:
    class Inline(HTMLParser):
        found: list[str] = []  # noqa: RUF012
        within = ""

        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            self.within = tag
            for name, value in attributes:
                if name.startswith("on") or name == "style":
                    self.found.append(name)
                if name in ("src", "href") and re.match(r"\w+:|//", value or ""):
                    self.found.append(str(value))

        def handle_data(self, data: str) -> None:
            if self.within in ("script", "style") and data.strip():
                self.found.append(data)

        def handle_endtag(self, tag: str) -> None:
            self.within = ""

    page = Inline()
    page.feed((WEB / "index.html").read_text(encoding="utf-8"))
    assert page.found == []


# --- cookies ----------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_for_our_server_alone(scheme: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            door = httpx.ASGITransport(application(here.tables))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=door, base_url=f"{scheme}://here") as http:
                (cookie,) = (await http.get("/api/me")).headers.get_list("set-cookie")
                assert not (await http.get("/api/me")).headers.get_list("set-cookie")
        name, *flags = [part.strip().lower() for part in cookie.split(";")]
        assert name.startswith(COOKIE)
        assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
        assert ("secure" in flags) == (scheme == "https")
        assert not any(flag.startswith("domain") for flag in flags)

    run(story())


def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, bob, table = await here.pair()
            genuine = ann.http.cookies[COOKIE]
            guest, _, signature = genuine.rpartition(".")
            bobs = bob.http.cookies[COOKIE].rpartition(".")[0]
            forged = [
                guest,
                f"{guest}.",
                f".{signature}",
                f"{guest}.{signature[:-1]}",
                f"{guest}.{signature[:-2]}AA",
                f"{bobs}.{signature}",
                f"{guest}x.{signature}",
                f"{guest}.{ann.http.headers['X-CSRF-Token']}",
                Signer(b"guessed", salt="guest", digest_method=hashlib.sha256).sign(guest).decode(),
                "x" * 3000,
                "%00",
                "' OR 1=1 --",
            ]
            async with unmoved(here.tables):
                for cookie in forged:
                    stranger = here.stranger()
                    stranger.headers["Cookie"] = f"{COOKIE}={cookie}"
                    update = (await stranger.get(f"/api/tables/{table}")).json()
                    assert update["seat"] is None and update["view"]["seat"] is None
                    choice = {"id": "a", "version": 0, "move": "assassin"}
                    asking = stranger.post(f"/api/tables/{table}/moves", json=choice)
                    await refused(asking, 403, "table-only-watching")
            assert (await ann.get(f"/tables/{table}"))["seat"] == "cia"

    run(story())


def test_a_cookie_of_a_lost_database_makes_a_new_guest(tmp_path: Path) -> None:
    """Signed rightly, but nobody knows the guest: such a one may begin anew."""

    async def story() -> None:
        async with company(tmp_path) as here:
            unknown = here.tables.guests.cookie("nobody", secure=False).value
            stranger = here.stranger()
            stranger.headers["Cookie"] = f"{COOKIE}={unknown}"
            answer = await stranger.get("/api/me")
            assert answer.is_success and COOKIE in answer.headers["set-cookie"]

    run(story())


# --- tokens -----------------------------------------------------------------------------------


async def with_tokens(here: Company) -> tuple[Guest, Guest, str, dict[str, str]]:
    """Ann and Bob at a table, and every token that there is."""
    ann, bob = await here.guest("Ann"), await here.guest("Bob")
    place = await ann.create_table("me", "link")
    at, invitation = f"/tables/{place['table']}", place["invitations"]["kgb"]
    spare = await ann.post(f"{at}/invitations", {"seat": "kgb"})
    joined = await bob.post(f"{at}/join", {"token": invitation})
    link = await bob.post(f"{at}/device-links")
    tokens = {
        "Ann's seat": place["token"],
        "Bob's seat": joined["token"],
        "Bob's link": link["token"],
        "used invitation": invitation,
        "unused invitation": spare["token"],
    }
    return ann, bob, place["table"], tokens


def test_tokens_are_long_and_kept_as_hashes(database_url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with company(database_url) as here:
            *_, tokens = await with_tokens(here)
            kept = await rows(here.tables)
            hashes = {row[0] for row in kept["tokens"]}
            assert hashes == {hashlib.sha256(t.encode()).hexdigest() for t in tokens.values()}
            files = b"".join(path.read_bytes() for path in tmp_path.glob("table.db*"))
            for token in tokens.values():
                assert len(base64.urlsafe_b64decode(token)) * 8 >= 128
                assert token not in repr(kept) and token.encode() not in files
            if database_url.startswith("sqlite"):
                assert all(digest.encode() in files for digest in hashes)

    run(story())


def test_a_token_opens_its_own_seat_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            ann, _, table, tokens = await with_tokens(here)
            elsewhere = (await ann.create_table("me", "link"))["table"]
            for name, seat in (("Ann's seat", "cia"), ("Bob's seat", "kgb"), ("Bob's link", "kgb")):
                program = here.program(tokens[name])
                assert (await program.get(f"/tables/{table}"))["seat"] == seat
                asking = program.http.get(f"/api/tables/{elsewhere}")
                await refused(asking, 403, "request-bad-token")
                guest = await here.guest("Mallory")
                asking = guest.http.post(
                    f"/api/tables/{elsewhere}/join", json={"token": tokens[name]}
                )
                await refused(asking, 400, "table-bad-link")
            digest = hashlib.sha256(tokens["Ann's seat"].encode()).hexdigest()
            worthless = [
                tokens["used invitation"],
                tokens["unused invitation"],
                digest,
                "?",
                "x" * 3000,
            ]
            async with unmoved(here.tables):
                for token in worthless:
                    program = here.program(token)
                    for method, path, body in for_those_seated(table):
                        asking = program.http.request(method, path, json=body)
                        await refused(asking, 403, "request-bad-token")
                    assert await refused_socket(
                        here.address, table, Authorization=f"Bearer {token}"
                    ) == ("request-bad-token")

    run(story())


def test_leaving_makes_all_tokens_of_the_seat_worthless(tmp_path: Path) -> None:
    async def story() -> None:
        async with company(tmp_path) as here:
            _, bob, table, tokens = await with_tokens(here)
            proof = "Bearer " + tokens["Bob's link"]
            async with live(here.address, table, Authorization=proof) as seat:
                assert (await seat.subscribe())["seat"] == "kgb"
                await bob.post(f"/tables/{table}/leave")
                while seat.update["seat"] is not None:
                    await seat.receive()
                assert seat.update["undo_seat"] is None
                told = await seat.request("play", version=0, move="assassin")
                assert told["problem"]["error"] == "table-only-watching"
            for name in ("Bob's seat", "Bob's link"):
                asking = here.program(tokens[name]).http.get(f"/api/tables/{table}")
                await refused(asking, 403, "request-bad-token")
            mallory = await here.guest("Mallory")
            for name in ("Bob's seat", "Bob's link", "used invitation", "unused invitation"):
                body = {"token": tokens[name]}
                asking = mallory.http.post(f"/api/tables/{table}/join", json=body)
                await refused(asking, 400, "table-bad-link")

    run(story())


def test_an_invitation_is_for_one(database_url: str) -> None:
    """Twenty at once, each with the same link: one gets the seat, the others a reason."""

    async def story() -> None:
        async with company(database_url) as here:
            ann = await here.guest("Ann")
            place = await ann.create_table("me", "link")
            path, body = f"/api/tables/{place['table']}/join", place["invitations"]["kgb"]
            crowd = [await here.guest(f"Guest {number}") for number in range(20)]
            answers = await asyncio.gather(
                *(guest.http.post(path, json={"token": body}) for guest in crowd)
            )
            assert sorted(answer.status_code for answer in answers) == [201] + [400] * 19
            for guest, answer in zip(crowd, answers, strict=True):
                seat = (await guest.get(f"/tables/{place['table']}"))["seat"]
                assert seat == ("kgb" if answer.is_success else None)
                if not answer.is_success:
                    assert answer.json()["error"] == "table-seat-taken"
            kept = await rows(here.tables)
            assert sorted(row[2] for row in kept["seat_holders"]) == [0, 1]
            late = await here.guest("Late")
            await refused(late.http.post(path, json={"token": body}), 400, "table-seat-taken")

    run(story())
