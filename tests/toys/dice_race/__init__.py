"""Dice race, a tiny game for two or three seats with a die and a bag, and with a referee."""

from detente.registry import GamePackage

PACKAGE = GamePackage(
    name="dice_race", module=__name__, game="rules:DiceRace", referee="referee:REFEREE"
)
