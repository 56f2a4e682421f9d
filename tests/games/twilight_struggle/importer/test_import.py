"""`detente import` as people run it: good logs, bad ones, hostile files, and what is left."""

import ast
import errno
import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import detente
from detente import parse_record
from detente.cli import main as cli
from detente.core.errors import InvalidInput
from detente.games.twilight_struggle.importer import replayed
from detente.games.twilight_struggle.importer.client_faults import FAULTS
from detente.games.twilight_struggle.importer.expected_tracks import COMPARED
from detente.games.twilight_struggle.importer.parser import Log, read_log
from detente.games.twilight_struggle.importer.replayed import replay_log
from detente.games.twilight_struggle.rules.action_round import ChooseCard
from detente.games.twilight_struggle.rules.events.taken_cards import UseGiven
from detente.games.twilight_struggle.rules.obligations import is_trapped
from detente.games.twilight_struggle.rules.state import ColdWar
from detente.importing.importer import ReplayedLog
from detente.server.limits import LARGEST_RECORD, MOST_RECORDED
from detente.texts import LANGUAGES, Texts
from tests.games.twilight_struggle.importer.logs import needs_real_logs, real_logs
from tests.server.company import Company, company
from tests.server.company import run as run_work

Importer = Callable[..., tuple[int, str, str]]

LOG = """\
SETUP: : Ann will play as USSR.
Boris will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
Time per Player: 1 Hour
USSR +4 in Poland [0][4]
USSR +2 in East Germany [0][5]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +2 in Iran [3][0]

Turn 1, Headline Phase: Fidel* & Duck and Cover: USSR Headlines Fidel*
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: Fidel*
USSR +3 in Cuba [0][3]

Turn 1, USSR AR1: Nuclear Test Ban: Coup (4 Ops):
Target: Iran
SUCCESS: 3 [ + 4 - 2x2 = 3 ]
US -3 in Iran [0][0]
USSR Military Ops to 4
DEFCON degrades to 3

Turn 1, US AR1: Warsaw Pact Formed*: Place Influence (3 Ops):
US +3 in Indonesia [3][0]

Event: Warsaw Pact Formed*
Event: Warsaw Pact Formed*
USSR +2 in East Germany [0][7]
USSR +2 in Poland [0][6]
USSR +1 in Romania [0][1]

Warsaw Pact Formed* is now in play.

Turn 1, USSR AR2: Socialist Governments: Event: Socialist Governments
US -1 in Italy [2][0]
US -2 in UK [3][0]
"""
ENTRIES = 5
DIFFERS = LOG.replace("US -3 in Iran [0][0]", "US -3 in Iran [1][0]")
STUCK = LOG.replace("Turn 1, USSR AR2: Socialist Governments", "Turn 1, USSR AR2: Duck and Cover")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


@pytest.fixture
def import_(capsys: pytest.CaptureFixture[str]) -> Importer:
    """Run `detente import` in this process: exit code, output on one line, complaints."""

    def run(*args: str) -> tuple[int, str, str]:
        code = cli.run(["import", *args])
        out, err = capsys.readouterr()
        return code, " ".join(out.split()), err

    return run


def write(**logs: str | bytes) -> None:
    for name, log in logs.items():
        data = log if isinstance(log, bytes) else log.encode()
        Path(f"{name}.txt").write_bytes(data)


def left(folder: str = ".") -> list[str]:
    """All files that are not logs, hidden ones included."""
    return sorted(path.name for path in Path(folder).iterdir() if path.suffix != ".txt")


# --- a good log -----------------------------------------------------------------------------------


def test_a_log_becomes_a_record(import_: Importer) -> None:
    write(game=LOG)
    code, out, err = import_("game.txt")
    assert (code, err) == (0, "")
    assert f"game.txt {ENTRIES}/{ENTRIES}" in out
    assert "stops in turn 1" in out
    assert "event-printed-twice TS-7.1 1 An event that happens once gets two lines." in out
    assert left() == ["game.detente"]
    written = parse_record(Path("game.detente").read_text(encoding="utf-8"))
    supposed = Texts("en").say("record-cards-supposed")
    people = {"us": "Boris", "ussr": "Ann"}
    assert written.record.notes == {**people, "source": "game.txt", "hands": supposed}
    assert written.record.settings["edition"] == "deluxe"
    assert set(written.claims) == {"result", "fingerprint"}
    state = written.verify()
    board = state.view(None)["board"]
    assert board["sides"]["us"]["influence"]["united_kingdom"] == 3
    assert board["sides"]["ussr"]["military"] == 4
    assert (board["defcon"], board["vp"], board["turn"]) == (3, 1, 1)


