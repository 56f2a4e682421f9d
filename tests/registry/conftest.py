"""Games of others: nim as `pip install` leaves it, and copies of it with faults."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import detente

EXAMPLE = Path(__file__).parents[2] / "examples" / "nim"
SOURCE = Path(detente.__file__).parents[1]


@pytest.fixture(autouse=True)
def _own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DETENTE_HOME", str(tmp_path / "home"))


@pytest.fixture(scope="session")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nim installed in it."""
    folder = tmp_path_factory.mktemp("nim")
    shutil.copytree(EXAMPLE, folder / "source")  # where setuptools leaves what it builds
    target = folder / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *offline, "--target", target, folder / "source"], check=True)
    return target


def found_in(folder: Path) -> str:
    """PYTHONPATH for a process that finds the packages in a folder beside ours."""
    return os.pathsep.join([str(SOURCE), str(folder)])
