"""Every rule of a rulebook has a test and its translations; nobody names one that is not there."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

import detente
from detente.core.agenda import Decision, Reason
from detente.rulebook import parse_rulebook, rules
from detente.texts import LANGUAGES

CHECKOUT = Path(__file__).parents[2]
GAMES = CHECKOUT / "src" / "detente" / "games"
RULEBOOKS = sorted(GAMES.glob("*/rulebook/en.md"))
TRANSLATIONS = [
    rulebook.with_stem(language)
    for rulebook in RULEBOOKS
    for language in LANGUAGES
    if language != "en"
]
SOURCES = [
    path
    for folder, endings in (("src", "py yaml ftl md"), ("docs", "md"), ("tests", "yaml"))
    for ending in endings.split()
    for path in sorted((CHECKOUT / folder).rglob(f"*.{ending}"))
]


def named(path: Path) -> str:
    return f"{path.parents[1].name}/{path.stem}"


each_rulebook = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=named)
each_translation = pytest.mark.parametrize("rulebook", TRANSLATIONS, ids=named)
each_page = pytest.mark.parametrize("rulebook", RULEBOOKS + TRANSLATIONS, ids=named)
each_game = pytest.mark.parametrize("game", detente.games())


def rules_in(rulebook: Path) -> dict[str, str]:
    return parse_rulebook(rulebook.read_text("utf-8"))


def ids_in(rulebook: Path) -> set[str]:
    return set(rules_in(rulebook))


def all_ids() -> set[str]:
    return {rule for rulebook in RULEBOOKS for rule in ids_in(rulebook)}


# Whatever looks like the id of a rule, to its last letter: CVK-A12, TS-4.5.Ca, TS-RS-P1.
PREFIXES = sorted({rule.partition("-")[0] for rule in all_ids()})
CITATION = rf"\b(?:{'|'.join(PREFIXES)})-(?=[\w.-]*\d)[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"
# What is the same in all languages: codes, citations, groups in play and numbers.
FIGURE = re.compile(rf"`[^`]+`|{CITATION}|[a-z]+_\d[+-]?|\d+")
# Numbers in words, cardinal and ordinal, from three on. Smaller ones are other words as well: two
# is “both” and “either”, “les deux” and «оба»; one is an article.
SPELLED = {
    "en": {
        word: number
        for words in (
            "three four five six seven eight nine ten eleven twelve",
            "third fourth fifth sixth seventh eighth ninth tenth eleventh",
        )
        for number, word in enumerate(words.split(), 3)
    },
    "fr": {
        word: number
        for words in (
            "trois quatre cinq six sept huit neuf dix onze douze",
            "troisième quatrième cinquième sixième septième huitième neuvième dixième onzième",
        )
        for number, word in enumerate(words.split(), 3)
    },
}
RUSSIAN = {
    3: r"три|тр[её]х|тр[её]м|тремя|трое|троих|трет(?:ий|ь\w+)",
    4: r"четыр\w+|четверо|четверых|четв[её]рт\w+",
    5: r"пят(?:ь|и|ью|еро|ый|ая|ое|ого|ой|ому|ым|ом|ую|ые|ых)",
    6: r"шест(?:ь|и|ью|еро|ой|ая|ое|ого|ому|ым|ом|ую|ые|ых)",
    7: r"сем(?:ь|и|ью|еро)|седьм\w+",
    8: r"восемь|восьми|восемью|восьм(?:ой|ая|ое|ого|ому|ым|ом|ую|ые|ых)",
    9: r"девят(?:ь|и|ью|ый|ая|ое|ого|ой|ому|ым|ом|ую|ые|ых)",
    10: r"десят(?:ь|и|ью|ый|ая|ое|ого|ой|ому|ым|ом|ую|ые|ых)",
    11: r"одиннадцат\w+",
    12: r"двенадцат\w+",
}
# Names that have a number in one language and none in another.
NAMES_WITH_NUMBERS = re.compile(
    r"Five\s+Year\s+Plan|Cambridge\s+Five|Cinq\s+de\s+Cambridge|Third\s+World|[Тт]рет\w+\s+мир\w*"
)
# CVK-4.3 and TS-4.5.Ca have a place in a section, the last one with a clause of its rule.
NUMBERED = re.compile(r"[A-Z]+-(?P<place>\d+(?:\.(?:\d+|[A-Z]))*)(?P<clause>[a-z]\d*)?")


def sections_of(rule: str) -> Iterator[str]:
    """The rule without its clause and all above it, which can be cited too: TS-4.5.C, TS-4.5."""
    if numbered := NUMBERED.fullmatch(rule):
        section = rule.removesuffix(numbered["clause"] or "")
        yield section
        while "." in section:
            section = section.rpartition(".")[0]
            yield section


def proven() -> dict[str, list[str]]:
    """Rule id → the tests that carry it, in the whole suite, whatever part of it runs now."""
    tests: dict[str, list[str]] = {}
    for path in sorted((CHECKOUT / "tests").rglob("test_*.py")):
        for rule, test in marks_in(path):
            tests.setdefault(rule, []).append(f"{path.relative_to(CHECKOUT)}::{test}")
    return tests


def marks_in(path: Path) -> Iterator[tuple[str, str]]:
    """Each rule with a test of this file: to collect the whole suite again would take seconds."""
    source = path.read_text("utf-8")
    if not (marks := source.count("mark.rule(")):
        return
    written = [
        (decorator.args, test.name)
        for test in ast.parse(source).body
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_")
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Attribute)
        and decorator.func.attr == "rule"
        and all(isinstance(argument, ast.Constant) for argument in decorator.args)
    ]
    if len(written) < marks:  # Some are computed, from tables or scenarios.
        module = path.relative_to(CHECKOUT).with_suffix("")
        yield from marks_of(import_module(".".join(module.parts)))
        return
    for arguments, test in written:
        for argument in arguments:
            yield ast.literal_eval(argument), test


def marks_of(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Each rule with a test of this module, those of single parameters included."""
    for name, test in vars(module).items():
        if name.startswith("test_"):
            for mark in getattr(test, "pytestmark", []):
                cases = mark.args[1] if mark.name == "parametrize" else []
                of_cases = [each for case in cases for each in getattr(case, "marks", [])]
                for each in [mark, *of_cases]:
                    if each.name == "rule":
                        yield from ((rule, name) for rule in each.args)


