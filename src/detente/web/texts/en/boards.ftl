## Any board

board-can = { $label }. Can be chosen, option { $number }: { $does }
board-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-on-top = on top
board-at-bottom = at the bottom
board-place = no. { $place }
board-somewhere = somewhere on top
board-nothing = none
board-also = Besides
board-kind-card = card

## The chart of scores

board-chart-title = The score, round by round
board-chart-description = { $leaders } ahead at the end.
board-chart-target = to win: { $target }
