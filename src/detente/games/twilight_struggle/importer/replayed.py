"""A log told again as a whole: the record of its game, and how well engine and log agree."""

from collections.abc import Callable
from dataclasses import dataclass

from detente.core.record import Record
from detente.games.twilight_struggle.importer.driver import Driver, Stuck
from detente.games.twilight_struggle.importer.parser import Log
from detente.games.twilight_struggle.importer.validator import Difference
from detente.games.twilight_struggle.rules.sides import SIDES
from detente.games.twilight_struggle.rules.state import ColdWar


@dataclass(frozen=True)
class Retold:
    """What came of a log. Without a `record` it could not be driven to its end."""

    entries: int
    driven: int
    checks: int
    differences: tuple[Difference, ...]
    record: Record | None
    state: ColdWar

    @property
    def explained(self) -> tuple[Difference, ...]:
        """The differences that are known faults of the client."""
        return tuple(found for found in self.differences if found.fault)

    @property
    def unexplained(self) -> tuple[Difference, ...]:
        """The differences for which nobody but us may be to blame."""
        return tuple(found for found in self.differences if not found.fault)


def retell(told: Log, progress: Callable[[int], None] = lambda driven: None) -> Retold:
    """Drive a log through the engine; `progress` hears how many entries are done."""
    driver = Driver(told)
    stuck: tuple[Difference, ...] = ()
    try:
        for driven in driver.drive():
            progress(driven)
    except Stuck as trouble:
        stuck = (trouble.difference,)
    witness = driver.witness
    names = {SIDES[side]: name for side, name in told.players.items()}
    return Retold(
        entries=len(told.entries),
        driven=witness.at if stuck else len(told.entries),
        checks=witness.checks,
        differences=(*witness.differences, *stuck),
        record=None if stuck else driver.path.record({**names, "source": told.file}),
        state=driver.path.state,
    )
