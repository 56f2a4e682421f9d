"""`detente replay`: a recorded game, move by move."""

from pathlib import Path
from typing import Annotated

import typer

from detente.cli.parameters import Language


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-record", metavar="FILE")],
    side: Annotated[str | None, typer.Option(help="cli-replay-side", metavar="SIDE")] = None,
    everything: Annotated[bool, typer.Option("--all", help="cli-replay-all")] = False,
    lang: Language = None,
) -> None:
    """Step through a recorded game."""
    from detente.terminal.replay import replay as replay_record

    replay_record(file, ctx.obj.language, side, everything)
