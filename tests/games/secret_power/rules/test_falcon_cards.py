"""The Falcon's action cards: what is spent, what is done, what is played next (SP-FAL)."""

from typing import Any

import pytest

from detente.games.secret_power.rules.codes import code
from detente.games.secret_power.rules.falcon_cards import PlayAction
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.treaties import TREATIES
from detente.games.secret_power.rules.treaty_phase import TreatyPhase
from detente.games.secret_power.rules.turn import ActionPhase, Turn
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    events_named,
    hand,
    has,
    minor,
    on,
    position_with,
    stage,
)

FALCON = 1
ALL_JOINED = {"comintern": 1, "united_nations": 1, "espionage": 1}


def play(*cards: str, **given: Any) -> Conspiracy:
    """The first of these cards is played, those after it are the next ones in the deck."""
    s = position_with(1, actions=cards, **{"falcon": "high", "supervisor": "alpha", **given})
    return begin(s, PlayAction())


def played(s: Conspiracy) -> list[str]:
    """The kinds of action cards that were played, in order."""
    return [each["card"].removeprefix("falcon_")[:-2] for each in events_named(s, "action-played")]


def idle(s: Conspiracy) -> list[str]:
    """The kinds of those that had no effect."""
    return [each["card"].removeprefix("falcon_")[:-2] for each in events_named(s, "action-idle")]


# --- Grey Cardinal --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stages", "row", "advanced", "after"),
    [
        pytest.param({}, "spies agitators peacemakers", "espionage", "APS", id="the first"),
        pytest.param(
            {"espionage": 2}, "spies agitators peacemakers", "comintern", "SPA", id="not joined yet"
        ),
        pytest.param(
            {"espionage": 2, "comintern": 1},
            "spies agitators peacemakers",
            "united_nations",
            "SAP",
            id="a single one is no choice",
        ),
        pytest.param(
            ALL_JOINED, "peacemakers spies agitators", "united_nations", "SAP", id="advances in one"
        ),
        pytest.param(
            {**ALL_JOINED, "united_nations": 5}, "spies agitators", "espionage", "AS", id="below 5"
        ),
    ],
)
@pytest.mark.rule("SP-FAL-01", "SP-SOLO-05", "SP-SOLO-13")
def test_grey_cardinal_joins_or_advances(
    stages: dict[str, int], row: str, advanced: str, after: str
) -> None:
    s = play("grey_cardinal", stages={"falcon": stages}, order=row.split())
    reached = stages.get(advanced, 0) + 1
    assert stage(s, "falcon", advanced) == reached
    assert len(events_named(s, "advanced")) == 1
    assert events_named(s, "falcon-spent") == [{"count": 2}]
    assert agents(s, "falcon")[0] == 6 - 2 - (reached == 1)
    names = {"comintern": "A", "united_nations": "P", "espionage": "S"}
    tokens = s.view(None)["board"]["falcon"]["project_order"]
    assert "".join(names[token] for token in tokens) == after
    assert idle(s) == []
    s.check()


@pytest.mark.rule("SP-FAL-01", "SP-SOLO-10")
def test_the_coordinator_of_grey_cardinal_comes_from_the_pool_if_nobody_is_left() -> None:
    s = play("grey_cardinal", active={"falcon": 2})
    assert agents(s, "falcon") == (0, 11)
    assert stage(s, "falcon", "espionage") == 1
    s.check()


@pytest.mark.parametrize(
    ("card", "given"),
    [
        pytest.param("grey_cardinal", {"active": {"falcon": 1}}, id="Grey Cardinal, one agent"),
        pytest.param(
            "grey_cardinal",
            {"stages": {"falcon": dict.fromkeys(ALL_JOINED, 5)}, "order": []},
            id="Grey Cardinal, all finished",
        ),
        pytest.param("emissary", {"active": {"falcon": 4}}, id="Emissary, four agents"),
        pytest.param("emissary", {"operations": ["alpha"] * 6}, id="Emissary, nothing left"),
        pytest.param("mediator", {"active": {"falcon": 1}}, id="Mediator, one agent"),
        pytest.param(
            "informant", {"treaties": {"alpha": list(TREATIES)}}, id="Informant, no treaties"
        ),
    ],
)
@pytest.mark.rule("SP-SOLO-12", "SP-SOLO-13", "SP-FAL-01", "SP-FAL-02", "SP-FAL-04", "SP-FAL-05")
def test_a_card_that_cannot_be_applied_is_discarded_and_nothing_is_spent(
    card: str, given: dict[str, Any]
) -> None:
    untouched = position_with(1, falcon="high", supervisor="alpha", **given)
    s = play(card, **given)
    assert played(s) == [card] and idle(s) == [card]
    assert [entry["id"] for entry in s.events(None)] == ["action-played", "action-idle"]
    assert agents(s, "falcon") == agents(untouched, "falcon")
    assert s.stage == untouched.stage and s.order == untouched.order and s.temporary == 0
    assert len(s.action_discard) == 1
    s.check()


