"""The map of Twilight Struggle: every country has its land and its place, and nothing collides."""

import gzip
import re
from itertools import combinations, pairwise
from math import hypot, inf, log
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

import detente
from detente.games.twilight_struggle.rules.countries import DATA

FOLDER = Path(detente.__file__).parent / "games" / "twilight_struggle" / "web"
LAND_FILE = FOLDER / "land.js"
CONSTANT = re.compile(r"^export const (\w+) = (\d+|[\[{].*?[\]}]);$", re.DOTALL | re.MULTILINE)
RING = re.compile(r"M([^lz]+)l([^lz]+)z")
NUMBER = re.compile(r"-?(?:\d+\.\d+|\.\d+|\d+)")

BESIDE = 28
"""Units from a box to its own land, at most."""
LONGEST_EDGE = 120
"""Units; an outline torn apart at the edge of the map would run across all of it."""
MOST_BYTES, MOST_BYTES_PACKED = 70_000, 30_000

CROSSING = {
    frozenset({("jordan", "lebanon"), ("israel", "syria")}),
    frozenset({("algeria", "france"), ("italy", "spain_portugal")}),
}
"""The only links that may cross one another."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def constants(module: Path) -> dict[str, Any]:
    """What a module exports: plain data is YAML, too."""
    found = CONSTANT.findall(module.read_text(encoding="utf-8"))
    return {name: yaml.safe_load(value) for name, value in found}


MAP = constants(LAND_FILE)
TABLES = constants(FOLDER / "layouts.js")
AROUND = constants(FOLDER / "layout.js")["AROUND"]
SPACES: dict[str, dict[str, Any]] = {
    space["id"]: space for space in DATA["countries"] + DATA["superpowers"]
}
AREAS = {area["id"] for area in DATA["regions"]} | {"southeast_asia"}
LINKS = [
    (one, other)
    for one, space in SPACES.items()
    for other in space["adjacent"]
    if one < other and not any({one, other} == set(pair) for pair in AROUND)
]


def around(centre: Point, size: Point) -> Box:
    """Left, top, right, bottom."""
    (x, y), (width, height) = centre, size
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


class Window(NamedTuple):
    """A window, what is left for the map in it, and what is asked of the map there."""

    screen: str
    map: tuple[int, int]
    box: tuple[float, float]
    gap: tuple[float, float] = (4, 3)
    digits: float = 15
    text: float = 12


WINDOWS = [
    Window("1280x720", (940, 480), (62, 32)),
    Window("1366x641", (1026, 453), (66, 33)),
    Window("1366x768", (1026, 528), (70, 36)),
    Window("1440x789", (1072, 545), (72, 36)),
    Window("1440x900", (1072, 612), (74, 38), (6, 9)),
    Window("1920x937", (1488, 613), (92, 46), digits=18, text=13),
    Window("1920x1080", (1488, 756), (100, 50), (6, 7), digits=18, text=13),
    Window("2560x1440", (2000, 1024), (133, 66), (8, 9), digits=24, text=16),
    Window("3440x1440", (2320, 1024), (147, 73), digits=24, text=16),
]
"""The tokens of sizes.css decide what is left for the map: table.md 4.1 and 5.1."""

LEAST_SEEN = 6
LEAST_LINKS = 104
CHIPS, BUTTONS = (0.335, 56), (275, 31)
"""What stands in the upper right corner, as wide as a third of the map, and in the lower right."""


class Laid:
    """The boxes and plates in a window, in pixels, as layout.js lays them."""

    def __init__(self, window: Window) -> None:
        self.width, self.height = window.map
        aspect = self.width / self.height
        layouts = TABLES["LAYOUTS"]
        self.layout = min(layouts, key=lambda one: abs(log(one["aspect"] / aspect)))
        self.box = self.pixels(self.layout["box"])
        plate = [2 * self.layout["box"][0] + self.layout["gap"][0], self.layout["box"][1]]
        self.places = {space: self.pixels(at) for space, at in self.layout["places"].items()}
        self.boxes = {space: around(at, self.box) for space, at in self.places.items()}
        self.plates = {
            area: around(self.pixels(at), self.pixels(plate))
            for area, at in self.layout["plates"].items()
        }

    def pixels(self, parts: list[int]) -> Point:
        across, down = parts
        return across * self.width / TABLES["PARTS"], down * self.height / TABLES["PARTS"]

    def seen(self, link: tuple[str, str]) -> float:
        """The length of a link outside its boxes."""
        (x, y), (to_x, to_y) = (self.places[space] for space in link)
        across, down = abs(x - to_x), abs(y - to_y)
        covered = min(self.box[0] / across if across else inf, self.box[1] / down if down else inf)
        return hypot(across, down) * max(0, 1 - covered)


LAID = {window.screen: Laid(window) for window in WINDOWS}
every_window = pytest.mark.parametrize("window", WINDOWS, ids=lambda one: one.screen)


def contains(outer: Box, inner: Box) -> bool:
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def distance(one: Box, other: Box) -> float:
    """Between two boxes: the wider of the gaps beside and below; negative if they overlap."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])


