"""Moments are played in order and in time, and the truth is never far away."""

from typing import Any

import pytest

from tests.web.browser import Arrive
from tests.web.visitor import Visitor

FAMILY = "film"
SET_UP = """async () => {
  const { effect, signal } = await import("/static/board/html.js");
  const { Staging } = await import("/static/frame/staging.js");
  const view = (number, board = {}) => ({ seat: "us", move_number: number, prompt: null, board });
  const desk = {
    game: "nim",
    board: { films: {} },
    live: { known: signal(null), status: signal("open") },
  };
  const staging = new Staging(desk);
  const seen = [];
  effect(() => staging.playing.value && seen.push(staging.playing.value.head.id));
  const moment = (number, more = {}) => ({
    move_number: number, by: "ussr", family: "mark", icon: "event", weight: 1,
    head: { id: `m${number}`, args: {} }, ...more,
  });
  let now = Date.now();
  Date.now = () => now;
  Object.assign(window, { desk, staging, seen, view, moment,
    tell(known) {
      desk.live.known.value = { seat: "us", events_from: 1, recap_from: 0, moments: [], ...known };
    },
    pause: (time) => new Promise((done) => setTimeout(done, time)),
    later: (time) => (now += time),
    hide(hidden) {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
  });
}"""
"""A table without a page, whose updates the test makes; `seen` is what was played."""


class Table:
    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        visitor.goes("/")
        self.page.evaluate(SET_UP)

    def does(self, code: str) -> Any:
        return self.page.evaluate(f"async () => {{ {code} }}")


@pytest.fixture
def table(arrive: Arrive) -> Table:
    table = Table(arrive(reduced_motion="no-preference"))
    table.does("tell({ view: view(0) })")
    return table


def many(count: int, more: str = "{}") -> str:
    """One update with so many moments, a move each."""
    return f"""
        const moments = Array.from({{ length: {count} }}, (_, at) => moment(at + 1, {more}));
        const truth = view({count});
        tell({{ view: truth, moments }});
    """


def test_ten_at_once_are_played_in_order_within_eight_seconds(table: Table) -> None:
    played = table.does(
        many(10)
        + """const before = performance.now();
        while (staging.playing.value) await pause(20);
        return [seen, staging.shown.value === truth, performance.now() - before];"""
    )
    assert played[:2] == [[f"m{number}" for number in range(1, 11)], True]
    assert 500 < played[2] < 8000


def test_long_films_are_shortened_to_eight_seconds_and_five_in_my_turn(table: Table) -> None:
    films = "desk.board.films = { film: { time: 1500 } };"
    scenes = many(10, "{ family: 'film', weight: 3, actor: 'us' }")
    total = """const waiting = staging.waiting.reduce((sum, { time }) => sum + time, 0);
        staging.settle(); return waiting;"""
    assert 6000 < table.does(films + scenes + total) <= 8000
    asked = scenes.replace("tell(", "truth.prompt = { moves: [1] }; tell(")
    table.does("tell({ view: view(0) })")
    assert 3500 < table.does(films + asked + total) <= 5000


@pytest.mark.parametrize(
    "reason",
    [
        many(40),
        "hide(true); later(60_000);" + many(3),
        "desk.live.status.value = 'lost'; later(31_000);" + many(3),
        many(3).replace("view: truth", "view: truth, seat: 'ussr'"),
        many(3, "{ by: 'us' }"),
    ],
    ids=["forty at once", "hidden", "disconnected", "other eyes", "my own marks"],
)
def test_what_cannot_be_followed_is_told_but_not_played(table: Table, reason: str) -> None:
    seen, shown, told = table.does(
        f"""{reason}
        const settled = staging.shown.value === desk.live.known.value.view;
        return [seen, settled, staging.told.value.length]"""
    )
    assert (seen, shown, told) == ([], True, 1)


def test_a_short_absence_is_made_up_for(table: Table) -> None:
    table.does("desk.live.status.value = 'lost'; later(20_000);" + many(3))
    assert table.does("staging.settle(); return seen") == ["m1"]


def test_who_comes_back_after_a_while_sees_the_truth(table: Table) -> None:
    table.does(many(3) + "hide(true); later(3_000); hide(false);")
    assert table.does("return [staging.playing.value, staging.shown.value.move_number]") == [
        None,
        3,
    ]


def test_consequences_become_true_one_after_the_other(table: Table) -> None:
    seen = table.does(
        """const before = { vp: 0, sides: { us: { space: 1, china: true } } };
        tell({ view: view(0, before), events_from: 0 });
        const sets = [{ "sides.us.space": 2 }, { vp: 3, "sides.us.china": null }, {}];
        const moments = sets.map((sets) => moment(1, { sets }));
        tell({ view: view(1, { vp: 3, sides: { us: { space: 2 } }, more: 1 }), moments });
        const boards = [];
        while (staging.playing.value) {
          boards.push(staging.shown.value.board);
          const { value } = staging.playing;
          while (staging.playing.value === value) await pause(10);
        }
        return boards;"""
    )
    assert seen == [
        {"vp": 0, "sides": {"us": {"space": 2, "china": True}}},
        {"vp": 3, "sides": {"us": {"space": 2}}},
        {"vp": 3, "sides": {"us": {"space": 2}}, "more": 1},
    ]


def test_taking_back_ends_what_is_played_and_says_so(table: Table) -> None:
    after = table.does(
        many(5)
        + """tell({ view: view(4), moments: moments.slice(0, 4), events_from: 5 });
        const { playing, shown, undone } = staging;
        const taken = [undone.value, playing.value, shown.value.move_number];
        tell({ view: view(5), moments: [...moments.slice(0, 4), moment(5)], events_from: 5 });
        return [taken, staging.undone.value, staging.playing.value.head.id];"""
    )
    assert after == [[True, None, 4], False, "m5"]


def test_what_was_staged_is_not_staged_again(table: Table) -> None:
    """After a change of names everything comes anew."""
    assert table.does(
        many(3)
        + """staging.settle(); seen.length = 0;
        tell({ view: view(4), moments: [...moments, moment(4)], events_from: 0 });
        staging.settle();
        return seen;"""
    ) == ["m4"]


def test_moments_can_be_brief_or_off(table: Table) -> None:
    change = "const { changePace } = await import('/static/frame/pace.js'); changePace();"
    table.does(change + "tell({ view: view(0) });")
    times = "return [staging.playing.value !== null, staging.waiting.map(({ time }) => time)]"
    assert table.does(many(3) + times) == [True, [110, 110]]
    table.does("staging.settle();" + change + "tell({ view: view(0) });")
    assert table.does(many(3) + times) == [False, []]
    assert table.page.evaluate("localStorage.getItem('detente-moments')") == "off"
    assert table.page.evaluate("document.documentElement.dataset.moments") == "off"
