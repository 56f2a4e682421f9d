"""Secret Power at the terminal: the board, the options, explanations, whole games."""

import io
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import detente
from detente.console.board import draw, note
from detente.console.screen import NEAREST_LETTERS
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.turn import Turn
from detente.texts import LANGUAGES, Texts
from tests.games.playing import begin, choose
from tests.games.secret_power.positions import lay
from tests.terminal.shown import board, question, widest

EN = Texts("en", "secret_power")

by_language = pytest.mark.parametrize("language", LANGUAGES)


def position(**more: Any) -> Conspiracy:
    """Alpha to act, with something of everything on the table."""
    s = lay(
        3,
        supervisor="gamma",
        round=3,
        zone=["research", "banks", "trade_unions", "inner_circle"],
        occupied={"banks": ("beta", 4, 1)},
        active={"alpha": 5},
        objects={
            "alpha": ["mass_media", "mass_media:1", "governments+:2", "consulates"],
            "beta": ["patents"],
        },
        minors={"alpha": {"control": 2}, "beta": {"power": 1}},
        stages={"alpha": {"united_nations": 1}, "beta": {"comintern": 1, "espionage": 1}},
        treaties={"alpha": ["skull_and_bones"], "beta": ["cia"]},
        hands={"alpha": ["trilateral_commission", "elihu"], "beta": ["kgb"]},
        crew={"alpha": ["emissary_1"]},
        operations=["beta"],
        discard=["patents"],
        professionals=True,
        **more,
    )
    return begin(s, Turn(0))


def against_falcon(**more: Any) -> Conspiracy:
    """Alpha to act; the Falcon has had his turn."""
    s = lay(
        1,
        zone=["research", "banks"],
        objects={"falcon": ["trade_unions", "governments+"]},
        hands={"falcon": ["kgb", "cia"], "alpha": ["elihu"]},
        treaties={"falcon": ["freemasons"]},
        falcon="medium",
        **more,
    )
    s.action_discard, s.actions_left = s.actions_left[:1], s.actions_left[1:]
    return begin(s, Turn(0))


# --- the board ------------------------------------------------------------------------------------


def test_the_whole_table() -> None:
    lines = board(position(), 0).splitlines()
    assert lines[:24] == [
        "Round 3/5 · Action Phase 2 · ▲ → ● → ◆ · Supervisor ▲ · World War I +1 ─────────",
        "     Zone          Group        Cost  SI  Sign       There",
        "   1 Research      Science      1",
        "   2 Banks         Finance      3     2              ◆4+1",
        "   3 Trade Unions  Connections  3     1   Agitators",
        " (4) Inner Circle  Circle       4",
        "Covert operations: ◆ Elimination of Obstacles · ▶ Provocation 6/8 · 8/10, 9/12,",
        "11/14, 12/16",
        "                   ●  ◆  ▲  Your next stage",
        "  Comintern        –  1  –  ✓ 3 agents, Agitators 1/1",
        "  Unified Nations  1  –  –  ✓ 3 agents, Peacemakers 1/1",
        "  Spyware          –  1  –  ✗ 3 agents, Spies 0/1",
        "  Deep State       –  –  –  ✓ 2 agents, Special Interest 2/2",
        "                         Points  Active  Pool  Reach  Shad.  Rec.  Hand  Prof.",
        "▶● Division Alpha (you)  19      5       3     3      0      1     2     1",
        " ◆ Division Beta         13      6       0     4      1      0     1     0",
        " ▲ Division Gamma        0       6       6     3      0      0     0     0",
        "● Objects: Mass Control: Mass Media, Mass Media (1), 2 secondary · Key",
        "           Connections: Consulates · Supreme Power: Governments+ (2)",
        "● Signs: Agitators 1, Peacemakers 1, Spies 0, Special Interest 2",
        "● Concluded treaties: Skull and Bones",
        "● Hand: ✓ Trilateral Commission, ✗ Elihu",
        "● Professionals: Emissary #1",
        "◆ Science 1 · Power 0+1 · Special Interest 2 · Concluded treaties: CIA",
    ]
    assert "Object deck 36 · Discard 1 (? discard) · Treaty deck 41" in lines[24]
    assert " ".join(lines).endswith("? beta: that player’s area.")


