"""Agents in a terminal."""

from typing import Final

from detente.console.board import TerminalBoard
from detente.games.agents.terminal.board import brief, draw
from detente.games.agents.terminal.explanations import details, note

BOARD: Final = TerminalBoard(draw, brief=brief, note=note, details=details)
