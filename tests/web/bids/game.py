"""The tiny game of tests/core/toy.py as somebody else would publish it, with texts of its own."""

from tests.core.toy import SealedBids


class PublishedBids(SealedBids):
    """Its texts lie beside this module."""
