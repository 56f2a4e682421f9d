"""Special abilities: the KGB's protection, what the CIA and Mossad begin with, the extra of MI6."""

import pytest

from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import (
    agents,
    bag,
    holder,
    knows,
    operate,
    position_with,
    seat,
    token,
)
from tests.games.agents.starts import EVERY_COUNT, keep_missions, start
from tests.games.playing import asked, begin, offered, play_moves, refused

EVERY_TABLE = pytest.mark.parametrize(
    ("players", "virtual"),
    [
        (["cia", "mossad"], "mi6"),
        (["cia", "mossad", "kgb"], None),
        (["cia", "mossad", "kgb", "mi6"], None),
    ],
    ids="234",
)
TRIO = ["mi6", "cia", "kgb"]


def after_operation(**position: object) -> Espionage:
    """MI6 has just taken 1 finance by Funding in Africa, and its extra is asked."""
    board = {"africa": {"mi6": "o", "cia": "o"}, "western_europe": {"mi6": "od"}}
    given: dict[str, object] = {"board": board, "abilities": True, **position}
    return operate(position_with(TRIO, **given), "africa", "funding")  # type: ignore[arg-type]


# --- whose abilities ----------------------------------------------------------------------------


@pytest.mark.rule("ASW-SA-00")
@pytest.mark.parametrize("virtual", ["cia", "mossad"])
def test_a_virtual_service_has_no_ability_at_set_up(virtual: str) -> None:
    s = keep_missions(start(["kgb", "mi6"], virtual, abilities=True))
    assert asked(s)[1] == "prompt-pay-operative"
    assert s.finance == [3, 3]
    assert sum(agents(s, region).get(virtual, 0) for region in REGIONS) == 8
    assert [bag(s, who)[virtual].count("D") for who in ("kgb", "mi6")] == [0, 0]
    s.check()


@pytest.mark.rule("ASW-SA-00", "ASW-AMB-53")
def test_a_virtual_kgb_can_be_looked_at() -> None:
    s = position_with(["cia", "mi6"], virtual="kgb", board={"ussr": {"kgb": "o"}}, abilities=True)
    operate(s, "ussr", "reconnaissance")
    assert knows(s, "cia", "kgb_1")


@pytest.mark.rule("ASW-SA-00", "ASW-O-01")
def test_without_the_option_nobody_has_an_ability() -> None:
    s = keep_missions(start(["kgb", "cia", "mi6", "mossad"]))
    assert asked(s)[1] == "prompt-infiltrate"
    assert s.finance == [3, 3, 3, 3]
    assert "D" not in bag(s, "mossad")["mossad"]
    s = position_with(TRIO, board={"africa": {"mi6": "o", "kgb": "o"}}, cards={"mi6": ["fox"]})
    operate(s, "africa", "reconnaissance", "kgb_1", "done")
    assert asked(s) == ("mi6", "pause")
    s = position_with(["mossad", "cia", "kgb"], board={"africa": {"kgb": "i"}})
    operate(s, "africa", "liquidation", "fox")
    assert s.finance == [0, 0, 0]


# --- the KGB ------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-SA-KGB", "ASW-SA-KGB-2", "ASW-AMB-52")
@pytest.mark.parametrize("active", ["cia", "mi6", "mossad"])
def test_kgb_tokens_are_no_reason_for_reconnaissance(active: str) -> None:
    board = {"africa": {"kgb": "oi", active: "o"}}
    s = operate(position_with(active=active, board=board, abilities=True), "africa")
    assert offered(s) == ["funding", "liquidation", "pass"]
    assert refused(s, "reconnaissance") == "ASW-P4-20"


@pytest.mark.rule("ASW-SA-KGB", "ASW-SA-KGB-2", "ASW-AMB-52")
@pytest.mark.parametrize("active", ["cia", "mi6"])
def test_beside_other_tokens_those_of_the_kgb_stay_hidden(active: str) -> None:
    board = {"africa": {"kgb": "oi", "mossad": "oo", active: "o"}}
    s = operate(
        position_with(active=active, board=board, abilities=True), "africa", "reconnaissance"
    )
    assert offered(s) == sorted([f"{active}_1", "mossad_1", "mossad_2"])
    assert refused(s, "kgb_1") == "ASW-SA-KGB"
    play_moves(s, "mossad_1", f"{active}_1")
    assert refused(s, "kgb_2") == "ASW-SA-KGB"


