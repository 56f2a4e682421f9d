"""The Python code in the documentation runs, and every command in it exists.

A block ```python or ```pycon of a page is run, in order and in one namespace a page, in a temporary
folder; one with `>>>` is run as a doctest. What cannot run is indented or a ```text block.
"""

import doctest
import re
import shlex
import textwrap
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from detente import read_record
from detente.cli.main import COMMAND
from detente.core.record_file import parse_record

CHECKOUT = Path(__file__).parents[2]
PAGES = sorted(
    [
        CHECKOUT / "README.md",
        CHECKOUT / "CONTRIBUTING.md",
        *CHECKOUT.glob("docs/*.md"),
        *CHECKOUT.glob("src/detente/games/*/README.md"),
    ]
)
RUN_ELSEWHERE = {
    "docs/adding-a-game.md": "tests/registry/test_adding_a_game.py",
    "docs/api.md": "tests/server/test_api.py",
    "docs/bots.md": "tests/bots/test_manual.py",
}
"""A page whose code another test runs; without its line here the page is run like the others."""

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`]+)`")
SHOWN = re.compile(r"^(?:    |\$ )(.*)$", re.MULTILINE)
COMMAND_LINE = re.compile(r"(?:\.venv/bin/)?detente( |$)")
FORMATS = ("record",)
"""What follows `detente` in the first line of a file, and is no verb."""


def name(page: Path) -> str:
    return page.relative_to(CHECKOUT).as_posix()


# --- code -----------------------------------------------------------------------------------------


def blocks(text: str) -> Iterator[tuple[int, str]]:
    """The line before each block of Python code, and the code."""
    for block in FENCED.finditer(text):
        if block[1] in ("python", "pycon"):
            yield text.count("\n", 0, block.start(2)), block[2]


def run(text: str, file: str) -> None:
    """Run the blocks of a page; raises what the code raises, or AssertionError for a doctest."""
    names: dict[str, Any] = {"__name__": "page"}
    for line, code in blocks(text):
        if ">>>" in code:
            test = doctest.DocTestParser().get_doctest(code, {}, file, file, line)
            test.globs = names
            runner, report = doctest.DocTestRunner(verbose=False), list[str]()
            runner.run(test, out=report.append, clear_globs=False)
            assert not runner.failures, "".join(report)
        else:
            exec(compile("\n" * line + code, file, "exec"), names)


def write_records(folder: Path) -> None:
    """The files that docs/records.md reads: its own example, and a game that a bot failed in."""
    text = (CHECKOUT / "docs/records.md").read_text("utf-8")
    example = next(block[2] for block in FENCED.finditer(text) if block[1] == "text")
    (folder / "game.detente").write_text(example, "utf-8")
    failed = parse_record(example).record
    seat = failed.replay().to_act[0]
    failed.notes = {"bot": "greedy", "seat": ("cia", "kgb")[seat], "bot seed": "1"}
    (folder / "arena-…").mkdir()
    (folder / "arena-…" / "3-mine-greedy.detente").write_text(failed.text(), "utf-8")


FILES: dict[str, Callable[[Path], None]] = {"docs/records.md": write_records}
"""What must lie in the folder in which the code of a page runs."""

WITH_CODE = [
    page
    for page in PAGES
    if name(page) not in RUN_ELSEWHERE and list(blocks(page.read_text("utf-8")))
]


@pytest.mark.parametrize("page", WITH_CODE, ids=name)
def test_the_code_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name(page) in FILES:
        FILES[name(page)](tmp_path)
    monkeypatch.chdir(tmp_path)
    run(page.read_text("utf-8"), str(page))


def test_there_is_code_to_run() -> None:
    assert {name(page) for page in WITH_CODE} >= {"README.md", "docs/records.md"}


@pytest.mark.parametrize("page", RUN_ELSEWHERE)
def test_code_that_is_run_elsewhere_is(page: str) -> None:
    assert list(blocks((CHECKOUT / page).read_text("utf-8")))
    assert Path(page).name in (CHECKOUT / RUN_ELSEWHERE[page]).read_text("utf-8")


def test_the_files_of_the_records_page_are_as_it_says(tmp_path: Path) -> None:
    write_records(tmp_path)
    assert read_record(tmp_path / "game.detente").verify().move_number > 10


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("```python\nx = 1\n```\n\n```python\nassert x == 2\n```\n", AssertionError),
        ("```python\ngone\n```\n", NameError),
        ("```python\nx = 1\n```\n\n```pycon\n>>> x\n2\n```\n", AssertionError),
        (
            "```python\nx = 1\n```\n\n```python\n>>> x\n1\n>>> y = x\n```\n\n```python\ny\n```\n",
            None,
        ),
        ("```text\ngone\n```\n\n    gone\n", None),
    ],
)
def test_wrong_code_is_found(text: str, error: type[Exception] | None) -> None:
    if error is None:
        run(text, "page")
    else:
        with pytest.raises(error):
            run(text, "page")


