"""Scoring a region (TS-10.1) and the whole map (TS-10.3.2)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import FIRST_REGION, SHUTTLE_DIPLOMACY, is_country
from detente.games.twilight_struggle.rules.countries import (
    ASIA,
    BATTLEGROUNDS,
    EUROPE,
    MIDDLE_EAST,
    REGIONS,
    in_mask,
)
from detente.games.twilight_struggle.rules.decision import SideDecision
from detente.games.twilight_struggle.rules.effects import SHUTTLE
from detente.games.twilight_struggle.rules.phases import FINAL_SCORING
from detente.games.twilight_struggle.rules.regions import (
    CONTROL,
    NO_COUNTRY,
    Standing,
    southeast_asia_points,
    standings,
)
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar

_EUROPE: Final = REGIONS.index(EUROPE)
_ASIA: Final = REGIONS.index(ASIA)
_MIDDLE_EAST: Final = REGIONS.index(MIDDLE_EAST)
_NOT_A_COUNTRY: Final = Reason("TS-SD-1", "refused-not-a-country")
_NOT_THEIRS: Final = Reason("TS-SD-1", "refused-not-ussr-battleground")


def score_southeast_asia(s: ColdWar) -> None:
    """TS-7.2: 2 VP for Thailand, 1 for every other country; only the difference counts."""
    us, ussr = southeast_asia_points(s, US), southeast_asia_points(s, USSR)
    s.log_public(log.SOUTHEAST_ASIA_SCORED, us, ussr)
    s.gain(US, us - ussr)


def score_card(s: ColdWar, region: int) -> None:
    """TS-10.1, TS-SD-1: a scoring card; Shuttle Diplomacy is used up by the first that fits."""
    if s.effects & SHUTTLE and region in (_ASIA, _MIDDLE_EAST):
        if _soviet_battlegrounds(s, region):
            s.push(IgnoreCountry(US, region))
            return
        s.end_effect(SHUTTLE, SHUTTLE_DIPLOMACY)
    s.push(Score(region, NO_COUNTRY))


def _soviet_battlegrounds(s: ColdWar, region: int) -> int:
    return s.controlled(USSR, REGIONS[region] & BATTLEGROUNDS)


class IgnoreCountry(SideDecision):
    """TS-SD-1: the US names the Soviet battleground that this scoring ignores."""

    __slots__ = ("region",)
    __match_args__ = ("seat", "region")

    rule: ClassVar[str] = "TS-SD-1"
    prompt: ClassVar[str] = "prompt-ignore-country"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def listed(self, s: ColdWar, seat: int) -> list[int]:
        """The battlegrounds that the USSR controls there."""
        return in_mask(_soviet_battlegrounds(s, self.region))

    def bars(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Everything but those battlegrounds."""
        if not is_country(action):
            return _NOT_A_COUNTRY
        return None if _soviet_battlegrounds(s, self.region) >> action & 1 else _NOT_THEIRS

    def take(self, s: ColdWar, seat: int, action: int) -> None:
        """Score the region without the country."""
        s.log_public(log.COUNTRY_IGNORED, action)
        s.end_effect(SHUTTLE, SHUTTLE_DIPLOMACY)
        s.push(Score(self.region, action))


class Score(Step[ColdWar]):
    """TS-10.1: the difference of both totals; control of Europe wins (TS-10.3.1b)."""

    __slots__ = ("ignored", "region")
    __match_args__ = ("region", "ignored")

    def __init__(self, region: int, ignored: int) -> None:
        self.region = region
        self.ignored = ignored

    def run(self, s: ColdWar) -> None:
        """Score the region."""
        us, ussr = standings(s, self.region, self.ignored)
        log_scored(s, self.region, us, ussr)
        if self.region == _EUROPE and CONTROL in (us.level, ussr.level):
            s.win(US if us.level == CONTROL else USSR, "europe_control")
        s.gain(US, us.points - ussr.points)


def log_scored(s: ColdWar, region: int, us: Standing, ussr: Standing) -> None:
    """How both stand in a region that is scored."""
    s.log_public(
        log.REGION_SCORED,
        FIRST_REGION + region,
        us.level,
        us.points,
        ussr.level,
        ussr.points,
        us.battlegrounds,
        ussr.battlegrounds,
    )


class FinalScoring(Step[ColdWar]):
    """TS-10.3.2: all six regions and the China Card; 20 VP do not stop it, Europe decides."""

    __slots__ = ()

    def run(self, s: ColdWar) -> None:
        """Count everything, then name the winner."""
        s.phase = FINAL_SCORING
        scored = [standings(s, region) for region in range(len(REGIONS))]
        totals = [sum(both[side].points for both in scored) for side in (US, USSR)]
        totals[s.china] += s.tables.china_card_vp  # TS-K-07
        s.vp += totals[US] - totals[USSR]
        s.log_public(log.FINAL_SCORING, totals[US], totals[USSR])
        for region, (us, ussr) in enumerate(scored):
            log_scored(s, region, us, ussr)
        s.log_public(log.CHINA_SCORED, s.china, s.vp)
        us, ussr = scored[_EUROPE]
        if CONTROL in (us.level, ussr.level):
            s.win(US if us.level == CONTROL else USSR, "europe_control")
        elif s.vp:
            s.win(US if s.vp > 0 else USSR, "final_scoring")
        else:
            s.draw_game("final_scoring")
