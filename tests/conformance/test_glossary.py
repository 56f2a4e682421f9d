"""Every name in the tables of docs/glossary.md exists in the code, where the page says.

The source is read, not imported, so that the same holds for compiled and uncompiled modules.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).parents[2]
SOURCE = CHECKOUT / "src" / "detente"
PAGE = (CHECKOUT / "docs" / "glossary.md").read_text("utf-8")
HEAD = ["here", "elsewhere", "what it is", "where"]
SPAN = re.compile(r"`([^`]+)`")
NAME = re.compile(r"\W*(\w+)")
DEFINED = re.compile(r"(?:def|class) (\w+)|^ *(\w+)(?: =|:)|\"(\w+)\"", re.MULTILINE)
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Row(NamedTuple):
    """A row of a table: its line, and the names in code font of three of its columns."""

    line: int
    here: list[str]
    meaning: list[str]
    where: list[str]


def rows(text: str) -> Iterator[Row]:
    """The rows of all tables; ValueError for a table with other columns."""
    head = False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            head = False
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != len(HEAD) or not (head or cells == HEAD):
            raise ValueError(f"line {number}")
        if head and not set(line) <= set("|-"):
            here, _, meaning, where = [SPAN.findall(cell) for cell in cells]
            yield Row(number, here, meaning, where)
        head = True


# --- what the source defines ----------------------------------------------------------------------


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def find(where: str) -> ast.AST:
    """The module, class, function or value with this dotted name below `detente`; LookupError."""
    parts = [] if where == "detente" else where.split(".")
    path = SOURCE
    while parts and (path / parts[0]).is_dir():
        path /= parts.pop(0)
    if parts and (path / f"{parts[0]}.py").is_file():
        path /= f"{parts.pop(0)}.py"
    else:
        path /= "__init__.py"
    node: ast.AST = parsed(path)
    for part in parts:
        inside = [one for one in getattr(node, "body", []) if part in assigned(one)]
        if not inside:
            raise LookupError(where)
        node = inside[0]
    return node


def assigned(node: ast.AST) -> set[str]:
    """The names that a statement defines."""
    if isinstance(node, Definition):
        return {node.name}
    if isinstance(node, ast.AnnAssign):
        return {ast.unparse(node.target)}
    if isinstance(node, ast.Assign):
        return {ast.unparse(target) for target in node.targets}
    if isinstance(node, ast.ImportFrom):
        return {alias.asname or alias.name for alias in node.names}
    return set()


def constants(node: ast.AST) -> set[str]:
    """All texts in a piece of code."""
    return {
        found.value
        for found in ast.walk(node)
        if isinstance(found, ast.Constant) and isinstance(found.value, str)
    }


def inside(node: ast.AST) -> set[str]:
    """The names that a module, class, function or value has: defined in it, or as texts."""
    names = constants(node)
    for statement in getattr(node, "body", []):
        names |= assigned(statement)
    if isinstance(node, Definition):
        names.add(node.name)
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        names |= {arg.arg for arg in [*node.args.args, *node.args.kwonlyargs]}
    if isinstance(node, ast.ClassDef):
        names |= fields_set(node)
        for base in node.bases:
            names |= inherited(node, base)
    return names


def fields_set(node: ast.ClassDef) -> set[str]:
    """The fields that methods of a class assign to."""
    return {
        found.attr
        for found in ast.walk(node)
        if isinstance(found, ast.Attribute)
        and isinstance(found.ctx, ast.Store)
        and ast.unparse(found.value) == "self"
    }


def inherited(node: ast.ClassDef, base: ast.expr) -> set[str]:
    """What a class has from a base in the same module."""
    for path in SOURCE.rglob("*.py"):
        module = parsed(path)
        if node in module.body:
            found = [one for one in module.body if ast.unparse(base) in assigned(one)]
            return inside(found[0]) if found and isinstance(found[0], ast.ClassDef) else set()
    return set()


@cache
def everything() -> set[str]:
    """All names that the source defines, and all words that are texts in it."""
    names = set(dir(builtins))
    for path in SOURCE.rglob("*.py"):
        for found in DEFINED.findall(path.read_text("utf-8")):
            names.update(found)
    return names


# --- the page -------------------------------------------------------------------------------------


def missing(text: str) -> list[str]:
    """The names in the tables of a page that do not exist where they should."""
    found: list[str] = []
    for row in rows(text):
        known: set[str] = set()
        for where in row.where:
            try:
                known |= inside(find(where))
            except LookupError:
                found.append(f"line {row.line}: {where}")
        for name in row.here:
            there = any(name in one for one in known) if name[0] == "/" else name in known
            if not there:
                found.append(f"line {row.line}: {name}")
        for span in row.meaning:
            word = NAME.match(span)
            if word is None or word[1] not in everything():
                found.append(f"line {row.line}: {span}")
    return found


def test_every_name_of_the_glossary_exists() -> None:
    assert missing(PAGE) == []


def test_there_are_names_to_look_up() -> None:
    assert len({name for row in rows(PAGE) for name in row.here}) > 200


def test_every_row_says_where() -> None:
    assert [row.line for row in rows(PAGE) if not row.where] == []


@pytest.mark.parametrize(
    ("here", "meaning", "where", "gone"),
    [
        ("`legal_moves`, `play`", "", "`core.state.State`", []),
        ("`options`", "see `Option`", "`core.state.State`", ["options"]),
        ("`imagine`", "", "`core.state.State`", ["imagine"]),
        ("`State`", "`Nowhere`", "`core.state`", ["Nowhere"]),
        ("`State`", "", "`core.states`", ["core.states", "State"]),
        ("`State`", "", "`core.state.Position`", ["core.state.Position", "State"]),
        ("`seat`", "", "`core.state.State.play`", []),
        ("`code`", "", "`core.state.State.play`", ["code"]),
        ("`settings`", "", "`core.game.Game`", []),
        ("`IllegalMove`", "", "`detente`", []),
        ("`id`", "", "`server.messages.PlayMove`", []),
        ("`to_act`", "", "`core.position`", []),
        ("`/undo`", "", "`server.routes.play`", []),
        ("`/dance`", "", "`server.routes.play`", ["/dance"]),
        ("`game`", "", "`server.storage.schema.tables`", []),
        ("`op_code`", "", "`server.storage.schema.tables`", ["op_code"]),
    ],
)
def test_a_name_that_is_gone_is_found(here: str, meaning: str, where: str, gone: list[str]) -> None:
    table = [
        "| " + " | ".join(HEAD) + " |",
        "|---|---|---|---|",
        f"| {here} | – | {meaning} | {where} |",
    ]
    assert missing("\n".join(table)) == [f"line 3: {name}" for name in gone]


def test_a_table_with_other_columns_is_refused() -> None:
    with pytest.raises(ValueError, match="line 1"):
        list(rows("| old | new |\n|---|---|\n"))
