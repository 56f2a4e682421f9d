"""Several people at one screen: nobody sees what only another may know."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from detente.terminal.table import Table


def hand_over(table: "Table", seat: int) -> None:
    """Hide what is on the screen, tell what everybody saw, and wait for the next person."""
    table.screen.clear()
    table.screen.show(table.events(table.match.news(None)))
    side = table.match.state.seat_name(seat)
    table.screen.say(table.texts.say("terminal-hand-over", side=side), style="bold")
    table.screen.read(table.texts.say("terminal-press-enter") + " ")
    table.screen.clear()
