"""How fast the page shows a move: a whole game of Twilight Struggle in a real browser.

A real server and a headless Chromium on this machine. A script plays one side against a bot by
clicking in the list of moves. The time of a move runs from the click until the browser has
painted all of the page with it. After each turn the browser's memory is cleaned and measured.

Then the harness draws the positions of a recorded game with the processor slowed four times: no
task of the page may be long, for that is what makes it feel slow.

    python -m benchmarks.page
"""

import argparse
import json
import random
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.serving import serving

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 120_000
"""Milliseconds in which a bot answers, also on a busy machine."""
LAST_TURN = 10
Measured = tuple[list[float], list[tuple[str, int, float, int]]]
"""The time of each move; turn, moves so far, megabytes and elements at its beginning."""
MILLISECONDS = 100.0
"""Within so many milliseconds nineteen of twenty moves are to be on the screen."""

SLOWED = 4
"""How many times slower the processor is while positions are drawn."""
LONG = 50.0
"""Milliseconds from which a task is long."""
RUNS = 3
STEPS = 120
"""So many positions are drawn, from the middle of the game on."""
RECORD = "twilight_struggle?record=r5/second.whole"
FROM = 250

DRAW = """async (steps) => {
  const last = harness.step + steps;
  while (harness.step < last) await harness.next();
}"""
TRACED = ["disabled-by-default-devtools.timeline", "__metadata"]

# The page of an older or newer revision may call the attributes of its elements otherwise.
OFFERED = """() => [...document.querySelectorAll("[data-move], [data-option]")].map(
  (one) => [one.dataset.move ?? one.dataset.option, one.classList.contains("loses")])"""
PLAY_MOVE = """async (code) => {
  const table = document.querySelector(".table");
  const version = () => table.dataset.version ?? table.dataset.number;
  const before = version();
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const changed = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (version() !== before) done(observer.disconnect());
    });
    observer.observe(table, { attributes: true });
  });
  let start = performance.now();
  const button = document.querySelector(`[data-move="${code}"], [data-option="${code}"]`);
  const loses = button.classList.contains("loses");
  button.click();
  const doubt = document.querySelector(".doubt .danger");
  if (doubt && loses) {
    await painted();
    start = performance.now();
    doubt.click();
  }
  await changed;
  await painted();
  return performance.now() - start;
}"""
READY = """() => {
  const table = document.querySelector(".table");
  const standing = table?.dataset.standing;
  const idle = document.querySelector(":is([data-move], [data-option])[aria-disabled='false']");
  return standing === "over" || (standing === "your-turn" && idle) ? standing : null;
}"""


@contextmanager
def browsing(pages: int = 1) -> Iterator[list[tuple[Page, CDPSession]]]:
    """Pages of a real browser that know nothing of each other, and a look behind each."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        sys.exit(f"page: needs one of {', '.join(CHROMIUM)}.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        size: ViewportSize = {"width": 1280, "height": 800}
        opened = [browser.new_page(viewport=size, locale="en-US") for _ in range(pages)]
        for page in opened:
            page.set_default_timeout(PATIENCE)
        yield [(page, page.context.new_cdp_session(page)) for page in opened]
        browser.close()


class Player:
    """Plays at random, but does not lose on purpose; knows how long each move took."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.times: list[float] = []
        self.played: list[str] = []

    def plays(self) -> bool:
        """Make a move as soon as one is possible; return whether the game goes on."""
        standing = self.page.wait_for_function(READY).json_value()
        if standing == "over":
            return False
        offered: list[tuple[str, bool]] = self.page.evaluate(OFFERED)
        safe = [code for code, loses in offered if not loses]
        code = self.rng.choice(safe or [code for code, _ in offered])
        self.times.append(self.page.evaluate(PLAY_MOVE, code))
        self.played.append(code)
        return True


def sits_down(page: Page, address: str) -> None:
    """Start a game in the lobby, as a stranger would."""
    page.goto(address)
    for question, answer in (("Game", "Twilight Struggle"), ("Opponent", "Officer")):
        group = page.get_by_role("group", name=question)
        group.get_by_role("radio", name=re.compile(rf".*{answer}\b")).check()
    page.get_by_role("button", name="Start", exact=True).click()


