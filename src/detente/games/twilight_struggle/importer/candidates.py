"""The actions that a seat may have taken by what the log prints next, likeliest first."""

from typing import Final

from detente.games.twilight_struggle.importer import facts
from detente.games.twilight_struggle.importer.facts import (
    Discards,
    Event,
    Operation,
    Plays,
    Reveals,
    Target,
    War,
)
from detente.games.twilight_struggle.importer.log_cursor import LogCursor
from detente.games.twilight_struggle.importer.parser import ROUND
from detente.games.twilight_struggle.reconstruction.hidden_decisions import holder
from detente.games.twilight_struggle.reconstruction.outcomes import CardNotHeld
from detente.games.twilight_struggle.reconstruction.sightings import DECK
from detente.games.twilight_struggle.rules.action_round import ChooseCard, TakeExtraRound
from detente.games.twilight_struggle.rules.cards import (
    COUP,
    DECLINE,
    EVENT,
    EVENT_FIRST,
    INFLUENCE,
    NONE,
    OPS,
    OPS_FIRST,
    PASS,
    REALIGN,
    SPACE,
    TAKE,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    is_card,
    is_country,
)
from detente.games.twilight_struggle.rules.countries import STABILITY
from detente.games.twilight_struggle.rules.events.taken_cards import UseGiven
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.phases import SETUP
from detente.games.twilight_struggle.rules.play import ChooseMode, ChooseOrder
from detente.games.twilight_struggle.rules.setup import ABOVE_CONTROL
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tracks import EXTRA_ROUND
from detente.games.twilight_struggle.rules.trap import DiscardInTrap

_USES: Final = {facts.PLACE: INFLUENCE, facts.COUP: COUP, facts.REALIGN: REALIGN}


def next_seat(state: ColdWar, cursor: LogCursor) -> int:
    """The seat whose action is looked for next; of two headlines, one that the log prints."""
    headlines = cursor.entry.headlines
    return min(state.to_act, key=lambda seat: seat not in headlines)


def candidates(state: ColdWar, cursor: LogCursor, seat: int, legal: tuple[int, ...]) -> list[int]:
    """What the log lets expect as an action of a seat; not all of it need be legal."""
    entry = cursor.entry
    decision = state.decision()
    if isinstance(decision, ChooseHeadline):
        printed = entry.headlines.get(seat, NONE)
        return [printed] if entry.sides_known else [printed, entry.headlines[1 - seat]]
    if isinstance(decision, ChooseCard) or (
        isinstance(decision, DiscardInTrap) and not entry.cards
    ):
        return [entry.cards[0] if entry.cards else PASS]
    if isinstance(decision, TakeExtraRound):
        return [TAKE if _takes_extra_round(cursor, seat) else DECLINE]
    if isinstance(decision, ChooseMode | UseGiven):
        return _modes(cursor, decision.card)
    if isinstance(decision, ChooseOrder):
        upcoming = [a.fact for a in cursor.upcoming if isinstance(a.fact, Event | Operation)]
        first = bool(upcoming) and isinstance(upcoming[0], Event)
        return [EVENT_FIRST, OPS_FIRST] if first else [OPS_FIRST, EVENT_FIRST]
    if isinstance(decision, ChooseOperation):
        uses = [a.fact.use for a in cursor.upcoming if isinstance(a.fact, Operation)]
        return [*[_USES[use] for use in uses if use in _USES], NONE]
    return _named_next(state, cursor, seat, legal)


def _takes_extra_round(cursor: LogCursor, side: int) -> bool:
    entry = cursor.following
    if entry is None or entry.kind != ROUND or not entry.cards:
        return False
    return (entry.side, entry.round) == (side, EXTRA_ROUND)


def _modes(cursor: LogCursor, card: int) -> list[int]:
    """How a card may have been used, by the first thing that the log prints of it."""
    for act in cursor.upcoming:
        fact = act.fact
        if isinstance(fact, Operation):
            return [SPACE if fact.use == facts.SPACE else OPS]
        if isinstance(fact, Event) and fact.card == card:
            return [EVENT, OPS]
        if isinstance(fact, Event):
            return [UN_INTERVENTION, OPS] if fact.card == UN_INTERVENTION else [OPS, EVENT]
    return [EVENT, OPS, SPACE]


def _named_next(state: ColdWar, cursor: LogCursor, seat: int, legal: tuple[int, ...]) -> list[int]:
    """Countries and cards that the log names next, then all actions that are neither.

    A country may be one that the log does not name: not all choices are printed.
    """
    places = [change.place for change in cursor.pending]
    for act in cursor.upcoming:
        if places:
            break
        places += [change.place for change in act.changes]
        if isinstance(act.fact, Target | War):
            places.append(act.fact.place)
    upcoming = [act.fact for act in cursor.upcoming]
    cards = [fact.card for fact in upcoming if isinstance(fact, Reveals | Discards | Plays | Event)]
    found: list[int] = []
    if any(is_country(action) for action in legal):
        found = [place for place in places if place in legal]
        if state.phase == SETUP and state.rules.bonus[seat]:
            found.sort(key=lambda place: _best_for_bonus(state, cursor, seat, place))
        if state.phase != SETUP or not found:
            found += [action for action in legal if is_country(action)]
    if cards and (holder(state, seat) is not None or any(is_card(action) for action in legal)):
        found += cards[:1] + [card for card in cards if card in legal]
    found += [action for action in legal if not is_card(action) and not is_country(action)]
    if not upcoming[1:] and cursor.following is None:  # The log stops before it names a card.
        found += [action for action in legal if is_card(action)]
    return found


def _best_for_bonus(state: ColdWar, cursor: LogCursor, seat: int, place: int) -> int:
    """How well a country suits a bonus, which joins influence, is limited, and is placed late."""
    if not state.influence[seat][place]:
        return 0
    changes = [c for act in cursor.entry.acts for c in act.changes if c.place == place]
    own = [(c.us, c.ussr)[seat] for c in changes if c.side == seat]
    if len(own) < len(changes) or max(own, default=0) > STABILITY[place] + ABOVE_CONTROL:
        return 1
    return 2


def why_illegal(state: ColdWar, cursor: LogCursor, seat: int, action: int) -> Exception:
    """Why a candidate is not legal: CardNotHeld if other hands would help, else the refusal."""
    asked = holder(state, seat)
    if asked is not None and is_card(action) and action != THE_CHINA_CARD:
        pool = state.looked if asked == DECK else state.hand[asked]
        if not pool >> action & 1:
            return CardNotHeld(asked, action)
    refusal = state.refusal(seat, action)
    if refusal.reason == "refused-no-partner" and action == UN_INTERVENTION:
        return CardNotHeld(seat, action)
    if refusal.reason == "refused-no-partner":
        partner = next((a.fact for a in cursor.upcoming if isinstance(a.fact, Plays)), None)
        if partner is not None:
            return CardNotHeld(seat, partner.card)
    return refusal
