"""What a seat is shown: all that it may know, field by field, and nothing else (SP-SET-10)."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import detente
from detente.core.view import prompt_of
from detente.games.secret_power.rules.concluding import Effect, MayConclude
from detente.games.secret_power.rules.people import PROFESSIONALS
from detente.games.secret_power.rules.professions import look
from detente.games.secret_power.rules.recruiting import DismissProfessional, Recruit
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import TREATIES
from detente.games.secret_power.rules.treaty_phase import CutHand
from detente.games.secret_power.rules.turn import Turn
from tests.games.playing import (
    asked,
    begin,
    got,
    hidden_things_do_not_show,
    play_moves,
    watchers,
)
from tests.games.secret_power.positions import events_named, hand, position_with
from tests.games.secret_power.worlds import played_games

BOARD = {
    *("round", "rounds", "phase", "order", "supervisor", "headhunter", "zone", "zone_size"),
    *("operations", "wars", "surcharge", "supply", "discard", "deck_count", "treaty_deck_count"),
    *("treaty_discard", "professional_deck_count", "professional_discard", "players", "falcon"),
    *("looked", "pack"),
}
PLAYER = {
    *("active", "pool", "reach", "shadows", "more_recalls", "stages", "next_stages", "signs"),
    *("objects", "minors", "treaties", "hand_count", "hand", "can_conclude"),
    *("professional_count", "professionals", "score", "score_parts"),
}
FALCON = {
    *("level", "personality", "project_order", "action_deck_count", "action_discard"),
    *("temporary_shadows", "wartime", "priorities", "rank"),
}
SECRETIVE = ("own-treaties", "own-treaty", "own-professional", "put-back", "kept", "pack-passed")


# --- played games ---------------------------------------------------------------------------------


@pytest.mark.rule("SP-SET-10")
def test_a_view_has_these_fields_and_no_others() -> None:
    """A field that is added must be thought about here."""
    for s in played_games()[::5]:
        for watcher in watchers(s):
            board = s.view(watcher)["board"]
            assert set(board) == BOARD
            assert all(set(row) == PLAYER for row in board["players"].values())
            assert board["falcon"] is None or set(board["falcon"]) == FALCON


def events_seen(s: Conspiracy, watcher: int | None) -> set[str]:
    """The treaties of which a watcher's log has ever spoken."""
    text = json.dumps(s.events(watcher))
    return {name for name in TREATIES if f'"{name}"' in text}


@pytest.mark.rule("SP-SET-10")
def test_no_treaty_is_shown_of_which_the_watcher_has_not_heard() -> None:
    shown = hidden = 0
    for s in played_games()[::3]:
        for watcher in watchers(s):
            if s.over:
                continue
            board = s.view(watcher)["board"]
            known = events_seen(s, watcher) | set(board["pack"])
            for player, (name, row) in enumerate(sorted_players(s, board)):
                assert set(row["hand"]) <= set(hand(s, name))
                assert set(row["hand"]) <= known
                assert row["hand_count"] == len(s.hands[player])
                if player == watcher or name == "falcon":
                    assert row["hand"] == hand(s, name)
                else:
                    assert row["can_conclude"] == row["professionals"] == []
                    shown += len(row["hand"])
                    hidden += row["hand_count"] - len(row["hand"])
    assert min(shown, hidden) > 10


