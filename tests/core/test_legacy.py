"""What version 1 wrote can always be read; what a newer program wrote is refused and left alone."""

import json
from pathlib import Path

import pytest

import detente
from detente import InvalidInput, State, parse_record, read_record
from detente.core import legacy
from detente.core.record import fingerprint
from detente.testing.properties import walk

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/records/r1/*.middle.detente"))


def with_a_pending_move() -> State:
    """A simultaneous decision in which one seat has moved, in a game of revision 1."""
    walked = walk(detente.game("cia_vs_kgb", revision=1), 2, 3)
    return next(state for state in walked if len(state.to_act) == 1 and state.pending_actions)


def test_a_position_of_version_1_is_the_same_position() -> None:
    state = with_a_pending_move()
    old = legacy.position_to_v1(state.dump(), state.game.action_of)
    assert set(old) >= {"options", "choices", "reveals", "answers", "stream", "chance"}
    assert old["version"] == 1 and any(answer >= 0 for answer in old["answers"])
    read = state.game.load(json.loads(json.dumps(old)))
    assert read.dump() == state.dump()
    for seat in (None, 0, 1):
        assert read.view(seat) == state.view(seat)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_renaming_back_gives_what_version_1_wrote(path: Path) -> None:
    record = read_record(path).record
    position = record.origin["position"]
    state = record.start()
    assert legacy.position_to_v1(state.dump(), state.game.action_of) == position


def test_an_old_record_may_be_written_in_the_new_format() -> None:
    for path in RECORDS[:3]:
        old = read_record(path)
        assert (old.format, old.record.revision) == (1, 1)
        end = old.verify()
        new = parse_record(old.record.text(end))
        assert (new.format, new.record) == (2, old.record)
        assert new.claims["fingerprint"] == fingerprint(end) != old.claims["fingerprint"]
        new.verify()


@pytest.mark.parametrize("line", ["revision: 1", 'setting edition: "fr2007"', "outcomes: []"])
def test_the_old_format_does_not_know_the_new_words(line: str) -> None:
    header = "detente record 1\ngame: cia_vs_kgb\nseats: 2\nseed: 7\n"
    parse_record(header)
    with pytest.raises(InvalidInput) as error:
        parse_record(header + line)
    assert error.value.message == "bad-record-line"


@pytest.mark.parametrize("line", ["option edition: 3", "chance: []", "final: sha256:0"])
def test_the_new_format_does_not_know_the_old_words(line: str) -> None:
    header = "detente record 2\ngame: cia_vs_kgb\nseats: 2\nseed: 7\n"
    parse_record(header)
    with pytest.raises(InvalidInput) as error:
        parse_record(header + line)
    assert error.value.message == "bad-record-line"


def test_a_record_of_a_newer_revision_is_refused_and_left_alone(tmp_path: Path) -> None:
    state = with_a_pending_move()
    path = tmp_path / "game.detente"
    path.write_text(state.record().text(state).replace("revision: 1\n", "revision: 99\n"))
    before = path.read_bytes()
    with pytest.raises(InvalidInput) as error:
        read_record(path).verify()
    assert error.value.message == "newer-revision"
    assert "99" in str(error.value) and "\n" not in str(error.value)
    assert path.read_bytes() == before


def test_a_position_of_a_newer_revision_is_refused_and_left_alone() -> None:
    state = with_a_pending_move()
    position = {**state.dump(), "revision": 99}
    before = json.dumps(position)
    with pytest.raises(InvalidInput) as error:
        state.game.load(position)
    assert error.value.message == "newer-revision"
    assert json.dumps(position) == before


def test_a_record_is_replayed_by_its_own_revision_only() -> None:
    state = with_a_pending_move()
    record = state.record()
    record.revision = 2
    with pytest.raises(InvalidInput) as error:
        record.replay(state.game)
    assert error.value.message == "other-revision"
