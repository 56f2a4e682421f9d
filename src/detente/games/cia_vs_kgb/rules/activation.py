"""Activating a group: the four faction powers (CVK-4.4 to CVK-4.8)."""

from typing import ClassVar, Final

from detente.core.agenda import Reason, SeatDecision
from detente.core.deck import cards_in
from detente.core.shared import changed
from detente.games.cia_vs_kgb.rules import log
from detente.games.cia_vs_kgb.rules.cards import (
    BACK,
    CODES,
    DISCARD,
    ECONOMIC,
    ECONOMIC_GROUPS,
    FACTION,
    MEDIA,
    MILITARY,
    NONE,
    POLITICAL,
    POLITICAL_GROUPS,
    RECRUIT,
)
from detente.games.cia_vs_kgb.rules.recruit import forbids_recruit
from detente.games.cia_vs_kgb.rules.state import ColdWar
from detente.games.cia_vs_kgb.rules.superko import seen_before

_NOT_YOURS: Final = Reason("CVK-4.4", "refused-not-your-group")
_MOBILISED: Final = Reason("CVK-4.4", "refused-mobilised")
_NO_TARGET: Final = Reason("CVK-4.12", "refused-no-target")
_DECK_EMPTY: Final = Reason("CVK-A1", "refused-group-deck-empty")
_NOT_A_GROUP: Final = Reason("CVK-4.4", "refused-not-in-play")
_ITSELF: Final = Reason("CVK-4.4", "refused-itself")
_RECEIVER_FULL: Final = Reason("CVK-4.6", "refused-receiver-full")
_RECEIVER_OVER: Final = Reason("CVK-4.6", "refused-receiver-over")
_STRICT: Final = Reason("CVK-A23", "refused-political-strict")
_ECONOMIC: Final = Reason("CVK-4.7", "refused-economic-target")
_OWN_ECONOMIC: Final = Reason("CVK-4.7", "refused-own-economic-target")
_LOOP: Final = Reason("CVK-A21", "refused-loop")
_NO_MEDIA_CHOICE: Final = Reason("CVK-4.8", "refused-media-choice")


def forbids_activation(s: ColdWar, seat: int, group: int) -> Reason | None:
    """CVK-4.4: one of your ready groups; CVK-4.12: with a legal target."""
    if s.mobilised[seat] >> group & 1:
        return _MOBILISED
    if not s.ready[seat] >> group & 1:
        return _NOT_YOURS
    if FACTION[group] == MEDIA:
        return None if s.groups.cards else _DECK_EMPTY
    if FACTION[group] == POLITICAL and _strictly_barred(s, seat):
        return _STRICT
    for target in cards_in(s.groups_in_play()):
        if forbids_target(s, seat, group, target) is None:
            return None
    return _NO_TARGET


def forbids_target(s: ColdWar, seat: int, group: int, target: int) -> Reason | None:
    """What forbids this group of the seat to use its power on the target."""
    if target == group:
        return _ITSELF
    owner = s.owner(target)
    if owner == NONE:
        return _NOT_A_GROUP
    faction = FACTION[group]
    if faction == POLITICAL:
        return _forbids_switch(s, seat, target, owner)
    if faction == ECONOMIC:
        return _forbids_flip(s, seat, group, target)
    return None


def _forbids_switch(s: ColdWar, seat: int, target: int, owner: int) -> Reason | None:
    """CVK-4.6: the limit for either receiver; stability only for a receiving opponent."""
    if s.count(1 - owner) >= s.population:
        return _RECEIVER_FULL
    if owner == seat and s.influence(1 - seat) + s.tables.influence[target] > s.stability:
        return _RECEIVER_OVER
    return None


def _strictly_barred(s: ColdWar, seat: int) -> bool:
    """CVK-A23: read strictly, the power is off while the opponent is above S."""
    return s.rules.political_strict and s.influence(1 - seat) > s.stability


def _forbids_flip(s: ColdWar, seat: int, group: int, target: int) -> Reason | None:
    """CVK-4.7: the editions differ (E6)."""
    if FACTION[target] == ECONOMIC:
        if not s.rules.not_own_economic:
            return _ECONOMIC
        if s.owner(target) == seat:
            return _OWN_ECONOMIC
    return _LOOP if s.rules.superko and _loops(s, seat, group, target) else None


