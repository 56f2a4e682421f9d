"""The ways of playing a game that tests, soaks and benchmarks go through."""

from dataclasses import dataclass

from detente.core.game import Game, Setting, setting_text


@dataclass(frozen=True)
class Variant:
    """An edition, a number of seats, and a set of options that brings more rules into play."""

    label: str
    seats: int
    options: dict[str, Setting]


def variants(game: type[Game]) -> list[Variant]:
    """Every edition with every number of seats, and what the game's `corners` add there."""
    return [
        Variant(_label(game, edition, seats, corner), seats, {**edition, **corner})
        for edition in _editions(game)
        for seats in game.seat_counts
        for corner in game.corners
        if _adds(game, corner, seats) and not game(**edition, **corner).misfits(seats)
    ]


def _editions(game: type[Game]) -> list[dict[str, Setting]]:
    return [{"edition": edition} for edition in game.switches.get("edition", ())] or [{}]


def _adds(game: type[Game], corner: dict[str, Setting], seats: int) -> bool:
    """Whether an option of the corner matters with so many seats; the empty one always counts."""
    return not corner or any(game.matters(option, seats) for option in corner)


def _label(
    game: type[Game], edition: dict[str, Setting], seats: int, corner: dict[str, Setting]
) -> str:
    """What tells it from the other variants of the game, such as `deluxe` or `4_abilities`."""
    parts = [setting_text(value) for value in edition.values()]
    parts += [str(seats)] * (len(game.seat_counts) > 1)
    parts += [option for option in corner if game.matters(option, seats)]
    return "_".join(parts)
