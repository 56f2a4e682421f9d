"""The recap on the page: lines, marks, stepping, what is spoken, keys, and bad conditions."""

import re

import pytest
from playwright.sync_api import expect

from detente.server.harness.games import stored
from tests.web.harness.fed import GAMES, FedPage, Feed

TS = "twilight_struggle"
RECORD = "r5/second.whole"
LINE = ".recap-list .recap-line"

SAID = """() => new Promise((done) => {
  const log = document.querySelector("[role=log][aria-live]");
  setTimeout(() => done([...log.querySelectorAll("p")].map((one) => one.textContent)), 400);
})"""
"""What the live region has said, once all is complete."""


def lines(fed: FedPage) -> list[str]:
    return fed.page.locator(LINE).all_inner_texts()


def countries(fed: FedPage) -> list[str | None]:
    labels = fed.page.locator(".ts-country").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label').replace(/\\. Can be .*/, ''))"
    )
    return [*labels]


# --- lines and marks ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_there_are_one_to_seven_lines_after_every_move(feed: Feed, game: str) -> None:
    fed = feed(game)
    counts = fed.page.evaluate(
        """async (line) => {
          const counts = [];
          const end = Math.min(harness.steps, 320);
          for (let step = 20; step < end; step += Math.ceil(end / 16)) {
            await harness.go(step);
            counts.push(document.querySelectorAll(line).length);
          }
          return counts;
        }""",
        LINE,
    )
    assert len(counts) > 10
    assert {*counts} <= {*range(1, 8)}


def test_a_line_outlines_its_pieces_and_they_are_marked(feed: Feed) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60)
    coup = fed.page.locator(LINE, has_text="Coup in Israel")
    coup.hover()
    expect(fed.page.locator(".threads rect")).to_have_count(1)
    fed.page.locator("#question").hover()
    expect(fed.page.locator(".threads")).to_have_count(0)
    coup.focus()
    expect(fed.page.locator(".threads rect")).to_have_count(1)
    marks = fed.page.locator(".ts-country .touch")
    assert {"ussr", "us"} == {*marks.evaluate_all("all => all.map((one) => one.dataset.by)")}
    assert fed.page.locator('[data-code="vietnam"] .touch').inner_text() == "+2"


def test_marks_stay_until_the_next_own_move(feed: Feed) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60)
    before = fed.page.locator(".touch").count()
    assert before > 0
    fed.page.reload()
    fed.page.evaluate("harness.ready()")
    assert fed.page.locator(".touch").count() == before
    fed.changes("(update) => { update.moments = []; update.recap_from = 60; }")
    assert fed.page.locator(".touch").count() == 0


def test_more_than_seven_lines_leave_the_rest_to_the_log(feed: Feed) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60)
    fed.changes(
        """(update) => {
          const one = update.moments[0];
          const actors = Array.from({ length: 400 }, (_, at) => (at % 2 ? "us" : "ussr"));
          const { move_number } = update.view;
          update.moments = actors.map((actor) => ({ ...one, actor, move_number, opens: true }));
        }"""
    )
    assert len(lines(fed)) == 7
    fed.page.get_by_role("button", name="and 393 more").click()
    fed.page.locator(".log-entry").first.wait_for()  # the log is fetched when it is wanted
    assert fed.finds("overlapping") == []


# --- stepping -------------------------------------------------------------------------------------


def test_comma_and_full_stop_step_the_board_and_moves_stay(feed: Feed) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60)
    page, now = fed.page, countries(fed)
    count = len(lines(fed))
    page.keyboard.press(",")
    page.locator(".as-it-was").wait_for()
    assert page.locator(f"[aria-current=step] > {LINE.split()[-1]}").count() == 1
    for _ in range(count + 2):
        page.keyboard.press(",")
    page.get_by_text("Before all this").wait_for()
    vietnam = page.locator("[data-code=vietnam]")
    told = next(label for label in now if label and label.startswith("Vietnam"))
    expect(vietnam).not_to_have_attribute("aria-label", re.compile(f"^{re.escape(told)}"))
    assert page.locator(".touch").count() == 0
    for _ in range(count):
        page.keyboard.press(".")
    page.locator(".as-it-was").wait_for(state="detached")
    fed.page.evaluate("harness.settled()")
    assert countries(fed) == now
    page.locator(LINE).first.click()
    page.locator(".as-it-was").wait_for()
    page.keyboard.press("Escape")
    page.locator(".as-it-was").wait_for(state="detached")
    page.keyboard.press(",")
    page.locator(".as-it-was").wait_for()
    page.keyboard.press("1")
    page.locator(".as-it-was").wait_for(state="detached")
    assert [request["what"] for request in fed.requests if request["what"] == "play"] == ["play"]


def test_keys_of_other_alphabets_step_as_well(feed: Feed) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60)
    fed.page.evaluate(
        """document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "б", code: "Comma", bubbles: true })
        )"""
    )
    fed.page.locator(".as-it-was").wait_for()


# --- never in the way -----------------------------------------------------------------------------


