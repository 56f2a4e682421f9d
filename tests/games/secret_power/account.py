"""The account of Secret Power: the table as the log tells it (detente.testing.log_truth)."""

from collections.abc import Iterator
from typing import Any, ClassVar, cast

from detente.core.event_log import EventKind
from detente.games.secret_power.rules import log, outcomes
from detente.games.secret_power.rules.codes import FIRST_MINOR, FIRST_OPERATION
from detente.games.secret_power.rules.game import SecretPower
from detente.games.secret_power.rules.objects import (
    ALL_OBJECTS,
    COLOURS,
    GROUP,
    GROUPS,
    MULTIPLIER,
    TYPE,
    TYPES,
)
from detente.games.secret_power.rules.people import ACTION, ACTION_KINDS, ACTIONS
from detente.games.secret_power.rules.projects import OPERATIONS, PROJECTS, WARS
from detente.games.secret_power.rules.scoring import total
from detente.games.secret_power.rules.state import Conspiracy
from detente.games.secret_power.rules.tables import Tables, tables
from detente.games.secret_power.rules.treaties import TREATIES
from detente.testing.log_truth import Account, Checks

HUMAN, FALCON = 0, 1
PLACE, AGENTS, SHADOWS, OCCUPANT, PARTNER = range(5)
"""What a position says of an object card, in this order."""
MINORS = 4
COMINTERN, ESPIONAGE = PROJECTS.index("comintern"), PROJECTS.index("espionage")


