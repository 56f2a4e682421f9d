"""Cold War: CIA vs KGB (2 players)."""
