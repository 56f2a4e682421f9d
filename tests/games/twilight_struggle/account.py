"""The account of Twilight Struggle: the board as the log tells it (detente.testing.log_truth)."""

from itertools import takewhile
from typing import Any, ClassVar, cast

from detente.core.event_log import EventKind
from detente.core.outcomes import Die
from detente.games.twilight_struggle.rules import log, outcomes
from detente.games.twilight_struggle.rules.countries import BATTLEGROUNDS
from detente.games.twilight_struggle.rules.countries import REGIONS as MASKS
from detente.games.twilight_struggle.rules.coup import die_modifier
from detente.games.twilight_struggle.rules.events.defcon import summit_bonus
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.realignment import modifier
from detente.games.twilight_struggle.rules.regions import southeast_asia_points, standings
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import NOTHING_YET, bonus
from detente.games.twilight_struggle.rules.war import resistance
from detente.testing.log_truth import Account, Checks, Told

US, USSR = 0, 1
SIDES = ("us", "ussr")
REGIONS = ("europe", "asia", "middle_east", "africa", "central_america", "south_america")
"""In the order in which they are scored in the end."""
WINNING_VP = 20
EXTRA_ROUND = 8
NO_COUNTRY = -1
_SETS = ("box", "resolving", "fired", "in_play", "discard", "removed", "occurred")
_OPERATIONS = ("choose_operation", "place_influence", "realign", "coup")
_FROM_HAND = ("choose_card", "choose_partner", "choose_mode_in_secret")
"""Decisions that bring a card from the hand onto the table."""
_CHOSEN_IN = ("choose_card", "choose_mode", "choose_mode_in_secret", "use_given", "play_drawn")
"""Decisions after which a card may be used for Operations."""
_TOLD_OF: tuple[tuple[Any, ...], ...] = (
    (log.COUP_ROLLED, 1, outcomes.COUP_DIE),
    (log.REALIGNMENT_ROLLED, 2, outcomes.REALIGNMENT_DIE),
    (log.WAR_ROLLED, 1, outcomes.WAR_DIE),
    (log.SPACE_ROLLED, 1, outcomes.SPACE_DIE),
    (log.TRAP_ROLLED, 1, outcomes.TRAP_DIE),
    (log.CONTEST_ROLLED, 1, outcomes.OLYMPICS_DIE, outcomes.SUMMIT_DIE),
    (log.DECK_RESHUFFLED, 1, outcomes.RESHUFFLE),
)
"""Lines of the log, and how many outcomes of which kinds each of them tells."""
_PLAYED = (
    log.PLAYED_AS_EVENT,
    log.PLAYED_FOR_OPS,
    log.PLAYED_FOR_SPACE,
    log.PLAYED_WITH_UN,
)


