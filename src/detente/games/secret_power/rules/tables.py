"""What the data files say in one revision of the rules: costs, points, symbols, counts, rounds.

A state reaches them as `s.tables`, so that games of different revisions are played side by side.
Tables of object cards are indexed by type, those of treaties by treaty.
"""

from functools import cache
from typing import Any

from detente.core.data import read_data
from detente.core.deck import mask_of
from detente.games.secret_power.rules.objects import (
    ALL_OBJECTS,
    COPY,
    GROUP,
    GROUPS,
    MINOR_GROUPS,
    MINOR_OF,
    MULTIPLIER,
    SIGNS,
    THREE_SIGNS,
    TYPE,
    TYPES,
    multipliers_in,
)
from detente.games.secret_power.rules.people import (
    ACTION,
    ACTION_KINDS,
    CATEGORIES,
    EMISSARY,
    GREY_CARDINAL,
    INFORMANT,
    KIND,
    KINDS,
    LEVELS,
    PERSONALITIES,
    RANKS,
    RECRUITER,
    kinds_in,
)
from detente.games.secret_power.rules.projects import (
    COMINTERN,
    ESPIONAGE,
    LAST_STAGE,
    OPERATIONS,
    PROJECTS,
    SECRET_POWER,
    UNIFIED_NATIONS,
    WARS,
)
from detente.games.secret_power.rules.treaties import TREATIES, counted_by, demands_of, symbol_of


