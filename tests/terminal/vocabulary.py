"""Which words a screen may show in a language, and which ones come from elsewhere.

A word is known in a language if a translated message has it: one whose text differs from that of
every other language. A message that was copied instead of translated proves nothing. What is called
the same in several languages stands in the data of the games, or in SAME_EVERYWHERE.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import detente
from detente.core.data import read_data
from detente.texts import LANGUAGES, Texts, source

SHORTENED: Final = {"cia_vs_kgb": ("economic", "political", "media", "military")}
"""Game → what its board shows with the first three letters of its name."""

SAME_EVERYWHERE: Final = frozenset({"defcon", "dipl", "eco", "enter", "med", "mil", "pol", "x"})
"""Abbreviations, a key, Agent X, and the beginnings of codes: med_4."""
WORD: Final = re.compile(r"[^\W\d_]+")
LATIN: Final = re.compile(r"[a-z]")
MESSAGE: Final = re.compile(r"[a-z]\w*(?:-\w+)+")
CODE: Final = re.compile(
    r"\[[A-Z]{2,}-[\w.-]+\]"  # a rule
    r"|\b[a-z0-9]+(?:_[a-z0-9]+)+\b"  # a code of several words
    r"|\([a-z]+\)"  # the code of an option, or the name of a bot
    r"|\?\s\w+"  # a command that asks for a code
    r"|\bdetente \w+(?: --\w+)?"  # a command line
    r"|\w+…"  # a word that was cut
)
"""What has no language."""


def messages(language: str, game: str | None) -> dict[str, list[str]]:
    """Message → the pieces of its text, with all variants and forms."""
    return _parsed(source(language, game))


@cache
def _parsed(text: str) -> dict[str, list[str]]:
    entries = FluentParser().parse(text).body
    written = [entry for entry in entries if isinstance(entry, fluent.Message | fluent.Term)]
    return {entry.id.name: [*_pieces(entry)] for entry in written}


def _pieces(part: object) -> Iterator[str]:
    """The text in a part of a message, without what is put in."""
    if isinstance(part, fluent.TextElement | fluent.StringLiteral):
        yield part.value
    elif isinstance(part, fluent.BaseNode):
        for inner in vars(part).values():
            yield from _pieces(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _pieces(inner)


def words(text: str) -> set[str]:
    """The words of a text, in small letters."""
    return {word.casefold() for word in WORD.findall(text)}


@cache
def vocabulary(language: str, game: str) -> frozenset[str]:
    """The words that a game may show in a language."""
    known: set[str] = set()
    for part in (None, game):
        others = [messages(other, part) for other in LANGUAGES if other != language]
        for message, pieces in messages(language, part).items():
            if all(pieces != other.get(message) for other in others):
                known |= words(" ".join(pieces))
    texts = Texts(language, game)
    known |= {texts.name(code)[:3].casefold() for code in SHORTENED.get(game, ())}
    if language == "ru":
        known = {word for word in known if not LATIN.search(word)}
    return frozenset(known | SAME_EVERYWHERE | words(" ".join(_names(game, language))))


def _names(game: str, language: str) -> Iterator[str]:
    """The names in the data of a game."""
    module = f"detente.games.{game}"
    revision = detente.game(game).revision

    def walk(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            if {*LANGUAGES} <= {*part} and isinstance(part[language], str):
                yield part[language]
            for inner in part.values():
                yield from walk(inner)
        elif isinstance(part, list):
            for inner in part:
                yield from walk(inner)

    for file in files(module).joinpath("data").iterdir():
        if file.name.endswith(".yaml"):
            yield from walk(read_data(module, file.name, revision))


def foreign_lines(screen: str, language: str, game: str) -> list[str]:
    """The lines with a word that this language does not have, or with the id of a message."""
    known = vocabulary(language, game)
    ids = {
        message
        for part in (None, game)
        for other in LANGUAGES
        for message in messages(other, part)
        if "-" in message
    }
    found = []
    for line in screen.splitlines():
        strange = (words(CODE.sub("", line)) - known) | (ids & {*MESSAGE.findall(line)})
        if strange:
            found.append(f"{line} <- {', '.join(sorted(strange))}")
    return found
