"""The Falcon: set-up, standing rules, his action, takeover, treaties and points (SP-SOLO)."""

from collections import Counter
from typing import Any

import pytest

import detente
from detente.core.errors import InvalidInput
from detente.games.secret_power.rules.codes import CODES, code
from detente.games.secret_power.rules.ending import End
from detente.games.secret_power.rules.falcon_cards import PlayAction
from detente.games.secret_power.rules.objects import TYPE, TYPES
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.tables import tables
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.treaty_phase import PlayerConcludes, TreatyPhase
from detente.games.secret_power.rules.turn import ActionPhase, NextRound, Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    concluded,
    events_named,
    hand,
    has,
    history,
    minor,
    on,
    parts,
    points,
    position_with,
    stage,
)

ALPHA, FALCON = 0, 1
COMMON = ["grey_cardinal", "emissary", "assassin", "recruiter"] * 2 + ["informant", "mediator"]


def solo(**given: Any) -> Conspiracy:
    """A position at the medium level in which the player holds the Supervisor."""
    return position_with(1, **{"falcon": "medium", "supervisor": "alpha", **given})


def start(*outcomes: object, seed: int = 1, **others: Any) -> Conspiracy:
    """A new game against the Falcon, whose treaties are dealt."""
    settings = {"treaties": "deal", "falcon": "medium", **others}
    s = detente.game("secret_power", **settings).start(1, seed=seed, outcomes=list(outcomes))
    assert isinstance(s, Conspiracy)
    return s


def order(s: Conspiracy) -> list[str]:
    """The row of the project order, as all can see it."""
    row: list[str] = s.view(None)["board"]["falcon"]["project_order"]
    return row


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("SP-SOLO-01")
def test_the_deck_for_three_is_dealt_in_zones_of_eight() -> None:
    s = start()
    kinds = Counter(TYPES[TYPE[card]] for card in (*s.zone, *s.deck))
    assert len(s.zone) == 8 and len(s.deck) == 39
    colours = "mass_media ruling_parties security_agencies real_estate valuables banks"
    for name in (*colours.split(), "research", "laboratories", "patents"):
        assert kinds.pop(name) == 3
    assert kinds.pop("inner_circle") == 4
    assert len(kinds) == 8 and set(kinds.values()) == {2}
    assert agents(s, "falcon") == (6, 6)


@pytest.mark.rule("SP-SOLO-01")
def test_the_player_is_dealt_four_and_the_falcon_has_six_face_up() -> None:
    s = start([], ["cia", "kgb", "mossad", "triads", "jasons", "templars", "elihu", "jesuits"])
    assert hand(s, "alpha") == ["cia", "kgb", "mossad", "triads"]
    open_hand = s.view(None)["board"]["players"]["falcon"]["hand"]
    assert open_hand[:4] == ["jasons", "templars", "elihu", "jesuits"] and len(open_hand) == 6
    assert s.view(None)["board"]["players"]["alpha"]["hand"] == []


@pytest.mark.rule("SP-SOLO-01")
def test_the_player_may_choose_treaties_but_not_draft_them() -> None:
    s = start(treaties="choose")
    assert len(hand(s, "alpha")) == 6 and asked(s) == ("alpha", "prompt-put-back")
    play_moves(s, hand(s, "alpha")[0], hand(s, "alpha")[1])
    assert len(hand(s, "alpha")) == 4 and len(hand(s, "falcon")) == 6
    with pytest.raises(InvalidInput):
        start(treaties="draft")


@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, None)])
@pytest.mark.rule("SP-SOLO-01")
def test_there_are_five_rounds(before: int, after: int | None) -> None:
    s = begin(solo(round=before), NextRound())
    assert s.over == (after is None)
    assert s.over or (s.round, len(s.zone)) == (after, 8)


@pytest.mark.rule("SP-SOLO-02")
def test_the_player_starts_with_the_supervisor_which_then_changes_hands() -> None:
    s = start()
    holders = [s.supervisor]
    while len(holders) < 4:
        phase = s.phase
        while s.phase == phase:
            play_moves(s, offered(s)[0])
        holders.append(s.supervisor)
    assert holders == [ALPHA, FALCON, ALPHA, FALCON]


@pytest.mark.parametrize(
    ("personality", "level", "own"),
    [
        ("negotiator", "medium", ["negotiator"]),
        ("manager", "medium", ["manager"]),
        ("negotiator", "high", ["negotiator", "confidant"]),
        ("manager", "maximum", ["manager", "president"]),
    ],
)
@pytest.mark.rule("SP-SOLO-03", "SP-LEV-02")
def test_the_action_deck_depends_on_personality_and_level(
    personality: str, level: str, own: list[str]
) -> None:
    s = start(personality=personality, falcon=level)
    names = [CODES[code("falcon_grey_cardinal_1") + card] for card in s.actions_left]
    kinds = [name.removeprefix("falcon_")[:-2] for name in names]
    assert Counter(kinds) == Counter(COMMON + own)
    assert s.view(None)["board"]["falcon"]["action_deck_count"] == 10 + len(own)


@pytest.mark.rule("SP-SOLO-03")
def test_the_action_deck_is_shuffled() -> None:
    s = start([], [], ["falcon_mediator_1", "falcon_assassin_2"], [])
    top = [CODES[code("falcon_grey_cardinal_1") + card] for card in s.actions_left[-2:]]
    assert top == ["falcon_assassin_2", "falcon_mediator_1"]