class Board(Account):
    """Tracks, influence, and all cards by where they lie, with the order of the deck."""

    silent: ClassVar[dict[str, str]] = {
        "phase": "the lines of a phase are told, not the phase itself",
        "phasing": "told with each round; headlines take turns by their value",
        "round": "told with each round; an eighth one may be counted and not played",
        "effects": "what an event does for longer is told as the event, and its end with the turn",
        "line": "told as a whole, when the order is fixed",
        "moved_to_two": "a note of the rules for NORAD",
        "began": "where a round began, for reach",
        "most_scoring": "what can be concluded about a hand",
        "known": "what can be concluded about a hand",
        "in_deck": "what can be concluded about a hand",
        "looked": "what can be concluded about the deck",
        "limits": "what can be concluded about a hand",
    }
    announced: ClassVar[dict[tuple[str, str], EventKind]] = {
        ("choose_card", "pass"): log.PASSED,
        ("take_extra_round", "decline"): log.EXTRA_ROUND_DECLINED,
        ("discard_held", "none"): log.NOTHING_DISCARDED,
        ("take_discarded", "none"): log.NOTHING_TAKEN,
        ("choose_operation", "none"): log.OFFER_DECLINED,
        ("move_defcon", "none"): log.OFFER_DECLINED,
        ("end_the_game", "decline"): log.OFFER_DECLINED,
        ("end_the_game", "end"): log.GAME_CALLED_OFF,
        ("guerrilla_coup", "done"): log.OFFER_DECLINED,
        ("play_drawn", "hand_back"): log.CARD_RETURNED,
        ("answer_olympics", "participate"): log.TOOK_PART,
        ("answer_olympics", "boycott"): log.BOYCOTTED,
    }
    paired: ClassVar[tuple[tuple[EventKind, ...], ...]] = (
        (log.HAND_SHOWN, log.HAND_SEEN),
        (log.CARDS_LOOKED_AT, log.CARDS_ON_TOP),
        (log.TRAP_ROLLED, log.TRAP_ESCAPED, log.TRAP_HOLDS),
    )

    def read(self, board: dict[str, Any]) -> dict[str, Any]:
        """The board with sets instead of sorted lists, and all countries that have influence."""
        read = {name: value for name, value in board.items() if name not in self.silent}
        for name in _SETS:
            read[name] = set(read[name])
        read["hand"] = [set(cards) for cards in read["hand"]]
        read["influence"] = {
            country: amounts for country, amounts in board["influence"].items() if any(amounts)
        }
        return read

    def begin(self) -> None:
        """A card that is chosen lies on the table, though how it is used comes later."""
        agenda = self.change.before["agenda"]
        self.step: list[Any] = agenda[-1] if agenda else [""]
        self.round: int = self.change.before["board"]["round"]
        self.phasing: int = (*SIDES, None).index(self.change.before["board"]["phasing"])
        self.final = False
        """Whether the final scoring has begun."""
        self.dealt: list[str] = []
        """Cards that were drawn, and not told yet to whom."""
        self.joined: set[str] = set()
        """Cards that have come from the box into the deck."""
        step, move = self.step[0], self.change.move
        if step == "play_drawn" and move == "play":
            self.lay_down(USSR, self.game.codes[self.step[2]])
        elif step in _FROM_HAND and move in self.board["hand"][self.step[1]]:
            self.lay_down(self.step[1], move)

    def close(self) -> None:
        """No roll of a die, no shuffle and no end of the game is left untold."""
        for told, each, *chance in _TOLD_OF:
            assert self.count(told) * each == self.count(*chance)
        assert self.count(log.GAME_WON, log.GAME_DRAWN) == self.ended()
        assert self.count(log.MID_WAR_JOINS, log.LATE_WAR_JOINS) == bool(self.joined)
        assert self.count(log.HEADLINE_REVEALED, log.NO_HEADLINE) in (0, 2)
        assert self.count(log.CARD_PICKED) * 2 == self.count(log.CARD_SEEN)
        assert self.count(log.NUCLEAR_WAR) == (self.board["defcon"] == 1)

    def compare(self) -> None:
        """Countries that have lost all influence are left out."""
        influence = self.board["influence"]
        self.board["influence"] = {name: both for name, both in influence.items() if any(both)}
        super().compare()

    def state(self) -> ColdWar:
        """A state with this account's influence, in which rules can be asked for a number."""
        state = cast(ColdWar, self.game.empty_state(2))
        board = {**self.change.before["board"], "influence": self.board["influence"]}
        state.load_board(board)
        return state

    # --- cards ----------------------------------------------------------------------------------

    def about(self, card: str, name: str) -> Any:
        """What the data say of a card."""
        return self.game.describe(card)[name]

    def lay_down(self, side: int, card: str) -> None:
        """A card comes from a hand onto the table."""
        self.board["hand"][side].remove(card)
        self.board["resolving"].add(card)

    def from_table(self, card: str, to: str) -> bool:
        """A card leaves the table; whether its event took place."""
        self.board["resolving"].remove(card)
        happened = card in self.board["fired"]
        self.board["fired"].discard(card)
        self.board[to].add(card)
        return happened

    def in_progress(self) -> str:
        """The card whose event is being carried out."""
        for event in self.earlier():
            if event.kind is log.EVENT_OCCURS:
                return str(event.args["card"])
        agenda = self.change.before["agenda"]
        card: int = next(step[1] for step in reversed(agenda) if step[0] == "put_away")
        return self.game.codes[card]

    def value(self, side: int, card: str) -> int:
        """What a card is worth to a side."""
        return self.state().card_value(side, self.game.action_of[card])

    # --- who and what ---------------------------------------------------------------------------

    def mover(self, side: int) -> None:
        """The side is the one that moved."""
        assert side == self.change.seat

    def after(self, name: str) -> Any:
        """A field of the board after the move."""
        return self.change.after["board"][name]

    def next(self) -> Told | None:
        """What is told next."""
        later = self.later()
        return later[0] if later else None

    def rolled(self, kind: Die, *values: Any) -> None:
        """The last roll of a die was this one."""
        assert self.outcomes(kind)[-1] == values

    def influence(self, country: str) -> list[int]:
        """The influence of both in a country."""
        assert self.game.describe(country).get("kind") == "country"
        return cast("list[int]", self.board["influence"].setdefault(country, [0, 0]))

    def wins(self, side: int) -> None:
        """The next line says that this side has won."""
        told = self.next()
        assert told is not None and told.kind is log.GAME_WON and told.args["side"] == side


CHECKS = Checks(Board, {**TwilightStruggle.event_kinds, **TwilightStruggle.outcome_kinds})


# --- chance ---------------------------------------------------------------------------------------


@CHECKS.of(
    outcomes.COUP_DIE,
    outcomes.REALIGNMENT_DIE,
    outcomes.WAR_DIE,
    outcomes.SPACE_DIE,
    outcomes.TRAP_DIE,
    outcomes.OLYMPICS_DIE,
    outcomes.SUMMIT_DIE,
    outcomes.FROM_HAND,
)
def _checked_where_told(a: Board, *values: Any) -> None:
    """The line that tells it looks it up."""


@CHECKS.of(outcomes.DECK)
def _deck(a: Board, cards: list[str]) -> None:
    a.joined = set(cards) - set(a.board["deck"])
    assert a.joined <= a.board["box"] and set(a.board["deck"]) <= set(cards)
    a.board["box"] -= a.joined
    a.board["deck"] = cards[::-1]


