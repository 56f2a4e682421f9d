"""Section 2.2: what cards there are, and where they go; positions with unknown codes."""

from importlib.resources import files
from typing import Any

import pytest

import detente
from detente.core.data import at_revision, parse
from detente.core.errors import InvalidInput
from detente.games.twilight_struggle.rules import tracks
from detente.games.twilight_struggle.rules.action_round import ActionRound
from detente.games.twilight_struggle.rules.cards import (
    CODES,
    DELUXE_PREVENTED_BY,
    FIRST_CARD,
    HEADLINES,
    LASTING,
    NUMBER,
    OWNER,
    PREVENTED_BY,
    REQUIRES_ANY,
    SCORING,
    STARRED,
    WARS,
    cards_in,
    code,
)
from detente.games.twilight_struggle.rules.countries import COUNTRIES, country
from detente.games.twilight_struggle.rules.revisions import LATEST
from detente.games.twilight_struggle.rules.sides import NOBODY, US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.games.twilight_struggle.rules.tables import tables
from detente.rulebook import rules
from tests.games.playing import begin, offered, play_moves
from tests.games.twilight_struggle.positions import (
    asked,
    event_ids,
    in_force,
    influence,
    position_with,
    refused,
    where,
)


def written(name: str) -> Any:
    """A data file of the game, read without the engine."""
    file = files("detente.games.twilight_struggle") / "data" / name
    return at_revision(parse(file.read_text(encoding="utf-8")), LATEST)


ROWS: list[dict[str, Any]] = written("cards.yaml")["cards"]
TRACKS: dict[str, Any] = written("tracks.yaml")
TABLES = tables(LATEST)
RULEBOOK = rules("twilight_struggle")
BASE = [row for row in ROWS if row["set"] == "base"]


def play(s: ColdWar, side: int, *codes: str) -> ColdWar:
    """A side's action round, and its first moves."""
    return play_moves(begin(s, ActionRound(side)), *codes)


def names(mask: int) -> set[str]:
    return {CODES[card] for card in cards_in(mask)}


# --- the data and the engine's tables ---------------------------------------------------------


@pytest.mark.rule("TS-2.2.1", "TS-A-2")
def test_103_cards_are_in_play_and_seven_more_are_optional() -> None:
    assert sorted(row["number"] for row in BASE) == list(range(1, 104))
    assert sorted(row["number"] for row in ROWS if row not in BASE) == list(range(104, 111))
    in_game = detente.game("twilight_struggle").start(seed=1)
    assert isinstance(in_game, ColdWar)
    assert in_game.rules.cards.bit_count() == 102  # The China Card has a place of its own.


@pytest.mark.rule("TS-2.2.1")
def test_every_card_has_a_value_and_a_title() -> None:
    for row in ROWS:
        assert 0 <= row["ops"] <= 4
        assert (row["ops"] == 0) == row["scoring"]
        assert all(row["names"][language] for language in ("en", "ru", "fr"))
    assert sum(row["scoring"] for row in ROWS) == 7


def links(table: tuple[int, ...], card: int) -> set[str]:
    return names(table[card])


@pytest.mark.rule("TS-2.2.1", "TS-2.2.2a", "TS-2.2.2b", "TS-2.2.2c", "TS-2.2.4", "TS-2.2.5")
@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_the_tables_of_the_engine_are_those_of_the_data(row: dict[str, Any]) -> None:
    card = code(row["id"])
    assert card == FIRST_CARD + ROWS.index(row)
    assert NUMBER[card] == row["number"]
    assert TABLES.printed_ops[card] == row["ops"]
    assert TABLES.deluxe_ops[card] == row.get("deluxe_ops", row["ops"])
    assert OWNER[card] == {"us": US, "ussr": USSR, "neutral": NOBODY}[row["side"]]
    for mask, field in (
        (SCORING, "scoring"),
        (STARRED, "removed_after_event"),
        (LASTING, "lasting"),
        (WARS, "war"),
        (HEADLINES, "headline_allowed"),
    ):
        assert (mask >> card & 1 == 1) == row[field], field
    assert links(PREVENTED_BY, card) == set(row.get("prevented_by", ()))
    assert links(DELUXE_PREVENTED_BY, card) == set(row.get("deluxe_prevented_by", ()))
    assert links(REQUIRES_ANY, card) == set(row.get("requires_any", ()))
    described = TABLES.describe(row["id"])
    assert described["kind"] == "card" and described["number"] == row["number"]
    assert described.get("ops", 0) == row["ops"] and ("ops" in described) != row["scoring"]
    assert described.get("rule", "TS-2.2.1") in RULEBOOK


