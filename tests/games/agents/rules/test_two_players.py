"""Two players and a virtual service."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from detente.games.agents.rules.codes import MISSION_REGION, code
from detente.games.agents.rules.control import all_halves, fulfilled
from detente.games.agents.rules.dealing import deal, mission_deck, pairs
from detente.games.agents.rules.missions import ChooseMissions, DealMissions
from detente.games.agents.rules.recount import Recount, SetGuards
from detente.games.agents.rules.regions import HOME, REGIONS
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import (
    Board,
    agents,
    bag,
    force_draw,
    holder,
    knows,
    position_with,
    put,
    seat,
    token,
)
from tests.games.agents.starts import keep_missions, start
from tests.games.playing import asked, begin, offered, play_moves, refused

VIRTUAL_BOARD: Board = {
    "middle_east": {"mossad": "ooi"},
    "north_america": {"cia": "ooi", "mossad": "o"},
    "ussr": {"kgb": "ooi", "mossad": "i"},
    "south_america": {"mossad": "o"},
    "africa": {"mossad": "i"},
    "australia_oceania": {"mossad": "i"},
}
GUARDED = {
    *("middle_east", "south_america", "africa", "australia_oceania"),
    *("northern", "third_world"),
}
EVERYTHING = {*REGIONS, "northern", "third_world"} - {"western_europe"}


def two(**position: object) -> Espionage:
    return position_with(["cia", "kgb"], virtual="mossad", **position)  # type: ignore[arg-type]


def guarded(s: Espionage) -> set[str]:
    return {each for each in EVERYTHING if holder(s, each) == "guarded"}


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-2P-01")
def test_the_virtual_service_has_no_turns_and_is_an_opponent() -> None:
    s = two(board=VIRTUAL_BOARD, bags={"cia": {"cia": "o"}, "kgb": {"kgb": "o"}}, turn=0)
    s.agenda = []
    begin(s, Turn())
    movers = []
    while not s.over:
        movers.append(asked(s)[0])
        play_moves(s, offered(s)[0])
    assert set(movers) == {"cia", "kgb"}
    assert s.result is not None
    assert len(s.result["scores"]) == 2
    assert "mossad" not in s.view(0)["seats"]


@pytest.mark.rule("ASW-2P-01", "ASW-P4-41", "ASW-AMB-21")
def test_virtual_tokens_can_be_looked_at_and_attacked() -> None:
    s = two(board={"africa": {"mossad": "i"}}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    play_moves(s, "africa")
    assert {"reconnaissance", "liquidation"} <= set(offered(s))


@pytest.mark.rule("ASW-2P-01", "ASW-AMB-53")
def test_a_virtual_kgb_is_not_protected() -> None:
    s = position_with(
        ["cia", "mi6"],
        virtual="kgb",
        board={"africa": {"kgb": "i"}},
        bags={"cia": {"cia": "o"}},
        abilities=True,
    )
    begin(s, Turn())
    play_moves(s, "africa", "reconnaissance")
    assert token(s, "africa", "kgb", "i") in offered(s)


@pytest.mark.rule("ASW-2P-02", "ASW-2P-03", "ASW-AMB-55")
def test_where_the_virtual_tokens_lie_and_that_nobody_has_seen_them() -> None:
    s = start(["kgb", "cia"], "mossad")
    assert set(s.view(None)["board"]["sectors"]) == {"northern", "third_world"}
    assert {region: agents(s, region).get("mossad", 0) for region in REGIONS} == {
        "middle_east": 3,
        "ussr": 1,
        "north_america": 1,
        "south_america": 1,
        "africa": 1,
        "australia_oceania": 1,
        "western_europe": 0,
    }
    assert [len(bag(s, name)["mossad"]) for name in ("kgb", "cia")] == [4, 4]
    assert s.reserve_size(SERVICES.index("mossad")) == 0
    for number in range(1, 9):
        assert not any(knows(s, who, f"mossad_{number}") for who in ("kgb", "cia", None))
    keep_missions(s).check()


@pytest.mark.rule("ASW-2P-07")
def test_after_set_up_six_influence_tokens_are_guarded() -> None:
    s = keep_missions(start(["kgb", "cia"], "mossad"))
    assert guarded(s) == GUARDED
    assert (holder(s, "ussr"), holder(s, "north_america")) == ("kgb", "cia")
    assert s.operatives[SERVICES.index("mossad")] == 2
    s.check()


@pytest.mark.rule("ASW-2P-07", "ASW-AMB-56")
def test_guards_are_set_once_after_the_abilities() -> None:
    """The CIA's diplomat makes a tie: that token is never guarded, no matter who leads later."""
    s = start(["kgb", "cia"], "mossad", abilities=True)
    play_moves(s, "africa")
    assert guarded(s) == set()
    keep_missions(s)
    assert guarded(s) == GUARDED - {"africa"}
    assert s.operatives[SERVICES.index("mossad")] == 3
    put(s, "mossad", "D", "africa")
    Recount().run(s)
    assert holder(s, "africa") is None


