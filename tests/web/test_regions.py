"""The grid of a table depends on the window alone: nothing that happens moves a region."""

import re

import pytest
from playwright.sync_api import expect

from detente import State
from tests.server.serving import Server
from tests.web.browser import Arrive, StoreTable
from tests.web.stored_tables import StoredTable, played
from tests.web.test_screens import overlap, places
from tests.web.visitor import UNREACHABLE, Visitor

Size = tuple[int, int]
COLUMNS: dict[Size, dict[str, float]] = {
    (1366, 768): {
        "bar": 40,
        "status": 60,
        "dock": 140,
        "rail": 340,
        "ask": 336,
        "recap": 256,
        "rest": 136,
    },
    (1440, 900): {
        "bar": 44,
        "status": 72,
        "dock": 172,
        "rail": 368,
        "ask": 404,
        "recap": 252,
        "rest": 200,
    },
    (1920, 1080): {
        "bar": 48,
        "status": 80,
        "dock": 196,
        "rail": 432,
        "ask": 476,
        "recap": 300,
        "rest": 256,
    },
    (2560, 1440): {
        "bar": 56,
        "status": 104,
        "dock": 256,
        "rail": 560,
        "ask": 636,
        "recap": 392,
        "rest": 356,
    },
}
"""The sizes of the design, by the window they are given for."""
BETWEEN: dict[Size, dict[str, float]] = {
    (1366, 641): {"bar": 36, "status": 48, "dock": 104, "rail": 340},
    (1280, 720): {"bar": 40, "status": 60, "dock": 140, "rail": 340},
    (1440, 789): {"bar": 44, "status": 60, "dock": 140, "rail": 368},
    (1920, 937): {"bar": 48, "status": 80, "dock": 196, "rail": 432},
    (3440, 1440): {"bar": 56, "status": 104, "dock": 256, "rail": 1120},
}
"""What browsers leave of them, and a very wide one."""
TYPE = {
    (1440, 900): ("15px", "19px", "12px"),
    (1920, 1080): ("17px", "22px", "13px"),
    (2560, 1440): ("21px", "28px", "16px"),
}
"""Running text, the question, the smallest text."""

BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-region]:not([data-region=log]), .board, .board [data-code]")]
    .map((one, at) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const name = one.dataset.region ?? `${at} ${one.dataset.code}`;
      return [name, [x, y, width, height].join()];
    })
)"""
ROWS = "one => getComputedStyle(one).gridTemplateRows.split(' ').map(parseFloat)"
FONT = "one => getComputedStyle(one).fontSize"


@pytest.fixture
def table(store_table: StoreTable, struggle: State) -> StoredTable:
    """A table in the middle of a game, where the CIA has to act against a bot."""
    return store_table(struggle, bots={1: "recruit"})


@pytest.fixture(scope="module")
def struggle() -> State:
    return played(
        lambda state: (
            state.move_number > 60
            and state.to_act == (0,)
            and len(state.legal_moves(0)) > 2
            and state.view(None)["board"]["sides"]["kgb"]["mobilised"]
        )
    )


def sits(visitor: Visitor, table: StoredTable) -> Visitor:
    visitor.goes(table.seats["cia"])
    visitor.awaits("your-turn")
    return visitor


def sizes(visitor: Visitor) -> dict[str, float]:
    """The sizes of the regions, and of what they leave to the board."""
    found: dict[str, float] = {}
    for name in ("bar", "ask", "recap", "rest"):
        box = visitor.page.locator(f"[data-region={name}]").bounding_box()
        assert box is not None
        found[name] = box["height"]
    rows = visitor.page.locator(".stage").evaluate(ROWS)
    stage = visitor.page.locator(".stage").bounding_box()
    size = visitor.page.viewport_size
    assert stage is not None and size is not None
    found |= {"status": rows[0], "dock": rows[2], "rail": size["width"] - stage["width"]}
    assert stage["y"] + stage["height"] == pytest.approx(size["height"], abs=0.1)
    assert found["bar"] + found["ask"] + found["recap"] + found["rest"] == pytest.approx(
        size["height"], abs=0.1
    )
    return found


def test_regions_have_the_sizes_of_the_design(visitor: Visitor, table: StoredTable) -> None:
    sits(visitor, table)
    for (width, height), expected in (COLUMNS | BETWEEN).items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        found = sizes(visitor)
        told = {name: found[name] for name in expected}
        assert told == pytest.approx(expected, abs=0.1), (width, height)
        if (width, height) in TYPE:
            text, question, least = TYPE[width, height]
            assert visitor.page.locator(".table").evaluate(FONT) == text
            assert visitor.question.evaluate(FONT) == question
            assert visitor.page.locator(".moves-title").evaluate(FONT) == least
    expect(visitor.page.locator(".log")).to_be_visible()  # beside the question, as it is so wide


def test_between_two_sizes_of_the_design_lie_sizes_between(
    visitor: Visitor, table: StoredTable
) -> None:
    sits(visitor, table)
    before: dict[str, float] = {}
    for width in range(1200, 2881, 120):
        visitor.page.set_viewport_size({"width": width, "height": 1000})
        now = sizes(visitor)
        for name in ("bar", "rail", "status", "dock"):
            assert now[name] >= before.get(name, 0), (name, width)
        before = now


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(1366, 641), (1440, 900), (1920, 1080)])
def test_nothing_that_happens_moves_anything(
    server: Server, arrive: Arrive, table: StoredTable, struggle: State, width: int, height: int
) -> None:
    visitor = sits(arrive(viewport={"width": width, "height": height}), table)
    page = visitor.page
    before = page.evaluate(BOXES)
    assert len(before) > 20

    def stands() -> None:
        assert page.evaluate(BOXES) == before

    advice = {"version": 0, "bot": "director", "scale": "order", "estimates": []}
    answer = {**advice, "move": visitor.codes[0]}
    page.route(re.compile(r"/hint\b"), lambda route: route.fulfill(json=answer))
    visitor.clicks("Hint")
    expect(page.locator(".advice")).to_contain_text("The Director would choose")
    stands()
    visitor.piece(struggle.view(0)["board"]["sides"]["kgb"]["mobilised"][0]).click()
    expect(page.locator(".refusal")).to_contain_text("CVK")
    stands()
    page.keyboard.press("Escape")
    for tab in ("Chat", "Log"):
        visitor.shows(tab)
        stands()
    visitor.clicks("See the board after choice 50")
    expect(page.locator(".replay")).to_contain_text("Choice 50 of")
    regions = {name: before[name] for name in ("bar", "board", "ask", "recap", "rest")}
    assert regions.items() <= page.evaluate(BOXES).items()
    visitor.clicks("Back to the game")
    visitor.shows("Seats")
    visitor.opens_the_menu()
    stands()
    visitor.closes_the_menu()
    visitor.forgives(UNREACHABLE)
    server.kill()
    visitor.reads("Connection lost.")
    stands()
    server.start()


def test_an_invitation_moves_nothing(arrive: Arrive) -> None:
    """Opened, seen by a guest, taken, and turned down."""
    ann, bob = arrive(), arrive()
    ann.starts_a_game(opponent="A friend")
    ann.awaits("your-turn")
    waiting = ann.page.evaluate(BOXES)
    ann.clicks("Copy the invitation link")
    field = ann.page.get_by_role("textbox", name="Copy the invitation link")
    bob.page.goto(field.input_value())
    bob.page.get_by_role("button", name="Join as KGB").wait_for()
    invited = bob.page.evaluate(BOXES)
    assert ann.page.evaluate(BOXES) == waiting
    bob.clicks("Just watch")
    bob.awaits("watching")
    assert bob.page.evaluate(BOXES) == invited
    bob.page.goto("about:blank")
    bob.page.goto(field.input_value())
    bob.clicks("Join as KGB")
    bob.awaits("your-turn")
    expect(field).to_have_count(0)
    assert ann.page.evaluate(BOXES) == waiting
    regions = ("bar", "board", "ask", "recap", "rest")
    assert [bob.page.evaluate(BOXES)[one] for one in regions] == [invited[one] for one in regions]


def test_the_log_opens_over_recap_and_seats_only(visitor: Visitor, table: StoredTable) -> None:
    sits(visitor, table)
    log = visitor.page.locator(".log")
    expect(log).to_be_hidden()
    visitor.shows("Log")
    expect(log).to_be_visible()  # it is fetched when it is first wanted
    [over] = places(log)
    for name in ("ask", "board", "bar"):
        [other] = places(visitor.page.locator(f"[data-region={name}]"))
        assert not overlap(over, other)
    [tabs] = places(visitor.page.locator(".tabs"))
    assert not overlap(over, tabs)
    # What it covers is out of reach for the keyboard, too.
    expect(visitor.page.locator(".recap-list")).to_be_hidden()
    visitor.shows("Seats")
    expect(log).to_be_hidden()
    expect(visitor.page.locator(".recap-list")).to_be_visible()


# --- bad conditions -------------------------------------------------------------------------------

INSIDE = """() => {
  const out = [];
  for (const region of document.querySelectorAll("[data-region=bar], [data-region=ask], .seats")) {
    const { left, right } = region.getBoundingClientRect();
    for (const one of region.querySelectorAll("*")) {
      const unseen = !one.checkVisibility() || one.closest(".visually-hidden");
      if (unseen || !one.textContent.trim()) continue;
      const box = one.getBoundingClientRect();
      if (box.width && (box.left < left - 1 || box.right > right + 1)) out.push(one.outerHTML);
    }
  }
  return out;
}"""
TWICE = """() => {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  for (const size of ["--text-min", "--text-recap", "--text", "--text-question", "--digits"]) {
    root.style.setProperty(size, `calc(2 * (${style.getPropertyValue(size)}))`);
  }
}"""


def test_a_long_name_stays_where_it_belongs(arrive: Arrive, store_table: StoreTable) -> None:
    visitor = arrive(viewport={"width": 1366, "height": 768})
    visitor.starts_a_game()
    visitor.awaits("your-turn")
    before = sizes(visitor)
    visitor.is_called("W" * 40)
    visitor.page.reload()
    visitor.awaits("your-turn")
    visitor.reads("W" * 40)
    assert visitor.page.evaluate(INSIDE) == []
    assert sizes(visitor) == before
    visitor.shows("Chat")
    visitor.page.get_by_role("textbox", name="Write a message").fill("M" * 300)
    visitor.page.keyboard.press("Enter")
    heard = visitor.page.get_by_role("log", name="Chat")
    expect(heard).to_contain_text("M" * 300)
    assert heard.evaluate("one => one.scrollWidth - one.clientWidth") == 0


def test_text_of_twice_the_size_is_still_all_there(visitor: Visitor, table: StoredTable) -> None:
    """What has no room any more scrolls inside its region."""
    sits(visitor, table)
    before = sizes(visitor)
    visitor.page.evaluate(TWICE)
    assert sizes(visitor) == before
    assert visitor.page.evaluate(INSIDE) == []
    expect(visitor.page.locator(".confirm")).to_be_in_viewport(ratio=0.99)
    for button in visitor.move_buttons.all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.6)


def test_without_scripts_the_page_says_what_it_needs(arrive: Arrive) -> None:
    visitor = arrive(java_script_enabled=False)
    visitor.goes()
    for language, word in (("en", "needs"), ("ru", "нужен"), ("fr", "besoin")):
        expect(visitor.page.locator(f"noscript [lang={language}]")).to_contain_text(word)
