"""What treaties do when they are concluded and afterwards; final effects are in test_scoring."""

from collections.abc import Sequence

import pytest

from detente.games.secret_power.rules.concluding import ConcludeFree, MayConclude
from detente.games.secret_power.rules.professions import Mediate
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.treaty_phase import TreatyPhase
from detente.games.secret_power.rules.turn import Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    concluded,
    events_named,
    hand,
    has,
    minor,
    on,
    only_treaties,
    position_with,
    signs,
    stage,
)

COLOURS = ("control", "finance", "science")
CARDS = {
    "control": "mass_media",
    "finance": "real_estate",
    "science": "research",
    "support": "trade_unions",
    "power": "governments",
    "inner_circle": "inner_circle",
}

# The treaties whose symbol belongs to a colour: its sign, or its minor.
AGITATORS_OR_CONTROL = {
    *("socialist_revolutionaries", "big_brother_society"),
    *("skull_and_bones", "federation_of_trade_unions", "anarchists"),
    *("black_water", "kgb", "theosophical_society", "union_of_thirty_three"),
}
PEACEMAKERS_OR_FINANCE = {
    *("world_court", "golden_dawn"),
    *("bilderberg_club", "chamber_of_commerce", "jesuits"),
    *("world_trade_organization", "mossad", "club_of_rome", "templars"),
}
SPIES_OR_SCIENCE = {
    *("union_of_nine", "thule_society"),
    *("elihu", "world_league_of_culture", "scientologists"),
    *("majestic_12", "cia", "imf", "jasons"),
}
OTHERS = {
    *("federal_reserve", "international_peace_bureau", "international_tribunal"),
    *("cabbalists", "milner_group", "trilateral_commission", "cheka", "kupol_2", "illuminati"),
    *("marxist_league", "temple_mount_foundation", "international_science_council"),
    *("cosa_nostra", "yakuza", "triads"),
    *("cartels", "order_of_malta", "rosicrucians", "freemasons"),
}
ALL = AGITATORS_OR_CONTROL | PEACEMAKERS_OR_FINANCE | SPIES_OR_SCIENCE | OTHERS


def each_of(*rows: tuple[object, ...]) -> list[object]:
    """The treaties of a kind, each with its rule in front."""
    return [
        pytest.param(*row, marks=pytest.mark.rule(f"SP-AL-{rule}"), id=str(row[0]))
        for rule, *row in rows
    ]


def conclude(s: Conspiracy, treaty: str) -> Conspiracy:
    """Alpha concludes a treaty, whatever it requires."""
    return play_moves(begin(s, ConcludeFree(0)), treaty)


# --- Federal Reserve and its like ---------------------------------------------------------------

FREE = [
    ("01", "federal_reserve", PEACEMAKERS_OR_FINANCE),
    ("02", "international_peace_bureau", SPIES_OR_SCIENCE),
    ("03", "international_tribunal", AGITATORS_OR_CONTROL),
]


@pytest.mark.parametrize(("treaty", "wanted"), each_of(*FREE))
def test_a_treaty_with_the_symbol_follows_without_its_requirement(
    treaty: str, wanted: set[str]
) -> None:
    assert len(ALL) == 46
    s = conclude(position_with(hands={"alpha": sorted(ALL)}), treaty)
    assert asked(s) == ("alpha", "prompt-conclude-free")
    assert set(offered(s)) == wanted - {treaty} | {"pass"}
    assert {refused(s, other) for other in ALL - wanted - {treaty}} == {"SP-AL-50"}
    play_moves(s, "pass")
    assert asked(s)[1] == "pause"
    assert concluded(s, "alpha") == [treaty]


@pytest.mark.rule("SP-AL-50", "SP-AL-01")
def test_the_second_treaty_comes_from_hand() -> None:
    hands = {"alpha": ["federal_reserve", "mossad"], "beta": ["templars"]}
    s = conclude(position_with(hands=hands), "federal_reserve")
    assert offered(s) == ["mossad", "pass"]
    assert refused(s, "templars") == "SP-TRE-01"
    assert refused(s, "jesuits") == "SP-TRE-01"
    play_moves(s, "mossad")
    assert concluded(s, "alpha") == ["federal_reserve", "mossad"]


@pytest.mark.rule("SP-AL-50", "SP-RUL-24")
def test_a_third_treaty_needs_its_requirement() -> None:
    hands = {"alpha": ["federal_reserve", "templars", "bilderberg_club", "thule_society"]}
    s = conclude(position_with(hands=hands, objects={"alpha": ["research"]}), "federal_reserve")
    play_moves(s, "templars")
    assert asked(s) == ("alpha", "prompt-conclude-another")
    assert offered(s) == ["thule_society", "pass"]
    assert refused(s, "bilderberg_club") == "SP-TRE-02"


@pytest.mark.rule("SP-AL-50")
def test_a_third_treaty_is_free_if_the_card_that_allows_it_says_so() -> None:
    """Templars let conclude Federal Reserve by its requirement, which lets conclude freely."""
    s = position_with(
        hands={"alpha": ["templars", "federal_reserve", "bilderberg_club"]},
        objects={"alpha": ["real_estate", "corporations"]},
        minors={"alpha": {"finance": 1}},
    )
    play_moves(begin(s, TreatyPhase()), "templars", "federal_reserve")
    assert asked(s) == ("alpha", "prompt-conclude-free")
    play_moves(s, "bilderberg_club")
    assert len(concluded(s, "alpha")) == 3
    s.check()


# --- Cabbalists and its like --------------------------------------------------------------------

