"""Games are kept whole, found again, and never overwritten by mistake."""

from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente.core.errors import InvalidInput
from detente.core.record_file import parse_record, read_record
from detente.terminal import saves

Typed = Callable[..., str]


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setenv("DETENTE_HOME", "/own")
    assert saves.home() == Path("/own")
    monkeypatch.delenv("DETENTE_HOME")
    assert saves.home() == Path("/data/detente")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saves.home() == Path.home() / ".local" / "share" / "detente"


def test_two_games_begun_in_the_same_second_have_two_files() -> None:
    first = saves.new_save("cia_vs_kgb")
    second = saves.new_save("cia_vs_kgb")
    assert first != second


def test_finished_games_do_not_overwrite_each_other() -> None:
    kept = set()
    for number in range(10):
        save = saves.new_save("cia_vs_kgb")
        saves.write(save, "begun")
        record = saves.finished(save)
        saves.write(record, str(number))
        save.unlink()
        kept.add(record)
    assert sorted(path.read_text() for path in kept) == sorted(map(str, range(10)))


def test_a_finished_game_takes_the_place_of_no_other(tmp_path: Path) -> None:
    record = saves.finished(tmp_path / "mine.detente")
    saves.write(record, "an older game")
    assert saves.finished(tmp_path / "mine.detente") != record


def test_a_name_without_a_save_is_not_resumed() -> None:
    saves.new_save("cia_vs_kgb")
    with pytest.raises(InvalidInput, match="No saved game in"):
        saves.newest_save()


def test_a_named_game_is_resumed_and_no_other(typed: Typed) -> None:
    typed("assassin", seed="1")
    mine = saves.newest_save()
    typed("1", game="agents", edition=None)
    assert saves.newest_save() != mine
    assert saves.newest_save("cia_vs_kgb") == mine
    with pytest.raises(InvalidInput, match="No saved game of secret_power in"):
        saves.newest_save("secret_power")


def test_a_write_that_fails_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "save"
    saves.write(file, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(InvalidInput, match=r"cannot be saved as .*: No space left on device"):
        saves.write(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_game_that_cannot_be_saved_goes_on(typed: Typed, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    screen = typed("assassin")
    assert "The game cannot be saved" in screen
    assert "Your Agent X: Assassin" in screen
    assert "The game is saved" not in screen and "--resume\n" not in screen
    kept = screen[screen.index("detente record 2") :]
    assert (0, "assassin") in parse_record(kept).record.moves


def test_the_newest_save_is_the_one_to_resume(typed: Typed) -> None:
    with pytest.raises(InvalidInput, match="No saved game in"):
        saves.newest_save()
    typed("assassin", seed="1")
    first = saves.newest_save()
    typed("assassin", seed="2")
    assert saves.newest_save() != first
    typed("1", resume=first, opponent=None)
    assert saves.newest_save() == first


def test_a_resumed_game_remembers_side_opponent_and_language(typed: Typed) -> None:
    typed("1", side="kgb", language="fr")
    assert read_record(saves.newest_save()).record.notes == {
        "side": "kgb",
        "opponent": "random",
        "language": "fr",
    }
    screen = typed(resume=saves.newest_save(), opponent=None)
    assert "Vous êtes le KGB." in screen
    assert "KGB (vous)" in screen


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is not a Détente game record"),
        ('[Event "Hastings"]\n1. e4 e5\n', "is not a Détente game record"),
        ("detente record 3\ngame: cia_vs_kgb\n", "Update Détente"),
        ("detente record 2\ngame: agents\nrevision: 99\nseats: 2\nseed: 1\n", "revision 99"),
        ("detente record 1\ngame: chess\nseats: 2\nseed: 1\n", "Unknown game “chess”"),
        ("detente record 1\ngame: cia_vs_kgb\nseats: 2\nseed: 1\n\n0:pass\n", "is not legal"),
        (
            "detente record 1\ngame: cia_vs_kgb\nseats: 2\nseed: 1\nnote side: us\n",
            "Unknown side “us”",
        ),
    ],
    ids=["empty", "foreign", "newer", "newer rules", "unknown game", "illegal", "unknown side"],
)
def test_a_bad_save_is_refused_and_left_alone(
    typed: Typed, tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "save.detente"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidInput, match=sentence):
        typed("1", resume=file)
    assert file.read_text(encoding="utf-8") == text
    assert not saves.home().exists()


def test_a_save_of_before_goes_on_by_the_revision_it_began_with(typed: Typed) -> None:
    """It was written in format 1, by a program that knew no revisions."""
    file = saves.new_save("agents")
    head = "detente record 1\ngame: agents\noption abilities: false\nseats: 2\nseed: 190069\n"
    moves = "1:north_america 0:ussr 1:cia 1:ussr 1:pass 1:transit 1:cia_3"
    saves.write(file, f"{head}note side: first\nnote opponent: random\n\n{moves}\n")
    before = read_record(file).record
    typed("1", resume=file, opponent=None)
    after = read_record(file)
    assert (after.format, after.record.revision) == (2, 1)
    assert after.record.notes.items() >= before.notes.items()
    assert after.record.moves[: len(before.moves)] == before.moves
    assert len(after.record.moves) > len(before.moves)
    after.verify()


def test_a_record_from_elsewhere_is_continued_in_a_save_of_its_own(
    typed: Typed, tmp_path: Path
) -> None:
    file = tmp_path / "arena.detente"
    text = detente.game("cia_vs_kgb").start(seed=3).record().text()
    file.write_text(text, encoding="utf-8")
    typed("assassin", resume=file)
    assert file.read_text(encoding="utf-8") == text
    assert len(read_record(saves.newest_save()).record.moves) >= 2


def test_a_finished_game_shows_its_end_again(typed: Typed, tmp_path: Path) -> None:
    state = detente.game("cia_vs_kgb").start(seed=84)
    while not state.over:
        state.apply_action(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    file = tmp_path / "over.detente"
    file.write_text(state.record().text(state), encoding="utf-8")
    screen = typed(resume=file)
    assert "A side has reached 100 points and is ahead." in screen
    assert str(file) in screen
    assert not saves.home().exists()
