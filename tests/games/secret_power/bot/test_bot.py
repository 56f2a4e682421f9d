"""The bots of Secret Power: evaluation, rollout policy, strength."""

import pytest

import detente
from detente import bots
from detente.games.secret_power.bot import evaluation
from detente.games.secret_power.bot.evaluation import minor_worth, time_left, treaty_worth
from detente.games.secret_power.bot.policy import SecretPowerPolicy
from detente.games.secret_power.rules.concluding import MayConclude
from detente.games.secret_power.rules.objects import CONTROL, FINANCE, TYPES
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import TREATIES
from detente.games.secret_power.rules.treaty_phase import CutHand
from detente.games.secret_power.rules.turn import Turn
from tests.bots.playing import check_indistinguishable_states, play, wins
from tests.games.playing import begin, offered, play_moves
from tests.games.secret_power.positions import player, position_with

GAME = "secret_power"
WEIGHTS = SecretPowerPolicy().unpacked
RICH = {"alpha": ["governments", "governments", "mass_media", "security_agencies"]}


def evaluate(s: Conspiracy, seat: int) -> float:
    return evaluation.evaluate(s, seat, WEIGHTS)


def value(s: Conspiracy, player: int, left: float) -> float:
    return evaluation.value(s, player, left, WEIGHTS)


def object_worth(s: Conspiracy, player: int, number: int, left: float) -> float:
    return evaluation.object_worth(s, player, number, left, WEIGHTS)


def policy_move(s: Conspiracy) -> str:
    """The move of the policy for the seat to act."""
    return s.game.codes[SecretPowerPolicy().action(s, s.to_act[0])]


# --- the evaluation ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_has_more_has_the_better_chance(seats: int) -> None:
    s = position_with(seats, objects=RICH)
    worths = [evaluate(s, seat) for seat in range(seats)]
    assert worths[0] == max(worths) > 1 / seats
    assert worths[1:] == [worths[1]] * (seats - 1)


def test_more_points_of_the_falcon_leave_less_hope() -> None:
    even, behind = (
        position_with(1, falcon="medium", objects={"falcon": objects})
        for objects in ([], ["governments", "mass_media", "ruling_parties"])
    )
    assert 0 < evaluate(behind, 0) < evaluate(even, 0) < 1


def test_who_has_won_is_certain_and_points_break_the_tie() -> None:
    s = position_with(3, objects=RICH)
    s.finish([1], [9, 20, 0], "points")
    assert evaluate(s, 1) >= 1 > evaluate(s, 0) > evaluate(s, 2) == 0


@pytest.mark.parametrize(
    ("project", "better", "stage"),
    [("comintern", 1, 0), ("comintern", 3, 2), ("united_nations", 1, 0), ("espionage", 1, 0)],
)
def test_what_a_stage_brings_counts_while_there_is_time(
    project: str, better: int, stage: int
) -> None:
    early, late = 3.0, 0.0
    higher, lower = (
        position_with(2, stages={"alpha": {project: number}}, active={"alpha": 6})
        for number in (better, stage)
    )
    points = value(higher, 0, late) - value(lower, 0, late)
    assert points > 0
    assert value(higher, 0, early) - value(lower, 0, early) > points


def test_a_card_is_worth_more_to_the_one_who_multiplies_it() -> None:
    s = position_with(2, objects={"alpha": ["governments"]})
    number = TYPES.index("mass_media")
    assert object_worth(s, 0, number, 2.0) > object_worth(s, 1, number, 2.0)


def test_the_colour_that_completes_a_set_is_worth_more() -> None:
    s = position_with(2, objects={"alpha": ["crime_syndicates", "mass_media", "research"]})
    alone = minor_worth(s, 0, FINANCE)
    assert alone > minor_worth(s, 0, CONTROL)
    s = position_with(2, objects={"alpha": ["crime_syndicates", "mass_media"]})
    assert alone > minor_worth(s, 0, FINANCE) > minor_worth(s, 0, CONTROL)