SEARCHES = [
    (
        *("04", "cabbalists"),
        ["cia", "kgb", "elihu", "cheka", "yakuza", "scientologists", "mossad"],
        ["cia", "elihu", "scientologists"],
        "jasons",
    ),
    (
        *("05", "milner_group"),
        ["cia", "kgb", "elihu", "cheka", "jesuits", "golden_dawn", "mossad"],
        ["jesuits", "golden_dawn", "mossad"],
        "templars",
    ),
    (
        *("06", "trilateral_commission"),
        ["anarchists", "kgb", "elihu", "cheka", "imf", "union_of_thirty_three", "mossad"],
        ["anarchists", "kgb", "union_of_thirty_three"],
        "skull_and_bones",
    ),
]


@pytest.mark.rule("SP-AL-51")
@pytest.mark.parametrize(("treaty", "top", "taken", "eighth"), each_of(*SEARCHES))
def test_all_fitting_treaties_of_the_top_seven_are_taken(
    treaty: str, top: list[str], taken: list[str], eighth: str
) -> None:
    s = conclude(position_with(hands={"alpha": [treaty]}, treaty_deck=[*top, eighth]), treaty)
    assert asked(s)[1] == "pause"
    assert hand(s, "alpha") == taken
    back = [name for name in top if name not in taken]
    assert events_named(s, "deck-searched") == [{"seat": "alpha", "taken": taken, "back": back}]
    assert len(s.treaties.cards) == 46 - 1 - len(taken)
    s.check()


@pytest.mark.rule("SP-AL-51")
def test_revealing_goes_on_with_the_shuffled_discard() -> None:
    s = position_with(hands={"alpha": ["cabbalists"]})
    only_treaties(s, ["cia", "kgb"], ["elihu", "jasons", "thule_society"])
    conclude(s, "cabbalists")
    assert hand(s, "alpha")[0] == "cia"
    assert set(hand(s, "alpha")) == {"cia", "elihu", "jasons", "thule_society"}
    assert s.view(None)["board"]["treaty_deck_count"] == 1
    assert s.view(None)["board"]["treaty_discard"] == []
    s.check()


@pytest.mark.rule("SP-AL-51")
def test_with_nothing_left_to_reveal_the_hand_stays_empty() -> None:
    s = position_with(hands={"alpha": ["cabbalists"]})
    only_treaties(s, [])
    conclude(s, "cabbalists")
    assert hand(s, "alpha") == []
    s.check()


@pytest.mark.rule("SP-AL-51", "SP-TRE-06")
def test_the_hand_is_cut_down_only_at_the_end_of_the_treaty_phase() -> None:
    held = ["cabbalists", "imf", "cheka", "kupol_2", "cartels", "yakuza"]
    top = ["cia", "elihu", "jasons", "kgb", "anarchists", "mossad", "jesuits"]
    objects = {"alpha": ["patents"]}
    hands = {"alpha": held, "beta": ["triads"]}
    s = position_with(supervisor="alpha", hands=hands, treaty_deck=top, objects=objects)
    play_moves(begin(s, TreatyPhase()), "cabbalists")
    assert len(hand(s, "alpha")) == 8
    assert asked(s) == ("beta", "prompt-conclude")
    play_moves(s, "pass", "cia", "imf")
    assert len(hand(s, "alpha")) == 6


@pytest.mark.rule("SP-RUL-39")
def test_cards_still_in_the_deck_are_revealed_before_the_discard_is_shuffled() -> None:
    s = position_with(hands={"alpha": ["milner_group"]})
    only_treaties(s, ["mossad"], ["kgb", "cia", "elihu", "jasons", "imf", "cheka", "yakuza"])
    conclude(s, "milner_group")
    assert hand(s, "alpha") == ["mossad"]
    assert len(events_named(s, "deck-searched")[0]["back"]) == 6


# --- Extraordinary Commission and its like ------------------------------------------------------

EXTORTIONS = [
    ("07", "cheka", "trade_unions", "control"),
    ("08", "kupol_2", "consulates", "finance"),
    ("09", "illuminati", "intelligence_services", "science"),
]


@pytest.mark.rule("SP-AL-52", "SP-RUL-05")
@pytest.mark.parametrize(("treaty", "sign_card", "group"), each_of(*EXTORTIONS))
def test_opponents_without_the_sign_give_a_card_of_the_group(
    treaty: str, sign_card: str, group: str
) -> None:
    """Beta has the sign; gamma has such cards, delta none of them."""
    named = CARDS[group]
    others = [CARDS[other] for other in COLOURS if other != group]
    s = position_with(
        4,
        hands={"alpha": [treaty]},
        objects={
            "beta": [sign_card, named],
            "gamma": [f"{named}:2", others[0], "governments"],
            "delta": [f"{others[1]}:1", "exchanges"],
        },
        minors={"gamma": {group: 1}, "delta": {"power": 1}},
    )
    conclude(s, treaty)
    waiting = [step for step, *_ in s.dump()["agenda"]]
    assert waiting.count("give_card") == 2  # Decided before any card moves.
    assert asked(s) == ("gamma", "prompt-give-card")
    assert offered(s) == [f"{named}_2", f"minor_{group}"]
    assert refused(s, "governments_1") == "SP-AL-52"
    pool = agents(s, "gamma")[1]
    play_moves(s, f"{named}_2")
    assert agents(s, "gamma")[1] == pool + 2
    assert asked(s) == ("delta", "prompt-give-card")
    assert sorted(offered(s)) == sorted([f"{others[1]}_1", "exchanges_1"])
    assert refused(s, "minor_power") == "SP-AL-52"
    play_moves(s, "exchanges_1")
    assert asked(s)[1] == "pause"
    assert sorted(has(s, "alpha")) == sorted([f"{named}_2", "exchanges_1"])
    assert f"{named}_1" in has(s, "beta")
    s.check()


