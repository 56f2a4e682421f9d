"""The faults: every change of one place in the rules that mutmut's operators make.

mutmut's own runner copies each mutated function into the module, behind a switch that is read at
each call. That leaves out what runs once, when a module is imported: constants, fields of classes,
reasons, kinds of events. Here each fault is a whole module of its own instead.
"""

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path

import libcst as cst
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import (
    NEVER_MUTATE_FUNCTION_NAMES,
    Mutation,
    MutationVisitor,
    deep_replace,
)
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, what it changes, and the module with it."""

    file: str
    """The module's path below the folder of the rules."""
    scope: str
    """The function, method or class that has the fault; `module` outside of all."""
    diff: str
    """The lines that change, without context and indented as in a function of the module."""
    occurrence: int
    """Which of several equal changes in this scope it is, from 1."""
    module: cst.Module = field(repr=False, compare=False)
    mutation: Mutation = field(repr=False, compare=False)

    @property
    def id(self) -> str:
        """The same as long as this place of the rules stays as it is."""
        parts = "\0".join([self.file, self.scope, self.diff, str(self.occurrence)])
        return hashlib.sha256(parts.encode()).hexdigest()[:8]

    @property
    def kind(self) -> str:
        """What is wrong: a line of the log, a text, or a rule."""
        removed, added = (
            "".join(line[1:] for line in self.diff.splitlines() if line[0] == sign) for sign in "-+"
        )
        if self.file == "log.py" or "log_public(" in removed or "log_private(" in removed:
            return "log"
        return "text" if _without_strings(removed) == _without_strings(added) else "rule"

    def code(self) -> str:
        """The whole module with the fault in it."""
        old, new = self.mutation.original_node, self.mutation.mutated_node
        code: str = deep_replace(self.module, old, new).code
        return code

    def is_fault(self) -> bool:
        """Whether the changed module can be compiled, and says something else than before."""
        try:
            tree = ast.parse(self.code())
            compile(tree, self.file, "exec")
        except SyntaxError:
            return False
        return ast.dump(tree) != ast.dump(ast.parse(self.module.code))


def _without_strings(code: str) -> str:
    """A line of code in which all strings are empty."""
    return "".join(code.split('"')[::2])


class Visitor(MutationVisitor):
    """mutmut's visitor, which also enters functions with decorators.

    mutmut leaves them out because its switch is a decorator itself. Properties are rules here.
    """

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.FunctionDef) and node.decorators:
            return node.name.value in NEVER_MUTATE_FUNCTION_NAMES
        return bool(super()._skip_node_and_children(node))


def all_mutants(rules: Path) -> list[Mutant]:
    """Every fault in the modules of a folder, in the order in which they stand there."""
    found: list[Mutant] = []
    for path in sorted(rules.rglob("*.py")):
        found += _of_file(path.relative_to(rules).as_posix(), path.read_text(encoding="utf-8"))
    return found


def _of_file(file: str, code: str) -> Iterator[Mutant]:
    wrapper = MetadataWrapper(cst.parse_module(code))
    visitor = Visitor(mutation_operators, IgnoredCode(set(), set(), set()))
    module = wrapper.visit(visitor)
    places = dict(_places(module))
    seen: Counter[tuple[str, str]] = Counter()
    for mutation in visitor.mutations:
        scope, part = places[mutation.original_node]
        changed = deep_replace(part, mutation.original_node, mutation.mutated_node)
        diff = _diff(module.code_for_node(part), module.code_for_node(changed))
        seen[scope, diff] += 1
        yield Mutant(file, scope, diff, seen[scope, diff], module, mutation)


def _places(module: cst.Module) -> Iterator[tuple[cst.CSTNode, tuple[str, cst.CSTNode]]]:
    """Each node with the name of its scope and the smallest part of the module that is shown."""
    for statement in module.body:
        scope = "module"
        if isinstance(statement, cst.ClassDef | cst.FunctionDef):
            scope = statement.name.value
        for node in _below(statement):
            yield node, (scope, statement)
        if isinstance(statement, cst.ClassDef):
            for part in statement.body.body:
                name = scope
                if isinstance(part, cst.FunctionDef):
                    name = f"{scope}.{part.name.value}"
                for node in _below(part):
                    yield node, (name, part)


def _below(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield node
    for child in node.children:
        yield from _below(child)


def _diff(before: str, after: str) -> str:
    lines = unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return "\n".join(line for line in list(lines)[2:] if not line.startswith("@@"))


def sample(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Choose faults by seed. A change elsewhere in the rules leaves the others in the sample."""

    def rank(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed} {mutant.id}".encode()).hexdigest()

    chosen: list[Mutant] = []
    for mutant in sorted(mutants, key=rank):
        if len(chosen) == count:
            break
        if mutant.is_fault():
            chosen.append(mutant)
    place = {mutant.id: number for number, mutant in enumerate(mutants)}
    return sorted(chosen, key=lambda mutant: place[mutant.id])
