"""Set-up: decks, the starting player, the first treaties (SP-SET, SP-SOLO-01 to 05)."""

from typing import ClassVar, Final

from detente.core.agenda import Decision, Reason, Step
from detente.core.deck import cards_in, mask_of, without
from detente.games.secret_power.rules import log
from detente.games.secret_power.rules.codes import FIRST_PROJECT, FIRST_TREATY, names_one_of
from detente.games.secret_power.rules.falcon_cards import shuffle_actions
from detente.games.secret_power.rules.outcomes import (
    FIRST_PLAYER,
    OBJECTS_DECK,
    PROJECT_ORDER,
    WAR_ROUND,
)
from detente.games.secret_power.rules.places import IN_DECK
from detente.games.secret_power.rules.projects import OF_FALCON
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.turn import Round

_NOT_HELD: Final = Reason("SP-SET-05", "refused-not-in-hand")


class SetUp(Step[Conspiracy]):
    """SP-SET-01 to 09."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Objects, treaties, agents, who starts; then the first treaties."""
        tables = s.tables
        objects = cards_in(tables.in_play[s.rules.deck_for(s.seats)])
        place = bytearray(s.place)
        for card in objects:
            place[card] = IN_DECK
        s.place = bytes(place)
        s.shuffle(OBJECTS_DECK, objects)
        s.deck = tuple(objects)
        s.treaties.open(s)
        if s.rules.professionals:
            s.professionals.open(s)
        s.first = 0 if s.solo else s.draw(FIRST_PLAYER, list(range(s.players)))
        s.supervisor = s.first
        s.log_public(log.STARTING_PLAYER, s.first)
        bonus = s.rules.seat_bonus(s.seats)
        for turn, player in enumerate(s.clockwise(s.first)):
            s.from_pool(player, tables.start_active + bonus[turn])
        if s.rules.wars_shuffled:
            s.war_rounds = tuple(
                [
                    s.draw(WAR_ROUND, list(range(earliest, last + 1)), war)
                    for war, (earliest, last) in enumerate(
                        zip(tables.earliest_war_rounds, tables.war_rounds, strict=True), 1
                    )
                ]
            )
        else:
            s.war_rounds = tables.war_rounds
        s.push_all([DealTreaties(), Round()])
        if s.solo:
            set_up_falcon(s)


def set_up_falcon(s: Conspiracy) -> None:
    """SP-SOLO-01, 03, 04: his action cards and the order of his projects."""
    if s.rules.action_deck:
        s.action_discard = tuple(s.rules.action_deck)
        shuffle_actions(s)
    if s.rules.order_tokens:
        tokens = [FIRST_PROJECT + project for project in OF_FALCON]
        s.shuffle(PROJECT_ORDER, tokens)
        s.order = tuple([token - FIRST_PROJECT for token in reversed(tokens)])
        s.log_public(log.FALCON_APPEARS, [FIRST_PROJECT + project for project in s.order])


class DealTreaties(Step[Conspiracy]):
    """SP-SET-05: four treaties each, by one of three methods; the Falcon's lie open."""

    __slots__ = ()

    def run(self, s: Conspiracy) -> None:
        """Deal to all before anybody decides (SP-RUL-40)."""
        tables = s.tables
        method = s.rules.treaty_method
        count = tables.first_treaties + (tables.put_back if method == "choose" else 0)
        dealt: list[tuple[int, ...]] = [()] * s.players
        for player in s.clockwise(s.first):
            number = s.rules.falcon_treaties if s.is_falcon(player) else count
            dealt[player] = tuple(s.treaties.draw_several(s, number))
        if method == "draft":
            s.packs = tuple(dealt)
            s.treaties.deal_packs(dealt)
            s.push(Draft())
            return
        for player in s.clockwise(s.first):
            self._give(s, player, dealt[player])
        if method == "choose":
            s.push_all([PutBack() for _ in range(tables.put_back)])

    def _give(self, s: Conspiracy, player: int, treaties: tuple[int, ...]) -> None:
        s.hands[player] = treaties
        codes = [FIRST_TREATY + treaty for treaty in treaties]
        if s.is_falcon(player):
            s.treaties.show(mask_of(list(treaties)))
            s.log_public(log.FALCON_TREATIES, codes)
        else:
            s.treaties.know(player, mask_of(list(treaties)))
            s.log_private(player, log.OWN_TREATIES, codes)


