"""Positions of Secret Power as JSON: fields by name, things by their codes."""

from typing import TYPE_CHECKING, Any, Final

from detente.core.deck import codes_of, mask_of
from detente.core.shared import added, replaced
from detente.core.validation import between, flag, integers
from detente.games.secret_power.rules.codes import CODES, FIRST_PROFESSIONAL, FIRST_TREATY
from detente.games.secret_power.rules.objects import ALL_OBJECTS, ALL_TYPES, CIRCLE, TYPE
from detente.games.secret_power.rules.pending import check_pending
from detente.games.secret_power.rules.people import ACTIONS, PROFESSIONALS
from detente.games.secret_power.rules.places import ALONE, NOBODY, PLACES, ZONE
from detente.games.secret_power.rules.projects import ALL_OPERATIONS, PROJECTS
from detente.games.secret_power.rules.secrets import load_deck
from detente.games.secret_power.rules.treaties import TREATIES

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy

_NUMBERS: Final = ("first", "supervisor", "round", "phase", "temporary")
_FLAGS: Final = ("spent", "may_play")
_BYTES: Final = ("active", "pool", "minors", "supply", "stage", "on_operation")
_MOST: Final = 255
_OBJECT_CODES: Final[tuple[str, ...]] = CODES[:ALL_OBJECTS]


def dump_board(s: "Conspiracy") -> dict[str, Any]:
    """The fields of a state for JSON."""
    board: dict[str, Any] = {name: getattr(s, name) for name in (*_NUMBERS, *_FLAGS)}
    for name in _BYTES:
        board[name] = list(getattr(s, name))
    board["objects"] = {CODES[card]: _dump_object(s, card) for card in range(ALL_OBJECTS)}
    board["zone"] = [CODES[card] for card in s.zone]
    board["deck"] = [CODES[card] for card in reversed(s.deck)]
    board["operations"] = list(s.operations)
    board["war_rounds"] = list(s.war_rounds)
    board["treaties"] = s.treaties.dump(TREATIES)
    board["hands"] = [[TREATIES[treaty] for treaty in hand] for hand in s.hands]
    board["concluded"] = [codes_of(concluded, TREATIES) for concluded in s.concluded]
    board["packs"] = [[TREATIES[treaty] for treaty in pack] for pack in s.packs]
    board["looked"] = [TREATIES[treaty] for treaty in s.looked]
    board["professionals"] = s.professionals.dump(PROFESSIONALS)
    board["crew"] = [[PROFESSIONALS[card] for card in crew] for crew in s.crew]
    board["actions_left"] = [ACTIONS[card] for card in reversed(s.actions_left)]
    board["action_discard"] = [ACTIONS[card] for card in s.action_discard]
    board["order"] = [PROJECTS[project] for project in s.order]
    return board


def _dump_object(s: "Conspiracy", card: int) -> list[Any]:
    """Where a card is, the agents, shadows and occupant on it, its partner."""
    place = s.place[card]
    occupant = s.occupant[card]
    partner = s.partner[card]
    return [
        place if place < ZONE else PLACES[place - ZONE],
        s.agents[card],
        s.shadows[card],
        None if occupant == NOBODY else occupant,
        None if partner == ALONE else CODES[partner],
    ]


def load_board(s: "Conspiracy", board: dict[str, Any]) -> None:
    """Read back what `dump_board` wrote."""
    s.set_up()
    s.first = _player(s, board["first"])
    s.supervisor = _player(s, board["supervisor"])
    s.round = between(0, board["round"], s.rules.rounds(s.seats))
    s.phase = between(0, board["phase"], _MOST)
    s.temporary = between(0, board["temporary"], _MOST)
    for name in _FLAGS:
        setattr(s, name, flag(board[name]))
    for name in _BYTES:
        setattr(s, name, bytes(integers(board[name], len(getattr(s, name)))))
    if sorted(board["objects"]) != sorted(_OBJECT_CODES):
        raise ValueError("objects")
    for name, written in board["objects"].items():
        _load_object(s, _OBJECT_CODES.index(name), written)
    _count_captured(s)
    s.zone = _cards(board["zone"], _OBJECT_CODES)
    s.deck = _cards(board["deck"], _OBJECT_CODES)[::-1]
    s.operations = tuple([_player(s, owner) for owner in board["operations"]])
    if len(s.operations) > ALL_OPERATIONS:
        raise ValueError("operations")
    s.war_rounds = _wars(s, board["war_rounds"])
    s.treaties = load_deck(board["treaties"], TREATIES, FIRST_TREATY, s.seats)
    s.hands = [_cards(hand, TREATIES) for hand in board["hands"]]
    s.concluded = [mask_of(list(_cards(names, TREATIES))) for names in board["concluded"]]
    s.packs = tuple([_cards(pack, TREATIES) for pack in board["packs"]])
    s.looked = _cards(board["looked"], TREATIES)
    s.professionals = load_deck(board["professionals"], PROFESSIONALS, FIRST_PROFESSIONAL, s.seats)
    s.crew = [_cards(crew, PROFESSIONALS) for crew in board["crew"]]
    s.actions_left = _cards(board["actions_left"], ACTIONS)[::-1]
    s.action_discard = _cards(board["action_discard"], ACTIONS)
    s.order = _cards(board["order"], PROJECTS)
    if s.order and not (s.solo and s.rules.order_tokens):
        raise ValueError("order")
    if any(len(each) != s.players for each in (s.hands, s.concluded, s.crew)):
        raise ValueError("something is there for each player")
    check_pending(s)


def _load_object(s: "Conspiracy", card: int, written: list[Any]) -> None:
    place, agents, shadows, occupant, partner = written
    if isinstance(place, str):
        s.place = replaced(s.place, card, ZONE + PLACES.index(place))
    else:
        s.place = replaced(s.place, card, _player(s, place))
    s.agents = replaced(s.agents, card, between(0, agents, s.tables.agents))
    s.shadows = replaced(s.shadows, card, between(0, shadows, s.tables.agents))
    s.occupant = replaced(s.occupant, card, NOBODY if occupant is None else _player(s, occupant))
    s.partner = replaced(
        s.partner, card, ALONE if partner is None else _OBJECT_CODES.index(partner)
    )


def _count_captured(s: "Conspiracy") -> None:
    """What follows from where the cards are."""
    for card in range(ALL_OBJECTS):
        if s.place[card] < ZONE:
            at = s.place[card] * ALL_TYPES
            if TYPE[card] != CIRCLE:
                s.have = added(s.have, at + TYPE[card], 1)
                s.joined = added(s.joined, at + TYPE[card], s.partner[card] != ALONE)
            elif s.partner[card] == ALONE:
                s.have = added(s.have, at + CIRCLE, 1)


def _cards(names: list[Any], among: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([among.index(name) for name in names])


def _wars(s: "Conspiracy", rounds: list[Any]) -> tuple[int, ...]:
    """SP-WAR-01, SP-RUL-41: when the wars come into force."""
    tables = s.tables
    earliest = tables.earliest_war_rounds if s.rules.wars_shuffled else tables.war_rounds
    limits = zip(earliest, rounds, tables.war_rounds, strict=True)
    return tuple([between(least, start, most) for least, start, most in limits])


def _player(s: "Conspiracy", player: Any) -> int:
    return between(0, player, s.players - 1)
