"""The turn, the victory check, the operational summary, the end by the reserve."""

import pytest

from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.recount import Recount
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import holder, position_with, seat
from tests.games.agents.starts import EVERY_COUNT, keep_missions, start
from tests.games.playing import asked, begin, offered, play_moves, refused

each_count = pytest.mark.parametrize(("players", "virtual"), EVERY_COUNT, ids="234")


def play_on(s: Espionage) -> list[tuple[int, str, str]]:
    """Play first legal moves to the end; who was asked what, in which turn."""
    seen = []
    while not s.over:
        seen.append((s.turn, *asked(s)))
        play_moves(s, offered(s)[0])
        s.check()
    return seen


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-T01", "ASW-T02")
def test_the_phases_of_a_turn() -> None:
    s = position_with(
        finance={"cia": 3},
        board={"africa": {"kgb": "o"}, "ussr": {"cia": "o"}},
        bags={"cia": {"cia": "o"}},
        cards={"cia": ["koschei_fox"]},
    )
    begin(s, Turn())
    prompts = []
    while s.turn == 6:
        prompts.append(asked(s)[1])
        play_moves(s, "pass" if "pass" in offered(s) else offered(s)[0])
    assert (
        prompts
        == [
            "prompt-infiltrate",
            "prompt-pay-operative",
            "prompt-deploy",
            "prompt-buy-diplomat",
            "prompt-operation",
            "prompt-play-card",
            "prompt-play-card",
        ][: len(prompts)]
    )
    assert prompts[-1] == "prompt-play-card"


@pytest.mark.rule("ASW-T02")
def test_only_the_operation_may_be_passed() -> None:
    s = position_with(bags={"cia": {"kgb": "o"}}, board={"ussr": {"cia": "o"}})
    begin(s, Turn())
    assert refused(s, "pass") == "ASW-P2-01"
    play_moves(s, "kgb")
    assert refused(s, "pass") == "ASW-P3-01"
    play_moves(s, "africa")
    assert "pass" in offered(s)
    play_moves(s, "pass")
    assert s.seat_name(s.active) == "mi6"


@pytest.mark.rule("ASW-T03", "ASW-AMB-66", "ASW-P4-44")
def test_the_turn_waits_for_the_owner_of_an_attacked_token() -> None:
    s = position_with(
        board={"africa": {"kgb": "o"}},
        bags={"cia": {"cia": "o"}},
        cards={"kgb": ["trap_prince"]},
    )
    begin(s, Turn())
    play_moves(s, "mi6", "africa", "liquidation")
    assert asked(s) == ("kgb", "prompt-keep-card")
    assert s.legal_moves(seat(s, "cia")) == []
    play_moves(s, offered(s)[0])
    assert asked(s) == ("kgb", "prompt-trap")


@pytest.mark.rule("ASW-T03", "ASW-AMB-66")
@pytest.mark.parametrize("active", ["cia", "mi6", "kgb", "mossad"])
def test_a_short_bank_pays_the_active_player_first_then_clockwise(active: str) -> None:
    """Two Titans are due two coins each, and the bank has three."""
    boards = {"africa": {"cia": "o"}, "ussr": {"kgb": "o"}, "western_europe": {"mi6": "o"}}
    s = position_with(
        board=boards,
        finance={"mossad": 25},
        cards={name: ["titan_boss"] for name in ("cia", "kgb")},
        active=active,
    )
    assert s.bank == 3
    for region in boards:
        s.add_diplomats(SERVICES.index("mossad"), REGIONS.index(region), 1)
    begin(s, Recount())
    order = [s.seat_name(each) for each in s.clockwise(s.active)]
    titans = [name for name in order if name in ("cia", "kgb")]
    assert [s.finance[seat(s, name)] for name in titans] == [2, 1]
    assert s.finance[seat(s, "mi6")] == 0
    assert [holder(s, region) for region in boards] == [None] * 3


