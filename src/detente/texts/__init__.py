"""What people read, in their language, from the .ftl files beside this module and in each game.

Strings among the arguments of a message are codes and appear under their names, the messages
`name-<code>`; lists become natural lists; numbers stay numbers, so that messages can choose a
plural. Where grammar wants another form of a name, a case or an article, the name's message has it
as an attribute, and the sentence asks for it: `{ FORM($side, "du") }`. Codes of one family, such as
`kgb_1` to `kgb_32`, share a name, `name-kgb_`, in which `$rest` is what follows: a number, or the
name of another code. Half points, `{ HALVES($halves) }`, are written as 4½. What a card does,
`effect-<code>`, may depend on the settings of a game: an attribute named after an option and its
value, `.economic_targets-non_economic`, is a sentence that only tables with this setting read, and
`--` joins several conditions.
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

from detente import registry
from detente.core.errors import DetenteError, IllegalMove, InvalidInput
from detente.core.view_types import View
from detente.registry import GamePackage

LANGUAGES: Final = ("en", "ru", "fr")

_LARGEST_NUMBER: Final = 10**15
"""Fluent cannot format numbers of any size; larger ones are shown as they are written."""
_LONGEST_QUOTATION: Final = 300
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?!-?[a-zA-Z]).*)*", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*)")


class Name(str):
    """The name of a code, with its other forms."""

    __slots__ = ("forms",)
    forms: dict[str, str]


class _AndAHalf(FluentFloat):
    """A number with a half, which numbers do not usually show as ½."""

    def format(self, locale: object) -> str:
        return points(int(2 * self), 2)


class Texts:
    """The sentences of one language: a game's own first, then those that all games share."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise InvalidInput("unknown-language", language=language, allowed=list(LANGUAGES))
        self.language = language
        self.game = game
        self._bundle = _bundle(language, None if game is None else registry.package(game))

    def knows(self, message: str) -> bool:
        """Whether there is a text with this id; `id.attribute` asks for an attribute."""
        return self._pattern(message) is not None

    def say(self, message: str, /, **args: object) -> str:
        """The sentence with this id; an unknown id is shown as it is."""
        return self.format(message, self.shown(args))[0]

    def quote(self, message: str, /, **args: object) -> str:
        """The sentence with its arguments as they came, even if one happens to be a code."""
        return self.format(message, {name: self._quoted(arg) for name, arg in args.items()})[0]

    def name(self, code: str) -> str:
        """The name of the thing that a code stands for; an unknown code is shown as it is."""
        message = self.name_message(code)
        found = self._bundle.message(message)
        if found is None:
            return code
        rest = f"name-{code}".removeprefix(message)
        args: dict[str, object] = {"rest": int(rest) if rest.isdecimal() else self.name(rest)}
        name = Name(self.format(message, args)[0])
        name.forms = {form: self.format(f"{message}.{form}", args)[0] for form in found.attributes}
        return name

    def hint(self, hint: Mapping[str, Any]) -> str:
        """The sentence of a hint that has a kind."""
        return self.say(f"hint-{hint['kind']}", **hint_args(hint))

    def effect(self, code: str, settings: Mapping[str, object]) -> str:
        """What a card does at a table with these settings: its text, and what they add to it."""
        message = f"effect-{code}"
        found = self._bundle.message(message)
        held = {f"{option}-{value}".lower() for option, value in settings.items()}
        added = [
            self.say(f"{message}.{condition}")
            for condition in (found.attributes if found else ())
            if held.issuperset(condition.split("--"))
        ]
        return " ".join([self.say(message), *added])

    def name_message(self, code: str) -> str:
        """The id of a code's name: its own, else that of its family, `name-kgb_` for `kgb_7`."""
        own = f"name-{code}"
        families = [own[: place + 1] for place, sign in enumerate(own) if sign == "_"]
        named = [message for message in (*families, own) if self.knows(message)]
        return named[-1] if named else own

    def error(self, error: DetenteError) -> str:
        """The sentence of an error; that of a refusal is the game's own and names its rule."""
        if isinstance(error, IllegalMove):
            texts = Texts(self.language, error.game)
            sentence = texts.say(error.message, **error.args_).removesuffix(".")
            return texts.format("citing", {"sentence": sentence, "rule": error.rule})[0]
        return self.quote(error.message, **error.args_)

    def prompt(self, view: View) -> str:
        """The question in a view; for a seat that is not asked, what the others are doing."""
        prompt = view["prompt"]
        if prompt is None:
            return ""
        if prompt["moves"]:
            return self.say(prompt["id"], **prompt["args"])
        outline = prompt["id"] + ".others"
        return self.say(outline if self.knows(outline) else "prompt-waiting", who=view["to_act"])

    def shown(self, args: Mapping[str, object]) -> dict[str, object]:
        """Arguments as people read them: codes by their names, lists joined."""
        return {name: self._shown(value) for name, value in args.items()}

    def format(self, message: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        """The sentence with arguments that are ready to show, and the errors found in it."""
        pattern = self._pattern(message)
        if pattern is None:
            return message, [LookupError(message)]
        return self._bundle.format(pattern, args)

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        found = self._bundle.message(name)
        if found is None:
            return None
        return found.attributes.get(attribute) if attribute else found.value

    def _shown(self, value: object) -> object:
        if isinstance(value, list | tuple):
            return self._joined([str(self._shown(item)) for item in value])
        return self._quoted(self.name(value) if isinstance(value, str) else value)

    def _quoted(self, value: object) -> object:
        if isinstance(value, int) and abs(value) > _LARGEST_NUMBER:
            value = str(value)
        if isinstance(value, str) and len(value) > _LONGEST_QUOTATION:
            return value[:_LONGEST_QUOTATION] + "…"
        if isinstance(value, list | tuple):
            return self._joined([str(self._quoted(item)) for item in value])
        return value

    def _joined(self, items: Sequence[str]) -> str:
        if len(items) > 1:
            return self.format("list", {"most": ", ".join(items[:-1]), "last": items[-1]})[0]
        return items[0] if items else self.format("list-empty", {})[0]


def points(score: int, score_unit: int) -> str:
    """A score as people write it; so many units make a point: one, or two where halves count."""
    whole, rest = divmod(score, score_unit)
    return f"{whole or ''}½" if rest else str(whole)


def printable(text: str) -> str:
    """A text from outside with control characters replaced, so that it is safe to print."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def preferred_language() -> str:
    """The language that the environment asks for, if there are texts in it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        set_to = os.environ.get(variable)
        if set_to:
            language, _, _ = set_to.partition("_")
            return language if language in LANGUAGES else "en"
    return "en"


def source(language: str, game: str | None = None) -> str:
    """The Fluent source of a game's own texts, or of those that all games share."""
    return _source(language, None if game is None else registry.package(game))


def _source(language: str, package: GamePackage | None) -> str:
    texts = files(__name__) if package is None else package.files("texts")
    found = texts.joinpath(f"{language}.ftl")
    if not found.is_file():
        found = texts.joinpath("en.ftl")  # A game from elsewhere may have English texts only.
    return found.read_text(encoding="utf-8")


class _Bundle:
    """The messages of a language, each parsed when it is first used, because most never are."""

    def __init__(self, language: str, package: GamePackage | None) -> None:
        functions: dict[str, Callable[..., Any]] = {"FORM": _form, "HALVES": _halves}
        self._parsed = FluentBundle([language], functions, use_isolating=False)
        self._unparsed = entries(_source(language, None))
        if package is not None:
            self._unparsed |= entries(_source(language, package))

    def message(self, id: str) -> Message | None:
        self._parse(id)
        return self._parsed.get_message(id) if self._parsed.has_message(id) else None

    def format(self, pattern: Any, args: dict[str, object]) -> tuple[str, list[Exception]]:
        sentence, wrong = self._parsed.format_pattern(pattern, args)
        return str(sentence), wrong

    def _parse(self, id: str) -> None:
        """Parse an entry and all that it refers to."""
        entry = self._unparsed.pop(id, None)
        if entry is not None:
            self._parsed.add_resource(FluentResource(entry))
            for reference in _REFERENCE.findall(entry):
                self._parse(reference)


_bundle: Final = cache(_Bundle)


def entries(fluent: str) -> dict[str, str]:
    """The source of each entry by its id; an entry begins at the left margin."""
    return {match[1]: match[0] for match in _ENTRY.finditer(fluent)}


def hint_args(hint: Mapping[str, Any]) -> dict[str, object]:
    """What a text says of a hint: probabilities, [favourable, of], as percentages; lists of codes.

    No text says anything of other lists.
    """
    args: dict[str, object] = {}
    for name, value in hint.items():
        if not isinstance(value, list) or any(isinstance(one, str) for one in value):
            args[name] = value
        elif len(value) == 2:
            args[name] = round(100 * value[0] / value[1])
    return args


def _form(name: str, form: str) -> str:
    """A form of a name; a name without it, and what is no name, is returned as it is."""
    return name.forms.get(form, name) if isinstance(name, Name) else name


def _halves(halves: int) -> FluentNumber:
    """A number of half points as points, by which a message can choose a plural."""
    return _AndAHalf(halves / 2) if halves % 2 else FluentInt(halves // 2)
