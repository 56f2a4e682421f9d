"""Nim keeps its rules and the promises that Détente asks of every game."""

from collections.abc import Callable
from itertools import product

import pytest
from detente_nim.bot import mover_wins
from detente_nim.rules import log
from detente_nim.rules.game import NimGame
from detente_nim.rules.state import Nim

import detente
from detente import Game, IllegalMove, State, bots
from detente.stories import Teller, recap, stories_of
from detente.testing.log_truth import Account, Checks, arguments, changes, survey, unnoticed
from detente.testing.package import check_package
from detente.testing.properties import PROMISES, walk
from detente.testing.records import play
from detente.testing.shortcuts import compare_shortcuts
from detente.testing.variants import Variant, variants


def nim(*heaps: int, **settings: object) -> State:
    """A position with these heaps, in which the first player is to act."""
    game = NimGame(**settings)
    fresh = game.start().dump()
    return game.load({**fresh, "board": {"heaps": list(heaps)}})


def sizes(state: State) -> list[int]:
    return list(state.view(None)["board"]["heaps"].values())


@pytest.mark.rule("NIM-1", "NIM-2")
@pytest.mark.parametrize(("heaps", "found"), [("classic", [3, 4, 5]), ("marienbad", [1, 3, 5, 7])])
def test_fixed_heaps(heaps: str, found: list[int]) -> None:
    assert sizes(detente.game("nim", heaps=heaps).start()) == found


@pytest.mark.rule("NIM-3")
def test_heaps_by_lot() -> None:
    game = detente.game("nim", heaps="drawn")
    drawn = [sizes(game.start(seed=seed)) for seed in range(200)]
    assert all(len(heaps) == 4 for heaps in drawn)
    assert {size for heaps in drawn for size in heaps} == {1, 2, 3, 4, 5, 6, 7}
    assert sizes(game.start(outcomes=[0, 6, 2, 3])) == [1, 7, 3, 4]


@pytest.mark.rule("NIM-4")
def test_the_players_take_turns() -> None:
    asked = [state.to_act for state in walk(detente.game("nim"), 2, seed=1) if not state.over]
    assert asked == [(number % 2,) for number in range(len(asked))]


@pytest.mark.rule("NIM-5")
def test_one_takes_from_one_heap_as_much_as_there_is() -> None:
    state = nim(1, 0, 2)
    assert state.legal_moves(0) == ["a_1", "c_1", "c_2"]
    state.play(0, "c_2")
    assert sizes(state) == [1, 0, 0]
    assert state.events(1) == [
        {
            "move_number": 1,
            "by": "first",
            "id": "pieces-taken",
            "args": {"side": "first", "choice": "c_2", "left": 1},
        }
    ]


@pytest.mark.rule("NIM-5")
@pytest.mark.parametrize(
    ("code", "reason"),
    [("a_2", "refused-too-many"), ("b_1", "refused-empty-heap"), ("d_1", "refused-empty-heap")],
)
def test_what_is_not_there_cannot_be_taken(code: str, reason: str) -> None:
    state = nim(1, 0, 2)
    refusal = state.explain(0, code)
    assert isinstance(refusal, IllegalMove)
    assert (refusal.rule, refusal.reason) == ("NIM-5", reason)


@pytest.mark.rule("NIM-6")
def test_everybody_sees_everything() -> None:
    for state in walk(detente.game("nim"), 2, seed=2):
        assert isinstance(state, Nim)
        assert all(sizes(state) == state.heaps for seat in (None, 0, 1) if state.view(seat))
        assert all(state.determinize(seat, 1).dump_board() == state.dump_board() for seat in (0, 1))


