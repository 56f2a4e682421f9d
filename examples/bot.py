"""A complete bot for the web table in nothing but Python's standard library.

    python bot.py "http://localhost:8765/t/TABLE#join=TOKEN"

The link is an invitation, or the personal link to a seat, as the table gives it. The bot sits down
and plays random moves in any game to its end: write a better `decide`. docs/api.md explains the
rest.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen
from uuid import uuid4


def decide(view: dict[str, Any]) -> str:
    """The move to play; `view` is all that the seat knows."""
    moves = view["prompt"]["moves"]
    return str(random.choice(moves)["move"])


def ask(url: str, token: str | None = None, body: Any = None) -> Any:
    """The server's answer; HTTPError if it rejects the request."""
    request = Request(url, headers={"Content-Type": "application/json"})
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    if body is not None:
        request.data = json.dumps(body).encode()
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)


def sit_down(link: str) -> tuple[str, str]:
    """Where the table is asked, and the token that proves our seat."""
    page, _, fragment = link.partition("#")
    server, _, table = page.partition("/t/")
    kind, _, token = fragment.partition("=")
    api = f"{server}/api/tables/{table}"
    if kind == "join":
        token = ask(f"{api}/join", body={"token": token})["token"]
    return api, token


def play(api: str, token: str, version: int, move: str) -> None:
    """Play a move once, however often it must be sent."""
    request = {"id": uuid4().hex, "version": version, "move": move}
    while True:
        try:
            ask(f"{api}/moves", token, request)
            return
        except HTTPError as refusal:
            if refusal.code == 409:  # The other side was faster: look again.
                return
            if refusal.code != 429:
                raise
            time.sleep(int(refusal.headers["Retry-After"]))
        except URLError:  # Nobody knows whether it arrived, so the same id goes out again.
            time.sleep(1)


def play_game(api: str, token: str, pause: float) -> dict[str, Any] | None:
    """Look and play until the game is over; its result."""
    version = -1
    while True:
        update = ask(f"{api}?version={version}", token)
        table = update["table"]
        version = table["version"]
        if table["over"] or table["closed"]:
            result: dict[str, Any] | None = table["result"]
            return result
        view = update["view"]  # None if nothing has changed
        if view and view["prompt"]["moves"]:
            play(api, token, version, decide(view))
        else:
            time.sleep(pause)


if __name__ == "__main__":
    print(play_game(*sit_down(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 1.0))