@pytest.mark.rule("ASW-SA-KGB", "ASW-SA-KGB-2")
@pytest.mark.parametrize("kind", ["i", "o"])
def test_kgb_tokens_can_be_attacked(kind: str) -> None:
    s = operate(
        position_with(board={"africa": {"kgb": kind}}, abilities=True), "africa", "liquidation"
    )
    assert asked(s) == ("cia" if kind == "i" else "kgb", "prompt-keep-card")
    assert knows(s, None, "kgb_1")


@pytest.mark.rule("ASW-SA-KGB-2", "ASW-AMB-52")
def test_the_kgb_looks_at_its_own_tokens_beside_those_of_others() -> None:
    board = {"africa": {"kgb": "oi", "cia": "o"}}
    s = operate(
        position_with(active="kgb", board=board, abilities=True), "africa", "reconnaissance"
    )
    assert offered(s) == ["kgb_1", "kgb_2", "cia_1"]
    play_moves(s, "kgb_2")
    assert knows(s, "kgb", "kgb_2")
    alone = position_with(active="kgb", board={"africa": {"kgb": "oi"}}, abilities=True)
    assert refused(operate(alone, "africa"), "reconnaissance") == "ASW-P4-20"


@pytest.mark.rule("ASW-SA-KGB", "ASW-AC-01", "ASW-SA-MI6")
def test_protection_retouch_and_the_extra_in_one_turn() -> None:
    """The shared scenario ASW-S08."""
    s = position_with(
        ["mi6", "kgb", "cia", "mossad"],
        board={"ussr": {"kgb": "ooi", "cia": "i"}, "western_europe": {"mi6": "oi"}},
        bags={"mi6": {"mi6": "o"}},
        cards={"mi6": ["retouch"]},
        abilities=True,
    )
    informant = token(s, "ussr", "kgb", "i")
    play_moves(begin(s, Turn()), "kgb", "ussr", informant, "reconnaissance")
    assert "kgb" not in {move.split("_")[0] for move in offered(s)}
    play_moves(s, "cia_1", "done", "gain")
    assert s.finance[seat(s, "mi6")] == 1
    assert knows(s, "mi6", informant)
    assert knows(s, "mi6", "cia_1")
    s.check()


# --- the CIA ------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-SA-CIA", "ASW-AMB-47", "ASW-SET-10")
@EVERY_TABLE
def test_the_cia_begins_with_a_coin_more_for_each_opponent(
    players: list[str], virtual: str | None
) -> None:
    s = start(players, virtual, abilities=True)
    assert s.finance[0] == 3 + len(players) - 1
    assert s.finance[1:] == [3] * (len(players) - 1)
    assert s.bank == 28 - sum(s.finance)


@pytest.mark.rule("ASW-SA-CIA", "ASW-SA-CIA-2", "ASW-AMB-46", "ASW-O-03")
@EVERY_TABLE
@pytest.mark.parametrize("kind", ["diplomat", "operative"])
@pytest.mark.parametrize("first", [0, 1])
def test_the_cia_puts_a_token_into_any_region_before_the_missions(
    players: list[str], virtual: str | None, kind: str, first: int
) -> None:
    s = start(players, virtual, abilities=True, first=first, cia_setup_token=kind)
    assert asked(s) == ("cia", "prompt-place-at-set-up")
    assert s.dealt == ((),) * len(players)
    assert offered(s) == [*(REGIONS[region] for region in s.regions), "pass"]
    assert refused(s, "cia_1") == "ASW-P3-01"
    play_moves(s, "africa")
    assert agents(s, "africa")["cia"] == 1
    assert s.supply[1] == (7 if kind == "diplomat" else 8)
    assert s.operatives[1] == (8 if kind == "diplomat" else 7)
    if kind == "operative":
        assert knows(s, None, token(s, "africa", "cia", "D"))
    assert s.reserve_size(1) == {2: 9, 3: 8, 4: 7}[len(players)]
    keep_missions(s).check()


@pytest.mark.rule("ASW-SA-CIA")
def test_the_cia_may_not_use_a_region_out_of_play() -> None:
    s = start(["cia", "mossad", "kgb"], abilities=True)
    assert refused(s, "western_europe") == "ASW-3P-01"