class Table(Account):
    """Cards and agents by where they lie, with the order of all decks."""

    silent: ClassVar[dict[str, str]] = {
        "spent": "whether shadows have served in a turn; turns of people are not told",
        "may_play": "whether a professional may still be played in a turn",
    }
    announced: ClassVar[dict[tuple[str, str], EventKind]] = {
        ("act", "train"): log.TRAINED,
        ("act", "pass"): log.PASSED,
        ("may_conclude", "pass"): log.NOTHING_CONCLUDED,
        ("conclude_another", "pass"): log.NOTHING_CONCLUDED,
        ("conclude_free", "pass"): log.NOTHING_CONCLUDED,
        ("conclude_by_symbol", "pass"): log.NOTHING_CONCLUDED,
    }
    paired: ClassVar[tuple[tuple[EventKind, ...], ...]] = (
        (log.OWN_PROFESSIONAL, log.PROFESSIONAL_TAKEN),
        (log.OWN_TREATY, log.TREATY_DRAWN, log.TREATY_KEPT),
        (
            log.TURN_STARTED,
            log.FALCON_TAKES_SUPPORT,
            log.FALCON_TAKES_CIRCLE,
            log.FALCON_TAKES_POWER,
            log.FALCON_TAKES_MATCHING,
            log.FALCON_TAKES_COLOUR,
            log.FALCON_OPERATES,
            log.FALCON_TRAINED,
        ),
    )

    def read(self, board: dict[str, Any]) -> dict[str, Any]:
        """The board with sets instead of sorted lists, and decks without what is known of them."""
        read = dict(board)
        read["concluded"] = [set(treaties) for treaties in read["concluded"]]
        for name in ("treaties", "professionals"):
            deck = read[name]
            read[name] = deck["cards"]
            read[f"{name} discard"] = set(deck["discard"])
        return read

    def begin(self) -> None:
        """Apply what nobody else is told, and what every game begins with."""
        agenda = self.change.before["agenda"]
        self.step: list[Any] = agenda[-1] if agenda else [""]
        self.tables: Tables = tables(self.game.revision)
        self.players = len(self.board["hands"])
        self.drawn: list[str] = []
        """Treaties that were drawn, and not told yet, before the deck was made anew."""
        self.put_aside: list[str] = []
        """Treaties that are about to be shuffled into the deck."""
        self.wars: list[str] = []
        """Wars that start with a round, and have not been told yet."""
        self.reasons: list[tuple[Any, ...]] = []
        """What the Falcon still has to tell of why he acts as he does in a turn."""
        self.scores: dict[int, int] = {}
        """By player the points that were told last."""
        self.passing: dict[int, list[str]] = {}
        """By player the pack that a draft brings next."""
        if self.step[0] == "put_on_top" and self.change.move in self.board["looked"]:
            self.put_on_top(self.change.move)
        if self.change.seat < 0:
            self.begin_game()

    def begin_game(self) -> None:
        """The first agents, by the order of turns, and the rounds of the wars."""
        after = self.change.after["board"]
        bonus = cast(SecretPower, self.game).seat_bonus(self.seats)
        for turn in range(self.players):
            player = (after["first"] + turn) % self.players
            self.recruit(player, self.tables.start_active + bonus[turn])
        self.board["war_rounds"] = list(self.tables.war_rounds)
        self.board["action_discard"] = after["actions_left"] + after["action_discard"]

    def close(self) -> None:
        """The packs of a draft are dealt and go round; the last card needs no choice."""
        if self.change.seat < 0 and self.game.settings["treaties"] == "draft" and self.seats > 1:
            self.board["packs"] = [[] for _ in range(self.players)]
            for turn in range(self.players):
                player = (self.board["first"] + turn) % self.players
                self.board["packs"][player] = self.take_treaties(self.tables.first_treaties)
        if self.passing and len(self.passing[0]) == 1:
            for player, pack in self.passing.items():
                self.board["hands"][player] += pack
            self.board["packs"] = []
        assert not self.wars and not self.reasons
        assert self.count(log.ACTIONS_SHUFFLED) == self.count(outcomes.ACTIONS_DECK)
        assert self.count(log.FINAL_SCORE) == self.players * self.ended()
        assert self.count(log.FINAL_RANK) == (self.ended() and self.seats == 1)
        if len(self.board["looked"]) == 1 and not self.change.after["board"]["looked"]:
            self.put_on_top(self.board["looked"][0])

    def put_on_top(self, treaty: str) -> None:
        """The order in which treaties are put back is a secret."""
        self.board["looked"].remove(treaty)
        self.board["treaties"].insert(0, treaty)

    def take_treaties(self, count: int) -> list[str]:
        """Treaties from the top of the deck, as many as there are."""
        while self.board["treaties"] and len(self.drawn) < count:
            self.drawn.append(self.board["treaties"].pop(0))
        taken, self.drawn = self.drawn[:count], self.drawn[count:]
        return taken

    # --- people ---------------------------------------------------------------------------------

    def mover(self, player: int) -> None:
        """The player is the one that moved."""
        assert player == self.change.seat

    def recruit(self, player: int, count: int) -> None:
        """Agents come from the pool."""
        assert 0 <= count <= self.board["pool"][player]
        self.board["pool"][player] -= count
        self.board["active"][player] += count

    def spend(self, player: int, count: int) -> None:
        """Agents go to the pool."""
        assert 0 <= count <= self.board["active"][player]
        self.board["active"][player] -= count
        self.board["pool"][player] += count

    def counts(self, player: int, **told: int) -> None:
        """What an event tells of the agents of a player."""
        assert told == {field: self.board[field][player] for field in told}

    def is_falcon(self, player: int) -> bool:
        """Whether it is the Falcon."""
        return self.seats == 1 and player == FALCON

    def stage(self, player: int, project: int) -> int:
        """How far a player is in a project."""
        return int(self.board["stage"][player * 4 + project])

    def shadows(self, player: int) -> int:
        """The shadows that serve a player anywhere in this turn."""
        if self.board["spent"]:
            return 0
        temporary = self.board["temporary"] if self.is_falcon(player) else 0
        return int(self.tables.shadows[self.stage(player, COMINTERN)] + temporary)

    def shadows_at(self, player: int, card: str) -> int:
        """With those that treaties give at one position of the zone."""
        found = self.shadows(player)
        if self.board["spent"] or self.is_falcon(player):
            return found
        place = self.board["zone"].index(card) + 1
        for treaty in self.board["concluded"][player]:
            number = TREATIES.index(treaty)
            if self.tables.syndicate >> number & 1 and self.tables.effect_position[number] == place:
                found += self.tables.effect_count[number]
        return found

    # --- cards ----------------------------------------------------------------------------------

    def object(self, card: str) -> list[Any]:
        """What the account says of an object card."""
        return cast("list[Any]", self.board["objects"][card])

    def type(self, card: str) -> int:
        """The number of an object card's type."""
        number = self.game.action_of[card]
        assert number < ALL_OBJECTS
        return TYPE[number]

    def owned(self, player: int, type_of_card: int) -> int:
        """How many objects of a type a player has."""
        return sum(
            self.object(card)[PLACE] == player and self.type(card) == type_of_card
            for card in self.board["objects"]
        )

    def capture(self, card: str, player: int) -> None:
        """An object becomes a player's, with its inner circle."""
        self.object(card)[PLACE] = player
        if self.object(card)[PARTNER] is not None:
            self.object(self.object(card)[PARTNER])[PLACE] = player

    def give_up(self, card: str, player: int) -> None:
        """An object leaves its owner; its agents go to the pool."""
        assert self.object(card)[PLACE] == player
        self.board["pool"][player] += self.object(card)[AGENTS]
        self.object(card)[AGENTS] = 0

    def minor(self, player: int, code: str, count: int) -> None:
        """Minor objects come to a player, or leave."""
        kind = self.game.action_of[code] - FIRST_MINOR
        assert 0 <= kind < MINORS
        assert self.board["minors"][player * MINORS + kind] + count >= 0
        self.board["minors"][player * MINORS + kind] += count

    def supply(self, code: str, count: int) -> None:
        """Minor objects come into the supply, or leave it."""
        kind = self.game.action_of[code] - FIRST_MINOR
        assert 0 <= kind < MINORS
        self.board["supply"][kind] += count

    def group(self, card: str) -> str:
        """The group of an object card."""
        return GROUPS[GROUP[self.type(card)]]

    def needed(self, card: str) -> int:
        """The strength that a card asks of whoever infiltrates it."""
        cost = self.tables.cost[self.type(card)]
        _, agents, shadows, occupant, _ = self.object(card)
        return int(cost if occupant is None else max(cost, agents + shadows + 1))

    def wanted(self, group: str) -> list[str]:
        """The cards of a category that the Falcon can reach and does not occupy."""
        reached = self.board["zone"][: self.tables.open_positions[self.stage(FALCON, ESPIONAGE)]]
        free = [card for card in reached if self.object(card)[OCCUPANT] != FALCON]
        return [card for card in free if self.is_wanted(card, group)]

    def is_wanted(self, card: str, group: str) -> bool:
        """Whether a card is of a category; matching colours are those whose multiplier he has."""
        of_card = GROUP[self.type(card)]
        if group not in ("matching", "colour"):
            return GROUPS[of_card] == group
        if of_card not in COLOURS:
            return False
        return group == "colour" or self.owned(FALCON, MULTIPLIER[of_card]) > 0


