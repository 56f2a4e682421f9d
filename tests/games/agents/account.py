"""The account of Agents: the table as the log tells it (detente.testing.log_truth)."""

import copy
from typing import Any, ClassVar

from detente.core.event_log import EventKind
from detente.games.agents.rules import log, outcomes
from detente.games.agents.rules.cards import CARDS
from detente.games.agents.rules.game import Agents
from detente.games.agents.rules.regions import BESIDE, REGIONS, SECTORS
from detente.games.agents.rules.services import IN_BAG, KINDS, SERVICES, in_bag
from detente.games.agents.rules.tables import Tables, tables
from detente.testing.log_truth import Account, Checks

INFLUENCE = (*REGIONS, *SECTORS)
NOBODY, GUARDED = -1, -2
DARK = KINDS.index("dark_operative")
_SETS = ("informants", "dark", "boxed", "discard")
_TOLD_AT_SET_UP = ("first", "active", "services", "virtual", "redrew", "missions")


class Table(Account):
    """Tokens, coins, cards and influence by where they lie; the contents of bags and reserves."""

    silent: ClassVar[dict[str, str]] = {
        "box": "what a hand-made position leaves out, which never changes",
        "known": "who has seen what",
        "trail": "what can be concluded about bags",
        "dealt": "the missions from which each chooses, in the prompt",
        "ruled_out": "what can be concluded about missions",
    }
    announced: ClassVar[dict[tuple[str, str], EventKind]] = {
        ("choose_operation", "pass"): log.PASSED,
        ("place_at_set_up", "pass"): log.CIA_DECLINED,
    }
    paired: ClassVar[tuple[tuple[EventKind, ...], ...]] = ((log.LOOKED, log.SEEN),)

    def read(self, board: dict[str, Any]) -> dict[str, Any]:
        """The board with sets instead of sorted lists."""
        read = {name: value for name, value in board.items() if name not in self.silent}
        for name in _SETS:
            read[name] = set(read[name])
        read["cards"] = [set(cards) for cards in read["cards"]]
        return read

    def begin(self) -> None:
        """Take from the position what the log need not tell: the set-up that every game has."""
        agenda = self.change.before["agenda"]
        self.step: list[Any] = agenda[-1] if agenda else [""]
        self.tables: Tables = tables(self.game.revision)
        self.lost = [0] * self.seats
        """How many influence tokens each has lost in the recount of this move."""
        self.cards_drawn: list[str] = []
        """Agent cards that were drawn before the deck was made anew."""
        laid_out = any(self.change.after["board"]["reserve"])
        self.setting_up = laid_out and not any(self.board["reserve"])
        if self.setting_up:
            after = copy.deepcopy(self.read(self.change.after["board"]))
            told = {name: self.board[name] for name in _TOLD_AT_SET_UP}
            self.board = {**after, **told}

    def close(self) -> None:
        """At the end of the game the turn has passed on, though no turn starts."""
        assert self.count(log.TOKEN_DRAWN) == self.count(outcomes.FROM_BAG)
        assert self.count(log.OWN_TOKENS) == self.seats * self.setting_up
        anew = self.count(outcomes.AGENT_CARDS) - self.setting_up
        assert self.count(log.DECK_RESHUFFLED) == anew
        assert self.count(log.FINAL_SCORE) == self.seats * self.ended()
        transit = self.step[0] == "choose_extra" and self.change.move == "transit"
        assert self.count(log.MI6_PAID) == transit
        paid = self.count(log.RECALL_PAID) + self.count(log.RECALL_PAID_TO_BANK)
        assert paid == self.count(log.RECALLED)
        if self.ended():
            self.board["active"] = (self.board["active"] + 1) % self.seats

    def mover(self, seat: int) -> None:
        """The seat is the one that moved; in a new turn, where only one move was legal, its own."""
        if log.TURN_STARTED in [event.kind for event in self.earlier()]:
            assert seat == self.board["active"]
        else:
            assert seat == self.change.seat

    def chosen(self, seat: int, token: str) -> None:
        """The move names the token in the active region, or it is the only one to choose."""
        assert self.board["tokens"][token][0] == self.board["region"]
        if token != self.change.move:
            assert self.change.move in ("liquidation", "reconnaissance", "look")
            others = {other for other in self.board["tokens"] if self.may_choose(seat, other)}
            assert others == {token}

    def may_choose(self, seat: int, token: str) -> bool:
        """Whether a seat may look at a token, or liquidate it."""
        if self.board["tokens"][token][0] != self.board["region"]:
            return False
        service = self.service_of(token)
        if self.change.move == "liquidation":
            deployed = self.game.codes[self.board["drawn"]]
            return token != deployed and SERVICES.index(service) != self.service(seat)
        immune = bool(self.game.settings["abilities"]) and service == "kgb"
        return not (immune and "kgb" in self.board["services"] and self.service(seat) != 0)

    # --- coins ----------------------------------------------------------------------------------

    def pay(self, seat: int, amount: int) -> None:
        """Coins go to the bank."""
        self.board["finance"][seat] -= amount
        self.board["bank"] += amount

    def spend(self, seat: int, amount: int, finance: int, price: int) -> None:
        """A price is paid to the bank; then the seat has so many coins."""
        assert amount == price
        self.pay(seat, amount)
        assert finance == self.board["finance"][seat]

    def recalled_service(self) -> str:
        """The service whose token was recalled last in this move."""
        [token, *_] = [e.args["token"] for e in self.earlier() if e.kind is log.RECALLED]
        return self.service_of(token)

    def earn(self, seat: int, count: int, finance: int, due: int) -> None:
        """Coins come from the bank, as many as are due if it has them, and make so many."""
        if self.setting_up:
            assert finance == self.tables.starting_finance + count
            assert count == due
        else:
            unlimited = self.game.settings["finance_unlimited"]
            assert count == (due if unlimited else min(due, self.board["bank"]))
            self.pay(seat, -count)
        assert finance == self.board["finance"][seat]

    # --- tokens ---------------------------------------------------------------------------------

    def service(self, seat: int) -> int:
        """The number of a seat's service."""
        return SERVICES.index(self.board["services"][seat])

    def service_of(self, token: str) -> str:
        """The service whose token it is."""
        return token.split("_")[0]

    def kind(self, token: str) -> str:
        """What a token is."""
        if token in self.board["informants"]:
            return "informant"
        return "dark_operative" if token in self.board["dark"] else "light_operative"

    def into_bag(self, bag: int, service: int, kind: int, count: int = 1) -> None:
        """Tokens of a kind go into a bag."""
        self.board["bags"][in_bag(bag, service) + kind] += count

    def send_operatives(self, seat: int, bag: int, count: int) -> None:
        """Open operatives of a seat go from the supply into a bag."""
        self.board["operatives"][self.service(seat)] -= count
        self.into_bag(bag, self.service(seat), DARK, count)

    def new_token(self, service: int, kind: int) -> str:
        """The next number of a service."""
        self.board["numbers"][service] += 1
        token = f"{SERVICES[service]}_{self.board['numbers'][service]}"
        if KINDS[kind] == "informant":
            self.board["informants"].add(token)
        elif kind == DARK:
            self.board["dark"].add(token)
        return token

    def lay(self, token: str, region: str) -> None:
        """A closed token comes into the first free city."""
        assert token not in self.board["tokens"]
        taken = {city for there, city in self.board["tokens"].values() if there == region}
        city = min(city for city in range(BESIDE + 1) if city not in taken or city == BESIDE)
        self.board["tokens"][token] = [region, city]

    def lift(self, token: str, by: int) -> None:
        """A closed token goes into its owner's bag; a virtual one to the attacker or away."""
        del self.board["tokens"][token]
        owner = self.service_of(token)
        if owner in self.board["services"]:
            bag = self.board["services"].index(owner)
        elif self.game.settings["virtual_return"] == "attacker_bag":
            bag = by
        else:
            self.board["boxed"].add(token)
            return
        self.into_bag(bag, SERVICES.index(owner), KINDS.index(self.kind(token)))

    def add_diplomats(self, service: int, region: str, count: int) -> None:
        """Diplomats come into a region, or leave it."""
        place = REGIONS.index(region) * len(SERVICES) + service
        assert self.board["diplomats"][place] + count >= 0
        self.board["diplomats"][place] += count

    def place_diplomat(self, seat: int, region: str) -> None:
        """A diplomat comes from the supply."""
        self.board["supply"][self.service(seat)] -= 1
        self.add_diplomats(self.service(seat), region, 1)

    def where(self, agent: str) -> str:
        """The region of a token or a diplomat on the map."""
        _, diplomat, region = agent.partition("_diplomat_")
        return region if diplomat else str(self.board["tokens"][agent][0])

    def move_agent(self, agent: str, region: str) -> None:
        """A token or a diplomat moves to another region."""
        service, diplomat, old = agent.partition("_diplomat_")
        if diplomat:
            self.add_diplomats(SERVICES.index(service), old, -1)
            self.add_diplomats(SERVICES.index(service), region, 1)
        else:
            del self.board["tokens"][agent]
            self.lay(agent, region)

    def agents_in(self, service: int, region: str) -> int:
        """How many agents of a service are in a region."""
        closed = [
            token
            for token, (there, _) in self.board["tokens"].items()
            if there == region and self.service_of(token) == SERVICES[service]
        ]
        place = REGIONS.index(region) * len(SERVICES) + service
        return len(closed) + int(self.board["diplomats"][place])

    def open_halves(self, seat: int) -> int:
        """A seat's half points that everybody can count."""
        held: int = self.board["influence"].count(seat) * self.tables.control_halves
        killed: int = self.board["halves"][seat] * self.tables.liquidation_halves
        return held + killed

    def halves(self, seat: int) -> int:
        """A seat's half points, missions included."""
        return self.open_halves(seat) + self.fulfilled(seat) * self.tables.mission_halves

    def fulfilled(self, seat: int) -> bool:
        """Whether a seat holds the region of one of its missions."""
        regions = self.board["missions"][seat]
        return any(self.board["influence"][REGIONS.index(region)] == seat for region in regions)


