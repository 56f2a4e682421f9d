"""Positions of Secret Power for the tests of its terminal board."""

from typing import Any

import pytest

from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.turn import Turn
from detente.texts import LANGUAGES, Texts
from tests.games.playing import begin
from tests.games.secret_power.positions import position_with

EN = Texts("en", "secret_power")

by_language = pytest.mark.parametrize("language", LANGUAGES)


def position(**more: Any) -> Conspiracy:
    """Alpha to act, with something of everything on the table."""
    s = position_with(
        3,
        supervisor="gamma",
        round=3,
        zone=["research", "banks", "trade_unions", "inner_circle"],
        occupied={"banks": ("beta", 4, 1)},
        active={"alpha": 6},
        objects={
            "alpha": ["mass_media", "ruling_parties:1", "governments+:2", "consulates"],
            "beta": ["patents"],
        },
        minors={"alpha": {"control": 2}, "beta": {"power": 1}},
        stages={"alpha": {"united_nations": 1}, "beta": {"comintern": 1, "espionage": 1}},
        treaties={"alpha": ["marxist_league", "skull_and_bones"], "beta": ["cia"]},
        hands={"alpha": ["trilateral_commission", "elihu"], "beta": ["kgb"]},
        crew={"alpha": ["emissary_1"]},
        operations=["beta"],
        discard=["patents"],
        professionals=True,
        **more,
    )
    return begin(s, Turn(0))


def against_falcon(**more: Any) -> Conspiracy:
    """Alpha to act; the Falcon has had his turn."""
    s = position_with(
        1,
        zone=["research", "banks"],
        objects={"falcon": ["trade_unions", "governments+"]},
        hands={"falcon": ["kgb", "cia"], "alpha": ["elihu"]},
        treaties={"falcon": ["freemasons"]},
        falcon="medium",
        **more,
    )
    s.action_discard, s.actions_left = s.actions_left[:1], s.actions_left[1:]
    return begin(s, Turn(0))
