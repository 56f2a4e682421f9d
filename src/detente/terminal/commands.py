"""What a line of input means: a choice, or one of the few commands."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from detente import bots
from detente.console.lines import columns
from detente.console.matching import meant, named, option_numbered, the_one
from detente.core.errors import BadInput
from detente.terminal.explanations import explain
from detente.texts import Texts

if TYPE_CHECKING:
    from detente.terminal.table import Table

_ADVISER: Final = "director"
_LINES_OF_LOG: Final = 20


class Quit(Exception):
    """The player wants to stop here."""


def obey(table: "Table", seat: int, line: str) -> None:
    """Do what a line of input asks; BadInput or Refused says why it cannot be done."""
    if not line:
        table.screen.show(table.question(table.view(seat)))
        return
    word, _, rest = ("?", "", line[1:]) if line.startswith("?") else line.partition(" ")
    command = _by_word(table).get(word.casefold())
    if command is None:
        table.take(seat, line)
    else:
        command(table, seat, rest.strip())


def choose(table: "Table", seat: int, word: str) -> None:
    """By number, code or name; what exists but is not on offer is refused with its rule."""
    state = table.match.state
    options = state.options(seat)
    code = option_numbered(word, options)
    if code is None:
        found = meant(word, options, table.texts) or meant(word, state.game.codes, table.texts)
        if not found:
            raise BadInput("terminal-not-understood", word=word, most=len(options))
        code = the_one(word, found)
    if code in options and _loses(table, seat, code) and not confirmed(table):
        return
    table.choose(seat, code)


def _loses(table: "Table", seat: int, code: str) -> bool:
    """Whether the game warns against this option."""
    prompt = table.match.state.prompt(seat)
    assert prompt is not None
    warned = [option for option in prompt["options"] if option.get("hint", {}).get("loses")]
    return code in [option["code"] for option in warned]


def confirmed(table: "Table") -> bool:
    """Whether the player really wants it: the next line must say so."""
    texts = table.texts
    table.screen.say(texts.say("terminal-confirm"), style="bold red")
    answer = table.screen.read(texts.say("terminal-confirm-input") + " ").casefold()
    if answer in (texts.say("value-true"), Texts("en").say("value-true")):
        return True
    table.screen.say(texts.say("terminal-not-confirmed"))
    return False


def _help(table: "Table", seat: int, word: str) -> None:
    if word:
        explain(table, seat, word)
        return
    texts = table.texts
    about = [table.about_command(command) for command in ("choose", *table.commands)]
    lines = [(texts.say(f"{it}.usage"), Text(texts.say(f"{it}.meaning"))) for it in about]
    table.screen.show(columns(lines, style="bold", before="  "))


def _why(table: "Table", seat: int, word: str) -> None:
    state = table.match.state
    code = named(word, table.options(seat), state.game.codes, table.texts) or word
    refusal = state.explain(seat, code)
    if refusal is not None:
        raise refusal
    number = state.options(seat).index(code) + 1
    table.screen.say(table.texts.say("terminal-allowed", choice=code, number=number))


def _undo(table: "Table", seat: int, rest: str) -> None:
    table.undo(seat)
    table.screen.say(table.texts.say("terminal-undone"))


def _log(table: "Table", seat: int, rest: str) -> None:
    lines = int(rest[:6]) if rest.isascii() and rest.isdigit() else _LINES_OF_LOG
    table.screen.show(table.events(table.past(seat)[-lines:]))


def _board(table: "Table", seat: int, rest: str) -> None:
    table.show_decision(seat, again=True)


def _hint(table: "Table", seat: int, rest: str) -> None:
    state = table.match.state
    adviser = bots.make(_ADVISER, state.game.name, "hint")
    side = state.seat_name(seat)
    with table.screen.thinking(table.texts.say("terminal-thinking", side=side)):
        code = bots.ask(adviser, state, seat, f"hint {state.choices}")
    number = state.options(seat).index(code) + 1
    table.screen.say(table.texts.say("terminal-hinted", choice=code, number=number))


def _lang(table: "Table", seat: int, rest: str) -> None:
    table.speak(rest.casefold())
    table.save()
    table.show_decision(seat, again=True)


def _save(table: "Table", seat: int, rest: str) -> None:
    table.save()
    table.say_saved()


def _quit(table: "Table", seat: int, rest: str) -> None:
    raise Quit


Command = Callable[["Table", int, str], None]
"""What to do at a table for a seat, with the rest of the line."""
COMMANDS: Final[dict[str, Command]] = {
    "help": _help,
    "why": _why,
    "undo": _undo,
    "hint": _hint,
    "log": _log,
    "board": _board,
    "lang": _lang,
    "save": _save,
    "quit": _quit,
}


def _by_word(table: "Table") -> dict[str, Command]:
    """The commands under their English words and those of the reader's language."""
    say, known = table.texts.say, table.commands
    own = {say(f"terminal-command-{name}"): command for name, command in known.items()}
    return {"?": _help, **own, **known}
