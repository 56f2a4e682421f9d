"""Section 13: what always holds, in random play and in damaged positions."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from detente import InvalidInput, State
from tests.games.cia_vs_kgb.positions import (
    GROUPS,
    OBJECTIVES,
    ROLES,
    SIDES,
    Edit,
    by_seat,
    edited,
    game,
    struggle,
    truth,
    worth,
)

OPTION_VALUES: dict[str, list[Any]] = {
    "edition": ["ru2014", "fr2007"],
    "double_agent_timing": ["debriefing", "planning"],
    "double_agent_optional": [True, False],
    "economic_targets": ["non_economic", "not_own_economic"],
    "event_same_round": [False, True],
    "loop_guard": ["off", "superko"],
    "political_strict": [False, True],
}

# Any edition, and any of the options set by itself.
game_settings = st.fixed_dictionaries(
    {"edition": st.sampled_from(OPTION_VALUES["edition"])},
    optional={
        name: st.sampled_from(values) for name, values in OPTION_VALUES.items() if name != "edition"
    },
)

REPEATABLE = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def test_these_are_all_the_switches() -> None:
    assert {name: list(option.allowed) for name, option in game().options.items()} == OPTION_VALUES


def sound(table: dict[str, Any], non_economic: bool) -> None:
    """The invariants of section 13 of the rulebook, checked over the dumped board."""
    both = [*table["ready"], *table["mobilised"]]
    in_play = [group for zone in both for group in zone]
    everywhere = table["groups"]["cards"] + table["group_discard"] + in_play
    assert sorted(everywhere) == sorted(GROUPS)  # CVK-13.1
    claimed = table["claimed"][0] + table["claimed"][1]
    current = [table["objective"]] if table["objective"] else []
    deck = table["objectives"]["cards"]
    assert sorted(deck + current + claimed + table["objective_discard"]) == sorted(OBJECTIVES)
    for seat in (0, 1):
        mine = table["ready"][seat] + table["mobilised"][seat]
        if current:
            card = OBJECTIVES[current[0]]
            assert len(mine) <= card["population"]  # CVK-13.3
            if (card["population"], card["stability"]) == (1, 6):
                assert sum(int(group[4]) for group in mine) <= 6  # CVK-13.9
        field = [table["field"][seat]] if table["field"][seat] else []
        away = table["leave"][seat] + table["eliminated"][seat]
        assert sorted(table["hq"][seat] + field + away) == sorted(ROLES)  # CVK-13.4
        assert "deputy_director" not in away  # CVK-13.5
        assert table["score"][seat] == worth(table["claimed"][seat]) >= 0  # CVK-13.6
    assert table["struggle_actions"] <= (113 if non_economic else 200)  # CVK-13.7
    assert not (table["spy_look"] and table["double_agent"])  # CVK-A16


@pytest.mark.rule(
    "CVK-13.1",
    "CVK-13.2",
    "CVK-13.3",
    "CVK-13.4",
    "CVK-13.5",
    "CVK-13.6",
    "CVK-13.7",
    "CVK-13.9",
    "CVK-A16",
)
@REPEATABLE
@given(game_settings, st.integers(0, 10**6))
@pytest.mark.slow
def test_every_position_of_random_play_is_sound(drawn: dict[str, Any], seed: int) -> None:
    rules = game(**drawn)
    state = rules.start(seed=seed, keep_events=False)
    rng = random.Random(seed)
    non_economic = rules.settings["economic_targets"] == "non_economic"
    while not state.over:
        sound(truth(state), non_economic)
        state.check()
        state.check_agenda()
        seat = rng.choice(state.to_act)
        state.apply_action(seat, rng.choice(state.legal_actions(seat)))
    state.check()
    assert state.result is not None
    assert state.result["reason"] in {"target_reached", "objectives_exhausted"}


@pytest.mark.rule("CVK-13.8", "CVK-A20")
@REPEATABLE
@given(st.integers(0, 10**6), st.sampled_from([0.0, 0.3, 0.6]))
@pytest.mark.slow
def test_in_ru2014_no_position_comes_twice_in_a_struggle(seed: int, patience: float) -> None:
    """Whether passes are avoided or many; NameFirst, also under CVK-4.1, comes before them all."""
    state = game(edition="ru2014").start(seed=seed, keep_events=False)
    rng = random.Random(seed)
    seen: set[str] = set()
    for _ in range(400):
        if state.over:
            return
        table = truth(state)
        if table["phase"] != "influence_struggle":
            seen.clear()
        elif state.decision().rule == "CVK-4.1":
            assert position(state, table) not in seen
            seen.add(position(state, table))
        seat = rng.choice(state.to_act)
        codes = state.legal_moves(seat)
        if "pass" in codes and rng.random() < patience:
            state.play(seat, "pass")
        else:
            state.play(seat, rng.choice([code for code in codes if code != "pass"] or codes))


def position(state: State, table: dict[str, Any]) -> str:
    """The position as CVK-A21 defines it."""
    sizes = len(table["groups"]["cards"]), len(table["group_discard"])
    return str(
        [table["ready"], table["mobilised"], sizes, state.to_act, state.dump()["agenda"][-1]]
    )


# --- damaged positions -------------------------------------------------------------------------


def field(name: str, value: Any) -> Edit:
    """Set a field of the table."""

    def edit(data: dict[str, Any]) -> None:
        data["board"][name] = value

    return edit


def twice(data: dict[str, Any]) -> None:
    data["board"]["groups"]["cards"][0] = "mil_1"


def lost(data: dict[str, Any]) -> None:
    data["board"]["groups"]["cards"].pop()


def objective_twice(data: dict[str, Any]) -> None:
    data["board"]["objectives"]["cards"][0] = "cuba"


def crowd(data: dict[str, Any]) -> None:
    """Six groups on Cuba, whose limit is five."""
    cards = data["board"]["groups"]["cards"]
    data["board"]["mobilised"][0] += [cards.pop() for _ in range(5)]


def deputy_away(zone: str) -> Edit:
    def edit(data: dict[str, Any]) -> None:
        table = data["board"]
        table["hq"][1] = [role for role in table["hq"][1] if role != "deputy_director"]
        table[zone][1] = ["deputy_director"]

    return edit


def agent_twice(data: dict[str, Any]) -> None:
    """Six agents still, but the Analyst is at home and on leave, and the Assassin nowhere."""
    table = data["board"]
    table["hq"][1] = [role for role in table["hq"][1] if role != "assassin"]
    table["leave"][1] = ["analyst"]


def both_states(data: dict[str, Any]) -> None:
    data["board"]["mobilised"][1] = ["pol_1"]


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        pytest.param(twice, "each group is in exactly one place", marks=rule("CVK-13.1")),
        pytest.param(lost, "each group is in exactly one place", marks=rule("CVK-13.1")),
        pytest.param(
            objective_twice, "each objective is in exactly one place", marks=rule("CVK-13.2")
        ),
        pytest.param(
            field("claimed", [[], ["cuba"]]),
            "each objective is in exactly one place",
            marks=rule("CVK-13.2"),
        ),
        pytest.param(crowd, "no more groups than the population limit", marks=rule("CVK-13.3")),
        pytest.param(field("hq", [[], ROLES]), "six agents a side", marks=rule("CVK-13.4")),
        pytest.param(
            field("hq", [["analyst"] * 5, ROLES]), "six agents a side", marks=rule("CVK-13.4")
        ),
        pytest.param(
            field("leave", [["analyst"], []]), "six agents a side", marks=rule("CVK-13.4")
        ),
        pytest.param(
            deputy_away("leave"),
            "the Deputy is never on leave or eliminated",
            marks=rule("CVK-13.5"),
        ),
        pytest.param(
            deputy_away("eliminated"),
            "the Deputy is never on leave or eliminated",
            marks=rule("CVK-13.5"),
        ),
        (agent_twice, "each agent is in exactly one place"),
        (both_states, "a group has one state"),
        pytest.param(
            field("score", [5, 0]),
            "the score is the points of the claimed pile",
            marks=rule("CVK-13.6", "CVK-7.3"),
        ),
        pytest.param(field("score", [-5, 0]), "-5", marks=rule("CVK-13.6")),
        (field("round", True), "True"),
        pytest.param(
            field("struggle_actions", 114),
            "a ru2014 struggle has at most 113 actions",
            marks=rule("CVK-13.7"),
        ),
    ],
)
def test_a_damaged_position_is_noticed(damage: Edit, what: str) -> None:
    state = struggle("mil_1+", "pol_1+", agents=("director", "director"))
    edited(state, lambda data: None)
    with pytest.raises(InvalidInput) as refusal:
        edited(state, damage)
    assert refusal.value.message == "bad-position"
    assert refusal.value.args_["what"].endswith(f": {what}")


@pytest.mark.rule("CVK-13.7")
@pytest.mark.parametrize(("actions", "sound_in_french"), [(114, True), (200, True), (201, False)])
def test_in_fr2007_the_bound_is_200(actions: int, sound_in_french: bool) -> None:
    state = struggle("mil_1+", "pol_1+", edition="fr2007")
    if sound_in_french:
        edited(state, field("struggle_actions", actions)).check()
    else:
        with pytest.raises(InvalidInput) as refusal:
            edited(state, field("struggle_actions", actions))
        assert refusal.value.args_["what"].endswith(": a struggle has at most 200 actions")


@pytest.mark.rule("CVK-13.9", "CVK-0.8")
@pytest.mark.parametrize("side", SIDES)
def test_on_a_one_group_objective_the_best_group_is_no_disorder(side: str) -> None:
    for group in GROUPS:
        his = "mil_2-" if group == "mil_1" else "mil_1-"
        state = struggle(*by_seat(side, f"{group}-", his), objective="summit")
        state.play(0, "pass")
        state.play(1, "pass")
        assert "disorder" not in {event["id"] for event in state.events(None)}
