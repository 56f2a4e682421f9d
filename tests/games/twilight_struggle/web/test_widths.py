"""The names of countries fit their boxes on the map, measured in the font of the page."""

import re
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import detente
from detente.games.twilight_struggle.rules.countries import COUNTRIES
from detente.texts import LANGUAGES, Texts

FONTS = Path(detente.__file__).parent / "web/vendor/fonts"
PAGE_TEXTS = Path(detente.__file__).parent / "games/twilight_struggle/web/texts"
SIZE = 12
WIDEST = 66
"""In CSS pixels, for one line in a box of 74 (1440 pixels) at world zoom."""


@cache
def advances() -> dict[str, float]:
    """Letter → its width at a size of one pixel."""
    found: dict[str, float] = {}
    for letters in ("latin", "latin-ext", "cyrillic"):
        font = TTFont(FONTS / f"roboto-condensed-{letters}-wght.woff2")
        for point, glyph in font.getBestCmap().items():
            found[chr(point)] = font["hmtx"][glyph][0] / font["head"].unitsPerEm
    return found


def width(text: str) -> float:
    return SIZE * sum(advances()[letter] for letter in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_country_names_stand_on_one_line(language: str) -> None:
    source = (PAGE_TEXTS / f"{language}.ftl").read_text("utf-8")
    short = dict(re.findall(r"^board-ts-map-short-(\w+) = (.+)$", source, re.MULTILINE))
    texts = Texts(language, "twilight_struggle")
    names = {code: short.get(code, texts.name(code)) for code in COUNTRIES}
    assert {name: width(name) for name in names.values() if width(name) > WIDEST} == {}
    assert len(set(names.values())) == len(COUNTRIES), "two countries share a name"


def test_a_long_name_would_be_noticed() -> None:
    assert width("Czechoslovakia") > WIDEST > width("Czechoslov.")
