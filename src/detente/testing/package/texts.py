"""Whether a game has every text that it needs, in each language: a part of `check_package`.

The texts are those that random games ask for, and those that the classes of the rules and their
source name.
"""

import ast
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
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
from detente.core.outcomes import Shuffle
from detente.core.state import State
from detente.core.view import prompt_of
from detente.core.view_types import Prompt
from detente.registry import GamePackage, PackageProblem
from detente.stories import stories_of
from detente.testing.properties import play_randomly
from detente.testing.variants import variants
from detente.texts import LANGUAGES, Texts, hint_args

_GAMES: Final = 4
"""How many random games are played, at least one of each variant."""
_WRITTEN: Final = re.compile(r"(?:do|prompt|refused)-[a-z0-9-]*[a-z0-9]")
_VARIABLE: Final = re.compile(r"\$(\w+)")
_OFTEN: Final = 3
"""How often a question is met before only every twentieth position is looked at closely."""
_CHANGE: Final = {"change": "+1", "sign": "+", "amount": 1}
"""What the text of a chip is given of a change."""


def check_texts(package: GamePackage) -> Iterator[PackageProblem]:
    """What is missing or wrong in `texts/`."""
    yield from check_files(package, "texts")
    requests = requested_texts(package)
    for language in languages(package, "texts"):
        yield from _missing_texts(package, language, requests)


def languages(package: GamePackage, folder: str) -> list[str]:
    """The languages for which a folder has a Fluent file."""
    return [one for one in LANGUAGES if package.files(f"{folder}/{one}.ftl").is_file()]


def check_files(
    package: GamePackage, folder: str, translated: bool = False
) -> Iterator[PackageProblem]:
    """What is wrong with the Fluent files of a folder, and where they differ between languages.

    With `translated` each language must have every English message; without, that is not reported,
    because it is known in another way which messages are needed.
    """
    english = messages(package, folder, "en")
    for language in LANGUAGES:
        file = f"{folder}/{language}.ftl"
        source = read(package, file)
        if source is None:
            yield PackageProblem("check-no-file", file=file)
            continue
        yield from _syntax_problems(file, source)
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


def _syntax_problems(file: str, source: str) -> Iterator[PackageProblem]:
    """What is not valid Fluent, and messages that are defined twice."""
    body = FluentParser().parse(source).body
    for entry in body:
        if isinstance(entry, Junk) and entry.span is not None:
            line = source.count("\n", 0, entry.span.start) + 1
            text = (entry.content or "").strip().partition("\n")[0]
            yield PackageProblem("check-junk", file=file, line=line, text=text)
    ids = Counter(entry.id.name for entry in body if isinstance(entry, Message))
    for message in [message for message, times in ids.items() if times > 1]:
        yield PackageProblem("check-twice", file=file, message=message)


def _missing_texts(
    package: GamePackage, language: str, requests: "TextRequests"
) -> Iterator[PackageProblem]:
    """Texts that a language lacks, and those that cannot be formatted."""
    texts = Texts(language, package.name)
    file = f"texts/{language}.ftl"
    for message in sorted(requests.ids | {texts.name_message(code) for code in requests.codes}):
        if not texts.knows(message):
            yield PackageProblem("check-no-text", file=file, message=message)
    for name in sorted(requests.fields):
        label = f"label-{_dashed(name)}"
        if not texts.knows(label) and not texts.knows(texts.name_message(name)):
            yield PackageProblem("check-no-text", file=file, message=label)
    wrong: set[str] = set()
    for message, args in requests.sentences.values():
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


# --- what a game asks for -------------------------------------------------------------------------


@dataclass
class TextRequests:
    """Everything that a game asks its texts for."""

    ids: set[str] = field(default_factory=set)
    codes: set[str] = field(default_factory=set)
    fields: set[str] = field(default_factory=set)
    sentences: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)
    rules: set[str] = field(default_factory=set)
    """The rules that are cited."""

    def sentence(self, message: str, args: dict[str, Any]) -> None:
        """Add a message, once for each set of names of its arguments."""
        self.ids.add(message)
        self.sentences.setdefault(f"{message} {sorted(args)}", (message, args))


@cache
def requested_texts(package: GamePackage) -> TextRequests:
    """The texts that random games ask for, and those that the rules name."""
    requests = TextRequests()
    _collect_from_class(package.game_class, requests)
    _read_source(package, requests)
    if package.referee is not None:
        _collect_questions(package.game_class, requests)
    played = variants(package.game_class)
    for variant in played:
        game = package.game_class(**variant.settings)
        for seed in range(ceil(_GAMES / len(played))):
            _collect_from_game(game.start(variant.seats, seed), random.Random(seed), requests)
    return requests


