"""What people say about a game on their table: several things on a line, in their own words."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from detente.console.matching import meant, option_numbered
from detente.core.errors import BadInput, DetenteError
from detente.games.twilight_struggle.reconstruction.trajectory import news
from detente.games.twilight_struggle.rules import log
from detente.games.twilight_struggle.rules.cards import SCORING as SCORING_CARDS
from detente.games.twilight_struggle.rules.cards import cards_in, is_card
from detente.terminal.refereed import DIE, DRAWN, LISTS, Told, Wanted
from detente.texts import Texts

if TYPE_CHECKING:
    from detente.terminal.referee import RefereeTable

_HIGHEST: Final = 6
_THESE_ARE_ALL: Final = ("done", "none")
"""The codes that end a list of scoring cards."""

_USES: Final = {
    log.PLAYED_AS_EVENT: "event",
    log.PLAYED_FOR_OPS: "ops",
    log.PLAYED_FOR_SPACE: "space",
}


class Dropped(Exception):
    """A choice that somebody thought better of."""


class Dictation:
    """Understands lines of input at a table, one part after the other.

    `told` is the choice for which something must still be told, if there is one.
    """

    def __init__(self, table: "RefereeTable") -> None:
        self.table = table
        self.match = table.match
        self.codes = table.match.game.codes
        self.told: Told | None = None
        self._only_use: str | None = None
        """How the card that was just named had to be used, which nobody was asked."""

    @property
    def wanted(self) -> Wanted | None:
        """What people are asked besides choices."""
        return None if self.told is None else self.told.wanted

    def take(self, line: str) -> list[str]:
        """Carry out what a line says, up to the first part that is wrong; what is to say then."""
        parts = [part.strip() for part in re.split("[,;]", line) if part.strip()]
        before = self.match.state.choices
        self._only_use = None
        for number, part in enumerate(parts):
            try:
                self._part(part.split())
            except Dropped:
                return []
            except DetenteError as error:
                why = self.table.texts.error(error)
                return [why] if len(parts) == 1 else [why, self._left_out(parts[number:], before)]
        return []

    def _left_out(self, parts: list[str], before: int) -> str:
        """What of a line was not done."""
        if self.told is None and self.match.state.choices == before:
            return self.table.texts.say("referee-nothing-done")
        return self.table.texts.quote("referee-left-out", parts=", ".join(parts))

    def _part(self, words: list[str]) -> None:
        while words:
            if self.match.state.over:
                raise BadInput("referee-over", word=" ".join(words))
            words = self._choice(words) if self.told is None else self._answer(self.told, words)

    # --- choices ------------------------------------------------------------------------------

    def _choice(self, words: list[str]) -> list[str]:
        """Make the choice that the first words name, as often as a number after it says."""
        if self._only_use is not None:
            words = self._without_use(words, self._only_use)
            self._only_use = None
            if not words:
                return []
        seat = self.match.next_seat()
        asked = self._asked()
        named = " ".join(words)
        code, words = self.chosen(seat, words)
        if words and words[0] == "0":
            raise BadInput("referee-not-understood", word=named)
        self.table.choose(seat, code)
        self._only_use = self._use_of(code)
        settled = self.told is None and not self.match.state.over
        if not (settled and words and words[0].isdecimal()):
            return words
        count = int(words[0][:9])
        for done in range(1, count):
            if self.told is not None or self._asked() != asked:
                raise BadInput("referee-too-often", count=count, done=done)
            self.table.choose(seat, code)
        return words[1:]

    def _use_of(self, code: str) -> str | None:
        """How a card was used, if the last choice laid it down, and there was only one way."""
        if self.told is not None or not is_card(self.match.game.action_of[code]):
            return None
        happened = [_USES[e.kind] for e in news(self.match.referee.state) if e.kind in _USES]
        return happened[0] if happened else None

    def _without_use(self, words: list[str], use: str) -> list[str]:
        """The words after the name of a use, if they begin with it."""
        for name in (use, *(texts.name(use) for texts in self._languages())):
            said = [word.casefold() for word in name.split()]
            if [word.casefold() for word in words[: len(said)]] == said:
                return words[len(said) :]
        return words

    def _asked(self) -> tuple[object, ...]:
        """By what it can be told that the same is still asked."""
        state = self.match.state
        return () if state.over else (state.to_act, type(state.decision()))

    def chosen(self, seat: int, words: list[str]) -> tuple[str, list[str]]:
        """The code that the first words name as a choice of a seat, and the other words."""
        options = self.table.options(seat)
        if not self.match.referee.asks_for_hidden_card:
            return self._understood(words, [options, self.codes], options)
        likely = [*options, *self._likely_cards()]
        return self._understood(words, [likely, self._all_cards(), self.codes], options)

    def begin(self, seat: int, action: int) -> None:
        """Carry out a choice, as far as that is possible without being told more."""
        self.told = Told(seat, action)
        self._carry_out(self.told)

    def _carry_out(self, told: Told) -> None:
        try:
            with self.table.stop.held():
                self.match.carry_out(told)
                self.told = None
                self.table.save()
        except Wanted as wanted:
            told.wanted = wanted
        except DetenteError:
            if not told.take_back():
                self.told = None
            raise

    # --- what people are asked besides choices ------------------------------------------------

    def _answer(self, told: Told, words: list[str]) -> list[str]:
        """Take an answer from the first words, and try again to carry out the choice."""
        assert told.wanted is not None
        question = told.wanted.message
        if question == DIE:
            told.outcomes.append(_die(words[0]))
            rest = words[1:]
        elif question in LISTS:
            rest = self._scoring_card(told, told.wanted.key, words)
        else:
            code, rest = self._understood(words, [self._likely_cards(), self._all_cards()])
            card = self.match.game.action_of[code]
            (told.outcomes if question == DRAWN else told.last).append(card)
        self._carry_out(told)
        return rest

    def _scoring_card(self, told: Told, key: tuple[str, int], words: list[str]) -> list[str]:
        scoring = [self.codes[card] for card in cards_in(SCORING_CARDS)]
        code, rest = self._understood(words, [[*_THESE_ARE_ALL, *scoring]])
        if code in _THESE_ARE_ALL:
            told.complete.add(key)
        else:
            told.lists.setdefault(key, []).append(self.match.game.action_of[code])
        return rest

    # --- names --------------------------------------------------------------------------------

    def _likely_cards(self) -> list[str]:
        """The cards of which nobody can say that they are not in a hand."""
        known = [card for hand in self.match.referee.state.hand for card in cards_in(hand)]
        return [self.codes[card] for card in {*self.match.referee.deal.hidden, *known}]

    def _all_cards(self) -> list[str]:
        return [code for action, code in enumerate(self.codes) if is_card(action)]

    def _understood(
        self, words: list[str], tiers: Sequence[Sequence[str]], options: Sequence[str] = ()
    ) -> tuple[str, list[str]]:
        """The code that the first words mean, as many of them as make sense, and the other words.

        A number is that of an option. A name is looked for in one tier of codes after the other.
        """
        numbered = option_numbered(words[0], [*options]) if options else None
        if numbered is not None:
            return numbered, words[1:]
        for count in range(len(words), 0, -1):
            word = " ".join(words[:count])
            for codes in tiers:
                found = self._meant(word, codes)
                if len(found) > 1:
                    names = [self.table.texts.name(code) for code in found]
                    raise BadInput("referee-ambiguous", word=word, meant=names)
                if found:
                    return found[0], words[count:]
        raise BadInput("referee-not-understood", word=" ".join(words))

    def _meant(self, word: str, codes: Sequence[str]) -> list[str]:
        """By names in the reader's language, else by English ones."""
        for texts in self._languages():
            if found := meant(word, codes, texts):
                return found
        return []

    def _languages(self) -> list[Texts]:
        return [self.table.texts, Texts("en", self.match.game.name)]


def _die(word: str) -> int:
    if word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= _HIGHEST:
        return int(word)
    raise BadInput("referee-bad-die", word=word)
