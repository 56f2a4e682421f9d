"""What every card's event does: one function a card, in the order of the eras."""