@pytest.mark.rule("SP-AL-52")
def test_a_minor_of_the_group_can_be_given() -> None:
    s = position_with(
        hands={"alpha": ["cheka"]},
        objects={"beta": ["mass_media"]},
        minors={"beta": {"control": 1}},
    )
    play_moves(conclude(s, "cheka"), "minor_control")
    assert (minor(s, "alpha", "control"), minor(s, "beta", "control")) == (1, 0)
    assert has(s, "beta") == ["mass_media_1"]
    s.check()


@pytest.mark.rule("SP-AL-52")
@pytest.mark.parametrize("first", ["beta", "gamma", "delta"])
def test_opponents_decide_clockwise_from_the_owner(first: str) -> None:
    """The seat with the Supervisor."""
    objects = {who: ["banks", "valuables"] for who in ("beta", "gamma", "delta")}
    s = conclude(
        position_with(4, supervisor=first, hands={"alpha": ["cheka"]}, objects=objects), "cheka"
    )
    order = []
    for _ in range(3):
        order.append(asked(s)[0])
        play_moves(s, offered(s)[0])
    assert order == ["beta", "gamma", "delta"]


@pytest.mark.rule("SP-AL-52")
def test_an_object_goes_before_a_minor_of_another_group() -> None:
    s = position_with(
        hands={"alpha": ["cheka"]}, objects={"beta": ["banks"]}, minors={"beta": {"science": 1}}
    )
    conclude(s, "cheka")
    assert (has(s, "alpha"), minor(s, "beta", "science")) == (["banks_1"], 1)


@pytest.mark.rule("SP-AL-52")
def test_a_free_inner_circle_is_an_object() -> None:
    s = position_with(hands={"alpha": ["cheka"]}, objects={"beta": ["inner_circle:3", "banks"]})
    conclude(s, "cheka")
    assert "inner_circle_1" in offered(s)
    play_moves(s, "inner_circle_1")
    assert has(s, "alpha") == ["inner_circle_1"]
    s.check()


@pytest.mark.rule("SP-AL-52")
def test_without_objects_a_minor_is_given_and_with_nothing_nothing() -> None:
    s = position_with(3, hands={"alpha": ["cheka"]}, minors={"beta": {"science": 1, "power": 2}})
    conclude(s, "cheka")
    assert asked(s) == ("beta", "prompt-give-card")
    assert offered(s) == ["minor_science", "minor_power"]
    play_moves(s, "minor_power")
    assert asked(s)[1] == "pause"
    assert minor(s, "alpha", "power") == 1
    assert len(events_named(s, "given")) == 1
    s.check()


@pytest.mark.rule("SP-AL-52", "SP-RUL-27")
def test_a_card_is_given_with_its_inner_circle_and_without_tokens() -> None:
    s = position_with(hands={"alpha": ["cheka"]}, objects={"beta": ["universities+:1", "banks"]})
    conclude(s, "cheka")
    assert refused(s, "inner_circle_1") == "SP-AL-52"
    pool = agents(s, "beta")[1]
    play_moves(s, "universities_1")
    assert (has(s, "alpha"), has(s, "beta")) == (["universities_1+"], ["banks_1"])
    assert agents(s, "beta")[1] == pool + 1
    s.check()


@pytest.mark.rule("SP-AL-52")
@pytest.mark.parametrize(
    ("objects", "treaties"),
    [
        (["trade_unions", "mass_media"], []),
        (["mass_media"], ["anarchists"]),
        (["intelligence_services", "mass_media"], ["marxist_league"]),
    ],
    ids=["card", "treaty", "added"],
)
def test_all_signs_protect(objects: list[str], treaties: list[str]) -> None:
    s = position_with(
        hands={"alpha": ["cheka"]}, objects={"beta": objects}, treaties={"beta": treaties}
    )
    conclude(s, "cheka")
    assert asked(s)[1] == "pause"
    assert has(s, "alpha") == []


# --- Black Water and its like -------------------------------------------------------------------

RECLAIMS = [
    ("10", "black_water", ["trade_unions", "governments", "crime_syndicates"]),
    ("11", "majestic_12", ["intelligence_services", "universities", "crime_syndicates"]),
    ("12", "world_trade_organization", ["consulates", "exchanges", "crime_syndicates"]),
]
EVERY_TYPE = [
    *("mass_media", "ruling_parties", "security_agencies"),
    *("real_estate", "valuables", "banks", "research", "laboratories", "patents"),
    *("trade_unions", "consulates", "intelligence_services"),
    *("governments", "exchanges", "universities", "crime_syndicates", "corporations"),
    "inner_circle",
]


@pytest.mark.rule("SP-AL-53", "SP-RUL-15")
@pytest.mark.parametrize(("treaty", "types"), each_of(*RECLAIMS))
def test_one_of_three_types_is_taken_from_the_discard(treaty: str, types: list[str]) -> None:
    s = conclude(position_with(hands={"alpha": [treaty]}, discard=EVERY_TYPE), treaty)
    assert asked(s) == ("alpha", "prompt-reclaim")
    assert offered(s) == [f"{name}_1" for name in types]
    others = [name for name in EVERY_TYPE if name not in types]
    assert {refused(s, f"{name}_1") for name in others} == {"SP-AL-53"}
    play_moves(s, f"{types[1]}_1")
    assert has(s, "alpha") == [f"{types[1]}_1"]
    assert len(s.view(None)["board"]["discard"]) == 17
    s.check()


@pytest.mark.rule("SP-AL-53")
@pytest.mark.parametrize("discard", [[], ["corporations", "consulates"]])
def test_without_a_fitting_card_it_is_concluded_without_effect(discard: list[str]) -> None:
    s = conclude(position_with(hands={"alpha": ["black_water"]}, discard=discard), "black_water")
    assert asked(s)[1] == "pause"
    assert (concluded(s, "alpha"), has(s, "alpha")) == (["black_water"], [])
    assert minor(s, "alpha", "control") == 1


