"""The questions before a game, all on one screen; Enter accepts what stands there."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.text import Text

import detente
from detente.bots import LEVELS
from detente.console.lines import columns
from detente.console.matching import option_numbered
from detente.console.screen import Screen
from detente.core.errors import BadInput
from detente.core.game import Game, setting_text
from detente.terminal.match import DEFAULT_OPPONENT, HUMAN, RANDOM
from detente.terminal.saves import newest_save
from detente.texts import LANGUAGES, Texts

_OPPONENTS: Final = (*LEVELS, HUMAN)


@dataclass
class Wishes:
    """What somebody wants to play; None leaves it to us."""

    game: str
    options: dict[str, str]
    seats: int | None
    side: str | None
    opponent: str | None
    language: str
    seed: str | None
    resume: Path | None


class Menu:
    """A line for each setting of a game; its number changes it."""

    def __init__(self, screen: Screen, wishes: Wishes) -> None:
        self.screen = screen
        self.wishes = wishes

    def ask(self) -> bool:
        """Let the player change the wishes until he starts; False if he leaves instead."""
        while True:
            texts = Texts(self.wishes.language, self.wishes.game)
            saved = _saved()
            settings = self._settings(texts)
            self._show(texts, settings, saved is not None)
            question = texts.say("terminal-menu-input", most=len(settings))
            answer = self.screen.read(question + " ").casefold()
            if answer in _words("quit", texts):
                return False
            if answer in _words("resume", texts) and saved is not None:
                self.wishes.resume = saved
                return True
            try:
                if not answer:
                    self._settle()
                    return True
                self._change(answer, settings)
            except BadInput as error:
                self.screen.say(texts.error(error), style="yellow")

    def _settle(self) -> None:
        """Take what stands there; BadInput if it cannot be played so."""
        self.game.check_seats(self.seats)
        self.wishes.seats = self.seats
        self.wishes.opponent = _joined(self.opponents)

    @property
    def game(self) -> Game:
        """The game with the options that are wished."""
        return detente.game(self.wishes.game, **self.wishes.options)

    @property
    def seats(self) -> int:
        """How many play: as wished, if the game can be played so."""
        counts = self.game.seat_counts
        return self.wishes.seats if self.wishes.seats in counts else counts[0]

    @property
    def opponents(self) -> list[str]:
        """Who sits in each other seat; the first in all of them if the list does not fit."""
        listed = (self.wishes.opponent or DEFAULT_OPPONENT).split(",")
        others = self.seats - 1
        return listed if len(listed) == others else listed[:1] * others

    def _settings(self, texts: Texts) -> dict[str, list[str]]:
        """Setting → its values, in the order in which they come round.

        Of a game's options those that matter with so many players and for which the menu has a
        word; the others are for `--option`.
        """
        game = self.game
        settings = {"game": detente.games()}
        for name in game.options:
            values = game.offered(name, self.seats)
            if values and texts.knows(f"terminal-menu-{name}"):
                settings[name] = [setting_text(value) for value in values]
        if len(game.seat_counts) > 1:
            settings["seats"] = [str(count) for count in game.seat_counts]
        if self.seats > 1:
            settings["side"] = [*game.seat_names[: self.seats], RANDOM]
        for number in range(1, self.seats):
            settings[f"opponent {number}"] = list(_OPPONENTS)
        settings["language"] = [language for language in LANGUAGES if self.screen.speaks(language)]
        return settings

    def _value(self, setting: str, values: list[str]) -> str:
        if setting in self.game.settings:
            return setting_text(self.game.settings[setting])
        if setting == "seats":
            return str(self.seats)
        if setting.startswith("opponent"):
            return self.opponents[_number(setting) - 1]
        value: str | None = getattr(self.wishes, setting)
        return value or values[0]

    def _change(self, answer: str, settings: dict[str, list[str]]) -> None:
        """Give the numbered setting its next value."""
        setting = option_numbered(answer, list(settings))
        if setting is None:
            raise BadInput("terminal-menu-not-understood", word=answer, most=len(settings))
        values = settings[setting]
        value = self._value(setting, values)
        after = values.index(value) + 1 if value in values else 0
        self._set(setting, values[after % len(values)])

    def _set(self, setting: str, value: str) -> None:
        wishes = self.wishes
        if setting in self.game.options:
            wishes.options[setting] = value
        elif setting == "seats":
            wishes.seats, wishes.side = int(value), None
            for option in self.game.misfits(int(value)):
                wishes.options.pop(option, None)
        elif setting == "game":
            wishes.game, wishes.options, wishes.side = value, {}, None
        elif setting.startswith("opponent"):
            others = self.opponents
            others[_number(setting) - 1] = value
            wishes.opponent = _joined(others)
        else:
            setattr(wishes, setting, value)

    def _show(self, texts: Texts, settings: dict[str, list[str]], saved: bool) -> None:
        lines = []
        for number, (setting, values) in enumerate(settings.items(), 1):
            value = _said(setting, self._value(setting, values), texts)
            head = f"{number} {_label(setting, settings, texts)}"
            lines.append((head, Text(value, style="bold")))
        self.screen.say(texts.say("terminal-welcome"), style="bold")
        self.screen.show(columns(lines, before="  "))
        self.screen.say(texts.say("terminal-menu-start"))
        if saved:
            self.screen.say(texts.say("terminal-menu-saved"))


def _joined(opponents: list[str]) -> str:
    """Opponents as `--opponent` takes them: one for all, or a list."""
    return ",".join(opponents if len(set(opponents)) > 1 else opponents[:1])


def _number(setting: str) -> int:
    """Which of the opponents it is."""
    return int(setting.partition(" ")[2])


def _label(setting: str, settings: Iterable[str], texts: Texts) -> str:
    """What a line of the menu is about; several opponents are numbered."""
    kind, _, number = setting.partition(" ")
    if number and "opponent 2" in settings:
        return texts.say("terminal-menu-opponent-number", number=number)
    return texts.say(f"terminal-menu-{kind}")


def _said(setting: str, value: str, texts: Texts) -> str:
    """A value in words, or as it is if it has none."""
    if setting == "game":
        return Texts(texts.language, value).say("game-title")
    if setting == "seats":
        return value
    setting, _, _ = setting.partition(" ")
    for message in (f"terminal-{setting}-{value}", f"value-{value}"):
        if texts.knows(message):
            return texts.say(message)
    return texts.name(value)


def _words(command: str, texts: Texts) -> tuple[str, ...]:
    """A command of the menu by its letter, its English word or the reader's own."""
    return command[0], command, texts.say(f"terminal-menu-{command}")


def _saved() -> Path | None:
    try:
        return newest_save()
    except BadInput:
        return None
