"""The registry of games: finds them by name.

A game is a package with a manifest, `PACKAGE = GamePackage(…)`, in its `__init__.py`. Built-in
games are the packages inside `detente.games`; a game of another distribution announces its package
as an entry point of the group `detente.games`, such as `nim = "detente_nim"`.

A package that cannot be used is left out with a sentence that says why (`problems`); the other
games are not affected.
"""

import pkgutil
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, cast

from detente.core.errors import InvalidInput
from detente.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "detente.games"
PARTS: Final = ("game", "bot", "terminal", "stories", "importer", "referee")
_TITLE: Final = re.compile(r"^game-title *=", re.MULTILINE)
_PLACE: Final = re.compile(r"\w+(\.\w+)*:\w+")


class PackageProblem(InvalidInput):
    """Why a package, or a part of it, cannot be used."""


@dataclass(frozen=True)
class GamePackage:
    """What a game consists of.

    Parts are named as "module:attribute" below the package and imported when they are first wanted,
    so a server never imports a terminal board. Files lie in folders with fixed names: `data`,
    `texts`, `rulebook`, `web`, `lessons`. docs/adding-a-game.md describes each of them.
    """

    name: str
    """The game's name: in `detente.game(name)`, in addresses and in files."""
    module: str
    """The package that holds everything: `__name__` in its `__init__.py`."""
    game: str
    """A subclass of `detente.Game`."""
    bot: str | None = None
    """A subclass of `detente.bots.Evaluation` or `detente.bots.RolloutPolicy`."""
    terminal: str | None = None
    """A `detente.console.board.TerminalBoard`."""
    stories: str | None = None
    """A `detente.stories.Stories`."""
    importer: str | None = None
    """A `detente.importing.importer.LogImporter`."""
    referee: str | None = None
    """A `detente.console.referee.RefereePart`."""

    @property
    def game_class(self) -> type[Game]:
        """The rules."""
        found: type[Game] = self.part("game", type)
        if not issubclass(found, Game):
            raise self.wrong_part("game", "detente.Game")
        if found.name != self.name:
            raise PackageProblem("package-other-name", package=self.name, name=found.name)
        return found

    def part(self, part: str, kind: type[Any]) -> Any:
        """A part that the manifest names, checked to be of this kind."""
        where: str | None = getattr(self, part)
        if where is None:
            raise PackageProblem("package-missing-part", package=self.name, part=part)
        module, _, attribute = where.partition(":")
        try:
            found = getattr(import_module(f"{self.module}.{module}"), attribute)
        except (Exception, SystemExit) as error:
            raise self.broken_part(part, error) from error
        if not isinstance(found, kind):
            raise self.wrong_part(part, kind.__qualname__)
        return found

    def broken_part(self, part: str, error: BaseException) -> PackageProblem:
        """The error that says why a part cannot be used."""
        return _broken(self.name, part, error)

    def wrong_part(self, part: str, wanted: str) -> PackageProblem:
        """The error that says of what kind a part should be."""
        return PackageProblem(
            "package-wrong-part",
            package=self.name,
            part=part,
            where=cast(str, getattr(self, part)),
            wanted=wanted,
        )

    def files(self, folder: str) -> Traversable:
        """One of the package's folders; it need not exist."""
        return files(self.module).joinpath(folder)


def package(name: str) -> GamePackage:
    """A game's package; InvalidInput lists all games, or says why this one cannot be used."""
    found = _registry()
    if name in found.packages:
        problem = found.problem(name)
        if problem is None:
            return found.packages[name]
        raise problem
    if name in found.refused:
        raise found.refused[name]
    raise InvalidInput("unknown-game", game=name, allowed=names())


def game_class(name: str) -> type[Game]:
    """The class of a game."""
    return package(name).game_class


def names() -> list[str]:
    """The games that can be played, sorted."""
    found = _registry()
    return sorted([name for name in found.packages if found.problem(name) is None])


def problems() -> list[PackageProblem]:
    """Why packages that were found are left out, in the order of their names."""
    found = _registry()
    unusable = {name: found.problem(name) for name in found.packages}
    return [problem for _, problem in sorted({**found.refused, **unusable}.items()) if problem]


def problems_with(name: str, *loads: Callable[[str], object]) -> list[PackageProblem]:
    """What goes wrong when each of these loads its part of a game that can be played."""
    found = []
    for load in loads:
        try:
            load(name)
        except PackageProblem as problem:
            found.append(problem)
    return found


