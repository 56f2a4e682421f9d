"""The logs of real games, which are not ours: they lie beside the project, if at all."""

from pathlib import Path
from typing import Final

import pytest

_FOLDER: Final = Path(__file__).parents[3] / "shared/data/twilight_struggle/logs"


def real_logs() -> list[Path]:
    """The 24 games; empty where the folder is absent."""
    return sorted(_FOLDER.glob("game_*.txt"))


needs_real_logs = pytest.mark.skipif(
    not real_logs(),
    reason="the logs of real games are not here: ../shared/data/twilight_struggle/logs",
)
