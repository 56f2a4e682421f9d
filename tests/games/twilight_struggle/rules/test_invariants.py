"""What always holds (TS-I): in whole games played at random, and in damaged positions.

The games are played once. Each test then goes through their positions and looks for the one thing
that it is about; `check()` itself is tried on positions that somebody has damaged.
"""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import detente
from detente.core.errors import InvariantError
from detente.core.shared import changed
from detente.core.view_types import Event
from detente.games.twilight_struggle.rules.cards import (
    HEADLINES,
    LATE_WAR,
    MID_WAR,
    PREVENTED_BY,
    SCORING,
    STARRED,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    cards_in,
    code,
    is_country,
)
from detente.games.twilight_struggle.rules.countries import (
    ASIA,
    BATTLEGROUNDS,
    BORDERS,
    COUNTRIES,
    EASTERN_EUROPE,
    EUROPE,
    FRANCE,
    JAPAN,
    MIDDLE_EAST,
    REGION_NAMES,
    REGIONS,
    STABILITY,
    WEST_GERMANY,
    WESTERN_EUROPE,
    country,
    in_mask,
    reach_from,
)
from detente.games.twilight_struggle.rules.effects import (
    BURY_YOU,
    DE_GAULLE,
    ENVY_OWED,
    FORMOSAN,
    NATO,
    NUCLEAR_SUBS_SHIELD,
    REFORMER,
    TRAP,
    UNTIL_END_OF_TURN,
    US_JAPAN,
    VIETNAM_BONUS,
    WILLY_BRANDT_GAP,
)
from detente.games.twilight_struggle.rules.obligations import has_extra_round, rounds_left
from detente.games.twilight_struggle.rules.phases import END_OF_TURN, FINAL_SCORING
from detente.games.twilight_struggle.rules.regions import CONTROL, DOMINATION, PRESENCE, standings
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.terms import CHINA, FREE
from detente.games.twilight_struggle.rules.tracks import ABILITY_BOXES, SETUP
from tests.games.twilight_struggle.positions import position_with

SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "deluxe", "optional_cards": True},
    {"optional_cards": True, "realign_empty": True, "box6_all": True, "us_bonus": 2},
)
SEEDS = range(6)
ROUNDS = {turn: 6 if turn < 4 else 7 for turn in range(1, 11)}
HAND = {turn: 8 if turn < 4 else 9 for turn in range(1, 11)}


class Move:
    """A move of a game: the position before it, the action, the position after it."""

    def __init__(self, before: ColdWar, seat: int, played: str, after: ColdWar) -> None:
        self.before = before
        self.seat = seat
        self.code = played
        self.after = after
        self.prompt = before.decision().prompt.removeprefix("prompt-")

    def heard(self) -> list[Event]:
        """The public events of it."""
        return self.after.events(None, self.after.move_number)

    def ids(self) -> list[str]:
        return [event["id"] for event in self.heard()]

    def goes_on(self) -> bool:
        """Whether the same side is asked the same again, so that nothing else has happened."""
        after = self.after
        same = not after.over and after.decision().prompt == self.before.decision().prompt
        return same and after.to_act == (self.seat,)


Story = list[Move]


def play(seed: int, settings: dict[str, Any]) -> Story:
    """A game at random, but long: nobody ends it, or goes to the brink, if he can help it."""
    s = detente.game("twilight_struggle", **settings).start(seed=seed)
    rng = random.Random(seed)
    story: Story = []
    while not s.over:
        assert isinstance(s, ColdWar)
        seat = rng.choice(s.to_act)
        codes = s.legal_moves(seat)
        tried = [tried_out(s, seat, code_) for code_ in rng.sample(codes, min(6, len(codes)))]
        move = max(tried, key=lambda move: (not move.after.over, move.after.defcon > 2))
        story.append(move)
        s = move.after
    return story


def tried_out(s: ColdWar, seat: int, played: str) -> Move:
    """What a move would lead to."""
    after = s.clone()
    after.play(seat, played)
    return Move(s, seat, played, after)


@cache
def stories() -> list[Story]:
    """The games that all tests of this module look at; nobody changes them."""
    return [play(seed, settings) for settings in SETTINGS for seed in SEEDS]


@pytest.fixture(scope="module", autouse=True)
def _played() -> None:
    """Play them before the first test, which is not slow itself."""
    stories()


def moves() -> Iterator[Move]:
    """Every move of every game."""
    for story in stories():
        yield from story


def positions() -> Iterator[ColdWar]:
    """Every position of every game."""
    for story in stories():
        yield story[0].before
        for move in story:
            yield move.after


def prompt(s: ColdWar) -> str:
    """What is asked, or nothing."""
    return "" if s.over else s.decision().prompt.removeprefix("prompt-")


