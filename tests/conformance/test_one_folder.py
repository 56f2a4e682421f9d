"""What cites a rule of a game lies in that game's folder."""

import re
from pathlib import Path

import detente
from detente.rulebook import rules

SOURCE = Path(__file__).parents[2] / "src" / "detente"
OWNER = {rule: game for game in detente.games() for rule in rules(game)}
"""Rule id → its game."""
# To the last letter: TS-6.3 is not cited by TS-6.3.2, nor by a section such as TS-6.
WORD = re.compile(r"[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)+")


def citations(folder: Path) -> dict[str, set[str]]:
    """Rule id → the files below the folder that name it."""
    found: dict[str, set[str]] = {rule: set() for rule in OWNER}
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in (".pyc", ".so"):
            for rule in found.keys() & set(WORD.findall(path.read_text("utf-8", errors="ignore"))):
                found[rule].add(path.relative_to(folder).as_posix())
    return found


def test_a_rule_is_cited_in_the_folder_of_its_game_only() -> None:
    found = citations(SOURCE)
    assert any(found.values())
    elsewhere = {
        rule: outside
        for rule, files in found.items()
        if (outside := {file for file in files if not file.startswith(f"games/{OWNER[rule]}/")})
    }
    assert elsewhere == {}


def test_a_citation_elsewhere_is_found(tmp_path: Path) -> None:
    rule, *_, other = OWNER
    (tmp_path / "engine.py").write_text(f'"""As {rule}, not {other}x, says."""\n', "utf-8")
    found = citations(tmp_path)
    assert found.pop(rule) == {"engine.py"}
    assert not any(found.values())
