"""The Falcon: his priorities, his action cards, his treaties (SP-SOLO, SP-LEV, SP-FAL)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.core.pile import without
from detente.games.secret_power import log
from detente.games.secret_power.choice import Choice
from detente.games.secret_power.codes import (
    FIRST_ACTION,
    FIRST_PROJECT,
    FIRST_TREATY,
    is_object,
)
from detente.games.secret_power.counting import agents_on_objects, meets, reach, shadows
from detente.games.secret_power.infiltration import (
    bars_operation,
    infiltrate,
    run_operation,
    strength_needed,
)
from detente.games.secret_power.objects import (
    ALL_OBJECTS,
    ALL_TYPES,
    CIRCLE,
    COLOURS,
    CORPORATIONS,
    COST,
    CRIME_SYNDICATES,
    GROUP,
    INNER_CIRCLE,
    MULTIPLIER,
    POWER,
    SIGN,
    SUPERVISOR_RECRUITS,
    SUPPORT,
    TRAINED,
    TYPE,
)
from detente.games.secret_power.people import (
    ACTION,
    ACTION_KINDS,
    EXTRA_AGENTS,
    PRIORITIES,
    action_number,
)
from detente.games.secret_power.places import FALCON, HUMAN, NOBODY
from detente.games.secret_power.professions import strike
from detente.games.secret_power.projects import LAST_STAGE, OF_FALCON
from detente.games.secret_power.recalling import FalconRecalls
from detente.games.secret_power.state import Conspiracy
from detente.games.secret_power.treaties import SYMBOL_GROUP, SYMBOL_SIGN

_NOT_OWN_AGENT: Final = Reason("SP-FAL-03", "refused-no-own-agent")

WANTS_SUPPORT: Final = 0
WANTS_CIRCLE: Final = 1
WANTS_POWER: Final = 2
WANTS_OPERATION: Final = 3
WANTS_MATCHING: Final = 4
WANTS_COLOUR: Final = 5
_CATEGORIES: Final = (
    *("support", "inner_circle", "power"),
    *("covert_operation", "colour_with_matching_power", "colour"),
)
_IN_PEACE: Final[tuple[int, ...]] = tuple(_CATEGORIES.index(c) for c in PRIORITIES["peace"])
_IN_WAR: Final[tuple[int, ...]] = tuple(_CATEGORIES.index(c) for c in PRIORITIES["war"])
"""SP-SOLO-20: what he looks for, in this order."""


# --- recruiting ---------------------------------------------------------------------------------


def supervise(s: Conspiracy) -> None:
    """SP-SOLO-11, SP-LEV-05: he recruits two, or plays an action card."""
    came = s.from_pool(FALCON, SUPERVISOR_RECRUITS)
    if came:
        s.tell(log.RECRUITED, FALCON, came)
    short = s.rules.draws_on_short_recruit and came < SUPERVISOR_RECRUITS
    if not came or short:
        s.push(PlayAction())


def train(s: Conspiracy) -> None:
    """SP-SOLO-24: nothing else is possible; he recruits one, or plays an action card."""
    came = s.from_pool(FALCON, TRAINED)
    s.tell(log.FALCON_TRAINED, came)
    if not came:
        s.push(PlayAction())


def spend(s: Conspiracy, count: int) -> bool:
    """SP-SOLO-13: agents go from active to the pool, if there are enough."""
    if s.active[FALCON] < count:
        return False
    s.to_pool(FALCON, count)
    s.tell(log.FALCON_SPENT, count)
    return True


# --- projects -----------------------------------------------------------------------------------


def advance_falcon(s: Conspiracy, project: int) -> bool:
    """SP-SOLO-10: one stage, whatever it asks for; the coordinator comes from active first."""
    at = FALCON * 4 + project
    if s.stage[at] == LAST_STAGE:
        return False
    if s.stage[at] == 0:
        if s.active[FALCON]:
            s.active[FALCON] -= 1
        elif s.pool[FALCON]:
            s.pool[FALCON] -= 1
        else:
            return False
    s.stage[at] += 1
    s.tell(log.ADVANCED, FALCON, FIRST_PROJECT + project, s.stage[at], 0)
    if s.stage[at] == LAST_STAGE:
        s.order = without(s.order, project)
    return True


def first_in_order(s: Conspiracy, among: list[int]) -> int:
    """SP-SOLO-05: the leftmost of several projects, whose token goes to the right end."""
    if len(among) == 1:
        return among[0]
    chosen = next(project for project in s.order if project in among)
    s.order = (*without(s.order, chosen), chosen)
    s.tell(log.FALCON_ORDER, FIRST_PROJECT + chosen)
    return chosen


def _joined(s: Conspiracy) -> list[int]:
    return [project for project in OF_FALCON if s.stage[FALCON * 4 + project]]


def _unfinished(s: Conspiracy) -> list[int]:
    return [p for p in OF_FALCON if 0 < s.stage[FALCON * 4 + p] < LAST_STAGE]


def after_circle(s: Conspiracy) -> None:
    """SP-SOLO-31, SP-LEV-04: a captured inner circle advances him in one project, or in all."""
    if s.rules.circle_advances == "none":
        return
    if not _joined(s):
        advance_falcon(s, first_in_order(s, list(OF_FALCON)))
    elif s.rules.circle_advances == "all":
        for project in _unfinished(s):
            advance_falcon(s, project)
    elif _unfinished(s):
        advance_falcon(s, first_in_order(s, _unfinished(s)))


class FalconCaptured(Step[Conspiracy]):
    """SP-SOLO-31: after the recalls, what a card just captured means for his projects."""

    __slots__ = ("card",)
    __match_args__: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Conspiracy) -> None:
        """Support and inner circles advance him, power brings minors at the highest level."""
        number = TYPE[self.card]
        if GROUP[number] == SUPPORT:
            advance_falcon(s, SIGN[number])
        elif GROUP[number] == INNER_CIRCLE:
            after_circle(s)
        elif s.rules.minors_on_capture:
            for group in minors_for(number):
                s.take_minor(FALCON, group)


def minors_for(number: int) -> tuple[int, ...]:
    """SP-LEV-07, SP-FAL-09, SP-FAL-10: the groups of the minors that belong to a power card."""
    if number in MULTIPLIER:
        return (MULTIPLIER.index(number),)
    if number == CORPORATIONS:
        return (POWER,)
    return COLOURS if number == CRIME_SYNDICATES else ()


# --- his main action ----------------------------------------------------------------------------


class FalconTurn(Step[Conspiracy]):
    """SP-SOLO-20: the first thing possible in the order of his priorities."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Each category from left to right, with the reasons told."""
        for wanted in _IN_WAR if s.wars() else _IN_PEACE:
            if wanted == WANTS_OPERATION:
                if self._operates(s):
                    return
            else:
                card = self._finds(s, wanted)
                if card >= 0:
                    take_object(s, card, wanted)
                    return
        train(s)

    def _operates(self, s: Conspiracy) -> bool:
        """SP-SOLO-23: in wartime a covert operation."""
        top = len(s.operations)
        if bars_operation(s, FALCON, top, s.rules.operation_discount) is None:
            s.tell(log.FALCON_OPERATES)
            run_operation(s, FALCON, s.rules.operation_discount)
            return True
        s.tell(log.FALCON_CANNOT_OPERATE)
        return False

    def _finds(self, s: Conspiracy, wanted: int) -> int:
        """SP-SOLO-21, SP-SOLO-22: the first card of a category that he can take, or -1.

        A matching colour card that is too much for him is told of once.
        """
        seen = False
        for card in s.zone[: reach(s, FALCON)]:
            if belongs(s, card, wanted) and s.occupant[card] != FALCON:
                seen = True
                if _strength(s) >= strength_needed(s, card):
                    return card
                if wanted != WANTS_COLOUR or not belongs(s, card, WANTS_MATCHING):
                    s.tell(log.FALCON_TOO_WEAK, card, strength_needed(s, card), _strength(s))
        if not seen:
            s.tell(_NOTHING_OF[wanted])
        return -1


