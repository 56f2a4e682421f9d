"""The results file: its games are not played again, whatever happened to program or file."""

import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import detente
from detente import InvalidInput
from detente.arena.match import GameResult
from detente.arena.results_file import Asked, ResultsFile, read_header, results_path
from detente.arena.runner import run_schedule
from detente.arena.schedule import Schedule
from detente.bots import bot_hash
from detente.texts import LANGUAGES, Texts
from tests.arena.conftest import game_result, schedule_of
from tests.toys.sealed_bids.rules import SealedBids


def play_all(path: Path, schedule: Schedule) -> tuple[int, list[GameResult]]:
    """How many games had to be played, and all of them."""
    with closing(ResultsFile(path, schedule)) as results_file:
        return sum(len(games) for games in run_schedule(results_file, 1)), results_file.played()


def kept_in(path: Path, schedule: Schedule) -> list[GameResult]:
    with closing(ResultsFile(path, schedule)) as results_file:
        return results_file.played()


def message(path: Path, schedule: Schedule) -> str:
    before = path.read_bytes()
    with pytest.raises(InvalidInput) as error:
        ResultsFile(path, schedule)
    assert path.read_bytes() == before, "a file that is not understood is not touched"
    assert str(error.value) != error.value.message
    return error.value.message


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "arena.jsonl"


def test_an_arena_goes_on_where_it_was(schedule: Schedule, path: Path) -> None:
    with closing(ResultsFile(path, schedule)) as results_file:
        next(run_schedule(results_file, 1))
    kept = kept_in(path, schedule)
    assert len(kept) == 2
    played, games = play_all(path, schedule)
    assert (played, len(games)) == (4, 6)
    assert [game for game in games if game in kept] == kept
    assert play_all(path, schedule) == (0, games)


def test_an_arena_can_be_prolonged_and_looked_at_in_part(schedule: Schedule, path: Path) -> None:
    _, games = play_all(path, schedule)
    played, longer = play_all(path, msgspec.structs.replace(schedule, games=10))
    assert played == 4
    assert longer[:6] == games
    assert play_all(path, schedule) == (0, games)


@pytest.mark.parametrize("torn", [b"{", b'{"deal":3,"lineup":["dice"', b"\xff\xfe"])
def test_a_torn_last_line_is_played_again(torn: bytes, schedule: Schedule, path: Path) -> None:
    _, games = play_all(path, schedule)
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rfind(b"\n") + 1
    path.write_bytes(whole[:last] + torn)
    played, again = play_all(path, schedule)
    assert played == 1
    assert [game.winners for game in again] == [game.winners for game in games]
    assert len(path.read_bytes().splitlines()) == len(whole.splitlines())


def test_a_torn_first_line_is_a_new_results_file(schedule: Schedule, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'{"format":"detente ar')
    assert play_all(path, schedule)[0] == 6
    assert read_header(path).schedule == schedule


def test_the_order_of_lines_does_not_matter(schedule: Schedule, path: Path) -> None:
    _, games = play_all(path, schedule)
    header, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(header + b"".join(reversed(lines)) + lines[0])
    assert play_all(path, schedule) == (0, games)


@pytest.mark.parametrize("change", [{"seed": "2"}, {"bots": ("dice", "mute")}, {"settings": {}}])
def test_the_results_file_of_another_arena_is_refused(
    change: dict[str, object], schedule: Schedule, path: Path
) -> None:
    play_all(path, schedule)
    assert message(path, msgspec.structs.replace(schedule, **change)) == "arena-other-journal"


def test_games_of_another_version_are_not_mixed_in(
    schedule: Schedule, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_all(path, schedule)
    monkeypatch.setattr("detente.__version__", "99.0")
    assert message(path, schedule) == "arena-other-journal"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("detente record 1\n", "arena-not-a-journal"),
        ("\n\n", "arena-not-a-journal"),
        ("{}\n", "arena-not-a-journal"),
        ("[" * 100_000 + "\n", "arena-not-a-journal"),
        ('{"format":"detente arena","version":2}\n', "arena-not-a-journal"),
        ('{"format":"detente arena","version":3}\n', "arena-not-a-journal"),
        ('{"format":"detente arena","version":4}\n', "arena-not-a-journal"),
        ('{"format":"detente arena","version":5,"plan":[]}\n', "arena-newer-journal"),
        ('{"format":"detente arena","version":1,"plan":[]}\n', "arena-newer-journal"),
    ],
)
def test_other_files_are_refused(text: str, expected: str, schedule: Schedule, path: Path) -> None:
    path.parent.mkdir()
    path.write_text(text)
    assert message(path, schedule) == expected


