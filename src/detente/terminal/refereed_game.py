"""A game on a real table as the terminal has it: the referee and the answers of the people."""

from dataclasses import dataclass, field
from pathlib import Path

import detente
from detente.console.referee import GameReferee, Question, referee_part, refereed_games
from detente.core.errors import InvalidInput
from detente.core.record import Record
from detente.core.record_file import read_record
from detente.terminal import saves
from detente.terminal.local_game import HUMAN, LocalGame
from detente.texts import Texts


class AnswerNeeded(Exception):
    """A question that people must answer before a move can be made."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


@dataclass
class PendingMove:
    """The move that is being made, and the answers that people have given so far."""

    seat: int
    action: int
    given: dict[Question, list[int]] = field(default_factory=dict)
    needed: Question | None = None
    """The question that waits for an answer, the last one asked."""
    listed: list[int] = field(default_factory=list)
    """The answers to it so far, if it is one with several."""

    def ask(self, question: Question) -> list[int]:
        """The answer that was given; AnswerNeeded if there is none yet."""
        if question not in self.given:
            raise AnswerNeeded(question)
        return self.given[question]

    def answer(self, values: list[int]) -> None:
        """Take this as the answer to the question that waits for one."""
        assert self.needed is not None
        self.given[self.needed] = values
        self.listed = []

    def take_back(self) -> bool:
        """Forget the last answer; False if there is none."""
        if self.needed is None:
            return False
        self.given.pop(self.needed, None)
        return True


class RefereedGame(LocalGame):
    """A game on a real table: people in all seats, and nothing known of what they hide."""

    def __init__(self, referee: GameReferee, save_path: Path | None) -> None:
        super().__init__(referee.state, 0, HUMAN, save_path)
        self.referee = referee

    @property
    def save_name(self) -> str:
        """A game on a real table is saved under a name that says so."""
        return f"{saves.REFEREED}-{self.game.name}"

    def carry_out(self, pending: PendingMove) -> None:
        """Make a move; raises AnswerNeeded, and changes nothing, if an answer is missing."""
        self.referee.play(pending.seat, pending.action, pending.ask)
        self.state = self.referee.state

    def undo(self, seat: int) -> None:
        """Take back the last move of any seat, with its outcomes."""
        self.referee.undo()
        self.go_back(self.referee.state)

    def record(self, language: str) -> Record:
        """The game so far, with a note that its hidden cards are assumed ones."""
        supposed = Texts(language).say("record-cards-supposed")
        return self.referee.record({saves.REFEREED: supposed, "language": language})


def new_game(game: str | None, settings: dict[str, str]) -> RefereedGame:
    """A new game, by default of the first that has a referee; InvalidInput if it has none."""
    allowed = refereed_games()
    game = game or next(iter(allowed), "")
    part = referee_part(game) if game in allowed else None
    if part is None:
        raise InvalidInput("referee-unknown-game", game=game, allowed=allowed)
    referee = part.new(detente.game(game, **settings))
    return RefereedGame(referee, None)


def resumed_game(path: Path) -> RefereedGame:
    """A saved game; InvalidInput if it is none of a referee."""
    written = read_record(path)
    record = written.record
    part = referee_part(record.game) if record.game in refereed_games() else None
    if part is None or saves.REFEREED not in record.notes:
        raise InvalidInput("referee-foreign-save", file=str(path))
    written.verify()
    local_game = RefereedGame(part.resume(record), path)
    local_game.mark_seen()
    return local_game
