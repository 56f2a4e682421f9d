"""Positions of CIA vs KGB, written as people speak of them.

`pol_5+` is a ready group, `pol_5-` a mobilised one. A move is a code played by the seat to act;
where both are asked, `cia:assassin` names the side.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import pytest

from detente import IllegalMove, State
from detente.games.cia_vs_kgb.rules.cards import CODES
from detente.games.cia_vs_kgb.rules.game import CiaVsKgb
from detente.games.cia_vs_kgb.rules.revisions import LATEST
from detente.games.cia_vs_kgb.rules.tables import tables

DATA = tables(LATEST).data
SIDES = ("cia", "kgb")
EDITIONS = ("ru2014", "fr2007")
GROUPS = [group["id"] for group in DATA["groups"]]
NATIONS = [card["id"] for card in DATA["nations"]]
EVENTS = [card["id"] for card in DATA["events"]]
OBJECTIVES = {card["id"]: card for card in [*DATA["nations"], *DATA["events"]]}
DECK = [*NATIONS[:8], *EVENTS, *NATIONS[8:]]  # Nations at both ends of the objective deck.
ROLES = [agent["role"] for agent in DATA["agent_roles"]]

T = TypeVar("T")
Edit = Callable[[dict[str, Any]], None]

WON_BY = {"cia": ("mil_2-", "mil_1-"), "kgb": ("mil_1-", "mil_2-")}
"""Tables that give a side dominance on any objective, with nobody above stability."""

each_edition = pytest.mark.parametrize("edition", EDITIONS)
each_side = pytest.mark.parametrize("side", SIDES)


def by_seat(side: str, mine: T, his: T) -> tuple[T, T]:
    """What this side has and what the other has, in the order of the seats."""
    return (mine, his) if side == "cia" else (his, mine)


def other(side: str) -> str:
    """The opponent."""
    return "kgb" if side == "cia" else "cia"


@cache
def game(**settings: Any) -> CiaVsKgb:
    """The game with these settings, made once."""
    return CiaVsKgb(**settings)


def begin(
    objectives: str = "cuba",
    groups: str = "",
    balance: str = "cia",
    later: list[Any] | None = None,
    **settings: Any,
) -> State:
    """Round 1, Planning: the tops of both decks and the lot for the balance are fixed."""
    outcomes = [objectives.split(), groups.split(), SIDES.index(balance), *(later or [])]
    return game(**settings).start(outcomes=outcomes)


def struggle(
    cia: str = "",
    kgb: str = "",
    *,
    first: str = "cia",
    objective: str = "cuba",
    next_objectives: str = "",
    agents: tuple[str, str] = ("deputy_director", "deputy_director"),
    deck: str = "",
    short_deck: bool = False,
    claimed: tuple[str, str] = ("", ""),
    scores: tuple[int, int] | None = None,
    used: str = "",
    away: tuple[str, str] = ("", ""),
    dead: tuple[str, str] = ("", ""),
    balance: str = "cia",
    outcomes: list[Any] | None = None,
    also: Edit | None = None,
    **settings: Any,
) -> State:
    """A struggle in which `first` is about to act, with these groups on the table.

    Without `short_deck` all other groups are in the deck under `deck`, with it in the discard.
    `scores` adds objectives to the `claimed` piles until they are worth that much; the rest is in
    the deck under `next_objectives`, or `used` in the discard. `away` are agents who were on leave
    when the agents were picked, `dead` the eliminated ones, `outcomes` those of later rounds.
    """
    state = begin(objective, balance=balance, **settings)
    for side, agent in zip(SIDES, agents, strict=True):
        play_moves(state, f"{side}:{agent}")
    data = state.dump()
    board = data["board"]
    tables = (cia.split(), kgb.split())
    board["ready"] = [[g[:-1] for g in table if g.endswith("+")] for table in tables]
    board["mobilised"] = [[g[:-1] for g in table if g.endswith("-")] for table in tables]
    in_play = {group[:-1] for group in (*tables[0], *tables[1])}
    top = deck.split()
    others = [group for group in GROUPS if group not in in_play and group not in top]
    board["groups"]["cards"] = top if short_deck else top + others
    board["group_discard"] = others if short_deck else []

    ahead = next_objectives.split()
    piles = [claimed[0].split(), claimed[1].split()]
    somewhere = {objective, *ahead, *used.split(), *piles[0], *piles[1]}
    left = [card for card in DECK if card not in somewhere]
    for pile, wanted in zip(piles, scores or (), strict=False):
        fill_up(pile, left, wanted)
    board["claimed"] = piles
    board["score"] = [worth(pile) for pile in piles]
    board["objectives"]["cards"] = ahead + left
    board["objective_discard"] = used.split()
    for seat in (0, 1):
        board["eliminated"][seat] = dead[seat].split()
        gone_agents = {agents[seat], *dead[seat].split()}
        board["hq"][seat] = [role for role in ROLES if role not in gone_agents]
        not_possible = {*away[seat].split(), *dead[seat].split()}
        board["possible"][seat] = [role for role in ROLES if role not in not_possible]
    data["outcomes"] = outcomes or []
    if also is not None:
        also(data)
    state = state.game.load(data)
    play_moves(state, first)
    return state


def worth(cards: list[str]) -> int:
    """The victory points of these objectives together."""
    return sum(OBJECTIVES[card]["vp"] for card in cards)


def fill_up(pile: list[str], left: list[str], wanted: int) -> None:
    """Move objectives from those left to a pile, big ones first, until it is worth so much."""
    for card in sorted(left, key=lambda card: -worth([card])):
        if worth([*pile, card]) <= wanted:
            pile.append(card)
            left.remove(card)
    assert worth(pile) == wanted


def edited(state: State, edit: Edit) -> State:
    """The same position with something changed."""
    data = state.dump()
    edit(data)
    return state.game.load(data)


def play_moves(state: State, *moves: str) -> State:
    """Play these moves one after the other, `pass pass` being two; return the state."""
    for code in " ".join(moves).split():
        side, colon, what = code.rpartition(":")
        seat = SIDES.index(side) if colon else only_seat(state)
        state.play(seat, what)
        state.check()
    return state


def only_seat(state: State) -> int:
    """The seat to act, if it is only one."""
    (seat,) = state.to_act
    return seat


def to_act(state: State) -> str:
    """The sides to act."""
    return " ".join(SIDES[seat] for seat in state.to_act)


def legal_moves(state: State, side: str | None = None) -> set[str]:
    """The legal moves of a side (or of the seat to act)."""
    seat = only_seat(state) if side is None else SIDES.index(side)
    return set(state.legal_moves(seat))


def refused(state: State, code: str, side: str | None = None) -> str:
    """The rule that forbids a move, after making sure that it is refused and changes nothing."""
    seat = only_seat(state) if side is None else SIDES.index(side)
    before = state.dump()
    explained = state.explain(seat, code)
    assert explained is not None, f"{code} is allowed"
    assert code not in state.legal_moves(seat)
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, code)
    assert state.dump() == before
    assert refusal.value.rule == explained.rule
    assert refusal.value.reason == explained.reason
    return refusal.value.rule


def only(state: State, *allowed: str) -> None:
    """The legal moves are these, and every other code of the game is refused."""
    seat = only_seat(state)
    assert legal_moves(state) == set(allowed)
    before = state.dump()
    for code in CODES:
        if code not in allowed:
            with pytest.raises(IllegalMove):
                state.play(seat, code)
    assert state.dump() == before


def board(state: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees on the table; a spectator, if no seat is given."""
    seen: dict[str, Any] = state.view(seat)["board"]
    return seen


