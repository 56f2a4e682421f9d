"""Terms and set-up: decks, zone, treaties, agents, who starts, what is hidden."""

from collections import Counter

import pytest

import detente
from detente.games.secret_power.rules.ending import LastAttachments
from detente.games.secret_power.rules.objects import TYPE, TYPES
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import TREATIES
from detente.games.secret_power.rules.turn import ActionPhase, Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    concluded,
    events_named,
    hand,
    has,
    minor,
    on,
    parts,
    points,
    position_with,
    stage,
)

SEATS = ("alpha", "beta", "gamma", "delta", "epsilon")
GROUPS = {
    "control": ("mass_media", "ruling_parties", "security_agencies"),
    "finance": ("real_estate", "valuables", "banks"),
    "science": ("research", "laboratories", "patents"),
    "support": ("trade_unions", "consulates", "intelligence_services"),
    "power": ("governments", "exchanges", "universities", "crime_syndicates", "corporations"),
    "inner_circle": ("inner_circle",),
}
PROJECTS = ("comintern", "united_nations", "espionage", "secret_power")
each_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def start(seats: int, *outcomes: object, seed: int = 1, **settings: object) -> Conspiracy:
    """A new game; forced outcomes: object deck, treaty deck, starting seat, in this order."""
    s = detente.game("secret_power", **settings).start(seats, seed=seed, outcomes=list(outcomes))
    assert isinstance(s, Conspiracy)
    return s


# --- terms ----------------------------------------------------------------------------------------


@pytest.mark.rule("SP-VOC-01")
def test_every_object_belongs_to_one_of_six_groups() -> None:
    game = detente.game("secret_power")
    assert sorted(TYPES) == sorted(name for names in GROUPS.values() for name in names)
    for group, names in GROUPS.items():
        assert {game.describe(name)["group"] for name in names} == {group}


@pytest.mark.rule("SP-VOC-02", "SP-OBJ-03")
@pytest.mark.parametrize(
    ("group", "card", "each"),
    [
        ("control", "governments", 1),
        ("finance", "exchanges", 1),
        ("science", "universities", 1),
        ("power", "corporations", 3),
    ],
)
def test_a_minor_counts_as_a_card_of_its_group(group: str, card: str, each: int) -> None:
    s = position_with(objects={"alpha": [card]}, minors={"alpha": {group: 2}})
    assert parts(s, "alpha")["power"] == 2 * each


@pytest.mark.rule("SP-VOC-03", "SP-VOC-04")
def test_active_and_pool_are_distinguished_and_public() -> None:
    s = position_with(active={"alpha": 5}, objects={"alpha": ["banks:2"]})
    for watcher in (None, 0, 1):
        area = s.view(watcher)["board"]["players"]["alpha"]
        assert (area["active"], area["pool"]) == (5, 5)
    begin(s, Turn(0))
    play_moves(s, "train")
    assert agents(s, "alpha") == (6, 4)


