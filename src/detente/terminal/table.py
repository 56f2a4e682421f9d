"""The course of a game at the screen: ask people, let bots choose, keep everything."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from detente.console.board import draw, note
from detente.console.lines import columns, folded, paragraph
from detente.console.screen import Screen
from detente.core.errors import BadInput, DetenteError
from detente.core.view import Event, PromptOption, View, prompt_of
from detente.terminal.commands import COMMANDS, Command, Quit, choose, obey
from detente.terminal.ending import show_ending
from detente.terminal.hot_seat import hand_over
from detente.terminal.match import Match
from detente.terminal.stop import Stop, Stopped
from detente.texts import Texts

_PAIR: Final = 2


class Table:
    """A match, the screen it is shown on, and the language of the reader."""

    commands: ClassVar[Mapping[str, Command]] = COMMANDS
    how_to_resume: ClassVar[str] = "terminal-how-to-resume"

    def __init__(self, screen: Screen, stop: Stop, match: Match, language: str) -> None:
        self.screen = screen
        self.stop = stop
        self.match = match
        self.texts = Texts(language, match.game.name)
        self.kept = match.save
        self.seated: int | None = None
        self._seen_at = 0, -1
        self._opening = list(self._introduction())

    def speak(self, language: str) -> None:
        """Go on in another language."""
        texts = Texts(language, self.match.game.name)
        if not self.screen.speaks(language):
            raise BadInput("terminal-no-letters")
        self.texts = texts

    def play(self) -> None:
        """Until the game is over or somebody leaves; either way it is kept."""
        self.save()
        try:
            while not self.match.state.over:
                self._next_choice()
        except (Quit, EOFError):
            self._leave()
        except Stopped:
            self._leave()
            raise
        else:
            show_ending(self)

    def _introduction(self) -> Iterator[RenderableType]:
        """What the game is about, for those who start it, and who the player is."""
        about = f"terminal-intro-{self.match.game.name}"
        if self.match.state.choices == 0 and self.texts.knows(about):
            yield paragraph(Text(self.texts.say(about)))
        if not self.match.hot_seat:
            mine = self.match.state.seat_name(self.match.mine)
            yield paragraph(Text(self.texts.say("terminal-you-are", side=mine), style="bold"))
        if self.match.state.seats > _PAIR:
            seats = [self._seat(seat) for seat in range(self.match.state.seats)]
            yield paragraph(Text(self.texts.quote("terminal-at-the-table", seats=seats)))

    def _seat(self, seat: int) -> str:
        """What a seat is called, and who sits there."""
        who = self.match.players[seat]
        if seat in self.match.people:
            who = self.texts.say("terminal-person" if self.match.hot_seat else "terminal-you")
        side = self.texts.name(self.match.state.seat_name(seat))
        return self.texts.quote("terminal-seat", side=side, who=who)

    def _next_choice(self) -> None:
        seat = self.match.next_seat()
        if seat not in self.match.people:
            side = self.match.state.seat_name(seat)
            sentence = self.texts.say("terminal-thinking", side=side)
            with self.screen.thinking(sentence):
                code = self.match.bot_choice(seat)
            self.choose(seat, code)
            return
        if self.match.hot_seat and self.seated != seat:
            hand_over(self, seat)
        self.seated = seat
        self.show_decision(seat)
        self._answer(seat)

    def _answer(self, seat: int) -> None:
        """Obey lines of input until one of them has changed the position."""
        state = self.match.state
        choices = state.choices
        while self.match.state is state and state.choices == choices:
            most = len(state.options(seat))
            side = state.seat_name(seat)
            line = self.screen.read(self.texts.say("terminal-input", side=side, most=most) + " ")
            try:
                obey(self, seat, line)
            except DetenteError as error:
                self.screen.say(self.texts.error(error), style="yellow")

    def take(self, seat: int, line: str) -> None:
        """Carry out the choice that a line of input names."""
        choose(self, seat, line)

    def choose(self, seat: int, code: str) -> None:
        """Carry out a choice and save; nothing comes between the two."""
        with self.stop.held():
            self.match.state.choose(seat, code)
            self.save()

    def undo(self, seat: int) -> None:
        """Take back a choice and save."""
        with self.stop.held():
            self.match.undo(seat)
            self.save()

    def save(self) -> None:
        """Keep the game; if that fails, say so and play on."""
        try:
            self.kept = self.match.keep(self.texts.language)
        except BadInput as error:
            self.screen.say(self.texts.error(error), style="yellow")

    def _leave(self) -> None:
        self.screen.say("")
        self.say_saved()
        self.screen.say(self.texts.say(self.how_to_resume))

    def say_saved(self) -> None:
        """Where the game is kept."""
        self.screen.say(self.texts.say("terminal-saved"))
        self.screen.say_path(self.kept)

    # --- what a seat may know -----------------------------------------------------------------

    def view(self, seat: int) -> View:
        """The position, as far as it is shown to a seat."""
        return self.match.state.view(seat)

    def options(self, seat: int) -> list[str]:
        """The codes of the numbered options of a seat."""
        return self.match.state.options(seat)

    def past(self, seat: int) -> list[Event]:
        """All that happened, as far as it is told to a seat."""
        return self.match.state.events(seat)

    def about_command(self, command: str) -> str:
        """The message with a command's usage and meaning."""
        return f"terminal-command-{command}"

    # --- showing ------------------------------------------------------------------------------

    def show_decision(self, seat: int, again: bool = False) -> None:
        """What happened, the board, what is asked and what can be answered.

        The board is shown as a whole `again`, or if somebody else has chosen in the meantime.
        """
        view = self.view(seat)
        news = Group("", *self._opening, self.events(self.match.news(seat)))
        self._opening = []
        brief = not again and self._saw_all(seat)
        board = draw(view, self.texts, self.match.game, brief)
        question = self.question(view)
        self._seen_at = self.match.state.choices, seat
        self.screen.show(news)
        if not brief and not self.screen.holds(news, board, question):
            self.screen.read(self.texts.say("terminal-press-enter") + " ")
        self.screen.show(board, question)

    def _saw_all(self, seat: int) -> bool:
        """Whether nobody but this seat has chosen since it last saw the board."""
        seen, by = self._seen_at
        choosers = [chooser for chooser, _ in self.match.state.record().choices[seen:]]
        return by == seat and set(choosers) == {seat}

    def events(self, events: list[Event]) -> RenderableType:
        """What happened, a line each."""
        told = [self.texts.say(event["id"], **event["args"]) for event in events]
        return columns([("–", Text(sentence)) for sentence in told], style="dim")

    def question(self, view: View) -> RenderableType:
        """The prompt with its rule, and the numbered options."""
        prompt = prompt_of(view)
        asked = Text(self.texts.prompt(view), style="bold")
        asked.append(f" [{prompt['rule']}]", style="not bold dim")
        return Group(paragraph(asked), self.numbered(view))

    def numbered(self, view: View) -> RenderableType:
        """The options with their numbers."""
        options = [
            (f"{number:>2}", self.option(view, option))
            for number, option in enumerate(prompt_of(view)["options"], 1)
        ]
        return folded(options, style="bold")

    def option(self, view: View, option: PromptOption) -> Text:
        """What an option does, and all that is worth knowing before choosing it."""
        code = option["code"]
        text = Text(self.texts.say(option["id"], **{**prompt_of(view)["args"], "choice": code}))
        brief = f"terminal-brief-{code}"
        if self.texts.knows(brief):
            text.append(f" – {self.texts.say(brief)}", style="dim")
        else:
            text.append(f" ({note(view, code, self.texts, self.match.game)})", style="dim")
        hint = option.get("hint", {})
        if "kind" in hint:
            text.append(f" – {self._hint(hint)}", style="cyan")
        if hint.get("wins"):
            text.append(f" !! {self.texts.say('terminal-wins')}", style="bold green")
        if hint.get("risks"):
            text.append(f" ! {self.texts.say('terminal-risks')}", style="bold yellow")
        if hint.get("careful"):
            text.append(f" ! {self.texts.say('terminal-careful')}", style="bold yellow")
        if hint.get("loses"):
            text.append(f" !! {self.texts.say('terminal-loses')}", style="bold red")
        return text

    def _hint(self, hint: Mapping[str, Any]) -> str:
        """What a decision says about an option; a chance, [favourable, of], as a percentage."""
        args: dict[str, object] = {}
        for name, value in hint.items():
            if isinstance(value, list) and len(value) == _PAIR:
                args[name] = round(100 * value[0] / value[1])
            elif not isinstance(value, list):
                args[name] = value
        return self.texts.say(f"hint-{hint['kind']}", **args)
