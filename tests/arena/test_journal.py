"""The journal: what is in it is not played again, whatever happened to the program or the file."""

from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from detente import BadInput
from detente.arena.contest import contest
from detente.arena.journal import Journal, journal_path, read_plan
from detente.arena.match import Outcome
from detente.arena.plan import Plan
from tests.arena.conftest import outcome, plan_of


def play_all(path: Path, plan: Plan) -> tuple[int, list[Outcome]]:
    """How many games had to be played, and all of them."""
    with closing(Journal(path, plan)) as journal:
        return sum(len(games) for games in contest(journal, 1)), journal.played()


def kept_in(path: Path, plan: Plan) -> list[Outcome]:
    with closing(Journal(path, plan)) as journal:
        return journal.played()


def message(path: Path, plan: Plan) -> str:
    before = path.read_bytes()
    with pytest.raises(BadInput) as error:
        Journal(path, plan)
    assert path.read_bytes() == before, "a file that is not understood is not touched"
    assert str(error.value) != error.value.message
    return error.value.message


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "arena.jsonl"


def test_an_arena_goes_on_where_it_was(plan: Plan, path: Path) -> None:
    with closing(Journal(path, plan)) as journal:
        next(contest(journal, 1))
    kept = kept_in(path, plan)
    assert len(kept) == 2
    played, games = play_all(path, plan)
    assert (played, len(games)) == (4, 6)
    assert [game for game in games if game in kept] == kept
    assert play_all(path, plan) == (0, games)


def test_an_arena_can_be_prolonged_and_looked_at_in_part(plan: Plan, path: Path) -> None:
    _, games = play_all(path, plan)
    played, longer = play_all(path, msgspec.structs.replace(plan, games=10))
    assert played == 4
    assert longer[:6] == games
    assert play_all(path, plan) == (0, games)


@pytest.mark.parametrize("torn", [b"{", b'{"deal":3,"lineup":["dice"', b"\xff\xfe"])
def test_a_torn_last_line_is_played_again(torn: bytes, plan: Plan, path: Path) -> None:
    _, games = play_all(path, plan)
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    path.write_bytes(whole[:last] + torn)
    played, again = play_all(path, plan)
    assert played == 1
    assert [game.winners for game in again] == [game.winners for game in games]
    assert len(path.read_bytes().splitlines()) == len(whole.splitlines())


def test_a_torn_first_line_is_a_new_journal(plan: Plan, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'{"format":"detente ar')
    assert play_all(path, plan)[0] == 6
    assert read_plan(path) == plan


def test_the_order_of_lines_does_not_matter(plan: Plan, path: Path) -> None:
    _, games = play_all(path, plan)
    header, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(header + b"".join(reversed(lines)) + lines[0])
    assert play_all(path, plan) == (0, games)


@pytest.mark.parametrize("change", [{"seed": "2"}, {"bots": ("dice", "mute")}, {"options": {}}])
def test_the_journal_of_another_arena_is_refused(
    change: dict[str, object], plan: Plan, path: Path
) -> None:
    play_all(path, plan)
    assert message(path, msgspec.structs.replace(plan, **change)) == "arena-other-journal"


def test_games_of_another_version_are_not_mixed_in(
    plan: Plan, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_all(path, plan)
    monkeypatch.setattr("detente.__version__", "99.0")
    assert message(path, plan) == "arena-other-journal"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("detente record 1\n", "arena-not-a-journal"),
        ("\n\n", "arena-not-a-journal"),
        ("{}\n", "arena-not-a-journal"),
        ("[" * 100_000 + "\n", "arena-not-a-journal"),
        ('{"format":"detente arena","version":2}\n', "arena-not-a-journal"),
        ('{"format":"detente arena","version":3,"plan":[]}\n', "arena-newer-journal"),
    ],
)
def test_other_files_are_refused(text: str, expected: str, plan: Plan, path: Path) -> None:
    path.parent.mkdir()
    path.write_text(text)
    assert message(path, plan) == expected


@pytest.mark.parametrize("damage", [b"nonsense", b"{}", b"\xff", b'{"deal":"x"}'])
def test_a_damaged_line_is_named(damage: bytes, plan: Plan, path: Path) -> None:
    play_all(path, plan)
    lines = path.read_bytes().splitlines()
    lines[2] = damage
    path.write_bytes(b"\n".join(lines) + b"\n")
    assert message(path, plan) == "arena-bad-journal"
    with pytest.raises(BadInput, match="Line 3 "):
        Journal(path, plan)


def test_a_folder_that_cannot_be_written_says_so(plan: Plan, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot be written"):
        Journal(tmp_path / "file" / "arena.jsonl", plan)


def test_the_name_tells_bots_apart_and_is_a_file_name() -> None:
    here = Path()
    names = {
        journal_path(plan_of(*bots, games=games), here).name
        for bots in [("a", "b"), ("a", "c"), ("x:1/2", "b"), ("x" * 300, "b"), ("x" * 301, "b")]
        for games in (2, 4)
    }
    assert len(names) == 5, "the number of games is not part of it"
    assert all(len(name) < 130 and "/" not in name for name in names)


def test_a_kept_game_reads_back_whole(plan: Plan, path: Path) -> None:
    game = outcome(1, ("dice", "last"), [0])
    with closing(Journal(path, plan)) as journal:
        journal.add([game])
    assert kept_in(path, plan) == [game]