_NOTHING_OF: Final = (
    log.FALCON_NO_SUPPORT,
    log.FALCON_NO_CIRCLE,
    log.FALCON_NO_POWER,
    log.FALCON_CANNOT_OPERATE,
    log.FALCON_NO_MATCHING,
    log.FALCON_NO_COLOUR,
)
_TAKES: Final = (
    log.FALCON_TAKES_SUPPORT,
    log.FALCON_TAKES_CIRCLE,
    log.FALCON_TAKES_POWER,
    log.FALCON_OPERATES,
    log.FALCON_TAKES_MATCHING,
    log.FALCON_TAKES_COLOUR,
)


def belongs(s: Conspiracy, card: int, wanted: int) -> bool:
    """Whether a card is of the category he looks for."""
    group = GROUP[TYPE[card]]
    if wanted == WANTS_SUPPORT:
        return group == SUPPORT
    if wanted == WANTS_CIRCLE:
        return group == INNER_CIRCLE
    if wanted == WANTS_POWER:
        return group == POWER
    if group not in COLOURS:
        return False
    return wanted == WANTS_COLOUR or s.have[FALCON * ALL_TYPES + MULTIPLIER[group]] > 0


def _strength(s: Conspiracy) -> int:
    """SP-INF-03: without an agent his shadows do nothing."""
    return s.active[FALCON] + shadows(s, FALCON) if s.active[FALCON] else 0


