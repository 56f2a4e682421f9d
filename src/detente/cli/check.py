"""`detente check`: what is missing or wrong in a game's package."""

from typing import Annotated

import typer

from detente.cli.parameters import Language


def check(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-game", metavar="GAME")],
    lang: Language = None,
) -> None:
    """Print the problems of a game's package; exit code 1 if there are any."""
    from detente.testing.package import check_package, extent

    problems = check_package(game)
    for problem in problems:
        print(ctx.obj.error(problem))
    if problems:
        print(ctx.obj.quote("check-found", game=game, count=len(problems)))
        raise typer.Exit(1)
    print(ctx.obj.quote("check-fine", game=game, **extent(game)))
