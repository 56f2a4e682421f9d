"""Positions of CIA vs KGB as JSON: every field by name, cards by their codes."""

from typing import TYPE_CHECKING, Any, Final

from detente.core.deck import cards_in, codes_of, load_pile, mask_of
from detente.core.validation import natural
from detente.games.cia_vs_kgb.rules.cards import CODES, FIRST_ROLE, NONE, PHASES, SIDES

if TYPE_CHECKING:
    from detente.games.cia_vs_kgb.rules.state import ColdWar

_NUMBERS: Final = ("round", "passes", "struggle_actions")
_SEATS: Final = (
    "spied",
    "balance",
    "dominance",
    "loser",
    "olympic",
    "analyst",
    "double_agent",
    "spy_look",
)
_SEAT_MASKS: Final = ("face_up", "disorder", "saved")
_CARD_MASKS: Final = ("claimed", "ready", "mobilised")
_AGENT_MASKS: Final = ("hq", "leave", "eliminated", "possible")


def dump_board(s: "ColdWar") -> dict[str, Any]:
    """The fields of a state for JSON."""
    board: dict[str, Any] = {name: getattr(s, name) for name in _NUMBERS}
    board["phase"] = PHASES[s.phase]
    for name in _SEATS:
        seat = getattr(s, name)
        board[name] = None if seat == NONE else SIDES[seat]
    for name in _SEAT_MASKS:
        board[name] = [SIDES[seat] for seat in cards_in(getattr(s, name))]
    for name in _CARD_MASKS:
        board[name] = [codes_of(mask, CODES) for mask in getattr(s, name)]
    for name in _AGENT_MASKS:
        board[name] = [codes_of(mask << FIRST_ROLE, CODES) for mask in getattr(s, name)]
    board["field"] = [None if role == NONE else CODES[FIRST_ROLE + role] for role in s.field]
    board["objective"] = None if s.objective == NONE else CODES[s.objective]
    board["objectives"] = s.objectives.dump(CODES)
    board["groups"] = s.groups.dump(CODES)
    board["objective_discard"] = [CODES[card] for card in s.objective_discard]
    board["group_discard"] = [CODES[card] for card in s.group_discard]
    board["claimed_now"] = codes_of(s.claimed_now, CODES)
    board["score"] = list(s.score)
    board["extra_rounds"] = s.extra_rounds
    board["positions"] = list(s.positions)
    return board


def load_board(s: "ColdWar", board: dict[str, Any]) -> None:
    """Read back what `dump_board` wrote."""
    action_of = s.rules.action_of
    for name in _NUMBERS:
        setattr(s, name, natural(board[name]))
    s.phase = PHASES.index(board["phase"])
    for name in _SEATS:
        setattr(s, name, NONE if board[name] is None else SIDES.index(board[name]))
    for name in _SEAT_MASKS:
        setattr(s, name, mask_of([SIDES.index(side) for side in board[name]]))
    for name in _CARD_MASKS:
        masks = [_mask(codes, action_of) for codes in _pair(board, name)]
        setattr(s, name, tuple(masks))
    for name in _AGENT_MASKS:
        masks = [_mask(codes, action_of) >> FIRST_ROLE for codes in _pair(board, name)]
        setattr(s, name, tuple(masks))
    roles = [
        NONE if code is None else action_of[code] - FIRST_ROLE for code in _pair(board, "field")
    ]
    s.field = tuple(roles)
    s.objective = NONE if board["objective"] is None else action_of[board["objective"]]
    s.objectives = load_pile(board["objectives"], action_of, s.seats)
    s.groups = load_pile(board["groups"], action_of, s.seats)
    s.objective_discard = [action_of[code] for code in board["objective_discard"]]
    s.group_discard = [action_of[code] for code in board["group_discard"]]
    s.claimed_now = _mask(board["claimed_now"], action_of)
    s.score = tuple([natural(points) for points in _pair(board, "score")])
    s.extra_rounds = bool(board["extra_rounds"])
    s.positions = tuple([natural(key) for key in board["positions"]])


def _pair(board: dict[str, Any], name: str) -> list[Any]:
    first, second = board[name]
    return [first, second]


def _mask(codes: list[str], action_of: dict[str, int]) -> int:
    return mask_of([action_of[code] for code in codes])
