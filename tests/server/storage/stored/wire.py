"""The server's words of today for what the stored databases keep.

The stored files and the test that loads them use words of their own. Where a field, an address or
a column is renamed, this module changes and nothing else.
"""

import hashlib
import json
from typing import Any

from detente.core.record import fingerprint
from detente.core.state import State
from tests.server.player import Guest

Facts = dict[str, Any]

TABLES: dict[str, str] = {}
"""Table of the stored schema → what it is called today, where that differs."""
COLUMNS: dict[str, dict[str, str]] = {}
"""Table of the stored schema → its columns that have other names today."""
REWRITTEN = {"snapshots"}
"""Tables whose rows a migration may write anew or drop: they only save time."""


def view_then(view: Facts) -> Facts:
    """A view in the words of revision 0002."""
    return view


def event_then(event: Facts) -> Facts:
    """An event in the words of revision 0002."""
    return event


def fingerprint_then(state: State) -> str:
    """The fingerprint that a position has as revision 0002 wrote it."""
    return fingerprint(state)


# --- reading ----------------------------------------------------------------------------------


async def look(guest: Guest, table: str, place: str | None = None) -> Facts:
    """A table as somebody sees it, through one of his seats if he has several."""
    query = {} if place is None else {"seat": place}
    news: Facts = await guest.get(f"/tables/{table}", **query)
    return news


def of_table(news: Facts) -> Facts:
    """What everybody may know of a table, without what depends on the time of the question."""
    table = news["table"]
    return {
        "game": table["game"],
        "settings": table["options"],
        "pace": table["pace"],
        "version": table["number"],
        "to_act": table["to_act"],
        "over": table["over"],
        "closed": table["closed"],
        "result": table["result"],
        "commitment": table["commitment"],
        "secret": table["secret"],
        "first": table["first"],
        "notes": table["notes"],
        "started": table["started"],
        "changed": table["changed"],
        "seats": [
            {
                "place": seat["place"],
                "called": seat["seat"],
                "kind": seat["kind"],
                "name": seat["name"],
                "bot": seat["bot"],
                "consents": seat["consents"],
            }
            for seat in table["seats"]
        ],
        "chat": [
            [line[field] for field in ("number", "at", "seat", "name", "text", "notice", "args")]
            for line in news["lines"]
        ],
    }


def of_seat(news: Facts) -> Facts:
    """What one seat, or a spectator, sees and has seen."""
    events = [event_then(event) for event in news["events"]]
    return {
        "own": news["own"],
        "undo": news["undo"],
        "bot_stands_in": news["substituted"],
        "hints": news["hints"],
        "view": view_then(news["view"]),
        "events": len(events),
        "events_digest": digest(events),
    }


def digest(value: Any) -> str:
    """A hash of anything that can be written as JSON."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def version(news: Facts) -> int:
    """How many choices and undos there have been."""
    number: int = news["table"]["number"]
    return number


def view(news: Facts) -> Facts:
    """The view of the seat."""
    found: Facts = news["view"]
    return found


def events(news: Facts) -> list[Facts]:
    """What the seat has seen."""
    found: list[Facts] = news["events"]
    return found


def moves(news: Facts) -> list[str]:
    """What the seat may choose now."""
    prompt = news["view"]["prompt"]
    return [option["code"] for option in prompt["options"]] if prompt else []


def hidden_move(news: Facts) -> str | None:
    """What the seat has chosen while others still have to."""
    answer: str | None = news["view"]["answer"]
    return answer


def kind(news: Facts, place: str) -> str:
    """Who sits at a place: a person, a bot …"""
    (seat,) = [seat for seat in news["table"]["seats"] if seat["place"] == place]
    return str(seat["kind"])


def called(news: Facts, place: str) -> str:
    """What a place is called in the game now."""
    (seat,) = [seat for seat in news["table"]["seats"] if seat["place"] == place]
    return str(seat["seat"])


async def lobby(guest: Guest) -> Facts:
    """The tables that somebody finds in the lobby, and his places at his own."""
    found = await guest.get("/tables")
    lists = {name: [table["id"] for table in found[name]] for name in ("open", "mine", "public")}
    return {**lists, "places": found["seats"]}


async def moment(guest: Guest, table: str, after: int) -> Facts:
    """What somebody saw after so many choices."""
    then = await guest.get(f"/tables/{table}/moment", choice=after)
    return view_then(then["view"])


async def record(guest: Guest, table: str) -> str:
    """The record of a table as text."""
    return (await guest.http.get(f"/api/tables/{table}/record")).raise_for_status().text


# --- acting -----------------------------------------------------------------------------------


async def play(
    guest: Guest, table: str, id: str, version: int, move: str, place: str | None = None
) -> int:
    """Make a choice; the table's version after it."""
    choice = {"id": id, "number": version, "code": move, "seat": place}
    return int((await guest.post(f"/tables/{table}/choices", choice))["number"])


async def undo(guest: Guest, table: str, id: str, version: int) -> int:
    """Take a choice back; the table's version after it."""
    return int((await guest.post(f"/tables/{table}/undo", {"id": id, "number": version}))["number"])


async def say(guest: Guest, table: str, id: str, text: str) -> None:
    """Say something at the table."""
    await guest.post(f"/tables/{table}/say", {"id": id, "text": text})


async def join(guest: Guest, table: str, **by: str) -> str:
    """Sit down by a `token` or at a `seat`; the seat's own token."""
    return str((await guest.post(f"/tables/{table}/join", by))["token"])


async def invite(guest: Guest, table: str, place: str) -> str:
    """An invitation to a seat that nobody has."""
    return str((await guest.post(f"/tables/{table}/invite", {"seat": place}))["token"])


async def device_link(guest: Guest, table: str) -> str:
    """A token for another device of the same person."""
    return str((await guest.post(f"/tables/{table}/link"))["token"])


async def leave(guest: Guest, table: str) -> None:
    """Give up one's seats."""
    await guest.post(f"/tables/{table}/leave")


async def take_over(guest: Guest, table: str, place: str, bot: str) -> None:
    """Agree that a bot plays for somebody."""
    await guest.post(f"/tables/{table}/takeover", {"seat": place, "bot": bot})


async def come_back(guest: Guest, table: str) -> None:
    """Take one's seat back from a bot."""
    await guest.post(f"/tables/{table}/return")


async def create(guest: Guest, game: str, *seats: str, **more: Any) -> Facts:
    """A new table: `table`, `token` and `invitations` by place."""
    place: Facts = await guest.post("/tables", {"game": game, "seats": list(seats), **more})
    return place


async def show(guest: Guest, text: str) -> str:
    """A table that shows a record from elsewhere."""
    return str((await guest.post("/records", {"text": text, "file": "game.detente"}))["table"])
