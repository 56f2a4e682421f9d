"""Every integer argument takes what has `__index__`, and refuses anything else in one sentence."""

import inspect
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import detente
from detente import Game, IllegalMove, InvalidInput, Record, State
from detente.core.agenda import Reason
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


def record(seats: Any, seat: Any, seed: Any = 5, revision: Any = 1) -> Record:
    moves = [(seat, "card_0")]
    return Record("sealed_bids", {}, seats, {"seed": seed}, moves, revision=revision)


def shown(refusal: IllegalMove) -> list[object]:
    return [refusal.rule, refusal.reason, refusal.move, refusal.args_]


def vars_of(reason: Reason) -> list[str]:
    return [reason.rule, reason.message]


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
    "refusal": lambda state, seat: shown(state.refusal(seat, 5)),
    "forbids": lambda state, seat: vars_of(state.forbids(seat, 5)),
    "refused": lambda state, seat: shown(
        state.refused(seat, "card_5", Reason("TOY-1", "refused-not-asked"))
    ),
    "seat_name": lambda state, seat: state.seat_name(seat),
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
    "proposed_settings": lambda seats: detente.game("agents").proposed_settings(seats, []),
    "empty_state": lambda seats: SealedBids().empty_state(seats).seats,
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


FOR_THE_GAME = {
    State: ["__init__", "board", "resample_hidden"],
    Game: ["new_state"],
    Record: [],
}
"""What a game fills in: the core calls it, with plain integers."""
FOR_THE_RULES = ["draw", "finish", "log_private", "roll", "shuffle"]
"""What only the rules of a game call."""


@pytest.mark.parametrize("kind", [State, Game, Record])
def test_no_method_wants_an_int_and_nothing_else(kind: type) -> None:
    """A check of this file: an argument that must be an int can only be one of a rule's."""
    found = [
        name
        for name, member in inspect.getmembers(kind, inspect.isroutine)
        if not name.startswith("_") or name == "__init__"
        for parameter in inspect.signature(member).parameters.values()
        if re.search(r"\bint\b", str(parameter.annotation))
    ]
    fields = ["__init__"] if kind is Record else []  # seats, moves and revision: `test_a_record`
    known = [*FOR_THE_GAME[kind], *(FOR_THE_RULES if kind is State else []), *fields]
    assert sorted({*found}) == sorted(known) or detente.compiled


@pytest.mark.parametrize("name", detente.games())
@INTEGERS
def test_a_name_of_a_seat(name: str, integer: Callable[[int], Any]) -> None:
    game = detente.game(name)
    state = game.start(2)
    assert [state.seat_name(integer(seat)) for seat in (0, 1)] == state.seat_names
    assert game.seat_name(integer(1)) == game.seat_names[1]
    for wrong, message in (("1", "not-an-integer"), (9, "bad-seat"), (-1, "bad-seat")):
        for thing in (game, state):
            with pytest.raises(InvalidInput) as caught:
                thing.seat_name(wrong)  # type: ignore[arg-type]
            assert caught.value.message == message


@INTEGERS
def test_a_setting_and_a_revision(integer: Callable[[int], Any]) -> None:
    game = detente.game("twilight_struggle", us_setup_canada=integer(2), revision=integer(1))
    assert (game.settings["us_setup_canada"], game.revision) == (2, 1)


@INTEGERS
def test_an_outcome(integer: Callable[[int], Any]) -> None:
    bare = SealedBids().start(seed=5, outcomes=[[], integer(1)])
    assert bare.origin == {"seed": 5, "outcomes": [[], 1]}
    labelled = {"draw": "war_round:1", "number": integer(3)}
    game = detente.game("secret_power", wars="shuffled")
    state = game.start(2, outcomes=[[], [], 0, labelled])
    assert '"number": 3' in state.record().text()
    with pytest.raises(InvalidInput) as caught:
        SealedBids().start(seed=5, outcomes=[[], integer(2)])
    assert caught.value.message == "bad-chance-number"


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
    assert SealedBids().empty_state(2, integer(5)).rng.a == SealedBids().empty_state(2, 5).rng.a
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
    made = record(integer(2), integer(0), integer(5), integer(1))
    same = record(2, 0)
    assert made == same
    assert made.text() == same.text()
    game = SealedBids()
    code = started().legal_moves(0)[0]
    made.moves[:] = same.moves[:] = []
    state, other = made.start(game), same.start(game)
    made.apply_move(state, integer(1), integer(0), code)
    same.apply_move(other, 1, 0, code)
    assert state == other
    with pytest.raises(InvalidInput) as caught:
        made.apply_move(state, integer(2), integer(0), code)
    assert caught.value.message == "bad-record-choice"
    assert (caught.value.args_["number"], caught.value.args_["choice"]) == (2, f"0:{code}")
    options = {"us_setup_canada": integer(2)}
    settings = Record("twilight_struggle", options, 2, {"seed": 1}, [], revision=1)
    assert "setting us_setup_canada: 2" in settings.text()


@pytest.mark.parametrize("wrong", ["1", 1.0, None])
def test_no_revision_and_no_seed_of_a_record(wrong: Any) -> None:
    with pytest.raises(InvalidInput) as caught:
        record(2, 0, revision=wrong)
    assert caught.value.args_["name"] == "revision"
    if not isinstance(wrong, str):
        with pytest.raises(InvalidInput) as caught:
            record(2, 0, seed=wrong)
        assert caught.value.args_["name"] == "seed"
