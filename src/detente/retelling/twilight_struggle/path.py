"""A game driven move by move, with every outcome of chance given when the engine asks for it.

Nothing is ever changed in a state. If a later moment shows that a hand must have held another card,
two cards that nobody has seen since they were shuffled together exchange their places in that
shuffle, and the moves made since are driven again.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, cast

from detente.core.errors import BadInput, Refused
from detente.core.events import CHOICE, CODE, CODES, EVERYONE, Entry, entries
from detente.core.pile import mask_of
from detente.core.record import Record
from detente.games.twilight_struggle import log
from detente.games.twilight_struggle.cards import (
    FIVE_YEAR_PLAN,
    GRAIN_SALES,
    cards_in,
    code,
    is_card,
)
from detente.games.twilight_struggle.game import TwilightStruggle
from detente.games.twilight_struggle.sides import USSR
from detente.games.twilight_struggle.state import ColdWar

_TERRORISM: Final[int] = code("terrorism")
_NOT_AN_OUTCOME: Final = object()
"""Chance stumbles over it, which tells that, and for what, it was asked."""

Order = tuple[int, ...]
"""A shuffle: all cards of the pile, topmost first."""


@dataclass(frozen=True)
class Pick:
    """A card drawn at random from a side's hand."""

    side: int
    card: int


Outcome = int | Pick | Order


class Move(NamedTuple):
    """A choice, and what chance brought until the next one."""

    seat: int
    action: int
    outcomes: tuple[Outcome, ...]
    forced: tuple[object, ...]
    """The outcomes as chance understands them."""


class Missing(Exception):
    """A side must hold a card that it does not hold in the game as it is driven now."""

    def __init__(self, side: int, card: int) -> None:
        super().__init__(side, card)
        self.side = side
        self.card = card


class Impossible(Exception):
    """Two cards cannot have been exchanged."""


class Teller(Protocol):
    """Whoever knows what chance brought; `trial` is the state in which it is asked."""

    def number(self, trial: ColdWar, count: int) -> int | Pick:
        """A number below `count`, or the card that it stands for."""

    def order(self, trial: ColdWar, pile: list[int]) -> Order:
        """The order of a pile."""


def act(state: ColdWar, seat: int, action: int, teller: Teller) -> tuple[ColdWar, Move]:
    """The state after a choice, with outcomes as the teller says."""
    outcomes: list[Outcome] = []
    forced: list[object] = []
    while True:
        trial = state.clone()
        trial.chance.forced = [*forced, _NOT_AN_OUTCOME]
        try:
            trial.act(seat, action)
        except BadInput as asked:
            outcome = _told(trial, asked, teller)
            outcomes.append(outcome)
            forced.append(_as_forced(trial, outcome))
        else:
            trial.chance.forced = []
            return trial, Move(seat, action, tuple(outcomes), tuple(forced))


def _told(trial: ColdWar, asked: BadInput, teller: Teller) -> Outcome:
    if asked.message == "bad-chance-number":
        return teller.number(trial, asked.args_["most"] + 1)
    if asked.message == "bad-chance-order":
        return teller.order(trial, asked.args_["pile"])
    raise asked


def _as_forced(trial: ColdWar, outcome: Outcome) -> object:
    if isinstance(outcome, Pick):
        hand = cards_in(trial.hand[outcome.side])
        if outcome.card not in hand:
            raise Missing(outcome.side, outcome.card)
        return hand.index(outcome.card)
    return list(outcome) if isinstance(outcome, tuple) else outcome


def _exchange(order: Order, a: int, b: int) -> Order:
    names = {a: b, b: a}
    return tuple(names.get(card, card) for card in order)


def _exchanged(outcome: Outcome, a: int, b: int) -> Outcome:
    return _exchange(outcome, a, b) if isinstance(outcome, tuple) else outcome


def shown_cards(happened: list[Entry]) -> int:
    """The mask of the cards that everybody saw."""
    shown = 0
    for entry in happened:
        if entry.audience != EVERYONE:
            continue
        for kind, value in zip(entry.kind.types, entry.values, strict=True):
            if kind == CODES:
                shown |= mask_of(cast("list[int]", value))
            elif kind == CODE and is_card(cast(int, value)):
                shown |= 1 << cast(int, value)
    return shown


def news(state: ColdWar) -> list[Entry]:
    """What the last choice led to."""
    return [entry for entry in entries(state.past, state.choices) if entry.kind is not CHOICE]


def drawn_from(trial: ColdWar, count: int) -> int | None:
    """The side from whose hand a card is being drawn at random; None if a die is being rolled."""
    for entry in reversed(news(trial)):
        if entry.kind is log.EVENT_OCCURS:
            side, card = cast("tuple[int, int]", entry.values)
            victim = 1 - side if card == _TERRORISM else USSR
            draws = card in (_TERRORISM, FIVE_YEAR_PLAN, GRAIN_SALES)
            return victim if draws and trial.hand[victim].bit_count() == count else None
        if entry.kind is not log.DISCARDED_FROM_HAND:
            return None
    return None


