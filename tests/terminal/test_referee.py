"""A game on a real table: people type what happens there, and nobody's hand is known."""

import io
import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from detente.core.errors import InvalidInput
from detente.core.event_log import entries
from detente.core.record_file import parse_record, read_record
from detente.games.twilight_struggle.referee import questions
from detente.games.twilight_struggle.referee import referee as engine
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import CODES, SCORING
from detente.games.twilight_struggle.rules.countries import COUNTRIES
from detente.games.twilight_struggle.rules.sides import US, USSR
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.terminal.play import play
from detente.terminal.referee import referee
from detente.terminal.replay import Replay
from detente.terminal.saves import home, new_save, newest_save, write
from detente.texts import LANGUAGES, Texts
from tests.games.twilight_struggle.played import played_game, public
from tests.terminal.dictated import dictate
from tests.terminal.program import run, start
from tests.terminal.shown import plain

SET_UP = ("poland 4, east germany, austria", "italy 3, west germany 4")
HEADLINES = "duck, fidel"
FIRST_ROUND = (
    *(*SET_UP, "duck, de-stalinization", "done"),
    "socialist ops, influence, iraq, syria, lebanon",
)
"""Headlines that leave Fidel and Nasser to be played, and the first round of the USSR."""
Said = Callable[..., str]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Say lines to a referee and return what the screen showed, in one line; then it ends."""

    def referee_lines(
        *lines: str, language: str = "en", resume: Path | None = None, **settings: str
    ) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        referee("twilight_struggle", settings, language, resume)
        return " ".join(plain(capsys.readouterr().out).split())

    return referee_lines


def kept() -> ColdWar:
    """The position of the game that was kept last."""
    return cast(ColdWar, read_record(newest_save(refereed=True)).verify())


def influence(side: int, country: str) -> int:
    """How much of it was kept."""
    return kept().influence[side][COUNTRIES.index(country)]


# --- what people type -----------------------------------------------------------------------------


def in_words(language: str) -> list[str]:
    """A set-up, headlines and a round, in the words of a language."""
    name = Texts(language, "twilight_struggle").name
    return [
        f"{name('poland')} 4, {name('east_germany')}, {name('austria')}",
        f"{name('italy')} 3, {name('west_germany')} 4",
        f"{name('duck_and_cover')}, {name('fidel')}",
        f"{name('socialist_governments')} {name('ops')}, {name('coup')}, {name('iran')}, 4",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_each_language(said: Said, language: str) -> None:
    screen = said(*in_words(language), language=language)
    state = kept()
    assert (state.vp, state.defcon, state.phasing) == (1, 3, US)
    assert influence(USSR, "iran") == 2 and influence(US, "west_germany") == 4
    resuming = Texts(language).say("referee-how-to-resume")
    assert " ".join(resuming.split()) in screen  # As `said` joins words: without no-break spaces.


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_is_understood_everywhere(said: Said, language: str) -> None:
    said(*in_words("en"), language=language)
    assert influence(USSR, "iran") == 2


def test_numbers_codes_and_beginnings(said: Said) -> None:
    said("4 4, east_ger, aus", "italy 3;west germany 4")
    assert influence(USSR, "poland") == 4 and influence(USSR, "austria") == 1
    assert kept().turn == 1


def test_whole_rounds_on_a_line(said: Said) -> None:
    """Everything without commas where that is clear, and the die after the country."""
    said(*SET_UP, HEADLINES, "socialist ops coup iran 4, containment event, nasser event")
    assert influence(USSR, "iran") == 2 and influence(USSR, "egypt") == 2
    assert kept().round == 2 and kept().phasing == US


@pytest.mark.parametrize(
    "line", ["nasser ops, event first, coup, egypt, 4", "nasser, event first coup egypt 4"]
)
def test_a_use_without_a_choice_may_be_named(said: Said, line: str) -> None:
    """Nasser is worth too little for the Space Race, so that the US has no choice."""
    said(*SET_UP, HEADLINES, "socialist ops, influence, iraq 2, lebanon", line)
    assert influence(USSR, "egypt") == 1 and kept().phasing == USSR
    assert influence(USSR, "lebanon") == 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "nasser ops first coup iraq 4"),
        ("en", "nasser, ops, ops first, coup, iraq, 4"),
        ("en", "fidel ops first coup iraq 4"),
        ("en", "fidel, ops first, coup, iraq, 4"),
        ("en", "fidel operations first coup iraq 4"),
        ("ru", "фидель операции сначала переворот ирак 4"),
        ("ru", "фидель ops first переворот ирак 4"),
        ("fr", "fidel ops d’abord coup l’irak 4"),
    ],
)
def test_operations_first(said: Said, language: str, line: str) -> None:
    """Of a card with a choice of uses, and of Nasser, which has none; both are USSR events."""
    said(*FIRST_ROUND, line, language=language)
    assert influence(USSR, "iraq") == 2 and kept().phasing == USSR and kept().round == 2
    assert influence(USSR, "egypt") + influence(USSR, "cuba") in (2, 3)


def test_the_event_first_without_naming_operations(said: Said) -> None:
    said(*FIRST_ROUND, "fidel event first influence italy 2")
    assert influence(USSR, "cuba") == 3 and influence(US, "italy") == 5


@pytest.mark.parametrize("line", ["the china card ops coup the iran 4", "china, ops, coup iran 4"])
def test_articles_and_short_forms(said: Said, line: str) -> None:
    said(*SET_UP, "the duck and cover, the fidel", line)
    assert kept().china == US and influence(USSR, "iran") == 3


def test_a_scoring_card_may_be_called_an_event(said: Said) -> None:
    said(*SET_UP, HEADLINES, "asia scoring event, containment event")
    assert kept().round == 2 and kept().vp != 1


def test_what_is_refused_ends_the_line(said: Said) -> None:
    screen = said(*SET_UP, HEADLINES, "socialist ops, influence, iraq, angola, syria")
    assert "“Angola” is out of reach" in screen and "(TS-6.1.1)" in screen
    assert "Nothing was done from here on: angola, syria." in screen
    assert influence(USSR, "iraq") == 2 and influence(USSR, "syria") == 1


def test_a_refused_choice_changes_nothing(said: Said) -> None:
    screen = said(*SET_UP, HEADLINES, "fidel")
    assert "“Fidel” is not in your hand; choose a card that is (TS-5.1)." in screen
    assert kept().move_number == 15


def test_more_than_the_points_allow(said: Said) -> None:
    screen = said(*SET_UP, HEADLINES, "socialist ops, influence, syria 7")
    assert "Only 3 of 7 could be done" in screen
    assert influence(USSR, "syria") == 4 and kept().phasing == US


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("xyzzy", "“xyzzy” is not a card, country, number or command"),
        ("nassar ops", "There is no “nassar ops” here; the most similar: Nasser."),
        ("why nassar", "There is no “nassar” here; the most similar: Nasser."),
        ("? germany", "the most similar: West Germany, East Germany"),
        ("? china", "The China Card (the_china_card) · Number 6"),
        ("? the reformer", "The Reformer (the_reformer) · Number 87"),
        ("? europe", "Controlled by the US: United Kingdom (5, 5:0)"),
        ("? southeast asia", "Laos/Cambodia (1, 0:0)"),
        ("? iran", "Iran (iran) · Region Middle East · Stability 2 · Battleground yes"),
        (
            "de",
            "“de” matches De Gaulle Leads France, Decolonization, De-Stalinization and Defectors",
        ),
        ("99", "There is no option 99"),
        ("iraq, syria", "“Iraq” is not a card"),
        ("iraq, syria", "Nothing on this line was done."),
        ("why", "“” is not a card, country, number or command"),
        ("why duck", "“Duck and Cover” is not in your hand; choose a card that is (TS-5.1)."),
        ("why nasser", "“Nasser” is allowed now"),
        ("? discard", "Discard pile: Duck and Cover"),
        ("? TS-5.1", "TS-5.1"),
        ("hint", "“hint” is not a card"),
        ("log 3", "Action round 1: USSR."),
        ("help", "undoes the last choice with its dice"),
        ("board", "EUROPE"),
        ("lang fr", "URSS : Quelle carte jouez-vous"),
        ("save", "referee-twilight_struggle"),
    ],
)
def test_commands_and_mistakes(said: Said, line: str, sentence: str) -> None:
    _, _, answer = said(*SET_UP, HEADLINES, line).rpartition(f"? for help > {line} ")
    assert sentence in answer
    assert kept().move_number == 15


# --- dice and cards that are drawn ----------------------------------------------------------------


@pytest.mark.parametrize("die", ["0", "7", "six", "-1", "²"])
def test_a_die_is_from_1_to_6(said: Said, die: str) -> None:
    screen = said(*SET_UP, HEADLINES, "socialist ops, coup, iran", die, "4")
    assert f"“{die}” is not a die roll; type a number from 1 to 6" in screen
    assert screen.count("USSR: die for the coup in Iran, 1–6 >") == 2
    assert influence(USSR, "iran") == 2


def test_both_dice_of_a_realignment(said: Said) -> None:
    screen = said(*SET_UP, HEADLINES, "socialist ops, realign, iran", "6", "1", "done")
    asked = [f"{side}: die for the realignment roll in Iran, 1–6 > " for side in ("USSR", "US")]
    assert screen.index(asked[0] + "6") < screen.index(asked[1] + "1")
    assert influence(US, "iran") == 0


def test_a_choice_can_be_dropped_while_its_die_is_due(said: Said) -> None:
    screen = said(*SET_UP, HEADLINES, "socialist ops, coup, iran", "undo", "syria, 6")
    assert "Undone." in screen
    assert "“Syria”" in screen and influence(US, "iran") == 1


def test_a_drawn_card_is_asked_for(said: Said) -> None:
    screen = said(*SET_UP, "five year, fidel", "duck")
    assert "USSR: which card was drawn from this hand? > duck" in screen
    assert "The USSR shows Duck and Cover." in screen
    assert kept().vp == 1


def test_a_card_that_lies_open_was_not_drawn(said: Said) -> None:
    screen = said(*SET_UP, "five year, fidel", "fidel", "duck")
    assert "“Fidel” cannot be in this hand, judging by everything seen: USSR (TS-4.5.C)." in screen
    assert kept().vp == 1


def test_undo_takes_back_dice(said: Said) -> None:
    screen = said(*SET_UP, HEADLINES, "socialist ops, coup, iran, 6", "undo", "iran 1")
    assert screen.count("Undone.") == 1
    assert influence(USSR, "iran") == 0 and kept().defcon == 3
    assert said(*["undo"] * 20, resume=newest_save(refereed=True)).count("Undone.") == 19
    assert "Nothing has been chosen yet" in said("undo", resume=newest_save(refereed=True))


DEAL = """
    fidel duck_and_cover socialist_governments five_year_plan vietnam_revolts blockade
    korean_war romanian_abdication arab_israeli_war comecon nasser warsaw_pact_formed
    de_gaulle_leads_france captured_nazi_scientist truman_doctrine olympic_games nato
    independent_reds marshall_plan indo_pakistani_war containment cia_created
    us_japan_mutual_defense_pact suez_crisis east_european_unrest decolonization
    red_scare_purge un_intervention de_stalinization nuclear_test_ban formosan_resolution
    defectors asia_scoring europe_scoring middle_east_scoring
