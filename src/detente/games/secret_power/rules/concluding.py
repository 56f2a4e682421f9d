"""Treaties are concluded: symbol, then effect (SP-TRE-01 to 05, SP-AL)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.core.deck import mask_of
from detente.core.shared import added
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import (
    CODES,
    DONE,
    FIRST_MINOR,
    FIRST_TREATY,
    PASS,
    is_minor,
    is_object,
    names_one_of,
)
from detente.games.secret_power.rules.counting import meets, signs
from detente.games.secret_power.rules.decision import PlayerDecision
from detente.games.secret_power.rules.objects import (
    ALL_TYPES,
    GROUP,
    GROUPS,
    MINOR_GROUPS,
    MINOR_OF,
    TYPE,
)
from detente.games.secret_power.rules.places import DISCARDED
from detente.games.secret_power.rules.recruiting import gained
from detente.games.secret_power.rules.scoring import standings, tell_points
from detente.games.secret_power.rules.state import Conspiracy

_NOT_HELD: Final = Reason("SP-TRE-01", "refused-not-in-hand")
_UNMET: Final = Reason("SP-TRE-02", "refused-requirement")
_OTHER_SYMBOL: Final = Reason("SP-AL-50", "refused-other-symbol")
_NOT_RECLAIMABLE: Final = Reason("SP-AL-53", "refused-not-reclaimable")
_NOT_THEIRS: Final = Reason("SP-AL-52", "refused-not-theirs")
_NAMED_FIRST: Final = Reason("SP-AL-52", "refused-named-group-first")
_OBJECTS_FIRST: Final = Reason("SP-AL-52", "refused-objects-first")
_NOT_OF_GROUP: Final = Reason("SP-AL-60", "refused-not-of-group")


def conclude(s: Conspiracy, player: int, treaty: int) -> None:
    """SP-TRE-03: put the card on the table, then its symbol, then its instant effect."""
    s.put_in_force(player, treaty)
    s.revelations += 1
    s.push(Effect(player, treaty))
    group = s.tables.symbol_group[treaty]
    if group >= 0:
        gain_minor(s, player, group)


def gain_minor(s: Conspiracy, player: int, group: int) -> None:
    """Take a minor object, if there is one, and whatever its gain brings."""
    if s.take_minor(player, group):
        gained(s, player, group)


def gain_object(s: Conspiracy, player: int, card: int) -> None:
    """An object is captured without agents, and whatever its gain brings."""
    s.capture(card, player)
    gained(s, player, GROUP[TYPE[card]])


def discard(s: Conspiracy, player: int, action: int) -> None:
    """An object goes to the discard, a minor object back to the supply."""
    before = standings(s)
    if is_object(action):
        s.discard_object(action)
    else:
        s.return_minor(player, action - FIRST_MINOR)
    s.log_public(log.DISCARDED, player, action, s.pool[player])
    tell_points(s, before)


class Effect(Step[Conspiracy]):
    """What a treaty does once, when it is concluded."""

    __slots__ = ("seat", "treaty")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "treaty")

    def __init__(self, seat: int, treaty: int) -> None:
        self.seat = seat
        self.treaty = treaty

    def run(self, s: Conspiracy) -> None:
        """By family; lasting and final treaties do nothing here."""
        tables = s.tables
        bit = 1 << self.treaty
        if bit & tables.may_conclude_another:
            ask_to_conclude(s, ConcludeAnother(self.seat))
        elif bit & tables.free_treaty:
            ask_to_conclude(s, ConcludeBySymbol(self.seat, self.treaty))
        elif bit & tables.deck_search:
            search_deck(s, self.seat, self.treaty)
        elif bit & tables.extortion:
            extort(s, self.seat, self.treaty)
        elif bit & tables.reclaim:
            s.push(Reclaim(self.seat, self.treaty))


# --- concluding ---------------------------------------------------------------------------------


class MayConclude(PlayerDecision):
    """SP-TRE-01: one treaty whose requirement is met, or none.

    A seat with treaties is asked even if it can conclude none, so as not to show that (SP-RUL-38).
    """

    __slots__ = ()
    rule: ClassVar[str] = "SP-TRE-01"
    prompt: ClassVar[str] = "prompt-conclude"
    auto_resolve: ClassVar[bool] = False
    verb: ClassVar[str] = "do-conclude"

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """The hand, or none of it."""
        return [*[FIRST_TREATY + treaty for treaty in s.hands[seat]], PASS]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Treaties that are not in hand, or not allowed."""
        if action == PASS:
            return None
        if not names_one_of(action, s.hands[seat]):
            return _NOT_HELD
        return self.bars_treaty(s, seat, action - FIRST_TREATY)

    def bars_treaty(self, s: Conspiracy, seat: int, treaty: int) -> Reason | None:
        """SP-TRE-02: an unmet requirement."""
        return None if meets(s, seat, treaty) else _UNMET

    def unbarred(self, s: Conspiracy, seat: int) -> list[int]:
        """The treaties of the hand that are allowed, without looking for each in it."""
        hand = s.hands[seat]
        found = [FIRST_TREATY + t for t in hand if self.bars_treaty(s, seat, t) is None]
        return [*found, PASS]

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """Conclude it, or leave it."""
        if action == PASS:
            s.log_public(log.NOTHING_CONCLUDED, seat)
        else:
            conclude(s, seat, action - FIRST_TREATY)

    def label(self, s: Conspiracy, seat: int, action: int) -> str:
        """The message that names concluding the treaty, or none."""
        return "do-conclude-nothing" if action == PASS else super().label(s, seat, action)


