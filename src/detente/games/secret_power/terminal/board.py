"""The board of Secret Power: zone, operations, projects, a row for each player, the own area."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from detente.console.drawing import Drawing
from detente.console.lines import Band, Hanging, paragraph, unbroken
from detente.console.signs import colours, shapes
from detente.core.game import Game
from detente.core.view_types import View
from detente.games.secret_power.rules.objects import GROUPS
from detente.games.secret_power.rules.projects import PROJECTS
from detente.games.secret_power.terminal.grid import GAP, Row, grid
from detente.games.secret_power.terminal.holdings import (
    CIRCLE,
    DOT,
    GROUP_COLOURS,
    NOBODY,
    objects,
    signs,
)
from detente.texts import Texts

_COLOURS: Final = colours("secret_power")
_SHAPES: Final = shapes("secret_power")
_LETTERS: Final = dict(zip(_COLOURS, "ABGDEF", strict=True))


def draw(view: View, texts: Texts, game: Game) -> "Board":
    """The board that a view describes."""
    return Board(view, texts, game)


def brief(view: View, texts: Texts, game: Game) -> "Board":
    """The board between two decisions of a turn: the own division.

    Before a main action it is the whole board, because the Falcon, and a player without a choice,
    move without being asked.
    """
    acting = view["prompt"] is not None and view["prompt"]["id"] == "prompt-act"
    return Board(view, texts, game, whole=acting)


class Board(Drawing):
    """The board, with signs that the console can show."""

    wide: Final = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Title, zone, operations, projects, players, the own area, the Falcon, the piles."""
        plain = options.ascii_only
        width = options.max_width
        self.shapes = _LETTERS if plain else _SHAPES
        self.pointer = ">" if plain else "▶"
        self.met, self.unmet = "+-" if plain else "✓✗"
        yield Band(self._title(), "-" if plain else "─")
        if self.whole:
            yield from self._zone(width)
            yield paragraph(self._operations())
            yield from grid([self._project(code) for code in PROJECTS], width)
        yield from grid([self._row(name) for name in self._shown()], width)
        for name in self._shown():
            yield from self._area(name)
        if self.whole:
            yield paragraph(Text(DOT).join(self._piles()))
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
        line = Text(DOT).join(title)
        line.stylize("bold")
        return line

    # --- the zone, operations, projects -------------------------------------------------------

    def _zone(self, width: int) -> Iterator[Hanging]:
        rows = [self._object(number, about) for number, about in enumerate(self.board["zone"], 1)]
        yield from grid(rows, width, f"{GAP * 2} {self._label('zone')}")

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
        return Text(unbroken(words), style=GROUP_COLOURS[group])

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
        return Text(self._labelled("operations", "")).append_text(Text(DOT).join(groups))

    def _project(self, code: str) -> Row:
        """The stage of each player, then the price of the reader's next one."""
        figures = {
            self.shapes[name]: Text(str(player["stages"][code] or NOBODY), style=_COLOURS[name])
            for name, player in self.board["players"].items()
        }
        if self.view["seat"]:
            own = self._of(self.view["seat"])
            figures[self.texts.say("terminal-next-stage")] = self._price(own, code)
        return Text(GAP + self.texts.name(code)), figures

    def _price(self, own: Mapping[str, Any], project: str) -> Text:
        price = own["next_stages"][project]
        if price is None:
            return Text(NOBODY)
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
            yield self._line(head, "objects", objects(player, self.texts))
            yield self._line(head, "signs", Text(signs(player, self.texts)))
            for field, value in self._cards(name):
                yield self._line(head, field, value)
            if falcon := self.board["falcon"]:
                yield self._line(head, "rank", Text(self.texts.name(falcon["rank"])))
        else:
            cards = [Text.assemble(self._labelled(f, ""), value) for f, value in self._cards(name)]
            if held := [*self._counts(player), *cards]:
                yield Hanging(head, Text(DOT).join(held))
        if name == "falcon":
            yield Hanging(head, Text(DOT.join(self._falcon())))

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
        yield self._labelled("project-order", order or NOBODY)
        yield f"{self._label('action-deck-count')} {falcon['action_deck_count']}"
        if falcon["action_discard"]:
            yield self._labelled("action-discard", self._names(falcon["action_discard"]))
        if falcon["temporary_shadows"]:
            yield f"{self._label('temporary-shadows')} {falcon['temporary_shadows']}"

    # --- piles and legend ---------------------------------------------------------------------

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
            circle=CIRCLE,
            other=others[0],
        )