@pytest.mark.rule("SP-AL-53", "SP-AL-10")
def test_a_card_just_discarded_for_secret_power_may_be_taken_back() -> None:
    s = position_with(
        hands={"alpha": ["black_water"]}, objects={"alpha": ["governments:2", "security_agencies"]}
    )
    play_moves(begin(s, Turn(0)), "secret_power", "governments_1")
    play_moves(s, "black_water")
    assert has(s, "alpha") == ["governments_1"]
    s.check()


@pytest.mark.rule("SP-RUL-27", "SP-AL-53")
def test_a_discarded_host_comes_back_without_its_inner_circle() -> None:
    objects = {"alpha": ["governments+", "security_agencies"]}
    s = position_with(hands={"alpha": ["black_water"]}, objects=objects)
    begin(s, Turn(0))
    play_moves(s, "secret_power")
    assert refused(s, "inner_circle_1") == "SP-PRJ-06"
    play_moves(s, "governments_1", "black_water")
    assert has(s, "alpha") == ["governments_1"]
    assert s.view(None)["board"]["discard"] == ["security_agencies_1", "inner_circle_1"]
    s.check()


@pytest.mark.rule("SP-RUL-15")
def test_no_matter_who_discarded_a_card_another_may_take_it() -> None:
    """Beta's Governments, discarded for Secret Power, go to alpha."""
    objects = {"beta": ["governments", "security_agencies"]}
    s = position_with(supervisor="alpha", hands={"alpha": ["black_water"]}, objects=objects)
    play_moves(begin(s, Turn(1)), "secret_power", "governments_1", "pass")
    conclude(s, "black_water")
    assert has(s, "alpha") == ["governments_1"]


# --- Marxist League and its like ----------------------------------------------------------------

ADDED = [
    ("13", "marxist_league", "intelligence_services", "spies", "agitators", "comintern"),
    ("14", "temple_mount_foundation", "trade_unions", "agitators", "peacemakers", "united_nations"),
    ("15", "international_science_council", "consulates", "peacemakers", "spies", "espionage"),
]


@pytest.mark.rule("SP-IC-03")
@pytest.mark.parametrize(("treaty", "card", "own", "added", "project"), each_of(*ADDED))
@pytest.mark.parametrize(
    ("cards", "number"), [(["{}"], 1), (["{}", "{}"], 2), (["{}+"], 2), (["{}+", "{}"], 3)]
)
def test_each_card_also_shows_the_other_sign(
    treaty: str, card: str, own: str, added: str, project: str, cards: list[str], number: int
) -> None:
    objects = {"alpha": [name.format(card) for name in cards]}
    before = signs(position_with(objects=objects), "alpha")
    assert (before[own], before[added]) == (number, 0)
    after = signs(position_with(objects=objects, treaties={"alpha": [treaty]}), "alpha")
    assert (after[own], after[added]) == (number, number)
    assert sum(after.values()) == sum(before.values()) + number


@pytest.mark.rule("SP-RUL-06")
@pytest.mark.parametrize(("treaty", "card", "own", "added", "project"), each_of(*ADDED))
def test_an_added_sign_serves_projects(
    treaty: str, card: str, own: str, added: str, project: str
) -> None:
    objects = {"alpha": [card]}
    assert refused(begin(position_with(objects=objects), Turn(0)), project) == "SP-PRJ-03"
    s = begin(position_with(objects=objects, treaties={"alpha": [treaty]}), Turn(0))
    play_moves(s, project)
    assert stage(s, "alpha", project) == 1


@pytest.mark.rule("SP-RUL-06")
@pytest.mark.parametrize(
    ("treaty", "card", "next_treaty"),
    [
        ("marxist_league", "intelligence_services", "socialist_revolutionaries"),
        ("temple_mount_foundation", "trade_unions", "world_court"),
        ("international_science_council", "consulates", "union_of_nine"),
    ],
)
def test_an_added_sign_serves_treaties(treaty: str, card: str, next_treaty: str) -> None:
    given = {"hands": {"alpha": [next_treaty]}, "objects": {"alpha": [card, card]}}
    assert offered(begin(position_with(**given), MayConclude(0))) == ["pass"]  # type: ignore[arg-type]
    s = position_with(**given, treaties={"alpha": [treaty]})  # type: ignore[arg-type]
    assert offered(begin(s, MayConclude(0))) == [next_treaty, "pass"]


# --- CIA and its like ---------------------------------------------------------------------------

SERVICES = [("16", "cia", "science"), ("17", "kgb", "control"), ("18", "mossad", "finance")]
each_service = pytest.mark.parametrize(("treaty", "group"), each_of(*SERVICES))


def recruits(s: Conspiracy) -> int:
    """How many agents alpha may recruit, taking them all."""
    found = 0
    while asked(s) == ("alpha", "prompt-recruit"):
        assert offered(s) == ["agent", "pass"]
        play_moves(s, "agent")
        found += 1
    s.check()
    return found


@each_service
@pytest.mark.parametrize("gained", [*COLOURS, "support", "power", "inner_circle"])
def test_a_captured_card_of_the_group_recruits(treaty: str, group: str, gained: str) -> None:
    card = CARDS[gained]
    s = position_with(zone=[card], occupied={card: ("alpha", 1, 0)}, treaties={"alpha": [treaty]})
    begin(s, Takeover())
    assert recruits(s) == (gained == group)


