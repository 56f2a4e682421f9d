"""The two checkouts that are compared: the working tree, and a revision beside it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

from benchmarks.workers import ROOT, Worker, module_path


@dataclass(frozen=True)
class Side:
    """A checkout; `folders` has the folder of each variant that holds its package `detente`."""

    label: str
    folders: Mapping[str, Path]

    def path(self, variant: str) -> str:
        """The PYTHONPATH of its processes; the benchmarks are the working tree's on both sides."""
        return module_path(self.folders[variant])

    def check(self, worker: Worker, variant: str) -> None:
        """Stop if a process has imported another detente than it should measure."""
        wanted = self.folders[variant]
        found = Path(worker.found["detente"]).resolve()
        if not found.is_relative_to(wanted.resolve()):
            sys.exit(f"compare: {self.label} should be imported from {wanted}, but was {found}.")
        if worker.found["compiled"] != (variant == "compiled"):
            sys.exit(f"compare: what lies in {wanted} is not {variant}.")


def working_tree(compiled: Path) -> Side:
    """This checkout as it is; make has compiled it."""
    changed = " with changes" if git("status", "--porcelain", "--", "src", "setup.py") else ""
    label = f"working tree ({git('rev-parse', '--short', 'HEAD')}{changed})"
    return Side(label, {"uncompiled": ROOT / "src", "compiled": compiled})


def before() -> str:
    """The commit before what lies here: the last one, or if nothing has changed, its parent."""
    return "HEAD" if git("status", "--porcelain", "--", "src", "setup.py") else "HEAD~1"


def revision(name: str, cache: Path, variants: list[str]) -> Side:
    """A revision, copied and compiled into the cache unless it lies there already."""
    commit = git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")
    if not commit:
        sys.exit(f"compare: git knows no revision {name}.")
    checkout = cache / commit / "checkout"
    if not checkout.is_dir():
        copy(commit, checkout)
    compiled = cache / commit / "compiled"
    if "compiled" in variants and not (compiled / "done").is_file():
        compile_into(checkout, compiled)
    label = name if commit.startswith(name) else f"{name} ({commit[:7]})"
    return Side(label, {"uncompiled": checkout / "src", "compiled": compiled})


def copy(commit: str, folder: Path) -> None:
    """Write the files of a commit into a folder, which is there only when it is complete."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    archive = folder.with_suffix(".zip")
    git("archive", "--format=zip", f"--output={archive}", commit)
    partial = folder.with_suffix(".partial")
    shutil.rmtree(partial, ignore_errors=True)
    with ZipFile(archive) as files:
        files.extractall(partial)
    archive.unlink()
    partial.rename(folder)


def compile_into(checkout: Path, folder: Path) -> None:
    """Compile a checkout as make does it."""
    print(f"Compiling {checkout.parent.name[:7]}, once.", file=sys.stderr, flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    built = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build", "--build-lib", folder.resolve()],
        cwd=checkout,
        env={**kept, "DETENTE_COMPILE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if built.returncode:
        sys.exit(f"{built.stdout}\ncompare: cannot compile {checkout}.")
    (folder / "done").touch()


def git(*args: str) -> str:
    """What git answers; nothing if it refuses."""
    found = subprocess.run(["git", *args], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    return found.stdout.strip() if found.returncode == 0 else ""