def test_replay_and_verify_take_the_record(
    import_: Importer, capsys: pytest.CaptureFixture[str]
) -> None:
    write(game=LOG)
    import_("game.txt")
    assert cli.run(["verify", "game.detente"]) == 0
    assert cli.run(["replay", "--all", "game.detente"]) == 0
    out, err = capsys.readouterr()
    assert "OK, unfinished game" in out
    assert "Socialist Governments" in out
    assert err == ""


def test_the_web_table_shows_the_record(import_: Importer, tmp_path: Path) -> None:
    write(game=LOG)
    import_("game.txt")
    text = Path("game.detente").read_text(encoding="utf-8")

    async def work() -> None:
        async with company(tmp_path) as server:
            await look(server)

    async def look(server: Company) -> None:
        guest = await server.guest("Ann")
        place = await guest.post("/records", {"text": text, "file": "game.detente"})
        table = (await guest.get(f"/tables/{place['table']}"))["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Boris", "Ann"]
        assert table["version"] == len(parse_record(text).record.moves)

    run_work(work())


@pytest.mark.parametrize(
    "text", [LOG.replace("\n", "\r\n"), "\ufeff" + LOG, LOG.rstrip("\n"), "\n\n" + LOG]
)
def test_other_ends_of_lines_and_marks_do_not_matter(import_: Importer, text: str) -> None:
    write(game=LOG, other=text)
    assert import_("game.txt", "other.txt")[0] == 0
    one, other = (Path(f"{name}.detente").read_text() for name in ("game", "other"))
    assert one.replace("game.txt", "other.txt") == other


def test_a_folder_stands_for_its_logs(import_: Importer) -> None:
    write(one=LOG, two=LOG)
    Path("notes.md").write_text("no log")
    code, out, _ = import_(".", "one.txt", "--out", "deep/folder")
    assert code == 0
    assert out.count("one.txt ") == 1, "named twice, imported once"
    assert left("deep/folder") == ["one.detente", "two.detente"]


def test_there_is_no_bar_without_a_terminal(import_: Importer) -> None:
    write(game=LOG)
    _, out, err = import_("game.txt")
    assert err == ""
    assert "Entries" not in out


