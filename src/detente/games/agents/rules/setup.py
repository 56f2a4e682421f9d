"""Set-up: services, tokens and bags, what abilities give (ASW-SET-01 to 13, ASW-2P-01 to 05)."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.games.agents.rules import log
from detente.games.agents.rules.codes import (
    FIRST_KIND,
    FIRST_REGION,
    FIRST_SERVICE,
    NUMBERS,
    PASS,
    is_service,
)
from detente.games.agents.rules.decision import PlayerDecision, RegionDecision
from detente.games.agents.rules.deployment import lay_open_operative
from detente.games.agents.rules.missions import ChooseMissions, DealMissions
from detente.games.agents.rules.outcomes import FIRST_PLAYER, RESERVE, SERVICES_DRAWN
from detente.games.agents.rules.recount import Recount, SetGuards
from detente.games.agents.rules.regions import HOME
from detente.games.agents.rules.services import (
    CIA,
    DARK,
    INFORMANT,
    KINDS,
    LIGHT,
    MOSSAD,
    NO_SERVICE,
    SERVICES,
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
        """Draw the first player, assign the services, and place everything else."""
        s.first = s.active = s.draw(FIRST_PLAYER, list(range(s.seats)))
        s.log_public(log.FIRST_PLAYER, s.first)
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
    s.shuffle(SERVICES_DRAWN, drawn)
    services = [service - FIRST_SERVICE for service in drawn]
    services.reverse()
    s.seat_services(services[: s.seats], services[2] if s.seats == 2 else NO_SERVICE)
    for seat in range(s.seats):
        s.log_public(log.SERVICE_DRAWN, FIRST_SERVICE + services[seat], seat + 1)


class ChooseService(PlayerDecision):
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

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Give the seat this service."""
        services = list(s.services)
        services[seat] = action - FIRST_SERVICE
        s.seat_services(services, NO_SERVICE)
        s.log_public(log.SERVICE_CHOSEN, action, seat + 1)


class ChooseVirtual(ChooseService):
    """ASW-2P-01, ASW-AMB-78: the second player names the virtual service."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-2P-01"
    prompt: ClassVar[str] = "prompt-choose-virtual"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Make this the virtual service."""
        s.seat_services(list(s.services), action - FIRST_SERVICE)


class LayOut(Step[Espionage]):
    """ASW-SET-04 to 09 and ASW-2P-02, 03: coins, tokens at home, bags, reserves, agent cards."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Place what every player has, and with two players the virtual service first."""
        if s.virtual != NO_SERVICE:
            s.log_public(log.VIRTUAL_SERVICE, FIRST_SERVICE + s.virtual)
            lay_virtual(s)
        order = s.clockwise(s.first)
        for seat in order:
            s.finance[seat] = s.tables.starting_finance
            s.bank -= s.tables.starting_finance
            lay_home(s, seat)
        for seat in order:
            service = s.services[seat]
            for _ in range(s.tables.set_up[s.seats]["own_bag"]):
                s.infiltrate(service, seat)
            for opponent in order:
                if opponent != seat:
                    s.infiltrate(service, opponent)
        s.shuffle_cards()


def shuffle_reserve(s: Espionage, service: int) -> None:
    """ASW-SET-05: a service's light tokens face down; in outcomes they are kgb_1 to kgb_16."""
    first = service * NUMBERS
    pile = [first + token for token in range(s.tables.all_light)]
    s.shuffle(RESERVE, pile, FIRST_SERVICE + service)
    s.reserve[service] = reserve_of(
        [INFORMANT if token - first < s.tables.informants else LIGHT for token in pile]
    )


def lay_home(s: Espionage, seat: int) -> None:
    """ASW-SET-06: three tokens of the own reserve, which their owner has seen."""
    service = s.services[seat]
    shuffle_reserve(s, service)
    seen: list[int] = []
    for _ in range(s.tables.set_up[s.seats]["home"]):
        token = s.new_token(service, s.take_reserve(service))
        s.lay(token, HOME[service])
        s.known[seat] |= 1 << token
        seen.append(FIRST_KIND + s.kind(token))
    s.log_private(seat, log.OWN_TOKENS, FIRST_REGION + HOME[service], seen)


def lay_virtual(s: Espionage) -> None:
    """ASW-2P-02, ASW-2P-03: the virtual service's tokens, which nobody has seen."""
    service = s.virtual
    shuffle_reserve(s, service)
    for region in s.regions:
        for _ in range(
            s.tables.virtual_at_home if region == HOME[service] else s.tables.virtual_elsewhere
        ):
            s.lay(s.new_token(service, s.take_reserve(service)), region)
    for seat in s.clockwise(s.first):
        for _ in range(s.tables.virtual_in_bag):
            s.infiltrate(service, seat)


class UseAbilities(Step[Espionage]):
    """ASW-SET-10: what the CIA and Mossad do at set-up, if abilities are on."""

    __slots__ = ()

    def run(self, s: Espionage) -> None:
        """Let Mossad use its ability (ASW-SA-MOS), then the CIA (ASW-SA-CIA)."""
        for seat in range(s.seats):
            if s.has_ability(seat, MOSSAD):
                for _ in range(s.tables.mossad_operatives):
                    s.recruit(MOSSAD, seat)
                s.log_public(log.OPERATIVES_IN_OWN_BAG, seat, s.tables.mossad_operatives)
            elif s.has_ability(seat, CIA):
                s.earn(seat, s.tables.cia_finance[s.seats], log.EXTRA_FINANCE)
                s.push(PlaceAtSetUp(seat))


class PlaceAtSetUp(RegionDecision):
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

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """Which kind of token it is."""
        return {"kind": KINDS[DARK] if s.rules.cia_operative else "diplomat"}

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """ASW-SA-CIA-2: a diplomat, or an open operative face down."""
        region = action - FIRST_REGION
        if action == PASS:
            s.log_public(log.CIA_DECLINED, seat)
        elif s.rules.cia_operative:
            s.log_public(log.CIA_PLACED, seat, action, FIRST_KIND + DARK)
            lay_open_operative(s, CIA, region)
        else:
            s.log_public(log.CIA_PLACED, seat, action, _DIPLOMAT)
            s.place_diplomat(CIA, region)
