"""What came of the logs, as tables and sentences for a terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from detente.console.screen import Screen
from detente.console.tables import make_table
from detente.games.twilight_struggle.importer import facts, parser
from detente.games.twilight_struggle.importer.client_faults import FAULTS
from detente.games.twilight_struggle.importer.validator import Difference
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES
from detente.importing.result import Outcome
from detente.texts import Texts, printable

_OF_A_SIDE: Final = ("military", "realignment", "space", "vp")
"""Differences that begin with the number of a side."""
_CODES: Final = {
    facts.PLACE: "influence",
    parser.ROUND: "action_rounds",
    parser.CLEANUP: "end_of_turn",
    parser.FINAL: "final_scoring",
}
"""What a log calls by another name than the game."""


def tell(outcomes: Sequence[Outcome], texts: Texts) -> None:
    """Show everything."""
    screen = Screen()
    screen.show(_overview(outcomes, texts))
    for outcome in outcomes:
        for sentence in _complaints(outcome, texts):
            screen.say(sentence)
    explained = [found for o in outcomes if o.retold for found in o.retold.explained]
    if explained:
        screen.show("", _faults(explained, texts))
    written = [outcome.written for outcome in outcomes if outcome.written]
    if written:
        screen.say(texts.say("import-written", count=len(written)))
        for path in written:
            screen.say_path(Path(printable(str(path))))


def _overview(outcomes: Iterable[Outcome], texts: Texts) -> Table:
    """One row for each game."""
    numbers = ["import-driven", "import-checks", "import-explained", "import-unexplained"]
    table = make_table(texts, "import-games", ["import-log"], numbers)
    table.add_column(texts.say("import-result"), overflow="fold")
    for outcome in outcomes:
        retold = outcome.retold
        figures = [""] * len(numbers)
        if retold is not None:
            figures = [
                f"{retold.driven}/{retold.entries}",
                str(retold.checks),
                str(len(retold.explained)),
                str(len(retold.unexplained)),
            ]
        table.add_row(printable(outcome.path.name), *figures, _result(outcome, texts))
    return table


def _result(outcome: Outcome, texts: Texts) -> str:
    retold = outcome.retold
    if retold is None:
        return texts.say("import-unreadable" if outcome.log is None else "import-broken")
    if retold.record is None:
        return texts.say("import-stuck", line=retold.unexplained[-1].line)
    result = retold.state.result
    if result is None:
        return texts.say("import-stops", turn=retold.state.turn)
    if len(result["winners"]) == 1:
        return texts.say("import-won", side=SIDES[result["winners"][0]])
    return texts.say("import-drawn")


def _complaints(outcome: Outcome, texts: Texts) -> Iterator[str]:
    """Whatever went wrong with a log, a sentence each."""
    retold = outcome.retold
    if retold is not None:
        for found in retold.unexplained:
            yield _sentence(outcome, found, texts)
        if retold.record is None:
            left = retold.entries - retold.driven
            yield texts.quote("import-no-record", file=outcome.name, left=left)
    if outcome.trouble is not None:
        yield texts.error(outcome.trouble)


def _sentence(outcome: Outcome, found: Difference, texts: Texts) -> str:
    line = outcome.lines[found.line - 1].strip() if found.line <= len(outcome.lines) else ""
    return texts.quote(
        "import-difference",
        file=outcome.name,
        line=found.line,
        what=texts.say(f"difference-{found.what}"),
        engine=_values(found.what, found.engine, texts),
        log=_values(found.what, found.log, texts),
        text=printable(line),
    )


def _values(what: str, values: Sequence[Any], texts: Texts) -> str:
    if not values:
        return texts.say("import-nothing")
    if what in _OF_A_SIDE and len(values) > 1 and isinstance(values[0], int):
        values = ["none" if values[0] == NOBODY else SIDES[values[0]], *values[1:]]
    return ", ".join(_value(value, texts) for value in values)


def _value(value: Any, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts.say("value-true" if value else "value-false")
    if isinstance(value, str):
        return texts.name(_CODES.get(value, value))
    return str(value)


def _faults(explained: Iterable[Difference], texts: Texts) -> Table:
    """How often each fault of the client was met, and what it does."""
    numbers = ["import-rule", "import-count"]
    table = make_table(texts, "import-faults", ["import-fault"], numbers)
    table.add_column(texts.say("import-does"), overflow="fold")
    counts = Counter(found.fault for found in explained)
    for fault in FAULTS:
        if counts[fault.name]:
            does = texts.say(f"fault-{fault.name}")
            table.add_row(fault.name, fault.rule, str(counts[fault.name]), does)
    return table
