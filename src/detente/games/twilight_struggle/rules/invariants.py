"""The invariants of a position (TS-I).

Here are TS-I-01 to 05, 07, 10 to 13, 15, 16, 20 to 22, 30, 31 and 35, as far as one position shows
them. The core's `check_agenda` has TS-I-32. The rest compares positions, or needs the legal moves:
tests/games/twilight_struggle/rules/test_invariants.py follows whole games for that.
"""

from typing import TYPE_CHECKING, Final

from detente.core.deck import mask_of
from detente.core.errors import invariant
from detente.games.twilight_struggle.rules.cards import (
    FLOWER_POWER,
    HEADLINES,
    LATE_WAR,
    MID_WAR,
    MISSILE_ENVY,
    NO_CARD,
    PREVENTED_BY,
    REQUIRES_ANY,
    SCORING,
    STARRED,
    THE_CHINA_CARD,
    WILLY_BRANDT,
    code,
)
from detente.games.twilight_struggle.rules.countries import COUNT, in_mask
from detente.games.twilight_struggle.rules.effects import (
    ENVY_OWED,
    FLOWER_POWER_FORCE,
    NATO,
    UNTIL_END_OF_TURN,
    WILLY_BRANDT_GAP,
)
from detente.games.twilight_struggle.rules.phases import END_OF_TURN, FINAL_SCORING
from detente.games.twilight_struggle.rules.revisions import RESHUFFLE_AT_ONCE
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.tracks import (
    LAST_BOX,
    LAST_TURN,
    LATE_WAR_TURN,
    MID_WAR_TURN,
    MOST_DEFCON,
    MOST_MILITARY,
    NUCLEAR_WAR,
    TWO_SPACE_CARDS,
    WINNING_VP,
)

if TYPE_CHECKING:
    from detente.games.twilight_struggle.rules.state import ColdWar

_NATO_CARD: Final[int] = code("nato")
_SOLIDARITY: Final[int] = 1 << code("solidarity")
_POPE: Final[int] = REQUIRES_ANY[code("solidarity")]
_CANCELLED: Final = ((WILLY_BRANDT_GAP, WILLY_BRANDT), (FLOWER_POWER_FORCE, FLOWER_POWER))
_DRAWS: Final = ("final_scoring", "wargames")


def check(s: "ColdWar") -> None:
    """Raise InvariantError if an invariant does not hold."""
    deck = mask_of(s.deck)
    _check_cards(s, deck)
    _check_tracks(s)
    _check_effects(s)
    _check_influence(s)
    _check_knowledge(s, deck)
    if s.result is not None:
        _check_result(s)
    elif s.to_act and s.decision().prompt == "prompt-headline":
        _check_new_turn(s)
    elif s.phase == END_OF_TURN:
        _check_end_of_turn(s)


def _check_cards(s: "ColdWar", deck: int) -> None:
    """TS-I-01, TS-I-02, TS-I-04, TS-I-05, TS-I-15, TS-I-30: every card is in exactly one place."""
    us, ussr = s.hand
    everything = us | ussr | deck | s.resolving | s.in_play | s.discard | s.removed | s.box
    count = us.bit_count() + ussr.bit_count() + len(s.deck) + s.resolving.bit_count()
    count += s.in_play.bit_count() + s.discard.bit_count() + s.removed.bit_count()
    count += s.box.bit_count()
    for card in s.headline:
        if card != NO_CARD:
            invariant(HEADLINES >> card & 1 == 1, "some cards are no headlines")
            everything |= 1 << card
            count += 1
    invariant(not everything >> THE_CHINA_CARD & 1, "The China Card has a place of its own")
    invariant(everything == s.rules.cards, "each card is somewhere")
    invariant(count == everything.bit_count(), "each card is in one place only")
    invariant(not s.removed & ~STARRED, "only starred cards are removed")
    invariant(not (s.removed | s.in_play) & ~s.occurred, "a card is removed after its event")
    invariant(not s.fired & ~s.resolving, "an event happens while its card lies on the table")
    if s.turn < LATE_WAR_TURN:
        later = MID_WAR | LATE_WAR if s.turn < MID_WAR_TURN else LATE_WAR
        invariant(s.box == s.rules.cards & later, "cards join with their era")
    else:
        invariant(not s.box, "cards join with their era")
    size = s.tables.hand_size[s.turn]
    invariant(us.bit_count() <= size and ussr.bit_count() <= size, "hands are not too big")
    for card in s.line:
        invariant(
            us & s.known[USSR] & 1 << card != 0, "the line is in the US hand, open to the USSR"
        )


