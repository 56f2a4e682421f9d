"""Records: what is written is read back, and whatever else is read gives one clear sentence."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import detente
from detente import InvalidInput, Record, State, parse_record, read_record
from detente.core.record import VerificationError, commitment, fingerprint
from detente.testing.properties import walk

HEADER = "detente record 2\ngame: cia_vs_kgb\nseats: 2\nseed: 7\n"


def played(moves: int, edition: str = "fr2007") -> State:
    walked = walk(detente.game("cia_vs_kgb", edition=edition, revision=1), 2, 3)
    return next(state for state in walked if state.move_number == moves)


def text_of(moves: int = 40) -> str:
    state = played(moves)
    return state.record().text(state)


def message(text: str) -> str:
    with pytest.raises(InvalidInput) as error:
        parse_record(text, "game.detente").verify()
    sentence = str(error.value)
    assert "\n" not in sentence
    assert sentence != error.value.message, "no text for this error"
    return error.value.message


def test_a_record_reads_like_the_game_it_is() -> None:
    lines = text_of(10).splitlines()
    assert lines[:3] == ["detente record 2", "game: cia_vs_kgb", "revision: 1"]
    assert lines[3] == 'setting edition: "fr2007"'
    assert "seats: 2" in lines
    assert "seed: 3" in lines
    assert all(":" in move for move in lines[-4].split())
    assert lines[-2:] == ["result: null", f"fingerprint: {fingerprint(played(10))}"]
    assert max(len(line) for line in lines) <= 100


@pytest.mark.parametrize("moves", [0, 1, 57])
def test_a_record_leads_to_the_same_position(moves: int) -> None:
    state = played(moves)
    written = parse_record(state.record().text(state))
    assert written.record == state.record()
    assert written.verify().dump() == state.dump()
    assert written.claims == {"result": None, "fingerprint": fingerprint(state)}


def test_a_record_can_begin_with_a_position() -> None:
    middle = played(30)
    state = middle.game.load(middle.dump())
    state.play(state.to_act[0], state.legal_moves(state.to_act[0])[0])
    written = parse_record(state.record().text(state))
    assert len(written.record.moves) == 1
    assert written.verify().dump() == state.dump()


def test_forced_outcomes_are_part_of_a_record() -> None:
    state = detente.game("cia_vs_kgb").start(seed=1, outcomes=[["cuba"], ["mil_1", "pol_2"]])
    written = parse_record(state.record().text(state))
    assert written.verify().view(None)["board"]["objective"]["card"] == "cuba"


def test_people_may_write_comments_and_other_line_ends() -> None:
    text = text_of(12)
    changed = "\ufeff" + text.replace("\n", "\r\n").replace("seats:", "# by hand\r\n\r\nseats:   ")
    assert parse_record(changed.removeprefix("\ufeff")).record == parse_record(text).record


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "game.detente"
    path.write_text(text_of(5), encoding="utf-8-sig")
    assert read_record(path).verify().move_number == 5


plain = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1)


@pytest.mark.slow  # The first time, hypothesis makes its tables of letters.
@given(notes=st.dictionaries(plain.filter(lambda name: ":" not in name), st.text()))
def test_notes_survive_but_for_their_blanks(notes: dict[str, str]) -> None:
    record = Record("cia_vs_kgb", {}, 2, {"seed": 1}, [(0, "analyst")], notes, revision=1)
    read = parse_record(record.text()).record
    assert read == Record(
        "cia_vs_kgb",
        {},
        2,
        {"seed": 1},
        [(0, "analyst")],
        {name: " ".join(note.split()) for name, note in notes.items()},
        revision=1,
    )


@given(seed=st.one_of(st.integers(), st.text(st.characters(codec="utf-8"))))
def test_any_number_or_text_can_be_a_seed(seed: int | str) -> None:
    state = detente.game("cia_vs_kgb").start(seed=seed)
    assert parse_record(state.record().text(state)).verify().dump() == state.dump()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not-a-record"),
        ("\x00\x01\x02", "not-a-record"),
        ("%PDF-1.7", "not-a-record"),
        ("detente record ²", "not-a-record"),
        ("detente record 0", "not-a-record"),
        ("detente record " + "9" * 5000, "not-a-record"),
        ("detente record 3\nnonsense", "newer-record"),
        ("detente record 1", "incomplete-record"),
        ("detente record 2", "incomplete-record"),
        (HEADER.replace("seed: 7\n", "outcomes: []\n"), "incomplete-record"),
        (HEADER + "position: {}", "incomplete-record"),
        (HEADER + "seed: 8", "bad-record-line"),
        (HEADER + "colour: 3", "bad-record-line"),
        (HEADER + 'setting edition: "fr2007"\nsetting edition: "ru2014"', "bad-record-line"),
        (HEADER + "setting edition: fr2007", "bad-record-line"),
        (HEADER + "setting revision: 1", "bad-record-line"),
        (HEADER + 'setting edition: "klingon"', "bad-option-value"),
        (HEADER + "setting edition: [1]", "bad-option-value"),
        (HEADER + "setting speed: 3", "unknown-option"),
        (HEADER.replace("cia_vs_kgb", "chess"), "unknown-game"),
        (HEADER.replace("cia_vs_kgb", ""), "bad-record-line"),
        (HEADER.replace("seats: 2", 'seats: "x"'), "bad-record-line"),
        (HEADER.replace("seats: 2", "seats: true"), "bad-record-line"),
        (HEADER.replace("seats: 2", "seats: 5"), "bad-seat-count"),
        (HEADER.replace("seed: 7", "seed: 1.5"), "bad-record-line"),
        (HEADER.replace("seed: 7", "seed: [7]"), "bad-record-line"),
        (HEADER.replace("seed: 7", 'seed: "\\ud800"'), "bad-record-line"),
        (HEADER.replace("seed: 7", "position: " + "[" * 99_999), "bad-record-line"),
        (HEADER.replace("seed: 7", "position: {}"), "not-a-position"),
        (HEADER.replace("seed: 7", "position: 1e999"), "bad-record-line"),
        (HEADER + "outcomes: 5", "bad-record-line"),
        (HEADER + 'outcomes: [["mil_1", "mil_1"]]', "bad-chance-order"),
        (HEADER + "outcomes: [[[7]]]", "unknown-code"),
        (HEADER + 'outcomes: ["cuba"]', "bad-chance-order"),
        (HEADER + "0:analyst 1", "bad-record-line"),
        (HEADER + "0:analyst x:analyst", "bad-record-line"),
        (HEADER + "9999999999:analyst", "bad-record-line"),
        (HEADER + "7:analyst", "bad-seat"),
        (HEADER + "0:analyst 0:director", "bad-record-choice"),
        (HEADER + "0:nonsense", "bad-record-choice"),
        (HEADER + "result: []", "bad-record-line"),
        (HEADER + "commitment:", "bad-record-line"),
        (HEADER + f"commitment: {commitment(7)}\ncommitment: {commitment(7)}", "bad-record-line"),
    ],
)
def test_what_is_no_record_says_so(text: str, expected: str) -> None:
    assert message(text) == expected


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"detente record 1\n\xff\xfe")
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(1 << 33)
    for path, expected in [
        (binary, "not-a-record"),
        (huge, "not-a-record"),
        (tmp_path, "cannot-read"),
        (tmp_path / "none", "cannot-read"),
        (Path("nul\0"), "cannot-read"),
    ]:
        with pytest.raises(InvalidInput) as error:
            read_record(path)
        assert error.value.message == expected
        assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: text.replace("result: null", 'result: {"winners": [0]}'), "result"),
        (lambda text: text.replace("sha256:", "sha256:0"), "final"),
        (
            lambda text: text.partition("fingerprint:")[0].replace("null", '{"winners": []}'),
            "result",
        ),
        (lambda text: text.replace("result: null\n", "").replace("sha256:", "md5:"), "final"),
    ],
)
def test_a_wrong_claim_about_the_end_is_found(change: Any, expected: str) -> None:
    with pytest.raises(VerificationError) as error:
        parse_record(change(text_of())).verify()
    assert error.value.message == f"record-{expected}-differs"


def test_a_record_that_claims_nothing_is_only_replayed() -> None:
    text = text_of().partition("result:")[0]
    assert parse_record(text).verify().move_number == 40


# --- commitments ------------------------------------------------------------------------------

SECRET = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
PROMISE = "sha256:7b3d979ca8330a94fa7e9e1b466d8b99e0bcdea1ec90596c0dcc8d7ef6b4300c"


def committed(**origin: Any) -> Record:
    record = detente.game("cia_vs_kgb").start(seed=SECRET).record()
    record.origin = origin or record.origin
    record.commitment = PROMISE
    return record


def test_a_commitment_is_the_hash_of_the_secret_as_text() -> None:
    assert commitment(SECRET) == PROMISE
    assert commitment(7) == commitment("7") != commitment("07")
    assert commitment("Берлин") == f"sha256:{hashlib.sha256('Берлин'.encode()).hexdigest()}"


def test_a_record_keeps_its_commitment() -> None:
    record = committed()
    record.notes = {"cia": "Ann", "kgb": "commitment: sha256:0\nseed: 1"}
    text = record.text(record.replay())
    assert f'seed: "{SECRET}"\ncommitment: {PROMISE}\nnote cia: Ann\n' in text
    written = parse_record(text)
    assert written.record.commitment == PROMISE
    assert written.verify().move_number == 0
    assert written.record.text(written.verify()) == text
    assert "commitment" not in detente.game("cia_vs_kgb").start(seed=SECRET).record().text()


@pytest.mark.parametrize(
    "claimed",
    [
        commitment(SECRET + "0"),
        PROMISE.upper(),
        PROMISE[:-1],
        PROMISE.removeprefix("sha256:"),
        SECRET,
        "md5:0",
        "null",
        "\x1b[2J{ $found }",
        "sha256:" + "0" * 99_999,
    ],
)
def test_a_seed_that_was_not_promised_is_found(claimed: str) -> None:
    text = committed().text().replace(PROMISE, claimed)
    with pytest.raises(VerificationError) as error:
        parse_record(text).verify()
    assert error.value.message == "record-commitment-differs"
    sentence = str(error.value)
    assert PROMISE in sentence
    assert sentence.isprintable() and len(sentence) < 600


@pytest.mark.parametrize(
    "origin",
    [
        {"seed": SECRET, "outcomes": [["cuba"]]},
        {"seed": SECRET, "outcomes": []},
        {"position": detente.game("cia_vs_kgb").start(seed=SECRET).dump()},
    ],
    ids=lambda origin: " ".join(origin),
)
def test_chance_beside_the_seed_agrees_with_no_commitment(origin: dict[str, Any]) -> None:
    """Otherwise the promised seed could be shown with other deals."""
    with pytest.raises(VerificationError) as error:
        parse_record(committed(**origin).text()).verify()
    assert error.value.message == "record-chance-fixed"
    assert PROMISE in str(error.value)


def test_a_commitment_does_not_hide_another_wrong_claim() -> None:
    record = committed()
    text = record.text(record.replay())
    for change in (("null", '{"winners": [0]}'), ("fingerprint: sha256:", "fingerprint: sha256:0")):
        with pytest.raises(VerificationError):
            parse_record(text.replace(*change)).verify()


# --- damage -----------------------------------------------------------------------------------

damage = st.tuples(
    st.integers(0, 10_000),
    st.integers(0, 30),
    st.text('0123456789:{}[]," \n\x00é²-.eEnul', max_size=4),
)


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(from_position=st.booleans(), damages=st.lists(damage, min_size=1, max_size=3))
def test_a_damaged_record_is_proved_or_gives_one_sentence(
    from_position: bool, damages: list[tuple[int, int, str]]
) -> None:
    text = _FROM_POSITION if from_position else _FROM_SEED
    for place, length, put in damages:
        at = place % (len(text) + 1)
        text = text[:at] + put + text[at + length :]
    try:
        parse_record(text).verify()
    except InvalidInput as error:
        assert "\n" not in str(error)
        assert str(error) != error.message


def _from_position() -> str:
    middle = played(30)
    state = middle.game.load(json.loads(json.dumps(middle.dump())))
    for _ in range(8):
        seat = state.to_act[0]
        state.play(seat, state.legal_moves(seat)[-1])
    return state.record().text(state)


_FROM_SEED = text_of()
_FROM_POSITION = _from_position()


def test_a_position_that_no_game_reaches_is_refused_when_it_is_played_on() -> None:
    data = played(0).dump()
    data["agenda"] = [["send_agents"]]
    text = HEADER.replace("seed: 7", f"position: {json.dumps(data)}")
    text += "".join(f"setting {name}: {json.dumps(v)}\n" for name, v in data["settings"].items())
    assert message(text + "0:analyst 1:analyst 0:cia") == "bad-position"


CHECKOUT = Path(__file__).parents[2]
DOCUMENT = (CHECKOUT / "docs/records.md").read_text(encoding="utf-8")
BOARD = (CHECKOUT / "src/detente/games/cia_vs_kgb/README.md").read_text(encoding="utf-8")


def test_the_example_in_the_document_holds() -> None:
    example = DOCUMENT.partition("```text\n")[2].partition("```")[0]
    written = parse_record(example)
    assert set(written.claims) == {"result", "fingerprint"}
    assert written.verify().move_number == len(written.record.moves) > 0


def test_every_field_of_a_position_is_documented() -> None:
    data = played(30).dump()
    for field in [*data, *data["board"]["groups"]]:
        assert f"`{field}`" in DOCUMENT or f'"{field}":' in DOCUMENT, field
    for field in data["board"]:
        assert f"`{field}`" in BOARD, field
