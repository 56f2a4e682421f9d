"""Secret Power: New World Order, for two to five players, or for one against the Falcon."""

from typing import Any, ClassVar

from detente.core.agenda import Step, by_name
from detente.core.event_log import EventKind, event_kinds_in
from detente.core.game import Game, Proposal, Setting
from detente.core.outcomes import OutcomeKind, outcome_kinds_in
from detente.core.rng import Rng
from detente.games.secret_power.rules import log, outcomes
from detente.games.secret_power.rules.advancing import (
    Advance,
    EnterStage,
    Initiation,
    PayInterest,
    TakeMinor,
    UseTreaties,
)
from detente.games.secret_power.rules.codes import CODES, describe
from detente.games.secret_power.rules.concluding import (
    BurnCards,
    ConcludeAnother,
    ConcludeBySymbol,
    ConcludeFree,
    Effect,
    GiveCard,
    MayConclude,
    Reclaim,
)
from detente.games.secret_power.rules.ending import AttachLast, End, LastAttachments
from detente.games.secret_power.rules.falcon import FalconConcludes, FalconTurn
from detente.games.secret_power.rules.falcon_cards import LoseAgent, PlayAction
from detente.games.secret_power.rules.falcon_projects import FalconCaptured
from detente.games.secret_power.rules.infiltration import SendAgents
from detente.games.secret_power.rules.inner_circle import AttachTo
from detente.games.secret_power.rules.people import LEVELS, PERSONALITIES, action_deck
from detente.games.secret_power.rules.professions import Assassinate, KeepTreaty, Mediate, PutOnTop
from detente.games.secret_power.rules.recalling import (
    ClearOperations,
    FalconRecalls,
    Recall,
    RecallMore,
)
from detente.games.secret_power.rules.recruiting import DismissProfessional, Recruit
from detente.games.secret_power.rules.revisions import LATEST
from detente.games.secret_power.rules.setup import DealTreaties, Draft, PutBack, SetUp
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.tables import tables
from detente.games.secret_power.rules.takeover import AttachEarly, Capture, Takeover
from detente.games.secret_power.rules.treaty_phase import (
    Burn,
    CutHand,
    DiscardTreaty,
    PlayerConcludes,
    TreatyPhase,
)
from detente.games.secret_power.rules.turn import (
    Act,
    ActionPhase,
    EndOfPhase,
    NextRound,
    Round,
    Turn,
)


class SecretPower(Game):
    """The game; its options are those of section SP-O of the rulebook."""

    name: ClassVar[str] = "secret_power"
    codes: ClassVar[tuple[str, ...]] = CODES
    seat_names: ClassVar[tuple[str, ...]] = ("alpha", "beta", "gamma", "delta", "epsilon")
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    end_rule: ClassVar[str] = "SP-END-01"
    latest_revision: ClassVar[int] = LATEST
    option_values: ClassVar[dict[str, tuple[Setting, ...]]] = {
        "falcon": LEVELS,
        "personality": PERSONALITIES,
        "professionals": (False, True),
        "treaties": ("choose", "deal", "draft"),
        "wars": ("timed", "shuffled"),
    }
    option_seats: ClassVar[dict[str, tuple[int, ...]]] = {
        "falcon": (1,),
        "personality": (1,),
        "treaties=draft": (2, 3, 4, 5),
    }
    proposals: ClassVar[tuple[Proposal, ...]] = (
        Proposal("professionals", True, (1,), {"falcon": LEVELS[1:]}),  # SP-PRO-11
    )
    test_settings: ClassVar[tuple[dict[str, Setting], ...]] = (
        {},
        {"professionals": True, "falcon": "maximum", "personality": "manager"},
        {"treaties": "draft", "wars": "shuffled"},
    )
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(
        *(SetUp, DealTreaties, PutBack, Draft),
        *(Round, ActionPhase, EndOfPhase, NextRound, Turn, Act, SendAgents),
        *(Advance, PayInterest, EnterStage, Initiation, UseTreaties, TakeMinor),
        *(Recruit, DismissProfessional, AttachTo, AttachEarly, AttachLast),
        *(Assassinate, Mediate, KeepTreaty, PutOnTop),
        *(Takeover, Capture, Recall, RecallMore, ClearOperations),
        *(TreatyPhase, PlayerConcludes, Burn, CutHand, DiscardTreaty),
        *(MayConclude, ConcludeAnother, ConcludeFree, ConcludeBySymbol),
        *(Effect, GiveCard, Reclaim, BurnCards),
        *(FalconTurn, FalconRecalls, FalconCaptured, FalconConcludes, PlayAction, LoseAgent),
        *(LastAttachments, End),
    )
    event_kinds: ClassVar[dict[str, EventKind]] = event_kinds_in(log)
    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = outcome_kinds_in(outcomes)

    def __init__(self, /, **given: object) -> None:
        super().__init__(**given)
        settings = self.settings
        self.tables = tables(self.revision)
        self.professionals = settings["professionals"] is True
        self.treaty_method = str(settings["treaties"])
        self.wars_shuffled = settings["wars"] == "shuffled"
        level = self.tables.levels[str(settings["falcon"])]
        personality = self.tables.personalities[str(settings["personality"])]
        self.action_deck = action_deck(level["action_deck"], personality)
        self.falcon_treaties: int = level["start_treaties"]
        self.order_tokens: bool = level["project_order_tokens"]
        self.circle_advances: str = level["inner_circle_advances"]
        self.draws_on_short_recruit: bool = level["draw_on_short_recruit"]
        self.operation_discount: int = level["operation_discount"]
        self.minors_on_capture: bool = level["minor_on_power_capture"]
        self.attaches: bool = level["attach_inner_circle"]
        self.points_per_treaty: int = level["points_per_treaty"]

    def new_state(self, seats: int, rng: Rng) -> Conspiracy:
        """A state whose fields are still to be filled in."""
        return Conspiracy(self, seats, rng)

    def first_step(self) -> SetUp:
        """The set-up."""
        return SetUp()

    def describe(self, code: str) -> dict[str, Any]:
        """The data of a card, a project or an operation."""
        return describe(self.tables, code)

    def zone_size(self, seats: int) -> int:
        """How many objects the zone has (SP-SET-02, SP-SOLO-01)."""
        return self.tables.zone_size[_count(seats)]

    def rounds(self, seats: int) -> int:
        """How many rounds the game has (SP-FLOW-01)."""
        return self.tables.rounds[_count(seats)]

    def seat_bonus(self, seats: int) -> list[int]:
        """SP-SET-06: more agents for those who come late."""
        return self.tables.seat_bonus[_count(seats)]

    def deck_for(self, seats: int) -> str:
        """SP-SOLO-01: against the Falcon the deck for three is used."""
        return self.tables.deck_for_solo if seats == 1 else str(seats)


def _count(seats: int) -> str:
    """How the data files call a number of seats."""
    return "solo" if seats == 1 else str(seats)
