"""A game of each kind is played to its end in each language by a driver that types numbers."""

import io
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import pytest
from rich.cells import cell_len

import detente
from detente import texts
from detente.core.record_file import read_record
from detente.registry import GamePackage
from detente.terminal.play import play
from detente.terminal.saves import home
from detente.texts import LANGUAGES, Texts
from tests.terminal.vocabulary import foreign_lines, vocabulary

WIDTH: Final = 80
Played = Callable[..., str]
by_language = pytest.mark.parametrize("language", LANGUAGES)


class Driver(io.StringIO):
    """The keyboard of somebody who reads the last line of the screen and types any option of it."""

    def __init__(self, capsys: pytest.CaptureFixture[str], language: str, seed: str) -> None:
        super().__init__()
        self.capsys = capsys
        self.confirm = Texts(language).say("terminal-confirm-input")
        self.yes = Texts(language).say("value-true")
        self.dice = random.Random(seed)
        self.screen = ""
        self.most = 0
        """How many lines may still be typed; 0 for any number."""

    def look(self) -> str:
        """All that was shown so far."""
        self.screen += self.capsys.readouterr().out
        return self.screen

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """An option, yes to a confirmation, Enter to all else."""
        asked = self.look().rpartition("\n")[2].strip()
        if self.most:
            self.most -= 1
            if not self.most:
                return ""
        if asked == self.confirm:
            return f"{self.yes}\n"
        numbers = re.findall(r"\d+", asked)
        return f"{self.dice.randint(1, int(numbers[-1]))}\n" if numbers else "\n"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Played:
    """Play a game to its end, or so many lines of it; returns all that was shown but paths."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))

    def played_by_driver(
        game: str, seats: int, opponent: str | None, seed: str, language: str, lines: int = 0
    ) -> str:
        driver = Driver(capsys, language, seed)
        driver.most = lines
        monkeypatch.setattr("sys.stdin", driver)
        play(game, {}, seats, None, opponent, language, seed, None)
        shown = driver.look().splitlines()
        return "\n".join(line for line in shown if str(home()) not in line)

    return played_by_driver


def assert_well_shown(screen: str, language: str, game: str) -> None:
    """No line is too long, and none is in another language."""
    assert [line for line in screen.splitlines() if cell_len(line) > WIDTH] == []
    assert foreign_lines(screen, language, game) == []


@by_language
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "opponent", "seed"),
    [
        ("agents", 3, "greedy", "8"),
        ("cia_vs_kgb", 2, "human", "39"),
        ("secret_power", 2, "random", "7"),
        ("twilight_struggle", 2, "human", "15"),
    ],
)
def test_a_whole_game(
    played: Played, game: str, seats: int, opponent: str, seed: str, language: str
) -> None:
    """People at one screen, and one person with bots."""
    screen = played(game, seats, opponent, seed, language)
    [record] = (home() / "records").iterdir()
    assert read_record(record).verify().over
    assert_well_shown(screen, language, game)


@by_language
@pytest.mark.long
@pytest.mark.parametrize("opponent", ["human", "greedy"])
@pytest.mark.parametrize("game", detente.games())
def test_many_whole_games(played: Played, game: str, opponent: str, language: str) -> None:
    counts = detente.game(game).seat_counts
    for number in range(8):
        seats = counts[number % len(counts)]
        others = opponent if seats > 1 else None
        assert_well_shown(played(game, seats, others, f"many {number}", language), language, game)
    assert len([*(home() / "records").iterdir()]) == 8


# --- what this would notice -----------------------------------------------------------------------


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str, str | None], None]]:
    """Let a message have another language's text in one language, or none there at all."""
    original = texts._source

    def plant_text(language: str, message: str, other: str | None) -> None:
        def source(wanted: str, package: GamePackage | None) -> str:
            found = original(wanted, package)
            entry = texts.entries(found).get(message)
            if wanted != language or entry is None:
                return found
            copied = "" if other is None else texts.entries(original(other, package))[message]
            return found.replace(entry, copied)

        monkeypatch.setattr(texts, "_source", source)
        monkeypatch.setattr(texts, "_bundle", cache(texts._Bundle))
        vocabulary.cache_clear()

    yield plant_text
    vocabulary.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "message", "other"),
    [
        *[("ru", "terminal-hand-over", "en"), ("fr", "terminal-hand-over", "en")],
        *[("en", "terminal-hand-over", "fr"), ("fr", "terminal-hand-over", "ru")],
        *[("en", "terminal-hand-over", None), ("ru", "terminal-hand-over", None)],
        *[
            ("fr", "prompt-set-up", "en"),
            ("ru", "prompt-set-up", "fr"),
            ("ru", "label-military", "en"),
        ],
        *[("fr", "name-poland", "en"), ("fr", "label-hand-count", "en")],
    ],
)
def test_a_missing_translation_is_noticed(
    played: Played,
    plant: Callable[[str, str, str | None], None],
    language: str,
    message: str,
    other: str | None,
) -> None:
    game = "twilight_struggle"
    plant(language, message, other)
    assert foreign_lines(played(game, 2, "human", "1", language, lines=3), language, game)
