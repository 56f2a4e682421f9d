"""What the page demands of the server is neither lost nor doubled, and what it hears fits together.

The page's own module runs in a real browser; the server at the other end is played by the test.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import detente

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
  await until(() => sent.length || live.problem.value || live.news.value);
};
"""
QUESTION = {"id": "prompt", "rule": "", "args": {}, "options": [{"code": "pass", "id": "do"}]}
OTHER_QUESTION = {**QUESTION, "args": {"count": 2}}
STALE: dict[str, Any] = {"error": "table-stale", "args": {}, "text": "", "rule": None}


SEATS = [{"seat": "cia", "place": "first"}, {"seat": "kgb", "place": "second"}]


def news(number: int, question: Any = QUESTION, since: int = 0, *events: int) -> dict[str, Any]:
    """The table after so many choices, with events of those of the given numbers."""
    return {
        "kind": "news",
        "table": {"number": number, "seats": SEATS},
        "seat": "cia",
        "own": ["cia"],
        "view": {"prompt": question},
        "since": since,
        "events": [{"number": event, "id": f"told-at-{number}", "args": {}} for event in events],
        "lines": [],
    }


class Browser:
    """A page that sits at a table."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.answers: dict[str, tuple[int, Any]] = {}
        self.asked: list[tuple[str, str, Any]] = []
        page.add_init_script(SERVER)
        page.route(f"{HOST}/**", self._serve)
        page.goto(f"{HOST}/")

    def _serve(self, route: Any) -> None:
        path = route.request.url.removeprefix(HOST).partition("?")[0]
        if path.startswith("/static/"):
            route.fulfill(path=WEB / path.removeprefix("/static/"))
        elif path == "/":
            route.fulfill(body="", content_type="text/html")
        else:
            self.asked.append((route.request.method, path, route.request.post_data_json))
            status, answer = self.answers[path]
            route.fulfill(status=status, json=answer)

    def do(self, script: str, arg: Any = None) -> Any:
        return self.page.evaluate(f"async (given) => {{ {script} }}", arg)

    def tell(self, message: dict[str, Any]) -> None:
        self.do("tell(given)", message)

    @property
    def sent(self) -> list[dict[str, Any]]:
        messages: list[dict[str, Any]] = self.do("return sent")
        return messages

    @property
    def demands(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["do"] != "hello"]


@pytest.fixture
def browser(chromium: Any) -> Iterator[Browser]:
    context = chromium.new_context()
    yield Browser(context.new_page())
    context.close()


@pytest.fixture
def seated(browser: Browser) -> Browser:
    browser.do("await sit()")
    browser.tell(news(3, QUESTION, 0, 0, 1, 2))
    return browser


def test_it_says_what_it_has_seen(seated: Browser) -> None:
    seated.do("line.close(); await until(() => sent.length === 2)")
    assert seated.sent == [
        {"do": "hello", "number": -1, "line": 0},
        {"do": "hello", "number": 3, "line": 0},
    ]


def test_news_replace_the_events_that_they_tell_anew(seated: Browser) -> None:
    seated.tell(news(5, QUESTION, 2, 2, 3))
    told = seated.do("return live.news.value.events.map(({number, id}) => [number, id])")
    assert told == [[0, "told-at-3"], [1, "told-at-3"], [2, "told-at-5"], [3, "told-at-5"]]


def test_news_without_a_view_keep_the_board_and_add_what_was_said(seated: Browser) -> None:
    line = {"number": 1, "text": "hello"}
    for _ in range(2):
        seated.tell({**news(3), "view": None, "lines": [line]})
    assert seated.do("return live.news.value.lines") == [line]
    assert seated.do("return live.news.value.events.length") == 3
    assert seated.do("return live.news.value.view.prompt") == QUESTION


def test_a_double_click_chooses_once(seated: Browser) -> None:
    seated.do("live.choose('pass'); live.choose('pass')")
    assert [(demand["code"], demand["number"]) for demand in seated.demands] == [("pass", 3)]


def test_what_was_not_answered_is_sent_again_under_the_same_id(seated: Browser) -> None:
    seated.do("window.answer = live.choose('pass'); line.close()")
    seated.do("await until(() => sent.length === 4)")
    first, second = seated.demands
    assert first == second
    seated.tell({"kind": "done", "id": first["id"], "number": 4})
    assert seated.do("return await answered()") is None
    seated.do("line.close(); await until(() => sent.length === 5)")
    assert len(seated.demands) == 2


def test_a_reload_loses_nothing(seated: Browser) -> None:
    seated.do("live.choose('pass'); live.say('hello')")
    before = seated.demands
    seated.page.reload()
    seated.do("await sit(); await until(() => sent.length === 3)")
    assert seated.demands == before
    for demand in before:
        seated.tell({"kind": "done", "id": demand["id"], "number": 4})
    assert seated.do("return [live.pending.value.length, sessionStorage.length]") == [0, 0]


def test_a_choice_that_came_too_late_is_made_again_once_if_the_question_stands(
    seated: Browser,
) -> None:
    seated.do("window.answer = live.choose('pass')")
    seated.tell({"kind": "refused", "id": seated.demands[0]["id"], "problem": STALE})
    seated.tell(news(4, QUESTION, 3))
    first, second = seated.demands
    assert (second["code"], second["number"]) == ("pass", 4)
    assert second["id"] != first["id"]
    seated.tell({"kind": "refused", "id": second["id"], "problem": STALE})
    assert seated.do("return await answered()") == STALE
    assert len(seated.demands) == 2


def test_a_choice_that_came_too_late_is_given_up_if_the_question_is_another(
    seated: Browser,
) -> None:
    seated.do("window.answer = live.choose('pass')")
    seated.tell({"kind": "refused", "id": seated.demands[0]["id"], "problem": STALE})
    seated.tell(news(4, OTHER_QUESTION, 3))
    assert seated.do("return await answered()") == STALE
    assert len(seated.demands) == 1


def test_without_websockets_it_asks_and_posts(browser: Browser) -> None:
    browser.answers["/api/tables/here"] = (200, news(3))
    browser.answers["/api/tables/here/choices"] = (201, {"id": "any", "number": 4})
    browser.answers["/api/me"] = (200, {"name": "Ann", "csrf": "token"})
    browser.do("window.deaf = true; await sit()")
    assert browser.do("return [live.status.value, await live.choose('pass')]") == ["open", None]
    posted = [body for method, _, body in browser.asked if method == "POST"]
    assert [(body["code"], body["number"]) for body in posted] == [("pass", 3)]
    assert browser.sent == []


# --- several seats at one device ------------------------------------------------------------------

SHARED = {"own": ["cia", "kgb"]}
SPECTATOR: dict[str, Any] = {**SHARED, "seat": None}


@pytest.fixture
def shared(browser: Browser) -> Browser:
    """Two share the device, and the CIA looks."""
    browser.do("await sit()")
    browser.tell({**news(3, None), **SPECTATOR})
    browser.do("live.look('first')")
    browser.tell({**news(3, QUESTION, 0, 1, 2), **SHARED})
    return browser


def test_it_says_which_seat_looks_and_chooses(shared: Browser) -> None:
    shared.do("live.choose('pass'); live.say('hello'); line.close()")
    shared.do("await until(() => sent.length === 7)")
    first, asked, *demands, again = shared.sent[:5]
    assert "seat" not in first
    assert asked == {"do": "hello", "number": -1, "line": 0, "seat": "first"}
    assert [one["seat"] for one in demands] == ["first", "first"]
    assert again == {"do": "hello", "number": 3, "line": 0, "seat": "first"}


def test_who_hands_the_device_on_takes_all_secrets_along(shared: Browser) -> None:
    shared.do("live.choose('pass'); live.look(null)")
    known = shared.do("return live.news.value")
    assert (known["seat"], known["view"]["prompt"], known["events"]) == (None, None, [])
    assert "options" not in shared.do("return JSON.stringify([sessionStorage, live])")
    assert shared.sent[-1] == {"do": "hello", "number": -1, "line": 0}
    shared.tell({**news(4, QUESTION, 3, 3), **SHARED})  # was under way
    assert shared.do("return live.news.value") == known
    shared.do("live.look('second')")
    shared.tell({**news(4, None), **SPECTATOR})  # that, too
    assert shared.do("return live.news.value.table.number") == 3
    shared.tell({**news(4, OTHER_QUESTION), **SHARED, "seat": "kgb"})
    assert shared.do("return live.news.value.view.prompt") == OTHER_QUESTION


def test_a_seat_that_is_lost_is_looked_through_no_more(shared: Browser) -> None:
    shared.tell({"kind": "refused", "id": None, "problem": STALE})
    assert shared.sent[-1] == {"do": "hello", "number": -1, "line": 0}
    shared.do("live.look('first')")
    shared.tell({**news(4, None), "seat": None, "own": []})
    assert shared.do("return [live.seat, live.news.value.table.number]") == [None, 4]


# --- no table -------------------------------------------------------------------------------------


def test_a_table_that_is_not_there_is_given_up(browser: Browser) -> None:
    problem: dict[str, Any] = {
        "error": "table-unknown",
        "args": {},
        "text": "There is none.",
        "rule": None,
    }
    browser.answers["/api/tables/here"] = (404, problem)
    browser.do("window.deaf = true; await sit()")
    assert browser.do("return live.problem.value") == problem
    asked = len(browser.asked)
    browser.do("dispatchEvent(new Event('online')); await new Promise((r) => setTimeout(r, 200))")
    assert len(browser.asked) == asked == 1
