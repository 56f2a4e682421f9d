"""The command `detente`: serve, play, referee, arena, replay, verify, import, games, check."""

import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, cast

import typer
from typer.core import TyperCommand, TyperGroup

import detente
from detente import registry
from detente.core.errors import BadInput, DetenteError
from detente.core.game import setting_text
from detente.texts import Texts, preferred_language


def _write_help(command: Any, commands: Mapping[str, Any], ctx: Any, formatter: Any) -> None:
    """Help in the reader's language: the help of commands and parameters is a message id."""

    def say(message: str) -> str:
        encoding = sys.stdout.encoding or "utf-8"  # typer writes UTF-8 to an ASCII terminal
        return str(ctx.obj.say(message)).encode(encoding, "replace").decode(encoding)

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
    for kind, title in _TITLES.items():
        if rows[kind]:
            with formatter.section(say(title)):
                formatter.write_dl(rows[kind])


_TITLES: Final = {
    "argument": "cli-arguments",
    "option": "cli-options",
    "command": "cli-commands",
}


class _Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, {}, ctx, formatter)


class _Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, self.commands, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            allowed = list(self.commands)
            raise BadInput("cli-no-such-command", command=args[0], allowed=allowed)
        return super().resolve_command(ctx, args)


def _number(option: str, least: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        text = str(value)
        if text.isascii() and text.isdecimal() and len(text) < 10 and int(text) >= least:
            return int(text)
        raise BadInput("cli-bad-number", option=option, value=text, least=least)

    return read


def _count(option: str, message: str, least: int = 1) -> Any:
    return typer.Option(option, help=message, metavar="N", parser=_number(option, least))


GameName = Annotated[str | None, typer.Argument(help="cli-game", metavar="GAME")]
Edition = Annotated[str | None, typer.Option(help="cli-edition", metavar="NAME")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="cli-option", metavar="NAME=VALUE")
]
Seats = Annotated[int | None, _count("--seats", "cli-seats")]
Seed = Annotated[str | None, typer.Option(help="cli-seed", metavar="SEED")]
Language = Annotated[str | None, typer.Option("--lang", help="cli-lang", metavar="en|ru|fr")]

app = typer.Typer(cls=_Group, add_completion=False, rich_markup_mode=None)


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


@app.command(cls=_Command, help="cli-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(help="cli-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, _count("--port", "cli-port")] = None,
    data: Annotated[Path | None, typer.Option(help="cli-data", metavar="DIR")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-no-browser")] = False,
    proxy: Annotated[bool, typer.Option("--proxy", help="cli-proxy")] = False,
    lang: Language = None,
) -> None:
    """Serve the web table."""
    from detente.server.serve import serve as open_house
    from detente.terminal.saves import home

    open_house(ctx.obj, data or home() / "table", host, port, not no_browser, proxy)


@app.command(cls=_Command, help="cli-play")
def play(
    game: GameName = None,
    edition: Edition = None,
    option: Options = None,
    seats: Seats = None,
    side: Annotated[str | None, typer.Option(help="cli-side", metavar="SIDE")] = None,
    opponent: Annotated[str | None, typer.Option(help="cli-opponent", metavar="BOT")] = None,
    seed: Seed = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-resume")] = False,
    lang: Language = None,
) -> None:
    """Play at the terminal."""
    from detente.terminal.play import play as sit_down
    from detente.terminal.saves import newest_save

    save = None
    if resume:
        save = Path(game) if game and game not in detente.games() else newest_save()
    sit_down(game, _options(edition, option), seats, side, opponent, lang, seed, save)


@app.command(cls=_Command, help="cli-referee")
def referee(
    game: GameName = None,
    edition: Edition = None,
    option: Options = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-referee-resume")] = False,
    lang: Language = None,
) -> None:
    """Keep the books of a game on a real table."""
    from detente.terminal.referee import GAMES
    from detente.terminal.referee import referee as keep_books
    from detente.terminal.saves import newest_save

    save = None
    if resume:
        save = Path(game) if game and game not in detente.games() else newest_save(refereed=True)
    keep_books(game or GAMES[0], _options(edition, option), lang, save)