@CHECKS.of(outcomes.RESHUFFLE)
def _reshuffle(a: Board, cards: list[str]) -> None:
    """The new cards come under what is left."""
    assert set(cards) == a.board["discard"]
    a.board["deck"] = cards[::-1] + a.board["deck"]
    a.board["discard"] = set()


# --- turns and cards ------------------------------------------------------------------------------


def _end_of_turn(a: Board) -> None:
    """What a turn leaves behind goes with it."""
    a.board.update(space_used=[0, 0], china_up=True)
    a.round = 0


@CHECKS.of(log.TURN_STARTED)
def _turn_started(a: Board, turn: int) -> None:
    if a.change.before["board"]["phase"] == "setup":
        assert a.after("phase") != "setup"
        assert turn == a.board["turn"] == 1
    else:
        assert turn == a.board["turn"] + 1
        _end_of_turn(a)
    a.board["turn"] = turn


@CHECKS.of(log.MID_WAR_JOINS, log.LATE_WAR_JOINS)
def _era_joins(a: Board, count: int) -> None:
    era = "mid" if a.change.told[a.number].kind is log.MID_WAR_JOINS else "late"
    assert count == len(a.joined)
    assert {a.about(card, "era") for card in a.joined} == {era}


@CHECKS.of(log.CARDS_DEALT)
def _cards_dealt(a: Board, us: int, ussr: int) -> None:
    for _ in range(us + ussr):
        a.dealt.append(a.board["deck"].pop())
    counts = [0, 0]
    for event in takewhile(lambda event: event.kind is not log.CARDS_DEALT, a.later()):
        if event.kind is log.CARDS_DRAWN:
            counts[event.audience.bit_length() - 1] += len(event.args["cards"])
    assert counts == [us, ussr]


@CHECKS.of(log.CARDS_DRAWN, private=True)
def _cards_drawn(a: Board, cards: list[str]) -> None:
    assert cards == [card for card in a.dealt if card in cards]
    a.board["hand"][a.to] |= set(cards)


@CHECKS.of(log.DECK_RESHUFFLED)
def _deck_reshuffled(a: Board, count: int) -> None:
    assert count == len(a.outcomes(outcomes.RESHUFFLE)[-1][0])


@CHECKS.of(log.ROUND_STARTED)
def _round_started(a: Board, side: int, number: int) -> None:
    """The USSR begins a round, the US follows; then one of them may have an eighth one."""
    if number != EXTRA_ROUND:
        assert number == a.round + (side == USSR)
        assert side == USSR or a.phasing == USSR
    a.round, a.phasing = number, side
    passed_on = (log.ROUND_STARTED, log.ROUND_SKIPPED, log.TURN_STARTED, log.GAME_WON)
    if not [event for event in a.later() if event.kind in passed_on]:
        assert (a.after("phasing"), a.after("round")) == (SIDES[side], number)


@CHECKS.of(log.ROUND_SKIPPED)
def _round_skipped(a: Board, side: int) -> None:
    assert a.earlier()[0].kind is log.ROUND_STARTED and a.earlier()[0].args["side"] == side
    assert not a.board["hand"][side]


@CHECKS.of(log.PASSED)
def _passed(a: Board, side: int) -> None:
    a.mover(side)
    assert a.step == ["choose_card", side] and a.change.move == "pass"


@CHECKS.of(log.EXTRA_ROUND_DECLINED)
def _extra_round_declined(a: Board, side: int) -> None:
    a.mover(side)
    assert a.step == ["take_extra_round", side] and a.change.move == "decline"


@CHECKS.of(log.PLAYED_AS_EVENT)
def _played_as_event(a: Board, side: int, card: str) -> None:
    a.mover(side)
    assert card in a.board["resolving"]
    assert card == (a.change.move if a.step[0] == "choose_card" else a.game.codes[a.step[2]])


def _played(a: Board, side: int, card: str, ops: int) -> None:
    assert card in a.board["resolving"] or (card, a.board["china"]) == (
        "the_china_card",
        SIDES[side],
    )
    assert ops == a.value(side, card)


@CHECKS.of(log.PLAYED_FOR_OPS)
def _played_for_ops(a: Board, side: int, card: str, ops: int, event: int) -> None:
    """By who moved, or with Missile Envy by who was given the card."""
    asked = [step for step in a.change.after["agenda"] if step[0] == "choose_order"]
    assert a.ended() or event == (asked == [["choose_order", side, a.game.action_of[card]]])
    given = [event.args for event in a.earlier() if event.kind is log.CARD_GIVEN]
    if given:
        assert {"side": 1 - side, "card": card} in given
    else:
        a.mover(side)
        assert a.step[0] in _CHOSEN_IN
    _played(a, side, card, ops)


@CHECKS.of(log.PLAYED_FOR_SPACE)
def _played_for_space(a: Board, side: int, card: str, ops: int) -> None:
    a.mover(side)
    _played(a, side, card, ops)
    told = a.next()
    assert told is not None and told.kind is log.SPACE_ROLLED and told.args["side"] == side


@CHECKS.of(log.PLAYED_WITH_UN)
def _played_with_un(a: Board, side: int, card: str, ops: int) -> None:
    a.mover(side)
    _played(a, side, card, ops)
    assert {card, "un_intervention"} <= a.board["resolving"] and card != "un_intervention"
    a.board["fired"].add("un_intervention")
    a.board["occurred"].add("un_intervention")


