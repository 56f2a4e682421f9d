"""The command line: help, games, replay, verify, and one sentence for whatever goes wrong."""

import io
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest

import detente
from detente import State
from detente.cli import main as cli
from detente.console.letters import NEAREST_LETTERS
from detente.core.record import commitment
from detente.stories import lines, moments_of, recap
from detente.terminal.replay import Replay
from detente.testing.properties import walk
from detente.texts import LANGUAGES, Texts
from tests.terminal.program import DETENTE, run, start, surroundings

Command = Callable[..., tuple[int, str, str]]
COMMANDS = ("play", "arena", "replay", "verify", "import", "games", "check")


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run `detente` in this process: exit code, output, complaints."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def execute(*args: str) -> tuple[int, str, str]:
        code = cli.run(list(args))
        return code, *capsys.readouterr()

    return execute


def finished() -> State:
    *_, state = walk(detente.game("cia_vs_kgb"), 2, 55)
    return state


@pytest.fixture
def record(tmp_path: Path) -> Path:
    state = finished()
    path = tmp_path / "game.detente"
    path.write_text(state.record().text(state), encoding="utf-8")
    return path


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A game that has only just begun."""
    path = tmp_path / "short.detente"
    path.write_text(detente.game("cia_vs_kgb").start(seed=9).record().text())
    return path


# --- help -------------------------------------------------------------------------------------


def test_the_version(command: Command) -> None:
    variant = "compiled" if detente.compiled else "uncompiled"
    assert command("--version") == (0, f"detente {detente.__version__} ({variant})\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("compiled", [True, False])
def test_the_version_says_whether_it_is_compiled(
    command: Command, language: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(detente, "compiled", compiled)
    word = Texts(language).say("cli-compiled" if compiled else "cli-uncompiled")
    code, out, err = command("--version", "--lang", language)
    assert (code, out, err) == (0, f"detente {detente.__version__} ({word})\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stale_copy_is_said_once_and_does_not_disturb(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(detente, "compiled", False)
    assert cli.run(["games", "--lang", language], compile_hint=True) == 0
    out, err = capsys.readouterr()
    assert err == Texts(language).say("cli-runs-uncompiled") + "\n"
    assert "make play" in err and "make play" not in out
    monkeypatch.setattr(detente, "compiled", True)
    assert cli.run(["games", "--lang", language], compile_hint=True) == 0
    assert capsys.readouterr() == (out, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_explains_itself(command: Command, name: str, language: str) -> None:
    code, out, err = command(name, "--help", "--lang", language)
    assert (code, err) == (0, "")
    assert Texts(language).say(f"cli-{name}")[:40] in out
    assert "--lang" in out
    assert " cli-" not in out, "a message without text"
    assert max(len(line) for line in out.splitlines()) <= 80


def test_without_a_command_all_are_listed(command: Command) -> None:
    code, out, _ = command()
    assert code == 0
    assert all(f"\n  {name} " in out for name in COMMANDS)
    assert command("--help") == (0, out, "")


def test_the_environment_chooses_the_language(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Commandes" in command("--help")[1]
    assert "Команды" in command("--lang=ru", "--help")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", [["play"], ["referee", "twilight_struggle"]], ids=" ".join)
def test_a_language_before_the_verb_is_that_of_the_game(
    command: Command,
    verb: list[str],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From the first line on, as after the verb."""
    monkeypatch.setenv("DETENTE_HOME", str(tmp_path))
    for args in (["--lang", language, *verb], [*verb, "--lang", language]):
        monkeypatch.setattr("sys.stdin", io.StringIO("q\nquit\n"))
        code, out, _ = command(*args)
        texts = Texts(language, None if verb == ["play"] else "twilight_struggle")
        first = "terminal-welcome" if verb == ["play"] else "referee-intro"
        assert code == 0
        assert out.lstrip().startswith(texts.say(first)[:30])


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_french_help_has_one_spacing(command: Command, name: str) -> None:
    """Its titles as well, to which click adds the colon."""
    out = command("--lang", "fr", *name.split(), "--help")[1]
    assert "Options\N{NO-BREAK SPACE}:\n" in out
    assert not re.search(r"[\w»)] [;:!?»]|« |[^\W\d_][;!?]|\w:\n", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_with_their_options(command: Command, language: str) -> None:
    code, out, _ = command("games", "--lang", language)
    assert code == 0
    texts = Texts(language, "cia_vs_kgb")
    assert texts.say("game-title") in out
    for option in detente.game("cia_vs_kgb").options.values():
        assert texts.say(f"option-{option.name.replace('_', '-')}") in out
        assert f"* {option.name}={str(option.default).lower()}  " in out
    assert texts.quote("cli-table", seats="2", sides="cia, kgb") in out
    corrected = detente.game("twilight_struggle").latest_revision
    assert texts.quote("cli-revision", revision=corrected) in out


# --- mistakes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["dance"], ["dance", "play", "verify"]),
        (["--fast"], ["--fast", "detente --help"]),
        (["games", "--fast"], ["--fast", "detente games --help"]),
        (["games", "now"], ["detente games --help"]),
        (["arena", "cia_vs_kgb", "random", "--games"], ["--games", "detente arena --help"]),
        (["arena", "cia_vs_kgb", "random", "--stats=yes"], ["--stats"]),
        (["arena", "cia_vs_kgb", "random", "--jobs", "two"], ["--jobs", "two"]),
        (["replay"], ["FILE"]),
        (["verify"], ["FILE"]),
        (["replay", "none.detente"], ["none.detente"]),
        (["play", "chess"], ["chess", "cia_vs_kgb"]),
        (["play", "cia_vs_kgb", "--option", "x"], ["x"]),
        (["play", "cia_vs_kgb", "--edition", "x"], ["edition", "ru2014"]),
        (["play", "cia_vs_kgb", "--side", "mi6"], ["mi6", "kgb"]),
        (["play", "cia_vs_kgb", "--opponent", "nobody"], ["nobody"]),
        (["play", "--resume", "none.detente"], ["none.detente"]),
    ],
    ids=" ".join,
)
def test_a_mistake_gives_one_sentence_and_2(
    command: Command, args: list[str], words: list[str], language: str
) -> None:
    code, out, err = command("--lang", language, *args)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert all(word in err for word in words)


