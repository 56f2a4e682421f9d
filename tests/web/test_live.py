"""No request of the page is lost or executed twice, and the updates it receives fit together.

The page's own module runs in a real browser; the server at the other end is played by the test.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.server.static import VERSION_HEADER

WEB = Path(detente.__file__).parent / "web"
HOST = "http://table.test"

# Stands for the server: keeps what it is sent, says what the test tells it to.
SERVER = """
window.sent = [];
window.deaf = false;
window.WebSocket = class {
  static OPEN = 1;
  constructor() {
    window.line = this;
    this.readyState = 0;
    setTimeout(() => (deaf ? this.close() : ((this.readyState = 1), this.onopen())));
  }
  send(text) { sent.push(JSON.parse(text)); }
  close() { this.readyState = 3; this.onclose(); }
};
window.tell = (message) => line.onmessage({ data: JSON.stringify(message) });
window.until = async (holds) => {
  for (let tries = 0; tries < 300; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`never: ${holds}`);
};
window.answered = () => Promise.race([answer, until(() => false)]);
window.sit = async () => {
  const { Live } = await import("/static/frame/socket.js");
  window.live = new Live("here");
  await until(() => sent.length || live.problem.value || live.known.value);
};
"""
QUESTION = {"id": "prompt", "rule": "", "args": {}, "moves": [{"move": "pass", "label": "do"}]}
OTHER_QUESTION = {**QUESTION, "args": {"count": 2}}
STALE: dict[str, Any] = {"error": "table-stale", "args": {}, "text": "", "rule": None}


SEATS = [{"seat": "cia", "seat_id": "first"}, {"seat": "kgb", "seat_id": "second"}]


def update(
    version: int, question: Any = QUESTION, events_from: int = 0, *events: int
) -> dict[str, Any]:
    """The table after so many moves, with events of those of the given numbers."""
    return {
        "type": "update",
        "table": {"version": version, "seats": SEATS},
        "seat": "cia",
        "my_seats": ["cia"],
        "view": {"prompt": question},
        "events_from": events_from,
        "moments": [],
        "moments_from": events_from,
        "recap_from": 0,
        "story_starts": [],
        "events": [
            {"move_number": event, "id": f"told-at-{version}", "args": {}} for event in events
        ],
        "messages": [],
    }


class Browser:
    """A page that sits at a table."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.answers: dict[str, tuple[int, Any]] = {}
        self.asked: list[tuple[str, str, Any]] = []
        self.version = "1"
        """The version of the server."""
        self.cached = ""
        """The version of the page that a cache serves, whatever the server's is."""
        self.loaded = 0
        """How often the page was loaded."""
        page.add_init_script(SERVER)
        page.route(f"{HOST}/**", self._serve)
        page.goto(f"{HOST}/")

    def _serve(self, route: Any) -> None:
        path = route.request.url.removeprefix(HOST).partition("?")[0]
        headers = {VERSION_HEADER: self.version}
        if path.startswith("/static/"):
            route.fulfill(path=WEB / path.removeprefix("/static/"))
        elif path == "/":
            self.loaded += 1
            served = self.cached or self.version
            body = f'<meta name="{VERSION_HEADER}" content="{served}">'
            route.fulfill(body=body, content_type="text/html", headers=headers)
        elif path == "/health":
            route.fulfill(json={"status": "ok"}, headers=headers)
        else:
            self.asked.append((route.request.method, path, route.request.post_data_json))
            status, answer = self.answers[path]
            route.fulfill(status=status, json=answer, headers=headers)

    def do(self, script: str, arg: Any = None) -> Any:
        return self.page.evaluate(f"async (given) => {{ {script} }}", arg)

    def tell(self, message: dict[str, Any]) -> None:
        self.do("tell(given)", message)

    @property
    def sent(self) -> list[dict[str, Any]]:
        messages: list[dict[str, Any]] = self.do("return sent")
        return messages

    @property
    def requests(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] != "subscribe"]


