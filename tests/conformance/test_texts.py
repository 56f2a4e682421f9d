"""Every text that the code asks for is there, in three languages that agree, and none is left over.

Ids are collected from the source: a string that looks like an id counts as a use of it. The
families (names, labels, options …) are made of codes and fields, so they are computed exactly.
The page's modules are read in the same way, by patterns instead of a syntax tree. What only a
game itself knows, such as which of its cards do something, stands in BOOKS.
"""

import ast
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import detente
from detente.core.data import read_data
from detente.core.errors import IllegalMove, InvalidInput
from detente.core.event_log import CODE, CODES, NUMBER, EventKind
from detente.core.state import State
from detente.core.view import prompt_of
from detente.games.agents.rules import cards as spies
from detente.games.agents.rules import log as spies_log
from detente.games.agents.rules import regions as theatres
from detente.games.agents.rules import services
from detente.games.cia_vs_kgb.rules import cards as agencies
from detente.games.cia_vs_kgb.rules import log as agencies_log
from detente.games.secret_power.rules import log as conspiracy_log
from detente.games.secret_power.rules import objects, people, projects, treaties
from detente.games.twilight_struggle.rules import countries, effects, phases, regions
from detente.games.twilight_struggle.rules import log as cold_war_log
from detente.server.static import COMMAND_ONLY
from detente.texts import LANGUAGES, Name, Texts, points, preferred_language

SOURCE = Path(detente.__file__).parent
WEB = SOURCE / "web"
GAMES = detente.games()
PARTS = [SOURCE / "games" / game / part for game in GAMES for part in ("web", "lessons")]
PAGE = [WEB, *PARTS]
"""Whose texts only the page says."""
FAMILIES = ("name-", "effect-", "option-", "value-", "result-", "label-")
ENDINGS = ("end_game", "win", "draw_game", "finish")
SPEAKERS = ("InvalidInput", "VerificationError", "Reason", "say", "quote", "format")
LIKE_AN_ID = re.compile(r"[a-z][\w-]*")
PAGE_PREFIXES = ("board-", "lobby-", "page-", "table-page-")
# Attributes of the templates, class="lobby", are no strings of the program.
QUOTED = re.compile(r'(?<!=)"([a-z][\w-]*(?:\.\w+)?)"')
FORM = re.compile(r'FORM\(\$(\w+), "(\w+)"\)')
BEGINNING = re.compile(r"`([a-z][\w-]*-)\$\{")


class Book(NamedTuple):
    """What the tests have to know of a game."""

    log: ModuleType
    kinds: int
    """About how many kinds of events there are, rather less than more."""
    prompts: int
    """How many decisions."""
    card_fields: set[str]
    """The fields of its data that people read."""
    keys: set[str]
    """Codes under which views keep something, which are no fields."""
    words: set[str]
    """Codes in views that random games may not reach."""
    with_effects: set[str]
    """The codes of which people read what they do."""
    named: dict[str, dict[str, str]]
    """Code → its name in each language, as the data have it."""
    sample: dict[str, str]
    """Argument of any event, or `<event>.<argument>` → a code that fits it."""
    games: int
    """How many random games it takes to hear enough."""
    talkative: set[str]
    """Prompts at which every refusal is tried."""


def newest(game: str, name: str) -> Any:
    """What a data file of a game says in the newest revision of its rules."""
    return read_data(f"detente.games.{game}", name, detente.game(game).revision)


def described_agents() -> Book:
    effect_rows = newest("agents", "agent_cards.yaml")["effects"]
    sold = [card for row in effect_rows for card in row["cards"]]
    service_rows = newest("agents", "services.yaml")["services"]
    named = {row["id"]: row["names"] for row in [*service_rows, *theatres.ROWS, *sold]}
    named |= newest("agents", "sectors.yaml")["names"]
    cities = {city["id"]: city for row in theatres.ROWS for city in row["cities"]["list"]}
    assert len(named | cities) == 4 + 7 + 20 + 4 + 56
    codes = {
        "service": "mi6",
        "region": "ussr",
        "origin": "africa",
        "kind": "informant",
        "card": "raven",
    }
    agents = {"token": "mossad_7", "agent": "cia_diplomat_africa"}
    contested = ("taken-over", "taken-from", "lost", "guard-claimed")
    influence = {f"{message}.token": "third_world" for message in contested}
    return Book(
        spies_log,
        kinds=46,
        prompts=28,
        card_fields={"kind", "home", "service", "duration", "cities"},
        keys={*services.SERVICES, *theatres.REGIONS, *theatres.SECTORS},
        words=set(cities),
        with_effects={*services.SERVICES, *services.KINDS, *spies.CARDS},
        named=cities | named,
        sample={**codes, **agents, **influence},
        games=9,
        talkative=set(),
    )