def test_nobody_sees_the_hand_of_another() -> None:
    s = position()
    for other in (1, None):
        text = board(s, other)
        assert "Elihu" not in text
        assert "Emissary" not in text
        assert "Trilateral" not in text
    assert "(you)" not in text
    assert "Your next stage" not in text
    assert "(4)" not in "\n".join(board(s, None).splitlines()[:8])  # A spectator has no reach.


def test_what_is_known_of_another_hand_is_shown_without_a_mark() -> None:
    s = position()
    s.treaties.know(0, 1 << s.hands[1][0])
    assert "Concluded treaties: CIA · Hand: KGB" in " ".join(board(s, 0).split())


def test_the_price_of_a_stage_is_affordable_with_agents_and_signs() -> None:
    s = position()
    s.active[0], s.pool[0] = 2, s.pool[0] + 3
    marks = {line.split("  ")[1]: line[28] for line in board(s, 0).splitlines()[9:13]}
    assert marks == {"Comintern": "✗", "Unified Nations": "✗", "Spyware": "✗", "Deep State": "✓"}


def test_a_finished_project_has_no_next_stage() -> None:
    s = begin(lay(2, stages={"alpha": {"comintern": 5}}), Turn(0))
    assert "  Comintern        5  –  –" in board(s, 0).splitlines()


def test_the_headhunter_has_a_place_in_the_title() -> None:
    s = begin(lay(5, supervisor="alpha"), Turn(1))
    assert "Supervisor ● · Headhunter " in board(s, 0).splitlines()[0]


def test_the_falcon_lies_open() -> None:
    lines = board(against_falcon(), 0).splitlines()
    start = lines.index("● Rank: Appointed yesterday") + 1
    assert lines[start : start + 4] == [
        "▼ Connections 1 · Power 1 · Agitators 1 · Special Interest 2 · Concluded",
        "  treaties: Freemasons · Hand: ✓ KGB, ✗ CIA",
        "▼ Medium, Negotiator · Project order: Spyware > Comintern > Unified Nations ·",
        "  Action deck 10 · Action discard: Grey Cardinal",
    ]
    assert " ".join(lines).endswith("? falcon: that player’s area.")


def test_a_falcon_without_action_cards_has_only_a_level() -> None:
    lines = board(begin(lay(1, falcon="beginner"), Turn(0)), 0).splitlines()
    assert "▼ Level: Beginner" in lines
    assert "Negotiator" not in " ".join(lines)


def test_passing_shadows_of_the_falcon_are_told() -> None:
    s = against_falcon()
    s.temporary = 2
    lines = board(s, 0).splitlines()
    assert "Passing shadow agents 2" in " ".join(" ".join(lines).split())
    assert " ▼ The Falcon            3       6       6     3      2      0     2" in lines


def test_a_brief_board_has_the_own_division_only() -> None:
    s = choose(position(), "research_1")
    lines = board(s, 0, brief=True).splitlines()
    assert lines[1:3] == [
        "                         Points  Active  Pool  Reach  Shad.  Rec.  Hand  Prof.",
        "▶● Division Alpha (you)  19      5       3     3      0      1     2     1",
    ]
    assert all(line[0] in "● " for line in lines[3:])
    assert len(lines) == 9


def test_before_a_main_action_the_board_is_never_brief() -> None:
    """The Falcon moves unasked, so his last move may be news."""
    s = against_falcon()
    assert board(s, 0, brief=True) == board(s, 0)


@pytest.mark.parametrize("seats", [1, 3, 5])
@by_language
def test_any_width_and_any_moment_will_do(language: str, seats: int) -> None:
    dice = random.Random(seats)
    options = {"professionals": True, "falcon": "maximum", "personality": "manager"}
    state = detente.game("secret_power", **options).start(seats, seed=1)
    while not state.over:
        if state.choices % 41 == 0:
            for width in (40, 80, 140):
                for who in (None, 0):
                    assert widest(board(state, who, language, width=width)) <= width
        chooser = dice.choice(state.to_act)
        state.choose(chooser, dice.choice(state.options(chooser)))
    assert board(state, None, language)


