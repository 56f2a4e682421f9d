"""Section 4: the four faction powers and their targets."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cia_vs_kgb.positions import (
    EDITIONS,
    GROUPS,
    OBJECTIVES,
    board,
    by_seat,
    each_edition,
    each_side,
    event_ids,
    events_named,
    groups,
    influence,
    legal_moves,
    only,
    other,
    play_moves,
    refused,
    struggle,
    to_act,
    truth,
)

# --- CVK-4.4 -----------------------------------------------------------------------------------


@pytest.mark.rule("CVK-4.4")
@each_edition
@pytest.mark.parametrize("group", ["mil_1", "pol_1", "eco_1", "med_1"])
def test_activating_mobilises_the_group(edition: str, group: str) -> None:
    state = struggle(f"{group}+ mil_3-", "pol_3-", edition=edition)
    play_moves(state, group)
    assert to_act(state) == "cia"
    assert f"{group}-" in groups(state, "cia")
    assert events_named(state, "group-activated") == [{"side": "cia", "group": group}]


@pytest.mark.rule("CVK-4.4")
@each_edition
@pytest.mark.parametrize("group", ["mil_1", "pol_1", "eco_1", "med_1"])
def test_a_mobilised_group_cannot_be_activated(edition: str, group: str) -> None:
    state = struggle(f"{group}- mil_3+", "pol_3-", edition=edition)
    assert refused(state, group) == "CVK-4.4"


@pytest.mark.rule("CVK-4.4")
@each_edition
def test_only_own_groups_can_be_activated(edition: str) -> None:
    state = struggle("mil_3+", "pol_3+", deck="eco_1", edition=edition)
    assert refused(state, "pol_3") == "CVK-4.4"
    assert refused(state, "eco_1") == "CVK-4.4"


@pytest.mark.rule("CVK-4.4", "CVK-E29")
@each_edition
@pytest.mark.parametrize("group", ["mil_1", "pol_1", "eco_1"])
def test_a_group_never_targets_itself(edition: str, group: str) -> None:
    state = struggle(f"{group}+", "mil_3- pol_3+", edition=edition)
    play_moves(state, group)
    assert refused(state, group) == "CVK-4.4"


@pytest.mark.rule("CVK-4.4")
@pytest.mark.parametrize("group", ["mil_1", "pol_1", "eco_1"])
def test_a_target_is_a_group_in_play(group: str) -> None:
    state = struggle(f"{group}+", "mil_3- pol_3+", deck="eco_6")
    play_moves(state, group)
    for code in ("eco_6", "recruit", "pass", "cuba", "kgb"):
        assert refused(state, code) == "CVK-4.4"


# --- CVK-4.5: military -------------------------------------------------------------------------


@pytest.mark.rule("CVK-4.5", "CVK-4.11")
@each_edition
@pytest.mark.parametrize(
    ("target", "cia", "kgb"),
    [
        ("eco_2", {"mil_1-", "med_3-"}, {"pol_4+", "mil_5-"}),
        ("med_3", {"mil_1-", "eco_2+"}, {"pol_4+", "mil_5-"}),
        ("pol_4", {"mil_1-", "eco_2+", "med_3-"}, {"mil_5-"}),
        ("mil_5", {"mil_1-", "eco_2+", "med_3-"}, {"pol_4+"}),
    ],
)
def test_military_discards_any_other_group(
    edition: str, target: str, cia: set[str], kgb: set[str]
) -> None:
    state = struggle("mil_1+ eco_2+ med_3-", "pol_4+ mil_5-", edition=edition)
    play_moves(state, "mil_1")
    only(state, "eco_2", "med_3", "pol_4", "mil_5")
    play_moves(state, target)
    assert (groups(state, "cia"), groups(state, "kgb")) == (cia, kgb)
    assert board(state)["group_discard"] == {"count": 1, "top": target}
    assert to_act(state) == "kgb"


# --- CVK-4.6: political ------------------------------------------------------------------------


@pytest.mark.rule("CVK-4.6")
@each_edition
@each_side
@pytest.mark.parametrize("state_of_group", ["+", "-"])
def test_political_moves_a_group_which_keeps_its_state(
    edition: str, side: str, state_of_group: str
) -> None:
    mine = by_seat(side, f"pol_1+ mil_2{state_of_group}", f"eco_3{state_of_group} med_1+")
    state = struggle(*mine, first=side, edition=edition)
    play_moves(state, "pol_1")
    only(state, "mil_2", "eco_3", "med_1")
    taken = play_moves(state.clone(), "eco_3")
    assert groups(taken, side) == {
        "pol_1-",
        f"mil_2{state_of_group}",
        f"eco_3{state_of_group}",
    }
    given_away = play_moves(state, "mil_2")
    assert groups(given_away, other(side)) == {
        f"mil_2{state_of_group}",
        f"eco_3{state_of_group}",
        "med_1+",
    }


@pytest.mark.rule("CVK-4.6", "CVK-A24", "CVK-E27")
@each_edition
def test_taking_needs_room_on_the_own_side(edition: str) -> None:
    state = struggle("pol_1+ mil_1- eco_1- med_1-", "mil_2+", objective="congo", edition=edition)
    play_moves(state, "pol_1")
    assert refused(state, "mil_2") == "CVK-4.6"
    only(state, "mil_1", "eco_1", "med_1")


@pytest.mark.rule("CVK-4.6", "CVK-A24", "CVK-E27")
@each_edition
def test_giving_needs_room_on_the_other_side(edition: str) -> None:
    state = struggle(
        "pol_1+ mil_2-", "mil_1- eco_1- med_1- pol_2-", objective="congo", edition=edition
    )
    play_moves(state, "pol_1")
    assert refused(state, "mil_2") == "CVK-4.6"
    only(state, "mil_1", "eco_1", "med_1", "pol_2")


@pytest.mark.rule("CVK-A24", "CVK-4.12")
@pytest.mark.parametrize(
    "objective", [card for card, data in OBJECTIVES.items() if data["population"] == 1]
)
def test_where_one_group_is_the_limit_political_groups_have_no_target(objective: str) -> None:
    """With an empty table beside him there is nothing to take, and itself it cannot give."""
    facing = struggle("pol_1+", "mil_1-", objective=objective)
    assert refused(facing, "pol_1") == "CVK-4.12"
    alone = struggle("pol_1+", "", objective=objective)
    assert refused(alone, "pol_1") == "CVK-4.12"


@pytest.mark.rule("CVK-4.6")
@each_edition
def test_no_gift_may_lift_the_opponent_above_stability(edition: str) -> None:
    state = struggle("pol_1+ mil_4- mil_5-", "eco_5-", edition=edition)
    play_moves(state, "pol_1")
    assert refused(state, "mil_5") == "CVK-4.6"
    only(state, "mil_4", "eco_5")
    play_moves(state, "mil_4")
    assert influence(state) == (6, 9)


@pytest.mark.rule("CVK-4.6", "CVK-A23")
@each_edition
def test_an_opponent_above_stability_is_given_nothing_but_may_be_robbed(edition: str) -> None:
    state = struggle("pol_1+ mil_1-", "eco_5- eco_6-", edition=edition)
    play_moves(state, "pol_1")
    assert refused(state, "mil_1") == "CVK-4.6"
    only(state, "eco_5", "eco_6")


@pytest.mark.rule("CVK-A23", "CVK-4.6")
@each_edition
def test_strictly_read_the_power_is_off_while_the_opponent_is_above_stability(edition: str) -> None:
    over = struggle("pol_1+ mil_1-", "eco_5- eco_6-", political_strict=True, edition=edition)
    assert refused(over, "pol_1") == "CVK-A23"
    at_most = struggle("pol_1+ mil_1-", "eco_5- eco_4-", political_strict=True, edition=edition)
    play_moves(at_most, "pol_1")
    only(at_most, "eco_4", "eco_5")


@pytest.mark.rule("CVK-A23")
def test_strictly_read_the_own_influence_does_not_matter() -> None:
    state = struggle("pol_6+ mil_6-", "eco_5-", political_strict=True)
    play_moves(state, "pol_6 eco_5")
    assert influence(state) == (17, 0)


@pytest.mark.rule("CVK-4.6")
@each_edition
def test_one_may_take_beyond_ones_own_stability(edition: str) -> None:
    state = struggle("pol_6+", "eco_6-", edition=edition)
    play_moves(state, "pol_6 eco_6")
    assert influence(state) == (12, 0)


@pytest.mark.rule("CVK-4.6", "CVK-4.2")
def test_taking_the_last_group_makes_the_opponent_recruit() -> None:
    state = play_moves(struggle("pol_5+", "eco_4+"), "pol_5 eco_4")
    only(state, "recruit")


# --- CVK-4.7: economic -------------------------------------------------------------------------


@pytest.mark.rule("CVK-4.7")
@each_edition
@pytest.mark.parametrize(
    ("target", "cia", "kgb"),
    [
        ("mil_2", {"eco_1-", "mil_2-", "med_3-"}, {"pol_4+", "mil_5-"}),
        ("med_3", {"eco_1-", "mil_2+", "med_3+"}, {"pol_4+", "mil_5-"}),
        ("pol_4", {"eco_1-", "mil_2+", "med_3-"}, {"pol_4-", "mil_5-"}),
        ("mil_5", {"eco_1-", "mil_2+", "med_3-"}, {"pol_4+", "mil_5+"}),
    ],
)
def test_economic_flips_a_group_on_either_side(
    edition: str, target: str, cia: set[str], kgb: set[str]
) -> None:
    state = struggle("eco_1+ mil_2+ med_3-", "pol_4+ mil_5-", edition=edition)
    play_moves(state, "eco_1", target)
    assert (groups(state, "cia"), groups(state, "kgb")) == (cia, kgb)
    assert influence(state) == (6, 9)


@pytest.mark.rule("CVK-4.7")
@each_edition
@pytest.mark.parametrize("target", ["mil_2", "pol_2", "med_2"])
def test_being_flipped_to_mobilised_fires_no_power(edition: str, target: str) -> None:
    state = struggle("eco_1+ mil_3-", f"{target}+ mil_4-", edition=edition)
    play_moves(state, "eco_1", target)
    assert to_act(state) == "kgb"
    assert groups(state, "cia") == {"eco_1-", "mil_3-"}
    assert groups(state, "kgb") == {f"{target}-", "mil_4-"}
    assert board(state)["group_deck"]["count"] == 20


@pytest.mark.rule("CVK-4.7")
@each_edition
def test_a_group_that_was_readied_can_be_activated_again(edition: str) -> None:
    state = struggle("eco_1+ mil_1+", "pol_2- pol_3- pol_4-", edition=edition)
    play_moves(state, "mil_1 pol_2 pass eco_1 mil_1 pass mil_1 pol_3")
    assert groups(state, "kgb") == {"pol_4-"}


@pytest.mark.rule("CVK-4.7", "CVK-E6")
@pytest.mark.parametrize(
    ("targets", "own", "enemy"),
    [("non_economic", "CVK-4.7", "CVK-4.7"), ("not_own_economic", "CVK-4.7", None)],
)
@each_edition
def test_which_economic_groups_are_targets_is_a_switch(
    edition: str, targets: str, own: str, enemy: str | None
) -> None:
    state = struggle(
        "eco_1+ eco_2- mil_1-", "eco_3- mil_2-", economic_targets=targets, edition=edition
    )
    play_moves(state, "eco_1")
    assert refused(state, "eco_2") == own
    if enemy is None:
        only(state, "mil_1", "eco_3", "mil_2")
    else:
        assert refused(state, "eco_3") == enemy
        only(state, "mil_1", "mil_2")


# --- CVK-4.8: media ----------------------------------------------------------------------------


@pytest.mark.rule("CVK-4.8", "CVK-9.2")
@each_edition
def test_media_looks_in_private(edition: str) -> None:
    state = struggle("med_1+ mil_1-", "mil_2-", deck="eco_6 eco_5", edition=edition)
    play_moves(state, "med_1")
    only(state, "recruit", "discard", "back")
    assert refused(state, "pass") == "CVK-4.8"
    assert events_named(state, "cards-seen", seat=0) == [{"cards": ["eco_6"]}]
    for watcher in (1, None):
        assert events_named(state, "cards-seen", seat=watcher) == []
        assert board(state, watcher)["group_deck"]["known"] == []
        assert "eco_6" not in str(state.view(watcher))


@pytest.mark.rule("CVK-4.8", "CVK-4.3")
@each_edition
def test_media_recruits_what_it_saw(edition: str) -> None:
    state = struggle("med_1+ mil_1-", "mil_2-", deck="eco_6 eco_5", edition=edition)
    play_moves(state, "med_1 recruit")
    assert groups(state, "cia") == {"med_1-", "mil_1-", "eco_6+"}
    assert (to_act(state), board(state)["group_deck"]["count"]) == ("kgb", 20)


@pytest.mark.rule("CVK-4.8", "CVK-E20")
@each_edition
def test_media_discards_face_up(edition: str) -> None:
    state = struggle("med_1+ mil_1-", "mil_2-", deck="eco_6 eco_5", edition=edition)
    play_moves(state, "med_1 discard")
    for watcher in (0, 1, None):
        assert board(state, watcher)["group_discard"] == {"count": 1, "top": "eco_6"}
    assert truth(state)["groups"]["cards"][0] == "eco_5"


@pytest.mark.rule("CVK-4.8")
@each_edition
def test_media_puts_back_on_top_face_down(edition: str) -> None:
    state = struggle("med_1+ mil_1-", "mil_2-", deck="eco_6 eco_5", edition=edition)
    play_moves(state, "med_1 back")
    assert board(state)["group_discard"]["count"] == 0
    assert event_ids(state)[-1] == "media-put-back"
    play_moves(state, "recruit")
    assert groups(state, "kgb") == {"mil_2-", "eco_6+"}


@pytest.mark.rule("CVK-A25", "CVK-4.3", "CVK-4.8", "CVK-E27")
@each_edition
@pytest.mark.parametrize(
    ("objective", "table"),
    [("summit", "med_1+"), ("congo", "med_1+ mil_1- mil_2- mil_3-")],
)
def test_media_at_the_limit_may_look_but_not_recruit(
    edition: str, objective: str, table: str
) -> None:
    state = struggle(table, "", objective=objective, edition=edition)
    play_moves(state, "med_1")
    assert refused(state, "recruit") == "CVK-4.3"
    only(state, "back", "discard")


# --- CVK-4.12: no target -----------------------------------------------------------------------


@pytest.mark.rule("CVK-4.12", "CVK-A27")
@each_edition
@pytest.mark.parametrize("group", ["mil_1", "pol_1", "eco_1"])
def test_no_activation_without_a_target(edition: str, group: str) -> None:
    state = struggle(f"{group}+", "", edition=edition)
    assert refused(state, group) == "CVK-4.12"


@pytest.mark.rule("CVK-4.12", "CVK-A27", "CVK-E6")
def test_economic_groups_alone_are_no_target_in_ru2014() -> None:
    russian = struggle("eco_1+ eco_2-", "eco_3-", edition="ru2014")
    assert refused(russian, "eco_1") == "CVK-4.12"
    french = struggle("eco_1+ eco_2-", "eco_3-", edition="fr2007")
    play_moves(french, "eco_1")
    only(french, "eco_3")


@pytest.mark.rule("CVK-4.12")
def test_media_needs_only_a_group_in_the_deck() -> None:
    state = struggle("med_1+", "", deck="eco_1", short_deck=True)
    only(state, "recruit", "med_1", "pass")


# --- all of section 4 at once ------------------------------------------------------------------


def faction(group: str) -> str:
    return group[:3]


def value(group: str) -> int:
    return int(group[4])


def legal_targets(
    group: str, mine: dict[str, str], his: dict[str, str], card: str, edition: str, strict: bool
) -> set[str]:
    """Straight from CVK-4.4 to CVK-4.7; tables map a group to + or -."""
    stability, population = OBJECTIVES[card]["stability"], OBJECTIVES[card]["population"]
    enemy = sum(map(value, his))
    own_others, all_others = set(mine) - {group}, {*mine, *his} - {group}
    if faction(group) == "mil":
        return all_others
    if faction(group) == "eco":
        barred = {g for g in mine if faction(g) == "eco"}
        if edition == "ru2014":
            barred |= {g for g in his if faction(g) == "eco"}
        return all_others - barred
    take = set(his) if len(mine) < population else set()
    give = {g for g in own_others if len(his) < population and enemy + value(g) <= stability}
    if strict and enemy > stability:
        take = set()
    return take | give


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, dict[str, str], dict[str, str]]:
    card = draw(st.sampled_from(sorted(OBJECTIVES)))
    limit = OBJECTIVES[card]["population"]
    in_play = draw(st.lists(st.sampled_from(GROUPS), unique=True, min_size=1, max_size=2 * limit))
    cut = draw(st.integers(max(0, len(in_play) - limit), min(limit, len(in_play))))
    turned = {group: draw(st.sampled_from("+-")) for group in in_play}
    return card, {g: turned[g] for g in in_play[:cut]}, {g: turned[g] for g in in_play[cut:]}


@pytest.mark.rule("CVK-4.4", "CVK-4.5", "CVK-4.6", "CVK-4.7", "CVK-4.12", "CVK-A23", "CVK-A24")
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(tables(), st.sampled_from(EDITIONS), st.booleans())
def test_the_legal_actions_and_targets_are_those_of_the_rules(
    table: tuple[str, dict[str, str], dict[str, str]], edition: str, strict: bool
) -> None:
    card, mine, his = table
    state = struggle(
        " ".join(group + turned for group, turned in mine.items()),
        " ".join(group + turned for group, turned in his.items()),
        objective=card,
        edition=edition,
        political_strict=strict,
    )
    expected = {"pass"} if mine else set()
    if len(mine) < OBJECTIVES[card]["population"]:
        expected.add("recruit")
    for group, turned in mine.items():
        targets = legal_targets(group, mine, his, card, edition, strict)
        if turned == "+" and (targets or faction(group) == "med"):
            expected.add(group)
        if turned == "+" and targets and faction(group) != "med":
            assert legal_moves(play_moves(state.clone(), group)) == targets
    assert legal_moves(state) == expected
