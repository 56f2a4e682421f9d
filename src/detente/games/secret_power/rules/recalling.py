"""Agents are recalled to active (SP-CAP-02 to 04, SP-SOLO-30, SP-FAL-06)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason
from detente.core.shared import added, replaced
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import DONE, FIRST_OPERATION, is_object, is_operation
from detente.games.secret_power.rules.decision import AllLegalDecision, PlayerStep
from detente.games.secret_power.rules.objects import TYPE
from detente.games.secret_power.rules.places import ALONE, FALCON, HUMAN
from detente.games.secret_power.rules.projects import UNIFIED_NATIONS
from detente.games.secret_power.rules.state import Conspiracy

_NO_AGENTS: Final = Reason("SP-CAP-03", "refused-nobody-to-recall")
_NOT_FULLEST: Final = Reason("SP-SOLO-30", "refused-not-fullest")


class Recall(PlayerStep):
    """SP-CAP-02: one agent from each own object and from each operation of this phase."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Then more by Unified Nations, then operations are cleared."""
        player = self.player
        everywhere = recallable(s, player)
        for action in everywhere:
            take_home(s, player, action)
        if everywhere:
            s.log_public(log.RECALLED, player, len(everywhere), everywhere, s.active[player])
        s.push(ClearOperations(player))
        more = s.tables.more_recalls[s.stage[player * 4 + UNIFIED_NATIONS]]
        if more:
            s.push(FalconRecalls(more, 1) if s.is_falcon(player) else RecallMore(player, more))


def take_home(s: Conspiracy, player: int, action: int) -> None:
    """An agent comes back to active from an object or an operation."""
    if is_operation(action):
        s.on_operation = added(s.on_operation, action - FIRST_OPERATION, -1)
    else:
        s.agents = added(s.agents, action, -1)
    s.active = added(s.active, player, 1)


def recall_one(s: Conspiracy, player: int, action: int) -> None:
    """One agent more than usual comes home."""
    take_home(s, player, action)
    s.log_public(log.RECALLED_FROM, player, action, s.active[player])


def recallable(s: Conspiracy, player: int) -> list[int]:
    """A player's objects and operations with agents on them."""
    found = [card for card in s.lying(player) if s.agents[card]]
    return found + operations_with_agents(s, player)


def operations_with_agents(s: Conspiracy, player: int) -> list[int]:
    """A player's operations with agents on them."""
    return [
        FIRST_OPERATION + operation
        for operation, owner in enumerate(s.operations)
        if owner == player and s.on_operation[operation]
    ]


class RecallMore(AllLegalDecision):
    """SP-CAP-03, SP-RUL-23: Unified Nations lets recall more, from any own cards."""

    __slots__ = ("left",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "left")
    rule: ClassVar[str] = "SP-CAP-03"
    prompt: ClassVar[str] = "prompt-recall-more"
    verb: ClassVar[str] = "do-recall"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """From where, or no more."""
        return [*recallable(s, seat), DONE]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Cards without own agents."""
        return None if action == DONE or action in recallable(s, seat) else _NO_AGENTS

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Recall one agent, then perhaps another."""
        if action == DONE:
            return
        recall_one(s, seat, action)
        if self.left > 1:
            s.push(RecallMore(seat, self.left - 1))

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """How many recalls are left."""
        return {"left": self.left}

    def hint(self, s: Conspiracy, seat: int, action: int) -> dict[str, object]:
        """How many agents are there."""
        if is_object(action):
            return {"kind": "agents", "agents": s.agents[action]}
        if is_operation(action):
            return {"kind": "agents", "agents": s.on_operation[action - FIRST_OPERATION]}
        return {}


class FalconRecalls(AllLegalDecision):
    """SP-SOLO-30, SP-FAL-06: he recalls from an operation first, then from the fullest card.

    Where several are equally full the human chooses (SP-SOLO-06, SP-RUL-37).
    """

    __slots__ = ("left", "operations_too")
    __match_args__: ClassVar[tuple[str, ...]] = ("left", "operations_too")
    rule: ClassVar[str] = "SP-SOLO-06"
    prompt: ClassVar[str] = "prompt-falcon-recalls"
    verb: ClassVar[str] = "do-recall"

    def __init__(self, left: int, operations_too: int) -> None:
        super().__init__(HUMAN)
        self.left = left
        self.operations_too = operations_too

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """His fullest cards, those that are alike once."""
        running = operations_with_agents(s, FALCON) if self.operations_too else []
        if running:
            return running[:1]
        his = s.lying(FALCON)
        most = max([s.agents[card] for card in his], default=0)
        if not most:
            return []
        alike: dict[tuple[int, bool], int] = {}
        for card in his:
            if s.agents[card] == most:
                alike.setdefault((TYPE[card], s.partner[card] != ALONE), card)
        return list(alike.values())

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Objects with fewer agents."""
        return None if action in self.listed(s, seat) else _NOT_FULLEST

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Recall one agent, then the next."""
        recall_one(s, FALCON, action)
        if self.left > 1:
            s.push(FalconRecalls(self.left - 1, self.operations_too))


class ClearOperations(PlayerStep):
    """SP-CAP-04: agents left on an operation go to the pool."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Send all of this player's agents on operations to the pool."""
        for action in operations_with_agents(s, self.player):
            operation = action - FIRST_OPERATION
            agents = s.on_operation[operation]
            s.pool = added(s.pool, self.player, agents)
            s.log_public(log.OPERATION_OVER, self.player, action, agents, s.pool[self.player])
            s.on_operation = replaced(s.on_operation, operation, 0)
