"""A game at the terminal: who sits where, what each has seen, where it is kept."""

import secrets
from pathlib import Path
from typing import Final

import detente
from detente import bots
from detente.core.errors import BadInput
from detente.core.game import Game
from detente.core.record import Record, read_record
from detente.core.rng import chance_from
from detente.core.state import State
from detente.core.view import Event
from detente.terminal import saves

HUMAN: Final = "human"
RANDOM: Final = "random"
DEFAULT_OPPONENT: Final = "officer"

_RECALLED: Final = 5


class Match:
    """A state with people and bots in its seats; `opponent` is one for all others, or a list."""

    def __init__(self, state: State, mine: int, opponent: str, save: Path) -> None:
        self.state = state
        self.mine = mine
        self.opponent = opponent
        self.save = save
        clockwise = [HUMAN, *_others(opponent, state.seats)] * 2
        self.players = clockwise[state.seats - mine : 2 * state.seats - mine]
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        self.bots = {
            seat: _bot(player, state.game, f"{self.seed} {seat}")
            for seat, player in enumerate(self.players)
            if player != HUMAN
        }
        self._seen = [0] * (state.seats + 1)

    @property
    def game(self) -> Game:
        """The rules."""
        return self.state.game

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    @property
    def seed(self) -> str:
        """What the game's chance, and so a bot's, was started from."""
        return str((self.state.origin or {}).get("seed", 0))

    def next_seat(self) -> int:
        """Who chooses next; of several asked at once a bot first, so that people can undo."""
        return min(self.state.to_act, key=lambda seat: (seat in self.people, seat))

    def news(self, seat: int | None) -> list[Event]:
        """What the seat (None: everyone) saw happen since it was last told."""
        events = self.state.events(seat)
        seen = -1 if seat is None else seat
        news = events[self._seen[seen] :]
        self._seen[seen] = len(events)
        return news

    def recall(self) -> None:
        """Count all but the last few things that happened as told."""
        for seat in (*range(self.state.seats), None):
            told = len(self.state.events(seat)) - _RECALLED
            self._seen[-1 if seat is None else seat] = max(told, 0)

    def bot_choice(self, seat: int) -> str:
        """What the bot in this seat wants."""
        return bots.ask(self.bots[seat], self.state, seat, f"{self.seed} {self.state.choices}")

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice; BadInput says why not."""
        choosers = [chooser for chooser, _ in self.state.record().choices]
        if seat not in choosers:
            raise BadInput("terminal-undo-nothing")
        before = self.state.undo(seat)
        if before is None:
            other = choosers[-1] != seat
            raise BadInput("terminal-undo-other" if other else "terminal-undo-revealed")
        self.go_back(before)

    def go_back(self, before: State) -> None:
        """Go on from an earlier state; what has not happened in it can be told again."""
        self.state = before
        for watcher in (*range(before.seats), None):
            place = -1 if watcher is None else watcher
            self._seen[place] = min(self._seen[place], len(before.events(watcher)))

    def record(self, language: str) -> Record:
        """The game so far, with all that is needed to sit down at it again."""
        record = self.state.record()
        side = self.game.seat_name(self.mine)
        record.notes = {"side": side, "opponent": self.opponent, "language": language}
        return record

    def keep(self, language: str) -> Path:
        """Save the game, a finished one among the records; the file it is in now."""
        record = self.record(language)
        if not self.state.over:
            saves.write(self.save, record.text())
            return self.save
        path = saves.finished(self.save)
        saves.write(path, record.text(self.state))
        self.save.unlink(missing_ok=True)
        return path


def new_match(
    game: str,
    options: dict[str, str],
    seats: int | None,
    side: str | None,
    opponent: str | None,
    seed: str | None,
) -> Match:
    """A new game; whatever is None is chosen for the player."""
    rules = detente.game(game, **options)
    seed = seed if seed is not None else str(secrets.randbelow(1_000_000_000))
    state = rules.start(seats, seed)
    mine = _seat(state, side, seed)
    return Match(state, mine, opponent or DEFAULT_OPPONENT, saves.new_save(game))


def resumed_match(path: Path, side: str | None, opponent: str | None) -> Match:
    """A saved game; side and opponent stay as they were unless others are wanted."""
    written = read_record(path)
    state = written.verify()
    notes = written.record.notes
    if saves.REFEREED in notes and not state.over:
        raise BadInput("terminal-refereed-save", file=str(path))
    mine = _seat(state, side or notes.get("side"), "")
    ours = "side" in notes or state.over
    save = path if ours else saves.new_save(state.game.name)
    match = Match(state, mine, opponent or notes.get("opponent") or DEFAULT_OPPONENT, save)
    match.recall()
    return match


def _seat(state: State, side: str | None, seed: str) -> int:
    if side is None:
        return 0
    if side == RANDOM:
        return chance_from(f"side {seed}").below(state.seats)
    seat = state.seat_called(side)
    if seat is None:
        names = state.game.seat_names[: state.seats]
        raise BadInput("terminal-unknown-side", side=side, allowed=[*names, RANDOM])
    return seat


def _others(opponent: str, seats: int) -> list[str]:
    """Who sits in each of the other seats, clockwise: all the same, or as they are listed."""
    listed = opponent.split(",")
    if len(listed) == 1:
        return listed * (seats - 1)
    if len(listed) != seats - 1:
        raise BadInput("terminal-opponent-count", opponent=opponent, others=seats - 1)
    return listed


def _bot(opponent: str, game: Game, seed: str) -> bots.Bot:
    try:
        return bots.make(opponent, game.name, seed)
    except BadInput as error:
        if error.message != "unknown-bot":
            raise
        allowed = [*bots.names(), HUMAN]
        raise BadInput("terminal-unknown-opponent", opponent=opponent, allowed=allowed) from error
