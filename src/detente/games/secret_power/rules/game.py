"""Secret Power: New World Order, for two to five players, or for one against the Falcon."""

from typing import Any, ClassVar

from detente.core.agenda import Step, by_name
from detente.core.event_log import EventKind, kinds_in
from detente.core.game import Game, Setting
from detente.core.rng import Chance
from detente.games.secret_power.rules import log
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
from detente.games.secret_power.rules.objects import SETUP
from detente.games.secret_power.rules.people import LEVELS, PERSONALITIES, action_deck
from detente.games.secret_power.rules.professions import Assassinate, KeepTreaty, Mediate, PutOnTop
from detente.games.secret_power.rules.recalling import (
    ClearOperations,
    FalconRecalls,
    Recall,
    RecallMore,
)
from detente.games.secret_power.rules.recruiting import DismissProfessional, Recruit
from detente.games.secret_power.rules.setup import DealTreaties, Draft, PutBack, SetUp
from detente.games.secret_power.rules.state import Conspiracy
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
    """The game with the options of the ledger's SP-O settled."""

    name: ClassVar[str] = "secret_power"
    codes: ClassVar[tuple[str, ...]] = CODES
    seat_names: ClassVar[tuple[str, ...]] = ("alpha", "beta", "gamma", "delta", "epsilon")
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4, 5)
    end_rule: ClassVar[str] = "SP-END-01"
    switches: ClassVar[dict[str, tuple[Setting, ...]]] = {
        "falcon": tuple(LEVELS),
        "personality": tuple(PERSONALITIES),
        "professionals": (False, True),
        "treaties": ("choose", "deal", "draft"),
        "wars": ("timed", "shuffled"),
    }
    only_with: ClassVar[dict[str, tuple[int, ...]]] = {
        "falcon": (1,),
        "personality": (1,),
        "treaties=draft": (2, 3, 4, 5),
    }
    corners: ClassVar[tuple[dict[str, Setting], ...]] = (
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
    kinds: ClassVar[dict[str, EventKind]] = kinds_in(log)

    def __init__(self, /, **chosen: object) -> None:
        super().__init__(**chosen)
        settings = self.settings
        self.professionals = settings["professionals"] is True
        self.treaty_method = str(settings["treaties"])
        self.wars_shuffled = settings["wars"] == "shuffled"
        level = LEVELS[str(settings["falcon"])]
        self.action_deck = action_deck(level, PERSONALITIES[str(settings["personality"])])
        self.falcon_treaties: int = level["start_treaties"]
        self.order_tokens: bool = level["project_order_tokens"]
        self.circle_advances: str = level["inner_circle_advances"]
        self.draws_on_short_recruit: bool = level["draw_on_short_recruit"]
        self.operation_discount: int = level["operation_discount"]
        self.minors_on_capture: bool = level["minor_on_power_capture"]
        self.attaches: bool = level["attach_inner_circle"]
        self.points_per_treaty: int = level["points_per_treaty"]

    def new_state(self, seats: int, chance: Chance) -> Conspiracy:
        """A state whose fields are still to be filled in."""
        return Conspiracy(self, seats, chance)

    def first_step(self) -> SetUp:
        """Set-up."""
        return SetUp()

    def describe(self, code: str) -> dict[str, Any]:
        """The data of a card, a project or an operation."""
        return describe(code)

    def zone_size(self, seats: int) -> int:
        """SP-SET-02, SP-SOLO-01."""
        size: int = SETUP["zone_size"][_count(seats)]
        return size

    def rounds(self, seats: int) -> int:
        """SP-FLOW-01."""
        rounds: int = SETUP["rounds"][_count(seats)]
        return rounds

    def seat_bonus(self, seats: int) -> list[int]:
        """SP-SET-06: more agents for those who come late."""
        bonus: list[int] = SETUP["seat_bonus_active"][_count(seats)]
        return bonus

    def deck_for(self, seats: int) -> str:
        """SP-SOLO-01: against the Falcon the deck for three is used."""
        return str(SETUP["deck_for_solo"]) if seats == 1 else str(seats)


def _count(seats: int) -> str:
    """How the data files call a number of seats."""
    return "solo" if seats == 1 else str(seats)
