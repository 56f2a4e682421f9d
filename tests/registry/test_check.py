"""`detente check`: nothing is wrong with our games, and each kind of fault is told."""

from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

import detente
from detente import registry
from detente.cli import main as cli
from detente.testing.package import check_package
from detente.texts import LANGUAGES, Texts
from tests.registry.copies import Fault, added, changed, copy_of_nim, garbled, removed

NUMBER = count()
FAULTS: dict[str, tuple[Fault, list[str]]] = {
    # --- parts
    "a part that is not there": (
        changed("__init__.py", "bot:NimEvaluation", "bot:Nothing"),
        ["The part “bot” of the game “nim” cannot be used (AttributeError: "],
    ),
    "a part that fails": (
        added("terminal.py", "\nraise RuntimeError('no terminal')\n"),
        ["The part “terminal” of the game “nim” cannot be used (RuntimeError: no terminal)."],
    ),
    "a bot of the wrong type": (
        changed("__init__.py", "bot:NimEvaluation", "bot:mover_wins"),
        ["The game “nim” names bot:mover_wins as its bot, but that is not type."],
    ),
    "a bot of the wrong class": (
        changed("__init__.py", "bot:NimEvaluation", "rules.state:Nim"),
        ["names rules.state:Nim as its bot, but that is not detente.bots.Evaluation"],
    ),
    "a bot that cannot be made": (
        changed(
            "bot.py",
            "    def at_horizon",
            "    def __init__(self) -> None: 1 / 0\n\n    def at_horizon",
        ),
        ["The part “bot” of the game “nim” cannot be used (ZeroDivisionError: "],
    ),
    "a terminal of the wrong type": (
        changed("__init__.py", "terminal:BOARD", "terminal:draw"),
        ["names terminal:draw as its terminal, but that is not TerminalBoard."],
    ),
    "an importer of the wrong type": (
        changed("__init__.py", 'terminal="', 'importer="terminal:draw",\n    terminal="'),
        ["names terminal:draw as its importer, but that is not LogImporter."],
    ),
    "rules of the wrong type": (
        changed("__init__.py", "rules.game:NimGame", "rules.state:Nim"),
        ["names rules.state:Nim as its game, but that is not detente.Game."],
    ),
    # --- texts
    "a language less": (removed("texts/fr.ftl"), ["texts/fr.ftl is missing."]),
    "no English": (removed("texts/en.ftl"), ["has no texts/en.ftl."]),
    "texts that are no text": (garbled("texts/ru.ftl"), ["texts/ru.ftl cannot be read ("]),
    "no title": (
        changed("texts/ru.ftl", "game-title = Ним\n", ""),
        ["texts/ru.ftl has no “game-title”."],
    ),
    "no summary": (
        changed("texts/ru.ftl", "game-summary", "game-resume"),
        [
            "texts/ru.ftl has “game-resume”, which the English file beside it does not have.",
            "texts/ru.ftl has no “game-summary”.",
        ],
    ),
    "no prompt, and nothing for those who wait": (
        changed("rules/turn.py", '"prompt-take"', '"prompt-grab"'),
        [
            f"texts/{language}.ftl has no “prompt-grab{attribute}”."
            for language in LANGUAGES
            for attribute in ("", ".others")
        ],
    ),
    "nothing for those who wait": (
        changed("texts/fr.ftl", "    .others", "    .all"),
        ["texts/fr.ftl has no “prompt-take.others”."],
    ),
    "an option without a name": (
        changed("texts/fr.ftl", "option-misere", "option-miser"),
        [
            "texts/fr.ftl has “option-miser”, which the English file beside it does not have.",
            "texts/fr.ftl has no “option-misere”.",
        ],
    ),
    "a value without a name": (
        changed("rules/game.py", '"drawn"', '"by_lot"'),
        [f"texts/{language}.ftl has no “value-by-lot”." for language in LANGUAGES],
    ),
    "a seat without a name": (
        changed("texts/en.ftl", "name-second = Second\n", ""),
        [
            "texts/ru.ftl has “name-second”, which the English file beside it does not have.",
            "texts/fr.ftl has “name-second”, which the English file beside it does not have.",
            "texts/en.ftl has no “name-second”.",
        ],
    ),
    "codes without a name": (
        changed("texts/fr.ftl", "name-d_ =", "name-e_ ="),
        [
            "texts/fr.ftl has “name-e_”, which the English file beside it does not have.",
            *[f"texts/fr.ftl has no “name-d_{number}”." for number in range(1, 8)],
        ],
    ),
    "a field without a label": (
        changed("rules/state.py", 'return {"heaps": dict', 'return {"left": 1, "heaps": dict'),
        [f"texts/{language}.ftl has no “label-left”." for language in LANGUAGES],
    ),
    "a label of an option without a text": (
        changed("rules/turn.py", '"do-take"', '"do-grab"'),
        [f"texts/{language}.ftl has no “do-grab”." for language in LANGUAGES],
    ),
    "a refusal without a text": (
        changed("rules/turn.py", "refused-too-many", "refused-too-much"),
        [f"texts/{language}.ftl has no “refused-too-much”." for language in LANGUAGES],
    ),
    "an event without a text": (
        changed("rules/log.py", "pieces-taken", "taken"),
        [f"texts/{language}.ftl has no “taken”." for language in LANGUAGES],
    ),
    "a result without a text": (
        changed("rules/turn.py", '"left_last_piece"', '"lost_all"'),
        [f"texts/{language}.ftl has no “result-lost-all”." for language in LANGUAGES],
    ),
    "a hint without a text": (
        changed(
            "rules/turn.py",
            "    def label",
            "    def hint(self, s: Nim, seat: int, action: int) -> dict[str, object]:\n"
            '        return {"kind": "half", "probability": [1, 2]}\n\n    def label',
        ),
        [f"texts/{language}.ftl has no “hint-half”." for language in LANGUAGES],
    ),
    "a variable that the game does not give": (
        changed("texts/en.ftl", "do-take = Take { $choice }", "do-take = Take { $what }"),
        [
            "texts/ru.ftl: “do-take” uses the variables choice, but in English what.",
            "texts/fr.ftl: “do-take” uses the variables choice, but in English what.",
            "texts/en.ftl: “do-take” cannot be formatted with what the game gives it, choice and "
            "pieces",
        ],
    ),
    "another message that is not there": (
        changed("texts/en.ftl", "do-take = Take { $choice }", "do-take = { take } { $choice }"),
        ["texts/en.ftl: “do-take” cannot be formatted with what the game gives it"],
    ),
    "junk": (
        added("texts/ru.ftl", "\nthis is not Fluent\n"),
        ["texts/ru.ftl, line 68: this is not Fluent: this is not Fluent"],
    ),
    "a message twice": (
        added("texts/fr.ftl", "\ndo-take = Prendre { $choice }\n"),
        ["texts/fr.ftl has “do-take” twice."],
    ),
    "an event that no story tells": (
        changed("stories.py", "(log.TAKEN,)", "()"),
        ["The stories neither tell nor leave out events of the kind “pieces-taken”."],
    ),
    # --- rulebook
    "no rulebook": (
        removed("rulebook"),
        [f"rulebook/{language}.md is missing." for language in LANGUAGES],
    ),
    "a rule that is not written": (
        changed("rules/turn.py", 'Reason("NIM-5", "refused-too', 'Reason("NIM-9", "refused-too'),
        ["The rules cite NIM-9, which is not in rulebook/en.md."],
    ),
    "a decision without a rule": (
        changed("rules/turn.py", 'rule: ClassVar[str] = "NIM-5"', 'rule: ClassVar[str] = ""'),
        ["A decision, a refusal or the end of the game (end_rule) cites no rule."],
    ),
    "an end without a rule": (
        changed("rules/game.py", "NIM-7", "NIM-70"),
        ["The rules cite NIM-70, which is not in rulebook/en.md."],
    ),
    "a rule that is not translated": (
        changed("rulebook/ru.md", "NIM-6", "NIM-60"),
        ["rulebook/ru.md lacks the rules NIM-6."],
    ),
    "a rule in a translation only": (
        added("rulebook/fr.md", '- <a id="NIM-9"></a>**NIM-9** On ne triche pas.\n'),
        ["rulebook/fr.md has the rules NIM-9, which rulebook/en.md does not have."],
    ),
    # --- lessons
    "lessons that are no YAML": (
        added("lessons/lessons.yaml", "\n]: {\n"),
        ["The lessons of the game “nim” cannot be used ("],
    ),
    "a lesson of an unknown seat": (
        changed("lessons/lessons.yaml", "seat: first", "seat: third"),
        [
            "The lessons of the game “nim” cannot be used"
            " (InvariantError: pairs: there is no seat third)."
        ],
    ),
    "a lesson that shows something else": (
        changed("lessons/lessons.yaml", "{a: 1, b: 2, c: 0}", "{a: 1, b: 1, c: 0}"),
        ["After step 1, the lesson “pairs” does not show what its script says."],
    ),
    "a lesson that begins otherwise": (
        changed("lessons/lessons.yaml", "{a: 2, b: 2, c: 1}", "{a: 2, b: 2, c: 2}"),
        ["After step 0, the lesson “pairs” does not show what its script says."],
    ),
    "a lesson against the rules": (
        changed("lessons/lessons.yaml", "expect: [c_1]", "expect: [c_2]"),
        ["The lesson “pairs” cannot be followed at step 1: You cannot take 2 pieces from heap C"],
    ),
    "chance that a lesson does not use": (
        changed(
            "lessons/lessons.yaml", "  board:\n    heaps", "  outcomes: [1]\n  board:\n    heaps"
        ),
        ["The lesson “pairs” does not use all of its scripted outcomes."],
    ),
    "a lesson without its words": (
        changed("lessons/ru.ftl", "lesson-nim-pairs-3", "lesson-nim-pairs-4"),
        [
            "lessons/ru.ftl has “lesson-nim-pairs-4”, which the English file beside it",
            "lessons/ru.ftl has no “lesson-nim-pairs-3”.",
        ],
    ),
    "a lesson that says nothing to a mistake": (
        changed("lessons/fr.ftl", "    .wrong = Les tas ne", "    .false = Les tas ne"),
        ["lessons/fr.ftl has no “lesson-nim-pairs-2.wrong”."],
    ),
    # --- web
    "a folder for the page without a board": (
        removed("web/board.js"),
        ["web/board.js is missing."],
    ),
    "a sign that there is not": (
        added("web/look.json", '{"signs": {"first": "pink"}}'),
        ["web/look.json cannot be understood: Invalid enum value 'pink' - at `$.signs[...]`"],
    ),
    "a board that exports nothing": (
        changed("web/board.js", "export function Board", "function Board"),
        ["web/board.js does not export “Board”."],
    ),
    "a style sheet that is not there": (
        removed("web/style.css"),
        ["web/style.css is missing."],
    ),
    "an import of the frame": (
        changed("web/board.js", "/static/board/html.js", "/static/frame/app.js"),
        ["web/board.js imports /static/frame/app.js; a board may import"],
    ),
    "an import of what is not in the kit": (
        changed("web/board.js", "/static/board/html.js", "/static/board/magic.js"),
        ["web/board.js imports /static/board/magic.js; a board may import"],
    ),
    "an import of what is not there": (
        added("web/board.js", 'export { target } from "./side.js";\n'),
        ["web/side.js is missing."],
    ),
    "a text of the page that is not there": (
        changed("web/texts/fr.ftl", "board-nim-piece", "board-nim-pion"),
        [
            "web/texts/fr.ftl has “board-nim-pion”, which the English file beside it",
            "web/texts/fr.ftl has no “board-nim-piece”.",
        ],
    ),
    "texts of the page in two languages": (
        removed("web/texts/ru.ftl"),
        ["web/texts/ru.ftl is missing."],
    ),
    "a text that the page says and nobody has": (
        changed("web/board.js", '"game-title"', '"game-heading"'),
        ["web/board.js uses “game-heading”, for which there is no text."],
    ),
}


