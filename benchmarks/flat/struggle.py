"""The struggle of CIA vs KGB on a flat state: machine integers and vectors, and no step objects.

An experiment, which docs/speed.md describes: the rules of games/cia_vs_kgb/rules/struggle.py and
activation.py in the edition ru2014, without events and without a log. What is still to be asked
are two numbers, `asked` and `group`; a set of actions is a mask, in the order in which the game
lists them.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

TAKE_ACTION: Final = 0
DESTROY: Final = 1
SWITCH: Final = 2
FLIP: Final = 3
INSPECT: Final = 4
NOTHING: Final = 5
"""The phase has ended."""

# Actions are bits: recruiting, the 24 groups, passing, and two things to do with an inspected card.
RECRUIT: Final = 0
FIRST_GROUP: Final = 1
PASS: Final = 25
DISCARD: Final = 26
BACK: Final = 27

# Groups by faction, six of each: military, political, economic, media.
_POLITICAL: Final = 0x000FC0
_ECONOMIC: Final = 0x03F000
_MEDIA: Final = 0xFC0000
_SIZES: Final[tuple[int, ...]] = tuple([half.bit_count() for half in range(1 << 12)])


def size_of(groups: i64) -> i64:
    """How many groups are in a mask."""
    low: i64 = _SIZES[groups & 4095]
    high: i64 = _SIZES[groups >> 12]
    return low + high


def chosen(mask: i64, number: i64) -> i64:
    """The bit of a mask that comes after so many others."""
    for _ in range(number):
        mask &= mask - 1
    bit: i64 = 0
    while not mask >> bit & 1:
        bit += 1
    return bit


class FlatStruggle:
    """A struggle between seat 0, the CIA, and seat 1, the KGB; groups are bit masks.

    `deck` has the top group last, `seen` the groups of it whose places each seat knows. Clones
    share `influence`, the sums of two halves of twelve groups, and `up_to`, the groups whose
    influence is at most the index.
    """

    def __init__(self, influence: "vec[i64]", up_to: "vec[i64]") -> None:
        self.influence = influence
        self.up_to = up_to
        self.seat: i64 = 0
        self.asked: i64 = TAKE_ACTION
        self.group: i64 = 0
        self.cia_ready: i64 = 0
        self.kgb_ready: i64 = 0
        self.cia_mobilised: i64 = 0
        self.kgb_mobilised: i64 = 0
        self.cia_seen: i64 = 0
        self.kgb_seen: i64 = 0
        self.passes: i64 = 0
        self.actions: i64 = 0
        self.population: i64 = 0
        self.stability: i64 = 0
        self.revelations: i64 = 0
        self.deck: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()

    def clone(self) -> "FlatStruggle":
        """An independent copy."""
        other = FlatStruggle(self.influence, self.up_to)
        other.seat = self.seat
        other.asked = self.asked
        other.group = self.group
        other.cia_ready = self.cia_ready
        other.kgb_ready = self.kgb_ready
        other.cia_mobilised = self.cia_mobilised
        other.kgb_mobilised = self.kgb_mobilised
        other.cia_seen = self.cia_seen
        other.kgb_seen = self.kgb_seen
        other.passes = self.passes
        other.actions = self.actions
        other.population = self.population
        other.stability = self.stability
        other.revelations = self.revelations
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        return other

    # --- values that the rules compare --------------------------------------------------------

    def ready(self, seat: i64) -> i64:
        """A player's ready groups."""
        return self.kgb_ready if seat else self.cia_ready

    def groups(self, seat: i64) -> i64:
        """A player's groups."""
        if seat:
            return self.kgb_ready | self.kgb_mobilised
        return self.cia_ready | self.cia_mobilised

    def influence_of(self, seat: i64) -> i64:
        """CVK-0.4: the sum over all a player's groups."""
        groups = self.groups(seat)
        return self.influence[groups & 4095] + self.influence[4096 + (groups >> 12)]

    # --- what is legal ------------------------------------------------------------------------

    def legal(self) -> i64:
        """The legal actions of the seat that is asked."""
        if self.asked == TAKE_ACTION:
            return self.open_actions()
        if self.asked == INSPECT:
            return self.open_recruiting() | 1 << DISCARD | 1 << BACK
        return self.targets(self.group) << FIRST_GROUP

    def open_actions(self) -> i64:
        """CVK-4.1: recruit, activate a group, pass."""
        found = self.open_recruiting()
        ready = self.ready(self.seat)
        if len(self.deck) > 0:
            found |= (ready & _MEDIA) << FIRST_GROUP
        rest = ready & ~_MEDIA
        group: i64 = 0
        while rest >> group:
            if rest >> group & 1 and self.targets(group):
                found |= 1 << (FIRST_GROUP + group)
            group += 1
        if self.groups(self.seat) or len(self.deck) == 0:
            found |= 1 << PASS  # CVK-4.2
        return found

    def open_recruiting(self) -> i64:
        """CVK-4.3, CVK-A1: within the population limit, from a deck that is not empty."""
        room = size_of(self.groups(self.seat)) < self.population
        return 1 << RECRUIT if room and len(self.deck) > 0 else 0

    def targets(self, group: i64) -> i64:
        """CVK-4.5 to CVK-4.7: the groups on which a group may use its power."""
        own = self.groups(self.seat)
        enemies = self.groups(1 - self.seat)
        others = (own | enemies) & ~(1 << group)
        if _ECONOMIC >> group & 1:
            return others & ~_ECONOMIC
        if not _POLITICAL >> group & 1:
            return others
        found: i64 = 0
        if size_of(own) < self.population:
            found = enemies
        room = self.stability - self.influence_of(1 - self.seat)
        if room >= 0 and size_of(enemies) < self.population:
            found |= own & self.up_to[room]
        return others & found

    # --- moves --------------------------------------------------------------------------------

    def play(self, action: i64) -> None:
        """Carry out a legal action."""
        bit: i64 = 1 << (action - FIRST_GROUP) if FIRST_GROUP <= action < PASS else 0
        asked = self.asked
        if asked == TAKE_ACTION:
            self.take_action(action, bit)
            return
        if asked == DESTROY:
            self.destroy(bit, action - FIRST_GROUP)
        elif asked == SWITCH:
            self.switch(bit)
        elif asked == FLIP:
            self.flip(bit)
        elif action == RECRUIT:
            self.recruit()
        elif action == DISCARD:
            self.revelations += 1
            self.discard = append(self.discard, self.take())
        self.next_turn()

    def take_action(self, action: i64, bit: i64) -> None:
        """CVK-4.1: one action, and what it asks."""
        self.actions += 1
        if action == PASS:
            self.passes += 1
        else:
            self.passes = 0
            if action == RECRUIT:
                self.recruit()
            else:
                self.activate(action - FIRST_GROUP, bit)
                return
        self.next_turn()

    def next_turn(self) -> None:
        """CVK-4.9: the phase ends with two passes in a row."""
        self.asked = NOTHING if self.passes == 2 else TAKE_ACTION
        self.seat = 1 - self.seat

    def recruit(self) -> None:
        """CVK-4.3: the top group comes in front of the player, ready."""
        self.revelations += 1
        bit: i64 = 1 << self.take()
        if self.seat:
            self.kgb_ready |= bit
        else:
            self.cia_ready |= bit

    def take(self) -> i64:
        """The top group, which nobody knows to be there any more."""
        self.deck, group = pop(self.deck)
        gone: i64 = ~(1 << group)
        self.cia_seen &= gone
        self.kgb_seen &= gone
        return group

    def activate(self, group: i64, bit: i64) -> None:
        """CVK-4.4: mobilise the group, then carry out its power."""
        if self.seat:
            self.kgb_ready ^= bit
            self.kgb_mobilised |= bit
        else:
            self.cia_ready ^= bit
            self.cia_mobilised |= bit
        self.group = group
        if _MEDIA & bit:
            self.asked = INSPECT
            self.look()
        elif _ECONOMIC & bit:
            self.asked = FLIP
        elif _POLITICAL & bit:
            self.asked = SWITCH
        else:
            self.asked = DESTROY

    def look(self) -> None:
        """CVK-4.8: the player sees the top group."""
        self.revelations += 1
        bit: i64 = 1 << self.deck[len(self.deck) - 1]
        if self.seat:
            self.kgb_seen |= bit
        else:
            self.cia_seen |= bit

    def destroy(self, bit: i64, group: i64) -> None:
        """CVK-4.5: discard a group."""
        self.cia_ready &= ~bit
        self.kgb_ready &= ~bit
        self.cia_mobilised &= ~bit
        self.kgb_mobilised &= ~bit
        self.discard = append(self.discard, group)

    def switch(self, bit: i64) -> None:
        """CVK-4.6: the group changes sides, its state is kept."""
        if (self.cia_ready | self.kgb_ready) & bit:
            self.cia_ready ^= bit
            self.kgb_ready ^= bit
        else:
            self.cia_mobilised ^= bit
            self.kgb_mobilised ^= bit

    def flip(self, bit: i64) -> None:
        """CVK-4.7: the group changes its state."""
        if (self.cia_ready | self.cia_mobilised) & bit:
            self.cia_ready ^= bit
            self.cia_mobilised ^= bit
        else:
            self.kgb_ready ^= bit
            self.kgb_mobilised ^= bit

    def play_out(self, dice: i64) -> i64:
        """Let dice take all actions to the end of the phase; returns how many decisions it took."""
        count: i64 = 0
        while self.asked != NOTHING:
            legal = self.legal()
            dice = (dice * 1103515245 + 12345) & 0x7FFFFFFF
            self.play(chosen(legal, (dice >> 8) % size_of_actions(legal)))
            count += 1
        return count


def size_of_actions(mask: i64) -> i64:
    """How many actions are in a mask."""
    high: i64 = _SIZES[mask >> 24]
    return size_of(mask & 0xFFFFFF) + high