@pytest.mark.parametrize("seats", [1, 5])
@by_language
def test_eighty_columns_hold_the_tables(language: str, seats: int) -> None:
    texts = Texts(language, "secret_power")
    longest = ["intelligence_services", "crime_syndicates", "consulates", "mass_media"]
    s = begin(lay(seats, zone=longest, professionals=True), Turn(0))
    heads = [line.split()[-1:] for line in board(s, seats - 1, language).splitlines()]
    assert [texts.say("terminal-there").split()[-1]] in heads
    assert [texts.say("terminal-professionals")] in heads


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    s = position()
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors=NEAREST_LETTERS)
    Console(file=file, width=80, color_system=None).print(draw(s.view(0), EN, s.game))
    file.seek(0)
    lines = file.read().splitlines()
    assert "   2 Banks         Finance      3     2              B4+1" in lines
    assert "  Comintern        -  1  -  + 3 agents, Agitators 1/1" in lines
    assert ">A Division Alpha (you)  19      5       3     3      0      1     2     1" in lines
    assert "A Hand: + Trilateral Commission, - Elihu" in lines
    assert "?" not in "".join(lines[:23])


def test_players_and_groups_have_colours() -> None:
    s = position()
    file = io.StringIO()
    shown = draw(s.view(0), EN, s.game)
    Console(file=file, width=80, force_terminal=True, color_system="standard").print(shown)
    assert "\x1b[94m◆4+1" in file.getvalue()
    assert "\x1b[33mFinance" in file.getvalue()


# --- options --------------------------------------------------------------------------------------


def test_options_say_what_matters() -> None:
    s = position()
    lines = question(s, width=100)
    assert " 1 Infiltrate Research #1 (Science) – 1 agent" in lines
    for said in (
        "Trade Unions #1 (Key Connections, Agitators, special interest 1)",
        "Unified Nations (Peace Initiatives II, 3 points; 2 more recalls)",
        f"Emissary #1 ({EN.say('effect-emissary')})",
    ):
        assert any(said in line for line in lines), said
    assert any("(4 left active)" in line for line in question(choose(s, "research_1")))


def test_an_operation_is_offered_with_its_points() -> None:
    s = begin(lay(2, active={"alpha": 8}), Turn(0))
    assert any("Elimination of Obstacles (6 points)" in line for line in question(s))


@by_language
def test_a_secondary_objective_says_what_it_counts_as(language: str) -> None:
    s, texts = position(), Texts(language, "secret_power")
    effect = texts.say("effect-minor_finance")
    assert note(s.view(0), "minor_finance", texts, s.game) == effect != "minor_finance"
    assert note(s.view(0), "done", texts, s.game) == "done"


@by_language
def test_treaties_say_what_they_do(language: str) -> None:
    texts = Texts(language, "secret_power")
    state = detente.game("secret_power").start(2, seed=1)
    lines = question(state, language, 600)
    for number, treaty in enumerate(state.options(state.to_act[0]), 1):
        effect = texts.say(f"effect-{treaty}").replace("\N{NO-BREAK SPACE}", " ")
        assert lines[number].endswith(f". {effect})")


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
    ("treaty", "last"),
    [
        ("trilateral_commission", "Hand: Division Alpha\nIts requirement is met.\n"),
        ("elihu", "Hand: Division Alpha\nIts requirement is not met.\n"),
        ("cia", "Concluded treaties: Division Beta\n"),
        ("kgb", "Inferred from published facts: the requirement, the effect, the symbol.\n"),
    ],
)
def test_a_treaty_is_explained(says: Callable[..., str], treaty: str, last: str) -> None:
    text = says(position(), f"? {treaty}")
    assert "Points " in text.splitlines()[0]
    assert EN.say(f"effect-{treaty}")[:60] in text
    assert "Reconstructed by us, not from the printed game: the " in text
    assert (last in text) if treaty == "kgb" else text.endswith(last)
    assert "Division Beta" not in text or treaty == "cia"  # Who holds the KGB is a secret.


