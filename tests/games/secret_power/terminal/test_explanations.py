"""Secret Power in a terminal: what is said about moves, cards and the score."""

from collections.abc import Callable

import pytest

import detente
from detente.console.board import note
from detente.games.secret_power.rules.turn import Turn
from detente.texts import Texts
from tests.games.playing import begin, play_moves
from tests.games.secret_power.positions import position_with
from tests.games.secret_power.terminal.sample import EN, against_falcon, by_language, position
from tests.terminal.shown import question

# --- moves ----------------------------------------------------------------------------------------


def test_options_say_what_matters() -> None:
    s = position()
    lines = question(s, width=100)
    assert " 1 Infiltrate Research #1 (Science) – 1 agent" in lines
    for said in (
        "Trade Unions #1 (Key Connections, Agitators, special interest 1)",
        "Unified Nations (Peace Initiatives II, 2 points; 2 more recalls)",
        f"Emissary #1 ({EN.say('effect-emissary')})",
    ):
        assert any(said in line for line in lines), said
    assert any("(5 left active)" in line for line in question(play_moves(s, "research_1")))


def test_an_operation_is_offered_with_its_points() -> None:
    s = begin(position_with(2, active={"alpha": 8}), Turn(0))
    assert any("Elimination of Obstacles (6 points)" in line for line in question(s))


@by_language
def test_a_secondary_objective_says_what_it_counts_as(language: str) -> None:
    s, texts = position(), Texts(language, "secret_power")
    effect = texts.say("effect-minor_finance")
    assert note(s.view(0), "minor_finance", texts, s.game) == effect != "minor_finance"
    assert note(s.view(0), "done", texts, s.game) == "done"


@by_language
def test_treaties_say_what_they_do(language: str) -> None:
    """And before it what their corner shows: points, a symbol, or nothing."""
    texts = Texts(language, "secret_power")
    corners = set()
    for seed in range(4):
        state = detente.game("secret_power").start(2, seed=seed)
        lines = question(state, language, 600)
        for number, treaty in enumerate(state.legal_moves(state.to_act[0]), 1):
            card = state.game.describe(treaty)
            said = [texts.say(f"effect-{treaty}")]
            if card["symbol"]:
                said.insert(0, texts.say(f"symbol-{card['symbol']}"))
            elif "points" in card:
                said.insert(0, texts.say("terminal-counted-points", count=card["points"]) + ".")
            corners.add((bool(card["symbol"]), "points" in card))
            words = " ".join(said).replace("\N{NO-BREAK SPACE}", " ")
            assert lines[number].endswith(f"({words})")
    assert corners == {(True, False), (False, True), (False, False)}


@by_language
def test_a_treaty_of_revision_1_tells_points_and_symbol(language: str) -> None:
    texts = Texts(language, "secret_power")
    s = position(revision=1)
    told = note(s.view(0), "cia", texts, s.game)
    points, symbol = (
        texts.say("terminal-counted-points", count=4),
        texts.say("symbol-minor_science"),
    )
    assert told == f"{points}. {symbol} {texts.say('effect-cia')}"


# --- explanations ---------------------------------------------------------------------------------


def test_an_object_is_explained(says: Callable[..., str]) -> None:
    text = says(position(), "? banks_1")
    assert text.splitlines() == [
        "Banks #1 (banks_1) · Group Finance · Cost 3",
        "From published sources: the name, the scoring.",
        "Inferred from published facts: the number of copies.",
        "Reconstructed by us, not from the printed game: the cost, the special interest.",
        EN.say("effect-banks"),
        "Finance, special interest 2",
        "Banks #1: in the zone at position 2; Division Beta is on it with 5.",
    ]


def test_all_cards_of_a_type_are_found(says: Callable[..., str]) -> None:
    s = position()
    assert says(s, "? patents").splitlines()[-2:] == [
        "Patents #1: Division Beta; no agents on it.",
        "Patents #2: Discard",
    ]
    assert "Governments #1: Division Alpha; 2 agents on it." in says(s, "? governments")
    assert "Governments #1: Division Alpha; 2 agents on it." in says(s, "? inner_circle_2")


