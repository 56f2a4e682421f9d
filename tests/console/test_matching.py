"""Names as people type them: with articles or without, shortened, misspelt."""

from collections import Counter

import pytest

import detente
from detente.console.matching import matches, nearest
from detente.games.twilight_struggle.rules.countries import REGION_NAMES
from detente.texts import LANGUAGES, Texts, source

GAME = "twilight_struggle"
CODES = detente.game(GAME).codes


@pytest.mark.parametrize(
    ("language", "word", "code"),
    [
        ("en", "china", "the_china_card"),
        ("en", "the china card", "the_china_card"),
        ("en", "reformer", "the_reformer"),
        ("en", "iron lady", "the_iron_lady"),
        ("en", "evil empire", "an_evil_empire"),
        ("en", "the five-year plan", "five_year_plan"),
        ("en", "5yp", "five_year_plan"),
        ("en", "nixon plays china card", "nixon_plays_the_china_card"),
        ("en", "spain portugal", "spain_portugal"),
        ("en", "arab israeli war", "arab_israeli_war"),
        ("en", "the uk", "united_kingdom"),
        ("en", "ops first", "ops_first"),
        ("ru", "китай", "the_china_card"),
        ("ru", "пятилетка", "five_year_plan"),
        ("ru", "пленные нацистские ученые", "captured_nazi_scientist"),
        ("ru", "скандал иран", "iran_contra_scandal"),
        ("ru", "сперва операции", "ops_first"),
        ("fr", "chine", "the_china_card"),
        ("fr", "carte chine", "the_china_card"),
        ("fr", "reformateur", "the_reformer"),
        ("fr", "l’Égypte", "egypt"),
        ("fr", "empire du mal", "an_evil_empire"),
        ("fr", "ops d'abord", "ops_first"),
    ],
)
def test_small_differences_and_short_forms(language: str, word: str, code: str) -> None:
    assert matches(word, CODES, Texts(language, GAME)) == [code]


def test_an_article_alone_is_a_beginning() -> None:
    found = matches("the", CODES, Texts("en", GAME))
    assert found[:2] == ["the_china_card", "the_voice_of_america"]


@pytest.mark.parametrize("word", ["", " ", "%s", "[", "-", "5", "-5"])
def test_signs_and_numbers_match_nothing(word: str) -> None:
    assert matches(word, CODES, Texts("en", GAME)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_belongs_to_one_code(language: str) -> None:
    """A region gives its name to its scoring card, but then the region is no card to play."""
    texts = Texts(language, GAME)
    short = [line.split()[0] for line in source(language, GAME).splitlines() if "short-" in line]
    codes = [message.removeprefix("short-") for message in short]
    assert len(codes) > 50 and not {*codes} - {*CODES}
    forms = [form for message in short for form in texts.say(message).split(", ")]
    assert [form for form, times in Counter(forms).items() if times > 1] == []
    cards = [code for code in CODES if code not in REGION_NAMES]
    for code, message in zip(codes, short, strict=True):
        for form in texts.say(message).split(", "):
            assert matches(form, cards, texts) == [code], form


@pytest.mark.parametrize(
    ("language", "word", "code"),
    [
        ("en", "iraan", "iran"),
        ("en", "nassar", "nasser"),
        ("en", "germany", "west_germany"),
        ("en", "checkoslovakia", "czechoslovakia"),
        ("ru", "чехословокия", "czechoslovakia"),
        ("fr", "tchecoslovakie", "czechoslovakia"),
    ],
)
def test_the_nearest_names(language: str, word: str, code: str) -> None:
    assert nearest([word], CODES, Texts(language, GAME))[0] == code


@pytest.mark.parametrize("word", ["xyzzy", "7", "%s {0}"])
def test_nothing_is_near_nonsense(word: str) -> None:
    assert nearest([word], CODES, Texts("en", GAME)) == []
