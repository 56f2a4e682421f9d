"""Objects and minors: what they score, how they are lost, where discards lie."""

import pytest

from detente.core.shared import replaced
from detente.games.secret_power.rules.codes import CODES
from detente.games.secret_power.rules.ending import End
from detente.games.secret_power.rules.places import DISCARDED, GONE, IN_DECK
from detente.games.secret_power.rules.treaty_phase import TreatyPhase
from detente.games.secret_power.rules.turn import Round, Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    concluded,
    events_named,
    has,
    minor,
    parts,
    points,
    position_with,
)

# --- points ---------------------------------------------------------------------------------------


@pytest.mark.rule("SP-OBJ-01")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        (["mass_media", "ruling_parties", "security_agencies"], 3),
        (["real_estate", "valuables", "banks", "banks"], 4),
        (["research", "laboratories", "patents"], 3),
        (["trade_unions", "consulates", "intelligence_services"], 0),
    ],
)
def test_colour_cards_score_one_and_support_nothing(cards: list[str], value: int) -> None:
    s = position_with(objects={"alpha": cards})
    assert points(s, "alpha") == value


@pytest.mark.rule("SP-OBJ-01", "SP-OBJ-03")
@pytest.mark.parametrize(
    ("group", "value"), [("control", 2), ("finance", 2), ("science", 2), ("power", 0)]
)
def test_minors_score_one_but_not_those_of_power(group: str, value: int) -> None:
    assert points(position_with(minors={"alpha": {group: 2}}), "alpha") == value


@pytest.mark.rule("SP-OBJ-02", "SP-VOC-02")
@pytest.mark.parametrize(
    ("card", "counted", "other"),
    [
        ("governments", ["mass_media", "ruling_parties"], ["banks", "patents"]),
        ("exchanges", ["banks", "valuables"], ["mass_media", "patents"]),
        ("universities", ["patents", "research"], ["mass_media", "banks"]),
    ],
)
@pytest.mark.parametrize("copies", [1, 2])
def test_three_power_cards_count_a_colour(
    card: str, counted: list[str], other: list[str], copies: int
) -> None:
    s = position_with(3, objects={"alpha": [*[card] * copies, *counted, *other]})
    assert parts(s, "alpha")["power"] == 2 * copies


@pytest.mark.rule("SP-OBJ-02")
@pytest.mark.parametrize(
    ("control", "finance", "science", "sets"),
    [(1, 1, 1, 1), (2, 2, 2, 2), (3, 1, 2, 1), (5, 5, 0, 0), (0, 0, 0, 0)],
)
@pytest.mark.parametrize("copies", [1, 2])
def test_crime_syndicates_count_sets(
    control: int, finance: int, science: int, sets: int, copies: int
) -> None:
    s = position_with(
        3,
        objects={"alpha": ["crime_syndicates"] * copies},
        minors={"alpha": {"control": control, "finance": finance, "science": science}},
    )
    assert parts(s, "alpha").get("power", 0) == 3 * sets * copies


@pytest.mark.rule("SP-OBJ-02", "SP-OBJ-03")
@pytest.mark.parametrize(
    ("cards", "minors", "value"),
    [
        (["corporations"], 0, 0),
        (["corporations", "crime_syndicates"], 0, 3),
        (["corporations", "corporations"], 0, 3 + 3),
        (["corporations"], 2, 6),
        (["corporations", "corporations", "governments"], 1, 2 * 9),
        (["corporations", "trade_unions", "inner_circle", "banks"], 0, 0),
    ],
)
def test_corporations_count_other_power_cards(cards: list[str], minors: int, value: int) -> None:
    s = position_with(3, objects={"alpha": cards}, minors={"alpha": {"power": minors}})
    assert parts(s, "alpha").get("power", 0) == value


@pytest.mark.rule("SP-OBJ-04")
@pytest.mark.parametrize(
    ("card", "treaty", "proper"),
    [
        ("governments", "big_brother_society", "mass_media"),
        ("exchanges", "golden_dawn", "banks"),
        ("universities", "thule_society", "patents"),
    ],
)
def test_they_do_not_belong_to_the_group_they_score_for(
    card: str, treaty: str, proper: str
) -> None:
    """These treaties ask for two cards of the group."""
    s = position_with(3, objects={"alpha": [card, card]}, hands={"alpha": [treaty]})
    assert points(s, "alpha") == 0
    assert s.view(0)["board"]["players"]["alpha"]["can_conclude"] == []
    s = position_with(3, objects={"alpha": [proper, proper]}, hands={"alpha": [treaty]})
    assert s.view(0)["board"]["players"]["alpha"]["can_conclude"] == [treaty]


