"""Whether the working tree plays as a revision does: positions of games, decisions of bots.

python -m benchmarks.same REV. Both sides play the same random games, and every position must be the
same; then the bots decide in positions spread over such games, by the same seed and number of
rollouts. Other decisions are listed, with how far apart the old side's estimates of both moves are.
"""

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from benchmarks.compare.sides import Side, revision, working_tree
from benchmarks.workers import Worker

TIE = 1e-9
"""Estimates so near to each other are equal but for the order of a sum."""
SHARE = 0.05
"""The share of positions in which a bot decides, so that all parts of a game are among them."""


# --- in the process of a side --------------------------------------------------------------------


def random_games(name: str, number: int, games: int) -> Iterator[Any]:
    """Every position of the random games of a game's variant, by its number."""
    import detente
    from detente.registry import game_class
    from detente.testing.variants import variants

    variant = variants(game_class(name))[number]
    game = detente.game(name, **variant.settings)
    for seed in range(games):
        draw = random.Random(seed)
        state = game.start(variant.seats, seed)
        yield state
        while not state.over:
            seat = draw.choice(state.to_act)
            state.apply_action(seat, draw.choice(state.legal_actions(seat)))
            yield state


def positions(game: str, variant: int, games: int, every: int) -> list[str]:
    """A digest of each game's positions: of every so manieth, and of the last."""
    digests: list[Any] = []
    for state in random_games(game, variant, games):
        if state.move_number == 0:
            digests.append(hashlib.sha256())
        if state.over or state.move_number % every == 0:
            digests[-1].update(json.dumps(state.dump(), sort_keys=True).encode())
    return [digest.hexdigest() for digest in digests]


def decisions(game: str, variant: int, bot: str, count: int) -> list[list[Any]]:
    """The advice of a bot in so many positions: the move, and the estimate of each move."""
    from detente import bots

    player = bots.make(bot, game, seed=1)
    found: list[list[Any]] = []
    wanted = random.Random(game)
    for state in random_games(game, variant, sys.maxsize):
        if len(found) == count:
            break
        if state.over or wanted.random() > SHARE:
            continue
        seat = state.to_act[0]
        if len(state.legal_actions(seat)) > 1:
            advice = bots.advice(player, state.determinize(seat, len(found)), seat)
            found.append([advice.move, {one.move: one.value for one in advice.estimates}])
    return found


def work() -> None:
    """Print which detente this is and its variants, then an answer for each line of input."""
    import detente
    from detente.registry import game_class
    from detente.testing.variants import variants

    names = {name: [v.label for v in variants(game_class(name))] for name in detente.games()}
    found = {"detente": str(detente.__file__), "compiled": detente.compiled, "games": names}
    print(json.dumps(found), flush=True)
    for line in sys.stdin:
        what, *arguments = json.loads(line)
        ask: Any = {"positions": positions, "decisions": decisions}[what]
        print(json.dumps(ask(*arguments)), flush=True)


# --- in the main process -------------------------------------------------------------------------


def start(side: Side, variant: str) -> Worker:
    """A process of a side."""
    worker = Worker(["-P", "-m", "benchmarks.same", "--worker"], side.path(variant))
    side.check(worker, variant)
    return worker


def compare(new: Worker, old: Worker, asked: argparse.Namespace) -> int:
    """Print what is the same and what is not; how many differences there are beyond ties."""
    differences = 0
    games, count = asked.games, asked.decisions
    for game, labels in old.found["games"].items():
        if asked.only and game not in asked.only.split(","):
            continue
        for number, label in enumerate(labels):
            request = ["positions", game, number, games, asked.every]
            mine, theirs = new.ask(request), old.ask(request)
            other = sum(one != another for one, another in zip(mine, theirs, strict=True))
            differences += other
            print(f"{game} {label}: {games - other} of {games} games the same", flush=True)
        for bot in asked.bots.split(","):
            lines: list[str] = []
            for number in range(len(labels)):
                share = count // len(labels) + (number < count % len(labels))
                request = ["decisions", game, number, bot, share]
                pairs = zip(new.ask(request), old.ask(request), strict=True)
                lines += [line for pair in pairs if (line := difference(*pair))]
            differences += sum(not line.startswith("tie") for line in lines)
            print(f"{game} {bot}: {count - len(lines)} of {count} decisions the same", flush=True)
            print(*[f"  {line}" for line in lines], sep="\n", end="\n" if lines else "")
    return differences


def difference(mine: list[Any], theirs: list[Any]) -> str:
    """What differs between two pieces of advice; nothing if they decide for the same move."""
    (move, _), (before, estimates) = mine, theirs
    if move == before:
        return ""
    if move in estimates and before in estimates:
        apart = abs(estimates[move] - estimates[before])
        return f"{'tie' if apart <= TIE else 'other'}: {move} for {before}, {apart:.2e} apart"
    return f"other: {move} for {before}"


def main() -> None:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    usual = Path(sys.prefix)
    add("revision", metavar="REV", nargs="?", help="what the working tree is compared with")
    add("--games", type=int, default=200, help="random games of each variant (200)")
    add(
        "--every",
        type=int,
        default=1,
        help="which positions are compared: every, every tenth … (1)",
    )
    add("--decisions", type=int, default=250, help="decisions of each bot in each game (250)")
    add("--bots", default="greedy,search:30it", help="bots, with commas (greedy,search:30it)")
    add("--only", default="", help="games, with commas")
    add("--variant", choices=["compiled", "uncompiled"], default="compiled")
    add("--compiled", type=Path, default=usual / "compiled", help="the compiled working tree")
    add("--cache", type=Path, default=usual / "compare", help="where revisions are compiled")
    add("--worker", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.worker:
        work()
        return
    sides = working_tree(asked.compiled), revision(asked.revision, asked.cache, [asked.variant])
    with ExitStack() as stack:
        new, old = (stack.enter_context(closing(start(side, asked.variant))) for side in sides)
        if compare(new, old, asked):
            sys.exit(1)


if __name__ == "__main__":
    main()