@pytest.mark.rule("SP-RUL-33")
@each_service
def test_each_card_captured_counts_by_itself(treaty: str, group: str) -> None:
    zone = [f"{CARDS[group]}_1", f"{CARDS[group]}_2"]
    occupied = dict.fromkeys(zone, ("alpha", 1, 0))
    s = begin(position_with(zone=zone, occupied=occupied, treaties={"alpha": [treaty]}), Takeover())
    assert asked(s) == ("alpha", "prompt-recruit")
    play_moves(s, "pass")
    assert recruits(s) == 1


@each_service
def test_the_own_symbol_recruits(treaty: str, group: str) -> None:
    assert recruits(conclude(position_with(hands={"alpha": [treaty]}), treaty)) == 1


@each_service
def test_the_symbol_of_another_treaty_recruits(treaty: str, group: str) -> None:
    other = {"science": "jasons", "control": "union_of_thirty_three", "finance": "templars"}[group]
    s = conclude(position_with(hands={"alpha": [other]}, treaties={"alpha": [treaty]}), other)
    assert recruits(s) == 1


@pytest.mark.rule("SP-RUL-33")
@each_service
def test_a_minor_that_is_not_gained_recruits_nobody(treaty: str, group: str) -> None:
    s = position_with(hands={"alpha": [treaty]}, minors={"beta": {group: 6}})
    assert recruits(conclude(s, treaty)) == 0


@each_service
def test_a_card_extorted_recruits(treaty: str, group: str) -> None:
    demand = {"control": "cheka", "finance": "kupol_2", "science": "illuminati"}[group]
    for given in ({"objects": {"beta": [CARDS[group]]}}, {"minors": {"beta": {group: 1}}}):
        s = position_with(hands={"alpha": [demand]}, treaties={"alpha": [treaty]}, **given)
        assert recruits(conclude(s, demand)) == 1


@pytest.mark.rule("SP-PRO-09")
@each_service
def test_a_card_of_the_mediator_recruits(treaty: str, group: str) -> None:
    s = position_with(discard=[CARDS[group]], treaties={"alpha": [treaty]}, professionals=True)
    begin(s, Mediate(0))
    assert asked(s) == ("alpha", "prompt-recruit")
    assert offered(s) == ["agent", "professional", "pass"]


@each_service
def test_a_minor_by_a_stage_recruits(treaty: str, group: str) -> None:
    bonus = {"control": "big_brother_society", "finance": "golden_dawn", "science": "thule_society"}
    s = position_with(
        treaties={"alpha": [treaty, bonus[group]]},
        objects={"alpha": ["trade_unions"]},
        stages={"alpha": {"comintern": 1}},
    )
    play_moves(begin(s, Turn(0)), "comintern", bonus[group])
    assert recruits(s) == 1


@each_service
def test_a_minor_for_four_tokens_recruits(treaty: str, group: str) -> None:
    giver = {"control": "club_of_rome", "finance": "imf", "science": "theosophical_society"}[group]
    s = position_with(zone=["inner_circle"], treaties={"alpha": [treaty, giver]})
    play_moves(begin(s, Turn(0)), "inner_circle_1", "4", giver, f"minor_{group}")
    assert recruits(s) == 1


@each_service
@pytest.mark.rule("SP-TRE-04")
def test_with_an_empty_pool_nobody_is_recruited(treaty: str, group: str) -> None:
    s = position_with(hands={"alpha": [treaty]}, pool={"alpha": 0})
    assert recruits(conclude(s, treaty)) == 0


@each_service
def test_what_another_gains_recruits_nobody(treaty: str, group: str) -> None:
    card = CARDS[group]
    s = position_with(zone=[card], occupied={card: ("beta", 1, 0)}, treaties={"alpha": [treaty]})
    assert recruits(begin(s, Takeover())) == 0


# --- the mafia treaties -------------------------------------------------------------------------

MAFIA = [("19", "cosa_nostra", 1), ("20", "yakuza", 2), ("21", "triads", 3)]
each_mafia = pytest.mark.parametrize(("treaty", "position"), each_of(*MAFIA))
ZONE = ["banks_1", "banks_2", "banks_3", "patents"]


@each_mafia
@pytest.mark.parametrize(("comintern", "more"), [(0, 0), (1, 1), (4, 3)])
@pytest.mark.rule("SP-AL-54", "SP-TRE-05")
def test_two_shadow_agents_serve_at_the_position(
    treaty: str, position: int, comintern: int, more: int
) -> None:
    """And they add up with those of Comintern."""
    for card in (1, 2, 3):
        stages = {"alpha": {"comintern": comintern}}
        s = position_with(zone=ZONE, treaties={"alpha": [treaty]}, stages=stages)
        play_moves(begin(s, Turn(0)), f"banks_{card}", "3")
        assert on(s, f"banks_{card}") == ("alpha", 3, more + 2 * (card == position))


@each_mafia
def test_with_the_shadow_agents_one_token_suffices(treaty: str, position: int) -> None:
    s = position_with(zone=ZONE, treaties={"alpha": [treaty]})
    play_moves(begin(s, Turn(0)), f"banks_{position}")
    assert offered(s)[0] == "1"


# --- Union of Nine and its like -----------------------------------------------------------------

ADVANCES = [
    ("22", "union_of_nine", "science"),
    ("23", "socialist_revolutionaries", "control"),
    ("24", "world_court", "finance"),
]
each_advance = pytest.mark.parametrize(("treaty", "group"), each_of(*ADVANCES))


def sign_cards(*projects: str) -> list[str]:
    """Support cards for the next stage of these projects."""
    cards = {
        "comintern": "trade_unions",
        "united_nations": "consulates",
        "espionage": "intelligence_services",
    }
    return [cards[project] for project in projects]


