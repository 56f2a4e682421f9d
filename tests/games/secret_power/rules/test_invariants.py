"""The rulebook's invariants, checked again over played games, and that `check` finds each."""

from collections.abc import Callable
from random import Random

import pytest

import detente
from detente.core.errors import InvariantError
from detente.core.shared import added, replaced
from detente.games.secret_power.rules.codes import CODES
from detente.games.secret_power.rules.people import PROFESSIONALS
from detente.games.secret_power.rules.places import DISCARDED, GONE, IN_DECK, NOBODY, ZONE
from detente.games.secret_power.rules.projects import OPERATIONS
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.treaties import TREATIES
from tests.games.secret_power.positions import position_with
from tests.games.secret_power.worlds import TABLES, played_games, step

# --- played games ---------------------------------------------------------------------------------


@pytest.mark.rule("SP-INV-01")
def test_each_player_has_twelve_agents() -> None:
    """Counted over what everybody sees."""
    for s in played_games()[::2]:
        board = s.view(None)["board"]
        for name, row in board["players"].items():
            agents = row["active"] + row["pool"]
            agents += sum(each["agents"] for each in row["objects"])
            agents += sum(each["agents"] for each in board["zone"] if each["occupant"] == name)
            agents += sum(o["agents_on_it"] for o in board["operations"] if o["owner"] == name)
            agents += sum(stage > 0 for stage in row["stages"].values())
            assert agents == 12


@pytest.mark.rule("SP-INV-02", "SP-SET-01")
def test_every_object_is_in_one_place() -> None:
    """In the deck, the zone, with a player or in the discard; none has vanished."""
    for s in played_games()[::2]:
        board = s.view(None)["board"]
        cards = [*board["discard"], *[row["card"] for row in board["zone"]]]
        for row in board["players"].values():
            cards += [each["card"] for each in row["objects"]]
            cards += [each["inner_circle"] for each in row["objects"] if each["inner_circle"]]
        assert len(set(cards)) == len(cards)
        assert len(cards) + board["deck_count"] == {1: 47, 2: 40, 3: 47, 4: 53, 5: 66}[s.seats]


@pytest.mark.rule("SP-INV-03")
def test_there_are_six_minors_of_each_group() -> None:
    for s in played_games()[::2]:
        board = s.view(None)["board"]
        for group, left in board["supply"].items():
            assert left + sum(row["minors"][group] for row in board["players"].values()) == 6


@pytest.mark.rule("SP-INV-04", "SP-INV-05")
def test_treaties_and_professionals_are_in_one_place_each() -> None:
    for s in played_games()[::2]:
        board = s.dump_board()
        found = board["treaties"]["cards"] + board["treaties"]["discard"] + board["looked"]
        for each in (*board["hands"], *board["concluded"], *board["packs"]):
            found = found + each
        assert sorted(found) == sorted(TREATIES)
        people = board["professionals"]["cards"] + board["professionals"]["discard"]
        for crew in board["crew"]:
            people = people + crew
        assert sorted(people) == sorted(PROFESSIONALS)


@pytest.mark.rule("SP-INV-06", "SP-INV-07", "SP-INV-08", "SP-INV-09")
@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_what_holds_from_one_move_to_the_next(seats: int, settings: dict[str, object]) -> None:
    """Operations in order, one Supervisor, hands after a Treaty Phase, coordinators stay."""
    rng = Random(seats)
    s = detente.game("secret_power", **settings).start(seats, seed=seats + 3, keep_events=False)
    assert isinstance(s, Conspiracy)
    before = s.view(None)["board"]
    while not s.over:
        step(s, rng)
        board = s.view(None)["board"]
        owners = [row["owner"] for row in board["operations"]]
        run = [owner for owner in owners if owner is not None]
        assert owners[: len(run)] == run
        assert run[: len(prior(before))] == prior(before)
        assert list(board["players"]).count(board["supervisor"]) == 1
        for name, row in board["players"].items():
            for project, stage in row["stages"].items():
                assert stage >= before["players"][name]["stages"][project]
            if board["round"] > before["round"] > 0 and name != "falcon":
                assert row["hand_count"] <= 6
        before = board


def prior(board: dict[str, list[dict[str, str]]]) -> list[str]:
    return [row["owner"] for row in board["operations"] if row["owner"] is not None]


# --- damage that `check` sees ---------------------------------------------------------------------


def position() -> Conspiracy:
    """A position with something of everything."""
    return position_with(
        3,
        zone=["research", "banks", "trade_unions"],
        occupied={"banks": ("beta", 2, 1)},
        objects={"alpha": ["governments+:2", "patents:1"], "gamma": ["inner_circle:1"]},
        minors={"beta": {"finance": 2}},
        stages={"alpha": {"comintern": 1}, "beta": {"espionage": 2}},
        treaties={"alpha": ["cia"]},
        hands={"alpha": ["imf"], "beta": ["club_of_rome"]},
        crew={"gamma": ["emissary"]},
        operations=["beta"],
        discard=["valuables"],
        professionals=True,
    )


