"""`detente serve`: the server with its page."""

from pathlib import Path
from typing import Annotated

import typer

from detente.cli.parameters import Language, count


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(help="cli-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, count("--port", "cli-port")] = None,
    data: Annotated[Path | None, typer.Option(help="cli-data", metavar="DIR")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-no-browser")] = False,
    proxy: Annotated[bool, typer.Option("--proxy", help="cli-proxy")] = False,
    lang: Language = None,
) -> None:
    """Run the server until it is told to stop."""
    from detente.server.serve import serve as run_server
    from detente.terminal.saves import home

    run_server(ctx.obj, data or home() / "table", host, port, not no_browser, proxy)
