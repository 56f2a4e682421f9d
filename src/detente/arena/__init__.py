"""Bots against each other: games on all cores, win rates, ratings, statistics, pictures.

>>> from detente import arena
>>> played = arena.play("cia_vs_kgb", ["greedy", "random"], seed=3)
>>> played.state.over, played.failed
(True, None)

`schedule` lists the games, `match` plays one, `runner` all of them, `results_file` stores them;
`standings` and `statistics` add them up, `report` and `plot` show the sums to people. `bot_process`
has the processes in which other people's bots play.
"""

from detente.arena.match import Played, play

__all__ = ["Played", "play"]
