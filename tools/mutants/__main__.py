"""Plant faults in the rules of a game, one at a time, and report those that no test notices."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from tools.mutants import equivalents
from tools.mutants.killers import STAGES
from tools.mutants.mutation import Mutant, all_mutants, sample

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "mutants"
ERRORS = BUILD / "errors.txt"
"""What the processes that run tests write to stderr, should one of them fail."""
FIRST = 5
"""How many tests that noticed other faults of a module are tried first."""
NOT_COPIED = (
    *(".git", ".venv*", "build", "dist", "node_modules", "soak-failures", "*.egg-info", "*.so"),
    *(".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"),
)


class Worker:
    """A copy of the project, and a process that runs its tests."""

    def __init__(self, game: str, source: Path, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(source, folder, ignore=shutil.ignore_patterns(*NOT_COPIED))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tools.mutants.worker", game],
            cwd=folder,
            env={
                **os.environ,
                "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
                "PYTHONDONTWRITEBYTECODE": "",  # else each process compiles everything anew
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=ERRORS.open("a"),
            text=True,
        )

    def ask(self, **asked: Any) -> dict[str, Any]:
        """Have the tests run, and wait."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"mutants: a process that runs tests has ended, see {ERRORS}.")
        answer: dict[str, Any] = json.loads(line)
        if answer["outcome"] == "broken":
            raise SystemExit("mutants: pytest refuses its arguments.")
        return answer

    def end(self) -> None:
        """Let the process end."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1, help="which faults are chosen")
    parser.add_argument("--count", type=int, default=200, help="how many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many cores")
    parser.add_argument("--most", type=float, default=1e9, help="leave out tests of more seconds")
    parser.add_argument("--stages", type=int, default=len(STAGES), help="1: only the quick one")
    parser.add_argument("--again", action="store_true", help="not what was killed last time")
    parser.add_argument(
        "--trust", action="store_true", help="the tests pass and take what they took"
    )
    parser.add_argument("--all", action="store_true", help="also those listed as equivalent")
    return parser.parse_args()


Results = dict[str, dict[str, Any]]
"""Id of a fault → how the tests ended."""


def run_all(
    mutants: list[Mutant], options: argparse.Namespace, keep: Path, results: Results
) -> None:
    """Test every fault, several side by side, and keep each result in a file at once.

    What has noticed other faults of a module is tried first on the next one there.
    """
    if not mutants:
        return
    noticed: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory(prefix="detente-mutants-") as temporary:
        first = Worker(options.game, ROOT, Path(temporary, "0"))
        times = BUILD / f"{options.game}.usual.json"
        if not options.trust:
            times.write_text(json.dumps(usual_times(first, mutants[0], options.stages)))
        limits = {"most": options.most, "stages": options.stages}
        known = {**json.loads(times.read_text()), **limits}
        copies = [Path(temporary, str(number)) for number in range(1, options.jobs)]
        workers = [first, *(Worker(options.game, first.folder, copy) for copy in copies)]
        todo: Queue[Mutant] = Queue()
        for mutant in mutants:
            todo.put(mutant)

        def work(worker: Worker) -> None:
            with suppress(Empty):
                while True:
                    mutant = todo.get_nowait()
                    first = noticed.setdefault(mutant.file, [])
                    result = worker.ask(
                        file=mutant.file, code=mutant.code(), first=first[-FIRST:], **known
                    )
                    del result["seconds"]
                    if result["outcome"] == "killed" and result["by"] not in first:
                        first.append(result["by"])
                    results[mutant.id] = result
                    keep.write_text(json.dumps(results, indent=1))
                    told = f"{len(results):4} {mutant.id} {result['outcome']:8}"
                    told += f" {result['cpu']:5.1f} s  {mutant.file} {mutant.scope}"
                    print(f"{told}  {result['by']}", flush=True)

        with ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(work, workers))
        for worker in workers:
            worker.end()


def usual_times(worker: Worker, mutant: Mutant, stages: int) -> dict[str, Any]:
    """How long each test takes, run as for a fault but without one, and what to import before."""
    preload = worker.ask(collect=True, seconds={})["modules"]
    unchanged = {"file": mutant.file, "code": mutant.module.code}
    usual = worker.ask(**unchanged, preload=preload, seconds={}, stages=stages)
    passes(usual)
    print(f"{len(usual['seconds'])} tests take {usual['cpu']:.0f} s.", flush=True)
    return {"seconds": usual["seconds"], "preload": preload}


def passes(result: dict[str, Any]) -> None:
    """Stop where the tests fail without a fault: then they prove nothing."""
    if result["outcome"] != "survived":
        raise SystemExit(f"mutants: without a fault, {result['by']} fails ({result['outcome']}).")


def main() -> None:
    """Choose, run, report; the exit code tells whether anything survived."""
    options = arguments()
    rules = ROOT / "src" / "detente" / "games" / options.game / "rules"
    if not rules.is_dir():
        raise SystemExit("Name a game: make mutants GAME=agents")
    began = time.monotonic()
    mutants = all_mutants(rules)
    chosen = sample(mutants, options.count, options.seed)
    equivalent, stale = equivalents.match(options.game, mutants)
    file = BUILD / f"{options.game}.{options.seed}.json"
    before = json.loads(file.read_text()) if options.again and file.exists() else {}
    ids = {mutant.id for mutant in chosen}
    results = {id_: result for id_, result in before.items() if id_ in ids}
    done = {id_ for id_, result in results.items() if result["outcome"] != "survived"}
    wanted = [
        mutant
        for mutant in chosen
        if (options.all or mutant.id not in equivalent) and mutant.id not in done
    ]
    print(f"{options.game}: {len(mutants)} faults, {len(chosen)} by seed {options.seed}.")
    BUILD.mkdir(parents=True, exist_ok=True)
    run_all(wanted, options, file, results)
    cpu = sum(result["cpu"] for result in results.values())
    report(chosen, results, equivalent, stale)
    print(f"{(time.monotonic() - began) / 60:.1f} minutes, {cpu / 60:.1f} of processor time.")
    sys.exit(any(survives(mutant, results, equivalent) for mutant in chosen))


def survives(mutant: Mutant, results: Results, equivalent: dict[str, str]) -> bool:
    """Whether no test noticed a fault that one should."""
    return mutant.id not in equivalent and results[mutant.id]["outcome"] == "survived"


def report(
    chosen: list[Mutant],
    results: Results,
    equivalent: dict[str, str],
    stale: list[dict[str, Any]],
) -> None:
    """Print the survivors with their changes, then the figures."""
    for mutant in chosen:
        if survives(mutant, results, equivalent):
            print(f"\n# {mutant.id} survives, {mutant.kind}")
            print(equivalents.as_entry(mutant))
    print()
    for mutant in chosen:
        if mutant.id in equivalent and results.get(mutant.id, {}).get("by"):
            result = results[mutant.id]
            if result["outcome"] != "survived":
                print(f"Listed as equivalent, but {result['by']} notices it: {mutant.id}")
                print(equivalents.as_entry(mutant))
    for entry in stale:
        print(f"Listed as equivalent, but no longer there: {entry['file']} {entry['function']}")
        print(entry["diff"])
    ends = Counter(
        "equivalent" if mutant.id in equivalent else results[mutant.id]["outcome"]
        for mutant in chosen
    )
    kinds = Counter(m.kind for m in chosen if survives(m, results, equivalent))
    killed = ends["killed"] + ends["timeout"]
    counted = len(chosen) - ends["equivalent"]
    print(
        f"{killed} of {len(chosen)} killed, {ends['timeout']} of them by the time limit;"
        f" {ends['equivalent']} equivalent; {ends['survived']} survive {dict(kinds)}."
    )
    print(f"{100 * killed / counted:.1f} % of those that are not equivalent.")


if __name__ == "__main__":
    main()
