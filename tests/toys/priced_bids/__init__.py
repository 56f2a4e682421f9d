"""Sealed bids for a prize; the value of a card was corrected once."""