@pytest.mark.rule("SP-SOLO-04")
def test_the_tokens_are_shuffled_into_a_row() -> None:
    s = start([], [], [], ["espionage", "comintern", "united_nations"])
    assert order(s) == ["espionage", "comintern", "united_nations"]
    assert len({tuple(order(start(seed=seed))) for seed in range(12)}) > 2


# --- project order --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "joined", "advanced", "after"),
    [
        pytest.param("SAP", "", "espionage", "APS", id="joins the first"),
        pytest.param("SAP", "AP", "comintern", "SPA", id="the second token is the first that fits"),
        pytest.param("APS", "APS", "comintern", "PSA", id="all three"),
        pytest.param("SAP", "P", "united_nations", "SAP", id="a single one is no choice"),
    ],
)
@pytest.mark.rule("SP-SOLO-05", "SP-SOLO-31")
def test_an_inner_circle_advances_him_by_project_order(
    row: str, joined: str, advanced: str, after: str
) -> None:
    signs = {"A": "agitators", "P": "peacemakers", "S": "spies"}
    projects = {"A": "comintern", "P": "united_nations", "S": "espionage"}
    s = solo(
        zone=["inner_circle"],
        occupied={"inner_circle": ("falcon", 4, 0)},
        stages={"falcon": {projects[letter]: 1 for letter in joined}},
        order=[signs[letter] for letter in row],
    )
    begin(s, Takeover())
    reached = {letter: stage(s, "falcon", projects[letter]) for letter in "APS"}
    expected = {letter: int(letter in joined) for letter in "APS"}
    expected[next(letter for letter in "APS" if projects[letter] == advanced)] += 1
    assert reached == expected
    assert order(s) == [projects[letter] for letter in after]
    assert events_named(s, "falcon-order") == ([{"project": advanced}] if row != after else [])
    s.check()


@pytest.mark.rule("SP-SOLO-05", "SP-SOLO-10")
def test_at_stage_five_the_token_is_removed_and_further_advances_are_lost() -> None:
    s = solo(
        zone=["trade_unions", "trade_unions_2"],
        occupied={"trade_unions_1": ("falcon", 3, 0), "trade_unions_2": ("falcon", 3, 0)},
        stages={"falcon": {"comintern": 4}},
        order=["agitators", "spies", "peacemakers"],
    )
    begin(s, Takeover())
    assert stage(s, "falcon", "comintern") == 5
    assert order(s) == ["espionage", "united_nations"]
    assert len(events_named(s, "advanced")) == 1
    s.check()


@pytest.mark.rule("SP-SOLO-31")
def test_an_inner_circle_does_nothing_if_all_his_projects_are_finished() -> None:
    s = solo(
        zone=["inner_circle"],
        occupied={"inner_circle": ("falcon", 4, 0)},
        stages={"falcon": {"comintern": 5}},
        order=["spies", "peacemakers"],
    )
    begin(s, Takeover())
    assert events_named(s, "advanced") == [] and order(s) == ["espionage", "united_nations"]


# --- standing rules -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "project"),
    [
        ("trade_unions", "comintern"),
        ("consulates", "united_nations"),
        ("intelligence_services", "espionage"),
    ],
)
@pytest.mark.parametrize("reached", [0, 1, 3])
@pytest.mark.rule("SP-SOLO-10", "SP-SOLO-31", "SP-WAR-02")
def test_support_advances_him_whatever_the_stage_asks_for(
    card: str, project: str, reached: int
) -> None:
    s = solo(
        round=5,
        zone=[card],
        occupied={card: ("falcon", 3, 0)},
        active={"falcon": 0},
        stages={"falcon": {project: reached}},
    )
    pool = agents(s, "falcon")[1]
    begin(s, Takeover())
    expected = {"seat": "falcon", "project": project, "stage": reached + 1, "agents": 0}
    assert events_named(s, "advanced") == [expected]
    assert stage(s, "falcon", project) == reached + 1 and agents(s, "falcon")[1] == pool
    s.check()


@pytest.mark.parametrize(
    ("active", "pool", "joins", "after"),
    [
        pytest.param(2, 9, True, (1, 9), id="from active"),
        pytest.param(0, 11, True, (0, 10), id="else from the pool"),
        pytest.param(0, 0, False, (0, 0), id="without a token he cannot join"),
    ],
)
@pytest.mark.rule("SP-SOLO-10")
def test_where_his_coordinator_comes_from(
    active: int, pool: int, joins: bool, after: tuple[int, int]
) -> None:
    s = solo(
        hands={"falcon": ["thule_society"]},
        objects={"falcon": [f"research:{12 - active - pool}"]},
        active={"falcon": active},
        pool={"falcon": pool},
    )
    begin(s, TreatyPhase())
    assert concluded(s, "falcon") == ["thule_society"]
    assert stage(s, "falcon", "espionage") == int(joins)
    assert agents(s, "falcon") == after
    s.check()


@pytest.mark.rule("SP-SOLO-10")
def test_he_is_never_in_the_project_secret_power() -> None:
    s = solo(
        stages={"falcon": {"comintern": 5, "united_nations": 5, "espionage": 5}},
        order=[],
        objects={"falcon": ["banks", "patents", "corporations"]},
        actions=["grey_cardinal"],
    )
    begin(s, PlayAction())
    assert stage(s, "falcon", "secret_power") == 0


