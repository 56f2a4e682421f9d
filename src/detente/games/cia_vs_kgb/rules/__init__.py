"""The rules of Cold War: CIA vs KGB. They know the core and nothing else."""
