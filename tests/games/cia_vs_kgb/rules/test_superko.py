"""CVK-4.13, CVK-A20, CVK-A21: a struggle ends."""

import random

import pytest

from detente import State
from tests.games.cia_vs_kgb.positions import (
    EDITIONS,
    GROUPS,
    SIDES,
    board,
    each_edition,
    event_ids,
    events_named,
    game,
    groups,
    influence,
    legal_moves,
    only,
    only_seat,
    phase,
    play_moves,
    refused,
    struggle,
    to_act,
    truth,
)

# Each readies the other: CIA eco_1 on eco_2, KGB eco_2 on eco_1, and everything is as before.
LOOP = "eco_1 eco_2 eco_2 eco_1"


@pytest.mark.rule("CVK-A21", "CVK-4.13", "CVK-E23")
def test_in_fr2007_two_economic_groups_may_not_ready_each_other_without_end() -> None:
    state = struggle("eco_1+ mil_1-", "eco_2- mil_2-", edition="fr2007")
    play_moves(state, "eco_1 eco_2 eco_2")
    assert refused(state, "eco_1") == "CVK-A21"
    only(state, "mil_1", "mil_2")


@pytest.mark.rule("CVK-A21")
def test_a_position_is_remembered_as_the_number_that_stored_games_have() -> None:
    """Each zone of either side has 24 bits, then come who acts and the sizes of both piles."""
    first, last = GROUPS[0], GROUPS[-1]
    tables = (f"eco_1+ {first}-", f"eco_2+ {last}-")
    state = struggle(*tables, first="kgb", short_deck=True, deck="pol_1 pol_2", edition="fr2007")
    zones = ["eco_1", first, "eco_2", last]
    number = sum(1 << 24 * zone + GROUPS.index(group) for zone, group in enumerate(zones))
    deck, discard = 2, len(GROUPS) - 6
    number += (1 + 2 * deck + 64 * discard) << 96
    assert truth(state)["positions"] == [number]


@pytest.mark.rule("CVK-A21", "CVK-4.12")
def test_a_group_whose_every_target_would_close_the_loop_cannot_be_activated() -> None:
    state = struggle("eco_1+", "eco_2-", edition="fr2007")
    play_moves(state, "eco_1 eco_2")
    assert refused(state, "eco_2") == "CVK-4.12"
    only(state, "recruit", "pass")


@pytest.mark.rule("CVK-A21")
def test_who_is_to_act_is_part_of_the_position_and_a_pass_is_never_barred() -> None:
    """One pass on the way: the first table comes back with the other player to act."""
    state = struggle("eco_1+ eco_3-", "eco_2- eco_4+", edition="fr2007")
    start = position(state)
    table = [groups(state, side) for side in SIDES]
    play_moves(state, "eco_1 eco_2 eco_4 eco_3 pass eco_2 eco_1 eco_3 eco_4")
    assert [groups(state, side) for side in SIDES] == table
    assert to_act(state) == "kgb"
    play_moves(state, "pass")
    assert position(state) == start


@pytest.mark.rule("CVK-A21")
def test_deck_and_discard_are_part_of_the_position() -> None:
    """After a discard from the deck the same table is a new position."""
    state = struggle("eco_1+ med_1+", "eco_2- med_2+", edition="fr2007")
    play_moves(state, "eco_1 eco_2 med_2 discard")
    play_moves(state, "med_1 discard eco_2")
    assert "eco_1" in legal_moves(state)


@pytest.mark.rule("CVK-A21")
@pytest.mark.parametrize("seed", range(6))
def test_only_economic_groups_can_bring_a_position_back(seed: int) -> None:
    """Every other power leaves one ready group fewer, which only a recruit, gone from the deck,
    could make good. So without guard all positions that come again come by an economic group."""
    state = struggle(
        "eco_1+ eco_3+ med_1+ pol_1+",
        "eco_2+ eco_4+ med_2+ mil_2+",
        objective="korea",
        edition="fr2007",
        loop_guard="off",
    )
    rng = random.Random(seed)
    seen = {position(state)}
    again = []
    group = ""
    while phase(state) == "influence_struggle":
        codes = state.legal_moves(only_seat(state))
        if state.decision().rule == "CVK-4.1":
            acts = [code for code in codes if code not in ("pass", "recruit")] or ["pass"]
            group = rng.choice(acts)
            play_moves(state, group)
        else:
            play_moves(state, rng.choice([code for code in codes if code != "recruit"]))
        if state.decision().rule == "CVK-4.1" and group != "pass":
            again += [group] * (position(state) in seen)
            seen.add(position(state))
    assert all(group.startswith("eco") for group in again)


