"""`detente games`: all games with their options, and what is wrong with a game's package."""

from collections.abc import Sequence

import typer

import detente
from detente import registry
from detente.cli.parameters import Language
from detente.core.game import setting_text
from detente.texts import Texts


def games(ctx: typer.Context, lang: Language = None) -> None:
    """List the games with their options."""
    for name in detente.games():
        _describe(name, Texts(ctx.obj.language, name))
    from detente.testing.package import part_problems

    parts = [problem for name in detente.games() for problem in part_problems(name)]
    for problem in [*registry.problems(), *parts]:
        print(ctx.obj.error(problem))


def _describe(game: str, texts: Texts) -> None:
    rules = detente.game(game)
    about = f"{texts.say('game-title')}. {texts.say('game-summary')}"
    print(f"{texts.quote('terminal-labelled', label=game, value=about)}\n")
    if texts.knows("game-reconstructed"):
        print(f"  {texts.say('game-reconstructed')}\n")
    seats = ", ".join(map(str, rules.seat_counts))
    print(f"  {texts.quote('cli-table', seats=seats, sides=', '.join(rules.seat_names))}")
    print(f"  {texts.quote('cli-revision', revision=rules.revision)}\n")
    for option in rules.options.values():
        counts = [seats for seats in rules.seat_counts if rules.option_applies(option.name, seats)]
        only = _only_with(counts, rules.seat_counts, texts)
        about = texts.say(_id("option", option.name)) + only
        print(f"  {texts.quote('terminal-labelled', label=option.name, value=about)}")
        for value in option.allowed:
            mark = "*" if value == option.default else " "
            meaning = texts.say(_id("value", setting_text(value)))
            fitting = [
                seats for seats in counts if value in rules.option_values_for(option.name, seats)
            ]
            only = _only_with(fitting, counts, texts)
            print(f"  {mark} {option.name}={setting_text(value)}  {meaning}{only}")
        print()
    print(f"  {texts.say('cli-defaults')}")


def _only_with(fitting: Sequence[int], counts: Sequence[int], texts: Texts) -> str:
    """The numbers of seats that an option or a value is for; empty if it is for all `counts`."""
    if len(fitting) == len(counts):
        return ""
    return " " + texts.quote("cli-only-with", seats=", ".join(map(str, fitting)))


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"
