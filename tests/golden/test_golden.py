"""Nothing that a game shows changes unnoticed."""

import pytest

import detente
from detente.testing.variants import Variant
from tests.golden.playthrough import FOLDER, codes, everything, golden, playthrough


@pytest.mark.parametrize(("name", "variant"), everything())
def test_a_whole_game_shows_what_it_always_showed(name: str, variant: Variant) -> None:
    assert playthrough(name, variant) == golden(name, variant).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", detente.games())
def test_codes_are_only_ever_added_at_the_end(name: str) -> None:
    assert codes(name).startswith((FOLDER / f"{name}.codes").read_text(encoding="utf-8"))
