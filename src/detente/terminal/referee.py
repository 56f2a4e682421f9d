"""`detente referee`: people play on their own table and type their moves, which are checked."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from detente.console.board import draw, note
from detente.console.lines import paragraph
from detente.console.screen import Screen
from detente.console.stop import Stop, Stopped
from detente.core.errors import DetenteError, InvalidInput
from detente.core.view import prompt_of
from detente.core.view_types import Event, PromptMove, View
from detente.terminal.commands import COMMANDS, Command, confirmed, execute
from detente.terminal.ending import show_ending
from detente.terminal.game_screen import GameScreen
from detente.terminal.line_input import MoveCancelled
from detente.terminal.play import noted_language, readable
from detente.terminal.referee_input import RefereeInput
from detente.terminal.refereed_game import RefereedGame, new_game, resumed_game
from detente.texts import preferred_language


def referee(
    game: str | None, settings: dict[str, str], language: str | None, resume: Path | None
) -> None:
    """Referee a new game or a saved one; InvalidInput says what is wrong with the arguments.

    Ctrl-C ends with SystemExit 130, the game saved.
    """
    language = language or noted_language(resume) or preferred_language()
    local_game = new_game(game, settings) if resume is None else resumed_game(resume)
    screen = Screen()
    try:
        with Stop() as stop:
            shown = readable(screen, language)
            game_screen = RefereeScreen(screen, stop, local_game, shown, new=resume is None)
            if local_game.state.over:
                show_ending(game_screen)
            else:
                game_screen.play()
            if local_game.state.over:
                screen.say(game_screen.texts.say("record-cards-supposed"))
    except Stopped as stopped:
        raise SystemExit(stopped.exit_code) from None


def _why(game_screen: GameScreen, seat: int, rest: str) -> None:
    """Say why a move is illegal now, whatever cards the hands hold."""
    assert isinstance(game_screen, RefereeScreen)
    if not rest:
        raise InvalidInput("referee-not-understood", word=rest)
    code, _ = game_screen.referee_input.find_move(seat, rest.split())
    refusal = game_screen.local_game.referee.explain(
        seat, game_screen.local_game.game.action_of[code]
    )
    if refusal is not None:
        raise refusal
    game_screen.screen.say(game_screen.texts.say("referee-allowed", choice=code))


class RefereeScreen(GameScreen):
    """A game screen that everybody sees, and on which nobody's hand is known."""

    commands: ClassVar[Mapping[str, Command]] = {
        **{name: command for name, command in COMMANDS.items() if name != "hint"},
        "why": _why,
    }
    how_to_resume: ClassVar[str] = "referee-how-to-resume"
    local_game: RefereedGame

    def __init__(
        self, screen: Screen, stop: Stop, local_game: RefereedGame, language: str, new: bool
    ) -> None:
        super().__init__(screen, stop, local_game, language)
        self.line_input = self.referee_input = RefereeInput(self)
        self._shown_at = -1
        self._whole = not new

    def _introduction(self) -> Iterator[RenderableType]:
        if self.local_game.state.move_number == 0:
            yield paragraph(Text(self.texts.say("referee-intro")))

    def _next_move(self) -> None:
        """Show what is new, and execute a line of input."""
        seat = self.local_game.next_seat()
        if (
            self.referee_input.pending is None
            and self._shown_at != self.local_game.state.move_number
        ):
            self.show_decision(seat, again=self._whole)
        self._complain()
        line = self.screen.read(self._input(seat) + " ")
        try:
            execute(self, seat, line)
        except DetenteError as error:
            self.screen.say(self.texts.error(error), style="yellow")

    def _input(self, seat: int) -> str:
        needed = self.referee_input.needed
        if needed is not None:
            return self.texts.say(needed.message, **dict(needed.args), most=needed.highest)
        most = len(self.legal_moves(seat))
        return self.texts.say(
            "referee-input", side=self.local_game.state.seat_name(seat), most=most
        )

    def play_move(self, seat: int, move: str) -> None:
        """Play a move, as far as that is possible without answers."""
        action = self.local_game.game.action_of[move]
        refusal = self.local_game.referee.explain(seat, action)
        if refusal is not None:
            raise refusal
        if self.local_game.referee.is_fatal(seat, action) and not confirmed(self):
            raise MoveCancelled
        self.referee_input.begin(seat, action)

    def undo(self, seat: int) -> None:
        """Cancel the move that waits for answers, or take back the last one."""
        if self.referee_input.pending is not None:
            self.referee_input.pending = None
            self._shown_at = -1
            return
        super().undo(seat)

    # --- what everybody may know --------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a spectator sees, and what the seat is asked."""
        return {**self.local_game.state.view(None), "prompt": self.local_game.referee.prompt(seat)}

    def legal_moves(self, seat: int) -> list[str]:
        """The moves that are listed: no hidden cards."""
        codes = self.local_game.game.codes
        return [codes[action] for action in self.local_game.referee.offers(seat)]

    def event_log(self, seat: int) -> list[Event]:
        """The events that everybody may know."""
        return self.local_game.state.events(None)

    def about_command(self, command: str) -> str:
        """The message of a command; some have another meaning here."""
        own = f"referee-command-{command}"
        return own if self.texts.knows(f"{own}.usage") else super().about_command(command)

    # --- showing ------------------------------------------------------------------------------

    def show_decision(self, seat: int, again: bool = False) -> None:
        """Show the new events, the tracks or, `again`, the whole board, and the question."""
        view = self.view(seat)
        news = Group("", *self._opening, self.event_lines(self.local_game.new_events(None)))
        self._opening = []
        self._whole = False
        self._shown_at = self.local_game.state.move_number
        board = draw({**view, "prompt": None}, self.texts, self.local_game.game, brief=not again)
        question = self.question(view)
        self.screen.show(news)
        if again and not self.screen.fits(news, board, question):
            self.screen.read(self.texts.say("terminal-press-enter") + " ")
        self.screen.show(board, question)

    def question(self, view: View) -> RenderableType:
        """The side, the prompt with its rule, and the moves that can be listed."""
        prompt = prompt_of(view)
        side = self.local_game.state.seat_name(self.local_game.next_seat())
        asked = Text(self.texts.say("referee-asked", side=side) + " ", style="bold")
        asked.append(self.texts.say(prompt["id"], **prompt["args"]))
        asked.append(f" [{prompt['rule']}]", style="not bold dim")
        lines: list[RenderableType] = [paragraph(asked)]
        unlisted = self.local_game.referee.unlisted()
        if unlisted is not None:
            lines.append(paragraph(Text(self.texts.say(unlisted), style="dim")))
        return Group(*lines, self.numbered_moves(view))

    def move_text(self, view: View, move: PromptMove) -> Text:
        """A move; by its name and note alone where there may be many."""
        code = move["move"]
        if not self.local_game.referee.is_short(self.local_game.game.action_of[code]):
            return super().move_text(view, move)
        figures = note(view, code, self.texts, self.local_game.game)
        text = Text.assemble(self.texts.name(code), (f" ({figures})", "dim"))
        if "loses" in move["hint"]:
            text.append(" !!", style="bold red")
        return text
