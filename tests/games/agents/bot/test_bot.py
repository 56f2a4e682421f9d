"""What bots think of Agents."""

import pytest

import detente
from detente import bots
from detente.games.agents.bot import Thumb
from detente.games.agents.bot.balance import Balance
from detente.games.agents.bot.evaluation import chances, strengths
from detente.games.agents.rules.deployment import BuyDiplomat
from detente.games.agents.rules.liquidation import Liquidate
from detente.games.agents.rules.operation import ChooseOperation
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.services import INFORMANT, LIGHT, SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from tests.bots.playing import wins
from tests.games.agents.positions import Board, lay, seat
from tests.games.playing import asked, begin, choose

GAME = "agents"
CIA = SERVICES.index("cia")
KGB = SERVICES.index("kgb")


def region(name: str) -> int:
    return REGIONS.index(name)


def pick(s: Espionage) -> str:
    """What the rules of thumb choose for whoever is asked."""
    return s.game.codes[Thumb().pick(s, s.to_act[0])]


# --- the evaluation ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [("cia", "kgb"), ("cia", "mi6", "kgb"), SERVICES])
def test_the_chances_of_all_seats_make_one(players: tuple[str, ...]) -> None:
    virtual = "mossad" if len(players) == 2 else None
    s = lay(players, virtual=virtual, board={"africa": {"cia": "oo", "kgb": "o"}})
    found = chances(s)
    assert sum(found) == pytest.approx(1)
    assert found[seat(s, "cia")] == max(found) > 1 / len(players)


@pytest.mark.parametrize(("more", "less"), [("ooo", "oo"), ("oo", "o"), ("o", "")])
def test_the_firmer_a_majority_the_better(more: str, less: str) -> None:
    better, worse = (
        strengths(lay(board={"africa": {"cia": own, "kgb": "o"}}, missions={"cia": ["ussr"]}))[0]
        for own in (more, less)
    )
    assert better > worse


def test_the_own_mission_counts_more() -> None:
    board: Board = {"africa": {"cia": "oo"}}
    with_mission = strengths(lay(board=board, missions={"cia": ["africa"]}))
    without = strengths(lay(board=board, missions={"cia": ["ussr"]}))
    assert with_mission[0] > without[0]
    assert with_mission[1:] == without[1:]


def test_who_has_won_is_certain() -> None:
    s = lay(board={"africa": {"cia": "oo"}})
    s.finish([0], [10, 2, 0, 0], "five_points")
    assert chances(s) == [1, 0, 0, 0]


def test_in_the_last_round_a_tie_is_worth_less_than_before() -> None:
    board: Board = {"africa": {"cia": "o", "kgb": "o"}}
    early, late = (strengths(lay(board=board, reserve={"cia": left}))[0] for left in (5, 1))
    assert late < early


# --- majorities -------------------------------------------------------------------------------


def test_moving_inside_a_sector_leaves_the_sector_as_it_is() -> None:
    s = lay(board={"africa": {"cia": "oo"}, "south_america": {"cia": "o", "kgb": "o"}})
    balance = Balance(s, 0)
    moved = balance.move(CIA, region("africa"), region("south_america"))
    both = balance.less(region("africa"), CIA) + balance.more(region("south_america"), CIA)
    assert moved != both
    assert moved > 0


def test_an_agent_against_a_leader_helps() -> None:
    s = lay(board={"africa": {"kgb": "o"}, "ussr": {"cia": "o"}})
    balance = Balance(s, 0)
    assert balance.less(region("africa"), KGB) > 0
    assert balance.more(region("africa"), KGB) < 0


def test_asking_changes_nothing() -> None:
    s = lay(board={"africa": {"cia": "oo", "kgb": "o"}})
    before = s.dump()
    balance = Balance(s, 0)
    first = [balance.more(place, service) for place in s.regions for service in range(4)]
    assert first == [balance.more(place, service) for place in s.regions for service in range(4)]
    assert s.dump() == before


# --- rules of thumb ---------------------------------------------------------------------------


def active_in(s: Espionage, name: str) -> Espionage:
    s.region = region(name)
    return s


@pytest.mark.parametrize(("face", "choice"), [("i", True), ("o", False)])
def test_known_informants_are_liquidated_and_known_operatives_left_alone(
    face: str, choice: bool
) -> None:
    s = active_in(lay(board={"africa": {"kgb": face, "cia": "o"}}), "africa")
    s.known[0] |= 1 << KGB * 32
    assert s.kind(KGB * 32) == (INFORMANT if face == "i" else LIGHT)
    begin(s, ChooseOperation(0))
    assert (pick(s) == "liquidation") is choice


def test_the_known_informant_is_the_target() -> None:
    s = active_in(lay(board={"africa": {"kgb": "ooi"}}), "africa")
    s.known[0] |= 1 << KGB * 32 | 1 << KGB * 32 + 2
    begin(s, Liquidate(0))
    assert pick(s) == "kgb_3"


def test_an_own_agent_goes_where_it_takes_control() -> None:
    board: dict[str, dict[str, str]] = {name: {"kgb": "d"} for name in REGIONS}
    board["africa"] = {"kgb": "o", "cia": "o"}
    s = begin(lay(board=board, bags={"cia": {"cia": "o"}}), Turn())
    choose(s, "kgb")
    assert asked(s) == ("cia", "prompt-deploy")
    assert pick(s) == "africa"


@pytest.mark.parametrize(("rival", "choice"), [("o", "diplomat"), ("ooooo", "pass")])
def test_a_diplomat_is_bought_for_control(rival: str, choice: str) -> None:
    board: Board = {"africa": {"kgb": rival, "cia": "o"}}
    s = active_in(lay(board=board, finance={"cia": 2}, reserve={"cia": 5}), "africa")
    begin(s, BuyDiplomat(0))
    assert pick(s) == choice


def test_a_card_for_coins_is_played_at_once() -> None:
    s = active_in(lay(cards={"cia": ["koschei_fox"]}), "africa")
    begin(s, PlayCard(0))
    assert pick(s) == "koschei"


@pytest.mark.parametrize("abilities", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_of_thumb_play_whole_games(seats: int, abilities: bool) -> None:
    thumb = Thumb()
    for seed in range(3):
        s = detente.game(GAME, abilities=abilities).start(seats, seed, journal=False)
        while not s.over:
            acting = s.to_act[0]
            s.act(acting, thumb.pick(s, acting))  # type: ignore[arg-type]
        s.check()


# --- how well they play -----------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    assert wins(GAME, ("greedy", "random"), 3) >= 5


def test_greedy_beats_three_random_ones() -> None:
    assert wins(GAME, ("greedy", "random", "random", "random"), 1) >= 3


def test_a_number_of_iterations_makes_search_repeatable() -> None:
    s = lay(board={"africa": {"kgb": "io", "cia": "o"}}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    choose(s, "kgb")
    chosen = {bots.ask(bots.make("search:20it", GAME, seed=1), s, 0, seed=2) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(s.options(0))
