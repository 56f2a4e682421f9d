"""Fit the weights of a game's bot: play, regress, and again with the new weights.

    make fit GAME=twilight_struggle ARGS="--games 600 --rounds 2 --seed 1"

writes src/detente/games/<game>/bot/weights.yaml. The same arguments give the same file, byte for
byte. What was played is kept in build/fit, so a run that was stopped goes on.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import detente
from detente import InvalidInput
from detente.bots import BadWeights, Weights, make, read_weights
from detente.bots.weights import FILE, Fitted, weights_text
from detente.files import write_whole
from tools.fit.regression import (
    deciles,
    fit_phases,
    predictions,
    predictions_before,
    score,
    table,
)
from tools.fit.selfplay import Game, Plan, cores, fitted_part, play_all

HELD_OUT: Final = 0.2
"""The share of the games by which a fit is judged; the weights come from all games."""
LEAST_GAMES: Final = 5
GAMES: Final = Path("src/detente/games")


def arguments(argv: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="make fit", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", help="the game whose bot is fitted")
    parser.add_argument("--games", type=int, default=600, help="games to play in each round")
    parser.add_argument("--rounds", type=int, default=2, help="how often to play and fit")
    parser.add_argument("--seed", default="1", help="of all deals and decisions")
    parser.add_argument("--bot", default="greedy", help="the bot that plays itself")
    parser.add_argument("--seats", type=int, help="how many play")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--ridge", type=float, default=20.0, help="how firmly old weights hold")
    parser.add_argument("--start", type=Path, help="weights to begin with; else the game's own")
    parser.add_argument("--out", type=Path, help="the file to write; else the game's own")
    parser.add_argument("--work", type=Path, default=Path("build/fit"), help="where games are kept")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes that play")
    return parser.parse_args(argv)


def plan_of(args: argparse.Namespace) -> Plan:
    """The games to play; InvalidInput or ValueError if they cannot be."""
    if args.games < LEAST_GAMES:
        raise ValueError(f"--games must be at least {LEAST_GAMES}")
    if args.rounds < 1 or args.jobs < 1 or args.ridge < 0:
        raise ValueError("--rounds and --jobs must be at least 1, --ridge at least 0")
    settings: dict[str, Any] = {}
    for setting in args.set:
        name, sign, value = setting.partition("=")
        if not sign:
            raise ValueError(f"--set wants OPTION=VALUE, not {setting}")
        settings[name] = value
    rules = detente.game(args.game, **settings)
    seats = args.seats or max(2, rules.seat_counts[0])
    rules.start(seats)
    if seats < 2:
        raise ValueError("the bot of one seat cannot be fitted: nobody else can win")
    fitted_part(args.game)
    make(args.bot, args.game, args.seed)
    return Plan(args.game, rules.settings, seats, args.bot, str(args.seed), args.games)


def command_of(args: argparse.Namespace) -> str:
    """The command with which the weights can be found again."""
    words = [f"--games {args.games}", f"--rounds {args.rounds}", f"--seed {args.seed}"]
    words += [f"--ridge {args.ridge:g}", f"--bot {args.bot}"]
    words += [f"--seats {args.seats}"] if args.seats else []
    words += [f"--set {setting}" for setting in args.set]
    words += [f"--start {args.start}"] if args.start else []
    return f'make fit GAME={args.game} ARGS="{" ".join(words)}"'


class Progress:
    """Tells on the standard error how many games are played."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.began = monotonic()
        self.told = 0.0

    def __call__(self, done: int, of: int) -> None:
        """Tell it, once in five seconds at most."""
        now = monotonic()
        if done == of or now - self.told > 5:
            self.told = now
            spent = now - self.began
            print(f"{self.label}: {done} of {of} games, {spent:.0f} s", file=sys.stderr, flush=True)


