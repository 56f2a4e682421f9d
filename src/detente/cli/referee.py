"""`detente referee`: the record and the rules of a game that is played on a real table."""

from pathlib import Path
from typing import Annotated

import typer

import detente
from detente.cli.parameters import (
    Edition,
    GameName,
    Language,
    Options,
    game_settings,
    language_asked_for,
    refuse_with_resume,
)


def referee(
    ctx: typer.Context,
    game: GameName = None,
    edition: Edition = None,
    option: Options = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-referee-resume")] = False,
    lang: Language = None,
) -> None:
    """Referee a new game or, with --resume, a saved one."""
    from detente.terminal.referee import referee as referee_game
    from detente.terminal.saves import newest_save

    save = None
    if resume:
        refuse_with_resume({"--edition": edition, "--option": option})
        known = not game or game in detente.games()
        save = newest_save(game, refereed=True) if known else Path(game or "")
    referee_game(game, game_settings(edition, option), language_asked_for(ctx, lang), save)
