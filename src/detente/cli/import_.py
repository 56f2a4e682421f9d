"""`detente import`: logs of other programs become records."""

from pathlib import Path
from typing import Annotated

import typer

from detente.cli.parameters import Language


def import_(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="cli-import-files", metavar="FILE...")],
    out: Annotated[Path, typer.Option(help="cli-import-out", metavar="DIR")] = Path(),
    force: Annotated[bool, typer.Option("--force", help="cli-import-force")] = False,
    lang: Language = None,
) -> None:
    """Import logs of real games."""
    from detente.importing.command import run

    raise typer.Exit(run(files, out, force, ctx.obj.language))
