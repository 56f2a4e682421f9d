"""The texts of Secret Power say what its data files say, and what its bots have won."""

import re
from pathlib import Path
from typing import Any

import pytest

from detente.games.secret_power.rules.people import LEVELS
from detente.games.secret_power.rules.revisions import LATEST
from detente.games.secret_power.rules.tables import tables
from detente.texts import LANGUAGES, Texts

CHECKOUT = Path(__file__).parents[3]
GAMES = CHECKOUT / "src" / "detente" / "games"
ROWS = tables(LATEST).treaty_rows
by_language = pytest.mark.parametrize("language", LANGUAGES)
by_treaty = pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])


def demands(requirement: dict[str, Any]) -> list[tuple[str, Any]]:
    """The single demands of a requirement: kind and what is demanded."""
    listed = requirement.get("all") or requirement.get("any") or [requirement]
    return [pair for demand in listed for pair in demand.items()]


@by_language
@by_treaty
def test_a_requirement_names_the_cards_and_counts_of_the_data(
    row: dict[str, Any], language: str
) -> None:
    texts = Texts(language, "secret_power")
    said = texts.say(f"effect-{row['id']}.requirement")
    wanted = demands(row["requirement"])
    named = [what for kind, what in wanted if kind in ("card", "no_card")]
    for kind, what in wanted:
        if kind in ("card", "no_card"):
            assert texts.name(what) in said
        elif kind == "stage":
            assert str(what["stage"]) in said
        elif kind in ("sign", "cards_of_group") and (what.get("group") != "power" or not named):
            assert str(what["count"]) in said  # Beside a named card, another power card is asked.
    assert said in texts.say(f"effect-{row['id']}")


@by_language
@by_treaty
def test_an_effect_names_the_cards_and_numbers_of_the_data(
    row: dict[str, Any], language: str
) -> None:
    texts = Texts(language, "secret_power")
    said = texts.say(f"effect-{row['id']}.gives")
    assert texts.say(f"effect-{row['id']}").endswith(said)
    effect = row["effect"]
    counted = effect.get("per", [])
    for card in [*effect.get("types", []), *[one["card"] for one in counted if "card" in one]]:
        assert texts.name(card) in said
    numbers = ("reveal", "position", "threshold_tokens", "min_stage", "max_per_treaty_phase")
    points = [effect.get("points"), effect.get("points_per_card_in_discard")]
    points += [one["points"] for one in counted]
    for number in [effect.get(name) for name in numbers] + points:
        assert number is None or str(number) in said


@by_language
def test_treaties_differ_in_their_texts(language: str) -> None:
    texts = Texts(language, "secret_power")
    assert len({texts.say(f"effect-{row['id']}") for row in ROWS}) == len(ROWS)


# --- the levels of the Falcon -----------------------------------------------------------------


MANUAL = (CHECKOUT / "docs" / "bots.md").read_text("utf-8")


def won(level: str) -> list[str]:
    """How often the bot wins at a level, without professionals and with them, as was measured."""
    lines = [f"| {level} | {how} professionals | " for how in ("without", "with")]
    found = [re.search(rf"^{re.escape(line)}(\d+)–(\d+) ", MANUAL, re.MULTILINE) for line in lines]
    results = [tuple(map(int, one.groups())) for one in found if one]
    return [str((200 * wins + wins + losses) // (2 * (wins + losses))) for wins, losses in results]


@by_language
def test_levels_tell_how_often_the_bot_wins(language: str) -> None:
    texts = Texts(language, "secret_power")
    shares = [won(level) for level in LEVELS]
    assert all(len(share) == 2 for share in shares)
    assert [re.findall(r"\d+", texts.say(f"value-{level}")) for level in LEVELS] == shares
    rulebook = GAMES / "secret_power" / "rulebook" / f"{language}.md"
    rows = re.findall(
        r"^\|[^|]+" + r"\| (\d+)\s?% " * 4 + r"\|$", rulebook.read_text("utf-8"), re.M
    )
    assert [list(row) for row in rows] == [list(row) for row in zip(*shares, strict=True)]
