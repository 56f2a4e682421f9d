"""What the log of every game is put through; a game's test module subclasses `LogTruth`."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from detente.core.outcomes import OutcomeKind
from detente.testing.log_truth import Change, Checks, Survey, arguments, survey, unnoticed


class LogTruth:
    """Every line of a game's log is true, and a wrong one is noticed."""

    checks: ClassVar[Checks]

    @staticmethod
    def games() -> Iterator[tuple[str, Iterator[Change]]]:
        """The games to look at, each with a label."""
        raise NotImplementedError

    @pytest.fixture(scope="class")
    @classmethod
    def found(cls) -> Survey:
        """What came of checking all games."""
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

    def test_a_wrong_line_is_noticed(self, found: Survey, message: str) -> None:
        checks, kind = self.checks, self.checks.kinds[message]
        assert found.samples.get(message), "no game has such an event"
        passed = {name: unnoticed(checks, found, kind, name) for name in arguments(checks, kind)}
        assert not {name: wrong for name, wrong in passed.items() if wrong}