CHECKS = Checks(Table, {**Agents.event_kinds, **Agents.outcome_kinds})


# --- chance ---------------------------------------------------------------------------------------


@CHECKS.of(outcomes.FIRST_PLAYER)
def _first_drawn(a: Table, seat: int) -> None:
    """Checked with the line that tells it."""


@CHECKS.of(outcomes.FROM_BAG)
def _from_bag(a: Table, seat: int, number: int) -> None:
    assert seat == a.board["active"]
    service, kind = divmod(number, IN_BAG)
    a.into_bag(seat, service, kind, -1)
    a.board["drawn"] = a.game.action_of[a.new_token(service, kind)]


@CHECKS.of(outcomes.SERVICES_DRAWN)
def _services_drawn(a: Table, services: list[str]) -> None:
    if a.seats == 2:
        a.board["virtual"] = services[2]


@CHECKS.of(outcomes.RESERVE)
def _reserve(a: Table, service: str, tokens: list[str]) -> None:
    assert a.setting_up and len(tokens) == a.tables.all_light


@CHECKS.of(outcomes.MISSIONS)
def _missions(a: Table, missions: list[str]) -> None:
    """What comes of it is seen in the hands."""


@CHECKS.of(outcomes.AGENT_CARDS)
def _agent_cards(a: Table, cards: list[str]) -> None:
    if not a.setting_up:
        assert set(cards) == a.board["discard"]
        a.cards_drawn = a.board["deck"][::-1]
        a.board["discard"] = set()
    a.board["deck"] = cards[::-1]


