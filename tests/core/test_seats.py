"""Options that depend on the number of seats, and games that one person plays alone."""

from typing import Any

import pytest

import detente
from detente import BadInput
from detente.core.game import setting_text
from detente.registry import game_class
from detente.testing.properties import PROMISES
from detente.testing.variants import variants
from detente.texts import LANGUAGES, Texts
from tests.toys.solo.rules import Solo


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_a_game_for_one_or_more_keeps_every_promise(promise: Any, seats: int) -> None:
    for seed in range(4):
        promise(Solo(house="bold"), seats, seed)


def test_an_option_matters_and_has_its_values_with_certain_numbers_of_seats() -> None:
    assert [Solo.matters("house", seats) for seats in (1, 2, 3)] == [True, False, False]
    assert [Solo.offered("house", seats) for seats in (1, 2)] == [["mild", "bold"], []]
    assert [Solo.offered("seating", seats) for seats in (1, 2)] == [
        ["drawn", "open"],
        ["drawn", "round", "open"],
    ]


def test_a_value_is_refused_with_another_number_of_seats() -> None:
    rules = Solo(seating="round")
    for refused in (lambda: rules.start(), lambda: rules.start(1), lambda: rules.check_seats(1)):
        with pytest.raises(BadInput) as error:
            refused()
        assert error.value.message == "bad-option-seats"
        for language in LANGUAGES:
            sentence = Texts(language).error(error.value)
            assert all(word in sentence for word in ("seating", "round", "1", "2", "3"))
    assert rules.start(2).seats == 2


def test_a_position_with_a_refused_value_is_refused() -> None:
    position = Solo(seating="open").start(1, 5).dump()
    position["options"]["seating"] = "round"
    with pytest.raises(BadInput) as error:
        Solo(seating="round").load(position)
    assert error.value.message == "bad-option-seats"


def test_an_option_that_does_not_matter_is_accepted_as_it_is() -> None:
    state = Solo(house="bold").start(3, 5)
    assert state.game.settings["house"] == "bold"
    assert state.record().options["house"] == "bold"


def test_variants_leave_out_what_is_refused_and_what_would_change_nothing() -> None:
    assert [variant.label for variant in variants(Solo)] == [
        *("1", "1_house"),
        *("2", "2_seating"),
        *("3", "3_seating"),
    ]
    for variant in variants(Solo):
        assert Solo(**variant.options).misfits(variant.seats) == []


each_game = pytest.mark.parametrize(
    "rules", [*map(game_class, detente.games()), Solo], ids=lambda rules: rules.name
)


@each_game
def test_each_variant_has_a_label_of_its_own(rules: Any) -> None:
    labels = [variant.label for variant in variants(rules)]
    assert sorted(set(labels)) == sorted(labels)


@each_game
def test_what_a_game_says_about_seats_makes_sense(rules: Any) -> None:
    values = {f"{name}={setting_text(v)}" for name, vs in rules.switches.items() for v in vs}
    assert set(rules.only_with) <= values.union(rules.switches)
    for counts in rules.only_with.values():
        assert counts and set(counts) <= set(rules.seat_counts)
    for options in [{}, *({"edition": edition} for edition in rules.editions)]:
        assert [rules(**options).misfits(seats) for seats in rules.seat_counts] == [
            [] for _ in rules.seat_counts
        ], "defaults are for any number of seats"
