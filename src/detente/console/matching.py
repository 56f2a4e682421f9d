"""Finding the code that a word names."""

import re
import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache
from typing import Final

from detente.core.errors import InvalidInput
from detente.texts import Texts

_BETWEEN_WORDS: Final = re.compile(r"""[-_/.,:'’"“”«»–—]""")
"""The punctuation of names."""
_MOST_NEAREST: Final = 3
_NEAR: Final = 0.7
"""How much a word must resemble a name to be taken for it with a mistake, from 0 to 1."""
_SHORTEST_PART: Final = 3


def matches(word: str, codes: Iterable[str], texts: Texts) -> list[str]:
    """The codes with this code, name or short form, else those whose code or name begins so.

    Small differences do not count: capitals, accents, punctuation and articles.
    """
    codes = [*codes]
    whole = [code for code in codes if is_called(word, code, texts)]
    return whole or [code for code in codes if _begins(word, code, texts)]


def is_called(word: str, code: str, texts: Texts) -> bool:
    """Whether a word is a code, its name or a short form of it."""
    return not _spellings(word, texts).isdisjoint(_names(code, texts))


def _begins(word: str, code: str, texts: Texts) -> bool:
    """Whether something begins with a word that a code is called; a number is no beginning."""
    beginnings = tuple(one for one in _spellings(word, texts) if not one.isdecimal())
    return any(name.startswith(beginnings) for name in _names(code, texts))


def _spellings(word: str, texts: Texts) -> set[str]:
    return {word.casefold(), simplified(word, texts)} - {""}


def simplified(word: str, texts: Texts) -> str:
    """A name without capitals, accents, punctuation and articles; articles alone stay."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    words = _BETWEEN_WORDS.sub(" ", bare).split()
    articles = texts.say("terminal-articles").split()
    return " ".join([one for one in words if one not in articles] or words)


def _names(code: str, texts: Texts) -> tuple[str, ...]:
    return _names_in(code, texts.language, texts.game)


@cache
def _names_in(code: str, language: str, game: str | None) -> tuple[str, ...]:
    """All that a code can be called, with and without the small differences."""
    texts = Texts(language, game)
    short = f"short-{code}"
    usual = re.split(", *", texts.say(short)) if texts.knows(short) else []
    called = (code, texts.name(code), *usual)
    return tuple(name for one in called for name in (one.casefold(), simplified(one, texts)))


def nearest(words: Iterable[str], codes: Iterable[str], texts: Texts) -> list[str]:
    """The codes that one of these words may have meant, the likeliest first."""
    wanted = [simplified(word, texts) for word in words]
    likeness = {
        code: max(_likeness(word, name) for word in wanted for name in _names(code, texts))
        for code in codes
    }
    near = [code for code, alike in likeness.items() if alike >= _NEAR]
    return sorted(near, key=lambda code: -likeness[code])[:_MOST_NEAREST]


def unknown_name(
    word: str, codes: Iterable[str], texts: Texts, message: str, **args: object
) -> InvalidInput:
    """The error for a word that names nothing: the nearest names or, if none are near, a message.

    English words are understood in every language, so their nearest names count as well.
    """
    codes, words = [*codes], word.split()
    beginnings = [" ".join(words[:count]) for count in range(1, len(words) + 1)]
    for spoken in (texts, Texts("en", texts.game)):
        if beginnings and (near := nearest(beginnings, codes, spoken)):
            names = [texts.name(code) for code in near]
            return InvalidInput("terminal-nearest", word=word, nearest=names)
    return InvalidInput(message, word=word, **args)


def _likeness(word: str, name: str) -> float:
    """How much a word resembles a name, from 0 to 1; a part of the name is always near."""
    alike = SequenceMatcher(None, word, name).ratio()
    is_part = len(word) >= _SHORTEST_PART and _is_part(word.split(), name.split())
    return max(alike, _NEAR) if is_part else alike


def _is_part(words: list[str], name: list[str]) -> bool:
    """Whether every word begins a word of the name, in its order."""
    rest = iter(name)
    return all(any(part.startswith(word) for part in rest) for word in words)


def numbered(word: str, codes: list[str]) -> str | None:
    """The code with this number in a list, or None if the word is no number."""
    if not (word.isascii() and word.isdigit()):
        return None
    number = int(word[:9])
    if not 1 <= number <= len(codes):
        raise InvalidInput("terminal-no-such-number", number=word, most=len(codes))
    return codes[number - 1]


def only_match(word: str, codes: list[str]) -> str:
    """The only code that was found; InvalidInput if there are several."""
    if len(codes) > 1:
        raise InvalidInput("terminal-ambiguous", word=word, meant=codes)
    return codes[0]


def find_code(word: str, listed: list[str], codes: Iterable[str], texts: Texts) -> str | None:
    """The code that a word names: a number of those listed, a code, a name, or their beginning."""
    by_number = numbered(word, listed) if listed else None
    if by_number is not None:
        return by_number
    found = matches(word, codes, texts)
    return only_match(word, found) if found else None