PROMISES: dict[str, tuple[Fault, str]] = {
    "a clone that shares": (
        changed("rules/state.py", "other.heaps = self.heaps.copy()", "other.heaps = self.heaps"),
        "The promise “accepted_offered_explained” is broken with the options none, 2 seats and "
        "the seed 0: a clone is independent after 0 moves.",
    ),
    "something hidden after all": (
        changed(
            "rules/state.py",
            '        """There is nothing that a seat cannot know."""\n',
            "        self.heaps[0] = 1 + self.roll(7)\n",
        ),
        "The promise “nothing_leaks” is broken with the options none, 2 seats and the seed 0: ",
    ),
    "a decision without a rule": (
        changed("rules/turn.py", 'rule: ClassVar[str] = "NIM-5"', 'rule: ClassVar[str] = ""'),
        "2 seats and the seed 0: a refusal names its rule after 0 moves.",
    ),
    "rules that fail": (
        changed("rules/turn.py", "s.heaps[heap] -= count", "s.heaps[heap] -= count // (count - 3)"),
        "2 seats and the seed 0: ZeroDivisionError: integer division or modulo by zero.",
    ),
}

Copy = Callable[..., registry.GamePackage]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    """The manifest of a copy of nim with faults."""
    monkeypatch.syspath_prepend(tmp_path)

    def made(*faults: Fault) -> registry.GamePackage:
        module = f"copied_nim_{next(NUMBER)}"
        copy_of_nim(tmp_path, module, "nim", *faults)
        manifest: registry.GamePackage = import_module(module).PACKAGE
        return manifest

    return made


