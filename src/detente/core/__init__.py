"""What all games share. It knows no game."""
