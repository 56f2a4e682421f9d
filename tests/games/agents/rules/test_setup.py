"""Terms, components, set-up for three and four players, and the options."""

from collections import Counter
from typing import Any

import pytest

import detente
from detente.core.data import read_data
from detente.games.agents.rules.cards import CARDS, MISSION_REGIONS
from detente.games.agents.rules.codes import CODES, MISSION_REGION, code
from detente.games.agents.rules.control import open_halves
from detente.games.agents.rules.dealing import hand_of, mission_deck
from detente.games.agents.rules.movement import move
from detente.games.agents.rules.regions import (
    ALL_INFLUENCE,
    CITIES,
    HOME,
    NEUTRAL,
    REGIONS,
    SECTORS,
)
from detente.games.agents.rules.revisions import LATEST
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.tables import tables
from detente.games.agents.rules.turn import Turn
from tests.games.agents.positions import (
    agents,
    bag,
    count,
    force_draw,
    holder,
    knows,
    position_with,
    seat,
    token,
)
from tests.games.agents.starts import EVERY_COUNT, keep_missions, start
from tests.games.playing import asked, begin, offered, play_moves, refused

each_count = pytest.mark.parametrize(("players", "virtual"), EVERY_COUNT, ids="234")
HOMES = {
    "kgb": "ussr",
    "cia": "north_america",
    "mi6": "western_europe",
    "mossad": "middle_east",
}


def reserve(service: str, letters: str) -> list[str]:
    """A forced reserve, from the top: numbers 1 to 8 are informants, 9 to 16 operatives."""
    informants, operatives = iter(range(1, 9)), iter(range(9, 17))
    return [f"{service}_{next(informants if each == 'i' else operatives)}" for each in letters]


def services_of(s: Espionage) -> list[str]:
    return [s.seat_name(each) for each in range(s.seats)]


# --- terms ----------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-VOC-01")
@pytest.mark.parametrize(
    ("service", "colour"),
    [("kgb", "red"), ("cia", "blue"), ("mi6", "green"), ("mossad", "purple")],
)
def test_a_service_has_a_colour_and_a_home(service: str, colour: str) -> None:
    (row,) = [row for row in tables(LATEST).service_rows if row["id"] == service]
    assert row["colour"]["id"] == colour
    assert row["home_region"] == HOMES[service] == REGIONS[HOME[SERVICES.index(service)]]


@pytest.mark.rule("ASW-VOC-02")
@pytest.mark.parametrize("letter", "ioDd")
def test_every_agent_counts_one(letter: str) -> None:
    s = position_with(board={"africa": {"kgb": letter}})
    assert agents(s, "africa") == {"kgb": 1}
    assert holder(s, "africa") == "kgb"


@pytest.mark.rule("ASW-VOC-03", "ASW-AMB-04")
def test_everybody_sees_the_service_of_a_closed_token_and_whole_diplomats() -> None:
    s = position_with(board={"africa": {"kgb": "id", "cia": "o"}})
    for watcher in (*range(s.seats), None):
        region = s.view(watcher)["board"]["regions"]["africa"]
        assert [each["service"] for each in region["tokens"]] == ["kgb", "cia"]
        assert [each["kind"] for each in region["tokens"]] == [None, None]
        assert region["diplomats"]["kgb"] == 1


@pytest.mark.rule("ASW-VOC-04", "ASW-VOC-05", "ASW-VOC-06")
def test_reserve_supplies_bags_and_bank_are_counted_in_sight_of_all() -> None:
    s = position_with(
        reserve={"cia": 2},
        operatives={"cia": 5},
        diplomats={"cia": 6},
        bags={"cia": {"kgb": "oi", "cia": "D", "mi6": "i", "mossad": "o"}},
        finance={"cia": 4, "kgb": 1},
    )
    board = s.view(None)["board"]
    cia = board["services"]["cia"]
    assert (cia["reserve"], cia["operatives"], cia["diplomats"]) == (2, 5, 6)
    assert {name: inside["tokens"] for name, inside in cia["bag"].items()} == {
        "kgb": 2,
        "cia": 1,
        "mi6": 1,
        "mossad": 1,
    }
    assert board["bank"] == 28 - 5


