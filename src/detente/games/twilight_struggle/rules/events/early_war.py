"""The events of the Early War cards, 1 to 35 and 103.

The wars stand in `wars`, the cards that look into hands in `hands`; UN Intervention and The China
Card are ways to play a card and have no event of their own.
"""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import ADD, BOYCOTT, DONE, PARTICIPATE, REMOVE
from detente.games.twilight_struggle.rules.countries import (
    AFRICA,
    ANYWHERE,
    ASIA,
    CUBA,
    EASTERN_EUROPE,
    EGYPT,
    EUROPE,
    FRANCE,
    JAPAN,
    MIDDLE_EAST,
    REGIONS,
    ROMANIA,
    SOUTHEAST_ASIA,
    STABILITY,
    VIETNAM,
    WESTERN_EUROPE,
    in_mask,
    mask,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import (
    DE_GAULLE,
    FORMOSAN,
    NATO,
    OPS_DOWN,
    OPS_UP,
    US_JAPAN,
    VIETNAM_BONUS,
)
from detente.games.twilight_struggle.rules.events.vocabulary import (
    ALL,
    CONTROLLED,
    ENEMY_CONTROLLED,
    WITHOUT_OWN,
    AddInfluence,
    RemoveInfluence,
    Spread,
)
from detente.games.twilight_struggle.rules.headline import void_headline
from detente.games.twilight_struggle.rules.operations import Operations
from detente.games.twilight_struggle.rules.outcomes import OLYMPICS_DIE
from detente.games.twilight_struggle.rules.phases import HEADLINE
from detente.games.twilight_struggle.rules.registry import event
from detente.games.twilight_struggle.rules.scoring import score_card
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import GRANTED
from detente.games.twilight_struggle.rules.tracks import LATE_WAR_TURN

_NOT_AN_OPTION: Final = Reason("TS-WP-1", "refused-remove-or-add")
_NOT_AN_ANSWER: Final = Reason("TS-OG-1", "refused-participate-or-boycott")
_NOT_RED: Final = Reason("TS-IR-1", "refused-event-elsewhere")

_SUEZ: Final[int] = mask("france", "united_kingdom", "israel")
_REDS: Final[int] = mask("yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia")
HOST_BONUS: Final = 2
_MOST_LIFTED: Final = 4


@event("asia_scoring")
def asia_scoring(s: ColdWar, side: int, player: int) -> None:
    """Score Asia, Southeast Asia included."""
    score_card(s, REGIONS.index(ASIA))


@event("europe_scoring")
def europe_scoring(s: ColdWar, side: int, player: int) -> None:
    """Score Europe; control of it wins the game."""
    score_card(s, REGIONS.index(EUROPE))


@event("middle_east_scoring")
def middle_east_scoring(s: ColdWar, side: int, player: int) -> None:
    """Score the Middle East."""
    score_card(s, REGIONS.index(MIDDLE_EAST))


@event("duck_and_cover")
def duck_and_cover(s: ColdWar, side: int, player: int) -> None:
    """DEFCON falls by 1; the US gains 5 VP less the new level, unless it was the last."""
    s.degrade_defcon()
    s.gain(US, 5 - s.defcon)


@event("socialist_governments")
def socialist_governments(s: ColdWar, side: int, player: int) -> None:
    """The US loses 3 points in Western Europe, at most 2 in a country."""
    s.push(RemoveInfluence(USSR, 3, WESTERN_EUROPE, at_most=2))


def _bring_under_control(s: ColdWar, side: int, place: int) -> None:
    """As much influence as control needs there now, if there is less."""
    needed = s.influence[1 - side][place] + STABILITY[place]
    s.add(side, place, needed - s.influence[side][place])


@event("fidel")
def fidel(s: ColdWar, side: int, player: int) -> None:
    """The US leaves Cuba and the USSR gains control."""
    s.clear(US, CUBA)
    _bring_under_control(s, USSR, CUBA)


@event("vietnam_revolts")
def vietnam_revolts(s: ColdWar, side: int, player: int) -> None:
    """2 Soviet points in Vietnam, and a bonus in Southeast Asia for this turn (TS-VR-1)."""
    s.add(USSR, VIETNAM, 2)
    s.effects |= VIETNAM_BONUS


@event("romanian_abdication")
def romanian_abdication(s: ColdWar, side: int, player: int) -> None:
    """The US leaves Romania and the USSR gains control."""
    s.clear(US, ROMANIA)
    _bring_under_control(s, USSR, ROMANIA)


@event("comecon")
def comecon(s: ColdWar, side: int, player: int) -> None:
    """One point in each of four countries of Eastern Europe that the US does not control."""
    s.push(AddInfluence(USSR, 4, EASTERN_EUROPE, at_most=1, exception=ENEMY_CONTROLLED))


@event("nasser")
def nasser(s: ColdWar, side: int, player: int) -> None:
    """2 Soviet points in Egypt; the US loses half of its own, rounded up."""
    s.add(USSR, EGYPT, 2)
    s.remove(US, EGYPT, (s.influence[US][EGYPT] + 1) // 2)


class ChoosePact(SideDecision):
    """TS-WP-1: whether Warsaw Pact Formed removes or adds, before anything moves."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-WP-1"
    prompt: ClassVar[str] = "prompt-pact"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """Both halves of the card."""
        return [REMOVE, ADD]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Nothing bars either."""
        return None if action in (REMOVE, ADD) else _NOT_AN_OPTION

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Go on with that half."""
        if action == REMOVE:
            s.push(RemoveInfluence(seat, 4, EASTERN_EUROPE, amount=ALL, may=1))
        else:
            s.push(AddInfluence(seat, 5, EASTERN_EUROPE, at_most=2))

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the half of the card."""
        return "do-pact-remove" if action == REMOVE else "do-pact-add"


@event("warsaw_pact_formed")
def warsaw_pact_formed(s: ColdWar, side: int, player: int) -> None:
    """Clear up to 4 countries of Eastern Europe of the US, or add 5, at most 2 in a country."""
    s.push(ChoosePact(USSR))


@event("de_gaulle_leads_france")
def de_gaulle_leads_france(s: ColdWar, side: int, player: int) -> None:
    """France: the US loses 2, the USSR gains 1, and NATO does not shield it (TS-NA-1)."""
    s.remove(US, FRANCE, 2)
    s.add(USSR, FRANCE, 1)
    s.effects |= DE_GAULLE


@event("captured_nazi_scientist")
def captured_nazi_scientist(s: ColdWar, side: int, player: int) -> None:
    """One box ahead on the space race; it is not an attempt (TS-SP-5)."""
    s.advance_in_space(side, 1)


@event("truman_doctrine")
def truman_doctrine(s: ColdWar, side: int, player: int) -> None:
    """The USSR leaves a country of Europe that nobody controls (TS-TD-1)."""
    s.push(RemoveInfluence(US, 1, EUROPE, exception=CONTROLLED, amount=ALL))


class AnswerOlympics(SideDecision):
    """TS-OG-1: the guest takes part in the Olympic Games or boycotts them."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-OG-1"
    prompt: ClassVar[str] = "prompt-olympics"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """To take part or to boycott."""
        return [PARTICIPATE, BOYCOTT]

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Nothing bars either, not even the brink of war."""
        return None if action in (PARTICIPATE, BOYCOTT) else _NOT_AN_ANSWER

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Compete, or let DEFCON fall and the host act."""
        host = 1 - seat
        if action == PARTICIPATE:
            s.log_public(log.TOOK_PART, seat)
            _compete(s, host)
        else:
            s.log_public(log.BOYCOTTED, seat)
            s.degrade_defcon()
            s.push(Operations(host, 4, GRANTED))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The level of DEFCON."""
        return {"defcon": s.defcon}

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names taking part, or the boycott."""
        return "do-participate" if action == PARTICIPATE else "do-boycott"


def _compete(s: ColdWar, host: int) -> None:
    """Both roll, the host first and with 2 more, until one wins 2 VP."""
    while True:
        die = s.roll(OLYMPICS_DIE, host)
        ours = die + HOST_BONUS
        s.log_public(log.CONTEST_ROLLED, host, die, HOST_BONUS, ours)
        theirs = s.roll(OLYMPICS_DIE, 1 - host)
        s.log_public(log.CONTEST_ROLLED, 1 - host, theirs, 0, theirs)
        lead = ours - theirs
        if lead:
            s.gain(host if lead > 0 else 1 - host, 2)
            return
        s.log_public(log.CONTEST_TIED)


@event("olympic_games")
def olympic_games(s: ColdWar, side: int, player: int) -> None:
    """The other side takes part or boycotts."""
    s.push(AnswerOlympics(1 - side))


@event("nato")
def nato(s: ColdWar, side: int, player: int) -> None:
    """US-controlled Europe is safe from Soviet coups, realignments and Brush War (TS-NA-1)."""
    s.effects |= NATO


class MatchReds(SideDecision):
    """TS-IR-1: the country in which the US draws level; where it has enough, nothing happens."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-IR-1"
    prompt: ClassVar[str] = "prompt-match-reds"

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The countries the card names."""
        return in_mask(_REDS)

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Only those; the card does not ask whether there is anything to match."""
        return None if _REDS >> action & 1 else _NOT_RED

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Add influence until the US is level with the USSR."""
        s.add(seat, action, s.influence[1 - seat][action] - s.influence[seat][action])

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country."""
        return "do-match"


@event("independent_reds")
def independent_reds(s: ColdWar, side: int, player: int) -> None:
    """The US draws level with the USSR in one of five countries."""
    s.push(MatchReds(US))


@event("marshall_plan")
def marshall_plan(s: ColdWar, side: int, player: int) -> None:
    """One point in each of seven countries of Western Europe that the USSR does not control."""
    s.push(AddInfluence(US, 7, WESTERN_EUROPE, at_most=1, exception=ENEMY_CONTROLLED))


@event("containment")
def containment(s: ColdWar, side: int, player: int) -> None:
    """US Operations are worth 1 more this turn."""
    s.effects |= OPS_UP[US]


@event("us_japan_mutual_defense_pact")
def us_japan_mutual_defense_pact(s: ColdWar, side: int, player: int) -> None:
    """The US gains control of Japan, which is safe from Soviet coups and realignments."""
    _bring_under_control(s, US, JAPAN)
    s.effects |= US_JAPAN


@event("suez_crisis")
def suez_crisis(s: ColdWar, side: int, player: int) -> None:
    """The US loses 4 points in France, the United Kingdom and Israel, at most 2 in each."""
    s.push(RemoveInfluence(USSR, 4, _SUEZ, at_most=2))


@event("east_european_unrest")
def east_european_unrest(s: ColdWar, side: int, player: int) -> None:
    """The USSR loses 1 point in each of three countries of Eastern Europe, 2 in the Late War."""
    amount = 1 if s.turn < LATE_WAR_TURN else 2
    s.push(RemoveInfluence(US, 3, EASTERN_EUROPE, at_most=1, amount=amount))


@event("decolonization")
def decolonization(s: ColdWar, side: int, player: int) -> None:
    """One Soviet point in each of four countries of Africa and Southeast Asia."""
    s.push(AddInfluence(USSR, 4, AFRICA | SOUTHEAST_ASIA, at_most=1))


@event("red_scare_purge")
def red_scare_purge(s: ColdWar, side: int, player: int) -> None:
    """The enemy's Operations are worth 1 less this turn (TS-RS-P1)."""
    s.effects |= OPS_DOWN[1 - side]


class LiftInfluence(Spread):
    """TS-DS-1: own influence to be moved, all of it lifted before any is placed."""

    __slots__ = ()
    rule: ClassVar[str] = "TS-DS-1"
    prompt: ClassVar[str] = "prompt-lift-influence"

    def named(self, s: ColdWar, seat: int) -> int:
        """The countries with own influence."""
        return self.where & s.present[seat]

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Lift a point and go on, or place what has been lifted."""
        left = self.left
        if action != DONE:
            s.remove(seat, action, 1)
            left -= 1
            if left:
                s.push(self.again(action))
                return
        lifted = _MOST_LIFTED - left
        if lifted:
            s.push(AddInfluence(seat, lifted, ANYWHERE, at_most=2, exception=ENEMY_CONTROLLED))

    def move_label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the country, or the end."""
        return "do-done" if action == DONE else "do-lift"


@event("de_stalinization")
def de_stalinization(s: ColdWar, side: int, player: int) -> None:
    """The USSR moves up to 4 points to countries the US does not control, at most 2 to each."""
    s.push(LiftInfluence(USSR, _MOST_LIFTED, ANYWHERE, exception=WITHOUT_OWN, may=1))


@event("nuclear_test_ban")
def nuclear_test_ban(s: ColdWar, side: int, player: int) -> None:
    """VP as DEFCON is above 2, then DEFCON rises by 2."""
    s.gain(side, s.defcon - 2)
    s.improve_defcon(2)


@event("formosan_resolution")
def formosan_resolution(s: ColdWar, side: int, player: int) -> None:
    """Taiwan counts as a battleground for the US until it plays The China Card (TS-FR-1)."""
    s.effects |= FORMOSAN


@event("defectors")
def defectors(s: ColdWar, side: int, player: int) -> None:
    """A US headline voids the Soviet one; in an action round the USSR pays 1 VP (TS-DE-1)."""
    if s.phase == HEADLINE:
        if player == US:
            void_headline(s, USSR)
    elif player == USSR:
        s.gain(US, 1)


STEPS: Final[tuple[type[Step[Any]], ...]] = (
    ChoosePact,
    AnswerOlympics,
    MatchReds,
    LiftInfluence,
)
