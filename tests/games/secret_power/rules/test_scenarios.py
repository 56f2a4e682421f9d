"""The appendix's examples and our own scenarios, played from scenarios.yaml."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import detente
from detente.core.agenda import Step
from detente.games.secret_power.rules.ending import LastAttachments
from detente.games.secret_power.rules.falcon_cards import PlayAction
from detente.games.secret_power.rules.recalling import Recall
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.takeover import Takeover
from detente.games.secret_power.rules.treaties import TREATIES
from detente.games.secret_power.rules.treaty_phase import PlayerConcludes, TreatyPhase
from detente.games.secret_power.rules.turn import ActionPhase, Turn
from detente.rulebook import rules
from tests.games.playing import asked, begin, offered, play_moves, refused
from tests.games.secret_power.positions import (
    agents,
    concluded,
    events_named,
    hand,
    has,
    minor,
    on,
    parts,
    player,
    points,
    position_with,
    stage,
)

Entry = dict[str, Any]
FILE = Path(__file__).parents[1] / "scenarios.yaml"
SCENARIOS: list[Entry] = yaml.safe_load(FILE.read_text("utf-8"))["scenarios"]

STEPS: dict[str, Callable[[int], Step[Conspiracy]]] = {
    "turn": Turn,
    "recall": Recall,
    "conclude": PlayerConcludes,
}
"""What one player does."""
STEPS_OF_ALL: dict[str, Callable[[], Step[Conspiracy]]] = {
    "action_phase": ActionPhase,
    "takeover": Takeover,
    "treaty_phase": TreatyPhase,
    "end": LastAttachments,
    "action_card": PlayAction,
}


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(each, id=each["id"], marks=pytest.mark.rule(*each["rules"]))
        for each in SCENARIOS
    ],
)
def test_scenario(scenario: Entry) -> None:
    assert set(scenario) == {"id", "title", "provenance", "rules", "plays"}
    assert scenario["provenance"] in ("seed", "seed+filler", "devised")
    for play in scenario["plays"]:
        assert set(play) <= {"state", "run", "moves", "expect"}
        s = position(play["state"], play["run"])
        for entry in play.get("moves", []):
            decide(s, dict(entry))
        verify(s, play["expect"])


def test_every_scenario_has_a_name_of_its_own_that_is_no_rule() -> None:
    names = [scenario["id"] for scenario in SCENARIOS]
    assert names == [f"T{number:02}" for number in range(1, 51)]
    assert not set(names) & set(rules("secret_power"))


# --- playing --------------------------------------------------------------------------------------


def position(state: Entry, run: list[Entry]) -> Conspiracy:
    """The position in which a scenario starts, with its steps under way."""
    if run == [{"start": "all"}]:
        alpha_begins = [[], [], 0]
        s = detente.game("secret_power", treaties="deal").start(**state, outcomes=alpha_begins)
        assert isinstance(s, Conspiracy)
        return s
    s = position_with(**state)
    s.check()
    return begin(s, *[step(s, *entry) for each in run for entry in each.items()])


def step(s: Conspiracy, name: str, whose: str) -> Step[Conspiracy]:
    """A step by its name in the scenarios."""
    if name in STEPS:
        return STEPS[name](player(s, whose))
    assert whose == ("falcon" if name == "action_card" else "all")
    return STEPS_OF_ALL[name]()


def decide(s: Conspiracy, entry: Entry) -> None:
    """Play a move, or see it refused, or look at all legal moves."""
    rule = entry.pop("refused", None)
    complete = entry.pop("offered", False)
    [(who, choice)] = entry.items()
    assert asked(s)[0] == who, (asked(s), entry)
    assert asked(s)[1] != "pause", f"nobody is asked: {entry}"
    if complete:
        moves = [each for each in offered(s) if not each.startswith("attach_")]
        assert sorted(moves) == sorted(choice)
    elif rule:
        assert refused(s, choice) == rule
    else:
        play_moves(s, choice)
        s.check()


# --- what is expected -----------------------------------------------------------------------------


def verify(s: Conspiracy, expect: Entry) -> None:
    """Everything that a scenario expects; an unknown name is a mistake in the file."""
    s.check()
    assert s.over == ("winners" in expect)
    assert s.over or "asked" in expect or asked(s)[1] == "pause", asked(s)
    for name, value in expect.items():
        if name in SINGLE:
            assert SINGLE[name](s) == value, name
        elif name in EACH:
            assert {key: EACH[name](s, key) for key in value} == value, name
        else:
            for who, listed in value.items():
                found = {key: OF_PLAYER[name](s, who, key) for key in listed}
                assert found == listed, (name, who)


def seen(s: Conspiracy, who: str) -> Entry:
    """A player's area in the view."""
    area: Entry = s.view(None)["board"]["players"][who]
    return area


def score_of(s: Conspiracy, who: str, thing: str) -> list[int]:
    """The points of each entry in the score that is about a thing."""
    return sorted(part["points"] for part in seen(s, who)["score_parts"] if part["code"] == thing)


def winners(s: Conspiracy) -> list[str]:
    assert s.result is not None
    return [s.seat_name(number) for number in s.result["winners"]]


def corners(s: Conspiracy) -> dict[str, int]:
    """How many treaties show points, a minor, a sign, or nothing in their corner."""
    shown: Counter[str] = Counter()
    for treaty in TREATIES:
        card = s.game.describe(treaty)
        corner = ["points"] if "points" in card else []
        if card["symbol"]:
            corner.append("minor" if card["symbol"].startswith("minor_") else "sign")
        shown[" and ".join(corner) or "nothing"] += 1
    return dict(shown)


SINGLE: dict[str, Callable[[Conspiracy], object]] = {
    "asked": lambda s: list(asked(s)),
    "winners": winners,
    "rank": lambda s: events_named(s, "final-rank")[0]["rank"],
    "operations": lambda s: [s.seat_name(owner) for owner in s.operations],
    "project_order": lambda s: s.view(None)["board"]["falcon"]["project_order"],
    "action_deck": lambda s: {"deck": len(s.actions_left), "discard": len(s.action_discard)},
    "dealt": lambda s: {"zone": len(s.zone), "all": len(s.zone) + len(s.deck)},
    "corners": corners,
    "told": lambda s: [
        entry["id"]
        for entry in s.events(None)
        if entry["id"] != "phase-started" and not entry["id"].startswith("falcon-no-")
    ],
}
EACH: dict[str, Callable[[Conspiracy, str], object]] = {
    "in_zone": lambda s, card: list(on(s, card)),
    "agents": lambda s, who: list(agents(s, who)),
    "objects": has,
    "hand": hand,
    "hand_size": lambda s, who: len(hand(s, who)),
    "concluded": concluded,
    "points": points,
    "parts": parts,
    "shadows": lambda s, who: seen(s, who)["shadows"],
}
OF_PLAYER: dict[str, Callable[[Conspiracy, str, str], object]] = {
    "stages": stage,
    "minors": minor,
    "signs": lambda s, who, sign: seen(s, who)["signs"][sign],
    "score_of": score_of,
}
