"""A game on a real table as the terminal keeps it: the referee's books, and what people told."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import detente
from detente.core.errors import BadInput
from detente.core.record import Record, read_record
from detente.games.twilight_struggle.reconstruction.trajectory import path_of
from detente.games.twilight_struggle.referee.referee import Referee, new_referee
from detente.games.twilight_struggle.rules.game import TwilightStruggle
from detente.games.twilight_struggle.rules.sides import US
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.terminal import saves
from detente.terminal.match import HUMAN, Match
from detente.texts import Texts


class Wanted(Exception):
    """People must tell something before a choice can be carried out."""

    def __init__(self, message: str, side: int) -> None:
        super().__init__(message, side)
        self.message = message
        """Of the question, one of those below."""
        self.side = side
        self.key = message, side


DIE = "referee-die"
DRAWN = "referee-drawn"
SCORING = "referee-scoring"
LAST = "referee-last"
LATE = "referee-late"
LISTS = (SCORING, LATE)
"""The questions that are answered by any number of scoring cards."""


@dataclass
class Told:
    """The choice that is being carried out, and what people have told about it so far."""

    seat: int
    action: int
    outcomes: list[int] = field(default_factory=list)
    lists: dict[tuple[str, int], list[int]] = field(default_factory=dict)
    complete: set[tuple[str, int]] = field(default_factory=set)
    """The lists of which people have said that they are."""
    last: list[int] = field(default_factory=list)
    used: int = 0
    wanted: Wanted | None = None

    def die(self, trial: ColdWar, side: int) -> int:
        """The next number that was told."""
        return self._next(DIE, side)

    def drawn(self, trial: ColdWar, side: int) -> int:
        """The next card that was told."""
        return self._next(DRAWN, side)

    def _next(self, question: str, side: int) -> int:
        if self.used == len(self.outcomes):
            raise Wanted(question, side)
        self.used += 1
        return self.outcomes[self.used - 1]

    def scoring_cards(self, trial: ColdWar) -> list[int]:
        """Those that were told."""
        return self._list(SCORING, US)

    def late_cards(self, trial: ColdWar, side: int) -> list[int]:
        """Those that were told."""
        return self._list(LATE, side)

    def _list(self, question: str, side: int) -> list[int]:
        if (question, side) not in self.complete:
            raise Wanted(question, side)
        return self.lists.get((question, side), [])

    def last_card(self, trial: ColdWar) -> int:
        """The card that was told."""
        if not self.last:
            raise Wanted(LAST, US)
        return self.last[0]

    def take_back(self) -> bool:
        """Forget the last answer; False if there was none."""
        if self.wanted is None:
            return False
        if self.wanted.message in LISTS:
            self.lists.pop(self.wanted.key, None)
            self.complete.discard(self.wanted.key)
        else:
            (self.last if self.wanted.message == LAST else self.outcomes).pop()
        return True


class Refereed(Match):
    """The match of a game on a real table: two people, and nothing known of their hands."""

    def __init__(self, referee: Referee, save: Path) -> None:
        super().__init__(referee.state, 0, HUMAN, save)
        self.referee = referee

    def carry_out(self, told: Told) -> None:
        """Carry out a choice; raises Wanted, and changes nothing, if more must be told first."""
        told.used = 0
        self.referee.choose(told.seat, told.action, told)
        self.state = self.referee.state

    def undo(self, seat: int) -> None:
        """Take back the last choice, whoever made it, dice included."""
        self.referee.undo()
        self.go_back(self.referee.state)

    def record(self, language: str) -> Record:
        """The game so far, with a note that its hidden cards are supposed ones."""
        supposed = Texts(language).say("record-cards-supposed")
        return self.referee.record({saves.REFEREED: supposed, "language": language})


def new_game(game: str, options: dict[str, str]) -> Refereed:
    """A game that begins."""
    rules = cast(TwilightStruggle, detente.game(game, **options))
    if rules.reveal_held:
        raise BadInput("referee-no-reveal-held")
    return Refereed(new_referee(rules), saves.new_save(f"{saves.REFEREED}-{game}"))


def resumed_game(path: Path) -> Refereed:
    """A game that was kept before."""
    written = read_record(path)
    if saves.REFEREED not in written.record.notes or written.record.game != TwilightStruggle.name:
        raise BadInput("referee-foreign-save", file=str(path))
    written.verify()
    match = Refereed(Referee(path_of(written.record)), path)
    match.recall()
    return match
