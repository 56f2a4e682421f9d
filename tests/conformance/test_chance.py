"""Whatever chance decides in a game has a label; no rule uses the random numbers by itself."""

import ast
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import detente
from detente import State
from detente.core.outcomes import (
    ForcedOutcome,
    OutcomeRequest,
    Shuffle,
    format_outcome,
    parse_outcome,
    play_with_oracle,
)

GAMES = Path(detente.__file__).parent / "games"
RULES = sorted(GAMES.glob("*/rules/**/*.py"))
RANDOM_NUMBERS = ("random", "secrets", "detente.core.rng.rng_from_seed")
MOVES = 150


def uses_of_chance(tree: ast.AST) -> Iterator[int]:
    """The lines that reach for a generator of random numbers, except to clone or to redraw."""
    allowed: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == "resample_hidden":
            allowed.update(ast.walk(node))
        if isinstance(node, ast.Attribute) and node.attr == "clone":
            allowed.add(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "rng" and node not in allowed:
            yield node.lineno
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = getattr(node, "module", None)
            names = [f"{module}.{each.name}" if module else each.name for each in node.names]
            if module in RANDOM_NUMBERS or any(name in RANDOM_NUMBERS for name in names):
                yield node.lineno


@pytest.mark.parametrize("module", RULES, ids=lambda path: path.relative_to(GAMES).as_posix())
def test_rules_use_labelled_outcomes_only(module: Path) -> None:
    found = list(uses_of_chance(ast.parse(module.read_text("utf-8"))))
    assert found == [] or module.name == "resampling.py", "use State.roll, draw or shuffle"


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import choice",
        "from detente.core.rng import rng_from_seed",
        "def step(s):\n    s.rng.shuffle(s.deck)",
        "def step(s):\n    guess(s.rng)",
        "class Cards:\n    def run(self, s):\n        return s.rng.uniform(6)",
    ],
)
def test_the_test_above_can_fail(source: str) -> None:
    assert list(uses_of_chance(ast.parse(source)))


def test_cloning_and_redrawing_are_allowed() -> None:
    source = "def clone(s):\n    return s.rng.clone()\ndef resample_hidden(s):\n    s.rng.pick([1])"
    assert not list(uses_of_chance(ast.parse(source)))


@pytest.mark.parametrize("name", detente.games())
def test_no_label_is_left_over(name: str) -> None:
    """Each kind of outcome is imported by a module of the rules that asks for it."""
    declared = [
        target.id
        for node in ast.parse((GAMES / name / "rules/outcomes.py").read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign) and isinstance(target := node.target, ast.Name)
        if not target.id.startswith("_")
    ]
    used = {
        node.id
        for path in RULES
        if path.is_relative_to(GAMES / name) and path.name != "outcomes.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Name)
    }
    assert declared and set(declared) <= used


def requests(name: str) -> list[tuple[State, OutcomeRequest]]:
    """What a random game asks of chance, each with the state in which it does."""
    rng = random.Random(f"chance {name}")
    found: list[tuple[State, OutcomeRequest]] = []

    def oracle(request: OutcomeRequest, trial: State) -> Any:
        found.append((trial, request))
        if isinstance(request.kind, Shuffle):
            return rng.sample(request.possible, len(request.possible))
        return rng.choice(request.possible)

    state = detente.game(name).start(seed=1)
    while not state.over and state.move_number < MOVES:
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal_actions(seat))
        state, _ = play_with_oracle(state, seat, action, oracle)
    return found


@pytest.mark.parametrize("name", detente.games())
def test_all_outcomes_of_a_request_are_possible_and_certain_together(name: str) -> None:
    asked = requests(name)
    assert asked
    for state, request in asked:
        game = state.game
        assert game.outcome_kinds[request.kind.message] is request.kind
        outcomes = request.outcomes()
        if isinstance(request.kind, Shuffle):
            assert outcomes is None
            values: list[int | list[int]] = [request.possible, request.possible[:2], []]
        else:
            assert outcomes is not None
            values = [value for value, _ in outcomes]
            assert set(values) == set(request.possible) and len(values) == len(
                set(request.possible)
            )
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        for value in values:
            forced = ForcedOutcome(request.kind, request.args, value)
            written = format_outcome(game, forced)
            assert parse_outcome(game, written) == forced
            assert request.value_of(game, forced) == value


@pytest.mark.parametrize("name", detente.games())
def test_a_label_says_as_much_as_its_request(name: str) -> None:
    """With fewer parts it fits as well; requests of other kinds it does not fit."""
    asked = requests(name)
    for (state, request), (_, following) in pairwise(asked):
        for parts in range(len(request.args) + 1):
            shuffled = isinstance(request.kind, Shuffle)
            value = request.possible if shuffled else request.possible[0]
            forced = ForcedOutcome(request.kind, request.args[:parts], value)
            assert request.value_of(state.game, forced) == forced.value
            if following.kind is not request.kind:
                with pytest.raises(detente.InvalidInput) as error:
                    following.value_of(state.game, forced)
                assert error.value.message == "outcome-differs"
                assert error.value.args_["wanted"] == following.text(state.game)