CHECKS = Checks(Table, {**SecretPower.event_kinds, **SecretPower.outcome_kinds})


# --- chance ---------------------------------------------------------------------------------------


@CHECKS.of(outcomes.FIRST_PLAYER)
def _first_player(a: Table, seat: int) -> None:
    """Checked with the line that tells it."""


@CHECKS.of(outcomes.WAR_ROUND)
def _war_round(a: Table, war: int, number: int) -> None:
    a.board["war_rounds"][war - 1] = number


@CHECKS.of(outcomes.OBJECTS_DECK)
def _objects_deck(a: Table, cards: list[str]) -> None:
    a.board["deck"] = cards.copy()
    for card in cards:
        a.object(card)[PLACE] = "deck"


@CHECKS.of(outcomes.TREATIES_DECK)
def _treaties_deck(a: Table, cards: list[str]) -> None:
    """At the start, with treaties that go back, or of the discard when the deck is empty."""
    if set(cards) == a.board["treaties discard"]:
        a.drawn += a.board["treaties"]
        a.board["treaties discard"] = set()
    else:
        assert sorted(cards) == sorted(a.board["treaties"] + a.put_aside)
        a.put_aside = []
    a.board["treaties"] = cards.copy()


@CHECKS.of(outcomes.PROFESSIONALS_DECK)
def _professionals_deck(a: Table, cards: list[str]) -> None:
    assert set(cards) == (set(a.board["professionals"]) or a.board["professionals discard"])
    a.board["professionals discard"] -= set(cards)
    a.board["professionals"] = cards.copy()


@CHECKS.of(outcomes.ACTIONS_DECK)
def _actions_deck(a: Table, cards: list[str]) -> None:
    assert sorted(cards) == sorted(a.board["actions_left"] + a.board["action_discard"])
    a.board["actions_left"] = cards.copy()
    a.board["action_discard"] = []


@CHECKS.of(outcomes.PROJECT_ORDER)
def _project_order(a: Table, projects: list[str]) -> None:
    """Checked with the line that tells it."""


# --- set-up ---------------------------------------------------------------------------------------


@CHECKS.of(log.STARTING_PLAYER)
def _starting_player(a: Table, seat: int) -> None:
    assert a.change.seat < 0
    if a.seats > 1:
        assert a.outcomes(outcomes.FIRST_PLAYER) == [(seat,)]
    a.board["first"] = a.board["supervisor"] = seat


@CHECKS.of(log.FALCON_APPEARS)
def _falcon_appears(a: Table, order: list[str]) -> None:
    assert a.change.seat < 0
    a.board["order"] = order.copy()


@CHECKS.of(log.OWN_TREATIES, private=True)
def _own_treaties(a: Table, treaties: list[str]) -> None:
    assert treaties == a.take_treaties(len(treaties))
    a.board["hands"][a.to] = treaties.copy()


@CHECKS.of(log.FALCON_TREATIES)
def _falcon_treaties(a: Table, treaties: list[str]) -> None:
    assert treaties == a.take_treaties(len(treaties))
    a.board["hands"][FALCON] = treaties.copy()


