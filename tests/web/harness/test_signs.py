"""Each sign can be told from all others without its colour: one country in its six states."""

import io
from itertools import combinations

from PIL import Image, ImageChops

from tests.web.harness.fed import FedPage, Feed

COUNTRY, NEIGHBOUR = "algeria", "tunisia"
APART = 12
"""How many of 255 greys two pixels differ in that somebody tells apart."""
LEAST = 0.04
AROUND = 8
"""Pixels around the box that belong to it: the corner mark and the halo."""

PLAIN = """(update) => {
  const { prompt } = update.view;
  prompt.moves = prompt.moves.filter(({ move }) => move !== "algeria");
}"""
OFFERED = """(update) => {
  const { prompt } = update.view;
  if (!prompt.moves.some(({ move }) => move === "algeria")) {
    prompt.moves.unshift({ ...prompt.moves[0], move: "algeria" });
  }
}"""
DANGEROUS = f"""(update) => {{
  ({OFFERED})(update);
  const offered = update.view.prompt.moves.find(({{ move }}) => move === "algeria");
  offered.hint = {{ ...offered.hint, loses: true }};
}}"""
CHANGED = f"""(update) => {{
  ({PLAIN})(update);
  update.view.move_number += 1;
  update.events.push({{ ...update.events.at(-1), move_number: update.view.move_number }});
  update.view.board.sides.us.influence.algeria = 2;
}}"""


def picture(fed: FedPage) -> Image.Image:
    """The country in grey, with what sticks out of its box."""
    box = fed.page.locator(f'[data-region=board] [data-code="{COUNTRY}"]').bounding_box()
    assert box is not None
    clip = {
        "x": box["x"] - AROUND,
        "y": box["y"] - AROUND,
        "width": box["width"] + 2 * AROUND,
        "height": box["height"] + 2 * AROUND,
    }
    shot = fed.page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
    return Image.open(io.BytesIO(shot)).convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    """In what part of the pixels two pictures differ."""
    apart = ImageChops.difference(one, other).histogram()[APART:]
    return sum(apart) / (one.width * one.height)


def test_the_six_states_of_a_country_differ_in_grey(feed: Feed) -> None:
    fed = feed("twilight_struggle", record="r5/second.whole", step=349)
    states = {}
    fed.changes(PLAIN)
    fed.page.mouse.move(1, 1)
    states["plain"] = picture(fed)
    fed.page.locator(f'[data-region=board] [data-code="{NEIGHBOUR}"]').hover()
    states["neighbour"] = picture(fed)
    fed.page.mouse.move(1, 1)
    fed.changes(OFFERED)
    states["can be chosen"] = picture(fed)
    fed.page.locator(f'[data-move="{COUNTRY}"]').hover()
    states["selected"] = picture(fed)
    fed.page.mouse.move(1, 1)
    fed.changes(DANGEROUS)
    states["danger"] = picture(fed)
    fed.changes(CHANGED)
    states["changed"] = picture(fed)
    alike = {pair: difference(states[pair[0]], states[pair[1]]) for pair in combinations(states, 2)}
    assert {pair: part for pair, part in alike.items() if part < LEAST} == {}
