"""The Treaty Phase; what each treaty requires, is worth and shows."""

import pytest

from detente.games.secret_power.rules.concluding import ConcludeFree, MayConclude
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaty_phase import TreatyPhase
from detente.games.secret_power.rules.turn import Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    concluded,
    events_named,
    hand,
    has,
    holding,
    minor,
    only_treaties,
    parts,
    points,
    position_with,
    signs,
    stage,
)

MINORS = ("control", "finance", "science", "power")


# --- requirements -------------------------------------------------------------------------------

# Rule, treaty, what just meets the requirement (in each of several ways), what just misses it.
REQUIREMENTS = [
    (
        *("01", "federal_reserve"),
        ["banks valuables finance corporations", "finance finance finance corporations"],
        ["finance finance corporations", "finance finance exchanges corporations"],
    ),
    (
        *("02", "international_peace_bureau"),
        ["research patents science corporations", "science science science corporations"],
        ["science science corporations", "science science science universities"],
    ),
    (
        *("03", "international_tribunal"),
        ["mass_media ruling_parties control corporations", "control control control corporations"],
        ["control control corporations", "control control control governments"],
    ),
    ("04", "cabbalists", ["science research", "patents"], ["science", "laboratories finance"]),
    ("05", "milner_group", ["finance valuables", "banks"], ["finance", "valuables exchanges"]),
    (
        *("06", "trilateral_commission"),
        ["control ruling_parties", "mass_media"],
        ["control", "ruling_parties governments"],
    ),
    (
        *("07", "cheka"),
        ["espionage=2 trade_unions", "secret_power=5 trade_unions"],
        ["espionage=1 comintern=1 trade_unions", "espionage=2 consulates"],
    ),
    (
        *("08", "kupol_2"),
        ["comintern=2 consulates", "united_nations=3 consulates"],
        ["comintern=1 consulates", "comintern=2 intelligence_services"],
    ),
    (
        *("09", "illuminati"),
        ["united_nations=2 intelligence_services", "comintern=4 intelligence_services"],
        ["united_nations=1 intelligence_services", "united_nations=2 trade_unions"],
    ),
    (
        *("10", "black_water"),
        ["ruling_parties real_estate laboratories"],
        [
            "real_estate laboratories control",
            "ruling_parties laboratories finance",
            "ruling_parties real_estate science",
        ],
    ),
    (
        *("11", "majestic_12"),
        ["security_agencies valuables research"],
        [
            "valuables research control",
            "security_agencies research finance",
            "security_agencies valuables science",
        ],
    ),
    (
        *("12", "world_trade_organization"),
        ["mass_media banks patents"],
        ["banks patents control", "mass_media patents finance", "mass_media banks science"],
    ),
    (
        *("13", "marxist_league"),
        ["control mass_media intelligence_services"],
        ["control intelligence_services", "control control trade_unions"],
    ),
    (
        *("14", "temple_mount_foundation"),
        ["finance banks trade_unions"],
        ["finance trade_unions", "finance finance consulates"],
    ),
    (
        *("15", "international_science_council"),
        ["science patents consulates"],
        ["science consulates", "science science intelligence_services"],
    ),
    (
        *("16", "cia"),
        ["universities intelligence_services"],
        ["universities consulates", "science governments intelligence_services"],
    ),
    (
        *("17", "kgb"),
        ["governments trade_unions"],
        ["governments intelligence_services", "control universities trade_unions"],
    ),
    (
        *("18", "mossad"),
        ["exchanges consulates"],
        ["exchanges trade_unions", "finance governments consulates"],
    ),
    (
        *("22", "union_of_nine"),
        ["intelligence_services intelligence_services", "intelligence_services+"],
        ["intelligence_services trade_unions consulates"],
    ),
    (
        *("23", "socialist_revolutionaries"),
        ["trade_unions trade_unions", "trade_unions+"],
        ["trade_unions intelligence_services consulates"],
    ),
    (
        *("24", "world_court"),
        ["consulates consulates", "consulates+"],
        ["consulates intelligence_services trade_unions"],
    ),
    (
        *("25", "club_of_rome"),
        ["governments universities"],
        ["governments exchanges science", "universities exchanges control"],
    ),
    (
        *("26", "imf"),
        ["governments exchanges"],
        ["governments universities finance", "exchanges universities control"],
    ),
    (
        *("27", "theosophical_society"),
        ["exchanges universities"],
        ["exchanges governments science", "universities governments finance"],
    ),
    (
        *("28", "big_brother_society"),
        ["control mass_media", "ruling_parties"],
        ["control", "mass_media governments"],
    ),
    ("29", "golden_dawn", ["finance banks", "valuables"], ["finance", "banks exchanges"]),
    ("30", "thule_society", ["science patents", "research"], ["science", "patents universities"]),
    (
        *("31", "cartels"),
        ["crime_syndicates power", "crime_syndicates crime_syndicates"],
        ["crime_syndicates+", "corporations power power"],
    ),
    (
        *("32", "order_of_malta"),
        ["corporations power", "corporations corporations"],
        ["corporations+", "crime_syndicates power power"],
    ),
    ("33", "jasons", ["science patents", "laboratories"], ["science", "research universities"]),
    (
        *("34", "rosicrucians"),
        ["power power", "governments power", "exchanges universities"],
        ["power", "governments+ control"],
    ),
    ("35", "templars", ["finance banks", "real_estate"], ["finance", "banks exchanges"]),
    (
        *("36", "union_of_thirty_three"),
        ["control mass_media", "security_agencies"],
        ["control", "ruling_parties governments"],
    ),
    (
        *("37", "bilderberg_club"),
        ["banks valuables real_estate"],
        ["banks valuables finance", "banks real_estate finance", "valuables real_estate finance"],
    ),
    (
        *("38", "elihu"),
        ["laboratories research patents"],
        [
            "laboratories research science",
            "laboratories patents science",
            "research patents science",
        ],
    ),
    (
        *("39", "skull_and_bones"),
        ["ruling_parties security_agencies mass_media"],
        [
            "ruling_parties security_agencies control",
            "ruling_parties mass_media control",
            "security_agencies mass_media control",
        ],
    ),
    (
        *("40", "federation_of_trade_unions"),
        ["governments power", "governments governments"],
        ["governments+", "exchanges power power"],
    ),
    (
        *("41", "chamber_of_commerce"),
        ["exchanges power", "exchanges exchanges"],
        ["exchanges+", "universities power power"],
    ),
    (
        *("42", "world_league_of_culture"),
        ["universities power", "universities universities"],
        ["universities+", "governments power power"],
    ),
    (
        *("43", "freemasons"),
        ["secret_power=3", "espionage=4"],
        ["comintern=2 united_nations=2 espionage=2 secret_power=2"],
    ),
    (
        *("44", "anarchists"),
        ["control control mass_media exchanges"],
        ["control control", "control control control governments"],
    ),
    (
        *("45", "jesuits"),
        ["finance finance banks universities"],
        ["finance finance", "finance finance finance exchanges"],
    ),
    (
        *("46", "scientologists"),
        ["science science patents governments"],
        ["science science", "science science science universities"],
    ),
]


