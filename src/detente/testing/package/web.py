"""Whether a game's board for the page is sound, as far as that shows without a browser."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from detente.look import read_look
from detente.registry import GamePackage, PackageProblem
from detente.testing.package.texts import check_files, messages, read
from detente.texts import Texts

_COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
_IMPORT: Final = re.compile(
    r"""(?<!-)\bfrom\s*["'`]([^"'`]+)["'`]|\bimport\b\s*\(?\s*["'`]([^"'`]+)["'`]"""
)
_BOARD: Final = re.compile(
    r"\bexport\s+(?:async\s+)?(?:function|const|let|class)\s+Board\b|\bexport\s*\{[^}]*\bBoard\b"
)
_STYLES: Final = re.compile(r"\bexport\s+const\s+styles\s*=\s*\[([^\]]*)\]")
_QUOTED: Final = re.compile(r"""["'`]([^"'`]+)["'`]""")
_SAID: Final = re.compile(r"""\b(?:say|quote)\(\s*["']([a-z][\w-]*)["']""")
_KIT: Final = "/static/board/"


def check_web(package: GamePackage) -> Iterator[PackageProblem]:
    """What is wrong in `web/`; without it a game is drawn on the plain board."""
    folder = package.files("web")
    if not folder.is_dir():
        return
    try:
        read_look(package)
    except PackageProblem as problem:
        yield problem
    board = read(package, "web/board.js")
    if board is None:
        yield PackageProblem("check-no-file", file="web/board.js")
    else:
        yield from _exports(package, _COMMENT.sub("", board))
    modules = dict(_modules(folder, "web"))
    for path, source in modules.items():
        yield from _imports(package, path, source)
    if package.files("web/texts").is_dir():
        yield from check_files(package, "web/texts", translated=True)
    texts = Texts("en", package.name)
    known = _shared() | messages(package, "web/texts", "en").keys()
    for path, source in modules.items():
        for message in sorted(set(_SAID.findall(source)) - known):
            if not texts.knows(message):
                yield PackageProblem("check-web-text", file=path, message=message)


def _exports(package: GamePackage, board: str) -> Iterator[PackageProblem]:
    if not _BOARD.search(board):
        yield PackageProblem("check-no-board")
    styles = _STYLES.search(board)
    for sheet in _QUOTED.findall(styles[1]) if styles else ():
        if not package.files(f"web/{sheet}").is_file():
            yield PackageProblem("check-no-file", file=f"web/{sheet}")


def _modules(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    """The path and the source, without comments, of each module below a folder."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _modules(entry, f"{path}/{entry.name}")
        elif entry.name.endswith((".js", ".mjs")):
            source = entry.read_bytes().decode(errors="replace")
            yield f"{path}/{entry.name}", _COMMENT.sub("", source)


def _imports(package: GamePackage, path: str, source: str) -> Iterator[PackageProblem]:
    """Imports of anything but the game's own folder and the kit, or of what is not there."""
    for one, other in _IMPORT.findall(source):
        target = one or other
        if ".." in target or not target.startswith(("./", _KIT)):
            yield PackageProblem("check-import", file=path, target=target)
        elif target.startswith(_KIT):
            kit = files("detente").joinpath("web", "board", target.removeprefix(_KIT))
            if not kit.is_file():
                yield PackageProblem("check-import", file=path, target=target)
        else:
            file = f"{path.rpartition('/')[0]}/{target.removeprefix('./')}"
            if not package.files(file).is_file():
                yield PackageProblem("check-no-file", file=file)


@cache
def _shared() -> set[str]:
    """The messages that the page itself has."""
    folder = files("detente").joinpath("web", "texts", "en")
    sources = [entry.read_text(encoding="utf-8") for entry in folder.iterdir()]
    entries = [entry for source in sources for entry in FluentParser().parse(source).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}
