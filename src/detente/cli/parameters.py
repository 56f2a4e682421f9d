"""The parameters that several verbs have, and how their values are read."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import typer

from detente.core.errors import InvalidInput


def _number(option: str, least: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        text = str(value)
        if text.isascii() and text.isdecimal() and len(text) < 10 and int(text) >= least:
            return int(text)
        raise InvalidInput("cli-bad-number", option=option, value=text, least=least)

    return read


def count(option: str, message: str, least: int = 1) -> Any:
    """An option whose value is an integer from `least` up; `message` is its help."""
    return typer.Option(option, help=message, metavar="N", parser=_number(option, least))


GameName = Annotated[str | None, typer.Argument(help="cli-game", metavar="GAME")]
Edition = Annotated[str | None, typer.Option(help="cli-edition", metavar="NAME")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="cli-option", metavar="NAME=VALUE")
]
Seats = Annotated[int | None, count("--seats", "cli-seats")]
Seed = Annotated[str | None, typer.Option(help="cli-seed", metavar="SEED")]
Language = Annotated[str | None, typer.Option("--lang", help="cli-lang", metavar="en|ru|fr")]


def language_asked_for(ctx: typer.Context, lang: str | None) -> str | None:
    """What --lang says, before the verb or after it; None where a saved game's language counts."""
    before_the_verb: str | None = ctx.find_root().params["lang"]
    return before_the_verb or lang


def game_settings(edition: str | None, options: Sequence[str] | None) -> dict[str, str]:
    """The settings of a game, from --edition and every --option NAME=VALUE."""
    settings = {} if edition is None else {"edition": edition}
    for text in options or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidInput("cli-bad-option", text=text)
        settings[name.strip()] = value.strip()
    return settings


def refuse_with_resume(begun: Mapping[str, object]) -> None:
    """Raise InvalidInput if an option is given that a game has had since its start."""
    for option, value in begun.items():
        if value is not None:
            raise InvalidInput("cli-not-with-resume", option=option)