# --- missions -------------------------------------------------------------------------------------


def deal_out(*regions: str, first: int = 0) -> Espionage:
    """Deal missions from the top of this deck to the CIA and the KGB, MI6 being virtual."""
    s = position_with(["cia", "kgb"], virtual="mi6")
    s.first = first
    deck: list[int] = []
    for region in regions:
        one = code(f"mission_{region}")
        deck.append(one if one not in deck else code(f"mission_{region}_2"))
    s.outcomes = [deck]
    s.missions = ((), ())
    return begin(s, DealMissions(), ChooseMissions())


@pytest.mark.rule("ASW-2P-05")
def test_two_of_three_missions_are_kept_and_differ() -> None:
    s = deal_out("africa", "africa", "south_america", "ussr", "western_europe", "australia_oceania")
    assert s.to_act == (0, 1)
    assert s.legal_moves(0) == ["africa"]  # Given back; else two equal ones were kept.
    assert refused(s, "south_america") == "ASW-2P-05"
    assert refused(s, "ussr") == "ASW-SET-11"
    assert s.legal_moves(1) == ["ussr"]  # Its own home.
    s.play(0, "africa")
    s.play(1, "ussr")
    kept = [{REGIONS[region] for region in missions} for missions in s.missions]
    assert kept == [{"africa", "south_america"}, {"western_europe", "australia_oceania"}]


@pytest.mark.rule("ASW-2P-05")
def test_of_three_that_differ_any_two_are_kept() -> None:
    s = deal_out("africa", "western_europe", "ussr")
    assert s.legal_moves(0) == ["western_europe", "ussr", "africa"]
    s.play(0, "ussr")
    s.play(1, s.legal_moves(1)[0])
    assert {REGIONS[region] for region in s.missions[0]} == {"africa", "western_europe"}


@pytest.mark.rule("ASW-2P-05", "ASW-AMB-60")
@pytest.mark.parametrize("first", [0, 1])
def test_hands_are_dealt_in_turn_order(first: int) -> None:
    hand = ["africa", "western_europe", "south_america"]
    s = deal_out(*hand, first=first)
    assert {REGIONS[MISSION_REGION[card]] for card in s.dealt[first]} == set(hand)


@pytest.mark.rule("ASW-2P-05", "ASW-AMB-60", "ASW-AMB-79")
def test_both_draw_again_and_everybody_sees_that() -> None:
    s = deal_out(
        *("africa", "africa", "north_america"),
        *("south_america", "south_america", "ussr"),
        *("australia_oceania", "western_europe", "australia_oceania"),
    )
    assert s.to_act == (0,)  # The second one has two cards, which it keeps.
    shown = [each for each in s.events(None) if each["id"] == "missions-redrawn"]
    assert [(each["args"]["seat"], each["args"]["count"]) for each in shown] == [
        ("cia", 2),
        ("kgb", 1),
    ]
    assert s.legal_moves(0) == ["western_europe", "africa", "australia_oceania"]
    play_moves(s, "africa")
    assert [{REGIONS[region] for region in missions} for missions in s.missions] == [
        {"western_europe", "australia_oceania"},
        {"south_america", "australia_oceania"},
    ]


