"""Records from elsewhere: proved, then shown at a table of their own, where nobody plays."""

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import detente
from detente import State, parse_record
from detente.core.record import commitment
from detente.server.limits import LARGEST_RECORD, MOST_RECORDED, Limits, Rate
from detente.server.storage import store
from tests.server.company import Company, company, refused, run
from tests.server.inside import boundless
from tests.server.player import Guest
from tests.web.stored_tables import played

Story = Callable[[Company, Guest], Awaitable[None]]


def tell(tmp_path: Path, story: Story, limits: Limits | None = None) -> None:
    """A test with a server of its own and somebody who visits it."""

    async def work() -> None:
        async with company(tmp_path, limits=limits) as server:
            await story(server, await server.guest("Ann"))

    run(work())


def after(moves: int, name: str = "twilight_struggle") -> State:
    """A game after so many moves."""
    return played(lambda state: state.move_number == moves, name)


def text_of(state: State, **notes: str) -> str:
    record = state.record()
    record.notes = notes
    return record.text(state)


async def shown(guest: Guest, text: str) -> str:
    """The table at which the guest's record is shown."""
    place = await guest.post("/records", {"text": text, "file": "game.detente"})
    assert (place["seat"], place["token"], place["invitations"]) == (None, None, {})
    return str(place["table"])


async def looks_like(guest: Guest, id: str, text: str, state: State) -> dict[str, Any]:
    """See that a table shows this state with its whole past; what everybody knows of it."""
    update: dict[str, Any] = await guest.get(f"/tables/{id}")
    written = parse_record(text)
    assert update["view"] == json.loads(json.dumps(state.view(None)))
    assert update["events"] == json.loads(json.dumps(state.events(None)))
    table: dict[str, Any] = update["table"]
    assert (table["closed"], table["version"]) == (True, len(written.record.moves))
    assert (table["commitment"], table["secret"]) == (None, None)
    begin = written.record.start()
    for then, choice in ((begin, table["first_move_number"]), (state, state.move_number)):
        path = f"/tables/{id}/positions/{choice}"
        moment = await guest.get(path, all_seats=True)
        assert moment["view"] == json.loads(json.dumps(then.view(None)))
        seats = range(then.seats)
        assert moment["views"] == json.loads(json.dumps([then.view(seat) for seat in seats]))
        mine = await guest.get(path, seat=then.seat_name(1))
        assert mine["view"] == moment["views"][1] and mine["views"] == []
    answer = await guest.http.get(f"/api/tables/{id}/record")
    again = parse_record(answer.raise_for_status().text)
    assert again.record.moves == written.record.moves
    assert again.verify().dump() == state.dump()
    return table


def test_a_finished_game_can_be_looked_at_by_anybody(tmp_path: Path) -> None:
    state = played(lambda state: state.over, "twilight_struggle")
    text = text_of(state, us="Ann", ussr="Officer", place="Reykjavík")

    async def story(server: Company, ann: Guest) -> None:
        id = await shown(ann, text)
        table = await looks_like(await server.guest("Bob"), id, text, state)
        assert (table["over"], table["result"]) == (True, state.result)
        assert table["notes"] == {"us": "Ann", "ussr": "Officer", "place": "Reykjavík"}
        assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
            ("record", "Ann"),
            ("record", "Officer"),
        ]
        lobby = await ann.get("/tables")
        assert (lobby["open"], lobby["mine"], lobby["public"]) == ([], [], [])
        assert await shown(ann, text) != id

    tell(tmp_path, story)


def test_it_is_still_there_when_the_server_starts_again(database_url: str) -> None:
    state = after(90)
    text = text_of(state)

    async def work() -> None:
        async with company(database_url) as server:
            ann = await server.guest("Ann")
            id = await shown(ann, text)
        async with company(database_url) as server:
            await looks_like(server.returning(ann), id, text, state)
        async with company(database_url) as server:
            # Another version would not read the snapshot: then it is all played again.
            await server.tables.database.write(lambda c: store.drop_snapshot(c, id))
            await looks_like(server.returning(ann), id, text, state)

    run(work())


