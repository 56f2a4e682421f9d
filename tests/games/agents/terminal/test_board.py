"""Agents in a terminal: the board and whole games."""

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
from detente.core.record_file import read_record
from detente.games.agents.rules.codes import code
from detente.games.agents.rules.infiltration import Infiltrate
from detente.games.agents.rules.liquidation import GainCard
from detente.games.agents.rules.turn import Turn
from detente.terminal.saves import newest_save
from detente.texts import Texts
from tests.games.agents.positions import force_draw, position_with, put, seat
from tests.games.agents.terminal.sample import EN, by_language, deployed, infiltrating, position
from tests.games.playing import begin, play_moves
from tests.terminal.shown import board, widest

# --- the board ------------------------------------------------------------------------------------


def test_the_whole_table() -> None:
    s = infiltrating()
    s.known[seat(s, "cia")] |= 1 << code("cia_1") | 1 << code("cia_2") | 1 << code("kgb_2")
    lines = board(s, seat(s, "cia")).splitlines()
    assert lines[:19] == [
        "Round 2 · CIA → MI6 → KGB → Mossad · CIA to act ────────────────────────────────",
        "  WESTERN SECTOR         ●1  ◆2           ◆",
        " *North America          ●1  ◆2           ◆    ●1?  ◆1o 2i",
        "  Western Europe                          –",
        "  EASTERN SECTOR         ●3               ●",
        "  Middle East                             –",
        "  USSR                   ●3               ●    ●4? 5? 6?",
        "  THIRD WORLD SECTOR     ●2  ◆2      ▲2   –",
        "  South America                           –",
        "  Africa                 ●2  ◆2      ▲2   –    ●2i 3O!  ◆3? d  ▲d d",
        "  Australia and Oceania                   –",
        "              Points  Coins  Reserve  Oper.  Dipl.  Bag",
        "▶◆ CIA (you)  3½+1    3      3        8      7      ◆1 ■3(2o)",
        " ■ MI6        0       0      3        6      8      –",
        " ● KGB        2       1      3        7      8      ▲1",
        " ▲ Mossad     0       0      3        8      6      –",
        "◆ Mission: North America – accomplished · Agent cards ◆ Titan, Fox  ■ Raven",
        "Bank 24 · Agent deck 15 · Discard 2 (? discard)",
        "? unseen, i informant, o/O light/dark operative, ! known to all, d diplomat;",
    ]
    assert len(lines) == 20


def test_nobody_sees_the_mission_or_the_tokens_of_another() -> None:
    s = infiltrating()
    s.known[seat(s, "cia")] |= 1 << code("cia_1")
    for other in (seat(s, "kgb"), None):
        text = board(s, other)
        assert "Mission: North America" not in text
        assert "3½ " in text
        assert "◆1? 2?" in text
    assert "(you)" not in text


def test_what_a_recount_would_change() -> None:
    s = deployed()
    lines = board(s, seat(s, "cia")).splitlines()
    assert "  THIRD WORLD SECTOR     ●2  ◆3      ▲2   –→◆" in lines
    assert "▶ Africa                 ●2  ◆3      ▲2   –→◆  ●2? 3O!  ◆3? 4i d  ▲d d" in lines


def test_a_held_token_can_go_to_another_or_back() -> None:
    s = infiltrating()
    put(s, "mi6", "o", "north_america")
    put(s, "mi6", "o", "north_america")
    for _ in range(4):
        put(s, "mossad", "o", "ussr")
    lines = board(s, None).splitlines()
    assert [line[42:45] for line in lines if line[2:7] in ("North", "USSR ")] == ["◆→–", "●→▲"]


def test_tokens_that_the_virtual_service_guards() -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        board={"africa": {"mi6": "o"}, "western_europe": {"mi6": "i"}},
        guards=True,
    )
    for _ in range(2):
        put(s, "kgb", "o", "africa")
    lines = board(begin(s, Infiltrate(0)), 0).splitlines()
    assert "  Western Europe                 ■1   #    ■2?" in lines
    assert " *Africa                 ●2      ■1   #→●  ●1? 2?  ■1?" in lines
    assert lines[-3].endswith(" · Virtual service ■ MI6")