def truth(state: State) -> dict[str, Any]:
    """The whole truth about the table."""
    found: dict[str, Any] = state.dump()["board"]
    return found


def side_of(state: State, side: str, watcher: int | None = None) -> dict[str, Any]:
    """What a watcher sees of one side."""
    found: dict[str, Any] = board(state, watcher)["sides"][side]
    return found


def groups(state: State, side: str) -> set[str]:
    """The groups in front of a side, as in `pol_5+`."""
    seen = side_of(state, side)
    return {f"{g}+" for g in seen["ready"]} | {f"{g}-" for g in seen["mobilised"]}


def influence(state: State) -> tuple[int, int]:
    """The influence of the CIA and of the KGB."""
    return side_of(state, "cia")["influence"], side_of(state, "kgb")["influence"]


def scores(state: State) -> tuple[int, int]:
    """The scores of the CIA and of the KGB."""
    return side_of(state, "cia")["score"], side_of(state, "kgb")["score"]


def zone(state: State, side: str, agent: str) -> str:
    """Where an agent is: hq, field, leave or eliminated."""
    table = truth(state)
    seat = SIDES.index(side)
    if table["field"][seat] == agent:
        return "field"
    (found,) = [name for name in ("hq", "leave", "eliminated") if agent in table[name][seat]]
    return found


def place(state: State, objective: str) -> str:
    """Where an objective is: a side's pile, current, deck top, deck, deck bottom or discard."""
    table = truth(state)
    deck = table["objectives"]["cards"]
    for seat, side in enumerate(SIDES):
        if objective in table["claimed"][seat]:
            return side
    if objective == table["objective"]:
        return "current"
    if objective in table["objective_discard"]:
        return "discard"
    if objective == deck[-1]:
        return "deck bottom"
    return "deck top" if objective == deck[0] else "deck"


def phase(state: State) -> str:
    """The phase that the table shows."""
    found: str = board(state)["phase"]
    return found


def event_ids(state: State, since: int = 0, seat: int | None = None) -> list[str]:
    """The ids of the events for a seat (or everyone) from a move of the game on."""
    return [event["id"] for event in state.events(seat, since)]


def events_named(state: State, event: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of every event of one kind for a seat (or everyone)."""
    return [entry["args"] for entry in state.events(seat) if entry["id"] == event]