@contextmanager
def registered(*packages: GamePackage, alone: bool = False) -> Iterator[None]:
    """Add packages until the block ends, for tests; `alone`, as if there were no other games."""
    found = _registry()
    before = found.packages
    added = {each.name: each for each in packages}
    found.packages = added if alone else before | added
    try:
        yield
    finally:
        found.packages = before


# --- finding them ---------------------------------------------------------------------------------


class _Registry:
    """The manifests that were found, and why other packages are refused."""

    def __init__(self) -> None:
        self.packages: dict[str, GamePackage] = {}
        self.refused: dict[str, PackageProblem] = {}
        self._problems: dict[GamePackage, PackageProblem | None] = {}
        # Imported here because it takes long, and `detente --help` needs no game.
        from importlib.metadata import entry_points

        for module in _built_in():
            self._add(module.rpartition(".")[2], module)
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            self._announced(point)

    def problem(self, name: str) -> PackageProblem | None:
        """Why a game cannot be played; its rules are imported to find out."""
        package = self.packages[name]
        if package not in self._problems:
            self._problems[package] = _problem(package)
        return self._problems[package]

    def _announced(self, point: "EntryPoint") -> None:
        """Add the package of an entry point, unless its name is taken."""
        name, module = point.name, point.value
        if name in self.packages:
            kept = self.packages[name].module
            taken = PackageProblem("package-name-taken", package=name, module=module, kept=kept)
            self.refused[f"{name} {module}"] = taken
        elif ":" in module:
            self.refused[name] = PackageProblem("package-no-manifest", package=name, module=module)
        else:
            self._add(name, module)

    def _add(self, name: str, module: str) -> None:
        try:
            self.packages[name] = _manifest(name, module)
        except PackageProblem as problem:
            self.refused[name] = problem


@cache
def _registry() -> _Registry:
    return _Registry()


def _built_in() -> list[str]:
    folder = import_module(GROUP)
    return [f"{GROUP}.{each.name}" for each in pkgutil.iter_modules(folder.__path__) if each.ispkg]


def _manifest(name: str, module: str) -> GamePackage:
    """The manifest in a module."""
    try:
        found = getattr(import_module(module), "PACKAGE", None)
    except (Exception, SystemExit) as error:
        raise _broken(name, "manifest", error) from error
    if not isinstance(found, GamePackage):
        raise PackageProblem("package-no-manifest", package=name, module=module)
    if found.name != name:
        raise PackageProblem("package-other-name", package=name, name=found.name)
    for part in PARTS:
        where = getattr(found, part)
        if (where is not None or part == "game") and not _PLACE.fullmatch(str(where)):
            raise PackageProblem("package-bad-manifest", package=name, part=part)
    return found


def _problem(package: GamePackage) -> PackageProblem | None:
    """Why a game cannot be played, if it cannot: something is wrong with its rules or texts."""
    try:
        _check_rules(package)
        _check_texts(package)
    except PackageProblem as problem:
        return problem
    return None


def _check_rules(package: GamePackage) -> None:
    """Raise PackageProblem unless a game can be listed with its seats and options."""
    rules = package.game_class
    counts, names = rules.seat_counts, rules.seat_names
    whole = isinstance(counts, tuple) and bool(counts) and all(type(n) is int for n in counts)
    sound = {
        "codes": isinstance(rules.codes, tuple) and bool(rules.codes),
        "seat_counts": whole and min(counts) > 0,
        "seat_names": whole and isinstance(names, tuple) and len(names) >= max(counts),
    }
    for field, fits in sound.items():
        if not fits:
            raise PackageProblem("package-wrong-field", package=package.name, field=field)
    try:
        rules()
    except Exception as error:
        raise package.broken_part("game", error) from error


def _check_texts(package: GamePackage) -> None:
    """Raise PackageProblem unless all texts can be read, and the English ones have a title."""
    folder = package.files("texts")
    if not folder.joinpath("en.ftl").is_file():
        raise PackageProblem("package-no-texts", package=package.name, module=package.module)
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    texts = {file.name: _read(package, file) for file in files}
    if not _TITLE.search(texts["en.ftl"]):
        raise PackageProblem("package-no-title", package=package.name)


def _read(package: GamePackage, file: Traversable) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise PackageProblem(
            "package-unreadable", package=package.name, file=f"texts/{file.name}", what=str(error)
        ) from error


def _broken(package: str, part: str, error: BaseException) -> PackageProblem:
    return PackageProblem("package-broken-part", package=package, part=part, what=in_a_line(error))


def in_a_line(error: BaseException) -> str:
    """What an error of somebody else's code says, on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