@pytest.mark.rule("SP-VOC-05", "SP-SUP-02")
@pytest.mark.parametrize(("pool", "recruited"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_to_recruit_takes_what_the_pool_has(pool: int, recruited: int) -> None:
    s = position_with(pool={"alpha": pool})
    begin(s, ActionPhase())
    assert s.seat_name(s.supervisor) == "alpha"
    assert agents(s, "alpha") == (12 - pool + recruited, pool - recruited)
    counts = [each["count"] for each in events_named(s, "recruited")]
    assert counts == ([recruited] if recruited else [])
    s.check()


@pytest.mark.rule("SP-VOC-06", "SP-OBJ-05", "SP-PRJ-06")
def test_tokens_sent_to_the_pool_go_to_that_of_their_owner() -> None:
    s = position_with(objects={"alpha": ["banks:3", "valuables"]}, active={"alpha": 4})
    before = agents(s, "beta")
    begin(s, Turn(0))
    play_moves(s, "secret_power", "banks_1")
    assert has(s, "alpha") == []
    assert agents(s, "alpha") == (4 - 1, 5 + 3 + 1 - 1)  # One pays, one is the coordinator.
    assert agents(s, "beta") == before
    s.check()


@pytest.mark.rule("SP-VOC-07", "SP-VOC-08", "SP-INF-01")
@pytest.mark.parametrize(("espionage", "reach"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 6), (5, 6)])
def test_open_are_the_leftmost_cards_within_reach(espionage: int, reach: int) -> None:
    zone = ["banks", "patents", "research", "valuables", "mass_media", "consulates", "exchanges"]
    s = position_with(zone=zone, stages={"alpha": {"espionage": espionage}})
    shown = s.view(None)["board"]["zone"]
    assert [card["type"] for card in shown] == zone
    assert [card["in_reach"].count("alpha") for card in shown] == [1] * reach + [0] * (7 - reach)
    begin(s, Turn(0))
    assert offered(s)[:reach] == [f"{name}_1" for name in zone[:reach]]
    for name in zone[reach:]:
        assert refused(s, f"{name}_1") == "SP-INF-01"


@pytest.mark.rule("SP-VOC-09", "SP-SET-10")
def test_a_treaty_works_once_it_is_laid_down() -> None:
    s = position_with(hands={"alpha": ["cosa_nostra"]}, zone=["banks"], active={"alpha": 1})
    begin(s, Turn(0))
    assert refused(s, "banks_1") == "SP-INF-02"
    assert points(s, "alpha") == 0
    s = position_with(treaties={"alpha": ["cosa_nostra"]}, zone=["banks"], active={"alpha": 1})
    begin(s, Turn(0))
    play_moves(s, "banks_1")
    assert on(s, "banks_1") == ("alpha", 1, 2)
    assert points(s, "alpha") == 0
    s = position_with(hands={"alpha": ["marxist_league"]})
    assert points(s, "alpha") == 0
    s = position_with(treaties={"alpha": ["marxist_league"]})
    assert points(s, "alpha") == 5


@pytest.mark.rule("SP-VOC-10")
def test_the_supervisor_goes_first_brings_agents_and_limits_the_main_action() -> None:
    s = position_with(3, supervisor="alpha", zone=["banks"])
    begin(s, ActionPhase())
    assert asked(s) == ("beta", "prompt-act")
    assert agents(s, "beta") == (8, 4)
    assert offered(s) == ["banks_1", "elimination_of_obstacles"]


@pytest.mark.rule("SP-VOC-11", "SP-PRJ-04")
def test_a_coordinator_is_a_token_that_stands_in_the_project() -> None:
    s = position_with(objects={"alpha": ["trade_unions"]})
    begin(s, Turn(0))
    play_moves(s, "comintern")
    assert stage(s, "alpha", "comintern") == 1
    assert agents(s, "alpha") == (4, 7)  # The twelfth token.
    s.check()


@pytest.mark.rule("SP-VOC-12", "SP-SHA-03")
def test_a_shadow_agent_costs_no_token() -> None:
    s = position_with(zone=["banks"], stages={"alpha": {"comintern": 2}}, active={"alpha": 3})
    begin(s, Turn(0))
    play_moves(s, "banks_1", "1")
    assert on(s, "banks_1") == ("alpha", 1, 2)
    assert agents(s, "alpha") == (2, 8)
    s.check()


@pytest.mark.rule("SP-VOC-13", "SP-PRJ-03")
@pytest.mark.parametrize(
    ("support", "sign", "project"),
    [
        ("trade_unions", "agitators", "comintern"),
        ("consulates", "peacemakers", "united_nations"),
        ("intelligence_services", "spies", "espionage"),
    ],
)
def test_a_sign_opens_the_project_it_belongs_to(support: str, sign: str, project: str) -> None:
    s = position_with(objects={"alpha": [support]})
    shown = s.view(0)["board"]["players"]["alpha"]["signs"]
    assert shown == {
        **dict.fromkeys(("agitators", "peacemakers", "spies"), 0),
        "special_interest": 1,
        sign: 1,
    }
    begin(s, Turn(0))
    for other in ("comintern", "united_nations", "espionage"):
        if other != project:
            assert refused(s, other) == "SP-PRJ-03"
    assert refused(s, "secret_power") == "SP-PRJ-06"
    play_moves(s, project)
    assert stage(s, "alpha", project) == 1


@pytest.mark.rule("SP-VOC-13", "SP-PRJ-06")
def test_special_interest_opens_the_project_secret_power() -> None:
    s = position_with(objects={"alpha": ["banks", "valuables"]})
    begin(s, Turn(0))
    assert [code for code in offered(s) if code in PROJECTS] == ["secret_power"]


@pytest.mark.rule("SP-VOC-14")
def test_the_game_is_won_by_points() -> None:
    s = position_with(objects={"alpha": ["banks"], "beta": ["patents", "research"]})
    begin(s, LastAttachments())
    assert s.result == {"winners": [1], "scores": [1, 2], "reason": "most_points"}


# --- decks and zone -------------------------------------------------------------------------------


@pytest.mark.rule("SP-SET-01")
@pytest.mark.parametrize(
    ("seats", "colour", "support", "power", "circles", "size"),
    [(2, 3, 2, 1, 2, 40), (3, 3, 2, 2, 4, 47), (4, 3, 2, 3, 5, 53), (5, 4, 3, 3, 6, 66)],
)
def test_the_object_deck(
    seats: int, colour: int, support: int, power: int, circles: int, size: int
) -> None:
    s = start(seats, treaties="deal")
    copies = {"support": support, "power": power, "inner_circle": circles}
    counted = Counter(TYPES[TYPE[card]] for card in (*s.deck, *s.zone))
    assert counted == {
        name: copies.get(group, colour) for group, names in GROUPS.items() for name in names
    }
    assert counted.total() == size
    orders = {(*other.zone, *other.deck) for other in (start(seats, seed=n) for n in range(3))}
    assert len(orders) == 3


@pytest.mark.rule("SP-SET-02")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 9), (4, 10), (5, 11)])
def test_the_zone_is_dealt_from_left_to_right(seats: int, size: int) -> None:
    top = ["banks_2", "research_1", "inner_circle_2", "governments_1"]
    s = start(seats, top, treaties="deal")
    zone = [card["card"] for card in s.view(None)["board"]["zone"]]
    assert zone[:4] == top
    assert len(set(zone)) == size
    assert s.view(None)["board"]["deck_count"] == len(s.deck)
    assert not set(s.zone) & set(s.deck)


