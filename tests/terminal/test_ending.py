"""The last words of a game."""

from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente.core.state import State
from detente.terminal.ending import curve, recorded_scores

Typed = Callable[..., str]


@pytest.fixture
def over() -> State:
    state = detente.game("cia_vs_kgb").start(seed=84)
    while not state.over:
        state.apply_action(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    return state


@pytest.mark.parametrize("side", ["cia", "kgb"])
def test_result_reason_and_score_by_rounds(
    typed: Typed, tmp_path: Path, over: State, side: str
) -> None:
    file = tmp_path / "over.detente"
    file.write_text(over.record().text(over), encoding="utf-8")
    screen = typed(resume=file, side=side)
    assert over.result is not None
    won = over.result["winners"] == [over.game.seat_names.index(side)]
    assert ("You have won." in screen) == won
    assert ("You have lost." in screen) != won
    assert "A side has reached 100 points and is ahead." in screen
    scores = recorded_scores(over)
    assert [scores["cia"][-1], scores["kgb"][-1]] == over.result["scores"]
    assert f"  CIA {curve(scores['cia'], max(over.result['scores']))}" in screen


@pytest.mark.parametrize(
    ("scores", "bars", "shape"),
    [
        ([0, 10, 50, 99, 100], "▁▂▃▄▅▆▇█", "▁▁▄▇█"),
        ([0, 15, 100], "01234567", "017"),
        ([-5, 0], "01234567", "00"),
    ],
)
def test_the_curve_of_a_score(scores: list[int], bars: str, shape: str) -> None:
    assert curve(scores, max(scores), bars) == shape
