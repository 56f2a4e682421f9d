"""The position of a game of Secret Power, and the moves of agents and cards."""

from typing import TYPE_CHECKING, Any, SupportsIndex

from detente.core.deck import without
from detente.core.rng import Rng
from detente.core.shared import added, replaced
from detente.core.state import State
from detente.core.validation import whole_number
from detente.games.secret_power.rules import invariants, log, position, resampling, scoring, view
from detente.games.secret_power.rules.codes import FIRST_MINOR, FIRST_PROFESSIONAL, FIRST_TREATY
from detente.games.secret_power.rules.objects import (
    ALL_OBJECTS,
    ALL_TYPES,
    CIRCLE,
    MINOR_OF,
    TYPE,
    TYPES_OF,
)
from detente.games.secret_power.rules.people import ALL_PROFESSIONALS
from detente.games.secret_power.rules.places import ALONE, DISCARDED, FALCON, GONE, NOBODY, ZONE
from detente.games.secret_power.rules.projects import ALL_OPERATIONS
from detente.games.secret_power.rules.secrets import new_deck
from detente.games.secret_power.rules.treaties import ALL_TREATIES

if TYPE_CHECKING:
    from detente.games.secret_power.rules.game import SecretPower


class Conspiracy(State):
    """Players sit clockwise; the Falcon is the second player of a game with one seat.

    Rows of small numbers are bytes, which clones share (core/shared.py). What belongs to an object
    card is indexed by the card: `place`, `agents` and `shadows` on it, the `occupant` of a card in
    the zone, and `partner`, the inner circle under a card or the card above an inner circle. `have`
    and `joined` count, player by player and type by type, captured cards (attached inner circles
    apart) and the inner circles attached to them. `minors`, `stage`
    are indexed by player and kind, player and project. `operations` are the owners of those run so
    far, `on_operation` the agents still on them.
    """

    __slots__ = (
        "action_discard",
        "actions_left",
        "active",
        "agents",
        "concluded",
        "crew",
        "deck",
        "first",
        "hands",
        "have",
        "joined",
        "looked",
        "may_play",
        "minors",
        "occupant",
        "on_operation",
        "operations",
        "order",
        "packs",
        "partner",
        "phase",
        "place",
        "players",
        "pool",
        "professionals",
        "round",
        "rules",
        "shadows",
        "spent",
        "stage",
        "supervisor",
        "supply",
        "tables",
        "temporary",
        "treaties",
        "war_rounds",
        "zone",
    )

    def __init__(self, game: "SecretPower", seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.rules = game
        self.tables = game.tables
        self.players = max(seats, 2)

    def set_up(self) -> None:
        """Set the fields of an empty table; the first step fills in the rest."""
        players = self.players
        self.first = 0
        self.supervisor = 0
        self.round = 0
        self.phase = 0
        self.active = bytes(players)
        self.pool = bytes([self.tables.agents] * players)
        self.place = bytes([GONE] * ALL_OBJECTS)
        self.agents = bytes(ALL_OBJECTS)
        self.shadows = bytes(ALL_OBJECTS)
        self.occupant = bytes([NOBODY] * ALL_OBJECTS)
        self.partner = bytes([ALONE] * ALL_OBJECTS)
        self.have = bytes(players * ALL_TYPES)
        self.joined = bytes(players * ALL_TYPES)
        self.minors = bytes(players * 4)
        self.supply = bytes(self.tables.minor_supply)
        self.stage = bytes(players * 4)
        self.zone: tuple[int, ...] = ()
        self.deck: tuple[int, ...] = ()
        self.operations: tuple[int, ...] = ()
        self.on_operation = bytes(ALL_OPERATIONS)
        self.war_rounds: tuple[int, ...] = ()
        self.spent = False
        self.may_play = False
        self.treaties = new_deck(FIRST_TREATY, ALL_TREATIES, self.seats)
        self.hands: list[tuple[int, ...]] = [()] * players
        self.concluded = [0] * players
        self.packs: tuple[tuple[int, ...], ...] = ()
        self.looked: tuple[int, ...] = ()
        self.professionals = new_deck(FIRST_PROFESSIONAL, ALL_PROFESSIONALS, self.seats)
        self.crew: list[tuple[int, ...]] = [()] * players
        self.actions_left: tuple[int, ...] = ()
        self.action_discard: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.temporary = 0

    def clone(self) -> "Conspiracy":
        """An independent copy that behaves exactly the same."""
        other = Conspiracy(self.rules, self.seats, self.rng.clone())
        self.copy_to(other)
        other.first = self.first
        other.supervisor = self.supervisor
        other.round = self.round
        other.phase = self.phase
        other.active = self.active
        other.pool = self.pool
        other.place = self.place
        other.agents = self.agents
        other.shadows = self.shadows
        other.occupant = self.occupant
        other.partner = self.partner
        other.have = self.have
        other.joined = self.joined
        other.minors = self.minors
        other.supply = self.supply
        other.stage = self.stage
        other.zone = self.zone
        other.deck = self.deck
        other.operations = self.operations
        other.on_operation = self.on_operation
        other.war_rounds = self.war_rounds
        other.spent = self.spent
        other.may_play = self.may_play
        other.treaties = self.treaties.clone()
        other.hands = self.hands.copy()
        other.concluded = self.concluded.copy()
        other.packs = self.packs
        other.looked = self.looked
        other.professionals = self.professionals.clone()
        other.crew = self.crew.copy()
        other.actions_left = self.actions_left
        other.action_discard = self.action_discard
        other.order = self.order
        other.temporary = self.temporary
        return other

    def seat_name(self, seat: SupportsIndex) -> str:
        """The seat's own name, or the Falcon's."""
        player = whole_number("seat", seat)
        return "falcon" if self.is_falcon(player) else super().seat_name(player)

    def automa_scores(self) -> list[tuple[str, int]]:
        """The Falcon's points in a game of one person."""
        return [("falcon", scoring.total(self, FALCON))] if self.solo else []

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

    # --- who and when -------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        """Whether this is a game of one person against the Falcon."""
        return self.seats == 1

    def is_falcon(self, player: int) -> bool:
        """Whether this player is the Falcon."""
        return player == FALCON and self.seats == 1

    def clockwise(self, start: int) -> list[int]:
        """All players, beginning with one of them."""
        return [(start + step) % self.players for step in range(self.players)]

    def headhunter(self) -> int:
        """SP-SUP-04: with five players the Headhunter goes round ahead of the Supervisor."""
        if self.players != self.tables.headhunter_players:
            return -1
        return (self.supervisor + self.tables.headhunter_distance) % self.players

    def wars(self) -> int:
        """How many world wars are in force (SP-WAR-01)."""
        begun = 0
        for start in self.war_rounds:
            if start <= self.round:
                begun += 1
        return begun

    def surcharge(self) -> int:
        """SP-WAR-02: what the wars add to the agents of every stage."""
        total = 0
        for war in range(self.wars()):
            total += self.tables.surcharge[war]
        return total

    # --- agents -------------------------------------------------------------------------------

    def to_pool(self, player: int, count: int) -> None:
        """SP-VOC-06: send agents from active to the pool."""
        self.active = added(self.active, player, -count)
        self.pool = added(self.pool, player, count)

    def from_pool(self, player: int, count: int) -> int:
        """SP-VOC-05: recruit up to so many agents; how many came."""
        count = min(count, self.pool[player])
        self.pool = added(self.pool, player, -count)
        self.active = added(self.active, player, count)
        return count

    def owner(self, card: int) -> int:
        """Whose agents are on an object: the occupant's in the zone, elsewhere the captor's."""
        place = self.place[card]
        return self.occupant[card] if place == ZONE else place

    def free(self, card: int) -> None:
        """Nobody occupies a card any more; the shadows on it return."""
        self.shadows = replaced(self.shadows, card, 0)
        self.occupant = replaced(self.occupant, card, NOBODY)

    # --- objects ------------------------------------------------------------------------------

    def capture(self, card: int, player: int) -> None:
        """An object becomes a player's, with whatever is on it, and its inner circle."""
        self.place = replaced(self.place, card, player)
        self.have = added(self.have, player * ALL_TYPES + TYPE[card], 1)
        circle = self.partner[card]
        if circle != ALONE:
            self.place = replaced(self.place, circle, player)
            self.joined = added(self.joined, player * ALL_TYPES + TYPE[card], 1)

    def give_up(self, card: int) -> None:
        """An object leaves its owner; its agents go to the owner's pool (SP-OBJ-05)."""
        player = self.place[card]
        self.pool = added(self.pool, player, self.agents[card])
        self.agents = replaced(self.agents, card, 0)
        self.have = added(self.have, player * ALL_TYPES + TYPE[card], -1)
        if self.partner[card] != ALONE:
            self.joined = added(self.joined, player * ALL_TYPES + TYPE[card], -1)

    def discard_object(self, card: int) -> None:
        """An object and its inner circle go to the discard, where they part (SP-RUL-27)."""
        self.give_up(card)
        self.place = replaced(self.place, card, DISCARDED)
        circle = self.partner[card]
        if circle != ALONE:
            self.place = replaced(self.place, circle, DISCARDED)
            self.partner = replaced(self.partner, circle, ALONE)
            self.partner = replaced(self.partner, card, ALONE)

    def attach(self, circle: int, host: int) -> None:
        """SP-IC-04, SP-IC-05: an inner circle goes under a card, its agents onto the card."""
        player = self.place[circle]
        self.agents = added(self.agents, host, self.agents[circle])
        self.agents = replaced(self.agents, circle, 0)
        self.partner = replaced(self.partner, circle, host)
        self.partner = replaced(self.partner, host, circle)
        self.have = added(self.have, player * ALL_TYPES + CIRCLE, -1)
        self.joined = added(self.joined, player * ALL_TYPES + TYPE[host], 1)

    def captured(self, player: int) -> list[int]:
        """A player's objects, attached inner circles apart."""
        return [card for card in self.lying(player) if not self.is_attached(card)]

    def lying(self, place: int) -> list[int]:
        """The object cards in a place, or with a player, attached inner circles included."""
        places = self.place
        return [card for card in range(ALL_OBJECTS) if places[card] == place]

    def is_attached(self, card: int) -> bool:
        """Whether this is an inner circle under another card."""
        return TYPE[card] == CIRCLE and self.partner[card] != ALONE

    def take_minor(self, player: int, group: int) -> bool:
        """Take a minor object from the supply; False if none is left (SP-RUL-04)."""
        kind = MINOR_OF[group]
        if not self.supply[kind]:
            return False
        before = scoring.standings(self)
        self.supply = added(self.supply, kind, -1)
        self.minors = added(self.minors, player * 4 + kind, 1)
        self.log_public(log.MINOR_TAKEN, player, FIRST_MINOR + kind)
        scoring.tell_points(self, before)
        return True

    def return_minor(self, player: int, kind: int) -> None:
        """A minor object goes back to the supply (SP-OBJ-05)."""
        self.minors = added(self.minors, player * 4 + kind, -1)
        self.supply = added(self.supply, kind, 1)

    def group_count(self, player: int, group: int) -> int:
        """How many cards of a group a player has, minor objects included (SP-VOC-02)."""
        at = player * ALL_TYPES
        total = 0
        for number in TYPES_OF[group]:
            total += self.have[at + number]
        kind = MINOR_OF[group]
        return total if kind < 0 else total + self.minors[player * 4 + kind]

    # --- treaties -----------------------------------------------------------------------------

    def draw_treaty(self, player: int) -> bool:
        """A player draws a treaty, the Falcon openly; False if there is none (SP-INT-05)."""
        treaty = self.treaties.draw(self)
        if treaty < 0:
            return False
        self.hands[player] = (*self.hands[player], treaty)
        if self.is_falcon(player):
            self.treaties.show(1 << treaty)
            self.log_public(log.FALCON_DREW, FIRST_TREATY + treaty, len(self.hands[player]))
        else:
            self.treaties.know(player, 1 << treaty)
            self.log_public(log.TREATY_DRAWN, player, len(self.hands[player]))
            self.log_private(player, log.OWN_TREATY, FIRST_TREATY + treaty)
        return True

    def lay_down(self, player: int, treaty: int) -> None:
        """A treaty leaves the hand openly."""
        self.hands[player] = without(self.hands[player], treaty)
        self.treaties.leave(treaty, self.hands[player])

    def put_in_force(self, player: int, treaty: int) -> None:
        """SP-TRE-03: put a treaty before its owner as concluded."""
        before = scoring.standings(self)
        self.lay_down(player, treaty)
        self.concluded[player] |= 1 << treaty
        self.log_public(log.CONCLUDED, player, FIRST_TREATY + treaty, len(self.hands[player]))
        scoring.tell_points(self, before)
