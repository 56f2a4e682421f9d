"""A game in the terminal: who plays each seat, which events were shown, where it is saved."""

import secrets
from pathlib import Path
from typing import Final

import detente
from detente import bots
from detente.core.errors import InvalidInput
from detente.core.game import Game
from detente.core.record import Record
from detente.core.record_file import read_record
from detente.core.rng import rng_from_seed
from detente.core.state import State
from detente.core.view_types import Event
from detente.registry import in_a_line
from detente.stories import Moment, Teller, stories_of
from detente.terminal import saves

HUMAN: Final = "human"
RANDOM: Final = "random"
DEFAULT_OPPONENT: Final = "officer"

_SHOWN_AGAIN: Final = 5
"""How many of the last events are shown again to a seat that has not moved yet."""


class LocalGame:
    """A state with people and bots in its seats; `opponent` is one for all others, or a list.

    `save_path` is None until the game is first saved.
    """

    def __init__(self, state: State, mine: int, opponent: str, save_path: Path | None) -> None:
        self.state = state
        self.mine = mine
        self.opponent = opponent
        self.save_path = save_path
        clockwise = [HUMAN, *_others(opponent, state.seats)] * 2
        self.players = clockwise[state.seats - mine : 2 * state.seats - mine]
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        self.bots = {
            seat: _bot(player, state.game, f"{self.seed} {seat}")
            for seat, player in enumerate(self.players)
            if player != HUMAN
        }
        self._seen = [0] * (state.seats + 1)
        self._tellers: dict[int | None, Teller] = {}

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
        """The seed of the game, from which the seeds of its bots are made."""
        return str((self.state.origin or {}).get("seed", 0))

    @property
    def save_name(self) -> str:
        """How the name of the file begins in which the game is saved."""
        return self.game.name

    def next_seat(self) -> int:
        """The seat that moves next; of several at once a bot first, so that people can undo."""
        return min(self.state.to_act, key=lambda seat: (seat in self.people, seat))

    def new_events(self, seat: int | None) -> list[Event]:
        """The events for a seat (None: for everybody) since the last call."""
        events = self.state.events(seat)
        viewer = -1 if seat is None else seat
        new = events[self._seen[viewer] :]
        self._seen[viewer] = len(events)
        return new

    def new_moments(self, seat: int | None) -> tuple[list[Moment], list[Event]]:
        """The same as moments, and the events that no story tells and only this seat saw."""
        shown = self._seen[-1 if seat is None else seat]
        new = self.new_events(seat)
        stories, teller = stories_of(self.game.name), self._tellers.get(seat)
        if teller is None or teller.events != shown:
            teller = self._tellers[seat] = Teller(stories)
            teller.tell(self.state.events(seat)[:shown])
        untold = [event for event in new if event["id"] in stories.quiet]
        public = self.state.events(None, untold[0]["move_number"]) if untold else []
        return teller.tell(new), [event for event in untold if event not in public]

    def mark_seen(self) -> None:
        """Count as shown what happened before each seat's last move, and all but a few events."""
        moves = self.state.record().moves
        first = self.state.move_number - len(moves)
        for seat in (*range(self.state.seats), None):
            events = self.state.events(seat)
            shown = max(len(events) - _SHOWN_AGAIN, 0)
            own = [first + number for number, (mover, _) in enumerate(moves, 1) if mover == seat]
            if own:
                shown = sum(event["move_number"] < own[-1] for event in events)
            self._seen[-1 if seat is None else seat] = shown

    def bot_move(self, seat: int) -> str:
        """The move of the bot in this seat; InvalidInput if it fails."""
        seed = f"{self.seed} {self.state.move_number}"
        try:
            move = bots.ask(self.bots[seat], self.state, seat, seed)
            if refusal := self.state.explain(seat, move):
                raise refusal
        except (Exception, SystemExit) as error:
            raise InvalidInput(
                "terminal-bot-failed", bot=self.players[seat], what=in_a_line(error)
            ) from error
        return move

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; InvalidInput says why not."""
        choosers = [chooser for chooser, _ in self.state.record().moves]
        if seat not in choosers:
            raise InvalidInput("terminal-undo-nothing")
        before = self.state.undo(seat)
        if before is None:
            other = choosers[-1] != seat
            raise InvalidInput("terminal-undo-other" if other else "terminal-undo-revealed")
        self.go_back(before)

    def go_back(self, before: State) -> None:
        """Go on from an earlier state; the events after it count as not shown."""
        self.state = before
        for seat in (*range(before.seats), None):
            viewer = -1 if seat is None else seat
            self._seen[viewer] = min(self._seen[viewer], len(before.events(seat)))
        self._tellers.clear()

    def record(self, language: str) -> Record:
        """The game so far, with the notes that resuming it needs."""
        record = self.state.record()
        side = self.game.seat_name(self.mine)
        record.notes = {"side": side, "opponent": self.opponent, "language": language}
        return record

    def save(self, language: str) -> Path:
        """Save the game, a finished one among the records; returns the file it is in."""
        record = self.record(language)
        if self.save_path is None:
            self.save_path = saves.new_save(self.save_name)
        if not self.state.over:
            saves.write(self.save_path, record.text())
            return self.save_path
        path = saves.finished(self.save_path)
        saves.write(path, record.text(self.state))
        self.save_path.unlink(missing_ok=True)
        return path


def new_game(
    game: str,
    settings: dict[str, str],
    seats: int | None,
    side: str | None,
    opponent: str | None,
    seed: str | None,
) -> LocalGame:
    """A new game; what is None gets a default."""
    rules = detente.game(game, **settings)
    seed = seed if seed is not None else str(secrets.randbelow(1_000_000_000))
    state = rules.start(seats, seed)
    mine = _seat(state, side, seed)
    _check_solo(state, opponent)
    return LocalGame(state, mine, opponent or DEFAULT_OPPONENT, None)


def resumed_game(path: Path, side: str | None, opponent: str | None) -> LocalGame:
    """A saved game; side and opponent are those of the save if they are None."""
    written = read_record(path)
    state = written.verify()
    notes = written.record.notes
    if saves.REFEREED in notes and not state.over:
        raise InvalidInput("terminal-refereed-save", file=str(path))
    mine = _seat(state, side or notes.get("side"), "")
    _check_solo(state, opponent)
    ours = "side" in notes or state.over
    save = path if ours else None
    local_game = LocalGame(state, mine, opponent or notes.get("opponent") or DEFAULT_OPPONENT, save)
    local_game.mark_seen()
    return local_game


def _seat(state: State, side: str | None, seed: str) -> int:
    if side is None:
        return 0
    if side == RANDOM:
        return rng_from_seed(f"side {seed}").uniform(state.seats)
    seat = state.find_seat(side)
    if seat is None:
        names = state.game.seat_names[: state.seats]
        raise InvalidInput("terminal-unknown-side", side=side, allowed=[*names, RANDOM])
    return seat


def _check_solo(state: State, opponent: str | None) -> None:
    """Raise InvalidInput if an opponent is asked for in a game that is played alone."""
    if opponent and state.seats == 1:
        raise InvalidInput("terminal-no-opponent-solo", opponent=opponent)


def _others(opponent: str, seats: int) -> list[str]:
    """The player of each other seat, clockwise: all the same, or as they are listed."""
    listed = opponent.split(",")
    if len(listed) == 1:
        return listed * (seats - 1)
    if len(listed) != seats - 1:
        raise InvalidInput("terminal-opponent-count", opponent=opponent, others=seats - 1)
    return listed


def _bot(opponent: str, game: Game, seed: str) -> bots.Bot:
    try:
        return bots.make(opponent, game.name, seed)
    except InvalidInput as error:
        if error.message != "unknown-bot":
            raise
        allowed = [*bots.names(), HUMAN]
        raise InvalidInput(
            "terminal-unknown-opponent", opponent=opponent, allowed=allowed
        ) from error
