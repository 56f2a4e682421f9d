"""Whatever chance decides in a game has a label; no rule uses the random numbers by itself."""

import ast
import copy
import pickle
import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import detente
from detente import Game, State
from detente.core.outcomes import (
    ASK,
    ForcedOutcome,
    Oracle,
    OutcomeNeeded,
    OutcomeRequest,
    Shuffle,
    format_outcome,
    parse_outcome,
    play_with_oracle,
)
from detente.registry import game_class
from detente.testing.variants import variants

GAMES = Path(detente.__file__).parent / "games"
RULES = sorted(GAMES.glob("*/rules/**/*.py"))
RANDOM_NUMBERS = ("random", "secrets", "detente.core.rng.rng_from_seed")
MOVES = 150
GAMES_EACH = 3
RARE = {"die-olympics", "die-summit", "die-trap"}
"""What random games hardly come to; scenarios of Twilight Struggle force each of them."""


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


@cache
def requests(name: str) -> list[tuple[Game, OutcomeRequest]]:
    """What random games ask of chance: how they start in every variant, and how they go on."""
    rng = random.Random(f"chance {name}")
    found: list[tuple[Game, OutcomeRequest]] = []

    def oracle(request: OutcomeRequest, trial: State) -> Any:
        found.append((trial.game, request))
        if isinstance(request.kind, Shuffle):
            return rng.sample(request.possible, len(request.possible))
        return rng.choice(request.possible)

    for variant in variants(game_class(name)) * GAMES_EACH:
        state = start_with_oracle(detente.game(name, **variant.settings), variant.seats, oracle)
        while not state.over and state.move_number < MOVES:
            seat = rng.choice(state.to_act)
            action = rng.choice(state.legal_actions(seat))
            state, _ = play_with_oracle(state, seat, action, oracle)
    return found


def start_with_oracle(game: Game, seats: int, oracle: Oracle) -> State:
    """A new game, with outcomes that an oracle supplies."""
    forced: list[object] = []
    while True:
        try:
            state = game.start(seats, outcomes=[*forced, ASK], keep_events=False)
        except OutcomeNeeded as needed:
            value = oracle(needed.request, game.empty_state(seats))
            forced.append(ForcedOutcome(needed.request.kind, needed.request.args, value))
        else:
            state.outcomes = []
            return state


@pytest.mark.parametrize("name", detente.games())
def test_every_kind_of_outcome_is_tried(name: str) -> None:
    asked = {request.kind.message for _, request in requests(name)}
    assert set(game_class(name).outcome_kinds) - asked <= RARE


def asked(state: State) -> list[object]:
    """All that can be asked of a state before a move."""
    shown: list[object] = [str(state), repr(state), state.hypothetical().dump()]
    for seat in (None, *range(state.seats)):
        shown += [state.view(seat), state.prompt(seat), state.events(seat)]
    for seat in range(state.seats):
        shown += [state.legal_moves(seat), state.determinize(seat, 1).dump(), state.can_undo(seat)]
        shown += [str(state.explain(seat, code)) for code in state.game.codes[::40]]
    return shown


@pytest.mark.parametrize("name", detente.games())
def test_forced_outcomes_are_neither_seen_nor_used_up_before_a_move(name: str) -> None:
    rng = random.Random(f"forced {name}")
    game = detente.game(name)
    forced = [
        ForcedOutcome(kind, (), [] if isinstance(kind, Shuffle) else 1)
        for kind in game.outcome_kinds.values()
    ]
    state = game.start(game.seat_counts[-1], seed=1)
    for number in range(MOVES):
        if state.over:
            break
        if number % 30 == 0:
            twin = state.clone()
            twin.outcomes = [*forced]
            assert asked(twin) == asked(state)
            copies = (copy.copy(twin), copy.deepcopy(twin), pickle.loads(pickle.dumps(twin)))
            for other in (twin, *copies):
                assert other.outcomes == forced
            assert twin.determinize(0, 1).outcomes == twin.hypothetical().outcomes == []
        seat = rng.choice(state.to_act)
        state.apply_action(seat, rng.choice(state.legal_actions(seat)))


@pytest.mark.parametrize("name", detente.games())
def test_all_outcomes_of_a_request_are_possible_and_certain_together(name: str) -> None:
    asked = requests(name)
    assert asked
    for game, request in asked:
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
    for (game, request), (_, following) in pairwise(asked):
        for parts in range(len(request.args) + 1):
            shuffled = isinstance(request.kind, Shuffle)
            value = request.possible if shuffled else request.possible[0]
            forced = ForcedOutcome(request.kind, request.args[:parts], value)
            assert request.value_of(game, forced) == forced.value
            if following.kind is not request.kind:
                with pytest.raises(detente.InvalidInput) as error:
                    following.value_of(game, forced)
                assert error.value.message == "outcome-differs"
                assert error.value.args_["wanted"] == following.text(game)
