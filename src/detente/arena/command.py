"""`detente arena`: from the command line to the tables."""

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
from detente.arena.results_file import (
    Asked,
    Header,
    ResultsFile,
    read_header,
    results_path,
    stored_games,
)
from detente.arena.runner import cores, end_now, run_schedule
from detente.arena.schedule import Lineup, Schedule
from detente.arena.standings import Summary, summarise
from detente.console.screen import Screen
from detente.console.stop import Stop, Stopped
from detente.console.tables import progress_bar
from detente.core.game import Game, Setting
from detente.texts import Texts

_GAMES: Final = 400
_SEED: Final = "1"
STANDARD_OUTPUT: Final = "-"


@dataclass(frozen=True)
class ArenaConfig:
    """The arguments of `detente arena`; None stands for the default."""

    game: str | None
    bots: tuple[str, ...]
    settings: dict[str, str]
    games: int | None
    seats: int | None
    seed: str | None
    move_time: float | None
    jobs: int | None
    stats: bool
    json: Path | None
    plot: Path | None
    records: Path | None
    folder: Path
    resume: Path | None
    fresh: bool


def run(config: ArenaConfig, language: str) -> None:
    """Play what is still to be played, then show and write the results."""
    begun = read_header(config.resume) if config.resume is not None else None
    asked = _asked(config, begun.asked if begun else Asked())
    for path in (asked.json, asked.plot):
        if path is not None and path != STANDARD_OUTPUT:
            check_writable(Path(path))
    if asked.plot is not None:
        check_plot(Path(asked.plot))
    results_file = _results_file(config, begun, asked)
    texts = Texts(language, results_file.schedule.game)
    try:
        with Stop(), closing(results_file):
            _play(results_file, asked.jobs or cores(), texts)
    except Stopped as stopped:
        games = stored_games(results_file.path)
        file = str(results_file.path)
        print("\n" + texts.quote("arena-stopped", games=games, file=file), file=sys.stderr)
        end_now(stopped.exit_code)
    results = results_file.played()
    _show(asked, summarise(results_file.schedule, results), results, texts)


def _asked(config: ArenaConfig, before: Asked) -> Asked:
    """What is asked for beside the games: now, else by the arena that is resumed."""

    def text(path: Path | None) -> str | None:
        return None if path is None else str(path)

    return Asked(
        jobs=config.jobs or before.jobs,
        stats=config.stats or before.stats,
        json=text(config.json) or before.json,
        plot=text(config.plot) or before.plot,
        records=text(config.records) or before.records,
    )


def _results_file(config: ArenaConfig, begun: Header | None, asked: Asked) -> ResultsFile:
    schedule = _schedule(config, begun.schedule if begun else None)
    if config.resume is None:
        path = results_path(schedule, config.folder)
        if config.fresh:
            path.unlink(missing_ok=True)
        return ResultsFile(path, schedule, asked)
    if config.fresh:
        raise InvalidInput("arena-fresh-or-resume")
    return ResultsFile(config.resume, schedule, asked)


def _schedule(config: ArenaConfig, begun: Schedule | None) -> Schedule:
    """The schedule of the arguments; the rest is as in the arena that was begun, or the default."""
    name = config.game or (begun and begun.game)
    if not name:
        raise InvalidInput("arena-no-game", allowed=detente.games())
    settings: dict[str, Setting] = {**(begun.settings if begun else {}), **config.settings}
    revision = begun.revision if begun and begun.game == name else None
    rules = detente.game(name, revision=revision, **settings)
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
        move_time=config.move_time or (begun.move_time if begun else None),
        revision=revision,
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
    taken = results_file.taken
    if taken:
        file = str(results_file.path)
        said = texts.quote("arena-taken", games=taken, total=total, file=file)
        print(said, file=sys.stderr)
    with progress_bar() as progress:
        task = progress.add_task(texts.say("arena-games"), total=total, completed=taken)
        for results in run_schedule(results_file, jobs):
            progress.advance(task, len(results))


def _show(asked: Asked, summary: Summary, results: Sequence[GameResult], texts: Texts) -> None:
    """Show the tables, and write what is asked for; JSON for the standard output stands alone."""
    in_json = msgspec.json.format(msgspec.json.encode(summary)) + b"\n"
    if asked.json == STANDARD_OUTPUT:
        sys.stdout.write(in_json.decode())
    else:
        screen = Screen()
        screen.show(report(summary, texts))
        if asked.stats:
            screen.show(event_table(summary.statistics, texts))
        if asked.json is not None:
            with writing(Path(asked.json)):
                Path(asked.json).write_bytes(in_json)
    if asked.plot is not None:
        plot(summary, results, texts, Path(asked.plot))
