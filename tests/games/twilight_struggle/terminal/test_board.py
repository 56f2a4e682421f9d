"""Twilight Struggle at the terminal: the board, the moves, explanations and warnings."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import detente
from detente.console.board import draw
from detente.console.letters import NEAREST_LETTERS
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.countries import COUNTRIES
from detente.games.twilight_struggle.rules.coup import Coup
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import NOTHING_YET
from detente.texts import LANGUAGES, Texts
from tests.games.playing import begin
from tests.games.twilight_struggle.positions import LATE, position_with
from tests.terminal.shown import board, question

EN = Texts("en", "twilight_struggle")

by_language = pytest.mark.parametrize("language", LANGUAGES)


def position(**more: Any) -> ColdWar:
    """The US to play, with something of everything on the table."""
    s = position_with(
        turn=LATE,
        round=3,
        defcon=3,
        vp=-4,
        military=(2, 5),
        space=(2, 1),
        china="ussr",
        china_up=False,
        influence={"egypt": (0, 2), "italy": (2, 1), "west_germany": (4, 0), "haiti": (1, 1)},
        hands={"us": ["nasser", "nato", "asia_scoring"], "ussr": ["comecon", "fidel"]},
        discard=["duck_and_cover", "blockade"],
        removed=["allende"],
        effects=["salt", "nato_shield"],
        **more,
    )
    s.known[US] = s.hand[USSR] & -s.hand[USSR]
    return begin(s, ActionRound(US))


# --- the board ------------------------------------------------------------------------------------


def test_tracks_and_sides() -> None:
    lines = board(position(), US, width=160).splitlines()
    assert lines[0].startswith("Turn 8 · Action round 3/7 · US · VP USSR +4 · DEFCON 3 ──")
    assert lines[1] == "DEFCON prohibits coups and realignment rolls in: Europe and Asia."
    assert lines[2] == (
        "◆ US (you)  Military Operations 2/3 · Space Race box 2 Animal in Space"
        " · may make two Space Race attempts per turn · Cards in hand 3"
    )
    assert lines[3] == (
        "● USSR  Military Operations 5/3 · Space Race box 1 Earth Satellite"
        f" · Cards in hand 2 · The China Card (face down) · {EN.say('label-hand')}: Fidel"
    )
    assert lines[4] == "Effects in force: NATO: Europe protected · SALT Negotiations: coup dice −1"


def test_countries_show_control_stability_and_influence_by_signs() -> None:
    lines = [line.split() for line in board(position(), US, width=40).splitlines()]
    assert ["●", "EGYPT", "2", "0:2"] in lines
    assert ["ITALY", "2", "2:1"] in lines
    assert ["◆", "WEST", "GERMANY", "4", "4:0"] in lines
    assert ["Haiti", "1", "1:1"] in lines


def test_every_country_is_there() -> None:
    text = board(position(), US).casefold()
    assert [place for place in COUNTRIES if EN.name(place).casefold() not in text] == []


def test_regions_say_how_they_would_score() -> None:
    text = board(position(), US, width=40)
    assert "EUROPE\n◆ US: Presence, 4 VP\n● USSR: Nothing, 0 VP\n" in text
    assert "MIDDLE EAST\n◆ US: Nothing, 0 VP\n● USSR: Presence, 4 VP\n" in text


def test_the_hand_with_values_sides_and_effects() -> None:
    lines = board(position(), US, width=120).splitlines()
    hand = [line for line in lines if line.startswith(("  0 ", "  1*", "  4*"))]
    assert [line.partition(" – ")[0] for line in hand] == [
        "  0    Asia Scoring",
        "  1* ● Nasser",
        "  4* ◆ NATO",
    ]
    assert f" – {EN.say('effect-nasser')}"[:50] in hand[1]
    assert hand[2].endswith("…")
    assert "Discard pile 2 (? discard) · Removed from the game 1 (? removed)" in "\n".join(lines)


def test_nobody_sees_the_other_hand() -> None:
    assert "Asia Scoring –" not in board(position(), USSR)
    assert "Nasser –" not in board(position(), None)


@by_language
@pytest.mark.parametrize("width", [40, 80, 140])
def test_any_width_will_do(width: int, language: str) -> None:
    lines = board(position(), US, language, width=width).splitlines()
    assert max(map(len, lines)) <= width
    columns = max(line.count("│") for line in lines) + 1
    assert columns == {40: 1, 80: 2, 140: 3}[width]


def test_a_terminal_without_unicode_gets_plain_letters() -> None:
    shown = draw(position().view(US), EN, position().game)
    file = io.TextIOWrapper(io.BytesIO(), encoding="latin-1", errors=NEAREST_LETTERS)
    Console(file=file, width=40, color_system=None).print(shown)
    file.seek(0)
    text = file.read()
    assert "o EGYPT" in text
    assert "# WEST GERMANY" in text


def test_a_name_that_is_too_long_for_its_column_is_visibly_cut() -> None:
    s = begin(position_with(influence={"gulf_states": (0, 1)}), ActionRound(US))
    assert "Государства Персидского за… 3   0:1" in board(s, US, "ru")


def test_a_brief_board_has_the_tracks_only() -> None:
    s = position()
    assert "EGYPT" in board(s, US, brief=True)  # Which card to play is no small question.
    s.play(US, "nasser")
    text = board(s, US, brief=True)
    assert "DEFCON 3" in text
    assert "EGYPT" not in text


def test_the_set_up_and_a_spectator() -> None:
    state = detente.game("twilight_struggle").start(seed=1)
    assert "Set-up" in board(state, USSR)
    assert "(you)" not in board(state, None)


# --- moves ----------------------------------------------------------------------------------------


def test_many_options_stand_in_columns_with_what_matters() -> None:
    s = position_with(
        influence={"egypt": (0, 2), "italy": (2, 1), "west_germany": (4, 0), "haiti": (1, 1)}
    )
    begin(s, PlaceInfluence(US, 2, 0, 0, NOTHING_YET))
    lines = question(s)
    assert any("(2!, 2:1)" in line and "Italy" in line for line in lines)
    assert any(len(line.split("point")) > 2 for line in lines)


@by_language
def test_coups_come_with_odds_and_warnings(language: str) -> None:
    s = position_with(defcon=2, phasing=US, influence={"cuba": (0, 2), "haiti": (0, 1)})
    cuba, haiti = question(begin(s, Coup(US, 3, 0)), language, width=400)[1:]
    assert "50" in cuba  # 3 points against stability 3: a die of 4 or more.
    assert Texts(language).say("terminal-loses") in cuba
    assert Texts(language).say("terminal-loses") not in haiti
    assert "100" in haiti


def test_the_map_is_shown_once_until_somebody_else_has_chosen(typed: Callable[..., str]) -> None:
    how: dict[str, Any] = {"game": "twilight_struggle", "edition": "second", "side": "ussr"}
    placed = typed("poland", "poland", "quit", **how)
    assert placed.count("EUROPE") == 1
    assert placed.count("DEFCON 5 ─") == 3
    assert typed("poland", "board", "quit", **how).count("EUROPE") == 2


# --- the confirmation -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word", "goes"),
    [
        *[("en", "yes", True), ("ru", "да", True), ("fr", "OUI", True), ("ru", "yes", True)],
        *[("en", "no", False), ("fr", "", False)],
    ],
)
def test_a_fatal_choice_asks_first(
    says: Callable[..., str], language: str, word: str, goes: bool
) -> None:
    s = position_with(defcon=2, phasing=US, influence={"cuba": (0, 2), "haiti": (0, 1)})
    text = says(begin(s, Coup(US, 3, 0)), "cuba", word, language=language)
    assert Texts(language).say("terminal-confirm") in text
    assert s.over is goes


def test_other_choices_ask_nothing(says: Callable[..., str]) -> None:
    s = position_with(defcon=2, phasing=US, dice=[1], influence={"cuba": (0, 2), "haiti": (0, 1)})
    begin(s, Coup(US, 3, 0))
    assert "haiti" in s.legal_moves(US)
    says(s, "haiti")
    assert not s.over
    assert s.military[US] == 3


def test_several_choices_on_a_line_and_a_name_with_a_comma(says: Callable[..., str]) -> None:
    hands = {"us": ["ask_not_what_your_country", "nato", "nasser"], "ussr": ["fidel"]}
    s = begin(position_with(turn=LATE, round=3, hands=hands), ActionRound(US))
    name = Texts("ru", "twilight_struggle").name("ask_not_what_your_country")
    assert "," in name
    says(s, f"{name}, операции", language="ru")
    assert [move for _, move in s.record().moves] == ["ask_not_what_your_country", "ops"]


# --- explanations ---------------------------------------------------------------------------------


def test_a_country_is_explained(says: Callable[..., str]) -> None:
    text = says(position(), "? egypt")
    assert "Egypt (egypt)" in text
    assert "Stability 2" in text
    assert "Battleground yes" in text
    assert "Influence: US 0, USSR 2. Controlled by the USSR." in text
    assert "Adjacent: Israel, Libya, Sudan." in text


def test_a_card_is_explained(says: Callable[..., str]) -> None:
    text = says(position(), "? nasser")
    assert EN.say("effect-nasser")[:40] in text
    assert "removed from the game after its event" in text
    assert "Discard pile." in says(position(), "? duck")


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("discard", "Discard pile: Duck and Cover, Blockade"),
        ("Removed from the game", "Removed from the game: Allende"),
        ("in_play", "In play: none"),
    ],
)
def test_piles_can_be_listed(says: Callable[..., str], word: str, answer: str) -> None:
    assert answer in says(position(), f"? {word}")
