"""Positions of Agents as JSON: fields by name, things by their codes."""

from typing import TYPE_CHECKING, Any, Final

from detente.core.deck import codes_of, mask_of
from detente.core.shared import replaced
from detente.core.validation import between, integer, integers
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.codes import CODES, END_TOKENS, NUMBERS
from detente.games.agents.rules.pending import check_pending
from detente.games.agents.rules.regions import ALL_INFLUENCE, ALL_REGIONS, NOWHERE, PLACES, REGIONS
from detente.games.agents.rules.services import DARK, KINDS, NO_SERVICE, SERVICES, reserve_of
from detente.games.agents.rules.trail import BACK_IN, MOVES, Trail, moves

if TYPE_CHECKING:
    from detente.games.agents.rules.state import Espionage

_NUMBERS: Final = ("first", "active", "turn", "drawn", "bank")
_BY_SEAT: Final = ("finance", "halves", "redrew")
_BY_SERVICE: Final = ("operatives", "supply", "numbers")
_TOKENS: Final = ("informants", "dark", "boxed")


def dump_board(s: "Espionage") -> dict[str, Any]:
    """The fields of a state for JSON."""
    board: dict[str, Any] = {name: getattr(s, name) for name in _NUMBERS}
    for name in (*_BY_SEAT, *_BY_SERVICE):
        board[name] = list(getattr(s, name))
    for name in _TOKENS:
        board[name] = codes_of(getattr(s, name), CODES)
    board["services"] = [_service(service) for service in s.services]
    board["virtual"] = _service(s.virtual)
    board["region"] = None if s.region == NOWHERE else REGIONS[s.region]
    board["reserve"] = [_reserve(reserve) for reserve in s.reserve]
    board["bags"] = list(s.bags)
    board["box"] = list(s.box)
    board["tokens"] = {
        CODES[token]: [REGIONS[s.region_of(token)], (s.place[token] - 1) % PLACES]
        for token in range(len(s.place))
        if s.place[token]
    }
    board["diplomats"] = list(s.diplomats)
    board["known"] = [codes_of(known, CODES) for known in s.known]
    board["trail"] = _dump_trail(s.trail)
    board["influence"] = list(s.influence)
    board["cards"] = [codes_of(cards, CARDS) for cards in s.cards]
    board["deck"] = [CARDS[card] for card in s.deck]
    board["discard"] = codes_of(s.discard, CARDS)
    board["offer"] = [CARDS[card] for card in s.offer]
    board["dealt"] = [list(cards) for cards in s.dealt]
    board["missions"] = [[REGIONS[region] for region in regions] for regions in s.missions]
    board["ruled_out"] = [codes_of(out, REGIONS) for out in s.ruled_out]
    return board


def load_board(s: "Espionage", board: dict[str, Any]) -> None:
    """Read back what `dump_board` wrote."""
    s.set_up()
    for name in _NUMBERS:
        setattr(s, name, integer(board[name]))
    s.finance = integers(board["finance"], s.seats)
    s.halves = integers(board["halves"], s.seats)
    s.redrew = tuple(integers(board["redrew"], s.seats))
    for name in _BY_SERVICE:
        setattr(s, name, integers(board[name], 4))
    for name in _TOKENS:
        setattr(s, name, _mask(board[name]))
    services = [_read_service(name) for name in board["services"]]
    if len(services) != s.seats:
        raise ValueError("services")
    s.seat_services(services, _read_service(board["virtual"]))
    s.region = NOWHERE if board["region"] is None else REGIONS.index(board["region"])
    s.reserve = [_read_reserve(kinds) for kinds in board["reserve"]]
    s.bags = bytes(integers(board["bags"], len(s.bags)))
    s.box = tuple(integers(board["box"], 16))
    s.diplomats = bytes(integers(board["diplomats"], 4 * ALL_REGIONS))
    s.agents = s.diplomats
    for name, (region, city) in board["tokens"].items():
        _lay(s, _token(name), REGIONS.index(region), between(0, city, PLACES - 1))
    s.known = [_mask(known) for known in board["known"]]
    s.trail = None
    for move, thing, bag in board["trail"]:
        s.trail = Trail(s.trail, MOVES.index(move), _thing(move, thing), _seat(s, bag))
    s.influence = integers(board["influence"], ALL_INFLUENCE)
    s.cards = [mask_of([CARDS.index(card) for card in cards]) for cards in board["cards"]]
    s.deck = [CARDS.index(card) for card in board["deck"]]
    s.discard = mask_of([CARDS.index(card) for card in board["discard"]])
    s.offer = tuple([CARDS.index(card) for card in board["offer"]])
    s.dealt = tuple([tuple([integer(card) for card in cards]) for cards in board["dealt"]])
    s.missions = tuple(
        [tuple([REGIONS.index(region) for region in regions]) for regions in board["missions"]]
    )
    s.ruled_out = tuple(
        [mask_of([REGIONS.index(region) for region in regions]) for regions in board["ruled_out"]]
    )
    if any(len(each) != s.seats for each in (s.cards, s.dealt, s.missions, s.ruled_out)):
        raise ValueError("something is there for each seat")
    if len(s.known) != s.seats + 1 or len(s.reserve) != len(SERVICES):
        raise ValueError("something is there for each seat and service")
    if s.services.count(NO_SERVICE):
        _check_empty(s)
    check_pending(s)


def _check_empty(s: "Espionage") -> None:
    """While services are chosen, nothing is on the table."""
    empty = s.rules.new_state(s.seats, s.rng.clone())
    empty.set_up()
    empty.first = s.first
    empty.active = s.active
    empty.seat_services(list(s.services), s.virtual)
    if dump_board(empty) != dump_board(s):
        raise ValueError("nothing lies on the table yet")


def _lay(s: "Espionage", token: int, region: int, city: int) -> None:
    s.place = replaced(s.place, token, 1 + region * PLACES + city)
    s.closed[region] |= 1 << token
    s.count_agents(token // NUMBERS, region, 1)


def _dump_trail(last: Trail | None) -> list[list[Any]]:
    written: list[list[Any]] = []
    for move in moves(last):
        thing = CODES[move.thing] if move.move >= BACK_IN else SERVICES[move.thing]
        written.append([MOVES[move.move], thing, move.bag])
    return written


def _thing(move: str, thing: str) -> int:
    return _token(thing) if MOVES.index(move) >= BACK_IN else SERVICES.index(thing)


def _token(name: Any) -> int:
    return CODES.index(name, 0, END_TOKENS)


def _seat(s: "Espionage", seat: Any) -> int:
    return between(0, seat, s.seats - 1)


def _service(service: int) -> str | None:
    return None if service == NO_SERVICE else SERVICES[service]


def _read_service(name: Any) -> int:
    return NO_SERVICE if name is None else SERVICES.index(name)


def _reserve(reserve: int) -> list[str]:
    """The kinds in a reserve, the next one first."""
    kinds: list[str] = []
    while reserve > 1:
        kinds.append(KINDS[1 - (reserve & 1)])
        reserve >>= 1
    return kinds


def _read_reserve(kinds: list[Any]) -> int:
    return reserve_of([KINDS.index(kind, 0, DARK) for kind in kinds[::-1]])


def _mask(names: list[Any]) -> int:
    return mask_of([_token(name) for name in names])
