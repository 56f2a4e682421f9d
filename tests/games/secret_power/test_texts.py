"""What the texts of Secret Power say about treaties is what its data files say."""

from typing import Any

import pytest

from detente.games.secret_power.rules.revisions import LATEST
from detente.games.secret_power.rules.tables import tables
from detente.texts import LANGUAGES, Texts

ROWS = tables(LATEST).treaty_rows
by_language = pytest.mark.parametrize("language", LANGUAGES)
by_treaty = pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])


def demands(requirement: dict[str, Any]) -> list[tuple[str, Any]]:
    """The single demands of a requirement: kind and what is demanded."""
    listed = requirement.get("all") or requirement.get("any") or [requirement]
    return [pair for demand in listed for pair in demand.items()]


@by_language
@by_treaty
def test_a_requirement_names_the_cards_and_counts_of_the_data(
    row: dict[str, Any], language: str
) -> None:
    texts = Texts(language, "secret_power")
    said = texts.say(f"effect-{row['id']}.requirement")
    wanted = demands(row["requirement"])
    named = [what for kind, what in wanted if kind in ("card", "no_card")]
    for kind, what in wanted:
        if kind in ("card", "no_card"):
            assert texts.name(what) in said
        elif kind == "stage":
            assert str(what["stage"]) in said
        elif kind in ("sign", "cards_of_group") and (what.get("group") != "power" or not named):
            assert str(what["count"]) in said  # Beside a named card, another power card is asked.
    assert said in texts.say(f"effect-{row['id']}")


@by_language
@by_treaty
def test_an_effect_names_the_cards_and_numbers_of_the_data(
    row: dict[str, Any], language: str
) -> None:
    texts = Texts(language, "secret_power")
    said = texts.say(f"effect-{row['id']}.gives")
    assert texts.say(f"effect-{row['id']}").endswith(said)
    effect = row["effect"]
    counted = effect.get("per", [])
    for card in [*effect.get("types", []), *[one["card"] for one in counted if "card" in one]]:
        assert texts.name(card) in said
    numbers = ("reveal", "position", "threshold_tokens", "min_stage", "max_per_treaty_phase")
    points = [effect.get("points"), effect.get("points_per_card_in_discard")]
    points += [one["points"] for one in counted]
    for number in [effect.get(name) for name in numbers] + points:
        assert number is None or str(number) in said


@by_language
def test_treaties_differ_in_their_texts(language: str) -> None:
    texts = Texts(language, "secret_power")
    assert len({texts.say(f"effect-{row['id']}") for row in ROWS}) == len(ROWS)
