"""Section 10: the editions and their options."""

import pytest

from tests.games.cia_vs_kgb.positions import game

RUSSIAN = {
    "edition": "ru2014",
    "double_agent_timing": "debriefing",
    "double_agent_optional": True,
    "economic_targets": "non_economic",
    "event_same_round": False,
    "loop_guard": "off",
    "political_strict": False,
}
FRENCH = {
    "edition": "fr2007",
    "double_agent_timing": "planning",
    "double_agent_optional": False,
    "economic_targets": "not_own_economic",
    "event_same_round": True,
    "loop_guard": "superko",
    "political_strict": False,
}


@pytest.mark.rule("CVK-E1", "CVK-E2", "CVK-E6", "CVK-E12", "CVK-E23", "CVK-A23")
def test_an_edition_sets_the_switches() -> None:
    assert game().settings == RUSSIAN
    assert game(edition="ru2014").settings == RUSSIAN
    assert game(edition="fr2007").settings == FRENCH


@pytest.mark.rule("CVK-E1", "CVK-E2", "CVK-E6", "CVK-E12", "CVK-E23", "CVK-A23")
@pytest.mark.parametrize("option", [name for name in RUSSIAN if name != "edition"])
def test_each_option_can_be_set_by_itself(option: str) -> None:
    for edition in (RUSSIAN, FRENCH):
        for value in game().options[option].allowed:
            changed = game(edition=edition["edition"], **{option: value})
            assert changed.settings == {**edition, option: value}
