"""A slow browser draws a move in parts, a quick one at once; nobody acts on what has gone."""

from tests.web.browser import Arrive
from tests.web.harness.fed import LAYOUT, FedPage

RECORD = "r5/second.whole"
SLOW = "let calls = 0; const now = () => 1000 * calls++; performance.now = now;"
QUICK = "performance.now = () => 0;"
"""What the page is told of the time that painting takes."""

SEEN = """async () => {
  const stage = document.querySelector(".stage");
  const table = document.querySelector(".table");
  const before = table.dataset.version;
  const seen = [];
  let drawing = true;
  const look = () => {
    seen.push([stage.ariaBusy, table.dataset.version !== before]);
    if (drawing) requestAnimationFrame(look);
  };
  const fed = harness.next();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(look);
  }).observe(document.querySelector("[data-region=ask]"), { childList: true, subtree: true });
  await fed;
  drawing = false;
  return seen.map(String);
}"""
"""In each frame of a move: whether parts are still to come, and whether the page tells the move."""
PRESSED = """async (step) => {
  await harness.go(step);
  const { prompt } = harness.recorded.updates[harness.seat()][step + 1].view;
  const { moves } = harness.whole().view.prompt;
  const code = moves.find(({ move }) => prompt.moves.some((one) => one.move === move)).move;
  const piece = `[data-region=board] .can[data-code=${code}]`;
  const fed = harness.next();
  await new Promise((done) => {
    const stage = document.querySelector(".stage");
    new MutationObserver(done).observe(stage, { attributeFilter: ["aria-busy"] });
  });
  document.querySelector(piece).click();
  await fed;
  const early = harness.requests.length;
  document.querySelector(piece).click();
  return [early, harness.requests.length];
}"""
"""Presses a country while the board before is still there, and again afterwards."""
PLACING = """() => {
  for (let step = 1; step < harness.steps; step++) {
    for (const updates of Object.values(harness.recorded.updates)) {
      const [one, next] = [updates[step], updates[step + 1]].map(({ view }) => view.prompt);
      if (next?.moves.length > 3 && one?.moves[0]?.label === "do-place" && one.id === next.id) {
        return step;
      }
    }
  }
}"""
"""A step after which the same seat places influence once more."""


def opened(arrive: Arrive, clock: str) -> FedPage:
    visitor = arrive(viewport={"width": 1440, "height": 900})
    visitor.page.add_init_script(path=LAYOUT)
    visitor.page.add_init_script(clock)
    return FedPage(visitor).opens("twilight_struggle", record=RECORD, step=300)


def test_a_slow_browser_draws_a_move_in_parts(arrive: Arrive) -> None:
    seen = opened(arrive, SLOW).page.evaluate(SEEN)
    assert seen[:2] == ["true,false", "true,false"]
    assert seen[-1] == "false,true"


def test_a_quick_browser_draws_it_at_once(arrive: Arrive) -> None:
    fed = opened(arrive, QUICK)
    for step in range(301, 310):
        fed.goes(step)
    assert {*fed.page.evaluate(SEEN)} == {"false,true"}


def test_a_press_on_a_board_of_before_plays_nothing(arrive: Arrive) -> None:
    fed = opened(arrive, SLOW)
    assert fed.page.evaluate(PRESSED, fed.page.evaluate(PLACING)) == [0, 1]
