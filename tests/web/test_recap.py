"""The page tells what happened in the same lines as the terminal."""

from itertools import pairwise
from typing import Any

import pytest

import detente
from detente.core.event_log import MOVE
from detente.core.record_file import read_record
from detente.core.state import State
from detente.server.harness.games import stored, whole
from detente.stories import Moment, lines, moments_of, recap, stories_of
from detente.texts import Texts
from tests.web.visitor import Visitor

LINES = """async ({ game, language, moments, spans, reader }) => {
  const { linesOf, recap } = await import("/static/board/recap.js");
  const { Texts } = await import("/static/board/texts.js");
  const parts = [game, "shared"].map((part) => `/texts/${language}/${part}.ftl`);
  const sources = await Promise.all(parts.map(async (part) => (await fetch(part)).text()));
  const texts = new Texts(language, sources);
  return spans.map(([since, upto]) => {
    const known = moments.filter(({ move_number: number }) => number <= upto);
    const { lines, left } = linesOf(recap(known, since), texts, reader);
    const shown = ({ text, chips, told }) => [text, chips, told.icon, told.actor ?? null];
    return [lines.map(shown), left];
  });
}"""


def own_moves(state: State, seat: int) -> list[int]:
    """The numbers of the moves that a seat has made."""
    found = []
    entry = state.event_log
    while entry is not None:
        if entry.kind is MOVE and entry.values[0] == seat:
            found.append(entry.move_number + 1)
        entry = entry.previous
    return found[::-1]


def spans(state: State, seat: int) -> list[tuple[int, int]]:
    """From each move of a seat to just before the next one; and some that are far too long."""
    moves = own_moves(state, seat)
    turns = [(one, other - 1) for one, other in pairwise(moves)]
    return [*turns[:: max(1, len(turns) // 12)], (0, 60), (0, state.move_number)]


def told(moments: list[Moment], span: tuple[int, int], texts: Texts, reader: str) -> list[Any]:
    since, upto = span
    known = [moment for moment in moments if moment["move_number"] <= upto]
    shown, left = lines(recap(known, since), texts, reader)
    return [[[line.text, line.chips, line.told.icon, line.told.actor] for line in shown], left]


@pytest.mark.slow
@pytest.mark.parametrize("game", detente.games())
def test_page_and_terminal_tell_the_same(visitor: Visitor, game: str) -> None:
    state = read_record(stored(game)[whole(game)[0]]).record.replay()
    visitor.goes()
    for seat, language in ((0, "en"), (1 % state.seats, "ru")):
        moments, asked = moments_of(game, state.events(seat)), spans(state, seat)
        reader, texts = state.seat_names[seat], Texts(language, game)
        about = {"game": game, "language": language, "reader": reader}
        shown = visitor.page.evaluate(LINES, {**about, "moments": moments, "spans": asked})
        assert len(shown) > 5
        assert shown == [told(moments, span, texts, reader) for span in asked]
        assert {len(lines) for lines, _ in shown} <= set(range(1, 8))


def test_every_icon_of_a_story_is_drawn(visitor: Visitor) -> None:
    visitor.goes()
    drawn = visitor.page.evaluate(
        "import('/static/board/icons.js').then(({ ICONS }) => Object.keys(ICONS))"
    )
    named = {one.icon for game in detente.games() for one in stories_of(game).tellings.values()}
    assert len(named) > 20
    assert named - {*drawn} == set()
