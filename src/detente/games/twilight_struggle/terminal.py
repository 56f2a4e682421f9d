"""The board of Twilight Struggle: tracks, both sides, the regions in columns, the reader's hand."""

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from detente.console.board import TerminalBoard
from detente.console.drawing import Drawing, labelled
from detente.console.lines import Band, Hanging, broken, paragraph, unbroken
from detente.console.matching import is_called
from detente.console.signs import colours, shapes
from detente.core.game import Game
from detente.core.view_types import View
from detente.games.twilight_struggle.rules.countries import REGION_NAMES, ROWS, SUBREGIONS
from detente.games.twilight_struggle.rules.sides import SIDES
from detente.texts import Texts

_COLOURS: Final = colours("twilight_struggle")
_SIGNS: Final = shapes("twilight_struggle")
_PLAIN_SIGNS: Final = {"us": "#", "ussr": "o"}
_NARROWEST: Final = 36
"""The width of a column of countries."""
_GAP: Final = 3
_BEFORE_A_CARD: Final = ("prompt-headline", "prompt-choose-card")
_ROWS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in ROWS}


def draw(view: View, texts: Texts, game: Game) -> "Board":
    """The board that a view describes."""
    return Board(view, texts, game)


def brief(view: View, texts: Texts, game: Game) -> "Board":
    """The board between two decisions of the same side: the tracks, except before a card."""
    prompt = view["prompt"]
    return Board(view, texts, game, whole=prompt is not None and prompt["id"] in _BEFORE_A_CARD)


def note(view: View, code: str, texts: Texts, game: Game) -> str:
    """What is shown behind a move: of a country its figures, of a card its value."""
    thing = game.describe(code)
    if thing.get("kind") == "country":
        board = view["board"]
        us, ussr = (board["sides"][side]["influence"].get(code, 0) for side in SIDES)
        return f"{thing['stability']}{'!' if thing['battleground'] else ''}, {us}:{ussr}"
    if thing.get("kind") == "card":
        return f"{_value(thing)}, {texts.name(thing['side'])}"
    return code


def details(view: View, code: str, texts: Texts, game: Game) -> Iterator[str]:
    """What there is to know about a country or a card in this position."""
    thing = game.describe(code)
    board = view["board"]
    if thing.get("kind") == "country":
        owner = _controller(board, code)
        yield texts.say(
            "terminal-country",
            us=board["sides"]["us"]["influence"].get(code, 0),
            ussr=board["sides"]["ussr"]["influence"].get(code, 0),
            controlled=int(owner is not None),
            side=owner or "none",
        )
        adjacent = [texts.name(_superpower(place)) for place in thing["adjacent"]]
        yield texts.say("terminal-adjacent", countries=", ".join(adjacent))
    elif code in REGION_NAMES:
        yield from _about_region(view, code, texts, game)
    elif thing.get("kind") == "card":
        if thing["removed_after_event"]:
            yield texts.say("terminal-starred")
        for pile in ("discard", "removed", "in_play"):
            if code in board[pile]:
                yield texts.say("label-" + pile.replace("_", "-")) + "."


def topic(view: View, word: str, texts: Texts, game: Game) -> Iterator[str]:
    """The standing of a region, or of a part of one, and its countries."""
    for region in (*REGION_NAMES, *SUBREGIONS):
        if is_called(word, region, texts):
            yield f"{texts.name(region)} ({region})"
            yield from _about_region(view, region, texts, game)


def _about_region(view: View, region: str, texts: Texts, game: Game) -> Iterator[str]:
    """What scoring it would bring now, and who controls which countries."""
    board = view["board"]
    if region in board["regions"]:
        for side in SIDES:
            yield _standing(board["regions"][region][side], side, texts)
    places = [
        place
        for place, row in _ROWS.items()
        if region == row["region"] or region in row["subregions"]
    ]
    for owner in (*SIDES, None):
        held = [place for place in places if _controller(board, place) == owner]
        figures = [unbroken(f"({note(view, place, texts, game)})") for place in held]
        names = [f"{texts.name(place)} {of}" for place, of in zip(held, figures, strict=True)]
        controlled = int(owner is not None)
        yield texts.say(
            "terminal-region-countries",
            side=owner or "none",
            controlled=controlled,
            countries=names,
        )
    yield texts.say("terminal-region-legend")


def _standing(standing: Mapping[str, Any], side: str, texts: Texts) -> str:
    """The level of a side in a region, and the VP for it."""
    level = f"{texts.name(standing['level'])}, {standing['vp']} {texts.say('label-vp')}"
    return labelled(texts.name(side), level, texts)