@pytest.mark.rule("ASW-SA-CIA", "ASW-AMB-46")
@pytest.mark.parametrize("kind", ["diplomat", "operative"])
def test_the_cia_may_decline(kind: str) -> None:
    s = keep_missions(play_moves(start(abilities=True, cia_setup_token=kind), "pass"))
    assert (s.supply[1], s.operatives[1]) == (8, 8)
    assert sum(agents(s, region).get("cia", 0) for region in REGIONS) == 3
    s.check()


@pytest.mark.rule("ASW-SA-CIA", "ASW-AMB-48", "ASW-SET-14")
def test_the_token_of_the_cia_counts_in_the_first_recount() -> None:
    s = keep_missions(play_moves(start(abilities=True), "western_europe"))
    assert [holder(s, name) for name in ("western_europe", "western")] == ["mi6", "cia"]


@pytest.mark.rule("ASW-SA-CIA", "ASW-AMB-56", "ASW-2P-07")
def test_the_token_of_the_cia_can_spare_a_guard() -> None:
    s = keep_missions(play_moves(start(["cia", "kgb"], "mi6", abilities=True), "africa"))
    assert holder(s, "africa") is None
    assert holder(s, "south_america") == "guarded"
    s.check()


# --- MI6 ----------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-SA-MI6", "ASW-SA-MI6-2", "ASW-AMB-51")
@pytest.mark.parametrize(
    ("codes", "region"),
    [
        (["funding"], "western_europe"),
        (["reconnaissance", "cia_1", "done"], "africa"),
        (["transit", "mi6_1"], "africa"),
        (["liquidation", "cia_1", "fox"], "africa"),
        (["liquidation", "cia_2", "fox"], "africa"),
    ],
)
def test_after_each_operation_mi6_may_do_a_little_more(codes: list[str], region: str) -> None:
    board = {"africa": {"cia": "oii"}, "western_europe": {"mi6": "oo", "cia": "i"}}
    s = operate(
        position_with(TRIO, board=board, finance={"mi6": 2}, abilities=True), region, *codes
    )
    assert asked(s) == ("mi6", "prompt-extra")
    assert offered(s)[:2] == ["look", "gain"]
    assert offered(s)[-1] == "pass"
    assert refused(s, "funding") == "ASW-SA-MI6"
    assert refused(s, "liquidation") == "ASW-SA-MI6"
    assert refused(s, "reconnaissance") == "ASW-SA-MI6"
    finance = s.finance[0]
    play_moves(s, "gain")
    assert s.finance[0] == finance + 1
    assert asked(s) == ("mi6", "pause")
    s.check()


@pytest.mark.rule("ASW-SA-MI6-2", "ASW-AMB-50")
def test_mi6_that_passes_gets_nothing() -> None:
    s = position_with(TRIO, board={"africa": {"mi6": "o", "cia": "o"}}, abilities=True)
    operate(s, "africa", "pass")
    assert asked(s) == ("mi6", "pause")


@pytest.mark.rule("ASW-SA-MI6")
@pytest.mark.parametrize("active", ["cia", "kgb"])
def test_nobody_else_has_the_extra(active: str) -> None:
    s = position_with(TRIO, active=active, board={"africa": {active: "o"}}, abilities=True)
    operate(s, "africa", "funding")
    assert asked(s) == ("mi6", "pause")


@pytest.mark.rule("ASW-SA-MI6-2")
def test_the_extra_may_be_declined() -> None:
    s = play_moves(after_operation(), "pass")
    assert asked(s) == ("mi6", "pause")
    assert s.finance[0] == 1
    assert agents(s, "western_europe") == {"mi6": 2}


@pytest.mark.rule("ASW-SA-MI6", "ASW-AMB-51")
def test_the_single_look_shows_one_token_of_the_active_region() -> None:
    board = {"africa": {"mi6": "o", "cia": "oo", "kgb": "i"}, "ussr": {"cia": "o"}}
    s = play_moves(after_operation(board=board), "look")
    assert offered(s) == ["cia_1", "cia_2", "mi6_1"]
    assert refused(s, "kgb_1") == "ASW-SA-KGB"
    assert refused(s, "cia_3") == "ASW-P4-20"
    assert refused(s, "done") == "ASW-AMB-19"
    play_moves(s, "cia_1")
    assert knows(s, "mi6", "cia_1")
    assert asked(s) == ("mi6", "pause")


