"""Which side shows which card when, later in a log, so that it can be dealt in time."""

import math
from typing import Final

from detente.games.twilight_struggle.importer.facts import Discards, Event, Plays, Reveals
from detente.games.twilight_struggle.importer.log_cursor import LogPosition
from detente.games.twilight_struggle.importer.parser import Log
from detente.games.twilight_struggle.reconstruction.sightings import DECK
from detente.games.twilight_struggle.rules.cards import SCORING, THE_CHINA_CARD, code
from detente.games.twilight_struggle.rules.sides import US, USSR

_OUR_MAN_IN_TEHRAN: Final[int] = code("our_man_in_tehran")


class Lookahead:
    """The cards that a log names, in its order."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.appearances = _appearances(log)

    def next_use(self, card: int, position: LogPosition) -> tuple[float, int]:
        """(when, side) of a card's next appearance after a position of the log."""
        for where, side in self.appearances.get(card, ()):
            if where > position:
                return _time(where), side
        return math.inf, DECK

    def order(self, pile: list[int], position: LogPosition) -> list[int]:
        """A shuffle that gives each side the cards it will show, those shown first on top."""
        order = [card for card in self._looked_at(position) if card in pile]
        pile = [card for card in pile if card not in order]
        shown: list[list[int]] = [[], []]
        rest: list[int] = []
        for card in sorted(pile, key=lambda card: self.next_use(card, position)):
            _, side = self.next_use(card, position)
            (rest if side == DECK else shown[side]).append(card)
        rest.sort(
            key=lambda card: (self.next_use(card, position)[0] < math.inf, SCORING >> card & 1)
        )
        side = USSR
        while shown[US] or shown[USSR] or rest:
            cards = shown[side] or rest or shown[1 - side]
            order.append(cards.pop(0))
            side = 1 - side
        return order

    def _looked_at(self, position: LogPosition) -> list[int]:
        """What Our Man in Tehran discards, if its event is going on; it may shuffle before."""
        entry, index = position
        acts = self.log.entries[entry].acts
        event = acts[index].fact if index >= 0 else None
        if not isinstance(event, Event) or event.card != _OUR_MAN_IN_TEHRAN:
            return []
        return [a.fact.card for a in acts[index + 1 :] if isinstance(a.fact, Discards)]

    def this_turn(self, position: LogPosition) -> list[tuple[int, int]]:
        """(side, card) of what the sides will show of their hands until the turn ends."""
        entries = self.log.entries
        end, _ = position
        turn = entries[end].turn
        while end < len(entries) and entries[end].turn in (0, turn):
            end += 1
        return self._shown(position, (end, -1))

    def this_entry(self, position: LogPosition) -> list[tuple[int, int]]:
        """(side, card) of what the sides will show of their hands until the entry ends."""
        return self._shown(position, (position[0] + 1, -1))

    def on_top(self, position: LogPosition) -> list[tuple[int, int]]:
        """(DECK, card) of what Our Man in Tehran discards until the entry ends."""
        end = _time((position[0] + 1, -1))
        uses = [(self.next_use(card, position), card) for card in self.appearances]
        return [(DECK, card) for (when, side), card in uses if when < end and side == DECK]

    def _shown(self, position: LogPosition, end: LogPosition) -> list[tuple[int, int]]:
        uses = sorted((*self.next_use(card, position), card) for card in self.appearances)
        return [(side, card) for when, side, card in uses if when < _time(end) and side != DECK]


def _time(position: LogPosition) -> float:
    """A position in the log as one number."""
    entry, index = position
    return entry + (index + 1) / 1_000


def _appearances(log: Log) -> dict[int, list[tuple[LogPosition, int]]]:
    """Card → (position, side) of every time that a side shows it; DECK if it lies there."""
    found: dict[int, list[tuple[LogPosition, int]]] = {}
    for number, entry in enumerate(log.entries):
        shown = [*entry.headlines.items(), *[(entry.side, card) for card in entry.cards]]
        for side, card in shown:
            found.setdefault(card, []).append(((number, 0), side))
        event = -1
        for index, a in enumerate(entry.acts, 1):
            if isinstance(a.fact, Event):
                event = a.fact.card
            if isinstance(a.fact, Reveals | Discards | Plays):
                side = DECK if event == _OUR_MAN_IN_TEHRAN else a.fact.side
                found.setdefault(a.fact.card, []).append(((number, index), side))
    found.pop(THE_CHINA_CARD, None)
    return found
