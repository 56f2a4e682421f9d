"""Finding the code that a word names."""

from collections.abc import Iterable

from detente.core.errors import InvalidInput
from detente.texts import Texts


def matches(word: str, codes: Iterable[str], texts: Texts) -> list[str]:
    """The codes with this code or name, else those whose code or name begins so."""
    if not word:
        return []
    wanted = word.casefold()
    names = {code: (code.casefold(), texts.name(code).casefold()) for code in codes}
    whole = [code for code, written in names.items() if wanted in written]
    return whole or [
        code for code, written in names.items() if any(w.startswith(wanted) for w in written)
    ]


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
    by_number = numbered(word, listed)
    if by_number is not None:
        return by_number
    found = matches(word, codes, texts)
    return only_match(word, found) if found else None
