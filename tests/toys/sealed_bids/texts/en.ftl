game-title = Sealed Bids
game-summary = The highest card wins.

name-north = North
name-east = East
name-south = South
name-west = West
name-card_0 = Card 0
name-card_1 = Card 1
name-card_2 = Card 2
name-card_3 = Card 3
name-card_4 = Card 4
name-card_5 = Card 5
name-card_6 = Card 6
name-card_7 = Card 7
name-swap = Swap
name-keep = Keep

prompt-discard = Which card do you discard?
prompt-swap = Swap your last card?

discarded = { $seat } discards a card.
discarded-card = You discard { $card }.
swapped = { $seat } swaps the last card.

refused-not-in-hand = { $choice } is not in your hand.
refused-deck-empty = The deck is empty.
refused-swap-or-keep = Swap or keep.

result-highest-card = The highest card wins.

label-dealer = Dealer
label-hand = Hand
label-discard = Discarded
label-deck = Deck