def take_object(s: Conspiracy, card: int, wanted: int) -> None:
    """SP-SOLO-21, SP-SOLO-22: as few agents as needed, or one more than the cost for safety."""
    cost = COST[TYPE[card]]
    if s.supervisor == FALCON or s.occupant[card] != NOBODY:
        agents = min(cost + EXTRA_AGENTS, s.active[FALCON])
    else:
        agents = max(1, cost - shadows(s, FALCON))
    s.tell(_TAKES[wanted], card)
    infiltrate(s, FALCON, card, agents)


# --- action cards -------------------------------------------------------------------------------


class PlayAction(Step[Conspiracy]):
    """SP-SOLO-11, SP-SOLO-12: the top action card is played and discarded."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Nothing happens at the lowest level, which has no deck."""
        if not s.actions_left:
            if not s.action_discard:
                return
            shuffle_actions(s)
        s.reveals += 1
        card = s.actions_left[-1]
        s.actions_left = s.actions_left[:-1]
        s.action_discard = (*s.action_discard, card)
        s.tell(log.ACTION_PLAYED, FIRST_ACTION + card)
        if not play_action(s, ACTION_KINDS[ACTION[card]]):
            s.tell(log.ACTION_IDLE, FIRST_ACTION + card)


def shuffle_actions(s: Conspiracy) -> None:
    """The discard goes back into the action deck."""
    cards = [FIRST_ACTION + card for card in sorted([*s.actions_left, *s.action_discard])]
    s.shuffle(cards)
    s.actions_left = tuple([card - FIRST_ACTION for card in cards])
    s.action_discard = ()
    s.tell(log.ACTIONS_SHUFFLED)


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
    unjoined = [project for project in OF_FALCON if project not in _joined(s)]
    among = unjoined or _unfinished(s)
    if not among or not spend(s, action_number("grey_cardinal", "spend")):
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
    before = len(s.hands[FALCON])
    _draw(s, action_number("informant", "draws"))
    few = len(s.hands[FALCON]) < action_number("informant", "fewer_than")
    if few and not s.treaties.empty() and spend(s, action_number("informant", "spend")):
        _draw(s, action_number("informant", "draws_more"))
    return len(s.hands[FALCON]) > before


def _mediator(s: Conspiracy) -> bool:
    """SP-FAL-05: spend two, and have a shadow more until the next Treaty Phase."""
    if not spend(s, action_number("mediator", "spend")):
        return False
    s.temporary += action_number("mediator", "shadows")
    return True


def _draw(s: Conspiracy, count: int) -> None:
    """He draws treaties, as many as there are."""
    for _ in range(count):
        s.draw_treaty(FALCON)


def _recruiter(s: Conspiracy) -> None:
    """SP-FAL-06: agents come home from objects; if he has none there, the next card."""
    if agents_on_objects(s, FALCON):
        s.push(FalconRecalls(action_number("recruiter", "recalls"), 0))
    else:
        s.push(PlayAction())


def _collect(s: Conspiracy, types: list[int]) -> None:
    """SP-FAL-09, SP-FAL-10: minors for each of his power cards of these types."""
    for number in types:
        for _ in range(s.have[FALCON * ALL_TYPES + number]):
            for group in minors_for(number):
                s.take_minor(FALCON, group)


class LoseAgent(Choice):
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
        """To the pool (SP-RUL-18)."""
        strike(s, action)

    def hint(self, s: Conspiracy, seat: int, action: int) -> dict[str, object]:
        """How many agents are there."""
        return {"kind": "agents", "agents": s.agents[action]} if is_object(action) else {}


# --- his treaties -------------------------------------------------------------------------------


class FalconConcludes(Step[Conspiracy]):
    """SP-SOLO-40: every treaty he can, in the order drawn, looking again after each."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Symbols work, effects do not."""
        for treaty in s.hands[FALCON]:
            if meets(s, FALCON, treaty):
                s.lay_down(FALCON, treaty)
                s.concluded[FALCON] |= 1 << treaty
                s.tell(log.CONCLUDED, FALCON, FIRST_TREATY + treaty)
                if SYMBOL_GROUP[treaty] >= 0:
                    s.take_minor(FALCON, SYMBOL_GROUP[treaty])
                elif SYMBOL_SIGN[treaty] >= 0:
                    advance_falcon(s, SYMBOL_SIGN[treaty])
                s.push(FalconConcludes())
                return
