"""A whole log replayed: the record of its game, and how well engine and log agree."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from detente.core.state import State
from detente.games.twilight_struggle.importer import facts, parser
from detente.games.twilight_struggle.importer.client_faults import FAULTS
from detente.games.twilight_struggle.importer.driver import Driver, Stuck
from detente.games.twilight_struggle.importer.parser import Log, looks_like_log, read_log
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.importing.importer import Difference, ReplayedLog
from detente.texts import Texts

_SIDE_FIRST: Final = ("military", "realignment", "space", "vp")
"""Differences whose first value is the number of a side."""
_CODES: Final = {
    facts.PLACE: "influence",
    parser.ROUND: "action_rounds",
    parser.CLEANUP: "end_of_turn",
    parser.FINAL: "final_scoring",
}
"""What the importer calls by another name than the game's texts."""


class Importer:
    """The importer of logs of TSEspionage and ts-replayer: a `LogImporter`."""

    faults: Mapping[str, str] = {fault.name: fault.rule for fault in FAULTS}

    def recognises(self, text: str) -> bool:
        """Whether a text begins like a log of these programs."""
        return looks_like_log(text)

    def read(self, text: str, file: str) -> Log:
        """The log in a text."""
        return read_log(text, file)

    def replay(self, log: Log, progress: Callable[[int], None]) -> ReplayedLog:
        """Drive a log through the rules."""
        return replay_log(log, progress)

    def shown(self, what: str, values: Sequence[Any]) -> Sequence[Any]:
        """The values of a difference, with codes for sides and for the parts of a turn."""
        if what in _SIDE_FIRST and len(values) > 1 and isinstance(values[0], int):
            values = ["none" if values[0] == NOBODY else SIDES[values[0]], *values[1:]]
        return [_CODES.get(value, value) for value in values]

    def stopped(self, state: State, texts: Texts) -> str:
        """In which turn the log ends."""
        return texts.say("import-stops", turn=cast(ColdWar, state).turn)


IMPORTER: Final = Importer()


def replay_log(log: Log, progress: Callable[[int], None] = lambda driven: None) -> ReplayedLog:
    """Drive a log through the engine; `progress` is called with the number of entries done."""
    driver = Driver(log)
    stuck: tuple[Difference, ...] = ()
    try:
        for driven in driver.drive():
            progress(driven)
    except Stuck as error:
        stuck = (error.difference,)
    differences = driver.validator.differences
    names = {SIDES[side]: name for side, name in log.players.items()}
    return ReplayedLog(
        entries=len(log.entries),
        driven=driver.cursor.entry_number if stuck else len(log.entries),
        comparisons=differences.comparisons,
        differences=(*differences.found, *stuck),
        record=None if stuck else driver.trajectory.record({**names, "source": log.file}),
        state=driver.trajectory.state,
    )
