"""Resampling of what is hidden from a seat: the other hand and the deck (TS-V)."""

from typing import TYPE_CHECKING, Final

from detente.core.deck import mask_of
from detente.core.shared import changed
from detente.games.twilight_struggle.rules.cards import IS_SCORING, OWNED, SCORING, cards_in
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

Requirement = tuple[int, int]
"""A number of cards, and the mask of the cards of which a hand must hold so many."""

_FREE_TRIES: Final = 8
_TRIES: Final = 40
"""How often a hand is sampled to fit the decision to be made: first freely, then guided."""
_TOO_LITTLE: Final = 1
"""The highest value that will not do in a trap (TS-QB-1)."""


def resample_hidden(s: "ColdWar", seat: int) -> None:
    """Resample the hidden part of the other hand and the deck from what the seat knows."""
    enemy = 1 - seat
    concealed = hidden(s, enemy)
    pool = unseen(s, enemy)
    drawn = _draw_hand(s, enemy, pool & ~s.in_deck[seat], concealed.bit_count())
    s.hand[enemy] = s.hand[enemy] & ~concealed | drawn
    s.deck = cards_in(pool & ~drawn)
    s.rng.shuffle(s.deck)
    s.in_deck = changed(s.in_deck, enemy, 0)
    if s.looked and seat != US:
        s.looked = mask_of(s.deck[-s.looked.bit_count() :])
        s.in_deck = changed(s.in_deck, US, s.looked)


def _draw_hand(s: "ColdWar", side: int, pool: int, count: int) -> int:
    """So many cards of the pool, within all that the watcher knows about the hand."""
    limits = s.limits[side]
    scoring = most_hidden_scoring(s, side)
    order = cards_in(pool)
    s.rng.shuffle(order)
    requirements = _requirements(s, side, count)
    if not requirements:
        return _fill(order, limits, scoring, count)
    least, cards = requirements[s.rng.uniform(len(requirements))]
    for attempt in range(_TRIES):
        if attempt < _FREE_TRIES:
            drawn = _fill(order, limits, scoring, count)
        else:
            drawn = _fill_with(order, limits, scoring, count, least, cards)
        if _fits(limits, scoring, count, drawn) and _meets(requirements, drawn):
            return drawn
        s.rng.shuffle(order)
        least, cards = requirements[(attempt + 1) % len(requirements)]
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
    """The same with at least so many of these cards, if the order allows it."""
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
        scoring -= IS_SCORING[card]
        limits = tuple([(n - 1 if within & bit else n, within) for n, within in limits])
    rest = [card for card in order if not first >> card & 1]
    return first | _fill(rest, limits, scoring, count - first.bit_count())


def _fits(limits: Limits, scoring: int, count: int, drawn: int) -> bool:
    """Whether these cards are a hand that nothing rules out."""
    if drawn.bit_count() != count or (drawn & SCORING).bit_count() > scoring:
        return False
    return all((drawn & within).bit_count() >= least for least, within in limits)


def _meets(requirements: list[Requirement], drawn: int) -> bool:
    return any((drawn & cards).bit_count() >= least for least, cards in requirements)


def _requirements(s: "ColdWar", side: int, count: int) -> list[Requirement]:
    """What a side must hold for the decision to be made; one of the requirements suffices."""
    if not count or side not in s.to_act:
        return []
    prompt = s.decision().prompt
    known = s.known[1 - side]
    if prompt == "prompt-partner":
        requirements = [(1, OWNED[1 - side])]
    elif prompt == "prompt-trap":
        requirements = [(1, ~worth_at_most(s, side, _TOO_LITTLE))]
    elif prompt == "prompt-choose-card" and s.effects & TRAP[side]:
        return _trapped(s, side, count)
    else:
        return []
    return [] if known & requirements[0][1] else requirements


def _trapped(s: "ColdWar", side: int, count: int) -> list[Requirement]:
    """TS-QB-3: a side in a trap that need not discard has nothing to, or must score first."""
    from detente.games.twilight_struggle.rules.obligations import rounds_left

    known = s.known[1 - side]
    requirements: list[Requirement] = []
    small = worth_at_most(s, side, _TOO_LITTLE)
    if not known & ~small:
        requirements.append((count, small))
    rounds = rounds_left(s, side)
    missing = rounds - (known & SCORING).bit_count()
    if missing <= 0:
        return []
    if missing <= most_hidden_scoring(s, side):
        requirements.append((missing, SCORING))
    return requirements