@CHECKS.of(log.PUT_BACK, private=True)
def _put_back(a: Table, treaty: str) -> None:
    """When all have put back enough, what lies aside is shuffled in."""
    a.board["hands"][a.to].remove(treaty)
    packs = a.board["packs"] or [[] for _ in range(a.players)]
    packs[a.to].append(treaty)
    a.board["packs"] = packs
    if all(len(pack) == a.tables.put_back for pack in packs[: a.seats]):
        a.put_aside = [treaty for pack in packs for treaty in pack]
        a.board["packs"] = []


@CHECKS.of(log.KEPT, private=True)
def _kept(a: Table, treaty: str) -> None:
    pack = a.board["packs"][a.to]
    pack.remove(treaty)
    a.board["hands"][a.to].append(treaty)
    a.passing[(a.to + 1) % a.seats] = pack
    if len(a.passing) == a.seats:
        a.board["packs"] = [a.passing[player] for player in range(a.seats)]


@CHECKS.of(log.PACK_PASSED, private=True)
def _pack_passed(a: Table, treaties: list[str]) -> None:
    assert treaties == a.passing[a.to]


# --- rounds and turns -----------------------------------------------------------------------------


@CHECKS.of(log.ROUND_STARTED)
def _round_started(a: Table, number: int, zone: list[str]) -> None:
    assert number == a.board["round"] + 1
    assert zone == a.board["deck"][: len(zone)]
    assert not a.board["zone"]
    a.board.update(round=number, phase=0, zone=zone.copy(), deck=a.board["deck"][len(zone) :])
    for card in zone:
        a.object(card)[PLACE] = "zone"
    rounds = zip(WARS, a.board["war_rounds"], strict=True)
    a.wars = [war for war, starts in rounds if starts == number]


@CHECKS.of(log.WAR_STARTED)
def _war_started(a: Table, war: str, surcharge: int) -> None:
    assert war == a.wars.pop(0)
    assert surcharge == sum(a.tables.surcharge[: WARS.index(war) + 1])


@CHECKS.of(log.PHASE_STARTED)
def _phase_started(a: Table, seat: int, phase: int) -> None:
    first = a.board["round"] == 1 and a.board["phase"] == 0
    assert seat == (a.board["supervisor"] + (not first)) % a.players
    assert phase == a.board["phase"] + 1
    a.board.update(supervisor=seat, phase=phase, spent=False)


@CHECKS.of(log.TURN_STARTED)
def _turn_started(a: Table, seat: int) -> None:
    """Only the Falcon's turn is told; people see their prompt."""
    assert a.is_falcon(seat)
    a.board["spent"] = a.board["spent"] and seat == a.board["supervisor"]
    a.reasons = list(_reasons(a))


@CHECKS.of(log.RECRUITED)
def _recruited(a: Table, seat: int, count: int, active: int, pool: int) -> None:
    assert count > 0
    a.recruit(seat, count)
    a.counts(seat, active=active, pool=pool)


@CHECKS.of(log.PROFESSIONAL_TAKEN)
def _professional_taken(a: Table, seat: int, held: int) -> None:
    assert held == len(a.board["crew"][seat]) + 1
    assert a.later()[0].kind is log.OWN_PROFESSIONAL
    assert a.later()[0].audience == 1 << seat


@CHECKS.of(log.OWN_PROFESSIONAL, private=True)
def _own_professional(a: Table, card: str) -> None:
    assert card == a.board["professionals"].pop(0)
    a.board["crew"][a.to].append(card)


@CHECKS.of(log.PROFESSIONAL_DISMISSED, log.PROFESSIONAL_PLAYED)
def _professional_leaves(a: Table, seat: int, card: str, held: int) -> None:
    a.mover(seat)
    a.board["crew"][seat].remove(card)
    assert held == len(a.board["crew"][seat])
    a.board["professionals discard"].add(card)


@CHECKS.of(log.TRAINED)
def _trained(a: Table, seat: int) -> None:
    a.mover(seat)
    assert a.change.move == "train"


@CHECKS.of(log.PASSED)
def _passed(a: Table, seat: int) -> None:
    a.mover(seat)
    assert a.step == ["act", seat] and a.change.move == "pass"


# --- agents ---------------------------------------------------------------------------------------


@CHECKS.of(log.INFILTRATED)
def _infiltrated(
    a: Table, seat: int, card: str, agents: int, shadows: int, active: int, ousted: int
) -> None:
    assert shadows == a.shadows_at(seat, card)
    place, before, _, occupant, _ = a.object(card)
    assert ousted == (0 if occupant is None else before)
    assert place == "zone" and occupant != seat
    if occupant is not None:
        assert a.earlier()[0].kind is log.INTERCEPTED
    assert 1 <= agents <= a.board["active"][seat]
    a.board["active"][seat] -= agents
    a.counts(seat, active=active)
    a.object(card)[AGENTS : OCCUPANT + 1] = [agents, shadows, seat]
    a.board["spent"] = True


