"""The rules ledgers: every rule of a game in our own words, found by its id.

`<game>.md` is the English ledger, `<language>/<game>.md` a translation with the same ids. A rule is
a list item `- <a id="NIM-4.3"></a>**NIM-4.3** Take: …`, its further lines indented.
"""

import re
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).parent
_FOLDERS = (
    _PACKAGE / "rules",  # in an installed copy
    _PACKAGE.parents[1] / "docs" / "rules",  # in a checkout
)
_RULE = re.compile(r'- <a id="(?P<id>[^"]+)"></a>\*\*(?P=id)\*\* ')


@cache
def rules(game: str, language: str = "en") -> dict[str, str]:
    """Rule id → its text in Markdown, in the ledger's order; empty for a game without a ledger.

    A rule that is not translated stays English.
    """
    return _read(f"{game}.md") | _read(f"{language}/{game}.md")


def _read(page: str) -> dict[str, str]:
    for folder in _FOLDERS:
        ledger = folder / page
        if ledger.is_file():
            return parse_ledger(ledger.read_text(encoding="utf-8"))
    return {}


def parse_ledger(text: str) -> dict[str, str]:
    """The rules written in a ledger. Lines are joined; an item of a list keeps its own line."""
    found: dict[str, str] = {}
    rule: str | None = None
    for line in text.splitlines():
        if start := _RULE.match(line):
            rule = start["id"]
            found[rule] = line[start.end() :]
        elif rule is None or not line.startswith("  "):
            rule = None
        else:
            more = line.strip()
            found[rule] += ("\n" if more.startswith("- ") else " ") + more
    return found
