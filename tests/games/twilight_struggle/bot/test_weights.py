"""The weights of the bots: the features explain the evaluation, and equal trials are decided."""

from pathlib import Path

import pytest

import detente
from detente import bots
from detente.bots.rollouts import best_index
from detente.bots.weights import Fitted, Weights
from detente.games.twilight_struggle.bot.danger import exposure
from detente.games.twilight_struggle.bot.policy import TwilightPolicy
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import EVENT_FIRST, OPS_FIRST, code
from detente.games.twilight_struggle.rules.obligations import rounds_left
from detente.games.twilight_struggle.rules.play import ChooseOrder
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from tests.games.playing import begin
from tests.games.twilight_struggle.positions import position_with

GAME = "twilight_struggle"
FROZEN = Path(__file__).parents[4] / "benchmarks" / "frozen" / "twilight_struggle-2026-11.yaml"


def positions(policy: TwilightPolicy, seed: int, most: int = 250) -> list[ColdWar]:
    """Positions of a game between the heuristics, in which the next card is asked for."""
    s = detente.game(GAME, edition="deluxe", optional_cards=True).start(seed=seed)
    assert isinstance(s, ColdWar)
    found = []
    while not s.over and s.move_number < most:
        if policy.quiescent(s, s):
            found.append(s.clone())
        s.apply_action(s.to_act[0], policy.action(s, s.to_act[0]))
    return found


@pytest.mark.parametrize("weights", [None, bots.read_weights(FROZEN)], ids=["own", "frozen"])
def test_features_and_exposure_are_the_whole_evaluation(weights: Weights | None) -> None:
    policy = TwilightPolicy(weights)
    assert isinstance(policy, Fitted)
    found = positions(policy, 3)
    assert len(found) > 20
    for s in found:
        values = policy.weights.of_phase(policy.phase(s))
        for seat in (US, USSR):
            features = policy.features(s, seat, 1 - seat)
            named = zip(policy.feature_names(), features, strict=True)
            danger = values["price"] * exposure(s, seat, max(0, rounds_left(s, seat)))
            expected = sum(values[name] * feature for name, feature in named) - danger
            assert policy.evaluate(s, seat) == pytest.approx(expected)
            assert policy.margin(s, seat, 1 - seat) == policy.evaluate(s, seat)


def test_phases_are_the_wars() -> None:
    policy = TwilightPolicy()
    phases = [policy.phase(position_with(turn=turn)) for turn in range(1, 11)]
    assert phases == [0, 0, 0, 1, 1, 1, 1, 2, 2, 2]


def test_a_nuclear_war_teaches_nothing() -> None:
    policy = TwilightPolicy()
    for reason, teaches in (("nuclear_war", False), ("vp", True), ("final_scoring", True)):
        s = position_with()
        s.win(US, reason)
        assert policy.teaches(s) == teaches


def test_the_price_of_danger_follows_its_weight() -> None:
    """DEFCON must not become cheap when fitted countries become dear."""
    frozen = bots.read_weights(FROZEN)
    dear = frozen._replace(values={**frozen.values, "price": (3.0, 3.0, 3.0)})
    board = {"angola": (1, 1), "west_germany": (4, 1)}
    hands = {"us": ["lone_gunman", "nasser"]}
    given = {"turn": 4, "defcon": 2, "phasing": US, "china": "ussr", "rounds_left": 2}
    s = begin(position_with(influence=board, hands=hands, **given), ActionRound(US))  # type: ignore[arg-type]
    once, thrice = (TwilightPolicy(weights) for weights in (frozen, dear))
    danger = exposure(s, US, rounds_left(s, US))
    assert danger > 0
    assert once.evaluate(s, US) - thrice.evaluate(s, US) == pytest.approx(2 * danger)
    card = code("lone_gunman")
    assert thrice.risk_penalty(s, US, card) == 3 * once.risk_penalty(s, US, card) > 0


# --- equal trials -----------------------------------------------------------------------------


def asked_for_order(card: str) -> ColdWar:
    """The US plays a card of the USSR for Operations: which comes first?"""
    s = position_with(turn=4, phasing=US, influence={"iran": (1, 1)}, hands={"us": [card]})
    s.hand[US], s.resolving = 0, 1 << code(card)
    return begin(s, ChooseOrder(US, code(card)))


@pytest.mark.parametrize("card", ["nasser", "de_gaulle_leads_france", "lone_gunman"])
def test_a_tie_between_event_and_operations_goes_to_operations(card: str) -> None:
    s, policy = asked_for_order(card), TwilightPolicy()
    assert s.legal_actions(US) == (EVENT_FIRST, OPS_FIRST)
    chosen = [
        s.legal_actions(US)[best_index(policy, s, US, totals)]  # type: ignore[arg-type]
        for totals in ([1.5, 1.5], [1.5, 1.4], [1.4, 1.5])
    ]
    assert chosen == [OPS_FIRST, EVENT_FIRST, OPS_FIRST]


def test_other_ties_go_to_the_heuristics() -> None:
    hands = {"us": ["truman_doctrine", "containment", "marshall_plan"]}
    s = begin(position_with(turn=4, phasing=US, hands=hands), ActionRound(US))
    policy = TwilightPolicy()
    actions = s.legal_actions(US)
    preferred = policy.action(s, US)
    assert actions.index(preferred) > 0
    assert actions[best_index(policy, s, US, [0.0] * len(actions))] == preferred  # type: ignore[arg-type]
    others = [1.0 if action != preferred else 0.0 for action in actions]
    assert best_index(policy, s, US, others) == others.index(1.0)  # type: ignore[arg-type]
