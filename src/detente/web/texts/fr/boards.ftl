## Tout plateau

board-can = { $label }. Peut être choisi, option { $number } : { $does }
board-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-on-top = au sommet
board-at-bottom = tout en bas
board-place = nᵒ { $place }
board-somewhere = parmi les premières cartes
board-nothing = rien
board-also = Aussi
board-kind-card = carte

## La courbe du score

board-chart-title = L’évolution du score
board-chart-description = En tête à la fin : { $leaders }.
board-chart-target = pour gagner : { $target }
