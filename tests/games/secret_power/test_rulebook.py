"""The numbers that the rulebook names, in every language, are those of the data files."""

import re
from typing import Any

import pytest

from detente.core.data import read_data
from detente.games.secret_power.rules.revisions import LATEST, ONE_CORNER
from detente.games.secret_power.rules.tables import tables
from detente.registry import package
from detente.rulebook import rules
from detente.texts import LANGUAGES

GAME = "secret_power"
DATA = f"detente.games.{GAME}"
SIZES, OBJECTS, OPERATIONS, STAGES, LEVELS, FIRST_EDITION = range(6)
"""The tables in the notes of the rulebook."""
ROWS = tables(LATEST).treaty_rows
by_language = pytest.mark.parametrize("language", LANGUAGES)

REQUIREMENT = {"en": "Requirement:", "ru": "Требования:", "fr": "Condition :"}
SYMBOLS = {
    "en": {"minor": "Secondary Objective of {}", "sign": "{} sign"},
    "ru": {"minor": "второстепенный объект {}", "sign": "знак {}"},
    "fr": {"minor": "secondaire de {}", "sign": "signe {}"},
}
NAMES = {
    "en": {
        "control": "Mass Control",
        "finance": "Finance",
        "science": "Science",
        "power": "Supreme Power",
    },
    "ru": {
        "control": "контроля",
        "finance": "финансов",
        "science": "науки",
        "power": "власти",
        "agitators": "агитаторов",
        "peacemakers": "миротворцев",
        "spies": "шпионов",
    },
    "fr": {
        "control": "contrôle",
        "power": "pouvoir",
        "agitators": "d’agitateurs",
        "peacemakers": "de pacificateurs",
        "spies": "d’espions",
    },
}
MARKS = {
    "en": ("derived", "reconstructed"),
    "ru": ("выведено", "восстановлено"),
    "fr": ("déduit", "reconstitué"),
}
FIELDS = {
    "en": ("requirement", "effect", "points", "symbol", "no points", "no symbol"),
    "ru": ("требования", "эффект", "очки", "символ", "без очков", "без символа"),
    "fr": ("condition", "effet", "points", "symbole", "pas de points", "pas de symbole"),
}


def symbol_in(language: str, symbol: dict[str, str] | None) -> str | None:
    """A symbol in the words of a rulebook."""
    if symbol is None:
        return None
    [(kind, what)] = symbol.items()
    return SYMBOLS[language][kind].format(NAMES[language].get(what, what))


def marks_in(language: str, row: dict[str, Any]) -> dict[str, set[str]]:
    """What of a treaty is derived and what is reconstructed, in the words of a rulebook."""
    words = dict(zip(("requirement", "effect", "points", "symbol"), FIELDS[language], strict=False))
    if not row["points"]:
        words["points"] = FIELDS[language][4]
    if row["symbol"] is None:
        words["symbol"] = FIELDS[language][5]
    marked = {
        word: {words[field] for field in words if row["provenance"][field].startswith(mark)}
        for word, mark in zip(MARKS[language], MARKS["en"], strict=True)
    }
    return {word: fields for word, fields in marked.items() if fields}


@pytest.mark.rule("SP-AL-61")
@by_language
@pytest.mark.parametrize("number", range(1, len(ROWS) + 1))
def test_a_treaty_has_the_corner_and_the_sources_of_the_data(number: int, language: str) -> None:
    row = ROWS[number - 1]
    text = re.sub(r"\s", " ", rules(GAME, language)[f"SP-AL-{number:02}"])  # French has others.
    head, _, rest = text.partition(REQUIREMENT[language])
    assert rest
    points = re.search(r"\b(\d+) (?:points?|очк\w+)", head)
    assert int(points[1] if points else 0) == row["points"]
    symbol = re.search(r"symbole? ?: (.+)\. $|символ: (.+)\. $", head)
    shown = (symbol[1] or symbol[2]) if symbol else None
    assert shown == symbol_in(language, row["symbol"])
    sources = re.search(r"\(([^()]+)\)\.$", text)
    told = {}
    for part in re.split(r" ?; ", sources[1] if sources else ""):
        mark, _, fields = part.partition(":")
        told[mark.strip()] = {field.strip() for field in fields.split(",")}
    assert told == marks_in(language, row)


