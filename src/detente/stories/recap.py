"""The recap: at most seven lines that say what has happened, one an action.

`web/board/recap.js` does the same for the page; `tests/web/test_recap.py` compares both.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from detente.stories.stories import BEAT, Chip, Head, Moment, add_chips, add_touches
from detente.texts import Texts

MOST_LINES: Final = 7
MOST_LETTERS: Final = 90
MOST_IN_NEED: Final = 110
"""How long a line may become for what is vital, and for the first piece that changed."""


@dataclass
class Told:
    """A story: its moments, and what they amount to."""

    moments: list[Moment] = field(default_factory=list)
    touches: list[tuple[str, int]] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)

    @property
    def actor(self) -> str | None:
        """Who acts: who began it."""
        return self.moments[0].get("actor")

    @property
    def weight(self) -> int:
        """That of its heaviest moment."""
        return max(moment["weight"] for moment in self.moments)

    @property
    def icon(self) -> str:
        """That of its heaviest moment."""
        return max(self.moments, key=lambda moment: moment["weight"])["icon"]

    @property
    def said(self) -> list[Moment]:
        """The moments whose sentences say it: all beats and scenes, or else the first one."""
        heavy = [moment for moment in self.moments if moment["weight"] >= BEAT]
        return [moment for moment in heavy if "aside" not in moment] or self.moments[:1]

    @property
    def heads(self) -> list[Head]:
        """Their sentences."""
        return [moment["head"] for moment in self.said]

    @property
    def last_move_number(self) -> int:
        """The move that its last moment belongs to."""
        return self.moments[-1]["move_number"]

    @classmethod
    def of(cls, moments: Iterable[Moment]) -> "Told":
        """A story of these moments."""
        told = cls()
        told.add(moments)
        return told

    def add(self, moments: Iterable[Moment]) -> None:
        """Let it go on."""
        for moment in moments:
            self.moments.append(moment)
            self.touches = add_touches(self.touches, moment.get("touches", []))
            self.chips = add_chips(self.chips, moment.get("chips", []))


@dataclass(frozen=True)
class Line:
    """A line of the recap: a story or several of one actor, as text."""

    told: Told
    text: str
    chips: list[str]


def stories(moments: Iterable[Moment], since: int = 0) -> list[list[Moment]]:
    """The stories that are not over before the `since`-th move, each from its beginning.

    If nothing has been seen since, it is the last one.
    """
    found: list[list[Moment]] = []
    for moment in moments:
        if "opens" in moment or not found:
            found.append([moment])
        else:
            found[-1].append(moment)
    return [story for story in found if story[-1]["move_number"] >= since] or found[-1:]


def recap(moments: Iterable[Moment], since: int) -> list[Told]:
    """The same, with what each of them amounts to."""
    return [Told.of(story) for story in stories(moments, since)]


def lines(
    stories: Sequence[Told], texts: Texts, reader: str | None = None
) -> tuple[list[Line], int]:
    """The lines of a recap, newest last, and how many stories they leave out.

    If there are too many, the stories of an actor that follow each other share a line; if there are
    still too many, the lightest and oldest are left out, but none that is its actor's only one, and
    rather any other than one that cost the reader something or gave it to him.
    """
    told = list(stories)
    if len(told) > MOST_LINES:
        told = _joined(told)
    kept = told
    while len(kept) > MOST_LINES:
        actors = [story.actor for story in kept]
        spare = [story for story in kept if actors.count(story.actor) > 1] or kept
        least = min(spare, key=lambda story: _importance(story, reader))
        kept = [story for story in kept if story is not least]
    shown = [Line(story, _text(story, texts), _chips(story, texts)) for story in kept]
    return shown, len(told) - len(kept)


def _joined(stories: Sequence[Told]) -> list[Told]:
    joined: list[Told] = []
    for story in stories:
        if joined and joined[-1].actor == story.actor:
            joined[-1].add(story.moments)
        else:
            joined.append(Told.of(story.moments))
    return joined


def _importance(story: Told, reader: str | None) -> tuple[bool, int]:
    concerns = any("side" in chip and chip["side"] == reader for chip in story.chips)
    return concerns, 2 * story.weight + len(story.chips)


def _text(story: Told, texts: Texts) -> str:
    """The sentences of a story and what it touched, as much as a line holds."""
    sentences = [texts.say(head["id"], **head["args"]).removesuffix(".") for head in story.heads]
    text = _fitting(sentences, story.said)
    touched = _touched(story, texts)
    if not touched:
        return text
    if len(text) + len(": ") + len(touched[0]) > MOST_IN_NEED:
        return f"{text.removesuffix(' …')} …"
    return texts.say("story-line", text=text, touches=_cut(touched, ", ", MOST_LETTERS - len(text)))


def _fitting(sentences: Sequence[str], said: Sequence[Moment]) -> str:
    """As many of the sentences of these moments as a line holds, never without the first.

    The lightest are left out, of equals one whose family has most, of these the earliest. What is
    vital may make the line a little longer.
    """
    kept = list(range(len(sentences)))
    while True:
        left_out = " …" if len(kept) < len(sentences) else ""
        text = " · ".join([sentences[at] for at in kept]) + left_out
        if len(text) <= MOST_LETTERS or len(kept) == 1:
            return text
        count = Counter([said[at]["family"] for at in kept])
        least = min(kept[1:], key=lambda at: _spareness(said[at], count))
        if said[least].get("vital") and len(text) <= MOST_IN_NEED:
            return text
        kept.remove(least)


def _spareness(moment: Moment, count: Counter[str]) -> tuple[bool, int, int]:
    return moment.get("vital", False), moment["weight"], -count[moment["family"]]


def _touched(story: Told, texts: Texts) -> list[str]:
    """What it changed by how much, with the name of the side if that is not its actor."""
    sums: dict[tuple[str | None, str], int] = {}
    for moment in story.moments:
        for code, change in moment.get("touches", []):
            key = (moment.get("actor"), code)
            sums[key] = sums.get(key, 0) + change
    return [
        texts.say("story-touch", piece=code, change=signed(change))
        if actor in (None, story.actor)
        else texts.say("story-touch-of", piece=code, change=signed(change), who=actor)
        for (actor, code), change in sums.items()
        if change
    ]


def _cut(parts: Sequence[str], between: str, letters: int) -> str:
    """As many of the parts as so many letters hold, at least the first."""
    shown = parts[0]
    for part in parts[1:]:
        if len(shown) + len(between) + len(part) > letters:
            return f"{shown} …"
        shown = f"{shown}{between}{part}"
    return shown


def signed(number: int) -> str:
    """A change with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


def _chips(story: Told, texts: Texts) -> list[str]:
    shown = []
    for chip in story.chips:
        change = chip.get("change", 0)
        if chip.get("value") is None and not change:
            continue  # it came and went
        change_args = {"change": "", "sign": "", "amount": 0}
        if change:
            text = signed(change)
            change_args = {"change": text, "sign": text[0], "amount": abs(change)}
        args = {**chip, **change_args}
        shown.append(texts.say(f"chip-{chip['kind']}", **args))
    return shown