# --- losing cards ---------------------------------------------------------------------------------


@pytest.mark.rule("SP-OBJ-05", "SP-AL-07", "SP-RUL-27")
def test_a_card_given_away_leaves_its_tokens_and_keeps_its_inner_circle() -> None:
    s = position_with(
        objects={"alpha": ["trade_unions", "patents"], "beta": ["governments+:3"]},
        stages={"alpha": {"comintern": 2}},
        hands={"alpha": ["cheka"]},
        pool={"beta": 4},
    )
    begin(s, TreatyPhase())
    play_moves(s, "cheka")
    assert events_named(s, "given") == [
        {"giver": "beta", "taker": "alpha", "card": "governments_1"}
    ]
    assert has(s, "alpha") == ["patents_1", "trade_unions_1", "governments_1+"]
    assert has(s, "beta") == []
    assert agents(s, "beta") == (5, 4 + 3)
    s.check()


@pytest.mark.rule("SP-RUL-27")
def test_an_attached_inner_circle_is_not_given_alone() -> None:
    s = position_with(
        objects={"alpha": ["trade_unions"], "beta": ["governments+", "banks", "inner_circle"]},
        stages={"alpha": {"comintern": 2}},
        hands={"alpha": ["cheka"]},
    )
    begin(s, TreatyPhase())
    play_moves(s, "cheka")
    assert asked(s) == ("beta", "prompt-give-card")
    assert "attach_1" not in offered(s)
    assert [code for code in offered(s) if not code.startswith("attach")] == [
        "banks_1",
        "governments_1",
        "inner_circle_2",
    ]
    assert refused(s, "inner_circle_1") == "SP-AL-52"


@pytest.mark.rule("SP-OBJ-05", "SP-AL-44")
def test_a_minor_that_is_discarded_returns_to_the_supply() -> None:
    s = position_with(
        treaties={"alpha": ["anarchists"]},
        objects={"alpha": ["mass_media:2"]},
        minors={"alpha": {"control": 1}},
        pool={"alpha": 4},
    )
    begin(s, TreatyPhase())
    play_moves(s, "minor_control", "mass_media_1")
    board = s.view(None)["board"]
    assert (board["supply"]["control"], board["discard"]) == (6, ["mass_media_1"])
    assert (minor(s, "alpha", "control"), has(s, "alpha")) == (0, [])
    assert agents(s, "alpha") == (6, 4 + 2)
    s.check()


# --- an empty supply ------------------------------------------------------------------------------


@pytest.mark.rule("SP-RUL-04")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1)])
def test_a_minor_that_is_not_there_is_lost(left: int, gained: int) -> None:
    s = position_with(
        objects={"alpha": ["governments", "trade_unions"]},
        minors={"beta": {"control": 6 - left}},
        hands={"alpha": ["kgb"]},
    )
    begin(s, TreatyPhase())
    play_moves(s, "kgb")
    assert minor(s, "alpha", "control") == gained
    assert (asked(s)[1] == "prompt-recruit") == bool(gained)  # Nor is it gained.
    assert concluded(s, "alpha") == ["kgb"]


@pytest.mark.rule("SP-RUL-04", "SP-AL-25")
def test_another_one_only_where_there_are_several() -> None:
    s = position_with(
        zone=["banks"],
        treaties={"alpha": ["club_of_rome", "imf"]},
        minors={"beta": {"control": 6}},
    )
    begin(s, Turn(0))
    play_moves(s, "banks_1", "4", "club_of_rome")
    assert minor(s, "alpha", "science") == 1  # There was no other legal move.
    play_moves(s, "imf")
    assert minor(s, "alpha", "finance") == 1
    s.check()


@pytest.mark.rule("SP-RUL-04")
def test_an_effect_without_a_minor_is_refused() -> None:
    s = position_with(
        zone=["banks"],
        treaties={"alpha": ["club_of_rome", "imf"]},
        minors={"beta": {"control": 6, "science": 6}},
    )
    begin(s, Turn(0))
    play_moves(s, "banks_1", "4")
    assert offered(s) == ["imf", "done"]
    assert refused(s, "club_of_rome") == "SP-RUL-04"


