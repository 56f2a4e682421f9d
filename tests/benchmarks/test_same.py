"""The comparison of positions and decisions with a revision finds what differs."""

from argparse import Namespace
from typing import Any, cast

import pytest

from benchmarks.same import compare, decisions, difference, positions
from benchmarks.workers import Worker


class Here:
    """A worker in this process; another one plays other games, and decides otherwise."""

    def __init__(self, other: bool) -> None:
        self.other = other
        self.found = {"games": {"cia_vs_kgb": ["ru2014", "fr2007"]}}

    def ask(self, request: list[Any]) -> list[Any]:
        what, *rest = request
        if what == "decisions":
            return [["pass" if self.other else move, all_] for move, all_ in decisions(*rest)]
        return [digest + "!" * self.other for digest in positions(*rest)]


@pytest.mark.parametrize("other", [False, True])
def test_what_differs_is_counted(other: bool, capsys: pytest.CaptureFixture[str]) -> None:
    asked = Namespace(games=1, every=2, decisions=3, bots="random", only="cia_vs_kgb")
    new, old = cast(Worker, Here(other)), cast(Worker, Here(False))
    assert (compare(new, old, asked) > 0) == other
    said = capsys.readouterr().out
    assert f"cia_vs_kgb ru2014: {0 if other else 1} of 1 games the same" in said


def test_a_tie_is_no_other_decision() -> None:
    estimates = {"a": 0.5, "b": 0.5 + 1e-12, "c": 0.4}
    assert difference(["a", {}], ["a", estimates]) == ""
    assert difference(["b", {}], ["a", estimates]).startswith("tie: b for a")
    assert difference(["c", {}], ["a", estimates]).startswith("other: c for a, 1.00e-01")
    assert difference(["d", {}], ["a", estimates]) == "other: d for a"