# --- Emissary -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "comintern", "ran", "placed"),
    [("medium", 0, 0, 5), ("medium", 2, 0, 3), ("high", 1, 1, 6), ("maximum", 0, 0, 4)],
)
@pytest.mark.rule("SP-FAL-02", "SP-SOLO-23", "SP-LEV-06")
def test_emissary_runs_the_top_operation_in_peacetime(
    level: str, comintern: int, ran: int, placed: int
) -> None:
    s = play(
        "emissary",
        falcon=level,
        stages={"falcon": {"comintern": comintern}},
        operations=["alpha"] * ran,
    )
    assert s.operations == (*[0] * ran, FALCON) and s.on_operation[ran] == placed
    assert agents(s, "falcon")[0] == 6 - placed
    s.check()


@pytest.mark.rule("SP-RUL-19", "SP-FAL-02", "SP-SOLO-24")
def test_an_emissary_drawn_by_training_is_applied() -> None:
    s = position_with(
        1,
        falcon="medium",
        supervisor="alpha",
        zone=["mass_media"],
        occupied={"mass_media": ("alpha", 12, 0)},
        pool={"falcon": 0},
        stages={"falcon": {"comintern": 1}},
        actions=["emissary"],
    )
    begin(s, Turn(FALCON))
    assert events_named(s, "falcon-trained") == [{"count": 0}]
    assert [(each["agents"], each["shadows"]) for each in events_named(s, "operation-run")] == [
        (4, 1)
    ]
    s.check()


@pytest.mark.rule("SP-RUL-32", "SP-SOLO-25", "SP-SOLO-30", "SP-CAP-02")
def test_two_operations_in_a_turn() -> None:
    s = position_with(
        1,
        falcon="medium",
        supervisor="alpha",
        round=3,
        zone=["mass_media", "research"],
        pool={"falcon": 0},
        stages={"falcon": {"comintern": 2}},
        actions=["emissary"],
    )
    begin(s, ActionPhase())
    assert [(each["agents"], each["shadows"]) for each in events_named(s, "operation-run")] == [
        (3, 2),
        (7, 0),
    ]
    begin(s, Takeover())
    assert agents(s, "falcon") == (1 + 2, 2 + 6)
    s.check()


# --- Assassin -------------------------------------------------------------------------------------


def victims() -> Conspiracy:
    """The player has agents in the zone and on an own object, the Falcon on his."""
    return play(
        "assassin",
        "mediator",
        zone=["research", "banks"],
        occupied={"research": ("alpha", 1, 2)},
        objects={"alpha": ["patents:2", "valuables"], "falcon": ["governments:2"]},
        active={"falcon": 6},
    )


@pytest.mark.rule("SP-FAL-03", "SP-SOLO-12")
def test_the_player_picks_the_victim_of_his_assassin() -> None:
    s = victims()
    pool = agents(s, "alpha")[1]
    assert asked(s) == ("alpha", "prompt-lose-agent")
    assert offered(s) == ["research_1", "patents_1"]
    for other in ("valuables_1", "governments_1", "banks_1", "done"):
        assert refused(s, other) == "SP-FAL-03"
    play_moves(s, "patents_1")
    assert has(s, "alpha") == ["valuables_1", "patents_1:1"]
    assert agents(s, "alpha")[1] == pool + 1
    assert played(s) == ["assassin", "mediator"]
    s.check()


@pytest.mark.rule("SP-RUL-18", "SP-FAL-03", "SP-PRO-07")
def test_the_last_token_in_the_zone_ends_the_infiltration() -> None:
    s = play_moves(victims(), "research_1")
    assert on(s, "research_1") == (None, 0, 0)
    assert hand(s, "alpha") == []
    assert events_named(s, "infiltration-failed") == [{"seat": "alpha", "card": "research_1"}]
    s.check()


@pytest.mark.rule("SP-FAL-03", "SP-SOLO-12")
def test_without_a_victim_the_next_card_is_played_all_the_same() -> None:
    s = play("assassin", "mediator")
    assert played(s) == ["assassin", "mediator"] and idle(s) == []
    assert events_named(s, "killed") == []


# --- Informant and Mediator -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "active", "drawn", "spent"),
    [
        pytest.param(0, 6, 2, 2, id="few in hand"),
        pytest.param(4, 2, 2, 2, id="five after the first"),
        pytest.param(5, 6, 1, 0, id="six after the first"),
        pytest.param(7, 6, 1, 0, id="many"),
        pytest.param(0, 1, 1, 0, id="nobody to spend"),
    ],
)
@pytest.mark.rule("SP-FAL-04", "SP-SOLO-12", "SP-SOLO-13")
def test_informant(held: int, active: int, drawn: int, spent: int) -> None:
    s = play("informant", hands={"falcon": TREATIES[:held]}, active={"falcon": active})
    assert len(hand(s, "falcon")) == held + drawn
    assert agents(s, "falcon")[0] == active - spent
    assert len(events_named(s, "falcon-drew")) == drawn and idle(s) == []
    s.check()