@pytest.mark.parametrize(
    ("pool", "recruits", "cards"), [(3, 2, 0), (2, 2, 0), (1, 1, 0), (0, 0, 1)]
)
@pytest.mark.rule("SP-SOLO-11")
def test_with_an_empty_pool_he_plays_a_card_instead_of_recruiting_two(
    pool: int, recruits: int, cards: int
) -> None:
    s = solo(zone=["mass_media", "research"], pool={"falcon": pool}, actions=["mediator"])
    begin(s, ActionPhase())
    assert sum(each["count"] for each in events_named(s, "recruited")) == recruits
    assert len(events_named(s, "action-played")) == cards
    s.check()


@pytest.mark.parametrize(("pool", "recruits", "cards"), [(2, 1, 0), (1, 1, 0), (0, 0, 1)])
@pytest.mark.rule("SP-SOLO-11", "SP-SOLO-24")
def test_with_an_empty_pool_he_plays_a_card_instead_of_training(
    pool: int, recruits: int, cards: int
) -> None:
    s = solo(
        zone=["mass_media"],
        occupied={"mass_media": ("alpha", 12, 0)},
        pool={"falcon": pool},
        actions=["mediator"],
    )
    before = agents(s, "falcon")[0]
    begin(s, Turn(FALCON))
    assert events_named(s, "falcon-trained") == [{"count": recruits}]
    assert len(events_named(s, "action-played")) == cards
    assert agents(s, "falcon")[0] == before + recruits - 2 * cards
    s.check()


@pytest.mark.rule("SP-SOLO-12", "SP-SUP-02")
def test_a_card_played_for_the_supervisor_comes_before_his_main_action() -> None:
    s = solo(zone=["mass_media", "research"], pool={"falcon": 0}, actions=["mediator"])
    begin(s, ActionPhase())
    ids = [name for name, _ in history(s)]
    assert ids.index("action-played") < ids.index("turn-started") < ids.index("infiltrated")
    assert on(s, "mass_media_1") == ("falcon", 2, 1)


@pytest.mark.rule("SP-SOLO-12")
def test_after_a_card_played_by_training_no_second_action_follows() -> None:
    s = solo(
        zone=["governments"],
        occupied={"governments": ("alpha", 9, 0)},
        objects={"falcon": ["banks:4"]},
        active={"falcon": 8},
        pool={"falcon": 0},
        actions=["recruiter"],
    )
    begin(s, Turn(FALCON))
    assert agents(s, "falcon") == (10, 0)
    assert on(s, "governments_1") == ("alpha", 9, 0)


@pytest.mark.rule("SP-SOLO-14", "SP-SOLO-24")
def test_the_supervisor_does_not_keep_him_from_training() -> None:
    s = solo(supervisor="falcon", zone=["inner_circle"], active={"falcon": 3})
    begin(s, Turn(FALCON))
    assert events_named(s, "falcon-trained") == [{"count": 1}]
    assert agents(s, "falcon") == (4, 8)


@pytest.mark.rule("SP-SOLO-15", "SP-PRO-02")
def test_he_takes_no_professionals() -> None:
    s = solo(zone=["mass_media", "research"], professionals=True)
    begin(s, ActionPhase())
    assert s.crew[FALCON] == () and events_named(s, "professional-taken") == []
    assert events_named(s, "recruited") == [{"seat": "falcon", "count": 2}]


@pytest.mark.rule("SP-SOLO-15", "SP-PRO-07")
def test_the_players_professionals_work_against_him() -> None:
    s = solo(
        zone=["mass_media", "research"],
        occupied={"research": ("falcon", 1, 2)},
        crew={"alpha": ["assassin"]},
        professionals=True,
    )
    pool = agents(s, "falcon")[1]
    begin(s, Turn(ALPHA))
    play_moves(s, "assassin_1")
    assert on(s, "research_1") == (None, 0, 0)
    assert agents(s, "falcon")[1] == pool + 1 and hand(s, "falcon") == []
    s.check()


# --- his action -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "given", "taken", "because"),
    [
        pytest.param(
            ["mass_media", "inner_circle", "trade_unions"], {}, "trade_unions_1", "support"
        ),
        pytest.param(["consulates", "banks", "trade_unions"], {}, "consulates_1", "support"),
        pytest.param(["mass_media", "governments", "inner_circle"], {}, "inner_circle_1", "circle"),
        pytest.param(["mass_media", "corporations", "exchanges"], {}, "corporations_1", "power"),
        pytest.param(
            ["mass_media", "research", "banks"],
            {"objects": {"falcon": ["universities"]}},
            "research_1",
            "matching",
        ),
        pytest.param(
            ["mass_media", "research", "banks"],
            {"objects": {"falcon": ["universities", "exchanges"]}},
            "research_1",
            "matching",
        ),
        pytest.param(
            ["mass_media", "research", "banks"],
            {"objects": {"falcon": ["crime_syndicates"]}, "minors": {"falcon": {"science": 2}}},
            "mass_media_1",
            "colour",
        ),
        pytest.param(
            ["mass_media", "research", "banks"],
            {"objects": {"falcon": ["exchanges"]}, "active": {"falcon": 2}},
            "mass_media_1",
            "colour",
        ),
        pytest.param(
            ["trade_unions", "inner_circle", "laboratories"],
            {"active": {"falcon": 2}},
            "laboratories_1",
            "colour",
        ),
        pytest.param(
            ["inner_circle", "banks", "governments"],
            {"active": {"falcon": 3}},
            "governments_1",
            "power",
        ),
        pytest.param(
            ["mass_media", "research", "banks", "trade_unions"], {}, "mass_media_1", "colour"
        ),
    ],
)
@pytest.mark.rule("SP-SOLO-20")
def test_his_priorities_from_left_to_right(
    zone: list[str], given: dict[str, Any], taken: str, because: str
) -> None:
    s = solo(zone=zone, **given)
    begin(s, Turn(FALCON))
    assert on(s, taken)[0] == "falcon"
    assert events_named(s, f"falcon-takes-{because}") == [{"card": taken}]
    assert len(events_named(s, "infiltrated")) == 1
    s.check()