def described_agencies() -> Book:
    data = newest("cia_vs_kgb", "cards.yaml")
    named = {**data["factions"], **data["sides"]}
    for family in ("groups", "nations", "events", "agent_roles"):
        named |= {card.get("id") or card["role"]: card for card in data[family]}
    assert len(named) == 4 + 2 + 24 + 21 + 6
    describe = detente.game("cia_vs_kgb").describe
    kinds = {code: describe(code).get("kind") for code in agencies.CODES}
    acting = {code for code, kind in kinds.items() if kind in ("event", "agent")}
    fields = {"faction", "influence", "initiative", "phase", "population", "stability", "vp"}
    groups = dict.fromkeys(("group", "target"), "pol_5")
    return Book(
        agencies_log,
        kinds=50,
        prompts=12,
        card_fields=fields,
        keys=set(),
        words=set(),
        with_effects={*agencies.FACTIONS, *acting},
        named={code: card["name"] for code, card in named.items()},
        sample={"agent": "assassin", "objective": "cuba", "event": "summit", **groups},
        games=30,
        talkative={"prompt-use-event"},
    )


def described_cold_war() -> Book:
    card_rows = newest("twilight_struggle", "cards.yaml")["cards"]
    boxes = newest("twilight_struggle", "tracks.yaml")["space_race"]["boxes"]
    rows = [*card_rows, *countries.ROWS]
    rows += [*countries.DATA["regions"], *countries.DATA["subregions"]]
    named = {row["id"]: row["names"] for row in rows}
    named |= {f"box_{row['box']}": row["names"] for row in boxes}
    assert len(named) == 110 + 84 + 6 + 3 + 8
    fields = {"number", "era", "side", "ops", "region", "subregions", "stability", "battleground"}
    return Book(
        cold_war_log,
        kinds=80,
        prompts=40,
        card_fields=fields,
        keys={*countries.COUNTRIES, *countries.REGION_NAMES},
        words={*phases.PHASES, *regions.LEVELS, *effects.EFFECTS},
        with_effects={*[row["id"] for row in card_rows], *effects.EFFECTS},
        named=named,
        sample={"card": "nasser", "country": "egypt", "region": "middle_east"},
        games=12,
        talkative=set(),
    )


def described_conspiracy() -> Book:
    data = newest("secret_power", "objects.yaml")
    operations = newest("secret_power", "operations.yaml")
    falcon = newest("secret_power", "falcon.yaml")
    project_rows = newest("secret_power", "projects.yaml")["projects"]
    action_rows = [*falcon["action_cards"], *falcon["personal_cards"]]
    rows = [*data["signs"], *data["groups"], *data["cards"], *project_rows]
    rows += newest("secret_power", "treaties.yaml")["treaties"]
    rows += [*operations["operations"], *operations["world_wars"]]
    rows += [*falcon["ranking"], *falcon["levels"]]
    named = {row["id"]: row["name"] for row in rows} | {"falcon": falcon["name"]}
    own = [row for row in action_rows if row["id"] in people.PERSONALITIES]
    named |= {row["id"]: row["name"] for row in own}
    stages = {
        f"{row['id']}_{stage['stage']}": stage["name"]
        for row in project_rows
        for stage in row["stages"]
    }
    actions = {f"falcon_{row['id']}": row["name"] for row in action_rows}
    named |= stages | {f"{action}_1": name for action, name in actions.items()}
    professionals = {
        row["id"]: row["name"] for row in newest("secret_power", "professionals.yaml")["cards"]
    }
    second = {"en": "#2", "ru": "№\N{NO-BREAK SPACE}2", "fr": "nᵒ\N{NO-BREAK SPACE}2"}
    named |= {
        f"{kind}_2": {language: f"{name} {second[language]}" for language, name in names.items()}
        for kind, names in professionals.items()
    }
    assert len(named) == 4 + 5 + 18 + 46 + 4 + 6 + 2 + 5 + 4 + 1 + 2 + 20 + 10 + 6
    minors = {f"minor_{objects.GROUPS[group]}" for group in objects.MINOR_GROUPS}
    played = {*objects.TYPES, *treaties.TREATIES, *minors, *professionals, *actions}
    things = {*projects.PROJECTS, *stages, *projects.OPERATIONS, *projects.WARS}
    codes = {"card": "trade_unions_1", "minor": "minor_power", "operation": "sabotage"}
    codes |= {"project": "espionage", "treaty": "cia", "war": "world_war_2", "rank": "promising"}
    codes["circle"] = "inner_circle_1"
    return Book(
        conspiracy_log,
        kinds=60,
        prompts=27,
        card_fields={"special_interest"},
        keys={*objects.GROUPS[:-1], *objects.SIGNS, *projects.PROJECTS},
        words={*stages, *people.PERSONALITIES, *people.LEVELS},
        with_effects={*objects.GROUPS, *objects.SIGNS, *played, *things},
        named=named,
        sample=codes,
        games=10,
        talkative=set(),
    )