@pytest.mark.rule("TS-2.2.1")
@pytest.mark.parametrize(
    ("name", "side", "ops", "starred"),
    [
        ("the_china_card", NOBODY, 4, False),
        ("fidel", USSR, 2, True),
        ("nasser", USSR, 1, True),
        ("comecon", USSR, 3, True),
        ("nato", US, 4, True),
        ("defectors", US, 2, False),
        ("decolonization", USSR, 2, False),
        ("red_scare_purge", NOBODY, 4, False),
        ("un_intervention", NOBODY, 1, False),
        ("southeast_asia_scoring", NOBODY, 0, True),
        ("aldrich_ames", USSR, 4, True),
        ("wargames", NOBODY, 4, True),
    ],
)
def test_some_printed_cards(name: str, side: int, ops: int, starred: bool) -> None:
    card = code(name)
    assert (OWNER[card], TABLES.printed_ops[card]) == (side, ops)
    assert (STARRED >> card & 1 == 1) == starred


@pytest.mark.rule("TS-3.1", "TS-4.1")
@pytest.mark.parametrize(("era", "count"), [("early", 36), ("mid", 46), ("late", 21)])
def test_how_many_cards_an_era_has(era: str, count: int) -> None:
    """The Early War has 35 and The China Card."""
    assert sum(row["era"] == era for row in BASE) == count


@pytest.mark.rule("TS-3.4", "TS-4.1", "TS-6.4.1", "TS-6.4.3")
def test_the_figures_of_the_tracks_are_those_of_the_data() -> None:
    turns = TRACKS["turns"]
    for era, numbers in turns["eras"].items():
        for turn in numbers:
            assert TABLES.hand_size[turn] == turns["hand_size"][era]
            assert TABLES.rounds[turn] == turns["action_rounds"][era]
    assert turns["count"] == tracks.LAST_TURN
    assert set(turns["decks"]["shuffled_in_before_turn"]) == {
        tracks.MID_WAR_TURN,
        tracks.LATE_WAR_TURN,
    }
    assert tracks.MOST_DEFCON == TRACKS["defcon"]["start"] == TRACKS["defcon"]["max"]
    for box in TRACKS["space_race"]["boxes"]:
        number = box["box"]
        assert TABLES.box_ops[number] == box["ops"]
        assert TABLES.box_roll[number] == box["roll_max"]
        assert TABLES.box_vp[number] == (box["vp_first"], box["vp_second"])
    assert tracks.ABILITY_BOXES == (2, 4, 6, 8)
    for side, row in ((US, TRACKS["setup"]["us"]), (USSR, TRACKS["setup"]["ussr"])):
        fixed = {COUNTRIES[place]: count for place, count in tracks.SETUP[side].items()}
        assert fixed == row["fixed"]
        assert sum(fixed.values()) + tracks.FREE_SETUP[side] == row["total"]


# --- whose event ------------------------------------------------------------------------------


@pytest.mark.rule("TS-2.2.2a", "TS-2.2.2b", "TS-2.2.2c", "TS-5.2")
@pytest.mark.parametrize(
    ("side", "card", "rule"),
    [
        (USSR, "fidel", ""),  # TS-2.2.2a
        (US, "fidel", "TS-5.2"),
        (US, "duck_and_cover", ""),  # TS-2.2.2b
        (USSR, "duck_and_cover", "TS-5.2"),
        (US, "nuclear_test_ban", ""),  # TS-2.2.2c
        (USSR, "nuclear_test_ban", ""),
    ],
)
def test_only_the_owner_plays_an_event_and_everybody_a_neutral_one(
    side: int, card: str, rule: str
) -> None:
    hand = {"us" if side == US else "ussr": [card, "asia_scoring"]}
    s = play(position_with(hands=hand), side, card)
    assert refused(s, "event") == rule


# --- event or Operations ----------------------------------------------------------------------


@pytest.mark.rule("TS-2.2.3", "TS-7.1")
def test_as_an_event_a_card_gives_no_operations() -> None:
    s = play(
        position_with(hands={"ussr": ["fidel"]}, influence={"cuba": [1, 0]}), USSR, "fidel", "event"
    )
    assert influence(s, "cuba") == (0, 3)
    assert asked(s) == "pause"
    assert "played-for-ops" not in event_ids(s)
    s.check()


@pytest.mark.rule("TS-2.2.3")
def test_for_operations_an_own_card_has_no_event() -> None:
    s = position_with(hands={"ussr": ["fidel"]}, influence={"cuba": [1, 0], "poland": [0, 1]})
    play(s, USSR, "fidel", "ops")
    assert asked(s) == "operation"
    play_moves(s, "influence", "poland", "poland")
    assert (influence(s, "cuba"), influence(s, "poland")) == ((1, 0), (0, 3))
    assert asked(s) == "pause"
    assert "event-occurs" not in event_ids(s)
    s.check()