@pytest.mark.rule("SP-SET-03")
@each_count
def test_four_projects_of_five_stages_in_none_of_which_anybody_is(seats: int) -> None:
    s = start(seats, treaties="deal")
    for area in s.view(None)["board"]["players"].values():
        assert area["stages"] == dict.fromkeys(PROJECTS, 0)
    for project in PROJECTS:
        stages = detente.game("secret_power").describe(project)["stages"]
        assert [row["stage"] for row in stages] == [1, 2, 3, 4, 5]


# --- treaties -------------------------------------------------------------------------------------

TOP = list(TREATIES[10:40])


@pytest.mark.rule("SP-SET-05", "SP-O-02")
@each_count
def test_four_treaties_are_dealt(seats: int) -> None:
    s = start(seats, [], TOP, 0, treaties="deal")
    assert [hand(s, name) for name in SEATS[:seats]] == [
        TOP[4 * seat : 4 * seat + 4] for seat in range(seats)
    ]
    assert asked(s) == ("alpha", "prompt-act")
    assert s.view(None)["board"]["treaty_deck_count"] == 46 - 4 * seats
    s.check()


@pytest.mark.rule("SP-SET-05", "SP-O-02", "SP-RUL-40")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_six_are_dealt_and_four_kept(seats: int) -> None:
    outcomes = [[], TOP] if seats == 1 else [[], TOP, 0]
    s = start(seats, *outcomes)
    assert s.to_act == tuple(range(seats))  # All decide at the same time.
    dealt = [hand(s, name) for name in SEATS[:seats]]
    assert dealt == [TOP[6 * seat : 6 * seat + 6] for seat in range(seats)]
    foreign = "cosa_nostra" if "cosa_nostra" not in dealt[0] else "scientologists"
    assert refused(s, foreign) == "SP-SET-05"
    for put_back in (1, 3):
        for seat in range(seats):
            s.play(seat, dealt[seat][put_back])
    assert asked(s)[1] == "prompt-act"
    for name, six in zip(SEATS, dealt, strict=False):
        assert hand(s, name) == [six[0], six[2], six[4], six[5]]
    in_deck = [TREATIES[card] for card in s.treaties.cards]
    assert {six[put_back] for six in dealt for put_back in (1, 3)} <= set(in_deck)
    s.check()


