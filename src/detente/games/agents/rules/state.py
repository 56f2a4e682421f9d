"""The position of a game of Agents, and the moves of tokens, coins and cards."""

# Over 400 lines: the class is the interface that all steps of the game call.

from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from detente.core.deck import cards_in, mask_of
from detente.core.event_log import EventKind
from detente.core.rng import Rng
from detente.core.shared import added, replaced
from detente.core.state import State
from detente.games.agents.rules import invariants, log, position, resampling, view
from detente.games.agents.rules.cards import ALL_CARDS
from detente.games.agents.rules.codes import FIRST_CARD, FIRST_KIND, NUMBERS
from detente.games.agents.rules.control import NOBODY
from detente.games.agents.rules.outcomes import AGENT_CARDS, FROM_BAG
from detente.games.agents.rules.regions import (
    ALL_INFLUENCE,
    ALL_REGIONS,
    BESIDE,
    HOME,
    NEUTRAL,
    NOWHERE,
    PLACES,
)
from detente.games.agents.rules.services import (
    DARK,
    FOUR,
    IN_BAG,
    INFORMANT,
    LIGHT,
    NO_SERVICE,
    SERVICES,
    in_bag,
)
from detente.games.agents.rules.trail import BACK_IN, DARK_IN, LIGHT_IN, OUT, Trail

if TYPE_CHECKING:
    from detente.games.agents.rules.game import Agents

NO_TOKEN: Final = -1
_FEWEST_SERVICES: Final = 3
"""With two players a virtual one takes part (ASW-2P-01)."""


