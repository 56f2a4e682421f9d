"""The interface of a game's log importer, and what it finds in a log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

from detente.core.record import Record
from detente.core.state import State
from detente.texts import Texts


class Difference(NamedTuple):
    """A difference between engine and log; `fault` names the client's fault that explains it.

    The values of each are numbers, truth values and codes; none where only the other has it.
    """

    line: int
    what: str
    """Its sentence is the game's message `difference-<what>`."""
    engine: tuple[Any, ...] = ()
    log: tuple[Any, ...] = ()
    fault: str = ""
    """Its sentence is the game's message `fault-<fault>`; empty if nothing explains it."""
    rule: str = ""


class Log(Protocol):
    """A log that has been read."""

    @property
    def entries(self) -> Sequence[Any]:
        """Its parts, such as turns or rounds; progress is counted in them."""


@dataclass(frozen=True)
class ReplayedLog:
    """The result of replaying a log; without a `record`, it could not be driven to its end."""

    entries: int
    driven: int
    """How many of the entries were replayed."""
    comparisons: int
    differences: tuple[Difference, ...]
    record: Record | None
    state: State

    @property
    def explained(self) -> tuple[Difference, ...]:
        """The differences that are known faults of the client."""
        return tuple(found for found in self.differences if found.fault)

    @property
    def unexplained(self) -> tuple[Difference, ...]:
        """The differences that no known fault of the client explains."""
        return tuple(found for found in self.differences if not found.fault)


@runtime_checkable
class LogImporter(Protocol):
    """Reads the logs of another program and replays them: the part `importer` of a package."""

    faults: Mapping[str, str]
    """Known faults of that program → the rule that proves each, in the order of the report."""

    def recognises(self, text: str) -> bool:
        """Whether a text looks like such a log, whatever mistakes it may contain."""

    def read(self, text: str, file: str) -> Log:
        """The log in a text; InvalidInput names the first line that cannot be parsed."""

    def replay(self, log: Any, progress: Callable[[int], None]) -> ReplayedLog:
        """Replay a log by the rules; `progress` is called with the number of entries done."""

    def shown(self, what: str, values: Sequence[Any]) -> Sequence[Any]:
        """The values of a difference, with codes instead of internal numbers."""

    def stopped(self, state: State, texts: Texts) -> str:
        """A phrase that says where a game stops that the log does not finish."""
