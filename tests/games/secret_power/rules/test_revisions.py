"""Games of two revisions are played side by side and differ in what was corrected, nowhere else."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest

import detente
from detente.core.state import State
from detente.games.secret_power.rules.objects import CONTROL
from detente.games.secret_power.rules.projects import COMINTERN
from detente.games.secret_power.rules.revisions import LATEST
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.tables import tables
from detente.games.secret_power.rules.treaties import TREATIES
from detente.games.secret_power.rules.turn import Turn
from tests.games.corrections import Edits, correct, forget
from tests.games.playing import begin, offered, refused
from tests.games.secret_power.positions import agents, points, position_with

GAME = "secret_power"
OLD = LATEST
NEW = LATEST + 1
OPERATION = "fr: Élimination des obstacles}\n    agents: "
JOINED = "fr: Internationale I}\n        agents: 2\n        signs: 1\n        points: "
COSTS: Edits = {"operations.yaml": [(OPERATION + "5", OPERATION + f"!revised {{1: 5, {NEW}: 7}}")]}
POINTS: Edits = {"projects.yaml": [(JOINED + "1", JOINED + f"!revised {{1: 1, {NEW}: 4}}")]}
SETUP: Edits = {
    "objects.yaml": [
        (
            "    '5': [0, 0, 0, 0, 0]\n",
            f"    '5': !revised {{1: [0, 0, 0, 0, 0], {NEW}: [0, 1, 0, 2, 0]}}\n",
        ),
        ("  treaty_hand_start: 4\n", f"  treaty_hand_start: !revised {{1: 4, {NEW}: 5}}\n"),
    ]
}


def whole_row() -> Edits:
    """Cheka with a minor object in its corner instead of points: one field more, one less."""
    text = files("detente.games.secret_power").joinpath("data", "treaties.yaml").read_text("utf-8")
    start = text.index("  - id: cheka\n")
    row = text[start : text.index("  - id:", start + 1)]
    old = row.replace("  - id", "    id").replace("\n    ", "\n      ").strip()
    new = old.replace(
        "points: 4\n      symbol: null", "corner: minor\n      symbol: {minor: control}"
    )
    lines = f"  - !revised\n    1:\n      {old}\n    {NEW}:\n      {new}\n"
    return {"treaties.yaml": [(row, lines)]}


EVERYTHING: Edits = {**COSTS, **POINTS, **SETUP, **whole_row()}


@pytest.fixture
def revise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Whatever a test corrects is forgotten after it."""
    with monkeypatch.context() as patch:
        correct(patch, tmp_path, GAME, EVERYTHING)
        yield
    forget(GAME)


def begun(seats: int, seed: int, revision: int) -> State:
    """A game of a revision."""
    return detente.game(GAME, professionals=True, revision=revision).start(seats, seed=seed)


def move(s: State, random: Random) -> None:
    """Play one random move."""
    seat = s.to_act[0]
    s.apply_action(seat, random.choice(s.legal_actions(seat)))


def seen(s: State) -> tuple[object, ...]:
    """The position, what a seat sees of it, and the newest events."""
    return s.dump(), s.view(0), s.events(None, s.move_number - 1)


def played(s: State, seed: int) -> list[tuple[object, ...]]:
    """What is seen after each random move."""
    random, found = Random(seed), []
    while not s.over:
        move(s, random)
        found.append(seen(s))
    return found


# --- values ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("revise")
def test_each_revision_has_its_own_tables() -> None:
    old, new = tables(OLD), tables(NEW)
    assert (old.operation_agents[0], new.operation_agents[0]) == (5, 7)
    assert old.operation_agents[1:] == new.operation_agents[1:]
    assert (old.stage_points[COMINTERN][1], new.stage_points[COMINTERN][1]) == (1, 4)
    treaty = TREATIES.index("cheka")
    assert (old.treaty_points[treaty], new.treaty_points[treaty]) == (4, 0)
    assert (old.symbol_group[treaty], new.symbol_group[treaty]) == (-1, CONTROL)
    assert old.wanted != new.wanted
    assert tables(OLD) is old


