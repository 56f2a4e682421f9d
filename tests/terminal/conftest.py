"""Somebody at the terminal: typed lines in, what the screen showed out."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from detente.core.state import State
from detente.terminal.commands import execute
from detente.terminal.play import play
from tests.terminal.shown import at_table, plain


@pytest.fixture(autouse=True)
def _own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Everybody's games in a folder of their own, and no settings from the environment."""
    monkeypatch.setenv("DETENTE_HOME", str(tmp_path / "home"))
    for variable in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Type lines into a game and return what it printed; the input ends after the last line."""

    def play_lines(
        *lines: str,
        game: str | None = "cia_vs_kgb",
        edition: str | None = "ru2014",
        seats: int | None = None,
        side: str | None = None,
        opponent: str | None = "random",
        language: str | None = None,
        seed: str | None = "7",
        resume: Path | None = None,
        settings: dict[str, str] | None = None,
    ) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        chosen = {**({"edition": edition} if edition else {}), **(settings or {})}
        play(game, chosen, seats, side, opponent, language, seed, resume)
        return capsys.readouterr().out

    return play_lines


@pytest.fixture
def says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., str]:
    """What the screen shows after a line typed at a table, and answers to what is asked then."""
    monkeypatch.chdir(tmp_path)

    def typed_at_table(state: State, line: str, *answers: str, language: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
        execute(at_table(state, language), state.to_act[0], line)
        return plain(capsys.readouterr().out)

    return typed_at_table