@CHECKS.of(log.INTERCEPTED)
def _intercepted(a: Table, seat: int, rival: int, card: str, agents: int, active: int) -> None:
    assert a.object(card)[OCCUPANT] == rival
    assert a.object(card)[AGENTS] == agents
    a.board["active"][rival] += agents
    a.counts(rival, active=active)
    told = a.later()[0]
    assert told.kind is log.INFILTRATED
    assert (told.args["seat"], told.args["card"]) == (seat, card)


@CHECKS.of(log.OPERATION_RUN)
def _operation_run(
    a: Table, seat: int, operation: str, agents: int, shadows: int, active: int
) -> None:
    assert OPERATIONS.index(operation) == len(a.board["operations"])
    assert shadows == a.shadows(seat)
    a.board["operations"].append(seat)
    a.board["on_operation"][OPERATIONS.index(operation)] = agents
    a.board["active"][seat] -= agents
    a.counts(seat, active=active)
    a.board["spent"] = True


@CHECKS.of(log.OPERATION_OVER)
def _operation_over(a: Table, seat: int, operation: str, agents: int, pool: int) -> None:
    number = OPERATIONS.index(operation)
    assert a.board["operations"][number] == seat
    assert a.board["on_operation"][number] == agents > 0
    a.board["on_operation"][number] = 0
    a.board["pool"][seat] += agents
    a.counts(seat, pool=pool)


@CHECKS.of(log.ADVANCED)
def _advanced(
    a: Table, seat: int, project: str, stage: int, agents: int, active: int, pool: int
) -> None:
    """With the first stage an agent leaves for good: of people from the pool, if possible."""
    place = seat * 4 + PROJECTS.index(project)
    assert stage == a.board["stage"][place] + 1
    assert agents == (0 if a.is_falcon(seat) else _stage_agents(a, PROJECTS.index(project), stage))
    a.board["stage"][place] = stage
    a.spend(seat, agents)
    sources = ("active", "pool") if a.is_falcon(seat) else ("pool", "active")
    if stage == 1:
        a.board[sources[0] if a.board[sources[0]][seat] else sources[1]][seat] -= 1
    a.counts(seat, active=active, pool=pool)
    if a.is_falcon(seat) and stage == 5 and project in a.board["order"]:
        a.board["order"].remove(project)


def _stage_agents(a: Table, project: int, stage: int) -> int:
    """What a stage takes: in wars more, by the Grey Cardinal fewer."""
    played = [event.args["card"] for event in a.earlier() if event.kind is log.PROFESSIONAL_PLAYED]
    waiting = [step[3] for step in a.change.before["agenda"] if step[0] == "enter_stage"]
    if waiting:
        return int(waiting[-1])
    discount = a.step[2] if a.step[0] == "advance" else 0
    if played and played[0].startswith("grey_cardinal"):
        discount = a.tables.cardinal_discount
    wars = sum(start <= a.board["round"] for start in a.board["war_rounds"])
    agents = a.tables.stage_agents[project][stage] + sum(a.tables.surcharge[:wars])
    return max(0, agents - discount)


@CHECKS.of(log.DISCARDED)
def _discarded(a: Table, seat: int, card: str, pool: int) -> None:
    a.mover(seat)
    if card not in a.board["objects"]:
        a.minor(seat, card, -1)
        a.supply(card, 1)
        a.counts(seat, pool=pool)
        return
    a.give_up(card, seat)
    a.counts(seat, pool=pool)
    circle = a.object(card)[PARTNER]
    for leaving in (card, circle):
        if leaving is not None:
            a.object(leaving)[PLACE] = "discard"
            a.object(leaving)[PARTNER] = None


@CHECKS.of(log.ATTACHED)
def _attached(a: Table, seat: int, card: str, circle: str) -> None:
    """The card is the one above the inner circle."""
    assert circle == a.change.after["board"]["objects"][card][PARTNER]
    assert TYPES[a.type(circle)] == "inner_circle"
    assert a.object(circle)[PLACE] == a.object(card)[PLACE] == seat
    assert a.object(circle)[PARTNER] is a.object(card)[PARTNER] is None
    a.object(card)[AGENTS] += a.object(circle)[AGENTS]
    a.object(circle)[AGENTS] = 0
    a.object(circle)[PARTNER], a.object(card)[PARTNER] = card, circle


