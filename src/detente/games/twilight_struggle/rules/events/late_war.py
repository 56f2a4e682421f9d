"""The events of the Late War cards, 82 to 102."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import (
    DECLINE,
    END,
    END_REGIONS,
    FIRST_REGION,
    FLOWER_POWER,
    WILLY_BRANDT,
    code,
)
from detente.games.twilight_struggle.rules.countries import (
    ARGENTINA,
    EAST_GERMANY,
    EUROPE,
    IRAN,
    LEBANON,
    LIBYA,
    MIDDLE_EAST,
    NICARAGUA,
    POLAND,
    SOUTH_KOREA,
    UNITED_KINGDOM,
    WESTERN_EUROPE,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import (
    CHERNOBYL,
    FLOWER_POWER_FORCE,
    IRAN_CONTRA,
    NORTH_SEA_OIL_ROUND,
    REFORMER,
    WILLY_BRANDT_GAP,
)
from detente.games.twilight_struggle.rules.events.vocabulary import AddInfluence, RemoveInfluence
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import (
    BY_NICARAGUA,
    FREE,
    GRANTED,
    IN_EUROPE,
    MAY,
    NO_COUP,
    NO_INFLUENCE,
    NO_REALIGNMENT,
)
from detente.games.twilight_struggle.rules.tracks import WINNING_VP

_THE_REFORMER: Final[int] = 1 << code("the_reformer")
_NOT_A_REGION: Final = Reason("TS-CH-E1", "refused-not-a-region")
_END_OR_DECLINE: Final = Reason("TS-WG-1", "refused-end-or-decline")

PRICE_OF_THE_END: Final = 6


@event("iranian_hostage_crisis")
def iranian_hostage_crisis(s: ColdWar, side: int, player: int) -> None:
    """The US leaves Iran, 2 Soviet influence come; Terrorism asks whether this has occurred."""
    s.clear(US, IRAN)
    s.add(USSR, IRAN, 2)


@event("the_iron_lady")
def the_iron_lady(s: ColdWar, side: int, player: int) -> None:
    """1 Soviet influence in Argentina, none left in the United Kingdom, 1 VP for the US."""
    s.add(USSR, ARGENTINA)
    s.clear(USSR, UNITED_KINGDOM)
    s.gain(US, 1)


@event("reagan_bombs_libya")
def reagan_bombs_libya(s: ColdWar, side: int, player: int) -> None:
    """1 VP for every 2 Soviet influence in Libya."""
    s.gain(US, s.influence[USSR][LIBYA] // 2)


@event("north_sea_oil")
def north_sea_oil(s: ColdWar, side: int, player: int) -> None:
    """TS-NO-S1: an eighth US round this turn; that it has occurred bars OPEC for good."""
    s.effects |= NORTH_SEA_OIL_ROUND


@event("the_reformer")
def the_reformer(s: ColdWar, side: int, player: int) -> None:
    """TS-RF-1: 4 influence in Europe, 6 if the USSR leads; no Soviet coups there any more."""
    s.effects |= REFORMER
    s.push(AddInfluence(USSR, 6 if s.vp < 0 else 4, EUROPE, at_most=2))


@event("marine_barracks_bombing")
def marine_barracks_bombing(s: ColdWar, side: int, player: int) -> None:
    """The US leaves Lebanon and loses 2 more influence in the Middle East."""
    s.clear(US, LEBANON)
    s.push(RemoveInfluence(USSR, 2, MIDDLE_EAST))


@event("soviets_shoot_down_kal_007")
def soviets_shoot_down_kal_007(s: ColdWar, side: int, player: int) -> None:
    """TS-KG-1: DEFCON falls, 2 VP for the US; with South Korea 4 points, but no coup."""
    s.degrade_defcon()
    s.gain(US, 2)
    if s.controls(US, SOUTH_KOREA):
        s.push(Operations(US, 4, GRANTED | MAY | NO_COUP))


@event("glasnost")
def glasnost(s: ColdWar, side: int, player: int) -> None:
    """TS-KG-1: 2 VP for the USSR, DEFCON rises; after The Reformer 4 points, but no coup."""
    s.gain(USSR, 2)
    s.improve_defcon(1)
    if s.occurred & _THE_REFORMER:
        s.push(Operations(USSR, 4, GRANTED | MAY | NO_COUP))


@event("ortega_elected_in_nicaragua")
def ortega_elected_in_nicaragua(s: ColdWar, side: int, player: int) -> None:
    """TS-OR-1: the US leaves Nicaragua; the USSR may make a free coup next to it."""
    s.clear(US, NICARAGUA)
    terms = GRANTED | MAY | FREE | NO_INFLUENCE | NO_REALIGNMENT | BY_NICARAGUA
    s.push(Operations(USSR, 2, terms))


@event("iran_contra_scandal")
def iran_contra_scandal(s: ColdWar, side: int, player: int) -> None:
    """TS-IC-1: the US loses 1 on every realignment die this turn."""
    s.effects |= IRAN_CONTRA


@event("chernobyl")
def chernobyl(s: ColdWar, side: int, player: int) -> None:
    """The US closes a region to Soviet influence bought with Operations."""
    s.push(CloseRegion(US))


class CloseRegion(SideDecision):
    """TS-CH-E1: the region into which the USSR places no influence with Operations this turn."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-CH-E1"
    prompt: ClassVar[str] = "prompt-close-region"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The six regions."""
        return list(range(FIRST_REGION, END_REGIONS))

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Everything but a region."""
        return None if FIRST_REGION <= action < END_REGIONS else _NOT_A_REGION

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Close the region."""
        s.effects |= CHERNOBYL[action - FIRST_REGION]
        s.log_public(log.REGION_CLOSED, action)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the region."""
        return "do-close-region"