@pytest.fixture
def browser(chromium: Any) -> Iterator[Browser]:
    context = chromium.new_context()
    yield Browser(context.new_page())
    context.close()


@pytest.fixture
def seated(browser: Browser) -> Browser:
    browser.do("await sit()")
    browser.tell(update(3, QUESTION, 0, 0, 1, 2))
    return browser


def test_it_says_what_it_has_seen(seated: Browser) -> None:
    seated.do("line.close(); await until(() => sent.length === 2)")
    assert seated.sent == [
        {"type": "subscribe", "version": -1, "after_message": 0},
        {"type": "subscribe", "version": 3, "after_message": 0},
    ]


def test_news_replace_the_events_that_they_tell_anew(seated: Browser) -> None:
    seated.tell(update(5, QUESTION, 2, 2, 3))
    told = seated.do("return live.known.value.events.map(({move_number, id}) => [move_number, id])")
    assert told == [[0, "told-at-3"], [1, "told-at-3"], [2, "told-at-5"], [3, "told-at-5"]]


def test_news_without_a_view_keep_the_board_and_add_what_was_said(seated: Browser) -> None:
    message = {"number": 1, "text": "hello"}
    for _ in range(2):
        seated.tell({**update(3), "view": None, "messages": [message]})
    assert seated.do("return live.known.value.messages") == [message]
    assert seated.do("return live.known.value.events.length") == 3
    assert seated.do("return live.known.value.view.prompt") == QUESTION


def test_a_double_click_chooses_once(seated: Browser) -> None:
    seated.do("live.play('pass'); live.play('pass')")
    assert [(request["move"], request["version"]) for request in seated.requests] == [("pass", 3)]


def test_what_was_not_answered_is_sent_again_under_the_same_id(seated: Browser) -> None:
    seated.do("window.answer = live.play('pass'); line.close()")
    seated.do("await until(() => sent.length === 4)")
    first, second = seated.requests
    assert first == second
    seated.tell({"type": "accepted", "id": first["id"], "version": 4})
    assert seated.do("return await answered()") is None
    seated.do("line.close(); await until(() => sent.length === 5)")
    assert len(seated.requests) == 2


def test_a_reload_loses_nothing(seated: Browser) -> None:
    seated.do("live.play('pass'); live.chat('hello')")
    before = seated.requests
    seated.page.reload()
    seated.do("await sit(); await until(() => sent.length === 3)")
    assert seated.requests == before
    for request in before:
        seated.tell({"type": "accepted", "id": request["id"], "version": 4})
    assert seated.do("return [live.pending.value.length, sessionStorage.length]") == [0, 0]


def test_a_choice_that_came_too_late_is_made_again_once_if_the_question_stands(
    seated: Browser,
) -> None:
    seated.do("window.answer = live.play('pass')")
    seated.tell({"type": "rejected", "id": seated.requests[0]["id"], "problem": STALE})
    seated.tell(update(4, QUESTION, 3))
    first, second = seated.requests
    assert (second["move"], second["version"]) == ("pass", 4)
    assert second["id"] != first["id"]
    seated.tell({"type": "rejected", "id": second["id"], "problem": STALE})
    assert seated.do("return await answered()") == STALE
    assert len(seated.requests) == 2


def test_a_choice_that_came_too_late_is_given_up_if_the_question_is_another(
    seated: Browser,
) -> None:
    seated.do("window.answer = live.play('pass')")
    seated.tell({"type": "rejected", "id": seated.requests[0]["id"], "problem": STALE})
    seated.tell(update(4, OTHER_QUESTION, 3))
    assert seated.do("return await answered()") == STALE
    assert len(seated.requests) == 1


