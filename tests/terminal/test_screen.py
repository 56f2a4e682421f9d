"""A real terminal: colours, clearing, waiting for the reader, Ctrl-C at the prompt."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import termios

from detente.terminal.screen import NEAREST_LETTERS
from tests.terminal.program import DETENTE, surroundings

COLOUR = re.compile(r"\x1b\[(\d+;)*(3[1-7]|9[1-7]|38)[;m]")
CODES = re.compile(r"\x1b\[[\d;?]*[a-zA-Z]")
CLEARED = "\x1b[3J"


def at_terminal(*lines: str, opponent: str, **environment: str) -> tuple[int, str]:
    """Exit code and all that was shown in a terminal of 80 by 24; a line is typed when asked."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        [*DETENTE, "play", "cia_vs_kgb", "--seed", "5", "--opponent", opponent],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings(**{"TERM": "xterm-256color", **environment}),
        preexec_fn=lambda: os.login_tty(theirs),
    )
    os.close(theirs)
    to_type = list(lines)
    shown = ""
    while chunk := _read(ours):
        shown += chunk
        if to_type and CODES.sub("", shown).endswith((" > ", "Press Enter. ")):
            os.write(ours, to_type.pop(0).encode())
    os.close(ours)
    return process.wait(timeout=20), shown


def _read(file: int) -> str:
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
    assert "Go on with: detente play --resume" in shown


def test_letters_that_the_terminal_lacks_are_replaced_one_for_one() -> None:
    french = "« Été » – l’agent…"
    assert french.encode("ascii", errors=NEAREST_LETTERS) == b'" Ete " - l\'agent.'
    assert french.encode("utf-8", errors=NEAREST_LETTERS) == french.encode()
