"""The server's words of today for what the stored databases keep.

The stored files and the test that loads them use words of their own. Where a field, an address or
a column is renamed, this module changes and nothing else.
"""

import hashlib
import json
from typing import Any

from detente.core import legacy
from detente.core.record import position_fingerprint
from detente.core.state import State
from tests.server.player import Guest

Facts = dict[str, Any]

TABLES: dict[str, str] = {"holders": "seat_holders", "lines": "chat_messages"}
"""Table of the stored schema → what it is called today, where that differs."""
COLUMNS: dict[str, dict[str, str]] = {
    "entries": {"number": "version", "verb": "op", "code": "move"},
    "tables": {"options": "settings", "number": "version"},
}
"""Table of the stored schema → its columns that have other names today."""
VALUES: dict[str, dict[str, dict[Any, Any]]] = {"entries": {"op": {"choose": "play"}}}
"""Table and column of today → values of the stored schema that are written differently today."""
REWRITTEN = {"snapshots"}
"""Tables whose rows a migration may write anew or drop: they only save time."""


VIEW_THEN = {
    "settings": "options",
    "move_number": "choices",
    "pending_move": "answer",
    "score_unit": "point",
}
"""Field of a view → what revision 0002 called it."""


ADDED = {"zone_size": int, "priorities": list}
"""Field that a board tells today and did not then → its type."""


ADDED_ARGS: dict[str, tuple[str, ...]] = {
    "extra-finance": ("finance",),
    "operative-paid": ("count", "finance"),
    "token-drawn": ("seat",),
    "forced-transit": ("origin",),
    "diplomat-bought": ("count", "finance"),
    "funded": ("finance",),
    "moved": ("origin",),
    "liquidated": ("kind", "region", "worth", "halves"),
    "mossad-rewarded": ("finance",),
    "mi6-earned": ("finance",),
    "mi6-paid": ("finance",),
    "titan-earned": ("finance",),
    "raven-earned": ("finance",),
    "koschei-earned": ("finance",),
    "recalled": ("region", "cards", "active"),
    "recall-paid": ("finance", "owner_finance"),
    "recall-paid-to-bank": ("finance",),
    "taken-over": ("worth", "halves"),
    "taken-from": ("loser", "worth", "halves", "loser_halves"),
    "lost": ("worth", "halves"),
    "guard-claimed": ("worth", "halves"),
    "war-started": ("surcharge",),
    "recruited": ("active", "pool"),
    "professional-taken": ("held",),
    "professional-dismissed": ("held",),
    "professional-played": ("held",),
    "infiltrated": ("active", "ousted"),
    "intercepted": ("active",),
    "operation-run": ("active",),
    "operation-over": ("pool",),
    "advanced": ("active", "pool"),
    "discarded": ("pool",),
    "attached": ("circle",),
    "killed": ("killer", "pool"),
    "mediated": ("active", "pool"),
    "treaty-kept": ("held",),
    "recalled-from": ("active",),
    "treaty-drawn": ("held",),
    "concluded": ("held",),
    "deck-searched": ("held",),
    "given": ("pool",),
    "treaty-discarded": ("held",),
    "falcon-drew": ("held",),
    "falcon-trained": ("active", "pool"),
    "falcon-spent": ("active", "pool"),
    "own-agent": ("side",),
    "enemy-agent-seen": ("side",),
    "group-recruited": ("cia", "kgb"),
    "group-destroyed": ("cia", "kgb"),
    "group-switched": ("cia", "kgb"),
    "agent-revealed": ("disorder",),
    "agent-home": ("spared",),
    "agent-on-leave": ("from_hq",),
    "objective-claimed": ("score",),
    "event-used": ("score",),
    "group-swept": ("cia", "kgb"),
    "played-for-ops": ("event",),
    "region-scored": ("us_battlegrounds", "ussr_battlegrounds"),
    "final-scoring": ("us", "ussr"),
    "china-scored": ("vp",),
}
"""Kind of event → the arguments that it has today and had not then."""


KIND_THEN = {"taken-from": "taken-over"}
"""Kind of event → what it was part of then."""


NEW_KINDS = {"takeover", "points"}
"""Kinds of events of today that nobody was told of then."""


def view_then(view: Facts) -> Facts:
    """A view in the words of revision 0002, which knew no revisions of the rules."""
    assert isinstance(view["revision"], int)
    then = {VIEW_THEN.get(name, name): value for name, value in view.items() if name != "revision"}
    then["board"] = _without_added(view["board"])
    if prompt := view["prompt"]:
        moves = [_move_then(move) for move in prompt["moves"]]
        others = {name: value for name, value in prompt.items() if name != "moves"}
        then["prompt"] = {**others, "options": moves}
    return then


def _without_added(board: Facts) -> Facts:
    for name in ADDED.keys() & board.keys():
        assert isinstance(board[name], ADDED[name])
    return {
        name: _without_added(value) if isinstance(value, dict) else value
        for name, value in board.items()
        if name not in ADDED
    }


def _move_then(move: Facts) -> Facts:
    words = {"move": "code", "label": "id"}
    then = {words.get(name, name): value for name, value in move.items()}
    if "hint" in move:
        hint_words = {"probability": "chance"}
        then["hint"] = {hint_words.get(name, name): fact for name, fact in move["hint"].items()}
    return then


def event_then(event: Facts) -> Facts:
    """An event in the words of revision 0002, which did not say who caused it."""
    added = ADDED_ARGS.get(event["id"], ())
    args = {name: value for name, value in event["args"].items() if name not in added}
    kind = KIND_THEN.get(event["id"], event["id"])
    return {"number": event["move_number"], "id": kind, "args": args}