def memory(devtools: CDPSession, page: Page) -> tuple[float, int]:
    """Megabytes of the page's heap and the number of its elements, after cleaning up."""
    devtools.send("HeapProfiler.collectGarbage")
    used: float = devtools.send("Runtime.getHeapUsage")["usedSize"]
    nodes: int = page.evaluate("document.querySelectorAll('*').length")
    return used / 1e6, nodes


def play(page: Page, devtools: CDPSession, seed: int, progress: Progress) -> Measured:
    """A whole game at a table that has been created."""
    player = Player(page, seed)
    turns: list[tuple[str, int, float, int]] = []
    bar = progress.add_task("turns", total=LAST_TURN)
    seen = 0
    while player.plays():
        turn = int(page.locator(".ts").first.get_attribute("data-turn") or 0)
        if turn > seen:
            seen = turn
            turns.append((str(turn), len(player.times), *memory(devtools, page)))
            progress.update(bar, completed=turn - 1)
    turns.append(("end", len(player.times), *memory(devtools, page)))
    return player.times, turns


def report(console: Console, times: list[float], turns: list[tuple[str, int, float, int]]) -> bool:
    """Print what was measured; return whether moves are on the screen soon enough."""
    table = Table("turn", "moves so far", "heap MB", "elements", box=SIMPLE_HEAD)
    for turn, moves, heap, nodes in turns:
        table.add_row(turn, str(moves), f"{heap:.1f}", str(nodes))
    console.print(table)
    percentiles = quantiles(times, n=100)
    p50, p95 = percentiles[49], percentiles[94]
    soon = p95 <= MILLISECONDS
    console.print(
        f"{len(times)} moves on the screen: p50 {p50:.0f} ms, p95 {p95:.0f} ms, "
        f"longest {max(times):.0f} ms; goal p95 {MILLISECONDS:.0f} ms "
        f"{'reached' if soon else 'missed'}."
    )
    return soon


def longest_tasks(page: Page, devtools: CDPSession, address: str) -> list[float]:
    """The longest task of the page while positions are drawn, in each of some runs.

    In milliseconds of processor time, which other programs on the machine do not make longer.
    """
    browser = page.context.browser
    assert browser is not None
    longest = []
    for _ in range(RUNS):
        page.goto(f"{address}/harness/{RECORD}&step={FROM}")
        page.evaluate("harness.ready()")
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        browser.start_tracing(page=page, categories=TRACED)
        page.evaluate(DRAW, STEPS)
        events = json.loads(browser.stop_tracing())["traceEvents"]
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        longest.append(max(tasks(events)))
    return longest


def tasks(events: list[dict[str, Any]]) -> Iterator[float]:
    """How long the tasks of the page took, in a trace of the browser."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    for event in events:
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads:
            yield event.get("tdur", 0) / 1000


def report_tasks(console: Console, longest: list[float]) -> bool:
    """Print how long tasks took; return whether none was long, in the median of the runs."""
    smooth = median(longest) <= LONG
    console.print(
        f"{STEPS} positions drawn, processor slowed {SLOWED} times: longest task "
        f"{', '.join(f'{one:.0f}' for one in longest)} ms; goal: the median at most "
        f"{LONG:.0f} ms {'reached' if smooth else 'missed'}."
    )
    return smooth


def main() -> None:
    """Play, measure, report; exit code 1 if a move is on the screen too late, or a task long."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="of the random moves")
    parser.add_argument("--only-tasks", action="store_true", help="draw recorded positions alone")
    args = parser.parse_args()
    console = Console()
    good: list[bool] = []
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{Path(folder, 'table.db')}") as server,
        browsing() as [(page, devtools)],
        Progress(console=console) as progress,
    ):
        devtools.send("HeapProfiler.enable")
        address = f"http://{server.address}"
        if not args.only_tasks:
            sits_down(page, address)
            good.append(report(console, *play(page, devtools, args.seed, progress)))
        good.append(report_tasks(console, longest_tasks(page, devtools, address)))
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