def turns(story: Story) -> Iterator[list[Move]]:
    """The complete turns of a game, each from its first headline to the next turn's."""
    current: list[Move] = []
    for move in story:
        if move.prompt in ("set-up", "bonus"):
            continue
        current.append(move)
        if move.after.turn != move.before.turn:
            yield current
            current = []


@pytest.mark.slow
def test_these_games_have_something_to_show() -> None:
    ends = {story[-1].after.result["reason"] for story in stories()}  # type: ignore[index]
    assert "final_scoring" in ends and len(ends) > 1
    ids = {name for move in moves() for name in move.ids()}
    assert {"trap-rolled", "deck-reshuffled", "card-taken", "china-taken"} <= ids


# --- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("TS-I-01")
def test_every_card_is_in_one_place() -> None:
    for s in positions():
        found = [*s.deck, *[card for card in s.headline if card >= 0]]
        for place in (*s.hand, s.resolving, s.in_play, s.discard, s.removed, s.box):
            found += cards_in(place)
        assert len(found) == len(set(found)) == s.rules.cards.bit_count()
        with_china = len(found) + 1
        assert with_china == (110 if s.rules.settings["optional_cards"] else 103)
        s.check()


@pytest.mark.rule("TS-I-02")
def test_the_china_card_is_offered_only_as_a_play() -> None:
    for s in positions():
        assert s.china in (US, USSR)
        for seat in s.to_act:
            if "the_china_card" in s.legal_moves(seat):
                assert prompt(s) == "choose-card" and s.china == seat and s.china_up


@pytest.mark.rule("TS-I-03")
def test_the_china_card_is_face_down_only_after_its_play_or_nixon() -> None:
    for story in stories():
        reason = False
        for move in story:
            if move.before.turn != move.after.turn or prompt(move.after) == "headline":
                assert move.after.china_up
                reason = False
                continue
            occurred = [e["args"]["card"] for e in move.heard() if e["id"] == "event-occurs"]
            reason |= move.code == "the_china_card" or "nixon_plays_the_china_card" in occurred
            assert move.after.china_up or reason


@pytest.mark.rule("TS-I-04")
def test_removed_cards_had_their_event_and_stay_away() -> None:
    for story in stories():
        occurred = 0
        for move in story:
            for event in move.heard():
                if event["id"] in ("event-occurs", "played-with-un"):
                    occurred |= 1 << code(event["args"]["card"])
            removed = move.after.removed
            assert not move.before.removed & ~removed
            assert not removed & ~STARRED
            assert not removed & ~occurred


@pytest.mark.rule("TS-I-05")
def test_cards_wait_for_their_era() -> None:
    for s in positions():
        cards = s.rules.cards
        assert s.box & MID_WAR == (cards & MID_WAR if s.turn < 4 else 0)
        assert s.box & LATE_WAR == (cards & LATE_WAR if s.turn < 8 else 0)


@pytest.mark.rule("TS-I-06")
def test_the_discard_pile_shrinks_only_for_a_new_deck_or_by_two_cards() -> None:
    """Our Man in Tehran may complete its five cards from a new deck under the old one."""
    seen = 0
    for move in moves():
        gone = move.before.discard & ~move.after.discard
        if not gone:
            continue
        seen += 1
        ids = move.ids()
        if "deck-reshuffled" in ids:
            old = set(move.before.deck) & set(move.after.deck)
            assert not old or move.after.looked
        else:
            assert gone.bit_count() == 1
            assert move.prompt in ("take-discarded", "star-wars")
    assert seen > 20


@pytest.mark.rule("TS-I-06")
@pytest.mark.parametrize("turn", [4, 8])
def test_a_new_era_leaves_the_discard_pile_alone(turn: int) -> None:
    seen = 0
    for move in moves():
        joins = move.before.turn == turn - 1 and move.after.turn == turn
        if joins and "deck-reshuffled" not in move.ids():
            seen += 1
            assert not move.before.discard & ~move.after.discard
    assert seen


@pytest.mark.rule("TS-I-15")
def test_hands_are_full_before_the_headlines_and_never_bigger() -> None:
    seen = 0
    for s in positions():
        sizes = [cards.bit_count() for cards in s.hand]
        assert max(sizes) <= HAND[s.turn]
        if prompt(s) == "headline":
            seen += 1
            for side in (US, USSR):
                has_headline = s.headline[side] >= 0
                short = not s.deck and not s.discard
                assert sizes[side] + has_headline == HAND[s.turn] or short
    assert seen > 50


# --- the map and the tracks --------------------------------------------------------------------


@pytest.mark.rule("TS-I-07", "TS-I-08")
def test_influence_and_control() -> None:
    assert min(STABILITY) >= 1
    for s in positions():
        us, ussr = s.influence
        assert len(us) == len(ussr) == len(COUNTRIES) == 84
        assert min(us) >= 0 and min(ussr) >= 0
        for place in in_mask(s.present[US] | s.present[USSR]):
            controllers = [side for side in (US, USSR) if s.controls(side, place)]
            assert controllers == [s.controller(place)] or not controllers
            if controllers:
                side = controllers[0]
                lead = s.influence[side][place] - s.influence[1 - side][place]
                assert lead >= STABILITY[place]
    assert not {"usa", "ussr", "us"} & set(COUNTRIES)


