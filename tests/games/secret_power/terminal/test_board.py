"""Secret Power in a terminal: the board and whole games."""

import io
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import detente
from detente.console.board import draw
from detente.console.letters import NEAREST_LETTERS
from detente.core.shared import added, replaced
from detente.games.secret_power.rules.turn import Turn
from detente.texts import Texts
from tests.games.playing import begin, play_moves
from tests.games.secret_power.positions import position_with
from tests.games.secret_power.terminal.sample import EN, against_falcon, by_language, position
from tests.terminal.shown import board, widest

# --- the board ------------------------------------------------------------------------------------


def test_the_whole_table() -> None:
    lines = board(position(), 0).splitlines()
    assert lines[:24] == [
        "Round 3/5 · Action Phase 2 · ■ → ◆ → ● · Supervisor ■ · World War I +1 ─────────",
        "     Infiltration Zone  Group        Cost  SI  Sign       There",
        "   1 Research           Science      1",
        "   2 Banks              Finance      3     2              ●4+1",
        "   3 Trade Unions       Connections  3     1   Agitators",
        " (4) Inner Circle       Circle       4",
        "Covert operations: ● Elimination of Obstacles · ▶ Provocation 7/8 · 9/10, 11/12,",
        "13/14, 14/16",
        "                   ◆  ●  ■  Your next stage",
        "  Comintern        –  1  –  ✓ 3 agents, Agitators 1/1",
        "  Unified Nations  1  –  –  ✓ 3 agents, Peacemakers 1/1",
        "  Spyware          –  1  –  ✗ 3 agents, Spies 0/1",
        "  Deep State       –  –  –  ✓ 2 agents, Special Interest 3/3",
        "                         Points  Active  Pool  Reach  Shad.  Rec.  Hand  Prof.",
        "▶◆ Division Alpha (you)  21      6       2     3      0      1     2     1",
        " ● Division Beta         9       6       0     4      1      0     1     0",
        " ■ Division Gamma        0       6       6     3      0      0     0     0",
        "◆ Objectives: Mass Control: Mass Media, Ruling Parties (1), 2 secondary · Key",
        "              Connections: Consulates · Supreme Power: Governments+ (2)",
        "◆ Signs: Agitators 1, Peacemakers 1, Spies 0, Special Interest 3",
        "◆ Concluded treaties: Marxist League, Skull and Bones",
        "◆ Hand: ✓ Trilateral Commission, ✗ Elihu",
        "◆ Professionals: Emissary #1",
        "● Science 1 · Power 0+1 · Special Interest 2 · Concluded treaties: CIA",
    ]
    assert "Objective deck 36 · Discard 1 (? discard) · Treaty deck 40" in lines[24]
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
    s.active, s.pool = replaced(s.active, 0, 2), added(s.pool, 0, 4)
    marks = {line.split("  ")[1]: line[28] for line in board(s, 0).splitlines()[9:13]}
    assert marks == {"Comintern": "✗", "Unified Nations": "✗", "Spyware": "✗", "Deep State": "✓"}


def test_a_finished_project_has_no_next_stage() -> None:
    s = begin(position_with(2, stages={"alpha": {"comintern": 5}}), Turn(0))
    assert "  Comintern        5  –  –" in board(s, 0).splitlines()


def test_the_headhunter_has_a_place_in_the_title() -> None:
    s = begin(position_with(5, supervisor="alpha"), Turn(1))
    assert "Supervisor ◆ · Headhunter " in board(s, 0).splitlines()[0]


def test_the_falcon_lies_open() -> None:
    lines = board(against_falcon(), 0).splitlines()
    start = lines.index("◆ Rank: Appointed yesterday") + 1
    assert lines[start : start + 4] == [
        "✚ Connections 1 · Power 1 · Agitators 1 · Special Interest 2 · Concluded",
        "  treaties: Freemasons · Hand: ✓ KGB, ✗ CIA",
        "✚ Medium, Negotiator · Project order: Spyware > Comintern > Unified Nations ·",
        "  Action deck 10 · Action discard: Éminence Grise",
    ]
    assert " ".join(lines).endswith("? falcon: that player’s area.")