def card(s: Conspiracy, name: str) -> int:
    found: int = s.game.action_of[name]
    return found


def lose_an_agent(s: Conspiracy) -> None:
    s.active = added(s.active, 0, -1)


def miscount_captured(s: Conspiracy) -> None:
    s.have = added(s.have, 0, 1)


def miscount_attached(s: Conspiracy) -> None:
    s.joined = added(s.joined, 0, 1)


def go_beyond_the_last_stage(s: Conspiracy) -> None:
    s.stage = replaced(s.stage, 0, 6)


def have_an_agent_on_an_operation_to_come(s: Conspiracy) -> None:
    s.on_operation = replaced(s.on_operation, len(OPERATIONS) - 1, 1)


def play_a_sixth_round(s: Conspiracy) -> None:
    s.round = 6


def lie_nowhere(s: Conspiracy) -> None:
    s.place = replaced(s.place, card(s, "valuables_1"), 4)


def use_a_card_of_other_tables(s: Conspiracy) -> None:
    unused = next(c for c in range(66) if s.place[c] == GONE)
    s.place = replaced(s.place, unused, DISCARDED)


def be_in_the_deck_and_elsewhere(s: Conspiracy) -> None:
    s.deck = (*s.deck, card(s, "valuables_1"))


def be_missing_in_the_deck(s: Conspiracy) -> None:
    s.place = replaced(s.place, card(s, "valuables_1"), IN_DECK)


def be_missing_in_the_zone(s: Conspiracy) -> None:
    s.place = replaced(s.place, card(s, "valuables_1"), ZONE)


def be_twice_in_the_zone(s: Conspiracy) -> None:
    s.zone = (*s.zone, s.zone[0])


def be_twice_in_the_deck(s: Conspiracy) -> None:
    s.deck = (*s.deck, s.deck[0])


def occupy_a_discarded_card(s: Conspiracy) -> None:
    s.occupant = replaced(s.occupant, card(s, "valuables_1"), 0)


def leave_shadows_behind(s: Conspiracy) -> None:
    s.shadows = replaced(s.shadows, card(s, "research_1"), 1)


def hold_with_shadows_alone(s: Conspiracy) -> None:
    s.pool = added(s.pool, 1, 2)
    s.agents = replaced(s.agents, card(s, "banks_1"), 0)


def stand_without_an_owner(s: Conspiracy) -> None:
    s.occupant = replaced(s.occupant, card(s, "banks_1"), NOBODY)
    s.shadows = replaced(s.shadows, card(s, "banks_1"), 0)
    s.pool = added(s.pool, 1, 2)


def stand_in_the_discard(s: Conspiracy) -> None:
    s.agents = replaced(s.agents, card(s, "valuables_1"), 1)


def be_partners_on_one_side(s: Conspiracy) -> None:
    s.partner = replaced(s.partner, card(s, "valuables_1"), card(s, "inner_circle_6"))


def be_partner_of_no_card(s: Conspiracy) -> None:
    s.partner = replaced(s.partner, card(s, "valuables_1"), len(s.partner))


def be_partners_of_one_kind(s: Conspiracy) -> None:
    one, two = card(s, "valuables_1"), card(s, "research_1")
    s.partner = replaced(replaced(s.partner, one, two), two, one)


def be_partners_apart(s: Conspiracy) -> None:
    one, two = card(s, "valuables_1"), card(s, "inner_circle_6")
    s.partner = replaced(replaced(s.partner, one, two), two, one)


def stand_under_a_card(s: Conspiracy) -> None:
    s.agents = added(s.agents, card(s, "inner_circle_1"), 1)
    s.agents = added(s.agents, card(s, "governments_1"), -1)


def lose_a_minor(s: Conspiracy) -> None:
    s.supply = added(s.supply, 0, -1)


def lose_a_treaty(s: Conspiracy) -> None:
    s.concluded[0] = 0


def double_a_treaty(s: Conspiracy) -> None:
    s.treaties.discard |= 1 << s.treaties.cards[0]


def not_know_ones_hand(s: Conspiracy) -> None:
    s.treaties.known = (0, *s.treaties.known[1:])


def know_an_open_card(s: Conspiracy) -> None:
    s.treaties.know(1, s.concluded[0])


def know_what_is_public_not(s: Conspiracy) -> None:
    s.treaties.know(3, 1 << s.hands[0][0])


def remember_the_impossible(s: Conspiracy) -> None:
    entered = list(s.treaties.entered)
    entered[s.treaties.cards[0]] = 5
    s.treaties.entered = tuple(entered)


def not_know_ones_pack(s: Conspiracy) -> None:
    s.packs = ((s.treaties.cards[0],), (), ())
    s.treaties.cards = s.treaties.cards[1:]


