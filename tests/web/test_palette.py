"""Contrasts of the page's colours, in both themes, worked out from the tokens."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import detente

WEB = Path(detente.__file__).parent / "web"
TOKEN = re.compile(r"^\s+--([\w-]+):\s*([^;]+);", re.MULTILINE)
THEMES = ("light", "dark")
GAMES = WEB.parent / "games"
SIDES = ("blue", "red", "green", "violet", "ochre")
TONES = ("", "sea", "oxblood", "teal", "bronze")
TEXT, LARGE = 4.5, 3.0
"""Least contrasts: of text and signs, and of edges and text of at least 24 pixels."""
NOT_ON_THE_DESK = {"side-green": LARGE, "can": LARGE}
"""Colours that stand on the desk as large text or as edges only."""

PAIRS: list[tuple[str, str, float]] = [
    *((text, "sheet", TEXT) for text in ("ink", "ink-soft", "stamp", "danger", "can", "neutral")),
    *((text, "desk", TEXT) for text in ("ink", "ink-soft", "stamp", "danger", "neutral")),
    *((f"side-{side}", "sheet", TEXT) for side in SIDES),
    *((f"side-{side}", "desk", NOT_ON_THE_DESK.get(f"side-{side}", TEXT)) for side in SIDES),
    *((f"side-{side}", f"side-{side}-wash", TEXT) for side in SIDES),
    *(("ink", f"side-{side}-wash", TEXT) for side in SIDES),
    *(("sheet", f"side-{side}", TEXT) for side in SIDES),
    *(("ink", ground, TEXT) for ground in ("folder", "can-wash")),
    *(("ink-soft", ground, TEXT) for ground in ("folder", "can-wash")),
    *(("sheet", ground, TEXT) for ground in ("ink", "danger")),
    ("can-ink", "can", TEXT),
    ("press-ink", "press", TEXT),
    ("can", "desk", LARGE),
    *(("field-edge", ground, LARGE) for ground in ("sheet", "desk")),
]


@cache
def blocks() -> dict[str, dict[str, str]]:
    """Tone → its tokens; without a tone those of the page."""
    found: dict[str, dict[str, str]] = {}
    for sheet in ("tokens.css", "tones.css"):
        text = re.sub(r"/\*.*?\*/", "", (WEB / "style" / sheet).read_text("utf-8"), flags=re.DOTALL)
        for selector, body in re.findall(
            r"^([^\s@}][^{]*)\{(.*?)^\}", text, re.DOTALL | re.MULTILINE
        ):
            tone = re.search(r'data-tone="(\w+)"', selector)
            if tone or selector.strip() == ":root":
                found.setdefault(tone[1] if tone else "", {}).update(TOKEN.findall(body))
    return found


def colour(token: str, theme: str, tone: str = "") -> str:
    """A token as six hexadecimal digits."""
    value = (blocks()[""] | blocks()[tone])[token].strip()
    if both := re.fullmatch(r"light-dark\((.+?),\s*(.+)\)", value, re.DOTALL):
        value = both[1 + THEMES.index(theme)].strip()
    if other := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return colour(other[1], theme, tone)
    assert re.fullmatch(r"#[0-9a-f]{6}", value), (token, value)
    return value[1:]


def luminance(hexadecimal: str) -> float:
    parts = [int(hexadecimal[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", THEMES)
def test_text_and_signs_stand_out(theme: str) -> None:
    weak = {
        (text, ground): round(found, 2)
        for text, ground, least in PAIRS
        if (found := contrast(colour(text, theme), colour(ground, theme))) < least
    }
    assert weak == {}


@pytest.mark.parametrize(("theme", "tone"), [*product(THEMES, TONES)])
def test_text_stands_out_on_the_tones(theme: str, tone: str) -> None:
    ground = colour("tone", theme, tone)
    for text in ("tone-ink", "tone-soft"):
        assert contrast(colour(text, theme, tone), ground) >= TEXT
    # Nothing in the colour of a side stands on a tone: it has a chip of paper below it.
    assert contrast(colour("sheet", "light"), colour("tone", "light", tone)) >= LARGE


def test_the_colours_are_those_of_the_design() -> None:
    """The luminance of a pair that was measured by hand, so that the sum itself is right."""
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert round(contrast(colour("ink", "light"), colour("sheet", "light")), 1) == 15.9
    assert round(contrast(colour("stamp", "dark"), colour("desk", "dark")), 1) == 7.9


def test_signs_of_sides_differ_in_more_than_colour() -> None:
    """Two sides that look alike to somebody who sees no colours differ in their shape."""
    module = (WEB / "board/side.js").read_text("utf-8")
    shapes = re.findall(r'^  (\w+): "(M[^"]+)"', module, re.MULTILINE)
    assert len({path for _, path in shapes}) == len(shapes) == len(SIDES) + 1


RED = re.compile(r"var\(--(?:stamp|danger|press|side-red)\)")
RING = re.compile(r"^\s*(?:outline(?:-color)?|box-shadow|border(?:-color)?):[^;]*;", re.MULTILINE)
"""What could be a ring. An edge on one side only is none."""
STYLES = [*WEB.glob("style/*.css"), *GAMES.glob("*/web/*.css")]


@pytest.mark.parametrize("sheet", STYLES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_red_is_no_ring(sheet: Path) -> None:
    rings = RING.findall(sheet.read_text("utf-8"))
    assert [ring.strip() for ring in rings if RED.search(ring)] == []


@pytest.mark.parametrize(
    "ring", ["box-shadow: 0 0 0 2px var(--stamp);", "  border: 1px solid var(--danger);"]
)
def test_a_red_ring_would_be_noticed(ring: str) -> None:
    assert all(map(RED.search, RING.findall(f".piece {{\n{ring}\n}}")))
    assert RING.findall(f".piece {{\n{ring}\n}}")
