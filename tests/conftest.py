"""What holds for all tests."""

import gc

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    """Spare the garbage collector thousands of tests, which stay to the end."""
    if not session.config.option.collectonly:
        gc.collect()
        gc.freeze()