@app.command(cls=_Command, help="cli-arena")
def arena(
    ctx: typer.Context,
    game: GameName = None,
    bots: Annotated[
        list[str] | None, typer.Argument(help="cli-arena-bots", metavar="BOT...")
    ] = None,
    games: Annotated[int | None, _count("--games", "cli-arena-games")] = None,
    edition: Edition = None,
    option: Options = None,
    seats: Seats = None,
    seed: Seed = None,
    jobs: Annotated[int | None, _count("--jobs", "cli-arena-jobs")] = None,
    stats: Annotated[bool, typer.Option("--stats", help="cli-arena-stats")] = False,
    json: Annotated[Path | None, typer.Option(help="cli-arena-json", metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(help="cli-arena-plot", metavar="FILE")] = None,
    out: Annotated[Path, typer.Option(help="cli-arena-out", metavar="DIR")] = Path(),
    resume: Annotated[Path | None, typer.Option(help="cli-arena-resume", metavar="FILE")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="cli-arena-fresh")] = False,
    lang: Language = None,
) -> None:
    """Let bots play against each other."""
    from detente.arena.command import Wishes, run

    wishes = Wishes(
        game=game,
        bots=tuple(bots or ()),
        options=_options(edition, option),
        games=games,
        seats=seats,
        seed=seed,
        jobs=jobs,
        stats=stats,
        json=json,
        plot=plot,
        folder=out,
        resume=resume,
        fresh=fresh,
    )
    run(wishes, ctx.obj.language)


@app.command(cls=_Command, help="cli-replay")
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-record", metavar="FILE")],
    side: Annotated[str | None, typer.Option(help="cli-replay-side", metavar="SIDE")] = None,
    everything: Annotated[bool, typer.Option("--all", help="cli-replay-all")] = False,
    lang: Language = None,
) -> None:
    """Step through a recorded game."""
    from detente.terminal.replay import replay as show

    show(file, ctx.obj.language, side, everything)


@app.command(cls=_Command, help="cli-verify")
def verify(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="cli-records", metavar="FILE...")],
    commitment: Annotated[
        str | None, typer.Option(help="cli-commitment", metavar="sha256:...")
    ] = None,
    lang: Language = None,
) -> None:
    """Prove recorded games."""
    from detente.terminal.replay import verify as prove

    raise typer.Exit(prove(files, ctx.obj, commitment))


@app.command("import", cls=_Command, help="cli-import")
def import_(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="cli-import-files", metavar="FILE...")],
    out: Annotated[Path, typer.Option(help="cli-import-out", metavar="DIR")] = Path(),
    force: Annotated[bool, typer.Option("--force", help="cli-import-force")] = False,
    lang: Language = None,
) -> None:
    """Make records of logs of real games."""
    from detente.importing.command import run

    raise typer.Exit(run(files, out, force, ctx.obj.language))


@app.command(cls=_Command, help="cli-games")
def games(ctx: typer.Context, lang: Language = None) -> None:
    """List the games with their options."""
    for name in detente.games():
        _describe(name, Texts(ctx.obj.language, name))
    from detente.testing.package import part_problems

    parts = [problem for name in detente.games() for problem in part_problems(name)]
    for problem in [*registry.problems(), *parts]:
        print(ctx.obj.error(problem))


@app.command(cls=_Command, help="cli-check")
def check(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-game", metavar="GAME")],
    lang: Language = None,
) -> None:
    """Say what is missing or wrong in a game's package."""
    from detente.testing.package import check_package, extent

    problems = check_package(game)
    for problem in problems:
        print(ctx.obj.error(problem))
    if problems:
        print(ctx.obj.quote("check-found", game=game, count=len(problems)))
        raise typer.Exit(1)
    print(ctx.obj.quote("check-fine", game=game, **extent(game)))


