"""`detente serve`: the server with its page."""

from pathlib import Path
from typing import Annotated

import typer

from detente.cli.parameters import Language, count
from detente.core.errors import InvalidInput


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(help="cli-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, count("--port", "cli-port")] = None,
    data: Annotated[Path | None, typer.Option(help="cli-data", metavar="DIR")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-no-browser")] = False,
    proxy: Annotated[bool, typer.Option("--proxy", help="cli-proxy")] = False,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="cli-serve-bot", metavar="NAME=BOT")
    ] = None,
    lang: Language = None,
) -> None:
    """Run the server until it is told to stop."""
    from detente.server.serve import serve as run_server
    from detente.terminal.saves import home

    hosted = dict(_named_bot(text) for text in bot or ())
    run_server(ctx.obj, data or home() / "table", host, port, not no_browser, proxy, hosted)


def _named_bot(text: str) -> tuple[str, str]:
    name, equals, spec = text.partition("=")
    if not equals or not spec:
        raise InvalidInput("cli-bad-bot", text=text)
    return name, spec