class ConcludeAnother(MayConclude):
    """SP-RUL-24: the syndicates and the Jasons let conclude another treaty."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-RUL-24"
    prompt: ClassVar[str] = "prompt-conclude-another"


class ConcludeFree(MayConclude):
    """SP-PRJ-06: a stage of Secret Power waives the requirement."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-PRJ-06"
    prompt: ClassVar[str] = "prompt-conclude-free"

    def bars_treaty(self, s: Conspiracy, seat: int, treaty: int) -> Reason | None:
        """Nothing: any treaty may be concluded."""
        return None

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """The project that waives the requirement."""
        return {"by": "secret_power"}


class ConcludeBySymbol(ConcludeFree):
    """SP-AL-50: a treaty waives the requirement of another with the right symbol."""

    __slots__ = ("treaty",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "treaty")
    rule: ClassVar[str] = "SP-AL-50"

    def __init__(self, seat: int, treaty: int) -> None:
        super().__init__(seat)
        self.treaty = treaty

    def bars_treaty(self, s: Conspiracy, seat: int, treaty: int) -> Reason | None:
        """Another symbol than it asks for."""
        return None if s.tables.wanted[self.treaty] >> treaty & 1 else _OTHER_SYMBOL

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """The treaty that waives the requirement."""
        return {"by": CODES[FIRST_TREATY + self.treaty]}


def ask_to_conclude(s: Conspiracy, decision: MayConclude) -> None:
    """An empty hand makes it void (SP-RUL-30)."""
    if s.hands[decision.seat]:
        s.push(decision)


# --- instant effects ----------------------------------------------------------------------------


def search_deck(s: Conspiracy, player: int, treaty: int) -> None:
    """SP-AL-51: reveal treaties, take all with the symbol, shuffle the rest back."""
    revealed = s.treaties.draw_several(s, s.tables.effect_count[treaty])
    s.treaties.show(mask_of(revealed))
    taken = [card for card in revealed if s.tables.wanted[treaty] >> card & 1]
    s.hands[player] = (*s.hands[player], *taken)
    rest = [card for card in revealed if card not in taken]
    s.log_public(
        log.DECK_SEARCHED,
        player,
        [FIRST_TREATY + card for card in taken],
        [FIRST_TREATY + card for card in rest],
        len(s.hands[player]),
    )
    if rest:
        s.treaties.put_back(s, rest)


def extort(s: Conspiracy, player: int, treaty: int) -> None:
    """SP-AL-52, SP-RUL-05: who gives is known before any card moves, clockwise from the taker."""
    givers = [
        other
        for other in s.clockwise(player)[1:]
        if not signs(s, other, s.tables.effect_sign[treaty])
    ]
    s.push_all([GiveCard(giver, player, s.tables.effect_group[treaty]) for giver in givers])


