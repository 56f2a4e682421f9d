"""What the page looks like at full positions: fonts, contrasts, and no red around a piece."""

import pytest

from tests.server.serving import Server
from tests.web.harness.faults import FAMILIES, fonts_of, undecided, with_fonts
from tests.web.harness.fed import BOARDS, GAMES, Feed, fullest

# --- point 42: fonts ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", BOARDS)
def test_all_text_is_in_our_fonts(server: Server, feed: Feed, game: str, language: str) -> None:
    at = fullest(server, game, 1)[0]
    fed = feed(game, language=language, record=at["record"], step=at["step"])
    assert {*fonts_of(with_fonts(fed))} == FAMILIES


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_all_text_of_full_positions_is_in_our_fonts(
    server: Server, feed: Feed, game: str, language: str
) -> None:
    for at in fullest(server, game):
        fed = feed(game, language=language, record=at["record"], step=at["step"])
        found = fonts_of(with_fonts(fed))
        assert {*found} <= FAMILIES, found
        fed.visitor.context.close()


# --- point 43: contrasts --------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_a_board(server: Server, feed: Feed, game: str) -> None:
    at = fullest(server, game, 1)[0]
    fed = feed(game, record=at["record"], step=at["step"])
    assert undecided(fed) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_full_positions(
    server: Server, feed: Feed, game: str, theme: str
) -> None:
    for at in fullest(server, game):
        fed = feed(game, theme=theme, record=at["record"], step=at["step"])
        assert undecided(fed) == []
        fed.visitor.context.close()


# --- point 44: nothing red goes around a piece ----------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", BOARDS)
def test_nothing_red_goes_around_anything(
    server: Server, feed: Feed, game: str, theme: str
) -> None:
    at = fullest(server, game, 1)[0]
    fed = feed(game, theme=theme, record=at["record"], step=at["step"])
    assert fed.finds("rings") == []
    fed.page.locator("[data-region=board] [data-code]").filter(visible=True).first.hover()
    assert fed.finds("rings") == []
