"""Bots against each other: games on all cores, win rates, ratings, statistics, pictures.

`plan` says which games are played, `match` plays one, `contest` all of them, `journal` keeps them;
`standings` and `statistics` add them up, `report` and `plot` show that to people.
"""
