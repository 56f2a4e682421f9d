"""Bots that do not come with Détente: a class in a module, in a file or in an installed package.

A spec names one as `my_module:MyBot` or `path/bot.py:MyBot`, an installed one by the name of its
entry point in the group `detente.bots`. Parameters follow: `bot.py:MyBot:worlds=20:weights=w.json`.
The class is called with `seed` and the parameters by name, and with `game`, the name of the game,
if it takes that. Its attribute `games`, if it has one, lists the games that it plays.

To name a bot is to run its code. So a server takes no specs from requests (docs/bots.md).
"""

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from detente.bots.bot import Bot
from detente.core.errors import InvalidInput
from detente.registry import in_a_line

GROUP: Final = "detente.bots"
_PLACE: Final = re.compile(r"(?P<where>.+\.py|\w+(\.\w+)*):(?P<attribute>[A-Za-z_]\w*)")
_PARAMETER: Final = re.compile(r"[A-Za-z_]\w*=.*", re.DOTALL)
_NOT_SOURCES: Final = (".pyc", ".so", ".pyd")


@dataclass(frozen=True)
class OutsideBot:
    """A class of somebody else's, and what it is called with."""

    spec: str
    module: ModuleType
    factory: Callable[..., Any]
    parameters: dict[str, Any]

    def plays(self, game: str) -> bool:
        """Whether the bot is for this game."""
        return game in getattr(self.factory, "games", (game,))

    def make(self, game: str, seed: int | str) -> Bot:
        """A new bot; InvalidInput if it cannot be made, is none, or is for other games."""
        if not self.plays(game):
            allowed = [str(name) for name in self.factory.games]  # type: ignore[attr-defined]
            raise InvalidInput("bot-for-other-games", bot=self.spec, game=game, allowed=allowed)
        arguments: dict[str, Any] = {"seed": seed, **self.parameters}
        try:
            if "game" in signature(self.factory).parameters:
                arguments.setdefault("game", game)
            bot = self.factory(**arguments)
        except (Exception, SystemExit) as error:
            raise _unusable(self.spec, in_a_line(error)) from error
        if not callable(getattr(bot, "decide", None)):
            raise InvalidInput("bot-without-decide", bot=self.spec)
        return cast(Bot, bot)

    def check(self) -> None:
        """Raise InvalidInput unless the class takes the parameters."""
        try:
            taken = signature(self.factory).parameters.values()
        except (TypeError, ValueError):  # it does not tell
            return
        if any(each.kind is Parameter.VAR_KEYWORD for each in taken):
            return
        names = [each.name for each in taken if each.kind is not Parameter.POSITIONAL_ONLY]
        if "seed" not in names:
            raise InvalidInput("bot-without-seed", bot=self.spec)
        for name in self.parameters:
            if name not in names:
                allowed = [other for other in names if other not in ("seed", "game")]
                raise InvalidInput(
                    "bot-unknown-parameter", bot=self.spec, name=name, allowed=allowed
                )

    def files(self) -> Iterator[Path]:
        """Its modules and data files, as far as they can be known.

        Of a package everything in its folder; of a single module those that it has imported from
        its own folder; and whatever parameters or the attribute `data_files` name.
        """
        named = [*self.parameters.values(), *getattr(self.factory, "data_files", ())]
        yield from (Path(each) for each in named if isinstance(each, str) and Path(each).is_file())
        if self.module.__file__ is None:
            return
        file = Path(self.module.__file__)
        top = sys.modules.get(self.module.__name__.partition(".")[0])
        if top is not None and hasattr(top, "__path__"):
            for folder in top.__path__:
                yield from (path for path in Path(folder).rglob("*") if _is_source(path))
            return
        yield file
        for module in list(sys.modules.values()):
            imported = getattr(module, "__file__", None)
            if isinstance(imported, str) and Path(imported).parent == file.parent:
                yield Path(imported)


def find(spec: str) -> OutsideBot | None:
    """The bot that a spec names; None if it names none, InvalidInput if it cannot be loaded."""
    place, parameters = _split(spec)
    found = _PLACE.fullmatch(place) or _PLACE.fullmatch(installed().get(place, ""))
    if found is None:
        return None
    module = _module(spec, found["where"])
    factory = getattr(module, found["attribute"], None)
    if not callable(factory):
        raise _unusable(spec, f"{found['where']} has no class {found['attribute']}")
    bot = OutsideBot(spec, module, factory, parameters)
    bot.check()
    return bot


@cache
def installed() -> dict[str, str]:
    """Name → place of the bots that installed distributions announce."""
    from importlib.metadata import entry_points  # it takes long, and few need it

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _split(spec: str) -> tuple[str, dict[str, Any]]:
    """The place that a spec names, and the parameters after it."""
    parts = spec.split(":")
    given: list[str] = []
    while len(parts) > 1 and _PARAMETER.fullmatch(parts[-1]):
        given.insert(0, parts.pop())
    return ":".join(parts), dict(_parameter(text) for text in given)


def _parameter(text: str) -> tuple[str, Any]:
    """A parameter; its value is JSON if it can be read as such, else text."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _module(spec: str, where: str) -> ModuleType:
    try:
        return _file_module(Path(where)) if where.endswith(".py") else _named_module(where)
    except (Exception, SystemExit) as error:
        raise _unusable(spec, in_a_line(error)) from error


def _named_module(name: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:  # an installed program does not look where it was started
        sys.path.append(here)
    return import_module(name)


def _file_module(path: Path) -> ModuleType:
    """The module in a file; it can import the modules beside it."""
    path = path.resolve(strict=True)
    name = f"detente_bot_{path.stem}_{sha256(str(path).encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _is_source(path: Path) -> bool:
    return path.is_file() and path.suffix not in _NOT_SOURCES and "__pycache__" not in path.parts


def _unusable(spec: str, what: str) -> InvalidInput:
    return InvalidInput("bot-unusable", bot=spec, what=what)
