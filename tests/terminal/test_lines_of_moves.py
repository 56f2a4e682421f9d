"""Several moves on a line of `detente play`, as with the referee."""

from collections.abc import Callable
from typing import cast

import pytest

from detente.core.record_file import read_record
from detente.games.twilight_struggle.rules.countries import COUNTRIES
from detente.games.twilight_struggle.rules.sides import USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.terminal.saves import newest_save
from detente.texts import LANGUAGES, Texts
from tests.terminal.shown import plain

Typed = Callable[..., str]


@pytest.fixture
def placed(typed: Typed) -> Typed:
    """Type lines in the set-up of the USSR, of 6 markers; what the screen shows, in one line."""

    def typed_lines(*lines: str, language: str = "en", opponent: str = "random") -> str:
        screen = typed(
            *lines,
            game="twilight_struggle",
            edition="second",
            side=None if opponent == "human" else "ussr",
            language=language,
            opponent=opponent,
        )
        return " ".join(plain(screen).split())

    return typed_lines


def influence(*countries: str) -> list[int]:
    """How much the USSR has there in the game that was saved last."""
    state = cast(ColdWar, read_record(newest_save()).verify())
    return [state.influence[USSR][COUNTRIES.index(country)] for country in countries]


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_markers_on_a_line(placed: Typed, language: str) -> None:
    name = Texts(language, "twilight_struggle").name
    placed(f"{name('poland')} 4, {name('east_germany')}, {name('austria')}", language=language)
    assert influence("poland", "east_germany", "austria") == [4, 4, 1]


@pytest.mark.parametrize("line", ["poland 2 eg 3", "the poland; poland; gdr 3", "4 2, 3 3"])
def test_other_ways_to_write_it(placed: Typed, line: str) -> None:
    placed(line)
    assert influence("poland", "east_germany") == [2, 6]


def test_what_is_refused_ends_the_line(placed: Typed) -> None:
    screen = placed("poland 2, angola, austria")
    refused = screen.index("“Angola” is not in Eastern Europe")
    assert screen.index("From here on nothing was done: angola, austria.") > refused
    assert screen.rindex("Poland +2") < refused
    assert influence("poland", "austria") == [2, 0]


def test_a_name_that_is_not_known(placed: Typed) -> None:
    screen = placed("poland, hungry, romania")
    assert "There is no “hungry” here; the most similar: Hungary" in screen
    assert influence("poland", "romania") == [1, 0]
    assert "Nothing on this line was done." in placed("hungry, romania")


def test_more_than_there_is(placed: Typed) -> None:
    screen = placed("poland 9")
    assert "Only 6 of 9 could be done" in screen
    assert influence("poland") == [6]


def test_the_end_of_a_turn_ends_the_line(placed: Typed) -> None:
    screen = placed("poland 6, poland")
    assert "“poland” was not done: it is no longer your turn." in screen
    assert influence("poland") == [6]


def test_nobody_reads_what_another_person_typed(placed: Typed) -> None:
    screen = placed("", "poland 6, fidel", "", opponent="human")
    assert influence("poland") == [6]
    assert "“fidel”" not in screen
