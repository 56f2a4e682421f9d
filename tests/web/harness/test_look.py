"""What the page looks like at a full position: points 42, 43 and 44 of the acceptance.

The long form, with all positions in all windows, is in test_fullest.py.
"""

import pytest

from tests.server.serving import Server
from tests.web.harness.faults import FAMILIES, fonts_of, undecided, with_fonts
from tests.web.harness.fed import BOARDS, Feed, fullest


@pytest.mark.slow
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "light"), ("ru", "dark")])
@pytest.mark.parametrize("game", BOARDS)
def test_a_full_position(server: Server, feed: Feed, game: str, language: str, theme: str) -> None:
    """All text is in our fonts, and nothing red goes around a piece; all contrasts in English."""
    at = fullest(server, game, 1)[0]
    fed = with_fonts(feed(game, language=language, theme=theme, **at))
    assert {*fonts_of(fed)} == FAMILIES
    assert fed.finds("rings") == []
    if language == "en":
        assert undecided(fed) == []
    fed.page.locator("[data-region=board] [data-code]").filter(visible=True).first.hover()
    assert fed.finds("rings") == []
