"""Resampling of what is hidden from a seat (SP-SET-10)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from detente.games.secret_power.rules.state import Conspiracy


def resample_hidden(s: "Conspiracy", seat: int) -> None:
    """Resample undealt objects, hands, decks and wars to come, where the seat cannot know them."""
    deck = sorted(s.deck)
    s.rng.shuffle(deck)
    s.deck = tuple(deck)
    resample_treaties(s, seat)
    if s.rules.professionals:
        s.professionals.resample_hidden(seat, s.crew, s.players, s.rng)
    actions = sorted(s.actions_left)
    s.rng.shuffle(actions)
    s.actions_left = tuple(actions)
    if s.rules.wars_shuffled:
        s.war_rounds = tuple([_resample_war(s, war) for war in range(len(s.war_rounds))])


def resample_treaties(s: "Conspiracy", seat: int) -> None:
    """Resample hands, the packs of set-up, and the treaties that somebody is looking at."""
    players = s.players
    packs = list(s.packs) + [()] * (players - len(s.packs))
    looked: list[tuple[int, ...]] = [()] * players
    if s.looked:
        looked[s.to_act[0]] = s.looked
    hands = [*s.hands, *packs, *looked]
    s.treaties.resample_hidden(seat, hands, players, s.rng)
    s.hands = hands[:players]
    if s.packs:
        s.packs = tuple(hands[players : players * 2])
    if s.looked:
        s.looked = hands[players * 2 + s.to_act[0]]


def _resample_war(s: "Conspiracy", war: int) -> int:
    """SP-RUL-41: in one of two rounds, if both are still to come; known once it is in force."""
    if s.war_rounds[war] <= s.round:
        return s.war_rounds[war]
    earliest, last = s.tables.earliest_war_rounds[war], s.tables.war_rounds[war]
    return last if earliest <= s.round else earliest + s.rng.uniform(last - earliest + 1)
