"""What a seat may know, named field by field (CVK-9.1 to CVK-9.4)."""

from typing import TYPE_CHECKING, Any

from detente.core.deck import Pile, codes_of
from detente.games.cia_vs_kgb.rules.cards import (
    CODES,
    FACTIONS,
    FIRST_OBJECTIVE,
    FIRST_ROLE,
    NONE,
    PHASES,
    SIDES,
)

if TYPE_CHECKING:
    from detente.games.cia_vs_kgb.rules.state import ColdWar


def board(s: "ColdWar", seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    watcher = s.seats if seat is None else seat
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "objective": _objective(s, s.objective),
        "dominance": _side(s.dominance),
        "balance": _side(s.balance),
        "sides": {SIDES[side]: _side_board(s, seat, side) for side in (0, 1)},
        "objective_deck": _pile(s.objectives, watcher),
        "objective_discard": [CODES[card] for card in s.objective_discard],
        "group_deck": _pile(s.groups, watcher),
        "group_discard": _discard(s.group_discard),
        "pending": {
            "analyst": _side(s.analyst),
            "double_agent": _side(s.double_agent),
            "look": _side(s.spy_look),
        },
        "passes": s.passes,
    }


def _side_board(s: "ColdWar", seat: int | None, side: int) -> dict[str, Any]:
    known = s.knows_agent(seat, side)
    agent = s.field[side]
    hidden = agent != NONE and not known
    at_home = s.hq[side] | (1 << agent if hidden else 0)
    return {
        "score": s.score[side],
        "influence": s.influence(side),
        "ready": codes_of(s.ready[side], CODES),
        "mobilised": codes_of(s.mobilised[side], CODES),
        "claimed": codes_of(s.claimed[side], CODES),
        "hq": _agents(at_home),
        "hq_count": s.hq[side].bit_count(),
        "agent_x_chosen": agent != NONE,
        "agent_x": CODES[FIRST_ROLE + agent] if agent != NONE and known else None,
        "agent_x_possible": _agents(s.possible[side]) if hidden else [],
        "leave": _agents(s.leave[side]),
        "eliminated": _agents(s.eliminated[side]),
        "saved": s.saved >> side & 1 == 1,
    }


def _objective(s: "ColdWar", card: int) -> dict[str, Any] | None:
    if card == NONE:
        return None
    row = card - FIRST_OBJECTIVE
    return {
        "card": CODES[card],
        "stability": s.tables.stability[row],
        "population": s.tables.population[row],
        "vp": s.tables.victory_points[row],
        "profile": [FACTIONS[faction] for faction in s.tables.profile[row]],
    }


def _pile(pile: Pile, watcher: int) -> dict[str, Any]:
    return {
        "count": len(pile.cards),
        "known": [{"depth": depth, "card": CODES[card]} for depth, card in pile.known(watcher)],
        "within": codes_of(pile.within[watcher], CODES),
    }


def _discard(discard: list[int]) -> dict[str, Any]:
    return {"count": len(discard), "top": CODES[discard[-1]] if discard else None}


def _agents(mask: int) -> list[str]:
    return codes_of(mask << FIRST_ROLE, CODES)


def _side(seat: int) -> str | None:
    return None if seat == NONE else SIDES[seat]