def test_the_bar_counts_the_entries_of_all_logs(
    import_: Importer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # Taken for a terminal.
    monkeypatch.setenv("TERM", "xterm")
    write(one=LOG, two=STUCK, three="foreign")
    _, _, err = import_(".")
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", err)
    assert "Entries" in plain
    assert f"{2 * ENTRIES}/{2 * ENTRIES}" in plain


# --- differences ----------------------------------------------------------------------------------


def test_an_unexplained_difference_is_told_and_counted(import_: Importer) -> None:
    write(game=DIFFERS)
    code, out, _ = import_("game.txt")
    assert code == 1
    assert f"game.txt {ENTRIES}/{ENTRIES} " in out
    assert "game.txt:25: Influence after a change" in out
    assert "By the rules: Iran, 0, 0; in the log: Iran, 1, 0." in out
    assert "“US -3 in Iran [1][0]”" in out
    record = parse_record(Path("game.detente").read_text()).record
    assert record.notes["differences"] == "25"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_difference_names_things_in_the_language_of_the_reader(
    import_: Importer, language: str
) -> None:
    write(game=LOG.replace("USSR Military Ops to 4", "USSR Military Ops to 3"))
    code, out, _ = import_("game.txt", "--lang", language)
    texts = Texts(language, "twilight_struggle")
    side = texts.name("ussr")
    assert code == 1
    assert texts.say("difference-military") in out
    assert f"{side}, 4" in out and f"{side}, 3" in out


def test_a_log_that_cannot_be_driven_on_gives_no_record(import_: Importer) -> None:
    write(game=STUCK)
    code, out, _ = import_("game.txt")
    assert code == 1
    assert f"game.txt {ENTRIES - 1}/{ENTRIES} " in out
    assert "stuck at line" in out
    assert "game.txt: no record" in out
    assert left() == []


def test_an_event_in_a_log_that_ends_with_its_head_is_a_difference(import_: Importer) -> None:
    """The engine has not done anything yet when the log ends."""
    write(game=LOG[: LOG.index("USSR +4")] + "Event: Fidel*\n")
    code, out, _ = import_("game.txt")
    assert code == 1
    assert "stuck at line 1" in out
    assert "Détente failed" not in out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Target: Iran", "Target: Libya"),
        ("[ + 4 - 2x2 = 3 ]", "[ + 9 - 2x9 = 99 ]"),
        ("DEFCON degrades to 3", "DEFCON degrades to 1"),
        ("Score is US 1.", "Score is USSR 99."),
        ("USSR +3 in Cuba [0][3]", "USSR +99 in Cuba [999][999]"),
        ("Turn 1, US AR1: Warsaw Pact Formed*:", "Turn 99, US AR8: Warsaw Pact Formed*:"),
        ("Turn 1, US AR1: Warsaw Pact Formed*:", "Turn 1, US AR1: Europe Scoring:"),
        ("Turn 1, US AR1: Warsaw Pact Formed*:", "Turn 1, US AR1: Nuclear Test Ban:"),
        ("US Headlines Duck and Cover", "US Headlines The China Card"),
        ("US Headlines Duck and Cover", "US Headlines UN Intervention"),
        ("USSR +4 in Poland [0][4]", "USSR +4 in Mexico [0][4]"),
        pytest.param(
            "Handicap influence: US +2", "Handicap influence: US +9", marks=pytest.mark.slow
        ),
        ("Event: Fidel*", "Event: Wargames*"),
    ],
)
def test_what_cannot_have_happened_is_told_with_its_line(
    import_: Importer, old: str, new: str
) -> None:
    assert old in LOG
    write(game=LOG.replace(old, new), good=LOG)
    code, out, err = import_("game.txt", "good.txt")
    assert (code, err) == (1, "")
    assert re.search(r"game\.txt:\d+: ", out)
    assert "good.detente" in left()


# --- files that are no use ------------------------------------------------------------------------

