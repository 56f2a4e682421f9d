"""What people type as moves: several on a line, each by its name, a beginning of it or a number."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

import detente
from detente.console.matching import matches, numbered, unknown_name
from detente.core.errors import DetenteError, InvalidInput
from detente.texts import Texts

if TYPE_CHECKING:
    from detente.terminal.game_screen import GameScreen


class MoveCancelled(Exception):
    """The player did not confirm a move."""


class LineInput:
    """Reads lines of moves, one part after the other."""

    left_out_message = "terminal-left-out"

    def __init__(self, game_screen: "GameScreen") -> None:
        self.game_screen = game_screen
        self.local_game = game_screen.local_game

    def play_line(self, seat: int, line: str) -> list[str]:
        """Play the parts of a line up to the first wrong one; returns sentences about that one."""
        parts = self._parts(line)
        before = self.local_game.state.move_number
        for number, part in enumerate(parts):
            try:
                self._part(seat, part.split())
            except MoveCancelled:
                return []
            except DetenteError as error:
                why = self.game_screen.texts.error(error)
                return [why] if len(parts) == 1 else [why, self._left_out(parts[number:], before)]
        return []

    def _parts(self, line: str) -> list[str]:
        """The parts of a line between commas, except those commas that belong to a name."""
        for texts in self._languages():
            for name in _names_with_commas(self.local_game.game.name, texts.language):
                line = re.sub(re.escape(name), name.replace(",", ""), line, flags=re.IGNORECASE)
        return [part.strip() for part in re.split("[,;]", line) if part.strip()]

    def _left_out(self, parts: list[str], before: int) -> str:
        """A sentence that says which parts of a line were not done."""
        if self._is_unchanged(before):
            return self.game_screen.texts.say("referee-nothing-done")
        return self.game_screen.texts.quote(self.left_out_message, parts=", ".join(parts))

    def _is_unchanged(self, before: int) -> bool:
        """Whether nothing has been done since this move number."""
        return self.local_game.state.move_number == before

    def _part(self, seat: int, words: list[str]) -> None:
        """Play the moves that the words name; the turn of a seat ends its line."""
        while words:
            if self.local_game.state.over:
                raise InvalidInput("referee-over", word=" ".join(words))
            if self.local_game.next_seat() != seat:
                raise InvalidInput("terminal-turn-passed", word=" ".join(words))
            words = self._play(seat, words)

    def _play(self, seat: int, words: list[str]) -> list[str]:
        """Play the move that the first words name, as often as a number after it says."""
        asked = self._asked()
        named = " ".join(words)
        code, words = self.find_move(seat, words)
        if words and words[0] == "0":
            raise self._unknown(named, ())
        self.game_screen.play_move(seat, code)
        if self._waits() or self.local_game.state.over or not (words and words[0].isdecimal()):
            return words
        count = int(words[0][:9])
        for times in range(1, count):
            if self._waits() or self._asked() != asked:
                raise InvalidInput("referee-too-often", count=count, done=times)
            self.game_screen.play_move(seat, code)
        return words[1:]

    def _waits(self) -> bool:
        """Whether a move waits for answers."""
        return False

    def _asked(self) -> tuple[object, ...]:
        """Equal as long as the same seats must make the same kind of decision."""
        state = self.local_game.state
        return () if state.over else (state.to_act, type(state.decision()))

    # --- names --------------------------------------------------------------------------------

    def find_move(self, seat: int, words: list[str]) -> tuple[str, list[str]]:
        """The move of a seat that the first words name, and the other words."""
        listed = self.game_screen.legal_moves(seat)
        return self._find_code(words, [listed, self.local_game.game.codes], listed)

    def _find_code(
        self, words: list[str], tiers: Iterable[Iterable[str]], listed: Sequence[str] = ()
    ) -> tuple[str, list[str]]:
        """The code that the longest run of first words matches, and the other words.

        A number is that of a listed move. A name is looked for in one tier of codes after the
        other.
        """
        tiers = [[*tier] for tier in tiers]
        numbers = [str(number) for number in range(1, len(listed) + 1)]
        if listed and (len(words) == 1 or words[0] in numbers):
            by_number = numbered(words[0], [*listed])
            if by_number is not None:
                return by_number, words[1:]
        for count in range(len(words), 0, -1):
            word = " ".join(words[:count])
            for codes in tiers:
                found = self._matches(word, codes)
                if len(found) > 1:
                    raise self._ambiguous(word, found)
                if found:
                    return found[0], words[count:]
        raise self._unknown(" ".join(words), [code for codes in tiers for code in codes])

    def _matches(self, word: str, codes: Iterable[str]) -> list[str]:
        """The codes that a word matches in the reader's language, else in English."""
        for texts in self._languages():
            if found := matches(word, codes, texts):
                return found
        return []

    def _languages(self) -> list[Texts]:
        return [self.game_screen.texts, Texts("en", self.local_game.game.name)]

    def _ambiguous(self, word: str, codes: list[str]) -> InvalidInput:
        return InvalidInput("terminal-ambiguous", word=word, meant=codes)

    def _unknown(self, word: str, codes: Iterable[str]) -> InvalidInput:
        """The error for a word that names nothing."""
        most = len(self.game_screen.legal_moves(self.local_game.next_seat()))
        texts = self.game_screen.texts
        return unknown_name(word, codes, texts, "terminal-not-understood", most=most)


@cache
def _names_with_commas(game: str, language: str) -> list[str]:
    """The names of a game's codes that have a comma."""
    texts = Texts(language, game)
    names = [texts.name(code) for code in detente.game(game).codes]
    return [name for name in names if "," in name]
