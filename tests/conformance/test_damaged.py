"""A damaged position is refused for what is wrong with it; one that is possible is taken."""

from pathlib import Path

import pytest

import detente
from detente.testing.damaged import DAMAGED, answered, stored

GAMES = Path(__file__).parents[1] / "games"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", detente.games())
def test_the_answer_to_a_damaged_position_is_what_it_was(name: str) -> None:
    lines = stored(GAMES / name / DAMAGED)
    assert len(lines) > 200
    now = answered(lines, GAMES / name / "records")
    assert [pair for pair in zip(lines, now, strict=True) if pair[0] != pair[1]] == []
