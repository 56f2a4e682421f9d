"""The page consists of its own files and of libraries that are what they claim, and no more."""

import gzip
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

import detente
from detente.server.static import sent_texts
from detente.texts import LANGUAGES

SOURCE = Path(detente.__file__).parent
WEB = SOURCE / "web"
VENDOR = WEB / "vendor"
GAMES = SOURCE / "games"
FOLDERS = [WEB, *sorted(GAMES.glob("*/web"))]
MODULES = [path for folder in FOLDERS for path in sorted(folder.rglob("*.js"))]
OWN = [path for path in MODULES if path.parent != VENDOR]
STYLES = [path for folder in FOLDERS for path in sorted(folder.rglob("*.css"))]
FONTS = VENDOR / "fonts"
LISTED: list[tuple[Path, dict[str, Any]]] = [
    (folder, package)
    for folder in (VENDOR, FONTS)
    for package in json.loads((folder / "vendor.json").read_text(encoding="utf-8"))
]
"""What others have made, and where it is."""
NO_GLYPHS = set("\n→↑↓◆●σ")
"""Line feeds; signs, which the page draws; a letter that only the command `detente` says."""
COMMENTS = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
IMPORTED = re.compile(r'(?<!-)\bfrom\s*"([^"]+)"|\bimport\s*(?:\(\s*)?"([^"]+)"')
AT_ONCE = re.compile(r'(?<!-)\bfrom\s*"([^"]+)"|\bimport\s*"([^"]+)"')
NAMESPACE = "http://www.w3.org/2000/svg"
MOST_AT_FIRST = {"twilight_struggle": 300_000}
"""Bytes; elsewhere it is the usual number."""
USUAL = 200_000


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def imports(module: Path, pattern: re.Pattern[str] = IMPORTED) -> list[str]:
    code = COMMENTS.sub("", module.read_text(encoding="utf-8"))
    return [one or other for one, other in pattern.findall(code)]


def file_at(target: str, module: Path) -> Path:
    """The file that a module imports."""
    if target.startswith("/static/"):
        return WEB / target.removeprefix("/static/")
    return module.parent / target


# --- libraries and fonts --------------------------------------------------------------------------


@pytest.mark.parametrize(("folder", "package"), LISTED, ids=[one["name"] for _, one in LISTED])
def test_what_others_made_is_what_its_list_says(folder: Path, package: dict[str, Any]) -> None:
    for file, sha256 in package["sha256"].items():
        assert hashlib.sha256((folder / file).read_bytes()).hexdigest() == sha256
    licences = (folder / "LICENCES.txt").read_text(encoding="utf-8")
    assert f"{package['name']} {package['version']}: {package['licence']}\n" in licences


def test_nothing_of_others_is_unlisted_and_every_licence_is_printed() -> None:
    listed = {folder / file for folder, package in LISTED for file in package["sha256"]}
    assert {*VENDOR.rglob("*.js"), *VENDOR.rglob("*.woff2")} == listed
    licences = (VENDOR / "LICENCES.txt").read_text(encoding="utf-8")
    assert "The MIT License" in licences
    assert "Apache License\n                           Version 2.0" in licences
    fonts = (FONTS / "LICENCES.txt").read_text(encoding="utf-8")
    assert fonts.count("SIL OPEN FONT LICENSE Version 1.1") == 3


def fetched_fonts(language: str) -> list[Path]:
    """The fonts in which a language is set."""
    scripts = ("latin", "cyrillic") if language == "ru" else ("latin",)
    return [path for script in scripts for path in FONTS.glob(f"*-{script}-[w46]*.woff2")]


@pytest.mark.parametrize(("language", "most"), [("en", 75_000), ("fr", 75_000), ("ru", 115_000)])
def test_the_fonts_are_light(language: str, most: int) -> None:
    fonts = fetched_fonts(language)
    assert len(fonts) == (8 if language == "ru" else 4)
    assert sum(path.stat().st_size for path in fonts) < most


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_the_texts(language: str) -> None:
    files = [*SOURCE.rglob(f"{language}.ftl"), *(WEB / "texts" / language).glob("*.ftl")]
    letters = {letter for file in files for letter in file.read_text(encoding="utf-8")}
    families = {path.name.split("-")[0] for path in FONTS.glob("*.woff2")}
    assert families == {"oswald", "roboto", "ibm"}
    for family in families:
        fonts = map(TTFont, FONTS.glob(f"{family}-*.woff2"))
        known = {chr(point) for font in fonts for point in font.getBestCmap()}
        assert letters - known - NO_GLYPHS == ({"ᵒ"} & letters if family == "ibm" else set())


