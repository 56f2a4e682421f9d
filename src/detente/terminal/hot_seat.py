"""Several people at one screen: nobody sees what only another seat may know."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from detente.terminal.game_screen import GameScreen


def hand_over(game_screen: "GameScreen", seat: int) -> None:
    """Clear the screen, show what everybody may know, and wait for the next person."""
    game_screen.screen.clear()
    game_screen.screen.show(game_screen.recap(None))
    side = game_screen.local_game.state.seat_name(seat)
    game_screen.screen.say(game_screen.texts.say("terminal-hand-over", side=side), style="bold")
    game_screen.screen.read(game_screen.texts.say("terminal-press-enter") + " ")
    game_screen.screen.clear()