def test_while_something_is_played_a_press_on_the_board_settles_and_a_digit_counts(
    feed: Feed,
) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60, moments="full")
    slow = """async () => {
      const { view } = harness.whole();
      const before = harness.edit;
      harness.edit = (update) => {
        const told = (set) => ({ move_number: update.view.move_number, by: "ussr", family: "mark",
          icon: "event", weight: 1, head: { id: "log-title", args: {} }, sets: set });
        update.moments = [told({ defcon: 5 }), told({ vp: 9 }), told({})];
      };
      harness.step += 1;
      const text = structuredClone(harness.news());
      harness.edit(text);
      harness.edit = before;
      harness.socket.onmessage({ data: JSON.stringify(text) });
      const busy = () => document.querySelector(".stage").ariaBusy;
      await new Promise(requestAnimationFrame);
      return busy();
    }"""
    assert fed.page.evaluate(slow) == "true"
    after = fed.page.evaluate(
        """async () => {
          document.querySelector("[data-region=board] [data-code=iran]").click();
          await harness.settled();
          const { ariaBusy } = document.querySelector(".stage");
          return [ariaBusy, harness.requests.filter(({ what }) => what === "play").length];
        }"""
    )
    assert after == ["false", 0]


# --- what is spoken -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_action_is_heard_once_and_the_question_last(feed: Feed, game: str) -> None:
    fed = feed(game, seat=None)
    seat = fed.page.evaluate("harness.eyes = Object.keys(harness.recorded.updates)[0]")
    assert seat
    fed.goes(30)
    fed.page.evaluate(SAID)
    for step in range(31, 60):
        fed.goes(step)
        if fed.page.evaluate("harness.news().view.prompt?.moves.length > 0"):
            said = fed.page.evaluate(SAID)
            assert said[-1].startswith("Your turn: ")
            break
    told = [text for text in said if not text.startswith("Your turn: ")]
    assert len({*told}) == len(told)


def test_nothing_else_speaks_of_the_game(feed: Feed) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60)
    texts = fed.page.locator("[role=status], [aria-live]").all_inner_texts()
    assert not [text for text in texts if "Olympic" in text and "·" in text and len(text) > 300]


# --- my turn --------------------------------------------------------------------------------------


def test_the_icon_of_the_tab_has_a_badge_in_my_turn(feed: Feed) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60)
    icon = fed.page.locator("link[rel=icon]")
    hidden = "Object.defineProperty(document, 'hidden', { value: true })"
    theirs = "(update) => { update.view.prompt.moves = []; update.view.to_act = ['ussr']; }"
    fed.page.evaluate(hidden)  # a page in sight fetches the badge only when there is time
    fed.changes(theirs)
    fed.changes("() => {}")
    expect(icon).to_have_attribute("href", re.compile("^data:.*circle"))
    fed.changes(theirs)
    expect(icon).to_have_attribute("href", re.compile("icon.svg$"))


# --- keys -----------------------------------------------------------------------------------------

NAMES = {
    "←": "ArrowLeft",
    "→": "ArrowRight",
    "↑": "ArrowUp",
    "↓": "ArrowDown",
    "−": "-",
    "PgUp": "PageUp",
    "PgDn": "PageDown",
    "Space": " ",
    "Esc": "Escape",
}
"""What the sheet of keys calls them, and what an event does."""
ONLY_THERE = {
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", "i"),
    *(" ", "Escape", "Ctrl+Z", "…", "9", "0", "PageUp"),
}
"""Those that do something only where the focus is, while something is shown, or sometimes."""
HEARD = """(keys) => keys.filter((key) => {
  const event = { key, bubbles: true, cancelable: true };
  return !document.body.dispatchEvent(new KeyboardEvent("keydown", event));
})"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("past", [False, True], ids=["present", "past"])
def test_the_sheet_of_keys_is_complete_and_true(feed: Feed, game: str, past: bool) -> None:
    fed = feed(game, step=40, others="bot")
    page = fed.page
    if past:
        page.evaluate("document.querySelector('[data-tab=log]').click()")
        page.locator(".log-number button").first.click()
        page.locator(".replay").wait_for()
    page.keyboard.press("k")
    page.locator(".key-sheet[open]").wait_for()
    shown = page.locator(".key-sheet kbd").all_inner_texts()
    page.keyboard.press("Escape")
    page.locator(".key-sheet[open]").wait_for(state="detached")
    named = {NAMES.get(key, key if len(key) > 1 else key.lower()) for key in shown}
    signs = {chr(code) for code in range(33, 127)} - {*"ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789"}
    others = {*NAMES.values(), "Home", "End", "Enter", "Tab", "Backspace", "Delete"}
    opening = ["1", "0", "k"]  # these change what is asked, or cover the page
    heard = {*page.evaluate(HEARD, [*(signs | others).difference(opening), *opening])}
    assert heard - named == set()
    assert named - heard <= ONLY_THERE


# --- bad conditions -------------------------------------------------------------------------------


def test_a_kind_of_event_that_nobody_knows(feed: Feed) -> None:
    fed = feed(TS, record=RECORD, seat="us", step=60)
    fed.changes(
        """(update) => {
          update.moments.push({ move_number: update.view.move_number, by: "martians",
            actor: "martians", family: "future", icon: "future", weight: 9, opens: true,
            head: { id: "log-of-the-future", args: { what: 1 } }, touches: [["moon", 2]],
            chips: [{ kind: "of-the-future", value: 1 }], sets: { "a.b.c": 1 } });
        }"""
    )
    assert "log-of-the-future" in lines(fed)[-1]
    fed.page.locator(LINE).last.hover()
    expect(fed.page.locator(".threads rect")).to_have_count(0)


def test_a_record_of_an_older_revision(feed: Feed) -> None:
    oldest = next(name for name in stored(TS) if name.endswith(".whole"))
    assert not oldest.startswith(RECORD.split("/")[0])
    fed = feed(TS, record=oldest, step=80)
    assert 1 <= len(lines(fed)) <= 7