@pytest.mark.parametrize("damage", [b"nonsense", b"{}", b"\xff", b'{"deal":"x"}'])
def test_a_damaged_line_is_named(damage: bytes, schedule: Schedule, path: Path) -> None:
    play_all(path, schedule)
    lines = path.read_bytes().splitlines()
    lines[2] = damage
    path.write_bytes(b"\n".join(lines) + b"\n")
    assert message(path, schedule) == "arena-bad-journal"
    with pytest.raises(InvalidInput, match="Line 3 "):
        ResultsFile(path, schedule)


def test_a_folder_that_cannot_be_written_says_so(schedule: Schedule, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(InvalidInput, match="cannot be written"):
        ResultsFile(tmp_path / "file" / "arena.jsonl", schedule)


def test_the_name_tells_bots_apart_and_is_a_file_name() -> None:
    here = Path()
    names = {
        results_path(schedule_of(*bots, games=games), here).name
        for bots in [("a", "b"), ("a", "c"), ("x:1/2", "b"), ("x" * 300, "b"), ("x" * 301, "b")]
        for games in (2, 4)
    }
    assert len(names) == 5, "the number of games is not part of it"
    assert all(len(name) < 130 and "/" not in name for name in names)


def test_a_kept_game_reads_back_whole(schedule: Schedule, path: Path) -> None:
    game = game_result(1, ("dice", "last"), [0])
    with closing(ResultsFile(path, schedule)) as results_file:
        results_file.add([game])
    assert kept_in(path, schedule) == [game]


# --- revisions of the rules -------------------------------------------------------------------

PLAN = '{"game":"sealed_bids","options":{},"seats":2,"bots":["dice","last"],"seed":"1","games":2}'
GAME = (
    '{"deal":1,"lineup":["dice","last"],"names":["north","east"],"winners":[0],"scores":[9,4],'
    '"reason":"highest_card","choices":[2,1],"seconds":[0.5,0.25],'
    '"events":{"counts":{},"order":{}},"failure":null}'
)


def bids() -> Schedule:
    return schedule_of("dice", "last", games=2, game="sealed_bids")


def version_2(path: Path, games: int = 1) -> Path:
    """A file as it was written before rules had revisions, with one of two games, or both."""
    path.parent.mkdir()
    stamp = f'"format":"detente arena","version":2,"detente":"{detente.__version__}"'
    other = GAME.replace('"lineup":["dice","last"]', '"lineup":["last","dice"]')
    path.write_text("".join([f'{{{stamp},"plan":{PLAN}}}\n', *[f"{GAME}\n", f"{other}\n"][:games]]))
    return path


def test_the_first_line_names_the_revision_of_the_rules(path: Path) -> None:
    ResultsFile(path, bids()).close()
    assert msgspec.json.decode(path.read_bytes()) == {
        "format": "detente arena",
        "version": 4,
        "detente": detente.__version__,
        "plan": msgspec.json.decode(PLAN),
        "revision": 1,
        "bot_hashes": {bot: bot_hash(bot, "sealed_bids") for bot in ("dice", "last")},
        "asked": {},
    }


def test_a_file_of_version_2_has_games_of_revision_1(path: Path) -> None:
    version_2(path, games=2)
    before = path.read_bytes()
    assert read_header(path).schedule == bids()
    played, games = play_all(path, bids())
    assert (played, len(games)) == (0, 2)
    assert (games[0].winners, games[0].scores, games[0].reason) == ([0], [9, 4], "highest_card")
    assert path.read_bytes() == before


def test_an_old_file_does_not_say_what_its_bots_were_and_gets_no_new_games(path: Path) -> None:
    version_2(path)
    assert message(path, bids()) == "arena-unknown-bots"


# --- what the games were played with ----------------------------------------------------------

BOT = """
class Mine:
    def __init__(self, seed, first=True):
        self.first = first
    def decide(self, sampled_state, seat):
        return sampled_state.legal_moves(seat)[0 if self.first else -1]
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOT)
    return path


def forget_modules() -> None:
    """Bots are loaded anew, as in the next run."""
    for name in [name for name in sys.modules if name.startswith("detente_bot_")]:
        del sys.modules[name]


@pytest.mark.slow
def test_a_bot_that_has_changed_gets_no_results_of_before(path: Path, mine: Path) -> None:
    schedule = schedule_of("dice", f"{mine}:Mine", games=2, game="sealed_bids")
    assert play_all(path, schedule)[0] == 2
    assert play_all(path, schedule)[0] == 0
    before = results_path(schedule, path.parent)
    forget_modules()
    assert results_path(schedule, path.parent) == before
    mine.write_text(BOT + "# another line\n")
    forget_modules()
    assert message(path, schedule) == "arena-other-bot"
    assert results_path(schedule, path.parent) != before


def test_parameters_and_named_files_are_part_of_a_bot(mine: Path, tmp_path: Path) -> None:
    weights = tmp_path / "weights.json"
    weights.write_text("1")
    spec = f"{mine}:Mine:first={weights}"
    before = bot_hash(spec, "sealed_bids")
    assert bot_hash(spec, "sealed_bids") == before
    assert bot_hash(f"{mine}:Mine", "sealed_bids") != before
    weights.write_text("2")
    assert bot_hash(spec, "sealed_bids") != before


def test_a_module_beside_a_bot_is_part_of_it(mine: Path) -> None:
    helper = mine.with_name("helper_of_mine.py")
    helper.write_text("ONE = 1\n")
    mine.write_text("import helper_of_mine\n" + BOT)
    before = bot_hash(f"{mine}:Mine", "sealed_bids")
    helper.write_text("ONE = 2\n")
    assert bot_hash(f"{mine}:Mine", "sealed_bids") != before


def test_our_bots_are_what_they_know_of_a_game() -> None:
    hashes = [bot_hash("greedy", game) for game in ("agents", "cia_vs_kgb", "sealed_bids")]
    assert len(set(hashes)) == 3


def test_what_was_asked_last_is_kept(path: Path) -> None:
    ResultsFile(path, bids()).close()
    asked = Asked(jobs=2, stats=True, json="all.json")
    more = msgspec.structs.replace(bids(), games=4)
    ResultsFile(path, more, asked).close()
    assert (read_header(path).schedule, read_header(path).asked) == (more, asked)
    play_all(path, more)
    assert len(kept_in(path, more)) == 4


@pytest.mark.parametrize("version", [2, 4])
def test_games_of_two_revisions_are_not_mixed(
    version: int, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if version == 2:
        version_2(path)
    else:
        play_all(path, bids())
    monkeypatch.setattr(SealedBids, "latest_revision", 2)
    assert message(path, bids()) == "arena-other-revision"


def test_games_of_a_newer_revision_are_not_mixed_in_either(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SealedBids, "latest_revision", 2)
    play_all(path, bids())
    assert play_all(path, bids())[0] == 0
    monkeypatch.setattr(SealedBids, "latest_revision", 1)
    assert message(path, bids()) == "arena-other-revision"


@pytest.mark.parametrize("version", [2, 4])
def test_an_arena_is_resumed_by_the_revision_it_began_with(
    version: int, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if version == 2:
        version_2(path, games=2)
    else:
        ResultsFile(path, bids()).close()
    header = path.read_bytes().partition(b"\n")[0]
    monkeypatch.setattr(SealedBids, "latest_revision", 2)
    schedule = read_header(path).schedule
    assert schedule.rules().revision == 1
    assert msgspec.structs.replace(schedule, revision=None) == bids()
    played, games = play_all(path, schedule)
    assert (played, len(games)) == (version - 2, 2)
    assert path.read_bytes().partition(b"\n")[0] == header
    assert play_all(path, read_header(path).schedule) == (0, games)


def test_an_arena_of_a_newer_revision_is_not_resumed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(SealedBids, "latest_revision", 2)
        play_all(path, bids())
    before = path.read_bytes()
    with pytest.raises(InvalidInput) as error:
        ResultsFile(path, read_header(path).schedule)
    assert error.value.message == "newer-revision"
    assert path.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_names_both_revisions(
    language: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_all(path, bids())
    monkeypatch.setattr(SealedBids, "latest_revision", 27)
    with pytest.raises(InvalidInput) as error:
        ResultsFile(path, bids())
    sentence = Texts(language).quote(error.value.message, **error.value.args_)
    assert all(
        part in sentence for part in (str(path), " 1 ", " 27", "--resume", "--out", "--fresh")
    )