class GiveCard(PlayerDecision):
    """SP-AL-52: a card of the named group; lacking one, any object; lacking those, a minor.

    The human chooses for the Falcon (SP-SOLO-42).
    """

    __slots__ = ("giver", "group", "taker")
    __match_args__: ClassVar[tuple[str, ...]] = ("giver", "taker", "group")
    rule: ClassVar[str] = "SP-AL-52"
    prompt: ClassVar[str] = "prompt-give-card"
    verb: ClassVar[str] = "do-give"

    def __init__(self, giver: int, taker: int, group: int) -> None:
        super().__init__(giver)
        self.giver = giver
        self.taker = taker
        self.group = group

    def seats(self, s: Conspiracy) -> tuple[int, ...]:
        """The giver, or the human in place of the Falcon."""
        return (self.taker,) if s.is_falcon(self.giver) else (self.giver,)

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """All of the giver's cards."""
        kinds = [FIRST_MINOR + kind for kind in range(4) if s.minors[self.giver * 4 + kind]]
        return s.captured(self.giver) + kinds

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """The named group goes first, then objects."""
        if is_minor(action):
            kind = action - FIRST_MINOR
            if not s.minors[self.giver * 4 + kind]:
                return _NOT_THEIRS
            named = MINOR_GROUPS[kind] == self.group
        elif is_object(action) and s.place[action] == self.giver and not s.is_attached(action):
            named = GROUP[TYPE[action]] == self.group
        else:
            return _NOT_THEIRS
        if named:
            return None
        if s.group_count(self.giver, self.group):
            return _NAMED_FIRST
        if is_minor(action) and any(s.have[self.giver * ALL_TYPES :][:ALL_TYPES]):
            return _OBJECTS_FIRST
        return None

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """It arrives without agents, with its inner circle, and is gained."""
        before = standings(s)
        if is_object(action):
            s.give_up(action)
            gain_object(s, self.taker, action)
        else:
            kind = action - FIRST_MINOR
            s.minors = added(s.minors, self.giver * 4 + kind, -1)
            s.minors = added(s.minors, self.taker * 4 + kind, 1)
            gained(s, self.taker, MINOR_GROUPS[kind])
        s.log_public(log.GIVEN, self.giver, self.taker, action, s.pool[self.giver])
        tell_points(s, before)

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """Who gives what to whom."""
        names = {"giver": s.seat_name(self.giver), "taker": s.seat_name(self.taker)}
        return {**names, "group": GROUPS[self.group]}


class Reclaim(PlayerDecision):
    """SP-AL-53: take one of the named cards from the discard, if there is one."""

    __slots__ = ("treaty",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "treaty")
    rule: ClassVar[str] = "SP-AL-53"
    prompt: ClassVar[str] = "prompt-reclaim"

    def __init__(self, seat: int, treaty: int) -> None:
        super().__init__(seat)
        self.treaty = treaty

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """Everything in the discard."""
        return s.lying(DISCARDED)

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Cards that are not there, or not named."""
        there = is_object(action) and s.place[action] == DISCARDED
        return (
            None
            if there and TYPE[action] in s.tables.effect_types[self.treaty]
            else _NOT_RECLAIMABLE
        )

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """It arrives captured, without agents."""
        before = standings(s)
        gain_object(s, seat, action)
        s.log_public(log.RECLAIMED, seat, action)
        tell_points(s, before)


# --- the discards of the Anarchists -------------------------------------------------------------


class BurnCards(PlayerDecision):
    """SP-AL-60, SP-RUL-14: up to two cards of the group are discarded after a Treaty Phase."""

    __slots__ = ("left", "treaty")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "treaty", "left")
    rule: ClassVar[str] = "SP-AL-60"
    prompt: ClassVar[str] = "prompt-burn-cards"
    verb: ClassVar[str] = "do-discard"

    def __init__(self, seat: int, treaty: int, left: int) -> None:
        super().__init__(seat)
        self.treaty = treaty
        self.left = left

    def listed(self, s: Conspiracy, seat: int) -> list[int]:
        """Own cards of the group, or no more."""
        group = s.tables.effect_group[self.treaty]
        cards = [card for card in s.lying(seat) if GROUP[TYPE[card]] == group]
        return [*cards, FIRST_MINOR + MINOR_OF[group], DONE]

    def bars(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Cards of other groups, or not there."""
        if action == DONE:
            return None
        group = s.tables.effect_group[self.treaty]
        if is_minor(action):
            kind = MINOR_OF[group]
            there = action == FIRST_MINOR + kind and s.minors[seat * 4 + kind] > 0
        else:
            there = is_object(action) and s.place[action] == seat and GROUP[TYPE[action]] == group
        return None if there else _NOT_OF_GROUP

    def take(self, s: Conspiracy, seat: int, action: int) -> None:
        """One card, then perhaps another."""
        if action == DONE:
            return
        discard(s, seat, action)
        if self.left > 1:
            s.push(BurnCards(seat, self.treaty, self.left - 1))

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """For which treaty, how many."""
        group = GROUPS[s.tables.effect_group[self.treaty]]
        return {"treaty": CODES[FIRST_TREATY + self.treaty], "left": self.left, "group": group}