# --- imports and addresses ------------------------------------------------------------------------


@pytest.mark.parametrize("module", MODULES, ids=name)
def test_imports_lead_to_files_of_ours(module: Path) -> None:
    for target in imports(module):
        assert re.fullmatch(r"(?:\.\.?|/static)/[\w./-]+\.js", target), target
        assert file_at(target, module).is_file(), target


def test_only_html_js_and_texts_js_know_the_libraries() -> None:
    users = {path.name for path in OWN if any("vendor/" in target for target in imports(path))}
    assert users == {"html.js", "texts.js"}


@pytest.mark.parametrize("path", [*OWN, *STYLES, WEB / "index.html"], ids=name)
def test_nothing_is_fetched_from_another_host(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace(NAMESPACE, "")
    assert re.findall(r"https?://\S+", text) == []
    style = text if path in STYLES else ""
    for font in re.findall(r'url\("/static/([^"]+\.woff2)"\)', style):
        assert (WEB / font).is_file(), font
        style = style.replace(f'url("/static/{font}")', "")
    assert re.findall(r"""url\((?!['"]?(?:data:|#)|%23)[^)]*\)|@import""", style) == []


# --- what the policy against inline code would block ----------------------------------------------


class Tags(HTMLParser):
    """The tags of a page with their attributes, and what is written in scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inline = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1][0] in ("script", "style"):
            self.inline += data.strip()


def test_the_page_has_no_inline_script_or_style() -> None:
    page = Tags((WEB / "index.html").read_text(encoding="utf-8"))
    assert page.inline == ""
    assert "style" not in {tag for tag, _ in page.tags}
    attributes = {attribute for _, attributes in page.tags for attribute in attributes}
    assert not [a for a in attributes if a == "style" or a.startswith("on")]
    addresses = [a.get("src") or a.get("href") for _, a in page.tags if {"src", "href"} & {*a}]
    assert len(addresses) > 5
    for address in addresses:
        assert address is not None and address.startswith("/static/")
        assert (WEB / address.removeprefix("/static/")).is_file(), address


@pytest.mark.parametrize("module", OWN, ids=name)
def test_templates_have_no_inline_style_or_handler(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    assert re.findall(r"""\s(?:style|on\w+)=["'][^\n]*|innerHTML|\beval\(""", text) == []


# --- weight ---------------------------------------------------------------------------------------


def loaded_with(module: Path) -> set[Path]:
    """A module and all that it imports at once."""
    found: set[Path] = set()
    waiting = [module]
    while waiting:
        path = waiting.pop().resolve()
        if path not in found:
            found.add(path)
            waiting += [file_at(target, path) for target in imports(path, AT_ONCE)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", detente.games())
def test_the_table_page_is_light(game: str, language: str) -> None:
    own = GAMES / game / "web"
    board = own / "board.js"
    entries = [
        WEB / "frame/app.js",
        WEB / "frame/table.js",
        board if board.exists() else WEB / "board/plain.js",
    ]
    modules = set().union(*map(loaded_with, entries))
    styles = {path for path in STYLES if path.is_relative_to(WEB) or path.parent == own}
    elsewhere = ("lobby", "lesson", "sheet")  # those of other pages, and of small windows
    styles -= {WEB / f"style/{name}.css" for name in elsewhere}
    texts = [sent_texts(language, part).encode() for part in ("shared", game)]
    files = modules | styles | {WEB / "index.html", WEB / "icon.svg"}
    assert len(modules) > 20
    sent = [*[path.read_bytes() for path in files], *texts]
    transferred = sum(len(gzip.compress(one)) for one in sent)
    assert transferred < MOST_AT_FIRST.get(game, USUAL)
