"""The board of Agents: the regions by sectors, a line each, and a row for every service."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from detente.console.drawing import Drawing
from detente.console.lines import Band, Hanging, paragraph, unbroken
from detente.console.signs import colours, shapes
from detente.core.game import Game
from detente.core.view_types import View
from detente.games.agents.terminal.places import GUARDED, NOBODY, owners, place_of
from detente.texts import Texts, points

_COLOURS: Final = colours("agents")
_SIGNS: Final = shapes("agents")
_PLAIN_SIGNS: Final = {"kgb": "K", "cia": "C", "mi6": "S", "mossad": "M"}
_MISSION: Final = "*"
_KNOWN_TO_ALL: Final = "!"
_GAP: Final = "  "
_COUNT: Final = 3
"""The width of a sign and a number, and of a sign that passes to another."""
_ROOM: Final = 16
"""The width that the last column needs; where it is missing, names are written above."""


def draw(view: View, texts: Texts, game: Game) -> "Board":
    """The board that a view describes."""
    return Board(view, texts, game)


def brief(view: View, texts: Texts, game: Game) -> "Board":
    """The board between two decisions of a turn: the active region and the own service."""
    return Board(view, texts, game, whole=False)


class Board(Drawing):
    """The board, with signs that the console can show."""

    wide: Final = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Title, the map, the services, the piles."""
        plain = options.ascii_only
        self.signs = _PLAIN_SIGNS if plain else _SIGNS
        self.pointer = ">" if plain else "▶"
        yield Band(self._title(), "-" if plain else "─")
        for place in self._places():
            yield from self._line(place, options.max_width)
        yield from self._services(options.max_width)
        if held := self._holdings():
            yield paragraph(held)
        if self.whole:  # A brief board comes with a question that says what is in hand.
            for line in self._beside():
                yield paragraph(Text(line, style="bold"))
            yield paragraph(Text(" · ".join(self._piles())))
        if self.whole and self.board["regions"]:
            yield paragraph(Text(self._legend(), style="dim"))

    def _signed(self, service: str, words: str) -> Text:
        """Words behind a service's sign, in its colour."""
        return Text(self.signs[service] + words, style=_COLOURS[service])

    def _title(self) -> Text:
        board = self.board
        title = [" → ".join(self.texts.name(seat) for seat in board["order"])]
        if board["active"] is not None:
            title.insert(0, f"{self._label('round')} {board['round']}")
        if board["active"] is not None and not self.view["over"]:
            title.append(self.texts.say("terminal-to-move", seat=board["active"]))
        if board["active_region"] is not None:
            title.append(self.texts.name(board["active_region"]))
        return Text(" · ".join(title), style="bold")

    # --- the map ------------------------------------------------------------------------------

    def _places(self) -> Iterator[str]:
        """The sectors, each followed by its regions; of a brief board the active region."""
        if self.whole:
            for sector, about in self.board["sectors"].items():
                yield sector
                yield from about["regions"]
        elif self.board["active_region"] is not None:
            yield self.board["active_region"]

    def _line(self, code: str, width: int) -> Iterator[Hanging]:
        """Marks and name, agents by service, the influence token, the tokens."""
        name = self._name(code)
        figures = self._figures(code)
        tokens = self._tokens(code)
        if name.cell_len + figures.cell_len + _ROOM > width:
            name.rstrip()
            yield paragraph(name)
            name = Text(_GAP)
        line = Text.assemble(name, figures)
        if not tokens:
            line.rstrip()
        yield Hanging(line, tokens)

    def _name(self, code: str) -> Text:
        names = [*self.board["regions"], *self.board["sectors"]]
        widest = max(cell_len(self.texts.name(name)) for name in names)
        name = self.texts.name(code)
        blanks = " " * (widest - cell_len(name)) + _GAP
        if code in self.board["sectors"]:
            return Text.assemble(_GAP, (name.upper(), "bold"), blanks)
        active = code == self.board["active_region"]
        marks = self.pointer if active else " "
        marks += _MISSION if code in self._missions() else " "
        return Text.assemble(marks, (name, "bold reverse" if active else ""), blanks)

    def _missions(self) -> list[str]:
        """Where the reader's missions are, or may be."""
        own: Mapping[str, Any] = self.board["services"].get(self.view["seat"], {})
        return [*self.board["dealt"], *own.get("missions", [])]

    def _figures(self, code: str) -> Text:
        place = place_of(self.board, code)
        text = Text()
        for service, count in place["agents"].items():
            style = _COLOURS[service] + (" bold underline" if service == place["leader"] else "")
            written = f"{self.signs[service]}{count}" if count else ""
            text.append(written, style=style)
            text.append(" " * (_COUNT - len(written) + 1))
        holder, heir = owners(self.board, code)
        token = self._owner(holder)
        if heir != holder:
            token = Text.assemble(token, ("→", "bold"), self._owner(heir))
        return Text.assemble(text, " ", token, " " * (_COUNT - token.cell_len), _GAP)

    def _owner(self, owner: str) -> Text:
        coloured = self.board["virtual"] if owner == GUARDED else owner
        return Text(self.signs.get(owner, owner), style=_COLOURS.get(coloured, ""))

    def _tokens(self, code: str) -> Text:
        """Service by service the numbers of the closed tokens, and a letter for each diplomat."""
        groups = []
        place = self.board["regions"].get(code)
        for service in place["agents"] if place is not None else ():
            mine = [token for token in place["tokens"] if token["service"] == service]
            written = [self._token(token) for token in mine]
            written += [self._face("diplomat")] * place["diplomats"][service]
            if written:
                groups.append(self._signed(service, " ".join(written)))
        return Text(_GAP).join(groups)

    def _token(self, token: Mapping[str, Any]) -> str:
        _, _, number = token["token"].rpartition("_")
        face = self._face(token["kind"]) if token["kind"] else "?"
        return f"{number}{face}{_KNOWN_TO_ALL if token['seen_by_all'] else ''}"

    def _face(self, kind: str) -> str:
        return self.texts.say(f"terminal-face-{kind}")

    # --- the services -------------------------------------------------------------------------

    def _services(self, width: int) -> Iterator[Hanging]:
        """A table if it fits; else every service with its figures in words."""
        heads = self._heads()
        rows = [self._row(self._of(name)) for name in self._shown()]
        bags = [self._bag(self._of(name)["bag"]) for name in self._shown()]
        if not rows:
            return
        labels = list(rows[0])
        widths = [max(map(cell_len, [label, *[row[label] for row in rows]])) for label in labels]
        titles = _cells(labels, widths)
        blank = " " * heads[0].cell_len
        if len(blank) + cell_len(titles) + _ROOM > width:
            for head, row, bag in zip(heads, rows, bags, strict=True):
                written = [unbroken(f"{label} {value}") for label, value in row.items()]
                figures = " · ".join([*written, self._label("bag")])
                yield Hanging(Text.assemble(head, _GAP), Text.assemble(figures, " ", bag))
            return
        yield paragraph(Text(blank + titles + self._label("bag"), style="dim"))
        for head, row, bag in zip(heads, rows, bags, strict=True):
            yield Hanging(Text.assemble(head, _cells(list(row.values()), widths)), bag)

    def _heads(self) -> list[Text]:
        """Mark, sign and name of each service, equally wide."""
        heads = [self._head(name) for name in self._shown()]
        widest = max((head.cell_len for head in heads), default=0)
        return [Text.assemble(head, " " * (widest - head.cell_len)) for head in heads]

    def _shown(self) -> list[str]:
        """All services in turn order, or the reader's own on a brief board."""
        return [name for name in self.board["services"] if self.whole or name == self.view["seat"]]

    def _of(self, service: str) -> Mapping[str, Any]:
        about: Mapping[str, Any] = self.board["services"][service]
        return about

    def _head(self, name: str) -> Text:
        you = f" ({self.texts.say('terminal-you')})" if name == self.view["seat"] else ""
        mark = self.pointer if name == self.board["active"] else " "
        written = f"{self.signs[name]} {self.texts.name(name)}{you}"
        return Text.assemble(mark, (written, f"bold {_COLOURS[name]}"))

    def _row(self, service: Mapping[str, Any]) -> dict[str, str]:
        """Short label → figure; a fulfilled mission's point stands apart."""
        say = self.texts.say
        halves, unit = service["halves"], self.view["score_unit"]
        extra = (service["halves_with_mission"] or halves) - halves
        return {
            say("terminal-points"): points(halves, unit)
            + (f"+{points(extra, unit)}" if extra else ""),
            self._label("finance"): str(service["finance"]),
            self._label("reserve"): str(service["reserve"]),
            say("terminal-operatives"): str(service["operatives"]),
            say("terminal-diplomats"): str(service["diplomats"]),
        }

    def _bag(self, bag: Mapping[str, Any]) -> Text:
        """The tokens by service; in brackets, how many are operatives for certain."""
        groups = []
        for service, inside in bag.items():
            if inside["tokens"]:
                sure = f"({inside['operatives']}{self._face('light_operative')})"
                count = f"{inside['tokens']}{sure if inside['operatives'] else ''}"
                groups.append(self._signed(service, count))
        return Text(" ").join(groups) if groups else Text(NOBODY)

    def _holdings(self) -> Text:
        """Missions, as far as the reader knows them, and agent cards."""
        held = [self._mission(name) for name in self._shown() if self._of(name)["missions"]]
        cards = [
            self._signed(name, f" {self._names(self._of(name)['cards'])}")
            for name in self._shown()
            if self._of(name)["cards"]
        ]
        if cards:
            held.append(Text.assemble(f"{self._label('cards')} ", Text(_GAP).join(cards)))
        return Text(" · ").join(held)

    def _mission(self, name: str) -> Text:
        service = self._of(name)
        said = self.texts.say(
            "terminal-missions",
            missions=service["missions"],
            count=len(service["missions"]),
            fulfilled=int(service["fulfilled"]),
        )
        return self._signed(name, f" {said}")

    # --- beside the map -----------------------------------------------------------------------

    def _beside(self) -> Iterator[str]:
        """What is dealt, drawn or in hand just now."""
        for field in ("dealt", "offer"):
            if codes := self.board[field]:
                yield self._labelled(field, self._names(codes))
        if drawn := self.board["drawn"]:
            face = [drawn["kind"]] if drawn["kind"] else []
            yield self._labelled("drawn", self._names([drawn["token"], *face]))

    def _piles(self) -> Iterator[str]:
        board = self.board
        if board["bank"] is not None:
            yield f"{self._label('bank')} {board['bank']}"
        yield f"{self._label('deck-count')} {board['deck_count']}"
        yield f"{self._label('discard')} {len(board['discard'])} {unbroken('(? discard)')}"
        if virtual := board["virtual"]:
            service = unbroken(f"{self.signs[virtual]} {self.texts.name(virtual)}")
            yield f"{self._label('virtual')} {service}"
        if self.game.settings["abilities"]:
            yield self.texts.say("terminal-abilities")

    def _legend(self) -> str:
        change = f"{self.signs['kgb']}→{self.signs['cia']}"
        return self.texts.quote("terminal-agents-legend", pointer=self.pointer, change=change)


def _cells(values: list[str], widths: list[int]) -> str:
    """Values side by side, with blanks before, between and behind them."""
    padded = [value + " " * (w - cell_len(value)) for value, w in zip(values, widths, strict=True)]
    return _GAP + "".join(value + _GAP for value in padded)
