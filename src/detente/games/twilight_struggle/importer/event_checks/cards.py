"""Checks of headlines, events and cards that are shown, discarded, given or taken."""

from typing import TYPE_CHECKING, Any, Final

from detente.games.twilight_struggle.importer.differences import CardNotInLog
from detente.games.twilight_struggle.importer.event_checks.check import Checks
from detente.games.twilight_struggle.importer.facts import (
    Discards,
    Event,
    Plays,
    Returns,
    Reveals,
)
from detente.games.twilight_struggle.importer.log_cursor import states
from detente.games.twilight_struggle.reconstruction.outcomes import CardNotHeld
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CODES, MISSILE_ENVY, UN_INTERVENTION
from detente.games.twilight_struggle.rules.sides import SIDES, US
from detente.importing.importer import Difference

if TYPE_CHECKING:
    from detente.games.twilight_struggle.importer.validator import LogValidator


def _find_card(v: "LogValidator", kind: Any, side: int, card: int) -> None:
    v.find(lambda act: states(act, kind, side, card), "card", (SIDES[side], CODES[card]))


def _find_event(v: "LogValidator", card: int) -> None:
    v.find_fact("event", CODES[card], kind=Event, card=card)


def _headline(v: "LogValidator", side: int, card: int, ops: int) -> None:
    entry = v.cursor.entry
    printed = entry.headlines.get(side)
    v.cursor.card_played = True
    if not entry.sides_known and card in entry.headlines.values():
        return
    v.differences.compare(
        "headline", (CODES[card],), (CODES[printed],) if printed is not None else ()
    )


def _event(v: "LogValidator", side: int, card: int) -> None:
    _find_event(v, card)


def _event_void(v: "LogValidator", card: int) -> None:
    """Star Wars prints even an event that cannot occur."""
    if card == v.taken_card and v.cursor.next_is(Event, card):
        _find_event(v, card)


def _played_with_un(v: "LogValidator", side: int, card: int, ops: int) -> None:
    _find_event(v, UN_INTERVENTION)
    _find_card(v, Plays, side, card)


def _discarded_from_hand(v: "LogValidator", side: int, card: int) -> None:
    _left_hand(v, Discards, side, card)


def _shown(v: "LogValidator", side: int, card: int) -> None:
    _left_hand(v, Reveals | Discards, side, card)


def _left_hand(v: "LogValidator", kind: Any, side: int, card: int) -> None:
    """A card of a hand was shown or discarded without a decision.

    If the log does not print it at all, the card was not in that hand.
    """
    printed = any(states(act, kind, side, card) for act in v.cursor.upcoming)
    if not printed and not v.differences.allowance and not v.differences.log_ended:
        difference = Difference(v.cursor.line, "card", (SIDES[side], CODES[card]))
        raise CardNotInLog(difference, side, card)
    _find_card(v, kind, side, card)


def _discarded(v: "LogValidator", card: int) -> None:
    """Our Man in Tehran's discards are printed, other cards that go to the pile are not."""
    if v.cursor.next_is(Discards, US, card):
        _find_card(v, Discards, US, card)


def _given(v: "LogValidator", side: int, card: int) -> None:
    if card != MISSILE_ENVY:
        _find_card(v, Reveals, side, card)


def _taken(v: "LogValidator", side: int, card: int) -> None:
    """SALT Negotiations prints the card, Star Wars only the event."""
    v.taken_card = card
    if v.cursor.next_is(Reveals, side, card):
        _find_card(v, Reveals, side, card)


def _hand_seen(v: "LogValidator", side: int, cards: list[int]) -> None:
    """The log names every card of a hand that is shown."""
    printed = [
        act.fact.card
        for act in v.cursor.upcoming
        if isinstance(act.fact, Reveals) and act.fact.side == side
    ][: len(cards)]
    for card in printed:
        if card not in cards:
            raise CardNotHeld(side, card)
    for card in printed:
        _find_card(v, Reveals, side, card)
    if len(printed) < len(cards):
        left = [CODES[card] for card in cards if card not in printed]
        v.differences.report_missing("card", (SIDES[side], *left))


def _seen(v: "LogValidator", side: int, card: int) -> None:
    """Grain Sales: there is an event for each side, and the log prints it twice."""
    cursor = v.cursor
    fact = cursor.entry.acts[cursor.act].fact if cursor.act >= 0 else None
    printed = isinstance(fact, Reveals) and fact.card == card
    if not printed or cursor.next_is(Reveals, side, card):
        _find_card(v, Reveals, side, card)


def _returned(v: "LogValidator", side: int) -> None:
    v.find_fact("returned", SIDES[side], kind=Returns)


CHECKS: Final[Checks] = {
    log.HEADLINE_REVEALED: _headline,
    log.EVENT_OCCURS: _event,
    log.EVENT_VOID: _event_void,
    log.PLAYED_WITH_UN: _played_with_un,
    log.DISCARDED_FROM_HAND: _discarded_from_hand,
    log.CARD_DISCARDED: _discarded,
    log.CARD_SHOWN: _shown,
    log.CARD_GIVEN: _given,
    log.CARD_TAKEN: _taken,
    log.HAND_SEEN: _hand_seen,
    log.CARD_SEEN: _seen,
    log.CARD_RETURNED: _returned,
}