@pytest.mark.rule("ASW-SA-MI6-2", "ASW-SA-KGB")
@pytest.mark.parametrize("there", [{"kgb": "oi"}, {"cia": "d"}, {}])
def test_the_single_look_needs_what_reconnaissance_needs(there: dict[str, str]) -> None:
    s = after_operation(board={"africa": {"mi6": "oo", **there}})
    assert offered(s) == ["gain", "pass"]
    assert refused(s, "look") == "ASW-P4-20"


@pytest.mark.rule("ASW-SA-MI6-2")
def test_a_liquidation_can_leave_nothing_to_look_at() -> None:
    s = position_with(TRIO, board={"africa": {"cia": "i"}}, abilities=True)
    operate(s, "africa", "liquidation", "fox")
    assert asked(s) == ("mi6", "prompt-extra")
    assert offered(s) == ["gain", "pass"]


@pytest.mark.rule("ASW-SA-MI6", "ASW-AMB-51")
def test_to_take_one_finance_needs_no_agent_there() -> None:
    s = position_with(TRIO, board={"africa": {"cia": "o"}}, abilities=True)
    play_moves(operate(s, "africa", "reconnaissance"), "gain")
    assert s.finance[0] == 1


@pytest.mark.rule("ASW-SA-MI6", "ASW-FIN-01")
@pytest.mark.parametrize("agent", ["mi6_2", "mi6_diplomat_western_europe"])
def test_the_paid_transit(agent: str) -> None:
    s = after_operation(finance={"mi6": 1})
    play_moves(s, "transit")
    assert asked(s) == ("mi6", "prompt-transit")
    assert offered(s) == ["mi6_2", "mi6_diplomat_western_europe"]
    assert refused(s, "cia_1") == "ASW-P4-30"
    assert refused(s, "mi6_1") == "ASW-AMB-20"
    play_moves(s, agent)
    assert (s.finance[0], s.bank) == (0, 28)
    assert agents(s, "africa") == {"mi6": 2, "cia": 1}
    assert asked(s) == ("mi6", "pause")
    s.check()


@pytest.mark.rule("ASW-SA-MI6-2")
def test_the_paid_transit_needs_an_agent_elsewhere() -> None:
    s = after_operation(board={"africa": {"mi6": "oo", "cia": "o"}}, finance={"mi6": 2})
    assert refused(s, "transit") == "ASW-P4-30"


@pytest.mark.rule("ASW-SA-MI6", "ASW-AMB-51")
def test_a_transit_may_be_followed_by_a_transit() -> None:
    board = {"africa": {"cia": "o"}, "western_europe": {"mi6": "oo"}}
    s = position_with(TRIO, board=board, finance={"mi6": 2}, abilities=True)
    operate(s, "africa", "transit", "mi6_1", "transit")
    assert agents(s, "africa") == {"mi6": 2, "cia": 1}
    assert s.finance[0] == 0
    s.check()


@pytest.mark.rule("ASW-SA-MI6-2")
def test_the_extra_comes_after_the_card_and_all_reactions() -> None:
    s = position_with(
        TRIO,
        board={"africa": {"cia": "oo"}},
        cards={"cia": ["trap", "raven"]},
        abilities=True,
    )
    operate(s, "africa", "liquidation", "cia_1")
    assert asked(s) == ("cia", "prompt-keep-card")
    play_moves(s, "fox")
    assert asked(s) == ("cia", "prompt-trap")
    play_moves(s, "operative")
    assert asked(s) == ("mi6", "prompt-extra")
    assert s.finance[seat(s, "cia")] == 1


@pytest.mark.rule("ASW-SA-MI6", "ASW-SA-MI6-2", "ASW-P4-43")
def test_the_extra_after_a_failed_liquidation() -> None:
    """The shared scenario ASW-S16."""
    s = position_with(
        ["mi6", "kgb", "cia", "mossad"],
        board={"africa": {"cia": "o"}, "western_europe": {"mi6": "oid"}},
        bags={"mi6": {"mi6": "i"}},
        finance={"mi6": 2},
        abilities=True,
    )
    play_moves(begin(s, Turn()), "kgb", "pass", "africa", "pass", "liquidation", "fox")
    play_moves(s, "transit", "mi6_diplomat_western_europe")
    assert agents(s, "africa") == {"mi6": 2, "cia": 1}
    assert s.finance[0] == 0
    held = ["africa", "third_world", "western_europe", "western"]
    assert [holder(s, name) for name in held] == ["mi6"] * 4
    assert knows(s, None, "cia_1")
    s.check()


