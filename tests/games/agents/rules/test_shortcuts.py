"""What is asked once a bag is empty lists what nothing forbids; no random game comes to it."""

import pytest

import detente
from detente.core.agenda import Decision
from detente.games.agents.rules.deployment import (
    DeployDiplomat,
    DeployOperative,
    ForcedDestination,
    ForcedTransit,
    own_agents,
)
from detente.games.agents.rules.regions import NOWHERE
from detente.games.agents.rules.state import Espionage
from detente.testing.properties import sampled, walk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_bag_asks_for_what_nothing_forbids(seats: int) -> None:
    compared = 0
    for state in sampled(walk(detente.game("agents"), seats, seed=1), seed=1, share=0.2):
        assert isinstance(state, Espionage)
        for seat in range(seats):
            agents = own_agents(state, seat, NOWHERE) if state.services else []
            decisions = [DeployOperative(seat), DeployDiplomat(seat), ForcedTransit(seat)]
            for decision in [*decisions, *[ForcedDestination(seat, agent) for agent in agents]]:
                legal = Decision.legal_actions(decision, state, seat)
                assert decision.legal_actions(state, seat) == legal
                compared += len(legal)
    assert compared > 0
