"""Liquidation, and the agent cards that it brings or sets off (ASW-P4-40 to 44, ASW-AC-G)."""

from typing import Any, ClassVar, Final

from detente.core.agenda import Reason, Step
from detente.core.deck import cards_in
from detente.games.agents.rules import log
from detente.games.agents.rules.cards import RAVEN, TRAP
from detente.games.agents.rules.codes import (
    FIRST_CARD,
    FIRST_KIND,
    FIRST_REGION,
    NUMBERS,
    OPERATIVE,
    PASS,
    TOKENS_OF,
    is_card,
    is_token,
)
from detente.games.agents.rules.control import NOBODY, open_halves
from detente.games.agents.rules.decision import NO_OPERATIVE, AllLegalDecision, PlayerDecision
from detente.games.agents.rules.regions import REGIONS
from detente.games.agents.rules.revisions import KEEPING_REVEALS
from detente.games.agents.rules.services import INFORMANT, MOSSAD
from detente.games.agents.rules.state import NO_TOKEN, Espionage

_NOT_THERE: Final = Reason("ASW-P4-40", "refused-not-in-active-region")
_OWN: Final = Reason("ASW-P4-41", "refused-own-token")
_JUST_DEPLOYED: Final = Reason("ASW-P4-41", "refused-just-deployed")
_NOT_OFFERED: Final = Reason("ASW-AC-G1", "refused-card-not-offered")
_OPERATIVE_OR_PASS: Final = Reason("ASW-AC-03", "refused-not-offered-here")


def targets(s: Espionage, seat: int) -> int:
    """ASW-P4-41: the mask of opponents' closed tokens there, without the one just deployed."""
    just_deployed = 0 if s.drawn == NO_TOKEN else 1 << s.drawn
    return s.closed[s.region] & ~TOKENS_OF[s.services[seat]] & ~just_deployed


