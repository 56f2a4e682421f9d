"""`detente arena`: matches of bots, with ratings and statistics."""

import re
from pathlib import Path
from typing import Annotated, Any

import typer

from detente.cli.parameters import (
    Edition,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    count,
    game_settings,
)
from detente.core.errors import InvalidInput


def _seconds(value: Any) -> float:
    """A time such as 250ms or 2s."""
    found = re.fullmatch(r"([1-9][0-9]{0,6})(ms|s)", str(value))
    if found is None:
        raise InvalidInput("cli-bad-time", option="--move-time", value=str(value))
    return int(found[1]) / (1000 if found[2] == "ms" else 1)


def arena(
    ctx: typer.Context,
    game: GameName = None,
    bots: Annotated[
        list[str] | None, typer.Argument(help="cli-arena-bots", metavar="BOT...")
    ] = None,
    games: Annotated[int | None, count("--games", "cli-arena-games")] = None,
    edition: Edition = None,
    option: Options = None,
    seats: Seats = None,
    seed: Seed = None,
    move_time: Annotated[
        float | None,
        typer.Option("--move-time", help="cli-arena-move-time", metavar="TIME", parser=_seconds),
    ] = None,
    jobs: Annotated[int | None, count("--jobs", "cli-arena-jobs")] = None,
    stats: Annotated[bool, typer.Option("--stats", help="cli-arena-stats")] = False,
    json: Annotated[Path | None, typer.Option(help="cli-arena-json", metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(help="cli-arena-plot", metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option(help="cli-arena-records", metavar="DIR")] = None,
    out: Annotated[Path, typer.Option(help="cli-arena-out", metavar="DIR")] = Path(),
    resume: Annotated[Path | None, typer.Option(help="cli-arena-resume", metavar="FILE")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="cli-arena-fresh")] = False,
    lang: Language = None,
) -> None:
    """Let bots play against each other."""
    from detente.arena.command import ArenaConfig, run

    config = ArenaConfig(
        game=game,
        bots=tuple(bots or ()),
        settings=game_settings(edition, option),
        games=games,
        seats=seats,
        seed=seed,
        move_time=move_time,
        jobs=jobs,
        stats=stats,
        json=json,
        plot=plot,
        records=records,
        folder=out,
        resume=resume,
        fresh=fresh,
    )
    run(config, ctx.obj.language)