def test_an_unfinished_game_is_shown_with_everybodys_eyes_and_nobody_plays(tmp_path: Path) -> None:
    state = after(40)
    text = text_of(state)

    async def story(server: Company, ann: Guest) -> None:
        id = await shown(ann, text)
        table = await looks_like(ann, id, text, state)
        assert (table["over"], table["to_act"]) == (False, [state.seat_name(state.to_act[0])])
        for seat in ("us", "ussr"):
            join = ann.post(f"/tables/{id}/join", {"seat": seat})
            await refused(join, 400, "table-seat-taken")
            invite = ann.post(f"/tables/{id}/invitations", {"seat": seat})
            await refused(invite, 400, "table-seat-taken")
        code = state.legal_moves(state.to_act[0])[0]
        choice = {"id": "a", "version": table["version"], "move": code}
        await refused(ann.post(f"/tables/{id}/moves", choice), 403, "table-only-watching")
        assert (await ann.get(f"/tables/{id}"))["table"]["version"] == 40

    tell(tmp_path, story)


def test_a_game_that_is_played_here_keeps_its_secrets(tmp_path: Path) -> None:
    async def story(server: Company, ann: Guest) -> None:
        place = await ann.create_table("me", "link")
        path = f"/tables/{place['table']}"
        await refused(ann.get(f"{path}/positions/0", all_seats=True), 403, "table-eyes-later")
        await refused(ann.http.get(f"/api{path}/record"), 400, "table-record-later")
        table = (await ann.get(path))["table"]
        assert (table["first_move_number"], table["notes"]) == (0, None)

    tell(tmp_path, story)


def test_chance_may_be_fixed(tmp_path: Path) -> None:
    game = detente.game("twilight_struggle")
    top = game.start(2, 5).view(1)["board"]["sides"]["ussr"]["hand"]
    state = game.start(2, "seed", outcomes=[top])
    state.play(state.to_act[0], state.legal_moves(state.to_act[0])[0])
    text = text_of(state)
    assert f"\noutcomes: [{json.dumps(top)}]\n" in text

    async def story(server: Company, ann: Guest) -> None:
        await looks_like(ann, await shown(ann, text), text, state)

    tell(tmp_path, story)


def test_a_record_may_begin_in_the_middle(tmp_path: Path) -> None:
    begin = after(60)
    state = begin.game.load(begin.dump())
    for _ in range(5):
        state.play(state.to_act[0], state.legal_moves(state.to_act[0])[0])
    text = text_of(state)

    async def story(server: Company, ann: Guest) -> None:
        id = await shown(ann, text)
        table = await looks_like(ann, id, text, state)
        assert (table["first_move_number"], table["version"]) == (60, 5)
        moment = ann.get(f"/tables/{id}/positions/59")
        await refused(moment, 400, "table-no-such-choice")

    tell(tmp_path, story)


def test_a_commitment_is_compared_but_not_claimed_by_the_server(tmp_path: Path) -> None:
    state = after(10)
    record = state.record()
    record.commitment = commitment(record.origin["seed"])
    good = record.text(state)
    record.commitment = commitment("another")
    bad = record.text(state)

    async def story(server: Company, ann: Guest) -> None:
        id = await shown(ann, good)
        await looks_like(ann, id, good, state)
        answer = await ann.http.get(f"/api/tables/{id}/record")
        assert f"commitment: {commitment(record.origin['seed'])}\n" in answer.text
        await refused(ann.post("/records", {"text": bad}), 400, "record-commitment-differs")

    tell(tmp_path, story)


HEAD = "detente record 1\ngame: twilight_struggle\nseats: 2\nseed: 1\n"


