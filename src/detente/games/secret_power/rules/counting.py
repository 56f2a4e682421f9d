"""What a player has and can: signs, shadows, reach, and the requirements of treaties."""

from typing import TYPE_CHECKING

from detente.core.deck import cards_in
from detente.games.secret_power.rules.objects import ALL_OBJECTS, ALL_TYPES
from detente.games.secret_power.rules.projects import COMINTERN, ESPIONAGE
from detente.games.secret_power.rules.treaties import (
    CARD,
    CARDS_OF_GROUP,
    IN_ACTIVE,
    IN_POOL,
    NO_CARD,
    SIGNS_SHOWN,
    STAGE,
)

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy


def signs(s: "Conspiracy", player: int, sign: int) -> int:
    """SP-PRJ-03, SP-IC-03: signs on support cards, doubled by inner circles, and on treaties."""
    tables = s.tables
    concluded = s.concluded[player]
    total = (
        _shown(s, player, tables.bearer[sign]) + (concluded & tables.with_sign[sign]).bit_count()
    )
    if concluded & tables.extra_sign and not s.is_falcon(player):
        for treaty in cards_in(concluded & tables.extra_sign):
            if tables.effect_sign[treaty] == sign:
                shown = _shown(s, player, tables.effect_types[treaty][0])
                total += shown * tables.effect_count[treaty]
    return total


def _shown(s: "Conspiracy", player: int, support: int) -> int:
    at = player * ALL_TYPES + support
    return s.have[at] + s.joined[at]


def stage_agents(s: "Conspiracy", player: int, project: int, discount: int) -> int:
    """SP-PRJ-02, SP-PRO-05: the agents that the next stage takes, wars and discount included."""
    agents = s.tables.stage_agents[project][s.stage[player * 4 + project] + 1]
    return max(0, agents + s.surcharge() - discount)


def interest(s: "Conspiracy", player: int) -> int:
    """SP-PRJ-07: the special interest on a player's objects."""
    at = player * ALL_TYPES
    total = 0
    for number in range(ALL_TYPES):
        total += s.have[at + number] * s.tables.interest[number]
    return total


def reach(s: "Conspiracy", player: int) -> int:
    """SP-INF-01: how many positions of the zone are open to a player."""
    return s.tables.open_positions[s.stage[player * 4 + ESPIONAGE]]


def shadows(s: "Conspiracy", player: int) -> int:
    """SP-SHA-01: the shadows that serve anywhere; none once they have served in this turn."""
    return 0 if s.spent else own_shadows(s, player)


def own_shadows(s: "Conspiracy", player: int) -> int:
    """The shadows by the Comintern, and one lent to the Falcon for the round (SP-FAL-05)."""
    temporary = s.temporary if s.is_falcon(player) else 0
    return s.tables.shadows[s.stage[player * 4 + COMINTERN]] + temporary


def shadows_at(s: "Conspiracy", player: int, position: int) -> int:
    """SP-SHA-01: the shadows that serve at a position; none once they have served in this turn."""
    return 0 if s.spent else own_shadows_at(s, player, position)


def own_shadows_at(s: "Conspiracy", player: int, position: int) -> int:
    """SP-SHA-04: a player's shadows with those of the syndicates, which serve at one position."""
    tables = s.tables
    total = own_shadows(s, player)
    if not s.concluded[player] & tables.syndicate or s.is_falcon(player):
        return total
    for treaty in cards_in(s.concluded[player] & tables.syndicate):
        if tables.effect_position[treaty] == position + 1:
            total += tables.effect_count[treaty]
    return total


def highest_stage(s: "Conspiracy", player: int) -> int:
    """The highest stage a player has reached in any project."""
    return max(s.stage[player * 4 : player * 4 + 4])


def agents_on_objects(s: "Conspiracy", player: int) -> int:
    """A player's agents on captured objects."""
    return sum([s.agents[card] for card in range(ALL_OBJECTS) if s.place[card] == player])


def measure(s: "Conspiracy", player: int, what: int) -> int:
    """The number of agents that the syndicates compare (SP-AL-54)."""
    if what == IN_POOL:
        return s.pool[player]
    return s.active[player] if what == IN_ACTIVE else agents_on_objects(s, player)


def meets(s: "Conspiracy", player: int, treaty: int) -> bool:
    """SP-TRE-02: whether a treaty's requirement is met now."""
    any_suffices = s.tables.any_suffices[treaty]
    for kind, what, count in s.tables.demands[treaty]:
        if _met(s, player, kind, what, count) == any_suffices:
            return any_suffices
    return not any_suffices


def _met(s: "Conspiracy", player: int, kind: int, what: int, count: int) -> bool:
    if kind == CARDS_OF_GROUP:
        return s.group_count(player, what) >= count
    if kind == CARD:
        return s.have[player * ALL_TYPES + what] > 0
    if kind == NO_CARD:
        return s.have[player * ALL_TYPES + what] == 0
    if kind == SIGNS_SHOWN:
        return signs(s, player, what) >= count
    if kind == STAGE:
        return highest_stage(s, player) >= count
    own = measure(s, player, what)
    for other in range(s.players):
        if other != player and measure(s, other, what) >= own:
            return False
    return True