# --- phase 1 --------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P1-01")
@pytest.mark.parametrize(("halves", "wins"), [(9, False), (10, True), (13, True)])
def test_five_points_at_the_start_of_the_turn_win(halves: int, wins: bool) -> None:
    s = position_with(
        halves={"cia": halves}, missions={"cia": ["ussr"]}, bags={"cia": {"cia": "o"}}
    )
    begin(s, Turn())
    assert s.over == wins
    if wins:
        assert s.result == {
            "winners": [seat(s, "cia")],
            "scores": [halves, 0, 0, 0],
            "reason": "five_points",
        }


@pytest.mark.rule("ASW-P1-01", "ASW-AMB-40")
def test_nobody_but_the_active_player_is_checked() -> None:
    s = position_with(halves={"kgb": 14}, bags={"cia": {"cia": "o"}, "mi6": {"mi6": "o"}})
    begin(s, Turn())
    while s.seat_name(s.active) != "kgb" and not s.over:
        play_moves(s, offered(s)[0])
    assert s.over
    assert s.turn == 7  # The CIA and MI6 have had their turns.
    assert s.result is not None
    assert s.result["winners"] == [seat(s, "kgb")]


@pytest.mark.rule("ASW-P1-02", "ASW-AMB-39", "ASW-AMB-62")
@pytest.mark.parametrize(("mission", "wins"), [("africa", True), ("ussr", False)])
def test_a_fulfilled_mission_wins_without_asking_and_is_shown(mission: str, wins: bool) -> None:
    s = position_with(
        board={"africa": {"cia": "o"}},
        halves={"cia": 4},
        missions={"cia": [mission]},
        bags={"cia": {"cia": "o"}},
    )
    begin(s, Turn())
    assert s.over == wins
    shown = [each["args"] for each in s.events(None) if each["id"] == "mission-revealed"]
    if wins:
        assert {"seat": "cia", "missions": ["africa"], "fulfilled": 1} in shown
        assert s.result is not None
        assert s.result["scores"][seat(s, "cia")] == 10
    else:
        assert shown == []


# --- phase 5 --------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P5-01", "ASW-AMB-27")
def test_any_number_of_one_shot_cards_in_any_order() -> None:
    s = position_with(cards={"cia": ["koschei_fox", "vise_plague", "shadow_silhouette"]})
    begin(s, PlayCard(seat(s, "cia")))
    assert set(offered(s)) == {"koschei", "vise", "shadow", "done"}
    play_moves(s, "shadow", "one")
    assert set(offered(s)) == {"koschei", "vise", "done"}
    play_moves(s, "koschei")
    assert set(offered(s)) == {"vise", "done"}
    play_moves(s, "done")
    assert asked(s)[1] == "pause"
    assert s.cards[seat(s, "cia")].bit_count() == 1
    s.check()


@pytest.mark.rule("ASW-P5-01", "ASW-AMB-27")
def test_only_the_active_player_plays_one_shot_cards() -> None:
    s = position_with(
        cards={"kgb": ["koschei_fox"]},
        bags={name: {name: "o"} for name in ("cia", "mi6", "kgb")},
        missions={},
    )
    begin(s, Turn())
    asked_of = []
    while s.turn < 9:
        if asked(s)[1] == "prompt-play-card":
            asked_of.append((s.seat_name(s.active), asked(s)[0]))
            play_moves(s, "done")
        else:
            play_moves(s, "pass" if "pass" in offered(s) else offered(s)[0])
    assert asked_of == [("kgb", "kgb")]


@pytest.mark.rule("ASW-P5-02", "ASW-P5-03", "ASW-AMB-32")
def test_cards_then_recount_then_titan_then_the_next_player() -> None:
    s = position_with(
        board={"africa": {"kgb": "o"}},
        bags={"cia": {"mi6": "o"}},
        cards={"cia": ["vise_plague"], "kgb": ["titan_boss"]},
    )
    begin(s, Turn())
    play_moves(s, "mi6", "ussr", "pass", "vise", "africa")
    shown = [each["id"] for each in s.events(None)]
    tail = shown[shown.index("card-played") :]
    assert tail[:2] == ["card-played", "diplomat-deployed"]
    wanted = ["diplomat-deployed", "lost", "titan-earned", "turn-started"]
    found = [name for name in tail if name in wanted]
    assert found == ["diplomat-deployed", "lost", "lost", "titan-earned", "turn-started"]
    assert s.seat_name(s.active) == "mi6"
    assert s.finance[seat(s, "kgb")] == 2  # Africa and Third World.