@pytest.mark.parametrize(("reached", "positions"), [(0, 3), (1, 4), (2, 5), (3, 6), (5, 6)])
@pytest.mark.rule("SP-SOLO-20", "SP-SOLO-10")
def test_espionage_widens_what_he_looks_at(reached: int, positions: int) -> None:
    colours = ["mass_media", "research", "real_estate", "valuables", "laboratories", "patents"]
    for place in range(7):
        zone = [*colours[:place], "governments", *colours[place:]]
        row = ["agitators", "peacemakers"] + ["spies"] * (reached < 5)
        s = solo(zone=zone, stages={"falcon": {"espionage": reached}}, order=row)
        begin(s, Turn(FALCON))
        assert (on(s, "governments_1")[0] == "falcon") == (place < positions)


@pytest.mark.parametrize(
    ("round", "zone", "active", "runs"),
    [
        pytest.param(2, ["mass_media"], 6, False, id="not in peacetime"),
        pytest.param(3, ["mass_media"], 5, True, id="before every colour card"),
        pytest.param(3, ["mass_media", "governments"], 6, False, id="after power"),
        pytest.param(3, ["mass_media", "trade_unions"], 6, False, id="after support"),
        pytest.param(3, ["mass_media", "inner_circle"], 6, False, id="after inner circles"),
        pytest.param(5, ["mass_media", "governments"], 2, False, id="not without the agents"),
    ],
)
@pytest.mark.rule("SP-SOLO-20", "SP-SOLO-23", "SP-RUL-32", "SP-WAR-03")
def test_in_wartime_an_operation_comes_between_power_and_colour(
    round: int, zone: list[str], active: int, runs: bool
) -> None:
    s = solo(
        round=round,
        zone=zone,
        active={"falcon": active},
        objects={"falcon": ["governments_2"]},
    )
    begin(s, Turn(FALCON))
    assert s.operations == ((FALCON,) if runs else ())
    assert len(events_named(s, "infiltrated")) == (not runs)
    assert (events_named(s, "falcon-operates") == [{}]) == runs
    s.check()


@pytest.mark.parametrize(
    ("comintern", "ran", "active", "placed"),
    [(0, 0, 5, 5), (2, 0, 3, 3), (3, 0, 2, 2), (2, 1, 6, 5), (0, 0, 4, None)],
)
@pytest.mark.rule("SP-SOLO-23")
def test_all_his_shadows_take_part_in_an_operation(
    comintern: int, ran: int, active: int, placed: int | None
) -> None:
    s = solo(
        round=3,
        operations=["alpha"] * ran,
        stages={"falcon": {"comintern": comintern}},
        active={"falcon": active},
    )
    begin(s, Turn(FALCON))
    runs = [(each["agents"], each["shadows"]) for each in events_named(s, "operation-run")]
    assert runs == ([] if placed is None else [(placed, comintern)])
    assert len(events_named(s, "falcon-cannot-operate")) == (placed is None)
    s.check()


@pytest.mark.parametrize(
    ("supervisor", "active", "placed"),
    [
        pytest.param("alpha", 6, 1, id="example A"),
        pytest.param("falcon", 6, 4, id="example B"),
        pytest.param("falcon", 2, 2, id="example C"),
        pytest.param("falcon", 4, 4, id="exactly enough"),
    ],
)
@pytest.mark.rule("SP-SOLO-21")
def test_the_falcon_subdues_the_trade_unions(supervisor: str, active: int, placed: int) -> None:
    s = solo(
        supervisor=supervisor,
        zone=["trade_unions"],
        stages={"falcon": {"comintern": 2}},
        active={"falcon": active},
    )
    begin(s, Turn(FALCON))
    assert on(s, "trade_unions_1") == ("falcon", placed, 2)
    s.check()