BOOKS = {
    "agents": described_agents(),
    "cia_vs_kgb": described_agencies(),
    "secret_power": described_conspiracy(),
    "twilight_struggle": described_cold_war(),
}


# --- what the code asks for -----------------------------------------------------------------------


@cache
def nodes(module: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(module.read_text(encoding="utf-8"))))


def syntax(*folders: Path) -> list[ast.AST]:
    """Everything that is written in the modules of some folders."""
    return [node for folder in folders for path in folder.rglob("*.py") for node in nodes(path)]


def ids_among(parts: list[ast.AST]) -> list[str]:
    """The strings that look like ids."""
    strings = [part.value for part in parts if isinstance(part, ast.Constant)]
    return [s for s in strings if isinstance(s, str) and LIKE_AN_ID.fullmatch(s)]


def given_to(functions: tuple[str, ...], parts: list[ast.AST]) -> set[str]:
    """The first id among the arguments of every call of these functions."""
    calls = [part for part in parts if isinstance(part, ast.Call)]
    called = [c for c in calls if getattr(c.func, "id", getattr(c.func, "attr", "")) in functions]
    return {message for call in called for message in ids_among([*call.args])[:1]}


def asked_in(parts: list[ast.AST]) -> set[str]:
    marked = [i for i in ids_among(parts) if i.startswith(("do-", "prompt-", "refused-"))]
    ids = given_to(SPEAKERS, parts).union(marked)
    return {message for message in ids if not message.endswith("-")}


@cache
def asked_everywhere() -> set[str]:
    return asked_in(syntax(SOURCE)).union(*(asked_by(game) for game in GAMES))


@cache
def asked_by(game: str) -> set[str]:
    """Ids that a game asks for, and those made of its codes, options and fields."""
    written = syntax(SOURCE / "games" / game)
    rules = detente.game(game)
    fields, values = fields_and_values(game)
    ids = asked_in(written) | given_to(("EventKind",), written)
    ids |= {"game-title", "game-summary"}
    book = BOOKS[game]
    printed = {word for code in rules.codes for word in words_on(rules.describe(code), book)}
    spoken_of = {*rules.codes, *rules.seat_names} | values | book.words | printed
    ids |= {Texts("en", game).name_message(code) for code in spoken_of}
    ids |= {f"label-{dashed(name)}" for name in fields | book.card_fields}
    ids |= {f"option-{dashed(name)}" for name in rules.option_values}
    ids |= {f"value-{dashed(v)}" for allowed in rules.option_values.values() for v in allowed}
    ids |= {f"result-{dashed(reason)}" for reason in given_to(ENDINGS, written)}
    return ids | {f"effect-{code}" for code in book.with_effects}


def words_on(card: dict[str, Any], book: Book) -> set[str]:
    """The codes among those values of a card that people read."""
    values = [card[field] for field in book.card_fields if field in card]
    single = [item for value in values for item in (value if isinstance(value, list) else [value])]
    return {item for item in single if isinstance(item, str)}


def dashed(value: object) -> str:
    return str(value).lower().replace("_", "-")


# --- what the page asks for -----------------------------------------------------------------------


@cache
def page_source() -> str:
    """The page's own modules."""
    found = [path for folder in PAGE for path in sorted(folder.rglob("*.js"))]
    modules = [path for path in found if path.parent.name != "vendor"]
    return "\n".join(path.read_text(encoding="utf-8") for path in modules)


def first_argument(call: str) -> str:
    """What stands before the first comma or the end of a call whose arguments begin here."""
    depth = 0
    for place, sign in enumerate(call):
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or (depth == 0 and sign == ","):
            return call[:place]
    raise AssertionError(call[:80])


