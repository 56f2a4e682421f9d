"""Whether a game says everything, in each language: a part of `check_package`.

What it says is heard in random games; what these may miss is read from the classes of the rules
and from their source.
"""

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from math import ceil
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from detente.core.agenda import Decision
from detente.core.event_log import CODE, CODES, NUMBER
from detente.core.game import Game, setting_text
from detente.core.state import State
from detente.core.view import Prompt, prompt_of
from detente.registry import GamePackage, PackageProblem
from detente.testing.properties import choose_randomly
from detente.testing.variants import variants
from detente.texts import LANGUAGES, Texts

_GAMES: Final = 4
"""How many random games are listened to, at least one of each variant."""
_WRITTEN: Final = re.compile(r"(?:do|prompt|refused)-[a-z0-9-]*[a-z0-9]")
_VARIABLE: Final = re.compile(r"\$(\w+)")
_OFTEN: Final = 3
"""How often a question is met before only every twentieth position is looked at closely."""


def check_texts(package: GamePackage) -> Iterator[PackageProblem]:
    """What is missing or wrong in `texts/`."""
    yield from check_files(package, "texts")
    said = heard(package)
    for language in languages(package, "texts"):
        yield from _unsaid(package, language, said)


def languages(package: GamePackage, folder: str) -> list[str]:
    """The languages for which a folder has a Fluent file."""
    return [one for one in LANGUAGES if package.files(f"{folder}/{one}.ftl").is_file()]


def check_files(
    package: GamePackage, folder: str, translated: bool = False
) -> Iterator[PackageProblem]:
    """What is wrong with the Fluent files of a folder, and where they differ between languages.

    With `translated` each language must have every English message; without, that is not told,
    because it is known in another way which messages are needed.
    """
    english = messages(package, folder, "en")
    for language in LANGUAGES:
        file = f"{folder}/{language}.ftl"
        source = read(package, file)
        if source is None:
            yield PackageProblem("check-no-file", file=file)
            continue
        yield from _misread(file, source)
        own = messages(package, folder, language)
        for message in sorted(own.keys() - english.keys()):
            yield PackageProblem("check-left-over", file=file, message=message)
        for message in sorted(english.keys() - own.keys()) if translated else ():
            yield PackageProblem("check-no-text", file=file, message=message)
        for message in sorted(own.keys() & english.keys()):
            if own[message] != english[message]:
                yield PackageProblem(
                    "check-variables",
                    file=file,
                    message=message,
                    found=sorted(own[message]),
                    wanted=sorted(english[message]),
                )


def read(package: GamePackage, file: str) -> str | None:
    """The text in a file of a package; None if there is none, or if it is no text."""
    found = package.files(file)
    try:
        return found.read_text(encoding="utf-8") if found.is_file() else None
    except UnicodeError:
        return None


@cache
def messages(package: GamePackage, folder: str, language: str) -> dict[str, set[str]]:
    """Id → the variables it uses, of all messages in a Fluent file."""
    source = read(package, f"{folder}/{language}.ftl") or ""
    return {
        entry.id.name: set(_VARIABLE.findall(source[entry.span.start : entry.span.end]))
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Message) and entry.span is not None
    }


def _misread(file: str, source: str) -> Iterator[PackageProblem]:
    """What is no Fluent, and what stands there twice."""
    body = FluentParser().parse(source).body
    for entry in body:
        if isinstance(entry, Junk) and entry.span is not None:
            line = source.count("\n", 0, entry.span.start) + 1
            text = (entry.content or "").strip().partition("\n")[0]
            yield PackageProblem("check-junk", file=file, line=line, text=text)
    ids = Counter(entry.id.name for entry in body if isinstance(entry, Message))
    for message in [message for message, times in ids.items() if times > 1]:
        yield PackageProblem("check-twice", file=file, message=message)


def _unsaid(package: GamePackage, language: str, said: "Said") -> Iterator[PackageProblem]:
    """What cannot be said in a language."""
    texts = Texts(language, package.name)
    file = f"texts/{language}.ftl"
    for message in sorted(said.ids | {texts.name_message(code) for code in said.codes}):
        if not texts.knows(message):
            yield PackageProblem("check-no-text", file=file, message=message)
    for name in sorted(said.fields):
        label = f"label-{_dashed(name)}"
        if not texts.knows(label) and not texts.knows(texts.name_message(name)):
            yield PackageProblem("check-no-text", file=file, message=label)
    wrong: set[str] = set()
    for message, args in said.sentences.values():
        if message in wrong or not texts.knows(message):
            continue
        _, errors = texts.format(message, texts.shown(args))
        if errors:
            wrong.add(message)
            what = "; ".join(sorted({str(error) for error in errors}))
            given = sorted(args)
            yield PackageProblem(
                "check-bad-text", file=file, message=message, given=given, what=what
            )


# --- what a game says -----------------------------------------------------------------------------


