"""Who has seen what, how long it is kept, and what can be taken back (SP-SET-10)."""

from collections.abc import Callable
from random import Random

import pytest

import detente
from detente.core.deck import mask_of
from detente.games.secret_power.rules.concluding import Effect, MayConclude
from detente.games.secret_power.rules.ending import LastAttachments
from detente.games.secret_power.rules.professions import look
from detente.games.secret_power.rules.recruiting import DismissProfessional, Recruit
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import TREATIES
from detente.games.secret_power.rules.treaty_phase import CutHand
from detente.games.secret_power.rules.turn import Round, Turn
from tests.games.playing import begin, play_moves
from tests.games.secret_power.positions import events_named, hand, position_with
from tests.games.secret_power.worlds import TABLES, step


def who_knows(s: Conspiracy, name: str) -> list[int]:
    """The watchers that know where a treaty lies; the last one is the public."""
    treaty = TREATIES.index(name)
    return [watcher for watcher in range(s.seats + 1) if s.treaties.known[watcher] >> treaty & 1]


EVERYBODY = [0, 1, 2, 3]


# --- learning and forgetting ----------------------------------------------------------------------


@pytest.mark.rule("SP-SET-10", "SP-INT-02")
def test_a_treaty_is_drawn_in_secret() -> None:
    s = position_with(3, treaty_deck=["cia"])
    s.draw_treaty(1)
    assert who_knows(s, "cia") == [1]
    assert events_named(s, "treaty-drawn") == [{"seat": "beta"}]
    assert [event["id"] for event in s.events(1)][-1] == "own-treaty"
    assert "own-treaty" not in [event["id"] for event in s.events(0)]
    s.check()


@pytest.mark.rule("SP-AL-51", "SP-SET-10")
def test_what_a_search_reveals_is_known_in_the_hand_and_lost_in_the_deck() -> None:
    s = position_with(3, treaties={"alpha": ["cabbalists"]})
    begin(s, Effect(0, TREATIES.index("cabbalists")))
    (search,) = events_named(s, "deck-searched")
    assert search["taken"] + search["back"] != []
    for name in search["taken"]:
        assert who_knows(s, name) == EVERYBODY
    for name in search["back"]:
        assert who_knows(s, name) == []
        for seat in range(3):
            world = s.determinize(seat, 1)
            assert isinstance(world, Conspiracy)
            assert TREATIES.index(name) in world.treaties.cards
    s.check()


@pytest.mark.rule("SP-PRO-10", "SP-SET-10")
def test_a_look_is_known_until_another_looks() -> None:
    s = position_with(3, professionals=True)
    look(s, 0)
    begin(s)
    play_moves(s, *[TREATIES[treaty] for treaty in s.looked[:-1]])
    top = [TREATIES[treaty] for treaty in s.treaties.cards[-3:]]
    assert [who_knows(s, name) for name in top] == [[0]] * 3
    s.draw_treaty(2)
    assert [who_knows(s, name) for name in top] == [[0], [0], [0, 2]]
    look(s, 1)
    assert [who_knows(s, name) for name in top] == [[1], [1], [0, 2]]
    begin(s)
    play_moves(s, *[TREATIES[treaty] for treaty in s.looked[:-1]])
    s.check()


@pytest.mark.rule("SP-PRO-10", "SP-RUL-39", "SP-INT-05")
def test_a_look_beyond_a_short_deck_shuffles_the_discard() -> None:
    s = position_with(2, professionals=True, hands={"beta": TREATIES[6:]})
    s.treaties.cards, back = (0, 1), (2, 3, 4, 5)
    s.treaties.discard = mask_of(list(back))
    look(s, 0)
    assert s.looked[:2] == (1, 0)
    assert set(s.looked[2:]) < set(back)
    assert not s.treaties.discard
    begin(s)
    play_moves(s, *[TREATIES[treaty] for treaty in s.looked[:-1]])
    assert len(s.treaties.cards) == 5
    for draw in range(20):
        world = s.determinize(1, draw)
        assert isinstance(world, Conspiracy)
        assert set(world.hands[0]) <= {0, 1, *back}
        assert world.hands[1] == s.hands[1]
    s.check()


@pytest.mark.rule("SP-TRE-01", "SP-TRE-06")
@pytest.mark.parametrize("where", ["concluded", "discard"])
def test_a_treaty_that_is_laid_down_is_no_longer_a_secret(where: str) -> None:
    s = position_with(3, hands={"alpha": ["cia", *TREATIES[:7]]})
    s.lay_down(0, TREATIES.index("cia"))
    if where == "concluded":
        s.concluded[0] |= 1 << TREATIES.index("cia")
    else:
        s.treaties.discard |= 1 << TREATIES.index("cia")
    assert who_knows(s, "cia") == []
    assert "cia" not in hand(s, "alpha")
    s.check()


@pytest.mark.rule("SP-SET-05", "SP-RUL-40")
def test_in_a_draft_a_seat_knows_its_hand_its_pack_and_the_last_treaty_it_passed() -> None:
    s = detente.game("secret_power", treaties="draft").start(4, seed=3)
    assert isinstance(s, Conspiracy)
    for size in (4, 3, 2):
        for seat in range(4):
            assert len(s.packs[seat]) == size
            own = mask_of([*s.hands[seat], *s.packs[seat]])
            assert s.treaties.known[seat] & own == own
        packs = s.packs
        for seat in range(4):
            s.play(seat, s.legal_moves(seat)[0])
    for seat in range(4):
        passed = next(treaty for treaty in packs[seat] if treaty not in s.hands[seat])
        assert passed in s.hands[(seat + 1) % 4]
        assert s.treaties.known[seat] == mask_of([*s.hands[seat], passed])
    assert s.treaties.known[4] == 0
    s.check()


