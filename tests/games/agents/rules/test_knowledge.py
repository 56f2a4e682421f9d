"""Who has seen what, how long it is kept, and what can be taken back (ASW-HID, ASW-AMB-80, 82)."""

import random

import pytest

import detente
from detente.games.agents.rules.codes import CODES, code
from detente.games.agents.rules.deployment import Deploy, RetouchLook
from detente.games.agents.rules.liquidation import KeepCard, Liquidate
from detente.games.agents.rules.operation import ChooseOperation, Look
from detente.games.agents.rules.regions import HOME, REGIONS
from detente.games.agents.rules.revisions import KEEPING_REVEALS, LATEST
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import ChooseAgent, Recall
from detente.testing.properties import play_randomly
from tests.games.agents.positions import bag, force_draw, knows, position_with, seat, token
from tests.games.playing import asked, begin, play_moves

THREE = ["cia", "kgb", "mi6"]
EVERYBODY = (*THREE, None)


def who_knows(s: Espionage, what: str) -> list[str | None]:
    """The services, and None for the public, that have seen a token."""
    return [who for who in EVERYBODY if knows(s, who, what)]


def in_region(s: Espionage, region: str) -> Espionage:
    s.region = REGIONS.index(region)
    return s


# --- learning -------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-HID-04", "ASW-SET-06", "ASW-AMB-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_set_up_each_has_seen_its_own_three_tokens(seats: int) -> None:
    s = detente.game("agents").start(seats, seed=4)
    assert isinstance(s, Espionage)
    for owner in range(seats):
        first = SERVICES.index(s.seat_name(owner)) * 32
        assert s.known[owner] == 0b111 << first
        home = HOME[s.services[owner]]
        assert all(s.region_of(first + number) == home for number in range(3))
    assert s.known[seats] == 0


@pytest.mark.rule("ASW-HID-04", "ASW-P3-01")
def test_a_draw_is_seen_by_the_drawer_only_not_by_the_owner() -> None:
    s = position_with(THREE, bags={"cia": {"kgb": "i"}})
    begin(s, Deploy(0))
    assert who_knows(s, "kgb_1") == ["cia"]
    play_moves(s, "africa")
    assert who_knows(s, "kgb_1") == ["cia"]
    s.check()


@pytest.mark.rule("ASW-HID-06", "ASW-P3-11")
def test_all_know_an_open_operative_that_is_put_face_down() -> None:
    s = position_with(THREE)
    begin(s, Deploy(0))
    assert asked(s) == ("cia", "prompt-deploy-operative")
    play_moves(s, "africa")
    assert who_knows(s, "cia_1") == [*EVERYBODY]
    s.check()


@pytest.mark.rule("ASW-HID-04", "ASW-P4-20")
def test_reconnaissance_shows_to_the_seat_that_looks() -> None:
    s = in_region(position_with(THREE, board={"africa": {"kgb": "oi", "cia": "o"}}), "africa")
    begin(s, Look(0, 3, -1, -1))
    play_moves(s, "kgb_2")
    assert who_knows(s, "kgb_2") == ["cia"]
    play_moves(s, "cia_1", "kgb_1")
    assert [who_knows(s, each) for each in ("kgb_1", "cia_1")] == [["cia"], ["cia"]]


@pytest.mark.rule("ASW-HID-04", "ASW-AC-01")
def test_retouch_shows_to_its_holder() -> None:
    s = position_with(THREE, board={"africa": {"kgb": "oi"}}, cards={"mi6": ["retouch_coquette"]})
    begin(in_region(s, "africa"), RetouchLook(seat(s, "mi6")))
    play_moves(s, "kgb_1")
    assert who_knows(s, "kgb_1") == ["mi6"]
    assert who_knows(s, "kgb_2") == []


@pytest.mark.rule("ASW-HID-04", "ASW-SA-MI6")
def test_the_look_of_mi6_shows_to_mi6() -> None:
    board = {"africa": {"cia": "oi", "mi6": "o"}}
    s = in_region(position_with(THREE, active="mi6", board=board, abilities=True), "africa")
    begin(s, ChooseOperation(seat(s, "mi6")))
    play_moves(s, "funding", "look", "cia_2")
    assert who_knows(s, "cia_2") == ["mi6"]
    assert who_knows(s, "cia_1") == []


