"""Everything that can be typed, sensible or not."""

from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente import State, bots
from detente.texts import LANGUAGES, Texts

Typed = Callable[..., str]


def answer(screen: str, line: str) -> str:
    """What was printed after a typed line, up to the next prompt, as one line."""
    told = screen.split(f"> {line}\n", 1)[1].split("? for help >", 1)[0].rpartition("\n")[0]
    return " ".join(told.split())


@pytest.mark.parametrize("choice", ["5", "assassin", "ass", "Assassin", "ASSA"])
def test_a_choice_by_number_code_name_or_beginning(typed: Typed, choice: str) -> None:
    assert "Your Agent X: Assassin" in typed(choice)


@pytest.mark.parametrize("choice", ["Киллер", "кил", "assassin", "5"])
def test_a_choice_by_its_russian_name(typed: Typed, choice: str) -> None:
    assert "Ваш агент X — киллер" in typed(choice, language="ru")


def test_a_beginning_that_fits_several_is_asked_again(typed: Typed) -> None:
    assert answer(typed("d"), "d") == (
        "“d” matches deputy_director, double_agent and director; type more of it, or a number."
    )


@pytest.mark.parametrize("number", ["0", "7", "99999999999999999999"])
def test_a_number_that_is_no_option(typed: Typed, number: str) -> None:
    sentence = f"There is no option {number}; options are numbered 1 to 6."
    assert answer(typed(number), number) == sentence


@pytest.mark.parametrize("nonsense", ["xyzzy", "-1", "²", "[bold]", "\x00", "7 8", "%s {0}"])
def test_nonsense_gets_one_clear_sentence(typed: Typed, nonsense: str) -> None:
    assert answer(typed(nonsense), nonsense) == (
        f"“{nonsense}” is neither an option nor a command; "
        "type a number from 1 to 6, or ? for help."
    )


def test_what_exists_but_is_not_on_offer_is_refused_with_its_rule(typed: Typed) -> None:
    assert "(CVK-3.2)." in answer(typed("pass"), "pass")


def test_enter_shows_the_moves_again(typed: Typed) -> None:
    assert typed("").count("Which agent do you secretly send") == 2


def test_help_lists_every_command(typed: Typed) -> None:
    told = answer(typed("?"), "?")
    for word in ("why", "undo", "hint", "log", "board", "lang", "save", "quit"):
        assert f" {word} " in told
    assert answer(typed("help"), "help") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_understand_the_readers_words(typed: Typed, language: str) -> None:
    texts = Texts(language)
    why = texts.say("terminal-command-why")
    screen = typed(f"{why} pass", texts.say("terminal-command-quit"), language=language)
    assert "(CVK-3.2)." in screen
    assert texts.say("terminal-how-to-resume") in screen


def test_a_card_is_explained_with_its_values_effect_and_sources(typed: Typed) -> None:
    told = answer(typed("? mil_5"), "? mil_5")
    assert told.startswith("Paratroopers (mil_5) · Faction Military · Influence 5")
    assert "Discards any other group" in told
    assert "From published sources: Influence." in told
    assert "Reconstructed by us, not from the printed game: the name." in told


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("? cuba", "Bias Economic > Military > Political > Media"),
        ("?Summit", "Inferred from published facts: Stability, Population, Points."),
        ("? iran", "not from the printed game: the name, the numbers and the bias."),
        ("? 5", "Assassin (assassin) · Initiative 5"),
        ("? 5", "See rule CVK-6.14."),
        ("? recruit", "See rule CVK-3.2."),
        ("? CVK-4.6", "CVK-4.6 "),
        ("? cvk-3", "CVK-3.2 "),
    ],
)
def test_explanations(typed: Typed, word: str, told: str) -> None:
    assert told in answer(typed(word), word)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "CVK-4.5 Military: discard any other group"),
        ("ru", "CVK-4.5 Военная группа: сбросьте любую другую группу"),
        ("fr", "CVK-4.5 Armée\N{NO-BREAK SPACE}: défaussez n’importe quel autre Groupe"),
    ],
)
def test_a_rule_in_the_readers_language(typed: Typed, language: str, told: str) -> None:
    assert told in typed("? CVK-4.5", language=language)
    assert told in typed(f"lang {language}", "? CVK-4.5")


def test_an_unknown_card_or_rule(typed: Typed) -> None:
    for word in ("? xyzzy", "? CVK-99.9"):
        assert "There is no card or rule" in answer(typed(word), word)


def test_why(typed: Typed) -> None:
    screen = typed("why assassin", "why 1", "why cuba", "why", "why xyzzy")
    assert "“Assassin” is allowed now: option 5." in screen
    assert "“Master Spy” is allowed now: option 1." in screen
    assert "“Cuba” is not an agent" in screen
    assert "There is no “xyzzy” in this game" in screen


def test_the_log_tells_what_this_seat_saw(typed: Typed) -> None:
    told = answer(typed("assassin", "log"), "log")
    assert "Your Agent X is the Assassin." in told
    assert answer(typed("assassin", "log 1"), "log 1").count("–") == 1


def test_the_board_again(typed: Typed) -> None:
    assert typed("board").count("Turn 1 · Planning") == 2


def test_another_language_on_the_fly(typed: Typed) -> None:
    screen = typed("lang ru", "lang tlh")
    assert "Кого вы втайне отправляете" in screen
    assert "Текстов на языке «tlh» нет" in screen


def test_a_hint_names_an_option(typed: Typed) -> None:
    assert "The Director level would choose" in typed("hint")


def test_a_hint_tells_what_is_about_equal_and_what_is_rated_lower(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advice(bot: bots.Bot, sampled_state: State, seat: int) -> bots.Advice:
        numbers = [("deputy_director", 0.5, 0.0), ("director", 0.6, 0.1), ("assassin", 0.3, 0.1)]
        return bots.Advice("deputy_director", tuple(bots.Estimate(*one) for one in numbers))

    monkeypatch.setattr(bots, "advice", advice)
    shown = typed("hint")
    assert "About equal: Director." in shown
    assert "Rated lower: Assassin." in shown


def test_save_says_where(typed: Typed) -> None:
    assert ".detente" in answer(typed("save"), "save")


# --- undo -----------------------------------------------------------------------------------------


def test_nothing_to_undo(typed: Typed) -> None:
    assert "there is nothing to undo" in answer(typed("undo"), "undo")


def test_undo_takes_back_a_choice_that_revealed_nothing(typed: Typed) -> None:
    """The other's Agent X is chosen already, but still face down."""
    screen = typed("assassin", "undo", "analyst", seed="5")
    before, after = screen.split("Undone.")
    assert "Your Agent X: Assassin" in before
    assert "Your Agent X: Analyst" in after
    assert "Assassin ·" not in after


def test_undo_is_refused_after_a_reveal(typed: Typed, tmp_path: Path) -> None:
    """Newspapers have shown the top card of the deck."""
    state = detente.game("cia_vs_kgb").start(seed=1, outcomes=[["cuba"], ["med_4", "pol_5"], 0])
    for seat, code in ((0, "director"), (1, "director"), (0, "cia"), (0, "recruit")):
        state.play(seat, code)
    state.play(1, "recruit")
    file = tmp_path / "media.detente"
    file.write_text(state.record().text(), encoding="utf-8")
    screen = typed("med_4", "undo", resume=file)
    assert "Your last choice has revealed something, so it cannot be undone." in screen


def test_undo_is_refused_once_somebody_else_has_chosen(typed: Typed) -> None:
    screen = typed("assassin", "cia", "recruit", "undo", seed="5")
    assert "Someone else has chosen since, so your last choice cannot be undone." in screen
