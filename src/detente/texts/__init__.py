"""What people read, in their language, from the .ftl files beside this module and in each game.

Strings among the arguments of a message are codes and appear under their names, the messages
`name-<code>`; lists become natural lists; numbers stay numbers, so that messages can choose a
plural. Where grammar wants another form of a name, a case or an article, the name's message has it
as an attribute, and the sentence asks for it: `{ FORM($side, "du") }`.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from detente.core.errors import BadInput, DetenteError, Refused
from detente.games import game_class

LANGUAGES: Final = ("en", "ru", "fr")

_LONGEST_QUOTATION: Final = 300


class Name(str):
    """The name of a code, with its other forms."""

    __slots__ = ("forms",)
    forms: dict[str, str]


class Texts:
    """The sentences of one language: a game's own first, then those that all games share."""

    def __init__(self, language: str, game: str | None = None) -> None:
        if language not in LANGUAGES:
            raise BadInput("unknown-language", language=language, allowed=list(LANGUAGES))
        self.language = language
        self._bundle = _bundle(language, game)

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
        """What people call the thing that a code stands for; an unknown code is shown as it is."""
        message = f"name-{code}"
        if not self._bundle.has_message(message):
            return code
        name = Name(self.format(message, {})[0])
        forms = self._bundle.get_message(message).attributes
        name.forms = {form: self.format(f"{message}.{form}", {})[0] for form in forms}
        return name

    def error(self, error: DetenteError) -> str:
        """What was wrong; a refusal in its game's words and with its rule."""
        if isinstance(error, Refused):
            texts = Texts(self.language, error.game)
            sentence = texts.say(error.message, **error.args_).removesuffix(".")
            return texts.format("citing", {"sentence": sentence, "rule": error.rule})[0]
        return self.quote(error.message, **error.args_)

    def prompt(self, view: Mapping[str, Any]) -> str:
        """The question in a view; for a seat that is not asked, what the others are doing."""
        prompt = view["prompt"]
        if prompt is None:
            return ""
        if prompt["options"]:
            return self.say(prompt["id"], **prompt["args"])
        outline = prompt["id"] + ".others"
        return self.say(outline if self.knows(outline) else "prompt-waiting", who=view["to_act"])

    def shown(self, args: Mapping[str, object]) -> dict[str, object]:
        """Arguments as people read them: codes by their names, lists joined."""
        return {name: self._shown(value) for name, value in args.items()}

    def format(self, message: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        """The sentence with ready arguments, and all that is wrong with it."""
        pattern = self._pattern(message)
        if pattern is None:
            return message, [LookupError(message)]
        sentence, wrong = self._bundle.format_pattern(pattern, args)
        return str(sentence), wrong

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _shown(self, value: object) -> object:
        if isinstance(value, list | tuple):
            return self._joined([str(self._shown(item)) for item in value])
        return self._quoted(self.name(value) if isinstance(value, str) else value)

    def _quoted(self, value: object) -> object:
        if isinstance(value, str) and len(value) > _LONGEST_QUOTATION:
            return value[:_LONGEST_QUOTATION] + "…"
        if isinstance(value, list | tuple):
            return self._joined([str(self._quoted(item)) for item in value])
        return value

    def _joined(self, items: Sequence[str]) -> str:
        if len(items) > 1:
            return self.format("list", {"most": ", ".join(items[:-1]), "last": items[-1]})[0]
        return items[0] if items else self.format("list-empty", {})[0]


def preferred_language() -> str:
    """The language that the environment asks for, if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(variable)
        if wish:
            language, _, _ = wish.partition("_")
            return language if language in LANGUAGES else "en"
    return "en"


def source(language: str, game: str | None = None) -> str:
    """The Fluent source of a game's own texts, or of those that all games share."""
    package = "detente" if game is None else game_class(game).__module__.rpartition(".")[0]
    texts = files(package).joinpath("texts")
    found = texts.joinpath(f"{language}.ftl")
    if not found.is_file():
        found = texts.joinpath("en.ftl")  # A game from elsewhere may speak English only.
    return found.read_text(encoding="utf-8")


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    functions: dict[str, Callable[..., Any]] = {"FORM": _form}
    bundle = FluentBundle([language], functions, use_isolating=False)
    if game is not None:
        bundle.add_resource(_resource(language, game))
    bundle.add_resource(_resource(language, None))
    return bundle


@cache
def _resource(language: str, game: str | None) -> Any:
    return FluentResource(source(language, game))


def _form(name: str, form: str) -> str:
    return name.forms[form] if isinstance(name, Name) else name