@pytest.mark.rule("SP-FAL-04", "SP-SOLO-12", "SP-INT-05")
def test_informant_spends_nobody_for_a_treaty_that_is_not_there() -> None:
    s = play("informant", treaties={"alpha": TREATIES[1:]})
    assert hand(s, "falcon") == [TREATIES[0]]
    assert events_named(s, "falcon-spent") == [] and agents(s, "falcon")[0] == 6
    s.check()


@pytest.mark.rule("SP-FAL-05", "SP-SOLO-13")
def test_mediator_gives_a_shadow_until_the_treaty_phase() -> None:
    s = play("mediator")
    assert agents(s, "falcon") == (4, 8)
    assert s.view(None)["board"]["players"]["falcon"]["shadows"] == 1
    begin(s, TreatyPhase())
    assert s.view(None)["board"]["players"]["falcon"]["shadows"] == 0
    assert agents(s, "falcon") == (4, 8)


@pytest.mark.rule("SP-RUL-17", "SP-FAL-05")
def test_the_shadow_of_mediator_serves_in_each_phase_of_the_round_once_in_a_turn() -> None:
    s = play("mediator", zone=["valuables", "laboratories", "banks"])
    begin(s, Turn(FALCON))
    assert on(s, "valuables_1") == ("falcon", 1, 1)
    begin(s, Takeover())
    begin(s, Turn(FALCON))
    assert on(s, "laboratories_1") == ("falcon", 1, 1)
    s.check()


@pytest.mark.rule("SP-RUL-17")
def test_another_mediator_adds_another_shadow() -> None:
    s = play("mediator", zone=["banks"])
    s.actions_left = (*s.actions_left, s.action_discard[-1])
    s.action_discard = ()
    begin(s, PlayAction(), Turn(FALCON))
    assert on(s, "banks_1") == ("falcon", 1, 2)
    s.check()


# --- Recruiter ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("objects", "after"),
    [
        (["banks:1"], ["banks_1"]),
        (["banks:3", "governments:1"], ["banks_1:1", "governments_1:1"]),
        (["banks:2", "governments:3"], ["banks_1:1", "governments_1:2"]),
    ],
)
@pytest.mark.rule("SP-FAL-06")
def test_recruiter_recalls_two_from_the_fullest(objects: list[str], after: list[str]) -> None:
    s = play("recruiter", "mediator", objects={"falcon": objects})
    before = agents(position_with(1, objects={"falcon": objects}), "falcon")[0]
    recalled = len(events_named(s, "recalled-from"))
    if asked(s)[1] != "pause":
        play_moves(s, "banks_1")
        recalled += 1
    assert has(s, "falcon") == after
    assert agents(s, "falcon")[0] == before + recalled
    assert played(s) == ["recruiter"]
    s.check()


@pytest.mark.rule("SP-FAL-06", "SP-SOLO-06", "SP-RUL-37")
def test_the_player_decides_from_which_of_two_full_objects_recruiter_recalls() -> None:
    s = play("recruiter", objects={"falcon": ["banks:2", "governments:2"]})
    assert asked(s) == ("alpha", "prompt-falcon-recalls")
    play_moves(s, "governments_1")
    assert has(s, "falcon") == ["banks_1:1", "governments_1:1"]
    s.check()


@pytest.mark.rule("SP-FAL-06")
def test_recruiter_leaves_operations_alone() -> None:
    s = begin(play("emissary", "recruiter", "mediator", active={"falcon": 7}), PlayAction())
    assert events_named(s, "recalled-from") == [] and s.on_operation[0] == 5
    assert played(s) == ["emissary", "recruiter", "mediator"]


@pytest.mark.rule("SP-FAL-06")
def test_without_agents_on_objects_recruiter_plays_the_next_card() -> None:
    s = play("recruiter", "mediator", objects={"falcon": ["banks"], "alpha": ["patents:2"]})
    assert played(s) == ["recruiter", "mediator"]
    assert idle(s) == []


# --- personal cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("objects", "drawn"),
    [([], 0), (["inner_circle"], 1), (["inner_circle", "inner_circle", "trade_unions"], 2)],
)
@pytest.mark.rule("SP-FAL-07")
def test_negotiator_draws_and_shuffles(objects: list[str], drawn: int) -> None:
    s = play("mediator", "negotiator", objects={"falcon": objects})
    begin(s, PlayAction())
    assert played(s) == ["mediator", "negotiator"]
    assert len(hand(s, "falcon")) == drawn
    assert len(events_named(s, "actions-shuffled")) == 1
    assert (len(s.actions_left), len(s.action_discard)) == (12, 0)
    s.check()