def _players(a: Board, card: str) -> set[int]:
    """Who may have brought about the event of a card, by what was told or is on the agenda."""
    found = {side for side in (US, USSR) if a.board["headline"][side] == card}
    for event in a.earlier():
        if event.args.get("card") == card:
            if event.kind in _PLAYED or event.kind is log.CARD_TAKEN:
                found.add(event.args["side"])
            elif event.kind is log.CARD_GIVEN:
                found.add(1 - event.args["side"])
            elif event.kind is log.CARD_SHOWN:
                found.add(US)
    for step in a.change.before["agenda"]:
        if step[0] == "event" and step[1] == a.game.action_of[card]:
            found.add(step[3])
    if a.step[0] == "choose_order" and a.step[2] == a.game.action_of[card]:
        found.add(a.step[1])
    return found


@CHECKS.of(log.EVENT_OCCURS)
def _event_occurs(a: Board, side: int, card: str) -> None:
    """An event is its owner's, a neutral one that of who plays the card."""
    [player] = _players(a, card)
    owner = a.about(card, "side")
    assert side == (player if owner not in SIDES else SIDES.index(owner))
    _off_headline(a, card)
    assert card in a.board["resolving"]
    a.board["fired"].add(card)
    a.board["occurred"].add(card)


def _off_headline(a: Board, card: str) -> None:
    """A headline lies on the table while its event is carried out."""
    if card in a.board["headline"]:
        a.board["headline"][a.board["headline"].index(card)] = None
        a.board["resolving"].add(card)


@CHECKS.of(log.EVENT_VOID)
def _event_void(a: Board, card: str) -> None:
    assert _players(a, card)
    still_due = [step for step in a.change.after["agenda"] if step[0] == "event"]
    assert a.game.action_of[card] not in [step[1] for step in still_due]
    _off_headline(a, card)


@CHECKS.of(log.OPS_GRANTED)
def _ops_granted(a: Board, side: int, ops: int) -> None:
    """They are on the agenda until they are used, or are lost at once."""
    told = a.next()
    if told is not None and told.kind is log.OPS_LOST:
        assert told.args["side"] == side
        card = a.in_progress()
        printed = 4 if card == "olympic_games" else a.about(card, "ops")
        modified = a.game.settings["event_ops_modified"]
        assert ops == (a.state().value(side, printed) if modified else printed)
    else:
        now, before = [
            [step[1:3] for step in position["agenda"] if step[0] in _OPERATIONS]
            for position in (a.change.after, a.change.before)
        ]
        assert now.count([side, ops]) > before.count([side, ops])


@CHECKS.of(log.OPS_LOST)
def _ops_lost(a: Board, side: int) -> None:
    """Granted, or those of the card that was played."""
    told = a.earlier()[0] if a.earlier() else None
    granted = told is not None and told.kind in (log.OPS_GRANTED, log.PLAYED_FOR_OPS)
    if granted and told is not None:
        assert told.args["side"] == side
    else:
        agenda = a.change.before["agenda"]
        ordered = a.step[0] == "choose_order" and side == a.change.seat
        assert ordered or ["operations", side] in [step[:2] for step in agenda]


@CHECKS.of(log.CARD_DISCARDED)
def _card_discarded(a: Board, card: str) -> None:
    """From the table, or by Our Man in Tehran from the deck."""
    if a.step[0] == "discard_from_deck" and card in a.board["deck"]:
        a.board["deck"].remove(card)
        a.board["discard"].add(card)
    else:
        happened = a.from_table(card, "discard")
        assert not (happened and a.about(card, "removed_after_event"))


@CHECKS.of(log.CARD_REMOVED)
def _card_removed(a: Board, card: str) -> None:
    assert a.about(card, "removed_after_event")
    assert a.from_table(card, "removed")


@CHECKS.of(log.CARD_STAYS)
def _card_stays(a: Board, card: str) -> None:
    assert a.about(card, "lasting")
    assert a.from_table(card, "in_play")


@CHECKS.of(log.DISCARDED_FROM_HAND)
def _discarded_from_hand(a: Board, side: int, card: str) -> None:
    a.board["hand"][side].remove(card)
    a.board["discard"].add(card)


@CHECKS.of(log.NOTHING_DISCARDED)
def _nothing_discarded(a: Board, side: int) -> None:
    a.mover(side)
    assert a.change.move == "none"


@CHECKS.of(log.NOTHING_TAKEN)
def _nothing_taken(a: Board, side: int) -> None:
    """By choice, or because there is nothing but scoring cards to take."""
    if a.step[0] == "take_discarded":
        a.mover(side)
        assert a.change.move == "none"
    else:
        assert all(a.about(card, "scoring") for card in a.board["discard"])
        occurred = next(event for event in a.earlier() if event.kind is log.EVENT_OCCURS)
        assert occurred.args == {"side": side, "card": "salt_negotiations"}


@CHECKS.of(log.OFFER_DECLINED)
def _offer_declined(a: Board, side: int) -> None:
    a.mover(side)
    assert a.change.move in ("none", "decline", "done")


