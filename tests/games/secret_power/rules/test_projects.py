"""Projects: what stages ask for and give, and the project Secret Power."""

import pytest

from detente.core.view import prompt_of
from detente.games.secret_power.rules.advancing import bars_advance
from detente.games.secret_power.rules.projects import UNIFIED_NATIONS
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.turn import Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    concluded,
    events_named,
    hand,
    has,
    minor,
    parts,
    position_with,
    stage,
)

# Agents and signs of the stages 1 to 5, by revision.
STAGES = {
    1: {
        "comintern": [(2, 1), (2, 1), (3, 2), (3, 3), (4, 4)],
        "united_nations": [(1, 1), (2, 1), (3, 2), (3, 3), (4, 4)],
        "espionage": [(2, 1), (2, 1), (3, 2), (3, 3), (4, 4)],
        "secret_power": [(1, 2), (1, 3), (2, 3), (2, 4), (3, 5)],
    },
    2: {
        "comintern": [(2, 1), (2, 1), (2, 2), (3, 2), (3, 3)],
        "united_nations": [(1, 1), (2, 1), (2, 2), (3, 2), (3, 3)],
        "espionage": [(2, 1), (2, 1), (2, 2), (3, 2), (3, 3)],
        "secret_power": [(1, 3), (1, 3), (2, 4), (2, 4), (3, 5)],
    },
}
PROJECTS = tuple(STAGES[2])
BEARER = {
    "comintern": "trade_unions",
    "united_nations": "consulates",
    "espionage": "intelligence_services",
}
INTEREST = {
    "mass_media": 0,
    "ruling_parties": 1,
    "security_agencies": 2,
    "real_estate": 0,
    "valuables": 1,
    "banks": 2,
    "research": 0,
    "laboratories": 1,
    "patents": 2,
    "trade_unions": 1,
    "consulates": 1,
    "intelligence_services": 1,
    "governments": 1,
    "exchanges": 1,
    "universities": 1,
    "crime_syndicates": 2,
    "corporations": 2,
    "inner_circle": 0,
}
every_stage = pytest.mark.parametrize(
    ("revision", "project", "reached"),
    [
        (revision, project, reached)
        for revision in STAGES
        for project in PROJECTS
        for reached in range(5)
    ],
)