@pytest.mark.rule("TS-I-09")
def test_the_set_up() -> None:
    """After all has been placed; the bonus of the third group of games is apart."""
    for story in stories():
        s = next(move.before for move in story if move.prompt == "headline")
        canada = s.rules.canada
        bonus = s.rules.bonus
        assert sum(s.influence[USSR]) == 15 + bonus[USSR]
        assert sum(s.influence[US]) == 23 + canada + bonus[US]
        assert s.influence[US][country("canada")] >= canada
        for side, half in ((US, WESTERN_EUROPE), (USSR, EASTERN_EUROPE)):
            for place, amount in enumerate(s.influence[side]):
                fixed = SETUP[side].get(place, 0)
                assert amount >= fixed
                assert amount == fixed or half >> place & 1 or bonus[side]


@pytest.mark.rule("TS-I-10")
def test_vp_stay_on_the_track() -> None:
    for s in positions():
        if s.phase != FINAL_SCORING:
            assert -20 <= s.vp <= 20
            assert abs(s.vp) < 20 or s.over


@pytest.mark.rule("TS-I-11", "TS-I-31")
def test_defcon_1_is_nuclear_war_and_the_phasing_players_fault() -> None:
    for s in positions():
        assert 1 <= s.defcon <= 5
        assert (s.defcon == 1) == (s.result is not None and s.result["reason"] == "nuclear_war")
        if s.defcon == 1 and s.result is not None:
            assert s.result["winners"] == [1 - s.phasing]


@pytest.mark.rule("TS-I-12")
def test_military_operations_never_fall_within_a_turn() -> None:
    for move in moves():
        for side in (US, USSR):
            before, after = move.before.military[side], move.after.military[side]
            assert 0 <= after <= 5
            if move.before.turn == move.after.turn and not move.after.over:
                assert after >= before or "military-checked" in move.ids()
            elif prompt(move.after) == "headline":
                assert after == 0


@pytest.mark.rule("TS-I-13")
def test_the_space_race_goes_forward() -> None:
    second = 0
    for move in moves():
        before, after = move.before, move.after
        for side in (US, USSR):
            assert 0 <= before.space[side] <= after.space[side] <= 8
            if after.phase == FINAL_SCORING:
                continue
            if before.turn == after.turn:
                used = after.space_used[side] - before.space_used[side]
                assert used in (0, 1)
                if used:
                    assert move.code == "space"
                    second += before.space_used[side]
                    assert not before.space_used[side] or before.has_ability(side, 2)
            elif not after.over:
                assert after.space_used[side] == 0
    assert second


@pytest.mark.rule("TS-I-14")
def test_an_ability_has_one_holder() -> None:
    seen = set()
    for s in positions():
        for box in ABILITY_BOXES:
            holders = [side for side in (US, USSR) if s.has_ability(side, box)]
            assert len(holders) <= 1
            if holders:
                assert s.space[holders[0]] >= box > s.space[1 - holders[0]]
                seen.add(box)
            else:
                assert min(s.space) >= box or max(s.space) < box
    assert {2, 4} <= seen


# --- rounds ------------------------------------------------------------------------------------


@pytest.mark.rule("TS-I-16")
def test_no_scoring_card_is_held() -> None:
    checks = 0
    for move in moves():
        if "military-checked" in move.ids():
            checks += 1
            for side in (US, USSR):
                kept = move.before.hand[side] & move.after.hand[side] & SCORING
                assert not kept or "deck-reshuffled" in move.ids()
        if move.before.phase == END_OF_TURN:
            assert not (move.before.hand[US] | move.before.hand[USSR]) & SCORING
    assert checks > 50


@pytest.mark.rule("TS-I-17")
def test_scoring_cards_fit_into_the_rounds_left() -> None:
    for story in stories():
        for turn in turns(story):
            late = [False, False]
            for move in turn:
                s = move.before
                if move.prompt in ("choose-card", "trap"):
                    scoring = (s.hand[move.seat] & SCORING).bit_count()
                    assert scoring <= rounds_left(s, move.seat) or late[move.seat]
                late[US] |= move.prompt == "ask-not"
                for side in (US, USSR):
                    late[side] |= has_extra_round(s, side) and not has_extra_round(move.after, side)


@pytest.mark.rule("TS-I-18")
def test_the_number_of_rounds() -> None:
    for story in stories():
        for turn in turns(story):
            number = turn[0].before.turn
            started = [0, 0]
            extra = [False, False]
            for move in turn:
                for side in (US, USSR):
                    extra[side] |= has_extra_round(move.before, side)
                for event in move.heard():
                    if event["id"] == "round-started":
                        started[SIDES.index(event["args"]["side"])] += 1
            for side in (US, USSR):
                assert started[side] in (ROUNDS[number], 8 if extra[side] else ROUNDS[number])


