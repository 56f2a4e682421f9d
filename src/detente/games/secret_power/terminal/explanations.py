"""What the terminal says about a move, a card, a player or the score of Secret Power."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from detente.console.drawing import labelled
from detente.core.game import Game
from detente.core.view_types import View
from detente.games.secret_power.terminal.holdings import NOBODY, objects, signs
from detente.texts import Texts

_MARKS: Final = {"reconstructed": "*", "inferred": "~"}


def note(view: View, code: str, texts: Texts, game: Game) -> str:
    """What is shown behind a move: what a card is worth or does."""
    card = game.describe(code)
    kind = card.get("kind")
    if kind == "object":
        return ", ".join(_worth(card, texts))
    if kind == "treaty":
        return " ".join([*_corner(card, texts), texts.say(f"effect-{code}")])
    if kind == "professional":
        return texts.say(f"effect-{_type(code)}")
    if kind == "operation":
        return texts.say("terminal-counted-points", count=card["points"])
    if kind == "project":
        return _next_stage_worth(view, code, card, texts)
    if code.isdecimal():
        left = view["board"]["players"][view["seat"]]["active"] - int(code)
        return texts.say("terminal-stay-active", count=left)
    effect = f"effect-{code}"
    return texts.say(effect) if texts.knows(effect) else code


def details(view: View, code: str, texts: Texts, game: Game) -> Iterator[str]:
    """What there is to know about a card, a project or an operation in this position."""
    board, card = view["board"], game.describe(code)
    kind = card.get("kind")
    if kind in ("object", "professional", "action") and code != _type(code):
        yield texts.say(f"effect-{_type(code)}")
    if kind == "object":
        yield ", ".join(_worth(card, texts))
        yield from _whereabouts(board, code, texts)
    elif kind == "treaty":
        yield from _about_treaty(view, code, card, texts)
    elif kind == "project":
        yield from _about_project(board, code, card, texts)
    elif kind == "operation":
        yield from _about_operation(board, code, texts)


def topic(view: View, word: str, texts: Texts, game: Game) -> Iterator[str]:
    """The parts of all scores, or what is known about a player."""
    wanted = word.casefold()
    players = view["board"]["players"]
    labels = ("label-score", "label-points", "terminal-points")
    if wanted in ("score", *[texts.say(label).casefold() for label in labels]):
        for name, player in players.items():
            yield from _score(name, player, texts)
        counted = [part["part"] for it in players.values() for part in it["score_parts"]]
        for part in dict.fromkeys(counted):
            about = texts.say(f"score-about-{part}")
            yield labelled(texts.say(f"score-{part}"), about, texts)
    for name, player in players.items():
        called = texts.name(name).casefold()
        if wanted in (name, called, re.findall(r"\w+", called)[-1]):
            yield from _about_player(name, player, texts)


def _type(code: str) -> str:
    """The type of a physical card: `banks` of `banks_2`."""
    return re.sub(r"_\d+$", "", code)


def _field(field: str, value: str, texts: Texts) -> str:
    return labelled(texts.say(f"label-{field}"), value, texts)


def _names(codes: list[str], texts: Texts) -> str:
    return ", ".join(texts.name(code) for code in codes) or texts.say("list-empty")


def _worth(card: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Of an object its group, its sign and its special interest."""
    yield texts.name(card["group"])
    if card["sign"]:
        yield texts.name(card["sign"])
    if card["special_interest"]:
        yield texts.say("terminal-counted-interest", count=card["special_interest"])


