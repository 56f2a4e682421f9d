"""Who controls what, and what it is worth."""

from itertools import product

import pytest

from detente.core.errors import InvariantError
from detente.games.agents.rules.control import all_halves, fulfilled, leader, open_halves
from detente.games.agents.rules.recount import Recount
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.services import NO_SERVICE, SERVICES
from detente.games.agents.rules.summary import PlayCard
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import agents, holder, position_with, seat, token
from tests.games.playing import asked, begin, play_moves


@pytest.mark.rule("ASW-CTL-01", "ASW-CTL-03", "ASW-CTL-04")
def test_the_leader_has_strictly_most() -> None:
    for numbers in product(range(4), repeat=4):
        most = max(numbers)
        alone = most > 0 and numbers.count(most) == 1
        assert leader(*numbers) == (numbers.index(most) if alone else NO_SERVICE)


@pytest.mark.rule("ASW-CTL-01")
@pytest.mark.parametrize(
    ("tokens", "who"),
    [
        ({"kgb": "oo", "cia": "i"}, "kgb"),
        ({"kgb": "oo", "cia": "id", "mossad": "D"}, None),
        ({"kgb": "o", "cia": "d", "mi6": "ii"}, "mi6"),
        ({"mossad": "d"}, "mossad"),
        ({}, None),
    ],
)
def test_control_of_a_region(tokens: dict[str, str], who: str | None) -> None:
    s = position_with(board={"africa": tokens})
    assert holder(s, "africa") == who
    s.check()


@pytest.mark.rule("ASW-CTL-01", "ASW-2P-01")
def test_a_virtual_majority_leaves_a_region_to_nobody() -> None:
    s = position_with(["cia", "kgb"], virtual="mi6", board={"africa": {"mi6": "oo", "cia": "i"}})
    assert holder(s, "africa") is None


@pytest.mark.rule("ASW-CTL-02")
def test_a_sector_goes_by_the_sum_without_any_of_its_regions() -> None:
    s = position_with(
        board={
            "south_america": {"cia": "o", "kgb": "oo"},
            "africa": {"cia": "oo", "mi6": "ooo"},
            "australia_oceania": {"cia": "d", "mossad": "ii"},
        }
    )
    assert holder(s, "south_america") == "kgb"
    assert holder(s, "africa") == "mi6"
    assert holder(s, "australia_oceania") == "mossad"
    assert holder(s, "third_world") == "cia"


@pytest.mark.rule("ASW-CTL-02")
def test_a_sector_can_be_tied_though_its_regions_are_held() -> None:
    s = position_with(
        board={"north_america": {"cia": "oo", "mi6": "o"}, "western_europe": {"mi6": "o"}}
    )
    assert (holder(s, "north_america"), holder(s, "western_europe")) == ("cia", "mi6")
    assert holder(s, "western") is None


@pytest.mark.rule("ASW-CTL-04")
def test_a_tie_puts_the_token_back_on_the_map() -> None:
    s = position_with(board={"africa": {"kgb": "o"}})
    s.add_diplomats(SERVICES.index("cia"), REGIONS.index("africa"), 1)
    begin(s, Recount())
    assert holder(s, "africa") is None
    shown = [each for each in s.events(None) if each["id"] == "lost"]
    assert [each["args"] for each in shown] == [
        {"seat": "kgb", "token": "africa", "worth": 2, "halves": 2},
        {"seat": "kgb", "token": "third_world", "worth": 2, "halves": 0},
    ]


@pytest.mark.rule("ASW-CTL-05")
def test_a_new_majority_takes_the_token_directly() -> None:
    s = position_with(board={"africa": {"kgb": "o"}, "south_america": {"kgb": "oo"}})
    s.add_diplomats(SERVICES.index("cia"), REGIONS.index("africa"), 2)
    begin(s, Recount())
    assert (holder(s, "africa"), holder(s, "third_world")) == ("cia", "kgb")
    control = ("lost", "taken-over", "taken-from")
    shown = [each for each in s.events(None) if each["id"] in control]
    passed = {"seat": "cia", "token": "africa", "loser": "kgb", "worth": 2}
    assert [(each["id"], each["args"]) for each in shown] == [
        ("taken-from", {**passed, "halves": 2, "loser_halves": 4})
    ]


@pytest.mark.rule("ASW-CTL-06", "ASW-AMB-32")
def test_nothing_changes_hands_before_the_one_recount() -> None:
    s = position_with(
        board={"africa": {"kgb": "o"}},
        bags={"cia": {"cia": "o"}},
        finance={"cia": 2},
        cards={"cia": ["vise_plague", "vise_plague", "koschei_fox"]},
    )
    begin(s, Turn())
    for step in ("mi6", "pass", "africa", "diplomat", "pass", "vise", "africa", "plague", "ussr"):
        play_moves(s, step)
        assert (holder(s, "africa"), holder(s, "ussr")) == ("kgb", None)
    assert asked(s)[1] == "prompt-play-card"
    play_moves(s, "done")
    assert (holder(s, "africa"), holder(s, "ussr")) == ("cia", "cia")
    recounted = [each["id"] for each in s.events(None) if each["id"].startswith("taken-")]
    # Africa, the USSR, Eastern and Third World, once each; Africa and the latter were the KGB's.
    assert sorted(recounted) == ["taken-from", "taken-from", "taken-over", "taken-over"]
    s.check()


