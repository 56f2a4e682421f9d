"""The weights of the bots of Secret Power: the features explain the evaluation."""

from pathlib import Path

import pytest

import detente
from detente import bots
from detente.bots.weights import Fitted
from detente.games.secret_power.bot.evaluation import temperature, time_left, value
from detente.games.secret_power.bot.features import features
from detente.games.secret_power.bot.policy import SecretPowerPolicy
from detente.games.secret_power.rules.state import Conspiracy

FROZEN = Path(__file__).parents[4] / "benchmarks" / "frozen" / "secret_power-2026-11.yaml"


def positions(policy: SecretPowerPolicy, seats: int, **settings: object) -> list[Conspiracy]:
    """Positions of a game between the heuristics, after every fifteenth move."""
    s = detente.game("secret_power", **settings).start(seats, seed=5)
    assert isinstance(s, Conspiracy)
    found = []
    while not s.over and s.move_number < 180:
        if s.move_number % 15 == 0:
            found.append(s.clone())
        actions = s.legal_actions(s.to_act[0])
        action = policy.action(s, s.to_act[0]) if len(actions) > 1 else actions[0]
        s.apply_action(s.to_act[0], action)
    return found


@pytest.mark.parametrize(("seats", "settings"), [(3, {}), (1, {"falcon": "medium"})])
def test_features_are_the_whole_evaluation(seats: int, settings: dict[str, object]) -> None:
    policy = SecretPowerPolicy(bots.read_weights(FROZEN))
    assert isinstance(policy, Fitted)
    values = policy.weights.of_phase(0)
    found = positions(policy, seats, **settings)
    assert len(found) > 5
    for s in found:
        left = time_left(s)
        for player in range(s.players):
            named = zip(policy.feature_names(), features(s, player, left), strict=True)
            expected = sum(values[name] * feature for name, feature in named)
            assert value(s, player, left, policy.unpacked) == pytest.approx(expected)


def test_margins_are_in_the_units_of_the_temperature() -> None:
    policy = SecretPowerPolicy(bots.read_weights(FROZEN))
    values = policy.weights.of_phase(0)
    for s in positions(policy, 2):
        named = zip(policy.feature_names(), policy.features(s, 0, 1), strict=True)
        margin = sum(values[name] * feature for name, feature in named)
        assert policy.margin(s, 0, 1) == pytest.approx(margin) == -policy.margin(s, 1, 0)
        left = time_left(s)
        points = [value(s, player, left, policy.unpacked) for player in (0, 1)]
        assert margin * temperature(left) == pytest.approx(points[0] - points[1])
