"""The evaluation of CIA vs KGB for its bots: race, duel of the agents, struggle."""
