"""docs/bots.md: its programs run, and its tables name what there is."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from detente import bots
from detente.bots import Evaluation, RolloutPolicy

MANUAL = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", MANUAL, re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_manuals_programs_run() -> None:
    """All blocks are one program, in the order of the page."""
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(BLOCKS)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    winners, advice, equal, points, played = done.stdout.splitlines()
    assert re.fullmatch(r"winners: \[[01]\]", winners)
    estimate = r"Estimate\(move='\w+', value=0\.\d+, margin=0\.0\)"
    assert re.fullmatch(rf"advice: \w+ probability \({estimate}, .*\)", advice)
    assert re.fullmatch(r"about equal: \[.*\]", equal)
    assert re.fullmatch(r"points: \d+%, 95 % interval \d+% to \d+%", points)
    assert re.fullmatch(r"\[[01]\] \w+ \[\d.*\]", played)


@pytest.mark.parametrize("kind", [Evaluation, RolloutPolicy])
def test_the_manual_names_all_that_a_game_can_provide(kind: type) -> None:
    for name in vars(kind):
        if not name.startswith("_"):
            assert re.search(rf"`{name}[(`]", MANUAL), name


def test_the_manual_names_all_bots() -> None:
    assert all(f"`{name}" in MANUAL for name in bots.names())
    assert all(f"`{spec}`" in MANUAL for spec in bots.LEVELS.values())