@pytest.mark.rule("TS-I-18", "TS-I-19")
def test_who_may_do_without_a_card() -> None:
    for move in moves():
        s = move.before
        if "pass" not in s.legal_moves(move.seat):
            continue
        assert move.prompt == "choose-card"
        values = [s.card_value(move.seat, card) for card in cards_in(s.hand[move.seat])]
        trapped = s.effects & TRAP[move.seat]
        assert not values or (trapped and max(values) < 2)


@pytest.mark.rule("TS-I-18")
def test_a_round_is_skipped_only_with_an_empty_hand() -> None:
    for move in moves():
        events = move.heard()
        dealt = [event["args"] for event in events if event["id"] == "cards-dealt"]
        for event in events:
            if event["id"] != "round-skipped" or move.after.over:
                continue
            side = event["args"]["side"]
            if dealt:
                assert dealt[0][side] == HAND[move.after.turn]
            else:
                assert not move.after.hand[SIDES.index(side)]


@pytest.mark.rule("TS-I-30")
def test_each_side_has_one_headline_a_turn() -> None:
    for story in stories():
        for turn in turns(story):
            shown: list[str] = []
            for move in turn:
                if move.prompt == "headline":
                    codes = move.before.legal_moves(move.seat)
                    assert not {"un_intervention", "the_china_card"} & set(codes)
                    assert "none" not in codes or codes == ["none"]
                if move.before.turn == turn[0].before.turn:
                    shown += [
                        event["args"]["side"]
                        for event in move.heard()
                        if event["id"] in ("headline-revealed", "no-headline")
                    ]
            assert sorted(shown) == ["us", "ussr"]


# --- events and effects ------------------------------------------------------------------------


@pytest.mark.rule("TS-I-20")
def test_a_barred_event_never_occurs_again() -> None:
    barred = 0
    for story in stories():
        occurred = 0
        for move in story:
            for event in move.heard():
                if event["id"] == "event-occurs":
                    card = code(event["args"]["card"])
                    assert not occurred & PREVENTED_BY[card]
                    occurred |= 1 << card
            for card in cards_in(move.after.removed & ~move.before.removed):
                if move.before.occurred & PREVENTED_BY[card]:
                    assert move.before.in_play >> card & 1
            barred += "event-void" in move.ids()
    assert barred


@pytest.mark.rule("TS-I-21")
def test_nato_and_solidarity_have_their_causes() -> None:
    causes = 1 << code("marshall_plan") | 1 << code("warsaw_pact_formed")
    for s in positions():
        assert not s.effects & NATO or s.occurred & causes
        if s.occurred >> code("solidarity") & 1:
            assert s.occurred >> code("john_paul_ii_elected_pope") & 1


@pytest.mark.rule("TS-I-22")
def test_effects_of_a_turn_end_with_it_and_others_stay() -> None:
    ended = stayed = 0
    for move in moves():
        if move.before.turn == move.after.turn:
            continue
        assert not move.after.effects & UNTIL_END_OF_TURN
        ended += move.before.effects & UNTIL_END_OF_TURN != 0
        lasting = move.before.effects & ~UNTIL_END_OF_TURN
        settled = {"trap-escaped", "effect-ends", "event-occurs", "played-for-ops"}
        if not settled & set(move.ids()):
            lost = lasting & ~move.after.effects
            assert not lost & ~(BURY_YOU | ENVY_OWED[US] | ENVY_OWED[USSR])
            stayed += lasting != 0
    assert ended and stayed


# --- Operations --------------------------------------------------------------------------------


@pytest.mark.rule("TS-I-23")
def test_placement_is_in_reach_and_paid_for() -> None:
    spent = 0
    placed = 0
    for move in moves():
        place = code(move.code)
        if move.prompt != "place-influence" or not is_country(place):
            continue
        s, seat = move.before, move.seat
        placed += 1
        decision: Any = s.decision()
        spent = spent if decision.spent else 0
        assert decision.spent == spent
        assert place in reach_from(seat, s.began[seat])
        spent += 2 if s.controls(1 - seat, place) else 1
        bonus = (decision.terms & CHINA != 0) + (s.effects & VIETNAM_BONUS != 0 and seat == USSR)
        assert spent <= decision.value + bonus
        assert spent <= decision.value or ASIA >> place & 1
        if move.goes_on():
            assert s.began == move.after.began
            assert move.after.influence[seat][place] == s.influence[seat][place] + 1
    assert placed > 500


