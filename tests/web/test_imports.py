"""What may import what: a game's board knows its own folder and the kit, the kit no frame."""

import re
from pathlib import Path

import pytest

import detente

SOURCE = Path(detente.__file__).parent
# Types count as well: they are imported in comments.
IMPORTED = re.compile(
    r"""(?<!-)\bfrom\s*["'`]([^"'`]+)["'`]|\bimport\b\s*\(?\s*["'`]([^"'`]+)["'`]"""
)
COMPUTED = re.compile(r"""\bimport\s*\(\s*([^\s"'`][^)]*)\)|\bimport\s*\(\s*(`[^`]*\$\{[^`]*`)""")


def modules(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.js"), *folder.rglob("*.ts"), *folder.rglob("*.mjs")])


def imports(module: Path) -> list[str]:
    text = module.read_text(encoding="utf-8")
    found = [*IMPORTED.findall(text), *COMPUTED.findall(text)]
    return [one or other for one, other in found]


def fits_a_board(target: str) -> bool:
    """Whether a game's board may import this: `./…` or `/static/board/…`."""
    return target.startswith(("./", "/static/board/")) and "/.." not in target


def fits_the_kit(target: str) -> bool:
    """Whether a module of web/board may import this: its neighbours and the libraries."""
    return target.startswith(("./", "../vendor/")) and "/.." not in target.removeprefix("..")


def forbidden(source: Path) -> list[str]:
    """All imports that break the rules, each with the module that it stands in."""
    boards = [path for folder in source.glob("games/*/web") for path in modules(folder)]
    kit = modules(source / "web" / "board")
    assert boards and kit
    rules = [*((path, fits_a_board) for path in boards), *((path, fits_the_kit) for path in kit)]
    return [
        f"{path.relative_to(source).as_posix()}: {target}"
        for path, fits in rules
        for target in imports(path)
        if not fits(target)
    ]


def test_boards_import_the_kit_and_the_kit_imports_no_frame() -> None:
    assert len([path for path in modules(SOURCE / "games") if imports(path)]) > 50
    assert forbidden(SOURCE) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('import { go } from "/static/frame/app.js";', "/static/frame/app.js"),
        ('import { h } from "/static/vendor/preact.js";', "/static/vendor/preact.js"),
        ('import { Board } from "/games/other/board.js";', "/games/other/board.js"),
        ('import { Board } from "../../other/web/board.js";', "../../other/web/board.js"),
        ('import { go } from "./../../../web/frame/app.js";', "./../../../web/frame/app.js"),
        ('import { go } from "/static/board/../frame/app.js";', "/static/board/../frame/app.js"),
        ("import {\n  go,\n} from '/static/frame/app.js';", "/static/frame/app.js"),
        ('import "https://example.org/a.js";', "https://example.org/a.js"),
        ('export { go } from "/static/frame/app.js";', "/static/frame/app.js"),
        ('const app = () => import("/static/frame/app.js");', "/static/frame/app.js"),
        ("const app = (name) => import(name);", "name"),
        ('/** @import { Desk } from "/static/frame/table.js" */', "/static/frame/table.js"),
        ('/** @type {import("/static/frame/table.js").Desk} */', "/static/frame/table.js"),
    ],
)
def test_a_forbidden_import_of_a_board_is_found(tmp_path: Path, line: str, found: str) -> None:
    board = tmp_path / "games" / "nim" / "web" / "board.js"
    kit = tmp_path / "web" / "board" / "html.js"
    for path in (board, kit):
        path.parent.mkdir(parents=True)
    kit.write_text('import { h } from "../vendor/preact.js";\n')
    board.write_text('import { html } from "/static/board/html.js";\nimport { a } from "./a.js";\n')
    assert forbidden(tmp_path) == []
    board.write_text(f"// A board.\n\n{line}\n")
    assert forbidden(tmp_path) == [f"games/nim/web/board.js: {found}"]


@pytest.mark.parametrize("target", ["../frame/app.js", "/static/frame/app.js", "../../games/a.js"])
def test_a_forbidden_import_of_the_kit_is_found(tmp_path: Path, target: str) -> None:
    for path in (tmp_path / "games/nim/web/board.js", tmp_path / "web/board/html.js"):
        path.parent.mkdir(parents=True)
        path.touch()
    (tmp_path / "web/board/html.js").write_text(f'import {{ go }} from "{target}";\n')
    assert forbidden(tmp_path) == [f"web/board/html.js: {target}"]