def _loops(s: ColdWar, seat: int, group: int, target: int) -> bool:
    """CVK-A21: whether readying the target brings a position back.

    No other activation can: each leaves fewer ready groups, which only recruiting makes good.
    """
    if (s.ready[0] | s.ready[1]) >> target & 1:
        return False
    ready, mobilised = _mobilise(s.ready, s.mobilised, seat, group)
    ready, mobilised = _flip(ready, mobilised, target)
    return seen_before(s, ready, mobilised, 1 - seat)


# --- the same as masks, for speed: most of a game is spent on listing activations and targets -----


def activatable(s: ColdWar, seat: int) -> list[int]:
    """The seat's ready groups that `forbids_activation` lets pass."""
    found: list[int] = []
    ready = s.ready[seat]
    if not ready:
        return found
    in_play = s.groups_in_play()
    switchable = 0
    if ready & POLITICAL_GROUPS and not _strictly_barred(s, seat):
        switchable = _switchable(s, seat)
    for group in cards_in(ready):
        faction = FACTION[group]
        others = in_play & ~(1 << group)
        if faction == MEDIA:
            open_ = len(s.groups.cards) > 0
        elif faction == POLITICAL:
            open_ = others & switchable != 0
        elif faction == ECONOMIC:
            open_ = _flippable(s, seat, group, others) != 0
        else:
            open_ = others != 0
        if open_:
            found.append(group)
    return found


def targets(s: ColdWar, seat: int, group: int) -> int:
    """The groups that `forbids_target` lets pass."""
    others = s.groups_in_play() & ~(1 << group)
    faction = FACTION[group]
    if faction == POLITICAL:
        return others & _switchable(s, seat)
    return _flippable(s, seat, group, others) if faction == ECONOMIC else others


def _switchable(s: ColdWar, seat: int) -> int:
    """The groups that `_forbids_switch` lets pass."""
    enemy = 1 - seat
    found = s.groups_of(enemy) if s.count(seat) < s.population else 0
    room = s.stability - s.influence(enemy)
    if room >= 0 and s.count(enemy) < s.population:
        found |= s.groups_of(seat) & s.tables.up_to[room]
    return found


def _flippable(s: ColdWar, seat: int, group: int, others: int) -> int:
    """Those of the other groups that `_forbids_flip` lets pass."""
    barred = s.groups_of(seat) if s.rules.not_own_economic else others
    found = others & ~(ECONOMIC_GROUPS & barred)
    if s.rules.superko:
        for target in cards_in(found & ~(s.ready[0] | s.ready[1])):
            if _loops(s, seat, group, target):
                found ^= 1 << target
    return found


# --- carrying it out ------------------------------------------------------------------------------


def activate(s: ColdWar, seat: int, group: int) -> None:
    """CVK-4.4: mobilise the group, then carry out its power."""
    s.ready, s.mobilised = _mobilise(s.ready, s.mobilised, seat, group)
    if s.keep_events:
        s.log_public(log.GROUP_ACTIVATED, seat, group)
    faction = FACTION[group]
    if faction == MILITARY:
        s.push(Destroy(seat, group))
    elif faction == POLITICAL:
        s.push(Switch(seat, group))
    elif faction == ECONOMIC:
        s.push(Flip(seat, group))
    else:
        s.revelations += 1
        s.groups.show(seat, 1)
        if s.keep_events:
            s.log_private(seat, log.CARDS_SEEN, s.groups.top(1))
        s.push(Inspect(seat))