@pytest.mark.parametrize(
    ("treaty", "text", "met"),
    [
        pytest.param(
            *(treaty, text, met),
            marks=pytest.mark.rule(f"SP-AL-{rule}"),
            id=f"{treaty}-{'met' if met else 'missed'}-{number}",
        )
        for rule, treaty, just_met, missed in REQUIREMENTS
        for met, texts in ((True, just_met), (False, missed))
        for number, text in enumerate(texts)
    ],
)
def test_a_treaty_can_be_concluded_once_its_requirement_is_met(
    treaty: str, text: str, met: bool
) -> None:
    s = position_with(4, hands={"alpha": [treaty]}, **holding(text))
    begin(s, MayConclude(0))
    if met:
        assert offered(s)[:2] == [treaty, "pass"]
        play_moves(s, treaty)
        assert concluded(s, "alpha") == [treaty]
    else:
        assert treaty not in offered(s)
        assert refused(s, treaty) == "SP-TRE-02"


@pytest.mark.rule("SP-AL-58")
@pytest.mark.parametrize(
    ("treaty", "card"),
    [
        ("cartels", "crime_syndicates"),
        ("order_of_malta", "corporations"),
        ("federation_of_trade_unions", "governments"),
        ("chamber_of_commerce", "exchanges"),
        ("world_league_of_culture", "universities"),
    ],
)
@pytest.mark.parametrize(
    ("other", "met"), [("power", True), ("same", True), ("+", False), ("control", False)]
)
def test_another_power_card_may_be_a_minor_or_a_second_copy(
    treaty: str, card: str, other: str, met: bool
) -> None:
    text = f"{card}+" if other == "+" else f"{card} {card if other == 'same' else other}"
    s = begin(position_with(4, hands={"alpha": [treaty]}, **holding(text)), MayConclude(0))
    assert (treaty in offered(s)) is met


