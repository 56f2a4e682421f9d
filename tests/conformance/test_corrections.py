"""A corrected number of a data file holds for games of the new revision, and for no other."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import detente
from detente.core.state import State
from tests.games.corrections import Edits, correct, forget

GAMES = ("agents", "cia_vs_kgb", "twilight_struggle")
"""Secret Power has tests of its own: tests/games/secret_power/rules/test_revisions.py."""
OLD = {game: detente.game(game).revision for game in GAMES}
MILITARY = "id: mil_2, faction: military,  influence: "
POLITICAL = "id: pol_1, faction: political, influence: "
Corrected = tuple[str, str, str, Callable[[Any], object], tuple[object, object]]
CORRECTED: dict[str, list[Corrected]] = {
    "agents": [
        ("finance.yaml", "starting_per_player: ", "3", lambda t: t.starting_finance, (3, 5)),
        ("agent_cards.yaml", "offer: {draw: ", "3", lambda t: t.offered, (3, 5)),
        ("services.yaml", "dark: {operative: ", "8", lambda t: t.dark_operatives, (8, 5)),
    ],
    "cia_vs_kgb": [
        ("cards.yaml", MILITARY, "2", lambda t: t.influence[1], (2, 5)),
        ("cards.yaml", POLITICAL, "1", lambda t: t.influence_of(0b1000000), (1, 5)),
    ],
    "twilight_struggle": [
        ("tracks.yaml", "hand_size: {early: ", "8", lambda t: t.hand_size[3], (8, 5)),
        ("tracks.yaml", "africa: {presence: ", "1", lambda t: t.presence_vp[3], (1, 5)),
        ("tracks.yaml", "{box: 7, ops: ", "3", lambda t: t.box_ops[7], (3, 5)),
    ],
}


def edits(game: str) -> Edits:
    """The new number is 5 throughout."""
    found: Edits = {}
    for name, before, number, _, _ in CORRECTED[game]:
        revised = f"{before}!revised {{1: {number}, {OLD[game] + 1}: 5}}"
        found.setdefault(name, []).append((before + number, revised))
    return found


def move(s: State, random: Random) -> None:
    seat = s.to_act[0]
    s.apply_action(seat, random.choice(s.legal_actions(seat)))


def begun(game: str, revision: int) -> State:
    return detente.game(game, revision=revision).start(seed=3)


@pytest.mark.parametrize("game", GAMES)
def test_a_corrected_number_is_that_of_the_revision(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tables = import_module(f"detente.games.{game}.rules.tables").tables
    with monkeypatch.context() as patch:
        correct(patch, tmp_path, game, edits(game))
        old, new = tables(OLD[game]), tables(OLD[game] + 1)
        for _, _, _, value, expected in CORRECTED[game]:
            assert (value(old), value(new)) == expected
    forget(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_older_revision_is_played_as_before(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Move by move beside a game of the newer one, in one process."""
    s, random, before = begun(game, OLD[game]), Random(7), []
    while not s.over:
        move(s, random)
        before.append(s.dump())
    with monkeypatch.context() as patch:
        correct(patch, tmp_path, game, edits(game))
        old, new = begun(game, OLD[game]), begun(game, OLD[game] + 1)
        first, second, differ = Random(7), Random(7), False
        for position in before:
            move(old, first)
            if not new.over:
                move(new, second)
            assert old.dump() == position
            differ = differ or new.dump()["board"] != position["board"]
    forget(game)
    assert old.over
    assert differ


CARDINAL = "fr: Éminence grise}\n    copies: "
RECRUITER = "fr: Recruteur}\n    copies: "
SHARED = [
    ("agents", "secret_missions.yaml", "region: africa, copies: ", "2", "1"),
    ("cia_vs_kgb", "cards.yaml", "{id: mil_1, faction: ", "military", "media"),
    ("secret_power", "falcon.yaml", CARDINAL, "2", "1"),
    ("secret_power", "objects.yaml", "multiplier_card: ", "exchanges", "universities"),
    ("secret_power", "professionals.yaml", RECRUITER, "3", "2"),
    ("twilight_struggle", "tracks.yaml", "automatic_win_at: ", "20", "21"),
    ("twilight_struggle", "tracks.yaml", "extra_action_round_total: ", "8", "9"),
    ("twilight_struggle", "tracks.yaml", "turns:\n  count: ", "10", "9"),
    ("twilight_struggle", "tracks.yaml", "vp_second: 0, ability: ", "eight_action_rounds", "null"),
]
"""Game, data file, and a value in it that modules read for games of all revisions."""


@pytest.mark.parametrize(("game", "name", "before", "value", "other"), SHARED)
def test_what_games_of_all_revisions_share_cannot_be_corrected(
    game: str,
    name: str,
    before: str,
    value: str,
    other: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Such a correction fails at once, instead of changing games of every revision."""
    newest = detente.game(game).revision
    revised = f"{before}!revised {{1: {value}, {newest + 1}: {other}}}"
    with monkeypatch.context() as patch:
        correct(patch, tmp_path, game, {name: [(before + value, revised)]})
        begun(game, newest)
        with pytest.raises(AssertionError):
            begun(game, newest + 1)
    forget(game)
