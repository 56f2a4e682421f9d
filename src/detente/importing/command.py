"""`detente import`: logs of real games become records, and every difference is told."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.progress import Progress

from detente import registry
from detente.console.tables import progress_bar
from detente.core.errors import BadInput, Broken, DetenteError
from detente.core.record import parse_record
from detente.files import part_of, write_whole
from detente.importing.importer import LogImporter
from detente.importing.report import tell
from detente.importing.result import DIFFERS, UNUSABLE, Outcome, Source
from detente.registry import GamePackage, PackageProblem
from detente.texts import Texts, printable

_LARGEST: Final = 1 << 20
"""In bytes; a log has a few dozen kilobytes."""


def run(paths: Iterable[Path], folder: Path, force: bool, language: str) -> int:
    """Import logs; 1 if there is a difference that nothing explains, else 2 if a file is no use."""
    texts = Texts(language)
    outcomes = [Outcome(path) for path in _logs(paths)]
    _check_names(outcomes)
    _check_folder(folder)
    for outcome in outcomes:
        _read(outcome)
    with _progress(outcomes, texts) as advance:
        for outcome in outcomes:
            if outcome.source is not None:
                _import(outcome, outcome.source, folder, force, advance, texts)
    tell(outcomes, texts)
    codes = {outcome.code for outcome in outcomes}
    return next((code for code in (DIFFERS, UNUSABLE) if code in codes), 0)


# --- files ----------------------------------------------------------------------------------------


@contextmanager
def _handling(path: Path, message: str) -> Iterator[None]:
    """While a file is used: BadInput says why that is impossible."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput(message, file=printable(str(path)), why=printable(why)) from error


def _logs(paths: Iterable[Path]) -> list[Path]:
    """The files, those of a folder in the order of their names, and none twice."""
    found: dict[str, Path] = {}
    for path in paths:
        with _handling(path, "cannot-read"):
            inside = sorted(path.glob("*.txt")) if path.is_dir() else [path]
            if not inside:
                raise BadInput("import-empty-folder", folder=printable(str(path)))
            for file in inside:
                found.setdefault(os.path.realpath(file), file)
    return list(found.values())


def _check_names(outcomes: Iterable[Outcome]) -> None:
    """No log may take the place of another one's record."""
    names: dict[str, Outcome] = {}
    for outcome in outcomes:
        first = names.setdefault(outcome.record_name, outcome)
        if first is not outcome:
            record = printable(outcome.record_name)
            raise BadInput("import-same-name", one=first.name, other=outcome.name, record=record)


def _check_folder(folder: Path) -> None:
    """Say before the work that its outcome could not be written."""
    with _handling(folder, "import-cannot-write"):
        folder.mkdir(parents=True, exist_ok=True)
        trial = part_of(folder / "trial")
        trial.touch()
        trial.unlink()


def _read(outcome: Outcome) -> None:
    path, file = outcome.path, outcome.name
    try:
        with _handling(path, "cannot-read"), path.open("rb") as opened:
            data = opened.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise BadInput("log-too-large", file=file, most=_LARGEST >> 10)
        text = _decoded(data, file)
        outcome.lines = text.split("\n")
        game, importer = _importer_of(text, file)
        outcome.source = Source(game, importer, importer.read(text, file))
    except DetenteError as error:
        outcome.trouble = error


def _importer_of(text: str, file: str) -> tuple[str, LogImporter]:
    """The game whose importer recognises a log; the only one there is may say what is wrong."""
    importers: dict[str, LogImporter] = {}
    unusable: list[PackageProblem] = []
    for package in map(registry.package, registry.names()):
        try:
            if package.importer is not None:
                importer: LogImporter = package.part("importer", LogImporter)
                if _recognises(package, importer, text):
                    return package.name, importer
                importers[package.name] = importer
        except PackageProblem as problem:
            unusable.append(problem)
    if unusable:  # One of these might have recognised it.
        raise unusable[0]
    if len(importers) != 1:
        raise BadInput("log-not-recognised", file=file, games=list(importers))
    return next(iter(importers.items()))


def _recognises(package: GamePackage, importer: LogImporter, text: str) -> bool:
    try:
        return importer.recognises(text)
    except Exception as error:
        raise package.broken_part("importer", error) from error


def _decoded(data: bytes, file: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadInput("log-not-text", file=file, line=line) from error


# --- from a log to a record -----------------------------------------------------------------------


class _Advance:
    """The bar: how many entries of all logs have been driven."""

    def __init__(self, bar: Progress, words: str, total: int) -> None:
        self.bar = bar
        self.task = bar.add_task(words, total=total)
        self.before = 0

    def within(self, driven: int) -> None:
        """So many entries of the present log are done."""
        self.bar.update(self.task, completed=self.before + driven)

    def finish(self, entries: int) -> None:
        """The log is done with, however far it came."""
        self.before += entries
        self.within(0)


@contextmanager
def _progress(outcomes: Iterable[Outcome], texts: Texts) -> Iterator[_Advance]:
    total = sum(len(outcome.source.log.entries) for outcome in outcomes if outcome.source)
    with progress_bar() as bar:
        yield _Advance(bar, texts.say("import-entries"), total)


def _import(
    outcome: Outcome, source: Source, folder: Path, force: bool, advance: _Advance, texts: Texts
) -> None:
    try:
        outcome.retold = source.importer.replay(source.log, advance.within)
        text = _proved(outcome, texts)
        if text is not None:
            outcome.written = _write(folder / outcome.record_name, text, force)
    except DetenteError as error:
        outcome.trouble = error
    except Exception as error:  # A defect of ours must not cost people their other games.
        what = f"{type(error).__name__}: {error}"
        outcome.retold = None
        outcome.trouble = BadInput("import-failed", file=outcome.name, what=printable(what))
    advance.finish(len(source.log.entries))


def _proved(outcome: Outcome, texts: Texts) -> str | None:
    """The record as text, once it has been read and replayed; None if there is none."""
    retold = outcome.retold
    if retold is None or retold.record is None:
        return None
    record = retold.record
    record.notes["source"] = printable(outcome.path.name)
    record.notes["hands"] = texts.say("record-cards-supposed")
    if retold.unexplained:
        record.notes["differences"] = ", ".join(str(found.line) for found in retold.unexplained)
    text = record.text(retold.state)
    try:
        parse_record(text).verify()
    except DetenteError as error:
        raise Broken(str(error)) from error
    return text


def _write(path: Path, text: str, force: bool) -> Path:
    """Write a record, unless another one is there."""
    with _handling(path, "import-cannot-write"):
        if path.exists() and not force:
            if path.read_bytes() == text.encode():
                return path
            raise BadInput("import-exists", file=printable(str(path)))
        write_whole(path, text)
    return path
