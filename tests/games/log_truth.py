"""What the log of every game is put through; a game's test module subclasses `LogTruth`."""

import ast
import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest

import detente
from detente import State, read_record
from detente.core.outcomes import OutcomeKind
from detente.testing.log_truth import (
    Change,
    Checks,
    Survey,
    arguments,
    changes,
    invented,
    survey,
    taken_for_true,
    unnoticed,
)

LOGGING = ("log_public", "log_private")


def stored(folder: Path) -> Iterator[tuple[str, Iterator[Change]]]:
    """All recorded games in a folder, each with a label."""
    for path in sorted(folder.rglob("*.detente")):
        yield path.relative_to(folder).as_posix(), changes(read_record(path).record)


def noting(name: str, places: set[tuple[str, int]]) -> Callable[..., None]:
    """A method of State that also notes from where it is called."""
    method = getattr(State, name)

    def note(state: State, *values: object) -> None:
        caller = sys._getframe(1)
        places.add((caller.f_code.co_filename, caller.f_lineno))
        method(state, *values)

    return note


def logging_calls(folder: Path) -> Iterator[tuple[Path, ast.Call]]:
    """The calls in the modules of a folder that add a line to the log."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in LOGGING:
                yield path, node


def _lines(call: ast.Call) -> range:
    return range(call.lineno, (call.end_lineno or call.lineno) + 1)


class LogTruth:
    """Every line of a game's log is true, and a wrong one is noticed."""

    checks: ClassVar[Checks]
    game: ClassVar[str]
    places: ClassVar[set[tuple[str, int]]]
    """Files and lines that have added a line to the log; none are known of compiled ones."""

    @staticmethod
    def games() -> Iterator[tuple[str, Iterator[Change]]]:
        """The games to look at, each with a label."""
        raise NotImplementedError

    @pytest.fixture(scope="class")
    @classmethod
    def found(cls) -> Survey:
        """What came of checking all games."""
        cls.places = set()
        with pytest.MonkeyPatch.context() as patch:
            for name in () if detente.compiled else LOGGING:
                patch.setattr(State, name, noting(name, cls.places))
            return survey(cls.checks, cls.games())

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """A test for each kind of event."""
        if "message" in metafunc.fixturenames:
            kinds = self.checks.kinds.items()
            events = [message for message, kind in kinds if not isinstance(kind, OutcomeKind)]
            metafunc.parametrize("message", events)

    def test_every_kind_of_event_has_a_check(self) -> None:
        assert not self.checks.missing()

    def test_every_line_of_the_log_is_true(self, found: Survey) -> None:
        assert not found.untrue, "\n".join(found.untrue[:5])

    @pytest.mark.skipif(detente.compiled, reason="a compiled function does not tell its lines")
    @pytest.mark.usefixtures("found")
    def test_every_place_that_logs_is_reached(self) -> None:
        rules = importlib.import_module(f"detente.games.{self.game}.rules")
        unreached = [
            f"{path.name}:{call.lineno} {ast.unparse(call)}"
            for path, call in logging_calls(Path(rules.__path__[0]))
            if not {(str(path), line) for line in _lines(call)} & self.places
        ]
        assert not unreached

    def test_a_wrong_line_is_noticed(self, found: Survey, message: str) -> None:
        checks, kind = self.checks, self.checks.kinds[message]
        assert found.samples.get(message), "no game has such an event"
        passed = {name: unnoticed(checks, found, kind, name) for name in arguments(checks, kind)}
        assert not {name: wrong for name, wrong in passed.items() if wrong}

    def test_a_line_of_what_did_not_happen_is_noticed(self, found: Survey, message: str) -> None:
        """Nearly always: told elsewhere, a line may happen to fit."""
        wrong = list(invented(found, self.checks.kinds[message]))
        assert len(wrong) >= 20
        passed = taken_for_true(self.checks, wrong)
        assert len(passed) <= len(wrong) // 10, "\n".join(passed)