MAFIA = [("19", "cosa_nostra"), ("20", "yakuza"), ("21", "triads")]


def with_tokens(treaty: str, counts: dict[str, int], seats: int) -> Conspiracy:
    """Players with so many tokens where the treaty looks, and equally many elsewhere."""
    hands = {"alpha": [treaty]}
    if treaty == "cosa_nostra":
        return position_with(seats, hands=hands, pool=counts)
    if treaty == "triads":
        return position_with(seats, hands=hands, active=counts)
    objects = {who: [f"banks:{count}"] for who, count in counts.items()}
    return position_with(seats, hands=hands, objects=objects)


@pytest.mark.parametrize(
    "treaty",
    [pytest.param(name, marks=pytest.mark.rule(f"SP-AL-{rule}"), id=name) for rule, name in MAFIA],
)
@pytest.mark.parametrize(
    ("counts", "met"),
    [
        ({"alpha": 3, "beta": 2, "gamma": 2}, True),
        ({"alpha": 3, "beta": 2, "gamma": 3}, False),
        ({"alpha": 3, "beta": 4, "gamma": 2}, False),
        ({"alpha": 0, "beta": 0, "gamma": 0}, False),
    ],
)
@pytest.mark.rule("SP-AL-54")
def test_a_mafia_treaty_needs_more_tokens_than_each_other_player(
    treaty: str, counts: dict[str, int], met: bool
) -> None:
    s = begin(with_tokens(treaty, counts, 3), MayConclude(0))
    assert (treaty in offered(s)) is met


@pytest.mark.rule("SP-AL-54")
@pytest.mark.parametrize("treaty", ["cosa_nostra", "yakuza", "triads"])
@pytest.mark.parametrize(("falcon", "met"), [(2, True), (3, False), (4, False)])
def test_alone_the_tokens_of_the_falcon_are_compared(treaty: str, falcon: int, met: bool) -> None:
    s = with_tokens(treaty, {"alpha": 3, "falcon": falcon}, 1)
    assert (treaty in offered(begin(s, MayConclude(0)))) is met


@pytest.mark.rule("SP-AL-20", "SP-SHA-03")
def test_only_tokens_on_captured_objects_count_for_the_yakuza() -> None:
    s = position_with(
        zone=["research"],
        occupied={"research": ("alpha", 4, 2)},
        objects={"alpha": ["banks:1"], "beta": ["patents:1"]},
        hands={"alpha": ["yakuza"]},
    )
    begin(s, MayConclude(0))
    assert offered(s) == ["pass"]


@pytest.mark.rule("SP-AL-21", "SP-SHA-03")
def test_shadow_agents_are_not_active_tokens_for_the_triads() -> None:
    stages = {"alpha": {"comintern": 3}}
    s = position_with(hands={"alpha": ["triads"]}, stages=stages, active={"alpha": 5, "beta": 5})
    begin(s, MayConclude(0))
    assert offered(s) == ["pass"]


# --- points and symbols -------------------------------------------------------------------------

Corner = tuple[int, str | None]

