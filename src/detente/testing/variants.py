"""The variants of a game that tests, soaks and benchmarks play."""

from dataclasses import dataclass

from detente.core.game import Game, Setting, setting_text


@dataclass(frozen=True)
class Variant:
    """An edition, a number of seats, and settings that bring more rules into play."""

    label: str
    seats: int
    settings: dict[str, Setting]


def variants(game: type[Game]) -> list[Variant]:
    """Every edition with every number of seats, and what the game's `test_settings` add there."""
    return [
        Variant(_label(game, edition, seats, added), seats, {**edition, **added})
        for edition in _editions(game)
        for seats in game.seat_counts
        for added in game.test_settings
        if _applies(game, added, seats) and not game(**edition, **added).invalid_settings(seats)
    ]


def _editions(game: type[Game]) -> list[dict[str, Setting]]:
    return [{"edition": edition} for edition in game.option_values.get("edition", ())] or [{}]


def _applies(game: type[Game], settings: dict[str, Setting], seats: int) -> bool:
    """Whether one of the settings applies with this number of seats, or there is none."""
    return not settings or any(game.option_applies(option, seats) for option in settings)


def _label(
    game: type[Game], edition: dict[str, Setting], seats: int, added: dict[str, Setting]
) -> str:
    """The name of a variant, unique within the game, such as `deluxe` or `4_abilities`."""
    parts = [setting_text(value) for value in edition.values()]
    parts += [str(seats)] * (len(game.seat_counts) > 1)
    parts += [option for option in added if game.option_applies(option, seats)]
    return "_".join(parts)