def test_the_treaties_of_the_rulebook_are_those_of_the_data() -> None:
    names = [rules(GAME)[f"SP-AL-{number:02}"].partition(".")[0] for number in range(1, 47)]
    assert names == [row["name"]["en"] for row in ROWS]


# --- tables ---------------------------------------------------------------------------------------


def cells(language: str, number: int) -> list[list[str]]:
    """The rows of a table in the notes of the rulebook, without its head."""
    page = (package(GAME).files("rulebook") / f"{language}.md").read_text("utf-8")
    found = re.findall(r"(?m)^\|.*\n\|[-|]+\n((?:\|.*\n)+)", page)
    lines = found[number].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers(cell: str) -> list[int]:
    """The numbers in a cell of a table."""
    return [int(number) for number in re.findall(r"\d+", cell)]


def stages(revision: int, *fields: str) -> list[list[list[int]]]:
    """Some fields of all stages of each project."""
    projects = read_data(DATA, "projects.yaml", revision)["projects"]
    return [[[stage[field] for field in fields] for stage in one["stages"]] for one in projects]


def operations(revision: int) -> list[list[int]]:
    """Agents and points of the operations, from top to bottom."""
    rows = read_data(DATA, "operations.yaml", revision)["operations"]
    return [[row["agents"], row["points"]] for row in rows]


def compensated(revision: int, seats: int) -> list[int]:
    """The places in the turn order that start with an agent more."""
    bonus = read_data(DATA, "objects.yaml", revision)["setup"]["seat_bonus_active"][str(seats)]
    return [place for place, more in enumerate(bonus, 1) if more]


@pytest.mark.rule("SP-SET-06")
@by_language
def test_the_places_with_an_agent_more_are_those_of_the_data(language: str) -> None:
    told = [numbers(cell) for cell in cells(language, SIZES)[-1][1:5]]
    assert told == [compensated(LATEST, seats) for seats in (2, 3, 4, 5)]


@pytest.mark.rule("SP-OP-01")
@by_language
def test_the_operations_have_the_numbers_of_the_data(language: str) -> None:
    told = [[int(cell) for cell in row[1:3]] for row in cells(language, OPERATIONS)]
    assert told == operations(LATEST)


@pytest.mark.rule("SP-PRJ-02", "SP-PRJ-03", "SP-PRJ-05", "SP-PRJ-06")
@by_language
def test_the_stages_have_the_numbers_of_the_data(language: str) -> None:
    rows = [[numbers(cell) for cell in row[2:7]] for row in cells(language, STAGES)]
    assert rows[:4] == stages(LATEST, "agents", "signs")
    ordinary, main = rows[4:]
    assert [ordinary, ordinary, ordinary, main] == stages(LATEST, "points")


@pytest.mark.rule("SP-AL-61")
@by_language
def test_the_notes_have_the_numbers_of_revision_1(language: str) -> None:
    rows = cells(language, FIRST_EDITION)
    before = ONE_CORNER - 1
    told = [numbers(cell) for _, cell in rows[:5]]
    ordinary, main = stages(before, "agents", "signs")[0], stages(before, "signs")[3]
    points = [point for [point] in stages(before, "points")[0]]
    assert stages(before, "points") == [[[point] for point in points]] * 4
    assert told == [
        [*compensated(before, 3), *compensated(before, 4)],
        [agents for agents, _ in operations(before)],
        [number for stage in ordinary[2:] for number in stage],
        [signs for [signs] in main],
        points,
    ]
    listed = {}
    for treaties, cell in rows[5:]:
        for some, corner in zip(treaties.split(";"), cell.split(";"), strict=False):
            for first, last in re.findall(r"SP-AL-(\d+)(?: (?:to|по|à) SP-AL-(\d+))?", some):
                for number in range(int(first), int(last or first) + 1):
                    [listed[number]] = numbers(corner)
    old = tables(before).treaty_rows
    changed = [
        number
        for number, (row, other) in enumerate(zip(old, ROWS, strict=True), 1)
        if (row["points"], row["symbol"]) != (other["points"], other["symbol"])
    ]
    assert listed == {number: old[number - 1]["points"] for number in changed}