@pytest.mark.rule("ASW-AMB-32")
def test_a_swing_between_cards_pays_no_titan() -> None:
    """A region that is lost by one card and won back by the next was never lost."""
    s = position_with(
        board={"africa": {"cia": "o"}, "ussr": {"kgb": "o"}},
        cards={"cia": ["blizzard_benefit", "blizzard_benefit", "titan_boss"]},
    )
    begin(s, PlayCard(seat(s, "cia")), Recount())
    mine = token(s, "africa", "cia", "o")
    play_moves(s, "blizzard", mine, "south_america", "benefit", mine, "africa")
    assert holder(s, "africa") == "cia"
    assert s.finance[seat(s, "cia")] == 0


@pytest.mark.rule("ASW-CTL-06")
@pytest.mark.parametrize("players", [["cia", "kgb"], ["cia", "kgb", "mossad"]])
@pytest.mark.parametrize("finance", [0, 1])
def test_before_a_token_is_deployed_control_follows_the_majority(
    players: list[str], finance: int
) -> None:
    virtual = "mi6" if len(players) == 2 else None
    s = position_with(
        players, virtual=virtual, bags={"cia": {"kgb": "o"}}, finance={"cia": finance}
    )
    begin(s, Turn())
    s.check()
    s.influence[REGIONS.index("africa")] = seat(s, "kgb")
    with pytest.raises(InvariantError, match="control"):
        s.check()


# --- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-VP-01")
@pytest.mark.parametrize(
    ("board", "liquidations", "missions", "halves"),
    [
        ({}, 0, [], 0),
        ({}, 3, [], 3),
        ({"africa": {"cia": "o"}}, 0, [], 4),  # The region and the sector.
        ({"africa": {"cia": "o"}, "ussr": {"kgb": "o"}}, 1, ["africa"], 7),
        ({"africa": {"cia": "o", "kgb": "o"}}, 1, ["africa"], 1),
        ({"africa": {"cia": "o"}, "ussr": {"cia": "o"}}, 0, ["middle_east"], 8),
    ],
)
def test_half_points(
    board: dict[str, dict[str, str]], liquidations: int, missions: list[str], halves: int
) -> None:
    s = position_with(board=board, halves={"cia": liquidations}, missions={"cia": missions})
    assert all_halves(s, seat(s, "cia")) == halves


@pytest.mark.rule("ASW-VP-01", "ASW-AMB-45")
def test_liquidations_are_never_lost_and_need_no_tokens() -> None:
    s = position_with(
        board={"africa": {"kgb": "i"}},
        bags={"cia": {"cia": "o"}},
        halves={"cia": 8, "kgb": 9, "mi6": 9, "mossad": 9},
        missions={"cia": ["ussr"]},
    )
    begin(s, Turn())
    play_moves(s, "kgb", "africa", "liquidation")
    assert s.halves[seat(s, "cia")] == 9
    assert s.view(None)["board"]["services"]["cia"]["liquidations"] == 9
    s.check()


@pytest.mark.rule("ASW-VP-02", "ASW-AMB-62")
def test_a_mission_counts_while_its_region_is_held_and_is_seen_by_its_owner_only() -> None:
    s = position_with(board={"africa": {"cia": "o"}}, missions={"cia": ["africa"], "kgb": ["ussr"]})
    cia = seat(s, "cia")
    assert fulfilled(s, cia)
    assert (open_halves(s, cia), all_halves(s, cia)) == (4, 6)
    assert s.view(cia)["board"]["services"]["cia"]["halves_with_mission"] == 6
    for watcher in (seat(s, "kgb"), None):
        service = s.view(watcher)["board"]["services"]["cia"]
        assert (service["halves"], service["halves_with_mission"]) == (4, None)
    s.add_diplomats(SERVICES.index("kgb"), REGIONS.index("africa"), 1)
    assert fulfilled(s, cia)  # Until the recount.
    begin(s, Recount())
    assert not fulfilled(s, cia)
    assert agents(s, "africa") == {"cia": 1, "kgb": 1}


@pytest.mark.rule("ASW-VP-02", "ASW-AMB-62")
def test_a_mission_counts_in_no_other_players_turn() -> None:
    s = position_with(
        board={"africa": {"cia": "o"}},
        bags={"mi6": {"mi6": "o"}},
        halves={"cia": 4},
        missions={"cia": ["africa"]},
        active="mi6",
    )
    begin(s, Turn())
    assert not s.over
    s = position_with(
        board={"africa": {"cia": "o"}}, halves={"cia": 4}, missions={"cia": ["africa"]}
    )
    begin(s, Turn())
    assert s.over