# Rule, treaty, what its corner shows in revision 1, and now: points, and a sign or a minor.
CORNERS: list[tuple[str, str, Corner, Corner]] = [
    ("01", "federal_reserve", (4, "finance"), (4, None)),
    ("02", "international_peace_bureau", (4, "science"), (4, None)),
    ("03", "international_tribunal", (4, "control"), (4, None)),
    ("04", "cabbalists", (4, "spies"), (4, None)),
    ("05", "milner_group", (4, "peacemakers"), (4, None)),
    ("06", "trilateral_commission", (4, "agitators"), (4, None)),
    ("07", "cheka", (4, None), (4, None)),
    ("08", "kupol_2", (4, None), (4, None)),
    ("09", "illuminati", (4, None), (4, None)),
    ("10", "black_water", (4, "power"), (0, "control")),
    ("11", "majestic_12", (4, "power"), (0, "science")),
    ("12", "world_trade_organization", (4, "power"), (0, "finance")),
    ("13", "marxist_league", (5, "control"), (5, None)),
    ("14", "temple_mount_foundation", (5, "finance"), (5, None)),
    ("15", "international_science_council", (5, "science"), (5, None)),
    ("16", "cia", (4, "science"), (0, "science")),
    ("17", "kgb", (4, "control"), (0, "control")),
    ("18", "mossad", (4, "finance"), (0, "finance")),
    ("19", "cosa_nostra", (2, None), (0, None)),
    ("20", "yakuza", (2, None), (0, None)),
    ("21", "triads", (2, None), (0, None)),
    ("22", "union_of_nine", (4, "spies"), (0, "spies")),
    ("23", "socialist_revolutionaries", (4, "agitators"), (0, "agitators")),
    ("24", "world_court", (4, "peacemakers"), (0, "peacemakers")),
    ("25", "club_of_rome", (3, None), (0, "finance")),
    ("26", "imf", (3, None), (0, "science")),
    ("27", "theosophical_society", (3, None), (0, "control")),
    ("28", "big_brother_society", (4, "agitators"), (0, "agitators")),
    ("29", "golden_dawn", (4, "peacemakers"), (0, "peacemakers")),
    ("30", "thule_society", (4, "spies"), (0, "spies")),
    ("31", "cartels", (3, "power"), (0, "power")),
    ("32", "order_of_malta", (3, "power"), (0, "power")),
    ("33", "jasons", (2, "science"), (0, "science")),
    ("34", "rosicrucians", (2, "power"), (0, "power")),
    ("35", "templars", (2, "finance"), (0, "finance")),
    ("36", "union_of_thirty_three", (2, "control"), (0, "control")),
    ("37", "bilderberg_club", (3, "peacemakers"), (0, "peacemakers")),
    ("38", "elihu", (3, "spies"), (0, "spies")),
    ("39", "skull_and_bones", (3, "agitators"), (0, "agitators")),
    ("40", "federation_of_trade_unions", (3, "agitators"), (0, "agitators")),
    ("41", "chamber_of_commerce", (3, "peacemakers"), (0, "peacemakers")),
    ("42", "world_league_of_culture", (3, "spies"), (0, "spies")),
    ("43", "freemasons", (3, None), (3, None)),
    ("44", "anarchists", (3, "agitators"), (0, "agitators")),
    ("45", "jesuits", (3, "peacemakers"), (0, "peacemakers")),
    ("46", "scientologists", (3, "spies"), (0, "spies")),
]


@pytest.mark.parametrize(
    ("revision", "treaty", "worth", "symbol"),
    [
        pytest.param(
            *(revision, treaty, *corner),
            marks=pytest.mark.rule(f"SP-AL-{rule}"),
            id=f"{treaty}-{revision}",
        )
        for rule, treaty, *corners in CORNERS
        for revision, corner in enumerate(corners, 1)
    ],
)
@pytest.mark.rule("SP-TRE-03")
def test_a_treaty_is_worth_its_points_and_shows_its_symbol(
    revision: int, treaty: str, worth: int, symbol: str | None
) -> None:
    s = position_with(hands={"alpha": [treaty]}, revision=revision)
    play_moves(begin(s, ConcludeFree(0)), treaty)
    assert parts(s, "alpha").get("treaty", 0) == worth
    gained = {group: minor(s, "alpha", group) for group in MINORS}
    assert gained == {group: int(group == symbol) for group in MINORS}
    shown = signs(s, "alpha")
    assert shown == {sign: int(sign == symbol) for sign in shown}
    s.check()


# --- the Treaty Phase ---------------------------------------------------------------------------


@pytest.mark.rule("SP-TRE-01")
@pytest.mark.parametrize(
    ("supervisor", "order"),
    [("alpha", ["alpha", "beta", "gamma"]), ("gamma", ["gamma", "alpha", "beta"])],
)
def test_players_conclude_clockwise_from_the_supervisor(supervisor: str, order: list[str]) -> None:
    hands = {"alpha": ["imf"], "beta": ["cheka"], "gamma": ["cia"]}
    s = begin(position_with(3, supervisor=supervisor, hands=hands), TreatyPhase())
    for who in order:
        assert asked(s) == (who, "prompt-conclude")
        play_moves(s, "pass")
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-TRE-01")
def test_one_treaty_is_concluded_in_a_treaty_phase() -> None:
    hands = {"alpha": ["imf", "club_of_rome"]}
    objects = {"alpha": ["governments", "exchanges", "universities"]}
    s = begin(position_with(hands=hands, objects=objects), TreatyPhase())
    assert offered(s) == ["imf", "club_of_rome", "pass"]
    play_moves(s, "club_of_rome")
    assert asked(s)[1] == "pause"
    assert (concluded(s, "alpha"), hand(s, "alpha")) == (["club_of_rome"], ["imf"])