class Liquidate(AllLegalDecision):
    """ASW-P4-40: turn one closed token of an opponent in the active region face up."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-P4-40"
    prompt: ClassVar[str] = "prompt-liquidate"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The tokens that can be liquidated."""
        return cards_in(targets(s, seat))

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Tokens elsewhere, own ones, the one just deployed."""
        if not is_token(action) or s.region_of(action) != s.region:
            return _NOT_THERE
        if action // NUMBERS == s.services[seat]:
            return _OWN
        return _JUST_DEPLOYED if action == s.drawn else None

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The active region."""
        return {"region": REGIONS[s.region]}

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names the liquidation of a token."""
        return "do-liquidate"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """ASW-P4-44: flip, effect, half point, card, then the reactions of the token's owner.

        A card gained by this liquidation does not react to it (ASW-AC-T3).
        """
        victim = s.seat_of[action // NUMBERS]
        held = 0 if victim == NOBODY else s.cards[victim]
        s.show_all(action)
        steps: list[Step[Any]] = []
        if s.kind(action) == INFORMANT:
            s.halves[seat] += 1
            _log_liquidated(s, seat, action)
            remove(s, action, seat)
            if s.has_ability(seat, MOSSAD):
                s.earn(seat, s.tables.mossad_reward, log.MOSSAD_REWARDED)
            steps.append(GainCard(seat))
        else:
            s.log_public(log.WITHSTOOD, seat, action, FIRST_KIND + s.kind(action))
            if victim != NOBODY:
                steps.append(GainCard(victim))
        if held & RAVEN:
            steps.append(PayRaven(victim, (held & RAVEN).bit_count()))
        steps += [SetTrap(victim, seat) for _ in range((held & TRAP).bit_count())]
        s.push_all(steps)


def _log_liquidated(s: Espionage, seat: int, token: int) -> None:
    if s.keep_events:
        kind, region = FIRST_KIND + s.kind(token), FIRST_REGION + s.region
        worth, halves = s.tables.liquidation_halves, open_halves(s, seat)
        s.log_public(log.LIQUIDATED, seat, token, kind, region, worth, halves)


def remove(s: Espionage, token: int, by: int) -> None:
    """Send a token from the map into its owner's bag; a virtual one out of the game.

    ASW-2P-10, ASW-AMB-57: with virtual_return=attacker_bag a virtual one goes to the attacker.
    """
    home = s.seat_of[token // NUMBERS]
    if home != NOBODY:
        s.put_back(token, home)
    elif s.rules.virtual_to_attacker:
        s.put_back(token, by)
    else:
        s.put_in_box(token)


class GainCard(Step[Espionage]):
    """ASW-AC-G1 to G3: draw three agent cards, as far as there are any, and keep one."""

    __slots__ = ("seat",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Espionage) -> None:
        """Draw the cards and ask for the one to keep."""
        drawn: list[int] = []
        for _ in range(s.tables.offered):
            card = s.draw_card()
            if card >= 0:
                drawn.append(card)
        s.offer = tuple(sorted(drawn))
        if drawn:
            s.revelations += 1
            s.log_private(self.seat, log.CARDS_OFFERED, [FIRST_CARD + card for card in s.offer])
            s.push(KeepCard(self.seat))
        else:
            s.log_public(log.NO_CARD_LEFT, self.seat)


class KeepCard(AllLegalDecision):
    """ASW-AC-G1: keep one of the cards on offer, discard the others."""

    __slots__ = ()
    rule: ClassVar[str] = "ASW-AC-G1"
    prompt: ClassVar[str] = "prompt-keep-card"

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """The cards on offer."""
        return [FIRST_CARD + card for card in s.offer]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """Cards that are not on offer."""
        return None if is_card(action) and action - FIRST_CARD in s.offer else _NOT_OFFERED

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """It lies face up before the seat; the others are discarded openly (ASW-AMB-26).

        So all have seen cards that only this seat knew, and it cannot be taken back.
        """
        if s.game.revision >= KEEPING_REVEALS:
            s.revelations += 1
        rest = [card for card in s.offer if card != action - FIRST_CARD]
        s.cards[seat] |= 1 << action - FIRST_CARD
        for card in rest:
            s.discard |= 1 << card
        s.offer = ()
        s.log_public(log.CARD_GAINED, seat, action, [FIRST_CARD + card for card in rest])


class PayRaven(Step[Espionage]):
    """ASW-AC-04: Raven and Handsome bring a coin each when the holder's token was attacked."""

    __slots__ = ("count", "seat")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Espionage) -> None:
        """Pay the holder from the bank."""
        for _ in range(self.count):
            s.earn(self.seat, s.tables.raven_each, log.RAVEN_EARNED)


class SetTrap(PlayerDecision):
    """ASW-AC-03: the holder may put an open operative into the attacker's bag."""

    __slots__ = ("attacker",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "attacker")
    rule: ClassVar[str] = "ASW-AC-03"
    prompt: ClassVar[str] = "prompt-trap"

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def candidates(self, s: Espionage, seat: int) -> list[int]:
        """To send an operative, or to pass."""
        return [OPERATIVE, PASS]

    def forbids(self, s: Espionage, seat: int, action: int) -> Reason | None:
        """To send one without open operatives."""
        if action == PASS:
            return None
        if action != OPERATIVE:
            return _OPERATIVE_OR_PASS
        return None if s.operatives[s.services[seat]] else NO_OPERATIVE

    def prompt_args(self, s: Espionage, seat: int) -> dict[str, object]:
        """The owner of the bag."""
        return {"bag": s.seat_name(self.attacker)}

    def label(self, s: Espionage, seat: int, action: int) -> str:
        """The message that names the trap, or passing."""
        return "do-pass" if action == PASS else "do-trap"

    def resolve(self, s: Espionage, seat: int, action: int) -> None:
        """Move the operative into the attacker's bag."""
        if action == OPERATIVE:
            s.recruit(s.services[seat], self.attacker)
            s.log_public(log.TRAP_SET, seat, self.attacker)
