"""Phase 3: deployment."""

from collections import Counter

import pytest

from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import (
    agents,
    bag,
    force_draw,
    holder,
    knows,
    position_with,
    seat,
    token,
)
from tests.games.playing import asked, begin, offered, play_moves, refused

CIA = SERVICES.index("cia")


# --- the draw -------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P3-01")
@pytest.mark.parametrize(
    ("name", "letter"), [("cia", "o"), ("mi6", "i"), ("kgb", "D"), ("mossad", "i")]
)
def test_a_token_of_any_service_is_drawn_seen_and_laid_closed(name: str, letter: str) -> None:
    s = position_with(
        bags={"cia": {"cia": "oi", "mi6": "oi", "kgb": "oD", "mossad": "oi"}},
        operatives={"kgb": 7},
    )
    force_draw(s, "cia", name, letter)
    begin(s, Turn())
    play_moves(s, "kgb")
    assert s.view(seat(s, "cia"))["board"]["drawn"]["kind"] is not None
    for watcher in (seat(s, "kgb"), None):
        drawn = s.view(watcher)["board"]["drawn"]
        assert (drawn["service"], drawn["kind"]) == (name, None)
    play_moves(s, "africa")
    assert agents(s, "africa") == {name: 1}
    placed = token(s, "africa", name, letter)
    assert {who: knows(s, who, placed) for who in ("cia", "mi6", "kgb", "mossad", None)} == {
        "cia": True,
        "mi6": False,
        "kgb": False,
        "mossad": False,
        None: False,
    }
    assert s.region == REGIONS.index("africa")
    assert s.bag_size(seat(s, "cia")) == 7
    s.check()


@pytest.mark.rule("ASW-P3-01")
def test_every_token_in_the_bag_is_equally_likely() -> None:
    """Forced outcomes name each place in the bag once."""
    found = Counter[str]()
    for place in range(6):
        s = position_with(
            bags={"cia": {"kgb": "oi", "cia": "oo", "mossad": "iD"}}, operatives={"mossad": 7}
        )
        s.outcomes = [place]
        begin(s, Turn())
        play_moves(s, "kgb")
        drawn = s.view(seat(s, "cia"))["board"]["drawn"]
        found[f"{drawn['service']} {drawn['kind']}"] += 1
    assert found == {
        "kgb informant": 1,
        "kgb light_operative": 1,
        "cia light_operative": 2,
        "mossad informant": 1,
        "mossad dark_operative": 1,
    }