@each_advance
@pytest.mark.parametrize("infiltrated", [*COLOURS, "support", "power", "inner_circle"])
def test_an_infiltration_lets_advance_in_any_project(
    treaty: str, group: str, infiltrated: str
) -> None:
    card = f"{CARDS[infiltrated]}_2" if infiltrated == "support" else f"{CARDS[infiltrated]}_1"
    s = position_with(
        zone=[card],
        active={"alpha": 8},
        treaties={"alpha": [treaty]},
        objects={"alpha": ["banks", *sign_cards("comintern", "united_nations", "espionage")]},
    )
    play_moves(begin(s, Turn(0)), card, "4")
    if infiltrated not in (group, "support"):
        assert asked(s)[1] == "pause"
        return
    assert asked(s) == ("alpha", "prompt-use-treaties")
    assert offered(s) == [treaty, "done"]
    play_moves(s, treaty)
    assert asked(s) == ("alpha", "prompt-advance")
    assert offered(s) == ["comintern", "united_nations", "espionage", "secret_power"]
    play_moves(s, "espionage")
    assert (stage(s, "alpha", "espionage"), agents(s, "alpha")[0]) == (1, 2)
    assert asked(s)[1] == "pause"
    s.check()


@each_advance
@pytest.mark.rule("SP-TRE-04", "SP-AL-55")
def test_the_advance_is_optional(treaty: str, group: str) -> None:
    s = position_with(
        zone=[CARDS[group]],
        treaties={"alpha": [treaty]},
        objects={"alpha": sign_cards("comintern")},
    )
    play_moves(begin(s, Turn(0)), f"{CARDS[group]}_1", "1", "done")
    assert asked(s)[1] == "pause"
    assert stage(s, "alpha", "comintern") == 0


@pytest.mark.rule("SP-AL-55")
def test_several_treaties_each_grant_an_advance_with_the_supervisor_too() -> None:
    s = position_with(
        supervisor="alpha",
        zone=["consulates_2"],
        active={"alpha": 7},
        treaties={"alpha": ["union_of_nine", "world_court"]},
        objects={"alpha": sign_cards("comintern", "united_nations")},
    )
    play_moves(begin(s, Turn(0)), "consulates_2", "3")
    assert offered(s) == ["union_of_nine", "world_court", "done"]
    play_moves(s, "world_court", "comintern")
    assert offered(s) == ["union_of_nine", "done"]
    play_moves(s, "union_of_nine", "united_nations")
    assert (stage(s, "alpha", "comintern"), stage(s, "alpha", "united_nations")) == (1, 1)
    assert agents(s, "alpha")[0] == 7 - 3 - 2 - 1
    assert asked(s)[1] == "pause"
    s.check()


@pytest.mark.rule("SP-AL-55", "SP-RUL-26")
@pytest.mark.parametrize(
    ("active", "stages", "objects", "rule"),
    [(5, {"comintern": 3}, ["trade_unions+"], "SP-PRJ-02"), (7, {}, ["valuables"], "SP-PRJ-03")],
    ids=["agents", "signs"],
)
def test_agents_and_signs_are_needed_as_usual(
    active: int, stages: dict[str, int], objects: list[str], rule: str
) -> None:
    """Trade Unions just infiltrated with 3 tokens do not show their sign yet."""
    s = position_with(
        zone=["trade_unions_2"],
        active={"alpha": active},
        stages={"alpha": stages},
        treaties={"alpha": ["world_court"]},
        objects={"alpha": [*objects, "consulates", "intelligence_services"]},
    )
    play_moves(begin(s, Turn(0)), "trade_unions_2")
    play_moves(s, "3", "world_court")
    assert offered(s) == ["united_nations", "espionage", "secret_power"]
    assert refused(s, "comintern") == rule


@pytest.mark.rule("SP-AL-55")
def test_a_treaty_that_lets_nothing_advance_is_not_asked_for() -> None:
    s = position_with(zone=["research"], treaties={"alpha": ["union_of_nine"]}, active={"alpha": 1})
    play_moves(begin(s, Turn(0)), "research_1")
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-RUL-08", "SP-RUL-45")
def test_an_extra_advance_sets_off_minors_and_conclusions() -> None:
    s = position_with(
        zone=["research"],
        hands={"alpha": ["imf"]},
        treaties={"alpha": ["union_of_nine", "golden_dawn"]},
        objects={"alpha": ["banks", "valuables"]},
        stages={"alpha": {"secret_power": 1}},
    )
    play_moves(begin(s, Turn(0)), "research_1", "1", "union_of_nine", "secret_power")
    play_moves(s, "banks_1")
    assert offered(s) == ["golden_dawn", "done"]
    play_moves(s, "golden_dawn")
    assert minor(s, "alpha", "finance") == 1
    assert asked(s) == ("alpha", "prompt-conclude-free")
    play_moves(s, "imf")
    assert concluded(s, "alpha") == ["union_of_nine", "imf", "golden_dawn"]
    assert asked(s)[1] == "pause"
    s.check()


@pytest.mark.rule("SP-RUL-25")
@pytest.mark.parametrize("gained", ["socialist_revolutionaries", "world_court", "imf"])
def test_a_treaty_concluded_within_an_infiltration_gives_nothing_for_it(gained: str) -> None:
    """A support card with 4 tokens on it would set off all of them."""
    s = position_with(
        zone=["trade_unions"],
        active={"alpha": 12},
        hands={"alpha": [gained]},
        treaties={"alpha": ["union_of_nine"]},
        objects={"alpha": ["banks", "patents", "security_agencies"]},
    )
    play_moves(begin(s, Turn(0)), "trade_unions_1", "4", "union_of_nine", "secret_power", "banks_1")
    play_moves(s, "patents_1", gained)
    assert gained in concluded(s, "alpha")
    assert asked(s)[1] == "pause"


# --- Club of Rome and its like ------------------------------------------------------------------

