"""The built-in games, one package each with a manifest `PACKAGE` (detente.registry)."""
