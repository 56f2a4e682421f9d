"""The stories of Agents: true, complete, and lines that read well."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from detente import Record, read_record
from detente.core.state import State
from detente.games.agents.rules.game import Agents
from detente.games.agents.rules.turn import Turn
from detente.games.agents.stories import STORIES
from detente.stories import Line, Moment, Teller, Told, lines, recap, stories_of
from detente.stories.recap import MOST_LINES
from detente.testing.story_truth import fields, story_faults
from detente.texts import LANGUAGES, Name, Texts
from tests.games.agents.positions import position_with
from tests.games.agents.starts import keep_missions, start
from tests.games.playing import begin, play_moves, watchers

RECORDS = Path(__file__).parent / "records"
NEWEST = RECORDS / f"r{Agents.latest_revision}"
STORED = sorted(path.name for path in NEWEST.glob("*.detente"))
FEW = [
    "2_abilities.unfinished.detente",
    "3.unfinished.detente",
    pytest.param("4.unfinished.detente", marks=pytest.mark.slow),
]

WATCHED = (
    *("round", "virtual"),
    *("regions.*.holder", "regions.*.guarded", "sectors.*.holder", "sectors.*.guarded"),
    *("services.*.halves", "services.*.finance", "services.*.reserve", "services.*.missions"),
)
MOST_LETTERS = 110


def stored(name: str) -> Record:
    return read_record(NEWEST / name).record


@cache
def played(name: str) -> State:
    """A recorded game after its last move."""
    record = stored(name)
    state = record.start()
    for mover, move in record.moves:
        state.play(mover, move)
    return state


def told(state: State, seat: int | None) -> list[Moment]:
    """The moments that a seat is told."""
    return Teller(STORIES).tell(state.events(seat))


def first_turn(state: State) -> int:
    """The move with which the first turn begins: set-up is over."""
    starts = [each["move_number"] for each in state.events(None) if each["id"] == "turn-started"]
    return min(starts, default=state.move_number + 1)


def shown(line: Line) -> str:
    """A line and its chips."""
    return " ".join([line.text, *(f"[{chip}]" for chip in line.chips)])


def test_the_package_tells_these_stories() -> None:
    assert stories_of("agents") is STORIES


def test_every_kind_of_event_is_told_or_quiet() -> None:
    assert STORIES.missing(Agents.event_kinds) == []
    assert STORIES.missing([*Agents.event_kinds, "of-tomorrow"]) == ["of-tomorrow"]
    told_or_quiet = {*STORIES.tellings, *STORIES.quiet}
    assert told_or_quiet == set(Agents.event_kinds)


# --- what changes is told -------------------------------------------------------------------------


def things(board: dict[str, Any]) -> dict[str, object]:
    """What lies where: tokens with their faces, diplomats, agent cards, what bags gain."""
    found: dict[str, object] = {}
    for region, there in board["regions"].items():
        for token in there["tokens"]:
            found[token["token"]] = (region, token["kind"], token["seen_by_all"])
        found[region] = dict(there["agents"])
    for name, service in board["services"].items():
        for card in service["cards"]:
            found[card] = name
        found[name] = sum(inside["tokens"] for inside in service["bag"].values())
    return found


def unnamed(record: Record, since: int) -> Iterator[str]:
    """What changes from a move on and no touch names: tokens, agents, cards, a bag that grows.

    At the end of the game all tokens are turned over at once.
    """
    state = record.start()
    before: dict[int | None, dict[str, object]] = {seat: {} for seat in watchers(state)}
    for mover, move in record.moves:
        state.play(mover, move)
        for seat in watchers(state) if state.move_number >= since - 1 else ():
            after = things(state.view(seat)["board"])
            moments = Teller(STORIES).tell(state.events(seat, state.move_number))
            touched = {code for moment in moments for code, _ in moment.get("touches", [])}
            for code in (before[seat].keys() | after.keys()) - touched:
                now, was = after.get(code), before[seat].get(code)
                drawn = isinstance(now, int) and isinstance(was, int) and now < was
                if before[seat] and now != was and not drawn and not state.over:
                    yield f"{state.move_number} {mover}:{move} to {seat}: {code} {was} {now}"
            before[seat] = after


def chips_untrue(record: Record, since: int) -> Iterator[str]:
    """Moves after which a service has other points or coins than the chips say."""
    state = record.start()
    for mover, move in record.moves:
        before = state.view(None)["board"]["services"]
        state.play(mover, move)
        if state.move_number < since:
            continue
        moments = Teller(STORIES).tell(state.events(None, state.move_number))
        chips = [chip for moment in moments for chip in moment.get("chips", [])]
        for kind, field in (("points", "halves"), ("coins", "finance")):
            for name, service in state.view(None)["board"]["services"].items():
                of_service = [c for c in chips if (c["kind"], c["side"]) == (kind, name)]
                change = sum(chip["change"] for chip in of_service)
                if service[field] - before[name][field] != change:
                    yield f"{state.move_number}: {name} {field} {service[field]}, told {change}"


def faults(name: str) -> list[str]:
    """What the stories of a recorded game tell wrongly or not at all, from the first turn on."""
    record, since = stored(name), first_turn(played(name)) + 1
    found = story_faults(record, STORIES, WATCHED, since=since)
    return [*found, *unnamed(record, since), *chips_untrue(record, since)]


@pytest.mark.parametrize("name", FEW)
def test_the_stories_of_a_few_games_are_true_and_complete(name: str) -> None:
    assert faults(name) == []


@pytest.mark.long
@pytest.mark.parametrize("name", STORED)
def test_the_stories_of_all_recorded_games_are_true_and_complete(name: str) -> None:
    assert faults(name) == []


def test_set_up_tells_who_holds_what() -> None:
    """The first recount is in the moments of the first turn's move."""
    state = keep_missions(start(["kgb", "cia"], "mossad"))
    sets: dict[str, Any] = {}
    for moment in told(state, None):
        sets |= moment.get("sets", {})
    board = fields(state.view(None)["board"])
    assert sets == {path: board[path] for path in sets}
    held = {path for path, value in board.items() if path.endswith(".holder") and value}
    guarded = {path for path, value in board.items() if path.endswith(".guarded") and value}
    assert held and guarded
    assert held | guarded <= sets.keys()


