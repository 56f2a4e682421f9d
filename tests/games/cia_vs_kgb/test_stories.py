"""The stories of CIA vs KGB: true, complete, short, and without what a seat may not know."""

import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import detente
from detente import State, read_record
from detente.core.record import Record
from detente.games.cia_vs_kgb.rules.game import CiaVsKgb
from detente.games.cia_vs_kgb.stories import STORIES
from detente.stories import Line, Moment, Teller, lines, recap
from detente.testing.properties import play_randomly
from detente.testing.story_truth import story_faults, told_moves
from detente.testing.variants import variants
from detente.texts import LANGUAGES, Texts
from tests.games.cia_vs_kgb.positions import SIDES, WON_BY, begin, play_moves, struggle

RECORDS = Path(__file__).parent / "records"
SIGNS = {"cia": "◆", "kgb": "●", None: "◇"}
WATCHED = (
    "round",
    "dominance",
    "balance",
    "pending.*",
    "sides.*.score",
    "sides.*.influence",
    "sides.*.agent_x",
    "sides.*.agent_x_chosen",
    "sides.*.saved",
)
PLACES = ("ready", "mobilised", "claimed", "hq", "leave", "eliminated")
"""Lists of pieces: whatever comes or goes there must be touched, or the whole list be set."""


def stored() -> list[Path]:
    return sorted(RECORDS.rglob("*.detente"))


def short() -> list[Record]:
    """Two records of some rounds."""
    return [
        read_record(RECORDS / f"r1/{one}.detente").record
        for one in ("ru2014.middle", "fr2007.middle")
    ]


def every() -> Iterator[Record]:
    """All stored games, and random ones of all variants."""
    for path in stored():
        yield read_record(path).record
    for variant in variants(CiaVsKgb):
        for seed in range(3):
            state = detente.game("cia_vs_kgb", **variant.settings).start(2, seed=seed)
            rng = random.Random(seed)
            while not state.over:
                play_randomly(state, rng)
            yield state.record()


def test_each_kind_of_event_is_told_or_quiet() -> None:
    assert STORIES.missing(CiaVsKgb.event_kinds) == []
    assert STORIES.missing([*CiaVsKgb.event_kinds, "agent-promoted"]) == ["agent-promoted"]


# --- true and complete ----------------------------------------------------------------------------


def where_pieces_are(board: dict[str, Any]) -> set[tuple[str, str, str]]:
    """Side, place and code of all pieces that a seat sees at a side, and the objective."""
    found = {
        (side, place, code)
        for side in SIDES
        for place in PLACES
        for code in board["sides"][side][place]
    }
    return found | (
        {("", "objective", board["objective"]["card"])} if board["objective"] else set()
    )


def untouched(record: Record) -> Iterator[str]:
    """The pieces that came or went in a move whose stories neither touch them nor set the list."""
    for move in told_moves(record, STORIES):
        touched = {code for moment in move.moments for code, _ in moment.get("touches", [])}
        emptied = {path for moment in move.moments for path in moment.get("sets", {})}
        for side, place, code in where_pieces_are(move.before) ^ where_pieces_are(move.after):
            if code not in touched and f"sides.{side}.{place}" not in emptied:
                yield f"{move.label}: {side} {place} {code}"


@pytest.mark.parametrize("record", short())
def test_what_changes_is_told_and_what_is_told_is_so(record: Record) -> None:
    assert not list(story_faults(record, STORIES, WATCHED))
    assert not list(untouched(record))


@pytest.mark.long
def test_what_changes_is_told_in_all_games() -> None:
    for record in every():
        assert not list(story_faults(record, STORIES, WATCHED))
        assert not list(untouched(record))


def test_a_change_that_is_not_told_is_noticed() -> None:
    """The number of cards in the deck is none of the things that stories set."""
    assert any(story_faults(short()[0], STORIES, ["group_deck.count"]))


# --- recaps ---------------------------------------------------------------------------------------


def recaps(record: Record) -> Iterator[tuple[State, int, list[Moment], int]]:
    """Before each move: the state, the seat, its moments so far, the number of its last move."""
    state = record.start()
    tellers = [Teller(STORIES) for _ in SIDES]
    moments = [tellers[seat].tell(state.events(seat)) for seat in (0, 1)]
    last = [0, 0]
    for mover, move in record.moves:
        yield state, mover, moments[mover], last[mover]
        state.play(mover, move)
        for seat in (0, 1):
            moments[seat] += tellers[seat].tell(state.events(seat, state.move_number))
        last[mover] = state.move_number