def test_a_project_is_explained_stage_by_stage(says: Callable[..., str]) -> None:
    text = says(position(), "? comintern")
    lines = text.splitlines()
    first = "1 International I: agents 2~, Agitators 1*, points 1*; 1 shadow agent"
    assert f" {first} – Division Beta " in " ".join(text.split())
    assert "  4 World Revolution*: agents 3*, Agitators 3*, points 10*; 3 shadow agents" in lines
    assert "World wars: 1 more agent for each stage." in lines
    assert "* reconstructed by us, not from the printed game; ~ inferred from" in "".join(lines)


def test_an_operation_is_explained(says: Callable[..., str]) -> None:
    s = position()
    text = says(s, "? elimination_of_obstacles")
    assert "Agents 5 · Points 6\n" in text
    assert text.endswith("Elimination of Obstacles: Division Beta; no agents on it.\n")
    text = says(s, "? provocation")
    assert "Reconstructed by us, not from the printed game: the name, the agents.\n" in text
    assert text.endswith("Provocation lies on top of the stack.\n")


def test_professionals_and_action_cards_are_explained(says: Callable[..., str]) -> None:
    assert EN.say("effect-emissary") in says(position(), "? emissary_1")
    assert EN.say("effect-falcon_emissary") in says(against_falcon(), "? falcon_emissary_1")


@pytest.mark.parametrize("word", ["score", "points", "Points now"])
def test_the_score_is_told_in_all_its_parts(says: Callable[..., str], word: str) -> None:
    lines = says(position(), f"? {word}").splitlines()
    assert lines[:9] == [
        "Division Alpha: 19",
        "  Colour cards: Mass Media – 2 × 1 = 2",
        "  Colour cards: Secondary Objective: Mass Control – 2 × 1 = 2",
        "  Supreme Power cards: Governments – 4 × 2 = 8",
        "  Projects: Unified Nations – 1",
        "  Treaties: Skull and Bones – 3",
        "  Final effects of treaties: Skull and Bones – 1",
        "  Final effects of treaties: Skull and Bones – 2",
        "Division Beta: 13",
    ]
    assert f"Projects: {EN.say('score-about-project')}"[:60] in "\n".join(lines)
    assert "Inner circles:" not in "\n".join(lines)  # Nobody has a free one.


def test_the_level_of_the_falcon_counts_without_a_card(says: Callable[..., str]) -> None:
    s = begin(lay(1, treaties={"falcon": ["kgb", "cia"]}, falcon="maximum"), Turn(0))
    assert "  Level of the Falcon – 2 × 2 = 4\n" in says(s, "? score")


@pytest.mark.parametrize("word", ["beta", "Division Beta"])
def test_a_player_is_explained(says: Callable[..., str], word: str) -> None:
    text = says(position(), f"? {word}")
    assert text.startswith("Division Beta: 13\n  Active agents: 6\n  Pool: 0\n  Reach: 4\n")
    assert "  Objects: Science: Patents · Supreme Power: 1 secondary\n" in text
    assert "  Signs: Agitators 0, Peacemakers 0, Spies 0, Special Interest 2\n" in text
    assert text.endswith("  Concluded treaties: CIA\n")
    assert "Alpha" not in text


@by_language
def test_the_falcon_is_explained(says: Callable[..., str], language: str) -> None:
    texts = Texts(language, "secret_power")
    text = says(against_falcon(), "? falcon", language=language)
    assert texts.name("kgb") in text
    assert f"{texts.name('governments')}+" in text


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "language"), [(1, "ru"), (2, "en"), (3, "fr")])
def test_a_whole_game(typed: Callable[..., str], seats: int, language: str) -> None:
    """Somebody who always takes the first option reads words, not ids, until the end."""
    wishes: dict[str, Any] = {"game": "secret_power", "edition": None, "seats": seats}
    screen = typed(*["1"] * 300, language=language, **wishes)
    assert Texts(language).say("terminal-record") in screen
    assert not re.search(r"FORM\(|(terminal|label|name|effect|prompt|do|hint|score)-[a-z]", screen)


def test_the_falcon_thinks_aloud(typed: Callable[..., str]) -> None:
    screen = typed("1", "1", "1", "1", game="secret_power", edition=None, seats=1)
    told = screen.partition(f"– {EN.say('turn-started', seat='falcon')}\n")[2]
    assert told.startswith((f"– {EN.say('falcon-no-support')}", "– Takes "))
