"""Positions of Twilight Struggle as JSON: fields by name, cards and countries by their codes."""

from typing import TYPE_CHECKING, Any, Final

from detente.core.deck import codes_of, mask_of
from detente.core.validation import integer
from detente.games.twilight_struggle.rules.cards import (
    CODES,
    END_CARDS,
    FIRST_CARD,
    NO_CARD,
    is_card,
)
from detente.games.twilight_struggle.rules.countries import COUNT, COUNTRIES, in_mask
from detente.games.twilight_struggle.rules.effects import EFFECTS
from detente.games.twilight_struggle.rules.phases import ACTION_ROUNDS, PHASES
from detente.games.twilight_struggle.rules.sides import NOBODY, SIDES, US, USSR

if TYPE_CHECKING:
    from detente.games.twilight_struggle.rules.state import ColdWar

_NUMBERS: Final = ("turn", "round", "vp", "defcon")
_PAIRS: Final = ("military", "space", "space_used", "most_scoring")
_CARDS: Final = ("box", "resolving", "fired", "in_play", "discard", "removed", "occurred", "looked")
_CARD_PAIRS: Final = ("hand", "known")


def dump_board(s: "ColdWar") -> dict[str, Any]:
    """The fields of a state for JSON."""
    board: dict[str, Any] = {name: getattr(s, name) for name in _NUMBERS}
    board["phase"] = PHASES[s.phase]
    board["phasing"] = None if s.phasing == NOBODY else SIDES[s.phasing]
    for name in _PAIRS:
        board[name] = list(getattr(s, name))
    for name in _CARDS:
        board[name] = codes_of(getattr(s, name), CODES)
    for name in (*_CARD_PAIRS, "in_deck"):
        board[name] = [codes_of(cards, CODES) for cards in getattr(s, name)]
    board["influence"] = {
        COUNTRIES[place]: [s.influence[US][place], s.influence[USSR][place]]
        for place in in_mask(s.present[US] | s.present[USSR])
    }
    board["began"] = [[COUNTRIES[place] for place in in_mask(mask)] for mask in s.began]
    board["china"] = SIDES[s.china]
    board["china_up"] = s.china_up
    board["deck"] = [CODES[card] for card in s.deck]
    board["headline"] = [None if card == NO_CARD else CODES[card] for card in s.headline]
    board["effects"] = [name for bit, name in enumerate(EFFECTS) if s.effects >> bit & 1]
    board["line"] = [CODES[card] for card in s.line]
    board["moved_to_two"] = s.moved_to_two
    board["limits"] = [
        [[count, codes_of(within, CODES)] for count, within in limits] for limits in s.limits
    ]
    return board


def load_board(s: "ColdWar", board: dict[str, Any]) -> None:
    """Read back what `dump_board` wrote."""
    for name in _NUMBERS:
        setattr(s, name, integer(board[name]))
    s.phase = PHASES.index(board["phase"])
    s.phasing = NOBODY if board["phasing"] is None else SIDES.index(board["phasing"])
    for name in _PAIRS:
        setattr(s, name, tuple([integer(number) for number in _pair(board[name])]))
    for name in _CARDS:
        setattr(s, name, _mask(s, board[name]))
    for name in _CARD_PAIRS:
        setattr(s, name, [_mask(s, codes) for codes in _pair(board[name])])
    s.in_deck = tuple([_mask(s, codes) for codes in _pair(board["in_deck"])])
    _load_influence(s, board["influence"])
    s.began = tuple([_countries(s, codes) for codes in _pair(board["began"])])
    s.reach = ((), ())
    s.china = SIDES.index(board["china"])
    s.china_up = bool(board["china_up"])
    s.deck = [_card(s, code) for code in board["deck"]]
    headlines = _pair(board["headline"])
    s.headline = tuple([NO_CARD if code is None else _card(s, code) for code in headlines])
    s.effects = 0
    for name in board["effects"]:
        s.effects |= 1 << EFFECTS.index(name)
    s.line = tuple([_card(s, code) for code in board["line"]])
    s.moved_to_two = bool(board["moved_to_two"])
    s.limits = tuple(
        [
            tuple([(integer(count), _mask(s, codes)) for count, codes in limits])
            for limits in _pair(board["limits"])
        ]
    )
    if s.phasing == NOBODY and (s.phase == ACTION_ROUNDS or s.resolving):
        raise ValueError("phasing")  # TS-8.1.3: some side is responsible for DEFCON.


def _load_influence(s: "ColdWar", influence: dict[str, Any]) -> None:
    s.influence = [[0] * COUNT, [0] * COUNT]
    present = [0, 0]
    for code, amounts in influence.items():
        place = _country(s, code)
        for side, amount in enumerate(_pair(amounts)):
            s.influence[side][place] = integer(amount)
            if amount:
                present[side] |= 1 << place
    s.present = tuple(present)


def _pair(values: Any) -> list[Any]:
    first, second = values
    return [first, second]


def _card(s: "ColdWar", code: Any) -> int:
    card = s.rules.action_of.get(code)
    if card is None or not is_card(card):
        raise s.rules.unknown(str(code), CODES[FIRST_CARD:END_CARDS])
    return card


def _country(s: "ColdWar", code: Any) -> int:
    place = s.rules.action_of.get(code)
    if place is None or place >= COUNT:
        raise s.rules.unknown(str(code), COUNTRIES)
    return place


def _mask(s: "ColdWar", codes: list[Any]) -> int:
    return mask_of([_card(s, code) for code in codes])


def _countries(s: "ColdWar", codes: list[Any]) -> int:
    return mask_of([_country(s, code) for code in codes])