def fingerprint_then(state: State) -> str:
    """The fingerprint that a position has as revision 0002 wrote it."""
    return position_fingerprint(legacy.position_to_v1(state.dump(), state.game.action_of))


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
        "settings": table["settings"],
        "pace": table["pace"],
        "version": table["version"],
        "to_act": table["to_act"],
        "over": table["over"],
        "closed": table["closed"],
        "result": table["result"],
        "commitment": table["commitment"],
        "secret": table["secret"],
        "first": table["first_move_number"],
        "notes": table["notes"],
        "started": table["started"],
        "changed": table["changed"],
        "seats": [
            {
                "place": seat["seat_id"],
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
            for line in news["messages"]
        ],
    }


def of_seat(news: Facts) -> Facts:
    """What one seat, or a spectator, sees and has seen."""
    told_then = [event for event in news["events"] if event["id"] not in NEW_KINDS]
    events = [event_then(event) for event in told_then]
    return {
        "own": news["my_seats"],
        "undo": news["undo_seat"],
        "bot_stands_in": news["bot_plays_for_me"],
        "hints": news["can_ask_hint"],
        "view": view_then(news["view"]),
        "events": len(events),
        "events_digest": digest(events),
    }


def digest(value: Any) -> str:
    """A hash of anything that can be written as JSON."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


def version(news: Facts) -> int:
    """How many moves and undos there have been."""
    found: int = news["table"]["version"]
    return found


def view(news: Facts) -> Facts:
    """The view of the seat."""
    found: Facts = news["view"]
    return found


def events(news: Facts) -> list[Facts]:
    """What the seat has seen."""
    found: list[Facts] = news["events"]
    return found


def moves(news: Facts) -> list[str]:
    """The legal moves of the seat."""
    prompt = news["view"]["prompt"]
    return [move["move"] for move in prompt["moves"]] if prompt else []


def hidden_move(news: Facts) -> str | None:
    """What the seat has played while others still have to."""
    found: str | None = news["view"]["pending_move"]
    return found


def kind(news: Facts, place: str) -> str:
    """Who sits at a place: a person, a bot …"""
    (seat,) = [seat for seat in news["table"]["seats"] if seat["seat_id"] == place]
    return str(seat["kind"])


def called(news: Facts, place: str) -> str:
    """What a place is called in the game now."""
    (seat,) = [seat for seat in news["table"]["seats"] if seat["seat_id"] == place]
    return str(seat["seat"])


async def lobby(guest: Guest) -> Facts:
    """The tables that somebody finds in the lobby, and his places at his own."""
    found = await guest.get("/tables")
    lists = {name: [table["id"] for table in found[name]] for name in ("open", "mine", "public")}
    return {**lists, "places": found["my_seats"]}


async def moment(guest: Guest, table: str, after: int) -> Facts:
    """What somebody saw after so many moves."""
    then = await guest.get(f"/tables/{table}/positions/{after}")
    return view_then(then["view"])


async def record(guest: Guest, table: str) -> str:
    """The record of a table as text."""
    return (await guest.http.get(f"/api/tables/{table}/record")).raise_for_status().text


# --- acting -----------------------------------------------------------------------------------


async def play(
    guest: Guest, table: str, id: str, version: int, move: str, place: str | None = None
) -> int:
    """Play a move; the table's version after it."""
    request = {"id": id, "version": version, "move": move, "seat": place}
    return int((await guest.post(f"/tables/{table}/moves", request))["version"])


async def undo(guest: Guest, table: str, id: str, version: int) -> int:
    """Take a move back; the table's version after it."""
    request = {"id": id, "version": version}
    return int((await guest.post(f"/tables/{table}/undo", request))["version"])


async def say(guest: Guest, table: str, id: str, text: str) -> None:
    """Say something at the table."""
    await guest.post(f"/tables/{table}/chat", {"id": id, "text": text})


async def join(guest: Guest, table: str, **by: str) -> str:
    """Sit down by a `token` or at a `seat`; the seat's own token."""
    return str((await guest.post(f"/tables/{table}/join", by))["token"])


async def invite(guest: Guest, table: str, place: str) -> str:
    """An invitation to a seat that nobody has."""
    return str((await guest.post(f"/tables/{table}/invitations", {"seat": place}))["token"])


async def admit(guest: Guest, table: str, place: str) -> None:
    """Agree to somebody new at a seat that was left."""
    await guest.post(f"/tables/{table}/admissions", {"seat": place})


async def device_link(guest: Guest, table: str) -> str:
    """A token for another device of the same person."""
    return str((await guest.post(f"/tables/{table}/device-links"))["token"])


async def leave(guest: Guest, table: str) -> None:
    """Give up one's seats."""
    await guest.post(f"/tables/{table}/leave")


async def take_over(guest: Guest, table: str, place: str, bot: str) -> None:
    """Agree that a bot plays for somebody."""
    await guest.post(f"/tables/{table}/bot-takeover", {"seat": place, "bot": bot})


async def come_back(guest: Guest, table: str) -> None:
    """Take one's seat back from a bot."""
    await guest.post(f"/tables/{table}/reclaim")


async def create(guest: Guest, game: str, *seats: str, **more: Any) -> Facts:
    """A new table: `table`, `token` and `invitations` by place."""
    place: Facts = await guest.post("/tables", {"game": game, "seats": list(seats), **more})
    return place


async def show(guest: Guest, text: str) -> str:
    """A table that shows a record from elsewhere."""
    return str((await guest.post("/records", {"text": text, "file": "game.detente"}))["table"])
