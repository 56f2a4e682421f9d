"""How the page tells a game and its sides apart: `web/look.json`, which a game may have.

    {"tone": "sea", "signs": {"us": "blue", "ussr": "red"}}

A sign is a colour that has a shape of its own, the same in all games: blue ◆, red ●, green ■,
violet ▲, ochre ✚. Sides that are in none of the signs have a neutral one; where a game has no signs
at all, its seats have these in their order.
"""

from functools import cache
from typing import Literal

from msgspec import DecodeError, Struct, ValidationError, json

from detente import registry
from detente.registry import GamePackage, PackageProblem

Tone = Literal["sea", "oxblood", "teal", "bronze"]
Sign = Literal["blue", "red", "green", "violet", "ochre"]
FILE = "web/look.json"


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """What the bar, the dock and the covers of a game stand on, and the signs of its sides."""

    tone: Tone | None = None
    signs: dict[str, Sign] = {}


def read_look(package: GamePackage) -> Look:
    """What a game says of its look; PackageProblem if it cannot be understood."""
    file = package.files(FILE)
    if not file.is_file():
        return Look()
    try:
        return json.decode(file.read_bytes(), type=Look)
    except (DecodeError, ValidationError) as error:
        raise PackageProblem("check-look", file=FILE, what=str(error)) from None


@cache
def look(game: str) -> Look:
    """The look of a game; the usual one if what it says cannot be understood."""
    try:
        return read_look(registry.package(game))
    except PackageProblem:
        return Look()