def _corner(card: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """What a treaty shows in its corner: points or a symbol, in older revisions both."""
    if "points" in card:
        yield texts.say("terminal-counted-points", count=card["points"]) + "."
    if card["symbol"]:
        yield texts.say(f"symbol-{card['symbol']}")


def _next_stage_worth(view: View, project: str, card: Mapping[str, Any], texts: Texts) -> str:
    stage = card["stages"][view["board"]["players"][view["seat"]]["stages"][project]]
    points = texts.say("terminal-counted-points", count=stage["points"])
    code = f"{project}_{stage['stage']}"
    return f"{texts.name(code)}, {points}; {texts.say(f'effect-{code}')}"


def _whereabouts(board: Mapping[str, Any], code: str, texts: Texts) -> Iterator[str]:
    """Where each seen card is that bears this code, or is of this type."""
    for position, about in enumerate(board["zone"], 1):
        if code in (about["card"], about["type"]):
            yield texts.say(
                "terminal-in-zone",
                card=about["card"],
                position=position,
                agents=about["agents"] + about["shadows"],
                owner=about["occupant"] or NOBODY,
            )
    for name, player in board["players"].items():
        for about in player["objects"]:
            if code in (about["card"], about["type"], about["inner_circle"]):
                agents = about["agents"]
                yield texts.say("terminal-captured", card=about["card"], owner=name, agents=agents)
    for card in board["discard"]:
        if code in (card, _type(card)):
            yield labelled(texts.name(card), texts.say("label-discard"), texts)


def _about_treaty(view: View, code: str, card: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Its symbol; who has concluded it, or holds it; of one's own, whether it can be concluded."""
    if card["symbol"]:
        yield texts.say(f"symbol-{card['symbol']}")
    for name, player in view["board"]["players"].items():
        if code in player["treaties"]:
            yield _field("treaties", texts.name(name), texts)
        if code in player["hand"]:
            yield _field("hand", texts.name(name), texts)
        if code in player["hand"] and name in (view["seat"], "falcon"):
            met = code in player["can_conclude"]
            yield texts.say("terminal-met" if met else "terminal-unmet")
    if code in view["board"]["treaty_discard"]:
        yield texts.say("label-treaty-discard") + "."


def _about_project(
    board: Mapping[str, Any], code: str, card: Mapping[str, Any], texts: Texts
) -> Iterator[str]:
    """Every stage with its price, its points and who is there; marks show invented values."""
    for stage in card["stages"]:
        number, marks = stage["stage"], _marks(stage["source"])
        there = [name for name, at in board["players"].items() if at["stages"][code] == number]
        said = texts.quote(
            "terminal-stage",
            stage=f"{texts.name(f'{code}_{number}')}{marks['name']}",
            agents=f"{stage['agents']}{marks['agents']}",
            sign=texts.name(card["sign"]),
            signs=f"{stage['signs']}{marks['signs']}",
            points=f"{stage['points']}{marks['points']}",
            benefit=f"{texts.say(f'effect-{code}_{number}')}{marks['benefit']}",
        )
        yield f"  {number} {said}" + (f" – {_names(there, texts)}" if there else "")
    if board["surcharge"]:
        yield texts.say("terminal-surcharge", agents=board["surcharge"])
    yield texts.say("terminal-marks")


def _marks(source: Mapping[str, str]) -> dict[str, str]:
    """Field → the mark of a value that was not found in print."""
    return {field: _MARKS.get(origin, "") for field, origin in source.items()}


def _about_operation(board: Mapping[str, Any], code: str, texts: Texts) -> Iterator[str]:
    about = next(row for row in board["operations"] if row["operation"] == code)
    if about["owner"]:
        agents = about["agents_on_it"]
        yield texts.say("terminal-captured", card=code, owner=about["owner"], agents=agents)
    elif about["on_top"]:
        yield texts.say("terminal-on-top", card=code)


def _score(name: str, player: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """The total, then each part: what counts, how often, for how much."""
    yield labelled(texts.name(name), str(player["score"]), texts)
    for part in player["score_parts"]:
        about, points = texts.say(f"score-{part['part']}"), str(part["points"])
        what = labelled(about, texts.name(part["code"]), texts) if part["code"] else about
        if part["count"] != 1:
            points = f"{part['count']} × {part['each']} = {points}"
        yield f"  {what} – {points}"


def _about_player(name: str, player: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    yield labelled(texts.name(name), str(player["score"]), texts)
    for field in ("active", "pool", "reach", "shadows", "more_recalls"):
        yield "  " + _field(field.replace("_", "-"), str(player[field]), texts)
    yield "  " + _field("objects", objects(player, texts).plain, texts)
    yield "  " + _field("signs", signs(player, texts), texts)
    yield "  " + _field("treaties", _names(player["treaties"], texts), texts)
    for field in ("hand", "professionals"):
        if player[field]:
            yield "  " + _field(field, _names(player[field], texts), texts)
