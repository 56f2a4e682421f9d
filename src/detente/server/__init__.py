"""The server: tables, seats, database, live connections. It finds games through the registry."""