@event("tear_down_this_wall")
def tear_down_this_wall(s: ColdWar, side: int, player: int) -> None:
    """TS-TW-1: Willy Brandt ends; 3 influence in East Germany; a free coup or rolls in Europe."""
    s.end_effect(WILLY_BRANDT_GAP, WILLY_BRANDT)
    s.add(US, EAST_GERMANY, 3)
    s.push(Operations(US, 3, GRANTED | MAY | FREE | NO_INFLUENCE | IN_EUROPE))


@event("an_evil_empire")
def an_evil_empire(s: ColdWar, side: int, player: int) -> None:
    """Flower Power ends; 1 VP for the US."""
    s.end_effect(FLOWER_POWER_FORCE, FLOWER_POWER)
    s.gain(US, 1)


@event("pershing_ii_deployed")
def pershing_ii_deployed(s: ColdWar, side: int, player: int) -> None:
    """1 VP for the USSR, and 1 US influence leaves each of up to 3 countries of Western Europe."""
    s.gain(USSR, 1)
    s.push(RemoveInfluence(USSR, 3, WESTERN_EUROPE, at_most=1, may=1))


@event("wargames")
def wargames(s: ColdWar, side: int, player: int) -> None:
    """Its player may buy the end of the game."""
    s.push(EndTheGame(side))


class EndTheGame(SideDecision):
    """TS-WG-1: 6 VP to the enemy, and the side ahead then has won, without final scoring."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-WG-1"
    prompt: ClassVar[str] = "prompt-end-the-game"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """End the game or play on."""
        return [END, DECLINE]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Nothing: both are allowed."""
        return None if action in (END, DECLINE) else _END_OR_DECLINE

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Pay and count, or play on."""
        if action == DECLINE:
            s.log_public(log.OFFER_DECLINED, seat)
            return
        s.log_public(log.GAME_CALLED_OFF, seat)
        # Not `gain`: 20 VP would end the game for another reason.
        enemy = 1 - seat
        vp = s.vp + (PRICE_OF_THE_END if enemy == US else -PRICE_OF_THE_END)
        s.vp = max(-WINNING_VP, min(WINNING_VP, vp))
        s.log_public(log.VP_GAINED, enemy, PRICE_OF_THE_END, s.vp)
        if s.vp:
            s.win(US if s.vp > 0 else USSR, "wargames")
        else:
            s.draw_game("wargames")

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """What it costs, and where the VP stand now (positive: the US leads)."""
        return {"points": PRICE_OF_THE_END, "vp": s.vp}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names ending the game, or declining."""
        return "do-end-the-game" if action == END else "do-decline"


@event("solidarity")
def solidarity(s: ColdWar, side: int, player: int) -> None:
    """3 US influence in Poland."""
    s.add(US, POLAND, 3)


STEPS: Final[tuple[type[Step[Any]], ...]] = (CloseRegion, EndTheGame)
