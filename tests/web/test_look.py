"""What games say of their look: one sign means the same side in all of them."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

import detente
from detente import registry
from detente.look import Look, look
from tests.toys.sealed_bids import PACKAGE

WEB = Path(detente.__file__).parent / "web"
OURS = [name for name in detente.games() if registry.package(name).files("web").is_dir()]


@pytest.mark.parametrize("game", OURS)
def test_a_game_has_a_tone_and_a_sign_for_every_side(game: str) -> None:
    told = look(game)
    assert told.tone is not None
    sides = detente.game(game).seat_names
    drawn = game == "agents"  # Its seats draw their services, and have no sign before.
    assert drawn or set(sides) <= set(told.signs)


def test_no_two_games_share_a_tone() -> None:
    tones = [look(game).tone for game in OURS]
    assert len(set(tones)) == len(tones) == 4


def test_a_side_has_the_same_sign_in_every_game() -> None:
    signs = defaultdict(set)
    for game in OURS:
        for side, sign in look(game).signs.items():
            signs[side].add(sign)
    assert signs["cia"] == signs["us"] == {"blue"}
    assert signs["kgb"] == signs["ussr"] == {"red"}
    assert all(len(found) == 1 for found in signs.values())


@pytest.mark.parametrize("sign", ["blue", "red", "green", "violet", "ochre"])
def test_every_sign_has_a_colour_a_shape_and_a_corner_mark(sign: str) -> None:
    style = "".join(path.read_text("utf-8") for path in (WEB / "style").glob("*.css"))
    assert re.search(rf"\.side-{sign} \{{\s*--side: var\(--side-{sign}\);", style)
    assert re.search(rf"\.by-{sign} \{{\s*--by: var\(--side-{sign}\);\s*--outline: ", style)
    module = (WEB / "board/side.js").read_text("utf-8")
    assert re.search(rf'^  {sign}: "M', module, re.MULTILINE)


def test_a_game_without_a_look_has_the_usual_one() -> None:
    with registry.registered(PACKAGE):
        assert look("sealed_bids") == Look()