def _check_tracks(s: "ColdWar") -> None:
    """TS-I-02, TS-I-10 to TS-I-13: the tracks are within their limits."""
    invariant(1 <= s.turn <= LAST_TURN, "there are 10 turns")
    invariant(NUCLEAR_WAR <= s.defcon <= MOST_DEFCON, "DEFCON is between 1 and 5")
    invariant(s.defcon > NUCLEAR_WAR or s.result is not None, "nobody lives through nuclear war")
    invariant(s.china in (US, USSR), "somebody has The China Card")
    if s.phase != FINAL_SCORING:
        vp = abs(s.vp)
        invariant(vp <= WINNING_VP, "VP are at most 20")
        invariant(vp < WINNING_VP or s.result is not None, "20 VP end the game")
    for side in (US, USSR):
        invariant(0 <= s.military[side] <= MOST_MILITARY, "Military Operations are at most 5")
        invariant(0 <= s.space[side] <= LAST_BOX, "the space track has 8 boxes")
        used = s.space_used[side]
        invariant(0 <= used <= 2, "at most two cards a turn go to space")
        invariant(used < 2 or s.space[side] >= TWO_SPACE_CARDS, "two cards need the second box")


def _check_effects(s: "ColdWar") -> None:
    """TS-I-20, TS-I-21: effects in force had their cause and were not cancelled."""
    for effect, card in _CANCELLED:
        if s.effects & effect:
            invariant(not s.occurred & PREVENTED_BY[card], "what is over is over")
    if s.effects & NATO:
        invariant(s.occurred & REQUIRES_ANY[_NATO_CARD] != 0, "NATO had its cause")
    if s.occurred & _SOLIDARITY:
        invariant(s.occurred & _POPE != 0, "Solidarity had its cause")
    for side in (US, USSR):
        if s.effects & ENVY_OWED[side]:
            there = (s.known[1 - side] | s.resolving) >> MISSILE_ENVY & 1
            invariant(there == 1, "who owes Missile Envy has it, as all have seen")


def _check_influence(s: "ColdWar") -> None:
    """TS-I-07: no country has less than nothing, and `present` says where there is any."""
    for side in (US, USSR):
        influence = s.influence[side]
        present = s.present[side]
        invariant(len(influence) == COUNT, "influence is in countries only")
        there = COUNT - influence.count(0)
        invariant(there == present.bit_count(), "presence is where influence is")
        for place in in_mask(present):
            invariant(influence[place] > 0, "presence is where influence is, and never negative")


def _check_knowledge(s: "ColdWar", deck: int) -> None:
    """TS-I-35: what a side knows about the other hand is true."""
    invariant(not s.looked & ~deck, "what is looked at lies in the deck")
    for side in (US, USSR):
        hand = s.hand[side]
        known = s.known[1 - side]
        invariant(not known & ~hand, "known cards are there")
        invariant(not s.in_deck[side] & ~deck, "cards known to be in the deck are there")
        scoring = (hand & SCORING).bit_count()
        invariant(scoring <= s.most_scoring[side], "a hand has no more scoring cards than it can")
        for count, within in s.limits[side]:
            hidden = hand & ~known & within
            invariant(hidden.bit_count() >= count, "what was learnt of a hand holds")


def _check_new_turn(s: "ColdWar") -> None:
    """TS-I-03, TS-I-06, TS-I-12, TS-I-13, TS-I-22: nothing is left of the last turn."""
    invariant(s.china_up, "a turn starts with The China Card face up")
    invariant(s.military == (0, 0), "a turn starts without Military Operations")
    invariant(s.space_used == (0, 0), "a turn starts without cards in space")
    invariant(not s.effects & UNTIL_END_OF_TURN, "what lasts a turn ends with it")
    invariant(not s.resolving, "everything is finished before the next card")
    invariant(s.phasing == NOBODY, "nobody is phasing before the headlines")
    if s.game.revision >= RESHUFFLE_AT_ONCE:
        invariant(bool(s.deck) or not s.discard, "a deck used up by the deal is made anew at once")


def _check_end_of_turn(s: "ColdWar") -> None:
    """TS-I-16, TS-I-30."""
    invariant(not (s.hand[US] | s.hand[USSR]) & SCORING, "no scoring card is held")
    invariant(not s.resolving, "everything is finished before the next card")
    invariant(s.headline[US] == s.headline[USSR] == NO_CARD, "all headlines are resolved")


def _check_result(s: "ColdWar") -> None:
    """TS-I-10, TS-I-11, TS-I-31."""
    result = s.result
    assert result is not None
    reason = result["reason"]
    winners = result["winners"]
    if s.defcon == NUCLEAR_WAR or reason == "nuclear_war":
        invariant(s.defcon == NUCLEAR_WAR and reason == "nuclear_war", "DEFCON 1 is nuclear war")
        invariant(winners == [1 - s.phasing], "the phasing player answers for nuclear war")
    elif reason == "vp":
        invariant(winners == [US if s.vp > 0 else USSR], "20 VP win")
        invariant(abs(s.vp) == WINNING_VP, "20 VP win")
    if winners == [US, USSR]:
        invariant(s.vp == 0 and reason in _DRAWS, "a draw is 0 VP at the very end")
    else:
        invariant(winners in ([US], [USSR]), "somebody wins, or both draw")
    if reason == "final_scoring":
        invariant(s.turn == LAST_TURN, "final scoring is after turn 10")
