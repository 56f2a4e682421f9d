"""The process that measures the library on one side: random games, clones, determinizations, bots.

Beside them it measures what is the same on both sides: a loop of Python, games of other engines.

It is started once for each side and round, so that starting it is not measured, and answers every
request with seconds of its CPU time, the number of moves, and a digest of what was played.
"""

import gc
import hashlib
import json
import sys
import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import detente
from benchmarks.bridge import Engine, engine
from benchmarks.references import REFERENCES, Play
from detente import bots
from detente.bots.rollouts import OnePlyRollouts
from detente.bots.rollouts import rollout as play_out

MOST_POSITIONS = 60
"""So many positions of a game are cloned and determinized, evenly spread over it."""

LOOP = 10_000
"""How often the calibration loop goes round."""

Setup = tuple[int, str]
"""Number of seats (0: the usual one), and settings in JSON."""


@cache
def rules(game: str, setup: Setup) -> Engine:
    """The game with these settings."""
    return engine(game, json.loads(setup[1]), setup[0] or None)


@cache
def positions(game: str, setups: tuple[Setup, ...], seed: int, least: int) -> list[Any]:
    """Positions of a random game of each setup, where a seat has at least so many moves."""
    found = []
    for setup in setups:
        ours = rules(game, setup)
        kept: list[Any] = []
        random = Random(seed)
        state = ours.start(seed)
        while not state.over:
            seat = state.to_act[0]
            actions = ours.legal_actions(state, seat)
            if len(actions) >= least:
                kept.append(state.clone())
            ours.apply_action(state, seat, actions[int(random.random() * len(actions))])
        found += kept[:: max(1, len(kept) // MOST_POSITIONS)]
    Random(seed).shuffle(found)
    gc.collect()
    gc.freeze()  # what only lies here must not cost the measured work its time
    return found


def games(game: str, setups: tuple[Setup, ...], seed: int, amount: int) -> Any:
    """Play so many random games from this seed on."""
    engines = [rules(game, setup) for setup in setups]
    played = []
    gc.collect()
    begin = time.process_time()
    for number in range(seed, seed + amount):
        ours = engines[number % len(engines)]
        legal_actions, apply_action = ours.legal_actions, ours.apply_action
        draw = Random(number).random
        state = ours.start(number)
        moves = 0
        while not state.over:
            seat = state.to_act[0]
            actions = legal_actions(state, seat)
            apply_action(state, seat, actions[int(draw() * len(actions))])
            moves += 1
        played.append((moves, state.result))
    seconds = time.process_time() - begin
    moves = sum(moves for moves, _ in played)
    return answer(seconds, moves, moves, played)


def clone(game: str, setups: tuple[Setup, ...], seed: int, amount: int) -> Any:
    """Clone each position so many times."""
    there = positions(game, setups, seed, 1)
    clones = [state.clone for state in there]
    gc.collect()
    begin = time.process_time()
    for _ in range(amount):
        for clone in clones:
            clone()
    seconds = time.process_time() - begin
    return answer(seconds, amount * len(there), 0, known(game, setups[0], there))


def determinize(game: str, setups: tuple[Setup, ...], seed: int, amount: int) -> Any:
    """Determinize each position so many times, for a seat that is to move."""
    there = positions(game, setups, seed, 1)
    draw = rules(game, setups[0]).determinize
    gc.collect()
    begin = time.process_time()
    for number in range(amount):
        text = str(number)
        for state in there:
            draw(state, state.to_act[0], text)
    seconds = time.process_time() - begin
    drawn = [draw(state, state.to_act[0], "0") for state in there]
    return answer(seconds, amount * len(there), 0, known(game, setups[0], drawn))


def search(
    game: str, setups: tuple[Setup, ...], seed: int, amount: int, turn: int, iterations: int
) -> Any:
    """Let the searching bot decide in so many positions, by a budget of iterations."""
    there = positions(game, setups, seed, 2)
    states = [there[number % len(there)] for number in range(turn * amount, (turn + 1) * amount)]
    bot = bots.make(f"search:{iterations}it", game, seed)
    gc.collect()
    begin = time.process_time()
    decisions = [bots.ask(bot, state, state.to_act[0], seed) for state in states]
    return answer(time.process_time() - begin, amount, amount, decisions)


def rollout(game: str, setups: tuple[Setup, ...], seed: int, amount: int, turn: int) -> Any:
    """Play so many rollouts to the horizon of the searching bot, and evaluate where they end."""
    there = positions(game, setups, seed, 2)
    bot = bots.make("search", game, seed)
    assert isinstance(bot, OnePlyRollouts)
    policy = bot.policy
    starts = []
    for number in range(turn * amount, (turn + 1) * amount):
        root = there[number % len(there)]
        seat = root.to_act[0]
        world = root.determinize(seat, number)
        actions = world.legal_actions(seat)
        world.apply_action(seat, actions[number % len(actions)])
        starts.append((world, root, seat))
    values = []
    gc.collect()
    begin = time.process_time()
    for world, root, seat in starts:
        play_out(policy, world, root, to_horizon=True)
        values.append(policy.evaluate(world, seat))
    seconds = time.process_time() - begin
    return answer(seconds, amount, 0, [round(value, 9) for value in values])


def loop(game: str, seed: int, amount: int) -> Any:
    """Reckon with small integers, so many times."""
    total = seed
    gc.collect()
    begin = time.process_time()
    for _ in range(amount):
        for number in range(LOOP):
            total = (31 * total + number) & 0xFFFFFFFF
    return answer(time.process_time() - begin, amount, 0, total)


@cache
def reference(game: str) -> Play:
    """What plays the games of another engine."""
    return REFERENCES[game]()


def reference_games(game: str, seed: int, amount: int) -> Any:
    """Play so many random games of another engine from this seed on."""
    play = reference(game)
    gc.collect()
    begin = time.process_time()
    played = [play(Random(number), None) for number in range(seed, seed + amount)]
    seconds = time.process_time() - begin
    return answer(seconds, sum(played), sum(played), played)


def known(game: str, setup: Setup, states: list[Any]) -> list[int]:
    """How many moves there are in each position: enough to tell other positions from these."""
    legal_actions = rules(game, setup).legal_actions
    return [len(legal_actions(state, state.to_act[0])) for state in states]


def answer(seconds: float, amount: int, moves: int, played: Any) -> dict[str, Any]:
    """The seconds for one piece of the work, all seconds, the moves, and the digest."""
    digest = hashlib.sha256(json.dumps(played, default=str, sort_keys=True).encode()).hexdigest()
    return {
        "each": seconds / max(1, amount),
        "seconds": seconds,
        "moves": moves,
        "digest": digest,
    }


FIGURES: dict[str, Callable[..., Any]] = {
    "games": games,
    "clone": clone,
    "determinize": determinize,
    "decision": search,
    "rollout": rollout,
    "loop": loop,
    "reference games": reference_games,
}


def work() -> None:
    """Print which detente this is, then a line of output for each line of input."""
    found = {"detente": str(detente.__file__), "compiled": detente.compiled}
    print(json.dumps(found), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        figure = FIGURES[request.pop("figure")]
        if "setups" in request:
            request["setups"] = tuple(map(tuple, request["setups"]))
        print(json.dumps(figure(**request)), flush=True)


if __name__ == "__main__":
    work()