def sorted_players(s: Conspiracy, board: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The players' areas in the order of their numbers."""
    names = [s.seat_name(player) for player in range(s.players)]
    return [(name, board["players"][name]) for name in names]


@pytest.mark.rule("SP-SET-10")
def test_spectators_are_shown_no_treaty_that_was_not_shown_to_all() -> None:
    """In a draft for two both know nearly everything, spectators nothing."""
    for s in played_games()[::3]:
        if not s.over:
            public = events_seen(s, None)
            for name, row in s.view(None)["board"]["players"].items():
                assert name == "falcon" or set(row["hand"]) <= public
            assert s.view(None)["board"]["looked"] == s.view(None)["board"]["pack"] == []


@pytest.mark.rule("SP-SET-10")
def test_secret_events_are_for_one_seat() -> None:
    for s in played_games()[::9]:
        assert not any(event["id"] in SECRETIVE for event in s.events(None))
        ids = [event["id"] for seat in range(s.seats) for event in s.events(seat)]
        private = [event for event in ids if event in SECRETIVE]
        assert private or s.game.settings["treaties"] == "draft"


@pytest.mark.rule("SP-SET-10", "SP-END-01")
def test_after_the_end_hands_are_open() -> None:
    for s in played_games():
        if s.over:
            for watcher in watchers(s):
                for player, (name, row) in enumerate(sorted_players(s, s.view(watcher)["board"])):
                    assert row["hand"] == hand(s, name)
                    crew = [PROFESSIONALS[card] for card in s.crew[player]]
                    assert row["professionals"] == crew


@pytest.mark.rule("SP-WAR-04", "SP-SET-10")
def test_a_war_to_come_is_not_shown() -> None:
    s = position_with(3, round=1, zone=["research"], wars="shuffled")
    views = set()
    for rounds in ((2, 4), (2, 5), (3, 4), (3, 5)):
        s.war_rounds = rounds
        views |= {json.dumps(s.view(watcher)["board"]["wars"]) for watcher in watchers(s)}
        views.add(got(s, None))
    assert len(views) == 2
    s.round = 2
    assert s.view(None)["board"]["wars"] == []
    s.war_rounds = (2, 5)
    assert len(s.view(None)["board"]["wars"]) == 1


@pytest.mark.rule("SP-FLOW-02", "SP-SET-10")
@pytest.mark.parametrize("seats", range(1, 6))
def test_the_size_of_the_zone_is_that_at_the_beginning_of_a_round(seats: int) -> None:
    s = detente.game("secret_power", treaties="deal").start(seats, seed=1)
    board = s.view(None)["board"]
    assert board["zone_size"] == len(board["zone"]) == s.view(0)["board"]["zone_size"]


# --- special cases: what differs only in hidden things looks the same -----------------------------


def during_a_choice_of_treaties() -> Conspiracy:
    s = detente.game("secret_power").start(3, seed=5)
    assert isinstance(s, Conspiracy)
    s.play(1, s.legal_moves(1)[-1])
    return s


def during_a_draft() -> Conspiracy:
    s = detente.game("secret_power", treaties="draft").start(4, seed=5)
    assert isinstance(s, Conspiracy)
    for seat in range(4):
        s.play(seat, s.legal_moves(seat)[seat])
    s.play(2, s.legal_moves(2)[0])
    return s


def during_a_look() -> Conspiracy:
    s = position_with(3, professionals=True, hands={"beta": ["cia"], "gamma": ["imf"]})
    look(s, 0)
    return begin(s)


def while_looked_at_treaties_go_back() -> Conspiracy:
    s = during_a_look()
    return play_moves(s, TREATIES[s.looked[1]])


def during_a_treaty_phase() -> Conspiracy:
    s = position_with(3, hands={"alpha": ["cia", "imf"], "beta": ["club_of_rome"], "gamma": []})
    return begin(s, MayConclude(0))


def with_too_large_a_hand() -> Conspiracy:
    s = position_with(3, hands={"alpha": TREATIES[:8], "beta": TREATIES[8:12]})
    return begin(s, CutHand(0))


def while_recruiting() -> Conspiracy:
    crew = {"alpha": ["emissary"], "beta": ["recruiter", "informant"]}
    return begin(position_with(3, professionals=True, crew=crew), Recruit(0, 2, 0, 0))


def with_a_fourth_professional() -> Conspiracy:
    crew = {"alpha": ["emissary_1", "emissary_2", "assassin_1", "mediator_1"]}
    s = position_with(3, professionals=True, crew=crew)
    return begin(s, DismissProfessional(0))


def in_a_turn() -> Conspiracy:
    crew = {"alpha": ["emissary"], "beta": ["recruiter", "informant"]}
    s = position_with(3, zone=["research", "banks"], professionals=True, crew=crew, wars="shuffled")
    return begin(s, Turn(0))


def against_the_falcon() -> Conspiracy:
    s = position_with(1, falcon="maximum", zone=["research", "banks"], professionals=True)
    return begin(s, Turn(0))


def after_a_search() -> Conspiracy:
    s = position_with(
        3, treaties={"alpha": ["cabbalists"]}, hands={"alpha": ["cia"], "beta": ["imf"]}
    )
    return begin(s, Effect(0, TREATIES.index("cabbalists")))


SPECIAL_CASES = (
    *(during_a_choice_of_treaties, during_a_draft, during_a_look),
    *(while_looked_at_treaties_go_back, during_a_treaty_phase, with_too_large_a_hand),
    *(while_recruiting, with_a_fourth_professional, in_a_turn, against_the_falcon, after_a_search),
)


@pytest.mark.rule("SP-SET-10", "SP-RUL-38")
@pytest.mark.parametrize("case", SPECIAL_CASES)
def test_what_differs_only_in_hidden_things_looks_the_same(
    case: Callable[[], Conspiracy],
) -> None:
    hidden_things_do_not_show(case(), draws=6)


@pytest.mark.rule("SP-SET-10", "SP-RUL-38")
def test_who_holds_what_makes_no_difference_to_what_is_asked() -> None:
    """A seat with treaties is asked, whether any of them can be concluded or not."""
    for treaty in TREATIES:
        s = begin(position_with(2, hands={"alpha": [treaty]}), MayConclude(0))
        assert asked(s) == ("alpha", "prompt-conclude")
        assert prompt_of(s.view(1))["moves"] == []
        assert treaty not in json.dumps(s.view(1)["prompt"])


# --- what is shown --------------------------------------------------------------------------------


@pytest.mark.rule("SP-SET-05", "SP-RUL-40")
def test_a_pack_is_shown_to_the_one_who_has_it() -> None:
    s = during_a_draft()
    for seat in range(4):
        pack = s.view(seat)["board"]["pack"]
        assert pack == [TREATIES[treaty] for treaty in s.packs[seat]]
        assert set(s.legal_moves(seat)) == (set(pack) if seat != 2 else set())
    assert s.view(None)["board"]["pack"] == []
    assert s.view(2)["pending_move"] is not None
    assert [s.view(watcher)["pending_move"] for watcher in (0, 1, 3, None)] == [None] * 4


@pytest.mark.rule("SP-PRO-10")
def test_treaties_that_are_looked_at_are_shown_to_the_one_who_looks() -> None:
    s = during_a_look()
    looked = [TREATIES[treaty] for treaty in s.looked]
    assert s.view(0)["board"]["looked"] == looked == s.legal_moves(0)
    assert len(looked) == 4
    for watcher in (1, 2, None):
        assert s.view(watcher)["board"]["looked"] == []
        seen = json.dumps([s.view(watcher), s.events(watcher)])
        assert not any(f'"{name}"' in seen for name in looked)
    play_moves(s, looked[0])
    assert events_named(s, "treaty-kept") == [{"seat": "alpha", "back": 3}]
    assert [s.view(watcher)["board"]["looked"] for watcher in (1, 2, None)] == [[], [], []]


@pytest.mark.rule("SP-AL-51", "SP-SET-10")
def test_treaties_taken_openly_are_shown_in_the_hand() -> None:
    s = after_a_search()
    (search,) = events_named(s, "deck-searched")
    for watcher in (1, 2, None):
        row = s.view(watcher)["board"]["players"]["alpha"]
        assert row["hand"] == search["taken"]
        assert row["hand_count"] == len(search["taken"]) + 1
    s.check()


@pytest.mark.rule("SP-SET-10", "SP-PRO-10")
def test_what_both_players_know_is_still_no_business_of_spectators() -> None:
    """Alpha puts a treaty on top, beta draws it: both know it, nobody else does."""
    s = position_with(2, professionals=True)
    look(s, 0)
    begin(s)
    play_moves(s, *[TREATIES[treaty] for treaty in s.looked[:-1]])
    s.draw_treaty(1)
    drawn = hand(s, "beta")
    assert s.view(0)["board"]["players"]["beta"]["hand"] == drawn
    assert s.view(None)["board"]["players"]["beta"]["hand"] == []


@pytest.mark.rule("SP-SOLO-40", "SP-SET-10")
def test_the_falcons_treaties_are_shown_and_the_humans_are_not() -> None:
    s = position_with(1, hands={"falcon": ["cia"], "alpha": ["imf"]})
    for watcher in (0, None):
        players = s.view(watcher)["board"]["players"]
        assert players["falcon"]["hand"] == ["cia"]
        assert players["alpha"]["hand"] == (["imf"] if watcher == 0 else [])
