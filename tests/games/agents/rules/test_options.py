"""The options: what each of them changes in play, and what it leaves alone."""

import random

import pytest

import detente
from detente.core.errors import InvalidInput
from detente.games.agents.rules.deployment import BuyDiplomat, Deploy
from detente.games.agents.rules.infiltration import Infiltrate
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import agents, bag, knows, operate, position_with
from tests.games.agents.starts import keep_missions, start
from tests.games.playing import asked, begin, offered, play_moves

TRIO = ["cia", "kgb", "mi6"]
RETURNS = pytest.mark.parametrize("option", ["box", "attacker_bag"])
EVERYTHING: dict[str, object] = {
    "abilities": True,
    "services": "chosen",
    "cia_setup_token": "operative",
    "finance_unlimited": True,
    "virtual_return": "attacker_bag",
}


@pytest.mark.rule("ASW-O-01", "ASW-O-02", "ASW-O-03", "ASW-O-04", "ASW-O-05")
@pytest.mark.parametrize("option", EVERYTHING)
def test_an_option_takes_its_own_values_only(option: str) -> None:
    game = detente.game("agents", **{option: EVERYTHING[option]})
    assert game.settings[option] == EVERYTHING[option]
    with pytest.raises(InvalidInput):
        detente.game("agents", **{option: "perhaps"})


@pytest.mark.rule("ASW-O-03")
@pytest.mark.parametrize("kind", ["diplomat", "operative"])
def test_the_token_of_the_cia_needs_the_option_abilities(kind: str) -> None:
    s = start(cia_setup_token=kind)
    assert asked(s)[1] == "prompt-choose-missions"
    assert (s.supply[1], s.operatives[1]) == (8, 8)


@pytest.mark.rule("ASW-O-03", "ASW-SA-CIA-2", "ASW-AMB-46")
def test_the_operative_of_the_cia_is_an_agent_like_others() -> None:
    s = start(["cia", "kgb", "mi6"], abilities=True, cia_setup_token="operative")
    keep_missions(play_moves(s, "africa"))
    assert s.view(None)["board"]["regions"]["africa"]["holder"] == "cia"
    tokens = s.view(None)["board"]["regions"]["africa"]["tokens"]
    assert [each["kind"] for each in tokens] == ["dark_operative"]
    s.active = 1
    operate(s, "africa", "liquidation")
    assert asked(s) == ("cia", "prompt-keep-card")


@pytest.mark.rule("ASW-O-04", "ASW-FIN-03")
def test_a_bank_without_limit_lends_nothing() -> None:
    s = position_with(
        TRIO, board={"africa": {"kgb": "o"}}, bags={"cia": {"cia": "o"}}, finance_unlimited=True
    )
    play_moves(begin(s, Infiltrate(0), Deploy(0), BuyDiplomat(0)), "kgb", "africa")
    assert asked(s) == ("cia", "pause")
    s = position_with(
        TRIO,
        board={"africa": {"kgb": "o"}},
        cards={"cia": ["jackal", "fox"]},
        finance_unlimited=True,
    )
    assert offered(begin(s, PlayCard(0))) == ["fox", "done"]


@pytest.mark.rule("ASW-O-05", "ASW-2P-10", "ASW-AMB-57")
@RETURNS
@pytest.mark.parametrize("active", ["cia", "kgb"])
def test_a_virtual_informant_goes_to_the_box_or_to_the_one_who_attacked(
    option: str, active: str
) -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        active=active,
        board={"africa": {"mi6": "i"}},
        virtual_return=option,
    )
    operate(s, "africa", "liquidation", "fox")
    assert agents(s, "africa") == {}
    assert bag(s, active) == ({} if option == "box" else {"mi6": "i"})
    assert bag(s, "kgb" if active == "cia" else "cia") == {}
    assert s.halves[s.active] == 1
    s.check()


@pytest.mark.rule("ASW-O-05", "ASW-P4-42", "ASW-AC-08")
@RETURNS
@pytest.mark.parametrize("players", [["cia", "kgb"], TRIO])
def test_tokens_of_players_go_home_in_any_case(option: str, players: list[str]) -> None:
    s = position_with(
        players,
        virtual="mi6" if len(players) == 2 else None,
        board={"africa": {"kgb": "i"}, "ussr": {"kgb": "o"}},
        finance={"cia": 1},
        cards={"cia": ["jackal"]},
        virtual_return=option,
    )
    operate(s, "africa", "liquidation", "fox")
    play_moves(begin(s, PlayCard(0)), "jackal")
    assert bag(s, "kgb") == {"kgb": "io"}
    assert bag(s, "cia") == {}
    assert s.boxed == 0
    s.check()


@pytest.mark.rule("ASW-O-05", "ASW-AMB-80")
def test_a_virtual_token_in_the_attackers_bag_can_be_deployed_again() -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        board={"africa": {"mi6": "i"}},
        virtual_return="attacker_bag",
    )
    operate(s, "africa", "liquidation", "fox")
    play_moves(begin(s, Turn()), "ussr")
    assert agents(s, "ussr") == {"mi6": 1}
    assert s.region_of(s.drawn) == REGIONS.index("ussr")
    assert knows(s, "cia", "mi6_2")
    assert not knows(s, "kgb", "mi6_2")
    s.check()


@pytest.mark.rule("ASW-O-01", "ASW-O-02", "ASW-O-03", "ASW-O-04", "ASW-O-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_options_work_together_to_the_end(seats: int) -> None:
    s = detente.game("agents", **EVERYTHING).start(seats, seed=seats)
    pick = random.Random(seats)
    while not s.over:
        s.apply_action(s.to_act[0], pick.choice(s.legal_actions(s.to_act[0])))
        s.check()
    assert s.result is not None
    assert s.result["reason"] in ("reserve", "five_points")
