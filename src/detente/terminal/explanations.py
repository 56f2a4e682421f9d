"""Cards and rules explained: what they are, what they do, where their values come from."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from detente.console.board import details, topic
from detente.console.lines import Hanging, paragraph
from detente.console.matching import find_code, unknown_name
from detente.core.state import State
from detente.core.view_types import View
from detente.rulebook import rules
from detente.texts import LANGUAGES, Texts


def explanation(
    state: State, view: View, word: str, texts: Texts, listed: Sequence[str] = ()
) -> list[RenderableType]:
    """Lines about the card, pile, topic or rule that a word names, or the number of one listed.

    InvalidInput if it names nothing.
    """
    rulebook = rules(state.game.name, texts.language)
    found = [rule for rule in rulebook if _is_rule(rule, word)]
    if found:
        return [line for rule in found for line in _rule(rule, rulebook[rule])]
    pile = _pile(word, view["board"], texts)
    lines = [pile] if pile is not None else topic(view, word, texts, state.game)
    if not lines:
        code = find_code(word, [*listed], state.game.codes, texts)
        if code is None:
            raise unknown_name(word, state.game.codes, texts, "terminal-nothing-known")
        card = state.game.describe(code) or {"rule": state.rule()}
        lines = [
            *_card(code, card, texts, state.game.settings),
            *details(view, code, texts, state.game),
        ]
    return [paragraph(Text(line)) for line in lines]


def _pile(word: str, board: Mapping[str, Any], texts: Texts) -> str | None:
    """The cards of a pile of the board, which is named by its field or its label."""
    for field, value in board.items():
        label = "label-" + field.replace("_", "-")
        asked = word.casefold() in (field, texts.say(label).casefold())
        if asked and isinstance(value, list) and all(isinstance(item, str) for item in value):
            names = ", ".join(texts.name(code) for code in value) or texts.say("list-empty")
            labelled: dict[str, object] = {"label": texts.say(label), "value": names}
            return texts.format("terminal-labelled", labelled)[0]
    return None


def _is_rule(rule: str, word: str) -> bool:
    """Whether the word is the rule's id or that of its section: NIM-4.6 belongs to NIM-4."""
    return rule.casefold() == word.casefold() or rule.casefold().startswith(word.casefold() + ".")


def _rule(rule: str, text: str) -> Iterator[Hanging]:
    """The rule without its Markdown; an item of a list keeps its own line."""
    head = Text(f"{rule} ", style="bold")
    for line in re.sub(r"\*\*|`", "", text).splitlines():
        yield Hanging(head, Text(line))
        head = Text(" " * head.cell_len)


def _card(
    code: str, card: Mapping[str, Any], texts: Texts, settings: Mapping[str, object]
) -> Iterator[str]:
    values = [
        f"{texts.say(f'label-{field}')} {_value(value, texts)}"
        for field, value in card.items()
        if _readable(value, texts) and texts.knows(f"label-{field}")
    ]
    yield " · ".join([f"{texts.name(code)} ({code})", *values])
    for effect in (code, card.get("faction")):
        if texts.knows(f"effect-{effect}"):
            yield texts.effect(str(effect), settings)
    if "rule" in card:
        yield texts.say("terminal-see-rule", rule=card["rule"])
    yield from _sources(card.get("source"), texts)


def _readable(value: object, texts: Texts) -> bool:
    """Whether a value is a number or a name, or a list of such that is not empty."""
    if isinstance(value, list):
        return bool(value) and all(_readable(item, texts) for item in value)
    if isinstance(value, str):
        return texts.knows(texts.name_message(value))
    return isinstance(value, int)


def _value(value: object, texts: Texts) -> str:
    if isinstance(value, bool):
        return texts.say("value-true" if value else "value-false")
    if isinstance(value, list):
        return " > ".join(texts.name(item) for item in value)
    return texts.name(value) if isinstance(value, str) else str(value)


def _sources(source: object, texts: Texts) -> Iterator[str]:
    """Which values were found in a source, and which were inferred, translated or invented."""
    by_field = source if isinstance(source, dict) else {"all": source} if source else {}
    fields: dict[str, list[str]] = {}
    for field, origin in by_field.items():
        name, _, language = field.rpartition("_")
        if language not in LANGUAGES:
            name, language = field, texts.language
        if language == texts.language:
            fields.setdefault(_kind(origin), []).append(_field(name, texts))
    for kind, names in fields.items():
        yield texts.say(f"terminal-source-{kind}", fields=", ".join(names))


def _kind(origin: object) -> str:
    """`found` for a list of sources; else the first word, as a message calls it."""
    return "found" if isinstance(origin, list) else str(origin).split()[0]


def _field(name: str, texts: Texts) -> str:
    value = f"terminal-value-{name}"
    return texts.say(value) if texts.knows(value) else texts.say(f"label-{name}")
