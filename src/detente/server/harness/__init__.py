"""The harness: the page fed with the updates of a recorded game, without a table or a database.

It is for tests of the page and for authors of boards, and wheels leave this package out (setup.py).
docs/testing.md is its manual.
"""
