"""`detente arena`: from the wishes to the tables."""

import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

import detente
from detente import BadInput, bots
from detente.arena.contest import contest, cores
from detente.arena.files import check_writable, writing
from detente.arena.journal import Journal, journal_path, read_lines, read_plan
from detente.arena.match import Outcome
from detente.arena.plan import Lineup, Plan
from detente.arena.plot import check_plot, plot
from detente.arena.report import happenings, report
from detente.arena.standings import Summary, summarise
from detente.console.screen import Screen
from detente.console.tables import progress_bar
from detente.core.game import Game, Setting
from detente.texts import Texts

_GAMES: Final = 400
_SEED: Final = "1"


@dataclass(frozen=True)
class Wishes:
    """What somebody asked of an arena; None is left to us."""

    game: str | None
    bots: tuple[str, ...]
    options: dict[str, str]
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


def run(wishes: Wishes, language: str) -> None:
    """Play what is still to be played, then show and write the results."""
    for path in (wishes.json, wishes.plot):
        if path is not None:
            check_writable(path)
    if wishes.plot is not None:
        check_plot(wishes.plot)
    journal = _journal(wishes)
    texts = Texts(language, journal.plan.game)
    try:
        with closing(journal):
            _play(journal, wishes.jobs or cores(), texts)
    except KeyboardInterrupt:
        games = len(read_lines(journal.path)) - 1  # all but the header
        file = str(journal.path)
        print("\n" + texts.quote("arena-stopped", games=games, file=file), file=sys.stderr)
        raise
    outcomes = journal.played()
    _tell(wishes, summarise(journal.plan, outcomes), outcomes, texts)


def _journal(wishes: Wishes) -> Journal:
    if wishes.resume is None:
        plan = _plan(wishes)
        path = journal_path(plan, wishes.folder)
        if wishes.fresh:
            path.unlink(missing_ok=True)
        return Journal(path, plan)
    if wishes.fresh:
        raise BadInput("arena-fresh-or-resume")
    return Journal(wishes.resume, _plan(wishes, read_plan(wishes.resume)))


def _plan(wishes: Wishes, begun: Plan | None = None) -> Plan:
    """What is wished; the rest as in the arena that was begun, else by default."""
    name = wishes.game or (begun and begun.game)
    if not name:
        raise BadInput("arena-no-game", allowed=detente.games())
    chosen: dict[str, Setting] = {**(begun.options if begun else {}), **wishes.options}
    rules = detente.game(name, **chosen)
    seats = wishes.seats or (begun.seats if begun else _seats(wishes.bots, rules))
    specs = _seated(wishes.bots, seats) or (begun and begun.bots)
    if not specs:
        raise BadInput("arena-no-bots", allowed=bots.names())
    for spec in specs:
        bots.make(spec, name, _SEED)
    rules.start(seats)
    return Plan(
        game=name,
        options=rules.settings,
        seats=seats,
        bots=specs,
        seed=wishes.seed or (begun.seed if begun else _SEED),
        games=wishes.games or (begun.games if begun else _GAMES),
    )


def _seats(specs: Lineup, rules: Game) -> int:
    """How many sit at the table: whoever names a bot twice has named them all."""
    repeated = len(set(specs)) < len(specs)
    return len(specs) if repeated and len(specs) in rules.seat_counts else rules.seat_counts[0]


def _seated(specs: Lineup, seats: int) -> Lineup:
    """The table as it was named, if it is full; else each bot once."""
    different = tuple(dict.fromkeys(specs))
    return specs if len(specs) == seats and len(different) > 1 else different


def _play(journal: Journal, jobs: int, texts: Texts) -> None:
    total = sum(len(lineups) for _, lineups in journal.plan.deals())
    with progress_bar() as progress:
        played = len(journal.played())
        task = progress.add_task(texts.say("arena-games"), total=total, completed=played)
        for outcomes in contest(journal, jobs):
            progress.advance(task, len(outcomes))


def _tell(wishes: Wishes, summary: Summary, outcomes: Sequence[Outcome], texts: Texts) -> None:
    screen = Screen()
    screen.show(report(summary, texts))
    if wishes.stats:
        screen.show(happenings(summary.statistics, texts))
    if wishes.json is not None:
        with writing(wishes.json):
            wishes.json.write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    if wishes.plot is not None:
        plot(summary, outcomes, texts, wishes.plot)
