"""What docs/adding-a-game.md shows of nim is what nim's files say."""

import re

import pytest

from detente.registry import PARTS
from tests.registry.conftest import EXAMPLE

PAGE = (EXAMPLE.parents[1] / "docs" / "adding-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)\n```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_block_names_its_file() -> None:
    assert len(BLOCKS) == PAGE.count("\n```") // 2 > 15


@pytest.mark.parametrize(("file", "block"), BLOCKS, ids=[file for file, _ in BLOCKS])
def test_a_block_is_part_of_its_file(file: str, block: str) -> None:
    assert block in (EXAMPLE / file).read_text("utf-8")


def test_the_page_names_all_that_a_package_can_have() -> None:
    assert all(f"| `{part}` |" in PAGE for part in PARTS)
    folders = [path for path in (EXAMPLE / "src" / "detente_nim").iterdir() if path.is_dir()]
    for folder in [folder.name for folder in folders if not folder.name.startswith("_")]:
        assert f"\n      {folder}/" in PAGE