@pytest.mark.parametrize(
    ("supervisor", "comintern", "active", "placed"),
    [
        pytest.param("alpha", 0, 3, 3, id="the cost"),
        pytest.param("alpha", 0, 2, None, id="too few"),
        pytest.param("falcon", 0, 2, None, id="too few with the Supervisor"),
        pytest.param("falcon", 0, 3, 3, id="all he has"),
        pytest.param("alpha", 3, 1, 1, id="at least one token"),
        pytest.param("alpha", 3, 0, None, id="shadows alone do nothing"),
        pytest.param("falcon", 3, 0, None, id="not even with the Supervisor"),
    ],
)
@pytest.mark.rule("SP-SOLO-21", "SP-INF-03")
def test_how_many_tokens_he_puts_on_a_free_card(
    supervisor: str, comintern: int, active: int, placed: int | None
) -> None:
    s = solo(
        supervisor=supervisor,
        zone=["consulates"],
        stages={"falcon": {"comintern": comintern}},
        active={"falcon": active},
    )
    begin(s, Turn(FALCON))
    assert on(s, "consulates_1") == (
        (None, 0, 0) if placed is None else ("falcon", placed, comintern)
    )
    assert len(events_named(s, "falcon-trained")) == (placed is None)
    s.check()


@pytest.mark.parametrize("sent", ["4", "1"])
@pytest.mark.rule("SP-SOLO-22", "SP-INT-02")
def test_promising_research(sent: str) -> None:
    s = solo(zone=["research"], active={"falcon": 5})
    begin(s, Turn(ALPHA), Turn(FALCON))
    play_moves(s, "research_1", sent)
    assert on(s, "research_1") == ("falcon", 2, 0)
    assert agents(s, "alpha") == (6, 6) and len(hand(s, "alpha")) == 1
    s.check()


@pytest.mark.parametrize(
    ("card", "held", "comintern", "active", "placed"),
    [
        pytest.param("research", (4, 0), 0, 4, None, id="equal is not enough"),
        pytest.param("research", (2, 2), 0, 4, None, id="shadows of the player count"),
        pytest.param("research", (4, 0), 2, 3, 2, id="his shadows count"),
        pytest.param("research", (1, 0), 3, 1, 1, id="all he has"),
        pytest.param("research", (1, 0), 3, 0, None, id="not without a token"),
        pytest.param("banks", (1, 0), 0, 2, None, id="the cost counts too"),
        pytest.param("banks", (1, 2), 0, 4, 4, id="one more than the cost"),
        pytest.param("inner_circle", (4, 0), 0, 9, 5, id="not one more than the player"),
    ],
)
@pytest.mark.rule("SP-SOLO-22")
def test_when_and_how_he_intercepts(
    card: str, held: tuple[int, int], comintern: int, active: int, placed: int | None
) -> None:
    s = solo(
        zone=[card],
        occupied={card: ("alpha", *held)},
        stages={"falcon": {"comintern": comintern}},
        active={"falcon": active},
    )
    before = agents(s, "alpha")[0]
    begin(s, Turn(FALCON))
    if placed is None:
        assert on(s, f"{card}_1") == ("alpha", *held) and hand(s, "alpha") == []
    else:
        assert on(s, f"{card}_1") == ("falcon", placed, comintern)
        assert agents(s, "alpha")[0] == before + held[0] and len(hand(s, "alpha")) == 1
    s.check()


@pytest.mark.rule("SP-SOLO-25", "SP-SOLO-12")
def test_his_shadows_serve_once_in_a_turn() -> None:
    s = solo(
        zone=["trade_unions", "research"],
        pool={"falcon": 0},
        stages={"falcon": {"comintern": 2}},
        actions=["emissary"],
    )
    begin(s, ActionPhase())
    assert [(each["agents"], each["shadows"]) for each in events_named(s, "operation-run")] == [
        (3, 2)
    ]
    assert on(s, "trade_unions_1") == ("falcon", 4, 0)
    s.check()


@pytest.mark.rule("SP-SOLO-26", "SP-INT-01", "SP-INT-02")
def test_the_player_intercepts_him_as_usual() -> None:
    s = solo(zone=["banks"], occupied={"banks": ("falcon", 3, 1)}, active={"falcon": 2})
    begin(s, Turn(ALPHA))
    play_moves(s, "banks_1")
    assert refused(s, "4") == "SP-INT-01"
    play_moves(s, "5")
    assert on(s, "banks_1") == ("alpha", 5, 0)
    assert agents(s, "falcon")[0] == 5 and len(hand(s, "falcon")) == 1
    assert events_named(s, "falcon-drew") == [{"treaty": hand(s, "falcon")[0]}]
    s.check()


# --- what he says about it ------------------------------------------------------------------------


@pytest.mark.rule("SP-SOLO-20", "SP-SOLO-21")
def test_he_gives_his_reasons_step_by_step() -> None:
    s = solo(
        round=3,
        zone=["trade_unions", "banks", "mass_media", "governments"],
        active={"falcon": 1},
        objects={"falcon": ["exchanges"]},
    )
    begin(s, Turn(FALCON))
    about = {"card": "mass_media_1", "agents": 1, "shadows": 0, "ousted": 0}
    infiltrated = {"seat": "falcon", **about}
    assert history(s) == [
        ("turn-started", {"seat": "falcon"}),
        ("falcon-too-weak", {"card": "trade_unions_1", "needed": 3, "has": 1}),
        ("falcon-no-circle", {}),
        ("falcon-no-power", {}),
        ("falcon-cannot-operate", {}),
        ("falcon-too-weak", {"card": "banks_1", "needed": 3, "has": 1}),
        ("falcon-takes-colour", {"card": "mass_media_1"}),
        ("infiltrated", infiltrated),
    ]