@pytest.mark.rule("SP-TRE-01")
def test_only_treaties_in_hand_can_be_concluded() -> None:
    s = position_with(
        hands={"alpha": ["imf"], "beta": ["cia"]}, objects={"alpha": ["ruling_parties"]}
    )
    begin(s, MayConclude(0))
    assert refused(s, "big_brother_society") == "SP-TRE-01"
    assert refused(s, "cia") == "SP-TRE-01"


@pytest.mark.rule("SP-RUL-09", "SP-TRE-01")
def test_a_conclusion_by_a_project_leaves_that_of_the_treaty_phase() -> None:
    s = position_with(
        hands={"alpha": ["cheka", "imf"]}, objects={"alpha": ["governments", "exchanges"]}
    )
    begin(s, ConcludeFree(0), TreatyPhase())
    play_moves(s, "cheka")
    assert asked(s) == ("alpha", "prompt-conclude")
    play_moves(s, "imf")
    assert concluded(s, "alpha") == ["cheka", "imf"]


@pytest.mark.rule("SP-TRE-02")
def test_objects_with_tokens_count_and_nothing_is_used_up() -> None:
    objects = ["banks:2", "valuables:1", "real_estate:3"]
    s = position_with(hands={"alpha": ["bilderberg_club"]}, objects={"alpha": objects})
    before = agents(s, "alpha")
    play_moves(begin(s, MayConclude(0)), "bilderberg_club")
    assert has(s, "alpha") == ["real_estate_1:3", "valuables_1:1", "banks_1:2"]
    assert agents(s, "alpha") == before
    s.check()


@pytest.mark.rule("SP-TRE-02")
@pytest.mark.parametrize("reached", [2, 3, 4, 5])
def test_a_higher_stage_meets_the_requirement_too(reached: int) -> None:
    s = position_with(hands={"alpha": ["cheka"]}, **holding(f"espionage={reached} trade_unions"))
    assert "cheka" in offered(begin(s, MayConclude(0)))


@pytest.mark.rule("SP-TRE-02", "SP-TRE-07", "SP-AL-60")
def test_a_requirement_is_checked_only_at_that_moment() -> None:
    s = position_with(treaties={"alpha": ["anarchists"]}, objects={"alpha": ["governments"]})
    begin(s, TreatyPhase())
    assert concluded(s, "alpha") == ["anarchists"]
    assert signs(s, "alpha")["agitators"] == 1


@pytest.mark.rule("SP-TRE-03", "SP-AL-16", "SP-TRE-05")
@pytest.mark.parametrize(("move", "active"), [("agent", 7), ("pass", 6)])
def test_the_cia_recruits_for_its_own_minor_with_the_supervisor_too(move: str, active: int) -> None:
    s = position_with(
        supervisor="alpha", hands={"alpha": ["cia"]}, **holding("universities trade_unions")
    )
    begin(s, ConcludeFree(0))
    play_moves(s, "cia")
    assert minor(s, "alpha", "science") == 1
    assert asked(s) == ("alpha", "prompt-recruit")
    play_moves(s, move)
    assert agents(s, "alpha") == (active, 12 - active)
    assert agents(s, "beta") == (6, 6)
    s.check()


@pytest.mark.rule("SP-TRE-03")
def test_the_symbol_comes_before_the_instant_effect() -> None:
    """The minor of Templars lets Mossad recruit before the next treaty is asked for."""
    s = position_with(hands={"alpha": ["templars", "imf"]}, treaties={"alpha": ["mossad"]})
    begin(s, ConcludeFree(0))
    play_moves(s, "templars")
    assert asked(s)[1] == "prompt-recruit"
    play_moves(s, "agent")
    assert asked(s)[1] == "prompt-conclude-another"