@pytest.mark.rule("ASW-HID-05", "ASW-AMB-06")
@pytest.mark.parametrize("letter", ["o", "D"])
def test_all_know_an_operative_that_has_withstood(letter: str) -> None:
    s = in_region(position_with(THREE, board={"africa": {"kgb": letter + "i"}}), "africa")
    target = token(s, "africa", "kgb", letter)
    begin(s, Liquidate(0))
    play_moves(s, target)
    assert who_knows(s, target) == [*EVERYBODY]
    assert s.region_of(code(target)) == REGIONS.index("africa")
    assert who_knows(s, token(s, "africa", "kgb", "i")) == []


@pytest.mark.rule("ASW-HID-05", "ASW-HID-09", "ASW-P4-42")
def test_all_know_that_a_liquidated_informant_is_in_its_owners_bag() -> None:
    s = in_region(position_with(THREE, board={"africa": {"kgb": "io"}}), "africa")
    begin(s, Liquidate(0))
    play_moves(s, "kgb_1")
    assert bag(s, "kgb") == {"kgb": "i"}
    assert who_knows(s, "kgb_1") == [*EVERYBODY]
    for watcher in range(3):
        world = s.determinize(watcher, 1)
        assert isinstance(world, Espionage)
        assert bag(world, "kgb") == {"kgb": "i"}
    s.check()


# --- keeping --------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-HID-08", "ASW-AMB-07", "ASW-AC-05")
def test_what_was_seen_is_kept_when_the_token_moves() -> None:
    s = in_region(position_with(THREE, board={"africa": {"kgb": "oi"}}), "africa")
    begin(s, Look(0, 1, -1, -1))
    play_moves(s, "kgb_2")
    begin(s, ChooseAgent(seat(s, "mi6")))
    play_moves(s, "kgb_2", "ussr")
    assert who_knows(s, "kgb_2") == ["cia"]
    (row,) = s.view(0)["board"]["regions"]["ussr"]["tokens"]
    assert row["kind"] == "informant"


@pytest.mark.rule("ASW-HID-08", "ASW-AMB-07", "ASW-AMB-80")
def test_through_a_bag_a_token_becomes_a_new_one_that_only_the_drawer_knows() -> None:
    s = position_with(THREE, board={"africa": {"kgb": "o"}}, finance={"cia": 1})
    s.show(seat(s, "mi6"), code("kgb_1"))
    begin(s, Recall(0))
    assert asked(s)[1] == "pause", "the only token is recalled at once"
    assert bag(s, "kgb") == {"kgb": "o"}
    force_draw(s, "kgb", "kgb", "o")
    begin(s, Deploy(seat(s, "kgb")))
    play_moves(s, "ussr")
    (row,) = s.view(None)["board"]["regions"]["ussr"]["tokens"]
    assert row["token"] == "kgb_2"
    assert who_knows(s, "kgb_2") == ["kgb"]
    s.check()


@pytest.mark.rule("ASW-AMB-81", "ASW-HID-09")
def test_who_saw_the_token_go_into_an_empty_bag_can_work_it_out() -> None:
    """The number is new, but a seat that remembers can rule out all else."""
    s = position_with(THREE, board={"africa": {"kgb": "o"}}, finance={"cia": 1})
    s.show(seat(s, "mi6"), code("kgb_1"))
    begin(s, Recall(0))
    begin(s, Deploy(seat(s, "kgb")))
    kinds = {who: set[int]() for who in THREE}
    for who in THREE:
        for draw in range(40):
            world = s.determinize(seat(s, who), draw)
            assert isinstance(world, Espionage)
            kinds[who].add(world.kind(code("kgb_2")))
    assert kinds == {"cia": {0, 1}, "kgb": {1}, "mi6": {1}}