def test_every_rule_has_a_test_and_every_test_a_rule() -> None:
    tests = proven()
    assert all_ids() - set(tests) == set()
    unknown = set(tests) - all_ids()
    assert {rule: tests[rule][0] for rule in unknown} == {}


@each_page
def test_no_id_is_given_twice(rulebook: Path) -> None:
    anchors = re.findall(r'<a id="([^"]+)">', rulebook.read_text("utf-8"))
    assert len(anchors) == len(set(anchors)) == len(ids_in(rulebook))


@each_page
def test_every_rule_says_something(rulebook: Path) -> None:
    for rule, text in rules_in(rulebook).items():
        assert len(text.split()) >= 4, rule
        assert text.endswith("."), rule


@each_rulebook
def test_the_rules_stand_in_their_order(rulebook: Path) -> None:
    """By number, whatever the order of clauses; a family such as TS-HL is together and ascends."""
    numbered = [
        match["place"] for rule in rules_in(rulebook) if (match := NUMBERED.fullmatch(rule))
    ]
    places = [
        [(int(part), "") if part.isdigit() else (0, part) for part in place.split(".")]
        for place in numbered
    ]
    assert places == sorted(places)
    families = groupby(
        (rule for rule in rules_in(rulebook) if not NUMBERED.fullmatch(rule)),
        key=lambda rule: rule.rstrip("0123456789"),
    )
    seen = set()
    for family, members in families:
        assert family not in seen, family
        seen.add(family)
        numbers = [int(rule.removeprefix(family) or 0) for rule in members]
        assert numbers == sorted(set(numbers)), family


def test_no_file_cites_an_unknown_rule() -> None:
    """Neither code nor data nor texts nor pages; `CVK-4` is the whole section 4."""
    known = all_ids().union(*map(sections_of, all_ids()))
    unknown = {
        str(path.relative_to(CHECKOUT)): cited
        for path in SOURCES
        if (cited := set(re.findall(CITATION, path.read_text("utf-8"))) - known)
    }
    assert unknown == {}


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("see CVK-4.3 and CVK-A12.", ["CVK-4.3", "CVK-A12"]),
        (
            "TS-4.5.Ca to TS-5.2x1, TS-G-01; (TS-RS-P1)",
            ["TS-4.5.Ca", "TS-5.2x1", "TS-G-01", "TS-RS-P1"],
        ),
        ("a slip: CVK-4.3x", ["CVK-4.3x"]),
        ("CVK-like, TS-, KAL-007", []),
    ],
)
def test_a_citation_is_read_to_its_end(text: str, cited: list[str]) -> None:
    assert re.findall(CITATION, text) == cited


