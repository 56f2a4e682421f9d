"""The levels of the Falcon (SP-LEV)."""

from typing import Any

import pytest

import detente
from detente.games.secret_power.rules.ending import End
from detente.games.secret_power.rules.falcon_cards import PlayAction
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.turn import ActionPhase, Turn
from tests.games.playing import begin
from tests.games.secret_power.positions import (
    agents,
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

FALCON = 1
each_level = pytest.mark.parametrize("level", ["beginner", "medium", "high", "maximum"])


def solo(level: str, **given: Any) -> Conspiracy:
    """A position in which the player holds the Supervisor."""
    return position_with(1, **{"falcon": level, "supervisor": "alpha", **given})


def captures(level: str, card: str, **given: Any) -> Conspiracy:
    """The Falcon captures a card."""
    s = solo(level, zone=[card], occupied={card: ("falcon", 4, 0)}, **given)
    return begin(s, Takeover())


@pytest.mark.parametrize(
    ("level", "treaties", "cards", "tokens"),
    [("beginner", 2, 0, 0), ("medium", 6, 11, 3), ("high", 6, 12, 3), ("maximum", 6, 12, 3)],
)
@pytest.mark.rule("SP-LEV-01", "SP-LEV-02", "SP-LEV-03", "SP-SOLO-01")
def test_what_he_starts_with(level: str, treaties: int, cards: int, tokens: int) -> None:
    s = detente.game("secret_power", treaties="deal", falcon=level).start(1, seed=1)
    assert isinstance(s, Conspiracy)
    seen = s.view(None)["board"]["falcon"]
    assert len(hand(s, "falcon")) == treaties
    assert (seen["action_deck_count"], len(seen["project_order"])) == (cards, tokens)
    s.check()


@pytest.mark.rule("SP-LEV-02", "SP-SOLO-11")
def test_a_beginner_with_an_empty_pool_does_nothing_instead_of_recruiting() -> None:
    s = solo("beginner", zone=["mass_media", "research"], pool={"falcon": 0})
    begin(s, ActionPhase())
    assert events_named(s, "recruited") == [] and events_named(s, "action-played") == []
    assert on(s, "mass_media_1") == ("falcon", 2, 0)
    s = solo(
        "beginner",
        zone=["mass_media"],
        occupied={"mass_media": ("alpha", 12, 0)},
        pool={"falcon": 0},
    )
    begin(s, Turn(FALCON))
    assert (
        events_named(s, "falcon-trained") == [{"count": 0}]
        and events_named(s, "action-played") == []
    )
    assert agents(s, "falcon") == (12, 0)


@pytest.mark.parametrize(
    ("level", "joined", "after"),
    [
        ("beginner", {}, (0, 0, 0)),
        ("beginner", {"comintern": 1}, (1, 0, 0)),
        ("medium", {}, (0, 0, 1)),
        ("medium", {"comintern": 1, "united_nations": 2}, (2, 2, 0)),
        ("high", {}, (0, 0, 1)),
        ("high", {"comintern": 1, "united_nations": 2}, (2, 3, 0)),
        ("maximum", {}, (0, 0, 1)),
        ("maximum", {"comintern": 1, "united_nations": 2, "espionage": 4}, (2, 3, 5)),
        ("high", {"comintern": 5, "united_nations": 1}, (5, 2, 0)),
    ],
)
@pytest.mark.rule("SP-LEV-04", "SP-SOLO-31")
def test_a_captured_inner_circle(
    level: str, joined: dict[str, int], after: tuple[int, ...]
) -> None:
    row = ["spies", "agitators", "peacemakers"]
    if joined.get("comintern") == 5:
        row.remove("agitators")
    s = captures(level, "inner_circle", stages={"falcon": joined}, order=row)
    projects = ("comintern", "united_nations", "espionage")
    assert tuple(stage(s, "falcon", project) for project in projects) == after
    s.check()


@pytest.mark.parametrize("level", ["high", "maximum"])
@pytest.mark.rule("SP-LEV-04")
def test_to_advance_in_all_moves_no_token(level: str) -> None:
    stages = {"falcon": {"comintern": 1, "united_nations": 1}}
    s = captures(level, "inner_circle", stages=stages)
    assert s.view(None)["board"]["falcon"]["project_order"] == [
        "espionage",
        "comintern",
        "united_nations",
    ]
    assert events_named(s, "falcon-order") == []


@each_level
@pytest.mark.rule("SP-LEV-04", "SP-SOLO-10")
def test_support_advances_him_at_every_level(level: str) -> None:
    assert stage(captures(level, "consulates"), "falcon", "united_nations") == 1


@pytest.mark.parametrize(
    ("level", "cards"), [("beginner", 0), ("medium", 0), ("high", 1), ("maximum", 1)]
)
@pytest.mark.rule("SP-LEV-05", "SP-SOLO-11")
def test_a_short_recruit(level: str, cards: int) -> None:
    top = ["mediator"] if level != "beginner" else []
    s = solo(level, zone=["mass_media", "research"], pool={"falcon": 1}, actions=top)
    begin(s, ActionPhase())
    assert events_named(s, "recruited") == [{"seat": "falcon", "count": 1}]
    assert len(events_named(s, "action-played")) == cards
    s.check()


@each_level
@pytest.mark.rule("SP-LEV-05", "SP-SOLO-24")
def test_to_train_the_last_agent_is_not_short(level: str) -> None:
    s = solo(
        level,
        zone=["mass_media"],
        occupied={"mass_media": ("alpha", 12, 0)},
        pool={"falcon": 1},
    )
    begin(s, Turn(FALCON))
    assert (
        events_named(s, "falcon-trained") == [{"count": 1}]
        and events_named(s, "action-played") == []
    )


@pytest.mark.parametrize(
    ("level", "placed"), [("beginner", 5), ("medium", 5), ("high", 5), ("maximum", 4)]
)
@pytest.mark.rule("SP-LEV-06", "SP-SOLO-23")
def test_the_discount_for_operations(level: str, placed: int) -> None:
    s = begin(solo(level, round=3), Turn(FALCON))
    assert s.on_operation[0] == placed
    if level != "beginner":
        s = begin(solo(level, actions=["emissary"]), PlayAction())
        assert s.on_operation[0] == placed
    s = begin(solo(level, round=3, active={"falcon": 4}), Turn(FALCON))
    assert len(s.operations) == (level == "maximum")


@pytest.mark.parametrize(
    ("card", "groups"),
    [
        ("governments", ["control"]),
        ("exchanges", ["finance"]),
        ("universities", ["science"]),
        ("corporations", ["power"]),
        ("crime_syndicates", ["control", "finance", "science"]),
        ("banks", []),
        ("trade_unions", []),
    ],
)
@each_level
@pytest.mark.rule("SP-LEV-07")
def test_minors_on_capture(card: str, groups: list[str], level: str) -> None:
    s = captures(level, card)
    expected = groups if level == "maximum" else []
    found = [g for g in ("control", "finance", "science", "power") if minor(s, "falcon", g)]
    assert found == expected
    s.check()


CONTROL = ["mass_media", "mass_media", "mass_media", "ruling_parties", "ruling_parties"]


@pytest.mark.parametrize(
    ("objects", "attached", "total"),
    [
        pytest.param(["inner_circle", "governments", *CONTROL[:4]], [], 12, id="four is no more"),
        pytest.param(
            ["inner_circle", "governments", *CONTROL], ["governments_1"], 15, id="five is"
        ),
        pytest.param(
            ["inner_circle", "inner_circle", "governments", *CONTROL],
            ["governments_1"],
            19,
            id="one under each card",
        ),
        pytest.param(
            ["inner_circle", "governments", "governments", *CONTROL],
            ["governments_1"],
            20,
            id="one inner circle",
        ),
        pytest.param(["inner_circle", "trade_unions"], [], 4, id="not under support"),
    ],
)
@pytest.mark.rule("SP-LEV-08", "SP-SOLO-41")
def test_at_the_highest_level_inner_circles_are_attached_where_it_pays(
    objects: list[str], attached: list[str], total: int
) -> None:
    s = solo("maximum", objects={"falcon": objects})
    assert points(s, "falcon") == total
    assert not [card for card in has(s, "falcon") if "+" in card]
    begin(s, End())
    assert [each["card"] for each in events_named(s, "attached")] == attached
    assert [card[:-1] for card in has(s, "falcon") if "+" in card] == attached
    assert events_named(s, "final-score")[1 - s.supervisor] == {"seat": "falcon", "points": total}


@pytest.mark.rule("SP-LEV-08")
def test_the_best_total_counts() -> None:
    power = ["corporations", "corporations", "governments", "governments", "exchanges", "exchanges"]
    s = solo(
        "maximum",
        objects={"falcon": ["inner_circle", "inner_circle", *power, *CONTROL]},
        minors={"falcon": {"control": 2, "power": 1}},
    )
    # Corporations count 6 other power cards, Governments 7 control cards: the latter gain more.
    begin(s, End())
    assert [each["card"] for each in events_named(s, "attached")] == [
        "governments_1",
        "governments_2",
    ]
    assert parts(s, "falcon") == {"colour": 7, "power": 2 * 6 * 3 + 2 * 7 * 2}


@pytest.mark.parametrize("level", ["beginner", "medium", "high"])
@pytest.mark.rule("SP-LEV-08", "SP-SOLO-41")
def test_at_the_other_levels_they_are_not(level: str) -> None:
    s = solo(level, objects={"falcon": ["inner_circle", "governments", *CONTROL]})
    begin(s, End())
    assert parts(s, "falcon") == {"colour": 5, "power": 5, "inner_circle": 4}
    assert events_named(s, "attached") == []


@pytest.mark.parametrize(
    ("level", "extra"), [("beginner", 0), ("medium", 0), ("high", 2), ("maximum", 4)]
)
@pytest.mark.rule("SP-LEV-09")
def test_extra_points_for_his_treaties(level: str, extra: int) -> None:
    """Each treaty counts, with points in its corner or without."""
    s = solo(
        level,
        treaties={"falcon": ["cheka", "cia"], "alpha": ["kupol_2"]},
        hands={"falcon": ["imf"]},
    )
    assert points(s, "falcon") == 4 + extra
    assert parts(s, "falcon").get("level", 0) == extra
    assert points(s, "alpha") == 4
