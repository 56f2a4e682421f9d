"""Points: what the parts of a score are, and the final effects of treaties."""

from typing import Any

import pytest

from tests.games.secret_power.positions import holding, parts, points, position_with

# Rule, treaty, what alpha has, operations run, cards in the discard, points of the effect.
EFFECTS = [
    ("31", "cartels", "crime_syndicates corporations power", [], [], 2),
    ("31", "cartels", "crime_syndicates+ crime_syndicates", ["alpha", "beta", "alpha"], [], 8),
    ("31", "cartels", "corporations", ["beta"], [], 0),
    ("32", "order_of_malta", "corporations power", [], [], 2),
    ("32", "order_of_malta", "corporations+ corporations comintern=4 secret_power=1", [], [], 8),
    ("32", "order_of_malta", "crime_syndicates", ["alpha"], [], 0),
    ("37", "bilderberg_club", "exchanges exchanges governments power", [], [], 8),
    ("37", "bilderberg_club", "exchanges+ inner_circle banks", [], [], 3),
    ("38", "elihu", "universities universities governments power", [], [], 8),
    ("38", "elihu", "universities+ exchanges patents", [], [], 4),
    ("39", "skull_and_bones", "governments governments universities power", [], [], 8),
    ("39", "skull_and_bones", "governments+ exchanges mass_media", [], [], 4),
    ("40", "federation_of_trade_unions", "", [], [], 3),
    ("40", "federation_of_trade_unions", "trade_unions+ consulates governments+", [], [], 12),
    ("41", "chamber_of_commerce", "", [], [], 3),
    ("41", "chamber_of_commerce", "consulates+ trade_unions exchanges+", [], [], 12),
    ("42", "world_league_of_culture", "", [], [], 3),
    (
        *("42", "world_league_of_culture"),
        *("intelligence_services+ trade_unions universities+", [], [], 12),
    ),
    ("43", "freemasons", "trade_unions+ consulates inner_circle governments", [], [], 6),
    ("44", "anarchists", "control mass_media", [], ["ruling_parties", "banks", "governments"], 3),
    (
        *("44", "anarchists", "", []),
        ["mass_media_1", "mass_media_2", "mass_media_3", "ruling_parties_1", "security_agencies_1"],
        15,
    ),
    ("45", "jesuits", "finance banks", [], ["valuables", "real_estate", "patents", "exchanges"], 6),
    ("46", "scientologists", "science", [], ["research", "patents", "banks", "universities"], 6),
]


@pytest.mark.parametrize(
    ("treaty", "text", "operations", "discard", "expected"),
    [
        pytest.param(*row, marks=pytest.mark.rule(f"SP-AL-{rule}"), id=f"{row[0]}-{row[1]}")
        for rule, *row in EFFECTS
    ],
)
@pytest.mark.rule("SP-SCO-02")
def test_a_final_effect_scores_what_it_counts(
    treaty: str, text: str, operations: list[str], discard: list[str], expected: int
) -> None:
    s = position_with(
        4,
        treaties={"alpha": [treaty]},
        operations=operations,
        discard=discard,
        **holding(text),
    )
    counted = parts(s, "alpha")
    assert counted["effect"] == expected
    assert points(s, "alpha") == sum(counted.values())


@pytest.mark.rule("SP-AL-44", "SP-AL-60")
def test_cards_in_the_discard_score_for_each_owner_no_matter_who_discarded_them() -> None:
    """But not the minors, which are back in the supply."""
    treaties = {"alpha": ["anarchists"], "beta": ["jesuits"]}
    s = position_with(treaties=treaties, discard=["mass_media", "ruling_parties", "banks"])
    assert (parts(s, "alpha")["effect"], parts(s, "beta")["effect"]) == (6, 3)


# --- the 7 points for the most cards of a group -------------------------------------------------

# Treaty, a card of its group, the power card that scores for the group and does not count.
MAJORITIES = [
    ("33", "jasons", "science", "patents", "universities"),
    ("34", "rosicrucians", "power", "crime_syndicates", "inner_circle"),
    ("35", "templars", "finance", "banks", "exchanges"),
    ("36", "union_of_thirty_three", "control", "mass_media", "governments"),
]
each_majority = pytest.mark.parametrize(
    ("treaty", "group", "card", "other"),
    [
        pytest.param(*row, marks=pytest.mark.rule(f"SP-AL-{rule}"), id=row[0])
        for rule, *row in MAJORITIES
    ],
)


@each_majority
@pytest.mark.parametrize(
    ("counts", "winner"),
    [
        ((2, 1, 1), "alpha"),
        ((1, 2, 0), "beta"),
        ((0, 1, 2), "gamma"),
        ((2, 2, 1), None),
        ((1, 2, 2), None),
        ((0, 0, 0), None),
    ],
)
@pytest.mark.rule("SP-AL-59", "SP-SCO-02")
def test_who_has_most_cards_of_the_group_gets_seven_points(
    treaty: str, group: str, card: str, other: str, counts: tuple[int, ...], winner: str | None
) -> None:
    """Minors count; the treaty is alpha's."""
    seats = ("alpha", "beta", "gamma")
    minors = {who: {group: count} for who, count in zip(seats, counts, strict=True)}
    s = position_with(3, treaties={"alpha": [treaty]}, minors=minors)
    won = {who: parts(s, who).get("majority", 0) for who in seats}
    assert won == {who: 7 * (who == winner) for who in seats}