class Tables:
    """The values of the data files in a revision; `tables` has them ready."""

    def __init__(self, revision: int) -> None:
        objects = _read("objects.yaml", revision)
        self._read_objects(objects)
        self._read_setup(objects["setup"])
        self._read_projects(_read("projects.yaml", revision)["projects"])
        self._read_operations(_read("operations.yaml", revision))
        self._read_treaties(_read("treaties.yaml", revision)["treaties"])
        self._read_effects([row["effect"] for row in self.treaty_rows])
        self._read_professionals(_read("professionals.yaml", revision))
        self._read_falcon(_read("falcon.yaml", revision))

    def _read_objects(self, data: dict[str, Any]) -> None:
        rows = data["cards"]
        _check_ids(rows, TYPES)
        assert tuple(GROUPS.index(row["group"]) for row in rows) == GROUP
        assert multipliers_in(data) == MULTIPLIER
        self.object_rows: list[dict[str, Any]] = rows
        self.cost: tuple[int, ...] = tuple(row["cost"] for row in rows)
        self.interest: tuple[int, ...] = tuple(row["special_interest"] for row in rows)
        self.sign: tuple[int, ...] = tuple(
            -1 if row["sign"] is None else SIGNS.index(row["sign"]) for row in rows
        )
        self.bearer: tuple[int, ...] = tuple(self.sign.index(sign) for sign in THREE_SIGNS)
        """The type of support card that shows each sign."""
        self.each: tuple[int, ...] = tuple(row["scoring"]["points"] for row in rows)
        """Points a card gives, or gives for each thing that it counts."""
        self.strengthened: int = data["attached_circle"]["power_points"]
        """SP-IC-02: how many points more a power card with an inner circle gives for each thing."""
        minors = data["minor_objects"]
        self.minor_supply: tuple[int, ...] = tuple(
            minors["supply"][GROUPS[group]] for group in MINOR_GROUPS
        )
        self.minor_points: tuple[int, ...] = tuple(
            minors["points"][GROUPS[group]] for group in MINOR_GROUPS
        )
        self.in_play: dict[str, int] = {
            players: mask_of(
                [card for card in range(ALL_OBJECTS) if COPY[card] < _copies(rows, card, players)]
            )
            for players in "2345"
        }
        """SP-SET-01: the mask of the object cards of a game, by the number of players."""

    def _read_setup(self, setup: dict[str, Any]) -> None:
        self.zone_size: dict[str, int] = setup["zone_size"]
        self.rounds: dict[str, int] = setup["rounds"]
        self.seat_bonus: dict[str, list[int]] = setup["seat_bonus_active"]
        self.deck_for_solo: str = setup["deck_for_solo"]
        self.agents: int = setup["agents_per_player"]
        self.start_active: int = setup["start_active"]
        self.reach: int = setup["open_positions"]
        """SP-VOC-08: the positions that are open to everybody."""
        self.hand_limit: int = setup["treaty_hand_limit"]
        self.first_treaties: int = setup["treaty_hand_start"]
        self.put_back: int = setup["treaties_put_back"]
        self.supervisor_recruits: int = setup["supervisor_recruit"]
        self.headhunter_recruits: int = setup["headhunter_recruit"]
        self.headhunter_players: int = setup["headhunter_players"]
        self.headhunter_distance: int = setup["headhunter_distance"]
        """SP-SET-08, SP-RUL-21: the fourth seat from the Supervisor, always."""
        self.trained: int = setup["train_recruit"]
        self.most_phases: int = setup["most_phases"]
        """SP-RUL-03: how many Action Phases a round can have."""

    def _read_projects(self, rows: list[dict[str, Any]]) -> None:
        _check_ids(rows, PROJECTS)
        assert [SIGNS.index(row["sign"]) for row in rows] == list(range(len(rows)))
        assert all(len(row["stages"]) == LAST_STAGE for row in rows)
        self.project_rows: list[dict[str, Any]] = rows
        self.stage_agents: tuple[tuple[int, ...], ...] = _stages(rows, "agents")
        self.stage_signs: tuple[tuple[int, ...], ...] = _stages(rows, "signs")
        self.stage_points: tuple[tuple[int, ...], ...] = _stages(rows, "points")
        self.shadows: tuple[int, ...] = _benefits(rows[COMINTERN], "shadow_agents", 0)
        self.more_recalls: tuple[int, ...] = _benefits(rows[UNIFIED_NATIONS], "extra_recall", 0)
        self.open_positions: tuple[int, ...] = _benefits(
            rows[ESPIONAGE], "open_positions", self.reach
        )
        self.treaties_drawn: tuple[int, ...] = _benefits(rows[SECRET_POWER], "draw", 0)

    def _read_operations(self, data: dict[str, Any]) -> None:
        rows = data["operations"]
        _check_ids(rows, OPERATIONS)
        self.operation_rows: list[dict[str, Any]] = rows
        self.operation_agents: tuple[int, ...] = tuple(row["agents"] for row in rows)
        self.operation_points: tuple[int, ...] = tuple(row["points"] for row in rows)
        wars = data["world_wars"]
        _check_ids(wars, WARS)
        self.war_rounds: tuple[int, ...] = tuple(row["starts_at_round"] for row in wars)
        self.earliest_war_rounds: tuple[int, ...] = tuple(
            row["shuffled_from_round"] for row in wars
        )
        """SP-RUL-41: shuffled, a war may come into force before its round."""
        self.surcharge: tuple[int, ...] = tuple(row["project_agents_surcharge"] for row in wars)

    def _read_treaties(self, rows: list[dict[str, Any]]) -> None:
        _check_ids(rows, TREATIES)
        self.treaty_rows: list[dict[str, Any]] = rows
        self.treaty_points: tuple[int, ...] = tuple(row.get("points") or 0 for row in rows)
        self.demands: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
            demands_of(row["requirement"]) for row in rows
        )
        self.any_suffices: tuple[bool, ...] = tuple("any" in row["requirement"] for row in rows)
        self.symbol_sign: tuple[int, ...] = tuple(symbol_of(row, "sign", SIGNS) for row in rows)
        self.symbol_group: tuple[int, ...] = tuple(symbol_of(row, "minor", GROUPS) for row in rows)
        """The sign that a treaty shows, or the group of the minor object that it gives; else -1."""
        assert all(MINOR_OF[group] >= 0 for group in self.symbol_group if group >= 0)
        self.with_sign: tuple[int, ...] = tuple(
            mask_of([t for t in range(len(rows)) if self.symbol_sign[t] == sign])
            for sign in THREE_SIGNS
        )

    def _read_effects(self, effects: list[dict[str, Any]]) -> None:
        self._read_families(effects)
        self.wanted: tuple[int, ...] = tuple(self._wanted(effect) for effect in effects)
        """The treaties that an effect lets through by their symbol."""
        self.effect_group: tuple[int, ...] = tuple(
            GROUPS.index(effect["group"]) if "group" in effect else -1 for effect in effects
        )
        self.effect_groups: tuple[tuple[int, ...], ...] = tuple(
            tuple(GROUPS.index(group) for group in effect.get("groups", ())) for effect in effects
        )
        self.effect_sign: tuple[int, ...] = tuple(
            SIGNS.index(effect["sign"]) if "sign" in effect else -1 for effect in effects
        )
        self.effect_types: tuple[tuple[int, ...], ...] = tuple(
            tuple(TYPES.index(name) for name in effect.get("types", [effect.get("card")]) if name)
            for effect in effects
        )
        self.effect_count: tuple[int, ...] = tuple(
            _number(
                effect, "reveal", "count", "threshold_tokens", "min_stage", "max_per_treaty_phase"
            )
            for effect in effects
        )
        """Cards revealed or discarded, signs, shadows or agents given, tokens or stage needed."""
        self.effect_position: tuple[int, ...] = tuple(
            _number(effect, "position") for effect in effects
        )
        self.effect_points: tuple[int, ...] = tuple(
            _number(effect, "points", "points_per_card_in_discard") for effect in effects
        )
        self.per: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
            counted_by(effect) for effect in effects
        )
        """What a final effect counts, of what, and the points for each."""

    def _read_families(self, effects: list[dict[str, Any]]) -> None:
        """The masks of the treaties with each kind of effect."""
        self.free_treaty: int = _family(effects, "conclude_now_ignoring_requirements")
        self.deck_search: int = _family(effects, "reveal_and_take")
        self.extortion: int = _family(effects, "opponents_without_sign_give_card")
        self.reclaim: int = _family(effects, "take_from_object_discard")
        self.extra_sign: int = _family(effects, "support_card_extra_sign")
        self.recruit_on_gain: int = _family(effects, "recruit_when_gaining_group")
        self.syndicate: int = _family(effects, "shadow_agents_at_position")
        self.extra_advance: int = _family(effects, "extra_action_advance_on_infiltrate")
        self.big_move: int = _family(effects, "minor_when_placing_agents")
        self.stage_bonus: int = _family(effects, "minor_when_advancing")
        self.end_points: int = _family(effects, "end_points")
        self.majority: int = _family(effects, "end_majority")
        self.scorched_earth: int = _family(effects, "discard_for_end_points")
        self.may_conclude_another: int = mask_of(
            [t for t, effect in enumerate(effects) if "then" in effect]
        )

    def _wanted(self, effect: dict[str, Any]) -> int:
        found = 0
        for wanted in effect["filter"]["any"] if "filter" in effect else ():
            for t in range(len(TREATIES)):
                sign, group = self.symbol_sign[t], self.symbol_group[t]
                shown = sign >= 0 and SIGNS[sign] == wanted.get("symbol_sign")
                given = group >= 0 and GROUPS[group] == wanted.get("symbol_minor")
                found |= (shown or given) << t
        return found

    def _read_professionals(self, data: dict[str, Any]) -> None:
        rows = data["cards"]
        _check_ids(rows, KINDS)
        assert kinds_in(rows) == KIND
        self.professional_rows: list[dict[str, Any]] = rows
        self.most_professionals: int = data["rules"]["hand_limit"]
        self.most_recruited: int = rows[RECRUITER]["numbers"]["recruits"]
        self.looked_at: int = rows[INFORMANT]["numbers"]["looks"]
        self.cardinal_discount: int = rows[GREY_CARDINAL]["numbers"]["discount"]
        self.emissary_discount: int = rows[EMISSARY]["numbers"]["discount"]

    def _read_falcon(self, data: dict[str, Any]) -> None:
        self.action_rows: list[dict[str, Any]] = [*data["action_cards"], *data["personal_cards"]]
        _check_ids(self.action_rows, ACTION_KINDS)
        assert kinds_in(self.action_rows) == ACTION
        _check_ids(data["levels"], LEVELS)
        _check_ids(data["personalities"], PERSONALITIES)
        _check_ids(data["ranking"], RANKS)
        self.levels: dict[str, dict[str, Any]] = {row["id"]: row for row in data["levels"]}
        self.personalities: dict[str, dict[str, Any]] = {
            row["id"]: row for row in data["personalities"]
        }
        priorities = data["priorities"]
        self.wanted_in_peace: tuple[int, ...] = tuple(map(CATEGORIES.index, priorities["peace"]))
        self.wanted_in_war: tuple[int, ...] = tuple(map(CATEGORIES.index, priorities["war"]))
        """SP-SOLO-20: what the Falcon looks for, in this order."""
        self.extra_agents: int = data["extra_agents"]
        self.ranks: list[dict[str, Any]] = data["ranking"]

    def action_number(self, kind: str, name: str) -> int:
        """The number on an action card."""
        number: int = self.action_rows[ACTION_KINDS.index(kind)]["numbers"][name]
        return number

    def rank(self, points: int) -> str:
        """SP-SOLO-44: the rank that the Committee gives a score."""
        ranks = self.ranks
        return str(next(row["id"] for row in ranks if row["max"] is None or points <= row["max"]))


