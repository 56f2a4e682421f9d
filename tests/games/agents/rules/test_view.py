"""What a seat is shown: all that it may know, field by field, and nothing else (ASW-HID)."""

import json
from collections.abc import Callable

import pytest

import detente
from detente.games.agents.rules.codes import CODES, NUMBERS, code
from detente.games.agents.rules.deployment import BuyDiplomat, Deploy
from detente.games.agents.rules.liquidation import GainCard
from detente.games.agents.rules.operation import Look
from detente.games.agents.rules.regions import CITIES, REGIONS
from detente.games.agents.rules.services import KINDS, SERVICES
from detente.games.agents.rules.state import Espionage
from detente.games.agents.rules.summary import Recall
from tests.games.agents.positions import force_draw, position_with, seat, token
from tests.games.agents.worlds import Diary, played_games
from tests.games.playing import asked, begin, hidden_things_do_not_show, play_moves, watchers

THREE = ["cia", "kgb", "mi6"]
BOARD = {
    *("round", "order", "active", "active_region", "virtual", "regions", "sectors", "services"),
    *("bank", "deck_count", "discard", "offer", "drawn", "dealt"),
}
SERVICE = {
    *("finance", "reserve", "operatives", "diplomats", "cards", "liquidations", "halves", "bag"),
    *("mission_count", "missions", "fulfilled", "halves_with_mission"),
}
REGION = {"holder", "guarded", "leader", "agents", "diplomats", "tokens"}


# --- played games ---------------------------------------------------------------------------------


@pytest.mark.rule("ASW-HID-01", "ASW-HID-02", "ASW-HID-03")
def test_a_view_has_these_fields_and_no_others() -> None:
    """A field that is added must be thought about here."""
    for s in played_games()[::3]:
        for watcher in watchers(s):
            board = s.view(watcher)["board"]
            assert set(board) == BOARD
            assert all(set(row) == SERVICE for row in board["services"].values())
            assert all(set(row) == REGION for row in board["regions"].values())


@pytest.mark.rule(
    "ASW-HID-04", "ASW-HID-05", "ASW-HID-06", "ASW-HID-08", "ASW-HID-10", "ASW-AMB-05"
)
def test_a_kind_is_shown_to_those_who_have_heard_of_it_only() -> None:
    """Owning a token is not enough; after the end the map is open."""
    shown = hidden = 0
    for s in played_games()[::3]:
        for watcher in watchers(s):
            seen: dict[str, str] = {}
            public: set[str] = set()
            for service in s.present() if s.trail is not None else []:
                diary = Diary(s, watcher, service)
                for number, kind in diary.seen.items():
                    seen[CODES[service * NUMBERS + number]] = KINDS[kind]
                for number in Diary(s, None, service).seen:
                    public.add(CODES[service * NUMBERS + number])
            for region in s.view(watcher)["board"]["regions"].values():
                for row in region["tokens"]:
                    face = KINDS[s.kind(code(row["token"]))] if s.over else seen.get(row["token"])
                    assert row["kind"] == face
                    assert row["seen_by_all"] == (s.over or row["token"] in public)
                    shown += row["kind"] is not None
                    hidden += row["kind"] is None
    assert min(shown, hidden) > 100


@pytest.mark.rule("ASW-HID-07", "ASW-AMB-08")
def test_tokens_in_bags_are_counted_by_service() -> None:
    for s in played_games()[::6]:
        for service in s.present() if s.trail is not None else []:
            inside = [0] * s.seats
            for what, thing, bag in Diary(s, None, service).moves:
                if what in ("light", "dark"):
                    inside[thing] += 1
                elif what in ("back", "out"):
                    inside[bag] += 1 if what == "back" else -1
            for watcher in watchers(s):
                rows = s.view(watcher)["board"]["services"]
                for bag in range(s.seats):
                    shown = rows[s.seat_name(bag)]["bag"][SERVICES[service]]
                    assert shown["tokens"] == inside[bag]


@pytest.mark.rule("ASW-HID-06", "ASW-HID-09", "ASW-AMB-81")
def test_operatives_said_to_be_in_a_bag_are_there_in_all_possible_worlds() -> None:
    """Never more than the least there can be, and as a rule just as many."""
    exact = compared = 0
    for number, s in enumerate(played_games()[::4]):
        watcher = watchers(s)[number % (s.seats + 1)]
        for service in s.present() if s.trail is not None and not s.over else []:
            worlds = Diary(s, watcher, service).worlds(80)
            rows = s.view(watcher)["board"]["services"]
            for bag in range(s.seats if worlds else 0):
                least = min(world[1][bag][2] for world in worlds)
                shown = rows[s.seat_name(bag)]["bag"][SERVICES[service]]["operatives"]
                assert shown <= least
                exact += shown == least
                compared += 1
    assert compared > 50
    assert exact > 0.9 * compared


@pytest.mark.rule("ASW-HID-03")
def test_missions_are_shown_to_their_owner_and_at_the_end_to_all() -> None:
    for s in played_games()[::3]:
        for watcher in watchers(s):
            for other, name in enumerate(s.view(watcher)["seats"]):
                row = s.view(watcher)["board"]["services"].get(name)
                if row is None:  # services are being chosen
                    continue
                own = watcher == other or s.over
                missions = [REGIONS[region] for region in s.missions[other]]
                assert row["mission_count"] == len(missions)
                assert row["missions"] == (missions if own else [])
                assert (row["fulfilled"] is not None) == own
                assert (row["halves_with_mission"] is not None) == own


