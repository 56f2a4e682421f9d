"""Options, seats, positions and codes: what is accepted, and what a clear error says otherwise."""

import copy
import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import detente
from detente import Game, IllegalMove, InvalidInput, State
from detente.testing.properties import walk


@pytest.fixture
def game() -> Game:
    return detente.game("cia_vs_kgb")


def middle(game: Game, moves: int = 40) -> State:
    """A position some way into a random game."""
    return next(state for state in walk(game, 2, 5) if state.move_number == moves)


def test_the_games_are_listed() -> None:
    assert "cia_vs_kgb" in detente.games()
    assert callable(detente.games)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(InvalidInput, match="chess") as error:
        detente.game("chess")
    assert "cia_vs_kgb" in str(error.value)


def test_options_have_values_default_and_meaning(game: Game) -> None:
    for option in game.options.values():
        assert option.default in option.allowed
        assert option.meaning and "\n" not in option.meaning
    assert game.options["edition"].default == "ru2014"


def test_an_edition_sets_the_switches_and_each_can_be_set_alone() -> None:
    french = detente.game("cia_vs_kgb", edition="fr2007")
    assert french.settings["economic_targets"] == "not_own_economic"
    assert french.options["economic_targets"].default == "not_own_economic"
    mixed = detente.game("cia_vs_kgb", edition="fr2007", economic_targets="non_economic")
    assert mixed.settings == {**french.settings, "economic_targets": "non_economic"}
    assert detente.game("cia_vs_kgb", political_strict="true").settings["political_strict"] is True


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"edition": "de2009"}, ["edition", "de2009", "ru2014", "fr2007"]),
        ({"speed": "fast"}, ["speed", "edition", "loop_guard"]),
        ({"political_strict": "perhaps"}, ["political_strict", "perhaps", "true", "false"]),
    ],
)
def test_a_bad_option_says_what_is_allowed(settings: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(InvalidInput) as error:
        detente.game("cia_vs_kgb", **settings)
    assert all(word in str(error.value) for word in words)


@pytest.mark.parametrize("seats", [0, 1, 3, -2])
def test_a_wrong_number_of_seats_is_refused(game: Game, seats: int) -> None:
    with pytest.raises(InvalidInput) as error:
        game.start(seats=seats)
    assert "2" in str(error.value)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_an_unknown_seat_is_refused_everywhere(game: Game, seat: int) -> None:
    state = game.start(seed=1)
    for use in (state.legal_moves, state.view, lambda seat: state.determinize(seat, 1)):
        with pytest.raises(InvalidInput, match=str(seat)):
            use(seat)
    with pytest.raises(InvalidInput):
        state.play(seat, "assassin")
    with pytest.raises(InvalidInput):
        state.explain(seat, "no such code")


def test_an_unknown_code_is_refused_with_the_rule_in_force(game: Game) -> None:
    state = game.start(seed=1)
    with pytest.raises(IllegalMove) as error:
        state.play(0, "attack")
    assert (error.value.rule, error.value.reason) == ("CVK-3.2", "refused-no-such-code")
    assert "attack" in str(error.value)


@pytest.mark.parametrize("action", [-1, 59, 10**9])
def test_an_unknown_integer_is_refused(game: Game, action: int) -> None:
    with pytest.raises(InvalidInput, match=str(action)):
        game.start(seed=1).apply_action(0, action)


def test_after_the_end_everything_is_refused(game: Game) -> None:
    *_, last = walk(game, 2, 3)
    assert last.over and last.to_act == ()
    refusal = last.explain(0, "pass")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CVK-7.5", "refused-game-over")


def test_a_seat_that_is_not_asked_gets_that_reason(game: Game) -> None:
    state = game.start(seed=1)
    state.play(0, "analyst")
    refusal = state.explain(0, "analyst")
    assert refusal is not None and refusal.reason == "refused-not-asked"


def test_a_determinization_has_no_record(game: Game) -> None:
    with pytest.raises(InvalidInput):
        game.start(seed=1).determinize(0, 1).record()


def test_forced_chance_fixes_the_deal(game: Game) -> None:
    state = game.start(seed=9, outcomes=[["cuba"], ["pol_5", "eco_4"], 1])
    view = state.view(None)["board"]
    assert view["objective"]["card"] == "cuba" and view["balance"] == "kgb"
    assert state.dump()["board"]["groups"]["cards"][:2] == ["pol_5", "eco_4"]
    assert state.record().replay().dump() == state.dump()


def test_forced_chance_must_fit(game: Game) -> None:
    for outcomes in ([["no_such_card"]], [["cuba"], ["cuba"]], [7], [["cuba"], ["pol_5"], 2]):
        with pytest.raises(InvalidInput):
            game.start(seed=9, outcomes=outcomes)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "chess"}, "not-a-position"),
        ({"version": 3}, "newer-position"),
        ({"game": "agents"}, "other-game"),
        ({"settings": {"edition": "fr2007"}}, "other-options"),
        ({"revision": 99}, "newer-revision"),
        ({"revision": 0}, "bad-revision"),
        ({"revision": None}, "other-revision"),
        ({"rng": [1, 2, 3]}, "bad-position"),
        ({"pending_moves": [7]}, "bad-position"),
        ({"agenda": [["no_such_step"]]}, "bad-position"),
        ({"agenda": []}, "bad-position"),
        ({"agenda": [["take_action", "x"]]}, "bad-position"),
        ({"to_act": []}, "bad-position"),
        ({"board": {}}, "bad-position"),
        ({"board": None}, "bad-position"),
    ],
)
def test_a_wrong_position_is_refused(game: Game, change: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidInput) as error:
        game.load({**middle(game).dump(), **change})
    assert error.value.message == message
    assert str(error.value)