@pytest.mark.rule("SP-RUL-40", "SP-SET-10")
def test_what_others_put_back_stays_unknown_until_it_is_shuffled_in() -> None:
    s = start(2, [], TOP, 0)
    before = [s.view(seat)["board"] for seat in (0, 1)]
    s.play(0, TOP[0])
    assert list(s.to_act) == [1]
    assert [s.view(seat)["board"] for seat in (0, 1)] == before
    assert (s.view(0)["pending_move"], s.view(1)["pending_move"]) == (TOP[0], None)
    s.play(1, TOP[6])
    assert list(s.to_act) == [0, 1]
    assert not {TOP[0], TOP[6]} & {TREATIES[card] for card in s.treaties.cards}
    s.check()
    decks = []
    for seed in range(3):
        other = start(2, [], TOP, 0, seed=seed)
        for seat, code in ((0, TOP[0]), (1, TOP[6]), (0, TOP[1]), (1, TOP[7])):
            other.play(seat, code)
        decks.append(other.treaties.cards)
    assert len(set(decks)) == 3  # Shuffled, not put on top.


@pytest.mark.rule("SP-SET-05", "SP-O-02", "SP-RUL-40")
def test_a_draft_goes_to_the_left() -> None:
    s = start(3, [], TOP, 0, treaties="draft")
    packs = [TOP[4 * seat : 4 * seat + 4] for seat in range(3)]
    assert [s.view(seat)["board"]["pack"] for seat in range(3)] == packs
    assert s.view(None)["board"]["pack"] == []
    assert asked(s)[1] == "prompt-draft"
    assert refused(s, packs[1][0]) == "SP-SET-05"
    for turn in range(3):
        assert s.to_act == (0, 1, 2)
        for seat in range(3):
            pack = packs[(seat - turn) % 3]
            assert s.legal_moves(seat) == pack[turn:]
            s.play(seat, pack[turn])
    for seat, name in enumerate(SEATS[:3]):
        kept = [packs[(seat - turn) % 3][turn] for turn in range(4)]
        assert hand(s, name) == kept
    assert asked(s)[1] == "prompt-act"
    assert s.view(None)["board"]["treaty_deck_count"] == 46 - 12
    s.check()


# --- agents, minors, who starts -------------------------------------------------------------------


