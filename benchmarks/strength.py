"""Matches of a game's bot against the same bot with frozen weights, both by today's rules.

    .venv/bin/python -m benchmarks.strength twilight_struggle greedy --games 200

Each deal is played from every seat: with two seats both ways round, with more the new weights sit
alone among copies of the old ones. With one seat both play each deal alone. Points have a 95 %
interval by deals. Every run writes a new file, build/strength/<game>-<number>.jsonl: a line that
says what is played, then a line for each deal. Old weights are in benchmarks/frozen.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import thread_time
from typing import Any, BinaryIO, Final

import detente
from detente import InvalidInput, bots
from detente.arena.interval import rate_of
from detente.arena.runner import cores
from detente.bots import BadWeights, Weights
from detente.bots.evaluation import terminal_values

FROZEN: Final = Path(__file__).parent / "frozen"
RESULTS: Final = Path("build/strength")
MAX_MOVES: Final = 10_000
NEW, OLD = 0, 1


@dataclass(frozen=True)
class Match:
    """What is played: the weights of both sides are files, "" for those that come with the game."""

    game: str
    settings: dict[str, Any]
    seats: int
    bots: tuple[str, str]
    weights: tuple[str, str]
    seed: str


@dataclass(frozen=True)
class Deal:
    """One deal: the points of each side for each seating, why games ended, seconds and decisions.

    `seconds` is processor time.
    """

    number: int
    seatings: list[list[int]]
    points: list[list[float]]
    reasons: list[str]
    seconds: list[float]
    decisions: list[int]


def seatings_of(seats: int) -> list[list[int]]:
    """Who sits where, in every game of a deal."""
    if seats == 1:
        return [[NEW], [OLD]]
    return [[NEW if seat == place else OLD for seat in range(seats)] for place in range(seats)]


def weights_of(file: str) -> Weights | None:
    """The weights in a file."""
    return bots.read_weights(Path(file)) if file else None


def play_deal(match: Match, number: int) -> Deal:
    """Play a deal with all seatings."""
    deal = Deal(number, seatings_of(match.seats), [], [], [0.0, 0.0], [0, 0])
    for seating in deal.seatings:
        seed = f"strength {match.seed}.{number}"
        rules = detente.game(match.game, **match.settings)
        state = rules.start(match.seats, seed, keep_events=False)
        players = [
            bots.make(
                match.bots[side], match.game, f"{seed} {seat}", weights_of(match.weights[side])
            )
            for seat, side in enumerate(seating)
        ]
        while not state.over and state.move_number < MAX_MOVES:
            seat = state.to_act[0]
            side = seating[seat]
            began = thread_time()
            move = bots.ask(players[seat], state, seat, f"{seed} {state.move_number}")
            deal.seconds[side] += thread_time() - began
            deal.decisions[side] += 1
            state.play(seat, move)
        deal.points.append(terminal_values(state))
        deal.reasons.append(state.result["reason"] if state.result else "endless")
    return deal


def share_of(deal: Deal, side: int) -> float:
    """The mean points of a side in the games of a deal in which one seat of it was looked at."""
    games = zip(deal.seatings, deal.points, strict=True)
    if len(deal.seatings[0]) == 1:
        return next(points[0] for seating, points in games if seating == [side])
    found = [
        points[seat]
        for seating, points in games
        for seat, sitting in enumerate(seating)
        if sitting == side
    ]
    return sum(found) / len(found)


def new_file(game: str, folder: Path) -> tuple[Path, BinaryIO]:
    """A results file that did not exist before."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{game}-{number}.jsonl"
        try:
            return path, path.open("xb")
        except FileExistsError:
            number += 1


def frozen_weights(game: str) -> str:
    """The newest file of old weights of a game."""
    found = sorted(FROZEN.glob(f"{game}-*.yaml"))
    if not found:
        raise BadWeights(f"there are no old weights of {game} in {FROZEN}; name a file by --old")
    return str(found[-1])