# --- set-up ---------------------------------------------------------------------------------------


@CHECKS.of(log.FIRST_PLAYER)
def _first_player(a: Table, seat: int) -> None:
    assert a.outcomes(outcomes.FIRST_PLAYER) == [(seat,)]
    a.board["first"] = a.board["active"] = seat


@CHECKS.of(log.SERVICE_DRAWN)
def _service_drawn(a: Table, service: str, number: int) -> None:
    [[drawn]] = a.outcomes(outcomes.SERVICES_DRAWN)
    assert service == drawn[number - 1]
    a.board["services"][number - 1] = service


@CHECKS.of(log.SERVICE_CHOSEN)
def _service_chosen(a: Table, service: str, number: int) -> None:
    """The last of four has only one left to choose."""
    assert a.board["services"][number - 1] is None
    if log.SERVICE_CHOSEN in [event.kind for event in a.earlier()]:
        assert {service, *a.board["services"]} == {None, *SERVICES}
    else:
        assert (number - 1, service) == (a.change.seat, a.change.move)
    a.board["services"][number - 1] = service


@CHECKS.of(log.VIRTUAL_SERVICE)
def _virtual_service(a: Table, service: str) -> None:
    assert a.setting_up
    assert a.board["virtual"] in (None, service)
    a.board["virtual"] = service


