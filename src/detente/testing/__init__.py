"""What the tests of any game are made with."""