@pytest.mark.parametrize(
    ("rule", "sections"),
    [
        ("CVK-4.3", ["CVK-4.3", "CVK-4"]),
        ("CVK-A12", []),
        ("TS-4.5.Ca", ["TS-4.5.C", "TS-4.5", "TS-4"]),
        ("TS-5.2x1", ["TS-5.2", "TS-5"]),
        ("TS-G-01", []),
    ],
)
def test_a_numbered_rule_stands_in_its_sections(rule: str, sections: list[str]) -> None:
    assert list(sections_of(rule)) == sections


def english(translation: Path) -> Path:
    return translation.with_stem("en")


def rows(rulebook: Path) -> Iterator[str]:
    return (line for line in rulebook.read_text("utf-8").splitlines() if line.startswith("|"))


@each_translation
def test_a_translation_has_the_rules_of_the_english_rulebook_in_their_order(rulebook: Path) -> None:
    assert list(rules_in(rulebook)) == list(rules_in(english(rulebook)))


@each_translation
def test_a_translation_keeps_every_figure(rulebook: Path) -> None:
    """Whether the words say the same, only a reader can judge; a wrong number is found here."""
    translated = rules_in(rulebook)
    for rule, meant in rules_in(english(rulebook)).items():
        assert Counter(FIGURE.findall(translated[rule])) == Counter(FIGURE.findall(meant)), rule
        assert translated[rule].count("\n- ") == meant.count("\n- "), rule
    for row, meant in zip(rows(rulebook), rows(english(rulebook)), strict=True):
        assert FIGURE.findall(row) == FIGURE.findall(meant), meant


def spelled_numbers(text: str, language: str) -> Counter[int]:
    """The numbers of a rule that are written in words."""
    words = re.findall(r"[^\W\d_]+", NAMES_WITH_NUMBERS.sub("", text).lower())
    if language != "ru":
        return Counter(SPELLED[language][word] for word in words if word in SPELLED[language])
    return Counter(
        number for word in words for number, form in RUSSIAN.items() if re.fullmatch(form, word)
    )


@each_translation
def test_a_translation_keeps_the_numbers_in_words(rulebook: Path) -> None:
    translated = rules_in(rulebook)
    for rule, meant in rules_in(english(rulebook)).items():
        found = spelled_numbers(translated[rule], rulebook.stem)
        assert found == spelled_numbers(meant, "en"), rule


@pytest.mark.parametrize(
    ("language", "text", "numbers"),
    [
        ("en", "Both take three of the Five Year Plan; the eighth round.", [3, 8]),
        ("fr", "Les deux prennent trois cartes au huitième round.", [3, 8]),
        ("ru", "Оба берут три карты в восьмом раунде, четырёх нет, третьего тоже.", [3, 8, 4, 3]),
    ],
)
def test_numbers_in_words_are_read(language: str, text: str, numbers: list[int]) -> None:
    assert spelled_numbers(text, language) == Counter(numbers)


def notes_in(rulebook: Path) -> list[list[str]]:
    """The citations of each note, without the page of the other language to which it may refer."""
    _, heading, notes = rulebook.read_text("utf-8").rpartition("\n## ")
    assert heading
    return [re.findall(CITATION, note) for note in re.split(r"\n- ", notes)[1:]]


@each_translation
def test_a_translation_has_the_notes_or_says_where_they_are(rulebook: Path) -> None:
    """Where sources can be read in more than one way, people can read it in their language."""
    if "](en.md#notes)" not in rulebook.read_text("utf-8"):
        assert notes_in(rulebook) == notes_in(english(rulebook))


@each_translation
def test_a_translation_leaves_nothing_in_english(rulebook: Path) -> None:
    for rule, text in rules_in(rulebook).items():
        without_names = text.replace("Skull and Bones", "")
        assert not re.search(r"\b(the|of|and|is|with)\b", without_names), rule


@each_game
def test_every_decision_stands_under_a_rule(game: str) -> None:
    decisions = [step for step in detente.game(game).steps.values() if issubclass(step, Decision)]
    assert decisions
    for decision in decisions:
        assert decision.rule in rules(game), decision


@each_game
def test_every_reason_cites_a_rule(game: str) -> None:
    package = import_module(type(detente.game(game)).__module__.rpartition(".")[0])
    reasons = [
        value
        for module in iter_modules(package.__path__, f"{package.__name__}.")
        for value in vars(import_module(module.name)).values()
        if isinstance(value, Reason)
    ]
    assert reasons
    for reason in reasons:
        assert reason.rule in rules(game), reason.message


@each_game
def test_the_end_of_a_game_stands_under_a_rule(game: str) -> None:
    assert detente.game(game).end_rule in rules(game)