@cache
def tables(revision: int) -> Tables:
    """The tables of a revision, which all its games share."""
    return Tables(revision)


def _read(name: str, revision: int) -> Any:
    return read_data("detente.games.secret_power", name, revision)


def _check_ids(rows: list[dict[str, Any]], ids: tuple[str, ...]) -> None:
    """A correction changes what a row says; which rows there are is fixed by the codes."""
    assert tuple(row["id"] for row in rows) == ids


def _copies(rows: list[dict[str, Any]], card: int, players: str) -> int:
    copies: int = rows[TYPE[card]]["copies"][players]
    return copies


def _stages(rows: list[dict[str, Any]], key: str) -> tuple[tuple[int, ...], ...]:
    """Project → stage → number; stage 0 is before joining."""
    return tuple((0, *[stage[key] for stage in row["stages"]]) for row in rows)


def _benefits(row: dict[str, Any], key: str, without: int) -> tuple[int, ...]:
    """Stage → what a project gives there."""
    return (without, *[stage["benefit"][key] for stage in row["stages"]])


def _family(effects: list[dict[str, Any]], kind: str) -> int:
    """The mask of the treaties with this kind of effect."""
    return mask_of([t for t, effect in enumerate(effects) if effect["kind"] == kind])


def _number(effect: dict[str, Any], *keys: str) -> int:
    return next((effect[key] for key in keys if key in effect), 0)
