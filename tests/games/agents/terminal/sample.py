"""Positions of Agents for the tests of its terminal board."""

from typing import Any

import pytest

from detente.games.agents.rules.infiltration import Infiltrate
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import Turn
from detente.texts import LANGUAGES, Texts
from tests.games.agents.positions import force_draw, position_with, seat
from tests.games.playing import begin, play_moves

EN = Texts("en", "agents")

by_language = pytest.mark.parametrize("language", LANGUAGES)


def position(**more: Any) -> Espionage:
    """The CIA to infiltrate, with something of everything on the table."""
    return position_with(
        turn=6,
        board={
            "north_america": {"cia": "oi", "kgb": "i"},
            "africa": {"cia": "od", "kgb": "iD", "mossad": "dd"},
            "ussr": {"kgb": "oio"},
        },
        bags={"cia": {"cia": "i", "mi6": "DoD"}, "kgb": {"mossad": "o"}},
        operatives={"mi6": 6},
        finance={"cia": 3, "kgb": 1},
        halves={"cia": 3},
        cards={"cia": ["titan", "fox"], "mi6": ["raven"]},
        discard=["trap", "boss"],
        missions={"cia": ["north_america"], "kgb": ["africa"]},
        **more,
    )


def infiltrating() -> Espionage:
    s = position()
    return begin(s, Infiltrate(seat(s, "cia")))


def deployed() -> Espionage:
    """The CIA has drawn its own informant and sent it to Africa."""
    s = position()
    force_draw(s, "cia", "cia", "i")
    begin(s, Turn())
    return play_moves(s, "kgb", "pass", "africa")
