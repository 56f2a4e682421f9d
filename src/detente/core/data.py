"""The data files of a game: YAML in the folder `data` of its package."""

from importlib.resources import files
from typing import Any

import yaml


def read_data(package: str, name: str) -> Any:
    """What a data file of a package holds."""
    return parse(files(package).joinpath("data", name).read_text(encoding="utf-8"))


def parse(text: str) -> Any:
    """What a text in YAML says."""
    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # C is ten times as fast