# --- recaps ---------------------------------------------------------------------------------------


def recaps(name: str) -> Iterator[tuple[str, int, list[Told]]]:
    """Each time a seat is asked after others have moved: its name, its last move, its recap."""
    record = stored(name)
    state, last_own = record.start(), [0] * len(played(name).seat_names)
    for mover, move in record.moves:
        state.play(mover, move)
        last_own[mover] = state.move_number
        for seat in state.to_act if state.move_number >= first_turn(played(name)) else ():
            if seat != mover:
                stories = recap(told(state, seat), last_own[seat])
                yield state.seat_name(seat), last_own[seat], stories


def recap_faults(name: str, language: str) -> Iterator[str]:
    """What is wrong with the recaps of a game: lines, opponents that are missing, losses untold."""
    texts = Texts(language, "agents")
    for service, since, stories in recaps(name):
        shown_lines, _ = lines(stories, texts)
        text = "\n".join(line.text for line in shown_lines)
        where = f"{service} since {since}"
        yield from (f"{where}: {fault}" for line in shown_lines for fault in line_faults(line))
        if len(shown_lines) > MOST_LINES:
            yield f"{where}: {len(shown_lines)} lines"
        recent = [moment for story in stories for moment in story.moments]
        recent = [moment for moment in recent if moment["move_number"] >= since]
        acted = {
            moment["actor"] for moment in recent if moment["head"]["id"] == "story-infiltrated"
        }
        if acted - {line.told.actor for line in shown_lines}:
            yield f"{where}: no line for one of {acted}"
        for piece in [piece for moment in recent for piece in lost_pieces(moment, service)]:
            if not any(form in text for form in forms(texts, piece)):
                yield f"{where}: {piece} was lost, and\n{text}"
        kept = [moment for line in shown_lines for moment in line.told.moments]
        for story in stories:
            own = [chip for chip in story.chips if chip.get("side") == service]
            if own and story.moments[0] not in kept:
                yield f"{where}: {own} in no line"


