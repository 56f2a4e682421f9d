"""The first view of a table, the cache empty: how heavy it is, how soon it comes, that it stays."""

from typing import Any

import pytest

from detente.core.record_file import read_record
from detente.server.harness.games import stored
from tests.web.browser import Arrive, StoreTable

RECORD = "r5/second.whole"
MOVES = 300
MOST = {"en": 450_000, "fr": 450_000, "ru": 500_000}
TEN_MEGABITS = 10_000_000 / 8
SOON = 1500.0
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(({ node }) => node?.parentElement?.className ?? node?.nodeName);
    shifts.push([entry.value, entry.startTime, ...moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
window.ready = new Promise((done) => {
  const look = () => {
    const there = document.querySelector("[data-move]");
    if (there) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    else requestAnimationFrame(look);
  };
  look();
});
"""


class FirstView:
    """Somebody who comes to a table of Twilight Struggle for the first time."""

    def __init__(self, arrive: Arrive, store_table: StoreTable, language: str) -> None:
        record = read_record(stored("twilight_struggle")[RECORD]).record
        record.moves = record.moves[:MOVES]
        state = record.replay()
        seat = state.game.seat_name(state.to_act[0])
        table = store_table(state)
        visitor = arrive(locale=language, viewport={"width": 1440, "height": 900})
        self.bytes = 0
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.send("Network.enable")
        line = {"offline": False, "latency": 0, "uploadThroughput": TEN_MEGABITS}
        devtools.send(
            "Network.emulateNetworkConditions", {**line, "downloadThroughput": TEN_MEGABITS}
        )
        devtools.on("Network.loadingFinished", self._loaded)
        devtools.on("Network.webSocketFrameReceived", self._received)
        visitor.page.add_init_script(SHIFTS)
        visitor.goes(table.seats[seat])
        self.ready = float(visitor.page.evaluate("ready"))
        visitor.page.wait_for_load_state("networkidle")
        self.shifts: list[Any] = visitor.page.evaluate("shifts")
        visitor.context.close()

    def _loaded(self, event: Any) -> None:
        self.bytes += event["encodedDataLength"]

    def _received(self, event: Any) -> None:
        self.bytes += len(event["response"]["payloadData"].encode())


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_view_is_light_and_stays(
    arrive: Arrive, store_table: StoreTable, language: str
) -> None:
    view = FirstView(arrive, store_table, language)
    assert 100_000 < view.bytes <= MOST[language]
    assert view.shifts == []


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_first_view_comes_soon(arrive: Arrive, store_table: StoreTable, language: str) -> None:
    views = [FirstView(arrive, store_table, language) for _ in range(5)]
    assert max(view.bytes for view in views) <= MOST[language]
    assert [view.shifts for view in views] == [[]] * 5
    assert min(view.ready for view in views) <= SOON
