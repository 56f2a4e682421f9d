"""The Russian texts use the words of the Russian rulebooks, and one word for one thing."""

import re
from pathlib import Path

import pytest

import detente
from detente.texts import Texts

SOURCE = Path(detente.__file__).parent

EVERYWHERE = {
    "противник": "соперник",
    "враг|враж": "соперник",
    "хозяи(?!н игр|ну игр)": "владелец",
    r"взять [^.]*назад|бер[её]т [^.]*назад": "отменить",
    r"в зал\b|в зале\b": "лобби",
    "накры": "сервер запущен",
    "[Оо]тныне": "с этого момента",
    "выборов": "шагов",
    r"\b[Кк]ончает|\b[Кк]ончил|\b[Кк]ончит": "заканчивается",
    "начальное число": "зерно",
    "компьютерн": "бот",
}
"""Words that are not ours, and what stands instead."""
IN_A_GAME = {
    "agents": {
        "переезж": "перемещается",
        "[Тт]айно(е|го) задани": "секретное задание",
        "дополнительн(ое|ого) действи": "дополнительная операция",
        "Размещение": "Дислокация",
    },
    "secret_power": {
        "вытесн": "перехватить",
        "считают (ваши|его)": "приносят очки за",
        "без (его )?требований": "игнорируя требования",
        "Звани": "Оценка",
        "Большой Брат": "Старший Брат",
    },
    "twilight_struggle": {
        r"карт\w+ стоимостью|самая дорогая|слишком дешёв": "карта со значением",
        "поправк": "модификатор",
        "располагать|расположить": "размещать",
        "лицом вниз": "рубашкой вверх",
    },
    "cia_vs_kgb": {"подарок|получател": "сторона, куда переходит группа", "гибнет": "устранён"},
}


def russian(folder: Path) -> dict[str, str]:
    """Path → text of every Russian file in a folder and those in it."""
    paths = [*folder.rglob("ru.ftl"), *folder.rglob("ru.md"), *folder.rglob("ru/*.ftl")]
    return {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in sorted(paths)}


def not_ours(files: dict[str, str], words: dict[str, str]) -> list[str]:
    """Each line with such a word."""
    return [
        f"{path}: {line.strip()} → {instead}"
        for path, text in files.items()
        for line in text.splitlines()
        for word, instead in words.items()
        if re.search(word, line)
    ]


def test_one_word_for_one_thing() -> None:
    files = russian(SOURCE)
    assert len(files) >= 5 + 3 * len(IN_A_GAME)
    assert not_ours(files, EVERYWHERE) == []


@pytest.mark.parametrize("game", IN_A_GAME)
def test_a_game_speaks_as_its_rulebook(game: str) -> None:
    assert not_ours(russian(SOURCE / "games" / game), IN_A_GAME[game]) == []


@pytest.mark.parametrize(
    ("game", "side", "said"),
    [
        ("twilight_struggle", "us", "США думают…"),
        ("twilight_struggle", "ussr", "СССР думает…"),
        ("cia_vs_kgb", "cia", "ЦРУ думает…"),
        ("agents", "first", "Игрок 1 думает…"),
    ],
)
def test_the_verb_agrees_with_who_thinks(game: str, side: str, said: str) -> None:
    assert Texts("ru", game).say("terminal-thinking", side=side) == said


def test_points_that_burn_are_counted() -> None:
    texts = Texts("ru", "cia_vs_kgb")
    said = [texts.say("event-used", side="kgb", event="summit", vp=vp) for vp in (1, 2, 5)]
    assert [one.partition("; ")[2] for one in said] == [
        "сгорает 1 очко.",
        "сгорают 2 очка.",
        "сгорает 5 очков.",
    ]


def test_a_department_is_small_inside_a_sentence() -> None:
    texts = Texts("ru", "secret_power")
    assert texts.say("turn-started", seat="alpha") == "Ходит отдел «Альфа»."
    assert texts.say("turn-started", seat="falcon") == "Ходит Сокол."
