"""The menu before a game: all settings on one screen; Enter starts."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.text import Text

import detente
from detente.bots import LEVELS
from detente.console.lines import columns
from detente.console.matching import numbered
from detente.console.screen import Screen
from detente.core.errors import InvalidInput
from detente.core.game import Game, setting_text
from detente.registry import game_class
from detente.terminal.local_game import DEFAULT_OPPONENT, HUMAN, RANDOM
from detente.terminal.saves import newest_save
from detente.texts import LANGUAGES, Texts

_OPPONENTS: Final = (*LEVELS, HUMAN)


@dataclass
class GameSetup:
    """What is to be played; None stands for the default."""

    game: str
    settings: dict[str, str]
    seats: int | None
    side: str | None
    opponent: str | None
    language: str
    seed: str | None
    resume: Path | None


class SetupMenu:
    """A menu with a line for each setting of a game; its number changes it."""

    def __init__(self, screen: Screen, setup: GameSetup) -> None:
        self.screen = screen
        self.setup = setup

    def ask(self) -> bool:
        """Let the player change the setup; True to start the game, False to leave."""
        while True:
            texts = Texts(self.setup.language, self.setup.game)
            saved = _saved()
            settings = self._settings(texts)
            self._show(texts, settings, saved is not None)
            question = texts.say("terminal-menu-input", most=len(settings))
            answer = self.screen.read(question + " ").casefold()
            if answer in _words("quit", texts):
                return False
            if answer in _words("resume", texts) and saved is not None:
                self.setup.resume = saved
                return True
            try:
                if not answer:
                    self._accept()
                    return True
                self._change(answer, settings)
            except InvalidInput as error:
                self.screen.say(texts.error(error), style="yellow")

    def _accept(self) -> None:
        """Fill in the defaults that are shown; InvalidInput if the game cannot be played so."""
        self.game.check_seats(self.seats)
        self.setup.seats = self.seats
        self.setup.settings.update(self.proposed)
        self.setup.opponent = _joined(self.opponents)

    @property
    def game(self) -> Game:
        """The game with the options that are set, and those that are proposed."""
        return detente.game(self.setup.game, **{**self.proposed, **self.setup.settings})

    @property
    def proposed(self) -> dict[str, str]:
        """What the game proposes for options that the player has not touched."""
        return proposed_settings(self.setup.game, self.setup.settings, self.seats)

    @property
    def seats(self) -> int:
        """The number of seats: as set, if the game has it, else the first that it has."""
        counts = game_class(self.setup.game).seat_counts
        return self.setup.seats if self.setup.seats in counts else counts[0]

    @property
    def opponents(self) -> list[str]:
        """The player of each other seat; the first for all of them if the list does not fit."""
        listed = (self.setup.opponent or DEFAULT_OPPONENT).split(",")
        others = self.seats - 1
        return listed if len(listed) == others else listed[:1] * others

    def _settings(self, texts: Texts) -> dict[str, list[str]]:
        """Setting → its values, in the order in which a number changes it.

        Of a game's options those that apply with this number of seats and for which the menu has
        a text; the others can be set with `--option`.
        """
        game = self.game
        settings = {"game": detente.games()}
        for name in game.options:
            values = game.option_values_for(name, self.seats)
            if values and texts.knows(f"terminal-menu-{name}"):
                settings[name] = [setting_text(value) for value in values]
        if len(game.seat_counts) > 1:
            settings["seats"] = [str(count) for count in game.seat_counts]
        if self.seats > 1:
            settings["side"] = [*game.seat_names[: self.seats], RANDOM]
        for number in range(1, self.seats):
            settings[f"opponent {number}"] = list(_OPPONENTS)
        settings["language"] = [
            language for language in LANGUAGES if self.screen.can_show_language(language)
        ]
        return settings

    def _value(self, setting: str, values: list[str]) -> str:
        if setting in self.game.settings:
            return setting_text(self.game.settings[setting])
        if setting == "seats":
            return str(self.seats)
        if setting.startswith("opponent"):
            return self.opponents[_number(setting) - 1]
        value: str | None = getattr(self.setup, setting)
        return value or values[0]

    def _change(self, answer: str, settings: dict[str, list[str]]) -> None:
        """Give the numbered setting its next value."""
        setting = numbered(answer, list(settings))
        if setting is None:
            raise InvalidInput("terminal-menu-not-understood", word=answer, most=len(settings))
        values = settings[setting]
        value = self._value(setting, values)
        after = values.index(value) + 1 if value in values else 0
        self._set(setting, values[after % len(values)])

    def _set(self, setting: str, value: str) -> None:
        setup = self.setup
        if setting in self.game.options:
            setup.settings[setting] = value
        elif setting == "seats":
            setup.seats, setup.side = int(value), None
            for option in self.game.invalid_settings(int(value)):
                setup.settings.pop(option, None)
        elif setting == "game":
            setup.game, setup.settings, setup.side = value, {}, None
        elif setting.startswith("opponent"):
            others = self.opponents
            others[_number(setting) - 1] = value
            setup.opponent = _joined(others)
        else:
            setattr(setup, setting, value)

    def _show(self, texts: Texts, settings: dict[str, list[str]], saved: bool) -> None:
        lines = []
        for number, (setting, values) in enumerate(settings.items(), 1):
            value = _value_text(setting, self._value(setting, values), texts)
            if setting in self.proposed:
                value = texts.quote("terminal-menu-proposed", value=value)
            head = f"{number} {_label(setting, settings, texts)}"
            lines.append((head, Text(value, style="bold")))
        self.screen.say(texts.say("terminal-welcome"), style="bold")
        self.screen.show(columns(lines, before="  "))
        self.screen.say(texts.say("terminal-menu-start"))
        if saved:
            self.screen.say(texts.say("terminal-menu-saved"))


def proposed_settings(game: str, chosen: dict[str, str], seats: int | None) -> dict[str, str]:
    """What a game proposes, as `--option` takes it, for options that are not chosen."""
    rules = detente.game(game, **chosen)
    proposed = rules.proposed_settings(seats or rules.seat_counts[0], chosen)
    return {option: setting_text(value) for option, value in proposed.items()}


def _joined(opponents: list[str]) -> str:
    """Opponents as `--opponent` takes them: one for all, or a list."""
    return ",".join(opponents if len(set(opponents)) > 1 else opponents[:1])


def _number(setting: str) -> int:
    """The number of the opponent that a setting is about."""
    return int(setting.partition(" ")[2])


def _label(setting: str, settings: Iterable[str], texts: Texts) -> str:
    """The label of a line of the menu; several opponents are numbered."""
    kind, _, number = setting.partition(" ")
    if number and "opponent 2" in settings:
        return texts.say("terminal-menu-opponent-number", number=number)
    return texts.say(f"terminal-menu-{kind}")


def _value_text(setting: str, value: str, texts: Texts) -> str:
    """A value by its text, or by its name if it has no text."""
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
    """The inputs for a command of the menu: its letter, the English word, the reader's word."""
    return command[0], command, texts.say(f"terminal-menu-{command}")


def _saved() -> Path | None:
    try:
        return newest_save()
    except InvalidInput:
        return None
