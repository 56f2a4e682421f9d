"""The table of Secret Power: zone, operations, projects, a row for each player, one's own area."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from detente.console.board import TerminalBoard
from detente.console.drawing import Drawing, labelled
from detente.console.lines import Band, Hanging, paragraph, unbroken
from detente.core.game import Game
from detente.core.view import View
from detente.games.secret_power.rules.objects import GROUPS
from detente.games.secret_power.rules.projects import PROJECTS
from detente.texts import Texts

_COLOURS: Final = {
    "alpha": "bright_red",
    "beta": "bright_blue",
    "gamma": "bright_green",
    "delta": "bright_magenta",
    "epsilon": "bright_yellow",
    "falcon": "bright_cyan",
}
_SHAPES: Final = dict(zip(_COLOURS, "●◆▲★■▼", strict=True))
_LETTERS: Final = dict(zip(_COLOURS, "ABGDEF", strict=True))
_GROUP_COLOURS: Final = {
    "control": "red",
    "finance": "yellow",
    "science": "blue",
    "support": "magenta",
    "power": "green",
    "inner_circle": "bold",
}
_NOBODY: Final = "–"
_CIRCLE: Final = "+"
_MARKS: Final = {"reconstructed": "*", "inferred": "~"}
_GAP: Final = "  "
_DOT: Final = "\N{NO-BREAK SPACE}· "
_ROOM: Final = 16
"""So many letters the last column needs; where they are missing, figures stand in words."""

Row = tuple[Text, dict[str, Text]]
"""A head, and label → figure."""


def draw(view: View, texts: Texts, game: Game) -> "Board":
    """The board that a view describes."""
    return Board(view, texts, game)


def brief(view: View, texts: Texts, game: Game) -> "Board":
    """What is worth a look between two choices of a turn: the own division.

    Before a main action it is all, for the Falcon, or who has no choice, moves without being asked.
    """
    acting = view["prompt"] is not None and view["prompt"]["id"] == "prompt-act"
    return Board(view, texts, game, whole=acting)


def note(view: View, code: str, texts: Texts, game: Game) -> str:
    """What one should see of an option: what a card is worth or does."""
    card = game.describe(code)
    kind = card.get("kind")
    if kind == "object":
        return ", ".join(_worth(card, texts))
    if kind == "treaty":
        printed = texts.say("terminal-counted-points", count=card["points"])
        return f"{printed}. {texts.say(f'effect-{code}')}"
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
        yield from _about_treaty(view, code, texts)
    elif kind == "project":
        yield from _about_project(board, code, card, texts)
    elif kind == "operation":
        yield from _about_operation(board, code, texts)


def topic(view: View, word: str, texts: Texts, game: Game) -> Iterator[str]:
    """All parts of the scores, or all that is known about a player."""
    wanted = word.casefold()
    players = view["board"]["players"]
    if wanted in ("score", *[texts.say(f"label-{it}").casefold() for it in ("score", "points")]):
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


# --- in words -------------------------------------------------------------------------------------


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
                owner=about["occupant"] or _NOBODY,
            )
    for name, player in board["players"].items():
        for about in player["objects"]:
            if code in (about["card"], about["type"], about["inner_circle"]):
                agents = about["agents"]
                yield texts.say("terminal-captured", card=about["card"], owner=name, agents=agents)
    for card in board["discard"]:
        if code in (card, _type(card)):
            yield labelled(texts.name(card), texts.say("label-discard"), texts)


def _about_treaty(view: View, code: str, texts: Texts) -> Iterator[str]:
    """Who has concluded it, or holds it; of one's own, whether its requirement is met."""
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
    """Every stage with its price, its points and who is there; marks tell what we made up."""
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
    yield "  " + _field("objects", _objects(player, texts).plain, texts)
    yield "  " + _field("signs", _signs(player, texts), texts)
    yield "  " + _field("treaties", _names(player["treaties"], texts), texts)
    for field in ("hand", "professionals"):
        if player[field]:
            yield "  " + _field(field, _names(player[field], texts), texts)


def _objects(player: Mapping[str, Any], texts: Texts) -> Text:
    """Group by group the cards, with their inner circles and agents, and the minor objects."""
    groups = []
    for group in GROUPS:
        held = [
            unbroken(texts.name(about["type"]))
            + (_CIRCLE if about["inner_circle"] else "")
            + (f"\N{NO-BREAK SPACE}({about['agents']})" if about["agents"] else "")
            for about in player["objects"]
            if about["group"] == group
        ]
        if minors := player["minors"].get(group):
            held.append(unbroken(texts.say("terminal-minors", count=minors)))
        if held:
            written = labelled(texts.name(group), ", ".join(held), texts)
            groups.append(Text(written, style=_GROUP_COLOURS[group]))
    return Text(_DOT).join(groups) if groups else Text(_NOBODY)


