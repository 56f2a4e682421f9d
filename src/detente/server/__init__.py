"""The table: seats, store, live play. Knows the games and bots through their registries only."""