@CHECKS.of(log.EFFECT_ENDS)
def _effect_ends(a: Board, card: str) -> None:
    a.board["in_play"].remove(card)
    a.board["removed" if a.about(card, "removed_after_event") else "discard"].add(card)


@CHECKS.of(log.CHINA_PASSED)
def _china_passed(a: Board, side: int) -> None:
    assert a.board["china"] != SIDES[side]
    a.board.update(china=SIDES[side], china_up=False)


@CHECKS.of(log.CHINA_TAKEN)
def _china_taken(a: Board, side: int) -> None:
    assert a.board["china"] != SIDES[side]
    a.board.update(china=SIDES[side], china_up=True)


# --- headlines ------------------------------------------------------------------------------------


@CHECKS.of(log.HEADLINE_CHOSEN)
def _headline_chosen(a: Board, side: int) -> None:
    a.mover(side)
    assert a.step[0] == "choose_headline"
    assert a.count(log.OWN_HEADLINE) == (a.change.move != "none")


@CHECKS.of(log.OWN_HEADLINE, private=True)
def _own_headline(a: Board, card: str) -> None:
    chosen = a.change.move
    if a.to != a.change.seat:
        chosen = a.change.before["pending_moves"][a.to]
    assert card == chosen
    a.board["hand"][a.to].remove(card)
    a.board["headline"][a.to] = card


@CHECKS.of(log.HEADLINE_SEEN, private=True)
def _headline_seen(a: Board, side: int, card: str) -> None:
    assert a.to == 1 - side
    assert a.board["headline"][side] == card


@CHECKS.of(log.HEADLINE_REVEALED)
def _headline_revealed(a: Board, side: int, card: str, ops: int) -> None:
    assert a.board["headline"][side] == card
    assert ops == cast(TwilightStruggle, a.game).ops[a.game.action_of[card]]


@CHECKS.of(log.NO_HEADLINE)
def _no_headline(a: Board, side: int) -> None:
    assert a.board["headline"][side] is None
    assert not [e for e in a.change.told if e.kind is log.OWN_HEADLINE and e.audience == 1 << side]


@CHECKS.of(log.HEADLINE_VOIDED)
def _headline_voided(a: Board, side: int, card: str) -> None:
    assert a.board["headline"][side] == card
    a.board["headline"][side] = None
    a.board["discard"].add(card)


# --- influence and tracks -------------------------------------------------------------------------


@CHECKS.of(log.INFLUENCE_ADDED)
def _influence_added(a: Board, side: int, country: str, count: int, us: int, ussr: int) -> None:
    assert count > 0
    a.influence(country)[side] += count
    assert a.influence(country) == [us, ussr]


@CHECKS.of(log.INFLUENCE_REMOVED)
def _influence_removed(a: Board, side: int, country: str, count: int, us: int, ussr: int) -> None:
    assert 0 < count <= a.influence(country)[side]
    a.influence(country)[side] -= count
    assert a.influence(country) == [us, ussr]


@CHECKS.of(log.VP_GAINED)
def _vp_gained(a: Board, side: int, points: int, vp: int) -> None:
    """At 20 VP the marker stops. By how much follows where a line before says why."""
    assert points > 0
    moved = a.board["vp"] + (points if side == US else -points)
    assert vp == max(-WINNING_VP, min(WINNING_VP, moved))
    a.board["vp"] = vp
    if vp != moved:
        _check_cause(a, side, points)


def _check_cause(a: Board, side: int, points: int) -> None:
    """Where the marker stops, only what brought the points tells how many they are."""
    if not a.earlier():
        return
    why = a.earlier()[0]
    if why.kind in (log.REGION_SCORED, log.SOUTHEAST_ASIA_SCORED):
        lead = why.args["us"] - why.args["ussr"]
    elif why.kind is log.MILITARY_CHECKED:
        missing = [max(0, why.args["defcon"] - why.args[name]) for name in SIDES]
        lead = missing[USSR] - missing[US]
    else:
        return
    assert lead == (points if side == US else -points)


@CHECKS.of(log.DEFCON_RAISED)
def _defcon_raised(a: Board, defcon: int) -> None:
    assert a.board["defcon"] < defcon <= 5
    a.board["defcon"] = defcon


@CHECKS.of(log.DEFCON_LOWERED)
def _defcon_lowered(a: Board, defcon: int) -> None:
    assert 1 <= defcon < a.board["defcon"]
    a.board["defcon"] = defcon


@CHECKS.of(log.MILITARY_COUNTED)
def _military_counted(a: Board, side: int, total: int) -> None:
    assert a.board["military"][side] < total <= 5 or a.board["military"][side] == total == 5
    a.board["military"][side] = total


@CHECKS.of(log.MILITARY_CHECKED)
def _military_checked(a: Board, defcon: int, us: int, ussr: int) -> None:
    assert defcon == a.board["defcon"]
    assert [us, ussr] == a.board["military"]
    assert a.ended() or a.count(log.TURN_STARTED)
    a.board["military"] = [0, 0]


# --- dice -----------------------------------------------------------------------------------------