@cache
def said_by_page() -> tuple[set[str], set[str]]:
    """The ids that the page says, and the beginnings of those that it makes."""
    source = page_source()
    calls = [source[call.end() :] for call in re.finditer(r"\b(?:say|quote)\(", source)]
    said = [first_argument(call) for call in calls]
    ids = {message for words in said for message in QUOTED.findall(words) if "-" in message}
    ids |= {message for message in QUOTED.findall(source) if message.startswith(PAGE_PREFIXES)}
    return ids, {beginning for words in said for beginning in BEGINNING.findall(words)}


@cache
def mentioned_by_page() -> set[str]:
    """Whatever looks like an id in the page's modules, or like the beginning of one."""
    return {*QUOTED.findall(page_source()), *BEGINNING.findall(page_source())}


@cache
def page_texts(language: str) -> FluentBundle:
    """The bundle that the page makes of the shared texts and its own."""
    functions: dict[str, Callable[..., Any]] = {"FORM": lambda name, _: name}
    bundle = FluentBundle([language], functions, use_isolating=False)
    for path in [path for folder in (SOURCE, *PAGE) for path in text_files(folder, language)]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def page_knows(language: str, message: str) -> bool:
    name, _, attribute = message.partition(".")
    bundle = page_texts(language)
    if not bundle.has_message(name):
        return any(Texts(language, game).knows(message) for game in GAMES)
    return not attribute or attribute in bundle.get_message(name).attributes


def page_faults(language: str, message: str, args: dict[str, object]) -> list[Exception]:
    """All that is wrong with a sentence of the page and its attributes."""
    bundle = page_texts(language)
    found = bundle.get_message(message)
    patterns = [*filter(None, [found.value]), *found.attributes.values()]
    return [fault for p in patterns for fault in bundle.format_pattern(p, args)[1]]


# --- what the files hold --------------------------------------------------------------------------


def text_files(folder: Path, language: str) -> list[Path]:
    """One file for a language, or several in a folder of its name."""
    names = ("texts/{}.ftl", "texts/{}/*.ftl", "{}.ftl")
    return sorted(path for name in names for path in folder.glob(name.format(language)))


def entries(folder: Path, language: str) -> list[tuple[str, str]]:
    """(id, source) of every message of a folder's texts."""
    return [entry for path in text_files(folder, language) for entry in entries_of(path)]


@cache
def entries_of(path: Path) -> list[tuple[str, str]]:
    text = path.read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return [
        (entry.id.name, text[entry.span.start : entry.span.end])
        for entry in body
        if isinstance(entry, Message) and entry.span is not None
    ]


FOLDERS = [SOURCE, *PAGE, *(SOURCE / "games" / game for game in GAMES)]
by_folder = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: folder.relative_to(SOURCE.parent).as_posix()
)
by_language = pytest.mark.parametrize("language", LANGUAGES)
by_game = pytest.mark.parametrize("game", GAMES)


def test_every_game_has_its_book() -> None:
    assert sorted(BOOKS) == GAMES


@by_language
@pytest.mark.slow
def test_no_text_is_missing(language: str) -> None:
    shared = Texts(language)
    own = {game: Texts(language, game) for game in GAMES}
    missing = {m for m in asked_in(syntax(SOURCE / "core")) if not shared.knows(m)}
    for game in GAMES:
        missing |= {m for m in asked_by(game) if not own[game].knows(m)}
    # Whatever else asks may be made for one game, like its board in the terminal.
    missing |= {m for m in asked_everywhere() if not any(own[game].knows(m) for game in GAMES)}
    assert sorted(missing) == []


@by_language
def test_no_text_of_the_page_is_missing(language: str) -> None:
    said, beginnings = said_by_page()
    assert len(said) > 100
    assert sorted(message for message in said if not page_knows(language, message)) == []
    ids = {message for folder in FOLDERS for message, _ in entries(folder, language)}
    assert [b for b in sorted(beginnings) if not any(m.startswith(b) for m in ids)] == []
    shared = {message for message, _ in entries(SOURCE, language)}
    unsent = {message for message in shared if message.startswith(COMMAND_ONLY)}
    assert unsent & said == set()
    assert [b for b in beginnings if any(m.startswith(b) for m in unsent)] == []


def test_the_page_says_nothing_under_an_id_that_the_shared_texts_have() -> None:
    own = [message for folder in PAGE for message, _ in entries(folder, "en")]
    assert [message for message, times in Counter(own).items() if times > 1] == []
    assert {message for message, _ in entries(SOURCE, "en")}.intersection(own) == set()


