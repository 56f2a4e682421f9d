"""The limit that `make check` sets for tests that are not marked slow."""

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]
OPTIONS = ("--disable-plugin-autoload", "-p", "tests.time_limit", "--time-limit", "0.2")
TESTS = """
import time
import pytest

def work(seconds):
    start = time.process_time()
    while time.process_time() < start + seconds:
        pass

def test_idle():
    time.sleep(0.3)

def test_busy():
    work(0.4)

def test_far_too_busy():
    work(0.8)

@pytest.mark.slow
def test_marked():
    work(0.8)
"""


def test_a_busy_test_without_the_mark_is_listed_and_a_far_busier_one_fails(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    (tmp_path / "test_it.py").write_text(TESTS)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *OPTIONS],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTEST_ADDOPTS": ""},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert "FAILED test_it.py::test_far_too_busy - Failed: took 0." in run.stdout
    assert "1 failed, 3 passed" in run.stdout
    listed = [line for line in run.stdout.splitlines() if line.endswith("mark it slow")]
    assert any(line.startswith("test_it.py::test_busy took 0.") for line in listed)
    assert not any("test_idle" in line or "test_marked" in line for line in listed)