def means(project: str, number: int) -> list[str]:
    """Objects with exactly so many signs of a project, or with so much special interest."""
    if project == "secret_power":
        interest = ["banks", "patents", "security_agencies"][: number // 2]
        return [*interest, *["valuables"][: number % 2]]
    card = BEARER[project]
    return [[], [card], [card, card], [card, f"{card}+"], [f"{card}+", f"{card}+"]][number]


def enter(s: Conspiracy, project: str) -> None:
    """Name a project, and pay the first cards on offer."""
    play_moves(s, project)
    while asked(s)[1] == "prompt-pay-interest":
        play_moves(s, offered(s)[0])


# --- advancing ------------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRJ-01", "SP-PRJ-02", "SP-PRJ-03")
@every_stage
def test_what_every_stage_takes(revision: int, project: str, reached: int) -> None:
    tokens, signs = STAGES[revision][project][reached]
    stages = {"alpha": {project: reached}}
    objects = {"alpha": means(project, signs)}
    active = {"alpha": tokens}
    s = position_with(stages=stages, objects=objects, active=active, revision=revision)
    before = agents(s, "alpha")[1]
    begin(s, Turn(0))
    enter(s, project)
    assert stage(s, "alpha", project) == reached + 1
    assert agents(s, "alpha") == (0, before + tokens - (1 if reached == 0 else 0))
    if project != "secret_power":
        assert len(has(s, "alpha")) == len(objects["alpha"])  # Nothing is discarded.
    s.check()


@pytest.mark.rule("SP-PRJ-02")
@every_stage
def test_an_agent_too_few(revision: int, project: str, reached: int) -> None:
    tokens, signs = STAGES[revision][project][reached]
    s = position_with(
        stages={"alpha": {project: reached}},
        objects={"alpha": means(project, signs)},
        active={"alpha": tokens - 1},
        revision=revision,
    )
    begin(s, Turn(0))
    assert refused(s, project) == "SP-PRJ-02"


@pytest.mark.rule("SP-PRJ-03", "SP-PRJ-06")
@every_stage
def test_a_sign_too_few(revision: int, project: str, reached: int) -> None:
    tokens, signs = STAGES[revision][project][reached]
    s = position_with(
        stages={"alpha": {project: reached}},
        objects={"alpha": means(project, signs - 1)},
        active={"alpha": tokens},
        revision=revision,
    )
    begin(s, Turn(0))
    assert refused(s, project) == ("SP-PRJ-06" if project == "secret_power" else "SP-PRJ-03")


@pytest.mark.rule("SP-PRJ-01")
@pytest.mark.parametrize("project", PROJECTS)
def test_stage_five_is_the_last(project: str) -> None:
    s = position_with(
        stages={"alpha": {project: 5}},
        objects={"alpha": [*means("secret_power", 5), *means("comintern", 4)]},
    )
    begin(s, Turn(0))
    assert refused(s, project) == "SP-PRJ-01"


@pytest.mark.rule("SP-PRJ-01")
def test_several_players_may_be_on_the_same_stage_and_none_is_skipped() -> None:
    s = position_with(
        stages={"beta": {"comintern": 1}, "gamma": {"comintern": 3}},
        objects={"alpha": ["trade_unions+"]},
        seats=3,
    )
    begin(s, Turn(0))
    play_moves(s, "comintern")
    reached = [stage(s, name, "comintern") for name in ("alpha", "beta", "gamma")]
    assert reached == [1, 1, 3]


@pytest.mark.rule("SP-PRJ-02", "SP-SHA-03")
def test_shadow_agents_never_pay() -> None:
    s = position_with(
        stages={"alpha": {"comintern": 3}}, objects={"alpha": ["consulates"]}, active={"alpha": 0}
    )
    begin(s, Turn(0))
    assert refused(s, "united_nations") == "SP-PRJ-02"


@pytest.mark.rule("SP-PRJ-02", "SP-WAR-02")
@pytest.mark.parametrize(("round", "wars"), [(2, 0), (3, 1), (4, 1), (5, 2)])
@every_stage
def test_each_war_adds_an_agent(
    round: int, wars: int, revision: int, project: str, reached: int
) -> None:
    tokens, signs = STAGES[revision][project][reached]
    for active in (tokens + wars - 1, tokens + wars):
        s = position_with(
            round=round,
            stages={"alpha": {project: reached}},
            objects={"alpha": means(project, signs)},
            active={"alpha": active},
            revision=revision,
        )
        begin(s, Turn(0))
        assert (project in offered(s)) == (active == tokens + wars)
    enter(s, project)
    assert agents(s, "alpha")[0] == 0
    s.check()


@pytest.mark.rule("SP-PRJ-03", "SP-RUL-06", "SP-IC-03")
@pytest.mark.parametrize(
    ("objects", "treaties", "signs"),
    [
        ([], [], 0),
        (["trade_unions"], [], 1),
        ([], ["big_brother_society"], 1),
        (["trade_unions", "trade_unions"], ["anarchists"], 3),
        (["trade_unions+"], [], 2),
        (["intelligence_services"], [], 0),
        (["intelligence_services"], ["marxist_league"], 1),
        (["intelligence_services+"], ["marxist_league"], 2),
        (["intelligence_services+", "trade_unions"], ["marxist_league", "anarchists"], 4),
    ],
)
def test_where_signs_come_from(objects: list[str], treaties: list[str], signs: int) -> None:
    s = position_with(
        objects={"alpha": objects},
        treaties={"alpha": treaties},
        stages={"alpha": {"comintern": 4}},
        active={"alpha": 5},
    )
    assert s.view(0)["board"]["players"]["alpha"]["signs"]["agitators"] == signs
    begin(s, Turn(0))
    assert ("comintern" in offered(s)) == (signs >= 3)


@pytest.mark.rule("SP-RUL-06")
@pytest.mark.parametrize(
    ("added_by", "support", "sign", "counting", "power"),
    [
        (
            "marxist_league",
            "intelligence_services",
            "agitators",
            "federation_of_trade_unions",
            "governments",
        ),
        (
            "temple_mount_foundation",
            "trade_unions",
            "peacemakers",
            "chamber_of_commerce",
            "exchanges",
        ),
        (
            "international_science_council",
            "consulates",
            "spies",
            "world_league_of_culture",
            "universities",
        ),
    ],
)
def test_added_signs_count_for_treaties_and_points(
    added_by: str, support: str, sign: str, counting: str, power: str
) -> None:
    asking = {
        "agitators": "socialist_revolutionaries",
        "peacemakers": "world_court",
        "spies": "union_of_nine",
    }[sign]
    for treaties, signs in (([], 0), ([added_by], 2)):
        s = position_with(
            objects={"alpha": [support, support]},
            treaties={"alpha": treaties},
            hands={"alpha": [asking]},
        )
        area = s.view(0)["board"]["players"]["alpha"]
        assert area["signs"][sign] == signs
        assert area["can_conclude"] == ([asking] if signs else [])
    s = position_with(
        objects={"alpha": [support, support]}, treaties={"alpha": [added_by, counting]}
    )
    assert parts(s, "alpha")["effect"] == 3 * (2 + 1)  # The treaty shows one itself.
    s = position_with(objects={"alpha": [power]}, treaties={"alpha": [counting]})
    assert parts(s, "alpha")["effect"] == 3 + 3


# --- joining --------------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRJ-04", "SP-PRO-05")
@pytest.mark.parametrize(("pool", "after"), [(2, (10, 1)), (0, (11, 0))])
def test_the_coordinator_comes_from_the_pool_else_from_active(
    pool: int, after: tuple[int, int]
) -> None:
    s = position_with(
        objects={"alpha": ["consulates"]},
        pool={"alpha": pool},
        crew={"alpha": ["grey_cardinal"]},
        professionals=True,
    )
    begin(s, Turn(0))
    play_moves(s, "grey_cardinal_1")  # One agent less than 1.
    assert stage(s, "alpha", "united_nations") == 1
    assert agents(s, "alpha") == after
    s.check()


@pytest.mark.rule("SP-PRJ-04")
def test_a_token_that_pays_may_become_the_coordinator() -> None:
    s = position_with(objects={"alpha": ["consulates"]}, pool={"alpha": 0})
    begin(s, Turn(0))
    play_moves(s, "united_nations")
    assert agents(s, "alpha") == (11, 0)
    s.check()


@pytest.mark.rule("SP-PRJ-04", "SP-RUL-29")
@pytest.mark.parametrize("spare", [0, 1])
def test_nobody_joins_without_a_token(spare: int) -> None:
    s = position_with(
        objects={"alpha": ["consulates", f"mass_media:{12 - spare}"]},
        pool={"alpha": spare},
        crew={"alpha": ["grey_cardinal"]},
        professionals=True,
    )
    reason = bars_advance(s, 0, UNIFIED_NATIONS, 1)
    begin(s, Turn(0))
    if spare:
        assert reason is None
        assert "grey_cardinal_1" in offered(s)
    else:
        assert reason is not None
        assert reason.rule == "SP-PRJ-04"
        assert refused(s, "grey_cardinal_1") == "SP-RUL-29"


# --- what stages give -----------------------------------------------------------------------------


@pytest.mark.rule("SP-PRJ-05")
@pytest.mark.parametrize(
    ("revision", "ordinary", "main"),
    [
        (1, [0, 1, 3, 6, 10, 15], [0, 1, 3, 6, 10, 15]),
        (2, [0, 1, 2, 3, 6, 10], [0, 2, 5, 9, 14, 20]),
    ],
)
@pytest.mark.parametrize("reached", range(6))
def test_only_the_present_stage_counts(
    revision: int, ordinary: list[int], main: list[int], reached: int
) -> None:
    """Secret Power, the main project, is worth the most."""
    s = position_with(stages={"alpha": dict.fromkeys(PROJECTS, reached)}, revision=revision)
    area = s.view(0)["board"]["players"]["alpha"]
    shadows = more = [0, 1, 2, 3, 3, 3][reached]
    assert (area["shadows"], area["more_recalls"]) == (shadows, more)
    assert area["reach"] == [3, 4, 5, 6, 6, 6][reached]
    worth = [*[ordinary[reached]] * 3, main[reached]] if reached else []
    assert [part["points"] for part in area["score_parts"]] == worth


@pytest.mark.rule("SP-RUL-07")
def test_stages_are_kept_without_the_signs_but_later_ones_need_them() -> None:
    s = position_with(
        objects={"alpha": ["trade_unions", "banks"]},
        stages={"alpha": {"comintern": 1}},
    )
    begin(s, Turn(0), Turn(0))
    play_moves(s, "secret_power", "trade_unions_1", "pass")
    assert has(s, "alpha") == []
    assert stage(s, "alpha", "comintern") == 1
    assert refused(s, "comintern") == "SP-PRJ-03"


# --- Secret Power ---------------------------------------------------------------------------------


@pytest.mark.rule("SP-PRJ-06")
@pytest.mark.parametrize(("reached", "drawn"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_every_stage_brings_treaties_and_a_free_conclusion(reached: int, drawn: int) -> None:
    s = position_with(
        stages={"alpha": {"secret_power": reached}},
        objects={"alpha": means("secret_power", STAGES[2]["secret_power"][reached][1])},
        hands={"alpha": ["imf"]},
        treaty_deck=["kgb", "cia", "mossad"],
    )
    begin(s, Turn(0))
    enter(s, "secret_power")
    assert asked(s) == ("alpha", "prompt-conclude-free")
    assert hand(s, "alpha") == ["imf", "kgb", "cia"][: 1 + drawn]
    assert offered(s) == [*hand(s, "alpha"), "pass"]  # No requirement is met.
    play_moves(s, "kgb", "pass")  # The KGB need not recruit for its own minor.
    assert concluded(s, "alpha") == ["kgb"]
    assert asked(s)[1] == "pause"
    s.check()


@pytest.mark.rule("SP-PRJ-06", "SP-TRE-04")
def test_the_free_conclusion_is_used_at_once_or_never() -> None:
    s = position_with(objects={"alpha": ["banks", "valuables"]}, hands={"alpha": ["imf"]})
    begin(s, Turn(0), Turn(0))
    play_moves(s, "secret_power", "banks_1", "pass")
    assert concluded(s, "alpha") == []
    assert asked(s) == ("alpha", "prompt-act")
    assert "imf" not in offered(s)


@pytest.mark.rule("SP-PRJ-06", "SP-TRE-02")
def test_a_treaty_that_follows_must_meet_its_requirement() -> None:
    s = position_with(
        objects={"alpha": ["banks", "patents", "governments", "universities"]},
        hands={"alpha": ["cosa_nostra", "imf", "club_of_rome"]},
    )
    begin(s, Turn(0))
    play_moves(s, "secret_power", "banks_1", "patents_1", "cosa_nostra")
    assert asked(s) == ("alpha", "prompt-conclude-another")
    assert refused(s, "imf") == "SP-TRE-02"
    play_moves(s, "club_of_rome")
    assert concluded(s, "alpha") == ["cosa_nostra", "club_of_rome"]


@pytest.mark.rule("SP-PRJ-06", "SP-AL-01")
def test_unless_the_card_that_allows_it_says_otherwise() -> None:
    s = position_with(
        objects={"alpha": ["banks", "valuables"]},
        hands={"alpha": ["federal_reserve", "world_court"]},
    )
    begin(s, Turn(0))
    play_moves(s, "secret_power", "banks_1", "federal_reserve", "world_court")
    assert concluded(s, "alpha") == ["federal_reserve", "world_court"]


@pytest.mark.rule("SP-PRJ-06", "SP-IC-05", "SP-OBJ-05", "SP-RUL-27")
def test_tokens_go_to_the_pool_and_inner_circles_go_with_their_host() -> None:
    s = position_with(
        objects={"alpha": ["corporations+:3", "banks:2", "valuables"]},
        active={"alpha": 2},
        pool={"alpha": 5},
    )
    begin(s, Turn(0))
    play_moves(s, "secret_power", "corporations_1", "valuables_1")
    assert has(s, "alpha") == ["banks_1:2"]
    assert s.view(None)["board"]["discard"] == ["valuables_1", "corporations_1", "inner_circle_1"]
    assert agents(s, "alpha") == (1, 5 + 3 + 1 - 1)
    s.check()


@pytest.mark.rule("SP-PRJ-06", "SP-RUL-43")
def test_cards_are_named_until_it_suffices_and_overpaying_gives_nothing_back() -> None:
    s = position_with(objects={"alpha": ["valuables", "banks", "patents", "research"]})
    begin(s, Turn(0))
    play_moves(s, "secret_power")
    assert asked(s) == ("alpha", "prompt-pay-interest")
    assert prompt_of(s.view(0))["args"] == {"left": 3}
    assert offered(s) == ["valuables_1", "banks_1", "patents_1"]
    play_moves(s, "patents_1")
    assert prompt_of(s.view(0))["args"] == {"left": 1}
    play_moves(s, "banks_1")  # One more than needed.
    assert asked(s)[1] != "prompt-pay-interest"
    assert has(s, "alpha") == ["valuables_1", "research_1"]
    assert [each["card"] for each in events_named(s, "discarded")] == ["patents_1", "banks_1"]


@pytest.mark.rule("SP-RUL-43")
@pytest.mark.parametrize("code", ["research_1", "inner_circle_1", "patents_1", "done", "train"])
def test_only_own_cards_with_special_interest_pay(code: str) -> None:
    s = position_with(
        objects={
            "alpha": ["valuables", "banks", "research", "trade_unions+"],
            "beta": ["patents"],
        }
    )
    begin(s, Turn(0))
    play_moves(s, "secret_power")
    assert refused(s, code) == "SP-PRJ-06"


@pytest.mark.rule("SP-PRJ-07")
@pytest.mark.parametrize(("card", "interest"), INTEREST.items())
def test_the_special_interest_of_every_object(card: str, interest: int) -> None:
    s = position_with(objects={"alpha": [card]})
    assert s.view(0)["board"]["players"]["alpha"]["signs"]["special_interest"] == interest
    s = position_with(objects={"alpha": [card, "valuables_2"]})
    begin(s, Turn(0))
    assert ("secret_power" in offered(s)) == (interest >= 2)


@pytest.mark.rule("SP-PRJ-07")
def test_neither_treaties_nor_minors_bear_special_interest() -> None:
    s = position_with(
        objects={"alpha": ["valuables"]},
        minors={"alpha": {"control": 3, "finance": 3, "science": 3, "power": 3}},
        treaties={"alpha": ["kgb", "world_court", "cartels"]},
    )
    begin(s, Turn(0))
    assert refused(s, "secret_power") == "SP-PRJ-06"
    s = position_with(objects={"alpha": ["banks", "patents"]}, minors={"alpha": {"control": 1}})
    begin(s, Turn(0))
    play_moves(s, "secret_power")
    assert refused(s, "minor_control") == "SP-PRJ-06"


# --- extra advances -------------------------------------------------------------------------------


@pytest.mark.rule("SP-RUL-08", "SP-AL-28")
@pytest.mark.parametrize("by", ["union_of_nine", "grey_cardinal"])
@pytest.mark.parametrize(("reached", "gains"), [(0, False), (1, True)])
def test_an_extra_advance_sets_off_treaties_for_stages(by: str, reached: int, gains: bool) -> None:
    s = position_with(
        zone=["research"],
        objects={"alpha": ["trade_unions"]},
        treaties={
            "alpha": ["big_brother_society", *(["union_of_nine"] if by == "union_of_nine" else [])]
        },
        stages={"alpha": {"comintern": reached, "espionage": 5}},
        crew={"alpha": ["grey_cardinal"]},
        professionals=True,
    )
    begin(s, Turn(0))
    if by == "union_of_nine":
        play_moves(s, "research_1", "1", "union_of_nine")
    else:
        play_moves(s, "grey_cardinal_1")
    if asked(s)[1] == "prompt-advance":
        play_moves(s, "comintern")
    assert stage(s, "alpha", "comintern") == reached + 1
    assert (asked(s)[1] == "prompt-use-treaties") == gains
    if gains:
        play_moves(s, "big_brother_society")
    assert minor(s, "alpha", "control") == (1 if gains else 0)
    s.check()


@pytest.mark.rule("SP-RUL-08")
def test_an_extra_advance_in_secret_power_concludes_in_an_action_phase() -> None:
    s = position_with(
        zone=["research", "banks"],
        objects={"alpha": ["patents", "valuables"]},
        treaties={"alpha": ["union_of_nine"]},
        hands={"alpha": ["imf"]},
    )
    begin(s, Turn(0), Turn(1))
    play_moves(s, "research_1", "1", "union_of_nine", "secret_power", "patents_1", "imf")
    assert concluded(s, "alpha") == ["union_of_nine", "imf"]
    assert asked(s) == ("beta", "prompt-act")
