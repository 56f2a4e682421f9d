"""Secret missions: dealt, and kept (ASW-SET-11, ASW-2P-05)."""

from typing import ClassVar

from detente.core.agenda import Decision, Reason, Step
from detente.games.agents.rules import log
from detente.games.agents.rules.codes import FIRST_MISSION, FIRST_REGION
from detente.games.agents.rules.dealing import (
    bars_mission,
    deal,
    hand_of,
    kept,
    mission_actions,
    mission_deck,
)
from detente.games.agents.rules.outcomes import MISSIONS
from detente.games.agents.rules.state import Espionage


class DealMissions(Step[Espionage]):
    """ASW-SET-11: shuffle the missions and deal them out, whole hands in turn order."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Deal; with two players those without a legal pair draw again."""
        deck = [FIRST_MISSION + card for card in mission_deck(s)]
        s.shuffle(MISSIONS, deck)
        dealt, redrew = deal(s, [card - FIRST_MISSION for card in deck])
        s.dealt = tuple([tuple(cards) for cards in dealt])
        s.redrew = tuple(redrew)
        for seat in s.clockwise(s.first):
            if redrew[seat]:
                s.log_public(log.MISSIONS_REDRAWN, seat, redrew[seat])


class ChooseMissions(Decision[Espionage]):
    """ASW-SET-11, ASW-AMB-79: all keep their missions at the same time, unseen by each other.

    Of two cards the one to keep is named, of three (two players) the one to give back.
    """

    __slots__ = ()
    rule: ClassVar[str] = "ASW-SET-11"
    prompt: ClassVar[str] = "prompt-choose-missions"

    def seats(self, s: Espionage) -> tuple[int, ...]:
        """Everybody who must decide; with two players a hand of two is kept as it is."""
        return tuple([seat for seat in range(s.seats) if s.seats > 2 or len(hand_of(s, seat)) > 2])

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The regions on the cards."""
        return mission_actions(s, seat)

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """The own home cannot be kept; with two players the two kept must differ."""
        return bars_mission(s, seat, action)

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """How many missions were dealt."""
        return {"count": len(hand_of(s, seat))}

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names keeping, or giving back."""
        return "do-keep-mission" if s.seats > 2 else "do-return-mission"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Keep the missions when only one seat had to decide."""
        actions = [-1] * s.seats
        actions[seat] = action
        self.resolve_all(s, actions)

    def resolve_all(self, s: Espionage, actions: list[int]) -> None:
        """Keep the missions of all seats."""
        s.missions = tuple([kept(s, seat, actions[seat]) for seat in range(s.seats)])
        for seat in range(s.seats):
            regions = [FIRST_REGION + region for region in s.missions[seat]]
            s.log_private(seat, log.MISSION_KEPT, regions)