def _collect_from_class(game: type[Game], requests: TextRequests) -> None:
    """Titles, options, names, decisions and events."""
    requests.ids |= {"game-title", "game-summary"}
    requests.codes |= {*game.codes, *game.seat_names}
    requests.rules |= {game.end_rule}
    for option, values in game.option_values.items():
        requests.ids.add(f"option-{_dashed(option)}")
        requests.ids |= {f"value-{_dashed(value)}" for value in values}
    for step in game.steps.values():
        if issubclass(step, Decision):
            requests.rules.add(step.rule)
            requests.ids.add(step.prompt)
            if step.public:
                requests.sentence(f"{step.prompt}.others", {"who": [game.seat_names[0]]})
    for kind in game.event_kinds.values():
        requests.sentence(kind.message, _sample(game, zip(kind.names, kind.types, strict=True)))
    for telling in stories_of(game.name).tellings.values():
        if telling.head is not None:
            for kind in telling.kinds:
                args = _sample(game, zip(kind.names, kind.types, strict=True))
                requests.sentence(telling.head, args)
    for chip in stories_of(game.name).chips:
        args = {"side": game.seat_names[0], "value": 1, **_CHANGE}
        requests.sentence(f"chip-{chip}", args)


def _collect_questions(game: type[Game], requests: TextRequests) -> None:
    """The questions of a referee for dice and draws."""
    for kind in game.outcome_kinds.values():
        if not isinstance(kind, Shuffle):
            args = _sample(game, zip(kind.names, kind.arg_types, strict=False))
            requests.sentence(f"request-{kind.message}", {**args, "most": 1})


def _sample(game: type[Game], typed: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """A value for each argument of a text, by its type."""
    sample = {NUMBER: 1, CODE: game.codes[0], CODES: list(game.codes[:2])}
    return {name: sample.get(type_, game.seat_names[0]) for name, type_ in typed}


def _collect_from_game(state: State, rng: random.Random, requests: TextRequests) -> None:
    """Play a random game to its end and collect its texts."""
    met: Counter[str] = Counter()
    while not state.over:
        for seat in state.to_act:
            _collect_prompt(prompt_of(state.view(seat)), requests)
        question = state.decision().prompt
        met[question] += 1
        if state.move_number % 20 == 0 or met[question] <= _OFTEN:
            _collect_position(state, requests)
        play_randomly(state, rng)
    _collect_position(state, requests)
    for seat in range(state.seats):
        for event in state.events(seat):
            requests.sentence(event["id"], event["args"])
    if state.result is not None:
        requests.ids.add(f"result-{_dashed(state.result['reason'])}")


def _collect_prompt(prompt: Prompt, requests: TextRequests) -> None:
    requests.sentence(prompt["id"], prompt["args"])
    for move in prompt["moves"]:
        requests.sentence(move["label"], {**prompt["args"], "choice": move["move"]})
        hint = move.get("hint", {})
        if "kind" in hint:
            requests.sentence(f"hint-{hint['kind']}", hint_args(hint))


def _collect_position(state: State, requests: TextRequests) -> None:
    """The board as everybody sees it, and the reason against each illegal move."""
    requests.codes |= {*state.seat_names}
    for seat in (None, *range(state.seats)):
        _collect_fields(state.board(seat), requests)
    for seat in range(state.seats):
        for code in (*state.game.codes, "no such code"):
            refusal = state.explain(seat, code)
            if refusal is not None:
                requests.rules.add(refusal.rule)
                requests.sentence(refusal.reason, refusal.args_)


def _collect_fields(value: Any, requests: TextRequests) -> None:
    """Fields need labels, single words need names."""
    if isinstance(value, dict):
        requests.fields.update(value)
    elif isinstance(value, str):
        requests.codes.add(value)
    inside = list(value.values()) if isinstance(value, dict) else value
    for inner in inside if isinstance(inside, list) else ():
        _collect_fields(inner, requests)


def _read_source(package: GamePackage, requests: TextRequests) -> None:
    """Messages, rules and results that are written out in the modules of a package."""
    for module in _modules(package.files("")):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and _WRITTEN.fullmatch(str(node.value)):
                requests.ids.add(str(node.value))
            if isinstance(node, ast.Call):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                written = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                words = [word for word in written if isinstance(word, str)]
                if called == "Reason" and len(words) == 2:
                    requests.rules.add(words[0])
                if called == "finish":
                    requests.ids |= {f"result-{_dashed(word)}" for word in words}


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