@pytest.mark.rule("TS-I-24")
def test_a_realignment_roll_only_lowers_influence() -> None:
    rolls = 0
    for move in moves():
        if move.prompt != "realign" or not is_country(code(move.code)) or not move.goes_on():
            continue
        rolls += 1
        before, after = move.before, move.after
        changed = [
            (side, place)
            for side in (US, USSR)
            for place in range(84)
            if before.influence[side][place] != after.influence[side][place]
        ]
        assert len(changed) <= 1
        for side, place in changed:
            assert place == code(move.code)
            assert after.influence[side][place] < before.influence[side][place]
        assert (before.military, before.defcon) == (after.military, after.defcon)
    assert rolls > 100


@pytest.mark.rule("TS-I-25")
def test_a_coup_changes_what_it_should() -> None:
    coups = 0
    for move in moves():
        if move.prompt != "coup" or not is_country(code(move.code)):
            continue
        s, place = move.before, code(move.code)
        events = move.heard()
        ids = [event["id"] for event in events]
        if "coup-rolled" not in ids:
            assert move.after.over
            continue
        coups += 1
        rolled = ids.index("coup-rolled")
        result = events[rolled]["args"]["result"]
        removed = min(result, s.influence[1 - move.seat][place])
        expected = [("influence-removed", SIDES[1 - move.seat], removed)] if removed else []
        if result > removed:
            expected.append(("influence-added", SIDES[move.seat], result - removed))
        moved = events[rolled + 1 : rolled + 1 + len(expected)]
        assert [(e["id"], e["args"]["side"], e["args"]["count"]) for e in moved] == expected
        assert all(event["args"]["country"] == move.code for event in moved)
        covered = move.seat == US and s.effects & NUCLEAR_SUBS_SHIELD
        falls = 1 if BATTLEGROUNDS >> place & 1 and not covered else 0
        assert ids[:rolled].count("defcon-lowered") == falls
        decision: Any = s.decision()
        counted = [e["args"]["total"] for e in events[:rolled] if e["id"] == "military-counted"]
        if decision.terms & FREE:
            assert not counted
        else:
            ops = events[rolled]["args"]["ops"]
            assert counted == [min(5, s.military[move.seat] + ops)]
    assert coups > 50


@pytest.mark.rule("TS-I-26")
def test_no_target_is_offered_that_something_protects() -> None:
    targets = 0
    for move in moves():
        if move.prompt not in ("coup", "realign", "che"):
            continue
        s, seat = move.before, move.seat
        decision: Any = s.decision()
        free = move.prompt != "che" and decision.terms & FREE
        closed = (0, 0, EUROPE | ASIA | MIDDLE_EAST, EUROPE | ASIA, EUROPE, 0)[s.defcon]
        for place in s.legal_actions(seat):
            if not is_country(place):
                continue
            targets += 1
            assert free or not closed >> place & 1
            if seat != USSR:
                continue
            exempt = (place == FRANCE and s.effects & DE_GAULLE) or (
                place == WEST_GERMANY and s.effects & WILLY_BRANDT_GAP
            )
            if s.effects & NATO and EUROPE >> place & 1 and not exempt:
                assert not s.controls(US, place)
            assert place != JAPAN or not s.effects & US_JAPAN
            if move.prompt == "coup" and s.effects & REFORMER:
                assert not EUROPE >> place & 1
    assert targets > 1000


@pytest.mark.rule("TS-I-29")
def test_a_card_in_space_or_in_a_trap_changes_nothing_else() -> None:
    seen = {"space": 0, "trap": 0}
    settled = BURY_YOU | ENVY_OWED[US] | ENVY_OWED[USSR] | FORMOSAN | TRAP[US] | TRAP[USSR]
    for move in moves():
        kind = "trap" if move.prompt == "trap" else move.code
        if kind not in seen or move.before.turn != move.after.turn:
            continue
        if move.code.startswith("cmc"):
            continue
        before, after = move.before, move.after
        seen[kind] += 1
        assert before.influence == after.influence
        assert not (before.effects ^ after.effects) & ~settled
        ended = cards_in(after.removed & ~before.removed)
        assert all(before.in_play >> card & 1 for card in ended)
        if kind == "trap":
            assert after.discard >> code(move.code) & 1
    assert seen["space"] > 100 and seen["trap"]


# --- scoring -----------------------------------------------------------------------------------

regions = st.sampled_from(range(6))
amounts = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=84, max_size=84)
REPEATABLE = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def with_influence(pairs: list[tuple[int, int]]) -> ColdWar:
    """A position with these amounts on the whole map."""
    s = position_with()
    for place, pair in enumerate(pairs):
        for side in (US, USSR):
            s.add(side, place, pair[side])
    return s


