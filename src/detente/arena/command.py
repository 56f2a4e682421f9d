"""`detente arena`: from the command line to the tables."""

import signal
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

import detente
from detente import InvalidInput, bots
from detente.arena.files import check_writable, writing
from detente.arena.match import GameResult
from detente.arena.plot import check_plot, plot
from detente.arena.report import event_table, report
from detente.arena.results_file import ResultsFile, read_lines, read_schedule, results_path
from detente.arena.runner import cores, run_schedule
from detente.arena.schedule import Lineup, Schedule
from detente.arena.standings import Summary, summarise
from detente.console.screen import Screen
from detente.console.tables import progress_bar
from detente.core.game import Game, Setting
from detente.texts import Texts

_GAMES: Final = 400
_SEED: Final = "1"


@dataclass(frozen=True)
class ArenaConfig:
    """The arguments of `detente arena`; None stands for the default."""

    game: str | None
    bots: tuple[str, ...]
    settings: dict[str, str]
    games: int | None
    seats: int | None
    seed: str | None
    jobs: int | None
    stats: bool
    json: Path | None
    plot: Path | None
    folder: Path
    resume: Path | None
    fresh: bool


def run(config: ArenaConfig, language: str) -> None:
    """Play what is still to be played, then show and write the results."""
    for path in (config.json, config.plot):
        if path is not None:
            check_writable(path)
    if config.plot is not None:
        check_plot(config.plot)
    results_file = _results_file(config)
    texts = Texts(language, results_file.schedule.game)
    try:
        with closing(results_file):
            _play(results_file, config.jobs or cores(), texts)
    except KeyboardInterrupt:
        games = len(read_lines(results_file.path)) - 1  # all but the header
        file = str(results_file.path)
        print("\n" + texts.quote("arena-stopped", games=games, file=file), file=sys.stderr)
        raise SystemExit(128 + signal.SIGINT) from None
    results = results_file.played()
    _show(config, summarise(results_file.schedule, results), results, texts)


def _results_file(config: ArenaConfig) -> ResultsFile:
    if config.resume is None:
        schedule = _schedule(config)
        path = results_path(schedule, config.folder)
        if config.fresh:
            path.unlink(missing_ok=True)
        return ResultsFile(path, schedule)
    if config.fresh:
        raise InvalidInput("arena-fresh-or-resume")
    return ResultsFile(config.resume, _schedule(config, read_schedule(config.resume)))


def _schedule(config: ArenaConfig, begun: Schedule | None = None) -> Schedule:
    """The schedule of the arguments; the rest is as in the arena that was begun, or the default."""
    name = config.game or (begun and begun.game)
    if not name:
        raise InvalidInput("arena-no-game", allowed=detente.games())
    settings: dict[str, Setting] = {**(begun.settings if begun else {}), **config.settings}
    rules = detente.game(name, **settings)
    seats = config.seats or (begun.seats if begun else _seats(config.bots, rules))
    specs = _seated(config.bots, seats) or (begun and begun.bots)
    if not specs:
        raise InvalidInput("arena-no-bots", allowed=bots.names())
    for spec in specs:
        bots.make(spec, name, _SEED)
    rules.start(seats)
    return Schedule(
        game=name,
        settings=rules.settings,
        seats=seats,
        bots=specs,
        seed=config.seed or (begun.seed if begun else _SEED),
        games=config.games or (begun.games if begun else _GAMES),
    )


def _seats(specs: Lineup, rules: Game) -> int:
    """The number of seats: if a bot is named twice, all seats are named."""
    repeated = len(set(specs)) < len(specs)
    return len(specs) if repeated and len(specs) in rules.seat_counts else rules.seat_counts[0]


def _seated(specs: Lineup, seats: int) -> Lineup:
    """The bots as they were named if they fill the table, else each bot once."""
    different = tuple(dict.fromkeys(specs))
    return specs if len(specs) == seats and len(different) > 1 else different


def _play(results_file: ResultsFile, jobs: int, texts: Texts) -> None:
    total = sum(len(lineups) for _, lineups in results_file.schedule.deals())
    with progress_bar() as progress:
        played = len(results_file.played())
        task = progress.add_task(texts.say("arena-games"), total=total, completed=played)
        for results in run_schedule(results_file, jobs):
            progress.advance(task, len(results))


def _show(
    config: ArenaConfig, summary: Summary, results: Sequence[GameResult], texts: Texts
) -> None:
    screen = Screen()
    screen.show(report(summary, texts))
    if config.stats:
        screen.show(event_table(summary.statistics, texts))
    if config.json is not None:
        with writing(config.json):
            config.json.write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    if config.plot is not None:
        plot(summary, results, texts, config.plot)