@pytest.mark.rule("ASW-2P-05", "ASW-AMB-60")
def test_whatever_the_deck_everybody_gets_a_pair() -> None:
    """Every pair of hands of which one has no pair, with every order of the rest."""
    s = position_with(["cia", "kgb"], virtual="mi6")
    deck = mission_deck(s)
    again = Counter[int]()
    hands = 0
    for first in combinations(deck, 3):
        left = [card for card in deck if card not in first]
        for second in combinations(left, 3):
            hands += 1
            if pairs(s, 0, list(first)) and pairs(s, 1, list(second)):
                continue
            rest = [card for card in left if card not in second]
            for order in permutations(rest):
                dealt, redrew = deal(s, [*order, *second, *first])
                again[sum(1 for each in redrew if each)] += 1
                for at, cards in enumerate(dealt):
                    home = HOME[s.services[at]]
                    found = pairs(s, at, cards[2:] if redrew[at] else cards)
                    assert found
                    assert all(a != b and home not in (a, b) for a, b in found)
    assert hands == 84 * 20
    assert again[1] and again[2] == 6 * 6  # Each of the three neutral regions for each player.


@pytest.mark.rule("ASW-2P-06")
def test_two_fulfilled_missions_give_one_point() -> None:
    s = two(
        board={"africa": {"cia": "o"}, "ussr": {"cia": "o"}, "middle_east": {"kgb": "oo"}},
        missions={"cia": ["africa", "ussr"], "kgb": ["ussr", "south_america"]},
    )
    assert [fulfilled(s, each) for each in (0, 1)] == [True, False]
    assert all_halves(s, 0) == 2 + 2 + 2 + 2  # Africa, USSR, Third World, one mission.


# --- guards ---------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-2P-08", "ASW-P5-02")
def test_who_gains_a_guarded_token_gets_its_operative() -> None:
    s = two(board=VIRTUAL_BOARD, guards=True)
    put(s, "cia", "o", "south_america")
    put(s, "cia", "o", "south_america")
    s.box = tuple(left - 2 * (each == 5) for each, left in enumerate(s.box))
    begin(s, Recount())
    assert holder(s, "south_america") == "cia"
    assert guarded(s) == GUARDED - {"south_america"}
    assert bag(s, "cia") == {"mossad": "D"}
    assert s.operatives[SERVICES.index("mossad")] == 2
    s.check()


@pytest.mark.rule("ASW-2P-09", "ASW-AMB-56")
def test_a_tie_keeps_the_guard_and_a_token_once_taken_has_none() -> None:
    s = two(board=VIRTUAL_BOARD, guards=True)
    africa = REGIONS.index("africa")
    s.add_diplomats(SERVICES.index("cia"), africa, 1)
    begin(s, Recount())
    assert holder(s, "africa") == "guarded"
    s.add_diplomats(SERVICES.index("cia"), africa, 1)
    begin(s, Recount())
    assert holder(s, "africa") == "cia"
    s.add_diplomats(SERVICES.index("mossad"), africa, 2)  # The virtual service leads 3 to 2.
    begin(s, Recount())
    assert holder(s, "africa") is None
    assert s.operatives[SERVICES.index("mossad")] == 2
    s.add_diplomats(SERVICES.index("kgb"), africa, 4)
    begin(s, Recount())
    assert holder(s, "africa") == "kgb"
    assert bag(s, "kgb") == {}  # No operative is left to take.


@pytest.mark.rule("ASW-2P-07")
def test_only_what_the_virtual_service_leads_is_guarded() -> None:
    s = two(board={"africa": {"mossad": "oi", "cia": "o"}, "ussr": {"kgb": "o", "mossad": "o"}})
    begin(s, SetGuards())
    assert guarded(s) == {"africa", "third_world"}


# --- differences in play --------------------------------------------------------------------------


