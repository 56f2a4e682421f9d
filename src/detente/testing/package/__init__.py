"""Whether a game's package is complete: the checks of `detente check`.

    from detente.testing.package import check_package

    def test_the_package_is_complete() -> None:
        assert [str(problem) for problem in check_package("nim")] == []

A problem is an error with a message id and arguments, so it can be shown in any language; `str` is
its English sentence. docs/adding-a-game.md explains what is asked for.
"""

from collections.abc import Iterator
from typing import Final

from detente import registry
from detente.bots import bot_part
from detente.console.board import board_of
from detente.console.referee import referee_part
from detente.core.errors import InvariantError
from detente.importing.importer import LogImporter
from detente.lessons import lessons as lessons_of
from detente.registry import GamePackage, PackageProblem, in_a_line
from detente.rulebook import rules
from detente.stories import stories_of
from detente.testing.package.lessons import check_lessons
from detente.testing.package.rulebook import check_rulebook
from detente.testing.package.texts import check_texts, languages, messages
from detente.testing.package.web import check_web
from detente.testing.properties import PROMISES
from detente.testing.variants import variants

SEEDS: Final = 1
"""How many random games of each variant must keep each promise."""


def check_package(name: str, promises: bool = True) -> list[PackageProblem]:
    """All that is missing or wrong in the package of a game, most basic first.

    InvalidInput if there is no such game. Of a game that cannot be played, only the reason is
    reported. Without `promises` those are not checked, for tests that check them by themselves.
    """
    try:
        package = registry.package(name)
    except PackageProblem as problem:
        return [problem]
    found = part_problems(name)
    broken = list(check_promises(package)) if promises else []
    if broken:
        return found + broken  # The check of the texts plays random games, which may fail.
    for check in (check_stories, check_texts, check_rulebook, check_lessons, check_web):
        found += check(package)
    return found


def extent(name: str) -> dict[str, int]:
    """How much there is to check in a package, for the report when nothing is wrong."""
    package = registry.package(name)
    return {
        "texts": len(messages(package, "texts", "en")),
        "languages": len(languages(package, "texts")),
        "rules": len(rules(name)),
        "lessons": len(lessons_of(name)),
        "promises": len(PROMISES),
        "games": SEEDS * len(variants(package.game_class)),
    }


def part_problems(name: str) -> list[PackageProblem]:
    """What is wrong with the optional parts of a game that can be played, and with its lessons."""
    loads = (bot_part, board_of, stories_of, _importer, referee_part, lessons_of)
    return registry.problems_with(name, *loads)


def _importer(name: str) -> None:
    package = registry.package(name)
    if package.importer is not None:
        package.part("importer", LogImporter)


def check_stories(package: GamePackage) -> Iterator[PackageProblem]:
    """Kinds of events that the stories of a game neither tell nor declare quiet."""
    if package.stories is not None:
        for kind in stories_of(package.name).missing(package.game_class.event_kinds):
            yield PackageProblem("check-untold", kind=kind)


def check_promises(package: GamePackage) -> Iterator[PackageProblem]:
    """Each promise that random games break, with the first game that breaks it.

    What breaks several promises in the same way is reported once.
    """
    reported: set[str] = set()
    for promise in PROMISES:
        for variant in variants(package.game_class):
            game = package.game_class(**variant.settings)
            try:
                for seed in range(SEEDS):
                    promise(game, variant.seats, seed)
            except Exception as error:
                known = isinstance(error, InvariantError)
                what = str(error) if known else in_a_line(error)
                if what not in reported:
                    reported.add(what)
                    yield PackageProblem(
                        "check-promise",
                        promise=promise.__name__,
                        options=[f"{name}={value}" for name, value in variant.settings.items()],
                        seats=variant.seats,
                        seed=seed,
                        what=what,
                    )
                break
