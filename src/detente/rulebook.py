"""Rulebooks: every rule of a game in our own words, found by its id.

`rulebook/en.md` in a game's package is in English; `ru.md` and `fr.md` hold the same rules in other
languages. A rule is a list item `- <a id="XY-4.3"></a>**XY-4.3** Recruit: …`, its further
lines indented.
"""

import re
from functools import cache

from detente import registry

_RULE = re.compile(r'- <a id="(?P<id>[^"]+)"></a>\*\*(?P=id)\*\* ')


@cache
def rules(game: str, language: str = "en") -> dict[str, str]:
    """Rule id → its text in Markdown, in the rulebook's order; empty for a game without a rulebook.

    A rule that is not translated stays English.
    """
    return _read(game, "en") | _read(game, language)


def _read(game: str, language: str) -> dict[str, str]:
    page = registry.package(game).files("rulebook") / f"{language}.md"
    return parse_rulebook(page.read_text(encoding="utf-8")) if page.is_file() else {}


def parse_rulebook(text: str) -> dict[str, str]:
    """Rule id → text, of a rulebook page. Lines are joined; an item of a list keeps its line."""
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
