"""States and games are ordinary values of Python: copied, pickled, compared, printed."""

import copy
import json
import multiprocessing
import pickle
import random
from collections.abc import Callable, Hashable
from operator import methodcaller
from typing import Any

import pytest

import detente
from detente import Game, IllegalMove, InvalidInput, State
from detente.core.outcomes import Die
from tests.toys.sealed_bids.rules import KEEP, SealedBids
from tests.toys.solo.rules import Solo

Copy = Callable[[State], State]


def pickled(state: Any, protocol: int = pickle.DEFAULT_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(state, protocol))


COPIES = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
GAMES = pytest.mark.parametrize("name", ["sealed_bids", *detente.games()])


def game_of(name: str) -> Game:
    """A game by name; the toy is not registered."""
    return SealedBids() if name == "sealed_bids" else detente.game(name)


def play(state: State, moves: int, seed: int = 1) -> State:
    """The same state, so many random moves later or at the end."""
    random_ = random.Random(seed)
    for _ in range(moves):
        if not state.over:
            seat = random_.choice(state.to_act)
            state.apply_action(seat, random_.choice(state.legal_actions(seat)))
    return state


def everything(state: State) -> str:
    """All that can be known of a state, its event log included."""
    seats = [None, *range(state.seats)]
    seen = [[state.view(seat), state.events(seat)] for seat in seats]
    return json.dumps([state.dump(), state.dump_event_log(), state.keep_events, state.origin, seen])


@COPIES
@GAMES
def test_a_copy_is_equal_and_independent_with_all_its_past(name: str, copied: Copy) -> None:
    for moves in (0, 1, 20, 60):
        state = play(game_of(name).start(seed=5), moves)
        before = everything(state)
        other = copied(state)
        assert type(other) is type(state)
        assert other is not state
        assert other == state
        assert everything(other) == before
        assert [other.can_undo(seat) for seat in range(state.seats)] == [
            state.can_undo(seat) for seat in range(state.seats)
        ]
        play(other, 30)
        assert everything(state) == before
        assert everything(other) == everything(play(state, 30))
        assert other.record() == state.record()


def spoil(value: Any) -> None:
    """Change all that can be changed in a value."""
    for part in value.values() if isinstance(value, dict) else value:
        if isinstance(part, dict | list):
            spoil(part)
    value.clear()


SHOWN: dict[str, Callable[[State], Any]] = {
    "dump": lambda state: state.dump(),
    "view": lambda state: state.view(0),
    "events": lambda state: state.events(0),
    "record": lambda state: [state.record().moves, state.record().settings, state.record().notes],
    "legal_moves": lambda state: state.legal_moves(0),
    "returns": lambda state: state.returns,
    "deepcopy": lambda state: [copy.deepcopy(state).result or {}, copy.deepcopy(state).origin],
}


@pytest.mark.parametrize("shown", SHOWN)
@GAMES
def test_who_changes_what_a_state_shows_does_not_change_the_state(name: str, shown: str) -> None:
    for moves in (3, 20_000):
        state = play(game_of(name).start(seed=5), moves)
        before = everything(state)
        spoil(SHOWN[shown](state))
        assert everything(state) == before


@GAMES
def test_who_changes_a_position_does_not_change_the_state_that_was_loaded(name: str) -> None:
    game = game_of(name)
    position = play(game.start(seed=5), 3).dump()
    state = play(game.load(position), 2)
    before = everything(state)
    spoil(position)
    assert everything(state) == before
    assert state.record().replay(game) == state


def test_a_position_that_is_nested_too_deeply_is_refused() -> None:
    game = SealedBids()
    nested: list[Any] = []
    for _ in range(10_000):
        nested = [nested]
    with pytest.raises(InvalidInput) as caught:
        game.load({**game.start().dump(), "note": nested})
    assert caught.value.message == "bad-position"


@COPIES
def test_a_copy_can_take_back_its_last_move(copied: Copy) -> None:
    state = SealedBids().start(seed=5)
    before = state.dump()
    state.apply_action(0, state.legal_actions(0)[0])
    undone = copied(state).undo(0)
    assert undone is not None
    assert undone.dump() == before


@COPIES
@GAMES
def test_a_copy_of_a_simulation_keeps_no_past(name: str, copied: Copy) -> None:
    state = play(game_of(name).start(seed=5, keep_events=False), 9)
    for one in (state, state.determinize(0, 1)):
        other = play(copied(one), 5)
        assert (other.keep_events, other.event_log, other.origin) == (False, None, None)
        assert other == play(one, 5)


@COPIES
def test_a_copy_keeps_forced_outcomes_and_where_the_game_began(copied: Copy) -> None:
    forced: list[Any] = [["card_7", "card_1"], 1, 0]
    state = SealedBids().start(seed=5, outcomes=forced)
    assert state.outcomes == [0]
    other = copied(state)
    assert other.outcomes == [0]
    assert other.origin == {"seed": 5, "outcomes": forced}
    assert (other.roll(Die("three", 3)), other.outcomes, state.outcomes) == (1, [], [0])
    loaded = copied(SealedBids().load(state.dump()))
    assert loaded.origin == {"position": state.dump()}
    assert play(loaded, 2).record().replay(SealedBids()) == loaded


@GAMES
def test_every_protocol_of_pickle_will_do(name: str) -> None:
    state = play(game_of(name).start(seed=2), 12)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickled(state, protocol) == state


def test_states_pickled_together_share_their_game() -> None:
    game = SealedBids()
    one, two = pickled([game.start(seed=1), game.start(seed=2)])
    assert one.game is two.game


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("game", [SealedBids(), Solo(house="bold")])
def test_a_copied_game_has_the_same_settings(game: Game, copied: Callable[[Game], Game]) -> None:
    other = copied(game)
    assert type(other) is type(game)
    assert (other.settings, other.revision) == (game.settings, game.revision)
    assert repr(other) == repr(game)