@pytest.mark.rule("ASW-2P-10", "ASW-2P-11", "ASW-AMB-57", "ASW-O-05")
@pytest.mark.parametrize("back", ["box", "attacker_bag"])
def test_a_virtual_informant_liquidated(back: str) -> None:
    s = two(board={"africa": {"mossad": "i"}}, bags={"cia": {"cia": "o"}}, virtual_return=back)
    begin(s, Turn())
    play_moves(s, "africa", "liquidation")
    assert s.halves[seat(s, "cia")] == 1
    assert asked(s) == ("cia", "prompt-keep-card")
    assert bag(s, "cia") == ({} if back == "box" else {"mossad": "i"})
    assert s.boxed.bit_count() == (1 if back == "box" else 0)
    s.check()


@pytest.mark.rule("ASW-2P-11", "ASW-AMB-57")
def test_a_virtual_operative_that_withstands_gives_nobody_a_card() -> None:
    s = two(board={"africa": {"mossad": "o"}}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    target = token(s, "africa", "mossad", "o")
    play_moves(s, "africa", "liquidation")
    assert knows(s, "kgb", target)
    assert s.cards == [0, 0]
    assert len(s.deck) == 20
    assert agents(s, "africa") == {"cia": 1, "mossad": 1}


@pytest.mark.rule("ASW-2P-10", "ASW-2P-11", "ASW-AMB-57", "ASW-O-05")
@pytest.mark.parametrize("back", ["box", "attacker_bag"])
def test_a_virtual_token_returned_by_jackal(back: str) -> None:
    s = two(
        board={"africa": {"mossad": "oi"}},
        finance={"cia": 1},
        cards={"cia": ["jackal_gadfly"]},
        virtual_return=back,
    )
    begin(s, PlayCard(seat(s, "cia")))
    play_moves(s, "jackal", token(s, "africa", "mossad", "o"))
    assert (s.finance, s.bank) == ([0, 0], 28)
    assert bag(s, "cia") == ({} if back == "box" else {"mossad": "o"})
    assert s.boxed.bit_count() == (1 if back == "box" else 0)
    s.check()


@pytest.mark.rule("ASW-AMB-58")
def test_retouch_does_not_react_to_virtual_tokens() -> None:
    s = two(bags={"kgb": {"mossad": "o"}}, cards={"cia": ["retouch_coquette"]}, active="kgb")
    begin(s, Turn())
    play_moves(s, "africa")
    assert asked(s) == ("kgb", "prompt-operation")


@pytest.mark.rule("ASW-AMB-59")
def test_the_opponent_is_always_infiltrated() -> None:
    s = two(bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    assert asked(s) == ("cia", "prompt-deploy")  # There was one legal move.
    assert [len(letters) for letters in bag(s, "kgb").values()] == [1]
    assert s.reserve_size(SERVICES.index("cia")) == 2


@pytest.mark.rule("ASW-2P-12", "ASW-AMB-16", "ASW-AMB-71")
def test_the_paid_operative_may_go_into_the_own_bag_and_come_out_at_once() -> None:
    s = two(finance={"cia": 1})
    begin(s, Turn())
    assert asked(s) == ("cia", "prompt-pay-operative")
    assert offered(s) == ["kgb", "cia", "pass"]
    assert refused(s, "mossad") == "ASW-P2-02"
    play_moves(s, "cia")
    assert asked(s) == ("cia", "prompt-deploy")
    assert s.view(0)["board"]["drawn"]["kind"] == "dark_operative"
    assert (s.finance[0], s.operatives[SERVICES.index("cia")]) == (0, 7)
    s.check()


@pytest.mark.rule("ASW-2P-12")
def test_the_paid_operative_may_go_into_the_opponents_bag() -> None:
    s = two(finance={"cia": 1}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb")
    assert "D" in bag(s, "kgb")["cia"]
    s.check()


@pytest.mark.rule("ASW-2P-03", "ASW-AMB-55")
def test_a_virtual_token_is_seen_by_the_one_who_draws_it() -> None:
    s = two(bags={"cia": {"mossad": "oi"}})
    force_draw(s, "cia", "mossad", "i")
    begin(s, Turn())
    play_moves(s, "africa")
    drawn = token(s, "africa", "mossad", "i")
    assert [knows(s, who, drawn) for who in ("cia", "kgb", None)] == [True, False, False]
