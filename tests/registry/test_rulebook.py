"""Reading a rulebook."""

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar

import pytest

import detente
from detente import registry
from detente.registry import GamePackage
from detente.rulebook import parse_rulebook, rules
from tests.toys.sealed_bids import PACKAGE

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
    assert parse_rulebook(PAGE) == {
        "TOY-1": "One line.",
        "TOY-2.1": "Several lines that belong together:\n"
        "- a list of things that go on\n"
        "- and another.",
    }


@pytest.mark.parametrize("game", detente.games())
def test_every_game_has_its_rulebook(game: str) -> None:
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


@pytest.mark.usefixtures("sealed_bids")
def test_a_game_without_a_rulebook_has_no_rules() -> None:
    assert rules("sealed_bids") == rules("sealed_bids", "fr") == {}


class WithRulebook(GamePackage):
    """A game whose rulebook lies elsewhere."""

    folder: ClassVar[Path]

    def files(self, folder: str) -> Traversable:
        return self.folder if folder == "rulebook" else super().files(folder)


@pytest.fixture
def _toy(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "en.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "fr.md").write_text(TRANSLATION, encoding="utf-8")
    WithRulebook.folder = tmp_path
    rules.cache_clear()
    with registry.registered(WithRulebook(PACKAGE.name, PACKAGE.module, PACKAGE.game)):
        yield
    rules.cache_clear()


@pytest.mark.usefixtures("_toy")
def test_a_game_of_elsewhere_brings_its_rulebook() -> None:
    assert set(rules("sealed_bids")) == {"TOY-1", "TOY-2.1"}


@pytest.mark.usefixtures("_toy")
def test_what_is_not_translated_is_english() -> None:
    assert list(rules("sealed_bids", "fr").items()) == [
        ("TOY-1", "One line."),
        ("TOY-2.1", "Plusieurs lignes."),
    ]
    assert rules("sealed_bids", "ru") == rules("sealed_bids")