def side(start: Point, end: Point, point: Point) -> float:
    """Positive on one side of a line, negative on the other."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def cross(laid: Laid, one: tuple[str, str], other: tuple[str, str]) -> bool:
    a, b, c, d = (laid.places[space] for space in (*one, *other))
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def runs_through(laid: Laid, link: tuple[str, str], box: Box) -> bool:
    """Whether a part of the line lies within the box (after Liang and Barsky)."""
    start, end = (laid.places[space] for space in link)
    first, last = 0.0, 1.0
    for axis in (0, 1):
        low, high = box[axis], box[axis + 2]
        step = end[axis] - start[axis]
        if step == 0:
            if not low < start[axis] < high:
                return False
            continue
        enters, leaves = sorted(((low - start[axis]) / step, (high - start[axis]) / step))
        first, last = max(first, enters), min(last, leaves)
    return first < last


def rings(space: str) -> list[list[Point]]:
    """The outlines of a space, each without its first corner repeated."""
    outlines = []
    for start, steps in RING.findall(MAP["LAND"][space]):
        x, y = map(float, NUMBER.findall(start))
        outline = [(x, y)]
        moves = iter(map(float, NUMBER.findall(steps)))
        for across, down in zip(moves, moves, strict=True):
            x, y = x + across, y + down
            outline.append((x, y))
        outlines.append(outline)
    return outlines


def inside(point: Point, outlines: list[list[Point]]) -> bool:
    """Whether a ray from the point to the right leaves the land more often than it enters."""
    x, y = point
    edges = [edge for outline in outlines for edge in pairwise([*outline, outline[0]])]
    return bool(
        sum(
            (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0)
            for (x0, y0), (x1, y1) in edges
        )
        % 2
    )


# --- land -----------------------------------------------------------------------------------------


def test_every_space_has_land() -> None:
    assert set(MAP["LAND"]) == {*SPACES, "china", "elsewhere"}


@pytest.mark.parametrize("space", sorted({*SPACES, "china", "elsewhere"}))
def test_outlines_are_whole_and_on_the_map(space: str) -> None:
    assert RING.sub("", MAP["LAND"][space]) == ""
    outlines = rings(space)
    width, height = MAP["SIZE"]
    assert outlines
    for outline in outlines:
        assert len(outline) >= 3
        assert all(0 <= x <= width and 0 <= y <= height for x, y in outline)
        for (x0, y0), (x1, y1) in pairwise([*outline, outline[0]]):
            assert max(abs(x1 - x0), abs(y1 - y0)) < LONGEST_EDGE


def test_the_land_is_soon_loaded() -> None:
    raw = LAND_FILE.read_bytes()
    assert len(raw) <= MOST_BYTES
    assert len(gzip.compress(raw)) <= MOST_BYTES_PACKED


def test_the_land_says_where_it_is_from() -> None:
    head = LAND_FILE.read_text(encoding="utf-8").partition("export")[0]
    for words in ("Generated by tools/world_map", "Natural Earth (public domain)", "world-atlas"):
        assert words in head


# --- places ---------------------------------------------------------------------------------------


def test_everything_has_a_place() -> None:
    for layout in TABLES["LAYOUTS"]:
        assert set(layout["places"]) == set(SPACES)
        assert set(layout["plates"]) == AREAS


@every_window
def test_boxes_are_large_enough(window: Window) -> None:
    width, height = LAID[window.screen].box
    assert width >= window.box[0] and height >= window.box[1]


@every_window
def test_boxes_have_gaps(window: Window) -> None:
    laid = LAID[window.screen]
    things = {**laid.boxes, **{f"plate of {area}": box for area, box in laid.plates.items()}}
    near = [
        (a, b)
        for (a, one), (b, other) in combinations(things.items(), 2)
        if max(one[0] - other[2], other[0] - one[2]) < window.gap[0]
        and max(one[1] - other[3], other[1] - one[3]) < window.gap[1]
    ]
    assert near == []


@every_window
def test_everything_is_on_the_map(window: Window) -> None:
    laid = LAID[window.screen]
    whole = (0, 0, laid.width, laid.height)
    assert all(contains(whole, box) for box in (*laid.boxes.values(), *laid.plates.values()))


@every_window
def test_chips_and_buttons_have_their_corners(window: Window) -> None:
    laid = LAID[window.screen]
    right, bottom = laid.width, laid.height
    corners = [
        (right - CHIPS[0] * right, 0, right, CHIPS[1]),
        (right - BUTTONS[0], bottom - BUTTONS[1], right, bottom),
    ]
    for name, (left, top, far, low) in (laid.boxes | laid.plates).items():
        for corner in corners:
            apart = max(left - corner[2], corner[0] - far, top - corner[3], corner[1] - low)
            assert apart >= 0, name


@every_window
def test_no_part_of_the_map_is_empty(window: Window) -> None:
    """Boxes lie in every tenth of the width, and nearly at the edges."""
    laid = LAID[window.screen]
    boxes = [*laid.boxes.values(), *laid.plates.values()]
    tenths = {int(10 * (box[0] + box[2]) / 2 / laid.width) for box in boxes}
    assert tenths == set(range(10))
    assert min(box[0] for box in boxes) < 0.03 * laid.width
    assert max(box[2] for box in boxes) > 0.97 * laid.width


@pytest.mark.parametrize("number", range(len(TABLES["LAYOUTS"])))
def test_boxes_are_on_their_land_or_right_beside_it(number: int) -> None:
    layout, size = TABLES["LAYOUTS"][number], MAP["SIZE"]
    unit = [length / TABLES["PARTS"] for length in size]
    away = []
    for space, at in layout["places"].items():
        centre = at[0] * unit[0], at[1] * unit[1]
        box = around(centre, (layout["box"][0] * unit[0], layout["box"][1] * unit[1]))
        outlines = rings(space)
        nearest = min(
            max(box[0] - x, x - box[2], box[1] - y, y - box[3])
            for outline in outlines
            for x, y in outline
        )
        if nearest > BESIDE and not inside(centre, outlines):
            away.append((space, round(nearest, 1)))
    assert away == []


# --- links ----------------------------------------------------------------------------------------


@every_window
def test_links_can_be_seen(window: Window) -> None:
    laid = LAID[window.screen]
    assert len(LINKS) == 120
    seen = [link for link in LINKS if laid.seen(link) >= LEAST_SEEN]
    assert len(seen) >= LEAST_LINKS


@every_window
def test_no_link_runs_through_a_box_that_is_not_its_own(window: Window) -> None:
    laid = LAID[window.screen]
    assert [
        (link, space)
        for link in LINKS
        for space, box in laid.boxes.items()
        if space not in link and runs_through(laid, link, box)
    ] == []


@every_window
def test_no_link_runs_under_a_plate(window: Window) -> None:
    laid = LAID[window.screen]
    plates = laid.plates.items()
    found = [
        (link, area) for link in LINKS for area, box in plates if runs_through(laid, link, box)
    ]
    assert found == []


@pytest.mark.parametrize("number", range(len(TABLES["LAYOUTS"])))
def test_links_hardly_cross(number: int) -> None:
    aspect = TABLES["LAYOUTS"][number]["aspect"]
    laid = Laid(Window("its own", (round(1000 * aspect), 1000), (0, 0)))
    pairs = [frozenset(pair) for pair in combinations(LINKS, 2) if not set(pair[0]) & set(pair[1])]
    assert {pair for pair in pairs if cross(laid, *pair)} <= CROSSING


def test_links_around_the_world_are_links() -> None:
    for one, other in AROUND:
        assert other in SPACES[one]["adjacent"]