def fit_round(part: Fitted, weights: Weights, games: list[Game], seats: int, ridge: float) -> Any:
    """The weights after a round, and the held-out scores by phase."""
    numbers = sorted(range(len(games)), key=lambda index: Random(index).random())
    cut = max(1, int(len(games) * HELD_OUT))
    held = [games[index] for index in sorted(numbers[:cut])]
    known = [games[index] for index in sorted(numbers[cut:])]
    phases = range(len(weights.phases))
    everything, train, test = (
        [table(some, phase, seats) for phase in phases] for some in (games, known, held)
    )
    for name, first, second in zip(weights.phases, train, test, strict=True):
        if min(first.games, second.games) < 1:
            raise ValueError(f"no game came to the phase {name}: play more games")
    found = fit_phases(everything, part, weights, ridge)
    trials = fit_phases(train, part, weights, ridge)
    scores: dict[str, dict[str, float]] = {}
    for phase, name in enumerate(weights.phases):
        won = test[phase].won
        trial = predictions(trials[phase], test[phase])
        before = predictions_before(part, weights, phase, train[phase], test[phase])
        scores[name] = {
            "games": everything[phase].games,
            "rows": len(everything[phase].won),
            "brier_before": round(score(before, won).brier, 4),
            "brier": round(score(trial, won).brier, 4),
            "log_loss_before": round(score(before, won).log_loss, 4),
            "log_loss": round(score(trial, won).log_loss, 4),
        }
        print(f"  {name}: {scores[name]}")
        if part.unit:
            scales = f"{found[phase].scale:.4f} -> {found[phase].new_scale:.4f}"
            print(f"    a point in log odds: {scales}")
        told = [f"{said:.2f}:{won:.2f} ({rows})" for said, won, rows in deciles(trial, won)]
        print(f"    said:won (rows), held out: {'  '.join(told)}")
    values = {
        name: tuple(fit.weights.get(name, old) for fit, old in pairs)
        for name, row in weights.values.items()
        for pairs in [list(zip(found, row, strict=True))]
    }
    return weights._replace(values=values), scores


def fit(args: argparse.Namespace) -> Path:
    """Play and fit in rounds; the file that was written."""
    plan = plan_of(args)
    part = fitted_part(plan.game, read_weights(args.start) if args.start else None)
    weights = part.weights
    folder = GAMES / plan.game / "bot"
    out: Path = args.out or folder / FILE
    if args.out is None and not folder.is_dir():
        raise ValueError(f"{folder} is not here: run this in a checkout, or name a file by --out")
    games: list[Game] = []
    scores: dict[str, Any] = {}
    for number in range(1, args.rounds + 1):
        told = Progress(f"round {number} of {args.rounds}")
        seeded = Plan(**{**plan.__dict__, "seed": f"{plan.seed} round {number}"})
        played = play_all(seeded, weights, args.work, args.jobs, told)
        games += played
        print(f"round {number}: {dict(sorted(Counter(game.reason for game in played).items()))}")
        weights, scores = fit_round(part, weights, games, plan.seats, args.ridge)
    provenance = {
        "command": command_of(args),
        "seed": plan.seed,
        "games": plan.games,
        "rounds": args.rounds,
        "rows": sum(len(game.rows) for game in games),
        "settings": plan.settings,
        "seats": plan.seats,
        "revision": detente.game(plan.game, **plan.settings).revision,
        "detente": detente.__version__,
        "held_out": scores,
    }
    text = weights_text(
        weights._replace(provenance=provenance),
        f"The weights of the bot of {plan.game}, by feature and phase (docs/bots.md, Weights).\n"
        "Written by `make fit`: run it again instead of editing.",
    )
    write_whole(out, text)
    return out


def main(argv: list[str]) -> int:
    """Fit, or say what is wrong."""
    try:
        print(f"written: {fit(arguments(argv))}")
    except (InvalidInput, BadWeights, ValueError) as error:
        print(f"make fit: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nmake fit: stopped; the same command goes on with what was played", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