@pytest.mark.rule("TS-2.2.3", "TS-6.4.1")
def test_a_scoring_card_is_only_an_event() -> None:
    s = position_with(hands={"ussr": ["asia_scoring", "fidel"]}, influence={"north_korea": [0, 3]})
    play(s, USSR, "asia_scoring")
    assert s.vp == -4  # There was nothing to ask: presence and a battleground.
    assert where(s, "asia_scoring") == "discard"
    assert asked(s) == "pause"


# --- where cards go ---------------------------------------------------------------------------


@pytest.mark.rule("TS-2.2.4", "TS-CP-4", "TS-I-04")
def test_a_starred_card_is_removed_after_its_event() -> None:
    s = play(position_with(hands={"ussr": ["fidel"]}), USSR, "fidel", "event")
    assert where(s, "fidel") == "removed"
    assert event_ids(s).count("card-removed") == 1
    s.check()


@pytest.mark.rule("TS-2.2.4", "TS-2.2.6", "TS-CP-4")
def test_a_starred_card_without_its_event_is_discarded() -> None:
    s = position_with(hands={"ussr": ["fidel"]}, influence={"poland": [0, 1]})
    play(s, USSR, "fidel", "ops", "poland", "poland")
    assert where(s, "fidel") == "discard"
    s.check()


@pytest.mark.rule("TS-2.2.6")
def test_a_card_without_a_star_is_discarded_after_its_event() -> None:
    s = play(
        position_with(hands={"us": ["nuclear_test_ban"]}, defcon=4), US, "nuclear_test_ban", "event"
    )
    assert where(s, "nuclear_test_ban") == "discard"
    for seat in (US, USSR, None):
        assert s.view(seat)["board"]["discard"] == ["nuclear_test_ban"]


@pytest.mark.rule("TS-2.2.5", "TS-2.2.5n", "TS-7.3")
def test_an_underlined_card_lies_beside_the_board() -> None:
    s = position_with(
        hands={"us": ["nato"]}, removed=["vietnam_revolts"], occurred=["marshall_plan"]
    )
    play(s, US, "nato", "event")
    assert where(s, "nato") == "in play"
    assert in_force(s) == {"nato_shield"}
    for seat in (US, USSR, None):
        board = s.view(seat)["board"]
        assert (board["in_play"], board["effects"]) == (["nato"], ["nato_shield"])
    s.check()


@pytest.mark.rule("TS-2.2.5", "TS-G-14", "TS-SP-6")
@pytest.mark.parametrize("mode", ["ops", "space"])
def test_a_starred_card_beside_the_board_is_removed_when_its_effect_ends(mode: str) -> None:
    """Formosan Resolution ends with any US play of The China Card."""
    s = position_with(
        china="us",
        hands={"us": ["fidel"]},
        effects=["formosan"],
        in_play=["formosan_resolution"],
        influence={"taiwan": [3, 0]},
        dice=[6],
    )
    play(s, US, "the_china_card", mode)
    assert where(s, "formosan_resolution") == "removed"
    assert in_force(s) == set()
    s.check()


@pytest.mark.rule("TS-2.2.5", "TS-G-14", "TS-K-11")
def test_a_soviet_play_of_the_china_card_does_not_end_formosan_resolution() -> None:
    s = position_with(
        hands={"ussr": ["fidel"]}, effects=["formosan"], in_play=["formosan_resolution"]
    )
    play(s, USSR, "the_china_card", "ops")
    assert (where(s, "formosan_resolution"), in_force(s)) == ("in play", {"formosan"})


@pytest.mark.rule("TS-G-14", "TS-G-10", "TS-K-11")
def test_shuttle_diplomacy_is_discarded_when_its_effect_ends() -> None:
    s = position_with(
        turn=4,
        hands={"us": ["asia_scoring"]},
        effects=["shuttle"],
        in_play=["shuttle_diplomacy"],
        influence={"north_korea": [0, 3], "india": [0, 3]},
    )
    play(s, US, "asia_scoring")
    assert sorted(offered(s)) == ["india", "north_korea"]
    assert where(s, "shuttle_diplomacy") == "in play"
    play_moves(s, "india")
    assert (where(s, "shuttle_diplomacy"), in_force(s)) == ("discard", set())
    s.check()


