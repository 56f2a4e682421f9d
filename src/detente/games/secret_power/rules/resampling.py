"""What a seat cannot know, drawn anew from everything it cannot rule out (SP-SET-10)."""

from typing import TYPE_CHECKING

from detente.games.secret_power.rules.projects import EARLIEST_WAR_ROUNDS, WAR_ROUNDS

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy


def redraw(s: "Conspiracy", seat: int) -> None:
    """Draw the undealt objects, hands and decks, and wars to come, as far as they are secret."""
    deck = sorted(s.deck)
    s.chance.shuffle(deck)
    s.deck = tuple(deck)
    redraw_treaties(s, seat)
    if s.rules.professionals:
        s.professionals.redraw(seat, s.crew, s.players, s.chance)
    actions = sorted(s.actions_left)
    s.chance.shuffle(actions)
    s.actions_left = tuple(actions)
    if s.rules.wars_shuffled:
        s.war_rounds = tuple([_redraw_war(s, war) for war in range(len(s.war_rounds))])


def redraw_treaties(s: "Conspiracy", seat: int) -> None:
    """Hands, the packs of set-up, and the treaties that somebody is looking at."""
    players = s.players
    packs = list(s.packs) + [()] * (players - len(s.packs))
    looked: list[tuple[int, ...]] = [()] * players
    if s.looked:
        looked[s.to_act[0]] = s.looked
    hands = [*s.hands, *packs, *looked]
    s.treaties.redraw(seat, hands, players, s.chance)
    s.hands = hands[:players]
    if s.packs:
        s.packs = tuple(hands[players : players * 2])
    if s.looked:
        s.looked = hands[players * 2 + s.to_act[0]]


def _redraw_war(s: "Conspiracy", war: int) -> int:
    """SP-RUL-41: in one of two rounds, if both are still to come; known once it is in force."""
    if s.war_rounds[war] <= s.round:
        return s.war_rounds[war]
    earliest, last = EARLIEST_WAR_ROUNDS[war], WAR_ROUNDS[war]
    return last if earliest <= s.round else earliest + s.chance.below(last - earliest + 1)
