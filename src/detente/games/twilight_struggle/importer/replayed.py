"""A log told again as a whole: the record of its game, and how well engine and log agree."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from detente.core.state import State
from detente.games.twilight_struggle.importer import facts, parser
from detente.games.twilight_struggle.importer.client_faults import FAULTS
from detente.games.twilight_struggle.importer.driver import Driver, Stuck
from detente.games.twilight_struggle.importer.parser import Log, looks_like_log, read_log
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.importing.importer import Difference, Retold
from detente.texts import Texts

_OF_A_SIDE: Final = ("military", "realignment", "space", "vp")
"""Differences that begin with the number of a side."""
_CODES: Final = {
    facts.PLACE: "influence",
    parser.ROUND: "action_rounds",
    parser.CLEANUP: "end_of_turn",
    parser.FINAL: "final_scoring",
}
"""What a log calls by another name than the game."""


class Importer:
    """Logs of TSEspionage and ts-replayer."""

    faults: Mapping[str, str] = {fault.name: fault.rule for fault in FAULTS}

    def recognises(self, text: str) -> bool:
        """Whether the text begins like a log of these programs."""
        return looks_like_log(text)

    def read(self, text: str, file: str) -> Log:
        """The log in a text."""
        return read_log(text, file)

    def replay(self, log: Log, progress: Callable[[int], None]) -> Retold:
        """Drive a log through the rules."""
        return retell(log, progress)

    def shown(self, what: str, values: Sequence[Any]) -> Sequence[Any]:
        """The values with codes for sides and for the parts of a turn."""
        if what in _OF_A_SIDE and len(values) > 1 and isinstance(values[0], int):
            values = ["none" if values[0] == NOBODY else SIDES[values[0]], *values[1:]]
        return [_CODES.get(value, value) for value in values]

    def stopped(self, state: State, texts: Texts) -> str:
        """In which turn the log ends."""
        return texts.say("import-stops", turn=cast(ColdWar, state).turn)


IMPORTER: Final = Importer()


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