@pytest.mark.parametrize(
    ("objects", "drawn"),
    [([], 0), (["inner_circle"], 0), (["trade_unions", "trade_unions", "consulates"], 3)],
)
@pytest.mark.rule("SP-FAL-08")
def test_confidant_draws_and_the_next_card_follows(objects: list[str], drawn: int) -> None:
    s = play("confidant", "mediator", objects={"falcon": objects})
    assert played(s) == ["confidant", "mediator"]
    assert len(hand(s, "falcon")) == drawn
    s.check()


def minors(s: Conspiracy) -> list[int]:
    """The Falcon's minors of control, finance, science and power."""
    return [minor(s, "falcon", group) for group in ("control", "finance", "science", "power")]


@pytest.mark.parametrize(
    ("objects", "taken"),
    [
        pytest.param([], [0, 0, 0, 0], id="nothing"),
        pytest.param(
            ["governments", "governments", "exchanges"], [2, 1, 0, 0], id="example of the appendix"
        ),
        pytest.param(
            ["universities", "corporations"], [0, 0, 1, 0], id="corporations do not count"
        ),
    ],
)
@pytest.mark.rule("SP-FAL-09")
def test_manager_takes_minors_and_shuffles(objects: list[str], taken: list[int]) -> None:
    s = play("mediator", "manager", objects={"falcon": objects}, personality="manager")
    begin(s, PlayAction())
    assert minors(s) == taken
    assert played(s) == ["mediator", "manager"] and idle(s) == []
    assert (len(s.actions_left), len(s.action_discard)) == (12, 0)
    s.check()


@pytest.mark.parametrize(
    ("objects", "taken"),
    [
        ([], [0, 0, 0, 0]),
        (["corporations", "corporations"], [0, 0, 0, 2]),
        (["crime_syndicates", "corporations"], [1, 1, 1, 1]),
        (["governments", "exchanges"], [0, 0, 0, 0]),
    ],
)
@pytest.mark.rule("SP-FAL-10")
def test_president_takes_minors_and_the_next_card_follows(
    objects: list[str], taken: list[int]
) -> None:
    s = play("president", "mediator", objects={"falcon": objects}, personality="manager")
    assert minors(s) == taken
    assert played(s) == ["president", "mediator"]
    s.check()


@pytest.mark.rule("SP-FAL-09", "SP-RUL-04")
def test_a_minor_that_the_supply_lacks_is_lost() -> None:
    s = play(
        "manager",
        personality="manager",
        minors={"alpha": {"control": 5}},
        objects={"falcon": ["governments", "governments", "universities"]},
    )
    assert minors(s) == [1, 0, 1, 0]
    s.check()


# --- the deck -------------------------------------------------------------------------------------


@pytest.mark.rule("SP-SOLO-12")
def test_an_empty_deck_is_shuffled_from_the_discard() -> None:
    s = position_with(1, falcon="medium")
    s.actions_left, s.action_discard = (), s.actions_left
    s.outcomes = [[code("falcon_mediator_1")]]
    begin(s, PlayAction())
    ids = [entry["id"] for entry in s.events(None)]
    assert ids[:2] == ["actions-shuffled", "action-played"]
    assert played(s) == ["mediator"] and len(s.actions_left) == 10
    s.check()


@pytest.mark.rule("SP-RUL-31", "SP-SOLO-12")
def test_a_deck_emptied_in_a_chain_is_shuffled_with_the_cards_played_in_it() -> None:
    s = position_with(1, falcon="medium", actions=["assassin"])
    s.actions_left, s.action_discard = s.actions_left[-1:], s.actions_left[:-1]
    again = "falcon_assassin_1"
    s.outcomes = [[code(again), code("falcon_mediator_1")]]
    begin(s, PlayAction())
    assert [each["card"] for each in events_named(s, "action-played")] == [
        again,
        again,
        "falcon_mediator_1",
    ]
    s.check()


@pytest.mark.parametrize("personality", ["negotiator", "manager"])
@pytest.mark.parametrize("level", ["medium", "high"])
@pytest.mark.rule("SP-RUL-31")
def test_at_least_seven_cards_never_play_another(personality: str, level: str) -> None:
    alone = 0
    given: dict[str, Any] = {"falcon": level, "personality": personality}
    for card in position_with(1, **given).actions_left:
        s = position_with(1, **given)
        rest = tuple(other for other in s.actions_left if other != card)
        s.actions_left = (*rest, card)
        begin(s, PlayAction())
        alone += len(played(s)) == 1
    assert alone == 7
