"""The loop of a game in the terminal: ask people, let bots decide, save after every move."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from detente.console.board import draw, note
from detente.console.lines import columns, folded, paragraph
from detente.console.screen import Screen
from detente.console.stop import Stop, Stopped
from detente.core.errors import DetenteError, InvalidInput
from detente.core.view import prompt_of
from detente.core.view_types import Event, PromptMove, View
from detente.terminal.commands import COMMANDS, Command, Quit, confirm_losing_move, execute
from detente.terminal.ending import show_ending
from detente.terminal.hot_seat import hand_over
from detente.terminal.line_input import LineInput
from detente.terminal.local_game import LocalGame
from detente.terminal.recap import recap_lines
from detente.texts import Texts

_PAIR: Final = 2


class GameScreen:
    """A local game, the screen it is shown on, and the language of the reader."""

    commands: ClassVar[Mapping[str, Command]] = COMMANDS
    how_to_resume: ClassVar[str] = "terminal-how-to-resume"

    def __init__(self, screen: Screen, stop: Stop, local_game: LocalGame, language: str) -> None:
        self.screen = screen
        self.stop = stop
        self.local_game = local_game
        self.texts = Texts(language, local_game.game.name)
        self.saved_as = local_game.save_path  # None if it is not saved
        self.seat_shown: int | None = None
        self._last_board = 0, -1  # Move number and seat when it was shown.
        self._opening = list(self._introduction())
        self.line_input = LineInput(self)
        self._complaints: list[str] = []
        """What was wrong with the last line of moves."""

    def set_language(self, language: str) -> None:
        """Go on in another language; InvalidInput if the terminal lacks its letters."""
        texts = Texts(language, self.local_game.game.name)
        if not self.screen.can_show_language(language):
            raise InvalidInput("terminal-no-letters")
        self.texts = texts

    def play(self) -> None:
        """Play until the game is over or somebody leaves; either way it is saved."""
        self.save()
        try:
            while not self.local_game.state.over:
                self._next_move()
        except (Quit, EOFError):
            self._leave()
        except (Stopped, InvalidInput):  # or a bot that fails
            self._leave()
            raise
        else:
            show_ending(self)

    def _introduction(self) -> Iterator[RenderableType]:
        """What the game is about, if it is new, and which seat the player has."""
        about = f"terminal-intro-{self.local_game.game.name}"
        if self.local_game.state.move_number == 0 and self.texts.knows(about):
            yield paragraph(Text(self.texts.say(about)))
        if not self.local_game.hot_seat:
            mine = self.local_game.state.seat_name(self.local_game.mine)
            yield paragraph(Text(self.texts.say("terminal-you-are", side=mine), style="bold"))
        if self.local_game.state.seats > _PAIR:
            seats = [self._seat(seat) for seat in range(self.local_game.state.seats)]
            yield paragraph(Text(self.texts.quote("terminal-at-the-table", seats=seats)))

    def _seat(self, seat: int) -> str:
        """A seat's name and the person or bot that plays it."""
        who = self.local_game.players[seat]
        if seat in self.local_game.people:
            who = self.texts.say("terminal-person" if self.local_game.hot_seat else "terminal-you")
        side = self.texts.name(self.local_game.state.seat_name(seat))
        return self.texts.quote("terminal-seat", side=side, who=who)

    def _next_move(self) -> None:
        """Let a bot decide, or ask a person until there is a move."""
        seat = self.local_game.next_seat()
        if seat not in self.local_game.people:
            side = self.local_game.state.seat_name(seat)
            sentence = self.texts.say("terminal-thinking", side=side)
            with self.screen.thinking(sentence):
                move = self.local_game.bot_move(seat)
            self.play_move(seat, move)
            return
        if self.local_game.hot_seat and self.seat_shown != seat:
            self._complaints = []  # They tell what the last seat has typed.
            hand_over(self, seat)
        self.seat_shown = seat
        self.show_decision(seat)
        self._complain()
        self._read_move(seat)

    def _read_move(self, seat: int) -> None:
        """Execute lines of input until one of them has changed the position."""
        state = self.local_game.state
        before = state.move_number
        while self.local_game.state is state and state.move_number == before:
            most = len(state.legal_moves(seat))
            side = state.seat_name(seat)
            line = self.screen.read(self.texts.say("terminal-input", side=side, most=most) + " ")
            try:
                execute(self, seat, line)
            except DetenteError as error:
                self.screen.say(self.texts.error(error), style="yellow")
            if self.local_game.state is state and state.move_number == before:
                self._complain()

    def play_line(self, seat: int, line: str) -> None:
        """Play the moves of a line; what is wrong with it is shown after what it has changed."""
        self._complaints = self.line_input.play_line(seat, line)
        if self.local_game.state.over:
            self._complain()

    def _complain(self) -> None:
        for sentence in self._complaints:
            self.screen.say(sentence, style="yellow")
        self._complaints = []

    def play_move(self, seat: int, move: str) -> None:
        """Play a move and save; a signal to stop waits until both are done."""
        if seat in self.local_game.people:
            confirm_losing_move(self, seat, move)
        with self.stop.held():
            self.local_game.state.play(seat, move)
            self.save()

    def undo(self, seat: int) -> None:
        """Take back a move and save."""
        with self.stop.held():
            self.local_game.undo(seat)
            self.save()

    def save(self) -> None:
        """Save the game; if that fails, say so and play on."""
        try:
            self.saved_as = self.local_game.save(self.texts.language)
        except InvalidInput as error:
            self.saved_as = None
            self.screen.say(self.texts.error(error), style="yellow")

    def _leave(self) -> None:
        self.screen.say("")
        if self.saved_as is None:
            self.save()
        self.say_saved("terminal-saved")
        if self.saved_as is not None:
            self.screen.say(self.texts.say(self.how_to_resume))

    def say_saved(self, message: str) -> None:
        """Print where the game is saved; if it could not be saved, print its record instead."""
        if self.saved_as is not None:
            self.screen.say(self.texts.say(message))
            self.screen.say_path(self.saved_as)
        else:
            self.screen.say(self.texts.say("terminal-keep-record"), style="yellow")
            self.screen.say_verbatim(self.local_game.record(self.texts.language).text())

    # --- what a seat may know -----------------------------------------------------------------

    def view(self, seat: int) -> View:
        """The position as a seat may see it."""
        return self.local_game.state.view(seat)

    def legal_moves(self, seat: int) -> list[str]:
        """The moves of a seat in the order of their numbers on the screen."""
        return self.local_game.state.legal_moves(seat)

    def event_log(self, seat: int) -> list[Event]:
        """All events that a seat may know."""
        return self.local_game.state.events(seat)

    def about_command(self, command: str) -> str:
        """The message with a command's usage and meaning."""
        return f"terminal-command-{command}"

    # --- showing ------------------------------------------------------------------------------

    def show_decision(self, seat: int, again: bool = False) -> None:
        """Show the new events, the board and the question with its numbered moves.

        The whole board is shown if `again`, or if somebody else has moved in the meantime.
        """
        view = self.view(seat)
        news = Group("", *self._opening, self.recap(seat))
        self._opening = []
        brief = not again and self._saw_board(seat)
        board = draw(view, self.texts, self.local_game.game, brief)
        question = self.question(view)
        self._last_board = self.local_game.state.move_number, seat
        self.screen.show(news)
        if not brief and not self.screen.fits(news, board, question):
            self.screen.read(self.texts.say("terminal-press-enter") + " ")
        self.screen.show(board, question)

    def _saw_board(self, seat: int) -> bool:
        """Whether nobody but this seat has moved since it last saw the board."""
        seen, by = self._last_board
        choosers = [chooser for chooser, _ in self.local_game.state.record().moves[seen:]]
        return by == seat and set(choosers) == {seat}

    def recap(self, seat: int | None) -> RenderableType:
        """What a seat (None: everybody) has not been shown yet, a line an action."""
        moments, own_events = self.local_game.new_moments(seat)
        own = None if seat is None else self.local_game.state.seat_name(seat)
        lines = recap_lines(moments, self.texts, self.local_game.game.name, own)
        told = Group(lines, self.event_lines(own_events))
        if own is None or all(moment.get("by") == own for moment in moments):
            return told
        return Group(Text(self.texts.say("terminal-since-your-move"), style="dim"), told)

    def event_lines(self, events: list[Event]) -> RenderableType:
        """Events, one sentence a line."""
        sentences = [self.texts.say(event["id"], **event["args"]) for event in events]
        return columns([("–", Text(sentence)) for sentence in sentences], style="dim")

    def question(self, view: View) -> RenderableType:
        """The prompt with its rule, and the numbered moves."""
        prompt = prompt_of(view)
        asked = Text(self.texts.prompt(view), style="bold")
        asked.append(f" [{prompt['rule']}]", style="not bold dim")
        return Group(paragraph(asked), self.numbered_moves(view))

    def numbered_moves(self, view: View) -> RenderableType:
        """The legal moves with their numbers."""
        moves = [
            (f"{number:>2}", self.move_text(view, move))
            for number, move in enumerate(prompt_of(view)["moves"], 1)
        ]
        return folded(moves, style="bold")

    def move_text(self, view: View, move: PromptMove) -> Text:
        """What a move does, with its note, its hint and its warnings."""
        code = move["move"]
        text = Text(self.texts.say(move["label"], **{**prompt_of(view)["args"], "choice": code}))
        brief = f"terminal-brief-{code}"
        if self.texts.knows(brief):
            text.append(f" – {self.texts.say(brief)}", style="dim")
        else:
            text.append(f" ({note(view, code, self.texts, self.local_game.game)})", style="dim")
        hint = move.get("hint", {})
        if "kind" in hint:
            text.append(f" – {self.texts.hint(hint)}", style="cyan")
        if hint.get("wins"):
            text.append(f" !! {self.texts.say('terminal-wins')}", style="bold green")
        if hint.get("risks"):
            text.append(f" ! {self.texts.say('terminal-risks')}", style="bold yellow")
        if hint.get("careful"):
            text.append(f" ! {self.texts.say('terminal-careful')}", style="bold yellow")
        if hint.get("loses"):
            text.append(f" !! {self.texts.say('terminal-loses')}", style="bold red")
        return text
