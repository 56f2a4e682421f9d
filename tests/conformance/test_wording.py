"""English and French texts keep to their words and signs; a card speaks of this table's edition.

The words are those of the rulebooks and of the page: one word for the opponent, for undo, for who
is to act. What is refused here came back more than once.
"""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import detente
from detente.texts import LANGUAGES, Texts

CHECKOUT = Path(__file__).parents[2]
NO_BREAK = "\N{NO-BREAK SPACE}"
TEXTS = {
    language: sorted(
        path
        for folder in ("src", "examples")
        for name in (f"{language}.ftl", f"{language}/*.ftl")
        for path in (CHECKOUT / folder).rglob(name)
    )
    for language in ("en", "fr")
}
RULEBOOKS = [
    path for folder in ("src", "examples") for path in sorted((CHECKOUT / folder).rglob("fr.md"))
]
FRENCH = [*TEXTS["fr"], *RULEBOOKS]
# A double sign after a word, a name or a bracket has a no-break space before it; one that begins
# something, such as the command “? cuba”, follows a comma, a sign or nothing.
BREAKING = re.compile(r"(?<=[\w»)}’”…½])[ \u202f\u2009][;:!?%»]|«[^\u00a0]|[^\u00a0]»|\u202f")
GLUED = re.compile(r"(?<=[^\W\d_])[;!?]")
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^{}]*\}|https?:\S+")
NUMBER_SIGN = re.compile(r"\bn[°º]|\bnᵒ(?!\u00a0)")
NOT_ENGLISH = re.compile(
    r"\b(?:[Ww]hoever|[Nn]obody|[Ss]omebody|[Aa]nybody|[Ee]verybody|for ever|the own"
    r"|enemy(?! superpower)|rival|[Ll]ay(?:ing)? the table|(?<!here )is no (?!longer|help|one)"
    r"|[Gg]o(?:es)? on with|as in the rules)\b|[\d}] %"
)
PLACEABLE = re.compile(r"\{[^{}]*\}")


def named(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


def spoken(path: Path) -> dict[str, str]:
    """Message id → what people read of it, with its attributes."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2]
        for entry in resource.body
        if isinstance(entry, Message)
    }


@pytest.mark.parametrize("path", FRENCH, ids=named)
def test_french_has_one_spacing(path: Path) -> None:
    """A no-break space before ; : ! ? % and inside guillemets, in texts and rulebooks."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if BREAKING.search(line)] == []
    assert [line for line in lines if NUMBER_SIGN.search(line)] == []
    assert [line for line in lines if GLUED.search(CODE.sub("x", line))] == []


@pytest.mark.parametrize("path", TEXTS["en"], ids=named)
def test_english_keeps_to_its_words(path: Path) -> None:
    for message, text in spoken(path).items():
        assert not NOT_ENGLISH.search(PLACEABLE.sub("{}", text)), (message, text)


CONDITIONS = re.compile(r"^    \.([\w-]+) =", re.MULTILINE)


def conditions(game: str, language: str) -> dict[str, list[str]]:
    """Card → the conditions under which its text says more, each `option-value`."""
    path = CHECKOUT / "src" / "detente" / "games" / game / "texts" / f"{language}.ftl"
    found = {
        message: [name for name in CONDITIONS.findall(text) if "-" in name]
        for message, text in spoken(path).items()
        if message.startswith("effect-")
    }
    return {message: names for message, names in found.items() if names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", detente.games())
def test_a_condition_of_a_card_is_a_setting(game: str, language: str) -> None:
    rules = detente.game(game)
    settings = {
        f"{option}-{value}".lower()
        for option, values in rules.option_values.items()
        for value in values
    }
    found = conditions(game, language)
    assert found == conditions(game, "en")
    for message, names in found.items():
        assert settings.issuperset(one for name in names for one in name.split("--")), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", detente.games())
def test_a_card_tells_nothing_of_other_editions(game: str, language: str) -> None:
    texts = Texts(language, game)
    editions = detente.game(game).option_values.get("edition", (None,))
    for edition, code in product(editions, [*detente.game(game).codes, *detente.game(game).terms]):
        rules = detente.game(game, **({} if edition is None else {"edition": edition}))
        if texts.knows(f"effect-{code}"):
            text = texts.effect(code, rules.settings)
            assert not re.search("[Ee]dition|[Éé]dition|[Ии]здани", text), (code, text)


@pytest.mark.parametrize(
    ("code", "settings", "said", "unsaid"),
    [
        ("economic", {}, "Economic groups are immune.", "Your own"),
        ("economic", {"edition": "fr2007"}, "Your own economic groups are immune.", "Economic gr"),
        ("double_agent", {}, "It acts at once. You may decline.", "Planning"),
        ("double_agent", {"edition": "fr2007"}, "next Planning. You must choose", "at once"),
        ("double_agent", {"double_agent_optional": False}, "at once. You must choose", "decline"),
    ],
)
def test_a_card_follows_each_option(
    code: str, settings: dict[str, object], said: str, unsaid: str
) -> None:
    text = Texts("en", "cia_vs_kgb").effect(code, detente.game("cia_vs_kgb", **settings).settings)
    assert said in text
    assert unsaid not in text


def test_two_conditions_must_both_hold() -> None:
    texts = Texts("en", "twilight_struggle")
    quagmire = {
        (cards, links): texts.effect(
            "quagmire",
            detente.game("twilight_struggle", optional_cards=cards, deluxe_links=links).settings,
        ).endswith("Also ends NORAD.")
        for cards, links in product((False, True), repeat=2)
    }
    assert quagmire == {
        (False, False): False,
        (False, True): False,
        (True, False): False,
        (True, True): True,
    }


@pytest.mark.parametrize(
    ("code", "link"),
    [
        ("norad", "Quagmire"),
        ("norad_force", "Quagmire"),
        ("awacs_sale_to_saudis", "Muslim Revolution"),
        ("muslim_revolution", "AWACS"),
    ],
)
def test_a_link_between_cards_is_told_only_where_it_holds(code: str, link: str) -> None:
    texts = Texts("en", "twilight_struggle")
    told = [
        link
        in texts.effect(
            code,
            detente.game("twilight_struggle", optional_cards=True, deluxe_links=links).settings,
        )
        for links in (False, True)
    ]
    assert told == [False, True]
