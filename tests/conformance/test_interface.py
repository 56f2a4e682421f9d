"""Compiled and uncompiled, the public interface is the same: names, docstrings, errors, pickles."""

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.test_compiled import COMPILED, SOURCES, why_uncompiled

pytestmark = pytest.mark.slow

PROGRAM = Path(__file__).with_name("interface.py")

NO_CODE = r"(5|None|b'assassin'|\[\])"
DIFFERENT = {
    # Compiled code refuses a code that is no str before it looks for it.
    r"\w+\.(play|explain|find_seat|describe)\((0, |1, )?" + NO_CODE + r"\)": "TypeError",
    r"record\(2, 0, " + NO_CODE + r", 1, 1\)": "TypeError",
    # Compiled code refuses arguments and fields of a wrong type. Where any integer will do, both
    # variants refuse alike: tests/core/test_integers.py.
    r"game\.start\((keep_events='no'|outcomes='x')\)": "TypeError",
    r"state\.__setattr__\('(game|seats|to_act)', 'x'\)": "TypeError",
    # Compiled code finds out that something is no list before it looks into it; uncompiled, a text
    # is a list of letters, and an empty mapping is as good as an empty list.
    r"\w+: board\.\w+ = ('x'|{})": "InvalidInput",
}
"""Calls that cannot end alike in both variants, why not, and what compiled code raises."""


def run(path: Path, request: object) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(PROGRAM)],
        env={**os.environ, "PYTHONPATH": str(path)},
        input=json.dumps(request),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["compiled"] is (path == COMPILED)
    return found


@cache
def interface(path: Path) -> dict[str, Any]:
    return run(path, None)


@pytest.fixture
def uncompiled() -> dict[str, Any]:
    return interface(SOURCES)


@pytest.fixture
def compiled() -> dict[str, Any]:
    if not COMPILED.is_dir():
        pytest.skip("no compiled variant: make test builds it")
    if not list(COMPILED.glob("*.so")):
        pytest.skip(why_uncompiled())
    return interface(COMPILED)


def differences(one: dict[str, Any], other: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {
        name: (one.get(name, "missing"), other.get(name, "missing"))
        for name in sorted({*one, *other})
        if one.get(name, "missing") != other.get(name, "missing")
    }


def test_everything_public_has_a_docstring(uncompiled: dict[str, Any]) -> None:
    found = uncompiled["docstrings"]
    assert [name for name, docstring in found.items() if not docstring] == []
    assert {"detente.State.apply_action", "detente.State.over", "detente.core.deck.Pile"} <= {
        *found
    }


@pytest.mark.parametrize("what", ["signatures", "docstrings", "fields"])
def test_same(what: str, uncompiled: dict[str, Any], compiled: dict[str, Any]) -> None:
    assert differences(uncompiled[what], compiled[what]) == {}


def test_same_parameters_are_compared(uncompiled: dict[str, Any]) -> None:
    assert uncompiled["signatures"]["detente.State.events"] == [
        ["seat", "POSITIONAL_OR_KEYWORD", "<class 'inspect._empty'>"],
        ["since", "POSITIONAL_OR_KEYWORD", "0"],
    ]


def test_wrong_calls_end_alike(uncompiled: dict[str, Any], compiled: dict[str, Any]) -> None:
    found = differences(uncompiled["calls"], compiled["calls"])
    unexplained = {
        call: ends
        for call, ends in found.items()
        if not any(
            re.fullmatch(pattern, call) and ends[1][0] == raised
            for pattern, raised in DIFFERENT.items()
        )
    }
    assert unexplained == {}
    for pattern in DIFFERENT:
        assert any(re.fullmatch(pattern, call) for call in found), f"no difference: {pattern}"


@pytest.mark.parametrize("variant", ["uncompiled", "compiled"])
def test_wrong_positions_are_refused_as_such(variant: str, request: pytest.FixtureRequest) -> None:
    calls = request.getfixturevalue(variant)["calls"]
    ends = {tuple(end[:1]) for call, end in calls.items() if re.match(r"\w+: ", call)}
    assert ends == {("InvalidInput",), ("returns",)}


def test_a_pickle_of_one_variant_is_read_by_the_other(compiled: dict[str, Any]) -> None:
    one = run(SOURCES, [])
    other = run(COMPILED, one["pickles"])
    assert other["keys_of_given"] == one["keys"] == other["keys"]
    assert run(SOURCES, other["pickles"])["keys_of_given"] == one["keys"]