@CHECKS.of(log.OWN_TOKENS, private=True)
def _own_tokens(a: Table, region: str, kinds: list[str]) -> None:
    """The three tokens at home, as they were laid."""
    service = a.board["services"][a.to]
    assert region == a.tables.service_rows[SERVICES.index(service)]["home_region"]
    tokens = [f"{service}_{number + 1}" for number in range(a.tables.set_up[a.seats]["home"])]
    assert all(a.board["tokens"][token][0] == region for token in tokens)
    assert kinds == [a.kind(token) for token in tokens]


@CHECKS.of(log.EXTRA_FINANCE)
def _extra_finance(a: Table, seat: int, count: int, finance: int) -> None:
    assert a.board["services"][seat] == "cia"
    a.earn(seat, count, finance, a.tables.cia_finance[a.seats])


@CHECKS.of(log.OPERATIVES_IN_OWN_BAG)
def _operatives_in_own_bag(a: Table, seat: int, count: int) -> None:
    assert a.board["services"][seat] == "mossad"
    assert a.board["bags"][in_bag(seat, a.service(seat)) + DARK] == count
    assert a.board["operatives"][a.service(seat)] == a.tables.dark_operatives - count


@CHECKS.of(log.CIA_PLACED)
def _cia_placed(a: Table, seat: int, region: str, kind: str) -> None:
    a.mover(seat)
    assert a.board["services"][seat] == "cia"
    if kind == "diplomat":
        a.place_diplomat(seat, region)
    else:
        assert kind == "dark_operative"
        a.board["operatives"][a.service(seat)] -= 1
        a.lay(a.new_token(a.service(seat), DARK), region)


@CHECKS.of(log.CIA_DECLINED)
def _cia_declined(a: Table, seat: int) -> None:
    a.mover(seat)
    assert a.step[0] == "place_at_set_up" and a.change.move == "pass"


@CHECKS.of(log.MISSION_KEPT, private=True)
def _mission_kept(a: Table, missions: list[str]) -> None:
    assert not a.board["missions"][a.to]
    a.board["missions"][a.to] = missions.copy()


@CHECKS.of(log.MISSIONS_REDRAWN)
def _missions_redrawn(a: Table, seat: int, count: int) -> None:
    a.board["redrew"][seat] = count


@CHECKS.of(log.GUARDS_SET)
def _guards_set(a: Table, service: str, tokens: list[str]) -> None:
    assert service == a.board["virtual"]
    for token in tokens:
        assert a.board["influence"][INFLUENCE.index(token)] == NOBODY
        a.board["influence"][INFLUENCE.index(token)] = GUARDED
        a.board["operatives"][SERVICES.index(service)] -= 1


# --- a turn ---------------------------------------------------------------------------------------


@CHECKS.of(log.TURN_STARTED)
def _turn_started(a: Table, seat: int, number: int) -> None:
    """The first turn is the first player's; later ones go round."""
    if a.board["turn"]:
        assert seat == (a.board["active"] + 1) % a.seats
    else:
        assert seat == a.board["first"]
    a.board.update(active=seat, turn=a.board["turn"] + 1, drawn=NOBODY, region=None)
    assert number == (a.board["turn"] + a.seats - 1) // a.seats


