"""Help and usage errors in the reader's language: the `help` of a typer object is a message id."""

import sys
from collections.abc import Iterable, Mapping
from typing import Any, Final, cast

import typer
from typer.core import TyperCommand, TyperGroup

from detente.console.letters import NEAREST_LETTERS
from detente.core.errors import InvalidInput
from detente.texts import Texts

_SECTIONS: Final = {
    "argument": "cli-arguments",
    "option": "cli-options",
    "command": "cli-commands",
}
"""Kind of row → the message with the title of its section."""

# Typer brings its own copy of click or uses another, depending on its version.
UsageError: Final = cast(type[Exception], typer.BadParameter.__mro__[1])

_USAGE_MESSAGES: Final = {
    "NoSuchOption": "cli-no-such-option",
    "BadOptionUsage": "cli-bad-option-use",
    "MissingParameter": "cli-missing",
}


class LocalisedCommand(TyperCommand):
    """A verb whose help is translated."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help to the formatter."""
        _write_help(self, {}, ctx, formatter)


class LocalisedGroup(TyperGroup):
    """`detente` itself: its help is translated, and so is the error about an unknown verb."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, with a list of the verbs, to the formatter."""
        _write_help(self, self.commands, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The verb that the first argument names; InvalidInput if there is none."""
        if args[0] not in self.commands:
            allowed = list(self.commands)
            raise InvalidInput("cli-no-such-command", command=args[0], allowed=allowed)
        return super().resolve_command(ctx, args)


def _write_help(command: Any, commands: Mapping[str, Any], ctx: Any, formatter: Any) -> None:
    def say(message: str) -> str:
        encoding = sys.stdout.encoding or "utf-8"  # typer writes UTF-8 to an ASCII terminal
        return str(ctx.obj.say(message)).encode(encoding, NEAREST_LETTERS).decode(encoding)

    rows: dict[str, list[tuple[str, str]]] = {"argument": [], "option": []}
    for parameter in command.get_params(ctx):
        kind = parameter.param_type_name
        names = ", ".join(parameter.opts) if kind == "option" else ""
        message = "cli-help" if parameter.name == "help" else parameter.help
        rows[kind].append((f"{names} {parameter.metavar or ''}".strip(), say(message)))
    rows["command"] = [(name, say(inner.help)) for name, inner in commands.items()]
    arguments = [name for name, _ in rows["argument"]] + ["..."] * bool(commands)
    usage = " ".join([*arguments, say("cli-usage-options")])
    formatter.write_usage(ctx.command_path, usage, say("cli-usage") + " ")
    formatter.write_paragraph()
    formatter.write_text(say(command.help))
    for kind, title in _SECTIONS.items():
        if rows[kind]:
            with formatter.section(say(title)):
                formatter.write_dl(rows[kind])


def usage_error(error: Any, args: Iterable[str], verbs: Iterable[str], texts: Texts) -> str:
    """A `UsageError` as a sentence that names the help to read."""
    parameter = getattr(error, "param", None)
    named = [arg for arg in args if arg in verbs]
    return texts.quote(
        _USAGE_MESSAGES.get(type(error).__name__, "cli-bad-usage"),
        command=" ".join(["detente", *named[:1]]),
        option=getattr(error, "option_name", ""),
        parameter=parameter.metavar if parameter else "",
    )


def requested_language(args: list[str]) -> str | None:
    """The value of --lang, read before the arguments are parsed: help and errors use it too."""
    for arg, following in zip(args, [*args[1:], ""], strict=False):
        if arg == "--lang":
            return following
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None
