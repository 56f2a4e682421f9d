"""The places of a view of Agents, and who has influence there."""

from collections.abc import Mapping
from typing import Any, Final

NOBODY: Final = "–"
GUARDED: Final = "#"


def place_of(board: Mapping[str, Any], code: str) -> Mapping[str, Any]:
    """A region or sector of the view."""
    found: Mapping[str, Any] = board["regions"].get(code) or board["sectors"][code]
    return found


def owners(board: Mapping[str, Any], code: str) -> tuple[str, str]:
    """Who has the influence token of a place, and who would have it after a recount now.

    A service that nobody plays gets none, but it keeps those that its operatives guard.
    """
    place = place_of(board, code)
    holder = GUARDED if place["guarded"] else place["holder"] or NOBODY
    if place["leader"] in board["services"]:
        return holder, place["leader"]
    return holder, GUARDED if place["guarded"] else NOBODY