@CHECKS.of(log.INFILTRATED)
def _infiltrated(a: Table, seat: int, bag: int, left: int) -> None:
    a.mover(seat)
    reserve = a.board["reserve"][a.service(seat)]
    a.into_bag(bag, a.service(seat), KINDS.index(reserve.pop(0)))
    assert left == len(reserve)


@CHECKS.of(log.OPERATIVE_PAID)
def _operative_paid(a: Table, seat: int, bag: int, count: int, finance: int) -> None:
    a.mover(seat)
    a.spend(seat, count, finance, a.tables.operative_price)
    a.send_operatives(seat, bag, 1)


@CHECKS.of(log.TOKEN_DRAWN, private=True)
def _token_drawn(a: Table, token: str, kind: str, seat: int) -> None:
    assert a.to == seat == a.board["active"]
    assert a.game.action_of[token] == a.board["drawn"]
    assert kind == a.kind(token)


@CHECKS.of(log.DEPLOYED)
def _deployed(a: Table, seat: int, token: str, region: str) -> None:
    a.mover(seat)
    assert a.game.action_of[token] == a.board["drawn"]
    a.lay(token, region)
    a.board["region"] = region


@CHECKS.of(log.OPERATIVE_DEPLOYED)
def _operative_deployed(a: Table, seat: int, token: str, region: str) -> None:
    a.mover(seat)
    a.board["operatives"][a.service(seat)] -= 1
    assert token == a.new_token(a.service(seat), DARK)
    a.lay(token, region)
    a.board.update(drawn=a.game.action_of[token], region=region)


@CHECKS.of(log.DIPLOMAT_DEPLOYED)
def _diplomat_deployed(a: Table, seat: int, region: str) -> None:
    """With an empty bag, or by Vise, which activates nothing."""
    a.mover(seat)
    a.place_diplomat(seat, region)
    if a.step[0] == "deploy_diplomat":
        a.board["region"] = region
    else:
        assert a.step[0] == "place_diplomat"


@CHECKS.of(log.FORCED_TRANSIT)
def _forced_transit(a: Table, seat: int, agent: str, region: str, origin: str) -> None:
    a.mover(seat)
    assert origin == a.where(agent)
    a.move_agent(agent, region)
    a.board["region"] = region


@CHECKS.of(log.NOTHING_TO_DEPLOY)
def _nothing_to_deploy(a: Table, seat: int) -> None:
    assert seat == a.board["active"]
    service = a.service(seat)
    assert not any(a.board["bags"][in_bag(seat, 0) : in_bag(seat + 1, 0)])
    assert not a.board["operatives"][service] and not a.board["supply"][service]
    assert not any(a.agents_in(service, region) for region in REGIONS)


@CHECKS.of(log.DIPLOMAT_BOUGHT)
def _diplomat_bought(a: Table, seat: int, region: str, count: int, finance: int) -> None:
    a.mover(seat)
    assert region == a.board["region"]
    a.spend(seat, count, finance, a.tables.diplomat_price)
    a.place_diplomat(seat, region)


@CHECKS.of(log.FUNDED)
def _funded(a: Table, seat: int, count: int, finance: int) -> None:
    a.mover(seat)
    agents = a.agents_in(a.service(seat), a.board["region"])
    a.earn(seat, count, finance, agents * a.tables.funding_each)


@CHECKS.of(log.LOOKED)
def _looked(a: Table, seat: int, token: str) -> None:
    a.mover(seat)
    a.chosen(seat, token)
    assert a.later()[0].kind is log.SEEN


@CHECKS.of(log.SEEN, private=True)
def _seen(a: Table, token: str, kind: str) -> None:
    a.mover(a.to)
    assert a.earlier()[0].kind is log.LOOKED and a.earlier()[0].args["token"] == token
    assert kind == a.kind(token)


@CHECKS.of(log.MOVED)
def _moved(a: Table, seat: int, agent: str, region: str, origin: str) -> None:
    a.mover(seat)
    assert region != origin == a.where(agent)
    a.move_agent(agent, region)


