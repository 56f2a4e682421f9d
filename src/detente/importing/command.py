"""`detente import`: logs of real games become records, and every difference is reported."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.progress import Progress

from detente import registry
from detente.console.tables import progress_bar
from detente.core.errors import DetenteError, InvalidInput, InvariantError
from detente.core.record_file import parse_record
from detente.files import part_of, write_whole
from detente.importing.importer import LogImporter
from detente.importing.report import show_report
from detente.importing.result import DIFFERS, UNUSABLE, ImportResult, Source
from detente.registry import GamePackage, PackageProblem
from detente.texts import Texts, printable

_LARGEST: Final = 1 << 20
"""In bytes; real logs have a few dozen kilobytes."""


def run(paths: Iterable[Path], folder: Path, force: bool, language: str) -> int:
    """Import logs; returns the exit code, of which DIFFERS outweighs UNUSABLE.

    Ctrl-C reports the logs that are done, and gives 130.
    """
    texts = Texts(language)
    results = [ImportResult(path) for path in _logs(paths)]
    _check_names(results)
    _check_folder(folder)
    done: list[ImportResult] = []
    try:
        for result in results:
            _read(result)
        with _progress(results, texts) as progress:
            for result in results:
                if result.source is not None:
                    _import(result, result.source, folder, force, progress, texts)
                done.append(result)
    except KeyboardInterrupt:
        show_report(done, texts)
        stopped = texts.say("import-stopped", done=len(done), logs=len(results))
        print("\n" + stopped, file=sys.stderr)
        return 128 + signal.SIGINT
    show_report(results, texts)
    codes = {result.code for result in results}
    return next((code for code in (DIFFERS, UNUSABLE) if code in codes), 0)


# --- files ----------------------------------------------------------------------------------------


@contextmanager
def _handling(path: Path, message: str) -> Iterator[None]:
    """Turns an error of the file system into InvalidInput with the file and the reason."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = getattr(error, "strerror", None) or str(error)
        raise InvalidInput(message, file=printable(str(path)), why=printable(why)) from error


def _logs(paths: Iterable[Path]) -> list[Path]:
    """The files, those of a folder in the order of their names, and none twice."""
    found: dict[str, Path] = {}
    for path in paths:
        with _handling(path, "cannot-read"):
            inside = sorted(path.glob("*.txt")) if path.is_dir() else [path]
            if not inside:
                raise InvalidInput("import-empty-folder", folder=printable(str(path)))
            for file in inside:
                found.setdefault(os.path.realpath(file), file)
    return list(found.values())


def _check_names(results: Iterable[ImportResult]) -> None:
    """InvalidInput if two logs would be written to the same record."""
    names: dict[str, ImportResult] = {}
    for result in results:
        first = names.setdefault(result.record_name, result)
        if first is not result:
            record = printable(result.record_name)
            raise InvalidInput("import-same-name", one=first.name, other=result.name, record=record)


def _check_folder(folder: Path) -> None:
    """InvalidInput if nothing can be written to the folder; tried before the work."""
    with _handling(folder, "import-cannot-write"):
        folder.mkdir(parents=True, exist_ok=True)
        trial = part_of(folder / "trial")
        trial.touch()
        trial.unlink()


def _read(result: ImportResult) -> None:
    path, file = result.path, result.name
    try:
        with _handling(path, "cannot-read"), path.open("rb") as opened:
            data = opened.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise InvalidInput("log-too-large", file=file, most=_LARGEST >> 10)
        text = _decoded(data, file)
        result.lines = text.split("\n")
        game, importer = _importer_of(text, file)
        result.source = Source(game, importer, importer.read(text, file))
    except DetenteError as error:
        result.error = error


def _importer_of(text: str, file: str) -> tuple[str, LogImporter]:
    """The game and importer that recognise a log; if there is only one, it names what is wrong."""
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
        raise InvalidInput("log-not-recognised", file=file, games=list(importers))
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
        raise InvalidInput("log-not-text", file=file, line=line) from error


# --- from a log to a record -----------------------------------------------------------------------


class _ProgressBar:
    """The progress bar: how many entries of all logs have been replayed."""

    def __init__(self, bar: Progress, words: str, total: int) -> None:
        self.bar = bar
        self.task = bar.add_task(words, total=total)
        self.before = 0

    def within(self, driven: int) -> None:
        """Show the number of entries of the present log that are done."""
        self.bar.update(self.task, completed=self.before + driven)

    def finish(self, entries: int) -> None:
        """Count all entries of the present log as done."""
        self.before += entries
        self.within(0)


@contextmanager
def _progress(results: Iterable[ImportResult], texts: Texts) -> Iterator[_ProgressBar]:
    total = sum(len(result.source.log.entries) for result in results if result.source)
    with progress_bar() as bar:
        yield _ProgressBar(bar, texts.say("import-entries"), total)


def _import(
    result: ImportResult,
    source: Source,
    folder: Path,
    force: bool,
    progress: _ProgressBar,
    texts: Texts,
) -> None:
    try:
        result.replayed = source.importer.replay(source.log, progress.within)
        text = _verified_text(result, texts)
        if text is not None:
            result.written = _write(folder / result.record_name, text, force)
    except DetenteError as error:
        result.error = error
    except Exception as error:  # A defect of the importer must not stop the other logs.
        what = f"{type(error).__name__}: {error}"
        result.replayed = None
        result.error = InvalidInput("import-failed", file=result.name, what=printable(what))
    progress.finish(len(source.log.entries))


def _verified_text(result: ImportResult, texts: Texts) -> str | None:
    """The record as text, after it was read back and replayed; None if there is none."""
    replayed = result.replayed
    if replayed is None or replayed.record is None:
        return None
    record = replayed.record
    record.notes["source"] = printable(result.path.name)
    record.notes["hands"] = texts.say("record-cards-supposed")
    if replayed.unexplained:
        record.notes["differences"] = ", ".join(str(found.line) for found in replayed.unexplained)
    text = record.text(replayed.state)
    try:
        parse_record(text).verify()
    except DetenteError as error:
        raise InvariantError(str(error)) from error
    return text


def _write(path: Path, text: str, force: bool) -> Path:
    """Write a record, unless another one is there."""
    with _handling(path, "import-cannot-write"):
        if path.exists() and not force:
            if path.read_bytes() == text.encode():
                return path
            raise InvalidInput("import-exists", file=printable(str(path)))
        write_whole(path, text)
    return path