@pytest.mark.rule("ASW-P3-01", "ASW-AMB-69")
def test_any_region_in_play_can_be_activated() -> None:
    s = position_with(bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb")
    assert sorted(offered(s)) == sorted(REGIONS)  # Homes of other players too.
    assert refused(s, "western") == "ASW-P3-01"


@pytest.mark.rule("ASW-AMB-68")
def test_nobody_looks_into_the_own_bag() -> None:
    views = []
    for letters in ("ooi", "iii"):
        s = position_with(bags={"cia": {"cia": letters, "kgb": letters}})
        begin(s, Turn())
        views.append([(s.view(each), s.events(each)) for each in (*range(4), None)])
    assert views[0] == views[1]


# --- the diplomat ---------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P3-03", "ASW-AMB-03", "ASW-AMB-17", "ASW-FIN-01")
def test_a_diplomat_is_bought_for_two_before_the_operation() -> None:
    s = position_with(finance={"cia": 5}, bags={"cia": {"kgb": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb", "pass", "africa")
    assert asked(s) == ("cia", "prompt-buy-diplomat")
    assert offered(s) == ["diplomat", "pass"]
    assert refused(s, "africa") == "ASW-P3-03"
    play_moves(s, "diplomat")
    assert agents(s, "africa") == {"cia": 1, "kgb": 1}
    assert s.view(None)["board"]["regions"]["africa"]["diplomats"]["cia"] == 1
    assert (s.finance[seat(s, "cia")], s.supply[CIA]) == (3, 7)
    assert asked(s)[1] == "prompt-operation"  # Once only.
    assert "funding" in offered(s)
    s.check()


@pytest.mark.rule("ASW-P3-03")
def test_the_diplomat_may_be_declined() -> None:
    s = position_with(finance={"cia": 2}, bags={"cia": {"kgb": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb", "pass", "africa", "pass")
    assert (s.finance[seat(s, "cia")], s.supply[CIA]) == (2, 8)
    assert agents(s, "africa") == {"kgb": 1}


@pytest.mark.rule("ASW-P3-03", "ASW-FIN-03")
@pytest.mark.parametrize(
    ("finance", "diplomats"), [(1, 8), (4, 0)], ids=["no finance", "no diplomat"]
)
def test_without_finance_or_diplomats_nobody_is_asked(finance: int, diplomats: int) -> None:
    s = position_with(
        finance={"cia": finance}, diplomats={"cia": diplomats}, bags={"cia": {"kgb": "o"}}
    )
    begin(s, Turn())
    play_moves(s, "kgb", "pass", "africa")
    assert asked(s)[1] == "prompt-operation"


@pytest.mark.rule("ASW-AMB-17")
def test_the_look_of_retouch_comes_before_the_diplomat_and_another_one_after() -> None:
    s = position_with(
        finance={"cia": 2},
        bags={"cia": {"cia": "o"}},
        board={"africa": {"kgb": "oi"}},
        cards={"cia": ["retouch_coquette"]},
    )
    begin(s, Turn())
    play_moves(s, "kgb", "pass", "africa")
    seen = []
    while asked(s)[1] != "prompt-operation":
        seen.append(asked(s)[1])
        play_moves(s, "diplomat" if "diplomat" in offered(s) else "pass")
    assert seen == ["prompt-retouch", "prompt-buy-diplomat", "prompt-retouch"]


# --- the empty bag --------------------------------------------------------------------------------


@pytest.mark.rule("ASW-P3-10", "ASW-P3-11", "ASW-AMB-03", "ASW-AMB-12")
def test_an_empty_bag_is_replaced_by_an_open_operative_free_of_charge() -> None:
    s = position_with(finance={"cia": 2})
    begin(s, Turn())
    play_moves(s, "kgb", "pass")
    assert asked(s) == ("cia", "prompt-deploy-operative")
    assert sorted(offered(s)) == sorted(REGIONS)
    play_moves(s, "ussr")
    assert (s.operatives[CIA], s.finance[seat(s, "cia")]) == (7, 2)
    placed = token(s, "ussr", "cia", "D")
    assert all(knows(s, who, placed) for who in ("cia", "mi6", "kgb", "mossad", None))
    assert asked(s) == ("cia", "prompt-buy-diplomat")
    play_moves(s, "diplomat")
    assert agents(s, "ussr") == {"cia": 2}
    s.check()


@pytest.mark.rule("ASW-P3-10", "ASW-P3-12", "ASW-AMB-12")
def test_then_by_a_diplomat_and_another_one_may_be_bought() -> None:
    s = position_with(finance={"cia": 2}, operatives={"cia": 0}, diplomats={"cia": 2})
    begin(s, Turn())
    play_moves(s, "kgb")
    assert asked(s) == ("cia", "prompt-deploy-diplomat")
    play_moves(s, "ussr")
    assert (s.supply[CIA], s.finance[seat(s, "cia")]) == (1, 2)
    assert asked(s) == ("cia", "prompt-buy-diplomat")
    play_moves(s, "diplomat", "funding")
    assert s.finance[seat(s, "cia")] == 2
    assert agents(s, "ussr") == {"cia": 2}
    s.check()


@pytest.mark.rule("ASW-P3-10", "ASW-P3-13", "ASW-AMB-13")
def test_then_by_a_move_of_any_own_agent_to_another_region() -> None:
    s = position_with(
        operatives={"cia": 0},
        diplomats={"cia": 0},
        board={"africa": {"cia": "od", "kgb": "i"}, "ussr": {"cia": "i"}},
        missions={"cia": ["middle_east"]},
    )
    begin(s, Turn())
    play_moves(s, "kgb")
    assert asked(s) == ("cia", "prompt-forced-transit")
    own = [token(s, "africa", "cia", "o"), "cia_diplomat_africa", token(s, "ussr", "cia", "i")]
    assert sorted(offered(s)) == sorted(own)
    assert refused(s, token(s, "africa", "kgb", "i")) == "ASW-P3-13"
    assert refused(s, "cia_20") == "ASW-AMB-80"
    assert refused(s, "africa") == "ASW-VOC-02"
    play_moves(s, "cia_diplomat_africa")
    assert refused(s, "africa") == "ASW-AMB-13"
    play_moves(s, "ussr")
    assert (agents(s, "africa"), agents(s, "ussr")) == ({"cia": 1, "kgb": 1}, {"cia": 2})
    assert asked(s)[1] == "prompt-operation"
    assert "transit" in offered(s)  # A second move is allowed.
    play_moves(s, "transit")  # There is only one agent elsewhere.
    assert agents(s, "ussr") == {"cia": 3}
    assert holder(s, "ussr") == "cia"
    s.check()


@pytest.mark.rule("ASW-P3-14", "ASW-AMB-14")
def test_with_nothing_at_all_no_region_is_active_and_no_operation_follows() -> None:
    s = position_with(
        operatives={"cia": 0},
        diplomats={"cia": 0},
        board={"africa": {"kgb": "i"}},
        finance={"cia": 3},
        cards={"cia": ["koschei_fox"]},
    )
    begin(s, Turn())
    play_moves(s, "kgb")
    assert s.view(None)["board"]["active_region"] is None
    assert asked(s) == ("cia", "prompt-play-card")  # Phase 5 as usual.
    play_moves(s, "koschei")
    assert s.seat_name(s.active) == "mi6"
    s.check()


@pytest.mark.rule("ASW-P3-10")
def test_a_bag_that_is_not_empty_is_drawn_from() -> None:
    s = position_with(bags={"cia": {"kgb": "i"}})
    begin(s, Turn())
    play_moves(s, "kgb")
    assert asked(s) == ("cia", "prompt-deploy")
    assert bag(s, "cia") == {}
    assert s.operatives[CIA] == 8
