"""Infiltrating objects, intercepting, covert operations (SP-INF, SP-INT, SP-OP, SP-SHA)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.core.deck import cards_in
from detente.core.shared import added, replaced
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.advancing import set_off
from detente.games.secret_power.rules.codes import (
    CODES,
    FIRST_NUMBER,
    FIRST_OPERATION,
    is_number,
    number_of,
)
from detente.games.secret_power.rules.counting import (
    own_shadows_at,
    reach,
    shadows,
    shadows_at,
)
from detente.games.secret_power.rules.decision import AllLegalDecision
from detente.games.secret_power.rules.objects import GROUP, TYPE
from detente.games.secret_power.rules.places import NOBODY
from detente.games.secret_power.rules.projects import ALL_OPERATIONS
from detente.games.secret_power.rules.scoring import standings, tell_points
from detente.games.secret_power.rules.state import Conspiracy

_NOT_IN_ZONE: Final = Reason("SP-INF-01", "refused-not-in-zone")
_OUT_OF_REACH: Final = Reason("SP-INF-01", "refused-out-of-reach")
_TAKEN_OUT_OF_REACH: Final = Reason("SP-INT-04", "refused-out-of-reach")
_OWN: Final = Reason("SP-INF-04", "refused-own-agents")
_NO_AGENT: Final = Reason("SP-INF-03", "refused-no-agent")
_TOO_FEW: Final = Reason("SP-INF-02", "refused-too-few-agents")
_TOO_WEAK: Final = Reason("SP-INT-01", "refused-too-weak")
_NO_NUMBER: Final = Reason("SP-INF-02", "refused-no-number")
_NOT_SO_MANY: Final = Reason("SP-INF-02", "refused-not-so-many")
_NO_OPERATION: Final = Reason("SP-OP-04", "refused-no-operation")
_NOT_ON_TOP: Final = Reason("SP-OP-01", "refused-not-on-top")
_TOO_FEW_FOR_IT: Final = Reason("SP-OP-01", "refused-operation-agents")


def strength_needed(s: Conspiracy, card: int) -> int:
    """SP-INF-02, SP-INT-01: the cost, and one more than the rival on the card."""
    cost = s.tables.cost[TYPE[card]]
    if s.occupant[card] == NOBODY:
        return cost
    return max(cost, s.agents[card] + s.shadows[card] + 1)


def agents_needed(s: Conspiracy, player: int, position: int) -> int:
    """SP-INF-03: what the shadows leave to be done, at least one agent."""
    return max(1, strength_needed(s, s.zone[position]) - shadows_at(s, player, position))


def bars_infiltration(s: Conspiracy, player: int, card: int) -> Reason | None:
    """What keeps a player from infiltrating a card."""
    if card not in s.zone:
        return _NOT_IN_ZONE
    position = s.zone.index(card)
    occupant = s.occupant[card]
    if position >= reach(s, player):
        return _OUT_OF_REACH if occupant == NOBODY else _TAKEN_OUT_OF_REACH
    if occupant == player:
        return _OWN
    if not s.active[player]:
        return _NO_AGENT
    if s.active[player] < agents_needed(s, player, position):
        return _TOO_FEW if occupant == NOBODY else _TOO_WEAK
    return None


def infiltrable(s: Conspiracy, player: int) -> list[int]:
    """The cards that `bars_infiltration` lets pass, without looking for each in the zone."""
    found: list[int] = []
    agents = s.active[player]
    if agents:
        for position in range(min(reach(s, player), len(s.zone))):
            card = s.zone[position]
            if s.occupant[card] != player and agents >= agents_needed(s, player, position):
                found.append(card)
    return found


def infiltrate(s: Conspiracy, player: int, card: int, agents: int) -> None:
    """Place agents and all shadows; a rival's agents there go home (SP-INT-02, SP-SHA-02)."""
    helpers = shadows_at(s, player, s.zone.index(card))
    rival = s.occupant[card]
    ousted = 0
    if rival != NOBODY:
        ousted = s.agents[card]
        s.active = added(s.active, rival, ousted)
        s.log_public(log.INTERCEPTED, player, rival, card, ousted, s.active[rival])
    s.active = added(s.active, player, -agents)
    s.agents = replaced(s.agents, card, agents)
    s.shadows = replaced(s.shadows, card, helpers)
    s.occupant = replaced(s.occupant, card, player)
    s.spent = True
    s.log_public(log.INFILTRATED, player, card, agents, helpers, s.active[player], ousted)
    if rival != NOBODY:
        s.draw_treaty(rival)


