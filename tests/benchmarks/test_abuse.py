"""The benchmark of attacks and spectators at a small scale: it runs, and it can fail."""

import os
import subprocess
import sys

import pytest

from benchmarks.abuse import percentile, report

SCALE = (
    "--seats 4 --rate 20 --silent 20 --slow 10 --rounds 1 --seconds 0.3 --few 1 --many 4 --moves 20"
)


@pytest.mark.slow
def test_a_small_attack() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.abuse", *SCALE.split()],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
    )
    # So few moves say nothing about the times, on a busy machine; that is the only other end.
    assert run.returncode == 0 or run.stderr == "abuse: the players notice it.\n", run.stderr
    assert "20 silent, 10 slow clients" in run.stdout and "30 opened" in run.stdout
    assert "4 spectators" in run.stdout


def test_a_high_ratio_is_noticed() -> None:
    calm, slow = [0.010] * 200, [0.010] * 190 + [0.016] * 10
    assert percentile(slow, 99) == pytest.approx(16)
    assert report("", {"calm": calm, "attack": slow}, 99, 1.7)[1]
    assert not report("", {"calm": calm, "attack": slow}, 99, 1.5)[1]
