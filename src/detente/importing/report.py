"""What came of the logs, as tables and sentences for a terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from detente.console.screen import Screen
from detente.console.tables import make_table
from detente.importing.importer import Difference
from detente.importing.result import Outcome, Source
from detente.texts import Texts, printable


def tell(outcomes: Sequence[Outcome], texts: Texts) -> None:
    """Show everything."""
    screen = Screen()
    screen.show(_overview(outcomes, texts))
    for outcome in outcomes:
        for sentence in _complaints(outcome, texts):
            screen.say(sentence)
    for source, explained in _explained(outcomes):
        screen.show("", _faults(source, explained, Texts(texts.language, source.game)))
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
    retold, source = outcome.retold, outcome.source
    if source is None:
        return texts.say("import-unreadable")
    if retold is None:
        return texts.say("import-broken")
    if retold.record is None:
        return texts.say("import-stuck", line=retold.unexplained[-1].line)
    of_game = Texts(texts.language, source.game)
    result = retold.state.result
    if result is None:
        return source.importer.stopped(retold.state, of_game)
    if len(result["winners"]) == 1:
        return of_game.say("import-won", side=retold.state.seat_names[result["winners"][0]])
    return texts.say("import-drawn")


def _complaints(outcome: Outcome, texts: Texts) -> Iterator[str]:
    """Whatever went wrong with a log, a sentence each."""
    retold = outcome.retold
    if retold is not None and outcome.source is not None:
        of_game = Texts(texts.language, outcome.source.game)
        for found in retold.unexplained:
            yield _sentence(outcome, outcome.source, found, of_game)
        if retold.record is None:
            left = retold.entries - retold.driven
            yield texts.quote("import-no-record", file=outcome.name, left=left)
    if outcome.trouble is not None:
        yield texts.error(outcome.trouble)


def _sentence(outcome: Outcome, source: Source, found: Difference, texts: Texts) -> str:
    line = outcome.lines[found.line - 1].strip() if found.line <= len(outcome.lines) else ""
    return texts.quote(
        "import-difference",
        file=outcome.name,
        line=found.line,
        what=texts.say(f"difference-{found.what}"),
        engine=_values(source.importer.shown(found.what, found.engine), texts),
        log=_values(source.importer.shown(found.what, found.log), texts),
        text=printable(line),
    )


def _values(values: Sequence[Any], texts: Texts) -> str:
    if not values:
        return texts.say("import-nothing")
    return ", ".join(_value(value, texts) for value in values)


def _value(value: Any, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts.say("value-true" if value else "value-false")
    return texts.name(value) if isinstance(value, str) else str(value)


def _explained(outcomes: Iterable[Outcome]) -> Iterator[tuple[Source, list[Difference]]]:
    """The differences that are known faults of a client, for each importer that met some."""
    found: dict[str, tuple[Source, list[Difference]]] = {}
    for outcome in outcomes:
        if outcome.source and outcome.retold and outcome.retold.explained:
            _, explained = found.setdefault(outcome.source.game, (outcome.source, []))
            explained += outcome.retold.explained
    yield from found.values()


def _faults(source: Source, explained: Iterable[Difference], texts: Texts) -> Table:
    """How often each fault of the client was met, and what it does."""
    numbers = ["import-rule", "import-count"]
    table = make_table(texts, "import-faults", ["import-fault"], numbers)
    table.add_column(texts.say("import-does"), overflow="fold")
    counts = Counter(found.fault for found in explained)
    for fault, rule in source.importer.faults.items():
        if counts[fault]:
            table.add_row(fault, rule, str(counts[fault]), texts.say(f"fault-{fault}"))
    return table