@CHECKS.of(log.LIQUIDATED)
def _liquidated(
    a: Table, seat: int, token: str, kind: str, region: str, worth: int, halves: int
) -> None:
    a.mover(seat)
    assert kind == a.kind(token) == "informant"
    assert region == a.where(token)
    a.lift(token, seat)
    a.board["halves"][seat] += 1
    assert worth == a.tables.liquidation_halves
    assert halves == a.open_halves(seat)


@CHECKS.of(log.WITHSTOOD)
def _withstood(a: Table, seat: int, token: str, kind: str) -> None:
    a.mover(seat)
    a.chosen(seat, token)
    assert kind == a.kind(token) != "informant"


@CHECKS.of(log.PASSED)
def _passed(a: Table, seat: int) -> None:
    """Without an active region nothing else can be done."""
    a.mover(seat)
    if a.board["region"] is not None:
        assert a.step[0] == "choose_operation" and a.change.move == "pass"
    else:
        assert a.earlier()[0].kind is log.NOTHING_TO_DEPLOY


@CHECKS.of(log.MOSSAD_REWARDED)
def _mossad_rewarded(a: Table, seat: int, count: int, finance: int) -> None:
    assert a.board["services"][seat] == "mossad"
    assert a.earlier()[0].kind is log.LIQUIDATED and a.earlier()[0].args["seat"] == seat
    a.earn(seat, count, finance, a.tables.mossad_reward)


@CHECKS.of(log.MI6_PAID)
def _mi6_paid(a: Table, seat: int, count: int, finance: int) -> None:
    a.mover(seat)
    assert a.board["services"][seat] == "mi6"
    a.spend(seat, count, finance, a.tables.mi6_transit_price)


@CHECKS.of(log.MI6_EARNED)
def _mi6_earned(a: Table, seat: int, count: int, finance: int) -> None:
    a.mover(seat)
    assert a.board["services"][seat] == "mi6"
    a.earn(seat, count, finance, a.tables.mi6_income)


# --- agent cards ----------------------------------------------------------------------------------


def _gains_card(a: Table) -> int | None:
    """Who gains a card by the liquidation of this move; None if the deck was to blame before."""
    for event in a.earlier():
        if event.kind is log.LIQUIDATED:
            return int(event.args["seat"])
        if event.kind is log.WITHSTOOD:
            return int(a.board["services"].index(a.service_of(event.args["token"])))
    return None


@CHECKS.of(log.CARDS_OFFERED, private=True)
def _cards_offered(a: Table, cards: list[str]) -> None:
    assert a.to == _gains_card(a)
    drawn = a.cards_drawn
    while a.board["deck"] and len(drawn) < a.tables.offered:
        drawn.append(a.board["deck"].pop())
    assert cards == sorted(drawn, key=CARDS.index)
    a.board["offer"] = cards.copy()


@CHECKS.of(log.CARD_GAINED)
def _card_gained(a: Table, seat: int, card: str, discarded: list[str]) -> None:
    a.mover(seat)
    assert sorted([card, *discarded]) == sorted(a.board["offer"])
    a.board["offer"] = []
    a.board["cards"][seat].add(card)
    a.board["discard"] |= set(discarded)


@CHECKS.of(log.NO_CARD_LEFT)
def _no_card_left(a: Table, seat: int) -> None:
    assert seat == _gains_card(a)
    assert not a.board["deck"] and not a.board["discard"]


@CHECKS.of(log.DECK_RESHUFFLED)
def _deck_reshuffled(a: Table, count: int) -> None:
    assert a.outcomes(outcomes.AGENT_CARDS)
    assert count == len(a.board["deck"])


@CHECKS.of(log.TITAN_EARNED)
def _titan_earned(a: Table, seat: int, count: int, finance: int) -> None:
    assert a.board["cards"][seat] & {"titan", "boss"}
    a.earn(seat, count, finance, a.lost[seat] * a.tables.titan_each)


@CHECKS.of(log.RAVEN_EARNED)
def _raven_earned(a: Table, seat: int, count: int, finance: int) -> None:
    assert a.board["cards"][seat] & {"raven", "handsome"}
    a.earn(seat, count, finance, a.tables.raven_each)


@CHECKS.of(log.TRAP_SET)
def _trap_set(a: Table, seat: int, bag: int) -> None:
    a.mover(seat)
    assert a.step == ["set_trap", seat, bag]
    a.send_operatives(seat, bag, 1)