def lose_a_professional(s: Conspiracy) -> None:
    s.crew[2] = ()


def not_know_ones_professionals(s: Conspiracy) -> None:
    s.professionals.known = (0, 0, 0, 0)


def have_action_cards(s: Conspiracy) -> None:
    s.actions_left = (0,)


def have_temporary_shadows(s: Conspiracy) -> None:
    s.temporary = 1


DAMAGES: tuple[tuple[Callable[[Conspiracy], None], str], ...] = (
    (lose_an_agent, "agents of player 0: 11"),
    (miscount_captured, "captured cards"),
    (miscount_attached, "attached inner circles"),
    (go_beyond_the_last_stage, "stages"),
    (have_an_agent_on_an_operation_to_come, "agents are on operations that are run"),
    (play_a_sixth_round, "round"),
    (lie_nowhere, "a place"),
    (use_a_card_of_other_tables, "cards for more players stay away"),
    (be_in_the_deck_and_elsewhere, "the deck"),
    (be_missing_in_the_deck, "the deck"),
    (be_missing_in_the_zone, "the zone"),
    (be_twice_in_the_zone, "no card twice"),
    (be_twice_in_the_deck, "no card twice"),
    (occupy_a_discarded_card, "occupants are in the zone"),
    (leave_shadows_behind, "shadows are with agents"),
    (hold_with_shadows_alone, "shadows alone hold nothing"),
    (stand_without_an_owner, "agents have an owner"),
    (stand_in_the_discard, "agents are in play"),
    (be_partners_on_one_side, "partners know each other"),
    (be_partner_of_no_card, "partners know each other"),
    (be_partners_of_one_kind, "one of two is an inner circle"),
    (be_partners_apart, "partners lie together"),
    (stand_under_a_card, "agents stand on the host"),
    (lose_a_minor, "minor objects"),
    (lose_a_treaty, "every card is in one place"),
    (double_a_treaty, "every card is in one place"),
    (not_know_ones_hand, "a hand is known to its owner"),
    (know_an_open_card, "what is known lies face down"),
    (know_what_is_public_not, "what is known lies face down"),
    (remember_the_impossible, "what is remembered"),
    (not_know_ones_pack, "a pack is known to its holder"),
    (lose_a_professional, "every card is in one place"),
    (not_know_ones_professionals, "a hand is known to its owner"),
    (have_action_cards, "action cards"),
    (have_temporary_shadows, "only the Falcon has temporary shadows"),
)


@pytest.mark.rule("SP-INV-01", "SP-INV-02", "SP-INV-03", "SP-INV-04", "SP-INV-05")
@pytest.mark.parametrize(("damage", "what"), DAMAGES)
def test_check_sees_damage(damage: Callable[[Conspiracy], None], what: str) -> None:
    s = position()
    s.check()
    damage(s)
    with pytest.raises(InvariantError) as broken:
        s.check()
    assert str(broken.value) == what


def professionals_without_the_option(s: Conspiracy) -> None:
    s.professionals.discard = 1
    s.professionals.cards = s.professionals.cards[1:]


def action_card_lost(s: Conspiracy) -> None:
    s.actions_left = s.actions_left[1:]


def order_token_lost(s: Conspiracy) -> None:
    s.order = s.order[1:]


def hidden_hand(s: Conspiracy) -> None:
    s.treaties.known = (s.treaties.known[0], 0)


@pytest.mark.rule("SP-SOLO-03", "SP-SOLO-05", "SP-SOLO-40", "SP-INV-05")
@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (professionals_without_the_option, "professionals are an option"),
        (action_card_lost, "action cards"),
        (order_token_lost, "the order of projects"),
        (hidden_hand, "the Falcon's hand lies open"),
    ],
)
def test_check_sees_damage_to_the_falcon(damage: Callable[[Conspiracy], None], what: str) -> None:
    s = position_with(1, falcon="medium", hands={"falcon": ["cia"]})
    s.check()
    damage(s)
    with pytest.raises(InvariantError) as broken:
        s.check()
    assert str(broken.value) == what


@pytest.mark.rule("SP-SOLO-03")
def test_the_falcon_has_no_professionals() -> None:
    s = position_with(1, falcon="medium", professionals=True)
    s.crew[1] = (s.professionals.cards[0],)
    s.professionals.cards = s.professionals.cards[1:]
    with pytest.raises(InvariantError) as broken:
        s.check()
    assert str(broken.value) == "the Falcon has no professionals"


@pytest.mark.rule("SP-SET-01")
def test_codes_of_objects_come_first() -> None:
    """Their integers are indices of all that belongs to a card, so their order is fixed."""
    assert CODES[:3] == ("mass_media_1", "mass_media_2", "mass_media_3")
    assert CODES[65] == "inner_circle_6"
    assert CODES[66 : 66 + 46] == TREATIES
