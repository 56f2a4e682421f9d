"""The report of an import, as tables and sentences for a terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from detente.console.screen import Screen
from detente.console.tables import make_table
from detente.importing.importer import Difference
from detente.importing.result import ImportResult, Source
from detente.texts import Texts, printable


def show_report(results: Sequence[ImportResult], texts: Texts) -> None:
    """Print the results of all logs."""
    screen = Screen()
    screen.show(_overview(results, texts))
    for result in results:
        for sentence in _complaints(result, texts):
            screen.say(sentence)
    for source, explained in _explained(results):
        screen.show("", _faults(source, explained, Texts(texts.language, source.game)))
    written = [result.written for result in results if result.written]
    if written:
        screen.say(texts.say("import-written", count=len(written)))
        for path in written:
            screen.say_path(Path(printable(str(path))))


def _overview(results: Iterable[ImportResult], texts: Texts) -> Table:
    """One row for each game."""
    numbers = ["import-driven", "import-checks", "import-explained", "import-unexplained"]
    table = make_table(texts, "import-games", ["import-log"], numbers)
    table.add_column(texts.say("import-result"), overflow="fold")
    for result in results:
        replayed = result.replayed
        figures = [""] * len(numbers)
        if replayed is not None:
            figures = [
                f"{replayed.driven}/{replayed.entries}",
                str(replayed.comparisons),
                str(len(replayed.explained)),
                str(len(replayed.unexplained)),
            ]
        table.add_row(printable(result.path.name), *figures, _ending(result, texts))
    return table


def _ending(result: ImportResult, texts: Texts) -> str:
    """How the game of a log ends, or why it could not be imported."""
    replayed, source = result.replayed, result.source
    if source is None:
        return texts.say("import-unreadable")
    if replayed is None:
        return texts.say("import-broken")
    if replayed.record is None:
        return texts.say("import-stuck", line=replayed.unexplained[-1].line)
    of_game = Texts(texts.language, source.game)
    ending = replayed.state.result
    if ending is None:
        return source.importer.stopped(replayed.state, of_game)
    if len(ending["winners"]) == 1:
        return of_game.say("import-won", side=replayed.state.seat_names[ending["winners"][0]])
    return texts.say("import-drawn")


def _complaints(result: ImportResult, texts: Texts) -> Iterator[str]:
    """A sentence for everything that went wrong with a log."""
    replayed = result.replayed
    if replayed is not None and result.source is not None:
        of_game = Texts(texts.language, result.source.game)
        for found in replayed.unexplained:
            yield _sentence(result, result.source, found, of_game)
        if replayed.record is None:
            left = replayed.entries - replayed.driven
            yield texts.quote("import-no-record", file=result.name, left=left)
    if result.error is not None:
        yield texts.error(result.error)


def _sentence(result: ImportResult, source: Source, found: Difference, texts: Texts) -> str:
    line = result.lines[found.line - 1].strip() if found.line <= len(result.lines) else ""
    return texts.quote(
        "import-difference",
        file=result.name,
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


def _explained(results: Iterable[ImportResult]) -> Iterator[tuple[Source, list[Difference]]]:
    """The explained differences, for each game whose importer found some."""
    found: dict[str, tuple[Source, list[Difference]]] = {}
    for result in results:
        if result.source and result.replayed and result.replayed.explained:
            _, explained = found.setdefault(result.source.game, (result.source, []))
            explained += result.replayed.explained
    yield from found.values()


def _faults(source: Source, explained: Iterable[Difference], texts: Texts) -> Table:
    """How often each fault of the client was found, and what it does."""
    numbers = ["import-rule", "import-count"]
    table = make_table(texts, "import-faults", ["import-fault"], numbers)
    table.add_column(texts.say("import-does"), overflow="fold")
    counts = Counter(found.fault for found in explained)
    for fault, rule in source.importer.faults.items():
        if counts[fault]:
            table.add_row(fault, rule, str(counts[fault]), texts.say(f"fault-{fault}"))
    return table
