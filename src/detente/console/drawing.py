"""What the boards of all games share: a view, and the labels of its fields."""

from detente.core.game import Game
from detente.core.view_types import View
from detente.texts import Texts


def labelled(label: str, value: str, texts: Texts) -> str:
    """A text behind its label."""
    return texts.format("terminal-labelled", {"label": label, "value": value})[0]


class Drawing:
    """A board that draws a view; one that is not `whole` leaves out what was just shown."""

    def __init__(self, view: View, texts: Texts, game: Game, whole: bool = True) -> None:
        self.view = view
        self.board = view["board"]
        self.texts = texts
        self.game = game
        self.whole = whole

    def _label(self, field: str) -> str:
        return self.texts.say("label-" + field)

    def _labelled(self, field: str, value: str) -> str:
        return labelled(self._label(field), value, self.texts)

    def _names(self, codes: list[str]) -> str:
        return ", ".join(self.texts.name(code) for code in codes)
