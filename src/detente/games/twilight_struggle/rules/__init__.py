"""The rules of Twilight Struggle. They know the core and nothing else."""
