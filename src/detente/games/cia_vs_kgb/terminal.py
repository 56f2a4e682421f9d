"""The board of CIA vs KGB: the objective between the two sides, the reader's own side below."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from detente.console.board import TerminalBoard
from detente.console.drawing import Drawing
from detente.console.lines import Band, columns, paragraph, unbroken
from detente.console.signs import colours, shapes
from detente.core.game import Game
from detente.core.view_types import View
from detente.games.cia_vs_kgb.rules.cards import TARGET_VP
from detente.texts import Texts

_COLOURS: Final = colours("cia_vs_kgb")
_SHAPES: Final = shapes("cia_vs_kgb")
_PLAIN_SHAPES: Final = {"cia": "*", "kgb": "o"}
_ROWS: Final = ("ready", "mobilised", "agent-x", "claimed")
_TOKENS: Final = {"balance": "terminal-balance", "dominance": "terminal-dominance"}
_FAR_OVER: Final = 4
"""How many points above the stability a gauge shows."""


def draw(view: View, texts: Texts, game: Game) -> "Board":
    """The board that a view describes."""
    return Board(view, texts, game)


class Board(Drawing):
    """The board, with signs that the console can show."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Title, the other side, the objective, the own side, the decks."""
        plain = options.ascii_only
        other, own = ("kgb", "cia") if self.view["seat"] == "cia" else ("cia", "kgb")
        yield Band(self._title(), "-" if plain else "─")
        yield from self._side(other, plain)
        yield Band(self._objective(), "=" if plain else "═")
        yield from self._event()
        yield from self._side(own, plain)
        yield paragraph(Text(" · ".join(self._decks())))
        if pending := list(self._pending()):
            yield paragraph(Text(self._labelled("pending", " · ".join(pending)), style="bold"))

    def _widest_label(self) -> int:
        return max(cell_len(self._label(row)) for row in _ROWS)

    def _title(self) -> Text:
        phase = self.texts.name(self.board["phase"])
        title = [f"{self._label('round')} {self.board['round']}", phase]
        for token, message in _TOKENS.items():
            if self.board[token] is not None:
                title.append(self.texts.say(message, side=self.board[token]))
        if self.board["passes"] == 1 and self.board["phase"] == "influence_struggle":
            title.append(self.texts.say("terminal-one-pass"))
        return Text(" · ".join(title), style="bold")

    def _objective(self) -> Text:
        objective = self.board["objective"]
        if objective is None:
            return Text()
        name = self.texts.name(objective["card"]).upper()
        values = {field: objective[field] for field in ("vp", "stability", "population")}
        profile = ">".join(self.texts.name(faction)[:3].lower() for faction in objective["profile"])
        about = self.texts.say("terminal-objective", **values, profile=profile)
        return Text(f"{name} · {about}", style="bold")

    def _event(self) -> RenderResult:
        """What the objective can do for its owner later, if it is an event."""
        objective = self.board["objective"]
        if objective is not None and self.texts.knows(f"effect-{objective['card']}"):
            effect = self.texts.say(f"effect-{objective['card']}")
            yield paragraph(Text(effect, style="italic"))

    # --- a side -------------------------------------------------------------------------------

    def _side(self, name: str, plain: bool) -> RenderResult:
        side = self.board["sides"][name]
        yield paragraph(self._heading(name, side, plain))
        rows = list(self._rows(name, side))
        yield columns(rows, style="dim", before="  ", least=self._widest_label())

    def _heading(self, name: str, side: Mapping[str, Any], plain: bool) -> Text:
        colour = _COLOURS[name]
        shape = (_PLAIN_SHAPES if plain else _SHAPES)[name]
        heading = Text(f"{shape} {self.texts.name(name)}", style=f"bold {colour}")
        if name == self.view["seat"]:
            heading.append(f" ({self.texts.say('terminal-you')})")
        score = f"  {self._label('score')} {side['score']}/{TARGET_VP}"
        heading.append(score, style="not bold default")
        objective = self.board["objective"]
        if objective is not None:
            heading.append("  ")
            gauge = self._gauge(side["influence"], objective["stability"], colour, plain)
            heading.append_text(gauge)
            count = len(side["ready"]) + len(side["mobilised"])
            groups = self.texts.say("terminal-groups", count=count, most=objective["population"])
            heading.append("  " + groups, style="not bold default")
        return heading

    def _gauge(self, influence: int, stability: int, colour: str, plain: bool) -> Text:
        """Influence as a bar that ends at the stability; what is above it stands behind."""
        full, empty, limit = ("#", ".", "|") if plain else ("█", "░", "│")
        inside = min(influence, stability)
        over = min(influence - inside, _FAR_OVER)
        amount = f"{self._label('influence')} {influence}/{stability} "
        gauge = Text(amount, style="not bold default")
        gauge.append(full * inside, style=colour)
        gauge.append(empty * (stability - inside) + limit)
        if over:
            gauge.append(full * over, style="bold yellow")
        return gauge

    def _rows(self, name: str, side: Mapping[str, Any]) -> Iterator[tuple[str, Text]]:
        if ready := side["ready"]:
            yield self._label("ready"), self._groups(ready, "[", "]", f"bold {_COLOURS[name]}")
        if mobilised := side["mobilised"]:
            yield self._label("mobilised"), self._groups(mobilised, "(", ")", "dim")
        yield self._agents(side)
        objective = self.board["objective"]
        if objective is not None and side["influence"] > objective["stability"]:
            yield "!", Text(self.texts.say("terminal-above-stability"), style="bold")
        if side["claimed"]:
            yield self._label("claimed"), self._claimed(side["claimed"])

    def _groups(self, codes: list[str], left: str, right: str, style: str) -> Text:
        groups = [unbroken(f"{left}{code} {self.texts.name(code)}{right}") for code in codes]
        return Text(" ".join(groups), style=style)

    def _agents(self, side: Mapping[str, Any]) -> tuple[str, Text]:
        """Who is in the field, if anybody, and where the others are."""
        possible = side["agent_x_possible"]
        zones = {
            "agent-x": self._short([side["agent_x"]] if side["agent_x"] else []),
            "hq": self._short([agent for agent in side["hq"] if agent not in possible]),
            "leave": self._short(side["leave"]),
            "eliminated": self._short(side["eliminated"]),
        }
        if possible:
            zones["agent-x"] = self.texts.say("terminal-one-of", agents=self._short(possible))
        first, *others = [(zone, agents) for zone, agents in zones.items() if agents]
        rest = [self._labelled(zone, agents) for zone, agents in others]
        return self._label(first[0]), Text(" · ".join([first[1], *rest]))

    def _short(self, agents: list[str]) -> str:
        return ", ".join(self.texts.say(f"terminal-short-{agent}") for agent in agents)

    def _claimed(self, codes: list[str]) -> Text:
        """The pile, with the phase in which an event can be used."""
        cards = [(self.texts.name(code), self.game.describe(code).get("phase")) for code in codes]
        written = [f"{name} ({self.texts.name(phase)})" if phase else name for name, phase in cards]
        return Text(", ".join(written))

    # --- the decks ----------------------------------------------------------------------------

    def _decks(self) -> Iterator[str]:
        for deck in ("group", "objective"):
            pile = self.board[f"{deck}_deck"]
            text = f"{self._label(deck + '-deck')} {pile['count']}"
            if pile["known"]:
                known = [f"#{c['depth'] + 1} {self.texts.name(c['card'])}" for c in pile["known"]]
                text += f" ({', '.join(known)})"
            if pile["within"]:
                text += f" ({self._labelled('within', self._names(pile['within']))})"
            yield text
        discard = self.board["group_discard"]
        if discard["top"]:
            yield self.texts.say("terminal-discard", count=discard["count"], top=discard["top"])
        if used := self.board["objective_discard"]:
            yield self._labelled("objective-discard", self._names(used))

    def _pending(self) -> Iterator[str]:
        for effect, side in self.board["pending"].items():
            if side is not None:
                yield f"{self._label(effect.replace('_', '-'))} ({self.texts.name(side)})"
        for name, side in self.board["sides"].items():
            if side["saved"]:
                yield f"{self._label('saved')} ({self.texts.name(name)})"


BOARD: Final = TerminalBoard(draw)
