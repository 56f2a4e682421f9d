"""The lists of faults that change nothing anybody could notice, each with the reason.

An entry names the module, the function, the lines that change, and why it is equivalent. Where a
function has the same change several times, `occurrence` says which one is meant, from 1.
"""

from pathlib import Path
from typing import Any

import yaml

from tools.mutants.mutation import Mutant

FOLDER = Path(__file__).parent / "equivalent"
FIELDS = {"file", "function", "diff", "reason"}


def listed(game: str) -> list[dict[str, Any]]:
    """The entries of a game."""
    path = FOLDER / f"{game}.yaml"
    entries = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else None
    for entry in entries or []:
        if not FIELDS <= {*entry} <= {*FIELDS, "occurrence"} or not all(entry.values()):
            raise SystemExit(f"{path.name}: an entry needs {', '.join(sorted(FIELDS))}: {entry}")
    return entries or []


def place(entry: dict[str, Any]) -> tuple[str, str, str, int]:
    """What an entry and a fault have in common."""
    return entry["file"], entry["function"], entry["diff"].rstrip(), entry.get("occurrence", 1)


def match(game: str, mutants: list[Mutant]) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """The ids of equivalent faults with the reasons, and the entries that no longer match any."""
    ids = {(m.file, m.scope, m.diff.rstrip(), m.occurrence): m.id for m in mutants}
    entries = listed(game)
    matched = {ids[place(entry)]: entry["reason"] for entry in entries if place(entry) in ids}
    return matched, [entry for entry in entries if place(entry) not in ids]


def as_entry(mutant: Mutant) -> str:
    """An entry to fill in, as it would stand in the file."""
    lines = "".join(f"\n    {line}" for line in mutant.diff.splitlines())
    occurrence = f"\n  occurrence: {mutant.occurrence}" if mutant.occurrence > 1 else ""
    return f"- file: {mutant.file}\n  function: {mutant.scope}\n  diff: |-{lines}{occurrence}"