def _public(state: ColdWar) -> list[tuple[object, ...]]:
    return [(e.kind, e.values) for e in news(state) if e.audience == EVERYONE]


class Path:
    """A game from its first shuffle on: the moves, and the state before and after each.

    `seen` has for every move the cards that became known by it, `states` one more than `moves`.
    """

    def __init__(self, rules: TwilightStruggle, opening: Order) -> None:
        self.rules = rules
        self.opening = opening
        self.moves: list[Move] = []
        self.states: list[ColdWar] = [self._start()]
        self.seen: list[int] = []

    def _start(self) -> ColdWar:
        codes = [self.rules.codes[card] for card in self.opening]
        return cast(ColdWar, self.rules.start(2, 0, [codes]))

    @property
    def state(self) -> ColdWar:
        """Where the game stands."""
        return self.states[-1]

    def add(self, move: Move, state: ColdWar, also_seen: int = 0) -> None:
        """Go on by a move that led to this state; `also_seen` are cards that one side saw."""
        self.moves.append(move)
        self.states.append(state)
        self.seen.append(shown_cards(news(state)) | also_seen)

    def cards_shuffled_with(self, card: int) -> list[int]:
        """All cards that any shuffle had together with this one."""
        orders = [self.opening]
        for move in self.moves:
            orders += [outcome for outcome in move.outcomes if isinstance(outcome, tuple)]
        return sorted(set().union(*[order for order in orders if card in order]))

    def link(self, a: int, b: int) -> tuple[int, int] | None:
        """Between which moves two cards can have been each other; None if never.

        From the last shuffle with both of them (-1: the opening) until now, if neither has been
        seen since, else until one was seen, if both were in the same hand by then.
        """
        either = 1 << a | 1 << b
        end = len(self.moves)
        for index in range(len(self.moves) - 1, -1, -1):
            for outcome in self.moves[index].outcomes:
                if isinstance(outcome, tuple) and a in outcome and b in outcome:
                    return self._until(index, end, either)
            if self.seen[index] & either:
                end = index
        if a in self.opening and b in self.opening:
            return self._until(-1, end, either)
        return None

    def _until(self, start: int, end: int, either: int) -> tuple[int, int] | None:
        if end == len(self.moves):
            return start, end
        hands = self.states[end].hand
        return (start, end) if either in (hands[0] & either, hands[1] & either) else None

    def exchanged(self, a: int, b: int) -> "Path":
        """The same game in which two cards were each other; Impossible if that changes it."""
        span = self.link(a, b)
        if span is None:
            raise Impossible
        since, end = span
        other = Path.__new__(Path)
        other.rules = self.rules
        other.opening = _exchange(self.opening, a, b) if since < 0 else self.opening
        first = max(since, 0)
        other.moves = self.moves[:first]
        other.seen = self.seen[:first]
        other.states = self.states[: first + 1] if since >= 0 else [other._start()]
        for index in range(first, len(self.moves)):
            move = self.moves[index]
            outcomes = list(move.outcomes)
            if index < end:
                outcomes = [_exchanged(outcome, a, b) for outcome in outcomes]
            try:
                state, again = act(other.state, move.seat, move.action, _Retold(outcomes))
            except (Refused, BadInput, Missing) as error:
                raise Impossible from error
            if _public(state) != _public(self.states[index + 1]):
                raise Impossible
            other.moves.append(again)
            other.states.append(state)
            other.seen.append(self.seen[index])
        return other

    def record(self, notes: dict[str, str]) -> Record:
        """The game as an ordinary record, with all that chance brought."""
        chance: list[object] = [list(self.opening)]
        for move in self.moves:
            chance += move.forced
        return Record(
            game=self.rules.name,
            options=dict(self.rules.settings),
            seats=2,
            origin={"seed": 0, "chance": self.rules.write_chance(chance)},
            choices=[(move.seat, self.rules.codes[move.action]) for move in self.moves],
            notes=notes,
        )


class _Retold:
    """Tells again what has been told."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        self.outcomes = outcomes

    def number(self, trial: ColdWar, count: int) -> int | Pick:
        outcome = self.outcomes.pop(0) if self.outcomes else ()
        if isinstance(outcome, tuple):
            raise Impossible
        return outcome

    def order(self, trial: ColdWar, pile: list[int]) -> Order:
        order = self.outcomes.pop(0) if self.outcomes else ()
        if not isinstance(order, tuple) or sorted(order) != sorted(pile):
            raise Impossible
        return order
