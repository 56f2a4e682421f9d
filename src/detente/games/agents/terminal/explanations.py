"""What the terminal says about a move, a place, a service, a card or a token of Agents."""

from collections.abc import Iterator, Mapping
from typing import Any

from detente.console.drawing import labelled
from detente.core.game import Game
from detente.core.view_types import View
from detente.games.agents.rules.services import SERVICES
from detente.games.agents.terminal.places import GUARDED, NOBODY, owners, place_of
from detente.texts import Texts


def note(view: View, code: str, texts: Texts, game: Game) -> str:
    """What is shown behind a move: of a region who is there, of a card what it does."""
    board = view["board"]
    if code in board["regions"]:
        agents = _counted(board["regions"][code]["agents"], texts)
        influence = _influence(board, code, texts)
        return texts.quote("terminal-region", agents=agents, influence=influence)
    if code in board["services"]:
        inside = sum(part["tokens"] for part in board["services"][code]["bag"].values())
        return f"{texts.say('label-bag')} {inside}"
    kind = game.describe(code).get("kind")
    if kind == "card" or (kind == "service" and game.settings["abilities"]):
        return texts.say(f"effect-{code}")
    return code


def details(view: View, code: str, texts: Texts, game: Game) -> Iterator[str]:
    """What there is to know about a place, a service, a card or a token in this position."""
    board = view["board"]
    if code in board["sectors"]:
        yield from _about_place(board, code, texts)
        names = [texts.name(region) for region in board["sectors"][code]["regions"]]
        yield _field("regions", ", ".join(names), texts)
    elif code in board["regions"]:
        yield from _about_place(board, code, texts)
        yield from _about_region(board["regions"][code], game.describe(code)["slots"], texts)
    elif code in SERVICES:
        yield from _about_service(board, code, texts, game)
    elif game.describe(code).get("kind") == "card":
        yield from _about_card(board, code, texts)
    else:
        for region, place in board["regions"].items():
            for token in place["tokens"]:
                if token["token"] == code:
                    yield f"{texts.name(region)}, {_about_token(token, texts)}"


def _about_place(board: Mapping[str, Any], code: str, texts: Texts) -> Iterator[str]:
    yield _field("agents", _counted(place_of(board, code)["agents"], texts), texts)
    yield _field("holder", _influence(board, code, texts), texts)


def _about_region(
    region: Mapping[str, Any], cities: tuple[str, ...], texts: Texts
) -> Iterator[str]:
    """The diplomats, each token with its city, then the cities without one."""
    if any(region["diplomats"].values()):
        yield _field("diplomats", _counted(region["diplomats"], texts), texts)
    for token in region["tokens"]:
        yield "  " + _about_token(token, texts)
    taken = [token["city"] for token in region["tokens"]]
    if free := [city for city in cities if city not in taken]:
        yield texts.say("terminal-free-cities", cities=free)


def _about_card(board: Mapping[str, Any], card: str, texts: Texts) -> Iterator[str]:
    for name, service in board["services"].items():
        if card in service["cards"]:
            yield texts.say("terminal-held", service=name)
    if card in board["discard"]:
        yield texts.say("label-discard") + "."


def _about_token(token: Mapping[str, Any], texts: Texts) -> str:
    """City, name, and the face if it has been seen."""
    city = texts.name(token["city"]) if token["city"] else texts.say("terminal-beside")
    face = texts.name(token["kind"]) if token["kind"] else "?"
    return labelled(city, f"{texts.name(token['token'])}, {face}", texts)


def _about_service(board: Mapping[str, Any], code: str, texts: Texts, game: Game) -> Iterator[str]:
    if not game.settings["abilities"]:
        yield texts.say("terminal-no-abilities")
    if code == board["virtual"]:
        yield texts.say("label-virtual") + "."
    service = board["services"].get(code, {})
    if service:
        inside = {name: part["tokens"] for name, part in service["bag"].items()}
        yield _field("bag", _counted(inside, texts), texts)
    for card in service.get("cards", []):
        yield f"  {texts.name(card)} – {texts.say(f'effect-{card}')}"


def _field(field: str, value: str, texts: Texts) -> str:
    return labelled(texts.say(f"label-{field}"), value, texts)


def _counted(counts: Mapping[str, int], texts: Texts) -> str:
    """Services with a number each, those that have any."""
    there = [f"{texts.name(service)} {count}" for service, count in counts.items() if count]
    return ", ".join(there) or texts.say("list-empty")


def _influence(board: Mapping[str, Any], code: str, texts: Texts) -> str:
    """Who has the influence token, and who will if that changes."""
    said = {GUARDED: texts.say("label-guarded"), NOBODY: NOBODY}
    names = [said.get(owner) or texts.name(owner) for owner in owners(board, code)]
    return " → ".join(dict.fromkeys(names))
