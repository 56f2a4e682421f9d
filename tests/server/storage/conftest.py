"""The stored databases as a fixture."""

import pytest

from tests.server.storage.stored.loaded import SCHEMAS, Stored, load


@pytest.fixture(params=SCHEMAS)
def stored(request: pytest.FixtureRequest, database_url: str) -> Stored:
    """A database as an earlier server has left it, not yet migrated."""
    return load(request.param, database_url)