@pytest.mark.rule("ASW-AMB-80")
def test_numbers_are_never_used_again() -> None:
    s = detente.game("agents").start(3, seed=11)
    assert isinstance(s, Espionage)
    used: set[str] = set()
    gone: set[str] = set()
    for _ in range(150):
        if s.over:
            break
        s.play(
            s.to_act[0], s.legal_moves(s.to_act[0])[s.move_number % len(s.legal_moves(s.to_act[0]))]
        )
        there = {CODES[each] for each in range(128) if s.place[each]}
        assert not there & gone
        gone |= used - there
        used |= there
    assert gone


# --- taking back ----------------------------------------------------------------------------------


def first_turn(seed: int) -> Espionage:
    """A game in which somebody is about to infiltrate and has a coin for an operative."""
    s = detente.game("agents").start(3, seed=seed)
    assert isinstance(s, Espionage)
    while not s.turn:
        s.play(s.to_act[0], s.legal_moves(s.to_act[0])[0])
    return s


@pytest.mark.rule("ASW-AMB-82")
def test_an_infiltration_can_be_taken_back_until_the_draw() -> None:
    s = first_turn(3)
    before = s.dump()
    mover = s.to_act[0]
    s.play(mover, s.legal_moves(mover)[0])
    assert asked(s)[1] == "prompt-pay-operative"
    earlier = s.undo(mover)
    assert earlier is not None
    assert earlier.dump() == before
    assert s.undo((mover + 1) % 3) is None
    s.play(mover, "pass")
    assert asked(s)[1] == "prompt-deploy"
    assert s.undo(mover) is None


@pytest.mark.rule("ASW-AC-G1", "ASW-AMB-26")
@pytest.mark.parametrize(("revision", "undoable"), [(1, True), (2, False)])
def test_the_choice_of_a_card_shows_the_others_and_cannot_be_taken_back(
    revision: int, undoable: bool
) -> None:
    """Except by revision 1, where taking back leads to the same offer."""
    s = detente.game("agents", revision=revision).start(seats=3, seed=4)
    assert isinstance(s, Espionage)
    rng = random.Random(4)
    while not s.offer:
        play_randomly(s, rng)
    before, mover, offer = s.dump(), s.to_act[0], s.offer
    watcher = (mover + 1) % 3
    assert s.view(watcher)["board"]["discard"] == []
    s.play(mover, s.legal_moves(mover)[0])
    assert len(s.view(watcher)["board"]["discard"]) == len(offer) - 1 > 0
    assert s.can_undo(mover) == undoable
    assert s.dump()["revelations"] == before["revelations"] + (not undoable)
    earlier = s.undo(mover)
    assert (earlier and earlier.dump()) == (before if undoable else None)


def test_the_correction_is_the_second_revision() -> None:
    assert KEEPING_REVEALS == 2 <= LATEST == detente.game("agents").revision


@pytest.mark.rule("ASW-AC-G1")
def test_both_revisions_play_the_same_games() -> None:
    """They differ in what can be taken back, and in nothing else."""
    for seed in range(4):
        states = [detente.game("agents", revision=n).start(seats=4, seed=seed) for n in (1, 2)]
        rng = random.Random(seed)
        kept = 0
        while not states[0].over:
            mover = rng.choice(states[0].to_act)
            move = rng.choice(states[0].legal_moves(mover))
            kept += isinstance(states[0].decision(), KeepCard)
            for state in states:
                state.play(mover, move)
            old, new = (state.dump() for state in states)
            assert new.pop("revelations") == old.pop("revelations") + kept
            assert {**old, "revision": 2} == new
        assert kept


@pytest.mark.rule("ASW-AMB-82", "ASW-P4-20")
def test_a_look_cannot_be_taken_back_but_a_placement_can() -> None:
    s = first_turn(5)
    mover = s.to_act[0]
    rival = next(name for name in s.view(None)["seats"] if name != s.seat_name(mover))
    s.play(mover, s.legal_moves(mover)[0])
    s.play(mover, "pass")
    before = s.dump()
    s.play(mover, REGIONS[HOME[SERVICES.index(rival)]])
    earlier = s.undo(mover)
    assert earlier is not None
    assert earlier.dump() == before
    while "reconnaissance" not in s.legal_moves(mover):
        s.play(mover, "pass")
    s.play(mover, "reconnaissance")
    assert s.undo(mover) is not None
    s.play(mover, s.legal_moves(mover)[0])
    assert s.undo(mover) is None