class SendAgents(AllLegalDecision):
    """SP-INF-02: how many agents are placed."""

    __slots__ = ("card",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "card")
    rule: ClassVar[str] = "SP-INF-02"
    prompt: ClassVar[str] = "prompt-send-agents"
    verb: ClassVar[str] = "do-send"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """From what is needed to all."""
        needed = agents_needed(s, seat, s.zone.index(self.card))
        return list(range(FIRST_NUMBER + needed - 1, FIRST_NUMBER + s.active[seat]))

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Fewer than needed, more than there are."""
        if not is_number(action):
            return _NO_NUMBER
        if number_of(action) > s.active[seat]:
            return _NOT_SO_MANY
        if number_of(action) < agents_needed(s, seat, s.zone.index(self.card)):
            return _TOO_FEW if s.occupant[self.card] == NOBODY else _TOO_WEAK
        return None

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Place them; treaties may be set off (SP-INF-05)."""
        tables = s.tables
        agents = number_of(action)
        infiltrate(s, seat, self.card, agents)
        group = GROUP[TYPE[self.card]]
        pending = 0
        for treaty in cards_in(s.concluded[seat] & (tables.extra_advance | tables.big_move)):
            if 1 << treaty & tables.big_move:
                if agents >= tables.effect_count[treaty]:
                    pending |= 1 << treaty
            elif group in tables.effect_groups[treaty]:
                pending |= 1 << treaty
        set_off(s, seat, pending)

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """Where, and with how many shadows."""
        position = s.zone.index(self.card)
        helpers = shadows_at(s, seat, position)
        needed = agents_needed(s, seat, position)
        return {"card": CODES[self.card], "shadows": helpers, "needed": needed}

    def hint(self, s: Conspiracy, seat: int, action: int) -> dict[str, object]:
        """How many agents stay, who could still intercept these now, and who could fewer."""
        if not is_number(action):
            return {}
        agents, position = number_of(action), s.zone.index(self.card)
        helpers = shadows_at(s, seat, position)
        least = agents_needed(s, seat, position) + helpers
        most = {rival: most_at(s, rival, position) for rival in still_to_act(s, seat)}
        open_to = [rival for rival in most if most[rival] > agents + helpers]
        safe_from = [rival for rival in most if least < most[rival] <= agents + helpers]
        return {
            "kind": "send",
            "left": s.active[seat] - agents,
            "open": len(open_to),
            "open_to": [s.seat_name(rival) for rival in open_to],
            "safe": len(safe_from),
            "safe_from": [s.seat_name(rival) for rival in safe_from],
        }


def still_to_act(s: Conspiracy, seat: int) -> list[int]:
    """SP-FLOW-03: the players whose turn in this Action Phase is still to come."""
    order = s.clockwise(s.supervisor)
    return order[order.index(seat) + 1 :]


def most_at(s: Conspiracy, player: int, position: int) -> int:
    """The strength that a player can now bring to a position in a turn to come; 0 out of reach.

    The Headhunter's recruit counts (SP-SUP-04), professionals and further treaties do not.
    """
    if position >= reach(s, player):
        return 0
    agents = s.active[player]
    if player == s.headhunter():
        agents += min(s.pool[player], s.tables.headhunter_recruits)
    return agents + own_shadows_at(s, player, position) if agents else 0


# --- covert operations --------------------------------------------------------------------------


def operation_agents(s: Conspiracy, player: int, discount: int) -> int:
    """SP-OP-03: the agents that the top operation takes; shadows of syndicates do not count."""
    number = s.tables.operation_agents[len(s.operations)]
    return max(1, number - shadows(s, player) - discount)


def bars_operation(s: Conspiracy, player: int, operation: int, discount: int) -> Reason | None:
    """What keeps a player from running an operation."""
    top = len(s.operations)
    if top == ALL_OPERATIONS:
        return _NO_OPERATION
    if operation != top:
        return _NOT_ON_TOP
    return None if operation_agents(s, player, discount) <= s.active[player] else _TOO_FEW_FOR_IT


def run_operation(s: Conspiracy, player: int, discount: int) -> None:
    """SP-OP-01: agents go onto the top operation, which is the player's at once."""
    before = standings(s)
    agents, helpers = operation_agents(s, player, discount), shadows(s, player)
    operation = len(s.operations)
    s.active = added(s.active, player, -agents)
    s.on_operation = replaced(s.on_operation, operation, agents)
    s.operations = (*s.operations, player)
    s.log_public(
        log.OPERATION_RUN,
        player,
        FIRST_OPERATION + operation,
        agents,
        helpers,
        s.active[player],
    )
    tell_points(s, before)
    s.spent = True
