"""Games of a bot with itself, and what its features were on the way.

Every game is a line of a file, so a run that was stopped goes on where it was. Number, seed and
weights determine a game: how many processes play, and in which order they finish, changes nothing.
"""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, cast

import detente
from detente import State, bots
from detente.bots import RolloutPolicy, Weights
from detente.bots.evaluation import Evaluation, terminal_values
from detente.bots.weights import BadWeights, Fitted, weights_text

MAX_MOVES: Final = 10_000
DIGITS: Final = 6


@dataclass(frozen=True)
class Plan:
    """What is played to fit the weights of a game."""

    game: str
    settings: dict[str, Any]
    seats: int
    bot: str
    seed: str
    games: int


@dataclass(frozen=True)
class Row:
    """A seat beside another one in a position: what spoke for it, and whether it won.

    `won` is 1 if the seat won and the other did not, 0 the other way round, and ½ if they drew.
    """

    phase: int
    seat: int
    other: int
    won: float
    price: float
    """What the guessed prices add to the value, before the weight of prices multiplies it."""
    features: list[float]


@dataclass(frozen=True)
class Game:
    """A finished game: its number, why it ended, and its rows; none if it teaches nothing."""

    number: int
    reason: str
    rows: list[Row]


def fitted_part(game: str, weights: Weights | None = None) -> Fitted:
    """The part `bot` of a game, which must have weights."""
    part = bots.bot_part(game, weights)
    if not isinstance(part, Fitted):
        raise BadWeights(f"the bot of {game} has no weights that could be fitted")
    return part


def play(plan: Plan, weights: Weights, number: int) -> Game:
    """Play one game, and look at each position in which the bot would call `evaluate`."""
    part = fitted_part(plan.game, weights)
    ends = cast(RolloutPolicy[State] | Evaluation[State], part)
    seed = f"{plan.seed}.{number}"
    rules = detente.game(plan.game, **plan.settings)
    state = rules.start(plan.seats, seed, keep_events=False)
    players = [
        bots.make(plan.bot, plan.game, f"{seed} {seat}", weights) for seat in range(plan.seats)
    ]
    seen: list[tuple[int, int, int, float, list[float]]] = []
    root = state.clone()
    while not state.over and state.move_number < MAX_MOVES:
        seat = state.to_act[0]
        state.play(seat, bots.ask(players[seat], state, seat, f"{seed} {state.move_number}"))
        if not state.over and ends.quiescent(state, root):
            seen += look(part, state)
            root = state.clone()
    reason = state.result["reason"] if state.result else "endless"
    if state.result is None or not part.teaches(state):
        return Game(number, reason, [])
    shares = terminal_values(state)
    rows = [
        Row(phase, seat, other, _beside(shares[seat], shares[other]), price, values)
        for phase, seat, other, price, values in seen
        if shares[seat] or shares[other]
    ]
    return Game(number, reason, rows)


def look(part: Fitted, state: State) -> Iterator[tuple[int, int, int, float, list[float]]]:
    """Phase, both seats, price and features of a position, for each seat beside each other one."""
    phase = part.phase(state)
    weights = part.weights.of_phase(phase)
    names = part.feature_names()
    for seat in range(state.seats):
        for other in range(state.seats):
            if seat != other:
                values = part.features(state, seat, other)
                known = sum(weights[name] * x for name, x in zip(names, values, strict=True))
                rest = part.margin(state, seat, other) - known
                price = rest / weights[part.price] if part.price else 0.0
                yield phase, seat, other, _short(price), [_short(value) for value in values]


def _beside(share: float, other: float) -> float:
    return 0.5 if share == other else float(share > other)


def _short(number: float) -> float:
    return round(number, DIGITS) + 0.0


# --- many games -----------------------------------------------------------------------------------


def play_all(
    plan: Plan, weights: Weights, folder: Path, jobs: int, told: Callable[[int, int], None]
) -> list[Game]:
    """All games of a plan, in the order of their numbers; those that a file has are not played."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{plan.game}-{digest(plan, weights)}.jsonl"
    found = {game.number: game for game in stored(path)}
    todo = [number for number in range(1, plan.games + 1) if number not in found]
    told(plan.games - len(todo), plan.games)
    with path.open("ab") as file:
        for game in _playing(plan, weights, todo, jobs):
            found[game.number] = game
            file.write(json.dumps(asdict(game)).encode() + b"\n")
            file.flush()
            told(len(found), plan.games)
    return [found[number] for number in range(1, plan.games + 1)]


def digest(plan: Plan, weights: Weights) -> str:
    """A name for the games of a plan with these weights; how many there are does not matter."""
    values = {**asdict(plan), "games": 0, "version": detente.__version__}
    values["revision"] = detente.game(plan.game, **plan.settings).revision
    values["weights"] = weights_text(weights._replace(provenance={}), "")
    return sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:12]


def stored(path: Path) -> Iterator[Game]:
    """The games of a file; a last line that was torn off does not count."""
    if path.exists():
        lines = path.read_bytes().split(b"\n")
        with path.open("r+b") as file:
            file.truncate(sum(len(line) + 1 for line in lines[:-1]))
        for line in lines[:-1]:
            data = json.loads(line)
            rows = [Row(**row) for row in data["rows"]]
            yield Game(data["number"], data["reason"], rows)


def _playing(plan: Plan, weights: Weights, todo: list[int], jobs: int) -> Iterator[Game]:
    if jobs == 1 or len(todo) < 2:
        for number in todo:
            yield play(plan, weights, number)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = [pool.submit(play, plan, weights, number) for number in todo]
        try:
            for future in as_completed(waiting):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def cores() -> int:
    """How many processes can work at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
