"""Sealed bids whose seats are named by lot as they play."""

from detente.registry import GamePackage

PACKAGE = GamePackage(name="services", module=__name__, game="rules:Services")
