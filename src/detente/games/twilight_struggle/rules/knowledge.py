"""Who knows which cards of the other hand, and worlds that fit what a seat knows (TS-V).

`known[s]` is the mask of cards that s knows to be in the other hand. About the rest of a hand its
watcher knows its size, that at most `most_scoring` of all its cards are scoring cards, and
`limits`: pairs (count, cards), narrowest first, each saying that at least so many hidden cards are
among these. A card that leaves the hand unseen till then may have been one of them, so the counts
fall; whatever is learnt about the whole hand narrows them all, so they stay nested. All this is
what both sides can tell; only `in_deck` and `looked` are one side's alone.
"""

from typing import TYPE_CHECKING, Final

from detente.core.deck import mask_of
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import OWNED, SCORING, cards_in
from detente.games.twilight_struggle.rules.effects import AMES, TRAP
from detente.games.twilight_struggle.rules.sides import US, USSR

if TYPE_CHECKING:
    from detente.games.twilight_struggle.rules.state import ColdWar

Limits = tuple[tuple[int, int], ...]
Demand = tuple[int, int]

_EVERYTHING: Final = -1
_FREE_TRIES: Final = 8
_TRIES: Final = 40
"""How often a hand is drawn that has to fit what is being asked, at first without any help."""
_TOO_LITTLE: Final = 1
"""The highest value that will not do in a trap (TS-QB-1)."""


def hidden(s: "ColdWar", side: int) -> int:
    """The cards of a hand that the other side does not know."""
    return s.hand[side] & ~s.known[1 - side]


def _unseen(s: "ColdWar", side: int) -> int:
    """What may be among the hidden cards of a hand: they and the deck."""
    return hidden(s, side) | mask_of(s.deck)


def _face_down(s: "ColdWar") -> int:
    """What both sides together cannot place: hidden cards of either hand, and the deck."""
    return _unseen(s, US) | hidden(s, USSR)


def may_hold(s: "ColdWar", side: int) -> int:
    """The cards that the other side cannot rule out in a hand."""
    known = s.known[1 - side]
    concealed = hidden(s, side).bit_count()
    if not concealed:
        return known
    pool = _unseen(s, side) & ~s.in_deck[1 - side]
    if not _most_hidden_scoring(s, side):
        pool &= ~SCORING
    for count, within in s.limits[side]:
        if count == concealed:  # All of them; the narrowest limit comes first.
            return known | pool & within
    return known | pool


def enter_hand(s: "ColdWar", side: int, card: int, seen: bool = False) -> None:
    """A card comes into a hand, seen by the other side or not."""
    watcher = 1 - side
    bit = 1 << card
    s.in_deck[side] &= ~bit
    if seen or (s.effects & AMES and side == US):
        s.hand[side] |= bit
        s.known[watcher] |= bit
        s.most_scoring[side] += SCORING >> card & 1
    else:
        _part_scoring(s, side)
        s.hand[side] |= bit
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
    cards &= _face_down(s)
    narrowed = [(count, within & cards) for count, within in s.limits[side]]
    s.limits[side] = _tidy([*narrowed, (concealed.bit_count(), cards)])


def expect_new_cards(s: "ColdWar") -> None:
    """TS-V-30: cards are about to join the deck that nobody can have in hand yet."""
    all_hidden_are(s, US, _EVERYTHING)
    all_hidden_are(s, USSR, _EVERYTHING)


def at_most_scoring(s: "ColdWar", side: int, count: int) -> None:
    """Everybody learns how many scoring cards a hand can hold (TS-SC-1)."""
    if count < s.most_scoring[side]:
        s.reveals += 1
        s.most_scoring[side] = count


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


def _tidy(limits: list[tuple[int, int]]) -> Limits:
    """Of neighbours about the same cards only the one that says more."""
    kept: list[tuple[int, int]] = []
    for count, within in limits:
        if kept and kept[-1][1] == within:
            count = max(count, kept.pop()[0])
        kept.append((count, within))
    return tuple(kept)


def most_scoring(s: "ColdWar", side: int) -> int:
    """How many cards of a hand can be scoring cards, as far as everybody can tell."""
    return (s.known[1 - side] & SCORING).bit_count() + _most_hidden_scoring(s, side)


def _most_hidden_scoring(s: "ColdWar", side: int) -> int:
    """How many hidden cards of a hand can be scoring cards."""
    known = (s.known[1 - side] & SCORING).bit_count()
    concealed = hidden(s, side).bit_count()
    return _most_scoring(s.limits[side], s.most_scoring[side] - known, concealed)


def _most_scoring(limits: Limits, scoring: int, count: int) -> int:
    """The same for so many cards, if no more than `scoring` are allowed anyway."""
    for least, within in limits:
        if not within & SCORING:
            scoring = min(scoring, count - least)
    return min(scoring, count)


def _part_scoring(s: "ColdWar", side: int) -> None:
    """TS-V-26: before a hidden card joins, remember how many of the old are no scoring cards."""
    if not s.limits[side]:
        return
    scoring = _most_hidden_scoring(s, side)
    parted: list[tuple[int, int]] = []
    for count, within in s.limits[side]:
        if within & SCORING and count > scoring:
            parted.append((count - scoring, within & ~SCORING))
        parted.append((count, within))
    s.limits[side] = _tidy(parted)


# --- worlds ---------------------------------------------------------------------------------------


def redraw(s: "ColdWar", seat: int) -> None:
    """Deal the hidden part of the other hand and the deck anew, as far as the seat can tell."""
    enemy = 1 - seat
    concealed = hidden(s, enemy)
    pool = _unseen(s, enemy)
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
    scoring = _most_hidden_scoring(s, side)
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
    scoring = _most_scoring(limits, scoring, count)
    drawn = 0
    for least, within in (*limits, (count, _EVERYTHING)):
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
    if missing <= _most_hidden_scoring(s, side):
        demands.append((missing, SCORING))
    return demands
