"""Sealed bids, a tiny game for two to four seats."""

from detente.registry import GamePackage

PACKAGE = GamePackage(name="sealed_bids", module=__name__, game="rules:SealedBids")
