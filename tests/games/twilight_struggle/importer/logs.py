"""The logs of real games, which are not ours: the folder that DETENTE_LOGS names has them."""

import os
from pathlib import Path
from typing import Final

import pytest

_NAMED: Final = os.environ.get("DETENTE_LOGS")
_FOLDER: Final = Path(_NAMED).resolve() if _NAMED else None  # before a test goes elsewhere


def real_logs() -> list[Path]:
    """The 24 games; empty where the folder is absent."""
    return sorted(_FOLDER.glob("game_*.txt")) if _FOLDER else []


needs_real_logs = pytest.mark.skipif(
    not real_logs(),
    reason="DETENTE_LOGS names no folder with logs of real games (game_*.txt)",
)
