"""Every game that an earlier server left unfinished is played to its end by today's."""

import asyncio
import json
import random
from typing import Any

import pytest

from detente import bots, parse_record
from detente.server.bot_workers import BotDecision, BotWorkers, run_bot
from detente.server.table.table import Table
from tests.server.company import until
from tests.server.player import Guest
from tests.server.storage.stored import wire
from tests.server.storage.stored.loaded import FOLDER, SCHEMAS, Stored, Visit


def unfinished(schema: str) -> list[str]:
    """The stored tables at which something can still be done."""
    known = json.loads((FOLDER / f"{schema}.json").read_text(encoding="utf-8"))
    tables = known["tables"].items()
    return [name for name, kept in tables if not kept["table"]["over"] | kept["table"]["closed"]]


class RandomBots(BotWorkers):
    """Bots of any level that move at random; they must be given the table's revision."""

    def __init__(self, revision: int) -> None:
        super().__init__(workers=1)
        self.revision = revision

    async def decide(
        self, game: str, sampled_position: dict[str, Any], seat: int, bot: str, seed: str
    ) -> BotDecision:
        assert sampled_position["revision"] == self.revision
        advice = run_bot(bots.make, game, sampled_position, seat, "random", seed)
        await asyncio.sleep(0)
        return BotDecision(advice.move, bot)


async def seated(visit: Visit, name: str) -> dict[str, Guest]:
    """Who plays at each place without a bot, once all places are taken."""
    kept = visit.stored.tables[name]
    people = {place: visit.guest(key) for place, key in kept["guests"].items()}
    news = await wire.look(next(iter(people.values())), kept["id"])
    for seat in wire.of_table(news)["seats"]:
        place = seat["place"]
        if seat["kind"] in ("link", "open", "left"):
            by = {"seat": place}
            if seat["kind"] == "link":
                by = {"token": kept["invitations"][place]}
            elif seat["kind"] == "left":
                others = [people[other] for other in people if other != place]
                for other in others:
                    await wire.admit(other, kept["id"], place)
                by = {"token": await wire.invite(others[0], kept["id"], place)}
            people[place] = await visit.everybody.guest(f"New at {place}")
            await wire.join(people[place], kept["id"], **by)
        elif seat["kind"] == "bot":
            people.pop(place, None)
    return people


async def play_on(table: Table, people: dict[str, Guest]) -> None:
    """Play at random to the end; the people by the API, the bots by themselves."""
    choose = random.Random(table.row.id)
    while table.state.to_act:
        version, places = table.version, [table.game.seat_name(s) for s in table.state.to_act]
        if not people.keys() >= set(places):
            await until(lambda: table.version > version)  # noqa: B023
            continue
        place = choose.choice(places)
        seat = table.find_seat(place)
        move = choose.choice(table.state.legal_moves(seat))
        id = f"on-{version}"
        assert await wire.play(people[place], table.row.id, id, version, move, place) == version + 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stored", "name"),
    [(schema, name) for schema in SCHEMAS for name in unfinished(schema)],
    indirect=["stored"],
)
def test_an_unfinished_game_goes_on_and_ends(stored: Stored, name: str) -> None:
    kept = stored.tables[name]
    revision = kept.get("revision", 1)

    async def story(visit: Visit) -> None:
        table = await visit.everybody.table(kept["id"])
        assert table.game.revision == table.row.revision == revision
        before = table.state.history
        await play_on(table, await seated(visit, name))
        assert table.state.over
        stranger = await visit.everybody.guest("Stranger")
        text = await wire.record(stranger, kept["id"])
        written = parse_record(text)
        assert (written.format, written.record.revision) == (2, revision)
        assert written.record.moves[: len(before)] == before
        written.record.check_commitment(kept["table"]["commitment"])
        assert written.verify().dump() == table.state.dump()
        assert written.claims["result"] == table.state.result
        # It is stored like this, too.
        visit.everybody.tables.loaded.clear()
        again = wire.of_table(await wire.look(stranger, kept["id"]))
        assert (again["over"], again["result"]) == (True, written.claims["result"])
        assert await wire.record(stranger, kept["id"]) == text

    stored.tell(story, RandomBots(revision))