@dataclass
class Said:
    """Everything that a game asks its texts for."""

    ids: set[str] = field(default_factory=set)
    codes: set[str] = field(default_factory=set)
    fields: set[str] = field(default_factory=set)
    sentences: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)
    rules: set[str] = field(default_factory=set)
    """The rules that are cited."""

    def sentence(self, message: str, args: dict[str, Any]) -> None:
        """A message that was said, once for each set of names of its arguments."""
        self.ids.add(message)
        self.sentences.setdefault(f"{message} {sorted(args)}", (message, args))


@cache
def heard(package: GamePackage) -> Said:
    """What random games say, and what the rules are written to say."""
    said = Said()
    _listen_to_class(package.game_class, said)
    _read_source(package, said)
    played = variants(package.game_class)
    for variant in played:
        game = package.game_class(**variant.options)
        for seed in range(ceil(_GAMES / len(played))):
            _listen(game.start(variant.seats, seed), random.Random(seed), said)
    return said


def _listen_to_class(game: type[Game], said: Said) -> None:
    """Titles, options, names, decisions and events."""
    said.ids |= {"game-title", "game-summary"}
    said.codes |= {*game.codes, *game.seat_names}
    said.rules |= {game.end_rule}
    for option, values in game.switches.items():
        said.ids.add(f"option-{_dashed(option)}")
        said.ids |= {f"value-{_dashed(value)}" for value in values}
    for step in game.steps.values():
        if issubclass(step, Decision):
            said.rules.add(step.rule)
            said.ids.add(step.prompt)
            if step.public:
                said.sentence(f"{step.prompt}.others", {"who": [game.seat_names[0]]})
    sample = {NUMBER: 1, CODE: game.codes[0], CODES: list(game.codes[:2])}
    for kind in game.kinds.values():
        typed = zip(kind.names, kind.types, strict=True)
        args = {name: sample.get(type_, game.seat_names[0]) for name, type_ in typed}
        said.sentence(kind.message, args)


def _listen(state: State, luck: random.Random, said: Said) -> None:
    """Everything that is said in a random game, which is played to its end."""
    met: Counter[str] = Counter()
    while not state.over:
        for seat in state.to_act:
            _hear_prompt(prompt_of(state.view(seat)), said)
        question = state.decision().prompt
        met[question] += 1
        if state.choices % 20 == 0 or met[question] <= _OFTEN:
            _look_closely(state, said)
        choose_randomly(state, luck)
    _look_closely(state, said)
    for seat in range(state.seats):
        for event in state.events(seat):
            said.sentence(event["id"], event["args"])
    if state.result is not None:
        said.ids.add(f"result-{_dashed(state.result['reason'])}")


def _hear_prompt(prompt: Prompt, said: Said) -> None:
    said.sentence(prompt["id"], prompt["args"])
    for option in prompt["options"]:
        said.sentence(option["id"], {**prompt["args"], "choice": option["code"]})
        hint = option.get("hint", {})
        if "kind" in hint:
            said.sentence(f"hint-{hint['kind']}", _hint_args(hint))


def _hint_args(hint: dict[str, Any]) -> dict[str, Any]:
    """A hint as texts get it: a chance, [favourable, of], as a percentage; no longer lists."""
    return {
        name: round(100 * value[0] / value[1]) if isinstance(value, list) else value
        for name, value in hint.items()
        if not isinstance(value, list) or len(value) == 2
    }


def _look_closely(state: State, said: Said) -> None:
    """The board as everybody sees it, and why anything else cannot be chosen."""
    said.codes |= {*state.seat_names}
    for seat in (None, *range(state.seats)):
        _hear_value(state.board(seat), said)
    for seat in range(state.seats):
        for code in (*state.game.codes, "no such code"):
            refusal = state.explain(seat, code)
            if refusal is not None:
                said.rules.add(refusal.rule)
                said.sentence(refusal.reason, refusal.args_)


def _hear_value(value: Any, said: Said) -> None:
    """Fields need labels, single words need names."""
    if isinstance(value, dict):
        said.fields.update(value)
    elif isinstance(value, str):
        said.codes.add(value)
    inside = list(value.values()) if isinstance(value, dict) else value
    for inner in inside if isinstance(inside, list) else ():
        _hear_value(inner, said)


def _read_source(package: GamePackage, said: Said) -> None:
    """Messages, rules and results that are written out in the modules of a package."""
    for module in _modules(package.files("")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and _WRITTEN.fullmatch(str(node.value)):
                said.ids.add(str(node.value))
            if isinstance(node, ast.Call):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                written = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                words = [word for word in written if isinstance(word, str)]
                if called == "Reason" and len(words) == 2:
                    said.rules.add(words[0])
                if called == "finish":
                    said.ids |= {f"result-{_dashed(word)}" for word in words}


def _modules(folder: Traversable) -> Iterator[Traversable]:
    """The Python modules in a folder and below it."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _modules(entry)
        elif entry.name.endswith(".py"):
            yield entry


def _dashed(value: object) -> str:
    """An option, value, field or reason as it stands in a message id."""
    return setting_text(value).replace("_", "-")
