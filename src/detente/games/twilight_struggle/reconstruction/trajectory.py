"""A game driven move by move, with every outcome of chance given when the engine asks for it.

Nothing is ever changed in a state. If a later moment shows that a hand must have held another card,
the cards had been shuffled otherwise, and all moves made since are driven again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, cast

import detente
from detente.core.deck import mask_of
from detente.core.errors import BadInput, Refused
from detente.core.event_log import CODE, CODES, EVERYONE, Entry, entries
from detente.core.record import Record
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import (
    EARLY_WAR,
    FIVE_YEAR_PLAN,
    GRAIN_SALES,
    cards_in,
    code,
    is_card,
)
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.sides import USSR
from detente.games.twilight_struggle.rules.state import ColdWar

_TERRORISM: Final[int] = code("terrorism")
_SUMMIT: Final[int] = code("summit")
_NOT_AN_OUTCOME: Final = object()
"""Chance stumbles over it, which tells that, and for what, it was asked."""

Order = tuple[int, ...]
"""The cards of a pile after a shuffle, topmost first."""
Shuffle = tuple[int, int]
"""Which shuffle: the number of the move, and which of its outcomes it is."""
OPENING: Final[Shuffle] = (-1, 0)


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


class Contradiction(Exception):
    """With another deal the game would have gone another way at a move of a seat.

    `state` is the one before it; `after`, if it could be made at all, the wrong one after it.
    """

    def __init__(self, number: int, seat: int, state: ColdWar, after: ColdWar | None) -> None:
        super().__init__(number, seat)
        self.number = number
        self.seat = seat
        self.state = state
        self.after = after


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


def shown_cards(happened: list[Entry]) -> int:
    """The mask of the cards that everybody saw."""
    shown = 0
    for entry in happened:
        if entry.audience == EVERYONE:
            shown |= cards_named(entry)
    return shown


def cards_named(entry: Entry) -> int:
    """The mask of the cards of which something is told."""
    named = 0
    for kind, value in zip(entry.kind.types, entry.values, strict=True):
        if kind == CODES:
            named |= mask_of(cast("list[int]", value))
        elif kind == CODE and is_card(cast(int, value)):
            named |= 1 << cast(int, value)
    return named


def news(state: ColdWar) -> list[Entry]:
    """What the last choice led to."""
    return entries(state.past, state.choices)


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


def is_contest(trial: ColdWar) -> bool:
    """Whether a die of the Olympic Games or of a Summit is being rolled."""
    last = news(trial)[-1:]
    if last and last[0].kind is log.EVENT_OCCURS:
        return last[0].values[1] == _SUMMIT
    return bool(last) and last[0].kind in (log.TOOK_PART, log.CONTEST_ROLLED, log.CONTEST_TIED)


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

    def take_back(self) -> None:
        """Go back by a move."""
        self._cut(len(self.moves) - 1)

    def redealt(self, orders: dict[Shuffle, Order]) -> "Path":
        """The same game with other shuffles; Contradiction if it does not take the same course."""
        other = self.copy()
        changed = [shuffle for shuffle, order in self._orders() if orders[shuffle] != order]
        if not changed:
            return other
        first, _ = min(changed)
        if first < 0:
            other.opening = orders[OPENING]
            other.states = [other._start()]
        other._cut(max(first, 0))
        for number in range(len(other.moves), len(self.moves)):
            move = self.moves[number]
            outcomes = [
                orders.get((number, index), outcome) if isinstance(outcome, tuple) else outcome
                for index, outcome in enumerate(move.outcomes)
            ]
            other._repeat(move, outcomes, self.states[number + 1], self.seen[number])
        return other

    def _orders(self) -> Iterator[tuple[Shuffle, Order]]:
        yield OPENING, self.opening
        for number, move in enumerate(self.moves):
            for index, outcome in enumerate(move.outcomes):
                if isinstance(outcome, tuple):
                    yield (number, index), outcome

    def _cut(self, number: int) -> None:
        del self.moves[number:], self.seen[number:], self.states[number + 1 :]

    def _repeat(self, move: Move, outcomes: list[Outcome], was: ColdWar, seen: int) -> None:
        """Make a move again that led to a state which everybody saw the same of."""
        number = len(self.moves)
        try:
            state, again = act(self.state, move.seat, move.action, _Retold(outcomes))
        except (Refused, BadInput, Missing) as error:
            raise Contradiction(number, move.seat, self.state, None) from error
        if _public(state) != _public(was):
            raise Contradiction(number, move.seat, self.state, state)
        self.moves.append(again)
        self.states.append(state)
        self.seen.append(seen)

    def copy(self) -> "Path":
        """The same game, to be driven on independently."""
        other = Path.__new__(Path)
        other.rules = self.rules
        other.opening = self.opening
        other.moves = self.moves.copy()
        other.states = self.states.copy()
        other.seen = self.seen.copy()
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
            raise BadInput("bad-chance-number", outcome="", most=count - 1)
        return outcome

    def order(self, trial: ColdWar, pile: list[int]) -> Order:
        order = self.outcomes.pop(0) if self.outcomes else ()
        if not isinstance(order, tuple) or sorted(order) != sorted(pile):
            raise BadInput("bad-chance-order", outcome="", pile=pile)
        return order


class _Recorded:
    """Tells what a record has of chance."""

    def __init__(self, chance: list[object]) -> None:
        self.chance = chance

    def _next(self) -> object:
        if not self.chance:
            raise BadInput("referee-foreign-record")
        return self.chance.pop(0)

    def number(self, trial: ColdWar, count: int) -> int | Pick:
        outcome = self._next()
        side = drawn_from(trial, count)
        if not isinstance(outcome, int) or not 0 <= outcome < count:
            raise BadInput("referee-foreign-record")
        return outcome if side is None else Pick(side, cards_in(trial.hand[side])[outcome])

    def order(self, trial: ColdWar, pile: list[int]) -> Order:
        return self.next_order(pile)

    def next_order(self, pile: list[int]) -> Order:
        outcome = self._next()
        if not isinstance(outcome, list) or sorted(outcome) != sorted(pile):
            raise BadInput("referee-foreign-record")
        return tuple(outcome)


def path_of(record: Record) -> Path:
    """The game that `Path.record` wrote; BadInput if all chance is not in it."""
    rules = cast(TwilightStruggle, detente.game(record.game, **record.options))
    recorded = _Recorded(rules.read_chance(record.origin.get("chance", [])))
    path = Path(rules, recorded.next_order(cards_in(rules.cards & EARLY_WAR)))
    for seat, name in record.choices:
        state, move = act(path.state, seat, rules.code_action(name), recorded)
        path.add(move, state)
    return path
