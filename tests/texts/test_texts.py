"""Every text that the code asks for is there, in three languages that agree, and none is left over.

Ids are collected from the source: a string that looks like an id counts as a use of it. The
families (names, labels, options …) are made of codes and fields, so they are computed exactly.
The page's modules are read in the same way, by patterns instead of a syntax tree.
"""

import ast
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import detente
from detente.core.errors import BadInput, Refused
from detente.core.events import CODE, CODES, NUMBER, EventKind
from detente.core.state import State
from detente.games.cia_vs_kgb import cards, log
from detente.texts import LANGUAGES, Texts, preferred_language

SOURCE = Path(detente.__file__).parent
WEB = SOURCE / "web"
GAMES = detente.games()
FAMILIES = ("name-", "effect-", "option-", "value-", "result-", "label-")
CARD_FIELDS = {"faction", "influence", "initiative", "phase", "population", "stability", "vp"}
SPEAKERS = ("BadInput", "WrongClaim", "Reason", "say", "quote", "format")
LIKE_AN_ID = re.compile(r"[a-z][\w-]*")
PAGE_PREFIXES = ("board-", "lobby-", "page-", "table-page-")
# Attributes of the templates, class="lobby", are no strings of the program.
QUOTED = re.compile(r'(?<!=)"([a-z][\w-]*(?:\.\w+)?)"')
BEGINNING = re.compile(r"`([a-z][\w-]*-)\$\{")


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
    ids |= {f"name-{code}" for code in {*rules.codes, *rules.seat_names} | values}
    ids |= {f"label-{dashed(name)}" for name in fields | CARD_FIELDS}
    ids |= {f"option-{dashed(name)}" for name in rules.switches}
    ids |= {f"value-{dashed(v)}" for allowed in rules.switches.values() for v in allowed}
    ids |= {f"result-{dashed(reason)}" for reason in given_to(("end_game",), written)}
    return ids | {f"effect-{code}" for code in with_effects()}


def with_effects() -> set[str]:
    return {*cards.FACTIONS, *(c for c in cards.CODES if kind(c) in ("event", "agent"))}


def kind(code: str) -> str:
    return str(cards.describe(code).get("kind"))


def dashed(value: object) -> str:
    return str(value).lower().replace("_", "-")


# --- what the page asks for -----------------------------------------------------------------------


@cache
def page_source() -> str:
    """The page's own modules."""
    modules = sorted(path for path in WEB.rglob("*.js") if path.parent.name != "vendor")
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


def mentioned_by_page() -> set[str]:
    """Whatever looks like an id in the page's modules, or like the beginning of one."""
    return {*QUOTED.findall(page_source()), *BEGINNING.findall(page_source())}


@cache
def page_texts(language: str) -> FluentBundle:
    """The bundle that the page makes of the shared texts and its own."""
    functions: dict[str, Callable[..., Any]] = {"FORM": lambda name, _: name}
    bundle = FluentBundle([language], functions, use_isolating=False)
    for path in [*text_files(SOURCE, language), *text_files(WEB, language)]:
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
    return sorted([*folder.glob(f"texts/{language}.ftl"), *folder.glob(f"texts/{language}/*.ftl")])


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


FOLDERS = [SOURCE, WEB, *(SOURCE / "games" / game for game in GAMES)]
by_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
by_language = pytest.mark.parametrize("language", LANGUAGES)


@by_language
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


def test_the_page_says_nothing_under_an_id_that_the_shared_texts_have() -> None:
    shared, own = ({message for message, _ in entries(f, "en")} for f in (SOURCE, WEB))
    assert shared & own == set()