@pytest.mark.parametrize(
    ("text", "status", "error"),
    [
        ("", 400, "not-a-record"),
        ("a shopping list\n", 400, "not-a-record"),
        ("\x00" * 50, 400, "not-a-record"),
        ("detente record 99\n", 400, "newer-record"),
        (HEAD.replace("record 1", "record 2") + "revision: 99\n", 400, "newer-revision"),
        ("detente record 1\ngame: twilight_struggle\n", 400, "incomplete-record"),
        (HEAD.replace("twilight_struggle", "chess"), 404, "unknown-game"),
        (HEAD.replace("seats: 2", "seats: 999999999"), 400, "bad-seat-count"),
        (HEAD + 'option speed: "fast"\n', 400, "unknown-option"),
        (HEAD + 'option self: "fast"\n', 400, "unknown-option"),
        (HEAD + "option revision: 1\n", 400, "bad-record-line"),
        (HEAD + "chance: [[[]]]\n", 400, "unknown-code"),
        (HEAD + f"chance: {'[' * 100_000}\n", 400, "bad-record-line"),
        (HEAD + f"chance: [{'9' * 5000}]\n", 400, "bad-record-line"),
        (HEAD + "1:poland\n1:nowhere\n", 400, "bad-record-choice"),
        (HEAD + "7:poland\n", 400, "bad-seat"),
        (HEAD + "1:poland " * (MOST_RECORDED + 1), 400, "record-too-long"),
        (HEAD + 'result: {"winners": [0]}\n', 400, "record-result-differs"),
        (HEAD + "final: sha256:00\n", 400, "record-final-differs"),
        (HEAD.replace("seed: 1", "position: {}"), 400, "not-a-position"),
    ],
)
def test_what_is_no_record_is_refused(tmp_path: Path, text: str, status: int, error: str) -> None:
    async def story(server: Company, ann: Guest) -> None:
        asking = ann.post("/records", {"text": text, "file": "my\u202e game.detente"})
        problem = await refused(asking, status, error)
        assert problem["args"].get("file", "my game.detente") == "my game.detente"

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "change",
    [
        {"move_number": -1},
        {"move_number": 10**40},
        {"seats": 5},
        {"board": {}},
        {"agenda": []},
        {"agenda": [["no_such_step"]]},
        {"to_act": [7]},
        {"result": {"winners": [0], "scores": "20", "reason": "most_points"}},
    ],
    ids=str,
)
def test_a_position_that_no_game_reaches_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    state = after(20)
    position = state.dump() | change
    begin = f"revision: {state.game.revision}\nposition: {json.dumps(position)}"
    text = HEAD.replace("record 1", "record 2").replace("seed: 1", begin)

    async def story(server: Company, ann: Guest) -> None:
        asking = ann.post("/records", {"text": text})
        problem = await refused(
            asking, 400, "bad-seat-count" if "seats" in change else "bad-position"
        )
        assert len(problem["text"]) < 500

    tell(tmp_path, story)


def test_a_record_has_a_size(tmp_path: Path) -> None:
    comment = f"# {'x' * (LARGEST_RECORD - len(HEAD) - 100)}\n"

    async def story(server: Company, ann: Guest) -> None:
        await ann.post("/records", {"text": HEAD + comment})
        asking = ann.post("/records", {"text": HEAD + comment + "#" * 200})
        problem = await refused(asking, 413, "request-too-large")
        assert problem["args"] == {"most": LARGEST_RECORD}
        # Other requests have not become larger.
        asking = ann.post("/tables", {"game": "x" * LARGEST_RECORD, "seats": []})
        problem = await refused(asking, 413, "request-too-large")
        assert problem["args"]["most"] < LARGEST_RECORD

    tell(tmp_path, story)


def test_notes_are_shown_as_plain_text_of_some_length(tmp_path: Path) -> None:
    notes = [f"note {number}\u202e: {'long ' * 400}<b>\n" for number in range(100)]

    async def story(server: Company, ann: Guest) -> None:
        id = await shown(ann, HEAD + "".join(notes))
        table = (await ann.get(f"/tables/{id}"))["table"]
        assert 0 < len(table["notes"]) <= 20
        for name, note in table["notes"].items():
            assert name.isprintable() and note.isprintable() and len(name + note) < 600

    tell(tmp_path, story)


def test_records_count_as_tables_where_somebody_hurries(tmp_path: Path) -> None:
    limits = boundless()
    limits.tables = Rate(1 / 1000, 2)

    async def story(server: Company, ann: Guest) -> None:
        await shown(ann, HEAD)
        await refused(ann.post("/records", {"text": ""}), 400, "not-a-record")
        await refused(ann.post("/records", {"text": HEAD}), 429, "request-too-fast")

    tell(tmp_path, story, limits)


def test_another_sites_page_cannot_send_one(tmp_path: Path) -> None:
    async def story(server: Company, ann: Guest) -> None:
        headers = {"Origin": "https://elsewhere.example"}
        answer = ann.http.post("/api/records", json={"text": HEAD}, headers=headers)
        await refused(answer, 403, "request-foreign-origin")
        del ann.http.headers["X-CSRF-Token"]
        await refused(ann.post("/records", {"text": HEAD}), 403, "request-csrf")

    tell(tmp_path, story)
