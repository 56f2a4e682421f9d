"""Who knows which cards of the other hand (TS-V); resampling.py samples hands that fit.

`known[s]` is the mask of cards that s knows to be in the other hand. About the rest of a hand its
watcher knows its size, that at most `most_scoring` of all its cards are scoring cards, and
`limits`: pairs (count, cards), narrowest first, each saying that at least so many hidden cards are
among these. A card that leaves the hand unseen till then may have been one of them, so the counts
fall; whatever is learnt about the whole hand narrows them all, so they stay nested. All this is
what both sides know; only `in_deck` and `looked` are one side's alone.
"""

from typing import TYPE_CHECKING, Final

from detente.core.deck import mask_of
from detente.core.shared import changed
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CARD_BIT, IS_SCORING, SCORING, cards_in
from detente.games.twilight_struggle.rules.effects import AMES
from detente.games.twilight_struggle.rules.sides import US, USSR

if TYPE_CHECKING:
    from detente.games.twilight_struggle.rules.state import ColdWar

Limits = tuple[tuple[int, int], ...]

EVERYTHING: Final = -1
"""The mask of all cards."""


def hidden(s: "ColdWar", side: int) -> int:
    """The cards of a hand that the other side does not know."""
    return s.hand[side] & ~s.known[1 - side]


def unseen(s: "ColdWar", side: int) -> int:
    """What may be among the hidden cards of a hand: they and the deck."""
    return hidden(s, side) | mask_of(s.deck)


def _face_down(s: "ColdWar") -> int:
    """What both sides together cannot place: hidden cards of either hand, and the deck."""
    return unseen(s, US) | hidden(s, USSR)


def may_hold(s: "ColdWar", side: int) -> int:
    """The cards that the other side cannot rule out in a hand."""
    known = s.known[1 - side]
    concealed = hidden(s, side).bit_count()
    if not concealed:
        return known
    pool = unseen(s, side) & ~s.in_deck[1 - side]
    if not most_hidden_scoring(s, side):
        pool &= ~SCORING
    for count, within in s.limits[side]:
        if count == concealed:  # All of them; the narrowest limit comes first.
            return known | pool & within
    return known | pool


def enter_hand(s: "ColdWar", side: int, card: int, seen: bool = False) -> None:
    """A card comes into a hand, seen by the other side or not."""
    watcher = 1 - side
    bit = CARD_BIT[card]
    if s.in_deck[side]:
        s.in_deck = changed(s.in_deck, side, s.in_deck[side] & ~bit)
    if seen or (s.effects & AMES and side == US):
        s.hand[side] |= bit
        s.known[watcher] |= bit
        s.most_scoring = changed(s.most_scoring, side, s.most_scoring[side] + IS_SCORING[card])
    else:
        _part_scoring(s, side)
        s.hand[side] |= bit
        if s.in_deck[watcher]:
            s.in_deck = changed(s.in_deck, watcher, 0)
        s.most_scoring = changed(s.most_scoring, side, s.most_scoring[side] + 1)


def leave_hand(s: "ColdWar", side: int, card: int) -> None:
    """A card leaves a hand in the sight of all."""
    bit = CARD_BIT[card]
    s.hand[side] &= ~bit
    if IS_SCORING[card]:
        s.most_scoring = changed(s.most_scoring, side, s.most_scoring[side] - 1)
    if s.known[1 - side] & bit:
        s.known[1 - side] &= ~bit
    elif s.limits[side]:
        _one_less(s, side, bit)
    if side == US and card in s.line:
        s.line = tuple([other for other in s.line if other != card])


def show_card(s: "ColdWar", side: int, card: int) -> None:
    """The other side sees a card of a hand, which stays there."""
    bit = CARD_BIT[card]
    if not s.known[1 - side] & bit:
        s.revelations += 1
        s.known[1 - side] |= bit
        _one_less(s, side, bit)