def _signs(player: Mapping[str, Any], texts: Texts) -> str:
    return ", ".join(
        unbroken(f"{texts.name(sign)} {count}") for sign, count in player["signs"].items()
    )


# --- the board ------------------------------------------------------------------------------------


class Board(Drawing):
    """The whole table, in the letters that the console has."""

    wide: Final = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Title, zone, operations, projects, players, the own area, the Falcon, what lies by."""
        plain = options.ascii_only
        width = options.max_width
        self.shapes = _LETTERS if plain else _SHAPES
        self.pointer = ">" if plain else "▶"
        self.met, self.unmet = "+-" if plain else "✓✗"
        yield Band(self._title(), "-" if plain else "─")
        if self.whole:
            yield from self._zone(width)
            yield paragraph(self._operations())
            yield from _grid([self._project(code) for code in PROJECTS], width)
        yield from _grid([self._row(name) for name in self._shown()], width)
        for name in self._shown():
            yield from self._area(name)
        if self.whole:
            yield paragraph(Text(_DOT).join(self._piles()))
            yield paragraph(Text(self._legend(), style="dim"))

    def _signed(self, player: str, words: str = "") -> Text:
        """Words behind a player's shape, in the player's colour."""
        return Text(self.shapes[player] + words, style=_COLOURS[player])

    def _of(self, player: str) -> Mapping[str, Any]:
        about: Mapping[str, Any] = self.board["players"][player]
        return about

    def _title(self) -> Text:
        board = self.board
        title = []
        if board["round"]:
            title.append(Text(f"{self._label('round')} {board['round']}/{board['rounds']}"))
            title.append(Text(f"{self._label('phase')} {board['phase']}"))
        title.append(Text(" → ").join(self._signed(name) for name in board["order"]))
        supervisor = self._signed(board["supervisor"])
        title.append(Text.assemble(f"{self._label('supervisor')} ", supervisor))
        if board["headhunter"]:
            hunter = self._signed(board["headhunter"])
            title.append(Text.assemble(f"{self._label('headhunter')} ", hunter))
        for war in board["wars"][-1:]:
            words = unbroken(f"{self.texts.name(war)} +{board['surcharge']}")
            title.append(Text(words, style="bright_red"))
        line = Text(_DOT).join(title)
        line.stylize("bold")
        return line

    # --- the zone, operations, projects -------------------------------------------------------

    def _zone(self, width: int) -> Iterator[Hanging]:
        rows = [self._object(number, about) for number, about in enumerate(self.board["zone"], 1)]
        yield from _grid(rows, width, f"{_GAP * 2} {self._label('zone')}")

    def _object(self, position: int, about: Mapping[str, Any]) -> Row:
        """A card of the zone; what is beyond the reader's reach stands in brackets."""
        within = self.view["seat"] is None or self.view["seat"] in about["in_reach"]
        number = str(position) if within else f"({position})"
        card = self.game.describe(about["card"])
        say = self.texts.say
        head = Text(f"{number:>4} {self.texts.name(about['type'])}", style="" if within else "dim")
        return head, {
            self._label("group"): self._group(about["group"]),
            self._label("cost"): Text(str(about["cost"])),
            say("terminal-interest"): Text(str(card["special_interest"] or "")),
            say("terminal-sign"): Text(self.texts.name(card["sign"]) if card["sign"] else ""),
            say("terminal-there"): self._agents(about),
        }

    def _group(self, group: str, count: str = "") -> Text:
        """A group by its short name, in its colour, with a count."""
        words = f"{self.texts.say(f'terminal-group-{group}')} {count}".rstrip()
        return Text(unbroken(words), style=_GROUP_COLOURS[group])

    def _agents(self, about: Mapping[str, Any]) -> Text:
        """Who is on a card of the zone, with how many agents and shadows."""
        if about["occupant"] is None:
            return Text()
        shadows = f"+{about['shadows']}" if about["shadows"] else ""
        return self._signed(about["occupant"], f"{about['agents']}{shadows}")

    def _operations(self) -> Text:
        """Those that were run, the one on top, then agents and points of the rest."""
        groups, rest = [], []
        for row in self.board["operations"]:
            price = f"{row['agents']}/{row['points']}"
            name = unbroken(self.texts.name(row["operation"]))
            if row["owner"]:
                on_it = f" ({row['agents_on_it']})" if row["agents_on_it"] else ""
                groups.append(self._signed(row["owner"], unbroken(f" {name}{on_it}")))
            elif row["on_top"]:
                groups.append(Text(unbroken(f"{self.pointer} {name} {price}"), style="bold"))
            else:
                rest.append(price)
        if rest:
            groups.append(Text(", ".join(rest), style="dim"))
        return Text(self._labelled("operations", "")).append_text(Text(_DOT).join(groups))

    def _project(self, code: str) -> Row:
        """The stage of each player, then the price of the reader's next one."""
        figures = {
            self.shapes[name]: Text(str(player["stages"][code] or _NOBODY), style=_COLOURS[name])
            for name, player in self.board["players"].items()
        }
        if self.view["seat"]:
            own = self._of(self.view["seat"])
            figures[self.texts.say("terminal-next-stage")] = self._price(own, code)
        return Text(_GAP + self.texts.name(code)), figures

    def _price(self, own: Mapping[str, Any], project: str) -> Text:
        price = own["next_stages"][project]
        if price is None:
            return Text(_NOBODY)
        sign = self.game.describe(project)["sign"]
        affordable = price["agents"] <= own["active"] and price["signs"] <= own["signs"][sign]
        said = self.texts.say(
            "terminal-price",
            agents=price["agents"],
            sign=sign,
            signs=price["signs"],
            has=own["signs"][sign],
        )
        mark = self.met if affordable else self.unmet
        return Text(f"{mark} {said}", style="bold" if affordable else "")

    # --- the players --------------------------------------------------------------------------

    def _shown(self) -> list[str]:
        """All players in turn order, or the reader on a brief board."""
        return [name for name in self.board["players"] if self.whole or name == self.view["seat"]]

    def _row(self, name: str) -> Row:
        """Mark, shape and name; short label → figure."""
        player, say = self._of(name), self.texts.say
        you = f" ({say('terminal-you')})" if name == self.view["seat"] else ""
        mark = self.pointer if name in self.view["to_act"] else " "
        words = f" {self.texts.name(name)}{you}"
        head = Text.assemble(mark, (self.shapes[name] + words, f"bold {_COLOURS[name]}"))
        figures = {
            "terminal-points": player["score"],
            "terminal-active": player["active"],
            "terminal-pool": player["pool"],
            "label-reach": player["reach"],
            "terminal-shadows": player["shadows"],
            "terminal-recalls": player["more_recalls"],
            "label-hand": player["hand_count"],
        }
        if self.game.settings["professionals"]:
            figures["terminal-professionals"] = player["professional_count"]
        return head, {say(label): Text(str(figure)) for label, figure in figures.items()}

    def _area(self, name: str) -> Iterator[Hanging]:
        """One's own area line by line; of the others what fits in one; the Falcon's cards."""
        player = self._of(name)
        head = Text.assemble(self._signed(name), " ")
        if name == self.view["seat"]:
            yield self._line(head, "objects", _objects(player, self.texts))
            yield self._line(head, "signs", Text(_signs(player, self.texts)))
            for field, value in self._cards(name):
                yield self._line(head, field, value)
            if falcon := self.board["falcon"]:
                yield self._line(head, "rank", Text(self.texts.name(falcon["rank"])))
        else:
            cards = [Text.assemble(self._labelled(f, ""), value) for f, value in self._cards(name)]
            if held := [*self._counts(player), *cards]:
                yield Hanging(head, Text(_DOT).join(held))
        if name == "falcon":
            yield Hanging(head, Text(_DOT.join(self._falcon())))

    def _line(self, head: Text, field: str, value: Text) -> Hanging:
        return Hanging(Text.assemble(head, self._labelled(field, "")), value)

    def _cards(self, name: str) -> Iterator[tuple[str, Text]]:
        """Treaties, the hand as far as it is known, professionals."""
        player = self._of(name)
        if player["treaties"]:
            yield "treaties", Text(self._names(player["treaties"]))
        if player["hand"]:
            yield "hand", self._hand(name)
        if player["professionals"]:
            yield "professionals", Text(self._names(player["professionals"]))

    def _hand(self, name: str) -> Text:
        """Treaties in hand, with a mark whether the requirement is met, where that is known."""
        player = self._of(name)
        if name not in (self.view["seat"], "falcon") and not self.view["over"]:
            return Text(self._names(player["hand"]))
        written = []
        for treaty in player["hand"]:
            met = treaty in player["can_conclude"]
            words = unbroken(f"{self.met if met else self.unmet} {self.texts.name(treaty)}")
            written.append(Text(words, style="bold" if met else ""))
        return Text(", ").join(written)

    def _counts(self, player: Mapping[str, Any]) -> Iterator[Text]:
        """Objects by groups, minor ones behind a plus; then signs."""
        for group in GROUPS:
            cards = len([about for about in player["objects"] if about["group"] == group])
            minors = player["minors"].get(group, 0)
            if cards or minors:
                yield self._group(group, f"{cards}+{minors}" if minors else str(cards))
        for sign, count in player["signs"].items():
            if count:
                yield Text(unbroken(f"{self.texts.name(sign)} {count}"))

    def _falcon(self) -> Iterator[str]:
        """Level, and above the lowest one personality, row of projects, action cards."""
        falcon = self.board["falcon"]
        level = self.texts.name(falcon["level"])
        if not falcon["action_deck_count"] and not falcon["action_discard"]:
            yield self._labelled("level", level)
            return
        yield f"{level}, {self.texts.name(falcon['personality'])}"
        order = " > ".join(self.texts.name(code) for code in falcon["project_order"])
        yield self._labelled("project-order", order or _NOBODY)
        yield f"{self._label('action-deck-count')} {falcon['action_deck_count']}"
        if falcon["action_discard"]:
            yield self._labelled("action-discard", self._names(falcon["action_discard"]))
        if falcon["temporary_shadows"]:
            yield f"{self._label('temporary-shadows')} {falcon['temporary_shadows']}"

    # --- beside the table ---------------------------------------------------------------------

    def _piles(self) -> Iterator[Text]:
        board = self.board
        yield Text(f"{self._label('deck-count')} {board['deck_count']}")
        yield Text(self._pile("discard"))
        yield Text(f"{self._label('treaty-deck-count')} {board['treaty_deck_count']}")
        yield Text(self._pile("treaty_discard"))
        if self.game.settings["professionals"]:
            count = board["professional_deck_count"]
            yield Text(f"{self._label('professional-deck-count')} {count}")
            yield Text(self._pile("professional_discard"))
        supply = [self._group(group, str(count)) for group, count in board["supply"].items()]
        yield Text(self._labelled("supply", "")).append_text(Text(", ").join(supply))

    def _pile(self, field: str) -> str:
        label = self._label(field.replace("_", "-"))
        return f"{label} {len(self.board[field])} {unbroken(f'(? {field})')}"

    def _legend(self) -> str:
        others = [name for name in self.board["players"] if name != self.view["seat"]]
        return self.texts.quote(
            "terminal-secret-power-legend",
            pointer=self.pointer,
            met=self.met,
            circle=_CIRCLE,
            other=others[0],
        )