def test_an_unknown_language_is_told_in_a_known_one(command: Command) -> None:
    code, out, err = command("games", "--lang", "tlh")
    assert (code, out) == (2, "")
    assert "tlh" in err
    assert "en, ru and fr" in err


# --- records ----------------------------------------------------------------------------------


def test_records_are_proved(command: Command, record: Path) -> None:
    choices = len(finished().record().moves)
    code, out, _ = command("verify", str(record))
    assert (code, out) == (0, f"{record}: OK, finished game, {choices} choices.\n")


def test_a_record_that_claims_nothing_is_not_called_proved(
    command: Command, short: Path, record: Path
) -> None:
    bare = record.with_name("bare.detente")
    lines = record.read_text("utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(("result:", "fingerprint:"))]
    bare.write_text("\n".join(kept), encoding="utf-8")
    for path in (short, bare):
        code, out, err = command("verify", str(path))
        assert (code, err) == (0, "")
        assert "nothing to compare" in out and "holds" not in out


def test_a_wrong_claim_is_1_and_damage_is_2(command: Command, record: Path) -> None:
    text = record.read_text()
    wrong, damaged = record.with_name("wrong"), record.with_name("damaged")
    wrong.write_text(text.replace('"winners": [', '"winners": [7, '))
    damaged.write_text(text.replace("seats: 2", "seats: two"))
    assert command("verify", str(record), str(wrong))[0] == 1
    code, out, _ = command("verify", str(damaged), str(wrong), str(record), "/nowhere")
    assert code == 2
    assert [line.partition(":")[0] for line in out.splitlines()] == [
        *(str(damaged), str(wrong), str(record)),
        "/nowhere",
    ]


@pytest.mark.parametrize("args", [["verify"], ["replay", "--all"]], ids=["verify", "replay"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_a_newer_revision_is_2_and_left_alone(
    command: Command, record: Path, language: str, args: list[str]
) -> None:
    latest = detente.game("cia_vs_kgb").latest_revision
    text = record.read_text().replace(f"revision: {latest}\n", "revision: 99\n")
    record.write_text(text)
    code, out, err = command(*args, str(record), "--lang", language)
    facts = {"game": "cia_vs_kgb", "revision": 99}
    assert code == 2
    assert (out + err).count("\n") == 1
    assert Texts(language).quote("newer-revision", **facts, latest=latest) in out + err
    assert record.read_text() == text


@pytest.fixture
def fair(record: Path) -> str:
    """The commitment of the record, which now carries it."""
    seed = detente.read_record(record).record.origin["seed"]
    promise = commitment(seed)
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("seats:", f"commitment: {promise}\nseats:"), encoding="utf-8")
    return promise


@pytest.mark.parametrize("language", LANGUAGES)
def test_chance_is_proved_by_what_the_player_noted(
    command: Command, record: Path, fair: str, language: str
) -> None:
    proved = Texts(language).say("verify-fair")
    for noted in (fair, f"  {fair[:30]}\n{fair[30:].upper()} "):
        args = ["verify", str(record), "--commitment", noted, "--lang", language]
        code, out, err = command(*args)
        assert (code, err) == (0, "")
        assert out.startswith(str(record)) and out.endswith(f". {proved}\n")


def test_a_commitment_in_the_file_is_shown_for_comparison(
    command: Command, record: Path, fair: str
) -> None:
    code, out, _ = command("verify", str(record))
    assert code == 0
    assert out.count("\n") == 1
    assert f"The dice and shuffles match the commitment {fair}; compare" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_chance_than_the_promised_one_is_1(
    command: Command, record: Path, short: Path, fair: str, language: str
) -> None:
    files = [str(record), str(short)]
    code, out, err = command("verify", *files, "--commitment", fair, "--lang", language)
    assert (code, err) == (1, "")
    good, bad = out.splitlines()
    assert Texts(language).say("verify-fair") in good
    assert bad.startswith(str(short)) and fair in bad and commitment(9) in bad

    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(fair, commitment("another")), encoding="utf-8")
    code, out, _ = command("verify", str(record), "--commitment", commitment("another"))
    assert code == 1
    assert fair in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "noted", ["", "sha256:", "two\nlines", "0" * 64, "sha256:" + "g" * 64, "x" * 9999]
)
def test_what_is_no_commitment_is_2(
    command: Command, record: Path, noted: str, language: str
) -> None:
    code, out, err = command("verify", str(record), "--commitment", noted, "--lang", language)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and len(err) < 500
    assert "sha256:" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_shows_every_choice(command: Command, record: Path, language: str) -> None:
    code, out, err = command("replay", str(record), "--all", "--lang", language)
    assert (code, err) == (0, "")
    state = finished()
    texts = Texts(language, "cia_vs_kgb")
    last = len(state.record().moves)
    assert texts.say("replay-start", last=last) in out
    for number, (seat, code_) in enumerate(state.record().moves, 1):
        side = ("cia", "kgb")[seat]
        assert texts.say("replay-choice", number=number, last=last, side=side, choice=code_) in out
    flowing = " ".join(out.split())
    for text in told(state, texts)[-40:]:
        assert " ".join(text.split()) in flowing
    assert texts.say("result-" + state.result["reason"].replace("_", "-")) in out  # type: ignore[index]


