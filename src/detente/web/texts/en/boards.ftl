## Any board

board-can = { $label }. Can be chosen, option { $number }: { $does }
board-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-on-top = on top
board-at-bottom = at the bottom
board-place = no. { $place }
board-somewhere = among the top cards
board-nothing = none
board-also = Also
board-kind-card = card

## The chart of scores

board-chart-title = The score over the game
board-chart-description = Ahead at the end: { $leaders }.
board-chart-target = to win: { $target }