def test_without_websockets_it_asks_and_posts(browser: Browser) -> None:
    browser.answers["/api/tables/here"] = (200, update(3))
    browser.answers["/api/tables/here/moves"] = (201, {"id": "any", "version": 4})
    browser.answers["/api/me"] = (200, {"name": "Ann", "csrf": "token"})
    browser.do("window.deaf = true; await sit()")
    assert browser.do("return [live.status.value, await live.play('pass')]") == ["open", None]
    posted = [body for method, _, body in browser.asked if method == "POST"]
    assert [(body["move"], body["version"]) for body in posted] == [("pass", 3)]
    assert browser.sent == []


# --- several seats at one device ------------------------------------------------------------------

SHARED = {"my_seats": ["cia", "kgb"]}
SPECTATOR: dict[str, Any] = {**SHARED, "seat": None}


@pytest.fixture
def shared(browser: Browser) -> Browser:
    """Two share the device, and the CIA looks."""
    browser.do("await sit()")
    browser.tell({**update(3, None), **SPECTATOR})
    browser.do("live.look('first')")
    browser.tell({**update(3, QUESTION, 0, 1, 2), **SHARED})
    return browser


def test_it_says_which_seat_looks_and_chooses(shared: Browser) -> None:
    shared.do("live.play('pass'); live.chat('hello'); line.close()")
    shared.do("await until(() => sent.length === 7)")
    first, asked, *requests, again = shared.sent[:5]
    assert "seat" not in first
    assert asked == {"type": "subscribe", "version": -1, "after_message": 0, "seat": "first"}
    assert [one["seat"] for one in requests] == ["first", "first"]
    assert again == {"type": "subscribe", "version": 3, "after_message": 0, "seat": "first"}


def test_who_hands_the_device_on_takes_all_secrets_along(shared: Browser) -> None:
    shared.do("live.play('pass'); live.look(null)")
    known = shared.do("return live.known.value")
    assert (known["seat"], known["view"]["prompt"], known["events"]) == (None, None, [])
    assert "moves" not in shared.do("return JSON.stringify([sessionStorage, live])")
    assert shared.sent[-1] == {"type": "subscribe", "version": -1, "after_message": 0}
    shared.tell({**update(4, QUESTION, 3, 3), **SHARED})  # was under way
    assert shared.do("return live.known.value") == known
    shared.do("live.look('second')")
    shared.tell({**update(4, None), **SPECTATOR})  # that, too
    assert shared.do("return live.known.value.table.version") == 3
    shared.tell({**update(4, OTHER_QUESTION), **SHARED, "seat": "kgb"})
    assert shared.do("return live.known.value.view.prompt") == OTHER_QUESTION


def test_a_seat_that_is_lost_is_looked_through_no_more(shared: Browser) -> None:
    shared.tell({"type": "rejected", "id": None, "problem": STALE})
    assert shared.sent[-1] == {"type": "subscribe", "version": -1, "after_message": 0}
    shared.do("live.look('first')")
    shared.tell({**update(4, None), "seat": None, "my_seats": []})
    assert shared.do("return [live.seat, live.known.value.table.version]") == [None, 4]


# --- no table -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "error"), [(404, "table-unknown"), (400, "newer-revision")])
def test_a_table_that_cannot_be_shown_is_given_up(
    browser: Browser, status: int, error: str
) -> None:
    problem: dict[str, Any] = {
        "error": error,
        "args": {},
        "text": "There is none.",
        "rule": None,
    }
    browser.answers["/api/tables/here"] = (status, problem)
    browser.do("window.deaf = true; await sit()")
    assert browser.do("return live.problem.value") == problem
    asked = len(browser.asked)
    browser.do("dispatchEvent(new Event('online')); await new Promise((r) => setTimeout(r, 200))")
    assert len(browser.asked) == asked == 1


# --- an upgrade of the server ---------------------------------------------------------------------


RECONNECT = "setTimeout(() => line.close())"


def reloaded_by(browser: Browser, script: str) -> None:
    """Do something that makes the page reload itself, and sit down again."""
    with browser.page.expect_navigation():
        browser.do(script)
    browser.do("await sit()")


