"""Every integer argument takes what has `__index__`, and refuses anything else in one sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import detente
from detente import InvalidInput, Record, State
from tests.toys.sealed_bids.rules import SealedBids


class Index:
    """What numpy's integers are to us."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"Index({self.number})"


def numpy_integer(number: int) -> Any:
    return pytest.importorskip("numpy").int64(number)


INTEGERS = pytest.mark.parametrize("integer", [Index, numpy_integer])


def started(seats: Any = 2) -> State:
    return SealedBids().start(seats, 5)


def record(seats: Any, seat: Any) -> Record:
    return Record("sealed_bids", {}, seats, {"seed": 5}, [(seat, "card_0")], revision=1)


OF_A_STATE: dict[str, Callable[[State, Any], object]] = {
    "legal_actions": lambda state, seat: state.legal_actions(seat),
    "apply_action": lambda state, seat: state.apply_action(seat, state.legal_actions(1)[0]),
    "legal_moves": lambda state, seat: state.legal_moves(seat),
    "play": lambda state, seat: state.play(seat, state.legal_moves(1)[0]),
    "explain": lambda state, seat: state.explain(seat, state.legal_moves(1)[0]),
    "view": lambda state, seat: state.view(seat),
    "prompt": lambda state, seat: state.prompt(seat),
    "events": lambda state, seat: state.events(seat),
    "determinize": lambda state, seat: state.determinize(seat, 3).dump(),
    "can_undo": lambda state, seat: state.can_undo(seat),
    "undo": lambda state, seat: state.undo(seat),
}
OF_A_GAME: dict[str, Callable[[Any], object]] = {
    "start": lambda seats: started(seats).dump(),
    "option_applies": lambda seats: SealedBids.option_applies("edition", seats),
    "option_values_for": lambda seats: detente.game("agents").option_values_for("abilities", seats),
    "invalid_settings": lambda seats: (
        SealedBids().invalid_settings(seats) or detente.game("agents").invalid_settings(seats)
    ),
    "check_seats": lambda seats: SealedBids().check_seats(seats),
    "Record": lambda seats: record(seats, 0),
}


@INTEGERS
@pytest.mark.parametrize("name", OF_A_STATE)
def test_a_seat(name: str, integer: Callable[[int], Any]) -> None:
    state, other = started(), started()
    assert OF_A_STATE[name](state, integer(1)) == OF_A_STATE[name](other, 1)
    assert json.dumps([state.dump(), state.dump_event_log()]) == json.dumps(
        [other.dump(), other.dump_event_log()]
    )


@pytest.mark.parametrize("wrong", ["1", 1.0, [1], b"1", None])
@pytest.mark.parametrize("name", OF_A_STATE)
def test_no_seat(name: str, wrong: Any) -> None:
    if wrong is None and name in ("view", "prompt", "events"):
        return  # a spectator
    state = started()
    before = state.dump()
    with pytest.raises(InvalidInput) as caught:
        OF_A_STATE[name](state, wrong)
    assert caught.value.message == "not-an-integer"
    assert str(caught.value) == f"seat must be a whole number, not {wrong!r}."
    assert state.dump() == before


@pytest.mark.parametrize("wrong", [2, -1, Index(2), 10**30])
@pytest.mark.parametrize("name", OF_A_STATE)
def test_no_seat_at_this_table(name: str, wrong: Any) -> None:
    with pytest.raises(InvalidInput) as caught:
        OF_A_STATE[name](started(), wrong)
    assert caught.value.message == "bad-seat"


@INTEGERS
@pytest.mark.parametrize("name", OF_A_GAME)
def test_a_number_of_seats(name: str, integer: Callable[[int], Any]) -> None:
    assert OF_A_GAME[name](integer(3)) == OF_A_GAME[name](3)


@pytest.mark.parametrize("wrong", ["3", 3.0, [3]])
@pytest.mark.parametrize("name", OF_A_GAME)
def test_no_number_of_seats(name: str, wrong: Any) -> None:
    with pytest.raises(InvalidInput) as caught:
        OF_A_GAME[name](wrong)
    assert caught.value.message == "not-an-integer"
    assert caught.value.args_["name"] == "seats"


@INTEGERS
def test_an_action(integer: Callable[[int], Any]) -> None:
    state, other = started(), started()
    for seat in (0, 1):
        action = state.legal_actions(seat)[0]
        state.apply_action(integer(seat), integer(action))
        other.apply_action(seat, action)
    assert json.dumps(state.dump_event_log()) == json.dumps(other.dump_event_log())
    assert state == other


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("0", "not-an-integer"),
        (0.0, "not-an-integer"),
        (None, "not-an-integer"),
        (-1, "bad-action"),
        (10, "bad-action"),
        (10**9, "bad-action"),
        (Index(10), "bad-action"),
    ],
)
def test_no_action(wrong: Any, message: str) -> None:
    state = started()
    with pytest.raises(InvalidInput) as caught:
        state.apply_action(0, wrong)
    assert caught.value.message == message
    assert str(caught.value)


def test_true_and_false_are_one_and_nought() -> None:
    """So they are in Python; what is stored does not show it."""
    state, other = started(), started()
    state.apply_action(True, state.legal_actions(1)[0])
    other.apply_action(1, other.legal_actions(1)[0])
    assert json.dumps([state.dump(), state.dump_event_log()]) == json.dumps(
        [other.dump(), other.dump_event_log()]
    )


@INTEGERS
def test_seeds_and_numbers_of_choices(integer: Callable[[int], Any]) -> None:
    state = SealedBids().start(2, integer(5))
    assert state.dump() == started().dump()
    assert json.dumps(state.origin) == '{"seed": 5}'
    assert state.determinize(0, integer(7)) == state.determinize(0, 7)
    for seat in (0, 1):
        state.apply_action(seat, state.legal_actions(seat)[0])
    assert state.events(0, integer(2)) == state.events(0, 2) != []
    assert SealedBids().seat_name(integer(1)) == "east"


@pytest.mark.parametrize("wrong", [1.5, None, [1]])
def test_no_seed_and_no_number_of_a_choice(wrong: Any) -> None:
    state = started()
    calls: list[tuple[str, Callable[[], object]]] = [
        ("seed", lambda: SealedBids().start(2, wrong)),
        ("seed", lambda: state.determinize(0, wrong)),
        ("since", lambda: state.events(0, wrong)),
    ]
    for name, call in calls:
        with pytest.raises(InvalidInput) as caught:
            call()
        assert (caught.value.message, caught.value.args_["name"]) == ("not-an-integer", name)


@INTEGERS
def test_a_record(integer: Callable[[int], Any]) -> None:
    made, same = record(integer(2), integer(0)), record(2, 0)
    assert made == same
    assert made.text() == same.text()
    game = SealedBids()
    code = started().legal_moves(0)[0]
    made.moves[:] = same.moves[:] = []
    state, other = made.start(game), same.start(game)
    made.apply_move(state, integer(1), integer(0), code)
    same.apply_move(other, 1, 0, code)
    assert state == other