@pytest.mark.usefixtures("revise")
def test_a_game_describes_the_values_of_its_own_revision() -> None:
    old, new = detente.game(GAME, revision=OLD), detente.game(GAME, revision=NEW)
    operation = "elimination_of_obstacles"
    assert [game.describe(operation)["agents"] for game in (old, new, old)] == [5, 7, 5]
    before, after = (game.describe("cheka") for game in (old, new))
    assert (before.pop("points"), after.pop("corner")) == (4, "minor")
    assert (before.pop("symbol"), after.pop("symbol")) == (None, "minor_control")
    assert before == after
    same = [code for code in old.codes if old.describe(code) == new.describe(code)]
    assert {*old.codes} - {*same} == {operation, "comintern", "cheka"}


def test_a_revision_that_is_still_to_come_is_refused() -> None:
    assert detente.game(GAME).revision == LATEST
    with pytest.raises(detente.InvalidInput):
        detente.game(GAME, revision=NEW)


# --- play -----------------------------------------------------------------------------------------


@pytest.mark.rule("SP-OP-01")
@pytest.mark.usefixtures("revise")
def test_an_operation_costs_what_it_costs_in_the_revision() -> None:
    found = [
        begin(position_with(2, supervisor="beta", active={"alpha": 6}, revision=revision), Turn(0))
        for revision in (OLD, NEW)
    ]
    shown = [s.view(0)["board"]["operations"][0]["agents"] for s in found]
    assert shown == [5, 7]
    assert ["elimination_of_obstacles" in offered(s) for s in found] == [True, False]
    assert refused(found[1], "elimination_of_obstacles")


@pytest.mark.rule("SP-SET-06", "SP-SET-05")
@pytest.mark.usefixtures("revise")
def test_set_up_is_that_of_the_revision() -> None:
    for revision, bonus, hand in ((OLD, [0, 0, 0, 0, 0], 6), (NEW, [0, 1, 0, 2, 0], 7)):
        s = detente.game(GAME, revision=revision).start(5, seed=4)
        assert isinstance(s, Conspiracy)
        names = [s.seat_name(seat) for seat in s.clockwise(s.first)]
        assert [agents(s, name)[0] - 6 for name in names] == bonus
        assert [len(s.hands[seat]) for seat in range(5)] == [hand] * 5


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_game_of_the_older_revision_is_played_as_before(
    seats: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Move by move beside a game of the newer one, in one process."""
    before = played(begun(seats, 11, OLD), 11)
    with monkeypatch.context() as patch:
        correct(patch, tmp_path, GAME, EVERYTHING)
        old, new = begun(seats, 11, OLD), begun(seats, 11, NEW)
        first, second = Random(11), Random(11)
        after, differ = [], False
        while not old.over:
            move(old, first)
            if not new.over:
                move(new, second)
            after.append(seen(old))
            differ = differ or new.dump()["board"] != old.dump()["board"]
    forget(GAME)
    assert all(one == other for one, other in zip_longest(before, after))
    assert differ


def test_only_what_was_corrected_differs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Points of a stage change no legal move; at the end those who stand there have 3 more."""
    more = 0
    with monkeypatch.context() as patch:
        correct(patch, tmp_path, GAME, POINTS)
        for seed in range(4):
            old, new = begun(3, seed, OLD), begun(3, seed, NEW)
            random = Random(seed)
            while not old.over:
                seat = old.to_act[0]
                assert old.to_act == new.to_act
                assert old.legal_actions(seat) == new.legal_actions(seat)
                action = random.choice(old.legal_actions(seat))
                old.apply_action(seat, action)
                new.apply_action(seat, action)
                assert old.dump()["board"] == new.dump()["board"]
            assert isinstance(old, Conspiracy)
            assert isinstance(new, Conspiracy)
            there = [3 * (old.stage[seat * 4 + COMINTERN] == 1) for seat in range(3)]
            for seat, name in enumerate(old.seat_names):
                assert points(new, name) == points(old, name) + there[seat]
            more += sum(there)
    forget(GAME)
    assert more
