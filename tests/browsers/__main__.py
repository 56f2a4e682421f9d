"""Plays a game of each in Firefox, and says what was seen: `make test-browsers`.

A real server, a table against bots, and a person who clicks one of the moves until the game is
over. The pictures of the ends are in build/browsers.
"""

import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from detente import registry
from tests.browsers.firefox import Failed, Firefox, installed, running
from tests.server.serving import serving

PICTURES: Final = Path("build/browsers")
_MOST_MOVES: Final = 600

NEW_TABLE: Final = """async (game) => {
  const me = await fetch("/api/me").then((it) => it.json());
  const listed = await fetch("/api/games").then((it) => it.json());
  const { seats, seat_counts } = listed.find(({ name }) => name === game);
  const bots = seats.slice(1, Math.max(seat_counts[0], 2)).map(() => "recruit");
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
  const body = JSON.stringify({ game, seats: ["me", ...bots] });
  const made = await fetch("/api/tables", { method: "POST", headers, body });
  if (!made.ok) throw new Error(await made.text());
  return (await made.json()).table;
}"""
KNOWN: Final = "() => document.querySelector('.own-name') !== null"
"""Whether the page knows who looks: asked twice at once, the server would make two guests."""
READY: Final = """() => {
  const table = document.querySelector(".table");
  const idle = document.querySelector("[data-move][aria-disabled='false']");
  const { standing } = table?.dataset ?? {};
  return standing === "over" || (standing === "your-turn" && idle) ? standing : null;
}"""
MOVES: Final = """() => [...document.querySelectorAll("[data-move]")].map(
  (one) => [one.dataset.move, one.classList.contains("loses")])"""
PLAY: Final = """async (code) => {
  const table = document.querySelector(".table");
  const before = table.dataset.version;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  document.querySelector(`[data-move="${code}"]`).click();
  for (let frame = 0; table.dataset.version === before && frame < 600; frame++) {
    await painted();
    const sure = ".doubt .danger, .aim .primary, .confirm:not([disabled], [aria-disabled='true'])";
    document.querySelector(sure)?.click();
  }
  return table.dataset.version !== before;
}"""
BOXES: Final = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-region], .confirm")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.region ?? "confirm", [x, y, width, height]];
  }))"""
SEEN: Final = """() => ({
  fonts: [...document.fonts].filter((one) => one.status === "loaded").map((one) => one.family),
  wide: document.documentElement.scrollWidth - innerWidth,
})"""


def play(firefox: Firefox, address: str, game: str) -> Iterator[str]:
    """Play a game to its end; the sentences say what was seen, those of a fault begin with !."""
    rng = random.Random(game)
    firefox.faults.clear()
    firefox.goes(address)
    firefox.waits(KNOWN)
    table = firefox.evaluates(NEW_TABLE, game)
    firefox.goes(f"{address}/t/{table}")
    since, moves = time.monotonic(), 0
    boxes: Any = None
    while firefox.waits(READY) != "over" and moves < _MOST_MOVES:
        now = firefox.evaluates(BOXES)
        if boxes is not None and now != boxes:
            yield f"! after {moves} moves the regions are not where they were: {boxes}, {now}"
        boxes = now
        offered = firefox.evaluates(MOVES)
        safe = [code for code, loses in offered if not loses]
        code = rng.choice(safe or [code for code, _ in offered])
        if not firefox.evaluates(PLAY, code):
            yield f"! the move {code} was not played"
            return
        moves += 1
    seen = firefox.evaluates(SEEN)
    firefox.pictures(PICTURES / f"{game}.png")
    ended = "to the end" if moves < _MOST_MOVES else "not to the end"
    yield f"{moves} moves of mine in {time.monotonic() - since:.0f} s, {ended}"
    yield f"fonts {', '.join(sorted({*seen['fonts']})) or 'of the system'}"
    if seen["wide"] > 0:
        yield f"! the page is {seen['wide']} pixels wider than the window"
    yield from (f"! console: {fault}" for fault in firefox.faults)


def main() -> None:
    """Play all games, or those that are named; the exit code is 1 if anything was wrong."""
    program = installed()
    if program is None:
        sys.exit("test-browsers: Firefox is not installed, nothing was tested.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with TemporaryDirectory() as folder, serving(f"sqlite:///{Path(folder, 'table.db')}") as server:
        for game in sys.argv[1:] or registry.names():
            with running(program) as firefox:
                firefox.resizes(1440, 900)
                print(f"{firefox.version}, {game}", flush=True)
                try:
                    for sentence in play(firefox, server.address, game):
                        wrong += sentence.startswith("!")
                        print(f"  {sentence}", flush=True)
                except Failed as failure:
                    wrong += 1
                    print(f"  ! {failure}", flush=True)
    print(f"{wrong} faults" if wrong else "No fault was seen.")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
