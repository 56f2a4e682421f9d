"""Who knows which cards of the other hand, and worlds that fit what a seat knows (TS-V).

`known[s]` is the mask of cards that s knows to be in the other hand. About the rest of a hand its
watcher knows its size, that at most `most_scoring` of all its cards are scoring cards, and
`limits`: pairs (count, cards), narrowest first, each saying that at least so many hidden cards are
among these. A card that leaves the hand unseen till then may have been one of them, so the counts
fall; whatever is learnt about the whole hand narrows them all, so they stay nested.
"""

from typing import TYPE_CHECKING

from detente.games.twilight_struggle import log
from detente.games.twilight_struggle.cards import SCORING, cards_in
from detente.games.twilight_struggle.effects import AMES
from detente.games.twilight_struggle.sides import US

if TYPE_CHECKING:
    from detente.games.twilight_struggle.state import ColdWar


def hidden(s: "ColdWar", side: int) -> int:
    """The cards of a hand that the other side does not know."""
    return s.hand[side] & ~s.known[1 - side]


def _unseen(s: "ColdWar", side: int) -> int:
    """What may be among the hidden cards of a hand: they and the deck."""
    unseen = hidden(s, side)
    for card in s.deck:
        unseen |= 1 << card
    return unseen


def may_hold(s: "ColdWar", side: int) -> int:
    """The cards that the other side cannot rule out in a hand."""
    known = s.known[1 - side]
    concealed = hidden(s, side).bit_count()
    if not concealed:
        return known
    pool = _unseen(s, side) & ~s.in_deck[1 - side]
    for count, within in s.limits[side]:
        if count == concealed:  # All of them; the narrowest limit comes first.
            return known | pool & within
    return known | pool


def enter_hand(s: "ColdWar", side: int, card: int, seen: bool = False) -> None:
    """A card comes into a hand, seen by the other side or not."""
    watcher = 1 - side
    bit = 1 << card
    s.hand[side] |= bit
    s.in_deck[side] &= ~bit
    if seen or (s.effects & AMES and side == US):
        s.known[watcher] |= bit
        s.most_scoring[side] += SCORING >> card & 1
    else:
        s.in_deck[watcher] = 0
        s.most_scoring[side] += 1


def leave_hand(s: "ColdWar", side: int, card: int) -> None:
    """A card leaves a hand in the sight of all."""
    bit = 1 << card
    s.hand[side] &= ~bit
    s.most_scoring[side] -= SCORING >> card & 1
    if s.known[1 - side] & bit:
        s.known[1 - side] &= ~bit
    elif s.limits[side]:
        _one_less(s, side, bit)
    if side == US and card in s.line:
        s.line = tuple([other for other in s.line if other != card])


def show_card(s: "ColdWar", side: int, card: int) -> None:
    """The other side sees a card of a hand, which stays there."""
    bit = 1 << card
    if not s.known[1 - side] & bit:
        s.reveals += 1
        s.known[1 - side] |= bit
        _one_less(s, side, bit)


def learn_hand(s: "ColdWar", side: int) -> None:
    """The other side knows a whole hand from now on."""
    s.reveals += 1
    s.known[1 - side] = s.hand[side]
    s.most_scoring[side] = (s.hand[side] & SCORING).bit_count()
    s.limits[side] = ()


def show_hand(s: "ColdWar", side: int) -> None:
    """The other side, and it alone, sees a whole hand."""
    learn_hand(s, side)
    s.tell(log.HAND_SHOWN, side)
    s.whisper(1 - side, log.HAND_SEEN, side, cards_in(s.hand[side]))


def all_hidden_are(s: "ColdWar", side: int, cards: int) -> None:
    """Everybody learns that all the hidden cards of a hand are among these.

    What lies open elsewhere at that moment is not among them, even if it is reshuffled later.
    """
    concealed = hidden(s, side)
    if not concealed:
        return
    cards &= _unseen(s, side)
    narrowed = [(count, within & cards) for count, within in s.limits[side]]
    s.limits[side] = (*narrowed, (concealed.bit_count(), cards))


def at_most_scoring(s: "ColdWar", side: int, count: int) -> None:
    """Everybody learns how many scoring cards a hand can hold (TS-SC-1)."""
    s.most_scoring[side] = min(s.most_scoring[side], count)


def worth_at_most(s: "ColdWar", side: int, value: int) -> int:
    """The cards that are worth no more than this to a side now, scoring cards among them."""
    cards = 0
    for printed, mask in enumerate(s.rules.by_ops):
        if printed == 0 or s.value(side, printed) <= value:
            cards |= mask
    return cards


def _one_less(s: "ColdWar", side: int, bit: int) -> None:
    s.limits[side] = tuple(
        [
            (count - 1 if within & bit else count, within)
            for count, within in s.limits[side]
            if count > 1 or not within & bit
        ]
    )


def redraw(s: "ColdWar", seat: int) -> None:
    """Deal the hidden part of the other hand and the deck anew, as far as the seat can tell."""
    enemy = 1 - seat
    concealed = hidden(s, enemy)
    pool = _unseen(s, enemy)
    drawn = _draw_hand(s, seat, pool & ~s.in_deck[seat], concealed.bit_count())
    s.hand[enemy] = s.hand[enemy] & ~concealed | drawn
    s.deck = cards_in(pool & ~drawn)
    s.chance.shuffle(s.deck)
    s.in_deck[enemy] = 0
    if s.looked and seat != US:
        looked = s.looked.bit_count()
        s.looked = 0
        for card in s.deck[-looked:]:
            s.looked |= 1 << card
        s.in_deck[US] = s.looked


def _draw_hand(s: "ColdWar", seat: int, pool: int, count: int) -> int:
    """So many cards of the pool, within all that the seat knows about the hand."""
    enemy = 1 - seat
    scoring_left = s.most_scoring[enemy] - (s.known[seat] & SCORING).bit_count()
    order = cards_in(pool)
    s.chance.shuffle(order)
    drawn = 0
    for least, within in (*s.limits[enemy], (count, pool)):
        missing = least - (drawn & within).bit_count()
        for card in order:
            if missing <= 0:
                break
            bit = 1 << card
            if drawn & bit or not within & bit:
                continue
            if SCORING & bit:
                if scoring_left <= 0:
                    continue
                scoring_left -= 1
            drawn |= bit
            missing -= 1
    return drawn