@pytest.mark.rule("TS-I-27", "TS-I-28")
@REPEATABLE
@given(amounts)
def test_scoring_is_symmetric(pairs: list[tuple[int, int]]) -> None:
    """But for the countries next to the superpowers, whose VP are taken off."""
    one, two = with_influence(pairs), with_influence([(ussr, us) for us, ussr in pairs])
    for region in range(6):
        totals = []
        for s in (one, two):
            sides = standings(s, region)
            levels = [standing.level for standing in sides]
            assert sum(level >= DOMINATION for level in levels) <= 1
            plain = []
            for side in (US, USSR):
                near = s.controlled(side, REGIONS[region] & BORDERS[1 - side]).bit_count()
                plain.append(sides[side].points - near)
                _sound(s, region, side)
            totals.append((plain, levels))
        assert totals[0][0] == totals[1][0][::-1]
        assert totals[0][1] == totals[1][1][::-1]


def _sound(s: ColdWar, region: int, side: int) -> None:
    """TS-I-28 for one side."""
    standing = standings(s, region)[side]
    own = s.controlled(side, REGIONS[region])
    battlegrounds = own & BATTLEGROUNDS
    assert (standing.level >= PRESENCE) == (own != 0)
    if standing.level == DOMINATION:
        assert battlegrounds and own != battlegrounds
    if standing.level == CONTROL:
        assert battlegrounds == REGIONS[region] & BATTLEGROUNDS


@pytest.mark.rule("TS-I-28")
def test_at_most_one_side_dominates() -> None:
    levels = set()
    for story in stories():
        for move in story[::5]:
            for region in range(len(REGION_NAMES)):
                us, ussr = standings(move.after, region)
                assert us.level < DOMINATION or ussr.level < DOMINATION
                levels |= {us.level, ussr.level}
    assert DOMINATION in levels


# --- ends, seeds, secrets ----------------------------------------------------------------------


@pytest.mark.rule("TS-I-31")
def test_the_game_ends_after_turn_10_at_the_latest() -> None:
    for story in stories():
        end = story[-1].after
        assert end.over and end.turn <= 10
        assert end.result is not None
        assert end.result["winners"] in ([US], [USSR], [US, USSR])
        if end.result["winners"] == [US, USSR]:
            assert end.vp == 0 and end.result["reason"] in ("final_scoring", "wargames")
        if end.result["reason"] == "final_scoring":
            assert end.turn == 10


@pytest.mark.rule("TS-I-32")
def test_somebody_can_always_move() -> None:
    for s in positions():
        s.check_agenda()
        assert bool(s.to_act) != s.over
        if len(s.to_act) > 1:
            assert prompt(s) == "headline"
        for seat in s.to_act:
            assert s.legal_moves(seat)


