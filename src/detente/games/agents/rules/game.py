"""Agents: Shield and Sword, for two to four players."""

from typing import Any, ClassVar

from detente.core.agenda import Step, by_name
from detente.core.event_log import EventKind, event_kinds_in
from detente.core.game import Game, Setting
from detente.core.outcomes import OutcomeKind, outcome_kinds_in
from detente.core.rng import Rng
from detente.games.agents.rules import log, outcomes
from detente.games.agents.rules.codes import CODES, describe
from detente.games.agents.rules.deployment import (
    BuyDiplomat,
    ChooseRegion,
    Deploy,
    DeployDiplomat,
    DeployOperative,
    ForcedDestination,
    ForcedTransit,
    RetouchLook,
)
from detente.games.agents.rules.infiltration import Infiltrate, PayOperative
from detente.games.agents.rules.liquidation import GainCard, KeepCard, Liquidate, PayRaven, SetTrap
from detente.games.agents.rules.missions import ChooseMissions, DealMissions
from detente.games.agents.rules.operation import ChooseExtra, ChooseOperation, Look, Transit
from detente.games.agents.rules.recount import Recount, SetGuards
from detente.games.agents.rules.revisions import LATEST
from detente.games.agents.rules.setup import (
    ChooseService,
    ChooseVirtual,
    LayOut,
    PlaceAtSetUp,
    SetUp,
    UseAbilities,
)
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import (
    ChooseAgent,
    ChooseDestination,
    PlaceDiplomat,
    PlayCard,
    Recall,
    SendOne,
    SendToOwnBag,
    SendToRival,
)
from detente.games.agents.rules.tables import tables
from detente.games.agents.rules.turn import NextTurn, Turn


class Agents(Game):
    """The game; its options are those of section ASW-O of the rulebook."""

    name: ClassVar[str] = "agents"
    codes: ClassVar[tuple[str, ...]] = CODES
    seat_names: ClassVar[tuple[str, ...]] = ("first", "second", "third", "fourth")
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    latest_revision: ClassVar[int] = LATEST
    end_rule: ClassVar[str] = "ASW-END-01"
    score_unit: ClassVar[int] = 2
    option_values: ClassVar[dict[str, tuple[Setting, ...]]] = {
        "abilities": (False, True),
        "services": ("drawn", "chosen"),
        "cia_setup_token": ("diplomat", "operative"),
        "finance_unlimited": (False, True),
        "virtual_return": ("box", "attacker_bag"),
    }
    test_settings: ClassVar[tuple[dict[str, Setting], ...]] = ({}, {"abilities": True})
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(
        *(SetUp, ChooseService, ChooseVirtual, LayOut, UseAbilities, PlaceAtSetUp),
        *(DealMissions, ChooseMissions, SetGuards),
        *(Turn, NextTurn, Recount),
        *(Infiltrate, PayOperative),
        *(Deploy, ChooseRegion, DeployOperative, DeployDiplomat),
        *(ForcedTransit, ForcedDestination, RetouchLook, BuyDiplomat),
        *(ChooseOperation, Look, Transit, ChooseExtra),
        *(Liquidate, GainCard, KeepCard, PayRaven, SetTrap),
        *(PlayCard, ChooseAgent, ChooseDestination, PlaceDiplomat, Recall),
        *(SendToOwnBag, SendToRival, SendOne),
    )
    event_kinds: ClassVar[dict[str, EventKind]] = event_kinds_in(log)
    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = outcome_kinds_in(outcomes)

    def __init__(self, /, **given: object) -> None:
        super().__init__(**given)
        settings = self.settings
        self.tables = tables(self.revision)
        self.abilities = settings["abilities"] is True
        self.services_chosen = settings["services"] == "chosen"
        self.cia_operative = settings["cia_setup_token"] == "operative"
        self.unlimited = settings["finance_unlimited"] is True
        self.virtual_to_attacker = settings["virtual_return"] == "attacker_bag"

    def new_state(self, seats: int, rng: Rng) -> Espionage:
        """A state whose fields are still to be filled in."""
        return Espionage(self, seats, rng)

    def first_step(self) -> SetUp:
        """The set-up."""
        return SetUp()

    def describe(self, code: str) -> dict[str, Any]:
        """The data of a service, a region or a card."""
        return describe(self.tables, code)