def _grid(rows: list[Row], width: int, title: str = "") -> Iterator[Hanging]:
    """Figures under their labels if that fits; else each row with its figures in words."""
    if not rows:
        return
    labels = list(rows[0][1])
    widths = [
        max(cell_len(label), *[figures[label].cell_len for _, figures in rows]) for label in labels
    ]
    widest = max(cell_len(title), *[head.cell_len for head, _ in rows])
    inner, last = dict(zip(labels[:-1], widths[:-1], strict=True)), labels[-1]
    needed = widest + len(_GAP) * len(labels) + sum(inner.values()) + min(widths[-1], _ROOM)
    if needed > width:
        for head, figures in rows:
            yield paragraph(head)
            words = [Text(unbroken(f"{label} {text}")) for label, text in figures.items() if text]
            yield Hanging(Text(_GAP * 2), Text(_DOT).join(words))
        return
    titles = [_padded(Text(label), width) for label, width in inner.items()]
    line = Text.assemble(_padded(Text(title), widest), *titles)
    line.stylize("dim")
    yield Hanging(line, Text(last, style="dim"))
    for head, figures in rows:
        cells = [_padded(figures[label], width) for label, width in inner.items()]
        line = Text.assemble(_padded(head, widest), *cells)
        if not figures[last]:
            line.rstrip()
        yield Hanging(line, figures[last])


def _padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - text.cell_len) + _GAP)


BOARD: Final = TerminalBoard(draw, brief=brief, note=note, details=details, topic=topic)