@pytest.mark.rule("TS-I-33")
@pytest.mark.parametrize("number", [0, len(SEEDS), 2 * len(SEEDS)])
def test_the_same_seed_and_moves_give_the_same_states(number: int) -> None:
    story = stories()[number]
    start = story[0].before
    again = detente.game("twilight_struggle", **SETTINGS[number // len(SEEDS)]).start(seed=SEEDS[0])
    assert again.dump() == start.dump()
    for step, move in enumerate(story):
        again.play(move.seat, move.code)
        if step % 20 == 0:
            assert json.dumps(again.dump()) == json.dumps(move.after.dump())
    assert again.dump() == story[-1].after.dump()
    assert again.events(None) == story[-1].after.events(None)


@pytest.mark.rule("TS-I-33")
def test_dice_are_logged() -> None:
    rolls = ("coup-rolled", "war-rolled", "space-rolled", "trap-rolled", "contest-rolled")
    for move in moves():
        for event in move.heard():
            args = event["args"]
            if event["id"] in rolls:
                assert 1 <= args["die"] <= 6
            if {"die", "total"} <= args.keys():
                assert args["total"] == args["die"] + args["modifier"]
            if event["id"] == "realignment-rolled":
                for side in ("us", "ussr"):
                    assert 1 <= args[f"{side}_die"] <= 6
                    assert args[f"{side}_total"] == args[f"{side}_die"] + args[f"{side}_modifier"]


def sampled() -> Iterator[tuple[ColdWar, int]]:
    """Some positions, with each seat."""
    for number, story in enumerate(stories()):
        for move in story[number % 23 :: 23]:
            for seat in (US, USSR):
                yield move.after, seat


@pytest.mark.rule("TS-I-34")
def test_a_side_sees_nothing_of_what_it_cannot_know() -> None:
    for s, seat in sampled():
        other = s.determinize(seat, "another world")
        assert json.dumps(other.view(seat)) == json.dumps(s.view(seat))
        assert json.dumps(other.view(None)) == json.dumps(s.view(None))
        assert other.legal_moves(seat) == s.legal_moves(seat)


@pytest.mark.rule("TS-I-35")
def test_determinizations_are_sound() -> None:
    different = 0
    for s, seat in sampled():
        other = s.determinize(seat, 1)
        assert isinstance(other, ColdWar)
        other.check()
        assert [cards.bit_count() for cards in other.hand] == [
            cards.bit_count() for cards in s.hand
        ]
        assert len(other.deck) == len(s.deck)
        assert other.hand[seat] == s.hand[seat]
        assert not s.known[seat] & ~other.hand[1 - seat]
        different += other.hand[1 - seat] != s.hand[1 - seat]
    assert different > 100


# --- damaged positions -------------------------------------------------------------------------

Damage = Callable[[ColdWar], None]
FIDEL, NASSER, NATO_CARD = code("fidel"), code("nasser"), code("nato")


def sound_position() -> ColdWar:
    """Somewhere in turn 5, with something everywhere."""
    return position_with(
        turn=5,
        round=3,
        defcon=3,
        vp=4,
        influence={"angola": (1, 2), "poland": (0, 4)},
        military=(1, 0),
        space=(2, 1),
        hands={"us": ["nasser", "asia_scoring"], "ussr": ["duck_and_cover", "olympic_games"]},
        discard=["blockade"],
        removed=["fidel"],
        in_play=["marshall_plan", "willy_brandt"],
        effects=["willy_brandt_gap"],
    )


def twice(s: ColdWar) -> None:
    s.hand[USSR] |= 1 << NASSER


def twice_in_the_deck(s: ColdWar) -> None:
    s.deck.append(s.deck[0])


def lost(s: ColdWar) -> None:
    s.discard = 0


def china_in_hand(s: ColdWar) -> None:
    s.hand[US] |= 1 << THE_CHINA_CARD


def nobody_has_china(s: ColdWar) -> None:
    s.china = 2


def came_back(s: ColdWar) -> None:
    """A removed card is dealt again: it is in two places, or nowhere."""
    s.deck.append(FIDEL)


def removed_unstarred(s: ColdWar) -> None:
    s.discard, s.removed = 0, s.removed | s.discard
    s.removed |= 1 << code("duck_and_cover")
    s.hand[USSR] &= ~(1 << code("duck_and_cover"))
    s.occurred |= s.removed


def removed_without_event(s: ColdWar) -> None:
    s.removed, s.discard = s.removed | s.discard, 0


def too_early(s: ColdWar) -> None:
    card = cards_in(s.box)[0]
    s.box &= ~(1 << card)
    s.deck.append(card)


def too_late(s: ColdWar) -> None:
    s.turn = 8


def debt(s: ColdWar) -> None:
    s.influence[US][country("angola")] = -1


def absent(s: ColdWar) -> None:
    s.influence[US][country("zaire")] = 1


def elsewhere(s: ColdWar) -> None:
    amounts = s.influence[US]
    amounts[country("zaire")], amounts[country("angola")] = amounts[country("angola")], 0


def superpower(s: ColdWar) -> None:
    s.influence[US].append(0)


def off_the_track(s: ColdWar) -> None:
    s.vp = -21


def not_over(s: ColdWar) -> None:
    s.vp = 20


def no_defcon(s: ColdWar) -> None:
    s.defcon = 6


def survivors(s: ColdWar) -> None:
    s.defcon = 1


def wrong_culprit(s: ColdWar) -> None:
    s.phasing = US
    s.defcon = 1
    s.win(US, "nuclear_war")


def much_military(s: ColdWar) -> None:
    s.military = changed(s.military, US, 6)


def beyond_space(s: ColdWar) -> None:
    s.space = changed(s.space, USSR, 9)


def two_in_space(s: ColdWar) -> None:
    s.space_used = changed(s.space_used, USSR, 2)


def three_in_space(s: ColdWar) -> None:
    s.space_used = changed(s.space_used, US, 3)


def big_hand(s: ColdWar) -> None:
    for _ in range(9):
        s.hand[US] |= 1 << s.deck.pop()
    s.most_scoring = changed(s.most_scoring, US, 11)


def held(s: ColdWar) -> None:
    s.phase = END_OF_TURN


def cancelled(s: ColdWar) -> None:
    s.occurred |= 1 << code("tear_down_this_wall")


def nato_alone(s: ColdWar) -> None:
    s.occurred &= ~(1 << code("marshall_plan"))
    s.in_play &= ~(1 << code("marshall_plan"))
    s.discard |= 1 << code("marshall_plan")
    s.effects |= NATO


def solidarity_alone(s: ColdWar) -> None:
    s.occurred |= 1 << code("solidarity")


def headline(s: ColdWar) -> None:
    s.headline = changed(s.headline, US, UN_INTERVENTION)
    s.deck.remove(UN_INTERVENTION)


def false_draw(s: ColdWar) -> None:
    s.finish([US, USSR], [0, 0], "final_scoring")


def false_victory(s: ColdWar) -> None:
    s.win(US, "vp")


def early_scoring(s: ColdWar) -> None:
    s.win(US, "final_scoring")


def known_elsewhere(s: ColdWar) -> None:
    s.known[USSR] |= 1 << FIDEL


def false_limit(s: ColdWar) -> None:
    s.limits = changed(s.limits, US, ((1, 1 << FIDEL),))


def too_much_scoring(s: ColdWar) -> None:
    s.most_scoring = changed(s.most_scoring, US, 0)


def false_deck(s: ColdWar) -> None:
    s.in_deck = changed(s.in_deck, US, s.in_deck[US] | 1 << FIDEL)


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        pytest.param(damage, what, marks=pytest.mark.rule(rule), id=damage.__name__)
        for rule, damage, what in (
            ("TS-I-01", twice, "one place only"),
            ("TS-I-01", twice_in_the_deck, "one place only"),
            ("TS-I-01", lost, "somewhere"),
            ("TS-I-02", china_in_hand, "a place of its own"),
            ("TS-I-02", nobody_has_china, "somebody has The China Card"),
            ("TS-I-04", came_back, "one place only"),
            ("TS-I-04", removed_unstarred, "only starred"),
            ("TS-I-04", removed_without_event, "after its event"),
            ("TS-I-05", too_early, "with their era"),
            ("TS-I-05", too_late, "with their era"),
            ("TS-I-07", debt, "never negative"),
            ("TS-I-07", absent, "presence is where influence is"),
            ("TS-I-07", elsewhere, "presence is where influence is"),
            ("TS-I-07", superpower, "countries only"),
            ("TS-I-10", off_the_track, "at most 20"),
            ("TS-I-10", not_over, "20 VP end the game"),
            ("TS-I-11", no_defcon, "between 1 and 5"),
            ("TS-I-11", survivors, "nuclear war"),
            ("TS-I-11", wrong_culprit, "phasing player"),
            ("TS-I-12", much_military, "at most 5"),
            ("TS-I-13", beyond_space, "8 boxes"),
            ("TS-I-13", two_in_space, "second box"),
            ("TS-I-13", three_in_space, "at most two"),
            ("TS-I-15", big_hand, "not too big"),
            ("TS-I-16", held, "no scoring card"),
            ("TS-I-20", cancelled, "what is over"),
            ("TS-I-21", nato_alone, "NATO"),
            ("TS-I-21", solidarity_alone, "Solidarity"),
            ("TS-I-30", headline, "no headlines"),
            ("TS-I-31", false_draw, "a draw"),
            ("TS-I-31", false_victory, "20 VP win"),
            ("TS-I-31", early_scoring, "after turn 10"),
            ("TS-I-35", known_elsewhere, "known cards"),
            ("TS-I-35", false_limit, "learnt of a hand"),
            ("TS-I-35", too_much_scoring, "scoring cards"),
            ("TS-I-35", false_deck, "known to be in the deck"),
        )
    ],
)
def test_a_damaged_position_is_noticed(damage: Damage, what: str) -> None:
    s = sound_position()
    s.check()
    damage(s)
    with pytest.raises(InvariantError, match=what):
        s.check()