def position(state: State) -> str:
    """The position as CVK-A21 defines it."""
    table = truth(state)
    return str(
        [
            [sorted(side) for side in table["ready"]],
            [sorted(side) for side in table["mobilised"]],
            len(table["groups"]["cards"]),
            len(table["group_discard"]),
            state.to_act,
        ]
    )


@pytest.mark.rule("CVK-A21", "CVK-E23")
@each_edition
@pytest.mark.parametrize("guard", ["off", "superko"])
def test_the_guard_is_a_switch_of_its_own(edition: str, guard: str) -> None:
    state = struggle(
        "eco_1+ mil_1-",
        "eco_2- mil_2-",
        edition=edition,
        economic_targets="not_own_economic",
        loop_guard=guard,
    )
    play_moves(state, "eco_1 eco_2 eco_2")
    if guard == "superko":
        assert refused(state, "eco_1") == "CVK-A21"
    else:
        play_moves(state, "eco_1")
        assert groups(state, "cia") == {"eco_1+", "mil_1-"}


@pytest.mark.rule("CVK-A21")
def test_the_guard_forgets_with_the_struggle() -> None:
    """In round 2 the positions of round 1 are new again."""
    order = ["eco_1", "eco_2", "mil_1"]
    state = struggle("", "", deck=" ".join(order), outcomes=[order, []], edition="fr2007")
    for _ in range(2):
        play_moves(state, "recruit recruit recruit eco_2 mil_1 eco_1 eco_2 eco_2")
        assert refused(state, "eco_1") == "CVK-A21"
        play_moves(state, "mil_1 pass pass")
        play_moves(state, "cia:deputy_director kgb:deputy_director cia")


@pytest.mark.rule("CVK-A21", "CVK-13.7", "CVK-4.13")
def test_after_200_actions_the_phase_ends_as_if_both_had_passed() -> None:
    """Without guard the loop of two actions goes round a hundred times."""
    state = struggle(
        "eco_1+ mil_1-", "eco_2- mil_2-", economic_targets="not_own_economic", loop_guard="off"
    )
    for _ in range(99):
        play_moves(state, LOOP)
    assert phase(state) == "influence_struggle"
    assert truth(state)["struggle_actions"] == 198
    play_moves(state, "eco_1 eco_2")
    assert phase(state) == "influence_struggle"
    assert influence(state) == (2, 4)
    play_moves(state, "eco_2 eco_1")
    assert events_named(state, "struggle-cut-off") == [{"actions": 200}]
    assert events_named(state, "dominance-gained") == [{"side": "kgb"}]
    assert board(state)["round"] == 2


@pytest.mark.rule("CVK-A21")
def test_two_passes_at_the_200th_action_are_an_ordinary_end() -> None:
    state = struggle(
        "eco_1+ mil_1-", "eco_2- mil_2-", economic_targets="not_own_economic", loop_guard="off"
    )
    for _ in range(99):
        play_moves(state, LOOP)
    play_moves(state, "pass pass")
    assert "struggle-cut-off" not in event_ids(state)
    assert board(state)["round"] == 2


# --- CVK-A20: ru2014 needs no guard ------------------------------------------------------------


@pytest.mark.rule("CVK-A20", "CVK-E23")
def test_in_ru2014_nothing_can_ready_an_economic_group() -> None:
    state = struggle("eco_1+ eco_2+ mil_1+ pol_1+ med_1+", "eco_3- eco_4- mil_2- pol_2- med_2-")
    for group in ("eco_1", "eco_2"):
        flipped = play_moves(state.clone(), group)
        assert not any(code.startswith("eco") for code in legal_moves(flipped))


@pytest.mark.rule("CVK-A20", "CVK-13.7", "CVK-13.8")
@pytest.mark.parametrize("seed", range(12))
def test_a_ru2014_struggle_played_to_be_long_stays_within_its_bound(seed: int) -> None:
    """Both act as long as they can, passing whenever that does not end the phase."""
    state = play_moves(game().start(seed=seed), "cia:deputy_director kgb:deputy_director")
    state.play(state.to_act[0], "cia")
    rng = random.Random(seed)
    seen: set[str] = set()
    activated: list[str] = []
    while phase(state) == "influence_struggle":
        seat = only_seat(state)
        codes = state.legal_moves(seat)
        if state.decision().rule == "CVK-4.1":
            assert position(state) not in seen
            seen.add(position(state))
            acts = [code for code in codes if code != "pass"]
            code = rng.choice(acts) if acts else "pass"
            if truth(state)["passes"] == 0 and "pass" in codes and rng.random() < 0.7:
                code = "pass"
            activated += [code] * code.startswith("eco")
        else:
            code = rng.choice(codes)
        state.play(seat, code)
    assert len(activated) == len(set(activated))
    assert len(seen) <= 113


def test_the_editions_set_the_guard() -> None:
    assert [game(edition=name).settings["loop_guard"] for name in EDITIONS] == ["off", "superko"]
