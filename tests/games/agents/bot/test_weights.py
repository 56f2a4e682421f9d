"""The weights of the bots of Agents: the features explain the evaluation."""

from math import exp, log
from pathlib import Path

import pytest

import detente
from detente import bots
from detente.bots.weights import Fitted
from detente.games.agents.bot.policy import AgentsPolicy
from detente.games.agents.rules.state import Espionage

FROZEN = Path(__file__).parents[4] / "benchmarks" / "frozen" / "agents-2026-11.yaml"


def positions(policy: AgentsPolicy, seats: int, abilities: bool) -> list[Espionage]:
    """The positions of a game between the heuristics, after every tenth move."""
    s = detente.game("agents", abilities=abilities).start(seats, seed=5)
    assert isinstance(s, Espionage)
    found = []
    while not s.over:
        if s.move_number % 10 == 0:
            found.append(s.clone())
        actions = s.legal_actions(s.to_act[0])
        action = policy.action(s, s.to_act[0]) if len(actions) > 1 else actions[0]
        s.apply_action(s.to_act[0], action)
    return found


@pytest.mark.parametrize(("seats", "abilities"), [(2, False), (4, True)])
def test_features_are_the_whole_evaluation(seats: int, abilities: bool) -> None:
    policy = AgentsPolicy(bots.read_weights(FROZEN))
    assert isinstance(policy, Fitted)
    values = policy.weights.of_phase(0)
    found = positions(policy, seats, abilities)
    assert len(found) > 8
    for s in found:
        for seat in range(seats):
            other = (seat + 1) % seats
            features = policy.features(s, seat, other)
            named = zip(policy.feature_names(), features, strict=True)
            margin = sum(values[name] * feature for name, feature in named)
            assert policy.margin(s, seat, other) == pytest.approx(margin)
            odds = policy.evaluate(s, seat) / policy.evaluate(s, other)
            assert log(odds) == pytest.approx(margin / values["spread"])


def test_a_wider_spread_makes_the_leader_less_certain() -> None:
    frozen = bots.read_weights(FROZEN)
    wide = AgentsPolicy(frozen._replace(values={**frozen.values, "spread": (2.0,)}))
    narrow = AgentsPolicy(frozen)
    s = positions(narrow, 2, False)[-1]
    leader = 0 if narrow.evaluate(s, 0) > 0.5 else 1
    assert 0.5 < wide.evaluate(s, leader) < narrow.evaluate(s, leader)
    assert wide.evaluate(s, leader) == pytest.approx(
        1 / (1 + exp(-narrow.margin(s, leader, 1 - leader) / 2))
    )