@pytest.mark.slow
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_states_travel_to_other_processes_and_back(method: str) -> None:
    states = [play(SealedBids().start(seed=seed), 1) for seed in range(5)]
    states += [play(detente.game(name).start(seed=3), 20) for name in detente.games()]
    with multiprocessing.get_context(method).Pool(1) as pool:
        keys = pool.map_async(methodcaller("key"), states).get(60)
        back = pool.map_async(copy.copy, states).get(60)
        with pytest.raises(IllegalMove) as illegal:
            pool.map_async(methodcaller("play", 0, "nonsense"), states).get(60)
        with pytest.raises(InvalidInput) as invalid:
            pool.map_async(methodcaller("view", 9), states).get(60)
    assert (illegal.value.move, invalid.value.message) == ("nonsense", "bad-seat")
    assert keys == [state.key() for state in states]
    assert list(map(everything, back)) == list(map(everything, states))


def test_states_are_equal_exactly_if_their_dumps_are() -> None:
    game = SealedBids()
    state, same, other = game.start(seed=1), SealedBids().start(seed=1), game.start(seed=2)
    assert state == same
    assert (state != same) is False
    assert state != other
    assert state != game.start(3, seed=1)
    same.apply_action(0, same.legal_actions(0)[0])
    assert state != same
    # The event log is no part of the position.
    assert game.load(state.dump()) == state
    assert game.start(seed=1, keep_events=False) == state
    assert state != state.dump()
    assert state != 1
    assert state is not None and state.__eq__(1) is NotImplemented


def test_states_of_other_games_are_never_equal() -> None:
    assert SealedBids().start(2, seed=1) != Solo().start(2, seed=1)
    assert Solo().start(1, seed=1) != Solo(house="bold").start(1, seed=1)


@GAMES
def test_a_state_is_not_hashable_but_has_a_key(name: str) -> None:
    state = play(game_of(name).start(seed=4), 1)
    assert not isinstance(state, Hashable)
    with pytest.raises(TypeError):
        hash(state)
    key = state.key()
    assert {key: state}[state.clone().key()] is state
    assert pickled(state).key() == key
    assert play(state, 1).key() != key


def test_a_state_tells_what_it_is() -> None:
    state = SealedBids().start(seed=1)
    assert repr(state) == "<sealed_bids() seats=2 move_number=0 to_act=(0, 1)>"
    state.apply_action(1, state.legal_actions(1)[0])
    assert repr(state) == "<sealed_bids() seats=2 move_number=1 to_act=(0,)>"
    state.apply_action(0, state.legal_actions(0)[0])
    state.apply_action(state.to_act[0], KEEP)
    assert repr(state).startswith("<sealed_bids() seats=2 move_number=3 result={'winners': [")
    assert repr(Solo(house="bold").start(3)).startswith("<solo(house='bold') seats=3 move_number=0")


@pytest.mark.parametrize(
    ("settings", "shown"),
    [
        ({}, "cia_vs_kgb()"),
        ({"edition": "ru2014"}, "cia_vs_kgb()"),
        ({"edition": "fr2007"}, "cia_vs_kgb(edition='fr2007')"),
        (
            {"edition": "fr2007", "political_strict": True},
            "cia_vs_kgb(edition='fr2007', political_strict=True)",
        ),
    ],
)
def test_a_game_tells_its_settings_that_are_not_default(
    settings: dict[str, Any], shown: str
) -> None:
    assert repr(detente.game("cia_vs_kgb", **settings)) == shown


def test_an_older_revision_is_shown() -> None:
    class Corrected(SealedBids):
        latest_revision = 3

    assert repr(Corrected(revision=2)) == "sealed_bids(revision=2)"
    assert repr(Corrected()) == "sealed_bids()"


def ended(winners: list[int], seats: int, game: Game | None = None) -> State:
    state = (game or SealedBids()).start(seats)
    state.finish(winners, [0] * seats, "highest_card")
    return state


@pytest.mark.parametrize(
    ("winners", "seats", "returns"),
    [
        ([0], 2, [1.0, -1.0]),
        ([1], 2, [-1.0, 1.0]),
        ([0, 1], 2, [0.0, 0.0]),
        ([2], 3, [-0.5, -0.5, 1.0]),
        ([0, 2], 3, [0.5, -1.0, 0.5]),
        ([0, 1, 2], 3, [0.0, 0.0, 0.0]),
        ([], 3, [-1.0, -1.0, -1.0]),
    ],
)
def test_returns(winners: list[int], seats: int, returns: list[float]) -> None:
    assert SealedBids().start(seats).returns == [0.0] * seats
    assert ended(winners, seats).returns == returns


@pytest.mark.parametrize("name", detente.games())
def test_returns_of_whole_games(name: str) -> None:
    game = detente.game(name)
    for seats in game.seat_counts:
        state = play(game.start(seats, seed=5, keep_events=False), 20_000)
        assert state.result
        best = {seat for seat in range(seats) if state.returns[seat] == max(state.returns)}
        assert best == set(state.result["winners"]) or not state.result["winners"]
        assert sum(state.returns) == pytest.approx(0) or seats == 1


def test_returns_of_a_seat_that_plays_alone() -> None:
    solo = [play(Solo(house="bold").start(1, seed), 9) for seed in range(9)]
    assert {tuple(state.returns) for state in solo} == {(1.0,), (-1.0,)}
    for state in solo:
        assert state.result
        assert state.returns == [1.0 if state.result["winners"] else -1.0]
