"""Bots against each other: games on all cores, win rates, ratings, statistics, pictures.

`schedule` lists the games, `match` plays one, `runner` all of them, `results_file` stores them;
`standings` and `statistics` add them up, `report` and `plot` show the sums to people.
"""