@pytest.mark.rule("SP-SOLO-20", "SP-SOLO-22", "SP-SOLO-24", "SP-INF-03")
def test_he_says_what_he_would_need_and_that_shadows_alone_are_no_strength() -> None:
    s = solo(
        zone=["research", "mass_media"],
        occupied={"research": ("alpha", 2, 1)},
        stages={"falcon": {"comintern": 3}},
        active={"falcon": 0},
    )
    begin(s, Turn(FALCON))
    assert events_named(s, "falcon-too-weak") == [
        {"card": "research_1", "needed": 4, "has": 0},
        {"card": "mass_media_1", "needed": 1, "has": 0},
    ]
    ids = [name for name, _ in history(s) if name.startswith("falcon-no")]
    assert ids == ["falcon-no-support", "falcon-no-circle", "falcon-no-power", "falcon-no-matching"]
    assert events_named(s, "falcon-trained") == [{"count": 1}]


@pytest.mark.rule("SP-SOLO-20")
def test_with_nothing_in_the_zone_he_says_so_for_every_kind() -> None:
    s = begin(solo(), Turn(FALCON))
    kinds = ("support", "circle", "power", "matching", "colour")
    expected = ["turn-started", *[f"falcon-no-{kind}" for kind in kinds], "falcon-trained"]
    assert [name for name, _ in history(s)] == expected


# --- takeover -------------------------------------------------------------------------------------


@pytest.mark.rule("SP-SOLO-30", "SP-CAP-02", "SP-CAP-04")
def test_united_nations_recall_him_from_the_operation_first() -> None:
    s = solo(
        round=3,
        stages={"falcon": {"united_nations": 2}},
        objects={"falcon": ["governments:5"]},
        active={"falcon": 5},
    )
    begin(s, Turn(FALCON), Takeover())
    everywhere = ["governments_1", "elimination_of_obstacles"]
    assert events_named(s, "recalled") == [{"seat": "falcon", "count": 2, "cards": everywhere}]
    where = [each["card"] for each in events_named(s, "recalled-from")]
    assert where == ["elimination_of_obstacles", "elimination_of_obstacles"]
    assert has(s, "falcon") == ["governments_1:4"]
    assert agents(s, "falcon") == (4, 3)
    s.check()


@pytest.mark.parametrize(
    ("reached", "after"),
    [
        (0, ["banks_1:1", "governments_1:4"]),
        (1, ["banks_1:1", "governments_1:3"]),
        (2, ["banks_1:1", "governments_1:2"]),
        (3, ["banks_1:1", "governments_1:1"]),
    ],
)
@pytest.mark.rule("SP-SOLO-30")
def test_united_nations_recall_him_from_the_fullest_object(reached: int, after: list[str]) -> None:
    s = solo(
        stages={"falcon": {"united_nations": reached}},
        objects={"falcon": ["banks:2", "governments:5"]},
    )
    begin(s, Takeover())
    assert has(s, "falcon") == after
    s.check()


@pytest.mark.rule("SP-SOLO-06", "SP-RUL-37", "SP-SOLO-30")
def test_the_player_decides_between_equally_full_objects() -> None:
    s = solo(
        stages={"falcon": {"united_nations": 2}},
        objects={"falcon": ["banks:3", "patents:2", "governments:3"]},
    )
    begin(s, Takeover())
    assert asked(s) == ("alpha", "prompt-falcon-recalls")
    assert offered(s) == ["banks_1", "governments_1"]
    assert refused(s, "patents_1") == "SP-SOLO-30"
    play_moves(s, "governments_1")
    assert asked(s)[1] == "pause"
    assert has(s, "falcon") == ["banks_1:1", "patents_1:1", "governments_1:1"]
    s.check()


@pytest.mark.rule("SP-SOLO-06", "SP-RUL-37")
def test_objects_that_are_alike_need_no_decision() -> None:
    s = solo(stages={"falcon": {"united_nations": 1}}, objects={"falcon": ["banks:2", "banks:2"]})
    begin(s, Takeover())
    assert asked(s)[1] == "pause"
    assert sorted(has(s, "falcon")) in (["banks_1", "banks_2:1"], ["banks_1:1", "banks_2"])


@pytest.mark.rule("SP-SOLO-31")
def test_support_advances_him_only_after_the_recalls() -> None:
    s = solo(
        zone=["consulates"],
        occupied={"consulates": ("falcon", 3, 0)},
        stages={"falcon": {"united_nations": 1}},
    )
    begin(s, Takeover())
    assert has(s, "falcon") == ["consulates_1:1"]
    ids = [name for name, _ in history(s)]
    assert ids == ["takeover", "captured", "recalled", "recalled-from", "advanced"]


# --- treaties and points --------------------------------------------------------------------------


@pytest.mark.rule("SP-SOLO-40")
def test_he_concludes_all_he_can_and_looks_again_after_each() -> None:
    s = solo(
        hands={"falcon": ["union_of_nine", "cabbalists", "thule_society", "jasons", "cheka"]},
        objects={"falcon": ["research", "intelligence_services"]},
    )
    begin(s, TreatyPhase())
    order_of = [each["treaty"] for each in events_named(s, "concluded")]
    # Thule Society needs the Research alone; its sign is the second for the Union of Nine. Nothing
    # brings a second science card, so Cabbalists and Jasons have to wait.
    assert order_of == ["thule_society", "union_of_nine"]
    assert hand(s, "falcon") == ["cabbalists", "jasons", "cheka"]
    assert stage(s, "falcon", "espionage") == 2
    s.check()