@CHECKS.of(log.KILLED)
def _killed(a: Table, seat: int, card: str, killer: int, pool: int) -> None:
    """The Falcon strikes with an action card, people with a professional."""
    lost = a.step[0] == "lose_agent" or a.count(log.ACTION_PLAYED)
    assert killer == (FALCON if lost else a.change.seat)
    place, agents, _, occupant, _ = a.object(card)
    assert seat == (occupant if place == "zone" else place) and agents
    a.object(card)[AGENTS] -= 1
    a.board["pool"][seat] += 1
    a.counts(seat, pool=pool)


@CHECKS.of(log.INFILTRATION_FAILED)
def _infiltration_failed(a: Table, seat: int, card: str) -> None:
    place, agents, _, occupant, _ = a.object(card)
    assert (place, agents, occupant) == ("zone", 0, seat)
    a.object(card)[SHADOWS : OCCUPANT + 1] = [0, None]


@CHECKS.of(log.MEDIATED)
def _mediated(a: Table, seat: int, card: str, agents: int, active: int, pool: int) -> None:
    a.mover(seat)
    assert a.object(card)[PLACE] == "discard"
    a.spend(seat, agents)
    a.counts(seat, active=active, pool=pool)
    a.capture(card, seat)


@CHECKS.of(log.TAKEOVER)
def _takeover(a: Table) -> None:
    """All have had their turns; another Takeover Phase is not before the next Action Phase."""
    told = [event.kind for event in a.change.told[a.number :]]
    assert "takeover" in {step[0] for step in a.change.before["agenda"]}
    assert a.count(log.TAKEOVER) == 1 and log.CAPTURED not in [e.kind for e in a.earlier()]
    waiting = "takeover" in {step[0] for step in a.change.after["agenda"]}
    assert waiting == (log.PHASE_STARTED in told)
    assert all(a.object(card)[OCCUPANT] is None for card in a.board["zone"]) or told[1:2] == [
        log.CAPTURED
    ]


@CHECKS.of(log.CAPTURED)
def _captured(a: Table, seat: int, card: str) -> None:
    assert a.object(card)[OCCUPANT] == seat
    a.board["zone"].remove(card)
    a.object(card)[SHADOWS : OCCUPANT + 1] = [0, None]
    a.capture(card, seat)


@CHECKS.of(log.MINOR_TAKEN)
def _minor_taken(a: Table, seat: int, minor: str) -> None:
    a.supply(minor, -1)
    a.minor(seat, minor, 1)


@CHECKS.of(log.RECALLED)
def _recalled(a: Table, seat: int, count: int, cards: list[str], active: int) -> None:
    """One from every object and operation with agents."""
    left = cards.copy()
    for card, placed in a.board["objects"].items():
        if placed[PLACE] == seat and placed[AGENTS]:
            placed[AGENTS] -= 1
            left.remove(card)
    for operation, owner in enumerate(a.board["operations"]):
        if owner == seat and a.board["on_operation"][operation]:
            a.board["on_operation"][operation] -= 1
            left.remove(OPERATIONS[operation])
    assert not left and count == len(cards)
    a.board["active"][seat] += count
    a.counts(seat, active=active)


@CHECKS.of(log.RECALLED_FROM)
def _recalled_from(a: Table, seat: int, card: str, active: int) -> None:
    if card in a.board["objects"]:
        assert a.object(card)[PLACE] == seat and a.object(card)[AGENTS]
        a.object(card)[AGENTS] -= 1
    else:
        number = a.game.action_of[card] - FIRST_OPERATION
        assert a.board["operations"][number] == seat and a.board["on_operation"][number]
        a.board["on_operation"][number] -= 1
    a.board["active"][seat] += 1
    a.counts(seat, active=active)


# --- treaties -------------------------------------------------------------------------------------


@CHECKS.of(log.TREATY_PHASE)
def _treaty_phase(a: Table) -> None:
    """What nobody took from the zone is out of the game."""
    assert "end_of_phase" in {step[0] for step in a.change.before["agenda"]}
    for card in a.board["zone"]:
        a.object(card)[PLACE] = "gone"
    a.board.update(zone=[], temporary=0)


@CHECKS.of(log.LOOKED_AT, private=True)
def _looked_at(a: Table, treaties: list[str]) -> None:
    a.mover(a.to)
    assert treaties == a.take_treaties(len(treaties))
    assert treaties
    a.board["looked"] = treaties.copy()


@CHECKS.of(log.TREATY_KEPT)
def _treaty_kept(a: Table, seat: int, back: int, held: int) -> None:
    assert held == len(a.board["hands"][seat]) + 1
    a.mover(seat)
    assert back == len(a.board["looked"]) - 1
    assert a.later()[0].kind is log.OWN_TREATY and a.later()[0].audience == 1 << seat


@CHECKS.of(log.TREATY_DRAWN)
def _treaty_drawn(a: Table, seat: int, held: int) -> None:
    assert held == len(a.board["hands"][seat]) + 1
    assert a.later()[0].kind is log.OWN_TREATY and a.later()[0].audience == 1 << seat