"""
SAVED_BEFORE = f"""detente record 1
game: twilight_struggle
option edition: "second"
seats: 2
seed: 0
chance: {json.dumps([DEAL.split(), 3])}
note referee: The hidden cards in this record are supposed.
note language: en

1:poland 1:poland 1:poland 1:poland 1:east_germany 1:austria 0:italy 0:italy 0:italy
0:west_germany 0:west_germany 0:west_germany 0:west_germany 0:duck_and_cover 1:fidel
1:socialist_governments 1:ops 1:coup 1:iran
"""


def test_a_game_saved_before_goes_on_by_the_revision_it_began_with(said: Said) -> None:
    """Its outcomes had no labels, and nobody knew of revisions."""
    file = new_save("referee-twilight_struggle")
    write(file, SAVED_BEFORE)
    screen = said("nasser", "event_first", "influence, canada, uk", resume=file)
    assert "Nasser" in screen
    found = read_record(file)
    assert (found.format, found.record.revision) == (2, 1)
    assert found.record.origin["outcomes"][1] == {"die": "coup:iran:ussr", "value": 4}
    assert found.record.moves[:19] == parse_record(SAVED_BEFORE).record.moves
    assert found.verify().move_number > 19


COUPS = "socialist ops coup iran 1, containment ops coup iraq 1, warsaw ops coup"
"""They bring DEFCON to 2, where any further coup of the USSR is in a battleground."""


def test_what_loses_the_game_must_be_confirmed(said: Said) -> None:
    screen = said(*SET_UP, HEADLINES, COUPS, "no", "coup", "yes", "why panama", "panama", "yes")
    assert screen.count("This choice can lose you the game at once.") == 3
    assert "Not chosen; choose something else." in screen and "“Panama” is allowed now" in screen
    [file] = (home() / "records").iterdir()
    result = read_record(file).verify().result
    assert result is not None and result["winners"] == [US]
    assert result["reason"] == "nuclear_war"


def test_a_game_that_ends_in_the_middle_of_a_line(said: Said) -> None:
    screen = said(*SET_UP, HEADLINES, f"{COUPS} panama 3, duck", "yes", "yes")
    assert "Nuclear war with the USSR as phasing player" in screen
    assert "The game is over before “3”." in screen


# --- whole games ----------------------------------------------------------------------------------

DELUXE: dict[str, object] = {"edition": "deluxe", "optional_cards": True}
ASIDES = (
    *("log 9", "? 1", "? deck_known", "? hand", "? discard", "", "why duck", "? asia"),
    *("why pass", "why none", "? de_gaulle_leads_france", "why europe_scoring"),
)


@pytest.mark.parametrize(
    ("seed", "settings"),
    [("4", {}), ("33", {}), ("8", DELUXE), ("25", DELUXE)],
    ids=["in line", "traps and terrorism", "open hand", "five and five"],
)
def test_a_whole_game_ends_as_it_ended(
    seed: str,
    settings: dict[str, object],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The events about hands are among it: see `test_the_games_have_what_they_are_there_for`."""
    path = played_game(seed, 2_000, **settings)
    screen = dictate(path, capsys, monkeypatch)
    [file] = (home() / "records").iterdir()
    written = read_record(file)
    assert public(cast(ColdWar, written.verify())) == public(path.state)
    assert not list((home() / "saves").iterdir())
    assert Texts("en").say("record-cards-supposed") == written.record.notes["referee"]
    assert " ".join(screen.split()).endswith(written.record.notes["referee"])


