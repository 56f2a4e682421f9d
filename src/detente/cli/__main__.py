"""`python -m detente.cli`."""

from detente.cli.main import main

main()