def check_recaps(records: Iterable[Record]) -> None:
    """Every recap is short, says something of all who acted, and tells what one gained or lost."""
    texts = [Texts(language, "cia_vs_kgb") for language in LANGUAGES]
    for record in records:
        points = [score(record.start(), seat) for seat in (0, 1)]
        for state, seat, moments, since in recaps(record):
            stories = recap(moments, since)
            for text in texts:
                shown, _ = lines(stories, text)
                check_lines(shown)
                new = [moment for moment in moments if moment["move_number"] >= since]
                told = [moment for line in shown for moment in line.told.moments]
                mine = [moment for moment in new if has_chips_of(moment, SIDES[seat])]
                assert all(moment in told for moment in mine)
                acting = {moment["actor"] for moment in new if "actor" in moment}
                assert acting <= {moment.get("actor") for moment in told}
            assert gained(moments, since, SIDES[seat]) == score(state, seat) - points[seat]
            points[seat] = score(state, seat)


def check_lines(shown: list[Line]) -> None:
    """No recap has too many lines, no line is empty, too long, or has a hole."""
    assert len(shown) <= 7
    for line in shown:
        for text in (line.text, *line.chips):
            assert text and not any(hole in text for hole in ("{", "}", "???", "story-", "chip-"))
            assert "_" not in text
        assert len(line.text) <= 110


def has_chips_of(moment: Moment, side: str) -> bool:
    """Whether a moment tells of points or agents that the side has gained or lost."""
    chips = moment.get("chips", [])
    return any(chip["kind"] != "influence" and chip.get("side") == side for chip in chips)


def gained(moments: list[Moment], since: int, side: str) -> int:
    """The points that moments give a side from a move of the game on."""
    return sum(
        chip.get("change", 0)
        for moment in moments
        if moment["move_number"] >= since
        for chip in moment.get("chips", [])
        if chip["kind"] == "points" and chip.get("side") == side
    )


def score(state: State, seat: int) -> int:
    points: int = state.view(None)["board"]["sides"][SIDES[seat]]["score"]
    return points


def test_recaps_are_short_and_complete() -> None:
    check_recaps(short())


@pytest.mark.long
def test_recaps_of_all_games_are_short_and_complete() -> None:
    check_recaps(every())


# --- secrets --------------------------------------------------------------------------------------


def all_told(state: State, seat: int | None) -> str:
    return json.dumps(Teller(STORIES).tell(state.events(seat)))


def test_nobody_is_told_of_the_agents_of_others_or_of_cards_seen() -> None:
    chosen = begin(groups="med_3 mil_1 eco_5", balance="cia")
    play_moves(chosen, "cia:analyst kgb:assassin cia recruit recruit med_3 back")
    assert "analyst" in all_told(chosen, 0) and "assassin" in all_told(chosen, 1)
    assert "eco_5" in all_told(chosen, 0)
    for watcher, secrets in (
        (0, ["assassin"]),
        (1, ["analyst", "eco_5"]),
        (None, ["analyst", "assassin", "eco_5"]),
    ):
        assert not [code for code in secrets if code in all_told(chosen, watcher)]


def test_positions_that_a_seat_cannot_tell_apart_are_told_the_same() -> None:
    for agent in ("director", "analyst"):
        state = play_moves(begin(groups="med_3 mil_1"), f"cia:assassin kgb:{agent} cia recruit")
        assert all_told(state, 0) == all_told(
            play_moves(begin(groups="med_3 eco_1"), "cia:assassin kgb:master_spy cia recruit"), 0
        )


# --- how actions read -----------------------------------------------------------------------------


def ticker(state: State, since: int, seat: int | None = None, language: str = "en") -> list[str]:
    """The lines of a recap with the signs of who acts, and with chips."""
    stories = recap(Teller(STORIES).tell(state.events(seat)), since)
    shown, _ = lines(stories, Texts(language, "cia_vs_kgb"))
    return [
        " ".join([SIGNS[line.told.actor], line.text, *(f"[{chip}]" for chip in line.chips)])
        for line in shown
    ]


@pytest.mark.parametrize(
    ("cia", "moves", "line"),
    [
        ("mil_2+", "recruit", "◆ Radio (5) recruited [CIA influence 7]"),
        ("mil_2+", "mil_2 eco_1", "◆ Guerrillas activated · Merchants destroyed [KGB influence 0]"),
        (
            "pol_2+",
            "pol_2 eco_1",
            "◆ Intellectuals activated · Merchants moved to the CIA"
            " [CIA influence 3] [KGB influence 0]",
        ),
        ("eco_2+ mil_1-", "eco_2 mil_1", "◆ Mafia activated · Militia readied"),
        ("eco_2+ mil_1+", "eco_2 mil_1", "◆ Mafia activated · Militia mobilised"),
        (
            "med_2+",
            "med_2 recruit",
            "◆ Publishers activated · From the top: Radio · Radio (5) recruited [CIA influence 7]",
        ),
        (
            "med_2+",
            "med_2 discard",
            "◆ Publishers activated · From the top: Radio · Radio (5) discarded",
        ),
        (
            "med_2+",
            "med_2 back",
            "◆ Publishers activated · From the top: Radio · Put back on the deck",
        ),
        ("mil_2-", "pass", "◆ Pass"),
    ],
)
def test_each_action_of_the_struggle_is_a_line(cia: str, moves: str, line: str) -> None:
    state = struggle(cia, "eco_1-", deck="med_5 pol_1")
    since = state.move_number + 1
    assert ticker(play_moves(state, moves), since, seat=0) == [line]


