"""The scores after a game alone: the Falcon's stand beside the player's."""

import re
from pathlib import Path

import pytest

from detente.console.screen import Screen
from detente.console.stop import Stop
from detente.core.record_file import read_record
from detente.terminal.ending import show_ending
from detente.terminal.game_screen import GameScreen
from detente.terminal.local_game import LocalGame

RECORD = Path(__file__).parents[1] / "records" / "r2" / "1.whole.detente"


def test_the_falcon_is_in_the_final_scores(capsys: pytest.CaptureFixture[str]) -> None:
    state = read_record(RECORD).verify()
    show_ending(GameScreen(Screen(), Stop(), LocalGame(state, 0, "officer", RECORD), "en"))
    scores = capsys.readouterr().out.split("Final scores:")[1]
    ((_, falcon),) = state.automa_scores()
    assert state.result
    mine = state.result["scores"][0]
    assert re.match(rf"\s*Division Alpha\s+{mine}\s+The Falcon\s+{falcon}\b", scores)