def test_the_page_reloads_when_it_reconnects_to_another_version(seated: Browser) -> None:
    seated.version = "2"
    reloaded_by(seated, RECONNECT)
    seated.tell(update(3))
    seated.do(RECONNECT)
    seated.do("await until(() => sent.length === 2)")
    assert seated.loaded == 2


def test_it_stays_when_it_reconnects_to_the_same_version(seated: Browser) -> None:
    seated.do(RECONNECT)
    seated.do("await until(() => sent.length === 2)")
    assert (seated.loaded, seated.do("return sessionStorage.length")) == (1, 0)


def test_what_was_not_answered_is_sent_to_the_new_version(seated: Browser) -> None:
    seated.do("live.play('pass'); live.chat('hello')")
    before = seated.requests
    assert len(before) == 2
    seated.version = "2"
    reloaded_by(seated, RECONNECT)
    seated.do("await until(() => sent.length === 3)")
    assert seated.requests == before
    seated.tell({"type": "accepted", "id": before[0]["id"], "version": 4})
    seated.tell({"type": "accepted", "id": before[1]["id"], "version": 4, "message": 1})
    assert seated.do("return [live.pending.value, live.lost.value]") == [[], None]


def test_what_the_new_version_rejects_is_told_as_lost(seated: Browser) -> None:
    seated.do("live.play('pass')")
    (before,) = seated.requests
    seated.version = "2"
    reloaded_by(seated, RECONNECT)
    seated.do("await until(() => sent.length === 2)")
    seated.tell({"type": "rejected", "id": before["id"], "problem": STALE})
    seated.tell(update(4, OTHER_QUESTION))
    assert seated.do("return [live.pending.value, live.lost.value]") == [[], STALE]


def test_an_answer_over_http_reloads_the_page_and_settles_nothing(browser: Browser) -> None:
    """Where no WebSocket comes through, a new server may not even know the old address."""
    browser.answers["/api/tables/here"] = (200, update(3))
    browser.answers["/api/me"] = (200, {"name": "Ann", "csrf": "token"})
    browser.answers["/api/tables/here/moves"] = (410, {**STALE, "error": "request-outdated"})
    browser.do("window.deaf = true; await sit()")
    browser.version = "2"
    reloaded_by(browser, "setTimeout(() => live.play('pass'))")
    (kept,) = browser.do("return live.pending.value")
    assert (kept["type"], kept["move"], kept["version"]) == ("play", "pass", 3)


def test_a_cache_with_an_old_page_makes_no_endless_reloads(seated: Browser) -> None:
    seated.version, seated.cached = "2", "1"
    reloaded_by(seated, RECONNECT)
    for count in range(2, 4):
        seated.tell(update(3))
        seated.do(RECONNECT)
        seated.do("await until(() => sent.length === given)", count)
    assert seated.loaded == 2
    module = 'const { outdated } = await import("/static/frame/upgrade.js"); '
    assert seated.do(f"{module} return outdated.value")


def test_two_servers_of_different_versions_make_no_endless_reloads(seated: Browser) -> None:
    for version in ("2", "1"):
        seated.version = version
        reloaded_by(seated, RECONNECT)
        seated.tell(update(3))
    seated.version = "2"
    seated.do(RECONNECT)
    seated.do("await until(() => sent.length === 2)")
    assert seated.loaded == 3


OLD: list[dict[str, object]] = [
    {"demand": {"do": "choose", "id": "m1", "number": 3, "code": "pass"}},
    {"demand": {"do": "undo", "id": "u1", "number": 3, "seat": "first"}},
    {"demand": {"do": "say", "id": "s1", "text": "hello"}},
]
"""Requests as a page of before their words changed kept them."""