def test_the_games_have_what_they_are_there_for() -> None:
    events = set()
    games: list[tuple[str, dict[str, object]]]
    games = [("4", {}), ("33", {}), ("8", DELUXE), ("25", DELUXE)]
    for seed, settings in games:
        path = played_game(seed, 2_000, **settings)
        for entry in entries(path.state.event_log):
            if entry.kind is log.EVENT_OCCURS:
                events.add((CODES[cast(int, entry.values[1])], "edition" in settings))
            elif entry.kind is log.TRAP_ROLLED:
                events.add(("trap", False))
    assert events >= {
        *(("aldrich_ames", False), ("aldrich_ames", True), ("the_cambridge_five", True)),
        *(("our_man_in_tehran", True), ("missile_envy", False), ("terrorism", False)),
        *(("grain_sales_to_soviets", False), ("five_year_plan", False), ("trap", False)),
    }


def test_scoring_cards_that_come_too_late(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played_game("39", 360)
    screen = dictate(path, capsys, monkeypatch)
    assert Texts("en", "twilight_struggle").say("referee-late", side="us") in screen
    assert public(kept()) == public(path.state)


@pytest.mark.parametrize(("seed", "settings"), [("4", {}), ("8", DELUXE)])
def test_nothing_on_the_screen_depends_on_supposed_cards(
    seed: str,
    settings: dict[str, object],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same game is typed to two referees who suppose quite different hands."""
    path = played_game(seed, 240, **settings)
    first = dictate(path, capsys, monkeypatch, ASIDES)
    hands = kept().hand
    newest_save(refereed=True).unlink()

    def otherwise(pile: list[int]) -> list[int]:
        return sorted(pile, key=lambda card: (SCORING >> card & 1, -card))

    for module in (questions, engine):
        monkeypatch.setattr(module, "assumed_order", otherwise)
    second = dictate(path, capsys, monkeypatch, ASIDES)
    assert kept().hand != hands
    assert _without_path(first) == _without_path(second)


def _without_path(screen: str) -> list[str]:
    return [line for line in screen.splitlines() if not line.startswith("  /")]


# --- leaving and coming back ----------------------------------------------------------------------


@pytest.mark.parametrize("leaving", [["quit"], []], ids=["quit", "end of input"])
def test_leaving_saves_and_says_how_to_go_on(leaving: list[str]) -> None:
    code, out, err = run("referee", "--edition", "deluxe", lines=[*SET_UP, *leaving])
    assert (code, err) == (0, "")
    assert out.endswith(f"{newest_save(refereed=True)}\nTo resume it: detente referee --resume\n")
    code, out, err = run("referee", "--resume", lines=[HEADLINES])
    assert (code, err) == (0, "")
    assert "US event: Duck and Cover." in out
    assert kept().rules.settings["edition"] == "deluxe"


@pytest.mark.parametrize(("stop", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_ctrl_c_loses_nothing(stop: signal.Signals, code: int) -> None:
    """Even while a die is due: the choice before it is not made then."""
    lines = [*SET_UP, HEADLINES, "socialist ops, coup, iran"]
    with start("referee", "--lang", "en", PYTHONUNBUFFERED="1") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(f"{line}\n" for line in lines))
        process.stdin.flush()
        shown = ""
        while not shown.endswith("die for the coup in Iran, 1–6 > ") and (
            letter := process.stdout.read(1)
        ):
            shown += letter
        process.send_signal(stop)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, err) == (code, "")
    assert "To resume it: detente referee --resume" in out
    assert kept().move_number == 18 and kept().defcon == 4


def test_each_command_goes_on_with_its_own_games(said: Said) -> None:
    said(*SET_UP)
    mine = newest_save(refereed=True)
    with pytest.raises(InvalidInput, match="No saved game"):
        newest_save()
    with pytest.raises(
        InvalidInput, match=r"table of your own; to resume it: detente referee .* --resume"
    ):
        play(None, {}, None, None, None, "en", None, mine)


def test_a_played_game_is_not_refereed(said: Said, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, _ = run("play", "twilight_struggle", "--opponent", "random", lines=[])
    assert code == 0
    with pytest.raises(InvalidInput, match="No game of the referee"):
        newest_save(refereed=True)
    with pytest.raises(InvalidInput, match="is not a game of the referee; to resume it"):
        referee("twilight_struggle", {}, "en", newest_save())


def test_a_save_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "agents.detente"
    file.write_text("detente record 1\ngame: agents\nseats: 2\nseed: 1\nnote referee: no\n")
    with pytest.raises(InvalidInput, match="is not a game of the referee"):
        referee("twilight_struggle", {}, "en", file)


def test_a_save_without_its_dice_is_refused(said: Said) -> None:
    said(*SET_UP)
    save = newest_save(refereed=True)
    lines = save.read_text().splitlines()
    save.write_text("\n".join(line for line in lines if not line.startswith("outcomes")))
    with pytest.raises(InvalidInput):
        referee("twilight_struggle", {}, "en", save)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["agents"], "The referee does not support “agents”, only twilight_struggle."),
        (["chess"], "The referee does not support “chess”, only twilight_struggle."),
        (["nowhere.detente", "--resume"], "nowhere.detente"),
        (["--option", "reveal_held=true"], "play without this option"),
        (["--edition", "third"], "third"),
        (["--resume"], "No game of the referee"),
    ],
)
def test_arguments_that_cannot_be_used(args: list[str], sentence: str) -> None:
    code, out, err = run("referee", *args, lines=[])
    assert (code, out) == (2, "")
    assert sentence in err


def test_the_record_can_be_replayed(said: Said) -> None:
    said(*SET_UP, HEADLINES)
    replay = Replay(read_record(newest_save(refereed=True)).record, "en")
    replay.go_to(replay.last)
    assert replay.state.dump() == kept().dump()
