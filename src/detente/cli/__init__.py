"""The command `detente`: main.py runs it, and each verb is a module."""