BIG_MOVES = [
    ("25", "club_of_rome", ["control", "science"]),
    ("26", "imf", ["control", "finance"]),
    ("27", "theosophical_society", ["finance", "science"]),
]
each_big_move = pytest.mark.parametrize(("treaty", "groups"), each_of(*BIG_MOVES))


@each_big_move
@pytest.mark.parametrize("tokens", [3, 4, 6])
@pytest.mark.rule("SP-AL-56", "SP-SHA-03")
def test_four_tokens_on_an_object_give_one_of_two_minors(
    treaty: str, groups: list[str], tokens: int
) -> None:
    """Shadow agents do not count."""
    stages = {"alpha": {"comintern": 3}}
    for group in groups:
        s = position_with(zone=["governments"], treaties={"alpha": [treaty]}, stages=stages)
        play_moves(begin(s, Turn(0)), "governments_1", str(tokens))
        if tokens < 4:
            assert asked(s)[1] == "pause"
            continue
        assert offered(s) == [treaty, "done"]
        play_moves(s, treaty)
        assert asked(s) == ("alpha", "prompt-take-minor")
        assert offered(s) == [f"minor_{name}" for name in groups]
        assert refused(s, "minor_power") == "SP-AL-56"
        play_moves(s, f"minor_{group}")
        assert minor(s, "alpha", group) == 1
        assert asked(s)[1] == "pause"
        s.check()


@each_big_move
@pytest.mark.rule("SP-TRE-04", "SP-AL-56")
def test_the_minor_is_optional_and_only_for_what_the_supply_has(
    treaty: str, groups: list[str]
) -> None:
    def four(minors: dict[str, int]) -> Conspiracy:
        s = position_with(
            zone=["governments"], treaties={"alpha": [treaty]}, minors={"beta": minors}
        )
        return play_moves(begin(s, Turn(0)), "governments_1", "4")

    s = play_moves(four({}), "done")
    assert (asked(s)[1], sum(minor(s, "alpha", group) for group in groups)) == ("pause", 0)
    s = play_moves(four({groups[0]: 6}), treaty)
    assert minor(s, "alpha", groups[1]) == 1
    s = four(dict.fromkeys(groups, 6))
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-AL-56")
def test_tokens_on_an_operation_give_no_minor() -> None:
    s = position_with(zone=["governments"], treaties={"alpha": ["imf"]})
    play_moves(begin(s, Turn(0)), "elimination_of_obstacles")
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-AL-56")
def test_tokens_that_come_together_by_attaching_give_no_minor() -> None:
    objects = {"alpha": ["inner_circle:3", "governments:2"]}
    s = position_with(zone=["research"], treaties={"alpha": ["imf"]}, objects=objects)
    play_moves(begin(s, Turn(0)), "attach_1")
    assert has(s, "alpha") == ["governments_1+:5"]
    assert asked(s)[1] == "prompt-act"


@pytest.mark.rule("SP-AL-56", "SP-INF-05")
def test_a_minor_is_kept_though_the_card_is_intercepted() -> None:
    s = position_with(
        zone=["governments"], treaties={"alpha": ["club_of_rome"]}, active={"beta": 8}
    )
    play_moves(begin(s, Turn(0), Turn(1)), "governments_1", "4", "club_of_rome", "minor_science")
    play_moves(s, "governments_1", "5")
    assert on(s, "governments_1") == ("beta", 5, 0)
    assert minor(s, "alpha", "science") == 1
    s.check()


# --- Big Brother Society and its like -----------------------------------------------------------

STAGES = [
    ("28", "big_brother_society", "control"),
    ("29", "golden_dawn", "finance"),
    ("30", "thule_society", "science"),
]
each_stage = pytest.mark.parametrize(("treaty", "group"), each_of(*STAGES))
PLENTY = ["trade_unions+", "trade_unions+", "consulates+", "consulates+"]


@each_stage
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
@pytest.mark.rule("SP-AL-57")
def test_a_stage_beyond_the_first_gives_a_minor(treaty: str, group: str, before: int) -> None:
    s = position_with(
        4,
        treaties={"alpha": [treaty]},
        objects={"alpha": PLENTY},
        stages={"alpha": {"comintern": before}},
    )
    play_moves(begin(s, Turn(0)), "comintern")
    if before == 0:
        assert asked(s)[1] == "pause"
        return
    assert offered(s)[:2] == [treaty, "done"]
    play_moves(s, treaty)
    assert minor(s, "alpha", group) == 1
    assert asked(s)[1] == "pause"
    s.check()


@each_stage
@pytest.mark.parametrize("project", ["comintern", "united_nations", "espionage", "secret_power"])
@pytest.mark.rule("SP-AL-57")
def test_any_project_gives_the_minor_or_not_if_the_owner_declines(
    treaty: str, group: str, project: str
) -> None:
    objects = ["banks", "patents", *sign_cards("comintern", "united_nations", "espionage")]
    for move, count in ((treaty, 1), ("done", 0)):
        s = position_with(
            treaties={"alpha": [treaty]},
            objects={"alpha": objects},
            stages={"alpha": {project: 1}},
        )
        play_moves(begin(s, Turn(0)), project)
        if project == "secret_power":
            play_moves(s, "banks_1", "patents_1")
        assert asked(s) == ("alpha", "prompt-use-treaties")
        play_moves(s, move)
        assert minor(s, "alpha", group) == count


@each_stage
def test_with_an_empty_supply_nothing_happens(treaty: str, group: str) -> None:
    s = position_with(
        treaties={"alpha": [treaty]},
        objects={"alpha": sign_cards("espionage")},
        stages={"alpha": {"espionage": 1}},
        minors={"beta": {group: 6}},
    )
    play_moves(begin(s, Turn(0)), "espionage")
    assert asked(s)[1] == "pause"
    assert minor(s, "alpha", group) == 0


