"""Nothing that a game shows changes unnoticed."""

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import detente
from detente.testing.playthrough import CODES, codes, everything, golden, playthrough
from detente.testing.variants import Variant

GAMES = Path(__file__).parents[1] / "games"


def games() -> list[ParameterSet]:
    """Every game in every variant and revision; the longest ones are slow."""
    return [
        pytest.param(
            name,
            variant,
            revision,
            marks=pytest.mark.slow if is_long(name, variant) else (),
            id=f"{name}-{variant.label}-r{revision}",
        )
        for name, variant, revision in everything()
    ]


def is_long(name: str, variant: Variant) -> bool:
    seats, settings = variant.seats, variant.settings
    return name == "secret_power" and (seats == 5 or (seats > 2 and "professionals" in settings))


@pytest.mark.parametrize(("name", "variant", "revision"), games())
def test_a_whole_game_shows_what_it_always_showed(
    name: str, variant: Variant, revision: int
) -> None:
    file = golden(GAMES, name, variant, revision)
    assert playthrough(name, variant, revision) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", detente.games())
def test_codes_are_only_ever_added_at_the_end(name: str) -> None:
    assert codes(name).startswith((GAMES / name / CODES).read_text(encoding="utf-8"))
