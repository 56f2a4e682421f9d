"""Worlds that fit what a seat knows: the other hand and the deck are dealt anew (TS-V)."""

from typing import TYPE_CHECKING, Final

from detente.core.deck import mask_of
from detente.games.twilight_struggle.rules.cards import OWNED, SCORING, cards_in
from detente.games.twilight_struggle.rules.effects import TRAP
from detente.games.twilight_struggle.rules.knowledge import (
    EVERYTHING,
    Limits,
    hidden,
    most_hidden_scoring,
    most_scoring_among,
    unseen,
    worth_at_most,
)
from detente.games.twilight_struggle.rules.sides import US

if TYPE_CHECKING:
    from detente.games.twilight_struggle.rules.state import ColdWar

Demand = tuple[int, int]

_FREE_TRIES: Final = 8
_TRIES: Final = 40
"""How often a hand is drawn that has to fit what is being asked, at first without any help."""
_TOO_LITTLE: Final = 1
"""The highest value that will not do in a trap (TS-QB-1)."""


def redraw(s: "ColdWar", seat: int) -> None:
    """Deal the hidden part of the other hand and the deck anew, as far as the seat can tell."""
    enemy = 1 - seat
    concealed = hidden(s, enemy)
    pool = unseen(s, enemy)
    drawn = _draw_hand(s, enemy, pool & ~s.in_deck[seat], concealed.bit_count())
    s.hand[enemy] = s.hand[enemy] & ~concealed | drawn
    s.deck = cards_in(pool & ~drawn)
    s.chance.shuffle(s.deck)
    s.in_deck[enemy] = 0
    if s.looked and seat != US:
        s.looked = mask_of(s.deck[-s.looked.bit_count() :])
        s.in_deck[US] = s.looked


def _draw_hand(s: "ColdWar", side: int, pool: int, count: int) -> int:
    """So many cards of the pool, within all that the watcher knows about the hand."""
    limits = s.limits[side]
    scoring = most_hidden_scoring(s, side)
    order = cards_in(pool)
    s.chance.shuffle(order)
    demands = _demands(s, side, count)
    if not demands:
        return _fill(order, limits, scoring, count)
    least, cards = demands[s.chance.below(len(demands))]
    for attempt in range(_TRIES):
        if attempt < _FREE_TRIES:
            drawn = _fill(order, limits, scoring, count)
        else:
            drawn = _fill_with(order, limits, scoring, count, least, cards)
        if _fits(limits, scoring, count, drawn) and _meets(demands, drawn):
            return drawn
        s.chance.shuffle(order)
        least, cards = demands[(attempt + 1) % len(demands)]
    return _fill(order, limits, scoring, count)


def _fill(order: list[int], limits: Limits, scoring: int, count: int) -> int:
    """So many cards in this order: for the narrowest limit first, then any.

    A hand is the likelier the more cards of it may be those that a limit is about. Scoring cards
    are never taken beyond their number, so other cards are left for every limit that needs them.
    """
    scoring = most_scoring_among(limits, scoring, count)
    drawn = 0
    for least, within in (*limits, (count, EVERYTHING)):
        missing = least - (drawn & within).bit_count()
        for card in order:
            if missing <= 0:
                break
            bit = 1 << card
            if drawn & bit or not within & bit:
                continue
            if SCORING & bit:
                if scoring <= 0:
                    continue
                scoring -= 1
            drawn |= bit
            missing -= 1
    return drawn


def _fill_with(
    order: list[int], limits: Limits, scoring: int, count: int, least: int, cards: int
) -> int:
    """The same with at least so many of these cards, if the order is a lucky one."""
    if least == count:
        narrowed = [(number, within & cards) for number, within in limits]
        return _fill(order, (*narrowed, (count, cards)), scoring, count)
    for number, within in limits:
        if number == count:
            cards &= within
    first = 0
    for card in [card for card in order if cards >> card & 1][:least]:
        bit = 1 << card
        first |= bit
        scoring -= SCORING >> card & 1
        limits = tuple([(n - 1 if within & bit else n, within) for n, within in limits])
    rest = [card for card in order if not first >> card & 1]
    return first | _fill(rest, limits, scoring, count - first.bit_count())


def _fits(limits: Limits, scoring: int, count: int, drawn: int) -> bool:
    """Whether these cards are a hand that nothing rules out."""
    if drawn.bit_count() != count or (drawn & SCORING).bit_count() > scoring:
        return False
    return all((drawn & within).bit_count() >= least for least, within in limits)


def _meets(demands: list[Demand], drawn: int) -> bool:
    return any((drawn & cards).bit_count() >= least for least, cards in demands)


def _demands(s: "ColdWar", side: int, count: int) -> list[Demand]:
    """What a side must hold to be asked what it is asked: so many of these, or else of those."""
    if not count or side not in s.to_act:
        return []
    prompt = s.decision().prompt
    known = s.known[1 - side]
    if prompt == "prompt-partner":
        demands = [(1, OWNED[1 - side])]
    elif prompt == "prompt-trap":
        demands = [(1, ~worth_at_most(s, side, _TOO_LITTLE))]
    elif prompt == "prompt-choose-card" and s.effects & TRAP[side]:
        return _trapped(s, side, count)
    else:
        return []
    return [] if known & demands[0][1] else demands


def _trapped(s: "ColdWar", side: int, count: int) -> list[Demand]:
    """TS-QB-3: a side in a trap that need not discard has nothing to, or must score first."""
    from detente.games.twilight_struggle.rules.obligations import rounds_left

    known = s.known[1 - side]
    demands: list[Demand] = []
    small = worth_at_most(s, side, _TOO_LITTLE)
    if not known & ~small:
        demands.append((count, small))
    rounds = rounds_left(s, side)
    missing = rounds - (known & SCORING).bit_count()
    if missing <= 0:
        return []
    if missing <= most_hidden_scoring(s, side):
        demands.append((missing, SCORING))
    return demands
