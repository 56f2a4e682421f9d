"""TS-QB-3 in both editions and revisions: a trapped side with a scoring card and no discard."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import detente
from detente.core.view import prompt_of
from detente.games.twilight_struggle.rules import knowledge
from detente.games.twilight_struggle.rules.action_round import ActionRound, ChooseCard
from detente.games.twilight_struggle.rules.cards import CODES, SCORING, cards_in
from detente.games.twilight_struggle.rules.obligations import is_trapped
from detente.games.twilight_struggle.rules.revisions import LATEST, TRAP_FORCES_SCORING
from detente.games.twilight_struggle.rules.sides import SIDES, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.trap import eligible
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    few,
    hand,
    in_force,
    position_with,
    refused,
    sampled_hands,
    sound,
)

FREE, FORCED = 4, 5
TRAPS = ("quagmire", "bear_trap")
either = pytest.mark.parametrize("side", [US, USSR])
everywhere = pytest.mark.parametrize(
    ("edition", "revision", "forced"),
    [
        ("second", FREE, False),
        ("second", FORCED, False),
        ("deluxe", FREE, False),
        ("deluxe", FORCED, True),
    ],
)


def trapped(side: int, cards: list[str], **position: Any) -> ColdWar:
    """A trapped side at the start of its round."""
    effects = [f"{TRAPS[side]}_trap", *position.pop("effects", [])]
    position = {"turn": 4, "hands": {SIDES[side]: cards}, **position}
    s = position_with(in_play=[TRAPS[side]], effects=effects, **position)
    return begin(s, ActionRound(side))


def hints(s: ColdWar) -> dict[str, dict[str, Any]]:
    """The hint of each legal move of the seat to act."""
    moves = prompt_of(s.view(s.to_act[0]))["moves"]
    return {move["move"]: move.get("hint", {}) for move in moves}


def test_the_correction_is_the_fifth_revision() -> None:
    assert TRAP_FORCES_SCORING == FORCED <= LATEST


@pytest.mark.rule("TS-QB-3", "TS-I-19", "TS-O-01")
@everywhere
@either
def test_with_nothing_to_discard(side: int, edition: str, revision: int, forced: bool) -> None:
    cards = ["nasser", "africa_scoring", "asia_scoring"]
    s = trapped(side, cards, edition=edition, revision=revision)
    assert asked(s) == "choose-card"
    pass_ = set() if forced else {"pass"}
    assert set(offered(s)) == {"africa_scoring", "asia_scoring", *pass_}
    assert refused(s, "nasser") == "TS-QB-3"
    assert refused(s, "pass") == ("TS-QB-3" if forced else "")
    reasons = [s.explain(side, move) for move in ("nasser", "pass")]
    told = {reason.reason for reason in reasons if reason is not None}
    assert told == {"refused-trap-scoring" if forced else "refused-trapped"}
    hint = {"kind": "trap-scoring"} if forced else {}
    assert hints(s) == {move: hint if move != "pass" else {} for move in offered(s)}
    sound(s)
    play_moves(s, "africa_scoring")
    assert event_ids(s).count("region-scored") == 1
    assert in_force(s) == {f"{TRAPS[side]}_trap"}
    sound(s)
    begin(s, ActionRound(side))
    assert set(offered(s)) == {"asia_scoring", *pass_}, "and so on, round by round"


@pytest.mark.rule("TS-QB-3", "TS-I-19")
@everywhere
@either
def test_without_a_scoring_card_the_round_is_lost(
    side: int, edition: str, revision: int, forced: bool
) -> None:
    s = trapped(side, ["nasser", "blockade"], edition=edition, revision=revision)
    assert offered(s) == ["pass"]
    assert hints(s) == {"pass": {}}
    reason = s.explain(side, "nasser")
    assert reason is not None and reason.reason == "refused-trapped"
    play_moves(s, "pass")
    assert hand(s, side) == {"nasser", "blockade"}
    assert asked(s) == "pause"


@pytest.mark.rule("TS-QB-3", "TS-QB-1", "TS-QB-4")
@everywhere
@either
def test_a_card_to_discard_comes_before_the_scoring_card(
    side: int, edition: str, revision: int, forced: bool
) -> None:
    """Until Red Scare/Purge makes it too weak."""
    cards = ["olympic_games", "africa_scoring"]
    s = trapped(side, cards, edition=edition, revision=revision)
    assert (asked(s), offered(s)) == ("trap", ["olympic_games"])
    s = trapped(
        side, cards, effects=[f"ops_down_{SIDES[side]}"], edition=edition, revision=revision
    )
    assert set(offered(s)) == {"africa_scoring"} | (set() if forced else {"pass"})


@pytest.mark.rule("TS-QB-3", "TS-SC-1", "TS-G-08")
@everywhere
@either
def test_scoring_cards_as_many_as_rounds_left_are_forced_anyway(
    side: int, edition: str, revision: int, forced: bool
) -> None:
    cards = ["olympic_games", "africa_scoring"]
    s = trapped(side, cards, rounds_left=1, edition=edition, revision=revision)
    assert offered(s) == ["africa_scoring"]
    assert refused(s, "pass") == "TS-5.1"


@pytest.mark.rule("TS-QB-3", "TS-5.1")
@everywhere
def test_who_is_not_trapped_is_not_forced(edition: str, revision: int, forced: bool) -> None:
    s = position_with(
        turn=4, hands={"us": ["nasser", "africa_scoring"]}, edition=edition, revision=revision
    )
    begin(s, ActionRound(US))
    assert set(offered(s)) == {"nasser", "africa_scoring"}
    assert hints(s) == {"nasser": {}, "africa_scoring": {}}


@pytest.mark.rule("TS-QB-3", "TS-QB-6", "TS-CC-4")
def test_the_china_card_is_no_way_out() -> None:
    s = trapped(US, ["nasser", "africa_scoring"], china="us", edition="deluxe")
    assert refused(s, "the_china_card") == "TS-QB-6"


@pytest.mark.rule("TS-QB-3", "TS-QB-5", "TS-ME-2")
def test_an_owed_missile_envy_that_is_too_weak_waits() -> None:
    s = trapped(
        US,
        ["missile_envy", "africa_scoring"],
        turn=8,
        effects=["ops_down_us", "envy_owed_us"],
        edition="deluxe",
    )
    assert offered(s) == ["africa_scoring"]


@pytest.mark.rule("TS-QB-3", "TS-AA-5")
def test_of_a_line_the_first_scoring_card_is_forced() -> None:
    cards = ["nasser", "asia_scoring", "africa_scoring"]
    s = trapped(US, cards, line=cards, edition="deluxe", aldrich_ames="order")
    assert offered(s) == ["asia_scoring"]
    assert refused(s, "africa_scoring") == "TS-AA-1"


# --- what a pass tells ----------------------------------------------------------------------------


@pytest.mark.rule("TS-V-16", "TS-V-29", "TS-QB-3", "TS-I-35")
@everywhere
def test_what_a_pass_tells(edition: str, revision: int, forced: bool) -> None:
    """Nothing to discard; and where scoring is forced, no scoring card either."""
    weak = ["nasser", "blockade"]
    s = few(
        ussr=weak,
        deck=["asia_scoring", "africa_scoring", "nato", "fidel"],
        rounds_left=4,
        effects=["bear_trap_trap"],
        edition=edition,
        revision=revision,
    )
    begin(s, ActionRound(USSR))
    scoring = ["asia_scoring", "africa_scoring"]
    pairs = {frozenset(two) for two in combinations([*weak, *scoring], 2)}
    assert sampled_hands(s, US, 120) == pairs, "the question alone does not tell"
    play_moves(s, "pass")
    assert sampled_hands(s, US, 120) == ({frozenset(weak)} if forced else pairs)
    possible = {CODES[card] for card in cards_in(knowledge.may_hold(s, USSR))}
    assert possible == ({*weak} if forced else {*weak, *scoring})
    assert s.most_scoring[USSR] == (0 if forced else 2)
    sound(s)
    s.draw_card(USSR)
    drawn = {name for held in sampled_hands(s, US, 120) for name in held}
    assert drawn == {*weak, *scoring, "nato", "fidel"}, "a new card may be anything"


@pytest.mark.rule("TS-V-16", "TS-V-17", "TS-QB-3")
@everywhere
def test_what_a_scoring_card_tells(edition: str, revision: int, forced: bool) -> None:
    s = few(
        ussr=["asia_scoring", "nasser"],
        deck=["nato", "blockade", "africa_scoring"],
        rounds_left=3,
        effects=["bear_trap_trap"],
        edition=edition,
        revision=revision,
    )
    begin(s, ActionRound(USSR))
    play_moves(s, "asia_scoring")
    held = {frozenset({name}) for name in ("nasser", "blockade", "africa_scoring")}
    assert sampled_hands(s, US, 60) == held


@pytest.mark.rule("TS-QB-3")
def test_the_stored_games_differ_where_a_trapped_side_passed() -> None:
    records = Path(__file__).parents[1] / "records"
    old, new = (
        detente.read_record(records / f"r{revision}" / "correction_5.detente").record
        for revision in (FREE, FORCED)
    )
    assert old.settings["edition"] == "deluxe"
    free, forced = old.start(), new.start()
    for move, other in zip(old.moves, new.moves, strict=False):
        assert free.dump() == {**forced.dump(), "revision": FREE}
        if move != other:
            break
        free.play(*move)
        forced.play(*move)
    assert isinstance(free, ColdWar)
    assert isinstance(forced, ColdWar)
    seat, passed = move
    assert passed == "pass" and other[0] == seat
    assert isinstance(free.decision(), ChooseCard)
    assert is_trapped(free, seat) and not eligible(free, seat)
    assert set(free.legal_moves(seat)) - set(forced.legal_moves(seat)) == {"pass"}
    assert set(forced.legal_moves(seat)) == {
        CODES[card] for card in cards_in(free.hand[seat] & SCORING)
    }
