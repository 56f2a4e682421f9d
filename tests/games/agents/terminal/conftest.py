"""Games of the terminal are saved in a folder of the test."""

from tests.terminal.conftest import _own_home, says, typed

__all__ = ["_own_home", "says", "typed"]
