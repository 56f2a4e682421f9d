"""What a log will show: who shows which card when, so that it can be dealt in time."""

import math
from typing import Final

from detente.games.twilight_struggle.importer.facts import Discards, Event, Plays, Reveals
from detente.games.twilight_struggle.importer.parser import Log
from detente.games.twilight_struggle.reconstruction.assignment import DECK
from detente.games.twilight_struggle.reconstruction.trajectory import Order
from detente.games.twilight_struggle.rules.cards import SCORING, THE_CHINA_CARD, code
from detente.games.twilight_struggle.rules.sides import US, USSR

Place = tuple[int, int]
"""The number of an entry, and of the act in it that is going on; -1: none has begun."""

_OUR_MAN_IN_TEHRAN: Final[int] = code("our_man_in_tehran")


class Foresight:
    """All cards that a log names, in its order."""

    def __init__(self, told: Log) -> None:
        self.log = told
        self.appearances = _appearances(told)

    def next_use(self, card: int, place: Place) -> tuple[float, int]:
        """(when, side) of a card's next appearance after this place of the log."""
        for where, side in self.appearances.get(card, ()):
            if where > place:
                return _moment(where), side
        return math.inf, DECK

    def order(self, pile: list[int], place: Place) -> Order:
        """A shuffle that gives each side the cards it will show, those shown first on top."""
        order = [card for card in self._looked_at(place) if card in pile]
        pile = [card for card in pile if card not in order]
        lines: list[list[int]] = [[], []]
        rest: list[int] = []
        for card in sorted(pile, key=lambda card: self.next_use(card, place)):
            _, side = self.next_use(card, place)
            (rest if side == DECK else lines[side]).append(card)
        rest.sort(key=lambda card: (self.next_use(card, place)[0] < math.inf, SCORING >> card & 1))
        side = USSR
        while lines[US] or lines[USSR] or rest:
            line = lines[side] or rest or lines[1 - side]
            order.append(line.pop(0))
            side = 1 - side
        return tuple(order)

    def _looked_at(self, place: Place) -> list[int]:
        """What Our Man in Tehran discards, if that is what goes on: it may shuffle first."""
        entry, index = place
        acts = self.log.entries[entry].acts
        event = acts[index].deed if index >= 0 else None
        if not isinstance(event, Event) or event.card != _OUR_MAN_IN_TEHRAN:
            return []
        return [a.deed.card for a in acts[index + 1 :] if isinstance(a.deed, Discards)]

    def this_turn(self, place: Place) -> list[tuple[int, int]]:
        """(side, card) of what the sides will show of their hands until the turn ends."""
        entries = self.log.entries
        end, _ = place
        turn = entries[end].turn
        while end < len(entries) and entries[end].turn in (0, turn):
            end += 1
        return self._shown(place, (end, -1))

    def this_entry(self, place: Place) -> list[tuple[int, int]]:
        """(side, card) of what the sides will show of their hands until the entry ends."""
        return self._shown(place, (place[0] + 1, -1))

    def _shown(self, place: Place, end: Place) -> list[tuple[int, int]]:
        uses = sorted((*self.next_use(card, place), card) for card in self.appearances)
        return [(side, card) for when, side, card in uses if when < _moment(end) and side != DECK]


def _moment(place: Place) -> float:
    """A place of the log as one number."""
    entry, index = place
    return entry + (index + 1) / 1_000


def _appearances(told: Log) -> dict[int, list[tuple[Place, int]]]:
    """Card → (place, side) of every time that a side shows it; DECK if it lies there."""
    found: dict[int, list[tuple[Place, int]]] = {}
    for number, entry in enumerate(told.entries):
        shown = [*entry.headlines.items(), *[(entry.side, card) for card in entry.cards]]
        for side, card in shown:
            found.setdefault(card, []).append(((number, 0), side))
        event = -1
        for index, a in enumerate(entry.acts, 1):
            if isinstance(a.deed, Event):
                event = a.deed.card
            if isinstance(a.deed, Reveals | Discards | Plays):
                side = DECK if event == _OUR_MAN_IN_TEHRAN else a.deed.side
                found.setdefault(a.deed.card, []).append(((number, index), side))
    found.pop(THE_CHINA_CARD, None)
    return found