def test_what_a_page_of_before_had_not_sent_is_sent_in_the_words_of_today(browser: Browser) -> None:
    kept = [{**one, "question": "null", "again": False} for one in OLD]
    browser.do("sessionStorage.setItem('pending:here', JSON.stringify(given))", kept)
    browser.do("await sit(); await until(() => sent.length === 4)")
    assert browser.requests == [
        {"type": "play", "id": "m1", "version": 3, "move": "pass"},
        {"type": "undo", "id": "u1", "version": 3, "seat": "first"},
        {"type": "chat", "id": "s1", "text": "hello"},
    ]


def test_what_was_set_aside_after_an_upgrade_is_sent_first(browser: Browser) -> None:
    """upgrade.js keeps it away from the page of before; it is sent once."""
    later = {"type": "chat", "id": "s2", "text": "and this"}
    kept = {"before:pending:here": [OLD[2]], "pending:here": [{"request": later}]}
    store = "sessionStorage.setItem(name, JSON.stringify(kept))"
    browser.do(f"for (const [name, kept] of Object.entries(given)) {store}", kept)
    browser.do("await sit(); await until(() => sent.length === 3)")
    assert browser.requests == [{"type": "chat", "id": "s1", "text": "hello"}, later]
    assert browser.do("return sessionStorage.getItem('before:pending:here')") is None


@pytest.mark.parametrize("kept", [{"demand": {"do": "dance", "id": "d"}}, {"wanted": 7}])
def test_what_cannot_be_understood_is_told_as_lost(browser: Browser, kept: Any) -> None:
    browser.do("sessionStorage.setItem('pending:here', JSON.stringify([given]))", kept)
    browser.do("await sit()")
    assert browser.do("return [live.pending.value, live.lost.value.error]") == [
        [],
        "request-outdated",
    ]
    assert browser.requests == [] and browser.do("return sessionStorage.length") == 0


@pytest.mark.parametrize("error", ["table-store-failed", "table-store-away", "table-store-closed"])
def test_what_the_database_could_not_store_is_sent_again_by_itself(
    seated: Browser, error: str
) -> None:
    seated.do("window.answer = live.play('pass'); await until(() => sent.length === 2)")
    (request,) = seated.requests
    unsaved = {"type": "rejected", "id": request["id"], "problem": {**STALE, "error": error}}
    seated.tell(unsaved)
    assert seated.do("return live.status.value") == "waiting"
    seated.tell(update(3))
    assert seated.do("return live.status.value") == "waiting", "it is not stored yet"
    seated.do("await until(() => sent.length === 3)")
    assert seated.requests == [request, request]
    seated.tell({"type": "accepted", "id": request["id"], "version": 4})
    assert seated.do("return answered()") is None
    assert seated.do("return live.status.value") == "open"


def test_a_seat_is_kept_while_the_database_is_away(seated: Browser) -> None:
    seated.do("live.look('first'); await until(() => sent.length === 2)")
    away = {"type": "rejected", "id": None, "problem": {**STALE, "error": "table-store-away"}}
    seated.answers["/api/tables/here"] = (503, away["problem"])
    seated.do("line.close(); await until(() => sent.length === 3)")
    seated.tell(away)
    seated.do("deaf = true; line.close(); await until(() => live.status.value === 'waiting')")
    assert seated.do("return live.seat") == "first"
    seated.answers["/api/tables/here"] = (200, update(3))
    seated.do("await until(() => live.status.value === 'open')")


def test_without_a_live_connection_a_request_waits_for_the_database(browser: Browser) -> None:
    away = {**STALE, "error": "table-store-away"}
    browser.answers = {
        "/api/tables/here": (200, update(3)),
        "/api/tables/here/moves": (503, away),
        "/api/me": (200, {"name": "Ann", "csrf": "x"}),
    }
    browser.do("deaf = true; await sit(); window.answer = live.play('pass')")
    browser.do("await until(() => live.status.value === 'waiting')")
    browser.answers["/api/tables/here/moves"] = (201, {"id": "a", "version": 4})
    assert browser.do("return answered()") is None
    browser.do("await until(() => live.status.value === 'open')")