@CHECKS.of(log.COUP_ROLLED)
def _coup_rolled(
    a: Board, side: int, country: str, die: int, more: int, ops: int, stability: int, result: int
) -> None:
    """What the result does to influence is told next."""
    a.mover(side)
    a.rolled(outcomes.COUP_DIE, country, side, die)
    state, place = a.state(), a.game.action_of[country]
    assert more == die_modifier(state, side, place)
    granted = a.step[2]
    if a.step[0] in ("choose_operation", "coup"):
        granted += bonus(state, side, a.step[3], NOTHING_YET, place)
    assert ops == granted
    assert stability == a.game.describe(country)["stability"]
    assert result == max(0, die + more + ops - 2 * stability)
    removed = min(result, a.influence(country)[1 - side])
    expected = [
        (log.INFLUENCE_REMOVED, 1 - side, removed),
        (log.INFLUENCE_ADDED, side, result - removed),
    ]
    _followed_by(a, country, [one for one in expected if one[2]])


def _followed_by(a: Board, country: str, expected: list[tuple[Any, int, int]]) -> None:
    """These changes of influence in a country are told next."""
    for event, (kind, side, count) in zip(a.later(), expected, strict=False):
        assert event.kind is kind
        args = event.args
        assert (args["side"], args["country"], args["count"]) == (side, country, count)
    assert len(a.later()) >= len(expected)


@CHECKS.of(log.REALIGNMENT_ROLLED)
def _realignment_rolled(
    a: Board,
    side: int,
    country: str,
    us_die: int,
    us_modifier: int,
    us_total: int,
    ussr_die: int,
    ussr_modifier: int,
    ussr_total: int,
) -> None:
    a.mover(side)
    dice = {values[1]: values for values in a.outcomes(outcomes.REALIGNMENT_DIE)[-2:]}
    assert dice == {US: (country, US, us_die), USSR: (country, USSR, ussr_die)}
    state, place = a.state(), a.game.action_of[country]
    assert us_modifier == modifier(state, US, place)
    assert ussr_modifier == modifier(state, USSR, place)
    assert us_total == us_die + us_modifier
    assert ussr_total == ussr_die + ussr_modifier
    loser = USSR if us_total > ussr_total else US
    removed = min(abs(us_total - ussr_total), a.influence(country)[loser])
    _followed_by(a, country, [(log.INFLUENCE_REMOVED, loser, removed)] if removed else [])


@CHECKS.of(log.WAR_ROLLED)
def _war_rolled(
    a: Board, side: int, country: str, die: int, more: int, total: int, needed: int
) -> None:
    a.rolled(outcomes.WAR_DIE, country, side, die)
    card = a.in_progress()
    itself = card == "arab_israeli_war"
    assert more == -resistance(a.state(), side, a.game.action_of[country], itself)
    assert total == die + more
    assert needed == (3 if card == "brush_war" else 4)
    told = a.next()
    assert told is not None and told.kind is (log.WAR_WON if total >= needed else log.WAR_LOST)
    assert told.args == {"side": side, "country": country}


@CHECKS.of(log.WAR_WON, log.WAR_LOST)
def _war_over(a: Board, side: int, country: str) -> None:
    rolled = a.earlier()[0]
    assert rolled.kind is log.WAR_ROLLED
    assert (rolled.args["side"], rolled.args["country"]) == (side, country)


@CHECKS.of(log.SPACE_ROLLED)
def _space_rolled(a: Board, side: int, die: int, most: int) -> None:
    a.rolled(outcomes.SPACE_DIE, side, die)
    a.board["space_used"][side] += 1
    assert most == cast(TwilightStruggle, a.game).tables.box_roll[a.board["space"][side] + 1]
    told = a.next()
    assert told is not None and told.kind is (
        log.SPACE_ADVANCED if die <= most else log.SPACE_FAILED
    )


@CHECKS.of(log.SPACE_ADVANCED)
def _space_advanced(a: Board, side: int, box: int) -> None:
    assert a.board["space"][side] < box <= 8
    a.board["space"][side] = box


@CHECKS.of(log.SPACE_FAILED)
def _space_failed(a: Board, side: int) -> None:
    assert a.earlier()[0].kind is log.SPACE_ROLLED and a.earlier()[0].args["side"] == side


@CHECKS.of(log.TRAP_ROLLED)
def _trap_rolled(a: Board, side: int, card: str, die: int) -> None:
    a.mover(side)
    a.rolled(outcomes.TRAP_DIE, side, die)
    discarded = a.earlier()[0]
    assert discarded.kind is log.DISCARDED_FROM_HAND
    assert discarded.args == {"side": side, "card": card}
    told = a.next()
    assert told is not None and told.kind is (log.TRAP_ESCAPED if die <= 4 else log.TRAP_HOLDS)


@CHECKS.of(log.TRAP_ESCAPED)
def _trap_escaped(a: Board, side: int) -> None:
    a.mover(side)
    told = a.next()
    assert told is not None and told.kind is log.EFFECT_ENDS
    assert told.args["card"] == ("quagmire", "bear_trap")[side]


@CHECKS.of(log.TRAP_HOLDS)
def _trap_holds(a: Board, side: int) -> None:
    a.mover(side)
    assert ("quagmire_trap", "bear_trap_trap")[side] in a.after("effects")


