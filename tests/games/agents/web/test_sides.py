"""Each service has one shape, colour and letter wherever it is shown, in every seating."""

import json
import random
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import pytest

import detente
from detente import State
from detente.core.view import prompt_of
from tests.web.browser import Arrive, StoreTable

SERVICES = ("kgb", "cia", "mi6", "mossad")
NAMES: Final = {"kgb": "KGB", "cia": "CIA", "mi6": "MI6", "mossad": "Mossad"}
LETTERS: Final = {"kgb": "K", "cia": "C", "mi6": "6", "mossad": "M"}
LOOK = Path(detente.__file__).parent / "games" / "agents" / "web" / "look.json"
COLOURS: Final[dict[str, str]] = json.loads(LOOK.read_text("utf-8"))["signs"]

SEATINGS = [order for count in (2, 3, 4) for order in permutations(SERVICES, count)]

FIND = """(names) => {
  const found = [];
  const add = (place, name, sign) => {
    const look = sign.closest(".side-blue, .side-red, .side-green, .side-violet, .side-neutral");
    found.push({
      place,
      service: Object.keys(names).find((code) => name.includes(names[code])),
      shape: sign.getAttribute("d") ?? sign.querySelector("path").getAttribute("d"),
      colour: look?.getAttribute("class").match(/side-(?!sign)(\\w+)/)?.[1],
      letter: sign.querySelector("text")?.textContent ?? null,
    });
  };
  const each = (place, selector, name) => {
    for (const one of document.querySelectorAll(selector)) {
      const signs = one.querySelectorAll("svg.side-sign, .chart-mark");
      for (const sign of signs) add(place, name(one), sign);
    }
  };
  each("lobby", ".who > span", (one) => one.querySelector("b").textContent);
  each("table", ".asw-plate-head", (one) => one.querySelector(".asw-name").textContent);
  each("token", ".asw-chip", (one) => names[one.closest("[data-code]").dataset.code.split("_")[0]]);
  each("seats", ".seat .seat-mark", (one) => one.textContent);
  each("log", ".log-entry[data-side]", (one) => names[one.dataset.side]);
  each("result", ".result-scores li", (one) => one.textContent);
  each("chart", ".chart-name, .chart-line", (one) => names[one.dataset.side]);
  return found;
}"""
"""Every sign of a side in the page: where it is, whose, and how it is drawn."""


def seated(services: tuple[str, ...]) -> State:
    """A whole game of these services in their seats."""
    state = detente.game("agents", services="chosen").start(len(services), "services")
    wanted, rng = list(services), random.Random(1)
    while not state.over:
        seat = state.to_act[0]
        moves = state.legal_moves(seat)
        choosing = wanted and prompt_of(state.view(seat))["id"] == "prompt-choose-service"
        state.play(seat, wanted[seat] if choosing else rng.choice(moves))
    return state


def signs(arrive: Arrive, store_table: StoreTable, services: tuple[str, ...]) -> list[Any]:
    """All signs of a table at the end of its game, and of the lobby that lists it."""
    state = seated(services)
    assert tuple(state.view(None)["seats"][: len(services)]) == services
    table = store_table(state)
    visitor = arrive(viewport={"width": 1440, "height": 900})
    visitor.goes(next(iter(table.seats.values())))
    visitor.awaits("over")
    visitor.page.locator(".chart svg").wait_for()
    found = visitor.page.evaluate(FIND, NAMES)
    visitor.shows("Log")
    visitor.page.locator(".log-entry").first.wait_for()
    found += visitor.page.evaluate(FIND, NAMES)
    visitor.goes()
    visitor.page.locator(".who > span").first.wait_for()
    return [*found, *visitor.page.evaluate(FIND, NAMES)]


def check(found: list[Any], services: tuple[str, ...]) -> None:
    places = {"lobby", "table", "token", "seats", "log", "result", "chart"}
    assert {one["place"] for one in found} == places
    for place in places:
        here = {one["service"] for one in found if one["place"] == place}
        assert set(services) <= here, place
    shapes: dict[str, set[str]] = {}
    for one in found:
        shapes.setdefault(one["service"], set()).add(one["shape"])
        assert one["colour"] == COLOURS[one["service"]], one
        assert one["letter"] in (None, LETTERS[one["service"]]), one
    assert all(len(drawn) == 1 for drawn in shapes.values())
    assert len(set().union(*shapes.values())) == len(shapes)


def test_no_seat_gives_a_service_another_sign(arrive: Arrive, store_table: StoreTable) -> None:
    """What signs are made of does not depend on the seats, in any seating."""
    visitor = arrive()
    visitor.goes(store_table(detente.game("agents").start(4, 1)).address)
    visitor.awaits("watching")
    told = visitor.page.evaluate(
        """(seatings) => import("/static/board/side.js").then((side) => seatings.map((seats) => {
          return seats.map((seat) => [
            side.signOf(seat, seats), side.sideClass(seat, seats),
            side.letterOf(seat), side.sideShape(seat, seats),
          ]);
        }))""",
        SEATINGS,
    )
    assert len(told) == 12 + 24 + 24
    drawn: dict[str, set[str]] = {}
    for seats, all_signs in zip(SEATINGS, told, strict=True):
        for seat, (sign, look, letter, shape) in zip(seats, all_signs, strict=True):
            assert (sign, look) == (COLOURS[seat], f"side-{COLOURS[seat]}")
            assert letter == LETTERS[seat]
            drawn.setdefault(seat, set()).add(shape)
    assert sorted(map(len, drawn.values())) == [1, 1, 1, 1]


@pytest.mark.slow
@pytest.mark.parametrize("services", [("mossad", "mi6", "kgb", "cia")], ids="-".join)
def test_a_service_is_the_same_everywhere(
    arrive: Arrive, store_table: StoreTable, services: tuple[str, ...]
) -> None:
    check(signs(arrive, store_table, services), services)


@pytest.mark.long
@pytest.mark.parametrize("services", SEATINGS, ids="-".join)
def test_a_service_is_the_same_everywhere_in_every_seating(
    arrive: Arrive, store_table: StoreTable, services: tuple[str, ...]
) -> None:
    check(signs(arrive, store_table, services), services)
