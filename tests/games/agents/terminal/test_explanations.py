"""Agents in a terminal: what is said about moves, places, services and cards."""

from collections.abc import Callable

import pytest

import detente
from detente.games.agents.rules.infiltration import Infiltrate
from detente.games.agents.rules.liquidation import GainCard
from detente.games.agents.rules.turn import Turn
from detente.texts import Texts
from tests.games.agents.positions import force_draw, seat
from tests.games.agents.terminal.sample import EN, by_language, deployed, infiltrating, position
from tests.games.playing import begin, play_moves
from tests.terminal.shown import plain, question

# --- moves ----------------------------------------------------------------------------------------


def test_options_say_what_matters() -> None:
    s = position()
    force_draw(s, "cia", "cia", "i")
    begin(s, Turn())
    assert " 2 KGB (Bag 1)" in question(s)
    play_moves(s, "kgb", "pass")
    assert " 1 North America (KGB 1, CIA 2; influence: CIA)" in question(s)
    assert " 6 Africa (KGB 2, CIA 2, Mossad 2; influence: –)" in question(s)
    play_moves(s, "africa", "pass", "liquidation")
    lines = question(s)
    assert " 1 Attack KGB agent 2 (kgb_2) – Africa" in lines
    assert " 2 Attack KGB agent 3 (kgb_3) – Africa, dark operative" in lines


@by_language
def test_cards_and_services_say_what_they_do(language: str) -> None:
    texts = Texts(language, "agents")
    s = position()
    begin(s, GainCard(seat(s, "cia")))
    lines = question(s, language, 400)
    for number, card in enumerate(s.legal_moves(seat(s, "cia")), 1):
        assert lines[number].endswith(f"({plain(texts.say(f'effect-{card}'))})")
    for abilities in (True, False):
        state = detente.game("agents", services="chosen", abilities=abilities).start(4, seed=1)
        effect = f"({plain(texts.say('effect-kgb'))})"
        assert any(effect in line for line in question(state, language, 400)) is abilities


# --- explanations ---------------------------------------------------------------------------------


def test_a_region_is_explained_with_its_cities(says: Callable[..., str]) -> None:
    text = says(infiltrating(), "? africa")
    assert "Africa (africa)" in text
    assert "Reconstructed by us, not from the printed game: the cities." in text
    assert "Agents: KGB 2, CIA 2, Mossad 2\nInfluence token: –\n" in text
    assert "Diplomats: CIA 1, Mossad 2\n" in text
    cities = [line for line in text.splitlines() if line.startswith("  ")]
    assert [line.partition(": ")[2] for line in cities] == [
        "KGB agent 2, ?",
        "KGB agent 3, dark operative",
        "CIA agent 3, ?",
    ]
    free = " ".join(text.split()).partition("Free cities: ")[2]
    assert free.count(",") + free.count(" and ") == 8 - 3 - 1


def test_a_sector_is_explained(says: Callable[..., str]) -> None:
    text = says(deployed(), "? third_world")
    assert "Influence token: – → CIA" in text
    assert "Regions: South America, Africa, Australia and Oceania" in text


@pytest.mark.parametrize("abilities", [True, False])
def test_a_service_is_explained(says: Callable[..., str], abilities: bool) -> None:
    text = says(begin(position(abilities=abilities), Infiltrate(0)), "? cia")
    assert "Home region North America" in text
    assert "Bag: CIA 1, MI6 3" in text
    assert f"  Titan – {EN.say('effect-titan')[:40]}" in text
    assert (EN.say("terminal-no-abilities") in text) is not abilities


@pytest.mark.parametrize(
    ("card", "where"), [("titan", "Held by the CIA."), ("trap", "Discard."), ("jackal", "")]
)
def test_a_card_is_explained(says: Callable[..., str], card: str, where: str) -> None:
    text = says(infiltrating(), f"? {card}")
    assert EN.say(f"effect-{card}")[:40] in text
    assert where in text.splitlines()[-1]
    assert ("Held" in text or "Discard" in text) == bool(where)


@by_language
def test_a_token_is_explained(says: Callable[..., str], language: str) -> None:
    texts = Texts(language, "agents")
    said = says(infiltrating(), "? kgb_3", language=language).splitlines()[-1]
    assert said.startswith(f"{texts.name('africa')}, ")
    assert said.endswith(f", {texts.name('dark_operative')}")