def ended(cia: str, kgb: str, *moves: str, side: str = "cia") -> State:
    """A round on Congo that this side has won, with these Agents X."""
    ahead = "turkey chile iran"
    state = struggle(*WON_BY[side], agents=(cia, kgb), objective="congo", next_objectives=ahead)
    return play_moves(state, "pass pass", *moves)


def test_the_end_of_a_round_is_told_in_the_order_of_the_rules() -> None:
    assert ticker(ended("assassin", "master_spy"), since=5) == [
        "● Pass",
        "◆ CIA 2, KGB 1, stability 8 · Domination: CIA",
        "◇ CIA Agent X: Assassin · KGB Agent X: Master Spy",
        "● Master Spy turns the tables · Congo to the KGB [KGB +10 points]",
        "◆ Assassin strikes · KGB Master Spy terminated [KGB Master Spy lost]",
        "◇ Score: CIA 0, KGB 10",
        "◇ Turn 2: Turkey · Balance token: CIA",
    ]


def test_the_end_of_a_round_in_russian_and_french() -> None:
    state = ended("director", "deputy_director")
    assert ticker(state, since=5, language="ru") == [
        "● Выжидание",
        "◆ ЦРУ 2, КГБ 1, стабильность 8 · Превосходство у ЦРУ",
        "◇ Агент X ЦРУ — директор · Агент X КГБ — замдиректора",
        "● Замдиректора ничего не меняет",
        "◆ Директор забирает и нижнюю цель · Цель у ЦРУ: Индонезия · Цель у ЦРУ: Конго"
        " [Очки ЦРУ +30]",
        "◇ Счёт: ЦРУ 30, КГБ 0",
        "◇ Тур 2: Турция · Жетон баланса у КГБ",
    ]
    assert ticker(state, since=5, language="fr")[4:] == [
        "◆ Le Directeur en récupère un autre · Indonésie pour la CIA"
        " · Congo pour la CIA [Points de la CIA +30]",
        "◇ Score\xa0: CIA 30, KGB 0",
        "◇ Tour 2\xa0: Turquie · Pion Balance\xa0: KGB",
    ]


def test_civil_disorder_is_told_with_what_it_costs() -> None:
    state = struggle(
        "mil_6- pol_6-", "eco_1-", objective="congo", agents=("assassin", "deputy_director")
    )
    assert ticker(play_moves(state, "pass pass"), since=4)[2:4] == [
        "◆ CIA 12, KGB 1, stability 8 · Civil disorder: CIA · CIA Assassin terminated"
        " [CIA Assassin lost]",
        "● Congo to the KGB [KGB +10 points]",
    ]


def test_a_decision_falls_between_and_its_story_goes_on() -> None:
    asked = ended("double_agent", "assassin", side="kgb")
    assert ticker(asked, since=5)[-1] == "◆ Double Agent acts"
    play_moves(asked, "director")
    assert ticker(asked, since=asked.move_number) == [
        "◆ Double Agent acts · KGB Director on leave",
        "● Assassin strikes · CIA Double Agent terminated · Under the deck: Congo"
        " [CIA Double Agent lost]",
        "◇ Score: CIA 0, KGB 0",
        "◇ Turn 2: Turkey · Balance token: CIA",
    ]


def test_an_event_is_told_with_its_price() -> None:
    state = struggle("med_4-", "eco_4-", claimed=("olympic_games", ""))
    play_moves(state, "pass pass olympic_games")
    assert ticker(state, since=state.move_number)[0] == (
        "◆ Olympic Games used · Domination by the Olympic Games: CIA [CIA −5 points]"
    )


def test_agents_chosen_are_told_without_their_names() -> None:
    state = play_moves(begin(balance="kgb"), "cia:analyst kgb:assassin kgb:cia")
    assert ticker(state, since=2, seat=0) == [
        "◆ Your Agent X: Analyst · Both Agents X in the field",
        "● The CIA goes first",
    ]
    assert ticker(state, since=2) == ["◇ Both Agents X in the field", "● The CIA goes first"]