@each_majority
@pytest.mark.rule("SP-AL-59")
def test_objects_and_minors_count_alike_and_others_do_not(
    treaty: str, group: str, card: str, other: str
) -> None:
    """Beta's card is one; alpha has others, and with a minor of the group a tie."""
    objects = {"alpha": [other, "trade_unions+"], "beta": [card]}
    s = position_with(3, treaties={"alpha": [treaty]}, objects=objects)
    assert parts(s, "beta")["majority"] == 7
    s = position_with(
        3, treaties={"alpha": [treaty]}, objects=objects, minors={"alpha": {group: 1}}
    )
    assert "majority" not in parts(s, "alpha") | parts(s, "beta")


@pytest.mark.rule("SP-AL-34", "SP-AL-59")
def test_an_attached_inner_circle_is_no_power_card() -> None:
    objects = {"alpha": ["governments+"], "beta": ["exchanges", "universities"]}
    s = position_with(treaties={"alpha": ["rosicrucians"]}, objects=objects)
    assert "majority" not in parts(s, "alpha")
    assert parts(s, "beta")["majority"] == 7


@pytest.mark.rule("SP-AL-59")
def test_each_such_treaty_scores_for_itself() -> None:
    treaties = {"alpha": ["jasons"], "beta": ["templars", "union_of_thirty_three"]}
    objects = {"alpha": ["patents", "banks"], "beta": ["mass_media"]}
    s = position_with(treaties=treaties, objects=objects)
    assert (parts(s, "alpha")["majority"], parts(s, "beta")["majority"]) == (14, 7)


@pytest.mark.rule("SP-SCO-02")
@pytest.mark.parametrize("owner", ["alpha", "falcon"])
@pytest.mark.parametrize("most", ["alpha", "falcon"])
def test_against_the_falcon_only_the_players_own_treaty_gives_the_points(
    owner: str, most: str
) -> None:
    s = position_with(1, treaties={owner: ["jasons"]}, objects={most: ["patents"]})
    won = {who: parts(s, who).get("majority", 0) for who in ("alpha", "falcon")}
    expected = 7 if owner == "alpha" else 0
    assert won == {who: expected * (who == most) for who in ("alpha", "falcon")}


# --- the parts of a score -----------------------------------------------------------------------


@pytest.mark.rule("SP-SCO-02", "SP-PRJ-05")
@pytest.mark.parametrize("project", ["comintern", "united_nations", "espionage", "secret_power"])
@pytest.mark.parametrize(
    ("stage", "before", "worth", "main"),
    [(1, 1, 1, 2), (2, 3, 2, 5), (3, 6, 3, 9), (4, 10, 6, 14), (5, 15, 10, 20)],
)
def test_only_the_present_stage_of_a_project_scores(
    project: str, stage: int, before: int, worth: int, main: int
) -> None:
    """In revision 1 it was the same in every project."""
    s = position_with(stages={"alpha": {project: stage}})
    assert parts(s, "alpha") == {"project": main if project == "secret_power" else worth}
    s = position_with(stages={"alpha": {project: stage}}, revision=1)
    assert parts(s, "alpha") == {"project": before}


@pytest.mark.rule("SP-SCO-02")
@pytest.mark.parametrize(("number", "worth"), [(1, 6), (2, 8), (3, 10), (4, 12), (5, 14), (6, 16)])
def test_an_operation_scores_for_its_owner(number: int, worth: int) -> None:
    s = position_with(operations=[*["beta"] * (number - 1), "alpha"])
    assert parts(s, "alpha") == {"operation": worth}


@pytest.mark.rule("SP-SCO-02")
def test_a_score_is_the_sum_of_its_parts() -> None:
    s = position_with(
        treaties={"alpha": ["federation_of_trade_unions"], "beta": ["templars"]},
        operations=["alpha"],
        **holding(
            "mass_media ruling_parties security_agencies control banks valuables patents research "
            "trade_unions governments+ crime_syndicates corporations power inner_circle "
            "comintern=3 secret_power=2"
        ),
    )
    assert parts(s, "alpha") == {
        "colour": 8,
        "power": 4 * 2 + 2 * 3 + 3 * 3,
        "inner_circle": 4,
        "project": 3 + 5,
        "operation": 6,
        "effect": 2 * 3 + 3,
        "majority": 7,
    }
    assert points(s, "alpha") == 58 + 7
    assert s.view(None)["board"]["players"]["alpha"]["score"] == 58 + 7


@pytest.mark.rule("SP-SCO-03")
@pytest.mark.parametrize(
    "position",
    [
        {"active": {"alpha": 12}},
        {"pool": {"alpha": 12}},
        {"hands": {"alpha": ["marxist_league", "cheka"]}},
        {"crew": {"alpha": ["emissary", "assassin"]}, "professionals": True},
        {"zone": ["mass_media"], "occupied": {"mass_media": ("alpha", 3, 0)}},
    ],
    ids=["active", "pool", "hand", "professionals", "zone"],
)
def test_tokens_hands_and_professionals_score_nothing(position: dict[str, Any]) -> None:
    assert points(position_with(**position), "alpha") == 0


@pytest.mark.rule("SP-SCO-03")
def test_tokens_on_an_object_add_nothing_to_it() -> None:
    assert (
        points(position_with(objects={"alpha": ["mass_media:5", "trade_unions:2"]}), "alpha") == 1
    )
