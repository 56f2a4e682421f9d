"""`detente referee`: people play on their own table and type what happens; the books are kept."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from detente.console.board import draw, note
from detente.console.lines import paragraph
from detente.console.screen import Screen
from detente.core.errors import BadInput, DetenteError
from detente.core.view import Event, PromptOption, View, prompt_of
from detente.terminal.commands import COMMANDS, Command, confirmed, obey
from detente.terminal.dictation import Dictation, Dropped
from detente.terminal.ending import show_ending
from detente.terminal.play import noted_language, readable
from detente.terminal.refereed import Refereed, new_game, resumed_game
from detente.terminal.stop import Stop, Stopped
from detente.terminal.table import Table
from detente.texts import preferred_language

GAMES: Final = ("twilight_struggle",)
"""The games that can be refereed."""


def referee(game: str, options: dict[str, str], language: str | None, resume: Path | None) -> None:
    """Referee a new game or one that was kept; BadInput says what is wrong with the wishes.

    Ctrl-C ends with SystemExit 130, the game saved.
    """
    wanted = language or noted_language(resume) or preferred_language()
    if resume is None and game not in GAMES:
        raise BadInput("referee-unknown-game", game=game, allowed=list(GAMES))
    match = new_game(game, options) if resume is None else resumed_game(resume)
    screen = Screen()
    try:
        with Stop() as stop:
            spoken = readable(screen, wanted)
            table = RefereeTable(screen, stop, match, spoken, new=resume is None)
            if match.state.over:
                show_ending(table)
            else:
                table.play()
            if match.state.over:
                screen.say(table.texts.say("record-cards-supposed"))
    except Stopped as stopped:
        raise SystemExit(stopped.exit_code) from None


def _why(table: Table, seat: int, rest: str) -> None:
    """Why something cannot be chosen now, whoever may hold what."""
    assert isinstance(table, RefereeTable)
    if not rest:
        raise BadInput("referee-not-understood", word=rest)
    code, _ = table.dictation.chosen(seat, rest.split())
    refusal = table.match.referee.explain(seat, table.match.game.action_of[code])
    if refusal is not None:
        raise refusal
    table.screen.say(table.texts.say("referee-allowed", choice=code))


class RefereeTable(Table):
    """A table where everybody sees the screen, and nobody's hand is known."""

    commands: ClassVar[Mapping[str, Command]] = {
        **{name: command for name, command in COMMANDS.items() if name != "hint"},
        "why": _why,
    }
    how_to_resume: ClassVar[str] = "referee-how-to-resume"
    match: Refereed

    def __init__(
        self, screen: Screen, stop: Stop, match: Refereed, language: str, new: bool
    ) -> None:
        super().__init__(screen, stop, match, language)
        self.dictation = Dictation(self)
        self._shown_at = -1
        self._whole = not new
        self._complaint: list[str] = []

    def _introduction(self) -> Iterator[RenderableType]:
        if self.match.state.choices == 0:
            yield paragraph(Text(self.texts.say("referee-intro")))

    def _next_choice(self) -> None:
        """Show what is new, and obey a line of input."""
        seat = self.match.next_seat()
        if self.dictation.told is None and self._shown_at != self.match.state.choices:
            self.show_decision(seat, again=self._whole)
        self._complain()
        line = self.screen.read(self._input(seat) + " ")
        try:
            obey(self, seat, line)
        except DetenteError as error:
            self.screen.say(self.texts.error(error), style="yellow")

    def _input(self, seat: int) -> str:
        wanted = self.dictation.wanted
        if wanted is not None:
            side = self.match.state.seat_name(wanted.side)
            return self.texts.say(wanted.message, side=side)
        most = len(self.options(seat))
        return self.texts.say("referee-input", side=self.match.state.seat_name(seat), most=most)

    def take(self, seat: int, line: str) -> None:
        """Carry out what a line says; what is wrong with it comes after what it has changed."""
        self._complaint = self.dictation.take(line)
        if self.match.state.over:
            self._complain()

    def _complain(self) -> None:
        for sentence in self._complaint:
            self.screen.say(sentence, style="yellow")
        self._complaint = []

    def choose(self, seat: int, code: str) -> None:
        """Carry out a choice, unless something must be told first."""
        action = self.match.game.action_of[code]
        refusal = self.match.referee.explain(seat, action)
        if refusal is not None:
            raise refusal
        if self.match.referee.is_fatal(seat, action) and not confirmed(self):
            raise Dropped
        self.dictation.begin(seat, action)

    def undo(self, seat: int) -> None:
        """Drop the choice that is being made, or take back the last one."""
        if self.dictation.told is not None:
            self.dictation.told = None
            self._shown_at = -1
            return
        super().undo(seat)

    # --- what everybody may know --------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a spectator sees, and what the seat is asked."""
        return {**self.match.state.view(None), "prompt": self.match.referee.prompt(seat)}

    def options(self, seat: int) -> list[str]:
        """What is listed: no hidden cards."""
        codes = self.match.game.codes
        return [codes[action] for action in self.match.referee.offers(seat)]

    def past(self, seat: int) -> list[Event]:
        """What everybody saw."""
        return self.match.state.events(None)

    def about_command(self, command: str) -> str:
        """Some commands have a wider meaning here."""
        own = f"referee-command-{command}"
        return own if self.texts.knows(f"{own}.usage") else super().about_command(command)

    # --- showing ------------------------------------------------------------------------------

    def show_decision(self, seat: int, again: bool = False) -> None:
        """What happened, the tracks or the whole board `again`, and what is asked."""
        view = self.view(seat)
        news = Group("", *self._opening, self.events(self.match.news(None)))
        self._opening = []
        self._whole = False
        self._shown_at = self.match.state.choices
        board = draw({**view, "prompt": None}, self.texts, self.match.game, brief=not again)
        question = self.question(view)
        self.screen.show(news)
        if again and not self.screen.holds(news, board, question):
            self.screen.read(self.texts.say("terminal-press-enter") + " ")
        self.screen.show(board, question)

    def question(self, view: View) -> RenderableType:
        """Who must choose what, under which rule, from which list or without one."""
        prompt = prompt_of(view)
        side = self.match.state.seat_name(self.match.next_seat())
        asked = Text(self.texts.say("referee-asked", side=side) + " ", style="bold")
        asked.append(self.texts.say(prompt["id"], **prompt["args"]))
        asked.append(f" [{prompt['rule']}]", style="not bold dim")
        lines: list[RenderableType] = [paragraph(asked)]
        if self.match.referee.asks_for_hidden_card:
            both = len(self.match.state.to_act) > 1 or self.match.state.answers
            message = "referee-any-headline" if both else "referee-any-card"
            lines.append(paragraph(Text(self.texts.say(message), style="dim")))
        return Group(*lines, self.numbered(view))

    def option(self, view: View, option: PromptOption) -> Text:
        """A country by its name and figures alone, for there may be many."""
        code = option["code"]
        if self.match.game.describe(code).get("kind") != "country":
            return super().option(view, option)
        figures = note(view, code, self.texts, self.match.game)
        text = Text.assemble(self.texts.name(code), (f" ({figures})", "dim"))
        if "loses" in option["hint"]:
            text.append(" !!", style="bold red")
        return text