def face_down(s: ColdWar) -> None:
    s.china_up = False


def old_military(s: ColdWar) -> None:
    s.military = (0, 2)


def old_space(s: ColdWar) -> None:
    s.space_used = (1, 0)


def old_effect(s: ColdWar) -> None:
    s.effects |= VIETNAM_BONUS


def resolve_on(s: ColdWar) -> None:
    s.resolving = 1 << s.deck.pop()


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        pytest.param(damage, what, marks=pytest.mark.rule(rule), id=damage.__name__)
        for rule, damage, what in (
            ("TS-I-03", face_down, "face up"),
            ("TS-I-12", old_military, "Military Operations"),
            ("TS-I-13", old_space, "space"),
            ("TS-I-22", old_effect, "ends with it"),
            ("TS-I-06", resolve_on, "^everything is finished before the next card$"),
        )
    ],
)
def test_what_the_last_turn_left_behind_is_noticed(damage: Damage, what: str) -> None:
    s = next(move.before for move in stories()[0] if move.prompt == "headline").clone()
    s.check()
    damage(s)
    with pytest.raises(InvariantError, match=what):
        s.check()


def open_headline(s: ColdWar) -> None:
    s.headline = changed(
        s.headline, US, s.deck.pop(next(i for i, c in enumerate(s.deck) if HEADLINES >> c & 1))
    )


@pytest.mark.rule("TS-I-30")
@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (resolve_on, "^everything is finished before the next card$"),
        (open_headline, "^all headlines are resolved$"),
    ],
)
def test_what_a_turn_leaves_open_at_its_end_is_noticed(damage: Damage, what: str) -> None:
    s = sound_position()
    scoring = code("asia_scoring")
    s.hand[US] &= ~(1 << scoring)
    s.discard |= 1 << scoring
    s.phase = END_OF_TURN
    s.check()
    damage(s)
    with pytest.raises(InvariantError, match=what):
        s.check()


@pytest.mark.rule("TS-I-13")
def test_two_cards_may_go_to_space_from_the_second_box_on() -> None:
    s = sound_position()
    s.space_used = changed(s.space_used, US, 2)
    assert s.space[US] == 2
    s.check()