@pytest.mark.rule("SP-SOLO-40")
def test_he_concludes_in_the_order_in_which_he_drew() -> None:
    s = solo(
        hands={"falcon": ["templars", "golden_dawn", "jesuits"]},
        objects={"falcon": ["real_estate", "valuables"]},
    )
    begin(s, TreatyPhase())
    assert [each["treaty"] for each in events_named(s, "concluded")] == [
        "templars",
        "golden_dawn",
        "jesuits",
    ]
    assert minor(s, "falcon", "finance") == 1
    assert stage(s, "falcon", "united_nations") == 2


@pytest.mark.rule("SP-SOLO-40")
def test_a_minor_of_one_treaty_may_be_what_the_next_one_needs() -> None:
    s = solo(
        hands={"falcon": ["cabbalists", "jasons"]},
        objects={"falcon": ["laboratories"]},
    )
    begin(s, TreatyPhase())
    assert [each["treaty"] for each in events_named(s, "concluded")] == ["jasons", "cabbalists"]
    assert minor(s, "falcon", "science") == 1 and stage(s, "falcon", "espionage") == 0
    assert events_named(s, "deck-searched") == []
    s.check()


@pytest.mark.parametrize(
    ("treaty", "objects", "held"),
    [
        pytest.param(
            "federal_reserve",
            ["banks", "banks", "valuables", "corporations"],
            ["bilderberg_club"],
            id="no free treaty",
        ),
        pytest.param(
            "cia", ["universities", "intelligence_services"], [], id="no recruit for a minor"
        ),
        pytest.param(
            "black_water", ["ruling_parties", "real_estate", "laboratories"], [], id="no reclaiming"
        ),
        pytest.param("anarchists", ["mass_media", "mass_media", "mass_media"], [], id="no burning"),
    ],
)
@pytest.mark.rule("SP-SOLO-40")
def test_effects_of_his_treaties_are_never_applied(
    treaty: str, objects: list[str], held: list[str]
) -> None:
    s = solo(
        hands={"falcon": [treaty, *held]},
        objects={"falcon": objects},
        discard=["governments_2"],
        active={"falcon": 2},
    )
    before = has(s, "falcon")
    begin(s, TreatyPhase())
    assert concluded(s, "falcon") == [treaty] and hand(s, "falcon") == held
    assert has(s, "falcon") == before and asked(s)[1] == "pause"
    joined = 1 if treaty == "anarchists" else 0
    assert agents(s, "falcon") == (2 - joined, 10)
    s.check()


@pytest.mark.rule("SP-SOLO-40")
def test_extorting_brings_him_nothing_and_a_lasting_sign_is_not_his() -> None:
    s = solo(
        hands={"falcon": ["cheka"]},
        treaties={"falcon": ["marxist_league"]},
        stages={"falcon": {"espionage": 2}},
        objects={"falcon": ["intelligence_services"], "alpha": ["mass_media"]},
    )
    begin(s, TreatyPhase())
    assert concluded(s, "falcon") == ["marxist_league"]  # the League's agitators sign would do
    s = solo(
        hands={"falcon": ["cheka"]},
        stages={"falcon": {"espionage": 2}},
        objects={"falcon": ["trade_unions"], "alpha": ["mass_media"]},
    )
    begin(s, TreatyPhase())
    assert concluded(s, "falcon") == ["cheka"] and has(s, "alpha") == ["mass_media_1"]


@pytest.mark.rule("SP-SOLO-40", "SP-SHA-01")
def test_a_mafia_treaty_gives_him_no_shadow_agents() -> None:
    s = solo(zone=["mass_media"], treaties={"falcon": ["cosa_nostra"]})
    begin(s, Turn(FALCON))
    assert on(s, "mass_media_1") == ("falcon", 1, 0)


@pytest.mark.rule("SP-SOLO-40", "SP-AL-16")
def test_cia_does_not_recruit_for_him() -> None:
    s = solo(
        zone=["patents"],
        occupied={"patents": ("falcon", 3, 0)},
        treaties={"falcon": ["cia"]},
        active={"falcon": 0},
    )
    begin(s, Takeover())
    assert asked(s)[1] == "pause" and agents(s, "falcon") == (1, 9)


@pytest.mark.rule("SP-SOLO-40")
def test_he_has_no_limit_of_the_hand() -> None:
    held = ["cheka", "kupol_2", "illuminati", "cia", "kgb", "mossad", "cartels", "freemasons"]
    s = solo(hands={"falcon": held})
    begin(s, TreatyPhase())
    assert asked(s)[1] == "pause" and hand(s, "falcon") == held
    s.check()


@pytest.mark.rule("SP-SOLO-41", "SP-SOLO-10")
def test_what_he_scores() -> None:
    s = solo(
        objects={
            "falcon": ["mass_media", "ruling_parties", "governments", "inner_circle"],
        },
        minors={"falcon": {"control": 1}},
        stages={"falcon": {"comintern": 3}},
        treaties={"falcon": ["federation_of_trade_unions", "freemasons", "marxist_league"]},
        operations=["falcon"],
    )
    expected = {"colour": 3, "power": 3, "inner_circle": 4, "project": 3, "operation": 6}
    assert parts(s, "falcon") == {**expected, "treaty": 3 + 5}
    assert points(s, "falcon") == 27