@pytest.mark.rule("ASW-P5-03", "ASW-AMB-24")
def test_a_titan_gained_in_a_turn_pays_in_that_turn() -> None:
    s = position_with(board={"africa": {"kgb": "o"}}, bags={"cia": {"cia": "o"}})
    s.deck.sort(key=lambda card: CARDS[card] == "titan")
    begin(s, Turn())
    play_moves(s, "mi6", "africa", "liquidation")
    assert asked(s) == ("kgb", "prompt-keep-card")
    play_moves(s, "titan")
    assert s.seat_name(s.active) == "mi6"
    assert s.finance[seat(s, "kgb")] == 2  # Africa and Third World are tied now.


# --- the end by the reserve -----------------------------------------------------------------------


@pytest.mark.rule("ASW-T01", "ASW-AMB-41", "ASW-END-02")
def test_the_end_check_comes_before_the_victory_check() -> None:
    s = position_with(reserve=dict.fromkeys(SERVICES, 0), halves={"cia": 12, "kgb": 13})
    begin(s, Turn())
    assert s.result is not None
    assert (s.result["reason"], s.result["winners"]) == ("reserve", [seat(s, "kgb")])


@pytest.mark.rule("ASW-AMB-42", "ASW-VOC-04", "ASW-END-02")
@each_count
def test_reserves_count_the_turns_and_run_out_evenly(
    players: list[str], virtual: str | None
) -> None:
    s = keep_missions(start(players, virtual, first=1))
    seen = play_on(s)
    rounds = {2: 9, 3: 8, 4: 7}[len(players)]
    assert s.result is not None
    assert s.result["reason"] == "reserve"
    assert s.turn == max(turn for turn, _, _ in seen) == rounds * len(players)
    assert s.active == s.first == 1


@pytest.mark.rule("ASW-AMB-43", "ASW-END-04")
@pytest.mark.parametrize(
    ("board", "winner"),
    [
        ({"africa": {"cia": "od", "mi6": "oo"}, "ussr": {"mi6": "d", "kgb": "d"}}, "cia"),
        ({"africa": {"cia": "od", "mi6": "oo"}, "ussr": {"cia": "d", "kgb": "d"}}, "mi6"),
        ({"africa": {"cia": "od", "mi6": "oo"}}, "mi6"),  # As many: the last in turn order.
    ],
)
def test_a_tie_goes_by_agents_on_the_map(board: dict[str, dict[str, str]], winner: str) -> None:
    s = position_with(
        ["cia", "mi6", "kgb"],
        reserve={"cia": 0, "mi6": 0, "kgb": 0},
        halves={"cia": 4, "mi6": 4},
        board=board,
        bags={"kgb": {"cia": "ooo"}, "mi6": {"mi6": "i"}},  # Bags do not count.
        missions={"cia": [], "mi6": [], "kgb": []},
    )
    begin(s, Turn())
    assert s.result is not None
    assert s.result["winners"] == [seat(s, winner)]


@pytest.mark.rule("ASW-AMB-43", "ASW-2P-01")
def test_the_virtual_service_is_not_ranked() -> None:
    s = position_with(
        ["cia", "kgb"],
        virtual="mi6",
        reserve={"cia": 0, "kgb": 0},
        board={"africa": {"mi6": "oo"}, "western_europe": {"mi6": "o"}},
        guards=True,
        missions={"cia": [], "kgb": []},
    )
    begin(s, Turn())
    assert s.result == {"winners": [seat(s, "kgb")], "scores": [0, 0], "reason": "reserve"}