def playing(match: Match, deals: int, jobs: int) -> Iterator[Deal]:
    """The deals of a match as they are finished."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = [pool.submit(play_deal, match, number) for number in range(1, deals + 1)]
        try:
            for future in as_completed(waiting):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def report(match: Match, deals: list[Deal]) -> str:
    """The result in a few lines."""
    games = sum(len(deal.seatings) for deal in deals)
    lines = [f"{match.game}, {match.seats} seats: {games} games, {len(deals)} deals"]
    for side, name in ((NEW, "new"), (OLD, "old")):
        if match.seats > 1 and side == OLD:
            continue
        rate = rate_of([share_of(deal, side) for deal in deals])
        assert rate is not None
        even = f", even share {1 / match.seats:.1%}" if match.seats > 1 else ""
        lines.append(
            f"{name} {match.bots[side]}: {rate.rate:.1%} of the points,"
            f" 95 % interval {rate.low:.1%} to {rate.high:.1%}{even}"
        )
    if match.seats == 1:
        better = rate_of([(1 + share_of(deal, 0) - share_of(deal, 1)) / 2 for deal in deals])
        assert better is not None
        lines.append(
            f"new beside old, ½ is equal: {better.rate:.3f} ({better.low:.3f} to {better.high:.3f})"
        )
    for side, name in ((NEW, "new"), (OLD, "old")):
        seconds = sum(deal.seconds[side] for deal in deals)
        decisions = sum(deal.decisions[side] for deal in deals)
        lines.append(f"{name}: {1000 * seconds / max(1, decisions):.2f} ms a decision")
    reasons = [reason for deal in deals for reason in deal.reasons]
    ends = {reason: reasons.count(reason) for reason in sorted(set(reasons))}
    lines.append(f"ends: {ends}")
    if match.seats > 1:
        for seat in range(match.seats):
            won = [
                points[seat]
                for deal in deals
                for seating, points in zip(deal.seatings, deal.points, strict=True)
                if seating[seat] == NEW
            ]
            lines.append(f"new in seat {seat}: {sum(won) / len(won):.1%}")
    return "\n".join(lines)


def arguments(argv: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="benchmarks.strength", description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("bot", help="greedy, search:30ms, …")
    parser.add_argument("--against", help="the bot with the old weights; else the same")
    parser.add_argument("--new", default="", help="a file of weights; else the game's own")
    parser.add_argument("--old", help="a file of weights; else the newest in benchmarks/frozen")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--folder", type=Path, default=RESULTS)
    return parser.parse_args(argv)


def run(args: argparse.Namespace) -> str:
    """Play the match; the report."""
    pairs = [setting.partition("=") for setting in args.set]
    if args.games < 1 or args.jobs < 1 or not all(sign for _, sign, _ in pairs):
        raise ValueError("--games and --jobs must be at least 1, --set is OPTION=VALUE")
    rules = detente.game(args.game, **{name: value for name, _, value in pairs})
    seats = args.seats or max(2, rules.seat_counts[0])
    rules.start(seats)
    files = (args.new, args.old or frozen_weights(args.game))
    specs = (args.bot, args.against or args.bot)
    for spec, file in zip(specs, files, strict=True):
        bots.make(spec, args.game, 0, weights_of(file))
    match = Match(args.game, rules.settings, seats, specs, files, str(args.seed))
    path, file = new_file(args.game, args.folder)
    header = {
        "format": "detente strength",
        "detente": detente.__version__,
        "compiled": detente.compiled,
        "revision": rules.revision,
        "weights_sha256": [
            sha256(Path(name).read_bytes()).hexdigest() if name else None for name in files
        ],
        **asdict(match),
    }
    finished: list[Deal] = []
    with file:
        file.write(json.dumps(header).encode() + b"\n")
        for deal in playing(match, -(-args.games // len(seatings_of(seats))), args.jobs):
            finished.append(deal)
            file.write(json.dumps(asdict(deal)).encode() + b"\n")
            file.flush()
            rate = rate_of([share_of(one, NEW) for one in finished])
            assert rate is not None
            told = (
                f"\r{len(finished)} deals, new {rate.rate:.1%} ± {(rate.high - rate.low) / 2:.1%} "
            )
            print(told, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return f"{report(match, finished)}\nwritten: {path}"


def main(argv: list[str]) -> int:
    """Play, or say what is wrong."""
    try:
        print(run(arguments(argv)))
    except (InvalidInput, ValueError) as error:
        print(f"benchmarks.strength: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
