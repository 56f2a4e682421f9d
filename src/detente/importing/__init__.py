"""Logs of other programs become records: `detente import`."""
