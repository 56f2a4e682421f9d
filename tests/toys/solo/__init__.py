"""Sealed bids for one to three, with options that depend on their number."""

from detente.registry import GamePackage

PACKAGE = GamePackage(name="solo", module=__name__, game="rules:Solo")