@pytest.mark.rule("ASW-VOC-07")
def test_the_active_region_is_where_the_turn_deployed() -> None:
    s = position_with(bags={"cia": {"kgb": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb")
    assert s.view(None)["board"]["active_region"] is None
    play_moves(s, "africa")
    assert s.view(None)["board"]["active_region"] == "africa"


@pytest.mark.rule("ASW-VOC-08")
@each_count
def test_each_region_and_sector_in_play_has_an_influence_token(
    players: list[str], virtual: str | None
) -> None:
    board = keep_missions(start(players, virtual)).view(None)["board"]
    assert len(board["regions"]) + len(board["sectors"]) == (10 if len(players) == 4 else 8)
    assert all(
        "holder" in each for each in [*board["regions"].values(), *board["sectors"].values()]
    )


@pytest.mark.rule("ASW-VOC-09")
def test_points_are_kept_in_halves() -> None:
    game = detente.game("agents")
    s = position_with(halves={"cia": 3}, board={"africa": {"cia": "o"}})
    assert game.score_unit == 2
    assert open_halves(s, seat(s, "cia")) == 3 + 2 + 2


@pytest.mark.rule("ASW-VOC-10", "ASW-AMB-15")
def test_once_per_round_is_once_in_each_own_turn() -> None:
    s = position_with(finance={"cia": 6}, bags={"cia": {"cia": "oo"}, "mi6": {"mi6": "o"}})
    begin(s, Turn())
    prompts = []
    while s.seat_name(s.active) == "cia" or s.turn < 10:
        prompts.append((s.turn, *asked(s)))
        paying = asked(s)[1] in ("prompt-pay-operative", "prompt-buy-diplomat")
        play_moves(s, offered(s)[0] if paying or "pass" not in offered(s) else "pass")
    counts = Counter(each for each in prompts if each[1] == "cia")
    paid = {each: number for each, number in counts.items() if "pay" in each[2] or "buy" in each[2]}
    assert set(paid.values()) == {1}
    assert {turn for turn, _, _ in paid} == {6, 10}


# --- components -----------------------------------------------------------------------------------


@pytest.mark.rule("ASW-COMP-01", "ASW-COMP-06", "ASW-AMB-02")
def test_what_is_in_the_box() -> None:
    tokens = read_data("detente.games.agents", "sectors.yaml", LATEST)["influence_tokens"]
    assert (len(CARDS), len(set(CARDS))) == (20, 20)
    assert Counter(MISSION_REGIONS) == {
        **dict.fromkeys(HOMES.values(), 1),
        **{REGIONS[region]: 2 for region in NEUTRAL},
    }
    assert len(MISSION_REGIONS) == 10
    assert tables(LATEST).all_finance == 28
    assert (len(SERVICES), len(NEUTRAL), len(REGIONS)) == (4, 3, 7)
    assert ALL_INFLUENCE == len(REGIONS) + len(SECTORS) == 11
    assert ALL_INFLUENCE + tokens["successful_liquidation"] == tokens["total"] == 20


@pytest.mark.rule("ASW-COMP-02", "ASW-COMP-05")
def test_a_service_has_32_tokens() -> None:
    box = tables(LATEST)
    tokens = (box.informants, box.diplomats, box.light_operatives, box.dark_operatives)
    assert tokens == (8, 8, 8, 8)
    assert box.light_operatives + box.dark_operatives == 16


@pytest.mark.rule("ASW-COMP-02", "ASW-COMP-03", "ASW-COMP-05", "ASW-SET-05")
@each_count
def test_light_tokens_are_the_reserve_and_dark_ones_the_supply(
    players: list[str], virtual: str | None
) -> None:
    s = keep_missions(start(players, virtual))
    for name in players:
        service = SERVICES.index(name)
        informants = s.reserve[service].bit_count() - 1
        light = s.reserve_size(service) - informants
        elsewhere = count(s, service)
        assert elsewhere == [8 - informants, 8 - light, 8, 8]
        assert (s.operatives[service], s.supply[service]) == (8, 8)
    s.check()


@pytest.mark.rule("ASW-COMP-04", "ASW-AMB-01")
def test_backs_of_a_service_look_alike() -> None:
    """Whatever comes out of a bag, the others see the same."""
    views = []
    for letter in "oDi":
        s = position_with(bags={"cia": {"mi6": "oDi"}}, operatives={"mi6": 7})
        force_draw(s, "cia", "mi6", letter)
        begin(s, Turn())
        play_moves(s, "kgb", "africa")
        views.append((s.view(seat(s, "mi6")), s.events(seat(s, "mi6"))))
    assert views[0] == views[1] == views[2]


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("ASW-SET-01", "ASW-SET-03", "ASW-SET-14")
@each_count
def test_each_player_has_its_home_and_nothing_else(players: list[str], virtual: str | None) -> None:
    s = keep_missions(start(players, virtual))
    assert services_of(s) == players
    held = {REGIONS[i]: holder(s, REGIONS[i]) for i in s.regions}
    if virtual is None:
        assert held == {REGIONS[i]: None for i in s.regions} | {HOMES[n]: n for n in players}
        assert [holder(s, each) for each in SECTORS] == [None] * 4
    else:
        assert {region: who for region, who in held.items() if who != "guarded"} == {
            HOMES[name]: name for name in players
        }
    s.check()


@pytest.mark.rule("ASW-SET-02")
def test_the_sectors_of_four_players() -> None:
    sectors = start().view(None)["board"]["sectors"]
    assert {name: set(each["regions"]) for name, each in sectors.items()} == {
        "western": {"north_america", "western_europe"},
        "eastern": {"middle_east", "ussr"},
        "third_world": {"south_america", "africa", "australia_oceania"},
    }


@pytest.mark.rule("ASW-SET-04")
@each_count
def test_three_finance_each(players: list[str], virtual: str | None) -> None:
    s = start(players, virtual)
    assert s.finance == [3] * len(players)
    assert s.bank == 28 - 3 * len(players)


@pytest.mark.rule("ASW-SET-06", "ASW-SET-07", "ASW-SET-08", "ASW-AMB-05")
def test_the_reserve_goes_home_then_into_the_own_bag_then_into_the_others() -> None:
    orders = {
        "kgb": "iiioooioi",
        "cia": "oioiiioio",
        "mi6": "oooiiiooo",
        "mossad": "iioooiiii",
    }
    s = start(reserves=[reserve(name, letters) for name, letters in orders.items()])
    for name, letters in orders.items():
        own = [f"{name}_{number}" for number in (1, 2, 3)]
        kinds = ["ioD"[s.kind(code(each))] for each in own]
        assert "".join(kinds) == letters[:3]
        assert {CODES[t]: REGIONS[s.region_of(t)] for t in map(code, own)} == dict.fromkeys(
            own, HOMES[name]
        )
        for other in orders:
            assert [knows(s, other, each) for each in own] == [other == name] * 3
        assert Counter(bag(s, name)[name]) == Counter(letters[3:6])
        others = [bag(s, other)[name] for other in orders if other != name]
        assert others == list(letters[6:])


@pytest.mark.rule("ASW-SET-06", "ASW-AMB-05")
def test_owning_a_token_gives_no_right_to_look_at_it() -> None:
    s = position_with(bags={"cia": {"mi6": "i"}})
    begin(s, Turn())
    play_moves(s, "kgb", "africa")
    mine = token(s, "africa", "mi6", "i")
    assert knows(s, "cia", mine)
    assert not knows(s, "mi6", mine)


@pytest.mark.rule("ASW-SET-07", "ASW-SET-08", "ASW-SET-09", "ASW-3P-02", "ASW-2P-04")
@each_count
def test_how_many_tokens_lie_where(players: list[str], virtual: str | None) -> None:
    s = start(players, virtual)
    left, size = {2: (9, 8), 3: (8, 5), 4: (7, 6)}[len(players)]
    for at, name in enumerate(players):
        assert agents(s, HOMES[name])[name] == 3
        assert s.reserve_size(SERVICES.index(name)) == left
        assert s.bag_size(at) == size
        inside = {each: len(letters) for each, letters in bag(s, name).items() if each != virtual}
        assert inside == {other: 3 if other == name else 1 for other in players}


@pytest.mark.rule("ASW-SET-10", "ASW-O-01")
def test_abilities_work_at_set_up_before_the_missions() -> None:
    s = start(abilities=True)
    assert asked(s) == ("cia", "prompt-place-at-set-up")
    assert s.dealt == ((),) * 4
    assert Counter(bag(s, "mossad")["mossad"])["D"] == 2
    assert s.operatives[SERVICES.index("mossad")] == 6
    assert s.finance[seat(s, "cia")] == 6
    play_moves(s, "africa")
    assert asked(s)[1] == "prompt-choose-missions"
    keep_missions(s).check()


@pytest.mark.rule("ASW-SET-10", "ASW-O-01")
def test_without_abilities_nothing_happens_there() -> None:
    s = start()
    assert asked(s)[1] == "prompt-choose-missions"
    assert "D" not in bag(s, "mossad")["mossad"]


@pytest.mark.rule("ASW-SET-11")
def test_one_of_two_missions_is_kept_but_not_the_own_home() -> None:
    deck = ["mission_ussr", "mission_africa", "mission_africa_2", "mission_north_america"]
    deck += ["mission_middle_east", "mission_south_america"]
    s = start(missions=[*deck, "mission_south_america_2", "mission_western_europe"])
    assert s.to_act == (0, 1, 2, 3)
    assert [s.legal_moves(each) for each in s.to_act] == [
        ["africa"],
        ["africa"],
        ["middle_east", "south_america"],
        ["western_europe", "south_america"],
    ]
    assert refused(s, "ussr") == "ASW-SET-11"
    assert refused(s, "south_america") == "ASW-SET-11"  # It was not dealt.
    for each, kept in enumerate(("africa", "africa", "middle_east", "south_america")):
        s.play(each, kept)
    kept_by = {
        name: s.view(seat(s, name))["board"]["services"][name]["missions"] for name in SERVICES
    }
    assert kept_by == {
        "kgb": ["africa"],
        "cia": ["africa"],
        "mi6": ["middle_east"],
        "mossad": ["south_america"],
    }


@pytest.mark.rule("ASW-SET-11", "ASW-AMB-79", "ASW-AMB-61")
def test_missions_are_chosen_at_the_same_time_and_given_back_unseen() -> None:
    s = start()
    before = [s.view(each)["board"] for each in range(4)]
    s.play(2, s.legal_moves(2)[0])
    assert s.to_act == (0, 1, 3)
    assert s.view(2)["pending_move"] is not None
    assert [s.view(each)["pending_move"] for each in (0, 1, 3)] == [None] * 3
    assert [s.view(each)["board"] for each in range(4)] == before
    keep_missions(s)
    returned = [
        {REGIONS[MISSION_REGION[card]] for card in s.dealt[each]}
        - {REGIONS[region] for region in s.missions[each]}
        for each in range(4)
    ]
    assert any(returned)
    for watcher in (*range(4), None):
        board = s.view(watcher)["board"]
        assert board["dealt"] == []
        shown = {name: each["missions"] for name, each in board["services"].items()}
        assert [name for name, missions in shown.items() if missions] == (
            [] if watcher is None else [s.seat_name(watcher)]
        )
        ids = [each["id"] for each in s.events(watcher) if "mission" in each["id"]]
        assert ids == ([] if watcher is None else ["mission-kept"])


@pytest.mark.rule("ASW-SET-12")
def test_the_agent_cards_are_shuffled() -> None:
    decks = [keep_missions(start(deck=deck)).deck for deck in ((), ("titan", "fox"))]
    assert [CARDS[card] for card in decks[1][:-3:-1]] == ["titan", "fox"]
    for deck in decks:
        assert sorted(deck) == list(range(20))
        assert deck != sorted(deck)


@pytest.mark.rule("ASW-SET-13", "ASW-AMB-63")
@pytest.mark.parametrize("first", range(4))
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    s = keep_missions(start(first=first))
    order = [SERVICES[(first + step) % 4] for step in range(4)]
    assert s.view(None)["board"]["order"] == order
    seen: list[str] = []
    while len(seen) < 5:
        if asked(s)[1] == "prompt-infiltrate":
            seen.append(asked(s)[0])
        play_moves(s, offered(s)[0])
    assert seen == [*order, order[0]]


@pytest.mark.rule("ASW-SET-13", "ASW-AMB-63")
def test_the_first_player_is_drawn_before_anything_else() -> None:
    game = detente.game("agents")
    states = [game.start(4, seed=seed) for seed in range(30)]
    assert {s.view(None)["board"]["order"][0] for s in states} == set(SERVICES)
    assert all(s.events(None)[0]["id"] == "first-player" for s in states)


@pytest.mark.rule("ASW-SET-14", "ASW-AMB-48")
def test_the_recount_at_the_end_of_set_up_sees_what_the_cia_placed() -> None:
    s = start(abilities=True)
    play_moves(s, "western_europe")
    assert holder(s, "western") is None  # The recount is at the very end.
    keep_missions(s)
    assert agents(s, "western_europe") == {"mi6": 3, "cia": 1}
    assert (holder(s, "western"), holder(s, "western_europe")) == ("cia", "mi6")
    assert holder(s, "eastern") is None
    s.check()


# --- three players --------------------------------------------------------------------------------


@pytest.mark.rule("ASW-3P-01", "ASW-3P-03", "ASW-AMB-54")
@pytest.mark.parametrize("absent", SERVICES)
def test_with_three_the_absent_home_is_out(absent: str) -> None:
    players = [name for name in SERVICES if name != absent]
    s = start(players)
    board = s.view(None)["board"]
    homes = {HOMES[name] for name in players}
    third_world = {"south_america", "africa", "australia_oceania"}
    assert set(board["regions"]) == homes | third_world
    assert {name: set(each["regions"]) for name, each in board["sectors"].items()} == {
        "northern": homes,
        "third_world": third_world,
    }
    missions = [MISSION_REGIONS[card] for card in mission_deck(s)]
    assert sorted(missions) == sorted([*homes, *third_world, *third_world])
    assert [len(hand_of(s, each)) for each in range(3)] == [2, 2, 2]
    keep_missions(s)
    assert [len(missions) for missions in s.missions] == [1, 1, 1]


@pytest.mark.rule("ASW-3P-01")
def test_nothing_can_be_deployed_into_the_absent_home() -> None:
    s = position_with(["cia", "kgb", "mi6"], bags={"cia": {"cia": "o"}})
    begin(s, Turn())
    play_moves(s, "kgb")
    assert asked(s) == ("cia", "prompt-deploy")
    assert refused(s, "middle_east") == "ASW-3P-01"


# --- options and rulings --------------------------------------------------------------------------


@pytest.mark.rule("ASW-O-01", "ASW-O-02", "ASW-O-03", "ASW-O-04", "ASW-O-05")
def test_the_defaults() -> None:
    assert detente.game("agents").settings == {
        "abilities": False,
        "services": "drawn",
        "cia_setup_token": "diplomat",
        "finance_unlimited": False,
        "virtual_return": "box",
    }


@pytest.mark.rule("ASW-O-02", "ASW-AMB-64")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_services_are_drawn_and_differ(seats: int) -> None:
    drawn = set()
    for seed in range(12):
        s = detente.game("agents").start(seats, seed=seed)
        assert isinstance(s, Espionage)
        present = [*services_of(s), *([SERVICES[s.virtual]] if seats == 2 else [])]
        assert len(set(present)) == len(present) == max(seats, 3)
        drawn.add(tuple(present))
    assert len(drawn) > 3


def choosing(seats: int, first: int) -> Espionage:
    s = detente.game("agents", services="chosen").start(seats, seed=1, outcomes=[first])
    assert isinstance(s, Espionage)
    return s


@pytest.mark.rule("ASW-O-02", "ASW-AMB-64", "ASW-AMB-78", "ASW-SET-01")
def test_services_are_chosen_in_turn_order() -> None:
    s = choosing(4, first=2)
    assert asked(s) == ("third", "prompt-choose-service")
    play_moves(s, "kgb")
    assert asked(s) == ("fourth", "prompt-choose-service")
    assert refused(s, "kgb") == "ASW-AMB-64"
    assert refused(s, "africa") == "ASW-SET-01"
    assert offered(s) == ["cia", "mi6", "mossad"]
    play_moves(s, "mossad", "mi6")  # The last one has what is left.
    assert services_of(s) == ["mi6", "cia", "kgb", "mossad"]
    assert asked(s)[1] == "prompt-choose-missions"


@pytest.mark.rule("ASW-AMB-78", "ASW-SET-02", "ASW-3P-01", "ASW-2P-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_region_lies_on_the_table_before_all_services_are_known(seats: int) -> None:
    s = choosing(seats, first=0)
    while asked(s)[1] in ("prompt-choose-service", "prompt-choose-virtual"):
        board = s.view(None)["board"]
        assert (board["regions"], board["sectors"]) == ({}, {})
        play_moves(s, offered(s)[0])
    assert len(s.view(None)["board"]["regions"]) == (7 if seats == 4 else 6)


@pytest.mark.rule("ASW-2P-01", "ASW-AMB-78")
def test_the_second_player_names_the_virtual_service() -> None:
    s = choosing(2, first=1)
    play_moves(s, "cia")
    assert asked(s) == ("first", "prompt-choose-service")
    play_moves(s, "kgb")
    assert asked(s) == ("kgb", "prompt-choose-virtual")
    assert offered(s) == ["mi6", "mossad"]
    assert refused(s, "cia") == "ASW-AMB-64"
    play_moves(s, "mossad")
    assert (services_of(s), SERVICES[s.virtual]) == (["kgb", "cia"], "mossad")


@pytest.mark.rule("ASW-O-03")
@pytest.mark.parametrize("kind", ["diplomat", "operative"])
def test_what_the_cia_places(kind: str) -> None:
    s = play_moves(start(abilities=True, cia_setup_token=kind), "africa")
    cia = SERVICES.index("cia")
    assert agents(s, "africa") == {"cia": 1}
    assert (s.supply[cia], s.operatives[cia]) == ((7, 8) if kind == "diplomat" else (8, 7))
    if kind == "operative":
        assert knows(s, None, token(s, "africa", "cia", "D"))
    keep_missions(s).check()


@pytest.mark.rule("ASW-O-04")
@pytest.mark.parametrize(("unlimited", "paid"), [(False, 1), (True, 3)])
def test_a_bank_without_limit(unlimited: bool, paid: int) -> None:
    s = position_with(
        finance={"mi6": 27},
        board={"africa": {"cia": "oi"}},
        bags={"cia": {"cia": "o"}},
        finance_unlimited=unlimited,
    )
    begin(s, Turn())
    play_moves(s, "kgb", "africa", "funding")
    assert s.finance[seat(s, "cia")] == paid
    assert s.view(None)["board"]["bank"] == (None if unlimited else 0)
    s.check()


@pytest.mark.rule("ASW-AMB-65")
def test_where_a_reserve_lies_is_not_part_of_the_game() -> None:
    def names(players: list[str], virtual: str | None) -> dict[str, set[str]]:
        board: dict[str, Any] = start(players, virtual).view(0)["board"]
        return {"board": set(board), "service": set(board["services"]["kgb"])}

    two, three, four = (names(*each) for each in EVERY_COUNT)
    assert two == three == four


@pytest.mark.rule("ASW-AMB-80")
def test_numbers_are_never_used_again() -> None:
    s = position_with(board={"africa": {"kgb": "i"}}, bags={"cia": {"mi6": "o"}}, active="cia")
    begin(s, Turn())
    play_moves(s, "kgb", "africa", "liquidation")
    assert bag(s, "kgb")["kgb"] == "i"
    force_draw(s, "kgb", "kgb", "i")
    assert CODES[s.draw_token(seat(s, "kgb"))] == "kgb_2"


@pytest.mark.rule("ASW-P3-02", "ASW-AMB-70", "ASW-AMB-77")
def test_cities_fill_in_order_and_set_no_limit() -> None:
    s = position_with(board={"africa": {"kgb": "ooooo", "cia": "oooii"}})
    names = [*CITIES[REGIONS.index("africa")], None, None]
    tokens = s.view(None)["board"]["regions"]["africa"]["tokens"]
    assert len(names) == 10
    assert [each["city"] for each in tokens] == names
    move(s, code("kgb_2"), REGIONS.index("ussr"))
    move(s, code("cia_5"), REGIONS.index("africa"))
    tokens = s.view(None)["board"]["regions"]["africa"]["tokens"]
    assert [each["city"] for each in tokens if each["token"] == "cia_5"] == [names[1]]


@pytest.mark.rule("ASW-P3-02")
def test_diplomat_zones_set_no_limit() -> None:
    s = position_with(board={"africa": {"kgb": "dddddddd", "cia": "dddddddd"}})
    assert agents(s, "africa") == {"kgb": 8, "cia": 8}
    s.check()
