"""What a side can work out about its moves: the odds, and what would cost it the game."""

from typing import Any, Final, cast

from detente.core.agenda import Decision
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.cards import (
    BOYCOTT,
    COUP,
    DONE,
    EVENT,
    EVENT_FIRST,
    FIRST_CANCEL,
    NO_CARD,
    OPS,
    OWNER,
    PARTICIPATE,
    PLAY,
    SCORING,
    SPACE,
    code,
    is_card,
)
from detente.games.twilight_struggle.rules.conditions import can_occur
from detente.games.twilight_struggle.rules.countries import ISRAEL
from detente.games.twilight_struggle.rules.coup import Coup, lowers_defcon
from detente.games.twilight_struggle.rules.dangers import (
    DANGERS,
    LOWERING,
    awaits_danger,
    can_start_war,
    event_endangers,
    play_endangers,
)
from detente.games.twilight_struggle.rules.events.defcon import MoveDefcon, SetDefcon
from detente.games.twilight_struggle.rules.events.early_war import AnswerOlympics
from detente.games.twilight_struggle.rules.events.late_war import EndTheGame
from detente.games.twilight_struggle.rules.events.optional_cards import GuerrillaCoup
from detente.games.twilight_struggle.rules.events.taken_cards import (
    GiveHighest,
    PlayDrawn,
    ReviveEvent,
    UseGiven,
)
from detente.games.twilight_struggle.rules.events.wars import (
    LOCAL_WAR_NEEDED,
    LOCAL_WARS,
    ChooseWarTarget,
)
from detente.games.twilight_struggle.rules.headline import ChooseHeadline
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.obligations import must_score_in_trap
from detente.games.twilight_struggle.rules.odds import (
    Odds,
    coup_odds,
    olympics_odds,
    realignment_odds,
    space_odds,
    summit_odds,
    trap_odds,
    war_odds,
)
from detente.games.twilight_struggle.rules.operations import ChooseOperation
from detente.games.twilight_struggle.rules.play import ChooseMode, ChooseOrder, Event
from detente.games.twilight_struggle.rules.realignment import Realign
from detente.games.twilight_struggle.rules.revisions import VALUE_FIXED_IN_PLAY
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import FREE
from detente.games.twilight_struggle.rules.trap import DiscardInTrap

_SUMMIT: Final[int] = code("summit")
_LOSES: Final = "loses"
_CAREFUL: Final = "careful"


def hint(s: ColdWar, decision: Decision[Any], seat: int, action: int) -> Odds:
    """Odds and warnings for an action of the decision to be made; empty if there are none."""
    if action >= FIRST_CANCEL:
        return {}
    if isinstance(decision, Coup):
        free = decision.terms & FREE != 0
        found = coup_odds(s, seat, action, decision.ops(s, action), free)
        found.update(_coup_ending(s, decision, seat, action))
        return found
    if isinstance(decision, GuerrillaCoup):
        if action == DONE:
            return {}
        found = coup_odds(s, seat, action, decision.value, free=False)
        found.update(_ending(s, decision, seat, action))
        return found
    if isinstance(decision, Realign):
        return {} if action == DONE else realignment_odds(s, seat, action)
    if isinstance(decision, ChooseWarTarget):
        return war_odds(s, seat, action, decision.needed)
    if isinstance(decision, DiscardInTrap):
        return trap_odds()
    if isinstance(decision, ChooseMode):
        return _mode(s, decision.card, seat, action)
    if isinstance(decision, UseGiven):
        return space_odds(s, seat) if action == SPACE else {}
    if isinstance(decision, SetDefcon | MoveDefcon | EndTheGame):
        return _ending(s, decision, seat, action)
    if isinstance(decision, AnswerOlympics):
        return _olympics(s, decision, seat, action)
    if isinstance(decision, ChooseHeadline):
        return _headline(s, seat, action)
    if isinstance(decision, ChooseCard):
        if is_card(action) and SCORING >> action & 1 and must_score_in_trap(s, seat):
            return {"kind": "trap-scoring"}
        return _uses(s, decision, seat, action) if action in DANGERS and s.phasing == seat else {}
    if isinstance(decision, PlayDrawn):
        return _uses(s, decision, seat, action) if action == PLAY and s.phasing == seat else {}
    found = _order(s, decision, seat, action) if isinstance(decision, ChooseOrder) else {}
    if _endangers(s, decision, seat, action):
        found[_LOSES] = True
    return found


def _order(s: ColdWar, decision: ChooseOrder, seat: int, action: int) -> Odds:
    """TS-G-11: how many points are left for after the enemy's event, where that is certain."""
    if action != EVENT_FIRST or s.game.revision < VALUE_FIXED_IN_PLAY:
        return {}
    return {"kind": "fixed-value", "ops": s.card_value(seat, decision.card)}


def _headline(s: ColdWar, seat: int, card: int) -> Odds:
    """A headline may lose the game now, or if the other one lowers DEFCON before it."""
    if card not in DANGERS:
        return {}
    side = s.event_side(card, seat)
    if event_endangers(s, card, side, loser=seat):
        return {_LOSES: True}
    other = s.headline[1 - seat]
    if other == NO_CARD or other in LOWERING:
        after = cast(ColdWar, s.hypothetical())
        after.defcon -= 1
        if event_endangers(after, card, side, loser=seat):
            return {"risks": True}
    return {}


