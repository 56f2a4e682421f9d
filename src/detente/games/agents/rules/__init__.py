"""The rules of Agents: Shield and Sword. They know the core and nothing else."""