@pytest.mark.parametrize("data", [None, 3, [], "text", {}])
def test_what_is_no_position_is_refused(game: Game, data: object) -> None:
    with pytest.raises(InvalidInput) as error:
        game.load(data)
    assert error.value.message == "not-a-position"


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a JSON document."""
    inside = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data)
        if isinstance(data, list)
        else ()
    )
    return [path, *[found for key, value in inside for found in paths(value, (*path, key))]]


POSITION = middle(detente.game("cia_vs_kgb")).dump()
JUNK = st.one_of(
    st.none(), st.integers(-3, 70), st.text(max_size=3), st.just([]), st.just({}), st.just([[]])
)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.sampled_from(paths(POSITION)[1:]), JUNK)
@pytest.mark.slow
def test_a_damaged_position_is_refused_or_playable(path: tuple[Any, ...], junk: object) -> None:
    damaged = copy.deepcopy(POSITION)
    *way, last = path
    place = damaged
    for key in way:
        place = place[key]
    place[last] = junk
    try:
        state = detente.game("cia_vs_kgb").load(damaged)
    except InvalidInput as error:
        assert str(error)
        return
    json.dumps([state.view(0), state.view(1), state.view(None)])
    state.check()


@pytest.mark.slow
def test_the_same_on_any_hash_seed() -> None:
    program = (
        "import detente, hashlib, json\n"
        "from detente.testing.properties import walk\n"
        "for edition in ('ru2014', 'fr2007'):\n"
        "    game = detente.game('cia_vs_kgb', edition=edition)\n"
        "    shown = [[s.dump(), s.view(0), s.legal_moves(0)] for s in walk(game, 2, 1)]\n"
        "    print(hashlib.sha256(json.dumps(shown).encode()).hexdigest())\n"
    )
    outputs = set()
    for seed in ("0", "1", "271828"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        outputs.add(subprocess.check_output([sys.executable, "-c", program], env=environment))
    assert len(outputs) == 1


@pytest.mark.parametrize("seats", [10**15, -(10**15), 10**30, -(10**300)])
def test_an_absurd_number_is_refused_in_a_sentence(seats: int) -> None:
    with pytest.raises(InvalidInput) as error:
        detente.game("agents").start(seats)
    assert error.value.message == "bad-seat-count"
    assert "agents" in str(error.value)
