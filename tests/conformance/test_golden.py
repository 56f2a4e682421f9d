"""Nothing that a game shows changes unnoticed."""

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import detente
from detente.testing.playthrough import CODES, codes, everything, golden, playthrough
from detente.testing.variants import Variant

GAMES = Path(__file__).parents[1] / "games"


def games() -> list[ParameterSet]:
    """Every game in every variant; the longest ones are slow."""
    return [
        pytest.param(
            name,
            variant,
            marks=pytest.mark.slow if is_long(name, variant) else (),
            id=f"{name}-{variant.label}",
        )
        for name, variant in everything()
    ]


def is_long(name: str, variant: Variant) -> bool:
    seats, options = variant.seats, variant.options
    return name == "secret_power" and (seats == 5 or (seats > 2 and "professionals" in options))


@pytest.mark.parametrize(("name", "variant"), games())
def test_a_whole_game_shows_what_it_always_showed(name: str, variant: Variant) -> None:
    assert playthrough(name, variant) == golden(GAMES, name, variant).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", detente.games())
def test_codes_are_only_ever_added_at_the_end(name: str) -> None:
    assert codes(name).startswith((GAMES / name / CODES).read_text(encoding="utf-8"))