@pytest.mark.rule("SP-TRE-03")
def test_a_minor_by_a_symbol_counts_for_the_treaty_that_follows() -> None:
    """The power minor of Rosicrucians is the other power card that Cartels require."""
    objects = {"alpha": ["crime_syndicates"]}
    s = position_with(hands={"alpha": ["rosicrucians", "cartels"]}, objects=objects)
    begin(s, MayConclude(0), ConcludeFree(0))
    assert offered(s) == ["pass"]
    play_moves(s, "pass", "rosicrucians")
    assert offered(s) == ["cartels", "pass"]


@pytest.mark.rule("SP-TRE-03")
def test_a_sign_by_a_symbol_counts_from_now_on() -> None:
    """The spies sign of Elihu is the second one that Union of Nine requires."""
    hands = {"alpha": ["elihu", "union_of_nine"]}
    s = position_with(hands=hands, objects={"alpha": ["intelligence_services"]})
    begin(s, MayConclude(0), ConcludeFree(0), MayConclude(0))
    assert offered(s) == ["pass"]
    play_moves(s, "pass", "elihu")
    assert offered(s) == ["union_of_nine", "pass"]


@pytest.mark.rule("SP-TRE-03")
def test_a_symbol_without_a_minor_in_the_supply_gives_nothing() -> None:
    s = position_with(hands={"alpha": ["cia"]}, minors={"beta": {"science": 6}})
    play_moves(begin(s, ConcludeFree(0)), "cia")
    assert asked(s)[1] == "pause"
    assert minor(s, "alpha", "science") == 0
    s.check()


@pytest.mark.rule("SP-TRE-04", "SP-RUL-38")
def test_nobody_has_to_conclude_a_treaty_that_can_be_concluded() -> None:
    s = position_with(hands={"alpha": ["imf"]}, objects={"alpha": ["governments", "exchanges"]})
    play_moves(begin(s, MayConclude(0)), "pass")
    assert concluded(s, "alpha") == []
    assert events_named(s, "nothing-concluded") == [{"seat": "alpha"}]


@pytest.mark.rule("SP-TRE-04", "SP-AL-52")
def test_opponents_must_give() -> None:
    s = position_with(hands={"alpha": ["cheka"]}, objects={"beta": ["banks", "patents"]})
    play_moves(begin(s, ConcludeFree(0)), "cheka")
    assert asked(s) == ("beta", "prompt-give-card")
    assert offered(s) == ["banks_1", "patents_1"]


@pytest.mark.rule("SP-RUL-38")
@pytest.mark.parametrize("cards", [["imf"], []])
def test_who_holds_treaties_is_asked_though_none_can_be_concluded(cards: list[str]) -> None:
    s = begin(position_with(hands={"alpha": cards}), TreatyPhase())
    assert asked(s) == (("alpha", "prompt-conclude") if cards else ("alpha", "pause"))
    if cards:
        assert offered(s) == ["pass"]
        play_moves(s, "pass")
    assert events_named(s, "nothing-concluded") == [{"seat": "alpha"}] * len(cards)


@pytest.mark.rule("SP-TRE-05")
def test_effects_touch_only_the_owner() -> None:
    """Beta's Intelligence Services show nothing more by alpha's Marxist League."""
    objects = {"alpha": ["intelligence_services"], "beta": ["intelligence_services"]}
    s = position_with(objects=objects, treaties={"alpha": ["marxist_league"]})
    assert signs(s, "alpha")["agitators"] == 1
    assert signs(s, "beta")["agitators"] == 0


@pytest.mark.rule("SP-TRE-05", "SP-RUL-06")
def test_lasting_effects_work_in_the_final_scoring() -> None:
    """The added agitators sign scores for the Federation of Trade Unions."""
    objects = {"alpha": ["intelligence_services"]}
    treaties = ["federation_of_trade_unions"]
    assert (
        parts(position_with(objects=objects, treaties={"alpha": treaties}), "alpha")["effect"] == 3
    )
    treaties.append("marxist_league")
    assert (
        parts(position_with(objects=objects, treaties={"alpha": treaties}), "alpha")["effect"] == 6
    )


