"""`detente serve`: the server with its page."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from detente.cli.help import LocalisedCommand
from detente.cli.parameters import Language, count
from detente.core.errors import InvalidInput

_THIS_MACHINE: Final = "127.0.0.1,::1"


class ServeCommand(LocalisedCommand):
    """The verb `serve`, whose option --proxy may stand without a value."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; --proxy alone names this machine."""
        following = [*args[1:], "-"]
        given = [
            f"{arg}={_THIS_MACHINE}" if arg == "--proxy" and after.startswith("-") else arg
            for arg, after in zip(args, following, strict=True)
        ]
        return super().parse_args(ctx, given)


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(help="cli-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, count("--port", "cli-port")] = None,
    data: Annotated[Path | None, typer.Option(help="cli-data", metavar="DIR")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-no-browser")] = False,
    proxy: Annotated[str | None, typer.Option(help="cli-proxy", metavar="[ADDRESS,...]")] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="cli-serve-bot", metavar="NAME=BOT")
    ] = None,
    lang: Language = None,
) -> None:
    """Run the server until it is told to stop."""
    from detente.server.proxy import Proxies
    from detente.server.serve import serve as run_server
    from detente.terminal.saves import home

    hosted = dict(_named_bot(text) for text in bot or ())
    proxies = Proxies() if proxy is None else Proxies.named(proxy)
    run_server(ctx.obj, data or home() / "table", host, port, not no_browser, proxies, hosted)


def _named_bot(text: str) -> tuple[str, str]:
    name, equals, spec = text.partition("=")
    if not equals or not spec:
        raise InvalidInput("cli-bad-bot", text=text)
    return name, spec
