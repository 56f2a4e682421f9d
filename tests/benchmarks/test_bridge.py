"""The bridge finds what a checkout calls things, by the old names and by the new ones."""

import secrets
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest

import detente
from benchmarks import bridge
from benchmarks.bridge import DECODER, Engine, Unbridged, Wire, version_of, wire_of
from detente.server import messages


class Before:
    """A state with the old names."""

    def actions(self, seat: int) -> tuple[int, ...]:
        return (seat, 1)

    def act(self, seat: int, action: int) -> None:
        self.done = (seat, action)

    def imagine(self, seat: int, seed: str) -> str:
        return f"imagined {seat} {seed}"


class After:
    """A state with the new names; `actions` and `act` are something else by now."""

    actions = act = None

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return (seat, 2)

    def apply_action(self, seat: int, action: int) -> None:
        self.done = (seat, action)

    def determinize(self, seat: int, seed: str) -> str:
        return f"determinized {seat} {seed}"


class GameBefore:
    def start(self, seats: int | None = None, seed: int = 0, journal: bool = True) -> Any:
        state = Before()
        vars(state).update(seats=seats, seed=seed, logged=journal)
        return state


class GameAfter:
    def start(self, seats: int | None = None, seed: int = 0, keep_events: bool = True) -> Any:
        state = After()
        vars(state).update(seats=seats, seed=seed, logged=keep_events)
        return state


@pytest.mark.parametrize(
    ("game", "legal", "drawn"),
    [(GameBefore(), (7, 1), "imagined 7 s"), (GameAfter(), (7, 2), "determinized 7 s")],
)
def test_an_engine_before_and_after(game: Any, legal: tuple[int, ...], drawn: str) -> None:
    engine = Engine(game, seats=3)
    state = engine.start(11)
    assert (state.seats, state.seed, state.logged) == (3, 11, False)
    assert engine.legal_actions(state, 7) == legal
    engine.apply_action(state, 7, 1)
    assert state.done == (7, 1)
    assert engine.determinize(state, 7, "s") == drawn


def test_the_games_of_this_checkout() -> None:
    engine = bridge.engine("cia_vs_kgb", {"edition": "fr2007"})
    state = engine.start(1)
    seat = state.to_act[0]
    engine.apply_action(state, seat, engine.legal_actions(state, seat)[0])
    assert type(engine.determinize(state, seat, "1")) is type(state)


def test_what_has_none_of_the_names_is_an_error() -> None:
    with pytest.raises(Unbridged, match="has no legal_actions or actions"):
        bridge.attribute(object(), "legal_actions", "actions")
    with pytest.raises(Unbridged, match="no module"):
        bridge.module("detente.nowhere", "nowhere.detente")
    assert bridge.module("detente.nowhere", "detente.texts").__name__ == "detente.texts"


def test_a_module_that_fails_inside_is_not_taken_for_missing(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_inside.py").write_text("import not_installed_anywhere\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="not_installed_anywhere"):
        bridge.module("broken_inside", "json")


# --- the wire ------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", tag_field="do"):
    number: int = -1


class Choose(msgspec.Struct, tag="choose", tag_field="do"):
    id: str
    number: int
    code: str


class Subscribe(msgspec.Struct, tag="subscribe", tag_field="type"):
    version: int = -1


class Play(msgspec.Struct, tag="play", tag_field="type"):
    id: str
    version: int
    move: str


BEFORE = (SimpleNamespace(Hello=Hello, Choose=Choose), Hello(), Choose("a", 3, "coup"))
AFTER = (SimpleNamespace(Subscribe=Subscribe, Play=Play), Subscribe(), Play("a", 3, "coup"))


@pytest.mark.parametrize(("messages", "hello", "play"), [BEFORE, AFTER])
def test_messages_to_the_server(
    messages: object, hello: msgspec.Struct, play: msgspec.Struct
) -> None:
    wire = wire_of(messages)
    assert msgspec.json.decode(wire.subscribing(), type=type(hello)) == hello
    assert msgspec.json.decode(wire.playing("a", 3, "coup"), type=type(play)) == play


def test_the_wire_of_a_checkout_before_the_server_got_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = bridge.wire()
    monkeypatch.setitem(sys.modules, "detente.table", ModuleType("detente.table"))
    monkeypatch.setitem(sys.modules, "detente.table.messages", messages)
    monkeypatch.setitem(sys.modules, "detente.server.messages", None)
    assert bridge.wire() == here


def test_the_wire_of_this_checkout() -> None:
    assert isinstance(bridge.wire(), Wire)


@pytest.mark.parametrize(
    "update",
    [
        b'{"kind": "news", "table": {"number": 4}, "view": {"prompt": {"options": '
        b'[{"code": "a", "id": "x"}, {"code": "b", "id": "y"}]}}}',
        b'{"type": "update", "table": {"version": 4}, "view": {"prompt": {"moves": '
        b'[{"move": "a", "label": "x"}, {"move": "b", "label": "y"}]}}}',
    ],
)
def test_an_update_from_the_server(update: bytes) -> None:
    message = DECODER.decode(update)
    assert message.table is not None and version_of(message.table) == 4
    assert message.view is not None and message.view.prompt is not None
    assert message.view.prompt.legal_moves() == ["a", "b"]


@pytest.mark.parametrize(
    "accepted",
    [b'{"kind": "done", "id": "a", "number": 5}', b'{"type": "accepted", "id": "a", "version": 5}'],
)
def test_an_acceptance_from_the_server(accepted: bytes) -> None:
    message = DECODER.decode(accepted)
    assert (message.table, message.problem, message.id, version_of(message)) == (None, None, "a", 5)


def test_secrets_that_follow_from_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("token_hex", "token_urlsafe"):
        monkeypatch.setattr(secrets, name, getattr(secrets, name))  # put back afterwards

    def draw(seed: str, *, extra: bool) -> list[str]:
        bridge.fix_secrets(seed)
        drawn = [secrets.token_hex(32)]
        if extra:
            secrets.token_urlsafe(16)
        return [*drawn, secrets.token_hex(32), secrets.token_urlsafe(9)]

    first = draw("1", extra=False)
    assert draw("1", extra=True) == first
    assert len(set(first)) == 3 and len(first[0]) == 64
    assert draw("2", extra=False)[0] != first[0]


def test_checkouts_are_compared_by_the_first_revision_of_the_rules() -> None:
    assert detente.game("twilight_struggle").revision > 1
    assert bridge.engine("twilight_struggle", {}).game.revision == 1