# --- special cases: what differs only in hidden things looks the same -----------------------------


def during_an_offer() -> Espionage:
    return begin(position_with(THREE), GainCard(0))


def during_mission_choice() -> Espionage:
    s = detente.game("agents").start(4, seed=5)
    assert isinstance(s, Espionage)
    s.play(s.to_act[1], s.legal_moves(s.to_act[1])[-1])
    return s


def during_a_deployment() -> Espionage:
    bags = {"cia": {"kgb": "oiD", "cia": "oi"}}
    s = position_with(THREE, bags=bags, operatives={"kgb": 7})
    force_draw(s, "cia", "kgb", "i")
    return begin(s, Deploy(0), BuyDiplomat(0))


def between_two_looks() -> Espionage:
    s = position_with(THREE, board={"africa": {"kgb": "oi", "mi6": "io"}})
    s.region = REGIONS.index("africa")
    begin(s, Look(0, 3, -1, -1))
    return play_moves(s, token(s, "africa", "kgb", "i"))


def before_an_unseen_return() -> Espionage:
    s = position_with(THREE, board={"africa": {"kgb": "oi"}}, finance={"cia": 1})
    return begin(s, Recall(0))


def after_the_end() -> Espionage:
    return next(s for s in played_games() if s.over and s.seats == 3).clone()


SPECIAL_CASES = (
    during_an_offer,
    during_mission_choice,
    during_a_deployment,
    between_two_looks,
    before_an_unseen_return,
    after_the_end,
)


@pytest.mark.rule("ASW-HID-02", "ASW-HID-03", "ASW-HID-04", "ASW-AMB-79")
@pytest.mark.parametrize("case", SPECIAL_CASES)
def test_what_differs_only_in_hidden_things_looks_the_same(
    case: Callable[[], Espionage],
) -> None:
    hidden_things_do_not_show(case(), draws=12)


@pytest.mark.rule("ASW-HID-03", "ASW-AC-G1")
def test_an_offer_is_shown_to_the_one_who_chooses() -> None:
    s = during_an_offer()
    cards = [CODES[code(name)] for name in s.legal_moves(0)]
    assert s.view(0)["board"]["offer"] == cards
    assert len(cards) == 3
    for watcher in (1, 2, None):
        assert s.view(watcher)["board"]["offer"] == []
        assert s.view(watcher)["board"]["deck_count"] == 17


@pytest.mark.rule("ASW-HID-03", "ASW-SET-11")
def test_dealt_missions_are_shown_while_they_are_chosen() -> None:
    s = during_mission_choice()
    for watcher in range(4):
        dealt = s.view(watcher)["board"]["dealt"]
        assert len(dealt) == 2
        assert set(s.legal_moves(watcher)) <= set(dealt)
    assert s.view(None)["board"]["dealt"] == []
    for mover in s.to_act:
        s.play(mover, s.legal_moves(mover)[0])
    assert all(s.view(watcher)["board"]["dealt"] == [] for watcher in watchers(s))


@pytest.mark.rule("ASW-HID-03")
def test_pending_moves_are_shown_to_the_one_who_gave_them() -> None:
    s = during_mission_choice()
    assert [s.view(watcher)["pending_move"] is None for watcher in watchers(s)].count(False) == 1


@pytest.mark.rule("ASW-P3-01", "ASW-HID-04", "ASW-HID-07")
def test_a_drawn_token_shows_its_service_to_all_and_its_kind_to_the_drawer() -> None:
    s = during_a_deployment()
    assert asked(s) == ("cia", "prompt-deploy")
    drawn = {"token": "kgb_1", "service": "kgb", "kind": "informant"}
    assert s.view(0)["board"]["drawn"] == drawn
    for watcher in (1, 2, None):
        assert s.view(watcher)["board"]["drawn"] == {**drawn, "kind": None}
        assert "informant" not in json.dumps(s.view(watcher)["prompt"])
    play_moves(s, "africa")
    for watcher in watchers(s):
        board = s.view(watcher)["board"]
        assert board["drawn"] is None
        (row,) = board["regions"]["africa"]["tokens"]
        assert row["token"] == "kgb_1"
        assert row["kind"] == ("informant" if watcher == 0 else None)
        assert row["city"] == CITIES[REGIONS.index("africa")][0]


@pytest.mark.rule("ASW-HID-01", "ASW-HID-04")
def test_a_look_tells_the_others_which_token_but_not_what() -> None:
    s = between_two_looks()
    looked = token(s, "africa", "kgb", "i")
    for watcher in watchers(s):
        events = [(event["id"], event["args"]) for event in s.events(watcher)]
        assert ("looked", {"seat": "cia", "token": looked}) in events
        shown = ("seen", {"token": looked, "kind": "informant"}) in events
        assert shown == (watcher == seat(s, "cia"))
        rows = {
            row["token"]: row for row in s.view(watcher)["board"]["regions"]["africa"]["tokens"]
        }
        assert rows[looked]["kind"] == ("informant" if watcher == 0 else None)
        assert all(row["kind"] is None for name, row in rows.items() if name != looked)