def learn_hand(s: "ColdWar", side: int) -> None:
    """The other side knows a whole hand from now on."""
    s.revelations += 1
    s.known[1 - side] = s.hand[side]
    s.most_scoring = changed(s.most_scoring, side, (s.hand[side] & SCORING).bit_count())
    s.limits = changed(s.limits, side, ())


def show_hand(s: "ColdWar", side: int) -> None:
    """The other side, and it alone, sees a whole hand."""
    learn_hand(s, side)
    s.log_public(log.HAND_SHOWN, side)
    s.log_private(1 - side, log.HAND_SEEN, side, cards_in(s.hand[side]))


def all_hidden_are(s: "ColdWar", side: int, cards: int) -> None:
    """Everybody learns that all the hidden cards of a hand are among these.

    What lies open elsewhere at that moment is not among them, even if it is reshuffled later.
    """
    concealed = hidden(s, side)
    if not concealed:
        return
    cards &= _face_down(s)
    narrowed = [(count, within & cards) for count, within in s.limits[side]]
    s.limits = changed(s.limits, side, _tidy([*narrowed, (concealed.bit_count(), cards)]))


def expect_new_cards(s: "ColdWar") -> None:
    """TS-V-30: cards are about to join the deck that nobody can have in hand yet."""
    all_hidden_are(s, US, EVERYTHING)
    all_hidden_are(s, USSR, EVERYTHING)


def at_most_scoring(s: "ColdWar", side: int, count: int) -> None:
    """Everybody learns how many scoring cards a hand can hold (TS-SC-1)."""
    if count < s.most_scoring[side]:
        s.revelations += 1
        s.most_scoring = changed(s.most_scoring, side, count)


def worth_at_most(s: "ColdWar", side: int, value: int) -> int:
    """The cards that are worth no more than this to a side now, scoring cards among them."""
    cards = 0
    for printed, mask in enumerate(s.rules.by_ops):
        if printed == 0 or s.value(side, printed) <= value:
            cards |= mask
    return cards


def _one_less(s: "ColdWar", side: int, bit: int) -> None:
    left = tuple(
        [
            (count - 1 if within & bit else count, within)
            for count, within in s.limits[side]
            if count > 1 or not within & bit
        ]
    )
    s.limits = changed(s.limits, side, left)


def _tidy(limits: list[tuple[int, int]]) -> Limits:
    """Of neighbours about the same cards only the one that says more."""
    kept: list[tuple[int, int]] = []
    for count, within in limits:
        if kept and kept[-1][1] == within:
            count = max(count, kept.pop()[0])
        kept.append((count, within))
    return tuple(kept)


def most_scoring(s: "ColdWar", side: int) -> int:
    """How many cards of a hand can be scoring cards, by what everybody knows."""
    return (s.known[1 - side] & SCORING).bit_count() + most_hidden_scoring(s, side)


def most_hidden_scoring(s: "ColdWar", side: int) -> int:
    """How many hidden cards of a hand can be scoring cards."""
    known = (s.known[1 - side] & SCORING).bit_count()
    concealed = hidden(s, side).bit_count()
    return most_scoring_among(s.limits[side], s.most_scoring[side] - known, concealed)


def most_scoring_among(limits: Limits, scoring: int, count: int) -> int:
    """The same for so many cards, if no more than `scoring` are allowed anyway."""
    for least, within in limits:
        if not within & SCORING:
            scoring = min(scoring, count - least)
    return min(scoring, count)


def _part_scoring(s: "ColdWar", side: int) -> None:
    """TS-V-26: before a hidden card joins, remember how many of the old are no scoring cards."""
    if not s.limits[side]:
        return
    scoring = most_hidden_scoring(s, side)
    parted: list[tuple[int, int]] = []
    for count, within in s.limits[side]:
        if within & SCORING and count > scoring:
            parted.append((count - scoring, within & ~SCORING))
        parted.append((count, within))
    s.limits = changed(s.limits, side, _tidy(parted))
