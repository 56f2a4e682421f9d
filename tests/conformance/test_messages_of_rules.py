"""Whatever the rules of a game can say has a sentence: refusals, questions, moves in a list."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

import pytest

import detente
from detente.core.agenda import Decision, Reason
from detente.rulebook import rules
from detente.texts import Texts, source

each_game = pytest.mark.parametrize("game", detente.games())


@cache
def modules(game: str) -> list[ModuleType]:
    """All modules of a game's rules."""
    package = import_module(type(detente.game(game)).__module__.rpartition(".")[0])
    found = walk_packages(package.__path__, f"{package.__name__}.")
    return [import_module(module.name) for module in found]


@each_game
def test_every_reason_has_a_rule_and_a_sentence(game: str) -> None:
    reasons = [
        (f"{module.__name__}.{name}", value)
        for module in modules(game)
        for name, value in vars(module).items()
        if isinstance(value, Reason)
    ]
    assert len(reasons) > 10
    for name, reason in reasons:
        assert reason.rule in rules(game), name
        assert reason.message.startswith("refused-"), name
        assert Texts("en", game).knows(reason.message), name


@each_game
def test_every_decision_has_a_rule_and_asks_with_a_sentence(game: str) -> None:
    decisions = [step for step in detente.game(game).steps.values() if issubclass(step, Decision)]
    assert decisions
    for decision in decisions:
        assert decision.rule in rules(game), decision
        assert decision.prompt.startswith("prompt-"), decision
        assert Texts("en", game).knows(decision.prompt), decision


def labels(game: str) -> Iterator[tuple[str, str]]:
    """Where a function that names moves stands, and each text in it but its docstring."""
    for module in modules(game):
        assert module.__file__ is not None
        file = Path(module.__file__)  # beside what was compiled of it, if it was
        tree = ast.parse(file.with_name(file.name.partition(".")[0] + ".py").read_text("utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.name.endswith("label"):
                for part in (part for line in function.body[1:] for part in ast.walk(line)):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield f"{module.__name__}, line {part.lineno}", part.value


@each_game
def test_every_name_of_a_move_is_a_sentence(game: str) -> None:
    named = list(labels(game))
    assert len(named) > 10
    for where, message in named:
        assert message.startswith("do-"), where
        if message.endswith("-"):  # the beginning of several ids
            assert f"\n{message}" in source("en", game), where
        else:
            assert Texts("en", game).knows(message), where