@CHECKS.of(log.CARD_PLAYED)
def _card_played(a: Table, seat: int, card: str) -> None:
    a.mover(seat)
    a.board["cards"][seat].remove(card)
    a.board["discard"].add(card)


@CHECKS.of(log.KOSCHEI_EARNED)
def _koschei_earned(a: Table, seat: int, count: int, finance: int) -> None:
    a.mover(seat)
    assert a.change.move in ("koschei", "fox")
    a.earn(seat, count, finance, a.tables.koschei_income)


@CHECKS.of(log.RECALLED)
def _recalled(a: Table, seat: int, token: str, region: str) -> None:
    a.mover(seat)
    assert region == a.where(token)
    a.lift(token, seat)


@CHECKS.of(log.RECALL_PAID)
def _recall_paid(
    a: Table, seat: int, owner: int, count: int, finance: int, owner_finance: int
) -> None:
    a.mover(seat)
    assert a.board["services"][owner] == a.recalled_service()
    a.spend(seat, count, finance, a.tables.jackal_price)
    a.pay(owner, -count)
    assert owner_finance == a.board["finance"][owner]


@CHECKS.of(log.RECALL_PAID_TO_BANK)
def _recall_paid_to_bank(a: Table, seat: int, count: int, finance: int) -> None:
    """Nobody holds the virtual service."""
    a.mover(seat)
    assert a.recalled_service() not in a.board["services"]
    a.spend(seat, count, finance, a.tables.jackal_price)


@CHECKS.of(log.OPERATIVES_SENT)
def _operatives_sent(a: Table, seat: int, bag: int, count: int) -> None:
    a.mover(seat)
    a.send_operatives(seat, bag, count)


# --- influence, and the end -----------------------------------------------------------------------


def _passes(a: Table, token: str, old: int, new: int, worth: int) -> None:
    """An influence token passes from one to another."""
    place = INFLUENCE.index(token)
    assert a.board["influence"][place] == old
    a.board["influence"][place] = new
    if old >= 0:
        a.lost[old] += 1
    assert worth == a.tables.control_halves


@CHECKS.of(log.TAKEN_OVER)
def _taken_over(a: Table, seat: int, token: str, worth: int, halves: int) -> None:
    _passes(a, token, NOBODY, seat, worth)
    assert halves == a.open_halves(seat)


@CHECKS.of(log.TAKEN_FROM)
def _taken_from(
    a: Table, seat: int, token: str, loser: int, worth: int, halves: int, loser_halves: int
) -> None:
    assert seat != loser
    _passes(a, token, loser, seat, worth)
    assert (halves, loser_halves) == (a.open_halves(seat), a.open_halves(loser))


@CHECKS.of(log.LOST)
def _lost(a: Table, seat: int, token: str, worth: int, halves: int) -> None:
    _passes(a, token, seat, NOBODY, worth)
    assert halves == a.open_halves(seat)


@CHECKS.of(log.GUARD_CLAIMED)
def _guard_claimed(a: Table, seat: int, token: str, service: str, worth: int, halves: int) -> None:
    """The operative that guarded the token comes into the new holder's bag."""
    assert service == a.board["virtual"]
    _passes(a, token, GUARDED, seat, worth)
    assert halves == a.open_halves(seat)
    a.into_bag(seat, SERVICES.index(service), DARK)


@CHECKS.of(log.MISSION_REVEALED)
def _mission_revealed(a: Table, seat: int, missions: list[str], fulfilled: int) -> None:
    assert missions == a.board["missions"][seat]
    assert fulfilled == int(a.fulfilled(seat))
    assert a.later()[0].kind is log.FINAL_SCORE and a.later()[0].args["seat"] == seat


@CHECKS.of(log.FINAL_SCORE)
def _final_score(a: Table, seat: int, halves: int) -> None:
    assert a.earlier()[0].kind is log.MISSION_REVEALED and a.earlier()[0].args["seat"] == seat
    assert halves == a.halves(seat) == a.change.after["result"]["scores"][seat]
