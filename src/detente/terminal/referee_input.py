"""What people type about a game on their table: several moves and answers on a line."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from detente.console.matching import is_called, unknown_name
from detente.console.referee import Question
from detente.core.errors import DetenteError, InvalidInput
from detente.terminal.line_input import LineInput
from detente.terminal.refereed_game import AnswerNeeded, PendingMove, RefereedGame

if TYPE_CHECKING:
    from detente.terminal.referee import RefereeScreen


class RefereeInput(LineInput):
    """Reads lines of moves and answers, of all seats.

    `pending` is the move for which an answer is missing, if there is one.
    """

    left_out_message = "referee-left-out"
    game_screen: "RefereeScreen"
    local_game: RefereedGame

    def __init__(self, game_screen: "RefereeScreen") -> None:
        super().__init__(game_screen)
        self.pending: PendingMove | None = None
        self._implied: str | None = None
        """What followed from the last move without a choice, but may be named."""

    @property
    def needed(self) -> Question | None:
        """The question that waits for an answer."""
        return None if self.pending is None else self.pending.needed

    def play_line(self, seat: int, line: str) -> list[str]:
        """Play the parts of a line up to the first wrong one; returns sentences about that one."""
        self._implied = None
        return super().play_line(seat, line)

    def _is_unchanged(self, before: int) -> bool:
        return self.pending is None and super()._is_unchanged(before)

    def _part(self, seat: int, words: list[str]) -> None:
        while words:
            if self.local_game.state.over:
                raise InvalidInput("referee-over", word=" ".join(words))
            if self.pending is None:
                words = self._play(self.local_game.next_seat(), words)
            else:
                words = self._answer(self.pending, words)

    # --- moves --------------------------------------------------------------------------------

    def _play(self, seat: int, words: list[str]) -> list[str]:
        """Play the move that the first words name, and before it what people need not say."""
        if self._implied is not None:
            words = self._without(self._implied, seat, words)
            self._implied = None
            if not words:
                return []
        code, _ = self.find_move(seat, words)
        unsaid = self.local_game.referee.unsaid_move(seat, code)
        if unsaid is not None:
            self.game_screen.play_move(seat, unsaid)
            return words
        words = super()._play(seat, words)
        if self.pending is None:
            self._implied = self.local_game.referee.implied_move()
        return words

    def _without(self, code: str, seat: int, words: list[str]) -> list[str]:
        """The words after the name of a code, if they begin with it and not with a longer one."""
        listed = self.game_screen.legal_moves(seat)
        for count in range(len(words), 0, -1):
            word = " ".join(words[:count])
            if any(is_called(word, code, texts) for texts in self._languages()):
                return words[count:]
            if self._matches(word, listed):
                return words
        return words

    def _waits(self) -> bool:
        return self.pending is not None

    def find_move(self, seat: int, words: list[str]) -> tuple[str, list[str]]:
        """The move of a seat that the first words name, and the other words."""
        listed = self.game_screen.legal_moves(seat)
        return self._find_code(words, self.local_game.referee.names(seat), listed)

    def begin(self, seat: int, action: int) -> None:
        """Carry out a move, as far as that is possible without answers."""
        self.pending = PendingMove(seat, action)
        self._carry_out(self.pending)

    def _carry_out(self, pending: PendingMove) -> None:
        try:
            with self.game_screen.stop.held():
                self.local_game.carry_out(pending)
                self.pending = None
                self.game_screen.save()
        except AnswerNeeded as missing:
            pending.needed = missing.question
        except DetenteError:
            if not pending.take_back():
                self.pending = None
            raise

    # --- answers to questions -----------------------------------------------------------------

    def _answer(self, pending: PendingMove, words: list[str]) -> list[str]:
        """Read an answer from the first words, and try again to make the move."""
        question = pending.needed
        assert question is not None
        if question.highest:
            values, rest = [_number(words[0], question.highest)], words[1:]
        else:
            likely, *others = question.names
            code, rest = self._find_code(words, [[*question.ends, *likely], *others])
            values = pending.listed
            if code not in question.ends:
                values = [*values, next(names[code] for names in question.names if code in names)]
                if question.ends:
                    pending.listed = values
                    return rest
        pending.answer(values)
        self._carry_out(pending)
        return rest

    # --- errors -------------------------------------------------------------------------------

    def _ambiguous(self, word: str, codes: list[str]) -> InvalidInput:
        names = [self.game_screen.texts.name(code) for code in codes]
        return InvalidInput("referee-ambiguous", word=word, meant=names)

    def _unknown(self, word: str, codes: Iterable[str]) -> InvalidInput:
        return unknown_name(word, codes, self.game_screen.texts, "referee-not-understood")


def _number(word: str, highest: int) -> int:
    if word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= highest:
        return int(word)
    raise InvalidInput("referee-bad-die", word=word, most=highest)
