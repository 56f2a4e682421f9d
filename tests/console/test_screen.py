"""A real terminal: colours, clearing, waiting for the reader, Ctrl-C at the prompt."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import time
from select import select

from detente.console.letters import NEAREST_LETTERS
from tests.terminal.program import DETENTE, surroundings

COLOUR = re.compile(r"\x1b\[(\d+;)*(3[1-7]|9[1-7]|38)[;m]")
CODES = re.compile(r"\x1b\[[\d;?]*[a-zA-Z]")
CLEARED = "\x1b[3J"


def at_terminal(*lines: str, opponent: str, **environment: str) -> tuple[int, str]:
    """Exit code and all that was shown in a terminal of 80 by 24.

    A line is typed whenever the program asks; after the last one, Ctrl-D.
    """
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with subprocess.Popen(
        [*DETENTE, "play", "cia_vs_kgb", "--seed", "5", "--opponent", opponent],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings(**{"TERM": "xterm-256color", **environment}),
        preexec_fn=lambda: os.login_tty(theirs),
    ) as process:
        os.close(theirs)
        try:
            shown = _converse(ours, lines)
        except TimeoutError:
            process.kill()
            raise
        finally:
            os.close(ours)
    return process.returncode, shown


def _converse(terminal: int, lines: tuple[str, ...]) -> str:
    to_type = iter(lines)
    shown = ""
    answered = 0
    while chunk := _read(terminal, shown):
        shown += chunk
        if CODES.sub("", shown[answered:]).endswith((" > ", "Press Enter. ")):
            answered = len(shown)
            # Python's readline misses a Ctrl-C in the instant between the prompt and its waiting
            # for keys; nobody's fingers are that fast.
            time.sleep(0.2)
            os.write(terminal, next(to_type, "\x04").encode())
    return shown


def _read(file: int, shown: str) -> str:
    if not select([file], [], [], 20)[0]:
        raise TimeoutError(shown)
    try:
        return os.read(file, 65536).decode(errors="replace")
    except OSError:  # Nobody is left at the other end.
        return ""


def test_hot_seat_clears_the_screen_and_all_above_it() -> None:
    lines = ("\r", "assassin\r", "\r", "analyst\r", "\r", "quit\r")
    code, shown = at_terminal(*lines, opponent="human")
    assert code == 0
    _, _, cia, _, kgb, *_ = shown.split(CLEARED)
    assert "> assassin" in cia
    assert "\x1b[2J" in cia
    assert "Your Agent X" not in kgb
    assert COLOUR.search(shown)


def test_no_colour_where_none_is_wanted() -> None:
    _, shown = at_terminal("quit\r", opponent="random", NO_COLOR="1")
    assert "Which agent do you secretly send" in shown
    assert not COLOUR.search(shown)


def test_a_dumb_terminal_gets_no_escape_codes() -> None:
    lines = ("\r", "assassin\r", "\r", "quit\r")
    _, shown = at_terminal(*lines, opponent="human", TERM="dumb")
    assert "Which agent do you secretly send" in shown
    assert "\x1b" not in shown


def test_news_that_would_scroll_away_wait_for_enter() -> None:
    lines = ["director", "cia", "recruit", *["pass"] * 5]
    code, shown = at_terminal(*(f"{line}\r" for line in lines), "quit\r", opponent="random")
    assert code == 0
    assert "Press Enter." in shown


def test_ctrl_c_at_the_prompt() -> None:
    code, shown = at_terminal("assassin\r", "\x03", opponent="random")
    assert code == 130
    assert "To resume it: detente play --resume" in shown


def test_letters_that_the_terminal_lacks_are_replaced_one_for_one() -> None:
    french = "« Été » – l’agent…"
    assert french.encode("ascii", errors=NEAREST_LETTERS) == b'" Ete " - l\'agent.'
    assert french.encode("utf-8", errors=NEAREST_LETTERS) == french.encode()


def test_a_half_is_not_taken_for_a_digit() -> None:
    assert "5½, 3 × greedy".encode("ascii", errors=NEAREST_LETTERS) == b"5+, 3 x greedy"
