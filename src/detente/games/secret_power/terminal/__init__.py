"""Secret Power in a terminal."""

from typing import Final

from detente.console.board import TerminalBoard
from detente.games.secret_power.terminal.board import brief, draw
from detente.games.secret_power.terminal.explanations import details, note, topic

BOARD: Final = TerminalBoard(draw, brief=brief, note=note, details=details, topic=topic)
