"""`detente play`: a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

import detente
from detente.cli.parameters import (
    Edition,
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    game_settings,
    language_asked_for,
    refuse_with_resume,
)


def play(
    ctx: typer.Context,
    game: GameName = None,
    edition: Edition = None,
    option: Options = None,
    seats: Seats = None,
    side: Annotated[str | None, typer.Option(help="cli-side", metavar="SIDE")] = None,
    opponent: Annotated[str | None, typer.Option(help="cli-opponent", metavar="BOT")] = None,
    seed: Seed = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-resume")] = False,
    lang: Language = None,
) -> None:
    """Play a new game or, with --resume, a saved one."""
    from detente.terminal.play import play as play_game
    from detente.terminal.saves import newest_save

    save = None
    if resume:
        begun = {"--edition": edition, "--option": option, "--seats": seats, "--seed": seed}
        refuse_with_resume(begun)
        save = newest_save(game) if not game or game in detente.games() else Path(game)
    settings = game_settings(edition, option)
    language = language_asked_for(ctx, lang)
    play_game(game, settings, seats, side, opponent, language, seed, save)
