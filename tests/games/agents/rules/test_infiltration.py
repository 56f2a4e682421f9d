"""Phase 2: infiltration."""

from collections import Counter

import pytest

from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import bag, force_draw, position_with, seat, token
from tests.games.agents.starts import keep_missions, start
from tests.games.playing import asked, begin, offered, play_moves, refused

CIA = SERVICES.index("cia")


@pytest.mark.rule("ASW-P2-01")
def test_a_reserve_token_goes_into_the_bag_of_an_opponent_of_choice() -> None:
    s = position_with(reserve={"cia": 3}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    assert asked(s) == ("cia", "prompt-infiltrate")
    assert offered(s) == ["mi6", "kgb", "mossad"]
    assert refused(s, "cia") == "ASW-P2-01"
    assert refused(s, "africa") == "ASW-P2-01"
    play_moves(s, "mossad")
    assert s.reserve_size(CIA) == 2
    assert {name: s.bag_size(seat(s, name)) for name in SERVICES} == {
        "kgb": 0,
        "cia": 0,  # Its only token has been drawn.
        "mi6": 0,
        "mossad": 1,
    }
    assert set(bag(s, "mossad")) == {"cia"}
    s.check()


@pytest.mark.rule("ASW-P2-01", "ASW-AMB-09")
def test_the_token_is_the_next_of_a_shuffled_reserve_whichever_bag_is_chosen() -> None:
    for name in ("mi6", "kgb", "mossad"):
        s = position_with(reserve={"cia": 3}, bags={"cia": {"cia": "o"}})
        s.reserve[CIA] = 0b1011  # From the top: informant, informant, operative.
        begin(s, Turn())
        play_moves(s, name)
        assert bag(s, name) == {"cia": "i"}
        assert s.reserve[CIA] == 0b101


@pytest.mark.rule("ASW-P2-01", "ASW-AMB-09")
def test_nobody_sees_what_is_infiltrated() -> None:
    views = []
    for reserve in (0b1000, 0b1111):
        s = position_with(reserve={"cia": 3}, finance={"cia": 1}, bags={"cia": {"cia": "o"}})
        s.reserve[CIA] = reserve
        begin(s, Turn())
        play_moves(s, "kgb")
        views.append([(s.view(each), s.events(each)) for each in (*range(4), None)])
    assert views[0] == views[1]


@pytest.mark.rule("ASW-P2-02", "ASW-AMB-03", "ASW-AMB-16", "ASW-FIN-01")
def test_an_open_operative_may_follow_into_the_same_bag_for_one_finance() -> None:
    s = position_with(finance={"cia": 2}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb")
    assert asked(s) == ("cia", "prompt-pay-operative")
    assert offered(s) == ["kgb", "pass"]
    assert refused(s, "mi6") == "ASW-P2-02"
    assert refused(s, "cia") == "ASW-P2-02"  # The own bag is for two players.
    play_moves(s, "kgb")
    assert Counter(bag(s, "kgb")["cia"])["D"] == 1
    assert len(bag(s, "kgb")["cia"]) == 2
    assert (s.finance[seat(s, "cia")], s.bank) == (1, 27)
    assert s.operatives[CIA] == 7
    assert asked(s)[1] == "prompt-deploy"  # Once only.
    s.check()


def reason(s: Espionage, move: str) -> str:
    refusal = s.explain(s.to_act[0], move)
    assert refusal is not None
    return refusal.reason


@pytest.mark.rule("ASW-P2-01", "ASW-P2-02")
@pytest.mark.parametrize("players", [["cia", "mi6", "kgb"], ["cia", "mi6", "kgb", "mossad"]])
def test_why_a_bag_cannot_be_chosen(players: list[str]) -> None:
    s = position_with(players, finance={"cia": 2}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    assert reason(s, "cia") == "refused-own-bag"
    assert reason(s, "africa") == "refused-no-bag"
    play_moves(s, "kgb")
    assert reason(s, "mi6") == reason(s, "cia") == "refused-other-bag"


@pytest.mark.rule("ASW-P2-02")
def test_the_operative_may_be_declined() -> None:
    s = position_with(finance={"cia": 2}, bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb", "pass")
    assert (s.finance[seat(s, "cia")], s.operatives[CIA]) == (2, 8)
    assert len(bag(s, "kgb")["cia"]) == 1


@pytest.mark.rule("ASW-P2-02", "ASW-AMB-10", "ASW-FIN-03")
@pytest.mark.parametrize(
    ("finance", "operatives"), [(0, 8), (3, 0)], ids=["no finance", "no operative"]
)
def test_without_finance_or_open_operatives_nobody_is_asked(finance: int, operatives: int) -> None:
    s = position_with(
        finance={"cia": finance}, operatives={"cia": operatives}, bags={"cia": {"cia": "o"}}
    )
    begin(s, Turn())
    play_moves(s, "kgb")
    assert asked(s)[1] == "prompt-deploy"


@pytest.mark.rule("ASW-AMB-11")
def test_dark_operatives_never_come_back_to_the_supply() -> None:
    """Paid for, drawn, and returned by Jackal, it ends up in a bag."""
    s = position_with(
        finance={"cia": 1, "mi6": 1},
        bags={"cia": {"cia": "o"}},
        cards={"mi6": ["jackal_gadfly"]},
    )
    begin(s, Turn())
    play_moves(s, "mi6", "mi6", "africa", "pass")
    assert asked(s) == ("mi6", "prompt-infiltrate")
    play_moves(s, "kgb")
    force_draw(s, "mi6", "cia", "D")
    play_moves(s, "pass", "africa", "pass", "jackal")
    play_moves(s, token(s, "africa", "cia", "D"))
    assert "D" in bag(s, "cia")["cia"]
    assert s.operatives[CIA] == 7
    s.check()


@pytest.mark.rule("ASW-AMB-82")
def test_an_infiltration_can_be_taken_back_until_the_draw() -> None:
    s = keep_missions(start())
    before, first = s.dump(), s.first
    play_moves(s, offered(s)[0])
    assert asked(s)[1] == "prompt-pay-operative"
    undone = s.undo(first)
    assert undone is not None
    assert undone.dump() == before
    play_moves(s, "pass")
    assert asked(s)[1] == "prompt-deploy"
    assert s.undo(first) is None
