"""Nothing that a game shows changes unnoticed."""

import pytest

import detente
from tests.golden.playthrough import FOLDER, codes, playthrough, variants


@pytest.mark.parametrize(("name", "edition"), variants())
def test_a_whole_game_shows_what_it_always_showed(name: str, edition: str) -> None:
    golden = (FOLDER / f"{name}.{edition}.txt").read_text(encoding="utf-8")
    assert playthrough(name, edition) == golden


@pytest.mark.parametrize("name", detente.games())
def test_codes_are_only_ever_added_at_the_end(name: str) -> None:
    assert codes(name).startswith((FOLDER / f"{name}.codes").read_text(encoding="utf-8"))