class Espionage(State):
    """Seats sit clockwise; each has a service. Sets of tokens and cards are bit masks.

    A closed token on the map is its number (codes.py). `place` says where it lies, `informants` and
    `dark` what it is, `known[seat]` whether the seat has seen its face; the last entry of `known`
    is the public. What has left the map keeps its bits, for those who remember. Tokens that leave
    the game are in `boxed`; `box` counts, service by service and kind by kind, what a hand-made
    position leaves out from the start. Rows of counts and places are bytes, which clones share
    (core/shared.py). `ruled_out[seat]` are the regions that cannot be its
    mission, or it would have won by now.
    """

    __slots__ = (
        "active",
        "agents",
        "bags",
        "bank",
        "box",
        "boxed",
        "cards",
        "closed",
        "dark",
        "dealt",
        "deck",
        "diplomats",
        "discard",
        "drawn",
        "finance",
        "first",
        "halves",
        "influence",
        "informants",
        "known",
        "members",
        "missions",
        "numbers",
        "offer",
        "operatives",
        "place",
        "redrew",
        "region",
        "regions",
        "reserve",
        "ruled_out",
        "rules",
        "seat_of",
        "services",
        "supply",
        "tables",
        "trail",
        "turn",
        "virtual",
    )

    def __init__(self, game: "Agents", seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.rules = game
        self.tables = game.tables

    def set_up(self) -> None:
        """Set the fields of an empty table; the first step fills in the rest."""
        seats = self.seats
        self.services: tuple[int, ...] = (NO_SERVICE,) * seats
        self.seat_of: tuple[int, ...] = (NOBODY,) * len(SERVICES)
        self.virtual = NO_SERVICE
        self.regions: tuple[int, ...] = ()
        self.members: tuple[tuple[int, ...], ...] = ()
        self.first = 0
        self.active = 0
        self.turn = 0
        self.region = NOWHERE
        self.drawn = NO_TOKEN
        self.reserve = [1, 1, 1, 1]
        self.operatives = [self.tables.dark_operatives] * 4
        self.supply = [self.tables.diplomats] * 4
        self.bags = bytes(seats * 4 * IN_BAG)
        self.box: tuple[int, ...] = (0,) * 16
        self.boxed = 0
        self.place = bytes(4 * NUMBERS)
        self.numbers = [0, 0, 0, 0]
        self.informants = 0
        self.dark = 0
        self.closed = [0] * ALL_REGIONS
        self.agents = bytes(4 * ALL_REGIONS)
        self.diplomats = bytes(4 * ALL_REGIONS)
        self.known = [0] * (seats + 1)
        self.trail: Trail | None = None
        self.influence = [NOBODY] * ALL_INFLUENCE
        self.finance = [0] * seats
        self.bank = self.tables.all_finance
        self.halves = [0] * seats
        self.cards = [0] * seats
        self.deck = list(range(ALL_CARDS))
        self.discard = 0
        self.offer: tuple[int, ...] = ()
        self.dealt: tuple[tuple[int, ...], ...] = ((),) * seats
        self.missions: tuple[tuple[int, ...], ...] = ((),) * seats
        self.redrew: tuple[int, ...] = (0,) * seats
        self.ruled_out: tuple[int, ...] = (0,) * seats

    def clone(self) -> "Espionage":
        """An independent copy that behaves exactly the same."""
        other = Espionage(self.rules, self.seats, self.rng.clone())
        self.copy_to(other)
        other.services = self.services
        other.seat_of = self.seat_of
        other.virtual = self.virtual
        other.regions = self.regions
        other.members = self.members
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.region = self.region
        other.drawn = self.drawn
        other.reserve = self.reserve.copy()
        other.operatives = self.operatives.copy()
        other.supply = self.supply.copy()
        other.bags = self.bags
        other.box = self.box
        other.boxed = self.boxed
        other.place = self.place
        other.numbers = self.numbers.copy()
        other.informants = self.informants
        other.dark = self.dark
        other.closed = self.closed.copy()
        other.agents = self.agents
        other.diplomats = self.diplomats
        other.known = self.known.copy()
        other.trail = self.trail
        other.influence = self.influence.copy()
        other.finance = self.finance.copy()
        other.bank = self.bank
        other.halves = self.halves.copy()
        other.cards = self.cards.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard
        other.offer = self.offer
        other.dealt = self.dealt
        other.missions = self.missions
        other.redrew = self.redrew
        other.ruled_out = self.ruled_out
        return other

    def seat_name(self, seat: SupportsIndex) -> str:
        """The service the seat has, as soon as it has one."""
        service = self.services[self._seat(seat)]
        return self.game.seat_name(seat) if service == NO_SERVICE else SERVICES[service]

    def board(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a spectator) may know, named field by field."""
        return view.board(self, seat)

    def resample_hidden(self, seat: int) -> None:
        """Replace everything the seat cannot know by a random draw from what is possible."""
        resampling.resample_hidden(self, seat)

    def check(self) -> None:
        """Raise InvariantError if an invariant of the game does not hold."""
        invariants.check(self)

    def dump_board(self) -> dict[str, Any]:
        """The fields of this state for JSON, written with codes."""
        return position.dump_board(self)

    def load_board(self, board: dict[str, Any]) -> None:
        """Read back what `dump_board` wrote."""
        position.load_board(self, board)

    # --- seats and services -------------------------------------------------------------------

    def seat_services(self, services: list[int], virtual: int) -> None:
        """Give each seat its service; the regions in play follow once all of them are known."""
        self.services = tuple(services)
        self.virtual = virtual
        seat_of = [NOBODY] * len(SERVICES)
        for seat, service in enumerate(services):
            if service != NO_SERVICE:
                seat_of[service] = seat
        self.seat_of = tuple(seat_of)
        present = self.present()
        if len(present) < max(self.seats, _FEWEST_SERVICES):
            return
        homes = {HOME[service] for service in present}
        self.regions = tuple([r for r in range(ALL_REGIONS) if r in homes or r in NEUTRAL])
        self.members = self.tables.sector_members(present)

    def present(self) -> list[int]:
        """The services that take part, the virtual one included."""
        return [s for s in FOUR if self.seat_of[s] != NOBODY or s == self.virtual]

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on clockwise."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def has_ability(self, seat: int, service: int) -> bool:
        """ASW-SA-00: whether a seat plays a service with its special ability."""
        return self.rules.abilities and self.services[seat] == service

    # --- tokens ---------------------------------------------------------------------------------

    def kind(self, token: int) -> int:
        """What lies behind a number."""
        if self.informants >> token & 1:
            return INFORMANT
        return DARK if self.dark >> token & 1 else LIGHT

    def new_token(self, service: int, kind: int) -> int:
        """A number that was never used before, for a token that comes out into the open."""
        token = service * NUMBERS + self.numbers[service]
        self.numbers[service] += 1
        if kind == INFORMANT:
            self.informants |= 1 << token
        elif kind == DARK:
            self.dark |= 1 << token
        return token

    def in_hand(self) -> int:
        """The token that was drawn from a bag and is not on the map yet, or NO_TOKEN."""
        waits = self.drawn >= 0 and self.region == NOWHERE and not self.place[self.drawn]
        return self.drawn if waits else NO_TOKEN

    def region_of(self, token: int) -> int:
        """Where a closed token lies; NOWHERE if it is not on the map."""
        place = self.place[token]
        return (place - 1) // PLACES if place else NOWHERE

    def lay(self, token: int, region: int) -> None:
        """Put a closed token into the first free city of a region, or beside the cities."""
        first = 1 + region * PLACES
        taken = mask_of([self.place[other] - first for other in cards_in(self.closed[region])])
        city = 0
        while city < BESIDE and taken >> city & 1:
            city += 1
        self.place = replaced(self.place, token, first + city)
        self.closed[region] |= 1 << token
        self.count_agents(token // NUMBERS, region, 1)

    def lift(self, token: int) -> None:
        """Take a closed token off the map."""
        region = self.region_of(token)
        self.place = replaced(self.place, token, 0)
        self.closed[region] ^= 1 << token
        self.count_agents(token // NUMBERS, region, -1)

    def count_agents(self, service: int, region: int, change: int) -> None:
        """Count agents of a service that come into a region, or (below zero) leave it."""
        self.agents = added(self.agents, region * 4 + service, change)

    def add_diplomats(self, service: int, region: int, count: int) -> None:
        """Put diplomats into a region's zone, or take them out."""
        self.diplomats = added(self.diplomats, region * 4 + service, count)
        self.count_agents(service, region, count)

    def place_diplomat(self, service: int, region: int) -> None:
        """Put a diplomat from the open supply on the map."""
        self.supply[service] -= 1
        self.add_diplomats(service, region, 1)

    def take_reserve(self, service: int) -> int:
        """The kind of the next token of a shuffled reserve, which nobody sees."""
        reserve = self.reserve[service]
        self.reserve[service] = reserve >> 1
        return INFORMANT if reserve & 1 else LIGHT

    def reserve_size(self, service: int) -> int:
        """How many tokens are left in a reserve."""
        return self.reserve[service].bit_length() - 1

    def fill_bag(self, bag: int, service: int, kind: int, change: int = 1) -> None:
        """Put a token into a seat's bag, or (-1) take it out."""
        self.bags = added(self.bags, in_bag(bag, service) + kind, change)

    def infiltrate(self, service: int, bag: int) -> None:
        """Move an unseen token from a reserve into a seat's bag."""
        self.fill_bag(bag, service, self.take_reserve(service))
        self.trail = Trail(self.trail, LIGHT_IN, service, bag)

    def recruit(self, service: int, bag: int) -> None:
        """Move an open operative from the supply into a seat's bag."""
        self.operatives[service] -= 1
        self.put_operative(service, bag)

    def put_operative(self, service: int, bag: int) -> None:
        """Put an open operative into a seat's bag."""
        self.fill_bag(bag, service, DARK)
        self.trail = Trail(self.trail, DARK_IN, service, bag)

    def put_back(self, token: int, bag: int) -> None:
        """Take a closed token off the map and put it into a seat's bag."""
        self.lift(token)
        self.fill_bag(bag, token // NUMBERS, self.kind(token))
        self.trail = Trail(self.trail, BACK_IN, token, bag)

    def put_in_box(self, token: int) -> None:
        """Take a closed token out of the game, its face unseen."""
        self.lift(token)
        self.boxed |= 1 << token

    def draw_token(self, bag: int) -> int:
        """A random token out of a seat's bag; only that seat sees its face."""
        start, end = in_bag(bag, 0), in_bag(bag + 1, 0)
        tokens: list[int] = []
        for index in range(start, end):
            for _ in range(self.bags[index]):
                tokens.append(index - start)
        drawn = self.draw(FROM_BAG, tokens, bag)
        service, kind = divmod(drawn, IN_BAG)
        self.fill_bag(bag, service, kind, -1)
        token = self.new_token(service, kind)
        self.known[bag] |= 1 << token
        self.trail = Trail(self.trail, OUT, token, bag)
        return token

    def bag_size(self, seat: int) -> int:
        """How many tokens a bag holds."""
        total = 0
        for index in range(in_bag(seat, 0), in_bag(seat + 1, 0)):
            total += self.bags[index]
        return total

    def show(self, seat: int, token: int) -> None:
        """Let a seat look at a closed token; the others see only which one."""
        self.revelations += 1
        self.known[seat] |= 1 << token
        self.log_public(log.LOOKED, seat, token)
        self.log_private(seat, log.SEEN, token, FIRST_KIND + self.kind(token))

    def show_all(self, token: int) -> None:
        """Turn a closed token face up for everybody (ASW-HID-05)."""
        self.revelations += 1
        self.open(1 << token)

    def open(self, tokens: int) -> None:
        """Let everybody know what these tokens are."""
        self.known = [known | tokens for known in self.known]

    # --- coins and cards ------------------------------------------------------------------------

    def earn(self, seat: int, amount: int, kind: EventKind) -> None:
        """ASW-FIN-02: take from the bank as much as it has, and log it even if that is nothing."""
        if not self.rules.unlimited:
            amount = min(amount, self.bank)
        self.bank -= amount
        self.finance[seat] += amount
        self.log_public(kind, seat, amount, self.finance[seat])

    def pay(self, seat: int, amount: int) -> None:
        """ASW-FIN-01: pay the bank."""
        self.finance[seat] -= amount
        self.bank += amount

    def draw_card(self) -> int:
        """ASW-AC-G2: the top agent card, if need be of the reshuffled discard; -1: none is left."""
        if not self.deck:
            self.deck = cards_in(self.discard)
            if not self.deck:
                return -1
            self.discard = 0
            self.shuffle_cards()
            self.log_public(log.DECK_RESHUFFLED, len(self.deck))
        return self.deck.pop()

    def shuffle_cards(self) -> None:
        """Shuffle the agent deck; in outcomes cards have their codes."""
        deck = [FIRST_CARD + card for card in self.deck]
        self.shuffle(AGENT_CARDS, deck)
        self.deck = [card - FIRST_CARD for card in deck]
