"""Reading a ledger."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import detente
from detente import rulebook
from detente.rulebook import parse_ledger, rules

PAGE = """
# A game

What stands between the rules is no rule.

- <a id="TOY-1"></a>**TOY-1** One line.
- <a id="TOY-2.1"></a>**TOY-2.1** Several lines
  that belong together:
  - a list of things
    that go on
  - and another.

  A paragraph after a blank line belongs to nobody.

| <a id="TOY-3"></a>**TOY-3** | a table is no rule |
- <a id="TOY-4"></a>**TOY-5** an anchor under another name is no rule
"""

TRANSLATION = """
- <a id="TOY-2.1"></a>**TOY-2.1** Plusieurs lignes.
"""


def test_a_rule_is_an_item_with_its_anchor_and_its_indented_lines() -> None:
    assert parse_ledger(PAGE) == {
        "TOY-1": "One line.",
        "TOY-2.1": "Several lines that belong together:\n"
        "- a list of things that go on\n"
        "- and another.",
    }


@pytest.mark.parametrize("game", detente.games())
def test_every_game_has_its_ledger(game: str) -> None:
    assert len(rules(game)) > 50


def test_a_rule_can_be_looked_up() -> None:
    assert rules("cia_vs_kgb")["CVK-2.1"] == (
        "The top objective is turned face up. It stays on top of its deck and is the current "
        "objective."
    )
    assert rules("cia_vs_kgb")["CVK-8.6"].count("\n- ") == 6


def test_a_rule_can_be_looked_up_in_another_language() -> None:
    assert rules("cia_vs_kgb", "ru")["CVK-1.2"].startswith("Каждый игрок кладёт 6 своих агентов")
    assert rules("cia_vs_kgb", "fr")["CVK-1.2"].startswith("Chaque joueur met ses 6 agents")


def test_a_game_without_a_ledger_has_no_rules() -> None:
    assert rules("no_such_game") == rules("no_such_game", "fr") == {}


@pytest.fixture
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A wheel has the ledgers in detente/rules; a checkout in docs/rules."""
    (tmp_path / "toy.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "toy.md").write_text(TRANSLATION, encoding="utf-8")
    monkeypatch.setattr(rulebook, "_FOLDERS", (tmp_path, *rulebook._FOLDERS))
    yield
    rules.cache_clear()


@pytest.mark.usefixtures("_installed")
def test_an_installed_copy_finds_its_own_folder() -> None:
    assert set(rules("toy")) == {"TOY-1", "TOY-2.1"}


@pytest.mark.usefixtures("_installed")
def test_what_is_not_translated_is_english() -> None:
    assert list(rules("toy", "fr").items()) == [
        ("TOY-1", "One line."),
        ("TOY-2.1", "Plusieurs lignes."),
    ]
    assert rules("toy", "ru") == rules("toy")