@pytest.mark.rule("SP-SET-06")
@pytest.mark.parametrize(
    ("revision", "seats", "active"),
    [
        (1, 2, [6, 6]),
        (1, 3, [6, 6, 7]),
        (1, 4, [6, 6, 7, 7]),
        (1, 5, [6, 6, 6, 6, 6]),
        (2, 2, [6, 6]),
        (2, 3, [6, 7, 6]),
        (2, 4, [6, 6, 6, 6]),
        (2, 5, [6, 6, 6, 6, 6]),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_twelve_tokens_most_of_them_halved(
    revision: int, seats: int, active: list[int], first: int
) -> None:
    s = start(seats, [], [], first, revision=revision)
    order = [SEATS[(first + turn) % seats] for turn in range(seats)]
    assert [agents(s, name) for name in order] == [(number, 12 - number) for number in active]


@pytest.mark.rule("SP-SET-07")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_six_minors_of_each_of_four_groups(seats: int) -> None:
    s = start(seats)
    assert s.view(None)["board"]["supply"] == dict.fromkeys(
        ("control", "finance", "science", "power"), 6
    )
    assert minor(s, "alpha", "control") == 0


@pytest.mark.rule("SP-SET-08", "SP-SUP-01")
@each_count
def test_who_starts_is_drawn_and_has_the_supervisor(seats: int) -> None:
    for first in range(seats):
        s = start(seats, [], [], first, treaties="deal")
        board = s.view(None)["board"]
        order = [SEATS[(first + turn) % seats] for turn in range(seats)]
        assert (board["supervisor"], board["order"], list(board["players"])) == (
            order[0],
            order,
            order,
        )
        assert board["headhunter"] == (order[3] if seats == 5 else None)
        assert asked(s) == (order[0], "prompt-act")
        assert events_named(s, "starting-player") == [{"seat": order[0]}]
    assert {start(seats, seed=seed).supervisor for seed in range(40)} == set(range(seats))


@pytest.mark.rule("SP-SET-09")
@pytest.mark.parametrize("wars", ["timed", "shuffled"])
def test_no_war_is_in_force_at_the_beginning(wars: str) -> None:
    s = start(2, wars=wars)
    assert s.view(None)["board"]["wars"] == []
    assert s.view(None)["board"]["surcharge"] == 0


# --- what is hidden -------------------------------------------------------------------------------


@pytest.mark.rule("SP-SET-10")
def test_hands_are_seen_by_their_owners_only() -> None:
    s = position_with(
        3,
        hands={"alpha": ["cia", "kgb"], "beta": ["mossad"]},
        crew={"alpha": ["assassin"], "gamma": ["emissary"]},
        treaties={"gamma": ["imf"]},
        professionals=True,
    )
    for watcher, name in enumerate((*SEATS[:3], None)):
        players = s.view(None if name is None else watcher)["board"]["players"]
        for owner, area in players.items():
            held = {"alpha": ["cia", "kgb"], "beta": ["mossad"], "gamma": []}[owner]
            crew = {"alpha": ["assassin_1"], "beta": [], "gamma": ["emissary_1"]}[owner]
            assert area["hand"] == (held if owner == name else [])
            assert area["professionals"] == (crew if owner == name else [])
            assert (area["hand_count"], area["professional_count"]) == (len(held), len(crew))
            assert area["treaties"] == concluded(s, owner)


@pytest.mark.rule("SP-SET-10")
def test_of_face_down_decks_only_the_size_is_seen() -> None:
    """Whatever lies in them, in whatever order, nobody sees a difference."""
    s = position_with(
        zone=["banks"],
        hands={"alpha": ["cia"]},
        discard=["research", "exchanges"],
        professionals=True,
    )
    before = [s.view(watcher) for watcher in (None, 0, 1)]
    board = before[0]["board"]
    assert board["discard"] == ["research_1", "exchanges_1"]
    assert board["deck_count"] == 40 - 3
    assert (board["treaty_deck_count"], board["professional_deck_count"]) == (45, 18)
    s.deck = tuple(reversed(s.deck))
    s.treaties.cards = tuple(reversed(s.treaties.cards))
    s.professionals.cards = tuple(reversed(s.professionals.cards))
    assert [s.view(watcher) for watcher in (None, 0, 1)] == before


@pytest.mark.rule("SP-SET-10")
def test_the_treaties_of_the_falcon_lie_face_up() -> None:
    s = start(1, falcon="medium")
    dealt = hand(s, "falcon")
    assert len(dealt) == 6
    for watcher in (None, 0):
        assert s.view(watcher)["board"]["players"]["falcon"]["hand"] == dealt
    assert s.view(None)["board"]["players"]["alpha"]["hand"] == []