LAST = LOG.count("\n")
CUT = LOG[: LOG.index("2x2 = 3")]
BAD: dict[str, tuple[str | bytes, str, int]] = {
    "empty": ("", "log-not-a-log", 1),
    "blank lines": ("\n" * 5_000, "log-not-a-log", 1),
    "a million blank lines": ("\n" * 1_000_000, "log-too-long", 10_001),
    "foreign": ("1. e4 e5 2. Nf3\n", "log-not-a-log", 1),
    "binary": (bytes(range(256)) * 9, "log-not-text", 2),
    "nothing but zeros": (bytes(2_000), "log-line-too-long", 1),
    "too large": (b"x" * (2 << 20), "log-too-large", 1),
    "another alphabet": (LOG.encode() + "Café".encode("latin-1"), "log-not-text", LAST + 1),
    "UTF-16": (LOG.encode("utf-16"), "log-not-text", 1),
    "cut off": (CUT, "log-cut-off", 24),
    "a foreign line": (LOG.replace("Target: Iran", "Iran is hit"), "log-bad-line", 23),
    "an unknown country": (LOG.replace("Target: Iran", "Target: Utopia"), "log-bad-line", 23),
    "an unknown card": (LOG.replace("Nuclear Test Ban", "Nuclear Peace"), "log-bad-line", 22),
    "a number out of range": (LOG.replace("SUCCESS: 3", "SUCCESS: 7"), "log-bad-line", 24),
    "a huge number": (LOG.replace("+3 in Cuba", "+" + "9" * 80 + " in Cuba"), "log-bad-line", 20),
    "control characters": (LOG.replace("Target", "\x1b[2J\x07Target"), "log-bad-line", 23),
    "a huge line": (LOG.replace("Iran\n", "Iran" * 999 + "\n"), "log-line-too-long", 23),
    "a huge name": (LOG.replace("Ann", "A" * 200, 1), "log-bad-line", 1),
    "no players": (LOG.replace("Boris will play as USA.\n", ""), "log-no-players", LAST),
    "another scenario": (LOG.replace("Standard", "Late War"), "log-scenario", 4),
    "endless": (LOG + "Event: Fidel*\n" * 500, "log-entry-too-long", LAST + 198),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_told_with_its_line_and_the_others_are_imported(
    import_: Importer, name: str, language: str
) -> None:
    content, message, line = BAD[name]
    write(bad=content, good=LOG)
    code, out, err = import_("bad.txt", "good.txt", "--lang", language)
    assert (code, err) == (2, "")
    said = Texts(language).say(message, file="bad.txt", line=line, text="", scenario="", most=1)
    beginning = said[: said.index(str(line)) + len(str(line))]
    assert beginning.startswith("bad.txt")
    assert beginning in out
    assert not any(letter < " " for letter in out)
    assert left() == ["good.detente"]


@pytest.mark.parametrize("content", BAD)
def test_each_bad_file_is_refused_for_its_own_reason(content: str) -> None:
    data, message, line = BAD[content]
    if message in ("log-not-text", "log-too-large"):
        return  # Before it is read as a log.
    with pytest.raises(InvalidInput) as wrong:
        read_log(data.decode() if isinstance(data, bytes) else data, "bad.txt")
    assert (wrong.value.message, wrong.value.args_["line"]) == (message, line)


def test_what_cannot_be_read_is_told(import_: Importer) -> None:
    write(good=LOG)
    Path("loop.txt").symlink_to("loop.txt")
    code, out, err = import_("none.txt", "loop.txt", "good.txt")
    assert (code, err) == (2, "")
    assert "The file none.txt cannot be read" in out
    assert "The file loop.txt cannot be read" in out
    assert left() == ["good.detente"]


def test_a_bad_name_does_not_steer_the_terminal(import_: Importer) -> None:
    name = "\x1b[2Jgame\udcff\n.txt"
    Path(name).write_text(DIFFERS)
    code, out, _ = import_(name)
    assert code == 1
    assert "\x1b" not in out and "?[2Jgame??.txt:25" in out
    record = parse_record(Path(name).with_suffix(".detente").read_text()).record
    assert record.notes["source"] == "?[2Jgame??.txt"


# --- exit codes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("logs", "code"),
    [
        ([LOG], 0),
        ([LOG, "foreign"], 2),
        ([LOG, DIFFERS], 1),
        ([LOG, STUCK], 1),
        (["foreign", DIFFERS], 1),
        ([DIFFERS, "foreign", LOG], 1),
        (["foreign", "foreign"], 2),
    ],
)
def test_a_difference_outweighs_a_bad_file(import_: Importer, logs: list[str], code: int) -> None:
    write(**{f"game_{number}": log for number, log in enumerate(logs)})
    assert import_(".")[0] == code
    good = [f"game_{number}.detente" for number, log in enumerate(logs) if log in (LOG, DIFFERS)]
    assert left() == good


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_before_the_work(import_: Importer, language: str) -> None:
    write(game=LOG)
    Path("file").write_text("in the way")
    Path("folder").mkdir()
    Path("folder/game.txt").write_text(LOG)
    Path("empty").mkdir()
    for args, words in {
        ("game.txt", "--out", "file"): "file",
        ("game.txt", "--out", "file/deep"): "file/deep",
        ("game.txt", "folder"): "folder/game.txt",
        ("empty",): "empty",
        (): "FILE",
    }.items():
        code, out, err = import_(*args, "--lang", language)
        assert (code, out) == (2, "")
        assert words in err and err.count("\n") == 1
    assert left() == ["empty", "file", "folder"]


# --- nothing half-written -------------------------------------------------------------------------


def test_another_record_is_overwritten_by_force_only(import_: Importer) -> None:
    write(game=LOG)
    Path("game.detente").write_text("mine")
    code, out, _ = import_("game.txt")
    assert code == 2
    assert "--force overwrites it" in out
    assert Path("game.detente").read_text() == "mine"
    assert import_("game.txt", "--force")[0] == 0
    first = Path("game.detente").read_bytes()
    assert first.startswith(b"detente record 2\n")
    assert import_("game.txt")[0] == 0, "the same record may be there"
    assert Path("game.detente").read_bytes() == first


