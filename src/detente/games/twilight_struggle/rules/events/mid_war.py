"""The events of the Mid War cards, 36 to 81, except wars, hands and decisions about DEFCON.

Whatever may end the game, VP or DEFCON, comes last in an event unless the order matters.
"""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules.cards import NORAD
from detente.games.twilight_struggle.rules.countries import (
    AFRICA,
    AMERICAS,
    ANGOLA,
    ANYWHERE,
    ASIA,
    BATTLEGROUNDS,
    CENTRAL_AMERICA,
    CHILE,
    COSTA_RICA,
    EGYPT,
    EUROPE,
    ISRAEL,
    JORDAN,
    NEIGHBOUR_MASK,
    PANAMA,
    POLAND,
    REGIONS,
    SE_AFRICAN_STATES,
    SOUTH_AFRICA,
    SOUTH_AMERICA,
    SOUTHEAST_ASIA,
    VENEZUELA,
    WEST_GERMANY,
    in_mask,
    mask,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import (
    BURY_YOU,
    DEATH_SQUADS,
    FLOWER_POWER_FORCE,
    NORAD_FORCE,
    NUCLEAR_SUBS_SHIELD,
    OPS_UP,
    SHUTTLE,
    TRAP,
    U2,
    WILLY_BRANDT_GAP,
)
from detente.games.twilight_struggle.rules.events.vocabulary import (
    ALL,
    OCCUPIED,
    AddInfluence,
    RemoveInfluence,
)
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.scoring import score_card, score_southeast_asia
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import (
    FREE,
    GRANTED,
    IN_AMERICAS,
    MAY,
    NO_INFLUENCE,
)

_MUSLIM_REVOLUTION: Final[int] = mask(
    *("sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan")
)
_OPEC: Final[int] = mask(
    *("egypt", "iran", "libya", "saudi_arabia", "iraq", "gulf_states", "venezuela")
)
_BY_SOUTH_AFRICA: Final[int] = NEIGHBOUR_MASK[SOUTH_AFRICA]

_NO_UNREST: Final = Reason("TS-O-12", "refused-no-unrest")


@event("central_america_scoring")
def central_america_scoring(s: ColdWar, side: int, player: int) -> None:
    """Score Central America."""
    score_card(s, REGIONS.index(CENTRAL_AMERICA))


@event("southeast_asia_scoring")
def southeast_asia_scoring(s: ColdWar, side: int, player: int) -> None:
    """Score Southeast Asia country by country."""
    score_southeast_asia(s)


@event("arms_race")
def arms_race(s: ColdWar, side: int, player: int) -> None:
    """More Military Operations give 1 VP, or 3 if they are also as many as required."""
    own = s.military[side]
    if own > s.military[1 - side]:
        s.gain(side, 3 if own >= s.defcon else 1)


@event("nuclear_subs")
def nuclear_subs(s: ColdWar, side: int, player: int) -> None:
    """US coups in battlegrounds do not lower DEFCON this turn."""
    s.effects |= NUCLEAR_SUBS_SHIELD


@event("quagmire")
def quagmire(s: ColdWar, side: int, player: int) -> None:
    """The US is trapped, and NORAD is over."""
    s.effects |= TRAP[US]
    if s.rules.deluxe_links:
        s.end_effect(NORAD_FORCE, NORAD)


@event("bear_trap")
def bear_trap(s: ColdWar, side: int, player: int) -> None:
    """The USSR is trapped."""
    s.effects |= TRAP[USSR]


@event("junta")
def junta(s: ColdWar, side: int, player: int) -> None:
    """2 influence in a country of the Americas, then perhaps a free coup or realignments there."""
    terms = FREE | MAY | NO_INFLUENCE | IN_AMERICAS | GRANTED
    s.push_all([AddInfluence(side, 1, AMERICAS, amount=2), Operations(side, 2, terms)])


@event("kitchen_debates")
def kitchen_debates(s: ColdWar, side: int, player: int) -> None:
    """2 VP for the US, which leads in battlegrounds."""
    s.gain(US, 2)


@event("we_will_bury_you")
def we_will_bury_you(s: ColdWar, side: int, player: int) -> None:
    """DEFCON falls, and the US must answer in its next round."""
    s.effects |= BURY_YOU
    s.degrade_defcon()


@event("brezhnev_doctrine")
def brezhnev_doctrine(s: ColdWar, side: int, player: int) -> None:
    """Soviet cards are worth 1 more this turn."""
    s.effects |= OPS_UP[USSR]


@event("portuguese_empire_crumbles")
def portuguese_empire_crumbles(s: ColdWar, side: int, player: int) -> None:
    """2 Soviet influence each in Angola and the Southeast African States."""
    s.add(USSR, ANGOLA, 2)
    s.add(USSR, SE_AFRICAN_STATES, 2)


@event("south_african_unrest")
def south_african_unrest(s: ColdWar, side: int, player: int) -> None:
    """2 influence in South Africa, or 1 there and 2 next to it."""
    s.push(StirUnrest(USSR))


class StirUnrest(SideDecision):
    """TS-O-12: South Africa for 2 influence there, a neighbour for 1 there and 2 next to it."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-O-12"
    prompt: ClassVar[str] = "prompt-stir-unrest"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """South Africa and its neighbours."""
        return [SOUTH_AFRICA, *in_mask(_BY_SOUTH_AFRICA)]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """All other countries."""
        if action == SOUTH_AFRICA or _BY_SOUTH_AFRICA >> action & 1:
            return None
        return _NO_UNREST

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Add the influence; the second point next to South Africa may go to the other country."""
        if action == SOUTH_AFRICA:
            s.add(seat, SOUTH_AFRICA, 2)
            return
        s.add(seat, SOUTH_AFRICA)
        if s.rules.unrest_split:
            s.add(seat, action)
            s.push(AddInfluence(seat, 1, _BY_SOUTH_AFRICA))
        else:
            s.add(seat, action, 2)

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names South Africa, or a neighbour."""
        return "do-unrest-at-home" if action == SOUTH_AFRICA else "do-unrest-abroad"


@event("allende")
def allende(s: ColdWar, side: int, player: int) -> None:
    """2 Soviet influence in Chile."""
    s.add(USSR, CHILE, 2)


@event("willy_brandt")
def willy_brandt(s: ColdWar, side: int, player: int) -> None:
    """1 VP and 1 influence in West Germany, which NATO does not cover any more."""
    s.effects |= WILLY_BRANDT_GAP
    s.add(USSR, WEST_GERMANY)
    s.gain(USSR, 1)


@event("muslim_revolution")
def muslim_revolution(s: ColdWar, side: int, player: int) -> None:
    """The US leaves two of eight countries."""
    s.push(RemoveInfluence(USSR, 2, _MUSLIM_REVOLUTION, at_most=1, amount=ALL))


@event("abm_treaty")
def abm_treaty(s: ColdWar, side: int, player: int) -> None:
    """DEFCON rises, then Operations with 4 points."""
    s.improve_defcon(1)
    s.push(Operations(side, 4, GRANTED))


@event("cultural_revolution")
def cultural_revolution(s: ColdWar, side: int, player: int) -> None:
    """The USSR takes The China Card face up, or gains 1 VP if it holds it."""
    if s.china == US:
        s.give_china(USSR, face_up=True)
    else:
        s.gain(USSR, 1)


@event("flower_power")
def flower_power(s: ColdWar, side: int, player: int) -> None:
    """From now on wars that the US plays pay the USSR."""
    s.effects |= FLOWER_POWER_FORCE


@event("u2_incident")
def u2_incident(s: ColdWar, side: int, player: int) -> None:
    """1 VP, and 1 more if UN Intervention is used this turn."""
    s.effects |= U2
    s.gain(USSR, 1)


@event("opec")
def opec(s: ColdWar, side: int, player: int) -> None:
    """1 VP for each oil country that the USSR controls."""
    s.gain(USSR, s.controlled(USSR, _OPEC).bit_count())


@event("colonial_rear_guards")
def colonial_rear_guards(s: ColdWar, side: int, player: int) -> None:
    """1 US influence in each of four countries of Africa and Southeast Asia."""
    s.push(AddInfluence(US, 4, AFRICA | SOUTHEAST_ASIA, at_most=1))


@event("panama_canal_returned")
def panama_canal_returned(s: ColdWar, side: int, player: int) -> None:
    """1 US influence each in Panama, Costa Rica and Venezuela."""
    for place in (PANAMA, COSTA_RICA, VENEZUELA):
        s.add(US, place)


@event("camp_david_accords")
def camp_david_accords(s: ColdWar, side: int, player: int) -> None:
    """1 VP and 1 influence each in Israel, Jordan and Egypt; no Arab-Israeli War any more."""
    for place in (ISRAEL, JORDAN, EGYPT):
        s.add(US, place)
    s.gain(US, 1)


@event("puppet_governments")
def puppet_governments(s: ColdWar, side: int, player: int) -> None:
    """Up to three countries without any influence get 1 of the US."""
    s.push(AddInfluence(US, 3, ANYWHERE, at_most=1, exception=OCCUPIED, may=1))


@event("john_paul_ii_elected_pope")
def john_paul_ii_elected_pope(s: ColdWar, side: int, player: int) -> None:
    """2 Soviet influence leave Poland and 1 of the US comes; Solidarity becomes possible."""
    s.remove(USSR, POLAND, 2)
    s.add(US, POLAND)


@event("latin_american_death_squads")
def latin_american_death_squads(s: ColdWar, side: int, player: int) -> None:
    """Coups in the Americas are easier for the player and harder for the enemy this turn."""
    s.effects |= DEATH_SQUADS[side]


@event("oas_founded")
def oas_founded(s: ColdWar, side: int, player: int) -> None:
    """2 US influence in the Americas."""
    s.push(AddInfluence(US, 2, AMERICAS))


@event("nixon_plays_the_china_card")
def nixon_plays_the_china_card(s: ColdWar, side: int, player: int) -> None:
    """The US takes The China Card face down, or gains 2 VP if it holds it."""
    if s.china == USSR:
        s.give_china(US, face_up=False)
    else:
        s.gain(US, 2)


@event("sadat_expels_soviets")
def sadat_expels_soviets(s: ColdWar, side: int, player: int) -> None:
    """The USSR leaves Egypt and the US adds 1."""
    s.clear(USSR, EGYPT)
    s.add(US, EGYPT)


@event("shuttle_diplomacy")
def shuttle_diplomacy(s: ColdWar, side: int, player: int) -> None:
    """The next scoring of Asia or the Middle East will ignore a Soviet battleground."""
    s.effects |= SHUTTLE


@event("the_voice_of_america")
def the_voice_of_america(s: ColdWar, side: int, player: int) -> None:
    """4 Soviet influence go outside Europe, at most 2 from a country."""
    s.push(RemoveInfluence(US, 4, ANYWHERE & ~EUROPE, at_most=2))


@event("liberation_theology")
def liberation_theology(s: ColdWar, side: int, player: int) -> None:
    """3 Soviet influence in Central America, at most 2 to a country."""
    s.push(AddInfluence(USSR, 3, CENTRAL_AMERICA, at_most=2))


@event("ussuri_river_skirmish")
def ussuri_river_skirmish(s: ColdWar, side: int, player: int) -> None:
    """The US takes The China Card face up; if it holds it, 4 influence in Asia, at most 2 each."""
    if s.china == USSR:
        s.give_china(US, face_up=True)
    else:
        s.push(AddInfluence(US, 4, ASIA, at_most=2))


@event("alliance_for_progress")
def alliance_for_progress(s: ColdWar, side: int, player: int) -> None:
    """1 VP for each battleground of the Americas that the US controls."""
    s.gain(US, s.controlled(US, AMERICAS & BATTLEGROUNDS).bit_count())


@event("africa_scoring")
def africa_scoring(s: ColdWar, side: int, player: int) -> None:
    """Score Africa."""
    score_card(s, REGIONS.index(AFRICA))


@event("one_small_step")
def one_small_step(s: ColdWar, side: int, player: int) -> None:
    """Two boxes forward on the space track."""
    s.advance_in_space(side, 2)


@event("south_america_scoring")
def south_america_scoring(s: ColdWar, side: int, player: int) -> None:
    """Score South America."""
    score_card(s, REGIONS.index(SOUTH_AMERICA))


STEPS: Final[tuple[type[Step[Any]], ...]] = (StirUnrest,)