@pytest.mark.rule("SP-SOLO-01", "SP-SOLO-40")
def test_the_falcons_treaties_are_known_to_all() -> None:
    s = detente.game("secret_power", falcon="medium").start(1, seed=3)
    assert isinstance(s, Conspiracy)
    assert len(s.hands[1]) == 6
    assert s.treaties.known[1] == mask_of(list(s.hands[1]))
    s.draw_treaty(1)
    assert s.treaties.known[1] == mask_of(list(s.hands[1]))
    s.check()


# --- taking back ----------------------------------------------------------------------------------


def intercepting() -> Conspiracy:
    s = position_with(2, zone=["banks"], occupied={"banks": ("beta", 1, 0)}, active={"alpha": 6})
    return play_moves(begin(s, Turn(0)), "banks_1")


def concluding() -> Conspiracy:
    s = position_with(2, hands={"alpha": ["cia"]}, objects={"alpha": ["governments"] * 2})
    return begin(s, MayConclude(0))


def cutting() -> Conspiracy:
    return begin(position_with(2, hands={"alpha": TREATIES[:8]}), CutHand(0))


def dismissing() -> Conspiracy:
    crew = {"alpha": ["emissary_1", "emissary_2", "assassin_1", "mediator_1"]}
    return begin(position_with(2, professionals=True, crew=crew), DismissProfessional(0))


def playing() -> Conspiracy:
    s = position_with(2, professionals=True, crew={"alpha": ["recruiter"]}, zone=["banks"])
    return begin(s, Turn(0))


def recruiting() -> Conspiracy:
    return begin(position_with(2, professionals=True), Recruit(0, 2, 0, 0))


def drafting() -> Conspiracy:
    s = detente.game("secret_power", treaties="draft").start(2, seed=1)
    assert isinstance(s, Conspiracy)
    s.play(1, s.legal_moves(1)[0])
    return s


def dealing() -> Conspiracy:
    s = position_with(2, hands={"alpha": ["cia"]})
    return begin(s, MayConclude(0), Round())


def ending() -> Conspiracy:
    s = position_with(
        2, hands={"alpha": ["cia"]}, objects={"alpha": ["governments", "inner_circle"]}
    )
    s.agenda = []
    return begin(s, LastAttachments())


REVEALING: tuple[tuple[Callable[[], Conspiracy], str], ...] = (
    (intercepting, "4"),
    (cutting, TREATIES[0]),
    (dismissing, "emissary_1"),
    (playing, "recruiter_1"),
    (recruiting, "professional"),
    (dealing, "pass"),
    (ending, "done"),
)


@pytest.mark.rule("SP-SET-10")
@pytest.mark.parametrize(("case", "move"), REVEALING)
def test_what_brings_something_to_light_cannot_be_taken_back(
    case: Callable[[], Conspiracy], move: str
) -> None:
    s = case()
    seat, before = s.to_act[0], s.revelations
    s.play(seat, move)
    assert s.revelations > before
    assert not s.can_undo(seat)


@pytest.mark.rule("SP-SET-05", "SP-RUL-40")
def test_a_draft_cannot_be_taken_back_once_packs_are_passed() -> None:
    s = drafting()
    assert s.can_undo(1)
    s.play(0, s.legal_moves(0)[0])
    assert not s.can_undo(0)


@pytest.mark.rule("SP-SET-10", "SP-RUL-38")
@pytest.mark.parametrize(
    ("case", "move"), [(playing, "banks_1"), (recruiting, "agent"), (concluding, "pass")]
)
def test_what_tells_nothing_can_be_taken_back(case: Callable[[], Conspiracy], move: str) -> None:
    s = case()
    s.play(0, move)
    assert s.can_undo(0)


@pytest.mark.rule("SP-PRO-10")
def test_after_a_look_the_choice_of_a_treaty_can_be_taken_back_but_not_the_look() -> None:
    s = position_with(2, professionals=True, crew={"alpha": ["informant"]}, zone=["banks"])
    begin(s, Turn(0))
    play_moves(s, "informant_1")
    assert not s.can_undo(0)
    play_moves(s, TREATIES[s.looked[0]])
    assert s.can_undo(0)


@pytest.mark.rule("SP-SET-10")
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_no_move_that_showed_somebody_something_can_be_taken_back(
    seats: int, settings: dict[str, object]
) -> None:
    """Played games: what anybody sees of hidden cards, or hears in secret, is counted."""
    rng = Random(seats)
    s = detente.game("secret_power", **settings).start(seats, seed=seats + 20)
    assert isinstance(s, Conspiracy)
    shown = 0
    after = seen(s)
    while not s.over:
        before, revelations = after, s.revelations
        step(s, rng)
        after = seen(s)
        if any(new - old for old, new in zip(before, after, strict=True)):
            assert s.revelations > revelations
            shown += 1
    assert s.revelations
    assert shown > 10


def seen(s: Conspiracy) -> list[set[str]]:
    """For each seat, every card that its view or its log speaks of."""
    found = []
    for seat in range(s.seats):
        board = s.view(seat)["board"]
        cards = {*board["looked"], *board["pack"], *board["treaty_discard"]}
        cards |= {row["card"] for row in board["zone"]} | set(board["professional_discard"])
        for row in board["players"].values():
            cards |= {*row["hand"], *row["professionals"], *row["treaties"]}
        if board["falcon"] is not None:
            cards |= set(board["falcon"]["action_discard"])
        found.append(cards)
    return found