@pytest.mark.parametrize(
    ("trouble", "code"), [(OSError(errno.ENOSPC, "No space left"), 2), (KeyboardInterrupt(), 130)]
)
def test_nothing_half_written_is_left(
    import_: Importer, monkeypatch: pytest.MonkeyPatch, trouble: BaseException, code: int
) -> None:
    write(game=LOG)
    Path("game.detente").write_text("mine")

    def half(file: int) -> None:
        os.ftruncate(file, os.fstat(file).st_size // 2)
        raise trouble

    monkeypatch.setattr(os, "fsync", half)
    assert import_("game.txt", "--force")[0] == code
    assert left() == ["game.detente"]
    assert Path("game.detente").read_text() == "mine"


def failing(error: BaseException) -> Callable[..., ReplayedLog]:
    def replay(log: Log, progress: Callable[[int], None]) -> ReplayedLog:
        if log.file == "b.txt":
            raise error
        return replay_log(log, progress)

    return replay


def test_whoever_stops_keeps_the_records_that_are_done(
    import_: Importer, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(a=LOG, b=LOG, c=LOG)
    monkeypatch.setattr(replayed, "replay_log", failing(KeyboardInterrupt()))
    assert import_(".")[0] == 130
    assert left() == ["a.detente"]
    assert cli.run(["verify", "a.detente"]) == 0


def test_a_defect_of_ours_costs_nobody_the_other_games(
    import_: Importer, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(a=LOG, b=LOG, c=LOG)
    monkeypatch.setattr(replayed, "replay_log", failing(RuntimeError("a wheel came off")))
    code, out, err = import_(".")
    assert (code, err) == (1, "")
    assert "b.txt: Détente failed on this log (RuntimeError: a wheel came off)" in out
    assert left() == ["a.detente", "c.detente"]


def test_a_record_that_does_not_hold_is_not_written(
    import_: Importer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If driving and replaying ever disagree, nobody gets a false record."""

    def wrong(log: Log, progress: Callable[[int], None]) -> ReplayedLog:
        found = replay_log(log, progress)
        assert found.record is not None
        found.record.moves.pop()
        return found

    write(game=LOG)
    monkeypatch.setattr(replayed, "replay_log", wrong)
    assert import_("game.txt")[0] == 1
    assert left() == []


# --- texts ----------------------------------------------------------------------------------------

GAME = Path(detente.__file__).parent / "games/twilight_struggle"
REPORTING = (
    *("compare", "_compare_next", "report", "report_missing", "find", "find_fact"),
    *("_bad", "Difference"),
)


def reported_in_the_source() -> set[str]:
    """Every string that is passed directly to a function that reports a difference or a mistake."""
    nodes = [
        node
        for part in ("importer", "reconstruction", "referee")
        for path in (GAME / part).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    reports = [c for c in calls if getattr(c.func, "attr", getattr(c.func, "id", "")) in REPORTING]
    handed = [arg.value for call in reports for arg in call.args if isinstance(arg, ast.Constant)]
    return {text for text in handed if isinstance(text, str)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_fault_and_mistake_has_its_sentence(language: str) -> None:
    texts = Texts(language, "twilight_struggle")
    reported = reported_in_the_source() | {*COMPARED, "log-cut-off"}
    assert len(reported) > 30
    wanted = {text if text.startswith("log-") else f"difference-{text}" for text in reported}
    wanted |= {f"fault-{fault.name}" for fault in FAULTS}
    assert sorted(message for message in wanted if not texts.knows(message)) == []


def test_the_manual_names_every_fault_with_its_rule() -> None:
    manual = (Path(__file__).parents[4] / "docs/logs.md").read_text(encoding="utf-8")
    rows = [f"| `{fault.name}` |" for fault in FAULTS]
    assert [row for row in rows if row not in manual] == []
    assert all(f"twilight_struggle/rulebook/en.md#{fault.rule})" in manual for fault in FAULTS)


# --- robustness -----------------------------------------------------------------------------------


def other_side(name: re.Match[str]) -> str:
    return "US" if name[0] == "USSR" else "USSR"


def mangled(text: str, dice: random.Random) -> str:
    """A log with a few lines lost, doubled, moved or changed, perhaps torn off."""
    lines = text.split("\n")
    for _ in range(dice.randint(1, 4)):
        here, there = (dice.randrange(len(lines)) for _ in range(2))
        match dice.randrange(6):
            case 0:
                del lines[here]
            case 1:
                lines.insert(here, lines[there])
            case 2:
                lines[here], lines[there] = lines[there], lines[here]
            case 3:
                lines[here] = re.sub(r"\d+", lambda _: str(dice.randrange(10)), lines[here])
            case 4:
                lines[here] = re.sub(r"\bUS(SR)?\b", other_side, lines[here])
            case _:
                block = lines[here : here + 5]
                del lines[here : here + 5]
                lines[there:there] = block
        lines = lines or [""]
    whole = "\n".join(lines)
    return whole[: dice.randrange(len(whole) + 1)] if dice.random() < 0.1 else whole


@pytest.mark.parametrize(
    "seed", [*range(8), pytest.param(8, marks=pytest.mark.slow), *range(9, 12)]
)
def test_whatever_happens_to_a_log_it_is_driven_or_refused_with_a_line(seed: int) -> None:
    text = mangled(LOG, random.Random(seed))
    try:
        result = replay_log(read_log(text, "mangled.txt"))
    except InvalidInput as error:
        assert error.message.startswith("log-")
        assert 1 <= error.args_["line"] <= text.count("\n") + 1
        return
    assert all(1 <= found.line <= text.count("\n") + 1 for found in result.differences)
    assert result.record is not None or result.unexplained
    if result.record is not None:
        assert result.driven == result.entries
        assert result.record.replay().dump() == result.state.dump()


# --- the real games -------------------------------------------------------------------------------


@pytest.mark.slow
@needs_real_logs
def test_all_real_games_are_imported_without_an_unexplained_difference(import_: Importer) -> None:
    logs = real_logs()
    code, out, err = import_(*map(str, logs), "--out", "records")
    assert (code, err) == (0, "")
    assert len(left("records")) == len(logs)
    for path in logs:
        row = re.search(rf"{re.escape(path.name)} (\d+)/(\d+) (\d+) \d+ (\d+) ", out)
        assert row is not None
        assert row[1] == row[2] and row[4] == "0"
        assert int(row[3]) > 10 * int(row[2]), "about a dozen things are compared in an entry"
        record = Path("records", path.stem + ".detente")
        assert record.stat().st_size < LARGEST_RECORD
        assert len(parse_record(record.read_text()).record.moves) < MOST_RECORDED
    rows = re.findall(r"game_\d+\.txt (\d+)/\d+ (\d+) (\d+) (\d+) ", out)
    totals = [sum(map(int, column)) for column in zip(*rows, strict=True)]
    if len(logs) == 24:
        assert totals == [2_610, 33_181, 55, 0], "as docs/logs.md says"
        found = {path.stem: corrected_decisions(path) for path in Path("records").iterdir()}
        assert {name: moves for name, moves in found.items() if moves} == {
            "game_50": ["us: ops"],
            "game_60": ["us: ops", "ussr: southeast_asia_scoring"],
            "game_62": ["us: ops"],
            "game_69": ["us: ops"],
        }, "as docs/logs.md says"
    for fault in ("scandal-not-printed", "event-printed-twice"):
        assert fault in out


def corrected_decisions(path: Path) -> list[str]:
    """The moves of a trapped side without a discard (TS-QB-3) and with a given card (TS-ME-5)."""
    record = parse_record(path.read_text()).record
    state, found = record.start(), []
    for seat, move in record.moves:
        assert isinstance(state, ColdWar)
        decision = state.decision()
        trapped = isinstance(decision, ChooseCard) and is_trapped(state, seat)
        if trapped or isinstance(decision, UseGiven):
            found.append(f"{state.seat_name(seat)}: {move}")
        state.play(seat, move)
    return found