def _superpower(place: str) -> str:
    return "us" if place == "usa" else place


def _controller(board: Mapping[str, Any], place: str) -> str | None:
    for side in SIDES:
        if place in board["sides"][side]["control"]:
            return side
    return None


def _value(card: Mapping[str, Any]) -> str:
    """Printed Operations, and the asterisk of cards that leave the game after their event."""
    return f"{card.get('ops', 0)}{'*' if card['removed_after_event'] else ''}"


class Board(Drawing):
    """The board, with signs that the console can show."""

    wide: Final = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Title, tracks, the sides, effects, the map, the cards."""
        plain = options.ascii_only
        signs = _PLAIN_SIGNS if plain else _SIGNS
        yield Band(self._title(), "-" if plain else "─")
        yield paragraph(Text(self._defcon()))
        for side in SIDES:
            yield Hanging(*self._side(side, signs))
        if effects := self.board["effects"]:
            names = " · ".join(self.texts.name(effect) for effect in effects)
            yield paragraph(Text(self._labelled("effects", names), style="bold"))
        if self.whole:
            yield from self._map(options.max_width, signs, "|" if plain else "│")
            yield from self._cards(options.max_width, signs)

    # --- tracks -------------------------------------------------------------------------------

    def _title(self) -> Text:
        board = self.board
        title = [f"{self._label('turn')} {board['turn']}"]
        if board["phase"] == "action_rounds":
            title.append(f"{self._label('round')} {board['round']}/{board['rounds']}")
        else:
            title.append(self.texts.name(board["phase"]))
        if board["phasing"] is not None:
            title.append(self.texts.name(board["phasing"]))
        title.append(f"{self._label('vp')} {self._lead(board['vp'])}")
        title.append(f"DEFCON {board['defcon']}")
        return Text(" · ".join(title), style="bold")

    def _lead(self, vp: int) -> str:
        return self.texts.say("vp-lead", vp=vp) if vp else "0"

    def _defcon(self) -> str:
        closed = self.board["closed"]
        if not closed:
            return self.texts.say("terminal-defcon-open")
        return self.texts.say("terminal-defcon-closed", regions=closed)

    def _side(self, name: str, signs: Mapping[str, str]) -> tuple[Text, Text]:
        side = self.board["sides"][name]
        you = f" ({self.texts.say('terminal-you')})" if name == self.view["seat"] else ""
        written = f"{signs[name]} {self.texts.name(name)}{you}  "
        head = Text(written, style=f"bold {_COLOURS[name]}")
        return head, Text(" · ".join(self._about_side(name, side)))

    def _about_side(self, name: str, side: Mapping[str, Any]) -> Iterator[str]:
        yield f"{self._label('military')} {side['military']}/{self.board['military_needed']}"
        box = side["space"]
        reached = f" {self.texts.name(f'box_{box}')}" if box else ""
        yield f"{self._label('space')} {box}{reached}"
        for ability in side["abilities"]:
            yield self.texts.say(f"terminal-ability-{ability}")
        yield f"{self._label('hand-count')} {side['hand_count']}"
        china = self.board["china"]
        if china["holder"] == name:
            face = "terminal-china-up" if china["face_up"] else "terminal-china-down"
            yield self.texts.say(face)
        if side["headline"] is not None:
            yield self._labelled("headline", self.texts.name(side["headline"]))
        if side["hand"] and name != self.view["seat"]:
            yield self._labelled("hand", self._names(side["hand"]))

    # --- the map ------------------------------------------------------------------------------

    def _map(self, width: int, signs: Mapping[str, str], line: str) -> RenderResult:
        """The regions in as many columns as fit, about equally long."""
        count = max(1, min(4, (width + _GAP) // (_NARROWEST + _GAP)))
        inner = (width - _GAP * (count - 1)) // count
        blocks = [list(self._region(region, inner, signs)) for region in self.board["regions"]]
        columns = _balanced(blocks, count)
        for row in range(max(map(len, columns))):
            text = Text()
            for number, column in enumerate(columns):
                cell = column[row] if row < len(column) else Text()
                if number:
                    text.append(f" {line} ", style="dim")
                text.append_text(cell)
                if number < count - 1:
                    text.append(" " * (inner - cell.cell_len))
            text.rstrip()
            yield text
        legend = {f"{side}_sign": sign for side, sign in signs.items()}
        yield paragraph(Text(self.texts.quote("terminal-map-legend", **legend), style="dim"))

    def _region(self, region: str, width: int, signs: Mapping[str, str]) -> Iterator[Text]:
        """Its name and what scoring it would bring now, then the countries."""
        yield Text(self.texts.name(region).upper(), style="bold underline")
        for side in SIDES:
            standing = self.board["regions"][region][side]
            text = Text(f"{signs[side]} {_standing(standing, side, self.texts)}")
            text.stylize(_COLOURS[side], 0, 1)
            yield from broken(text, width)
        parts: dict[tuple[str, ...], list[str]] = {}
        for place, row in _ROWS.items():
            if row["region"] == region:
                parts.setdefault(tuple(row["subregions"]), []).append(place)
        for halves, places in sorted(parts.items(), key=lambda part: len(part[0]) == 1):
            if halves:
                names = " + ".join(self.texts.name(half) for half in halves)
                yield from broken(Text(names, style="bold"), width)
            yield from self._countries(places, width, signs)

    def _countries(self, places: list[str], width: int, signs: Mapping[str, str]) -> Iterator[Text]:
        """A row for each country that matters now; empty non-battlegrounds share a line."""
        empty = []
        for place in places:
            us, ussr = self._influence(place)
            if us or ussr or _ROWS[place]["battleground"]:
                yield self._country(place, us, ussr, width, signs)
            else:
                empty.append(f"{self.texts.name(place)} {_ROWS[place]['stability']}")
        if empty:
            names = f"{unbroken(' ·')} ".join(map(unbroken, empty))
            for line in broken(Text(names, style="dim"), width - 2):
                yield Text.assemble("  ", line)

    def _influence(self, place: str) -> tuple[int, int]:
        us, ussr = (self.board["sides"][side]["influence"].get(place, 0) for side in SIDES)
        return us, ussr

    def _country(
        self, place: str, us: int, ussr: int, width: int, signs: Mapping[str, str]
    ) -> Text:
        """Control, name (capitals: a battleground), stability, influence of both."""
        owner = _controller(self.board, place)
        name = self.texts.name(place)
        battleground = _ROWS[place]["battleground"]
        figures = f" {_ROWS[place]['stability']}  {us:>2}:{ussr:<2}"
        written = Text(name.upper() if battleground else name)
        written.truncate(width - 2 - len(figures), overflow="ellipsis", pad=True)
        text = Text(f"{' ' if owner is None else signs[owner]} {written.plain}{figures}")
        if owner is not None:
            text.stylize(_COLOURS[owner] + (" bold" if battleground else ""))
        elif battleground:
            text.stylize("bold")
        return text

    # --- the cards ----------------------------------------------------------------------------

    def _cards(self, width: int, signs: Mapping[str, str]) -> RenderResult:
        yield paragraph(Text(" · ".join(self._piles())))
        seat = self.view["seat"]
        if seat is None:
            return
        for code in self.board["sides"][seat]["hand"]:
            card = self.game.describe(code)
            side = card["side"]
            line = Text(f"  {_value(card):<2} {signs.get(side, ' ')} ")
            if side in _COLOURS:
                line.stylize(_COLOURS[side], 5)
            line.append(self.texts.name(code), style="bold")
            line.append(f" – {self.texts.effect(code, self.game.settings)}", style="dim")
            line.truncate(width, overflow="ellipsis")
            yield line

    def _piles(self) -> Iterator[str]:
        board = self.board
        if board["resolving"]:
            yield self._labelled("resolving", self._names(board["resolving"]))
        yield f"{self._label('deck-count')} {board['deck_count']}"
        for pile in ("discard", "removed"):
            yield f"{self._label(pile)} {len(board[pile])} {unbroken(f'(? {pile})')}"
        if board["deck_known"]:
            yield self._labelled("deck-known", self._names(board["deck_known"]))
        if board["line"]:
            yield self._labelled("line", self._names(board["line"]))


def _balanced(blocks: list[list[Text]], count: int) -> list[list[Text]]:
    """The blocks, in their order, in so many columns that the longest is as short as can be."""

    def columns(cuts: tuple[int, ...]) -> list[list[Text]]:
        edges = [0, *cuts, len(blocks)]
        inside = [blocks[start:end] for start, end in pairwise(edges)]
        return [[line for block in column for line in block] for column in inside]

    cuts = combinations(range(1, len(blocks)), count - 1)
    return min(map(columns, cuts), key=lambda found: max(map(len, found)))


BOARD: Final = TerminalBoard(draw, brief=brief, note=note, details=details, topic=topic)
