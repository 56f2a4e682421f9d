"""The import rules of pyproject.toml are kept, and they notice a forbidden import."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
LINT = Path(sys.executable).with_name("lint-imports")

FORBIDDEN = {
    "core/agenda.py": ("detente.texts", "Layers: front ends, games, kits, core"),
    "bots/noise.py": ("detente.games.agents", "Layers: front ends, games, kits, core"),
    "games/agents/bot/policy.py": ("detente.games.cia_vs_kgb.bot", "Games do not know each other"),
    "games/agents/rules/turn.py": ("detente.texts", "Rules know the core and nothing else"),
    "games/agents/terminal/board.py": ("detente.games.agents.bot", "Parts of a game do not know"),
    "server/messages.py": ("detente.games.agents.rules", "Front ends find games through the"),
    "arena/schedule.py": ("detente.server.app", "Layers: front ends, games, kits, core"),
    "server/storage/store.py": ("litestar", "The store knows nothing of the web"),
}
"""A module → what it must not import, and the rule that says so."""


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What lint-imports says of a copy in which every forbidden import is there."""
    copy = tmp_path_factory.mktemp("checkout")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "data", "web", "texts")
    shutil.copytree(CHECKOUT / "src" / "detente", copy / "detente", ignore=ignored)
    shutil.copytree(CHECKOUT / "src/detente/texts", copy / "detente/texts")
    shutil.copy(CHECKOUT / "pyproject.toml", copy)
    for module, (wanted, _) in FORBIDDEN.items():
        path = copy / "detente" / module
        path.write_text(f"{path.read_text('utf-8')}\nimport {wanted}\n", encoding="utf-8")
    return lint(copy)


def lint(folder: Path) -> str:
    """The report of lint-imports, with broken lines joined."""
    command = [str(LINT), "--no-cache", "--config", "pyproject.toml"]
    found = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return found.stdout


@pytest.mark.parametrize("module", FORBIDDEN)
def test_a_forbidden_import_is_found(checked: str, module: str) -> None:
    wanted, rule = FORBIDDEN[module]
    source = "detente." + module.removesuffix(".py").replace("/", ".")
    broken = checked.partition("Broken contracts")[2]
    assert rule in broken
    assert f"{source} -> {wanted}" in broken