@CHECKS.of(log.CONTEST_ROLLED)
def _contest_rolled(a: Board, side: int, die: int, more: int, total: int) -> None:
    """The Olympic Games, where the host has 2 more, or Summit."""
    assert total == die + more
    if a.step[0] == "answer_olympics":
        a.rolled(outcomes.OLYMPICS_DIE, side, die)
        assert more == (0 if side == a.change.seat else 2)
    else:
        a.rolled(outcomes.SUMMIT_DIE, side, die)
        assert more == summit_bonus(a.state(), side)


@CHECKS.of(log.CONTEST_TIED)
def _contest_tied(a: Board) -> None:
    first, second = a.earlier()[:2]
    assert first.kind is second.kind is log.CONTEST_ROLLED
    assert first.args["total"] == second.args["total"]


# --- hands ----------------------------------------------------------------------------------------


@CHECKS.of(log.HAND_SHOWN)
def _hand_shown(a: Board, side: int) -> None:
    told = a.next()
    assert told is not None and told.kind is log.HAND_SEEN and told.args["side"] == side


@CHECKS.of(log.HAND_SEEN, private=True)
def _hand_seen(a: Board, side: int, cards: list[str]) -> None:
    assert a.to == 1 - side
    assert sorted(cards) == sorted(a.board["hand"][side])


@CHECKS.of(log.CARD_SHOWN)
def _card_shown(a: Board, side: int, card: str) -> None:
    """By Five Year Plan it is played at once; to the Cambridge Five it stays in the hand."""
    assert card in a.board["hand"][side]
    if a.in_progress() == "five_year_plan":
        assert a.outcomes(outcomes.FROM_HAND)[-1] == (side, card)
        a.lay_down(side, card)
    else:
        assert a.in_progress() == "the_cambridge_five" and a.about(card, "scoring")


@CHECKS.of(log.CARD_PICKED)
def _card_picked(a: Board, side: int) -> None:
    assert a.outcomes(outcomes.FROM_HAND)[-1][0] == side
    assert [event.kind for event in a.later()[:2]] == [log.CARD_SEEN, log.CARD_SEEN]
    assert {event.audience for event in a.later()[:2]} == {1, 2}


@CHECKS.of(log.CARD_SEEN, private=True)
def _card_seen(a: Board, side: int, card: str) -> None:
    """Both are told which card it is, the US and who holds it."""
    assert a.outcomes(outcomes.FROM_HAND)[-1] == (side, card)
    told = {e.audience for e in a.change.told if e.kind is log.CARD_SEEN and e.args["card"] == card}
    assert told == {1, 2}


@CHECKS.of(log.CARD_GIVEN)
def _card_given(a: Board, side: int, card: str) -> None:
    """Missile Envy goes into the hand of who gives the card with the highest value."""
    if card == "missile_envy":
        given = a.earlier()[0]
        assert given.kind is log.CARD_GIVEN and given.args["side"] == 1 - side
        a.board["resolving"].remove(card)
        a.board["fired"].discard(card)
        a.board["hand"][1 - side].add(card)
        return
    if a.step[0] == "give_highest":
        a.mover(side)
        assert card == a.change.move
    highest = max(a.value(side, held) for held in a.board["hand"][side])
    assert a.value(side, card) == highest
    a.lay_down(side, card)


@CHECKS.of(log.CARD_RETURNED)
def _card_returned(a: Board, side: int) -> None:
    assert a.step[0] == "play_drawn" and a.change.move == "hand_back"
    assert a.game.codes[a.step[2]] in a.board["hand"][side]


@CHECKS.of(log.CARD_TAKEN)
def _card_taken(a: Board, side: int, card: str) -> None:
    """By SALT into the hand; by Star Wars onto the table, unless it brings nothing."""
    a.mover(side)
    assert card == a.change.move and card in a.board["discard"]
    told = a.next()
    if a.step[0] == "take_discarded":
        a.board["discard"].remove(card)
        a.board["hand"][side].add(card)
    elif told is None or told.kind is not log.EVENT_VOID:
        a.board["discard"].remove(card)
        a.board["resolving"].add(card)


@CHECKS.of(log.CARDS_LOOKED_AT)
def _cards_looked_at(a: Board, side: int, count: int) -> None:
    told = a.next()
    assert told is not None and told.kind is log.CARDS_ON_TOP
    assert told.audience == 1 << side and len(told.args["cards"]) == count


@CHECKS.of(log.CARDS_ON_TOP, private=True)
def _cards_on_top(a: Board, cards: list[str]) -> None:
    assert a.to == US
    assert cards == a.board["deck"][-5:][::-1]


@CHECKS.of(log.ORDER_FIXED)
def _order_fixed(a: Board, cards: list[str]) -> None:
    assert cards == a.after("line") != a.change.before["board"]["line"]
    assert set(cards) == a.board["hand"][US]


# --- choices --------------------------------------------------------------------------------------


@CHECKS.of(log.BOYCOTTED)
def _boycotted(a: Board, side: int) -> None:
    a.mover(side)
    assert a.change.move == "boycott"


