"""No answer about a position of a stored game changes unnoticed."""

from pathlib import Path

import pytest

import detente
from detente.testing.answers import ANSWERS, answers

GAMES = Path(__file__).parents[1] / "games"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", detente.games())
def test_the_answers_are_what_they_always_were(name: str) -> None:
    stored = (GAMES / name / ANSWERS).read_text(encoding="utf-8")
    assert answers(name, GAMES / name / "records") == stored
