"""Who may sit where, see what and act for whom: the rules of seats once more, without a server.

A model knows nothing of generations, hashes and locks. It is told what somebody does and says
whether it must be granted. `test_seat_rules.py` compares it with the server.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

LIMIT = 180.0
"""After so many seconds somebody is away too long."""


@dataclass
class Paper:
    """A token that somebody was given: for which seat, by whom, and while which person has it."""

    kind: str
    seat: int
    person: int
    maker: str
    used: bool = False


@dataclass
class Chair:
    """A seat. `devices` are guests and tokens; `person` counts those who have had it or left it."""

    kind: str
    devices: set[str] = field(default_factory=set)
    person: int = 0
    left_by: set[str] = field(default_factory=set)
    consents: set[int] = field(default_factory=set)
    admits: set[int] = field(default_factory=set)
    came_by: dict[str, str] = field(default_factory=dict)
    seen: float = 0.0


def is_guest(device: str) -> bool:
    """Whether a device is a guest, who is called g and a number, and no token."""
    return len(device) == 2


class Model:
    """One table: who may do what there."""

    def __init__(self, kinds: Iterable[str], now: float) -> None:
        self.now = self.running_since = now
        self.chairs = [Chair(kind, seen=now) for kind in kinds]
        self.papers: dict[str, Paper] = {}
        self.sockets: list[str] = []
        self.asked: dict[int, float] = {}
        self.over = self.closed = False

    # --- who is who ---------------------------------------------------------------------------

    def seats(self, device: str) -> list[int]:
        """The seats that a device has."""
        return [seat for seat, chair in enumerate(self.chairs) if device in chair.devices]

    def guests(self, seat: int) -> set[str]:
        """The guests who have a seat."""
        return {device for device in self.chairs[seat].devices if is_guest(device)}

    def may_return(self, device: str) -> list[int]:
        """The seats that a guest has left and may take again."""
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if chair.kind == "left" and device in chair.left_by]

    def same_person(self, seat: int) -> set[int]:
        """The seats of the person who has this one."""
        mine = self.guests(seat)
        return {seat} | {other for other in range(len(self.chairs)) if self.guests(other) & mine}

    def others(self, seat: int) -> list[set[int]]:
        """The seats of each other person."""
        same, found = self.same_person(seat), []
        for other in range(len(self.chairs)):
            if other not in same and self.guests(other):
                group = self.same_person(other)
                if group not in found:
                    found.append(group)
        return found

    # --- absence ------------------------------------------------------------------------------

    def away(self, seat: int, since: float) -> float:
        """For how long the person of a seat has been away, counted from then at the earliest."""
        if any(seat in self.seats(device) for device in self.sockets):
            return 0.0
        return self.now - max(self.chairs[seat].seen, since, self.running_since)

    def fillable(self, seat: int) -> bool:
        """Whether others may fill a seat, because it was left or its person is away too long."""
        chair = self.chairs[seat]
        if self.over or self.closed or not self.others(seat):
            return False
        if chair.kind == "person" and seat in self.asked:
            return self.away(seat, self.asked[seat]) >= LIMIT
        return chair.kind == "left"

    def saw(self, device: str) -> None:
        """A device of a person was there."""
        for seat in self.seats(device):
            chair = self.chairs[seat]
            if chair.kind == "person":
                chair.seen, chair.consents, chair.admits = self.now, set(), set()

    def hang_up(self, device: str) -> None:
        """A connection of a device ends."""
        self.sockets.remove(device)
        for seat in self.seats(device):
            if not any(seat in self.seats(other) for other in self.sockets):
                chair = self.chairs[seat]
                if chair.kind == "person":
                    chair.seen, chair.consents, chair.admits = self.now, set(), set()

    # --- sitting down -------------------------------------------------------------------------

    def newcomer(self, seat: int) -> bool:
        """Whether somebody new may come to a seat that was left: two others or more, all agree."""
        others = self.others(seat)
        return len(others) >= 2 and set().union(*others) <= self.chairs[seat].admits

    def join(self, guest: str, seat: int, token: str | None) -> bool:
        """Sit down at a seat, by its name or with a token for it."""
        chair, mine = self.chairs[seat], self.seats(guest)
        paper = self.papers.get(token) if token else None
        if token and paper is None:
            return False
        if guest in chair.devices:
            return True
        if token and token in chair.devices:
            if mine:
                return False
            chair.devices.add(guest)
            chair.came_by[guest] = token
            return True
        if self.closed or (mine and guest not in chair.left_by):
            return False
        valid = paper is not None and paper.person == chair.person and not paper.used
        invited = valid and paper is not None and paper.kind == "invitation"
        named = valid and paper is not None and paper.kind == "successor"
        granted = {
            "open": token is None or invited,
            "link": invited,
            "left": guest in chair.left_by or named or (invited and self.newcomer(seat)),
            "person": invited and self.fillable(seat) and self.newcomer(seat),
        }.get(chair.kind, False)
        if granted:
            if paper:
                paper.used = True
            self.change(seat, "person")
            chair.devices.add(guest)
        return granted

    def change(self, seat: int, kind: str) -> None:
        """A seat gets another person, or none: whatever was agreed or given before ends."""
        chair = self.chairs[seat]
        chair.kind, chair.person, chair.seen = kind, chair.person + 1, self.now
        chair.devices, chair.came_by, chair.left_by = set(), {}, set()
        chair.consents, chair.admits = set(), set()
        for other in self.chairs:
            other.consents.discard(seat)
            other.admits.discard(seat)

    def give(self, token: str, kind: str, seat: int, maker: str) -> None:
        """Somebody has been given a token."""
        chair = self.chairs[seat]
        self.papers.setdefault(token, Paper(kind, seat, chair.person, maker))
        if kind in ("seat", "link"):
            chair.devices.add(token)

    # --- giving up and giving away ------------------------------------------------------------

    def invite(self, device: str, seat: int, host: str) -> bool:
        """Make an invitation to a seat."""
        mine = self.seats(device)
        if self.closed or (not mine and device != host):
            return False
        if self.chairs[seat].kind in ("open", "link"):
            return True
        return bool(mine) and seat not in mine and self.fillable(seat) and self.newcomer(seat)

    def leave(self, device: str, named: list[str]) -> bool:
        """Give up all one's seats, and name successors."""
        mine = self.seats(device)
        papers = [self.papers.get(token) for token in named]
        if not mine or not all(
            paper
            and paper.kind == "successor"
            and paper.seat in mine
            and paper.person == self.chairs[paper.seat].person
            for paper in papers
        ):
            return False
        staying = [seat for seat in range(len(self.chairs)) if seat not in mine]
        self.closed = self.closed or not (self.over or named or any(map(self.guests, staying)))
        for seat in mine:
            chair, guests = self.chairs[seat], self.guests(seat)
            self.change(seat, chair.kind if self.over else "left")
            chair.left_by = guests
        for token, paper in [*self.papers.items()]:
            if token in named:
                paper.person += 1
            elif paper.seat in mine:
                del self.papers[token]
        return True

    def admit(self, device: str, seat: int) -> bool:
        """Agree to somebody new."""
        agreeing = self.agreeing(device, seat)
        if agreeing and len(self.others(seat)) >= 2:
            self.chairs[seat].admits |= agreeing
            return True
        return False

    def take_over(self, device: str, seat: int) -> bool:
        """Agree to a bot."""
        agreeing, chair = self.agreeing(device, seat), self.chairs[seat]
        if not agreeing:
            return False
        chair.consents |= agreeing
        since = chair.seen
        if chair.kind == "person":
            since = max(since, self.asked[seat], self.running_since) + LIMIT
        same = self.same_person(seat)
        needed = {
            other
            for other, one in enumerate(self.chairs)
            if one.kind == "person" and other not in same and self.away(other, since) < LIMIT
        }
        if needed <= chair.consents:
            chair.kind = "bot"
            chair.consents, chair.admits, chair.left_by = set(), set(), set()
        return True

    def agreeing(self, device: str, seat: int) -> set[int]:
        """For which seats a device agrees to fill another one; none if it may not."""
        mine = self.seats(device)
        agreeing = self.same_person(min(mine)) if mine else set()
        return set() if seat in agreeing or not self.fillable(seat) else agreeing

    def reclaim(self, device: str) -> bool:
        """Take one's seats back from bots."""
        taken = [seat for seat in self.seats(device) if self.chairs[seat].kind == "bot"]
        for seat in taken:
            self.chairs[seat].kind, self.chairs[seat].seen = "person", self.now
        return bool(taken)

    def revoke(self, device: str, target: str) -> bool:
        """End the rights of one of one's devices, with the tokens it came by or made."""
        seats = [seat for seat in self.seats(device) if target in self.chairs[seat].devices]
        guest = is_guest(target)
        if not seats or (guest and any(self.guests(seat) == {target} for seat in seats)):
            return False
        for seat in seats:
            chair = self.chairs[seat]
            ended = {target, chair.came_by.pop(target, "")}
            ended |= {t for t, p in self.papers.items() if p.seat == seat and p.maker == target}
            chair.devices -= ended
            for token in ended:
                self.papers.pop(token, None)
        return True

    # --- playing ------------------------------------------------------------------------------

    def may_play(self, device: str, seat: int) -> bool:
        """Whether a device may move for a seat now."""
        mine = seat in self.seats(device) and self.chairs[seat].kind == "person"
        return mine and seat in self.asked and not (self.over or self.closed)

    def played(self, seat: int, to_act: Iterable[int]) -> None:
        """A seat has moved; these must move now."""
        before = self.asked
        self.asked = {one: self.now if one == seat else before.get(one, self.now) for one in to_act}
        self.over = not self.asked
        self.chairs[seat].seen = self.now
