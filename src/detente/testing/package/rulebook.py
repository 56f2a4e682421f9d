"""Whether every rule that a game cites is in its rulebook: a part of `check_package`."""

from collections.abc import Iterator

from detente.registry import GamePackage, PackageProblem
from detente.rulebook import parse_rulebook
from detente.testing.package.texts import read, requested_texts
from detente.texts import LANGUAGES


def check_rulebook(package: GamePackage) -> Iterator[PackageProblem]:
    """What is missing in `rulebook/`."""
    english: set[str] = set()
    for language in LANGUAGES:  # English comes first
        file = f"rulebook/{language}.md"
        text = read(package, file)
        if text is None:
            yield PackageProblem("check-no-file", file=file)
            continue
        found = set(parse_rulebook(text))
        if language == "en":
            english = found
            yield from _uncited(package, english)
        elif missing := sorted(english - found):
            yield PackageProblem("check-rules-missing", file=file, rules=missing)
        elif new := sorted(found - english):
            yield PackageProblem("check-rules-new", file=file, rules=new)


def _uncited(package: GamePackage, rules: set[str]) -> Iterator[PackageProblem]:
    """Rules that are cited but not written; a section, such as X-4 with X-4.1, may be cited too."""
    for rule in sorted(requested_texts(package).rules):
        if not rule:
            yield PackageProblem("check-rule-unnamed")
        elif rule not in rules and not any(one.startswith(f"{rule}.") for one in rules):
            yield PackageProblem("check-rule-unknown", rule=rule)
