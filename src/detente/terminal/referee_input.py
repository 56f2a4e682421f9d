"""What people type about a game on their table: several moves and answers on a line."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from detente.console.matching import matches, numbered
from detente.console.referee import Question
from detente.core.errors import DetenteError, InvalidInput
from detente.terminal.refereed_game import AnswerNeeded, PendingMove
from detente.texts import Texts

if TYPE_CHECKING:
    from detente.terminal.referee import RefereeScreen


class MoveCancelled(Exception):
    """The player did not confirm a move."""


class RefereeInput:
    """Reads lines of input, one part after the other.

    `pending` is the move for which an answer is missing, if there is one.
    """

    def __init__(self, game_screen: "RefereeScreen") -> None:
        self.game_screen = game_screen
        self.local_game = game_screen.local_game
        self.pending: PendingMove | None = None
        self._implied: str | None = None
        """What followed from the last move without a choice, but may be named."""

    @property
    def needed(self) -> Question | None:
        """The question that waits for an answer."""
        return None if self.pending is None else self.pending.needed

    def play_line(self, line: str) -> list[str]:
        """Play the parts of a line up to the first wrong one; returns sentences about that one."""
        parts = [part.strip() for part in re.split("[,;]", line) if part.strip()]
        before = self.local_game.state.move_number
        self._implied = None
        for number, part in enumerate(parts):
            try:
                self._part(part.split())
            except MoveCancelled:
                return []
            except DetenteError as error:
                why = self.game_screen.texts.error(error)
                return [why] if len(parts) == 1 else [why, self._left_out(parts[number:], before)]
        return []

    def _left_out(self, parts: list[str], before: int) -> str:
        """A sentence that says which parts of a line were not done."""
        if self.pending is None and self.local_game.state.move_number == before:
            return self.game_screen.texts.say("referee-nothing-done")
        return self.game_screen.texts.quote("referee-left-out", parts=", ".join(parts))

    def _part(self, words: list[str]) -> None:
        while words:
            if self.local_game.state.over:
                raise InvalidInput("referee-over", word=" ".join(words))
            words = self._play(words) if self.pending is None else self._answer(self.pending, words)

    # --- moves --------------------------------------------------------------------------------

    def _play(self, words: list[str]) -> list[str]:
        """Play the move that the first words name, as often as a number after it says."""
        if self._implied is not None:
            words = self._without(self._implied, words)
            self._implied = None
            if not words:
                return []
        seat = self.local_game.next_seat()
        asked = self._asked()
        named = " ".join(words)
        code, words = self.find_move(seat, words)
        if words and words[0] == "0":
            raise InvalidInput("referee-not-understood", word=named)
        self.game_screen.play_move(seat, code)
        if self.pending is not None:
            return words
        self._implied = self.local_game.referee.implied_move()
        if self.local_game.state.over or not (words and words[0].isdecimal()):
            return words
        count = int(words[0][:9])
        for times in range(1, count):
            if self.pending is not None or self._asked() != asked:
                raise InvalidInput("referee-too-often", count=count, done=times)
            self.game_screen.play_move(seat, code)
        return words[1:]

    def _without(self, code: str, words: list[str]) -> list[str]:
        """The words after the name of a code, if they begin with it."""
        for name in (code, *(texts.name(code) for texts in self._languages())):
            said = [word.casefold() for word in name.split()]
            if [word.casefold() for word in words[: len(said)]] == said:
                return words[len(said) :]
        return words

    def _asked(self) -> tuple[object, ...]:
        """Equal as long as the same seats must make the same kind of decision."""
        state = self.local_game.state
        return () if state.over else (state.to_act, type(state.decision()))

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

    # --- names --------------------------------------------------------------------------------

    def _find_code(
        self, words: list[str], tiers: Iterable[Iterable[str]], moves: Sequence[str] = ()
    ) -> tuple[str, list[str]]:
        """The code that the longest run of first words matches, and the other words.

        A number is that of a move. A name is looked for in one tier of codes after the other.
        """
        by_number = numbered(words[0], [*moves]) if moves else None
        if by_number is not None:
            return by_number, words[1:]
        for count in range(len(words), 0, -1):
            word = " ".join(words[:count])
            for codes in tiers:
                found = self._matches(word, codes)
                if len(found) > 1:
                    names = [self.game_screen.texts.name(code) for code in found]
                    raise InvalidInput("referee-ambiguous", word=word, meant=names)
                if found:
                    return found[0], words[count:]
        raise InvalidInput("referee-not-understood", word=" ".join(words))

    def _matches(self, word: str, codes: Iterable[str]) -> list[str]:
        """The codes that a word matches in the reader's language, else in English."""
        for texts in self._languages():
            if found := matches(word, codes, texts):
                return found
        return []

    def _languages(self) -> list[Texts]:
        return [self.game_screen.texts, Texts("en", self.local_game.game.name)]


def _number(word: str, highest: int) -> int:
    if word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= highest:
        return int(word)
    raise InvalidInput("referee-bad-die", word=word, most=highest)