def test_a_support_card_brings_the_falcon_his_next_stage() -> None:
    number = TYPES.index("trade_unions")
    falcon = player(position_with(1), "falcon")
    found = [
        object_worth(position_with(1, stages={"falcon": {"comintern": stage}}), falcon, number, 1.0)
        for stage in range(6)
    ]
    assert found[:5] == sorted(set(found[:5]))
    assert found[5] < found[0]


# --- the rollout policy ---------------------------------------------------------------------------


def test_what_multiplies_own_cards_is_infiltrated() -> None:
    zone = ["exchanges", "governments", "universities"]
    s = begin(
        position_with(2, zone=zone, objects={"alpha": ["mass_media", "ruling_parties"]}), Turn(0)
    )
    assert policy_move(s) == "governments_1"
    assert policy_move(play_moves(s, "governments_1")) == "3"


def test_without_agents_there_is_training() -> None:
    s = begin(position_with(2, zone=["research"], pool={"alpha": 11}, active={"alpha": 1}), Turn(0))
    assert policy_move(s) == "research_1"
    s = begin(position_with(2, zone=["banks"], active={"alpha": 1}), Turn(0))
    assert policy_move(s) == "train"


def test_a_treaty_that_can_be_concluded_is() -> None:
    objects = {"alpha": ["mass_media", "mass_media", "governments+"]}
    hands = {"alpha": ["cia", "trilateral_commission"]}
    s = begin(position_with(2, objects=objects, hands=hands), MayConclude(0))
    assert policy_move(s) == "trilateral_commission"


def test_of_too_many_treaties_the_least_is_discarded() -> None:
    s = begin(position_with(2, hands={"alpha": TREATIES[4:12]}), CutHand(0))
    left = time_left(s)
    worths = {name: treaty_worth(s, 0, TREATIES.index(name), left) for name in offered(s)}
    assert worths[policy_move(s)] == min(worths.values()) < max(worths.values())


def test_the_next_stage_is_taken_when_it_costs_little_else() -> None:
    objects = {"alpha": ["trade_unions"]}
    s = begin(position_with(2, zone=["research"], objects=objects, active={"alpha": 9}), Turn(0))
    assert policy_move(s) == "comintern"


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {"falcon": "maximum", "personality": "manager", "professionals": True}),
        (2, {"treaties": "draft", "professionals": True}),
        (3, {"wars": "shuffled"}),
        (5, {"professionals": True}),
    ],
)
def test_the_policy_plays_whole_games(seats: int, settings: dict[str, object]) -> None:
    policy = SecretPowerPolicy()
    s = detente.game(GAME, **settings).start(seats, seed=1, keep_events=False)
    assert isinstance(s, Conspiracy)
    while not s.over:
        acting = s.to_act[0]
        s.apply_action(acting, policy.action(s, acting))
    s.check()


# --- how well they play -----------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    assert wins(GAME, ("greedy", "random"), 1) == 2


def test_greedy_beats_a_beginner_of_a_falcon() -> None:
    """It wins about nine games of ten (docs/bots.md)."""
    assert wins(GAME, ("greedy",), 6, falcon="beginner") >= 4


@pytest.mark.parametrize(("spec", "most", "every"), [("greedy", 60, 3), ("search:4it", 16, 4)])
def test_decisions_rest_on_what_the_seat_knows(spec: str, most: int, every: int) -> None:
    s = detente.game(GAME, professionals=True).start(3, seed=3, keep_events=False)
    assert check_indistinguishable_states(s, spec, most, every) > 2


def test_the_true_state_is_left_alone() -> None:
    s = detente.game(GAME).start(2, seed=5, keep_events=False)
    for _ in play(s, ("random", "random"), most=20):
        pass
    assert s.view(None)["board"]["round"]
    before = s.dump()
    for spec in ("greedy", "search:4it"):
        bots.ask(bots.make(spec, GAME, 0), s, s.to_act[0], 0)
    assert s.dump() == before


def test_a_number_of_iterations_makes_search_repeatable() -> None:
    first, second = (
        [*play(detente.game(GAME).start(2, seed=4), ("search:6it", "greedy"), most=12)]
        for _ in range(2)
    )
    assert first == second