@by_folder
@pytest.mark.slow
def test_no_text_is_unused(folder: Path) -> None:
    mentioned = set(ids_among(syntax(SOURCE))) | mentioned_by_page()
    beginnings = tuple({s for s in mentioned if s.endswith("-")} - {*FAMILIES})
    exact = () if folder in PAGE else FAMILIES  # The page makes ids, result-page-…, as it likes.
    messages = entries(folder, "en")
    quoted = {name for _, source in messages for name in re.findall(r"{ ([a-z][\w-]*) }", source)}
    needed = asked_everywhere() | quoted | mentioned_by_page()
    left_over = [
        message
        for message, _ in messages
        if message not in needed
        if message.startswith(exact) or not (message in mentioned or message.startswith(beginnings))
    ]
    assert left_over == []


@by_folder
def test_languages_agree(folder: Path) -> None:
    english = variables(folder, "en")
    for language in LANGUAGES:
        assert variables(folder, language) == english


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    messages = entries(folder, language)
    twice = [message for message, times in Counter(m for m, _ in messages).items() if times > 1]
    assert twice == []
    return {message: set(re.findall(r"\$(\w+)", source)) for message, source in messages}


@by_language
@by_folder
def test_every_text_can_be_formatted(folder: Path, language: str) -> None:
    texts = Texts(language, folder.name if folder.name in GAMES else None)
    for message, source in entries(folder, language):
        for number in (0, 1, 2, 5, 21):
            args: dict[str, object] = dict.fromkeys(re.findall(r"\$(\w+)", source), number)
            if folder in PAGE:
                assert page_faults(language, message, args) == [], message
            else:
                assert texts.format(message, args)[1] == [], message


@by_language
@by_game
def test_cards_are_named_as_in_the_data(game: str, language: str) -> None:
    texts = Texts(language, game)
    named = BOOKS[game].named
    assert {code: texts.name(code) for code in named} == {
        code: names[language] for code, names in named.items()
    }


# --- what players read ----------------------------------------------------------------------------


def random_states(game: str, games: int) -> Iterator[State]:
    """Every position of random games, of each edition in turn and then with settings at random."""
    rules = detente.game(game)
    option_values, counts = rules.option_values, rules.seat_counts
    editions: list[dict[str, Any]] = [
        {"edition": name} for name in option_values.get("edition", ())
    ]
    for seed in range(games):
        dice = random.Random(seed)
        seats = counts[seed % len(counts)]
        fitting = {name: rules.option_values_for(name, seats) for name in option_values}
        mixed = {name: dice.choice(values) for name, values in fitting.items() if values}
        settings = [*editions, mixed][seed % (len(editions) + 1)]
        state = detente.game(game, **settings).start(seats, seed)
        while not state.over:
            yield state
            seat = dice.choice(state.to_act)
            state.play(seat, dice.choice(state.legal_moves(seat)))
        yield state


@cache
def fields_and_values(game: str) -> tuple[set[str], set[str]]:
    """The field names of a game's views, and the codes in them."""
    fields: set[str] = set()
    values: set[str] = set()

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            fields.update(part)
            walk(list(part.values()))
        elif isinstance(part, list):
            for item in part:
                walk(item)
        elif isinstance(part, str):
            values.add(part)

    for state in random_states(game, 4):
        for seat in (None, *range(state.seats)[:2]):
            walk(state.view(seat)["board"])
    return fields - {*detente.game(game).seat_names} - BOOKS[game].keys, values


