"""What the boards of all games have in common: a view, and the words for its fields."""

from detente.core.game import Game
from detente.core.view import View
from detente.texts import Texts


def labelled(label: str, value: str, texts: Texts) -> str:
    """A value behind its label: ready words, as long as they are."""
    return texts.format("terminal-labelled", {"label": label, "value": value})[0]


class Drawing:
    """A view on its way to the screen; one that is not `whole` leaves out what was just shown."""

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
