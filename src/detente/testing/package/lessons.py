"""Whether the lessons of a game can be followed and read: a part of `check_package`."""

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from detente.core.errors import DetenteError
from detente.lessons import Lesson, follow, lessons, shows
from detente.registry import GamePackage, PackageProblem
from detente.testing.package.texts import check_files, languages, read


def check_lessons(package: GamePackage) -> Iterator[PackageProblem]:
    """What is wrong with the lessons, if there are any that can be read at all."""
    try:
        taught = lessons(package.name)
    except PackageProblem:  # Reported as a part that cannot be used.
        return
    if not taught:
        return
    yield from check_files(package, "lessons")
    for lesson in taught:
        yield from _script(lesson)
        for language in languages(package, "lessons"):
            yield from _words(package, lesson, language)


def ways(lesson: Lesson, made: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The moves of every way to the end of a lesson, by each move that goes on."""
    if len(made) == len(lesson.steps):
        yield made
        return
    expected = lesson.steps[len(made)].expect
    for move in expected or follow(lesson, made).state.legal_moves(lesson.seat):
        yield from ways(lesson, (*made, move))


def _script(lesson: Lesson) -> Iterator[PackageProblem]:
    """The first thing that goes wrong on the way through a lesson."""
    if not shows(lesson.start.view(lesson.seat), lesson.given):
        yield PackageProblem("check-lesson-shows", lesson=lesson.id, step=0)
        return
    count = 1
    try:
        for way in ways(lesson):
            for count, step in enumerate(lesson.steps, start=1):
                state = follow(lesson, way[:count]).state
                if not shows(state.view(lesson.seat), step.then):
                    yield PackageProblem("check-lesson-shows", lesson=lesson.id, step=count)
                    return
            if state.outcomes:
                yield PackageProblem("check-lesson-chance", lesson=lesson.id)
                return
    except DetenteError as error:
        yield PackageProblem("check-lesson-refused", lesson=lesson.id, step=count, what=str(error))


def _words(package: GamePackage, lesson: Lesson, language: str) -> Iterator[PackageProblem]:
    """Texts of a lesson that are missing: title, steps, end, and the replies to other moves."""
    file = f"lessons/{language}.ftl"
    entries = FluentParser().parse(read(package, file) or "").body
    there = {entry.id.name for entry in entries if isinstance(entry, Message)}
    there |= {
        f"{entry.id.name}.{attribute.id.name}"
        for entry in entries
        if isinstance(entry, Message)
        for attribute in entry.attributes
    }
    wanted = [lesson.message(), f"{lesson.message()}.about", lesson.message("end")]
    way: tuple[str, ...] = ()
    for number, step in enumerate(lesson.steps, start=1):
        wanted.append(lesson.message(number))
        try:
            moves = follow(lesson, way).state.legal_moves(lesson.seat)
        except DetenteError:  # Reported as a fault of the script.
            break
        if not all(step.accepts(move) for move in moves):
            wanted.append(f"{lesson.message(number)}.wrong")
        way = (*way, *(step.expect or moves)[:1])
    for message in wanted:
        if message not in there:
            yield PackageProblem("check-no-text", file=file, message=message)
