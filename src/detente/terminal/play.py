"""`detente play`: from the wish to play to the last word."""

from pathlib import Path

import detente
from detente.console.screen import Screen
from detente.core.record import read_record
from detente.terminal.ending import show_ending
from detente.terminal.match import new_match, resumed_match
from detente.terminal.menu import Menu, Wishes
from detente.terminal.stop import Stop, Stopped
from detente.terminal.table import Table
from detente.texts import Texts, preferred_language


def play(
    game: str | None,
    options: dict[str, str],
    seats: int | None,
    side: str | None,
    opponent: str | None,
    language: str | None,
    seed: str | None,
    resume: Path | None,
) -> None:
    """Play at the terminal: a named game, a saved one, or what the player picks from a menu.

    BadInput says what is wrong with the wishes. Ctrl-C ends with SystemExit 130, the game saved.
    """
    wanted = language or noted_language(resume) or preferred_language()
    wishes = Wishes(
        game or detente.games()[0], options, seats, side, opponent, wanted, seed, resume
    )
    screen = Screen()
    wishes.language = readable(screen, wishes.language)
    try:
        with Stop() as stop:
            if game is not None or resume is not None or _asked(screen, wishes):
                _sit_down(screen, stop, wishes)
    except Stopped as stopped:
        raise SystemExit(stopped.exit_code) from None


def noted_language(resume: Path | None) -> str | None:
    """The language in which a saved game was played."""
    return None if resume is None else read_record(resume).record.notes.get("language")


def _asked(screen: Screen, wishes: Wishes) -> bool:
    try:
        return Menu(screen, wishes).ask()
    except EOFError:
        return False


def readable(screen: Screen, language: str) -> str:
    """The language, or English where the terminal lacks its letters."""
    if screen.speaks(language):
        return language
    screen.say(Texts("en").say("terminal-no-letters"))
    return "en"


def _sit_down(screen: Screen, stop: Stop, wishes: Wishes) -> None:
    """Play a new game or the saved one; of one that is over, show the end."""
    if wishes.resume is not None:
        match = resumed_match(wishes.resume, wishes.side, wishes.opponent)
    else:
        match = new_match(
            wishes.game, wishes.options, wishes.seats, wishes.side, wishes.opponent, wishes.seed
        )
    table = Table(screen, stop, match, wishes.language)
    if match.state.over:
        show_ending(table)
    else:
        table.play()
