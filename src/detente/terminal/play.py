"""`detente play`: the setup, the game and its end."""

from pathlib import Path

import detente
from detente.console.screen import Screen
from detente.console.stop import Stop, Stopped
from detente.core.record_file import read_record
from detente.terminal.ending import show_ending
from detente.terminal.game_screen import GameScreen
from detente.terminal.local_game import new_game, resumed_game
from detente.terminal.setup_menu import GameSetup, SetupMenu, proposed_settings
from detente.texts import Texts, preferred_language


def play(
    game: str | None,
    settings: dict[str, str],
    seats: int | None,
    side: str | None,
    opponent: str | None,
    language: str | None,
    seed: str | None,
    resume: Path | None,
) -> None:
    """Play in the terminal: a named game, a saved one, or what the player picks from a menu.

    InvalidInput says what is wrong with the arguments. Ctrl-C saves and ends with SystemExit 130.
    """
    wanted = language or noted_language(resume) or preferred_language()
    setup = GameSetup(
        game or detente.games()[0], settings, seats, side, opponent, wanted, seed, resume
    )
    screen = Screen()
    setup.language = readable(screen, setup.language)
    try:
        with Stop() as stop:
            if game is not None or resume is not None or _ask_player(screen, setup):
                _play_game(screen, stop, setup)
    except Stopped as stopped:
        raise SystemExit(stopped.exit_code) from None


def noted_language(resume: Path | None) -> str | None:
    """The language in which a saved game was played."""
    return None if resume is None else read_record(resume).record.notes.get("language")


def _ask_player(screen: Screen, setup: GameSetup) -> bool:
    try:
        return SetupMenu(screen, setup).ask()
    except EOFError:
        return False


def readable(screen: Screen, language: str) -> str:
    """The language, or English where the terminal lacks its letters."""
    if screen.can_show_language(language):
        return language
    screen.say(Texts("en").say("terminal-no-letters"))
    return "en"


def _play_game(screen: Screen, stop: Stop, setup: GameSetup) -> None:
    """Play a new game or the saved one; of one that is over, show the end."""
    if setup.resume is not None:
        local_game = resumed_game(setup.resume, setup.side, setup.opponent)
    else:
        _propose(screen, setup)
        local_game = new_game(
            setup.game, setup.settings, setup.seats, setup.side, setup.opponent, setup.seed
        )
    game_screen = GameScreen(screen, stop, local_game, setup.language)
    if local_game.state.over:
        show_ending(game_screen)
    else:
        game_screen.play()


def _propose(screen: Screen, setup: GameSetup) -> None:
    """Take what the game proposes where the player has chosen nothing, and say so."""
    for option, value in proposed_settings(setup.game, setup.settings, setup.seats).items():
        said = {"setting": f"{option}={value}", "option": option}
        screen.say(Texts(setup.language).quote("terminal-proposed", **said))
        setup.settings = {**setup.settings, option: value}