@pytest.mark.rule("TS-G-10", "TS-2.2.6")
def test_a_card_being_played_lies_apart() -> None:
    s = position_with(hands={"us": ["comecon"]}, influence={"canada": [1, 0], "poland": [0, 1]})
    play(s, US, "comecon")
    for codes in (["ops"], ["ops_first"], ["influence"], ["canada"], ["canada"], ["canada"]):
        assert where(s, "comecon") == "resolving"
        assert s.view(None)["board"]["resolving"] == ["comecon"]
        s.check()
        play_moves(s, *codes)
    for name in ("bulgaria", "romania", "hungary"):
        play_moves(s, name)
        assert where(s, "comecon") == "resolving"
    play_moves(s, "finland")
    assert where(s, "comecon") == "removed"
    s.check()


# --- positions from files ---------------------------------------------------------------------


def dumped() -> dict[str, Any]:
    game = detente.game("twilight_struggle")
    data = game.start(seed=3).dump()
    assert game.load(data).dump() == data
    return data


@pytest.mark.rule("TS-2.1.3")
@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("south_corea", "south_korea"),
        ("panamá", "panama"),
        ("us_japan", "japan"),
    ],
)
def test_an_unknown_country_in_a_position_names_the_nearest(name: str, nearest: str) -> None:
    data = dumped()
    data["board"]["influence"][name] = [1, 0]
    with pytest.raises(InvalidInput) as raised:
        detente.game("twilight_struggle").load(data)
    assert raised.value.message == "unknown-code-nearest"
    assert (raised.value.args_["game"], raised.value.args_["code"]) == ("twilight_struggle", name)
    assert nearest in raised.value.args_["nearest"]


@pytest.mark.rule("TS-2.1.3")
def test_a_card_is_no_country_in_a_position() -> None:
    data = dumped()
    data["board"]["influence"]["fidel"] = [1, 0]
    with pytest.raises(InvalidInput) as raised:
        detente.game("twilight_struggle").load(data)
    assert raised.value.message in ("unknown-code", "unknown-code-nearest")
    assert "fidel" not in raised.value.args_.get("nearest", [])


@pytest.mark.rule("TS-2.2.1")
@pytest.mark.parametrize(
    ("field", "name", "nearest"),
    [
        ("discard", "marshal_plan", "marshall_plan"),
        ("removed", "de_stalinisation", "de_stalinization"),
        ("deck", "u2_incidents", "u2_incident"),
        ("hand", "quagmires", "quagmire"),
    ],
)
def test_an_unknown_card_in_a_position_names_the_nearest(
    field: str, name: str, nearest: str
) -> None:
    data = dumped()
    cards = data["board"][field]
    (cards[0] if field == "hand" else cards).append(name)
    with pytest.raises(InvalidInput) as raised:
        detente.game("twilight_struggle").load(data)
    assert raised.value.message == "unknown-code-nearest"
    assert raised.value.args_["nearest"][0] == nearest


@pytest.mark.rule("TS-2.2.1")
def test_what_looks_like_nothing_is_simply_unknown() -> None:
    data = dumped()
    data["board"]["discard"].append("zzz")
    with pytest.raises(InvalidInput) as raised:
        detente.game("twilight_struggle").load(data)
    assert raised.value.message == "unknown-code"


@pytest.mark.rule("TS-I-01")
@pytest.mark.parametrize("field", ["discard", "removed", "in_play", "box"])
def test_a_position_with_a_card_in_two_places_is_refused(field: str) -> None:
    data = dumped()
    data["board"][field].append(data["board"]["hand"][0][0])
    with pytest.raises(InvalidInput) as raised:
        detente.game("twilight_struggle").load(data)
    assert raised.value.message == "bad-position"


@pytest.mark.parametrize("field", ["turn", "round"])
def test_true_is_no_number_of_a_position(field: str) -> None:
    data = dumped()
    assert detente.game("twilight_struggle").load({**data, "board": {**data["board"], field: 1}})
    data["board"][field] = True
    with pytest.raises(InvalidInput) as raised:
        detente.game("twilight_struggle").load(data)
    assert raised.value.args_["what"] == "ValueError: True"


@pytest.mark.rule("TS-I-07")
def test_a_position_with_negative_influence_is_refused() -> None:
    data = dumped()
    data["board"]["influence"]["panama"] = [-1, 0]
    with pytest.raises(InvalidInput) as raised:
        detente.game("twilight_struggle").load(data)
    assert raised.value.message == "bad-position"


def test_a_loaded_position_goes_on_like_the_one_that_was_saved() -> None:
    s = detente.game("twilight_struggle").start(seed=3)
    other = detente.game("twilight_struggle").load(s.dump())
    for state in (s, other):
        assert isinstance(state, ColdWar)
        play_moves(state, "poland", "poland")
        assert state.influence[USSR][country("poland")] == 2
    assert s.dump() == other.dump()