def _describe(game: str, texts: Texts) -> None:
    rules = detente.game(game)
    print(f"{game}: {texts.say('game-title')}. {texts.say('game-summary')}\n")
    seats = ", ".join(map(str, rules.seat_counts))
    print(f"  {texts.quote('cli-table', seats=seats, sides=', '.join(rules.seat_names))}\n")
    for option in rules.options.values():
        counts = [seats for seats in rules.seat_counts if rules.matters(option.name, seats)]
        only = _only_with(counts, rules.seat_counts, texts)
        print(f"  {option.name}: {texts.say(_id('option', option.name))}{only}")
        for value in option.allowed:
            mark = "*" if value == option.default else " "
            meaning = texts.say(_id("value", setting_text(value)))
            fitting = [seats for seats in counts if value in rules.offered(option.name, seats)]
            only = _only_with(fitting, counts, texts)
            print(f"  {mark} {option.name}={setting_text(value)}  {meaning}{only}")
        print()
    print(f"  {texts.say('cli-defaults')}")


def _only_with(fitting: Sequence[int], counts: Sequence[int], texts: Texts) -> str:
    """With how many seats something is for, unless that is with any of these numbers."""
    if len(fitting) == len(counts):
        return ""
    return " " + texts.quote("cli-only-with", seats=", ".join(map(str, fitting)))


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


def _options(edition: str | None, written: Sequence[str] | None) -> dict[str, str]:
    options = {} if edition is None else {"edition": edition}
    for text in written or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("cli-bad-option", text=text)
        options[name.strip()] = value.strip()
    return options


# --- from the arguments to an exit code -------------------------------------------------------


def main(compile_hint: bool = False) -> None:
    """Run the command that the arguments name."""
    sys.exit(run(sys.argv[1:], compile_hint))


def run(args: list[str], compile_hint: bool = False) -> int:
    """Run a command; whatever goes wrong becomes one sentence and an exit code.

    With `compile_hint` it says first that it runs uncompiled, if it does, and how that changes.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _obey(args, compile_hint)
        if sys.stdout:  # None if somebody has closed it
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read has gone; Python must not find out again when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _obey(args: list[str], compile_hint: bool) -> int:
    language = preferred_language()
    try:
        texts = Texts(_asked_language(args) or language)
        language = texts.language
        if compile_hint and not detente.compiled:
            print(texts.say("cli-runs-uncompiled"), file=sys.stderr)
        with _COMMAND.make_context("detente", args, obj=texts) as ctx:
            _COMMAND.invoke(ctx)
    except typer.Exit as wish:
        return wish.exit_code
    except DetenteError as error:
        return _complain(Texts(language).error(error))
    except _UsageError as error:
        return _complain(_usage(error, args, Texts(language)))
    return 0


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _asked_language(args: list[str]) -> str | None:
    """What --lang says, before anything is understood: help and errors speak it too."""
    for arg, following in zip(args, [*args[1:], ""], strict=False):
        if arg == "--lang":
            return following
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None


_COMMAND: Final = cast(_Group, typer.main.get_command(app))

# Typer brings its own copy of click or uses another, depending on its version.
_UsageError: Final = cast(type[Exception], typer.BadParameter.__mro__[1])
_USAGE: Final = {
    "NoSuchOption": "cli-no-such-option",
    "BadOptionUsage": "cli-bad-option-use",
    "MissingParameter": "cli-missing",
}


def _usage(error: Any, args: list[str], texts: Texts) -> str:
    parameter = getattr(error, "param", None)
    named = [arg for arg in args if arg in _COMMAND.commands]
    return texts.quote(
        _USAGE.get(type(error).__name__, "cli-bad-usage"),
        command=" ".join(["detente", *named[:1]]),
        option=getattr(error, "option_name", ""),
        parameter=parameter.metavar if parameter else "",
    )


if __name__ == "__main__":
    main()