@pytest.mark.rule("SP-TRE-06")
def test_first_all_conclude_then_cards_are_discarded_then_hands_are_cut() -> None:
    many = ["imf", "cia", "kgb", "mossad", "cheka", "cartels", "elihu", "jasons"]
    s = position_with(
        hands={"alpha": many, "beta": ["kupol_2"]},
        treaties={"alpha": ["jesuits"], "beta": ["anarchists"]},
        objects={"alpha": ["banks"], "beta": ["mass_media"]},
    )
    begin(s, TreatyPhase())
    seen = []
    for move in ("pass", "pass", "done", "done", "elihu", "imf"):
        seen.append(asked(s))
        play_moves(s, move)
    assert seen == [
        ("beta", "prompt-conclude"),
        ("alpha", "prompt-conclude"),
        ("beta", "prompt-burn-cards"),
        ("alpha", "prompt-burn-cards"),
        ("alpha", "prompt-discard-treaty"),
        ("alpha", "prompt-discard-treaty"),
    ]
    assert asked(s)[1] == "pause"
    assert hand(s, "alpha") == ["cia", "kgb", "mossad", "cheka", "cartels", "jasons"]
    assert s.view(None)["board"]["treaty_discard"] == ["imf", "elihu"]
    s.check()


@pytest.mark.rule("SP-TRE-06")
def test_only_a_treaty_in_hand_is_discarded_and_six_may_stay() -> None:
    many = ["imf", "cia", "kgb", "mossad", "cheka", "cartels"]
    s = play_moves(begin(position_with(hands={"alpha": many}), TreatyPhase()), "pass")
    assert asked(s)[1] == "pause"
    s = play_moves(begin(position_with(hands={"alpha": [*many, "elihu"]}), TreatyPhase()), "pass")
    assert offered(s) == [*many, "elihu"]
    assert refused(s, "jasons") == "SP-TRE-06"


@pytest.mark.rule("SP-TRE-07", "SP-SCO-03")
def test_treaties_in_hand_are_worth_nothing() -> None:
    s = position_with(
        hands={"alpha": ["marxist_league", "elihu"]}, objects={"alpha": ["trade_unions"]}
    )
    assert points(s, "alpha") == 0
    assert signs(s, "alpha")["spies"] == 0


@pytest.mark.rule("SP-RUL-24")
@pytest.mark.parametrize(
    "treaty",
    [
        *("cosa_nostra", "yakuza", "triads"),
        *("jasons", "rosicrucians", "templars", "union_of_thirty_three"),
    ],
)
def test_another_treaty_may_follow_or_not(treaty: str) -> None:
    objects = {"alpha": ["governments", "exchanges"]}
    s = position_with(hands={"alpha": [treaty, "imf", "elihu"]}, objects=objects)
    begin(s, ConcludeFree(0))
    play_moves(s, treaty)
    assert asked(s) == ("alpha", "prompt-conclude-another")
    assert offered(s) == ["imf", "pass"]
    assert refused(s, "elihu") == "SP-TRE-02"
    play_moves(s, "pass")
    assert asked(s)[1] == "pause"
    assert concluded(s, "alpha") == [treaty]


@pytest.mark.rule("SP-RUL-24")
def test_a_chain_ends_when_no_requirement_is_met() -> None:
    hands = {"alpha": ["jasons", "rosicrucians", "elihu"]}
    s = position_with(hands=hands, objects={"alpha": ["laboratories", "governments"]})
    s = play_moves(begin(s, TreatyPhase()), "jasons")
    assert offered(s) == ["pass"]
    play_moves(s, "pass")
    assert concluded(s, "alpha") == ["jasons"]


@pytest.mark.rule("SP-RUL-24")
def test_a_treaty_that_follows_may_allow_yet_another() -> None:
    hands = {"alpha": ["jasons", "templars", "union_of_thirty_three"]}
    objects = {"alpha": ["laboratories", "real_estate", "security_agencies"]}
    s = begin(position_with(hands=hands, objects=objects), TreatyPhase())
    play_moves(s, "templars", "jasons", "union_of_thirty_three")
    assert concluded(s, "alpha") == ["jasons", "templars", "union_of_thirty_three"]
    assert asked(s)[1] == "pause"


@pytest.mark.rule("SP-RUL-30")
def test_a_free_conclusion_is_lost_with_an_empty_hand() -> None:
    """Secret Power is joined, but no treaty is left to draw."""
    s = position_with(supervisor="beta", objects={"alpha": ["banks", "valuables"]})
    only_treaties(s, [])
    play_moves(begin(s, Turn(0)), "secret_power", "banks_1")
    assert asked(s)[1] == "pause"
    assert stage(s, "alpha", "secret_power") == 1