@pytest.mark.parametrize(
    ("treaty", "corner", "last"),
    [
        (
            "trilateral_commission",
            "Influence points 4",
            "Hand: Division Alpha\nIts requirement is met.\n",
        ),
        ("elihu", "a spies sign", "Hand: Division Alpha\nIts requirement is not met.\n"),
        ("cia", "a Secondary Objective of Science", "Concluded treaties: Division Beta\n"),
        (
            *("kgb", "a Secondary Objective of Mass Control"),
            "Symbol: a Secondary Objective of Mass Control.\n",
        ),
    ],
)
def test_a_treaty_is_explained(
    says: Callable[..., str], treaty: str, corner: str, last: str
) -> None:
    text = says(position(), f"? {treaty}")
    assert text.splitlines()[0].endswith(f" · {corner}") == (treaty == "trilateral_commission")
    assert (f"\nSymbol: {corner}.\n" in text) == (treaty != "trilateral_commission")
    assert EN.say(f"effect-{treaty}")[:60] in text
    reconstructed = "Reconstructed by us, not from the printed game: the points, the symbol.\n"
    assert (reconstructed in text) == (treaty == "elihu")
    if treaty == "kgb":
        inferred = (
            "Inferred from published facts: the requirement, the effect, the points, the symbol."
        )
        assert inferred in " ".join(text.split())
    assert text.endswith(last)
    assert "Division Beta" not in text or treaty == "cia"  # Who holds the KGB is a secret.


def test_a_project_is_explained_stage_by_stage(says: Callable[..., str]) -> None:
    text = says(position(), "? comintern")
    lines = text.splitlines()
    first = "1 International I: agents 2~, Agitators 1*, points 1*; 1 shadow agent"
    assert f" {first} – Division Beta " in " ".join(text.split())
    assert "  4 World Revolution*: agents 3*, Agitators 2*, points 6*; 3 shadow agents" in lines
    assert "World wars: 1 more agent for each stage." in lines
    assert "* reconstructed by us, not from the printed game; ~ inferred from" in "".join(lines)


def test_an_operation_is_explained(says: Callable[..., str]) -> None:
    s = position()
    text = says(s, "? elimination_of_obstacles")
    assert "Agents 5 · Influence\npoints 6\n" in text
    assert text.endswith("Elimination of Obstacles: Division Beta; no agents on it.\n")
    text = says(s, "? provocation")
    assert "Reconstructed by us, not from the printed game: the name, the agents.\n" in text
    assert text.endswith("Provocation is on top of the stack.\n")


def test_professionals_and_action_cards_are_explained(says: Callable[..., str]) -> None:
    assert EN.say("effect-emissary") in says(position(), "? emissary_1")
    assert EN.say("effect-falcon_emissary") in says(against_falcon(), "? falcon_emissary_1")


@pytest.mark.parametrize("word", ["score", "points", "Points now"])
def test_the_score_is_told_in_all_its_parts(says: Callable[..., str], word: str) -> None:
    lines = says(position(), f"? {word}").splitlines()
    assert lines[:10] == [
        "Division Alpha: 21",
        "  Colour cards: Mass Media – 1",
        "  Colour cards: Ruling Parties – 1",
        "  Colour cards: Secondary Objective: Mass Control – 2 × 1 = 2",
        "  Supreme Power cards: Governments – 4 × 2 = 8",
        "  World Domination Projects: Unified Nations – 1",
        "  Treaties: Marxist League – 5",
        "  Final effects of treaties: Skull and Bones – 1",
        "  Final effects of treaties: Skull and Bones – 2",
        "Division Beta: 9",
    ]
    assert f"Projects: {EN.say('score-about-project')}"[:60] in " ".join(lines)
    assert "Inner circles:" not in "\n".join(lines)  # Nobody has a free one.


def test_the_level_of_the_falcon_counts_without_a_card(says: Callable[..., str]) -> None:
    s = begin(position_with(1, treaties={"falcon": ["kgb", "cia"]}, falcon="maximum"), Turn(0))
    assert "  Level of the Falcon – 2 × 2 = 4\n" in says(s, "? score")


@pytest.mark.parametrize("word", ["beta", "Division Beta"])
def test_a_player_is_explained(says: Callable[..., str], word: str) -> None:
    text = says(position(), f"? {word}")
    assert text.startswith(
        "Division Beta: 9\n  Active reserve: 6\n  Recruitment pool: 0\n  Reach: 4\n"
    )
    assert "  Objectives: Science: Patents · Supreme Power: 1 secondary\n" in text
    assert "  Signs: Agitators 0, Peacemakers 0, Spies 0, Special Interest 2\n" in text
    assert text.endswith("  Concluded treaties: CIA\n")
    assert "Alpha" not in text


@by_language
def test_the_falcon_is_explained(says: Callable[..., str], language: str) -> None:
    texts = Texts(language, "secret_power")
    text = says(against_falcon(), "? falcon", language=language)
    assert texts.name("kgb") in text
    assert f"{texts.name('governments')}+" in text
