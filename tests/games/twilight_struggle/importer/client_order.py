"""The moves of a game, each with its events in the order in which the client prints them."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, cast

from detente.core.event_log import Entry
from detente.games.twilight_struggle.reconstruction.events import last_events
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CODES, DEFECTORS, code
from detente.games.twilight_struggle.rules.countries import country
from detente.games.twilight_struggle.rules.state import ColdWar

CHANGES: Final = (log.INFLUENCE_ADDED, log.INFLUENCE_REMOVED)
_ROLLS: Final = (log.COUP_ROLLED, log.WAR_ROLLED)
_TRACKS: Final = (log.MILITARY_COUNTED, log.DEFCON_LOWERED, log.VP_GAINED)
_NOT_PRINTED: Final = (log.WAR_WON, log.WAR_LOST)
_VP_FIRST: Final = tuple(map(code, ("camp_david_accords", "willy_brandt", "the_iron_lady")))
_PORTUGUESE_EMPIRE: Final = code("portuguese_empire_crumbles")
_SE_AFRICAN_STATES: Final = country("se_african_states")


class Move(NamedTuple):
    before: ColdWar
    seat: int
    action: int
    happened: list[Entry]
    after: ColdWar


def moves_of(state: ColdWar) -> Iterator[Move]:
    record = state.record()
    again = cast(ColdWar, record.start())
    for number, (seat, choice) in enumerate(record.moves, 1):
        before = again.clone()
        record.apply_move(again, number, seat, choice)
        yield Move(
            before, seat, CODES.index(choice), _as_printed(last_events(again)), again.clone()
        )


def _as_printed(happened: list[Entry]) -> list[Entry]:
    """The events of a move in the order in which the client prints them."""
    printed_: list[Entry] = []
    rest = _in_order_of_play(happened)
    start = 0
    while rest:
        entry = rest.pop(0)
        if entry.kind in _ROLLS:  # What a coup or a war costs is printed after its result.
            early = [other for other in printed_[start:] if other.kind in _TRACKS]
            printed_[start:] = [other for other in printed_[start:] if other.kind not in _TRACKS]
            results = CHANGES if entry.kind is log.COUP_ROLLED else (*CHANGES, log.VP_GAINED)
            end = 0
            while end < len(rest) and rest[end].kind in (*results, *_NOT_PRINTED):
                end += 1
            printed_ += [entry, *rest[:end], *early]
            rest = rest[end:]
            start = len(printed_)
            continue
        printed_.append(entry)
        if entry.kind is log.EVENT_OCCURS:
            start = len(printed_)
            if entry.values[1] in _VP_FIRST:
                _move_up(rest, lambda other: other.kind is log.VP_GAINED)
            if entry.values[1] == _PORTUGUESE_EMPIRE:
                _move_up(rest, lambda other: other.values[1:2] == (_SE_AFRICAN_STATES,))
    return printed_


def _move_up(events: list[Entry], fits: Callable[[Entry], bool]) -> None:
    """Put the first event that fits before all others."""
    for index, event in enumerate(events):
        if fits(event):
            events.insert(0, events.pop(index))
            return


def _in_order_of_play(happened: list[Entry]) -> list[Entry]:
    """The VP for Defectors stand below their event."""
    events = list(happened)
    for index, event in enumerate(happened[1:], 1):
        before = happened[index - 1]
        occurs = event.kind is log.EVENT_OCCURS and event.values[1] == DEFECTORS
        if occurs and before.kind is log.VP_GAINED:
            events[index - 1 : index + 1] = [event, before]
    return events
