"""Ctrl-C waits until a move is carried out and saved, and no longer."""

import os
import signal

import pytest

from detente.console.stop import Stop, Stopped


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_what_is_held_is_finished_first(number: int) -> None:
    done: list[str] = []

    def hold() -> None:
        with Stop() as stop, stop.held():
            os.kill(os.getpid(), number)
            done.append("choice carried out")

    with pytest.raises(Stopped) as stopped:
        hold()
    assert done
    assert stopped.value.exit_code == 128 + number


def test_otherwise_it_stops_at_once_and_the_old_handlers_return() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Stop(), pytest.raises(Stopped):
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