@cache
def spoken(game: str) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Everything that random games say, grouped by the first word of its id."""
    said: dict[str, tuple[str, dict[str, Any]]] = {}
    asked: Counter[str] = Counter()
    used = variables(SOURCE, "en") | variables(SOURCE / "games" / game, "en")

    def collect(message: str, args: dict[str, Any]) -> None:
        """Once with each set of those arguments that the sentence uses."""
        heard = {name: args[name] for name in sorted(used.get(message, ())) if name in args}
        said[f"{message} {heard}"] = message, heard

    for number, state in enumerate(random_states(game, BOOKS[game].games)):
        for seat in state.to_act:
            prompt = prompt_of(state.view(seat))
            asked[prompt["id"]] += 1
            collect(prompt["id"], prompt["args"])
            for move in prompt["moves"]:
                collect(move["label"], {**prompt["args"], "choice": move["move"]})
                if "kind" in move.get("hint", {}):
                    collect(f"hint-{move['hint']['kind']}", in_percent(move["hint"]))
        if state.over:
            for seat in range(state.seats)[:2]:
                for event in state.events(seat):
                    collect(event["id"], event["args"])
        new = asked[prompt["id"]] <= 3 or prompt["id"] in BOOKS[game].talkative
        if number % 20 == 0 or state.over or new:
            for code in (*state.game.codes, "nonsense"):
                for seat in range(state.seats)[:2]:
                    if refusal := state.explain(seat, code):
                        collect(refusal.reason, refusal.args_)
    grouped: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for message, args in said.values():
        grouped.setdefault(message.partition("-")[0], []).append((message, args))
    return grouped


def in_percent(hint: dict[str, Any]) -> dict[str, Any]:
    """A hint as people read it: probabilities, [favourable, of], in percent."""
    lists = {name: value for name, value in hint.items() if isinstance(value, list)}
    numbers = {name for name, value in lists.items() if not isinstance((*value, 0)[0], str)}
    return {
        name: round(100 * value[0] / value[1]) if name in numbers else value
        for name, value in hint.items()
        if name not in numbers or len(value) == 2
    }


@by_language
@by_game
@pytest.mark.slow
def test_random_games_speak_well(game: str, language: str) -> None:
    for message, args in [one for group in spoken(game).values() for one in group]:
        assert_well_said(language, game, message, args)
    assert len(spoken(game)["refused"]) > 400


@by_game
@pytest.mark.slow
def test_a_refusal_that_random_games_miss_needs_only_what_every_refusal_has(game: str) -> None:
    met = {message for message, _ in spoken(game)["refused"]}
    for message, needed in variables(SOURCE / "games" / game, "en").items():
        if message.startswith("refused-") and message not in met:
            assert needed <= {"choice", "seat"}, message


@by_game
def test_questions_and_options_need_only_the_facts_of_their_decision(game: str) -> None:
    """Also those that random games miss."""
    needed = variables(SOURCE, "en") | variables(SOURCE / "games" / game, "en")
    asked = 0
    for name in classes(game):
        prompts = ids_among(part_of(game, name, "prompt"))
        if not prompts:
            continue
        asked += 1
        prompt_args = {key for part in part_of(game, name, "prompt_args") for key in keys_of(part)}
        for message in prompts:
            assert needed[message] <= prompt_args | {"who"}, message
        for method in ("words", "label"):
            for option in ids_among(part_of(game, name, method)):
                assert needed.get(option, set()) <= prompt_args | {"choice"}, option
    assert asked >= BOOKS[game].prompts


@cache
def classes(game: str) -> dict[str, ast.ClassDef]:
    written = syntax(SOURCE / "games" / game / "rules")
    return {part.name: part for part in written if isinstance(part, ast.ClassDef)}


def part_of(game: str, name: str, wanted: str) -> list[ast.AST]:
    """All that is written in a method or field of a class, or of the class it inherits it from."""
    found = classes(game).get(name)
    if found is None:
        return []
    for part in found.body:
        target = getattr(part, "target", None)
        if getattr(part, "name", getattr(target, "id", None)) == wanted:
            return list(ast.walk(part))
    bases = [getattr(base, "id", "") for base in found.bases]
    return [part for base in bases for part in part_of(game, base, wanted)]


def keys_of(part: ast.AST) -> list[str]:
    """The constant keys of a dictionary that is written out."""
    keys = part.keys if isinstance(part, ast.Dict) else []
    return ids_among([key for key in keys if key is not None])


def assert_well_said(language: str, game: str, message: str, args: dict[str, Any]) -> None:
    texts = Texts(language, game)
    shown = texts.shown(args)
    sentence, wrong = texts.format(message, shown)
    assert wrong == [], (message, args)
    for argument, form in forms_wanted(language, game, message):
        name = shown.get(argument)
        assert not isinstance(name, Name) or form in name.forms, (message, name, form)
    assert not re.search(r"[{}]|  | [.,]|[a-z]+_\w", sentence), sentence


@cache
def forms_wanted(language: str, game: str, message: str) -> list[tuple[str, str]]:
    """(argument, form) wherever a message of a game asks for another form of a name."""
    return FORM.findall(dict(entries(SOURCE / "games" / game, language)).get(message, ""))


@by_language
@by_game
def test_every_kind_of_event_speaks_well(game: str, language: str) -> None:
    """Also those that random games hardly ever reach."""
    book = BOOKS[game]
    one, other = detente.game(game).start(2).view(None)["seats"]
    kinds = [kind for kind in vars(book.log).values() if isinstance(kind, EventKind)]
    assert len(kinds) > book.kinds
    for event in kinds:
        for side, number in ((one, 1), (other, 3), (one, 0), (other, -2)):
            typed = {NUMBER: number, CODES: list(book.named)[-2:]}
            args = {
                name: book.sample.get(f"{event.message}.{name}") or book.sample[name]
                if type_ == CODE
                else typed.get(type_, side)
                for name, type_ in zip(event.names, event.types, strict=True)
            }
            assert_well_said(language, game, event.message, args)


@by_language
@by_game
def test_those_who_wait_read_what_the_others_do(game: str, language: str) -> None:
    texts = Texts(language, game)
    state = next(state for state in random_states(game, 2) if len(state.to_act) == 2)
    seats = state.view(None)["seats"]
    prompt = prompt_of(state.view(0))
    outline = f"{prompt['id']}.others"
    assert texts.prompt(state.view(None)) == texts.say(outline, who=list(seats))
    assert texts.prompt(state.view(0)) == texts.say(prompt["id"], **prompt["args"])
    state.play(0, state.legal_moves(0)[0])
    assert texts.prompt(state.view(0)) == texts.say(outline, who=[seats[1]])
    assert texts.name(seats[1]) in texts.prompt(state.view(0))


@by_language
@by_game
def test_every_prompt_tells_the_others_what_is_going_on(game: str, language: str) -> None:
    texts = Texts(language, game)
    prompts = [message for message in asked_by(game) if message.startswith("prompt-")]
    assert len(prompts) == BOOKS[game].prompts
    assert all(texts.knows(f"{message}.others") for message in prompts)


@by_game
def test_a_game_that_is_over_asks_nothing(game: str) -> None:
    *_, last = random_states(game, 1)
    assert Texts("en").prompt(last.view(0)) == ""


# --- grammar --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (1, "КГБ побеждает: 1 очко."),
        (102, "КГБ побеждает: 102 очка."),
        (111, "КГБ побеждает: 111 очков."),
        (121, "КГБ побеждает: 121 очко."),
    ],
)
def test_russian_plurals(points: int, sentence: str) -> None:
    assert Texts("ru", "cia_vs_kgb").say("game-won", side="kgb", vp=points) == sentence


@pytest.mark.parametrize(
    ("language", "none", "one", "two", "three"),
    [
        ("en", "none", "Cuba", "Cuba and Chile", "Cuba, Chile and Iran"),
        ("ru", "нет", "Куба", "Куба и Чили", "Куба, Чили и Иран"),
        ("fr", "aucun", "Cuba", "Cuba et Chili", "Cuba, Chili et Iran"),
    ],
)
def test_lists(language: str, none: str, one: str, two: str, three: str) -> None:
    texts = Texts(language, "cia_vs_kgb")
    codes = ["cuba", "chile", "iran"]
    said = [texts.say("do-choose", choice=codes[:count]) for count in range(4)]
    assert said == [none, one, two, three]


def test_names_take_the_form_the_sentence_wants() -> None:
    french = Texts("fr", "cia_vs_kgb")
    assert french.say("balance-taken", side="cia") == "La CIA détient le pion Balance."
    assert french.say("balance-taken", side="kgb") == "Le KGB détient le pion Balance."
    russian = Texts("ru", "cia_vs_kgb")
    assert russian.say("do-send-agent", choice="master_spy") == "Отправить шпиона"


def test_a_name_without_the_form_stays_as_it_is() -> None:
    assert Texts("en", "agents").say("deployed", seat="titan", token="kgb_7", region="cairo") == (
        "Titan draws KGB agent 7 from its bag and deploys it in Cairo."
    )


@pytest.mark.parametrize(
    ("language", "us", "ussr"),
    [
        ("en", "The US scores 2 VP (score: US +3).", "The USSR scores 1 VP (score: USSR +4)."),
        ("ru", "США получают 2 ПО (счёт: США +3).", "СССР получает 1 ПО (счёт: СССР +4)."),
        (
            "fr",
            "Les États-Unis marquent 2 PV (score\u00a0: États-Unis +3).",
            "L’URSS marque 1 PV (score\u00a0: URSS +4).",
        ),
    ],
)
def test_verbs_agree_with_the_side_and_the_score_names_who_leads(
    language: str, us: str, ussr: str
) -> None:
    texts = Texts(language, "twilight_struggle")
    assert texts.say("vp-gained", side="us", points=2, vp=3) == us
    assert texts.say("vp-gained", side="ussr", points=1, vp=-4) == ussr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "MI6 moves the CIA diplomat in the USSR to the Middle East."),
        ("ru", "МИ-6: дипломат ЦРУ в СССР перемещается на Ближний Восток."),
        ("fr", "Le MI6 déplace le diplomate de la CIA en URSS vers le Moyen-Orient."),
    ],
)
def test_a_family_of_codes_has_one_name_with_forms(language: str, sentence: str) -> None:
    said = {"seat": "mi6", "agent": "cia_diplomat_ussr", "region": "middle_east"}
    assert Texts(language, "agents").say("moved", **said) == sentence


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("kgb_7", "KGB agent 7"),
        ("mission_africa", "Mission: Africa"),
        ("mission_africa_2", "Mission: Africa (second card)"),
        ("smersh_7", "smersh_7"),
    ],
)
def test_a_name_of_its_own_comes_before_that_of_the_family(code: str, name: str) -> None:
    assert Texts("en", "agents").name(code) == name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 points", "½ point", "1 point", "1½ points", "4½ points", "5 points"]),
        ("ru", ["0 очков", "½ очка", "1 очко", "1½ очка", "4½ очка", "5 очков"]),
        ("fr", ["0 point", "½ point", "1 point", "1½ point", "4½ points", "5 points"]),
    ],
)
def test_half_points(language: str, said: list[str]) -> None:
    texts = Texts(language, "agents")
    for halves, counted in zip((0, 1, 2, 3, 9, 10), said, strict=True):
        assert texts.say("final-score", seat="kgb", halves=halves).endswith(f" {counted}.")


# --- languages and errors -------------------------------------------------------------------------


def test_unknown_language() -> None:
    with pytest.raises(InvalidInput) as wrong:
        Texts("tlh")
    assert str(wrong.value) == ("Unknown language “tlh”. Available: en, ru and fr.")


def test_a_refusal_cites_its_rule_in_the_words_of_its_game() -> None:
    state = detente.game("cia_vs_kgb").start(seed=7)
    refusal = state.explain(0, "pol_5")
    assert isinstance(refusal, IllegalMove)
    assert str(refusal) == (
        "“Opposition” is not an agent; send one of the agents in your HQ (CVK-3.2)."
    )
    assert Texts("ru").error(refusal).startswith("«Оппозиция» — не агент")
    assert Texts("fr").error(refusal).endswith("(CVK-3.2).")


def test_what_came_from_outside_is_quoted_as_it_came() -> None:
    with pytest.raises(InvalidInput) as wrong:
        detente.game("cia_vs_kgb", double_agent_timing="detente")
    sentence = Texts("ru", "cia_vs_kgb").error(wrong.value)
    assert "«detente»" in sentence
    assert "debriefing и planning" in sentence
    assert Texts("ru", "cia_vs_kgb").quote("do-choose", choice="recruit") == "recruit"


def test_an_unknown_code_is_reported_with_the_nearest_ones() -> None:
    with pytest.raises(InvalidInput) as wrong:
        detente.game("twilight_struggle").parse_action("nasssser")
    sentence = Texts("en").error(wrong.value)
    assert sentence.startswith("twilight_struggle has no code “nasssser”. Similar: nasser")


def test_long_quotations_are_cut() -> None:
    sentence = Texts("en").error(InvalidInput("unknown-game", game="x" * 9999, allowed=GAMES))
    assert "x…”" in sentence
    assert len(sentence) < 500
    refusal = detente.game("cia_vs_kgb").start().explain(0, "x" * 9999)
    assert "x…”" in str(refusal)


def test_unknown_ids_and_codes_are_shown_as_they_are() -> None:
    texts = Texts("en", "cia_vs_kgb")
    assert texts.say("no-such-text") == "no-such-text"
    assert texts.name("no-such-code") == "no-such-code"
    assert not texts.knows("game-title.nothing")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_preferred_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language


@pytest.mark.parametrize(
    ("score", "point", "written"),
    [(7, 1, "7"), (-3, 1, "-3"), (10, 2, "5"), (11, 2, "5½"), (1, 2, "½"), (0, 2, "0")],
)
def test_points_and_half_points(score: int, point: int, written: str) -> None:
    assert points(score, point) == written
