"""What a seat may know, named field by field (SP-SET-10)."""

from typing import TYPE_CHECKING, Any

from detente.core.deck import codes_of
from detente.games.secret_power.rules.codes import CODES, FIRST_ACTION
from detente.games.secret_power.rules.counting import (
    interest,
    meets,
    own_shadows,
    reach,
    signs,
    stage_agents,
)
from detente.games.secret_power.rules.objects import (
    GROUP,
    GROUPS,
    MINOR_GROUPS,
    SIGNS,
    THREE_SIGNS,
    TYPE,
    TYPES,
)
from detente.games.secret_power.rules.people import CATEGORIES, PROFESSIONALS
from detente.games.secret_power.rules.places import ALONE, DISCARDED, HUMAN, NOBODY
from detente.games.secret_power.rules.projects import (
    FOUR,
    LAST_STAGE,
    OPERATIONS,
    PROJECTS,
    UNIFIED_NATIONS,
    WARS,
)
from detente.games.secret_power.rules.scoring import PARTS, parts, total
from detente.games.secret_power.rules.treaties import TREATIES

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy


def board(s: "Conspiracy", seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    headhunter = s.headhunter()
    return {
        "round": s.round,
        "rounds": s.rules.rounds(s.seats),
        "phase": s.phase,
        "order": [s.seat_name(player) for player in s.clockwise(s.supervisor)],
        "supervisor": s.seat_name(s.supervisor),
        "headhunter": None if headhunter < 0 else s.seat_name(headhunter),
        "zone": [_in_zone(s, position, card) for position, card in enumerate(s.zone)],
        "zone_size": s.rules.zone_size(s.seats),
        "operations": [_operation(s, operation) for operation in range(len(OPERATIONS))],
        "wars": list(WARS[: s.wars()]),
        "surcharge": s.surcharge(),
        "supply": {GROUPS[group]: s.supply[kind] for kind, group in enumerate(MINOR_GROUPS)},
        "discard": [CODES[card] for card in s.lying(DISCARDED)],
        "deck_count": len(s.deck),
        "treaty_deck_count": len(s.treaties.cards),
        "treaty_discard": codes_of(s.treaties.discard, TREATIES),
        "professional_deck_count": len(s.professionals.cards) if s.rules.professionals else 0,
        "professional_discard": codes_of(s.professionals.discard, PROFESSIONALS),
        "players": {
            s.seat_name(player): _player(s, seat, player) for player in s.clockwise(s.first)
        },
        "falcon": _falcon(s) if s.solo else None,
        "looked": [TREATIES[card] for card in s.looked] if s.to_act == (seat,) else [],
        "pack": _pack(s, seat),
    }


def _in_zone(s: "Conspiracy", position: int, card: int) -> dict[str, Any]:
    occupant = s.occupant[card]
    return {
        "card": CODES[card],
        "type": TYPES[TYPE[card]],
        "group": GROUPS[GROUP[TYPE[card]]],
        "cost": s.tables.cost[TYPE[card]],
        "occupant": None if occupant == NOBODY else s.seat_name(occupant),
        "agents": s.agents[card],
        "shadows": s.shadows[card],
        "in_reach": [
            s.seat_name(player) for player in range(s.players) if position < reach(s, player)
        ],
    }


def _operation(s: "Conspiracy", operation: int) -> dict[str, Any]:
    run = operation < len(s.operations)
    return {
        "operation": OPERATIONS[operation],
        "agents": s.tables.operation_agents[operation],
        "points": s.tables.operation_points[operation],
        "owner": s.seat_name(s.operations[operation]) if run else None,
        "agents_on_it": s.on_operation[operation],
        "on_top": operation == len(s.operations),
    }


def _player(s: "Conspiracy", seat: int | None, player: int) -> dict[str, Any]:
    """A player's area; hands only to their owners, the Falcon's to all, and all after the end."""
    own = seat == player or s.is_falcon(player) or s.over
    hand = s.hands[player]
    counted = parts(s, player)
    stage = s.stage[player * 4 : player * 4 + 4]
    return {
        "active": s.active[player],
        "pool": s.pool[player],
        "reach": reach(s, player),
        "shadows": own_shadows(s, player),
        "more_recalls": s.tables.more_recalls[stage[UNIFIED_NATIONS]],
        "stages": {PROJECTS[project]: stage[project] for project in FOUR},
        "next_stages": {
            PROJECTS[project]: None
            if stage[project] == LAST_STAGE
            else {
                "agents": stage_agents(s, player, project, 0),
                "signs": s.tables.stage_signs[project][stage[project] + 1],
            }
            for project in FOUR
        },
        "signs": {
            **{SIGNS[sign]: signs(s, player, sign) for sign in THREE_SIGNS},
            "special_interest": interest(s, player),
        },
        "objects": [_captured(s, card) for card in s.captured(player)],
        "minors": {
            GROUPS[group]: s.minors[player * 4 + kind] for kind, group in enumerate(MINOR_GROUPS)
        },
        "treaties": codes_of(s.concluded[player], TREATIES),
        "hand_count": len(hand),
        "hand": [TREATIES[treaty] for treaty in hand if own or _seen(s, seat, treaty)],
        "can_conclude": [TREATIES[t] for t in hand if meets(s, player, t)] if own else [],
        "professional_count": len(s.crew[player]),
        "professionals": [PROFESSIONALS[card] for card in s.crew[player]] if own else [],
        "score": sum([count * each for _, _, count, each in counted]),
        "score_parts": [
            {
                "part": PARTS[part],
                "code": None if code < 0 else CODES[code],
                "count": count,
                "each": each,
                "points": count * each,
            }
            for part, code, count, each in counted
        ],
    }


def _seen(s: "Conspiracy", seat: int | None, treaty: int) -> bool:
    """Whether a watcher knows that this treaty is in another's hand."""
    return s.treaties.known[s.seats if seat is None else seat] >> treaty & 1 == 1


def _captured(s: "Conspiracy", card: int) -> dict[str, Any]:
    circle = s.partner[card]
    return {
        "card": CODES[card],
        "type": TYPES[TYPE[card]],
        "group": GROUPS[GROUP[TYPE[card]]],
        "agents": s.agents[card],
        "inner_circle": None if circle == ALONE else CODES[circle],
    }


def _falcon(s: "Conspiracy") -> dict[str, Any]:
    """What lies before the Falcon beside a player's things, and how the human is doing."""
    return {
        "level": s.rules.settings["falcon"],
        "personality": s.rules.settings["personality"],
        "project_order": [PROJECTS[project] for project in s.order],
        "action_deck_count": len(s.actions_left),
        "action_discard": [CODES[FIRST_ACTION + card] for card in s.action_discard],
        "temporary_shadows": s.temporary,
        "wartime": s.wars() > 0,
        "priorities": [
            CATEGORIES[wanted]
            for wanted in (s.tables.wanted_in_war if s.wars() else s.tables.wanted_in_peace)
        ],
        "rank": s.tables.rank(total(s, HUMAN)),
    }


def _pack(s: "Conspiracy", seat: int | None) -> list[str]:
    """The treaties before a seat in a draft; those put back by another method are out of sight."""
    drafting = s.packs and s.rules.treaty_method == "draft"
    return [TREATIES[treaty] for treaty in s.packs[seat]] if drafting and seat is not None else []
