"""Every link of the documentation leads to a file, and to a place in it, that exists."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

CHECKOUT = Path(__file__).parents[2]
FOLDERS = ("benchmarks", "docs", "examples", "src", "tests", "tools")
# The text of a link may be broken over two lines, and may be an image.
LINK = re.compile(r"\]\(\s*([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\s*\)")
CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]+`", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)">')
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:")


def pages() -> list[Path]:
    """All Markdown files of the project, without what npm has installed beside them."""
    inside = [page for folder in FOLDERS for page in (CHECKOUT / folder).rglob("*.md")]
    ours = [page for page in inside if "node_modules" not in page.parts]
    return sorted([*CHECKOUT.glob("*.md"), *ours])


def places(page: Path) -> set[str]:
    """Where a link into a page can lead: explicit anchors, and its headings as code hosts do."""
    text = page.read_text("utf-8")
    headings = HEADING.findall(CODE.sub(lambda code: code[0].strip("`"), text))
    slugs = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
    return {*ANCHOR.findall(text), *slugs}


def broken(page: Path) -> list[str]:
    """The relative links of a page that lead nowhere."""
    targets = LINK.findall(CODE.sub("", page.read_text("utf-8")))
    return [target for target in targets if not ELSEWHERE.match(target) and not leads(page, target)]


def leads(page: Path, target: str) -> bool:
    path, _, place = unquote(target).partition("#")
    found = (page.parent / path).resolve() if path else page
    if not found.exists():
        return False
    return not place or (found.suffix == ".md" and place in places(found))


def test_there_are_pages_to_check() -> None:
    names = {page.relative_to(CHECKOUT).as_posix() for page in pages()}
    assert names >= {"README.md", "docs/architecture.md", "src/detente/games/agents/README.md"}


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(CHECKOUT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken(page) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[a](b.md) ![c](c.png)", ["c.png"]),
        ("[a](b.md#here), [b](b.md#gone)", ["b.md#gone"]),
        ("[a](#10-how-it-ends) [b](#10-how)\n\n## 10. How it `ends`", ["#10-how"]),
        ("[two\nlines](gone.md)", ["gone.md"]),
        ("[a](../b.md) [web](https://example.org/x.md) [mail](mailto:a@example.org)", ["../b.md"]),
        ("`[a](gone.md)`\n\n```\n[a](gone.md)\n```\n", []),
    ],
)
def test_a_broken_link_is_found(tmp_path: Path, text: str, found: list[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(text, "utf-8")
    (tmp_path / "b.md").write_text('- <a id="here"></a>**here** A rule.\n', "utf-8")
    assert broken(page) == found
