"""Points, with the parts they are made of (SP-OBJ, SP-IC, SP-SCO, SP-SOLO-41)."""

from typing import TYPE_CHECKING, Final, cast

from detente.core.deck import cards_in
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import (
    FIRST_MINOR,
    FIRST_OPERATION,
    FIRST_PROJECT,
    FIRST_TREATY,
    FIRST_TYPE,
)
from detente.games.secret_power.rules.counting import signs
from detente.games.secret_power.rules.objects import (
    ALL_TYPES,
    CIRCLE,
    COLOURS,
    CORPORATIONS,
    CRIME_SYNDICATES,
    GROUP,
    MINOR_OF,
    MULTIPLIER,
    POWER,
    TYPE,
    TYPES_OF,
)
from detente.games.secret_power.rules.places import ALONE, DISCARDED, FALCON
from detente.games.secret_power.rules.projects import FOUR
from detente.games.secret_power.rules.treaties import (
    PER_CARD,
    PER_COORDINATOR,
    PER_GROUP,
    PER_OPERATION,
)

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy

COLOUR: Final = 0
POWER_CARD: Final = 1
FREE_CIRCLE: Final = 2
PROJECT: Final = 3
OPERATION: Final = 4
TREATY: Final = 5
EFFECT: Final = 6
MAJORITY_WON: Final = 7
LEVEL: Final = 8
PARTS: Final = (
    *("colour", "power", "inner_circle", "project", "operation"),
    *("treaty", "effect", "majority", "level"),
)


def total(s: "Conspiracy", player: int) -> int:
    """A player's points if the game ended now."""
    points = 0
    for _, _, count, each in parts(s, player):
        points += count * each
    return points


def standings(s: "Conspiracy") -> list[int]:
    """The points of all players, where changes of them are told; otherwise empty."""
    return [total(s, player) for player in range(s.players)] if s.keep_events else []


def tell_points(s: "Conspiracy", before: list[int]) -> None:
    """Log whose points are no longer as in these standings."""
    for player, points in enumerate(standings(s)):
        if points != before[player]:
            s.log_public(log.POINTS, player, points - before[player], points)


def parts(s: "Conspiracy", player: int) -> list[tuple[int, int, int, int]]:
    """Kind of part, the code it belongs to, how many are counted, the points for each."""
    if s.rules.attaches and s.is_falcon(player) and s.have[player * ALL_TYPES + CIRCLE]:
        s = cast("Conspiracy", s.hypothetical())
        attach_for_falcon(s)
    found: list[tuple[int, int, int, int]] = []
    _add_objects(s, player, found)
    _add_positions(s, player, found)
    _add_treaties(s, player, found)
    _add_majorities(s, player, found)
    return found


def counts(s: "Conspiracy", player: int, number: int) -> int:
    """SP-OBJ-02: how many things a power card of a type counts."""
    if number == CORPORATIONS:
        return s.group_count(player, POWER) - 1
    if number == CRIME_SYNDICATES:
        return min([s.group_count(player, group) for group in COLOURS])
    return s.group_count(player, MULTIPLIER.index(number))


def _add_objects(s: "Conspiracy", player: int, found: list[tuple[int, int, int, int]]) -> None:
    """Colour cards, then power cards one by one, then inner circles that stand alone."""
    tables = s.tables
    at = player * ALL_TYPES
    for group in COLOURS:
        for number in TYPES_OF[group]:
            if s.have[at + number]:
                found.append(
                    (COLOUR, FIRST_TYPE + number, s.have[at + number], tables.each[number])
                )
        kind = MINOR_OF[group]
        if s.minors[player * 4 + kind]:
            minors = s.minors[player * 4 + kind]
            found.append((COLOUR, FIRST_MINOR + kind, minors, tables.minor_points[kind]))
    for number in TYPES_OF[POWER]:
        if s.have[at + number]:
            counted = counts(s, player, number)
            plain = s.have[at + number] - s.joined[at + number]
            if plain:
                found.append(
                    (POWER_CARD, FIRST_TYPE + number, plain * counted, tables.each[number])
                )
            if s.joined[at + number]:
                strengthened = s.joined[at + number] * counted
                each = tables.each[number] + tables.strengthened
                found.append((POWER_CARD, FIRST_TYPE + number, strengthened, each))
    if s.have[at + CIRCLE]:
        found.append((FREE_CIRCLE, FIRST_TYPE + CIRCLE, s.have[at + CIRCLE], tables.each[CIRCLE]))


