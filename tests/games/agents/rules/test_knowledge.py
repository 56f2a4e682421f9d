"""Who has seen what, how long it is kept, and what can be taken back (ASW-HID, ASW-AMB-80, 82)."""

import pytest

import detente
from detente.games.agents.rules.codes import CODES, code
from detente.games.agents.rules.deployment import Deploy, RetouchLook
from detente.games.agents.rules.liquidation import Liquidate
from detente.games.agents.rules.operation import ChooseOperation, Look
from detente.games.agents.rules.regions import HOME, REGIONS
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import ChooseAgent, Recall
from tests.games.agents.positions import bag, force_draw, knows, lay, seat, token
from tests.games.playing import asked, begin, choose

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
    s = lay(THREE, bags={"cia": {"kgb": "i"}})
    begin(s, Deploy(0))
    assert who_knows(s, "kgb_1") == ["cia"]
    choose(s, "africa")
    assert who_knows(s, "kgb_1") == ["cia"]
    s.check()


@pytest.mark.rule("ASW-HID-06", "ASW-P3-11")
def test_all_know_an_open_operative_that_is_put_face_down() -> None:
    s = lay(THREE)
    begin(s, Deploy(0))
    assert asked(s) == ("cia", "prompt-deploy-operative")
    choose(s, "africa")
    assert who_knows(s, "cia_1") == [*EVERYBODY]
    s.check()


@pytest.mark.rule("ASW-HID-04", "ASW-P4-20")
def test_reconnaissance_shows_to_the_seat_that_looks() -> None:
    s = in_region(lay(THREE, board={"africa": {"kgb": "oi", "cia": "o"}}), "africa")
    begin(s, Look(0, 3, -1, -1))
    choose(s, "kgb_2")
    assert who_knows(s, "kgb_2") == ["cia"]
    choose(s, "cia_1", "kgb_1")
    assert [who_knows(s, each) for each in ("kgb_1", "cia_1")] == [["cia"], ["cia"]]


@pytest.mark.rule("ASW-HID-04", "ASW-AC-01")
def test_retouch_shows_to_its_holder() -> None:
    s = lay(THREE, board={"africa": {"kgb": "oi"}}, cards={"mi6": ["retouch_coquette"]})
    begin(in_region(s, "africa"), RetouchLook(seat(s, "mi6")))
    choose(s, "kgb_1")
    assert who_knows(s, "kgb_1") == ["mi6"]
    assert who_knows(s, "kgb_2") == []


@pytest.mark.rule("ASW-HID-04", "ASW-SA-MI6")
def test_the_look_of_mi6_shows_to_mi6() -> None:
    board = {"africa": {"cia": "oi", "mi6": "o"}}
    s = in_region(lay(THREE, active="mi6", board=board, abilities=True), "africa")
    begin(s, ChooseOperation(seat(s, "mi6")))
    choose(s, "funding", "look", "cia_2")
    assert who_knows(s, "cia_2") == ["mi6"]
    assert who_knows(s, "cia_1") == []


@pytest.mark.rule("ASW-HID-05", "ASW-AMB-06")
@pytest.mark.parametrize("letter", ["o", "D"])
def test_all_know_an_operative_that_has_withstood(letter: str) -> None:
    s = in_region(lay(THREE, board={"africa": {"kgb": letter + "i"}}), "africa")
    target = token(s, "africa", "kgb", letter)
    begin(s, Liquidate(0))
    choose(s, target)
    assert who_knows(s, target) == [*EVERYBODY]
    assert s.region_of(code(target)) == REGIONS.index("africa")
    assert who_knows(s, token(s, "africa", "kgb", "i")) == []


@pytest.mark.rule("ASW-HID-05", "ASW-HID-09", "ASW-P4-42")
def test_all_know_that_a_liquidated_informant_is_in_its_owners_bag() -> None:
    s = in_region(lay(THREE, board={"africa": {"kgb": "io"}}), "africa")
    begin(s, Liquidate(0))
    choose(s, "kgb_1")
    assert bag(s, "kgb") == {"kgb": "i"}
    assert who_knows(s, "kgb_1") == [*EVERYBODY]
    for watcher in range(3):
        world = s.imagine(watcher, 1)
        assert isinstance(world, Espionage)
        assert bag(world, "kgb") == {"kgb": "i"}
    s.check()


