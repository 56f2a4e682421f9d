"""The proof that decisions which list their legal actions for speed list what `forbids` lets pass.

The first promise (properties.py) compares both lists wherever a seat is asked. Here a random game
is run step by step, so that decisions which resolve themselves are compared as well; no position
shows those.
"""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from detente.core.agenda import Decision, step_name
from detente.core.errors import InvariantError
from detente.core.game import Game
from detente.core.state import State

Beside = Callable[[int], bool]
"""Whether an action can be made beside the answer to any question.

It keeps no decision from resolving itself, and need not be listed where one does.
"""


def compare_shortcuts(
    game: Game, seats: int, seed: int, beside: Beside = lambda action: False
) -> Counter[str]:
    """Play a random game and compare both lists at each decision; how often each was met, by name.

    Raises InvariantError where they differ, or where the steps led elsewhere than the game does.
    """
    rng = random.Random(seed)
    met: Counter[str] = Counter()
    played: list[tuple[int, int]] = []
    state = game.empty_state(seats, seed)
    state.set_up()
    state.push(game.first_step())
    while not state.over:
        step = state.agenda.pop()
        if not isinstance(step, Decision):
            step.run(state)
            continue
        met[step_name(type(step))] += 1
        state.agenda.append(step)
        state.to_act = step.seats(state)
        lists = {seat: _compared(state, step, seat, beside) for seat in state.to_act}
        state.agenda.pop()
        if step.auto_resolve and len(lists[state.to_act[0]]) < 2:
            for action in lists[state.to_act[0]]:
                step.resolve(state, state.to_act[0], action)
        else:
            choices = [(seat, rng.choice(actions)) for seat, actions in lists.items()]
            played += choices
            _resolve(state, step, choices)
    _require_same_end(game, state, seed, played)
    return met


def _compared(state: State, decision: Decision[Any], seat: int, beside: Beside) -> list[int]:
    """The decision's own list, which must be what is found by asking about each candidate."""
    quick = decision.legal_actions(state, seat)
    legal = Decision.legal_actions(decision, state, seat)
    if quick == legal:
        return quick
    resolves_itself = decision.auto_resolve and len(quick) < 2
    if resolves_itself and quick == [action for action in legal if not beside(action)]:
        return quick
    codes = state.game.codes
    raise InvariantError(
        f"{decision!r} lists {[codes[action] for action in quick]},"
        f" but nothing forbids {[codes[action] for action in legal]}"
    )


def _resolve(state: State, decision: Decision[Any], choices: list[tuple[int, int]]) -> None:
    """Carry out what the seats that were asked have chosen."""
    state.move_number += len(choices)
    if len(choices) == 1:
        decision.resolve(state, *choices[0])
    else:
        actions = [-1] * state.seats
        for seat, action in choices:
            actions[seat] = action
        decision.resolve_all(state, actions)


def _require_same_end(game: Game, state: State, seed: int, played: list[tuple[int, int]]) -> None:
    """Let the game itself play the same moves: it must end in the same position."""
    difference = "run step by step, the game does not go as it does by itself"
    same = game.start(state.seats, seed, keep_events=False)
    for seat, action in played:
        if action not in same.legal_actions(seat):
            raise InvariantError(difference)
        same.apply_action(seat, action)
    if same.dump() != state.dump():
        raise InvariantError(difference)
