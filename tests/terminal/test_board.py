"""What the boards show, in any width and without colour."""

import pytest

import detente
from detente.console.board import draw, plain
from detente.core.record_file import parse_record
from detente.core.state import State
from detente.texts import Texts
from tests.terminal.shown import board, drawn
from tests.toys.sealed_bids.rules import SealedBids

# The scenario of the rulebook's section 12 after step 9: CIA 9, KGB 6.
CUBA = """detente record 1
game: cia_vs_kgb
seats: 2
seed: 1
chance: [["cuba"], ["pol_5", "eco_4", "med_4", "eco_2", "eco_3"], 0]

0:assassin 1:master_spy 0:cia 0:recruit 1:recruit 0:pol_5 0:eco_4 1:recruit 0:eco_4 0:med_4
1:recruit 0:pass 1:eco_2 1:med_4 0:pass
"""


@pytest.fixture
def cuba() -> State:
    return parse_record(CUBA).record.replay()


def test_the_whole_table(cuba: State) -> None:
    assert board(cuba, 0).splitlines() == [
        "Turn 1 · Influence Struggle · balance: CIA · one pass; a second one ends it ────",
        "● KGB  Score 0/100  Influence 6/9 ██████░░░│  Groups 2/5",
        "  Ready     [med_4 Newspapers]",
        "  Mobilised (eco_2 Mafia)",
        "  Agent X   one of: Spy, Deputy, Double, Analyst, Assassin, Director",
        "CUBA · 10 points · stability 9 · 5 groups per side · bias eco>mil>pol>med ══════",
        "◆ CIA (you)  Score 0/100  Influence 9/9 █████████│  Groups 2/5",
        "  Mobilised (pol_5 Opposition) (eco_4 Industry)",
        "  Agent X   Assassin · HQ: Spy, Deputy, Double, Analyst, Director",
        "Group deck 20 · Objective deck 20",
    ]


def test_each_side_sees_its_own_agent_and_sits_below(cuba: State) -> None:
    other, own = board(cuba, 1).split("CUBA ·")
    assert "● KGB (you)" in own
    assert "Agent X   Spy · HQ: Deputy" in own
    assert "Agent X   one of: Spy, Deputy, Double, Analyst, Assassin, Director" in other


def test_a_spectator_sees_neither_agent(cuba: State) -> None:
    spectator = board(cuba, None)
    assert spectator.count("one of:") == 2
    assert "(you)" not in spectator


def test_a_terminal_without_unicode_gets_plain_letters(cuba: State) -> None:
    text = board(cuba, 0, encoding="latin-1")
    assert "* CIA (you)  Score 0/100  Influence 9/9 #########|  Groups 2/5" in text
    assert "o KGB  Score 0/100  Influence 6/9 ######...|  Groups 2/5" in text


def test_seen_cards_and_pending_effects() -> None:
    """The Analyst of the KGB has looked, and the CIA's will; Cuba lies under its deck."""
    written = CUBA.replace("assassin", "analyst").replace("master_spy", "double_agent")
    state = parse_record(written).record.replay()
    for seat, code in ((1, "med_4"), (1, "recruit"), (0, "pass"), (1, "pass"), (1, "look")):
        state.play(seat, code)
    lines = board(state, 0).splitlines()
    seen = [state.game.codes[card] for card in state.groups.top(3)]  # type: ignore[attr-defined]
    names = ", ".join(f"#{n} {Texts('en', 'cia_vs_kgb').name(c)}" for n, c in enumerate(seen, 1))
    assert lines[-2] == f"Group deck 24 ({names}) · Objective deck 19"
    assert lines[-1] == "Pending effects: Look at the next Agent X (KGB)"
    assert "Group deck 24 · Objective deck 19" in board(state, 1)


def test_an_event_says_what_it_can_do_and_when() -> None:
    state = detente.game("cia_vs_kgb").start(seed=1, outcomes=[["summit"], [], 0])
    assert "Briefing: put the objective of this turn under its deck" in board(state, 0)
    for seat, code in ((0, "deputy_director"), (1, "deputy_director"), (0, "cia")):
        state.play(seat, code)
    for seat, code in ((0, "recruit"), (1, "recruit"), (0, "pass"), (1, "pass")):
        state.play(seat, code)
    assert "  Claimed   Summit (Briefing)" in board(state, 0).splitlines()


def test_above_the_stability_is_marked_in_words() -> None:
    deck = ["pol_6", "eco_1", "med_6"]
    state = detente.game("cia_vs_kgb").start(seed=1, outcomes=[["congo"], deck, 0])
    for seat, code in ((0, "assassin"), (1, "analyst"), (0, "cia"), (0, "recruit")):
        state.play(seat, code)
    state.play(1, "recruit")
    state.play(0, "recruit")
    text = board(state, 0)
    assert "Influence 12/8 ████████│████" in text
    assert "Exceeds the stability" in text


@pytest.mark.parametrize(
    ("language", "ready", "mobilised"),
    [("en", "Ready", "Mobilised"), ("ru", "Активные", "Неактивные"), ("fr", "Levés", "Mobilisés")],
)
def test_ready_and_mobilised_differ_by_words_and_brackets(
    cuba: State, language: str, ready: str, mobilised: str
) -> None:
    lines = board(cuba, 0, language).splitlines()
    assert any(ready in line and "[med_4" in line for line in lines)
    assert any(mobilised in line and "(eco_2" in line for line in lines)


def test_a_narrow_screen_breaks_no_group(cuba: State) -> None:
    lines = board(cuba, 0, width=40).splitlines()
    assert "(pol_5 Opposition)" in "\n".join(lines)
    assert max(map(len, lines)) <= 40


@pytest.mark.usefixtures("sealed_bids")
def test_a_game_without_a_board_of_its_own_shows_every_field() -> None:
    state = SealedBids().start(seats=2, seed=1)
    view = state.view(0)
    text = drawn(draw(view, Texts("en"), state.game))
    assert [line.partition(":")[0] for line in text.splitlines()] == list(view["board"])
    assert "hand: card_" in text
    assert "discard: none" in text


def test_a_plain_board_shows_what_lies_inside_a_field(cuba: State) -> None:
    texts = Texts("en", "cia_vs_kgb")
    text = "".join(drawn(line) for line in plain(cuba.view(0)["board"], texts))
    assert "Objective\n  Card: Cuba\n  Stability: 9\n" in text
    assert "Sides\n  CIA\n    Score: 0\n" in text
    assert "Saved from disorder: no" in text
