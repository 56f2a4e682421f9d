"""Games that were stored once mean the same to every later program.

`python -m detente.testing.records` adds records of new variants and revisions, and new steps; what
is stored already never changes.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente import InvalidInput, Record, RecordFile, VerificationError, read_record
from detente.registry import game_class
from detente.testing.records import HASHES, KINDS, STEPS, digest, step_lines, write
from detente.testing.variants import variants

GAMES = Path(__file__).parents[1] / "games"
STORED = sorted(GAMES.glob("*/records/r*/*.detente"))
CLAIMS = {"result", "fingerprint"}


def name(path: Path) -> str:
    return path.relative_to(GAMES).as_posix()


@pytest.mark.parametrize("path", STORED, ids=name)
def test_a_stored_game_is_still_played_as_it_was(path: Path) -> None:
    written = read_record(path)
    assert set(written.claims) == CLAIMS, "a record without claims proves nothing"
    state = written.verify()
    assert state.result == written.claims["result"]
    assert state.over == (".unfinished." not in path.name)


def test_every_variant_is_stored() -> None:
    for game in detente.games():
        here = GAMES / game / "records" / f"r{game_class(game).latest_revision}"
        for variant in variants(game_class(game)):
            for kind in KINDS:
                assert (here / f"{variant.label}.{kind}.detente").exists()


CORRECTIONS = [
    (game, revision)
    for game in detente.games()
    for revision in range(2, game_class(game).latest_revision + 1)
]


@pytest.mark.parametrize(("game", "revision"), CORRECTIONS)
def test_a_correction_changes_a_stored_game_from_one_move_on(game: str, revision: int) -> None:
    """Two records with one seed, equal up to the correction; each has an end of its own.

    They part where the positions differ, or what is legal in the same position.
    """
    name = f"correction_{revision}.detente"
    files = [
        read_record(GAMES / game / "records" / f"r{number}" / name)
        for number in (revision - 1, revision)
    ]
    before, after = (file.record for file in files)
    assert (before.revision, after.revision) == (revision - 1, revision)
    assert (before.settings, before.origin) == (after.settings, after.origin)
    assert files[0].verify().key() != files[1].verify().key()
    states = [before.start(), after.start()]
    equal = 0
    for move, other in zip(before.moves, after.moves, strict=False):
        if states[0].dump() != {**states[1].dump(), "revision": revision - 1}:
            break
        if len({str([state.legal_moves(seat) for seat in state.to_act]) for state in states}) > 1:
            break
        assert move == other
        for state in states:
            state.play(*move)
        equal += 1
    assert equal > 10


def test_there_are_games_of_every_kind_among_them() -> None:
    records = [read_record(path).record for path in STORED]
    origins = [set(record.origin) for record in records]
    for origin in ({"seed"}, {"seed", "outcomes"}, {"position"}):
        assert origin in origins
    begun = [record.start() for record in records if "position" in record.origin]
    assert any(state.outcomes for state in begun)
    assert any(any(action >= 0 for action in state.pending_actions) for state in begun)


def test_no_stored_game_was_changed_or_lost() -> None:
    lines = (GAMES / HASHES).read_text(encoding="utf-8").splitlines()
    kept = {path: found for found, _, path in (line.partition("  ") for line in lines)}
    assert {name(path): digest(path) for path in STORED} == kept


def test_the_writer_adds_what_is_missing_and_changes_nothing(tmp_path: Path) -> None:
    folders = {game: tmp_path / game / "records" for game in detente.games()}
    for game, folder in folders.items():
        for path in (GAMES / game / "records").rglob("*.*"):
            copy = folder / path.relative_to(GAMES / game / "records")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text("as it was\n" if path.name != STEPS else "an_old_step 3\n")
    (folders["agents"] / "r2" / "2.whole.detente").unlink()
    (new,) = write(tmp_path, ["agents"])
    assert read_record(new).record == read_record(GAMES / new.relative_to(tmp_path)).record
    read_record(new).verify()
    assert (new.parent / "2.middle.detente").read_text() == "as it was\n"
    assert (tmp_path / HASHES).read_text() == f"{digest(new)}  agents/records/r2/2.whole.detente\n"
    steps = (folders["agents"] / STEPS).read_text().splitlines()
    assert steps == ["an_old_step 3", *step_lines(game_class("agents"))]


@pytest.mark.parametrize("game", detente.games())
def test_every_step_keeps_its_written_name(game: str) -> None:
    stored = (GAMES / game / "records" / STEPS).read_text(encoding="utf-8").splitlines()
    assert set(stored) - set(step_lines(game_class(game))) == set(), "stored games need these"
    assert set(step_lines(game_class(game))) - set(stored) == set(), "not listed yet"


# --- what is altered is noticed ---------------------------------------------------------------


def other_result(written: RecordFile) -> None:
    written.claims["result"] = {"winners": [0, 1], "scores": [0, 0], "reason": "tie"}


def other_end(written: RecordFile) -> None:
    written.claims["fingerprint"] = "sha256:" + 64 * "0"


def other_commitment(written: RecordFile) -> None:
    written.record.commitment = "sha256:" + 64 * "0"


def other_seed(written: RecordFile) -> None:
    written.record.origin["seed"] += "!"


def one_move_less(written: RecordFile) -> None:
    written.record.moves.pop()


def another_move(written: RecordFile) -> None:
    """Exchange the last move that was not forced for another legal one."""
    record = written.record
    for number in reversed(range(len(record.moves))):
        seat, code = record.moves[number]
        before = Record(
            record.game,
            record.settings,
            record.seats,
            record.origin,
            record.moves[:number],
            revision=record.revision,
        )
        others = [other for other in before.replay().legal_moves(seat) if other != code]
        if others:
            record.moves[number] = (seat, others[0])
            return
    raise AssertionError


@pytest.mark.parametrize(
    "alter", [other_result, other_end, other_commitment, other_seed, one_move_less, another_move]
)
@pytest.mark.parametrize("game", detente.games())
def test_what_was_altered_is_noticed(game: str, alter: Callable[[RecordFile], None]) -> None:
    folder = GAMES / game / "records" / "r1"
    path = min(folder.glob("*.whole.detente"), key=lambda path: path.stat().st_size)
    written = read_record(path)
    alter(written)
    with pytest.raises(InvalidInput) as noticed:
        written.verify()
    if alter in (other_result, other_end, other_commitment):
        assert isinstance(noticed.value, VerificationError)


@pytest.mark.parametrize("game", detente.games())
def test_another_forced_outcome_is_noticed(game: str) -> None:
    path = next(iter(sorted((GAMES / game / "records" / "r1").glob("*.unfinished.detente"))))
    written = read_record(path)
    before = json.dumps(written.record.origin["outcomes"])
    written.record.origin["outcomes"].reverse()
    assert json.dumps(written.record.origin["outcomes"]) != before
    with pytest.raises(InvalidInput):
        written.verify()