class ChooseTarget(SeatDecision[ColdWar]):
    """The group on which the activated group of a seat uses its power."""

    __slots__ = ("group",)
    __match_args__ = ("seat", "group")

    def __init__(self, seat: int, group: int) -> None:
        super().__init__(seat)
        self.group = group

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """All groups in play."""
        return cards_in(s.groups_in_play())

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """The same rule that let the group be activated."""
        return forbids_target(s, seat, self.group, action)

    def legal_actions(self, s: ColdWar, seat: int) -> list[int]:
        """The same without asking about each group."""
        return cards_in(targets(s, seat, self.group))

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The group, and what its power must respect."""
        return {
            "group": CODES[self.group],
            "stability": s.stability,
            "population": s.population,
        }


class Destroy(ChooseTarget):
    """Military: discard any other group."""

    __slots__ = ()
    rule: ClassVar[str] = "CVK-4.5"
    prompt: ClassVar[str] = "prompt-destroy"

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Discard the target."""
        owner = s.owner(action)
        s.remove_group(action)
        if s.keep_events:
            s.log_public(log.GROUP_DESTROYED, owner, self.group, action, *s.influences)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names the target and its owner."""
        return "do-destroy-own" if s.owner(action) == seat else "do-destroy-enemy"


class Switch(ChooseTarget):
    """Political: move any other group to the other player's side; its state is kept."""

    __slots__ = ()
    rule: ClassVar[str] = "CVK-4.6"
    prompt: ClassVar[str] = "prompt-switch"

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Move the target."""
        s.ready, s.mobilised = _switched(s.ready, action), _switched(s.mobilised, action)
        if s.keep_events:
            s.log_public(log.GROUP_SWITCHED, self.group, action, s.owner(action), *s.influences)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names giving or taking the target."""
        return "do-give" if s.owner(action) == seat else "do-take"


class Flip(ChooseTarget):
    """Economic: flip the state of another group; a flip to mobilised fires no power."""

    __slots__ = ()
    rule: ClassVar[str] = "CVK-4.7"
    prompt: ClassVar[str] = "prompt-flip"

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Turn the target."""
        s.ready, s.mobilised = _flip(s.ready, s.mobilised, action)
        if s.keep_events:
            readied = (s.ready[0] | s.ready[1]) >> action & 1
            s.log_public(log.GROUP_READIED if readied else log.GROUP_MOBILISED, self.group, action)

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names readying or mobilising the target."""
        ready = (s.ready[0] | s.ready[1]) >> action & 1
        return "do-mobilise" if ready else "do-ready"


class Inspect(SeatDecision[ColdWar]):
    """Media, CVK-4.8: the seen top group goes back, is discarded or is recruited."""

    __slots__ = ()

    rule: ClassVar[str] = "CVK-4.8"
    prompt: ClassVar[str] = "prompt-inspect"

    def candidates(self, s: ColdWar, seat: int) -> list[int]:
        """The three things to do with the card."""
        return [RECRUIT, DISCARD, BACK]

    def forbids(self, s: ColdWar, seat: int, action: int) -> Reason | None:
        """Recruiting has its limit (CVK-A25)."""
        if action == RECRUIT:
            return forbids_recruit(s, seat)
        return None if action in (DISCARD, BACK) else _NO_MEDIA_CHOICE

    def resolve(self, s: ColdWar, seat: int, action: int) -> None:
        """Put the card back, discard it or recruit it."""
        if action == RECRUIT:
            s.recruit(seat)
        elif action == DISCARD:
            group = s.groups.take()
            s.revelations += 1
            s.group_discard.append(group)
            s.log_public(log.MEDIA_DISCARDED, seat, group, s.tables.influence[group])
        else:
            s.log_public(log.MEDIA_PUT_BACK, seat)

    def prompt_args(self, s: ColdWar, seat: int) -> dict[str, object]:
        """The card that was seen."""
        return {"group": CODES[s.groups.cards[-1]], "population": s.population}

    def label(self, s: ColdWar, seat: int, action: int) -> str:
        """The message that names what is done with the card."""
        if action == RECRUIT:
            return "do-recruit-inspected"
        return "do-discard-inspected" if action == DISCARD else "do-put-back"


Pair = tuple[int, ...]


def _mobilise(ready: Pair, mobilised: Pair, seat: int, group: int) -> tuple[Pair, Pair]:
    """Both pairs after a seat has mobilised a group of its own."""
    bit = 1 << group
    ready = changed(ready, seat, ready[seat] & ~bit)
    return ready, changed(mobilised, seat, mobilised[seat] | bit)


def _switched(zone: Pair, target: int) -> Pair:
    """A pair after a group has changed sides, if it is in it."""
    bit = 1 << target
    return (zone[0] ^ bit, zone[1] ^ bit) if (zone[0] | zone[1]) & bit else zone


def _flip(ready: Pair, mobilised: Pair, target: int) -> tuple[Pair, Pair]:
    """Both pairs after a group has changed its state, whichever it is in and whosever it is."""
    bit = 1 << target
    seat = 0 if (ready[0] | mobilised[0]) & bit else 1
    ready = changed(ready, seat, ready[seat] ^ bit)
    return ready, changed(mobilised, seat, mobilised[seat] ^ bit)