@pytest.mark.parametrize("kind", FAULTS)
def test_a_fault_is_told(copy: Copy, kind: str) -> None:
    fault, sentences = FAULTS[kind]
    with registry.registered(copy(fault)):
        found = check_package("nim", promises=False)
        told = [str(problem) for problem in found]
        for language in LANGUAGES:
            texts = Texts(language)
            assert all(texts.knows(problem.message) for problem in found)
    assert len(told) == len(sentences), told
    for sentence, start in zip(told, sentences, strict=True):
        assert start in sentence


@pytest.mark.parametrize("kind", PROMISES)
def test_a_broken_promise_is_told(copy: Copy, kind: str) -> None:
    fault, sentence = PROMISES[kind]
    with registry.registered(copy(fault)):
        first, *others = [str(problem) for problem in check_package("nim")]
    assert sentence in first
    assert all(other.startswith("The promise “") for other in others)


def test_a_faultless_copy_is_complete(copy: Copy) -> None:
    with registry.registered(copy()):
        assert check_package("nim") == []


def test_only_the_texts_of_what_is_there_are_needed(copy: Copy) -> None:
    """A game may have neither a board nor lessons nor bots."""
    parts = changed(
        "__init__.py", '    bot="bot:NimEvaluation",\n    terminal="terminal:BOARD",\n', ""
    )
    with registry.registered(copy(parts, removed("web"), removed("lessons"))):
        assert check_package("nim") == []


def test_without_promises(copy: Copy) -> None:
    fault, _ = PROMISES["something hidden after all"]
    with registry.registered(copy(fault)):
        assert check_package("nim", promises=False) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", detente.games())
def test_our_games_are_complete(game: str) -> None:
    """Their promises are tried elsewhere, in more games."""
    assert [str(problem) for problem in check_package(game, promises=False)] == []


# --- the command --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(copy: Copy, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with registry.registered(copy()):
        assert cli.run(["check", "nim", "--lang", language]) == 0
        out, err = capsys.readouterr()
        assert (out.count("\n"), err) == (1, "")
        assert all(number in out for number in ("nim", "26", "3", "8", "12"))
    with registry.registered(copy(removed("rulebook/fr.md"), removed("web/style.css"))):
        assert cli.run(["check", "nim", "--lang", language]) == 1
        first, second, last = capsys.readouterr().out.splitlines()
        assert "rulebook/fr.md" in first
        assert "web/style.css" in second
        assert "2" in last
    assert cli.run(["check", "chess", "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "chess" in err and err.count("\n") == 1