# --- Mossad -------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-SA-MOS", "ASW-AMB-49", "ASW-SET-10")
@EVERY_TABLE
def test_mossad_begins_with_two_operatives_in_its_bag(
    players: list[str], virtual: str | None
) -> None:
    s = keep_missions(play_moves(start(players, virtual, abilities=True), "pass"))
    assert bag(s, "mossad")["mossad"].count("D") == 2
    assert len(bag(s, "mossad")["mossad"]) == 5
    assert s.operatives[3] == 6
    assert all("D" not in bag(s, who).get("mossad", "") for who in players if who != "mossad")
    inside = s.view(None)["board"]["services"]["mossad"]["bag"]["mossad"]
    assert inside == {"tokens": 5, "operatives": 2}
    s.check()


@pytest.mark.rule("ASW-AMB-49", "ASW-END-02")
def test_mossad_puts_nothing_into_its_bag_at_the_end() -> None:
    players = ["mossad", "cia", "kgb"]
    s = position_with(players, reserve=dict.fromkeys(players, 0), abilities=True)
    begin(s, Turn())
    assert s.over
    assert bag(s, "mossad") == {}
    assert s.operatives[3] == 8


@pytest.mark.rule("ASW-SA-MOS", "ASW-P4-44")
@pytest.mark.parametrize(("kind", "paid"), [("i", 2), ("o", 0), ("D", 0)])
@pytest.mark.parametrize("victim", ["cia", "kgb", "mi6"])
def test_mossad_earns_two_finance_by_a_success(kind: str, paid: int, victim: str) -> None:
    s = position_with(
        ["mossad", "cia", "kgb", "mi6"], board={"africa": {victim: kind}}, abilities=True
    )
    operate(s, "africa", "liquidation")
    assert s.finance[0] == paid
    assert asked(s) == ("mossad" if kind == "i" else victim, "prompt-keep-card")
    play_moves(s, "fox")
    assert s.finance[0] == paid
    assert s.halves[0] == (1 if kind == "i" else 0)
    s.check()


@pytest.mark.rule("ASW-SA-MOS")
def test_mossad_earns_by_virtual_informants_and_not_by_what_others_do() -> None:
    s = position_with(
        ["mossad", "kgb"], virtual="cia", board={"africa": {"cia": "i"}}, abilities=True
    )
    assert operate(s, "africa", "liquidation", "fox").finance == [2, 0]
    s = position_with(
        ["cia", "mossad"], virtual="kgb", board={"africa": {"mossad": "i"}}, abilities=True
    )
    assert operate(s, "africa", "liquidation", "fox").finance == [0, 0]


@pytest.mark.rule("ASW-SA-MOS", "ASW-AC-03", "ASW-AC-04")
def test_a_success_of_mossad_sets_off_trap_and_raven() -> None:
    """The shared scenario ASW-S15."""
    s = position_with(
        ["mossad", "kgb", "cia", "mi6"],
        board={"ussr": {"kgb": "oi"}},
        bags={"mossad": {"mossad": "o"}},
        cards={"kgb": ["trap", "raven"]},
        abilities=True,
    )
    play_moves(begin(s, Turn()), "cia", "ussr", "liquidation", token(s, "ussr", "kgb", "i"))
    assert (s.finance[0], s.halves[0]) == (2, 1)
    play_moves(s, "fox", "operative", "done")
    assert (s.finance[0], s.finance[1]) == (2, 1)
    assert bag(s, "mossad") == {"kgb": "D"}
    assert bag(s, "kgb") == {"kgb": "i"}
    assert [holder(s, name) for name in ("ussr", "eastern")] == [None, None]
    s.check()


@pytest.mark.rule("ASW-SET-10", "ASW-SA-00")
@pytest.mark.parametrize(("players", "virtual"), EVERY_COUNT, ids="234")
def test_only_the_cia_is_asked_at_set_up(players: list[str], virtual: str | None) -> None:
    s = start(players, virtual, abilities=True)
    assert asked(s) == ("cia", "prompt-place-at-set-up")
    play_moves(s, "pass")
    assert asked(s)[1] == "prompt-choose-missions"
