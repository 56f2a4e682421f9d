"""What people get from `pip install`, also where nothing can be compiled."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

CHECKOUT = Path(__file__).parents[1]
LEFT_OUT = {".mjs", ".ts"}
"""Scripts that vendor the page's libraries, and types: only developers need them."""
HARNESS = "detente/server/harness/"
"""It feeds the page with recorded games, also only for developers."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    copy = tmp_path / "a checkout"
    copy.mkdir()
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(CHECKOUT / name, copy)
    ignored = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
    shutil.copytree(CHECKOUT / "src", copy / "src", ignore=ignored)
    return copy


def run(checkout: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "DETENTE_COMPILE"}
    return subprocess.run(
        [sys.executable, *args],
        cwd=checkout,
        env={**kept, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def has_harness(folder: Path) -> bool:
    """Whether the server of this package serves the harness."""
    program = "from detente.server.app import harness; print(len(harness()))"
    done = run(folder, "-c", program, PYTHONPATH=str(folder))
    return int(done.stdout) > 0


def test_without_a_compiler_the_wheel_is_pure_and_complete(checkout: Path) -> None:
    options = ("--verbose", "--no-build-isolation", "--no-deps", "--wheel-dir", "wheel")
    built = run(checkout, "-m", "pip", "wheel", *options, ".", CC="false")
    assert built.returncode == 0, built.stdout
    assert built.stdout.count("detente: not compiled, so slower: no C compiler") == 1
    (wheel,) = (checkout / "wheel").glob("detente-*-py3-none-any.whl")
    shipped = set(ZipFile(wheel).namelist())
    source = checkout / "src"
    for path in (source / "detente").rglob("*"):
        name = path.relative_to(source).as_posix()
        if path.is_file() and path.suffix not in LEFT_OUT:
            assert (name in shipped) != name.startswith(HARNESS)
    with ZipFile(wheel) as packed:
        packed.extractall(checkout / "installed")
    assert not has_harness(checkout / "installed")
    assert has_harness(source)


def test_compiling_can_be_demanded(checkout: Path) -> None:
    built = run(checkout, "setup.py", "build", CC="false", DETENTE_COMPILE="1")
    assert built.returncode == 1
    assert built.stdout.startswith("detente: cannot compile: no C compiler")


def test_a_mistake_of_ours_is_loud_and_leaves_a_working_build(checkout: Path) -> None:
    games = checkout / "src" / "detente" / "games"
    for game in filter(Path.is_dir, games.iterdir()):
        shutil.rmtree(game)  # mypyc would read them all before it refuses one
    mistake = games / "mistake"
    mistake.mkdir()
    (mistake / "__init__.py").touch()
    (mistake / "rules").mkdir()
    (mistake / "rules" / "__init__.py").touch()
    (mistake / "rules" / "game.py").write_text('number: int = "none"\n')
    built = run(checkout, "setup.py", "build", "--build-lib", "out")
    if "no C compiler" in built.stdout:
        pytest.skip("no C compiler")
    assert built.returncode == 0, built.stdout
    assert "******\ndetente: not compiled, so slower: mypyc refuses our own source" in built.stdout
    assert (checkout / "out" / "detente" / "games" / "mistake" / "rules" / "game.py").exists()
    assert not list((checkout / "out").rglob("*.so"))
