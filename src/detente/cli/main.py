"""From the arguments of `detente` to an exit code."""

import io
import os
import signal
import sys
from contextlib import suppress
from typing import Annotated, Final, cast

import typer

import detente
from detente.cli.arena import arena
from detente.cli.check import check
from detente.cli.games import games
from detente.cli.help import (
    LocalisedCommand,
    LocalisedGroup,
    UsageError,
    requested_language,
    usage_error,
)
from detente.cli.import_ import import_
from detente.cli.parameters import Language
from detente.cli.play import play
from detente.cli.referee import referee
from detente.cli.replay import replay
from detente.cli.serve import ServeCommand, serve
from detente.cli.verify import verify
from detente.console.letters import NEAREST_LETTERS
from detente.core.errors import DetenteError
from detente.texts import Texts, preferred_language

app = typer.Typer(cls=LocalisedGroup, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True, help="cli-detente")
def _detente(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-version")] = False,
    lang: Language = None,
) -> None:
    if version:
        variant = "cli-compiled" if detente.compiled else "cli-uncompiled"
        print(f"detente {detente.__version__} ({ctx.obj.say(variant)})")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


app.command("serve", cls=ServeCommand, help="cli-serve")(serve)
app.command("play", cls=LocalisedCommand, help="cli-play")(play)
app.command("referee", cls=LocalisedCommand, help="cli-referee")(referee)
app.command("arena", cls=LocalisedCommand, help="cli-arena")(arena)
app.command("replay", cls=LocalisedCommand, help="cli-replay")(replay)
app.command("verify", cls=LocalisedCommand, help="cli-verify")(verify)
app.command("import", cls=LocalisedCommand, help="cli-import")(import_)
app.command("games", cls=LocalisedCommand, help="cli-games")(games)
app.command("check", cls=LocalisedCommand, help="cli-check")(check)

COMMAND: Final = cast(LocalisedGroup, typer.main.get_command(app))
"""The whole command, with its verbs and their parameters."""

_INTERRUPTED: Final = 128 + signal.SIGINT
_READER_GONE: Final = 128 + 13
"""The status of a program that SIGPIPE has ended: what `… | head` does to others as well."""


def main(compile_hint: bool = False) -> None:
    """Run the command that the arguments of the process name, and exit."""
    sys.exit(run(sys.argv[1:], compile_hint))


def run(args: list[str], compile_hint: bool = False) -> int:
    """Run a command and return its exit code; whatever goes wrong is one sentence.

    With `compile_hint` it says first that it runs uncompiled, if it does, and how that changes.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NEAREST_LETTERS)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    texts = Texts(preferred_language())
    try:
        texts = Texts(requested_language(args) or texts.language)
        if compile_hint and not detente.compiled:
            print(texts.say("cli-runs-uncompiled"), file=sys.stderr)
        code = _run_verb(args, texts)
        if sys.stdout:  # None if somebody has closed it
            sys.stdout.flush()
        return code
    except DetenteError as error:
        return _fail(texts.error(error))
    except UsageError as error:
        return _fail(usage_error(error, args, COMMAND.commands, texts))
    except KeyboardInterrupt:
        return _fail("\n" + texts.say("cli-interrupted"), _INTERRUPTED)
    except BrokenPipeError:
        _discard_output()
        return _READER_GONE
    except OSError as error:
        _discard_output()
        return _fail(texts.quote("cli-cannot-write", why=error.strerror or str(error)))


def _run_verb(args: list[str], texts: Texts) -> int:
    try:
        with COMMAND.make_context("detente", args, obj=texts) as ctx:
            COMMAND.invoke(ctx)
    except typer.Exit as exit_:
        return exit_.exit_code
    return 0


def _fail(sentence: str, code: int = 2) -> int:
    with suppress(OSError):
        print(sentence, file=sys.stderr)
    return code


def _discard_output() -> None:
    """Let Python not fail again when it writes the rest of the output at the end."""
    with suppress(OSError, ValueError):  # ValueError: closed, or no file at all
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