def told(state: State, texts: Texts) -> list[str]:
    """What each move of a game of CIA vs KGB led to, a line an action."""
    found = []
    for _, events in groupby(state.events(None), key=lambda event: event["move_number"]):
        stories = recap(moments_of("cia_vs_kgb", list(events)), since=0)
        found += [line.text for line in lines(stories, texts)[0]]
    return found


def test_a_replay_that_begins_in_the_middle_tells_everything_once(
    command: Command, tmp_path: Path
) -> None:
    state = finished().game.start(2, "begin")
    for choices in (20, 25):
        while state.move_number < choices:
            state.play(state.to_act[0], state.legal_moves(state.to_act[0])[0])
        if choices == 20:
            state = state.game.load(state.dump())
    file = tmp_path / "middle.detente"
    file.write_text(state.record().text(state), encoding="utf-8")
    code, out, _ = command("replay", str(file), "--all")
    assert code == 0
    flowing = " ".join(out.split())
    lines_told = told(state, Texts("en", "cia_vs_kgb"))
    assert lines_told
    for text in lines_told:
        assert flowing.count(" ".join(text.split())) == lines_told.count(text)


def test_a_note_cannot_steer_the_terminal(command: Command, short: Path) -> None:
    short.write_text(short.read_text() + "note cia: \x1b[2J\x9bAnn\n")
    code, out, _ = command("replay", str(short), "--all")
    assert code == 0
    assert "cia: ?[2J?Ann\n" in out