@CHECKS.of(log.OWN_TREATY, private=True)
def _own_treaty(a: Table, treaty: str) -> None:
    """Kept of those that were looked at, or drawn."""
    if a.earlier()[0].kind is log.TREATY_KEPT:
        a.board["looked"].remove(treaty)
    else:
        assert a.earlier()[0].kind is log.TREATY_DRAWN
        assert [treaty] == a.take_treaties(1)
    a.board["hands"][a.to].append(treaty)


@CHECKS.of(log.CONCLUDED)
def _concluded(a: Table, seat: int, treaty: str, held: int) -> None:
    a.board["hands"][seat].remove(treaty)
    assert held == len(a.board["hands"][seat])
    a.board["concluded"][seat].add(treaty)


@CHECKS.of(log.NOTHING_CONCLUDED)
def _nothing_concluded(a: Table, seat: int) -> None:
    a.mover(seat)
    assert "conclude" in a.step[0] and a.change.move == "pass"


@CHECKS.of(log.TREATY_USED)
def _treaty_used(a: Table, seat: int, treaty: str) -> None:
    a.mover(seat)
    assert treaty == a.change.move and treaty in a.board["concluded"][seat]


@CHECKS.of(log.DECK_SEARCHED)
def _deck_searched(a: Table, seat: int, taken: list[str], back: list[str], held: int) -> None:
    """Who searched has just concluded a treaty, which says how deep and for what."""
    concluded = next(event for event in a.earlier() if event.kind is log.CONCLUDED)
    assert concluded.args["seat"] == seat
    number = TREATIES.index(concluded.args["treaty"])
    wanted = a.tables.wanted[number]
    revealed = a.take_treaties(a.tables.effect_count[number])
    assert taken == [treaty for treaty in revealed if wanted >> TREATIES.index(treaty) & 1]
    assert back == [treaty for treaty in revealed if treaty not in taken]
    a.board["hands"][seat] += taken
    assert held == len(a.board["hands"][seat])
    a.put_aside = back.copy()


@CHECKS.of(log.GIVEN)
def _given(a: Table, giver: int, taker: int, card: str, pool: int) -> None:
    if card in a.board["objects"]:
        a.give_up(card, giver)
        a.capture(card, taker)
    else:
        a.minor(giver, card, -1)
        a.minor(taker, card, 1)
    a.counts(giver, pool=pool)


@CHECKS.of(log.RECLAIMED)
def _reclaimed(a: Table, seat: int, card: str) -> None:
    assert a.object(card)[PLACE] == "discard"
    a.capture(card, seat)


@CHECKS.of(log.TREATY_DISCARDED)
def _treaty_discarded(a: Table, seat: int, treaty: str, held: int) -> None:
    a.mover(seat)
    a.board["hands"][seat].remove(treaty)
    assert held == len(a.board["hands"][seat])
    a.board["treaties discard"].add(treaty)


# --- the Falcon -----------------------------------------------------------------------------------


@CHECKS.of(log.FALCON_DREW)
def _falcon_drew(a: Table, treaty: str, held: int) -> None:
    assert [treaty] == a.take_treaties(1)
    a.board["hands"][FALCON].append(treaty)
    assert held == len(a.board["hands"][FALCON])


@CHECKS.of(log.FALCON_TRAINED)
def _falcon_trained(a: Table, count: int, active: int, pool: int) -> None:
    assert count == min(a.tables.trained, a.board["pool"][FALCON])
    a.recruit(FALCON, count)
    a.counts(FALCON, active=active, pool=pool)


@CHECKS.of(log.FALCON_SPENT)
def _falcon_spent(a: Table, count: int, active: int, pool: int) -> None:
    """With the Mediator, for a shadow more until the Treaty Phase."""
    a.spend(FALCON, count)
    a.counts(FALCON, active=active, pool=pool)
    played = [event for event in a.earlier() if event.kind is log.ACTION_PLAYED]
    kind = ACTION_KINDS[ACTION[ACTIONS.index(played[0].args["card"])]]
    assert count == a.tables.action_number(kind, "spend")
    if kind == "mediator":
        a.board["temporary"] += a.tables.action_number("mediator", "shadows")


@CHECKS.of(log.FALCON_ORDER)
def _falcon_order(a: Table, project: str) -> None:
    a.board["order"].remove(project)
    a.board["order"].append(project)
    assert a.later()[0].kind is log.ADVANCED and a.later()[0].args["project"] == project