def test_a_falcon_without_action_cards_has_only_a_level() -> None:
    lines = board(begin(position_with(1, falcon="beginner"), Turn(0)), 0).splitlines()
    assert "✚ Level: Beginner" in lines
    assert "Negotiator" not in " ".join(lines)


def test_passing_shadows_of_the_falcon_are_told() -> None:
    s = against_falcon()
    s.temporary = 2
    lines = board(s, 0).splitlines()
    assert "Temporary shadow agents 2" in " ".join(" ".join(lines).split())
    assert " ✚ The Falcon            3       6       6     3      2      0     2" in lines


def test_a_brief_board_has_the_own_division_only() -> None:
    s = play_moves(position(), "research_1")
    lines = board(s, 0, brief=True).splitlines()
    assert lines[1:3] == [
        "                         Points  Active  Pool  Reach  Shad.  Rec.  Hand  Prof.",
        "▶◆ Division Alpha (you)  21      6       2     3      0      1     2     1",
    ]
    assert all(line[0] in "◆ " for line in lines[3:])
    assert len(lines) == 9


def test_before_a_main_action_the_board_is_never_brief() -> None:
    """The Falcon moves unasked, so his last move may be news."""
    s = against_falcon()
    assert board(s, 0, brief=True) == board(s, 0)


@pytest.mark.parametrize("seats", [1, 3, 5])
@by_language
def test_any_width_and_any_moment_will_do(language: str, seats: int) -> None:
    dice = random.Random(seats)
    settings = {"professionals": True, "falcon": "maximum", "personality": "manager"}
    state = detente.game("secret_power", **settings).start(seats, seed=1)
    while not state.over:
        if state.move_number % 41 == 0:
            for width in (40, 80, 140):
                for who in (None, 0):
                    assert widest(board(state, who, language, width=width)) <= width
        chooser = dice.choice(state.to_act)
        state.play(chooser, dice.choice(state.legal_moves(chooser)))
    assert board(state, None, language)


@pytest.mark.parametrize("seats", [1, 5])
@by_language
def test_eighty_columns_hold_the_tables(language: str, seats: int) -> None:
    texts = Texts(language, "secret_power")
    longest = ["intelligence_services", "crime_syndicates", "consulates", "mass_media"]
    s = begin(position_with(seats, zone=longest, professionals=True), Turn(0))
    heads = [line.split()[-1:] for line in board(s, seats - 1, language).splitlines()]
    assert [texts.say("terminal-there").split()[-1]] in heads
    assert [texts.say("terminal-professionals")] in heads


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    s = position()
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors=NEAREST_LETTERS)
    Console(file=file, width=80, color_system=None).print(draw(s.view(0), EN, s.game))
    file.seek(0)
    lines = file.read().splitlines()
    assert "   2 Banks              Finance      3     2              B4+1" in lines
    assert "  Comintern        -  1  -  + 3 agents, Agitators 1/1" in lines
    assert ">A Division Alpha (you)  21      6       2     3      0      1     2     1" in lines
    assert "A Hand: + Trilateral Commission, - Elihu" in lines
    assert "?" not in "".join(lines[:23])


def test_players_and_groups_have_colours() -> None:
    s = position()
    file = io.StringIO()
    shown = draw(s.view(0), EN, s.game)
    Console(file=file, width=80, force_terminal=True, color_system="standard").print(shown)
    assert "\x1b[91m●4+1" in file.getvalue()
    assert "\x1b[33mFinance" in file.getvalue()


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "language"), [(1, "ru"), (2, "en"), (3, "fr")])
def test_a_whole_game(typed: Callable[..., str], seats: int, language: str) -> None:
    """Somebody who always takes the first move reads words, not ids, until the end."""
    others = None if seats == 1 else "random"
    arguments: dict[str, Any] = {"game": "secret_power", "edition": None, "seats": seats}
    screen = typed(*["1"] * 300, language=language, opponent=others, **arguments)
    assert Texts(language).say("terminal-record") in screen
    assert not re.search(r"FORM\(|(terminal|label|name|effect|prompt|do|hint|score)-[a-z]", screen)


def test_the_falcon_thinks_aloud(typed: Callable[..., str]) -> None:
    screen = typed("1", "1", "1", "1", game="secret_power", edition=None, seats=1, opponent=None)
    assert "✚ The Falcon: Wants a colour card · Intercepts Banks #3 from Division Alpha" in screen