@pytest.mark.rule("SP-RUL-25")
@each_stage
def test_a_treaty_concluded_by_the_advance_gives_nothing_for_it(treaty: str, group: str) -> None:
    s = position_with(
        hands={"alpha": [treaty]},
        objects={"alpha": ["banks", "patents"]},
        stages={"alpha": {"secret_power": 1}},
    )
    play_moves(begin(s, Turn(0)), "secret_power", "banks_1", treaty)
    assert concluded(s, "alpha") == [treaty]
    assert asked(s)[1] == "pause"
    assert minor(s, "alpha", group) == 0


@pytest.mark.rule("SP-RUL-25", "SP-AL-28")
def test_it_serves_for_the_next_advance_of_the_same_turn() -> None:
    """Union of Nine and World Court both let advance for one infiltration."""
    s = position_with(
        zone=["trade_unions_2"],
        active={"alpha": 10},
        hands={"alpha": ["big_brother_society"]},
        treaties={"alpha": ["union_of_nine", "world_court"]},
        objects={"alpha": ["banks", "consulates"]},
        stages={"alpha": {"united_nations": 1}},
    )
    play_moves(begin(s, Turn(0)), "trade_unions_2", "3", "union_of_nine", "secret_power", "banks_1")
    play_moves(s, "big_brother_society", "world_court", "united_nations")
    assert offered(s) == ["big_brother_society", "done"]


# --- Anarchists and its like --------------------------------------------------------------------

BURNERS = [
    ("44", "anarchists", "control", ["mass_media", "ruling_parties", "security_agencies"]),
    ("45", "jesuits", "finance", ["real_estate", "valuables", "banks"]),
    ("46", "scientologists", "science", ["research", "laboratories", "patents"]),
]
each_burner = pytest.mark.parametrize(("treaty", "group", "cards"), each_of(*BURNERS))


def burning(treaty: str, cards: Sequence[str], minors: dict[str, int]) -> Conspiracy:
    """Alpha has the treaty and these cards, and the end of a Treaty Phase has come."""
    s = position_with(
        treaties={"alpha": [treaty]},
        objects={"alpha": [*cards, "governments", "exchanges", "universities", "trade_unions"]},
        minors={"alpha": minors},
    )
    return begin(s, TreatyPhase())


@each_burner
@pytest.mark.rule("SP-AL-60", "SP-RUL-14")
def test_up_to_two_cards_of_the_group_are_discarded(
    treaty: str, group: str, cards: list[str]
) -> None:
    s = burning(treaty, [f"{cards[0]}:2", *cards[1:]], {})
    assert asked(s) == ("alpha", "prompt-burn-cards")
    assert offered(s) == [*[f"{card}_1" for card in cards], "done"]
    assert refused(s, "governments_1") == "SP-AL-60"
    assert refused(s, "trade_unions_1") == "SP-AL-60"
    pool = agents(s, "alpha")[1]
    play_moves(s, f"{cards[0]}_1")
    assert agents(s, "alpha")[1] == pool + 2
    assert asked(s) == ("alpha", "prompt-burn-cards")
    play_moves(s, f"{cards[2]}_1")
    assert asked(s)[1] == "pause"
    assert s.view(None)["board"]["discard"] == [f"{cards[0]}_1", f"{cards[2]}_1"]
    s.check()


@each_burner
@pytest.mark.parametrize("burnt", [0, 1])
@pytest.mark.rule("SP-AL-60", "SP-TRE-04")
def test_fewer_may_be_discarded(treaty: str, group: str, cards: list[str], burnt: int) -> None:
    s = burning(treaty, cards, {})
    play_moves(s, *[f"{card}_1" for card in cards[:burnt]], "done")
    assert asked(s)[1] == "pause"
    assert len(s.view(None)["board"]["discard"]) == burnt


@each_burner
@pytest.mark.rule("SP-AL-60")
def test_a_minor_returns_to_the_supply(treaty: str, group: str, cards: list[str]) -> None:
    s = burning(treaty, [], {group: 2})
    assert offered(s) == [f"minor_{group}", "done"]
    play_moves(s, f"minor_{group}", "done")
    assert minor(s, "alpha", group) == 1
    assert s.view(None)["board"]["supply"][group] == 5
    assert s.view(None)["board"]["discard"] == []
    s.check()


@pytest.mark.rule("SP-RUL-14")
def test_cards_of_the_zone_cannot_be_discarded() -> None:
    s = position_with(
        zone=["mass_media_1"],
        occupied={"mass_media_1": ("alpha", 2, 0)},
        treaties={"alpha": ["anarchists"]},
        objects={"alpha": ["mass_media_2"]},
    )
    begin(s, TreatyPhase())
    assert offered(s) == ["mass_media_2", "done"]
    assert refused(s, "mass_media_1") == "SP-AL-60"


@pytest.mark.rule("SP-RUL-14", "SP-AL-44")
def test_a_treaty_just_concluded_lets_discard_in_the_same_phase_and_the_last() -> None:
    objects = {"alpha": ["mass_media", "ruling_parties", "security_agencies"]}
    s = position_with(round=5, hands={"alpha": ["anarchists"]}, objects=objects)
    play_moves(begin(s, TreatyPhase()), "anarchists")
    assert asked(s) == ("alpha", "prompt-burn-cards")


@pytest.mark.rule("SP-AL-60")
def test_each_of_two_such_treaties_lets_discard() -> None:
    s = position_with(
        treaties={"alpha": ["anarchists", "jesuits"]}, objects={"alpha": ["mass_media", "banks"]}
    )
    begin(s, TreatyPhase())
    play_moves(s, "mass_media_1", "banks_1")
    assert s.view(None)["board"]["discard"] == ["mass_media_1", "banks_1"]
    assert asked(s)[1] == "pause"
