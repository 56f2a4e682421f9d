"""Which moves can lose the game by DEFCON or by the Cuban Missile Crisis (TS-DF).

A danger is what a die, the enemy or an event itself can do; what the side that would lose still
decides by itself is none, for it will be warned then. Everything here is worked out from what that
side knows: its own hand, and the cards that it cannot rule out in the other one.
"""

from collections.abc import Callable
from typing import Final

from detente.games.twilight_struggle.rules import knowledge
from detente.games.twilight_struggle.rules.cards import OWNED, OWNER, SCORING, cards_in, code
from detente.games.twilight_struggle.rules.conditions import ahead_in_space, can_occur
from detente.games.twilight_struggle.rules.countries import BATTLEGROUNDS, in_mask
from detente.games.twilight_struggle.rules.coup import forbids_coup, lowers_defcon
from detente.games.twilight_struggle.rules.events.defcon import summit_bonus
from detente.games.twilight_struggle.rules.play import Event
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import BY_NICARAGUA, FREE, IN_AMERICAS, IN_EUROPE
from detente.games.twilight_struggle.rules.tracks import NUCLEAR_WAR

_ORDINARY: Final = 0
_DEEPEST: Final = 3
"""How many events that bring about other events are followed."""
_DIE: Final = 6


def on_the_brink(s: ColdWar) -> bool:
    """Whether one step more is nuclear war."""
    return s.defcon - 1 <= NUCLEAR_WAR


def can_start_war(s: ColdWar, side: int, terms: int = _ORDINARY) -> bool:
    """Whether a side could make a coup that brings DEFCON to 1."""
    if not on_the_brink(s):
        return False
    for place in in_mask(s.present[1 - side] & BATTLEGROUNDS):
        if lowers_defcon(s, side, place) and forbids_coup(s, side, place, terms) is None:
            return True
    return False


def event_endangers(s: ColdWar, card: int, side: int, loser: int, deep: int = 0) -> bool:
    """TS-DF-2: whether an event, carried out by `side`, can lose the game for `loser`.

    `loser` is the phasing side, or the one whose headline this is.
    """
    if deep > _DEEPEST or not can_occur(s, card, side):
        return False
    danger = DANGERS.get(card)
    return danger is not None and danger(s, side, loser, deep)


def play_endangers(s: ColdWar, card: int, player: int, loser: int, deep: int = 0) -> bool:
    """Whether a card can lose the game for `loser` if it is played for Operations."""
    enemy = 1 - player
    return bool(OWNED[enemy] >> card & 1) and event_endangers(s, card, enemy, loser, deep)


def awaits_danger(s: ColdWar, loser: int) -> bool:
    """Whether an event that waits on the agenda can lose the game for a side."""
    for step in s.agenda:
        if isinstance(step, Event) and event_endangers(s, step.card, step.side, loser):
            return True
    return False


# --- card by card ---------------------------------------------------------------------------------

_Danger = Callable[[ColdWar, int, int, int], bool]


def _lowers(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """Duck and Cover, We Will Bury You, KAL-007: DEFCON falls."""
    return on_the_brink(s)


def _olympics(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """The guest may boycott."""
    return side == loser and on_the_brink(s)


def _summit(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """The enemy may win, and move DEFCON."""
    enemy = 1 - loser
    return on_the_brink(s) and summit_bonus(s, enemy) + _DIE > summit_bonus(s, loser) + 1


def _any_level(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """How I Learned to Stop Worrying: the enemy may set DEFCON to 1."""
    return side != loser


def _operations(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """CIA Created, Lone Gunman: a coup of the enemy."""
    return side != loser and can_start_war(s, side)


def _junta(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    return side != loser and can_start_war(s, side, FREE | IN_AMERICAS)


def _ortega(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    return side != loser and can_start_war(s, side, FREE | BY_NICARAGUA)


def _wall(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    return side != loser and can_start_war(s, side, FREE | IN_EUROPE)


def _five_year_plan(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """A random card of the Soviet hand may be an event of the US."""
    for card in cards_in(_hand(s, USSR, loser) & OWNED[US]):
        if event_endangers(s, card, US, loser, deep + 1):
            return True
    return False


def _grain_sales(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """The US has Operations or plays a card of the Soviet hand as it likes."""
    if loser == US:
        return False
    if can_start_war(s, US):
        return True
    for card in cards_in(_hand(s, USSR, loser) & ~SCORING):
        mine = OWNER[card] != USSR and event_endangers(s, card, US, loser, deep + 1)
        if mine or play_endangers(s, card, US, loser, deep + 1):
            return True
    return False


def _star_wars(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """The US picks an event from the discard pile; if it is to lose, it takes any other."""
    if not ahead_in_space(s):
        return False
    pile = [card for card in cards_in(s.discard & ~SCORING) if can_occur(s, card, _by_us(s, card))]
    fatal = [card for card in pile if event_endangers(s, card, _by_us(s, card), loser, deep + 1)]
    return len(fatal) == len(pile) > 0 if loser == US else bool(fatal)


def _by_us(s: ColdWar, card: int) -> int:
    return s.event_side(card, US)


def _missile_envy(s: ColdWar, side: int, loser: int, deep: int) -> bool:
    """The event of the card that is given happens, or else its Operations are conducted."""
    giver = 1 - side
    hand = _hand(s, giver, loser)
    sure = hand if giver == loser else s.known[loser]
    highest = max([s.card_value(giver, card) for card in cards_in(sure)], default=0)
    for card in cards_in(hand):
        if s.card_value(giver, card) < highest:
            continue
        if OWNER[card] == giver:
            if side != loser and can_start_war(s, side):
                return True
        elif event_endangers(s, card, side, loser, deep + 1):
            return True
    return False


def _hand(s: ColdWar, side: int, watcher: int) -> int:
    """The cards that may be in a hand, as far as the watcher knows."""
    return s.hand[side] if side == watcher else knowledge.may_hold(s, side)


DANGERS: Final[dict[int, _Danger]] = {
    code("duck_and_cover"): _lowers,
    code("we_will_bury_you"): _lowers,
    code("soviets_shoot_down_kal_007"): _lowers,
    code("olympic_games"): _olympics,
    code("summit"): _summit,
    code("how_i_learned_to_stop_worrying"): _any_level,
    code("cia_created"): _operations,
    code("lone_gunman"): _operations,
    code("junta"): _junta,
    code("ortega_elected_in_nicaragua"): _ortega,
    code("tear_down_this_wall"): _wall,
    code("five_year_plan"): _five_year_plan,
    code("grain_sales_to_soviets"): _grain_sales,
    code("star_wars"): _star_wars,
    code("missile_envy"): _missile_envy,
}
"""Card → how its event can lose the game; what is not here cannot."""
LOWERING: Final = frozenset((*DANGERS, code("cuban_missile_crisis")))
"""The events that may lower DEFCON, if only by a coup."""