class AtOnce(Decision[Conspiracy]):
    """A decision in which all seats name a treaty at the same time."""

    __slots__ = ()
    rule: ClassVar[str] = "SP-SET-05"

    def seats(self, s: Conspiracy) -> tuple[int, ...]:
        """All seats."""
        return tuple(range(s.seats))

    def among(self, s: Conspiracy, seat: int) -> tuple[int, ...]:
        """The treaties of which the seat names one."""
        raise NotImplementedError

    def candidates(self, s: Conspiracy, seat: int) -> list[int]:
        """Those treaties."""
        return [FIRST_TREATY + treaty for treaty in self.among(s, seat)]

    def forbids(self, s: Conspiracy, seat: int, action: int) -> Reason | None:
        """Other treaties."""
        return None if names_one_of(action, self.among(s, seat)) else _NOT_HELD

    def legal_actions(self, s: Conspiracy, seat: int) -> list[int]:
        """All of them."""
        return self.candidates(s, seat)

    def resolve(self, s: Conspiracy, seat: int, action: int) -> None:
        """A seat alone need not wait."""
        self.resolve_all(s, [action])


class PutBack(AtOnce):
    """SP-SET-05, SP-RUL-40: a treaty goes back; the last ones are shuffled in together."""

    __slots__ = ()
    prompt: ClassVar[str] = "prompt-put-back"

    def among(self, s: Conspiracy, seat: int) -> tuple[int, ...]:
        """The hand."""
        return s.hands[seat]

    def resolve_all(self, s: Conspiracy, actions: list[int]) -> None:
        """Put the treaties aside into `packs`."""
        packs = list(s.packs) or [()] * s.players
        for seat, action in enumerate(actions):
            treaty = action - FIRST_TREATY
            s.hands[seat] = without(s.hands[seat], treaty)
            packs[seat] = (*packs[seat], treaty)
            s.log_private(seat, log.PUT_BACK, action)
        s.packs = tuple(packs)
        if len(s.packs[0]) == s.tables.put_back:
            back = [treaty for pack in s.packs for treaty in pack]
            s.packs = ()
            s.treaties.put_back(s, back)

    def label(self, s: Conspiracy, seat: int, action: int) -> str:
        """The message that names putting the treaty back."""
        return "do-put-back"

    def prompt_args(self, s: Conspiracy, seat: int) -> dict[str, object]:
        """How many treaties must still be put back."""
        return {"left": len(s.hands[seat]) - s.tables.first_treaties}


class Draft(AtOnce):
    """SP-SET-05: keep one treaty, pass the others to the left."""

    __slots__ = ()
    prompt: ClassVar[str] = "prompt-draft"

    def among(self, s: Conspiracy, seat: int) -> tuple[int, ...]:
        """The pack before the seat."""
        return s.packs[seat]

    def resolve_all(self, s: Conspiracy, actions: list[int]) -> None:
        """Packs go clockwise; the last treaty of each is kept without asking."""
        rest: list[tuple[int, ...]] = [()] * s.seats
        for seat, action in enumerate(actions):
            treaty = action - FIRST_TREATY
            s.treaties.kept(seat, s.packs[seat])
            s.hands[seat] = (*s.hands[seat], treaty)
            s.log_private(seat, log.KEPT, action)
            rest[(seat + 1) % s.seats] = without(s.packs[seat], treaty)
        s.packs = tuple(rest)
        s.revelations += 1
        for seat, pack in enumerate(s.packs):
            s.treaties.know(seat, mask_of(list(pack)))
            if pack:
                s.log_private(seat, log.PACK_PASSED, [FIRST_TREATY + treaty for treaty in pack])
        if len(s.packs[0]) == 1:
            for seat, pack in enumerate(s.packs):
                s.hands[seat] = (*s.hands[seat], *pack)
            s.packs = ()
        else:
            s.push(Draft())

    def label(self, s: Conspiracy, seat: int, action: int) -> str:
        """The message that names keeping the treaty."""
        return "do-keep"
