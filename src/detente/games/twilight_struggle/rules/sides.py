"""The two sides. A side's integer is its seat; VP above zero are the US's."""

from typing import Final

US: Final = 0
USSR: Final = 1
NOBODY: Final = -1
SIDES: Final = ("us", "ussr")
