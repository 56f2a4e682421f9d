"""Set-up: services, tokens and bags, what abilities give (ASW-SET-01 to 13, ASW-2P-01 to 05)."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.agents.rules import log
from detente.games.agents.rules.cards import STARTING_FINANCE
from detente.games.agents.rules.choice import Choice, RegionChoice
from detente.games.agents.rules.codes import (
    FIRST_KIND,
    FIRST_REGION,
    FIRST_SERVICE,
    NUMBERS,
    PASS,
    is_service,
)
from detente.games.agents.rules.deployment import lay_open_operative
from detente.games.agents.rules.missions import ChooseMissions, DealMissions
from detente.games.agents.rules.recount import Recount, SetGuards
from detente.games.agents.rules.regions import HOME
from detente.games.agents.rules.services import (
    ALL_LIGHT,
    CIA,
    CIA_FINANCE,
    DARK,
    INFORMANT,
    INFORMANTS,
    KINDS,
    LIGHT,
    MOSSAD,
    MOSSAD_OPERATIVES,
    NO_SERVICE,
    SERVICES,
    SET_UP,
    VIRTUAL_AT_HOME,
    VIRTUAL_ELSEWHERE,
    VIRTUAL_IN_BAG,
    reserve_of,
)
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.turn import Turn

_NO_SERVICE: Final = Reason("ASW-SET-01", "refused-no-service")
_TAKEN: Final = Reason("ASW-AMB-64", "refused-service-taken")
_DIPLOMAT: Final = FIRST_KIND + KINDS.index("diplomat")


class SetUp(Step[Espionage]):
    """ASW-SET-13, ASW-AMB-63: the first player is drawn first, so that there is a turn order."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Draw the first player, settle the services, and lay out everything else."""
        s.first = s.active = s.roll(s.seats)
        s.tell(log.FIRST_PLAYER, s.first)
        steps: list[Step[Any]] = [LayOut(), UseAbilities(), DealMissions(), ChooseMissions()]
        s.push_all([*steps, Recount(), SetGuards(), Turn()])
        order = s.clockwise(s.first)
        if s.rules.services_chosen:
            if s.seats == 2:
                s.push(ChooseVirtual(order[-1]))
            s.push_all([ChooseService(seat) for seat in order])
        else:
            draw_services(s)


def draw_services(s: Espionage) -> None:
    """ASW-AMB-64: services by lot, with two players the virtual one too."""
    drawn = [FIRST_SERVICE + service for service in range(len(SERVICES))]
    s.shuffle(drawn)
    services = [service - FIRST_SERVICE for service in drawn]
    services.reverse()
    s.seat_services(services[: s.seats], services[2] if s.seats == 2 else NO_SERVICE)
    for seat in range(s.seats):
        s.tell(log.SERVICE_DRAWN, FIRST_SERVICE + services[seat], seat + 1)


class ChooseService(Choice):
    """ASW-SET-01, ASW-AMB-78: each player has one service; they choose in turn order."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-SET-01"
    prompt: ClassVar[str] = "prompt-choose-service"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """All services."""
        return [FIRST_SERVICE + service for service in range(len(SERVICES))]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """One that somebody else has."""
        if not is_service(action):
            return _NO_SERVICE
        return _TAKEN if action - FIRST_SERVICE in s.services else None

    def chosen(self, s: Espionage, seat: int, action: int) -> None:
        """The seat has this service."""
        services = list(s.services)
        services[seat] = action - FIRST_SERVICE
        s.seat_services(services, NO_SERVICE)
        s.tell(log.SERVICE_CHOSEN, action, seat + 1)


class ChooseVirtual(ChooseService):
    """ASW-2P-01, ASW-AMB-78: the second player names the virtual service."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-2P-01"
    prompt: ClassVar[str] = "prompt-choose-virtual"

    def chosen(self, s: Espionage, seat: int, action: int) -> None:
        """This service belongs to nobody."""
        s.seat_services(list(s.services), action - FIRST_SERVICE)


