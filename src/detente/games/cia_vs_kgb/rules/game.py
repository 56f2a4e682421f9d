"""Cold War: CIA vs KGB, in the Russian edition of 2014 or the French original of 2007."""

from typing import Any, ClassVar

from detente.core.agenda import Step, by_name
from detente.core.event_log import EventKind, event_kinds_in
from detente.core.game import Game, Setting
from detente.core.outcomes import OutcomeKind, outcome_kinds_in
from detente.core.rng import Rng
from detente.games.cia_vs_kgb.rules import log, outcomes
from detente.games.cia_vs_kgb.rules.activation import Destroy, Flip, Inspect, Switch
from detente.games.cia_vs_kgb.rules.arrange import OrderBenefit, OrderGroups, OrderObjectives
from detente.games.cia_vs_kgb.rules.briefing import Briefing, ShuffleGroups, TakeBalance
from detente.games.cia_vs_kgb.rules.cards import CODES, SIDES
from detente.games.cia_vs_kgb.rules.cease_fire import CeaseFire, SettleStruggle
from detente.games.cia_vs_kgb.rules.debriefing import (
    CarryOutPlan,
    ClaimObjective,
    Debriefing,
    RevealAgents,
)
from detente.games.cia_vs_kgb.rules.detente import CheckVictory, Detente
from detente.games.cia_vs_kgb.rules.double_agent import DoubleAgentPlan
from detente.games.cia_vs_kgb.rules.events import OfferEvents, RecruitSeen, SweepNext, UseEvent
from detente.games.cia_vs_kgb.rules.planning import ChooseAgent, EndLeave, Planning, SendAgents, Spy
from detente.games.cia_vs_kgb.rules.revisions import LATEST
from detente.games.cia_vs_kgb.rules.state import ColdWar
from detente.games.cia_vs_kgb.rules.struggle import NameFirst, NextTurn, Struggle, TakeAction
from detente.games.cia_vs_kgb.rules.tables import tables


class Round(Step[ColdWar]):
    """CVK-1.4: six phases, again and again until the game ends."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Put a whole round on the agenda, and the next one after it."""
        s.push_all(
            [
                Briefing(),
                Planning(),
                Struggle(),
                CeaseFire(),
                Debriefing(),
                Detente(),
                self,
            ]
        )


class CiaVsKgb(Game):
    """The game; its options are those of section 10 of the rulebook."""

    name: ClassVar[str] = "cia_vs_kgb"
    codes: ClassVar[tuple[str, ...]] = CODES
    seat_names: ClassVar[tuple[str, ...]] = SIDES
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    latest_revision: ClassVar[int] = LATEST
    end_rule: ClassVar[str] = "CVK-7.5"
    option_values: ClassVar[dict[str, tuple[Setting, ...]]] = {
        "edition": ("ru2014", "fr2007"),
        "double_agent_timing": ("debriefing", "planning"),
        "double_agent_optional": (True, False),
        "economic_targets": ("non_economic", "not_own_economic"),
        "event_same_round": (False, True),
        "loop_guard": ("off", "superko"),
        "political_strict": (False, True),
    }
    editions: ClassVar[dict[str, dict[str, Setting]]] = {
        "ru2014": {},
        "fr2007": {
            "double_agent_timing": "planning",
            "double_agent_optional": False,
            "economic_targets": "not_own_economic",
            "event_same_round": True,
            "loop_guard": "superko",
        },
    }
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(
        Round,
        *(Briefing, TakeBalance, ShuffleGroups, OrderGroups),
        *(Planning, SendAgents, Spy, ChooseAgent, EndLeave, DoubleAgentPlan),
        *(Struggle, NameFirst, NextTurn, TakeAction, Destroy, Switch, Flip, Inspect),
        *(CeaseFire, SettleStruggle),
        *(Debriefing, RevealAgents, CarryOutPlan, ClaimObjective),
        *(Detente, CheckVictory),
        *(OfferEvents, UseEvent, RecruitSeen, OrderBenefit, OrderObjectives, SweepNext),
    )

    event_kinds: ClassVar[dict[str, EventKind]] = event_kinds_in(log)
    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = outcome_kinds_in(outcomes)

    def __init__(self, /, **given: object) -> None:
        super().__init__(**given)
        settings = self.settings
        self.tables = tables(self.revision)
        self.double_agent_in_planning = settings["double_agent_timing"] == "planning"
        self.double_agent_optional = settings["double_agent_optional"] is True
        self.not_own_economic = settings["economic_targets"] == "not_own_economic"
        self.event_same_round = settings["event_same_round"] is True
        self.superko = settings["loop_guard"] == "superko"
        self.political_strict = settings["political_strict"] is True

    def new_state(self, seats: int, rng: Rng) -> ColdWar:
        """A state whose fields are still to be filled in."""
        return ColdWar(self, seats, rng)

    def first_step(self) -> Round:
        """The first round."""
        return Round()

    def describe(self, code: str) -> dict[str, Any]:
        """The data of a card, with where each value comes from."""
        return self.tables.describe(code)
