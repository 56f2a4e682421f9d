"""What a player holds, as text, for the board and for explanations."""

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from detente.console.drawing import labelled
from detente.console.lines import unbroken
from detente.games.secret_power.rules.objects import GROUPS
from detente.texts import Texts

GROUP_COLOURS: Final = {
    "control": "red",
    "finance": "yellow",
    "science": "blue",
    "support": "magenta",
    "power": "green",
    "inner_circle": "bold",
}
NOBODY: Final = "–"
CIRCLE: Final = "+"
DOT: Final = "\N{NO-BREAK SPACE}· "


def objects(player: Mapping[str, Any], texts: Texts) -> Text:
    """Group by group the cards, with their inner circles and agents, and the minor objects."""
    groups = []
    for group in GROUPS:
        held = [
            unbroken(texts.name(about["type"]))
            + (CIRCLE if about["inner_circle"] else "")
            + (f"\N{NO-BREAK SPACE}({about['agents']})" if about["agents"] else "")
            for about in player["objects"]
            if about["group"] == group
        ]
        if minors := player["minors"].get(group):
            held.append(unbroken(texts.say("terminal-minors", count=minors)))
        if held:
            written = labelled(texts.name(group), ", ".join(held), texts)
            groups.append(Text(written, style=GROUP_COLOURS[group]))
    return Text(DOT).join(groups) if groups else Text(NOBODY)


def signs(player: Mapping[str, Any], texts: Texts) -> str:
    """Every sign with its count."""
    return ", ".join(
        unbroken(f"{texts.name(sign)} {count}") for sign, count in player["signs"].items()
    )