@by_folder
def test_no_text_is_unused(folder: Path) -> None:
    mentioned = set(ids_among(syntax(SOURCE))) | mentioned_by_page()
    beginnings = tuple({s for s in mentioned if s.endswith("-")} - {*FAMILIES})
    messages = entries(folder, "en")
    quoted = {name for _, source in messages for name in re.findall(r"{ ([a-z][\w-]*) }", source)}
    needed = asked_everywhere() | quoted | mentioned_by_page()
    left_over = [
        message
        for message, _ in messages
        if message not in needed
        if message.startswith(FAMILIES)
        or not (message in mentioned or message.startswith(beginnings))
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
            if folder == WEB:
                assert page_faults(language, message, args) == [], message
            else:
                assert texts.format(message, args)[1] == [], message


@by_language
def test_cards_are_named_as_in_the_data(language: str) -> None:
    texts = Texts(language, "cia_vs_kgb")
    named = {**cards.DATA["factions"], **cards.DATA["sides"]}
    for family in ("groups", "nations", "events", "agent_roles"):
        named |= {card.get("id") or card["role"]: card for card in cards.DATA[family]}
    assert len(named) == 4 + 2 + 24 + 21 + 6
    assert {code: texts.name(code) for code in named} == {
        code: card["name"][language] for code, card in named.items()
    }


# --- what players read ----------------------------------------------------------------------------


def random_states(game: str, games: int) -> Iterator[State]:
    """Every position of random games, of each edition in turn and then with options at random."""
    switches = detente.game(game).switches
    editions: list[dict[str, Any]] = [{"edition": edition} for edition in switches["edition"]]
    for seed in range(games):
        dice = random.Random(seed)
        mixed = {name: dice.choice(allowed) for name, allowed in switches.items()}
        state = detente.game(game, **[*editions, mixed][seed % 3]).start(seed=seed)
        while not state.over:
            yield state
            seat = dice.choice(state.to_act)
            state.choose(seat, dice.choice(state.options(seat)))
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
        for seat in (None, 0, 1):
            walk(state.view(seat)["board"])
    return fields - {*detente.game(game).seat_names}, values


@cache
def spoken(game: str) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Everything that 30 random games say, grouped by the first word of its id."""
    said: dict[str, tuple[str, dict[str, Any]]] = {}

    def hear(message: str, args: dict[str, Any]) -> None:
        said[f"{message} {args}"] = message, args

    for number, state in enumerate(random_states(game, 30)):
        for seat in state.to_act:
            prompt = state.view(seat)["prompt"]
            hear(prompt["id"], prompt["args"])
            for option in prompt["options"]:
                hear(option["id"], {**prompt["args"], "choice": option["code"]})
        if state.over:
            for event in state.events(0) + state.events(1):
                hear(event["id"], event["args"])
        if number % 20 == 0 or state.over or prompt["id"] == "prompt-use-event":
            for code in (*state.game.codes, "nonsense"):
                for seat in (0, 1):
                    if refusal := state.explain(seat, code):
                        hear(refusal.reason, refusal.args_)
    grouped: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for message, args in said.values():
        grouped.setdefault(message.partition("-")[0], []).append((message, args))
    return grouped


@by_language
@pytest.mark.parametrize("game", GAMES)
def test_random_games_speak_well(game: str, language: str) -> None:
    texts = Texts(language, game)
    for message, args in [one for group in spoken(game).values() for one in group]:
        assert_well_said(texts, message, args)
    assert len(spoken(game)["refused"]) > 500


def test_a_refusal_that_random_games_miss_needs_only_what_every_refusal_has() -> None:
    met = {message for message, _ in spoken("cia_vs_kgb")["refused"]}
    for message, needed in variables(SOURCE / "games" / "cia_vs_kgb", "en").items():
        if message.startswith("refused-") and message not in met:
            assert needed <= {"choice", "seat"}, message


def assert_well_said(texts: Texts, message: str, args: dict[str, Any]) -> None:
    sentence, wrong = texts.format(message, texts.shown(args))
    assert wrong == [], (message, args)
    assert not re.search(r"[{}]|  | [.,]|[a-z]+_\w", sentence), sentence


@by_language
def test_every_kind_of_event_speaks_well(language: str) -> None:
    """Also those that random games hardly ever reach."""
    texts = Texts(language, "cia_vs_kgb")
    sample = {"agent": "assassin", "objective": "cuba", "event": "summit"}
    kinds = [kind for kind in vars(log).values() if isinstance(kind, EventKind)]
    assert len(kinds) > 50
    for event in kinds:
        for side, number in (("cia", 1), ("kgb", 3)):
            typed = {NUMBER: number, CODES: ["analyst", "director"]}
            assert_well_said(
                texts,
                event.message,
                {
                    name: sample.get(name, "pol_5") if type_ == CODE else typed.get(type_, side)
                    for name, type_ in zip(event.names, event.types, strict=True)
                },
            )


@by_language
def test_those_who_wait_read_what_the_others_do(language: str) -> None:
    texts = Texts(language, "cia_vs_kgb")
    state = detente.game("cia_vs_kgb").start(seed=7)
    assert texts.prompt(state.view(None)) == texts.say(
        "prompt-choose-agent.others", who=["cia", "kgb"]
    )
    assert texts.prompt(state.view(0)) == texts.say("prompt-choose-agent")
    state.choose(0, "assassin")
    assert texts.name("kgb") in texts.prompt(state.view(0))
    assert texts.name("cia") not in texts.prompt(state.view(0))


@by_language
def test_every_prompt_tells_the_others_what_is_going_on(language: str) -> None:
    texts = Texts(language, "cia_vs_kgb")
    prompts = [message for message in asked_by("cia_vs_kgb") if message.startswith("prompt-")]
    assert len(prompts) == 12
    assert all(texts.knows(f"{message}.others") for message in prompts)


def test_a_game_that_is_over_asks_nothing() -> None:
    *_, last = random_states("cia_vs_kgb", 1)
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


# --- languages and errors -------------------------------------------------------------------------


def test_unknown_language() -> None:
    with pytest.raises(BadInput) as wrong:
        Texts("tlh")
    assert str(wrong.value) == (
        "There are no texts in the language “tlh”; there are en, ru and fr."
    )


def test_a_refusal_cites_its_rule_in_the_words_of_its_game() -> None:
    state = detente.game("cia_vs_kgb").start(seed=7)
    refusal = state.explain(0, "pol_5")
    assert isinstance(refusal, Refused)
    assert str(refusal) == (
        "“Opposition” is not an agent; send one of the agents in your HQ (CVK-3.2)."
    )
    assert Texts("ru").error(refusal).startswith("«Оппозиция» — не агент")
    assert Texts("fr").error(refusal).endswith("(CVK-3.2).")


def test_what_came_from_outside_is_quoted_as_it_came() -> None:
    with pytest.raises(BadInput) as wrong:
        detente.game("cia_vs_kgb", double_agent_timing="detente")
    sentence = Texts("ru", "cia_vs_kgb").error(wrong.value)
    assert "«detente»" in sentence
    assert "debriefing и planning" in sentence
    assert Texts("ru", "cia_vs_kgb").quote("do-choose", choice="recruit") == "recruit"


def test_long_quotations_are_cut() -> None:
    sentence = Texts("en").error(BadInput("unknown-game", game="x" * 9999, allowed=GAMES))
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
    for variable, wish in environment.items():
        monkeypatch.setenv(variable, wish)
    assert preferred_language() == language
