"""What a game's log importer is, and what it finds in a log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

from detente.core.record import Record
from detente.core.state import State
from detente.texts import Texts


class Difference(NamedTuple):
    """Something the engine and the log tell differently; `fault` names the client's, if it is.

    What they tell are numbers, truths and codes; nothing, if only the other one tells it.
    """

    line: int
    what: str
    """The sentence is the game's message `difference-<what>`."""
    engine: tuple[Any, ...] = ()
    log: tuple[Any, ...] = ()
    fault: str = ""
    """The sentence is the game's message `fault-<fault>`."""
    rule: str = ""


class Log(Protocol):
    """A log that has been read."""

    @property
    def entries(self) -> Sequence[Any]:
        """Its parts, such as turns or rounds; progress is counted in them."""


@dataclass(frozen=True)
class Retold:
    """What came of a log. Without a `record` it could not be driven to its end."""

    entries: int
    driven: int
    checks: int
    differences: tuple[Difference, ...]
    record: Record | None
    state: State

    @property
    def explained(self) -> tuple[Difference, ...]:
        """The differences that are known faults of the client."""
        return tuple(found for found in self.differences if found.fault)

    @property
    def unexplained(self) -> tuple[Difference, ...]:
        """The differences for which nobody but us may be to blame."""
        return tuple(found for found in self.differences if not found.fault)


@runtime_checkable
class LogImporter(Protocol):
    """Reads the logs of another program and replays them: the part `importer` of a package."""

    faults: Mapping[str, str]
    """Known faults of that program → the rule that proves each, in the order of the report."""

    def recognises(self, text: str) -> bool:
        """Whether a text looks like such a log, whatever mistakes it may contain."""

    def read(self, text: str, file: str) -> Log:
        """The log in a text; BadInput names the first line that makes no sense."""

    def replay(self, log: Any, progress: Callable[[int], None]) -> Retold:
        """Drive a log through the rules; `progress` hears how many entries are done."""

    def shown(self, what: str, values: Sequence[Any]) -> Sequence[Any]:
        """What engine or log tell in a difference, with codes instead of internal numbers."""

    def stopped(self, state: State, texts: Texts) -> str:
        """Where a game that the log does not finish stands."""