def forms(texts: Texts, code: str) -> list[str]:
    """A name in all its forms."""
    name = texts.name(code)
    assert isinstance(name, Name)
    return [name, *name.forms.values()]


def lost_pieces(moment: Moment, service: str) -> list[str]:
    """What a moment takes from a service: its token, or a region or sector it held."""
    head, args = moment["head"]["id"], moment["head"]["args"]
    if head in ("story-liquidated", "story-recalled") and args["token"].startswith(service):
        return [args["token"]]
    if (head, args.get("seat")) == ("story-lost", service):
        return [args["token"]]
    if (head, args.get("loser")) == ("story-taken-from", service):
        return [args["token"]]
    return []


def line_faults(line: Line) -> Iterator[str]:
    """A line that is empty, too long, or has a hole."""
    text = shown(line)
    if not line.text.strip() or len(line.text) > MOST_LETTERS:
        yield f"{len(line.text)} letters: {text}"
    if any(hole in text for hole in ("{", "???", "story-", "chip-", "name-", "_")):
        yield f"a hole: {text}"


def test_the_recaps_of_a_game_for_four() -> None:
    assert list(recap_faults("4.unfinished.detente", "en")) == []


@pytest.mark.long
@pytest.mark.parametrize("name", STORED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recaps_of_all_recorded_games(name: str, language: str) -> None:
    assert list(recap_faults(name, language)) == []


# --- whole actions read well ----------------------------------------------------------------------


BAG = {"cia": {"mossad": "o"}}
OWN = {"cia": {"cia": "i"}}


def turn(position: dict[str, Any], moves: str, seat: int | None, language: str) -> list[str]:
    """The lines of a turn, until another one begins; all that they set is so then."""
    s = position_with(**position)
    s.deck = sorted(s.deck, reverse=True)
    play_moves(begin(s, Turn()), *moves.split())
    (_, *stories), texts = recap(told(s, seat), 0), Texts(language, "agents")
    board = fields(s.view(seat)["board"])
    sets: dict[str, Any] = {}
    for moment in told(s, seat):
        sets |= moment.get("sets", {})
    assert sets == {path: board[path] for path in sets}
    return [shown(line) for line in lines(stories, texts)[0]]


IN_AFRICA = {"africa": {"kgb": "o", "mi6": "id"}}
TURNS: dict[str, tuple[dict[str, Any], str, int | None, str, list[str]]] = {
    "funding": (
        {"board": {"africa": {"cia": "o"}}, "bags": OWN},
        "kgb africa funding",
        None,
        "en",
        ["Infiltrates KGB · CIA agent 2 to Africa · funding [CIA +2 coins]"],
    ),
    "what only the one who draws sees": (
        {"board": {"africa": {"cia": "o"}}, "bags": OWN},
        "kgb africa funding",
        0,
        "en",
        ["Infiltrates KGB · draws an informant · CIA agent 2 to Africa · funding [CIA +2 coins]"],
    ),
    "reconnaissance": (
        {"board": IN_AFRICA, "bags": BAG},
        "kgb africa reconnaissance kgb_1 mi6_1 done",
        None,
        "en",
        [
            "Infiltrates KGB · Mossad agent 1 to Africa · looks at KGB agent 1 · "
            "looks at MI6 agent 1"
        ],
    ),
    "what only the one who looks sees": (
        {"board": IN_AFRICA, "bags": BAG},
        "kgb africa reconnaissance kgb_1 done",
        0,
        "en",
        ["Infiltrates KGB · Mossad agent 1 to Africa · sees a light operative …"],
    ),
    "an operative, a diplomat and a transit are paid, and what is left is lost": (
        {"board": {"africa": {"kgb": "ooo"}, "ussr": {"cia": "d"}}, "bags": BAG}
        | {"finance": {"cia": 3}},
        "kgb kgb africa diplomat transit",
        None,
        "en",
        [
            "Infiltrates KGB · moves the CIA diplomat in the USSR to Africa … [CIA −3 coins]",
            "CIA loses the USSR · CIA loses the Eastern Sector [CIA −2 points]",
        ],
    ),
    "a liquidation": (
        {"board": {"africa": {"kgb": "i", "mi6": "oo"}}, "bags": BAG, "cards": {"kgb": ["raven"]}},
        "mi6 africa liquidation kgb_1 retouch",
        None,
        "en",
        [
            "Infiltrates MI6 · liquidates KGB agent 1 · KGB is paid for the attack … "
            "[CIA +½ point] [KGB +1 coin]"
        ],
    ),
    "an attack that fails": (
        {"board": {"africa": {"kgb": "D", "mi6": "oo"}}, "bags": BAG, "cards": {"kgb": ["trap"]}},
        "mi6 africa liquidation kgb_1 retouch operative",
        None,
        "en",
        ["Infiltrates MI6 · KGB agent 1 survives: dark operative · Retouch card for KGB …"],
    ),
    "a card that brings coins": (
        {"board": {"africa": {"mi6": "oo"}}, "bags": BAG, "cards": {"cia": ["koschei"]}},
        "mi6 africa pass koschei",
        None,
        "en",
        ["Infiltrates MI6 · Mossad agent 1 to Africa · plays Koschei · takes coins [CIA +4 coins]"],
    ),
    "a card that sends an agent back": (
        {"board": {"africa": {"mi6": "ooo"}}, "bags": BAG, "cards": {"cia": ["jackal"]}}
        | {"finance": {"cia": 1}},
        "mi6 pass africa pass jackal mi6_1",
        None,
        "en",
        [
            "Infiltrates MI6 · Mossad agent 1 to Africa · plays Jackal · "
            "takes MI6 agent 1 off the map [CIA −1 coin] [MI6 +1 coin]"
        ],
    ),
    "control that passes directly, the loss first": (
        {"board": {"africa": {"kgb": "o"}, "south_america": {"kgb": "oo"}}, "bags": OWN}
        | {"finance": {"cia": 2}},
        "mi6 pass africa diplomat pass",
        None,
        "en",
        [
            "Infiltrates MI6 · CIA agent 1 to Africa · buys a diplomat [CIA −2 coins]",
            "CIA takes Africa from KGB [KGB −1 point] [CIA +1 point]",
        ],
    ),
    "a tie": (
        {"board": {"africa": {"mi6": "o"}}, "bags": OWN, "cards": {"mi6": ["titan"]}},
        "kgb africa pass",
        None,
        "en",
        [
            "Infiltrates KGB · CIA agent 1 to Africa",
            "MI6 loses Africa · MI6 loses the Third World Sector · MI6 is paid for its losses "
            "[MI6 −2 points] [MI6 +2 coins]",
        ],
    ),
    "a guarded region": (
        {"players": ["cia", "kgb"], "virtual": "mi6", "guards": True}
        | {"board": {"africa": {"mi6": "o"}}, "bags": OWN, "finance": {"cia": 2}},
        "pass africa diplomat pass",
        None,
        "en",
        [
            "Infiltrates KGB · CIA agent 1 to Africa · buys a diplomat [CIA −2 coins]",
            "CIA takes Africa from its guard · CIA takes the Third World Sector from its guard "
            "[CIA +2 points]",
            "Infiltrates CIA",
        ],
    ),
    "the bonus operation": (
        {"players": ["mi6", "cia", "kgb"], "abilities": True, "bags": {"mi6": {"cia": "o"}}}
        | {"board": {"africa": {"mi6": "o", "kgb": "oo"}}},
        "cia africa funding gain",
        None,
        "en",
        ["Infiltrates CIA · CIA agent 1 to Africa · funding · a bonus coin [MI6 +2 coins]"],
    ),
    "Russian": (
        {"board": {"africa": {"kgb": "o"}, "south_america": {"kgb": "oo"}}, "bags": OWN}
        | {"finance": {"cia": 2}},
        "mi6 pass africa diplomat pass",
        None,
        "ru",
        [
            "Жетон в мешок МИ-6 · агент ЦРУ № 1 — в Африку · куплен дипломат [ЦРУ −2 монеты]",
            "ЦРУ отнимает у КГБ Африку [КГБ −1 очко] [ЦРУ +1 очко]",
        ],
    ),
    "French": (
        {"board": {"africa": {"kgb": "o"}, "south_america": {"kgb": "oo"}}, "bags": OWN}
        | {"finance": {"cia": 2}},
        "mi6 pass africa diplomat pass",
        None,
        "fr",
        [
            "Infiltre le MI6 · l’agent de la CIA nᵒ 1 en Afrique · paie un diplomate "
            "[CIA −2 pièces]",
            "CIA prend l’Afrique au KGB [KGB −1 point] [CIA +1 point]",
        ],
    ),
}


@pytest.mark.parametrize("name", TURNS)
def test_whole_turns_read_well(name: str) -> None:
    position, moves, seat, language, expected = TURNS[name]
    assert turn(position, moves, seat, language) == expected


def test_set_up_and_the_end_read_well() -> None:
    stories = recap(told(played("3.whole.detente"), None), 0)
    texts = Texts("en", "agents")
    shown_lines = [shown(line) for story in stories for line in lines([story], texts)[0]]
    assert shown_lines[:2] == [
        "Seat 1: MI6 · Seat 2: CIA · Seat 3: Mossad",
        "CIA gains North America · MI6 gains Western Europe · Mossad gains the Middle East "
        "[CIA +1 point] [MI6 +1 point] [Mossad +1 point]",
    ]
    assert shown_lines[-3:] == [
        "Mission Australia and Oceania: not accomplished · 3½ points",
        "Mission Africa: not accomplished · 2 points",
        "Mission Middle East: not accomplished · 2 points",
    ]


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("watcher", [None, 1, 2, 3])
def test_what_nobody_else_has_seen_makes_no_difference_to_the_moments_of_others(
    watcher: int | None,
) -> None:
    """Of a token drawn, deployed and looked at only the one who did that is told the kind."""
    others, own = [], []
    for kind in "io":
        s = position_with(board={"africa": {"kgb": kind}}, bags={"cia": {"mossad": kind}})
        play_moves(begin(s, Turn()), "kgb", "africa", "reconnaissance", "kgb_1")
        others.append(told(s, watcher))
        own.append(told(s, 0))
    assert others[0] == others[1]
    assert own[0] != own[1]


@pytest.mark.parametrize("name", FEW)
def test_moments_are_made_of_the_events_of_their_seat(name: str) -> None:
    """Every piece, service and kind that a moment names is an argument of an event of its move."""
    state = played(name)
    names = {*state.game.codes, *state.game.seat_names}
    for seat in watchers(state):
        events = state.events(seat)
        for moment in Teller(STORIES).tell(events):
            number = moment["move_number"]
            known = {
                word
                for event in events
                if event["move_number"] == number
                for word in (*words(event["args"]), event["by"])
            }
            parts = [moment["head"]["args"], moment.get("touches"), moment.get("chips")]
            sets = moment.get("sets", {})
            said = words([*parts, list(sets.values()), [path.split(".") for path in sets]])
            services = {each.rpartition("_")[0] for each in known if each}
            assert said & names <= known | services


def words(value: Any) -> set[str]:
    """All strings in a value."""
    if isinstance(value, str):
        return {value}
    items = value.values() if isinstance(value, dict) else value
    if isinstance(items, str | int | None):
        return set()
    return {word for item in items for word in words(item)}