# --- the discard ----------------------------------------------------------------------------------


@pytest.mark.rule("SP-RUL-12")
def test_discarded_objects_are_never_shuffled_again() -> None:
    s = position_with(round=4)
    for card in s.deck[:-3]:
        s.place = replaced(s.place, card, DISCARDED)
    s.deck = s.deck[-3:]
    before = s.view(None)["board"]["discard"]
    begin(s, Round())
    board = s.view(None)["board"]
    assert len(board["zone"]) == 3
    assert board["discard"] == before
    s.check()


@pytest.mark.rule("SP-RUL-12", "SP-PRJ-06")
def test_objects_and_treaties_have_a_discard_each() -> None:
    s = position_with(
        objects={"alpha": ["banks", "valuables"]},
        hands={
            "alpha": ["cia", "kgb", "mossad", "imf", "elihu", "yakuza", "triads"],
        },
    )
    begin(s, Turn(0), TreatyPhase())
    play_moves(s, "secret_power", "banks_1", "pass", "pass")
    assert asked(s)[1] == "prompt-discard-treaty"
    play_moves(s, "cia", "kgb")
    board = s.view(None)["board"]
    assert board["discard"] == ["valuables_1", "banks_1"]
    assert board["treaty_discard"] == ["cia", "kgb"]
    s.check()


@pytest.mark.rule("SP-RUL-15", "SP-AL-10")
def test_a_card_is_taken_back_no_matter_who_had_it() -> None:
    s = position_with(
        3,
        supervisor="gamma",
        objects={"beta": ["crime_syndicates", "patents"], "alpha": ["banks", "valuables"]},
        hands={"alpha": ["black_water"]},
    )
    begin(s, Turn(1), Turn(0))
    play_moves(s, "secret_power", "crime_syndicates_1", "pass")
    play_moves(s, "secret_power", "banks_1", "black_water")
    assert has(s, "alpha") == ["crime_syndicates_1"]
    s.check()


@pytest.mark.rule("SP-RUL-15", "SP-PRO-09")
def test_the_mediator_takes_from_the_same_discard() -> None:
    s = position_with(
        discard=["corporations"],
        crew={"alpha": ["mediator"]},
        professionals=True,
    )
    begin(s, Turn(0))
    play_moves(s, "mediator_1")
    assert has(s, "alpha") == ["corporations_1"]
    assert agents(s, "alpha") == (2, 10)
    s.check()


@pytest.mark.rule("SP-RUL-16", "SP-AL-44", "SP-RUL-03")
@pytest.mark.parametrize(("place", "value"), [(IN_DECK, 0), (GONE, 0), (DISCARDED, 3)])
def test_objects_that_were_not_dealt_are_not_in_the_discard(place: int, value: int) -> None:
    s = position_with(round=5, treaties={"alpha": ["anarchists"]})
    card = s.game.action_of["mass_media_1"]
    s.place = replaced(s.place, card, place)
    if place != IN_DECK:
        s.deck = tuple(other for other in s.deck if other != card)
    s.check()
    begin(s, End())
    assert s.result is not None
    assert s.result["scores"][0] == value


@pytest.mark.rule("SP-RUL-27")
def test_host_and_inner_circle_part_in_the_discard() -> None:
    s = position_with(
        objects={"alpha": ["crime_syndicates+", "valuables"]},
        hands={"alpha": ["black_water"]},
    )
    begin(s, Turn(0))
    play_moves(s, "secret_power", "crime_syndicates_1", "black_water")
    assert has(s, "alpha") == ["crime_syndicates_1"]
    assert s.view(None)["board"]["discard"] == ["valuables_1", "inner_circle_1"]
    s.check()


@pytest.mark.rule("SP-OBJ-05")
def test_inner_circles_under_captured_objects_are_counted_type_by_type() -> None:
    s = position_with()
    hosts = [code for code in CODES if code.startswith("mass_media_")][:2]
    circles = [code for code in CODES if code.startswith("inner_circle_")][:2]
    for host, circle in zip(hosts, circles, strict=True):
        card, under = CODES.index(host), CODES.index(circle)
        s.partner = replaced(replaced(s.partner, card, under), under, card)
        s.capture(card, 0)
    assert sum(s.joined) == 2
    assert max(s.joined) == 2