# --- keeping --------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-HID-08", "ASW-AMB-07", "ASW-AC-05")
def test_what_was_seen_is_kept_when_the_token_moves() -> None:
    s = in_region(lay(THREE, board={"africa": {"kgb": "oi"}}), "africa")
    begin(s, Look(0, 1, -1, -1))
    choose(s, "kgb_2")
    begin(s, ChooseAgent(seat(s, "mi6")))
    choose(s, "kgb_2", "ussr")
    assert who_knows(s, "kgb_2") == ["cia"]
    (row,) = s.view(0)["board"]["regions"]["ussr"]["tokens"]
    assert row["kind"] == "informant"


@pytest.mark.rule("ASW-HID-08", "ASW-AMB-07", "ASW-AMB-80")
def test_through_a_bag_a_token_becomes_a_new_one_that_only_the_drawer_knows() -> None:
    s = lay(THREE, board={"africa": {"kgb": "o"}}, finance={"cia": 1})
    s.show(seat(s, "mi6"), code("kgb_1"))
    begin(s, Recall(0))
    assert asked(s)[1] == "pause", "the only token is recalled at once"
    assert bag(s, "kgb") == {"kgb": "o"}
    force_draw(s, "kgb", "kgb", "o")
    begin(s, Deploy(seat(s, "kgb")))
    choose(s, "ussr")
    (row,) = s.view(None)["board"]["regions"]["ussr"]["tokens"]
    assert row["token"] == "kgb_2"
    assert who_knows(s, "kgb_2") == ["kgb"]
    s.check()


@pytest.mark.rule("ASW-AMB-81", "ASW-HID-09")
def test_whoever_saw_the_token_go_into_an_empty_bag_can_work_it_out() -> None:
    """The number is new, but a seat that remembers imagines nothing else."""
    s = lay(THREE, board={"africa": {"kgb": "o"}}, finance={"cia": 1})
    s.show(seat(s, "mi6"), code("kgb_1"))
    begin(s, Recall(0))
    begin(s, Deploy(seat(s, "kgb")))
    kinds = {who: set[int]() for who in THREE}
    for who in THREE:
        for draw in range(40):
            world = s.imagine(seat(s, who), draw)
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
        s.choose(s.to_act[0], s.options(s.to_act[0])[s.choices % len(s.options(s.to_act[0]))])
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
        s.choose(s.to_act[0], s.options(s.to_act[0])[0])
    return s


@pytest.mark.rule("ASW-AMB-82")
def test_an_infiltration_can_be_taken_back_until_the_draw() -> None:
    s = first_turn(3)
    before = s.dump()
    chooser = s.to_act[0]
    s.choose(chooser, s.options(chooser)[0])
    assert asked(s)[1] == "prompt-pay-operative"
    earlier = s.undo(chooser)
    assert earlier is not None
    assert earlier.dump() == before
    assert s.undo((chooser + 1) % 3) is None
    s.choose(chooser, "pass")
    assert asked(s)[1] == "prompt-deploy"
    assert s.undo(chooser) is None


@pytest.mark.rule("ASW-AMB-82", "ASW-P4-20")
def test_a_look_cannot_be_taken_back_but_a_placement_can() -> None:
    s = first_turn(5)
    chooser = s.to_act[0]
    rival = next(name for name in s.view(None)["seats"] if name != s.seat_name(chooser))
    s.choose(chooser, s.options(chooser)[0])
    s.choose(chooser, "pass")
    before = s.dump()
    s.choose(chooser, REGIONS[HOME[SERVICES.index(rival)]])
    earlier = s.undo(chooser)
    assert earlier is not None
    assert earlier.dump() == before
    while "reconnaissance" not in s.options(chooser):
        s.choose(chooser, "pass")
    s.choose(chooser, "reconnaissance")
    assert s.undo(chooser) is not None
    s.choose(chooser, s.options(chooser)[0])
    assert s.undo(chooser) is None
