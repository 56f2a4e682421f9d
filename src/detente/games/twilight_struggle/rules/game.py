"""Twilight Struggle, 2nd edition, with the changes of the Deluxe edition as options."""

from difflib import get_close_matches
from typing import Any, ClassVar

from detente.core.agenda import Decision, Step, by_name
from detente.core.errors import InvalidInput
from detente.core.event_log import EventKind, event_kinds_in
from detente.core.game import Game, Setting
from detente.core.outcomes import OutcomeKind, outcome_kinds_in
from detente.core.rng import Rng
from detente.games.twilight_struggle.rules import log, outcomes
from detente.games.twilight_struggle.rules.action_round import (
    ActionRound,
    ActionRounds,
    ChooseCard,
    EndOfRound,
    ExtraRound,
    TakeExtraRound,
)
from detente.games.twilight_struggle.rules.cards import (
    BASE_SET,
    CODES,
    OPTIONAL_SET,
    THE_CHINA_CARD,
)
from detente.games.twilight_struggle.rules.coup import Coup
from detente.games.twilight_struggle.rules.events import (
    defcon,
    early_war,
    hands,
    late_war,
    looks,
    mid_war,
    optional_cards,
    taken_cards,
    wars,
)
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence, RemoveInfluence
from detente.games.twilight_struggle.rules.headline import (
    ChooseHeadline,
    EndHeadlines,
    Headline,
    ResolveHeadline,
    RevealHeadlines,
)
from detente.games.twilight_struggle.rules.hints import hint
from detente.games.twilight_struggle.rules.influence import PlaceInfluence
from detente.games.twilight_struggle.rules.operations import ChooseOperation, Operations
from detente.games.twilight_struggle.rules.play import (
    ChooseMode,
    ChooseModeInSecret,
    ChooseOrder,
    ChoosePartner,
    Event,
    PutAway,
)
from detente.games.twilight_struggle.rules.realignment import Realign
from detente.games.twilight_struggle.rules.revisions import LATEST, TRAP_FORCES_SCORING
from detente.games.twilight_struggle.rules.scoring import FinalScoring, IgnoreCountry, Score
from detente.games.twilight_struggle.rules.setup import (
    BonusInfluence,
    FixedMarkers,
    SetUp,
    SetUpAmericanInfluence,
    SetUpInfluence,
    SovietBonusInfluence,
)
from detente.games.twilight_struggle.rules.sides import SIDES
from detente.games.twilight_struggle.rules.space_race import SpaceAttempt
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tables import tables
from detente.games.twilight_struggle.rules.tracks import BOX_NAMES
from detente.games.twilight_struggle.rules.trap import DiscardInTrap
from detente.games.twilight_struggle.rules.turn import (
    AdvanceTurn,
    CheckMilitary,
    Deal,
    DiscardHeld,
    FlipChina,
    HeldCard,
    ImproveDefcon,
    LateScoringCards,
    RevealHeldCards,
    Turn,
)

_BONUS: tuple[Setting, ...] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)


