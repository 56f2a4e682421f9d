"""The rules of Secret Power: New World Order. They know the core and nothing else."""
