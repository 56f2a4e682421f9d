game-title = Services
game-summary = The highest card wins.

name-north = north player
    .the = the north player
name-east = east player
    .the = the east player
name-south = south player
    .the = the south player
name-west = west player
    .the = the west player
name-kgb = KGB
name-cia = CIA
name-mi6 = MI6
name-mossad = Mossad
name-swap = Swap
name-keep = Keep

prompt-discard = Which card do you discard?
prompt-swap = Swap your last card?

discarded = The { $seat } discards a card.
discarded-card = You discard { $card }.
swapped = The { $seat } swaps the last card.
turn-started = It is the turn of the { $seat }.

result-highest-card = The highest card wins.