def _add_positions(s: "Conspiracy", player: int, found: list[tuple[int, int, int, int]]) -> None:
    """SP-PRJ-05: the stage reached in each project; then operations."""
    for project in FOUR:
        stage = s.stage[player * 4 + project]
        if stage:
            found.append(
                (PROJECT, FIRST_PROJECT + project, 1, s.tables.stage_points[project][stage])
            )
    for operation, owner in enumerate(s.operations):
        if owner == player:
            found.append(
                (OPERATION, FIRST_OPERATION + operation, 1, s.tables.operation_points[operation])
            )


def _add_treaties(s: "Conspiracy", player: int, found: list[tuple[int, int, int, int]]) -> None:
    """Printed points; then what final effects count, which the Falcon's never do (SP-SOLO-40)."""
    tables = s.tables
    falcon = s.is_falcon(player)
    for treaty in cards_in(s.concluded[player]):
        if tables.treaty_points[treaty]:
            found.append((TREATY, FIRST_TREATY + treaty, 1, tables.treaty_points[treaty]))
        if falcon:
            continue
        for kind, what, each in tables.per[treaty]:
            number = effect_counts(s, player, kind, what)
            found.append((EFFECT, FIRST_TREATY + treaty, number, each))
        if 1 << treaty & tables.scorched_earth:
            burnt = discarded(s, tables.effect_group[treaty])
            found.append((EFFECT, FIRST_TREATY + treaty, burnt, tables.effect_points[treaty]))
    if falcon and s.concluded[player] and s.rules.points_per_treaty:
        number = s.concluded[player].bit_count()
        found.append((LEVEL, -1, number, s.rules.points_per_treaty))


def effect_counts(s: "Conspiracy", player: int, kind: int, what: int) -> int:
    """How many of the things there are that a final effect counts."""
    if kind == PER_OPERATION:
        return s.operations.count(player)
    if kind == PER_COORDINATOR:
        return 4 - s.stage[player * 4 : player * 4 + 4].count(0)
    if kind == PER_CARD:
        return s.have[player * ALL_TYPES + what]
    if kind == PER_GROUP:
        return s.group_count(player, what)
    return signs(s, player, what)


def discarded(s: "Conspiracy", group: int) -> int:
    """SP-AL-44: the cards of a group in the discard, no matter who put them there."""
    return [GROUP[TYPE[card]] for card in s.lying(DISCARDED)].count(group)


def _add_majorities(s: "Conspiracy", player: int, found: list[tuple[int, int, int, int]]) -> None:
    """SP-AL-59: the player with strictly most of the group wins, not only the treaty's owner."""
    tables = s.tables
    for owner in range(s.players):
        if s.concluded[owner] & tables.majority and not s.is_falcon(owner):
            for treaty in cards_in(s.concluded[owner] & tables.majority):
                if leader(s, tables.effect_group[treaty]) == player:
                    found.append(
                        (MAJORITY_WON, FIRST_TREATY + treaty, 1, tables.effect_points[treaty])
                    )


def leader(s: "Conspiracy", group: int) -> int:
    """Who has strictly most cards of a group; -1 if nobody has."""
    numbers = [s.group_count(player, group) for player in range(s.players)]
    most = max(numbers)
    return numbers.index(most) if numbers.count(most) == 1 else -1


def attach_for_falcon(s: "Conspiracy") -> list[int]:
    """SP-LEV-08: at the highest level his inner circles go where each brings more than alone.

    The cards that got one are returned.
    """
    hosts = [
        card
        for card in s.captured(FALCON)
        if GROUP[TYPE[card]] == POWER and s.partner[card] == ALONE
    ]
    hosts.sort(key=lambda card: (-counts(s, FALCON, TYPE[card]), card))
    circles = [card for card in s.captured(FALCON) if TYPE[card] == CIRCLE]
    worthy = [host for host in hosts if counts(s, FALCON, TYPE[host]) > s.tables.each[CIRCLE]]
    hosts = worthy[: len(circles)]
    for circle, host in zip(circles, hosts, strict=False):
        s.attach(circle, host)
    return hosts
