"""The command that make leaves at .venv/bin/detente: it runs the compiled copy if that is fresh."""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path
from types import ModuleType

import pytest

CHECKOUT = Path(__file__).parents[1]
LAUNCH = CHECKOUT / "tools" / "launch.py"

# Both variants of a program that says which it is, in itself and in a process that it starts.
PROGRAM = """
import multiprocessing
import detente.variant

def tell():
    print("child", detente.variant.NAME, flush=True)

def main(compile_hint):
    print("parent", detente.variant.NAME, compile_hint, flush=True)
    for way in ("spawn", "forkserver"):
        child = multiprocessing.get_context(way).Process(target=tell)
        child.start()
        child.join()
"""


def write(package: Path, name: str) -> None:
    (package / "cli").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "cli" / "__init__.py").touch()
    (package / "cli" / "main.py").write_text(PROGRAM)
    (package / "variant.py").write_text(f"NAME = {name!r}\n")


class Copy:
    """A small checkout with an environment of its own, compiled a moment ago."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "a checkout"
        self.prefix = self.checkout / ".venv"
        self.package = self.checkout / "src" / "detente"
        self.text = self.package / "texts" / "en.ftl"
        write(self.package, "source")
        self.text.parent.mkdir()
        self.text.write_text("hello = Hello\n")
        (self.checkout / "setup.py").touch()
        (self.checkout / "tools").mkdir()
        shutil.copy(LAUNCH, self.checkout / "tools")
        venv.create(self.prefix, symlinks=True)
        [packages] = self.prefix.glob("lib/python*/site-packages")
        (packages / "editable.pth").write_text(f"{self.checkout / 'src'}\n")
        write(self.prefix / "compiled" / "detente", "compiled")
        self.compiled()

    def compiled(self) -> None:
        left_out = {".venv", "__pycache__"}
        files = [path for path in self.checkout.rglob("*") if left_out.isdisjoint(path.parts)]
        names = [p.relative_to(self.checkout).as_posix() for p in files if p.is_file()]
        kept = [name for name in names if name.startswith(("src/", "setup.py"))]
        (self.prefix / "compiled" / "done").write_text("\n".join(kept) + "\n")

    def run(self, **env: str) -> list[str]:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        launch = self.checkout / "tools" / "launch.py"
        command = [str(self.prefix / "bin" / "python"), "-P", str(launch)]
        ran = subprocess.run(command, env={**kept, **env}, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.splitlines()


FRESH = ["parent compiled False", "child compiled", "child compiled"]
STALE = ["parent source True", "child source", "child source"]


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def later(path: Path) -> None:
    now = time.time() + 5
    os.utime(path, (now, now))


def test_a_fresh_copy_is_run_by_all_processes(copy: Copy) -> None:
    assert copy.run() == FRESH
    (copy.package / "__pycache__").mkdir(exist_ok=True)
    (copy.package / "__pycache__" / "variant.cpython-311.pyc").touch()
    later(copy.package / "__pycache__" / "variant.cpython-311.pyc")
    later(copy.package)
    assert copy.run() == FRESH, "what Python leaves in src is no change"


@pytest.mark.parametrize(
    "name", ["src/detente/cli/main.py", "src/detente/texts/en.ftl", "setup.py"]
)
def test_a_changed_file_makes_it_stale(copy: Copy, name: str) -> None:
    later(copy.checkout / name)
    assert copy.run() == STALE


def test_files_that_come_and_go_make_it_stale(copy: Copy) -> None:
    old = copy.text.stat()
    moved = copy.text.rename(copy.text.with_name("fr.ftl"))
    os.utime(moved, ns=(old.st_atime_ns, old.st_mtime_ns))
    assert copy.run() == STALE
    copy.compiled()
    assert copy.run() == FRESH
    moved.unlink()
    assert copy.run() == STALE


def test_what_was_never_compiled_runs_as_it_is(copy: Copy) -> None:
    (copy.prefix / "compiled" / "done").unlink()
    assert copy.run() == STALE


def test_an_explicit_path_comes_first(copy: Copy, tmp_path: Path) -> None:
    write(tmp_path / "other" / "detente", "other")
    assert copy.run(PYTHONPATH=str(tmp_path / "other"))[:2] == ["parent other False", "child other"]


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("launch", LAUNCH)
    assert spec and spec.loader
    launch = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(launch)
    return launch


def test_make_and_the_command_look_at_the_same_files() -> None:
    roots = " ".join(load().SHIPPED)
    assert f"shipped := find {roots} -type f" in (CHECKOUT / "Makefile").read_text()


def test_the_check_costs_little() -> None:
    launch = load()
    assert len(launch.shipped(CHECKOUT)) > 300
    times = []
    for _ in range(5):
        begin = time.process_time()
        launch.up_to_date(CHECKOUT, Path(sys.prefix, "compiled"))
        launch.shipped(CHECKOUT)  # which the line before skips where nothing is compiled
        times.append(time.process_time() - begin)
    assert min(times) < 0.05