@pytest.mark.parametrize(
    ("treaty", "group", "card"),
    [
        ("jasons", "science", "research"),
        ("rosicrucians", "power", "governments"),
        ("templars", "finance", "banks"),
        ("union_of_thirty_three", "control", "mass_media"),
    ],
)
@pytest.mark.parametrize(("owner", "won"), [("alpha", 7), ("falcon", 0)])
@pytest.mark.rule("SP-SOLO-41", "SP-AL-59")
def test_he_wins_the_seven_points_of_the_players_treaties_only(
    treaty: str, group: str, card: str, owner: str, won: int
) -> None:
    s = solo(objects={"falcon": [card]}, treaties={owner: [treaty]})
    assert parts(s, "falcon").get("majority", 0) == won
    assert "majority" not in parts(s, "alpha")


def commission(objects: list[str], minors: dict[str, int]) -> Conspiracy:
    """The player concludes the Extraordinary Commission."""
    s = solo(
        hands={"alpha": ["cheka"]},
        stages={"alpha": {"comintern": 2}},
        objects={"alpha": ["trade_unions"], "falcon": objects},
        minors={"falcon": minors},
    )
    begin(s, PlayerConcludes(ALPHA))
    return play_moves(s, "cheka")


@pytest.mark.rule("SP-SOLO-42", "SP-RUL-37")
def test_if_he_lacks_the_named_group_the_player_takes_what_he_would_give() -> None:
    s = commission(["banks", "consulates", "inner_circle:2"], {"finance": 1})
    assert asked(s) == ("alpha", "prompt-give-card")
    assert offered(s) == ["banks_1", "consulates_1", "inner_circle_1"]
    assert refused(s, "minor_finance") == "SP-AL-52"
    play_moves(s, "inner_circle_1")
    assert has(s, "falcon") == ["banks_1", "consulates_1"]
    assert has(s, "alpha") == ["trade_unions_1", "inner_circle_1"]
    s.check()


@pytest.mark.rule("SP-SOLO-42", "SP-RUL-37")
def test_of_several_cards_of_the_named_group_the_player_chooses_one() -> None:
    s = commission(["mass_media", "security_agencies", "banks"], {"control": 1})
    assert asked(s) == ("alpha", "prompt-give-card")
    assert offered(s) == ["mass_media_1", "security_agencies_1", "minor_control"]
    assert refused(s, "banks_1") == "SP-AL-52"
    play_moves(s, "minor_control")
    assert minor(s, "alpha", "control") == 1
    s.check()


@pytest.mark.rule("SP-SOLO-42")
def test_a_falcon_with_the_sign_gives_nothing() -> None:
    s = commission(["trade_unions_2", "mass_media"], {})
    assert asked(s)[1] == "pause"
    assert has(s, "falcon") == ["mass_media_1", "trade_unions_2"]


@pytest.mark.parametrize(
    ("alpha", "falcon", "winners"),
    [(["mass_media"], [], [0]), (["mass_media"], ["banks"], []), ([], ["banks"], [])],
)
@pytest.mark.rule("SP-SOLO-43")
def test_the_player_wins_only_with_more_points(
    alpha: list[str], falcon: list[str], winners: list[int]
) -> None:
    s = solo(objects={"alpha": alpha, "falcon": falcon})
    begin(s, End())
    assert s.result is not None
    assert s.result["winners"] == winners and s.result["scores"] == [len(alpha)]
    assert s.result["reason"] == ("outran_falcon" if winners else "falcon")


@pytest.mark.parametrize(
    ("lowest", "highest", "name"),
    [
        (0, 59, "appointed_yesterday"),
        (60, 99, "promising"),
        (100, 149, "in_good_standing"),
        (150, 189, "first_among_the_best"),
        (190, 400, "machiavelli"),
    ],
)
@pytest.mark.rule("SP-SOLO-44", "SP-RUL-20")
def test_ranks(lowest: int, highest: int, name: str) -> None:
    assert {tables(1).rank(number) for number in range(lowest, highest + 1)} == {name}


@pytest.mark.rule("SP-SOLO-44")
def test_the_rank_is_the_players_own() -> None:
    s = solo(
        operations=["alpha"] * 6,
        stages={"falcon": {"comintern": 5, "united_nations": 5, "espionage": 5}},
        order=[],
    )
    begin(s, End())
    assert events_named(s, "final-score") == [
        {"seat": "alpha", "points": 66},
        {"seat": "falcon", "points": 30},
    ]
    assert events_named(s, "final-rank") == [{"seat": "alpha", "rank": "promising"}]


@pytest.mark.rule("SP-SOLO-20", "SP-SET-10")
def test_all_can_see_what_he_looks_for_in_peace_and_in_war() -> None:
    s = solo()
    peace = s.view(None)["board"]["falcon"]["priorities"]
    assert peace[:3] == ["support", "inner_circle", "power"]
    assert "covert_operation" not in peace
    s.war_rounds = (1, 5)
    war = s.view(0)["board"]["falcon"]["priorities"]
    assert war == [*peace[:3], "covert_operation", *peace[3:]]
