"""The bots of Agents: evaluation, rollout policy, strength."""

import pytest

import detente
from detente import bots
from detente.games.agents.bot import evaluation
from detente.games.agents.bot.balance import Balance
from detente.games.agents.bot.policy import AgentsPolicy
from detente.games.agents.rules.deployment import BuyDiplomat
from detente.games.agents.rules.liquidation import Liquidate
from detente.games.agents.rules.operation import ChooseOperation
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.services import INFORMANT, LIGHT, SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from tests.bots.playing import wins
from tests.games.agents.positions import Board, position_with, seat
from tests.games.playing import asked, begin, play_moves

GAME = "agents"
WEIGHTS = AgentsPolicy().unpacked


def strengths(s: Espionage) -> list[float]:
    return evaluation.strengths(s, WEIGHTS)


def win_probabilities(s: Espionage) -> list[float]:
    return evaluation.win_probabilities(s, WEIGHTS)


CIA = SERVICES.index("cia")
KGB = SERVICES.index("kgb")


def region(name: str) -> int:
    return REGIONS.index(name)


def policy_move(s: Espionage) -> str:
    """The move of the policy for the seat to act."""
    return s.game.codes[AgentsPolicy().action(s, s.to_act[0])]


# --- the evaluation ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [("cia", "kgb"), ("cia", "mi6", "kgb"), SERVICES])
def test_the_chances_of_all_seats_make_one(players: tuple[str, ...]) -> None:
    virtual = "mossad" if len(players) == 2 else None
    s = position_with(players, virtual=virtual, board={"africa": {"cia": "oo", "kgb": "o"}})
    found = win_probabilities(s)
    assert sum(found) == pytest.approx(1)
    assert found[seat(s, "cia")] == max(found) > 1 / len(players)


@pytest.mark.parametrize(("more", "less"), [("ooo", "oo"), ("oo", "o"), ("o", "")])
def test_the_firmer_a_majority_the_better(more: str, less: str) -> None:
    better, worse = (
        strengths(
            position_with(board={"africa": {"cia": own, "kgb": "o"}}, missions={"cia": ["ussr"]})
        )[0]
        for own in (more, less)
    )
    assert better > worse


def test_the_own_mission_counts_more() -> None:
    board: Board = {"africa": {"cia": "oo"}}
    with_mission = strengths(position_with(board=board, missions={"cia": ["africa"]}))
    without = strengths(position_with(board=board, missions={"cia": ["ussr"]}))
    assert with_mission[0] > without[0]
    assert with_mission[1:] == without[1:]


def test_who_has_won_is_certain() -> None:
    s = position_with(board={"africa": {"cia": "oo"}})
    s.finish([0], [10, 2, 0, 0], "five_points")
    assert win_probabilities(s) == [1, 0, 0, 0]


def test_in_the_last_round_a_tie_is_worth_less_than_before() -> None:
    board: Board = {"africa": {"cia": "o", "kgb": "o"}}
    early, late = (
        strengths(position_with(board=board, reserve={"cia": left}))[0] for left in (5, 1)
    )
    assert late < early


# --- majorities -------------------------------------------------------------------------------


def test_moving_inside_a_sector_leaves_the_sector_as_it_is() -> None:
    s = position_with(board={"africa": {"cia": "oo"}, "south_america": {"cia": "o", "kgb": "o"}})
    balance = Balance(s, 0, WEIGHTS)
    moved = balance.move(CIA, region("africa"), region("south_america"))
    both = balance.less(region("africa"), CIA) + balance.more(region("south_america"), CIA)
    assert moved != both
    assert moved > 0


def test_an_agent_against_a_leader_helps() -> None:
    s = position_with(board={"africa": {"kgb": "o"}, "ussr": {"cia": "o"}})
    balance = Balance(s, 0, WEIGHTS)
    assert balance.less(region("africa"), KGB) > 0
    assert balance.more(region("africa"), KGB) < 0


def test_asking_changes_nothing() -> None:
    s = position_with(board={"africa": {"cia": "oo", "kgb": "o"}})
    before = s.dump()
    balance = Balance(s, 0, WEIGHTS)
    first = [balance.more(place, service) for place in s.regions for service in range(4)]
    assert first == [balance.more(place, service) for place in s.regions for service in range(4)]
    assert s.dump() == before


# --- the rollout policy ---------------------------------------------------------------------------


def active_in(s: Espionage, name: str) -> Espionage:
    s.region = region(name)
    return s


@pytest.mark.parametrize(("face", "move"), [("i", True), ("o", False)])
def test_known_informants_are_liquidated_and_known_operatives_left_alone(
    face: str, move: bool
) -> None:
    s = active_in(position_with(board={"africa": {"kgb": face, "cia": "o"}}), "africa")
    s.known[0] |= 1 << KGB * 32
    assert s.kind(KGB * 32) == (INFORMANT if face == "i" else LIGHT)
    begin(s, ChooseOperation(0))
    assert (policy_move(s) == "liquidation") is move


def test_the_known_informant_is_the_target() -> None:
    s = active_in(position_with(board={"africa": {"kgb": "ooi"}}), "africa")
    s.known[0] |= 1 << KGB * 32 | 1 << KGB * 32 + 2
    begin(s, Liquidate(0))
    assert policy_move(s) == "kgb_3"


def test_an_own_agent_goes_where_it_takes_control() -> None:
    board: dict[str, dict[str, str]] = {name: {"kgb": "d"} for name in REGIONS}
    board["africa"] = {"kgb": "o", "cia": "o"}
    s = begin(position_with(board=board, bags={"cia": {"cia": "o"}}), Turn())
    play_moves(s, "kgb")
    assert asked(s) == ("cia", "prompt-deploy")
    assert policy_move(s) == "africa"


@pytest.mark.parametrize(("rival", "move"), [("o", "diplomat"), ("ooooo", "pass")])
def test_a_diplomat_is_bought_for_control(rival: str, move: str) -> None:
    board: Board = {"africa": {"kgb": rival, "cia": "o"}}
    s = active_in(position_with(board=board, finance={"cia": 2}, reserve={"cia": 5}), "africa")
    begin(s, BuyDiplomat(0))
    assert policy_move(s) == move


def test_a_card_for_coins_is_played_at_once() -> None:
    s = active_in(position_with(cards={"cia": ["koschei_fox"]}), "africa")
    begin(s, PlayCard(0))
    assert policy_move(s) == "koschei"


@pytest.mark.parametrize("abilities", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_policy_plays_whole_games(seats: int, abilities: bool) -> None:
    policy = AgentsPolicy()
    for seed in range(3):
        s = detente.game(GAME, abilities=abilities).start(seats, seed, keep_events=False)
        while not s.over:
            acting = s.to_act[0]
            s.apply_action(acting, policy.action(s, acting))  # type: ignore[arg-type]
        s.check()


# --- how well they play -----------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    assert wins(GAME, ("greedy", "random"), 3) >= 5


def test_greedy_beats_three_random_ones() -> None:
    assert wins(GAME, ("greedy", "random", "random", "random"), 1) >= 3


def test_a_number_of_iterations_makes_search_repeatable() -> None:
    s = position_with(board={"africa": {"kgb": "io", "cia": "o"}}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb")
    chosen = {bots.ask(bots.make("search:20it", GAME, seed=1), s, 0, seed=2) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(s.legal_moves(0))
