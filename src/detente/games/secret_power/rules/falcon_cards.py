"""The Falcon's action cards (SP-SOLO-11 to 13, SP-FAL)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import FIRST_ACTION, is_object
from detente.games.secret_power.rules.counting import agents_on_objects
from detente.games.secret_power.rules.decision import PlayerDecision
from detente.games.secret_power.rules.falcon_projects import (
    advance_falcon,
    first_in_order,
    joined,
    minors_for,
    unfinished,
)
from detente.games.secret_power.rules.infiltration import bars_operation, run_operation
from detente.games.secret_power.rules.objects import (
    ALL_OBJECTS,
    ALL_TYPES,
    CIRCLE,
    CORPORATIONS,
    CRIME_SYNDICATES,
    MULTIPLIER,
    SUPPORT,
)
from detente.games.secret_power.rules.outcomes import ACTIONS_DECK
from detente.games.secret_power.rules.people import ACTION, ACTION_KINDS
from detente.games.secret_power.rules.places import FALCON, HUMAN
from detente.games.secret_power.rules.professions import strike
from detente.games.secret_power.rules.projects import OF_FALCON
from detente.games.secret_power.rules.recalling import FalconRecalls
from detente.games.secret_power.rules.state import Conspiracy

_NOT_OWN_AGENT: Final = Reason("SP-FAL-03", "refused-no-own-agent")


class PlayAction(Step[Conspiracy]):
    """SP-SOLO-11, SP-SOLO-12: the top action card is played and discarded."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Nothing happens at the lowest level, which has no deck."""
        if not s.actions_left:
            if not s.action_discard:
                return
            shuffle_actions(s)
        s.revelations += 1
        card = s.actions_left[-1]
        s.actions_left = s.actions_left[:-1]
        s.action_discard = (*s.action_discard, card)
        s.log_public(log.ACTION_PLAYED, FIRST_ACTION + card)
        if not play_action(s, ACTION_KINDS[ACTION[card]]):
            s.log_public(log.ACTION_IDLE, FIRST_ACTION + card)


def shuffle_actions(s: Conspiracy) -> None:
    """The discard goes back into the action deck."""
    cards = [FIRST_ACTION + card for card in sorted([*s.actions_left, *s.action_discard])]
    s.shuffle(ACTIONS_DECK, cards)
    s.actions_left = tuple([card - FIRST_ACTION for card in cards])
    s.action_discard = ()
    s.log_public(log.ACTIONS_SHUFFLED)


def play_action(s: Conspiracy, kind: str) -> bool:
    """SP-FAL-01 to 10; False if the card has no effect at all (SP-SOLO-12)."""
    if kind == "grey_cardinal":
        return _grey_cardinal(s)
    if kind == "emissary":
        return _emissary(s)
    if kind == "informant":
        return _informant(s)
    if kind == "mediator":
        return _mediator(s)
    if kind == "recruiter":
        _recruiter(s)
    elif kind == "assassin":
        s.push(PlayAction())
        s.push(LoseAgent(HUMAN))
    elif kind == "negotiator":
        _draw(s, s.have[FALCON * ALL_TYPES + CIRCLE])
        shuffle_actions(s)
    elif kind == "confidant":
        _draw(s, s.group_count(FALCON, SUPPORT))
        s.push(PlayAction())
    elif kind == "manager":
        _collect(s, list(MULTIPLIER))
        shuffle_actions(s)
    else:
        _collect(s, [CORPORATIONS, CRIME_SYNDICATES])
        s.push(PlayAction())
    return True


def _grey_cardinal(s: Conspiracy) -> bool:
    """SP-FAL-01: spend two, join a project, or advance in one; nothing is spent for nothing."""
    unjoined = [project for project in OF_FALCON if project not in joined(s)]
    among = unjoined or unfinished(s)
    if not among or not spend(s, s.tables.action_number("grey_cardinal", "spend")):
        return False
    return advance_falcon(s, first_in_order(s, among))


def _emissary(s: Conspiracy) -> bool:
    """SP-FAL-02: the top operation, also in peacetime."""
    discount = s.rules.operation_discount
    if bars_operation(s, FALCON, len(s.operations), discount) is not None:
        return False
    run_operation(s, FALCON, discount)
    return True


def _informant(s: Conspiracy) -> bool:
    """SP-FAL-04: one treaty, and with few in hand another for two agents."""
    tables = s.tables
    before = len(s.hands[FALCON])
    _draw(s, tables.action_number("informant", "draws"))
    few = len(s.hands[FALCON]) < tables.action_number("informant", "fewer_than")
    if few and not s.treaties.empty() and spend(s, tables.action_number("informant", "spend")):
        _draw(s, tables.action_number("informant", "draws_more"))
    return len(s.hands[FALCON]) > before


def _mediator(s: Conspiracy) -> bool:
    """SP-FAL-05: spend two, and have a shadow more until the next Treaty Phase."""
    if not spend(s, s.tables.action_number("mediator", "spend")):
        return False
    s.temporary += s.tables.action_number("mediator", "shadows")
    return True


def _draw(s: Conspiracy, count: int) -> None:
    """He draws treaties, as many as there are."""
    for _ in range(count):
        s.draw_treaty(FALCON)


def _recruiter(s: Conspiracy) -> None:
    """SP-FAL-06: agents come home from objects; if he has none there, the next card."""
    if agents_on_objects(s, FALCON):
        s.push(FalconRecalls(s.tables.action_number("recruiter", "recalls"), 0))
    else:
        s.push(PlayAction())


def _collect(s: Conspiracy, types: list[int]) -> None:
    """SP-FAL-09, SP-FAL-10: minors for each of his power cards of these types."""
    for number in types:
        for _ in range(s.have[FALCON * ALL_TYPES + number]):
            for group in minors_for(number):
                s.take_minor(FALCON, group)


class LoseAgent(PlayerDecision):
    """SP-FAL-03: the human picks one of the own agents on an object, if there is one."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-FAL-03"
    prompt: ClassVar[str] = "prompt-lose-agent"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """Own objects with agents, in the zone or captured."""
        return [card for card in range(ALL_OBJECTS) if self.bars(s, seat, card) is None]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Objects without own agents."""
        own = is_object(action) and s.agents[action] and s.owner(action) == seat
        return None if own else _NOT_OWN_AGENT

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Send the agent to the pool (SP-RUL-18)."""
        strike(s, action, FALCON)

    def hint(self, s: Conspiracy, seat: int, action: int) -> dict[str, object]:
        """How many agents are there."""
        return {"kind": "agents", "agents": s.agents[action]} if is_object(action) else {}


def spend(s: Conspiracy, count: int) -> bool:
    """SP-SOLO-13: agents go from active to the pool, if there are enough."""
    if s.active[FALCON] < count:
        return False
    s.to_pool(FALCON, count)
    s.log_public(log.FALCON_SPENT, count, s.active[FALCON], s.pool[FALCON])
    return True
