"""Pages that were open during an upgrade: what they ask for, and what tells them to reload."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from detente.server.routes.outdated import MOVED
from detente.server.static import VERSION_HEADER, page_version
from detente.texts import LANGUAGES, Texts
from tests.server.company import Company, company, refused, run
from tests.server.inside import positions, rows
from tests.server.player import Guest

OLD_MOVE = {"id": "m1", "number": 0, "code": "analyst"}
OLD_REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "/tables/{id}/choices", OLD_MOVE),
    ("POST", "/tables/{id}/say", {"id": "s1", "text": "Hello"}),
    ("POST", "/tables/{id}/undo", {"id": "u1", "number": 0}),
    ("POST", "/tables/{id}/takeover", {"seat": "kgb", "bot": "recruit"}),
    ("POST", "/tables/{id}/return", None),
    ("POST", "/tables/{id}/link?seat=cia", None),
    ("POST", "/tables/{id}/invite", {"seat": "kgb"}),
    ("GET", "/tables/{id}/moment?choice=0", None),
    ("GET", "/tables/{id}/why?code=analyst", None),
    ("GET", "/tables/{id}?number=-1&line=0", None),
    ("POST", "/tables", {"game": "cia_vs_kgb", "seats": ["me", "open"], "options": {}}),
    ("POST", "/tables", {"game": "cia_vs_kgb", "seats": ["me", "open"], "lot": True}),
    ("POST", "/lessons/twilight_struggle/coup", {"choices": []}),
]
"""What the page of the version before asked for, wherever that has another name now."""


def told(tmp_path: Path, story: Any) -> None:
    async def work() -> None:
        async with company(tmp_path) as server:
            ann, bob, id = await server.pair()
            await story(server, ann, bob, id)

    run(work())


def test_every_moved_address_is_tested() -> None:
    asked = {path.partition("?")[0] for _, path, _ in OLD_REQUESTS}
    assert {path.replace("{table_id:str}", "{id}") for path in MOVED} <= asked


def test_an_old_page_is_asked_to_reload_and_changes_nothing(tmp_path: Path) -> None:
    async def story(server: Company, ann: Guest, _: Guest, id: str) -> None:
        await server.table(id)
        before = await rows(server.tables), positions(server.tables)
        for method, path, body in OLD_REQUESTS:
            address = f"/api{path.format(id=id)}"
            answer = await ann.http.request(method, address, json=body)
            await refused(_given(answer), 410, "request-outdated")
            assert answer.headers["clear-site-data"] == '"cache"'
        assert (await rows(server.tables), positions(server.tables)) == before

    told(tmp_path, story)


async def _given(answer: Any) -> Any:
    return answer


BROWSER = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64)", "Accept": "application/json"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (BROWSER, 410),
        ({**BROWSER, VERSION_HEADER: page_version()}, 200),
        ({**BROWSER, "Accept": "text/html,application/xhtml+xml"}, 200),
        ({"Accept": "application/json"}, 200),
    ],
    ids=["page-of-before", "page-of-today", "address-bar", "program"],
)
def test_an_old_lobby_is_asked_to_reload(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    """It asks at the address of today, but could not read the answer."""

    async def story(_: Company, ann: Guest, __: Guest, id: str) -> None:
        answer = await ann.http.get("/api/tables", headers=headers)
        assert answer.status_code == status
        if status == 410:
            assert answer.json()["error"] == "request-outdated"
        else:
            assert [table["id"] for table in answer.json()["mine"]] == [id]

    told(tmp_path, story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_in_its_language(tmp_path: Path, language: str) -> None:
    async def story(_: Company, ann: Guest, __: Guest, id: str) -> None:
        headers = {"Accept-Language": language}
        path = f"/api/tables/{id}/choices"
        problem = (await ann.http.post(path, json=OLD_MOVE, headers=headers)).json()
        assert problem["text"] == Texts(language).say("request-outdated")

    told(tmp_path, story)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "hello", "number": -1, "line": 0},
        {"do": "hello", "number": 3, "line": 1, "seat": "cia"},
        {"do": "choose", **OLD_MOVE},
        {"do": "undo", "id": "u1", "number": 0},
        {"do": "say", "id": "s1", "text": "Hello"},
    ],
    ids=lambda message: message["do"],
)
def test_an_old_live_connection_is_told_in_its_own_words_and_ended(
    tmp_path: Path, message: dict[str, Any]
) -> None:
    async def story(server: Company, ann: Guest, _: Guest, id: str) -> None:
        table = await server.table(id)
        before = list(table.chat.messages)
        async with ann.sit(id) as seat:
            await seat.socket.send(json.dumps(message))
            answer = json.loads(await seat.socket.recv())
            assert (answer["kind"], answer["id"]) == ("refused", None)
            assert answer["problem"]["error"] == "request-outdated"
            assert answer["problem"]["text"] == Texts("en").say("request-outdated")
            with pytest.raises(ConnectionClosed):
                await seat.socket.recv()
        assert (table.version, table.chat.messages) == (0, before)

    told(tmp_path, story)


def test_the_others_at_the_table_go_on(tmp_path: Path) -> None:
    async def story(_: Company, ann: Guest, bob: Guest, id: str) -> None:
        async with bob.sit(id) as seat:
            await seat.subscribe()
            await refused(ann.post(f"/tables/{id}/choices", OLD_MOVE), 410, "request-outdated")
            move = {"id": "m1", "version": 0, "move": "analyst"}
            assert (await ann.post(f"/tables/{id}/moves", move))["version"] == 1
            while seat.update["table"]["version"] != 1:
                await seat.receive()

    told(tmp_path, story)


def test_a_misspelt_field_is_still_called_so(tmp_path: Path) -> None:
    async def story(_: Company, ann: Guest, __: Guest, id: str) -> None:
        wrong = {"id": "m1", "version": 0, "moove": "analyst"}
        problem = await refused(ann.post(f"/tables/{id}/moves", wrong), 400, "request-invalid")
        assert "moove" in problem["text"]

    told(tmp_path, story)


# --- the version of the page ------------------------------------------------------------------


def test_every_answer_tells_the_version_that_the_page_was_served_with(tmp_path: Path) -> None:
    async def story(_: Company, ann: Guest, __: Guest, id: str) -> None:
        page = await ann.http.get(f"/t/{id}")
        (served,) = re.findall(rf'<meta name="{VERSION_HEADER}" content="([^"]+)"', page.text)
        assert served == page_version()
        for path in ("/", "/health", "/api/me", f"/api/tables/{id}", "/api/nothing"):
            assert (await ann.http.get(path)).headers[VERSION_HEADER] == served, path
        for path in ("/static/frame/app.js", "/texts/en/shared.ftl", "/games/agents/board.js"):
            answer = await ann.http.get(path)
            assert answer.status_code == 200
            assert VERSION_HEADER not in answer.headers, path
            assert not {"content-disposition", "last-modified"} & {*answer.headers}, path

    told(tmp_path, story)


def test_another_file_is_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def version() -> str:
        page_version.cache_clear()
        return page_version()

    web = tmp_path / "web"
    (web / "frame").mkdir(parents=True)
    (web / "frame" / "app.js").write_text("1")
    (tmp_path / "games" / "chess" / "web").mkdir(parents=True)
    monkeypatch.setattr("detente.server.static.WEB", web)
    try:
        first = version()
        assert version() == first
        (web / "frame" / "app.js").write_text("2")
        second = version()
        (tmp_path / "games" / "chess" / "web" / "board.js").write_text("")
        assert len({first, second, version()}) == 3
    finally:
        page_version.cache_clear()


@pytest.mark.parametrize("path", ["/static/frame/app.js", "/games/agents/board.js"])
def test_a_browser_asks_again_and_gets_only_what_has_changed(tmp_path: Path, path: str) -> None:
    async def story(_: Company, ann: Guest, __: Guest, id: str) -> None:
        whole = await ann.http.get(path)
        assert (whole.status_code, whole.headers["cache-control"]) == (200, "no-cache")
        etag = whole.headers["etag"]
        for known in (etag, f"W/{etag}"):
            again = await ann.http.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == etag and "content-length" not in again.headers
            assert again.headers["x-content-type-options"] == "nosniff"
        changed = await ann.http.get(path, headers={"If-None-Match": '"another"'})
        assert (changed.status_code, changed.content) == (200, whole.content)

    told(tmp_path, story)