def test_a_replay_tells_how_far_a_damaged_record_goes(command: Command, record: Path) -> None:
    text = record.read_text().partition("result:")[0]
    record.write_text(text.rstrip() + " 0:nonsense\n")
    code, out, err = command("replay", str(record), "--all")
    assert code == 2
    assert "nonsense" in err
    assert f"Choice {len(finished().record().moves)} of" in out


def test_an_unknown_side_is_named_and_is_no_command(command: Command, record: Path) -> None:
    code, out, err = command("replay", str(record), "--side", "n", "--all")
    assert (code, out) == (2, "")
    assert "Unknown side “n”. Available: cia and kgb." in err


@pytest.mark.parametrize("verb", ["play", "referee"])
def test_what_a_game_began_with_cannot_be_changed(command: Command, verb: str) -> None:
    code, out, err = command(verb, "--resume", "--edition", "fr2007")
    assert (code, out) == (2, "")
    assert err.startswith("--edition cannot be changed in a game that has begun")


def test_stepping_to_and_fro(record: Path) -> None:
    replay = Replay(detente.read_record(record).record, "ru")
    states = []
    for word, number in [("", 1), ("n", 2), ("д", 3), ("p", 2), ("н", 1), ("0", 0), ("9", 9)]:
        assert replay.execute(word)
        assert replay.number == number
        assert replay.state.move_number == number
        states.append(replay.state.dump())
    assert states[1] == states[3]
    assert states[0] == states[4]
    with pytest.raises(detente.InvalidInput, match="There is no choice"):
        replay.execute("99999")
    with pytest.raises(detente.InvalidInput, match="is not a command"):
        replay.execute("jump")
    assert replay.number == 9
    assert not replay.execute("q")
    assert not replay.execute("в")


def test_each_side_sees_what_it_knew(record: Path) -> None:
    replay = Replay(detente.read_record(record).record, "en")
    replay.go_to(2)
    (seat, agent), (other, hidden) = replay.record.moves[:2]
    names = ("cia", "kgb")
    choice, other_choice = (replay.texts.name(code) for code in (agent, hidden))
    assert other_choice in replay._title(), "a spectator of the record sees every choice"
    replay.execute(names[seat])
    assert replay.seat == seat
    assert other_choice not in replay._title()
    replay.go_to(1)
    assert choice in replay._title()
    replay.execute(names[seat])
    assert replay.seat is None
    assert other != seat


# --- the terminal -----------------------------------------------------------------------------


@pytest.mark.parametrize(("encoding", "language"), [("ascii", "ru"), ("koi8-r", "fr")])
@pytest.mark.slow
def test_a_terminal_with_few_letters_is_no_reason_to_fail(
    short: Path, encoding: str, language: str
) -> None:
    for args in (["--help"], ["replay", str(short)], ["verify", str(short), "none"]):
        code, out, err = run(*args, "--lang", language, lines=[], PYTHONIOENCODING=encoding)
        assert (code, err) == (2 if "none" in args else 0, "")
        assert out.count("\n") > 1


