"""Section 12: the worked examples of the rulebooks, played from scenarios/."""

from pathlib import Path
from typing import Any

import pytest

from detente import State
from detente.core.data import parse
from detente.registry import package
from tests.games.cia_vs_kgb.positions import (
    EDITIONS,
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
    phase,
    place,
    play_moves,
    refused,
    scores,
    side_of,
    to_act,
    truth,
    zone,
)

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def load(name: str) -> dict[str, Any]:
    found: dict[str, Any] = parse((SCENARIOS / f"{name}.yaml").read_text("utf-8"))
    return found


def play(name: str, edition: str) -> State:
    """Play a scenario, checking what it says before and after every step."""
    scenario = load(name)
    assert edition in scenario["editions"]
    state = game(edition=edition).start(outcomes=scenario["outcomes"])
    bottom = truth(state)["objectives"]["cards"][-1]
    for step in scenario["steps"]:
        verify(state, step.get("before", {}), edition, 0, bottom)
        before = state.move_number
        play_moves(state, step["choose"])
        verify(state, step.get("after", {}), edition, before + 1, bottom)
    return state


def verify(state: State, expected: dict[str, Any], edition: str, since: int, bottom: str) -> None:
    """Everything that a step names; an unknown name is a mistake in the file."""
    for name, value in expected.items():
        if name in EDITIONS:
            if name == edition:
                verify(state, value, edition, since, bottom)
        elif name in FACTS:
            assert FACTS[name](state) == value, name
        elif name == "legal":
            only(state, *value)
        elif name == "refused":
            assert {code: refused(state, code) for code in value} == value
        elif name == "legal_of":
            assert {side: legal_moves(state, side) for side in value} == as_sets(value)
        elif name == "refused_of":
            for side, rules in value.items():
                assert {code: refused(state, code, side) for code in rules} == rules
        elif name == "told":
            assert event_ids(state, since)[: len(value)] == value
        elif name == "events":
            for event, args in value.items():
                assert events_named(state, event)[-1] == args
        elif name == "places":
            cards = {card: bottom if card == "bottom" else card for card in value}
            assert {card: place(state, cards[card]) for card in value} == value
        elif name == "agents":
            for side, agents in value.items():
                assert {agent: zone(state, side, agent) for agent in agents} == agents
        elif name == "groups":
            assert {side: groups(state, side) for side in SIDES} == as_sets(value)
        elif name == "seen":
            for side, cards in value.items():
                known = board(state, SIDES.index(side))["group_deck"]["known"]
                assert [[seen["depth"], seen["card"]] for seen in known] == cards
        else:
            raise AssertionError(f"unknown expectation: {name}")


def as_sets(lists: dict[str, list[str]]) -> dict[str, set[str]]:
    return {name: set(codes) for name, codes in lists.items()}


FACTS: dict[str, Any] = {
    "round": lambda state: board(state)["round"],
    "phase": phase,
    "objective": lambda state: board(state)["objective"]["card"],
    "balance": lambda state: board(state)["balance"],
    "dominance": lambda state: board(state)["dominance"],
    "to_act": to_act,
    "deck": lambda state: board(state)["group_deck"]["count"],
    "discard": lambda state: board(state)["group_discard"]["count"],
    "objective_deck": lambda state: board(state)["objective_deck"]["count"],
    "influence": lambda state: list(influence(state)),
    "score": lambda state: list(scores(state)),
    "hq": lambda state: [side_of(state, side)["hq_count"] for side in SIDES],
    "leave": lambda state: {side: side_of(state, side)["leave"] for side in SIDES},
    "over": lambda state: state.over,
}


@pytest.mark.rule("CVK-12.1", "CVK-12.2", "CVK-12.3")
@each_edition
def test_george_and_boris_on_cuba(edition: str) -> None:
    state = play("cuba", edition)
    assert board(state)["round"] == 2


@pytest.mark.rule("CVK-12.4", "CVK-6.15", "CVK-E25")
@each_edition
def test_the_director_gains_two(edition: str) -> None:
    state = play("director", edition)
    assert len(side_of(state, "cia")["claimed"]) == 2
    assert side_of(state, "kgb")["claimed"] == []


@pytest.mark.rule("CVK-12.1")
def test_the_example_in_the_rulebook_is_the_scenario() -> None:
    """Both have the same groups, influences and deck, step by step."""
    rulebook = (package("cia_vs_kgb").files("rulebook") / "en.md").read_text("utf-8")
    table = [line.split("|")[1:-1] for line in rulebook.splitlines() if line.startswith("| ")]
    rows = {cells[0].strip(): [cell.strip() for cell in cells] for cells in table}
    for step in load("cuba")["steps"]:
        after = step["after"]
        if step["step"] not in range(1, 13) or "groups" not in after or "deck" not in after:
            continue
        _, _, cia, kgb, deck = rows[str(step["step"])]
        assert deck == str(after["deck"])
        for side, cell, total in zip(SIDES, (cia, kgb), after["influence"], strict=True):
            *named, written = cell.split()
            assert written == f"({total})"
            assert not named or set(named) == set(after["groups"][side])


def test_every_scenario_file_is_played() -> None:
    assert {path.stem for path in SCENARIOS.glob("*.yaml")} == {
        "cuba",
        "director",
    }