class LayOut(Step[Espionage]):
    """ASW-SET-04 to 09 and ASW-2P-02, 03: coins, tokens at home, bags, reserves, agent cards."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Lay out what every player has, and with two players the virtual service first."""
        if s.virtual != NO_SERVICE:
            s.tell(log.VIRTUAL_SERVICE, FIRST_SERVICE + s.virtual)
            lay_virtual(s)
        order = s.clockwise(s.first)
        for seat in order:
            s.finance[seat] = STARTING_FINANCE
            s.bank -= STARTING_FINANCE
            lay_home(s, seat)
        for seat in order:
            service = s.services[seat]
            for _ in range(SET_UP[s.seats]["own_bag"]):
                s.infiltrate(service, seat)
            for opponent in order:
                if opponent != seat:
                    s.infiltrate(service, opponent)
        s.shuffle_cards()


def shuffle_reserve(s: Espionage, service: int) -> None:
    """ASW-SET-05: a service's light tokens face down; chance knows them as kgb_1 to kgb_16."""
    first = service * NUMBERS
    pile = [first + token for token in range(ALL_LIGHT)]
    s.shuffle(pile)
    s.reserve[service] = reserve_of(
        [INFORMANT if token - first < INFORMANTS else LIGHT for token in pile]
    )


def lay_home(s: Espionage, seat: int) -> None:
    """ASW-SET-06: three tokens of the own reserve, which their owner has seen."""
    service = s.services[seat]
    shuffle_reserve(s, service)
    seen: list[int] = []
    for _ in range(SET_UP[s.seats]["home"]):
        token = s.new_token(service, s.take_reserve(service))
        s.lay(token, HOME[service])
        s.known[seat] |= 1 << token
        seen.append(FIRST_KIND + s.kind(token))
    s.whisper(seat, log.OWN_TOKENS, FIRST_REGION + HOME[service], seen)


def lay_virtual(s: Espionage) -> None:
    """ASW-2P-02, ASW-2P-03: the virtual service's tokens, which nobody has seen."""
    service = s.virtual
    shuffle_reserve(s, service)
    for region in s.regions:
        for _ in range(VIRTUAL_AT_HOME if region == HOME[service] else VIRTUAL_ELSEWHERE):
            s.lay(s.new_token(service, s.take_reserve(service)), region)
    for seat in s.clockwise(s.first):
        for _ in range(VIRTUAL_IN_BAG):
            s.infiltrate(service, seat)


class UseAbilities(Step[Espionage]):
    """ASW-SET-10: what the CIA and Mossad do at set-up, if abilities are on."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """ASW-SA-MOS, then ASW-SA-CIA."""
        for seat in range(s.seats):
            if s.has_ability(seat, MOSSAD):
                for _ in range(MOSSAD_OPERATIVES):
                    s.recruit(MOSSAD, seat)
                s.tell(log.OPERATIVES_IN_OWN_BAG, seat, MOSSAD_OPERATIVES)
            elif s.has_ability(seat, CIA):
                s.earn(seat, CIA_FINANCE[s.seats], log.EXTRA_FINANCE)
                s.push(PlaceAtSetUp(seat))


class PlaceAtSetUp(RegionChoice):
    """ASW-SA-CIA: before the missions the CIA may put a token into any region."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-SA-CIA"
    prompt: ClassVar[str] = "prompt-place-at-set-up"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """Every region, or none."""
        return [*super().candidates(s, seat), PASS]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Regions that are not in play."""
        return None if action == PASS else super().forbids(s, seat, action)

    def facts(self, s: Espionage, seat: int) -> dict[str, object]:
        """Which kind of token it is."""
        return {"kind": KINDS[DARK] if s.rules.cia_operative else "diplomat"}

    def chosen(self, s: Espionage, seat: int, action: int) -> None:
        """ASW-SA-CIA-2: a diplomat, or an open operative face down."""
        region = action - FIRST_REGION
        if action == PASS:
            s.tell(log.CIA_DECLINED, seat)
        elif s.rules.cia_operative:
            s.tell(log.CIA_PLACED, seat, action, FIRST_KIND + DARK)
            lay_open_operative(s, CIA, region)
        else:
            s.tell(log.CIA_PLACED, seat, action, _DIPLOMAT)
            s.place_diplomat(CIA, region)
