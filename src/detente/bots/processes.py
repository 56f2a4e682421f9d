"""Processes of bots: they end with the one that started them, and leave Ctrl-C to it."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread, current_thread, main_thread


def exit_with_parent() -> None:
    """From now on, exit when the parent process has ended, for whatever reason."""
    Thread(target=_wait_and_exit, daemon=True).start()


def _wait_and_exit() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def ignore_interrupt() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes that are started inside ignore Ctrl-C from their start."""
    if current_thread() is not main_thread():  # only the main thread may do this
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