@CHECKS.of(log.TOOK_PART)
def _took_part(a: Board, side: int) -> None:
    a.mover(side)
    assert a.change.move == "participate"


@CHECKS.of(log.REGION_CLOSED)
def _region_closed(a: Board, region: str) -> None:
    assert a.change.move == region
    assert f"chernobyl_{region}" in a.after("effects")


@CHECKS.of(log.CRISIS_ENDED)
def _crisis_ended(a: Board, side: int, country: str) -> None:
    a.mover(side)
    assert f"crisis_{SIDES[side]}" not in a.after("effects")
    _followed_by(a, country, [(log.INFLUENCE_REMOVED, side, 2)])


@CHECKS.of(log.GAME_CALLED_OFF)
def _game_called_off(a: Board, side: int) -> None:
    a.mover(side)
    told = a.next()
    assert told is not None and told.kind is log.VP_GAINED and told.args["side"] == 1 - side
    assert a.change.after["result"]["reason"] == "wargames"


# --- scoring and the end --------------------------------------------------------------------------


@CHECKS.of(log.REGION_SCORED)
def _region_scored(
    a: Board,
    region: str,
    us_level: int,
    us: int,
    ussr_level: int,
    ussr: int,
    us_battlegrounds: int,
    ussr_battlegrounds: int,
) -> None:
    """By a card, or in the end, one region after the other."""
    ignored = NO_COUNTRY
    for event in a.earlier():
        if event.kind is log.COUNTRY_IGNORED:
            ignored = a.game.action_of[event.args["country"]]
    counted = standings(a.state(), REGIONS.index(region), ignored)
    found = [(side.level, side.points, side.battlegrounds) for side in counted]
    assert found == [(us_level, us, us_battlegrounds), (ussr_level, ussr, ussr_battlegrounds)]
    if a.final:
        kinds = [event.kind for event in a.earlier()]
        assert region == REGIONS[kinds.index(log.FINAL_SCORING)]
        a.board["vp"] += us - ussr
    else:
        assert f"{region}_scoring" == a.in_progress()


@CHECKS.of(log.SOUTHEAST_ASIA_SCORED)
def _southeast_asia_scored(a: Board, us: int, ussr: int) -> None:
    state = a.state()
    assert a.in_progress() == "southeast_asia_scoring"
    assert [us, ussr] == [southeast_asia_points(state, side) for side in (US, USSR)]


@CHECKS.of(log.COUNTRY_IGNORED)
def _country_ignored(a: Board, country: str) -> None:
    """The US names it, or there is only one Soviet battleground in the region."""
    if a.step[0] == "ignore_country":
        assert country == a.change.move
        return
    region, state = a.in_progress().removesuffix("_scoring"), a.state()
    soviet = state.controlled(USSR, MASKS[REGIONS.index(region)] & BATTLEGROUNDS)
    assert soviet == 1 << a.game.action_of[country]


@CHECKS.of(log.HELD_CARDS_SHOWN)
def _held_cards_shown(a: Board, side: int, cards: list[str]) -> None:
    assert sorted(cards) == sorted(a.board["hand"][side])


@CHECKS.of(log.SCORING_CARD_HELD)
def _scoring_card_held(a: Board, side: int, cards: list[str]) -> None:
    scoring = [card for card in a.board["hand"][side] if a.about(card, "scoring")]
    assert sorted(cards) == sorted(scoring)
    a.wins(1 - side)


@CHECKS.of(log.FINAL_SCORING)
def _final_scoring(a: Board, us: int, ussr: int) -> None:
    """The totals are those of all that is scored in it."""
    assert a.board["turn"] == 10 and a.ended()
    regions = [told for told in a.later() if told.kind is log.REGION_SCORED]
    china = [(a.board["china"] == side) for side in SIDES]
    for side, total in ((US, us), (USSR, ussr)):
        assert total == sum(told.args[SIDES[side]] for told in regions) + china[side]
    _end_of_turn(a)
    a.final = True


@CHECKS.of(log.CHINA_SCORED)
def _china_scored(a: Board, side: int, vp: int) -> None:
    assert a.board["china"] == SIDES[side]
    points = cast(TwilightStruggle, a.game).tables.china_card_vp
    a.board["vp"] += points if side == US else -points
    assert vp == a.board["vp"]


@CHECKS.of(log.NUCLEAR_WAR)
def _nuclear_war(a: Board, side: int) -> None:
    """The phasing side has lost."""
    assert a.board["defcon"] == 1
    assert SIDES[side] == a.after("phasing")
    a.wins(1 - side)


@CHECKS.of(log.CRISIS_LOST)
def _crisis_lost(a: Board, side: int) -> None:
    a.mover(side)
    assert f"crisis_{SIDES[side]}" in a.change.before["board"]["effects"]
    a.wins(1 - side)


@CHECKS.of(log.GAME_WON)
def _game_won(a: Board, side: int, vp: int) -> None:
    assert a.change.after["result"]["winners"] == [side]
    assert vp == abs(a.board["vp"])


@CHECKS.of(log.GAME_DRAWN)
def _game_drawn(a: Board) -> None:
    assert a.change.after["result"]["winners"] == [US, USSR]
    assert a.board["vp"] == 0
