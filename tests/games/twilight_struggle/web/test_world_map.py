"""The map of Twilight Struggle: every country has its land and its place, and nothing collides."""

import gzip
import re
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

import detente
from detente.games.twilight_struggle.rules.countries import DATA

FOLDER = Path(detente.__file__).parent / "games" / "twilight_struggle" / "web"
LAND_FILE = FOLDER / "land.js"
CONSTANT = re.compile(r"^export const (\w+) = ([\[{].*?[\]}]);$", re.DOTALL | re.MULTILINE)
RING = re.compile(r"M([^lz]+)l([^lz]+)z")
NUMBER = re.compile(r"-?(?:\d+\.\d+|\.\d+|\d+)")

GAP = 3
"""Units between two boxes, at least."""
BESIDE = 21
"""Units from a box to its own land, at most."""
LONGEST_EDGE = 120
"""Units; an outline torn apart at the edge of the map would run across all of it."""
MOST_BYTES, MOST_BYTES_PACKED = 70_000, 30_000

CROSSING = {
    frozenset({("jordan", "lebanon"), ("israel", "syria")}),
    frozenset({("algeria", "france"), ("italy", "spain_portugal")}),
}
"""The only links that cross one another."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def constants(module: Path) -> dict[str, Any]:
    """What a module exports: plain data is YAML, too."""
    found = CONSTANT.findall(module.read_text(encoding="utf-8"))
    return {name: yaml.safe_load(value) for name, value in found}


MAP = constants(LAND_FILE) | constants(FOLDER / "places.js")
SPACES: dict[str, dict[str, Any]] = {
    space["id"]: space for space in DATA["countries"] + DATA["superpowers"]
}
AREAS = {area["id"] for area in DATA["regions"]} | {"southeast_asia"}


def around(centre: list[float], size: list[float]) -> Box:
    """Left, top, right, bottom."""
    (x, y), (width, height) = centre, size
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


BOXES = {space: around(centre, MAP["BOX"]) for space, centre in MAP["PLACES"].items()}
PLATES = {area: around(centre, MAP["PLATE"]) for area, centre in MAP["PLATES"].items()}
LINKS = [
    (one, other)
    for one, space in SPACES.items()
    for other in space["adjacent"]
    if one < other and not any({one, other} == set(pair) for pair in MAP["AROUND"])
]


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


def cross(one: tuple[str, str], other: tuple[str, str]) -> bool:
    a, b, c, d = (tuple(MAP["PLACES"][space]) for space in (*one, *other))
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def runs_through(link: tuple[str, str], box: Box) -> bool:
    """Whether a part of the line lies within the box (after Liang and Barsky)."""
    start, end = (MAP["PLACES"][space] for space in link)
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
    assert set(BOXES) == set(SPACES)
    assert set(PLATES) == set(MAP["FRAMES"]) == AREAS


def test_nothing_overlaps() -> None:
    things = {**BOXES, **{f"plate of {area}": plate for area, plate in PLATES.items()}}
    pairs = combinations(things.items(), 2)
    assert [(a, b) for (a, one), (b, other) in pairs if distance(one, other) < GAP] == []


def test_everything_is_on_the_map() -> None:
    whole = (0, 0, *MAP["SIZE"])
    frames = [(x, y, x + width, y + height) for x, y, width, height in MAP["FRAMES"].values()]
    assert all(contains(whole, box) for box in (*BOXES.values(), *PLATES.values(), *frames))


@pytest.mark.parametrize("space", sorted(SPACES))
def test_a_box_is_on_its_land_or_right_beside_it(space: str) -> None:
    outlines, box = rings(space), BOXES[space]
    corners = [(x, y, x, y) for outline in outlines for x, y in outline]
    nearest = min(distance(box, corner) for corner in corners)
    assert nearest <= BESIDE or inside(MAP["PLACES"][space], outlines)


@pytest.mark.parametrize("area", sorted(AREAS))
def test_a_frame_shows_its_whole_region(area: str) -> None:
    x, y, width, height = MAP["FRAMES"][area]
    shown = [PLATES[area]] + [
        BOXES[country["id"]]
        for country in DATA["countries"]
        if area in (country["region"], *country["subregions"])
    ]
    assert len(shown) > 5
    assert all(contains((x, y, x + width, y + height), box) for box in shown)


# --- links ----------------------------------------------------------------------------------------


def test_no_link_runs_through_a_box_that_is_not_its_own() -> None:
    assert len(LINKS) > 100
    assert [
        (link, space)
        for link in LINKS
        for space, box in BOXES.items()
        if space not in link and runs_through(link, box)
    ] == []


def test_no_link_runs_under_a_plate() -> None:
    plates = PLATES.items()
    assert [(link, area) for link in LINKS for area, box in plates if runs_through(link, box)] == []


def test_links_hardly_cross() -> None:
    pairs = [frozenset(pair) for pair in combinations(LINKS, 2) if not set(pair[0]) & set(pair[1])]
    assert {pair for pair in pairs if cross(*pair)} == CROSSING


def test_links_around_the_world_are_links() -> None:
    for one, other in MAP["AROUND"]:
        assert other in SPACES[one]["adjacent"]
