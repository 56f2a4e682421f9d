"""Decisions that list their legal actions in a quicker way list what `forbids` lets pass.

The proof is `detente.testing.shortcuts`, for decisions that are asked and those that resolve
themselves. Here it runs in every variant of every game, and every class of decisions is met.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente import read_record
from detente.core.agenda import Decision, step_name
from detente.games.secret_power.rules.codes import is_attaching
from detente.games.twilight_struggle.rules.cards import FIRST_CANCEL
from detente.registry import game_class
from detente.testing.records import other_settings
from detente.testing.shortcuts import compare_shortcuts
from detente.testing.variants import Variant, variants

GAMES = Path(__file__).parents[1] / "games"
BESIDE: dict[str, Callable[[int], bool]] = {
    "secret_power": is_attaching,
    "twilight_struggle": lambda action: action >= FIRST_CANCEL,
}
"""What can be done beside the answer to any question; it keeps none from resolving itself."""

UNMET = {
    "agents": {"deploy_diplomat", "deploy_operative", "forced_destination", "forced_transit"},
}
"""What no random or stored game asks; tests/games/agents/rules/test_shortcuts.py compares it."""


def compare_all(name: str, variant: Variant, games: int) -> Counter[str]:
    """Compare in so many random games of a variant, and in as many with other settings."""
    usual = detente.game(name, **variant.settings)
    met: Counter[str] = Counter()
    for seed in range(games):
        for game in (usual, other_settings(usual, variant.seats, f"shortcuts {seed}")):
            met += compare_shortcuts(game, variant.seats, seed, *filter(None, [BESIDE.get(name)]))
    return met


def compare_stored(name: str) -> Counter[str]:
    """Compare wherever somebody is asked in the stored games, those of old revisions among them."""
    met: Counter[str] = Counter()
    for path in sorted((GAMES / name / "records").glob("r*/*.detente")):
        record = read_record(path).record
        state = record.start()
        for move in [*record.moves, None]:
            for seat in state.to_act:
                decision = state.decision()
                met[step_name(type(decision))] += 1
                assert decision.legal_actions(state, seat) == Decision.legal_actions(
                    decision, state, seat
                )
            if move:
                state.play(*move)
    return met


EVERY_VARIANT = pytest.mark.parametrize(
    ("name", "variant"),
    [
        pytest.param(name, variant, id=f"{name}-{variant.label}")
        for name in detente.games()
        for variant in variants(game_class(name))
    ],
)


@EVERY_VARIANT
def test_quick_lists_are_what_nothing_forbids(name: str, variant: Variant) -> None:
    assert compare_all(name, variant, games=2)


@pytest.mark.long
@EVERY_VARIANT
def test_quick_lists_are_what_nothing_forbids_in_many_games(name: str, variant: Variant) -> None:
    assert compare_all(name, variant, games=200)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "games"),
    [("agents", 40), ("cia_vs_kgb", 4), ("secret_power", 4), ("twilight_struggle", 20)],
)
def test_every_decision_is_compared(name: str, games: int) -> None:
    met = compare_stored(name)
    for variant in variants(game_class(name)):
        met += compare_all(name, variant, games)
    steps = game_class(name).steps
    asked = {step for step, kind in steps.items() if issubclass(kind, Decision)}
    assert asked - set(met) == UNMET.get(name, set())
