"""Finding the code that somebody means."""

from collections.abc import Iterable

from detente.core.errors import BadInput
from detente.texts import Texts


def meant(word: str, codes: Iterable[str], texts: Texts) -> list[str]:
    """The codes with this code or name, else those whose code or name begins so."""
    if not word:
        return []
    wanted = word.casefold()
    names = {code: (code.casefold(), texts.name(code).casefold()) for code in codes}
    whole = [code for code, written in names.items() if wanted in written]
    return whole or [
        code for code, written in names.items() if any(w.startswith(wanted) for w in written)
    ]


def option_numbered(word: str, options: list[str]) -> str | None:
    """The option with this number, or None if the word is no number."""
    if not (word.isascii() and word.isdigit()):
        return None
    number = int(word[:9])
    if not 1 <= number <= len(options):
        raise BadInput("terminal-no-such-number", number=word, most=len(options))
    return options[number - 1]


def the_one(word: str, codes: list[str]) -> str:
    """The only code that was found; BadInput if there are several."""
    if len(codes) > 1:
        raise BadInput("terminal-ambiguous", word=word, meant=codes)
    return codes[0]


def named(word: str, options: list[str], codes: Iterable[str], texts: Texts) -> str | None:
    """The code that a word stands for: an option's number, any code or name, or its beginning."""
    numbered = option_numbered(word, options)
    if numbered is not None:
        return numbered
    found = meant(word, codes, texts)
    return the_one(word, found) if found else None
