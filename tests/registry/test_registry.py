"""Games are found by name; what cannot be used is refused with a reason."""

from collections.abc import Callable
from importlib import metadata
from importlib.metadata import EntryPoint
from pathlib import Path
from uuid import uuid4

import pytest

import detente
from detente import registry
from detente.core.errors import InvalidInput
from detente.registry import GamePackage, PackageProblem
from tests.registry.copies import added, changed, copy_of_nim
from tests.toys import sealed_bids, solo

OURS = ["agents", "cia_vs_kgb", "secret_power", "twilight_struggle"]

Announced = Callable[..., registry._Registry]


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> Announced:
    """The registry of an environment with these entry points."""

    def found(**games: str) -> registry._Registry:
        points = [EntryPoint(name, module, registry.GROUP) for name, module in games.items()]
        monkeypatch.setattr(metadata, "entry_points", lambda group: points)
        made = registry._Registry()
        monkeypatch.setattr(registry, "_registry", lambda: made)
        return made

    return found


def told() -> list[str]:
    return [str(problem) for problem in registry.problems()]


def test_our_games_are_there() -> None:
    assert registry.names() == OURS == detente.games()
    assert registry.problems() == []
    assert registry.package("agents").module == "detente.games.agents"
    assert registry.game_class("agents").name == "agents"


def test_a_game_that_nobody_has() -> None:
    with pytest.raises(InvalidInput, match=r"Unknown game “chess”\. Available: agents, cia_vs_kgb"):
        registry.package("chess")


def test_a_game_of_another_distribution(announced: Announced) -> None:
    announced(solo="tests.toys.solo")
    assert registry.names() == sorted([*OURS, "solo"])
    assert registry.package("solo") is solo.PACKAGE
    assert registry.problems() == []


def test_a_bare_class_is_refused_with_a_word_about_the_manifest(announced: Announced) -> None:
    announced(solo="tests.toys.solo.rules:Solo", sealed_bids="tests.toys.sealed_bids.rules")
    assert registry.names() == OURS
    for sentence, name in zip(told(), ("sealed_bids", "solo"), strict=True):
        assert f"“{name}” was skipped" in sentence
        assert "PACKAGE = GamePackage(…) in its __init__.py" in sentence
    with pytest.raises(PackageProblem, match="PACKAGE = GamePackage"):
        registry.package("solo")


def test_a_built_in_game_keeps_its_name(announced: Announced) -> None:
    announced(agents="tests.toys.solo")
    assert registry.names() == OURS
    assert registry.package("agents").module == "detente.games.agents"
    assert told() == [
        "The game “agents” of tests.toys.solo was skipped: "
        "detente.games.agents already has this name."
    ]


def test_the_first_of_two_with_one_name_is_kept(
    announced: Announced, monkeypatch: pytest.MonkeyPatch
) -> None:
    modules = ("tests.toys.solo", "tests.toys.services")
    points = [EntryPoint("solo", module, registry.GROUP) for module in modules]
    monkeypatch.setattr(metadata, "entry_points", lambda group: points)
    found = registry._Registry()
    monkeypatch.setattr(registry, "_registry", lambda: found)
    assert registry.package("solo") is solo.PACKAGE
    assert told() == [
        "The game “solo” of tests.toys.services was skipped: tests.toys.solo already has this name."
    ]


def test_a_package_that_is_not_there(announced: Announced) -> None:
    announced(chess="detente_chess")
    (sentence,) = told()
    assert sentence.startswith("The game “chess” was skipped: its manifest cannot be imported (Mod")


def test_another_name_than_announced(announced: Announced) -> None:
    announced(duo="tests.toys.solo")
    assert told() == ["The game “duo” was skipped: it calls itself “solo”."]


@pytest.mark.parametrize(
    ("manifest", "part"),
    [
        ('game="rules.game:NimGame"', "game=NimGame"),
        ('game="rules.game:NimGame"', 'game="rules.game.NimGame"'),
        ('game="rules.game:NimGame"', "game=None"),
        ('bot="bot:NimEvaluation"', "bot=7"),
    ],
)
def test_a_part_that_is_not_named_as_one(
    announced: Announced,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    manifest: str,
    part: str,
) -> None:
    """Such as the class itself, which an author may well write."""
    module = f"named_{uuid4().hex}"
    imported = f"from {module}.rules.game import NimGame\nfrom detente.registry"
    faults = [changed("__init__.py", manifest, part)]
    if part == "game=NimGame":
        faults.append(changed("__init__.py", "from detente.registry", imported))
    copy_of_nim(tmp_path, module, "nim", *faults)
    monkeypatch.syspath_prepend(tmp_path)
    announced(nim=module)
    assert registry.names() == OURS
    name = part.partition("=")[0]
    assert told() == [
        "The game “nim” was skipped: its manifest must name the part "
        f'“{name}” as "module:attribute".'
    ]


def test_a_package_that_leaves_on_import(
    announced: Announced, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_of_nim(tmp_path, "leaving_nim", "nim", added("__init__.py", "\nraise SystemExit(3)\n"))
    monkeypatch.syspath_prepend(tmp_path)
    announced(nim="leaving_nim")
    assert registry.names() == OURS
    assert told() == [
        "The game “nim” was skipped: its manifest cannot be imported (SystemExit: 3)."
    ]


# --- for a while ----------------------------------------------------------------------------------


def test_registered_for_a_while() -> None:
    with registry.registered(solo.PACKAGE, sealed_bids.PACKAGE):
        assert registry.names() == sorted([*OURS, "sealed_bids", "solo"])
        with registry.registered(solo.PACKAGE, alone=True):
            assert registry.names() == ["solo"]
        assert "agents" in registry.names()
    assert registry.names() == OURS


def test_a_registered_package_takes_the_place_of_another() -> None:
    other = GamePackage("agents", solo.PACKAGE.module, solo.PACKAGE.game)
    with registry.registered(other), pytest.raises(PackageProblem, match="calls itself “solo”"):
        registry.package("agents")
    assert registry.package("agents").module == "detente.games.agents"


def test_a_part_that_a_manifest_does_not_name() -> None:
    with pytest.raises(PackageProblem, match="does not name the part “bot”"):
        solo.PACKAGE.part("bot", type)


def test_files_need_not_exist() -> None:
    assert not solo.PACKAGE.files("web").is_dir()
    assert solo.PACKAGE.files("texts").joinpath("en.ftl").is_file()
