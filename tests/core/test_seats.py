"""Options that depend on the number of seats, and games that one person plays alone."""

from typing import Any

import pytest

import detente
from detente import InvalidInput
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
    assert [Solo.option_applies("house", seats) for seats in (1, 2, 3)] == [True, False, False]
    assert [Solo.option_values_for("house", seats) for seats in (1, 2)] == [["mild", "bold"], []]
    assert [Solo.option_values_for("seating", seats) for seats in (1, 2)] == [
        ["drawn", "open"],
        ["drawn", "round", "open"],
    ]


def test_a_value_is_refused_with_another_number_of_seats() -> None:
    rules = Solo(seating="round")
    for refused in (lambda: rules.start(), lambda: rules.start(1), lambda: rules.check_seats(1)):
        with pytest.raises(InvalidInput) as error:
            refused()
        assert error.value.message == "bad-option-seats"
        for language in LANGUAGES:
            sentence = Texts(language).error(error.value)
            assert all(word in sentence for word in ("seating", "round", "1", "2", "3"))
    assert rules.start(2).seats == 2


def test_a_position_with_a_refused_value_is_refused() -> None:
    position = Solo(seating="open").start(1, 5).dump()
    position["settings"]["seating"] = "round"
    with pytest.raises(InvalidInput) as error:
        Solo(seating="round").load(position)
    assert error.value.message == "bad-option-seats"


def test_an_option_that_does_not_matter_is_accepted_as_it_is() -> None:
    state = Solo(house="bold").start(3, 5)
    assert state.game.settings["house"] == "bold"
    assert state.record().settings["house"] == "bold"


def test_variants_leave_out_what_is_refused_and_what_would_change_nothing() -> None:
    assert [variant.label for variant in variants(Solo)] == [
        *("1", "1_house"),
        *("2", "2_seating"),
        *("3", "3_seating"),
    ]
    for variant in variants(Solo):
        assert Solo(**variant.settings).invalid_settings(variant.seats) == []


def test_a_value_is_proposed_for_certain_games_to_whoever_has_not_chosen() -> None:
    bold = Solo(house="bold")
    assert bold.proposed_settings(1, ()) == {"seating": "open"}
    assert bold.proposed_settings(1, {"seating": "drawn"}) == {}
    assert bold.proposed_settings(2, ()) == {}
    assert Solo().proposed_settings(1, ()) == {}
    assert bold.settings["seating"] == "drawn", "a proposal is no default"
    with pytest.raises(InvalidInput):
        bold.proposed_settings("one", ())  # type: ignore[arg-type]


each_game = pytest.mark.parametrize(
    "rules", [*map(game_class, detente.games()), Solo], ids=lambda rules: rules.name
)


@each_game
def test_each_variant_has_a_label_of_its_own(rules: Any) -> None:
    labels = [variant.label for variant in variants(rules)]
    assert sorted(set(labels)) == sorted(labels)


@each_game
def test_what_a_game_says_about_seats_makes_sense(rules: Any) -> None:
    values = {f"{name}={setting_text(v)}" for name, vs in rules.option_values.items() for v in vs}
    assert set(rules.option_seats) <= values.union(rules.option_values)
    for counts in rules.option_seats.values():
        assert counts and set(counts) <= set(rules.seat_counts)
    for proposal in rules.proposals:
        assert proposal.seats and set(proposal.seats) <= set(rules.seat_counts)
        for seats in proposal.seats:
            assert proposal.value in rules.option_values_for(proposal.option, seats)
        for name, values in proposal.given.items():
            assert name != proposal.option and set(values) <= set(rules.option_values[name])
    for settings in [{}, *({"edition": edition} for edition in rules.editions)]:
        assert [rules(**settings).invalid_settings(seats) for seats in rules.seat_counts] == [
            [] for _ in rules.seat_counts
        ], "defaults are for any number of seats"