def test_the_drawn_token_is_shown_and_its_face_to_whoever_holds_it() -> None:
    s = position()
    force_draw(s, "cia", "cia", "i")
    play_moves(begin(s, Turn()), "kgb", "pass")
    assert "Token drawn: CIA agent 4, informant" in board(s, seat(s, "cia")).splitlines()
    assert "Token drawn: CIA agent 4" in board(s, seat(s, "kgb")).splitlines()


def test_the_cards_on_offer_are_shown_to_whoever_chooses() -> None:
    s = position()
    begin(s, GainCard(seat(s, "cia")))
    lines = board(s, seat(s, "cia")).splitlines()
    offered = [line for line in lines if line.startswith("Cards drawn: ")]
    assert len(offered) == 1
    assert offered[0].count(",") == 2
    assert "Cards drawn" not in board(s, seat(s, "kgb"))


def test_a_brief_board_has_the_active_region_and_the_own_service() -> None:
    s = deployed()
    assert board(s, seat(s, "cia"), brief=True).splitlines() == [
        "Round 2 · CIA → MI6 → KGB → Mossad · CIA to act · Africa ───────────────────────",
        "▶ Africa                 ●2  ◆3      ▲2   –→◆  ●2? 3O!  ◆3? 4i d  ▲d d",
        "              Points  Coins  Reserve  Oper.  Dipl.  Bag",
        "▶◆ CIA (you)  3½+1    3      2        8      7      ■3(2o)",
        "◆ Mission: North America – accomplished · Agent cards ◆ Titan, Fox",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@by_language
def test_any_width_and_any_moment_will_do(language: str, seats: int) -> None:
    dice = random.Random(seats)
    settings = {"abilities": True, "services": "chosen", "finance_unlimited": True}
    state = detente.game("agents", **settings).start(seats, seed=1)
    while not state.over:
        if state.move_number % 9 == 0:
            for width in (40, 80, 140):
                for who in (None, 0):
                    assert widest(board(state, who, language, width=width)) <= width
        chooser = dice.choice(state.to_act)
        state.play(chooser, dice.choice(state.legal_moves(chooser)))
    assert len(board(state, None, language, width=140).splitlines()) < 24


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    s = deployed()
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors=NEAREST_LETTERS)
    shown = draw(s.view(seat(s, "cia")), EN, s.game)
    Console(file=file, width=80, color_system=None).print(shown)
    file.seek(0)
    lines = file.read().splitlines()
    assert "> Africa                 K2  C3      M2   ->C  K2? 3O!  C3? 4i d  Md d" in lines
    assert ">C CIA (you)  3++1    3      2        8      7      S3(2o)" in lines


def test_services_have_colours() -> None:
    s = infiltrating()
    file = io.StringIO()
    shown = draw(s.view(seat(s, "cia")), EN, s.game)
    Console(file=file, width=80, force_terminal=True, color_system="standard").print(shown)
    assert "\x1b[91m●1" in file.getvalue()
    assert "\x1b[1;4;94m◆2" in file.getvalue()  # The leader stands out.


# --- the menu and whole games ---------------------------------------------------------------------


def test_the_menu_offers_what_it_has_words_for(typed: Callable[..., str]) -> None:
    screen = typed("2", "3", "", game=None, edition=None)
    assert "  2 Abilities no\n  3 Services  at random\n  4 Players   2" in screen
    assert "  2 Abilities yes\n  3 Services  chosen in turn order\n" in screen
    settings = read_record(newest_save()).record.settings
    assert settings["abilities"] is True
    assert settings["services"] == "chosen"


@pytest.mark.parametrize("seats", [2, 3, 4])
@by_language
def test_a_whole_game(typed: Callable[..., str], seats: int, language: str) -> None:
    """Somebody who always takes the first move reads words, not ids, until the end."""
    arguments: dict[str, Any] = {"game": "agents", "edition": None, "seats": seats}
    screen = typed(*["1"] * 200, language=language, **arguments)
    assert Texts(language).say("terminal-record") in screen
    assert not re.search(r"FORM\(|(terminal|label|name|effect|prompt|do|hint)-[a-z]", screen)
