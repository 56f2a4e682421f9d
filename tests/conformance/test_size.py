"""No class has more than 25 methods, and no module more than 400 lines without a stated reason.

A longer module says why near its top: `# Over 400 lines: …`, or `//` in JavaScript. The states are
excepted, because they are the interface of the rules. `pytest -rP tests/conformance/test_size.py`
prints all exceptions.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "detente"
MOST_METHODS = 25
MOST_LINES = 400
TOP = 20
"""The reason is among the first lines of a module."""
REASON = re.compile(rf"^(?:#|//) Over {MOST_LINES} lines: (\S.*)$", re.MULTILINE)
JS_CLASS = re.compile(r"^(?:export )?(?:default )?class (\w+).*?^}", re.MULTILINE | re.DOTALL)
JS_METHOD = re.compile(r"^  (?:(?:static|async|get|set) )*(#?\w+)\(", re.MULTILINE)

STATES = re.compile(r"core/state\.py|games/\w+/rules/state\.py")


def modules() -> dict[str, str]:
    """Path below src/detente → source, of every module of ours."""
    return {
        path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
        for path in sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.js")])
        if "vendor" not in path.parts
    }


def is_state(module: str, node: ast.ClassDef) -> bool:
    """Whether a class is State, or the state of a game."""
    bases = [ast.unparse(base) for base in node.bases]
    return bool(STATES.fullmatch(module)) and (node.name == "State" or "State" in bases)


def classes(module: str, source: str) -> Iterator[tuple[str, set[str], bool]]:
    """The name and the methods of each class, and whether it is a state."""
    if module.endswith(".js"):
        for found in JS_CLASS.finditer(source):
            yield found[1], set(JS_METHOD.findall(found[0])), False
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            functions = (ast.FunctionDef, ast.AsyncFunctionDef)
            methods = {inner.name for inner in node.body if isinstance(inner, functions)}
            yield node.name, methods, is_state(module, node)


def large_classes(module: str, source: str) -> Iterator[tuple[str, bool]]:
    """A line about each class with too many methods of its own, and whether it is excepted."""
    for name, methods, excepted in classes(module, source):
        if len(methods) > MOST_METHODS:
            why = ": it is the interface of the rules" if excepted else ""
            yield f"{module}: {name} has {len(methods)} methods{why}", excepted


def long_module(module: str, source: str) -> tuple[str, bool] | None:
    """A line about a module that is too long, or gives a reason without need, if it is or does."""
    lines = source.splitlines()
    reason = REASON.search("\n".join(lines[:TOP]))
    if len(lines) > MOST_LINES:
        about = f"{module} has {len(lines)} lines"
        return (f"{about}: {reason[1]}", True) if reason else (about, False)
    if reason:
        return f"{module} has {len(lines)} lines, but says why it has more", False
    return None


def report(found: list[tuple[str, bool]]) -> None:
    """Print the exceptions, and fail if there is anything else."""
    excepted = [line for line, allowed in found if allowed]
    print("Exceptions:", *excepted, sep="\n  ")
    wrong = [line for line, allowed in found if not allowed]
    assert not wrong, "\n  ".join(["too large:", *wrong, "excepted:", *excepted])


def test_no_class_has_too_many_methods() -> None:
    report([line for module, source in modules().items() for line in large_classes(module, source)])


def test_no_module_is_too_long() -> None:
    found = [long_module(module, source) for module, source in modules().items()]
    report([line for line in found if line is not None])


# --- the checks themselves ------------------------------------------------------------------------


def of_methods(count: int, head: str = "class Large:") -> str:
    return "\n".join([head, *[f"    def m{number}(self): ..." for number in range(count)]])


def of_js_methods(count: int) -> str:
    kinds = ("", "async ", "get ", "static ")
    methods = [
        f"  {kinds[n % 4]}m{n}(\n    one,\n  ) {{\n    if (one) {{\n    }}\n  }}"
        for n in range(count)
    ]
    return "\n".join(["export class Large {", *methods, "}", "", "function other() {", "}"])


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("bots/kit.py", of_methods(25), []),
        ("bots/kit.py", of_methods(26), [("bots/kit.py: Large has 26 methods", False)]),
        (
            "bots/kit.py",
            of_methods(30, "class State:"),
            [("bots/kit.py: State has 30 methods", False)],
        ),
        (
            "core/state.py",
            of_methods(30, "class State(Generic[T]):"),
            [("core/state.py: State has 30 methods: it is the interface of the rules", True)],
        ),
        (
            "games/agents/rules/state.py",
            of_methods(30, "class Espionage(State):"),
            [
                (
                    "games/agents/rules/state.py: Espionage has 30 methods: "
                    "it is the interface of the rules",
                    True,
                )
            ],
        ),
        (
            "games/agents/rules/state.py",
            of_methods(30, "class Helper:"),
            [("games/agents/rules/state.py: Helper has 30 methods", False)],
        ),
        ("web/frame/kit.js", of_js_methods(25), []),
        (
            "web/frame/kit.js",
            of_js_methods(26),
            [("web/frame/kit.js: Large has 26 methods", False)],
        ),
    ],
)
def test_a_large_class_is_found(module: str, source: str, found: list[tuple[str, bool]]) -> None:
    assert list(large_classes(module, source)) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("\n" * 400, None),
        ("\n" * 401, ("a.py has 401 lines", False)),
        (
            '"""A."""\n\n# Over 400 lines: a table.\n' + "\n" * 400,
            ("a.py has 403 lines: a table.", True),
        ),
        (
            "// @ts-check\n// Over 400 lines: a form.\n" + "\n" * 400,
            ("a.py has 402 lines: a form.", True),
        ),
        ("\n" * 400 + "# Over 400 lines: too late.\n", ("a.py has 401 lines", False)),
        ("# Over 400 lines: no.\n", ("a.py has 1 lines, but says why it has more", False)),
    ],
)
def test_a_long_module_is_found(source: str, found: tuple[str, bool] | None) -> None:
    assert long_module("a.py", source) == found


def test_what_is_too_large_fails() -> None:
    report([("one", True)])
    with pytest.raises(AssertionError, match="two"):
        report([("one", True), ("two", False)])
