"""One table in memory: its game, its moves, seats, subscribers, chat and bots."""
