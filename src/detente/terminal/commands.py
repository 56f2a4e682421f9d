"""What a line of input means: a move, or one of the commands."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text

from detente import bots
from detente.console.lines import columns
from detente.console.matching import find_code, unknown_name
from detente.terminal.explanations import explanation
from detente.terminal.line_input import MoveCancelled
from detente.texts import Texts

if TYPE_CHECKING:
    from detente.terminal.game_screen import GameScreen

_ADVISER: Final = "director"
_LINES_OF_LOG: Final = 20


class Quit(Exception):
    """The player leaves the game."""


def execute(game_screen: "GameScreen", seat: int, line: str) -> None:
    """Execute a line of input; InvalidInput or IllegalMove says why it cannot be done."""
    if not line:
        game_screen.screen.show(game_screen.question(game_screen.view(seat)))
        return
    word, _, rest = ("?", "", line[1:]) if line.startswith("?") else line.partition(" ")
    command = _by_word(game_screen).get(word.casefold())
    if command is None:
        game_screen.play_line(seat, line)
    else:
        command(game_screen, seat, rest.strip())


def confirm_losing_move(game_screen: "GameScreen", seat: int, code: str) -> None:
    """Ask the player about a move that may lose the game; MoveCancelled if it is not confirmed."""
    prompt = game_screen.local_game.state.prompt(seat)
    assert prompt is not None
    warned = [move for move in prompt["moves"] if move.get("hint", {}).get("loses")]
    if code in [move["move"] for move in warned] and not confirmed(game_screen):
        raise MoveCancelled


def confirmed(game_screen: "GameScreen") -> bool:
    """Whether the player confirms a losing move with the next line."""
    texts = game_screen.texts
    game_screen.screen.say(texts.say("terminal-confirm"), style="bold red")
    answer = game_screen.screen.read(texts.say("terminal-confirm-input") + " ").casefold()
    if answer in (texts.say("value-true"), Texts("en").say("value-true")):
        return True
    game_screen.screen.say(texts.say("terminal-not-confirmed"))
    return False


def _help(game_screen: "GameScreen", seat: int, word: str) -> None:
    if word:
        state, view = game_screen.local_game.state, game_screen.view(seat)
        listed = game_screen.legal_moves(seat)
        game_screen.screen.show(*explanation(state, view, word, game_screen.texts, listed))
        return
    texts = game_screen.texts
    about = [game_screen.about_command(command) for command in ("choose", *game_screen.commands)]
    lines = [(texts.say(f"{it}.usage"), Text(texts.say(f"{it}.meaning"))) for it in about]
    game_screen.screen.show(columns(lines, style="bold", before="  "))


def _why(game_screen: "GameScreen", seat: int, word: str) -> None:
    state = game_screen.local_game.state
    code = find_code(word, game_screen.legal_moves(seat), state.game.codes, game_screen.texts)
    if code is None:
        message, codes = "refused-no-such-code", state.game.codes
        raise unknown_name(word, codes, game_screen.texts, message, choice=word)
    refusal = state.explain(seat, code)
    if refusal is not None:
        raise refusal
    number = state.legal_moves(seat).index(code) + 1
    game_screen.screen.say(game_screen.texts.say("terminal-allowed", choice=code, number=number))


def _undo(game_screen: "GameScreen", seat: int, rest: str) -> None:
    game_screen.undo(seat)
    game_screen.screen.say(game_screen.texts.say("terminal-undone"))


def _log(game_screen: "GameScreen", seat: int, rest: str) -> None:
    lines = int(rest[:6]) if rest.isascii() and rest.isdigit() else _LINES_OF_LOG
    game_screen.screen.show(game_screen.event_lines(game_screen.event_log(seat)[-lines:]))


def _board(game_screen: "GameScreen", seat: int, rest: str) -> None:
    game_screen.show_decision(seat, again=True)


def _hint(game_screen: "GameScreen", seat: int, rest: str) -> None:
    state = game_screen.local_game.state
    adviser = bots.make(_ADVISER, state.game.name, "hint")
    side = state.seat_name(seat)
    with game_screen.screen.thinking(game_screen.texts.say("terminal-thinking", side=side)):
        sampled_state = state.determinize(seat, f"hint {state.move_number}")
        advice = bots.advice(adviser, sampled_state, seat)
    say = game_screen.texts.say
    number = state.legal_moves(seat).index(advice.move) + 1
    game_screen.screen.say(say("terminal-hinted", choice=advice.move, number=number))
    others = advice.estimates[1:]
    equal = [one.move for one in others if advice.about_equal(one)]
    lower = [one.move for one in others if not advice.about_equal(one)]
    if equal:
        game_screen.screen.say(say("terminal-hint-equal", choices=equal))
    if lower:
        game_screen.screen.say(say("terminal-hint-lower", choices=lower))


def _lang(game_screen: "GameScreen", seat: int, rest: str) -> None:
    game_screen.set_language(rest.casefold())
    game_screen.save()
    game_screen.show_decision(seat, again=True)


def _save(game_screen: "GameScreen", seat: int, rest: str) -> None:
    game_screen.save()
    game_screen.say_saved("terminal-saved")


def _quit(game_screen: "GameScreen", seat: int, rest: str) -> None:
    raise Quit


Command = Callable[["GameScreen", int, str], None]
"""Executes a command on a game screen for a seat; the last argument is the rest of the line."""
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


def _by_word(game_screen: "GameScreen") -> dict[str, Command]:
    """The commands under their English words and those of the reader's language."""
    say, known = game_screen.texts.say, game_screen.commands
    own = {say(f"terminal-command-{name}"): command for name, command in known.items()}
    return {"?": _help, **own, **known}
