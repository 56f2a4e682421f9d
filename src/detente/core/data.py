"""The data files of a game: YAML in the folder `data` of its package.

A value that a correction of the rules has changed keeps what it was before, by revision
(CONTRIBUTING.md, "Correct a rule"):

    ops: !revised {1: 2, 3: 4}

says 2 in revisions 1 and 2, and 4 from revision 3 on. A whole row may be revised in the same way.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import yaml


class Revised:
    """A value of a data file by the rules revision from which on it holds."""

    def __init__(self, values: dict[int, Any]) -> None:
        if not values or not all(type(number) is int and number > 0 for number in values):
            raise ValueError(f"!revised wants values by revision, not {values}")
        if 1 not in values:
            raise ValueError(f"!revised lacks the value of revision 1: {values}")
        self.values = values

    def at(self, revision: int) -> Any:
        """The value in a revision."""
        return self.values[max(number for number in self.values if number <= revision)]


# The loader written in C is ten times as fast.
class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    pass


_Loader.add_constructor(
    "!revised", lambda loader, node: Revised(loader.construct_mapping(node, deep=True))
)


@cache
def _parsed(package: str, name: str) -> Any:
    return parse(files(package).joinpath("data", name).read_text(encoding="utf-8"))


def read_data(package: str, name: str, revision: int | None = None) -> Any:
    """What a data file of a package holds in a revision.

    Without a revision the file must hold no revised value: a table that is the same for all games
    of a process cannot follow the revision of each.
    """
    return at_revision(_parsed(package, name), revision)


def at_revision(data: Any, revision: int | None) -> Any:
    """A copy of parsed data with every revised value replaced by that of one revision."""
    if isinstance(data, Revised):
        if revision is None:
            raise ValueError(f"revised value {data.values} read without a revision")
        return at_revision(data.at(revision), revision)
    if isinstance(data, dict):
        return {key: at_revision(value, revision) for key, value in data.items()}
    if isinstance(data, list):
        return [at_revision(value, revision) for value in data]
    return data


def parse(text: str) -> Any:
    """A text in YAML as Python values."""
    return yaml.load(text, _Loader)