def _endangers(s: ColdWar, decision: Decision[Any], seat: int, action: int) -> bool:
    """Whether an action that rolls no die by itself can lose the game."""
    if isinstance(decision, ChooseOperation):
        return action == COUP and _no_safe_coup(s, decision, seat)
    if s.phasing != seat:
        return False
    if isinstance(decision, ChooseOrder):
        return event_endangers(s, decision.card, OWNER[decision.card], seat)
    if isinstance(decision, PlaceInfluence):
        return action != DONE and _invites_danger(s, seat, action)
    if isinstance(decision, ReviveEvent):
        return event_endangers(s, action, s.event_side(action, seat), seat)
    if isinstance(decision, GiveHighest):
        if OWNER[action] == seat:
            return can_start_war(s, 1 - seat)
        return event_endangers(s, action, 1 - seat, seat)
    return False


def _mode(s: ColdWar, card: int, seat: int, action: int) -> Odds:
    """The event that a use of a card brings about, or its attempt in space."""
    if action == SPACE:
        return space_odds(s, seat)
    if action == EVENT:
        side = s.event_side(card, seat)
        endangered = event_endangers(s, card, side, s.phasing)
    elif action == OPS:
        side = 1 - seat
        endangered = play_endangers(s, card, seat, s.phasing)
    else:
        return {}
    found: Odds = {}
    happens = (action == EVENT or OWNER[card] == side) and can_occur(s, card, side)
    if card in LOCAL_WARS and happens:
        place = LOCAL_WARS[card]
        found = war_odds(s, side, place, LOCAL_WAR_NEEDED, itself=place == ISRAEL)
    elif card == _SUMMIT and happens:
        found = summit_odds(s, seat)
    if endangered and s.phasing == seat:
        found[_LOSES] = True
    return found


def _uses(s: ColdWar, decision: Decision[Any], seat: int, action: int) -> Odds:
    """Whether all uses of the card that is played by this action can lose the game, or some."""
    after = _after(s, decision, seat, action)
    mode = after.agenda[-1]
    if not isinstance(mode, ChooseMode):
        return {}
    uses = [use for use in mode.legal_actions(after, seat) if use < FIRST_CANCEL]
    fatal = [use for use in uses if _LOSES in _mode(after, mode.card, seat, use)]
    if len(fatal) == len(uses):
        return {_LOSES: True}
    return {_CAREFUL: True} if fatal else {}


def _no_safe_coup(s: ColdWar, decision: ChooseOperation, seat: int) -> bool:
    """Whether a coup anywhere loses the game, and the crisis cannot be ended before it."""
    coup = Coup(seat, decision.value, decision.terms)
    for action in coup.legal_actions(s, seat):
        if action >= FIRST_CANCEL or _LOSES not in _coup_ending(s, coup, seat, action):
            return False
    return True


def _coup_ending(s: ColdWar, coup: Coup, seat: int, place: int) -> Odds:
    """Whether a coup ends the game, or lowers DEFCON so far that an event to come can."""
    ending = _ending(s, coup, seat, place)
    if not ending and s.phasing == seat and lowers_defcon(s, seat, place):
        after = cast(ColdWar, s.hypothetical())
        after.defcon -= 1
        if _new_danger(s, after, seat):
            return {_LOSES: True}
    return ending


def _invites_danger(s: ColdWar, seat: int, place: int) -> bool:
    """Whether influence there gives the event to come a target for a fatal coup."""
    if not any(isinstance(step, Event) for step in s.agenda):
        return False
    after = cast(ColdWar, s.hypothetical())
    after.add(seat, place)
    return _new_danger(s, after, seat)


def _new_danger(s: ColdWar, after: ColdWar, seat: int) -> bool:
    return awaits_danger(after, seat) and not awaits_danger(s, seat)


def _olympics(s: ColdWar, decision: AnswerOlympics, seat: int, action: int) -> Odds:
    """The guest's odds, and what a boycott leads to: the host may coup after it."""
    if action == PARTICIPATE:
        return olympics_odds()
    ending = _ending(s, decision, seat, BOYCOTT)
    if not ending and s.phasing == seat:
        after = cast(ColdWar, s.hypothetical())
        after.defcon -= 1
        if can_start_war(after, 1 - seat):
            return {_LOSES: True}
    return ending


def _ending(s: ColdWar, decision: Decision[Any], seat: int, action: int) -> Odds:
    """How an action ends the game before any die is rolled, if it does."""
    result = _after(s, decision, seat, action).result
    if result is None:
        return {}
    if seat not in result["winners"]:
        return {_LOSES: True}
    return {"wins": True} if len(result["winners"]) == 1 else {}


def _after(s: ColdWar, decision: Decision[Any], seat: int, action: int) -> ColdWar:
    """A copy after the action, but before any further step; look at nothing that a die decides."""
    after = cast(ColdWar, s.hypothetical())
    after.agenda.pop()
    decision.resolve(after, seat, action)
    return after