@pytest.mark.rule("NIM-7", "NIM-8")
@pytest.mark.parametrize(
    ("misere", "winner", "reason"), [(False, 0, "took_last_piece"), (True, 1, "left_last_piece")]
)
def test_the_last_piece_decides(misere: bool, winner: int, reason: str) -> None:
    state = nim(2, 0, 0, misere=misere)
    state.play(0, "a_2")
    scores = [1 - winner, winner]
    assert state.result == {"winners": [winner], "scores": scores, "reason": reason}
    assert state.to_act == ()


@pytest.mark.parametrize("misere", [False, True])
def test_the_bot_knows_who_wins(misere: bool) -> None:
    """As found by trying everything."""
    known: dict[tuple[int, ...], bool] = {(0, 0, 0): misere}
    for heaps in sorted(product(range(5), repeat=3), key=sum)[1:]:
        after = [
            (*heaps[:heap], left, *heaps[heap + 1 :])
            for heap in range(3)
            for left in range(heaps[heap])
        ]
        known[heaps] = any(not known[rest] for rest in after)
        assert mover_wins(list(heaps), misere) == known[heaps], heaps


@pytest.mark.parametrize("spec", ["greedy", "search:20it"])
@pytest.mark.parametrize("misere", [False, True])
def test_the_bots_win_what_can_be_won(spec: str, misere: bool) -> None:
    for seed in range(5):
        state = detente.game("nim", misere=misere).start(seed=seed)
        perfect, other = bots.make(spec, "nim", seed), bots.make("random", "nim", seed)
        while not state.over:
            seat = state.to_act[0]
            state.play(seat, bots.ask((perfect, other)[seat], state, seat, seed))
        assert state.result is not None
        assert state.result["winners"] == [0]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: str(promise.__name__))
@pytest.mark.parametrize("variant", variants(NimGame), ids=lambda variant: str(variant.settings))
def test_promise(variant: Variant, promise: Callable[[Game, int, int], None]) -> None:
    for seed in range(3):
        promise(NimGame(**variant.settings), variant.seats, seed)


@pytest.mark.parametrize("variant", variants(NimGame), ids=lambda variant: str(variant.settings))
def test_quick_lists(variant: Variant) -> None:
    for seed in range(3):
        met = compare_shortcuts(NimGame(**variant.settings), variant.seats, seed)
        assert set(met) == {"take"}


class Heaps(Account):
    """The heaps, as the log tells them."""


CHECKS = Checks(Heaps, NimGame.event_kinds)


@CHECKS.of(log.TAKEN)
def _taken(account: Heaps, side: int, choice: str, left: int) -> None:
    heap, count = choice.split("_")
    account.board["heaps"]["abcd".index(heap)] -= int(count)
    assert left == sum(account.board["heaps"])
    assert (side, choice) == (account.change.seat, account.change.move)


def test_the_log_is_true_and_a_wrong_line_is_noticed() -> None:
    assert not CHECKS.missing()
    game = play(detente.game("nim").start(seed=1), "nim")
    found = survey(CHECKS, [("nim", changes(game.record()))])
    assert not found.untrue
    for name in arguments(CHECKS, log.TAKEN):
        assert not unnoticed(CHECKS, found, log.TAKEN, name)


def test_each_move_is_a_story_that_tells_what_was_taken() -> None:
    game = play(detente.game("nim").start(seed=1), "nim")
    told = recap(Teller(stories_of("nim")).tell(game.events(0)), since=0)
    assert len(told) == game.move_number
    taken = dict.fromkeys("abcd", 0)
    for story in told:
        for heap, change in story.touches:
            taken[heap] -= change
    assert list(taken.values()) == [3, 4, 5, 0]


@pytest.mark.parametrize("heaps", [[3, 4, 8], [-1, 1, 1], [1.5], [1] * 5, "345", None])
def test_a_damaged_position_is_refused(heaps: object) -> None:
    fresh = NimGame().start().dump()
    with pytest.raises(detente.InvalidInput):
        NimGame().load({**fresh, "board": {"heaps": heaps}})


def test_the_package_is_complete() -> None:
    assert [str(problem) for problem in check_package("nim")] == []