_TAKES = {
    "support": log.FALCON_TAKES_SUPPORT,
    "inner_circle": log.FALCON_TAKES_CIRCLE,
    "power": log.FALCON_TAKES_POWER,
    "matching": log.FALCON_TAKES_MATCHING,
    "colour": log.FALCON_TAKES_COLOUR,
}
_FINDS_NONE = {
    "support": log.FALCON_NO_SUPPORT,
    "inner_circle": log.FALCON_NO_CIRCLE,
    "power": log.FALCON_NO_POWER,
    "matching": log.FALCON_NO_MATCHING,
    "colour": log.FALCON_NO_COLOUR,
}


def _reasons(a: Table) -> Iterator[tuple[Any, ...]]:
    """The lines in which the Falcon says why, by his priorities, with their values.

    A matching card that is too strong is not told again among all cards of a colour.
    """
    active, shadows = a.board["active"][FALCON], a.shadows(FALCON)
    strength = active + shadows if active else 0
    for group in ("support", "inner_circle", "power", "operation", "matching", "colour"):
        if group == "operation":
            if min(a.board["war_rounds"]) <= a.board["round"]:
                operates = _can_operate(a)
                yield (log.FALCON_OPERATES if operates else log.FALCON_CANNOT_OPERATE,)
                if operates:
                    return
            continue
        for card in a.wanted(group):
            if a.needed(card) <= strength:
                yield _TAKES[group], card
                return
            if group != "colour" or not a.is_wanted(card, "matching"):
                yield log.FALCON_TOO_WEAK, card, a.needed(card), strength
        if not a.wanted(group):
            yield (_FINDS_NONE[group],)


def _can_operate(a: Table) -> bool:
    top = len(a.board["operations"])
    if top == len(OPERATIONS):
        return False
    discount = cast(SecretPower, a.game).operation_discount
    needed = a.tables.operation_agents[top] - a.shadows(FALCON) - discount
    return bool(a.board["active"][FALCON] >= max(1, needed))


@CHECKS.of(*_FINDS_NONE.values(), log.FALCON_TOO_WEAK, log.FALCON_CANNOT_OPERATE)
def _refrains(a: Table, *values: Any) -> None:
    assert (a.change.told[a.number].kind, *values) == a.reasons.pop(0)


@CHECKS.of(*_TAKES.values(), log.FALCON_OPERATES)
def _acts(a: Table, *cards: str) -> None:
    """What he does is told next; somebody whom he drives out comes first."""
    _refrains(a, *cards)
    done = (log.INFILTRATED, log.OPERATION_RUN)
    act = next(event for event in a.later() if event.kind in done)
    assert act.args["seat"] == FALCON
    assert act.kind is (log.INFILTRATED if cards else log.OPERATION_RUN)
    assert [act.args["card"]] == list(cards) if cards else True


@CHECKS.of(log.ACTION_PLAYED)
def _action_played(a: Table, card: str) -> None:
    assert card == a.board["actions_left"].pop(0)
    a.board["action_discard"].append(card)


@CHECKS.of(log.ACTION_IDLE)
def _action_idle(a: Table, card: str) -> None:
    """Nothing has happened since it was played."""
    assert a.earlier()[0].kind is log.ACTION_PLAYED and a.earlier()[0].args["card"] == card


@CHECKS.of(log.ACTIONS_SHUFFLED)
def _actions_shuffled(a: Table) -> None:
    assert not a.board["action_discard"]
    assert a.outcomes(outcomes.ACTIONS_DECK)


# --- points ---------------------------------------------------------------------------------------


@CHECKS.of(log.POINTS)
def _points(a: Table, seat: int, change: int, points: int) -> None:
    """Each time from what was told last, in the end what the position counts."""
    assert a.change.seat >= 0
    last = a.scores.get(seat, _scored(a, a.change.before, seat))
    assert change and points == last + change
    a.scores[seat] = points
    more = [e for e in a.later() if e.kind is log.POINTS and e.args["seat"] == seat]
    assert more or points == _scored(a, a.change.after, seat)


def _scored(a: Table, position: dict[str, Any], player: int) -> int:
    return total(cast(Conspiracy, a.game.load(position)), player)


# --- the end --------------------------------------------------------------------------------------


@CHECKS.of(log.FINAL_SCORE)
def _final_score(a: Table, seat: int, points: int) -> None:
    """The scores of the result; the Falcon's are counted from the position."""
    before = [event for event in a.earlier() if event.kind is log.FINAL_SCORE]
    assert seat == (a.board["supervisor"] + len(before)) % a.players
    if a.seats > 1:
        assert points == a.change.after["result"]["scores"][seat]
    else:
        assert points == total(cast(Conspiracy, a.game.load(a.change.after)), seat)


@CHECKS.of(log.FINAL_RANK)
def _final_rank(a: Table, seat: int, rank: str) -> None:
    assert seat == HUMAN
    assert rank == a.tables.rank(a.change.after["result"]["scores"][HUMAN])