@pytest.mark.slow
@pytest.mark.parametrize("args", [["games"], ["--help"], ["--version"], ["replay"], ["verify"]])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_told_in_a_sentence(record: Path, args: list[str]) -> None:
    if args[0] in ("replay", "verify"):
        args = [*args, str(record)]
    with Path("/dev/full").open("w") as full:
        process = subprocess.run(
            [*DETENTE, *args, "--lang", "fr"],
            env=surroundings(),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
    said = Texts("fr").quote("cli-cannot-write", why="No space left on device")
    assert (process.returncode, process.stderr) == (2, said + "\n")


@pytest.mark.slow
def test_letters_that_a_terminal_lacks_are_the_nearest_ones() -> None:
    code, out, err = run("games", "--lang", "fr", lines=[], PYTHONIOENCODING="ascii")
    assert (code, err) == (0, "")
    assert "De deux a quatre services" in out and "?" not in out
    assert "12.5 ± σ".encode("ascii", NEAREST_LETTERS) == b"12.5 +/- s"


@pytest.mark.slow
@pytest.mark.parametrize("verb", ["replay", "import"])
def test_ctrl_c_is_answered(record: Path, tmp_path: Path, verb: str) -> None:
    """A replay is interrupted while it writes, an import while it reads."""
    endless = tmp_path / "endless.txt"
    os.mkfifo(endless)
    file = record if verb == "replay" else endless
    with start(verb, str(file), "--lang", "fr") as process:
        assert process.stdout
        if verb == "replay":
            process.stdout.read(1)  # the rest is more than a pipe holds
            process.send_signal(signal.SIGINT)
        else:
            with endless.open("wb"):  # when both have opened it
                process.send_signal(signal.SIGINT)
                process.wait(30)
        _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Arrêté" in err and "Traceback" not in err


@pytest.mark.slow
def test_nobody_minds_if_the_reader_leaves(record: Path, short: Path) -> None:
    for args in (["replay", str(record), "--all"], ["verify", *[str(short)] * 300]):
        with start(*args) as process:
            assert process.stdout
            assert process.stderr
            process.stdout.read(10)
            process.stdout.close()
            assert process.stderr.read() == ""
            assert process.wait(30) == 128 + signal.SIGPIPE


def endless_arena(folder: Path) -> subprocess.Popen[str]:
    """An arena in a session of its own that has stored some games and goes on."""
    args = ["arena", "cia_vs_kgb", "random", "--games", "100000", "--jobs", "2"]
    process = subprocess.Popen(
        [*DETENTE, *args],
        cwd=folder,
        env=surroundings(LC_ALL="C.UTF-8"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    give_up = time.monotonic() + 60
    while not any(len(path.read_bytes().splitlines()) > 3 for path in folder.glob("*.jsonl")):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < give_up
        time.sleep(0.05)
    return process


def session_ends(process: subprocess.Popen[str]) -> bool:
    """Whether all processes of the session end within seconds."""
    give_up = time.monotonic() + 30
    while time.monotonic() < give_up:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    return False


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_arena_that_is_stopped_keeps_the_finished_games(
    tmp_path: Path, number: signal.Signals
) -> None:
    process = endless_arena(tmp_path)
    if number is signal.SIGINT:
        os.killpg(process.pid, number)  # as a terminal does
    else:
        process.send_signal(number)
    out, err = process.communicate(timeout=30)  # until the last process that could write is gone
    assert process.returncode == 128 + number
    assert (out, "Traceback" in err) == ("", False)
    assert session_ends(process)
    (journal,) = tmp_path.glob("*.jsonl")
    assert f"detente arena --resume {journal.name}" in err
    kept = len(journal.read_bytes().splitlines()) - 1
    assert f"{kept} finished games are kept" in err

    code, out, err = run(
        "arena", "--resume", str(journal), "--games", str(kept), lines=[], LC_ALL="C.UTF-8"
    )
    assert code == 0
    taken = re.match(r"(\d+) of (\d+) games are taken from (\S+):", err)
    assert taken and (int(taken[2]), taken[3]) == (kept, str(journal))
    assert 0 < int(taken[1]) <= kept, "those among the first deals"
    assert "random" in out


@pytest.mark.slow
def test_the_processes_of_an_arena_do_not_outlive_it(tmp_path: Path) -> None:
    process = endless_arena(tmp_path)
    process.kill()
    process.communicate(timeout=30)
    assert session_ends(process)