class TwilightStruggle(Game):
    """The game; its options are those of section TS-O of the rulebook."""

    name: ClassVar[str] = "twilight_struggle"
    codes: ClassVar[tuple[str, ...]] = CODES
    seat_names: ClassVar[tuple[str, ...]] = SIDES
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    terms: ClassVar[tuple[str, ...]] = BOX_NAMES
    latest_revision: ClassVar[int] = LATEST
    end_rule: ClassVar[str] = "TS-10.3.2"
    option_values: ClassVar[dict[str, tuple[Setting, ...]]] = {
        "edition": ("second", "deluxe"),
        "optional_cards": (False, True),
        "us_bonus": _BONUS,
        "ussr_bonus": _BONUS,
        "reveal_held": (False, True),
        "us_setup_canada": (0, 2),
        "box6_all": (False, True),
        "realign_empty": (False, True),
        "event_ops_modified": (True, False),
        "star_wars_void": ("removed", "discard"),
        "aldrich_ames": ("order", "discard"),
        "south_african_unrest_split": (True, False),
        "fyp_defectors_vp": (False, True),
        "deluxe_links": (True, False),
    }
    editions: ClassVar[dict[str, dict[str, Setting]]] = {
        "second": {},
        "deluxe": {
            "us_setup_canada": 2,
            "star_wars_void": "discard",
            "aldrich_ames": "discard",
            "fyp_defectors_vp": True,
        },
    }
    steps: ClassVar[dict[str, type[Step[Any]]]] = by_name(
        *(SetUp, FixedMarkers, SetUpInfluence, SetUpAmericanInfluence),
        *(BonusInfluence, SovietBonusInfluence),
        *(Turn, ImproveDefcon, Deal, LateScoringCards, HeldCard, DiscardHeld),
        *(CheckMilitary, RevealHeldCards, FlipChina, AdvanceTurn, FinalScoring),
        *(Headline, ChooseHeadline, RevealHeadlines, ResolveHeadline, EndHeadlines),
        *(ActionRounds, ActionRound, ChooseCard, EndOfRound, ExtraRound, TakeExtraRound),
        *(ChooseMode, ChooseModeInSecret, ChooseOrder, ChoosePartner),
        *(Event, PutAway, SpaceAttempt, DiscardInTrap),
        *(Operations, ChooseOperation, PlaceInfluence, Realign, Coup),
        *(Score, IgnoreCountry, AddInfluence, RemoveInfluence),
        *early_war.STEPS,
        *wars.STEPS,
        *defcon.STEPS,
        *mid_war.STEPS,
        *late_war.STEPS,
        *optional_cards.STEPS,
        *hands.STEPS,
        *taken_cards.STEPS,
        *looks.STEPS,
    )
    event_kinds: ClassVar[dict[str, EventKind]] = event_kinds_in(log)
    outcome_kinds: ClassVar[dict[str, OutcomeKind]] = outcome_kinds_in(outcomes)

    def __init__(self, /, **given: object) -> None:
        super().__init__(**given)
        settings = self.settings
        self.tables = tables(self.revision)
        self.cards = BASE_SET | (OPTIONAL_SET if settings["optional_cards"] is True else 0)
        self.cards &= ~(1 << THE_CHINA_CARD)
        self.ames_discards = settings["aldrich_ames"] == "discard"
        self.ops = self.tables.deluxe_ops if self.ames_discards else self.tables.printed_ops
        self.by_ops = tuple(
            [
                sum(1 << card for card in range(len(self.ops)) if self._is_worth(card, printed))
                for printed in range(5)
            ]
        )
        self.bonus = (int(settings["us_bonus"]), int(settings["ussr_bonus"]))
        self.canada = int(settings["us_setup_canada"])
        self.reveal_held = settings["reveal_held"] is True
        self.box6_all = settings["box6_all"] is True
        self.realign_empty = settings["realign_empty"] is True
        self.event_ops_modified = settings["event_ops_modified"] is True
        self.star_wars_discarded = settings["star_wars_void"] == "discard"
        self.unrest_split = settings["south_african_unrest_split"] is True
        self.defectors_by_plan = settings["fyp_defectors_vp"] is True
        self.deluxe_links = settings["deluxe_links"] is True
        deluxe = settings["edition"] == "deluxe"
        self.trap_forces_scoring = deluxe and self.revision >= TRAP_FORCES_SCORING

    def _is_worth(self, card: int, printed: int) -> bool:
        return self.cards >> card & 1 == 1 and self.ops[card] == printed

    def new_state(self, seats: int, rng: Rng) -> ColdWar:
        """A state whose fields are still to be filled in."""
        return ColdWar(self, seats, rng)

    def first_step(self) -> SetUp:
        """The set-up."""
        return SetUp()

    def describe(self, code: str) -> dict[str, Any]:
        """The data of a card or a country."""
        return self.tables.describe(code)

    def hint(
        self, s: ColdWar, decision: Decision[Any], seat: int, action: int
    ) -> dict[str, object]:
        """Odds and warnings for an action; here, since every decision may lead to every other."""
        return hint(s, decision, seat, action)

    def parse_action(self, code: object) -> int:
        """The integer of a code; for any other text the error names similar codes."""
        action = self.action_of.get(code) if isinstance(code, str) else None
        if action is None:
            raise self.unknown(str(code), self.codes)
        return action

    def unknown(self, code: str, known: tuple[str, ...]) -> InvalidInput:
        """The error for a text that is no code."""
        nearest = get_close_matches(code, known, n=3, cutoff=0.5)
        if not nearest:
            return InvalidInput("unknown-code", game=self.name, code=code)
        return InvalidInput("unknown-code-nearest", game=self.name, code=code, nearest=nearest)