def test_an_error_names_the_line_of_the_page() -> None:
    with pytest.raises(NameError) as raised:
        run("# A page\n\n```python\nx = 1\ngone\n```\n", "page.md")
    last = raised.traceback[-1]
    assert (Path(last.path).name, last.lineno + 1) == ("page.md", 5)


# --- quotations -----------------------------------------------------------------------------------

QUOTING = ["CONTRIBUTING.md", "docs/architecture.md"]
"""Pages whose indented Python code is quoted from the source, line by line."""
INDENTED = re.compile(r"^\n((?:(?: {4,}.*)?\n)+)", re.MULTILINE)


def quotations(text: str) -> Iterator[str]:
    """The lines of the indented blocks that are Python."""
    for block in INDENTED.findall(FENCED.sub("", text)):
        code = textwrap.dedent(block)
        with suppress(SyntaxError):
            compile(code, "block", "exec")
            yield from [line.strip() for line in code.splitlines() if line.strip()]


@pytest.mark.parametrize("page", QUOTING)
def test_quoted_code_is_that_of_the_source(page: str) -> None:
    found = list(quotations((CHECKOUT / page).read_text("utf-8")))
    assert found
    source = "\n".join(path.read_text("utf-8") for path in CHECKOUT.glob("src/**/*.py"))
    lines = {line.strip() for line in source.splitlines()}
    assert [line for line in found if line not in lines] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A\n\n    if x:\n        y()\n\n    z()\n\nB\n", ["if x:", "y()", "z()"]),
        ("1. A\n\n       x = 1  # why\n\n   B\n", ["x = 1  # why"]),
        ("A\n\n    make play\n\nB\n", []),
        ("A\n\n```text\n\n    x = 1\n```\n", []),
    ],
)
def test_only_indented_python_is_a_quotation(text: str, found: list[str]) -> None:
    assert list(quotations(text)) == found


# --- commands -------------------------------------------------------------------------------------


def commands(text: str) -> list[str]:
    """The command lines of a page: code spans, and lines of blocks that are no Python."""
    prose = FENCED.sub("", text)
    inside = [block[2] for block in FENCED.finditer(text) if block[1] not in ("python", "pycon")]
    shown = SHOWN.findall("\n".join([prose, *inside]))
    spans = [" ".join(span.split()) for span in SPAN.findall(prose)]
    return [one for one in [*spans, *shown] if COMMAND_LINE.match(one)]


def wrong(command: str) -> list[str]:
    """The verb or the options of a command line that do not exist."""
    words = [word.strip("[]…") for word in shlex.split(command, comments=True)[1:]]
    words = [word for word in words if word]
    verb, known = next((word for word in words if not word.startswith("-")), None), COMMAND.params
    if verb in FORMATS:
        return []
    if verb is not None:
        if verb not in COMMAND.commands:
            return [verb]
        known = [*known, *COMMAND.commands[verb].params]
    names = {"--help", *[name for parameter in known for name in parameter.opts]}
    options = [word.partition("=")[0] for word in words if word.startswith("-")]
    return [option for option in options if option not in names]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_exists(page: Path) -> None:
    found = {command: wrong(command) for command in commands(page.read_text("utf-8"))}
    assert {command: words for command, words in found.items() if words} == {}


def test_the_readme_shows_commands() -> None:
    shown = commands((CHECKOUT / "README.md").read_text("utf-8"))
    assert {"detente serve", "detente --version", "detente replay FILE"} <= set(shown)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("`detente dance`, `detente\nserve --hots x`", ["dance", "--hots"]),
        ("    detente play agents --seat 4  # four\n", ["--seat"]),
        ("```console\n$ detente verify FILE --commitment=sha256:1\n```\n", []),
        ("`detente import FILE… [--out DIR] [--forced]`", ["--forced"]),
        ("`.venv/bin/detente --versions`, `detente --help`", ["--versions"]),
        ("`detente …`, `detente record 1` begins a file. The detente dance is prose.", []),
        ("```python\ndetente dance\n```\n", []),
    ],
)
def test_a_wrong_command_is_found(text: str, found: list[str]) -> None:
    assert [word for command in commands(text) for word in wrong(command)] == found
